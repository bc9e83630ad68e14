import { expect, test } from "vitest";
import { labels, type Asked } from "../../src/aftermath/labels.ts";

const asked = (id: string, heading: string, model: number | null, warband: string): Asked => ({
  question: { id, heading, model },
  warband,
});

test("a question is called what it asks, and names its Warband where another could be meant", () => {
  const alone = asked("1", "Trauma: Piers", 1, "The Redoubt");
  const mine = asked("2", "Trauma: Yeoman", 2, "The Third Watch");
  const theirs = asked("3", "Trauma: Yeoman", 2, "The Fourth Wall");
  const all = asked("4", "Exploration", null, "The Redoubt");
  expect([...labels([alone, mine, theirs, all])]).toEqual([
    ["2", "Trauma: Yeoman (The Third Watch)"],
    ["3", "Trauma: Yeoman (The Fourth Wall)"],
    ["4", "Exploration The Redoubt"],
  ]);
});

test("two models of one Warband with one name are told apart by a number", () => {
  const first = asked("1", "Trauma: Wat", 1, "The Redoubt");
  const second = asked("2", "Trauma: Wat", 2, "The Redoubt");
  expect([...labels([first, second]).values()]).toEqual(["Trauma: Wat (The Redoubt) 1", "Trauma: Wat (The Redoubt) 2"]);
});
