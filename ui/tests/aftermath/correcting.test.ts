import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { CorrectionStep } from "../../src/aftermath/calls.ts";
import { settled } from "../fixtures/aftermath.ts";
import { outcome, past } from "../fixtures/correction.ts";
import { expectClean, session } from "../session.ts";

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

async function pages(others: Parameters<typeof session>[0] = {}) {
  const asked = session({
    correction: ({ steps }) => past(steps),
    correction_accept: () => ({ ...settled, open: 0, closed: true }),
    ...others,
  });
  location.hash = "#/aftermath/s2/correct";
  render(App);
  await screen.findByRole("button", { name: "Correct: Trauma for Reyne" });
  const steps = () => {
    const calls = asked.filter(({ name }) => name === "correction").map(({ input }) => input as { steps: unknown[] });
    return calls.at(-1)?.steps;
  };
  return { asked, steps };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const bar = () => screen.getByRole("region", { name: "The correction" });
/** Answers the dice of what is open. */
async function dice(region: string, ...faces: string[]) {
  const asks = within(screen.getByRole("region", { name: region }));
  for (const face of faces) await userEvent.click(asks.getByRole("button", { name: face }));
}

test("the past is corrected on the ledger's own page, where it stands", async () => {
  await pages();
  const redoubt = within(screen.getByRole("region", { name: "The Seventh Redoubt" }));
  expect(redoubt.getByRole("heading", { name: "Trauma" })).toBeTruthy();
  expect(redoubt.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Correct: Survival Roll for Tobin",
    "Correct: Survival Roll for Isolde",
    "Correct: Trauma for Reyne",
    "Correct: Quartermaster: Shovel for Tobin · The Seventh Redoubt",
  ]);
  // Isolde's roll was corrected before: what was said first is there to read.
  expect(redoubt.getByText(/first:/).closest("s")?.textContent).toMatch(/6/);
  expect(bar().textContent).toMatch(/What was misread or written down wrong\?/);
  await expectClean();
});

test("a roll is corrected in its row, asks what follows there, and is accepted with its reason", async () => {
  const { asked, steps } = await pages();
  await press("Correct: Trauma for Reyne");
  await dice("Trauma for Reyne", "1", "2");
  const asks = await screen.findByRole("region", { name: "The Ashen Choir holds Reyne. What ransom?" });
  const trauma: CorrectionStep = {
    kind: "anew",
    seq: 3,
    place: 0,
    answer: { kind: "faces", faces: [1, 2], source: "table" },
  };
  expect(steps()).toEqual([trauma]);
  // The question stands under her row, not under the page.
  expect(asks.closest("li")?.previousElementSibling?.textContent).toMatch(/Reyne/);
  expect(screen.queryByRole("textbox", { name: "Why correct it" })).toBeNull();
  await userEvent.click(within(asks).getByRole("button", { name: "Refuse" }));
  const tobin = await within(bar()).findByRole("button", { name: "Tobin" });
  expect(steps()).toEqual([trauma, { kind: "further", answer: { kind: "choice", choice: "refuse", amount: null } }]);
  const stamp = screen.getByRole("button", { name: "Correct: Trauma for Reyne" }).parentElement;
  expect(stamp?.querySelector("s")?.textContent.trim()).toBe("31");
  expect(stamp?.textContent).toMatch(/becomes\s*1 2/);
  expect(bar().textContent).toMatch(/1 correction/);
  // From the bar to the row, where then and now stand together.
  await userEvent.click(tobin);
  expect(document.activeElement?.textContent.replace(/\s+/g, " ")).toMatch(/Roster .*in the Warband .*fallen/);
  expect(screen.getByRole("group", { name: "What changes for The Seventh Redoubt" }).textContent).toMatch(
    /Strongbox\s*.*90.*120.*Wat/s,
  );
  const accept = screen.getByRole<HTMLButtonElement>("button", { name: "Accept the correction" });
  expect(accept.disabled).toBe(true);
  await userEvent.type(screen.getByRole("textbox", { name: "Why correct it" }), "Read upside down");
  await expectClean();
  await userEvent.click(accept);
  await waitFor(() => expect(location.hash).toBe("#/aftermath/s2"));
  expect(asked.find(({ name }) => name === "correction_accept")?.input).toMatchObject({ reason: "Read upside down" });
});

test("what is no longer valid says why at its row, and can be made to hold", async () => {
  const { steps } = await pages();
  await press("Correct: Survival Roll for Tobin");
  await dice("Survival Roll for Tobin", "1");
  await within(bar()).findByRole("button", { name: "2 no longer valid" });
  const shovel = screen.getByRole("button", { name: /Correct: Quartermaster: Shovel/ }).closest("p, li, div");
  expect(shovel?.querySelector("s")?.textContent).toMatch(/Shovel for Tobin/);
  expect(shovel?.textContent).toMatch(/8 ducats are missing/);
  const away = screen.getByRole("region", { name: "Not on these pages" });
  expect(away.textContent).toMatch(/Survival Roll for Tobin: 5.*Game 3.*it is no longer asked/s);
  await press("Grant 8 ducats: Shovel for Tobin");
  await waitFor(() => expect(steps()).toHaveLength(2));
  await press("Undo: Grant 8 ducats: Quartermaster: Shovel for Tobin · The Seventh Redoubt");
  await waitFor(() => expect(steps()).toHaveLength(1));
});

test("one correction is taken back in its place, and Leave it takes back all", async () => {
  const { steps } = await pages();
  await press("Correct: Survival Roll for Tobin");
  await dice("Survival Roll for Tobin", "1");
  await screen.findByRole("button", { name: "Undo: Survival Roll for Tobin" });
  await press("Correct: Survival Roll for Isolde");
  await press("Strike out: Survival Roll for Isolde");
  await waitFor(() => expect(bar().textContent).toMatch(/2 corrections/));
  await press("Undo: Survival Roll for Tobin");
  await waitFor(() => expect(steps()).toEqual([{ kind: "strike", seq: 2, place: 0 }]));
  await press("Cancel");
  await waitFor(() => expect(steps()).toEqual([]));
  expect(screen.queryByRole("button", { name: /^Undo:/ })).toBeNull();
});

test("the arrow keys go from one to the next, Enter opens it and Escape leaves it", async () => {
  await pages();
  const name = () => document.activeElement?.getAttribute("aria-label");
  screen.getByRole("button", { name: "Correct: Survival Roll for Tobin" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(name()).toBe("Correct: Trauma for Reyne");
  await userEvent.keyboard("{ArrowRight}");
  expect(name()).toBe("Correct: Survival Roll for Nib");
  await userEvent.keyboard("{ArrowLeft}{Home}{ArrowUp}");
  expect(name()).toBe("Correct: Survival Roll for Tobin");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("region", { name: "Survival Roll for Tobin" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Survival Roll for Tobin" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: "Survival Roll for Tobin" })).toBeNull();
  expect(name()).toBe("Correct: Survival Roll for Tobin");
});

test("a correction that changes nothing says so and is not accepted", async () => {
  const nothing = { changes: false, warbands: [], lost: [], absent: [] };
  await pages({ correction: ({ steps }) => past(steps, outcome(steps, nothing)) });
  await press("Correct: Survival Roll for Tobin");
  await dice("Survival Roll for Tobin", "4");
  await waitFor(() => expect(bar().textContent).toMatch(/This changes nothing/));
  await userEvent.type(screen.getByRole("textbox", { name: "Why correct it" }), "To be sure");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Accept the correction" }).disabled).toBe(true);
});

test("the result is corrected on its sheet, which stands in place of the pages meanwhile", async () => {
  const now = "The Seventh Redoubt 16 – The Ashen Choir 18, won by The Ashen Choir";
  const ended = {
    result: { what: "Result", before: past([]).result.said, after: now },
    game: [{ what: "Turns", before: "4", after: "5" }],
    kept: {
      said: "The Seventh Redoubt stays the winner, as chosen by hand.",
      mend: { label: "Let the points decide", step: { kind: "result" as const, battle: past([]).result.sheet.battle } },
    },
  };
  const { steps } = await pages({
    correction: ({ steps }) => past(steps, outcome(steps, ended)),
    battle_sheet_winner: () => ({ parties: [], ahead: null }),
  });
  await press("Correct: The result");
  expect(screen.queryByRole("button", { name: "Correct: Trauma for Reyne" })).toBeNull();
  await press("Cancel");
  await press("Correct: Trauma for Reyne");
  expect(screen.getByRole("region", { name: "Trauma for Reyne" })).toBeTruthy();
  await press("Correct: The result");
  await press("Use this result");
  const result = (await screen.findByText(/18, won by/)).closest("div");
  expect(result?.textContent).toMatch(/13, won by The Seventh Redoubt.*18, won by The Ashen Choir.*Turns.*4.*5/s);
  expect(result?.textContent.match(/18, won by/g)).toHaveLength(1);
  await press("Let the points decide");
  await waitFor(() => expect(steps()).toHaveLength(1));
  expect(screen.getByRole("button", { name: "Correct: Trauma for Reyne" })).toBeTruthy();
  await press("Undo: The result");
  await waitFor(() => expect(steps()).toEqual([]));
});
