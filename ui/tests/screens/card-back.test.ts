/** The back of a model's card in a battle. */
import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { BattleView } from "../../src/battle/calls.ts";
import { expectClean } from "../session.ts";
import { moment } from "../fixtures/battle.ts";
import { key, said, seated } from "../table.ts";

/** A battle that stands as it does, whatever is said. */
const at = (view: BattleView) => seated({ battle: () => view, battle_say: () => view });

test("on the back of a card: who stands in reach of its aura, and what it stands on", async () => {
  const view = moment("act");
  for (const model of view.models) model.at = null;
  const [bearer, friend] = view.models;
  view.question?.offers.push({ auras: { bearers: [bearer?.id ?? -1] } }, "stand");
  const asked = await at(view);
  await userEvent.click(screen.getByTestId(`card-${friend?.id}`));
  expect(await screen.findByRole("form", { name: "What it stands on" })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "In reach of its aura" })).toBeNull();
  await key("{Escape}");
  await userEvent.click(screen.getByTestId(`card-${bearer?.id}`));
  const list = await screen.findByRole("group", { name: "In reach of its aura" });
  await expectClean();
  const ticked = () => within(list).getByTestId<HTMLInputElement>(`under-${friend?.id}`).checked;
  expect(ticked()).toBe(false);
  if (bearer && friend) bearer.in_reach = [friend.id];
  await userEvent.click(within(list).getByTestId(`under-${friend?.id}`));
  await waitFor(() => expect(ticked()).toBe(true));
  await waitFor(() =>
    expect(said(asked)).toEqual([{ do: "under", bearer: bearer?.id, model: friend?.id, under: true }]),
  );
  const form = screen.getByRole("form", { name: "What it stands on" });
  await userEvent.clear(within(form).getByLabelText("Stands at height"));
  await userEvent.type(within(form).getByLabelText("Stands at height"), "3");
  await userEvent.click(within(form).getByLabelText("On Dangerous ground"));
  await userEvent.click(within(form).getByTestId("stand"));
  await waitFor(() =>
    expect(said(asked)[1]).toEqual({ do: "stand", model: bearer?.id, height: 3 * 25_400, danger: [] }),
  );
});

test("what was stated of a model's ground stands on its card again, so that stating one thing keeps the others", async () => {
  const view = moment("act");
  const [one] = view.models;
  if (!one) throw new Error("nobody is there");
  Object.assign(one, { height: 3 * 25_400, ledge: 2 * 25_400, danger: ["FIRE"] });
  view.question?.offers.push("stand");
  const asked = await at(view);
  await userEvent.click(screen.getByTestId(`card-${one.id}`));
  await userEvent.click(within(await screen.findByRole("form", { name: "What it stands on" })).getByTestId("stand"));
  await waitFor(() =>
    expect(said(asked)).toEqual([
      { do: "stand", model: one.id, height: 3 * 25_400, ledge: 2 * 25_400, danger: ["FIRE"] },
    ]),
  );
});

test("a card closed by a tap leaves the next key to the question, closed by a key to the card's own row", async () => {
  await at(moment("act"));
  const [one] = moment("act").models;
  const row = () => screen.getByTestId(`card-${one?.id}`);
  await userEvent.click(row());
  await userEvent.click(await screen.findByRole("button", { name: "Close the card" }));
  await waitFor(() => expect(document.activeElement?.id).toBe("question"));
  row().focus();
  await key("{Enter}");
  (await screen.findByRole("button", { name: "Close the card" })).focus();
  await key("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(row()));
});
