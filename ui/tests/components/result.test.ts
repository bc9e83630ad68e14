import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { ResultLine } from "../../src/campaign/calls.ts";
import Result from "../../src/campaign/results/Result.svelte";

const GUESS = "Taken for the game of the same Warbands in the same scenario on the same day.";

const line = (by_guess: string | null): ResultLine => ({
  file: "of-ines.json",
  scenario: "Relic Hunt",
  said: "The Seventh Redoubt 5 – The Ashen Choir 8, won by The Ashen Choir",
  by: "Ines, 2026-05-01",
  state: {
    is: "differs",
    battle: "b1",
    by_guess,
    differences: [{ what: "Winner", before: "The Seventh Redoubt", after: "The Ashen Choir" }],
  },
});

test("a result that is only taken for a game that is known can be filed as another one", async () => {
  const [onaccept, onanother, onhold] = [vi.fn(), vi.fn(), vi.fn()];
  const hands = { held: false, locked: false, onaccept, onanother, onhold };
  const { container, rerender } = render(Result, { line: line(GUESS), ...hands });
  expect(container.textContent).toContain(GUESS);
  await userEvent.click(screen.getByRole("button", { name: "File as another game: of-ines.json" }));
  expect([onaccept.mock.calls.length, onanother.mock.calls.length]).toEqual([0, 1]);
  await rerender({ line: line(null), ...hands });
  expect(screen.queryByRole("button", { name: /File as another game/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Accept the difference: of-ines.json" })).toBeTruthy();
});
