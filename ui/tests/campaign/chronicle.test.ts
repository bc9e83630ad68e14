import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { fallOf } from "../../src/campaign/chronicle/fall.ts";
import { graves } from "../../src/campaign/chronicle/graves.ts";
import { contentsOf } from "../../src/campaign/chronicle/parts.ts";
import { words } from "../../src/words/en.ts";
import { chronicle, dead, fallen, side } from "../fixtures/chronicle.ts";
import { mile } from "../fixtures/campaign.ts";
import { expectClean, session } from "../session.ts";

const REDOUBT = "The Seventh Redoubt";
const CHOIR = "The Ashen Choir";
const both = [REDOUBT, CHOIR];
const told = (over: Parameters<typeof side>[0], sides = both) => words.chronicle.told(side(over), sides);

test("a line of the book says in which Turn a model fell, to whom and to what", () => {
  expect(fallOf("Fell in Turn 2 to Witch Vesper of The Ashen Choir, Infernal Bomb", both)).toEqual({
    turn: 2,
    foe: "Witch Vesper",
    of: CHOIR,
    weapon: "Infernal Bomb",
  });
  expect(fallOf("Fell to Wat of the Well of The Seventh Redoubt", both)).toEqual({
    turn: null,
    foe: "Wat of the Well",
    of: REDOUBT,
    weapon: null,
  });
  expect(fallOf("Died in Turn 3", both)).toEqual({ turn: 3, foe: null, of: null, weapon: null });
  expect(fallOf("Fell in Turn 3, Infernal Bomb", both)).toMatchObject({ foe: null, weapon: "Infernal Bomb" });
  expect(fallOf("Killed by a stranger, Pistol", both)).toMatchObject({ foe: "a stranger, Pistol", weapon: null });
  expect(fallOf("Ransomed from the enemy", both)).toBeNull();
  const alike = ["The Choir", "The Choir of Ash"];
  expect(fallOf("Fell to Kell of The Choir of Ash, Pistol", alike)).toMatchObject({ foe: "Kell", of: alike[1] });
});

test("who fell is told in prose: the dead first, each fate in a sentence, in the order of the Turns", () => {
  expect(
    told({ fallen: [dead("Mordecai", "Killed in Turn 3 by Sister Agnes of The Ashen Choir, Trench Shotgun")] }),
  ).toBe("Mordecai fell in Turn 3 to Sister Agnes’s Trench Shotgun and did not rise again.");
  const bomb = "to Witch Vesper of The Ashen Choir, Infernal Bomb";
  expect(
    told({
      fallen: [
        fallen("Aldous", `Fell in Turn 4 ${bomb}`),
        dead("Midge", "Killed in Turn 4 by Witch Vesper of The Ashen Choir, Infernal Bomb"),
        fallen("Piers", "Fell in Turn 1 to Father Cuthbert of The Seventh Redoubt, Sniper Rifle"),
        dead("Botte", "Killed in Turn 1 by Witch Vesper of The Ashen Choir, Infernal Bomb"),
        fallen("Hob", `Fell in Turn 3 ${bomb}`),
        fallen("Lisbet", "Fell in Turn 2", "Leg Wound"),
        fallen("Oriel", "Fell in Turn 2 to Kell of The Ashen Choir", "Full Recovery"),
        fallen("Tobin", "Fell in Turn 2", null),
      ],
    }),
  ).toBe(
    [
      "Botte fell in Turn 1 to Witch Vesper’s Infernal Bomb and Midge in Turn 4 to the same; neither rose again.",
      "Lisbet fell in Turn 2 and rose again marked by it: Leg Wound.",
      "Oriel fell in Turn 2 to Kell and recovered in full.",
      "Piers fell in Turn 1 to their own Father Cuthbert’s Sniper Rifle, Hob in Turn 3 to Witch Vesper’s Infernal Bomb",
      "and Aldous in Turn 4 to the same; all 3 rose again.",
      "Tobin fell in Turn 2.",
    ].join(" "),
  );
});

test("where three Warbands met, a foe is told with its own", () => {
  const three = [...both, "The Red Assize"];
  expect(told({ fallen: [fallen("Wat", "Fell in Turn 2 to Rui of The Red Assize, Pistol")] }, three)).toBe(
    "Wat fell in Turn 2 to the Pistol of Rui of The Red Assize and rose again.",
  );
});

test("Deeds, promotions, Skills and loot follow; what nobody wrote down is not told", () => {
  expect(
    told({
      deeds: ["Witch Vesper: Stop Them!", "Save the Supplies!"],
      learned: ["Kell: Promoted", "Malachai: Sixth Sense", "The Cantor: Incoming"],
      found: ["150 ducats of loot: 15 × 10", "Black Market: Gain", "Curative Fluids"],
    }),
  ).toBe(
    [
      "They came through without a loss.",
      "Their Glorious Deeds were “Stop Them!” by Witch Vesper and “Save the Supplies!”.",
      "Kell was promoted.",
      "Malachai learned Sixth Sense and The Cantor Incoming.",
      "They found 150 ducats of loot.",
      "Their search turned up Black Market; Curative Fluids.",
    ].join(" "),
  );
  expect(told({ fell_told: false })).toBe("");
});

test("who fell on one spot lies side by side, and nobody off the map", () => {
  const table = { width: 1_219_200, depth: 914_400 };
  const fall = (x: number, y: number) => ({ name: "Wat", side: "a" as const, turn: 1, at: { x, y } });
  const corner = Array.from({ length: 6 }, () => fall(0, 0));
  const places = graves({ table, falls: [fall(609_600, 457_200), ...corner] });
  expect(places[0]).toEqual({ x: 0.5, y: 0.5 });
  for (const { x, y } of places) {
    expect(Math.min(x, y)).toBeGreaterThan(0.03);
    expect(Math.max(x, y)).toBeLessThan(0.97);
  }
  const seen = new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`));
  expect(seen.size).toBe(places.length);
});

test("the contents lead through the book: standings, each game with its score, the dead, the honours", () => {
  expect(contentsOf(chronicle).map(({ text, result }) => [text, result])).toEqual([
    ["Standings", ""],
    ["Game 1 · Relic Hunt", "The Seventh Redoubt 4 – The Ashen Choir 11"],
    ["Game 2 · Supply Raid", "The Seventh Redoubt 4 – The Ashen Choir 11"],
    ["The dead", ""],
    ["Honours", ""],
  ]);
});

test("the chronicle has a title page with the banners, and each game its prose and its map", async () => {
  session({ campaign: () => mile, campaign_chronicle: () => chronicle });
  location.hash = "#/campaign/c1/chronicle";
  render(App);
  const fought = await screen.findByRole("list", { name: "Who fought" });
  expect(fought.querySelectorAll("svg.emblem")).toHaveLength(2);
  within(fought).getByText("Ashes to ashes");
  const first = screen.getByRole("article", { name: "Game 1 Relic Hunt" });
  within(first).getByText(/Wat fell in Turn 3 to The Cantor’s Sacrificial Blade and did not rise again\./);
  const map = within(first).getByRole("list", { name: "Where models fell, game 1" });
  expect(
    within(map)
      .getAllByRole("button")
      .map((mark) => mark.textContent),
  ).toEqual(["Wretched Nib, Turn 2", "Wat, Turn 3"]);
  const second = screen.getByRole("article", { name: "Game 2 Supply Raid" });
  within(second).getByText(/Only the result is recorded\./);
  expect(within(second).queryByRole("list", { name: /Where models fell/ })).toBeNull();
  await expectClean();
});
