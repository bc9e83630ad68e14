import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import EveningPage from "../../src/page/EveningPage.svelte";
import type { PublishedEvening } from "../../src/page/published.ts";
import { words } from "../../src/words/en.ts";
import { expectClean } from "../session.ts";

const figures = {
  cvp: "15",
  games: "1",
  record: "1–0–0",
  difference: "+4",
  scored: null,
  deeds: "1",
  deeds_told: null,
  casualties: "2 : 1",
  told: null,
};
const place = (rank: string, name: string) => ({ rank, name, about: "", figures });

const evening = {
  name: "First Thursday",
  day: "30 April 2026",
  rounds: [
    {
      title: "Round 1",
      games: [
        {
          table: "Table 3 · The Mill",
          sides: ["Ada (The Redoubt), attacks", "Gil"],
          emblems: [{ faction: "new-antioch", variant: null, banner: null }, null],
          scenario: "Relic Hunt",
          kind: "The Ardent Mile",
          result: "Ada won 12 : 8",
        },
      ],
      byes: ["Bea"],
    },
  ],
  missing: [],
  standings: [{ name: "The Ardent Mile", about: "", places: [place("1", "The Redoubt"), place("2", "The Choir")] }],
  emblems: [
    [
      { faction: "new-antioch", variant: null, banner: null },
      { faction: "heretic-legions", variant: null, banner: null },
    ],
  ],
} as unknown as PublishedEvening;

test("a published evening shows each game as two that face each other, at their table, with what their Warbands bear", async () => {
  const { container } = render(EveningPage, { evening });
  const round = screen.getByRole("region", { name: "Round 1" });
  const [game, bye] = within(round).getAllByRole("listitem");
  expect(game?.textContent).toMatch(/Table 3 · The Mill.*Ada \(The Redoubt\).*Gil.*Relic Hunt.*Ada won 12 : 8/s);
  const cloths = [...(game?.querySelectorAll(".cloth") ?? [])];
  expect(cloths.map((cloth) => cloth.querySelectorAll("svg.emblem").length)).toEqual([1, 0]);
  expect(bye?.textContent).toBe(words.page.sitsOut("Bea"));
  await expectClean(container);
});
