/** What the lists show of each line: what one looks for, and what the one who looks may do. */
import { render, screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { BattleLine } from "../../src/battle/calls.ts";
import { words } from "../../src/words/en.ts";
import { lines, moment } from "../fixtures/battle.ts";
import { lines as warbands, redoubt } from "../fixtures/warbands.ts";
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

test("a life stands in the list as a line, and beside the portrait of who lives it", async () => {
  const [piers] = redoubt.models;
  if (!piers) throw new Error("nobody");
  const part = (title: string, ...tones: ("good" | "bad")[]) => ({
    battle: title,
    day: null,
    title,
    moments: tones.map((tone) => ({ tone, text: tone })),
  });
  const life = (model: number, name: string, present: boolean) => ({
    model,
    name,
    entry_name: "Yeoman",
    present,
    reason: present ? null : "Gone for good",
    summary: "",
    parts: [part("Game 1", "good", "bad"), part("Game 2", "bad")],
  });
  session({
    warband: () => ({ ...redoubt, models: [{ ...piers, portrait: "f".repeat(64) }] }),
    portrait: () => null,
    warband_lives: () => ({
      id: "a1",
      name: redoubt.name,
      items: [],
      models: [life(piers.id, piers.name, true), life(99, "Tobin Allard", false)],
    }),
  });
  location.hash = "#/warbands/a1/lives";
  render(App);
  const list = await screen.findByRole("list", { name: words.lives.listOfModels });
  await waitFor(() => expect(list.querySelectorAll(".portrait")).toHaveLength(1));
  expect(list.querySelector(".portrait")?.closest("a")?.textContent).toContain(piers.name);
  expect(within(list).getAllByRole("img")).toHaveLength(2);
  expect(within(list).getByRole("img", { name: words.lives.line(2, 1, 2, false) })).toBeTruthy();
  await expectClean();
});

test("the list of campaigns says who leads and what comes next", async () => {
  session({ campaigns: () => [{ id: "c1", name: "The Ardent Mile", warbands: 6, games: 2, unread: null }] });
  location.hash = "#/campaign/all";
  render(App);
  const line = (await screen.findByRole("link", { name: "The Ardent Mile" })).closest("li")!;
  await within(line).findByText(words.campaign.leads(["The Seventh Redoubt"]));
  expect(within(line).getByText("Roll for the third scenario")).toBeTruthy();
  expect(within(line).getAllByRole("img")).toHaveLength(6);
  await expectClean();
});

test("the list of Warbands has a column for the faction and one for the player", async () => {
  session();
  location.hash = "#/warbands";
  render(App);
  const table = await screen.findByRole("table", { name: words.warbands.list });
  const heads = within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent.trim());
  expect(heads.slice(0, 3)).toEqual(["Warband", "Faction", "Player"]);
  for (const { name, faction, variant, player } of warbands) {
    const row = within(table).getByRole("link", { name }).closest("tr");
    const [one, other] = row?.querySelectorAll("td") ?? [];
    expect(one?.textContent).toContain(variant ?? faction);
    expect(other?.textContent).toBe(player ?? "");
  }
  await expectClean();
});
