import { expect, test } from "vitest";
import { arrivals, look } from "../src/campaign/arrivals.ts";

test("only what was filed since the last look at a campaign is new", () => {
  const games = (...numbers: (number | null)[]) => numbers.map((number) => ({ number }));
  const news = (campaign: string, of: ReturnType<typeof games>) => of.filter(arrivals(campaign));
  expect(news("first", games(null, 2, 1))).toEqual([]);
  look("first", games(null, 2, 1));
  expect(news("first", games(null, 3, 2, 1))).toEqual(games(3));
  expect(news("second", games(3))).toEqual([]);
});
