import { expect, test } from "vitest";
import { apart, figure, lines, look } from "../src/campaign/overview/series.ts";
import { front } from "../src/campaign/overview/front.ts";
import { felled, fought, met } from "../src/campaign/overview/record.ts";
import { spikes } from "../src/campaign/overview/web.ts";
import { chronicle, overview } from "./fixtures/overview.ts";

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

const games = fought(overview.warbands, chronicle);

test("who met whom, and who fell against whom, is read from the games", () => {
  expect(games.map((of) => of.length)).toEqual([3, 3, 0]);
  expect(met(games[0] ?? [], 1).map(({ number, outcome, vp }) => [number, outcome, vp])).toEqual([
    [1, "won", 6],
    [2, "lost", 2],
    [3, "won", 9],
  ]);
  // The points after a game are those of the standings.
  expect(games[0]?.map(({ cvp, died }) => [cvp, died])).toEqual([
    [15, 0],
    [22, 0],
    [37, 0],
  ]);
  expect(games[1]?.map(({ died }) => died)).toEqual([1, 0, 1]);
  expect([felled(games[0] ?? [], 1), felled(games[1] ?? [], 0), felled(games[0] ?? [], 2)]).toEqual([3, 1, null]);
});

test("of several enemies, and of a game that tells of nobody who fell, nothing is said of whose hand it was", () => {
  const [first] = chronicle.games;
  const [ours, theirs] = first?.sides ?? [];
  if (!first || !ours || !theirs) throw new Error("no game");
  const third = { ...theirs, warband: "w3", letter: "C" };
  const untold = { ...theirs, fell_told: false };
  const of = (sides: typeof first.sides) =>
    felled(fought(overview.warbands, { ...chronicle, games: [{ ...first, sides }] })[0] ?? [], 1);
  expect([of([ours, theirs]), of([ours, theirs, third]), of([ours, untold])]).toEqual([2, null, null]);
});

test("the front line is level while a Warband does not fight, and its highest part is where the hatching begins", () => {
  const room = { width: 400, height: 200, top: 0, right: 100, bottom: 0, left: 0 };
  const drawn = front(games, room, 20);
  expect(drawn.games.map(({ number, x }) => [number, x])).toEqual([
    [1, 100],
    [2, 200],
    [3, 300],
  ]);
  const [redoubt, choir, wall] = drawn.trenches;
  // Three games, the last the highest; the Iron Wall has not fought, and stays at the foot.
  expect(redoubt?.marks.map(({ y }) => y)).toEqual([...(redoubt?.marks.map(({ y }) => y) ?? [])].sort((a, b) => b - a));
  expect(wall?.marks).toEqual([]);
  expect(drawn.ends[2]).toBe(200);
  expect(drawn.edge.startsWith("M0 200L")).toBe(true);
  // Names of lines that end close to each other stand apart.
  expect(Math.abs((choir?.end ?? 0) - (redoubt?.end ?? 0))).toBeGreaterThanOrEqual(20);
});

test("a spike goes from who struck to who fell, the widest below the others, and none where nobody fell", () => {
  const drawn = spikes([
    [null, 3, 0],
    [1, null, null],
    [0, 0, null],
  ]);
  expect(drawn.map(({ from, to, count }) => [from, to, count])).toEqual([
    [0, 1, 3],
    [1, 0, 1],
  ]);
});
