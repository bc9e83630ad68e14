import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import EarlierPage from "../../src/campaign/earlier/EarlierPage.svelte";
import Sheet from "../../src/campaign/earlier/Sheet.svelte";
import type { EarlierView } from "../../src/campaign/calls.ts";
import { textOf } from "../../src/campaign/earlier/sheets.ts";
import { words } from "../../src/words/en.ts";
import { book } from "../fixtures/book.ts";
import { expectClean, session } from "../session.ts";

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

const LINES = "30.4.2026; Relic Hunt; Ines; 11; Ada; 4";

test("a table of games is dropped as a file, and stands in the field as if it was pasted", async () => {
  const asked = session({
    campaign_earlier: () => ({ ...seen, table: null, games: [], problems: [] }),
    campaign_balances: () => [],
  });
  render(EarlierPage, { book, id: "c7" });
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: words.earlier.table });
  const drop = (name: string, ...parts: BlobPart[]) =>
    fireEvent.drop(window, { dataTransfer: { types: ["Files"], files: [new File(parts, name)] } });
  await drop("games.csv", `${LINES}\r\n`);
  await waitFor(() => expect(field.value).toBe(LINES));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: "campaign_earlier", input: { text: LINES } }));
  // What stands there is not lost for what cannot be read.
  await drop("games.xlsx", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  expect((await screen.findByRole("alert")).textContent).toContain(words.earlier.noText("games.xlsx"));
  expect(field.value).toBe(LINES);
  await expectClean();
});

test("a table that a spreadsheet on Windows saved keeps its letters", async () => {
  expect(await textOf(new File([new Uint8Array([0x41, 0x6d, 0xe9, 0x6c, 0x69, 0x65])], "a.csv"))).toBe("Amélie");
  expect(await textOf(new File([new Uint8Array([0xff, 0xfe, 0xc9, 0, 0x6c, 0])], "a.txt"))).toBe("Él");
  expect(await textOf(new File(["Amélie"], "a.tsv"))).toBe("Amélie");
});
