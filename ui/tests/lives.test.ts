import { expect, test } from "vitest";
import { course } from "../src/warbands/lives/course.ts";

test("a life has a station for every stretch, counts its own games, and spreads what happened around them", () => {
  const moment = (tone: "good" | "bad" | "plain") => ({ tone, kind: "hurt" as const, text: tone, dice: [] });
  const { stations } = course([
    { battle: null, day: null, fell: null, title: "Before the first game", moments: [moment("plain")] },
    { battle: "s1", day: null, fell: null, title: "Game 1", moments: [moment("good"), moment("good"), moment("bad")] },
    { battle: null, day: null, fell: null, title: "Between", moments: [] },
    { battle: "s4", day: null, fell: null, title: "Game 4", moments: [moment("bad")] },
  ]);
  expect(stations.map(({ game }) => game)).toEqual([null, 1, null, 2]);
  const [, first] = stations;
  expect(first?.good.map(({ x }) => x - (first.x ?? 0))).toEqual([-5.5, 5.5]);
  expect(stations.map(({ bad }) => bad.length)).toEqual([0, 1, 0, 1]);
});
