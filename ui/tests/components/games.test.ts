import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Calendar from "../../src/campaign/plan/Calendar.svelte";
import Games from "../../src/campaign/Games.svelte";
import type { CampaignGame } from "../../src/campaign/calls.ts";
import { words } from "../../src/words/en.ts";
import { expectClean } from "../session.ts";

const side = (letter: string, name: string): CampaignGame["sides"][number] => ({
  letter,
  name,
  outcome: null,
  side: letter === "A" ? "a" : "b",
  vp: null,
  warband: letter === "A" ? "w1" : "w3",
});

const planned: CampaignGame = {
  battle: "b1",
  corrected: false,
  date: null,
  due: "2026-12-10",
  number: null,
  overdue: false,
  scenario: "Relic Hunt",
  set_up: "s1",
  sides: [side("A", "Carla’s Own"), side("B", "The Iron Wall")],
  state: "to_play",
};

test("a planned game leads to the roster that one of its Warbands lacks", async () => {
  const awaited = [
    { name: "Carla’s Own", warband: "w1" },
    { name: "Dov’s Own", warband: "w2" },
  ];
  const closed: CampaignGame = { ...planned, battle: "b2", number: 1, state: "closed" };
  const { container } = render(Games, { id: "c1", games: [planned, closed], inAll: 2, emblems: new Map(), awaited });
  screen.getByText(/Carla’s Own has no roster yet\./);
  const links = screen.getAllByRole("link", { name: /^Build it/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Build it: Carla’s Own", "#/warbands/w1"],
  ]);
  await expectClean(container);
});

test("a game whose day is over says so in the list of games", async () => {
  const late: CampaignGame = { ...planned, battle: "b2", overdue: true };
  const { container } = render(Games, { id: "c1", games: [late, planned], inAll: 2, emblems: new Map() });
  const [first, second] = [...container.querySelectorAll("li")];
  expect(first?.textContent).toContain("overdue");
  expect(second?.textContent).toContain("by 10 December");
  expect(second?.textContent).not.toContain("overdue");
  await expectClean(container);
});

test("a game in the calendar leads to the roster that one of its Warbands lacks", async () => {
  const game = { battle: "b1", scenario: "Relic Hunt", sides: "Carla – Dov", due: null, overdue: false, begun: false };
  const awaited = [{ name: "Carla", warband: "w1" }];
  const games = [
    { ...game, awaited },
    { ...game, battle: "b2", awaited: [] },
  ];
  const quiet = { locked: false, rounds: [], oncancel: () => {}, onround: () => {} };
  const { container } = render(Calendar, { id: "c1", games, ...quiet });
  const links = screen.getAllByRole("link", { name: /^Build it/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Build it: Carla", "#/warbands/w1"],
  ]);
  await expectClean(container);
});

test("what a battlefield asks for is said without adding up", () => {
  const { count } = words.setUp;
  expect(count("Ruined buildings", 0, 2, null)).toBe("Ruined buildings: 0, at least 2");
  expect(count("Ruined buildings", 1, 2, 2)).toBe("Ruined buildings: 1 of 2");
  expect(count("Ruined buildings", 1, 2, 4)).toBe("Ruined buildings: 1, from 2 to 4");
});
