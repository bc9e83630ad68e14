import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { graves } from "../../src/campaign/chronicle/graves.ts";
import { contentsOf } from "../../src/campaign/chronicle/parts.ts";
import { chronicle } from "../fixtures/chronicle.ts";
import { mile } from "../fixtures/campaign.ts";
import { expectClean, session } from "../session.ts";

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
