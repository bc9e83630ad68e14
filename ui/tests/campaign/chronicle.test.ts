import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { contentsOf } from "../../src/campaign/chronicle/parts.ts";
import { chronicle } from "../fixtures/chronicle.ts";
import { mile } from "../fixtures/campaign.ts";
import { expectClean, session } from "../session.ts";

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

test("the dead stand under the shield of their Warband, and who is honoured beside their portrait", async () => {
  const emblem = { faction: "new-antioch", variant: null, banner: null };
  const holder = { name: "Piers", warband: "a1", model: 3, battle: null, portrait: "f".repeat(64), emblem };
  const plain = { ...holder, name: "Wat", model: 99, portrait: null };
  const game = { ...plain, name: "Game 1 · Relic Hunt", warband: null, model: null, battle: "g1", emblem: null };
  const honours = [{ title: "Most casualties", figure: "4", holders: [holder, plain, game], others: "" }];
  session({ campaign: () => mile, campaign_chronicle: () => ({ ...chronicle, honours }), portrait: () => null });
  location.hash = "#/campaign/c1/chronicle";
  render(App);
  const dead = await screen.findByRole("region", { name: "The dead" });
  expect(within(dead).getByText(/Wat/).closest("li")?.querySelectorAll("svg.emblem")).toHaveLength(1);
  expect(within(dead).getByRole("link", { name: "Life story: Wat" }).getAttribute("href")).toBe(
    "#/warbands/a1/lives-9",
  );
  const honoured = screen.getByRole("region", { name: "Honours" });
  expect(honoured.querySelector(".portrait + a")?.textContent).toBe("Piers");
  expect(honoured.querySelector(".likeness + a")?.textContent).toBe("Wat");
  expect(honoured.querySelectorAll(".portrait, .likeness")).toHaveLength(2);
  await expectClean();
});
