import { expect, test } from "vitest";
import { apart, figure, lines, look } from "../src/campaign/overview/series.ts";
import { overview } from "./fixtures/overview.ts";

test("labels that would lie on each other stand apart, in their order and inside the picture", () => {
  expect(apart([10, 50], 12, 0, 100)).toEqual([10, 50]);
  expect(apart([50, 50, 50], 12, 0, 100)).toEqual([50, 62, 74]);
  expect(apart([95, 90], 12, 0, 100)).toEqual([100, 88]);
  expect(apart([], 12, 0, 100)).toEqual([]);
});

test("no two Warbands of a large campaign look the same", () => {
  const looks = Array.from({ length: 84 }, (_, place) => JSON.stringify(look(place)));
  expect(new Set(looks).size).toBe(84);
});

test("a rating that nobody knows leaves a gap, and a Warband without games has no line", () => {
  const [redoubt] = lines(overview.warbands, "rating");
  expect(redoubt?.points.map(({ game, value }) => [game, value])).toEqual([
    [1, 700],
    [3, 860],
  ]);
  expect(lines(overview.warbands, "cvp").map(({ name }) => name)).toEqual(["The Seventh Redoubt", "The Ashen Choir"]);
  expect(figure("vp")(3)).toBe("+3");
  expect(figure("cvp")(3)).toBe("3");
});
