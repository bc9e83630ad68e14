import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { BattleView, Odds, SpendView } from "../../src/battle/calls.ts";
import { session, expectClean } from "../session.ts";
import { moment } from "../fixtures/battle.ts";

const markers = { blood: 0, blessing: 0, infection: 0, bloodbath: false };
const attack = (miss: number, down: number, out_of_action: number): Odds => ({
  attack: {
    miss,
    hit: 1 - miss,
    no_effect: 0,
    minor_hit: 1 - miss - down - out_of_action,
    down,
    out_of_action,
    down_or_worse: down + out_of_action,
  },
});
const injury = (down: number, out_of_action: number): Odds => ({
  injury: {
    no_effect: 0,
    minor_hit: 1 - down - out_of_action,
    down,
    out_of_action,
    down_or_worse: down + out_of_action,
  },
});

/** A shot with everything to spend on it: on the roll, on the Injury Roll, or kept. */
function richly(): BattleView {
  const view = moment("stated");
  const roll = view.question?.roll;
  if (!roll) throw new Error("no roll");
  const spends = (side: number, marker: SpendView["marker"], choices: SpendView["choices"]): SpendView => ({
    side,
    marker,
    has: choices.length - 1,
    open: true,
    choices,
  });
  roll.later = [
    spends(0, "blood", [
      { markers, odds: attack(0.68, 0.08, 0.05) },
      { markers: { ...markers, blood: 1 }, odds: attack(0.68, 0.09, 0.1) },
      { markers: { ...markers, blood: 6, bloodbath: true }, odds: attack(0.68, 0.02, 0.25) },
    ]),
    spends(1, "blessing", [
      { markers, odds: attack(0.68, 0.08, 0.05) },
      { markers: { ...markers, blessing: 1 }, odds: attack(0.68, 0.04, 0.02) },
    ]),
  ];
  roll.kept = [
    spends(1, "blood", [
      { markers, odds: injury(0.3, 0.28) },
      { markers: { ...markers, blood: 1 }, odds: injury(0.28, 0.52) },
    ]),
  ];
  const ends = (down: number, out_of_action: number) => ({
    standing: 1 - down - out_of_action,
    down,
    out_of_action,
    down_or_worse: down + out_of_action,
    markers: 1.25,
  });
  roll.series = { attacks: 3, second: null, unspent: ends(0.2, 0.16), best_down: ends(0.3, 0.2), best_out: null };
  return view;
}

async function shown(view: BattleView) {
  const asked = session({ battle: () => view, battle_say: () => view });
  location.hash = "#/battle/b1";
  render(App);
  await waitFor(() => expect(document.getElementById("question")).toBeTruthy());
  return asked;
}

test("all odds: each spend of both sides now, on the Injury Roll, kept, and the whole series", async () => {
  const asked = await shown(richly());
  await userEvent.keyboard("o");
  const panel = await screen.findByRole("region", { name: "All odds" });
  const rows = within(panel)
    .getAllByRole<HTMLTableRowElement>("row")
    .map(({ cells }) =>
      [...cells]
        .map(({ textContent }) => textContent.trim())
        .filter(Boolean)
        .join(" "),
    );
  const row = (text: RegExp) =>
    expect(
      rows.find((one) => text.test(one)),
      String(text),
    ).toBeTruthy();
  row(/^Spent now, % Hit Down\+ Out$/);
  row(/^Spent on the Injury Roll, % Hit Down\+ Out$/);
  row(/1 Blood 32 19 10$/);
  row(/Bloodbath 32 27 25$/);
  row(/1 Blessing 32 6 2$/);
  row(/^Kept: own Injury Roll, % Down\+ Out$/);
  row(/1 Blood 80 52$/);
  row(/^3 attacks at this target Blood Down\+ Out$/);
  row(/^Nobody spends 1\.3 36 16$/);
  row(/^Best for Down 1\.3 50 20$/);
  expect(rows.some((one) => one.startsWith("Best for Out"))).toBe(false);
  expect(within(panel).getByRole("img", { name: /^Stands 64\.0, Down 20\.0, Out of Action 16\.0/ })).toBeTruthy();
  await expectClean();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByTestId("odds-panel")).toBeNull());
  await userEvent.click(screen.getByTestId("all-odds"));
  await userEvent.click(await screen.findByTestId("odds-back"));
  await waitFor(() => expect(screen.queryByTestId("odds-panel")).toBeNull());
  expect(asked.filter(({ name }) => name === "battle_say")).toEqual([]);
});

test("where nothing can be spent and no attack is made, there is nothing to weigh", async () => {
  await shown(moment("rollOff"));
  await userEvent.keyboard("o");
  expect(screen.queryByTestId("odds-panel")).toBeNull();
  expect(screen.queryByTestId("all-odds")).toBeNull();
});

test("targets and weapons are compared by their bars, with the whole series in words", async () => {
  const view = moment("before");
  const [first] = view.question?.attacks ?? [];
  if (!first) throw new Error("no attack");
  first.series = {
    attacks: 2,
    second: "Bayonet",
    unspent: { standing: 0.7, down: 0.2, out_of_action: 0.1, down_or_worse: 0.3, markers: 0.5 },
    best_down: null,
    best_out: null,
  };
  await shown(view);
  await userEvent.keyboard("s");
  const choices = (await screen.findAllByTestId("choice")).filter((one) => one.textContent?.includes("Rifle"));
  expect(choices).toHaveLength(2);
  for (const choice of choices) expect(within(choice).getByRole("img", { name: /^Miss 68\.1/ })).toBeTruthy();
  expect(choices[0]?.textContent).toContain("With Bayonet: Down+ 30 %, Out 10 %");
  expect(choices[1]?.textContent).not.toContain("Down+ 30");
  await expectClean();
});
