/** What the lists show of each line: what one looks for, and what the one who looks may do. */
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { BattleLine } from "../../src/battle/calls.ts";
import { words } from "../../src/words/en.ts";
import { lines, moment } from "../fixtures/battle.ts";
import { lines as warbands, redoubt } from "../fixtures/warbands.ts";
import { expectClean, refuses, session } from "../session.ts";

const [first] = lines as [BattleLine];
const over: BattleLine = {
  ...first,
  id: "b2",
  name: "Last week",
  state: "ended",
  turn: 6,
  sides: first.sides.map((side, i) => ({ ...side, won: i === 1 })),
};

/** The map of each battle that is asked for. */
const battle_maps = ({ battles }: { battles: string[] }) =>
  battles.map((battle) => ({ battle, scenario: moment("before").scenario }));

/** The row of a battle. */
const row = (name: string) => screen.getByRole("link", { name }).closest("li")!;

test("the list of battles shows the table, what both bear and how it stands; only one under way is gone on with", async () => {
  const asked = session({ battles: () => [over, first], battle_maps });
  location.hash = "#/battle";
  render(App);
  await screen.findByRole("link", { name: first.name });
  expect(row(first.name).querySelectorAll("svg.emblem")).toHaveLength(2);
  await waitFor(() => expect(row(first.name).querySelector("svg[viewBox^='0 0 240']")).not.toBeNull());
  // One call for all rows in view, and no battle is opened for its row.
  expect(asked.filter(({ name }) => name === "battle_maps")).toEqual([
    { name: "battle_maps", input: { battles: [first.id, over.id] } },
  ]);
  expect(asked.filter(({ name }) => name === "battle")).toEqual([]);
  expect(row(over.name).querySelector(".emphatic")?.textContent).toContain("The Ashen Choir");
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
  const damaged = { ...first, id: "b3" };
  session({ battles: () => [damaged], battle_maps: refuses({ code: "DAMAGED", message: "An entry is damaged." }) });
  location.hash = "#/battle";
  render(App);
  await screen.findByRole("link", { name: first.name });
  expect(row(first.name).textContent).toMatch(/The Seventh Redoubt.*4 : 2.*The Ashen Choir/s);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a battle that is named by its sides is called by its scenario in the row, in any language", async () => {
  const named: BattleLine = {
    ...first,
    id: "b4",
    name: "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir",
    named: "sides",
    scenario: { id: "claim-no-mans-land", name: "Niemandsland" },
  };
  session({ battles: () => [named], battle_maps });
  location.hash = "#/battle";
  render(App);
  const link = await screen.findByRole("link", { name: "Niemandsland: The Seventh Redoubt – The Ashen Choir" });
  expect(link.querySelector(".sr")?.textContent).toBe(": The Seventh Redoubt – The Ashen Choir");
});

test("a life stands in the list as a line, and beside the portrait of who lives it", async () => {
  const [piers] = redoubt.models;
  if (!piers) throw new Error("nobody");
  const part = (title: string, ...tones: ("good" | "bad")[]) => ({
    battle: title,
    day: null,
    fell: title === "Game 1" ? { x: 304_800, y: 304_800 } : null,
    title,
    moments: tones.map((tone) => ({
      tone,
      kind: tone === "good" ? ("felled" as const) : ("died" as const),
      text: tone,
      dice:
        tone === "good"
          ? []
          : [
              { face: 5, kept: false },
              { face: 1, kept: true },
            ],
    })),
  });
  const life = (model: number, name: string, present: boolean) => ({
    portrait: present ? "f".repeat(64) : null,
    model,
    name,
    entry_name: "Yeoman",
    present,
    reason: present ? null : "Gone for good",
    summary: "",
    parts: [part("Game 1", "good", "bad"), part("Game 2", "bad")],
  });
  session({
    portrait: () => null,
    warband_lives: () => ({
      id: "a1",
      name: redoubt.name,
      emblem: redoubt.emblem,
      grounds: [{ battle: "Game 1", table: { width: 1_219_200, depth: 914_400 }, terrain: [] }],
      items: [],
      models: [life(piers.id, piers.name, true), life(99, "Tobin Allard", false)],
    }),
  });
  location.hash = "#/warbands/a1/lives";
  render(App);
  const list = await screen.findByRole("list", { name: words.lives.listOfModels });
  expect(list.querySelectorAll(".portrait")).toHaveLength(1);
  expect(list.querySelectorAll(".likeness")).toHaveLength(1);
  expect(list.querySelector(".portrait")?.closest("a")?.textContent).toContain(piers.name);
  expect(within(list).getAllByRole("img")).toHaveLength(2);
  expect(within(list).getByRole("img", { name: words.lives.line(2, 1, 2, false) })).toBeTruthy();
  const told = within(screen.getByTestId("life"));
  // Where it fell, on the table of that battle.
  told.getByRole("img", { name: words.lives.fellHere("Game 1") });
  // The dice of the moment: as they fell, and which of them counted.
  const [death] = told.getAllByText("bad", { selector: "li *" });
  const dice = death?.closest("li")?.querySelectorAll('[role="img"]');
  expect([...(dice ?? [])].map((die) => die.getAttribute("aria-label"))).toEqual([words.dice.dropped(5), "1"]);
  await expectClean();
});

test("the list of campaigns says who leads and what comes next", async () => {
  const emblem = { faction: "new-antioch", variant: null, banner: null };
  const line = {
    id: "c1",
    name: "The Ardent Mile",
    warbands: 2,
    games: 2,
    leaders: ["The Seventh Redoubt"],
    banners: ["The Seventh Redoubt", "The Ashen Choir"].map((name, i) => ({ warband: `${i}`, name, emblem })),
    next: "Roll for the third scenario",
    unread: null,
  };
  const asked = session({ campaigns: () => [line, { ...line, id: "c2", name: "The Long Road", leaders: [] }] });
  location.hash = "#/campaign/all";
  render(App);
  const row = (await screen.findByRole("link", { name: "The Ardent Mile" })).closest("li")!;
  within(row).getByText(words.campaign.leads(["The Seventh Redoubt"]));
  within(row).getByText("Roll for the third scenario");
  expect(within(row).getAllByRole("img")).toHaveLength(2);
  // The list is asked for, and no campaign after it.
  expect(asked.filter(({ name }) => name === "campaign")).toEqual([]);
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

test("what a figure of a card comes from opens at the figure, and closes with Escape", async () => {
  const piers = redoubt.models.find(({ profile }) => profile.characteristics.some(({ reasons }) => reasons.length > 0));
  if (!piers) throw new Error("nobody");
  session();
  location.hash = `#/warbands/a1/${piers.id}`;
  render(App);
  const card = await screen.findByRole("region", { name: words.warbands.cardOf(piers.name) });
  // Who is chosen stands before what they may take.
  const search = await screen.findByRole("searchbox", { name: words.warbands.searchFor(piers.name) });
  expect(card.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const armour = card.querySelector<HTMLElement>("dd summary")!;
  const reasons = armour.closest("details")!;
  expect(armour.closest("dd")?.previousElementSibling?.textContent).toBe(words.warbands.characteristics.armour);
  await userEvent.click(armour);
  expect(reasons.open).toBe(true);
  expect(within(reasons).getByText("Reinforced Armour")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(reasons.open).toBe(false);
});
