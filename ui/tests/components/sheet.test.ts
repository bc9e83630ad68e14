import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import App from "../../src/App.svelte";
import type { BattleSheet, PaperBattle, PaperScore, PaperSide, PaperStanding } from "../../src/paper/calls.ts";
import PaperSheet from "../../src/paper/PaperSheet.svelte";
import { href } from "../../src/route.svelte.ts";
import { session } from "../session.ts";

const NAMES = ["Redoubt", "Choir", "Famine"];

const side = (warband: string): PaperSide => ({
  who: { is: "warband", warband },
  coalition: null,
  vp: null,
  conceded: false,
  took_part: [],
  fell: [],
  deeds: [],
  used_up: [],
  left: [],
  fell_untold: true,
  deeds_untold: true,
});

const battle: PaperBattle = {
  sides: NAMES.map(side),
  scenario: "relic-hunt",
  named: null,
  attacker: null,
  played: null,
  turns: 5,
  winner: null,
};

const sheet: BattleSheet = {
  name: "The Ardent Mile",
  warbands: NAMES.map((name) => ({
    id: name,
    name,
    faction: "New Antioch",
    player: null,
    refused: null,
    settles: null,
    models: [],
    roster_to_come: false,
  })),
  scenarios: [{ id: "relic-hunt", name: "Relic Hunt", turns: 5, attacker: false, deeds: [] }],
  plans: [],
  unplanned: "relic-hunt",
  bounds: { least_sides: 2, most_sides: 4, turns: 50, vp: 10_000, name: 80 },
  battle,
};

test("the sheet shows who wins together as it is told, and who of the others may have given up", async () => {
  const told = { parties: [[0, 2], [1]], ahead: { is: "side" as const, side: 0 } };
  session({ battle_sheet_winner: () => told });
  const children = createRawSnippet(() => ({ render: () => "<p></p>" }));
  const scored = { ...battle, sides: battle.sides.map((side, at) => ({ ...side, vp: at === 1 ? 3 : 4 })) };
  render(PaperSheet, { sheet, battle: scored, children });
  expect(await screen.findByText("A · Redoubt and C · Famine")).toBeTruthy();
  expect(screen.getByText("B · Choir gave up")).toBeTruthy();
  expect(screen.queryByText("A · Redoubt gave up")).toBeNull();
  expect(screen.queryByText("C · Famine gave up")).toBeNull();
});

test("the winner follows the points as they are typed, until another one is chosen", async () => {
  const standing = ({ sides }: { sides: PaperScore[] }): PaperStanding => {
    const [a, b] = sides.map(({ vp }) => vp);
    const open = typeof a !== "number" || typeof b !== "number";
    return { parties: [[0], [1]], ahead: open ? null : { is: "side", side: a > b ? 0 : 1 } };
  };
  const two = { ...battle, sides: battle.sides.slice(0, 2) };
  session({
    battle_sheet_open: () => ({ ...sheet, battle: two }),
    battle_sheet_winner: standing,
    battle_sheet_remarks: () => ({
      sides: [["Side A fields 13 models that count: the Field Strength of game 1 is 10."], []],
    }),
  });
  location.hash = href("campaign", "c1", "paper");
  render(App);
  expect((await screen.findByRole("list", { name: "Beyond the limits of side A" })).textContent).toContain("13 models");
  const points = (name: string) => screen.getByRole("textbox", { name });
  const chosen = async (name: string) => {
    await vi.waitFor(() => {
      expect(screen.getByRole<HTMLInputElement>("radio", { name }).checked).toBe(true);
    });
  };
  await userEvent.type(await screen.findByRole("textbox", { name: "A · Redoubt" }), "5");
  await userEvent.type(points("B · Choir"), "3");
  await chosen("A · Redoubt");
  await userEvent.type(points("B · Choir"), "0");
  await chosen("B · Choir");
  // Whoever confirms the points goes on following them.
  await userEvent.click(screen.getByRole("radio", { name: "B · Choir" }));
  await userEvent.clear(points("B · Choir"));
  await userEvent.type(points("B · Choir"), "1");
  await chosen("A · Redoubt");
  await userEvent.click(screen.getByRole("radio", { name: "A draw" }));
  await userEvent.type(points("B · Choir"), "9");
  await chosen("A draw");
});

test("a game of an evening leads back to it, from its sheet and from its aftermath", async () => {
  const told = { parties: [[0], [1], [2]], ahead: { is: "draw" as const } };
  const asked = session({
    battle_sheet_open: () => sheet,
    battle_sheet_winner: () => told,
    battle_sheet_file: () => ({ battle: "s2" }),
  });
  location.hash = href("campaign", "c1", "paper:s2:e1");
  render(App);
  const back = () => screen.findByRole("link", { name: "Back to the evening" });
  expect((await back()).getAttribute("href")).toBe("#/club/e1");
  expect(asked).toContainEqual({ name: "battle_sheet_open", input: { campaign: "c1", battle: "s2" } });
  const file = await screen.findByRole<HTMLButtonElement>("button", { name: "File the battle" });
  expect(file.disabled, "nobody said yet how it ended").toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: "A draw" }));
  await userEvent.click(file);
  await screen.findByRole("heading", { name: "The Ashen Choir" });
  expect((await back()).getAttribute("href")).toBe("#/club/e1");
  const correct = screen.getByRole("link", { name: /Correct/ });
  expect(correct.getAttribute("href")).toBe(href("aftermath", "s2", "correct:evening:e1"));
});
