/** What the lists show of each line: what one looks for, and what the one who looks may do. */
import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { BattleLine } from "../../src/battle/calls.ts";
import { words } from "../../src/words/en.ts";
import { lines, moment } from "../fixtures/battle.ts";
import { expectClean, refuses, session } from "../session.ts";

const [first] = lines as [BattleLine];
const over: BattleLine = { ...first, id: "b2", name: "Last week", state: "ended", turn: 6 };

/** The row of a battle. */
const row = (name: string) => screen.getByRole("link", { name }).closest("li")!;

test("the list of battles shows the table, what both bear and how it stands; only one under way is gone on with", async () => {
  session({ battles: () => [over, { ...first, updated: "2026-11-21T19:30:00Z" }], battle: () => moment("before") });
  location.hash = "#/battle";
  render(App);
  await screen.findByRole("link", { name: first.name });
  await waitFor(() => expect(row(first.name).querySelectorAll("svg.emblem")).toHaveLength(2));
  expect(row(first.name).querySelector("svg[viewBox^='0 0 240']")).not.toBeNull();
  expect(row(first.name).textContent).toMatch(/The Seventh Redoubt.*4 : 2.*The Ashen Choir/s);
  // What can be played on stands above what is over.
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.trim())).toEqual([
    first.name,
    over.name,
  ]);
  const goOn = screen.getByRole("link", { name: words.battle.goOnBattleNamed(first.name) });
  expect(goOn.className).toContain("main");
  const watch = screen.getByRole("link", { name: words.battle.watchNamed(over.name) });
  expect(watch.className).not.toContain("main");
  await expectClean();
});

test("a battle that does not open stands in the list by its names and its score", async () => {
  const damaged = { ...first, updated: "2026-11-22T19:30:00Z" };
  session({ battles: () => [damaged], battle: refuses({ code: "DAMAGED", message: "An entry is damaged." }) });
  location.hash = "#/battle";
  render(App);
  await screen.findByRole("link", { name: first.name });
  expect(row(first.name).textContent).toMatch(/The Seventh Redoubt.*4 : 2.*The Ashen Choir/s);
  expect(screen.queryByRole("alert")).toBeNull();
});
