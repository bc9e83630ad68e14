import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import Sheet from "../../src/campaign/earlier/Sheet.svelte";
import type { EarlierView } from "../../src/campaign/calls.ts";
import { expectClean } from "../session.ts";

const seen: EarlierView = {
  table: {
    delimiter: ";",
    headed: false,
    columns: ["day", "scenario", "name", "score", "name", "score"],
    rows: [
      { line: 1, cells: ["30.4.2026", "Relic Hunt", "Ines", "11", "Ada", "4"] },
      { line: 2, cells: ["1.5.2026", "Relic Hunt", "Ines", "3", "Ada", "x"] },
    ],
  },
  after: [],
  campaign: "The Long Season",
  factions: [],
  members: [],
  most: 500,
  names: [],
  notes: [],
  problems: [{ line: 2, why: "Ada has “x” victory points." }],
  ready: false,
  scenarios: [],
  unknown_scenarios: [],
  games: [
    {
      line: 1,
      number: 4,
      here: null,
      day: "2026-04-30",
      scenario: "Relic Hunt",
      unknown: false,
      sides: [
        { name: "Ines", outcome: "won", outsider: false, vp: 11 },
        { name: "Ada", outcome: "lost", outsider: false, vp: 4 },
      ],
    },
  ],
};

test("every line says what it will be, and every column what it is taken for", async () => {
  const ontake = vi.fn();
  if (!seen.table) throw new Error("no table");
  const { container } = render(Sheet, { table: seen.table, seen, locked: false, ontake, onagain: vi.fn() });
  const [, first, second] = within(screen.getByRole("table")).getAllByRole("row");
  expect(first?.textContent).toMatch(/30\.4\.2026.*Game 4\s+30 April 2026 · Relic Hunt.*Ines\s+won\s+11/s);
  expect(second?.textContent).toContain("Ada has “x” victory points.");
  const column = screen.getByRole<HTMLSelectElement>("combobox", { name: "Column 3 is" });
  expect(column.selectedOptions[0]?.text).toBe("Warband");
  await userEvent.selectOptions(column, "Winner");
  expect(ontake).toHaveBeenCalledWith(2, "winner");
  await expectClean(container);
});
