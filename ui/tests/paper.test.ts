import { expect, test } from "vitest";
import type { BattleSheet, PaperBattle } from "../src/paper/calls.ts";
import {
  blank,
  deedsUntold,
  did,
  fall,
  fellUntold,
  fitOf,
  lacks,
  leave,
  manned,
  play,
  playAnother,
  remove,
  replace,
  resumed,
  sidesChange,
  silent,
  take,
  tell,
  waiting,
  usedUp,
  useUp,
} from "../src/paper/form.ts";

const model = (id: number, name: string, sits_out: string | null = null) => ({
  id,
  name,
  entry: "Yeoman",
  elite: false,
  sits_out,
  consumables: id === 1 ? [{ item: "martyrdom-pills", name: "Martyrdom Pills", pieces: 2 }] : [],
  leaves: id === 2 ? "Law of Hell" : null,
});

const warband = (id: string, refused: string | null = null) => ({
  id,
  name: id,
  faction: "New Antioch",
  player: null,
  refused,
  settles: refused === null ? null : "b1",
  models: [model(1, "Tobin"), model(2, "Isolde"), model(3, "Wat", "misses the next game")],
  roster_to_come: false,
});

const sheet: BattleSheet = {
  name: "The Ardent Mile",
  warbands: [warband("redoubt"), warband("choir"), warband("famine", "The aftermath of Game 1 is still open.")],
  scenarios: [
    { id: "relic-hunt", name: "Relic Hunt", turns: 5, attacker: false, deeds: [] },
    { id: "supply-raid", name: "Supply Raid", turns: 6, attacker: true, deeds: [] },
  ],
  plans: [{ warbands: ["choir", "redoubt"], scenario: "supply-raid" }],
  unplanned: "relic-hunt",
  bounds: { least_sides: 2, most_sides: 4, turns: 50, vp: 10_000, name: 80 },
  battle: {
    sides: [],
    scenario: "relic-hunt",
    named: null,
    attacker: null,
    played: null,
    turns: null,
    winner: null,
  },
};

function battle(...ids: string[]): PaperBattle {
  const sides = ids.map((id) => blank(sheet, { is: "warband", warband: id }));
  return { ...structuredClone(sheet.battle), sides };
}

test("all that are fit took part", () => {
  expect(battle("redoubt").sides[0]?.took_part).toEqual([1, 2]);
  expect(blank(sheet, { is: "outsider", id: null, name: "The Paymaster" }).took_part).toEqual([]);
});

test("a tap tells of one side who fell; the other side and the Deeds stay open until somebody says", () => {
  const fought = battle("redoubt", "choir");
  const [side, other] = fought.sides;
  if (!side || !other) throw new Error("no side");
  const open = () => fought.sides.map((one) => [fellUntold(fought, one), deedsUntold(fought, one)]);
  expect(silent(fought)).toBe(true);
  fall(side, 1);
  expect(silent(fought)).toBe(false);
  expect(open()).toEqual([
    [false, true],
    [true, true],
  ]);
  did(fought, 1, "sniper", 2);
  other.fell_untold = false;
  expect(open()).toEqual([
    [false, true],
    [false, false],
  ]);
  tell(fought, true);
  expect(open().flat()).toEqual([false, false, false, false]);
  // A game that was pasted by its score names nobody who took part.
  const pasted = battle("redoubt", "choir");
  for (const one of pasted.sides) one.took_part = [];
  tell(pasted, true);
  expect([manned(pasted), ...pasted.sides.map((one) => fellUntold(pasted, one))]).toEqual([false, true, true]);
});

test("one tap lets a model fall, another one takes it back", () => {
  const { sides } = battle("redoubt", "choir");
  const [side] = sides;
  if (!side) throw new Error("no side");
  fall(side, 1);
  fall(side, 2);
  fall(side, 1);
  expect(side.fell).toEqual([{ model: 2, turn: null, by: null }]);
});

test("pills are used up piece by piece, and given back", () => {
  const [side] = battle("redoubt", "choir").sides;
  if (!side) throw new Error("no side");
  useUp(side, 1, "martyrdom-pills", 2);
  expect(usedUp(side, 1, "martyrdom-pills")).toBe(2);
  useUp(side, 1, "martyrdom-pills", 1);
  expect(side.used_up).toEqual([{ model: 1, item: "martyrdom-pills" }]);
});

test("whoever left the Warband did not fall, and whoever fell did not leave", () => {
  const [side] = battle("redoubt", "choir").sides;
  if (!side) throw new Error("no side");
  fall(side, 2);
  leave(side, 2);
  expect([side.fell, side.left]).toEqual([[], [2]]);
  fall(side, 2);
  expect([side.fell.length, side.left]).toEqual([1, []]);
});

test("whoever took no part used nothing up and did not leave", () => {
  const now = battle("redoubt", "choir");
  const [side] = now.sides;
  if (!side) throw new Error("no side");
  useUp(side, 1, "martyrdom-pills", 1);
  leave(side, 2);
  take(now, 0, 1, false);
  take(now, 0, 2, false);
  expect([side.used_up, side.left]).toEqual([[], []]);
});

test("whoever took no part neither fell nor did anything, and took nobody Out of Action", () => {
  const now = battle("redoubt", "choir");
  const [ours, theirs] = now.sides;
  if (!ours || !theirs) throw new Error("no sides");
  fall(ours, 1);
  did(now, 0, "sniper", 1);
  did(now, 0, "hold", null);
  theirs.fell = [{ model: 2, turn: null, by: { side: 0, model: 1, weapon: null } }];
  take(now, 0, 1, false);
  expect([ours.took_part, ours.fell, ours.deeds]).toEqual([[2], [], [{ deed: "hold", model: null }]]);
  expect(theirs.fell[0]?.by).toEqual({ side: 0, model: null, weapon: null });
});

test("a side that is removed takes what points at it along, and those after it move up", () => {
  const now = battle("redoubt", "choir", "famine");
  now.sides.forEach((side) => (side.coalition = 1));
  const [first, , third] = now.sides;
  if (!first || !third) throw new Error("no sides");
  first.fell = [
    { model: 1, turn: null, by: { side: 1, model: 2, weapon: null } },
    { model: 2, turn: null, by: { side: 2, model: 2, weapon: null } },
  ];
  now.attacker = 2;
  now.winner = { is: "side", side: 1 };
  remove(now, 1);
  expect(now.sides).toHaveLength(2);
  expect(now.sides[0]?.fell.map(({ by }) => by?.side)).toEqual([undefined, 1]);
  expect([now.attacker, now.winner, now.sides[0]?.coalition]).toEqual([1, null, null]);
});

test("another Warband on a side begins anew but for its points", () => {
  const now = battle("redoubt", "choir");
  const [ours, theirs] = now.sides;
  if (!ours || !theirs) throw new Error("no sides");
  ours.fell = [{ model: 1, turn: null, by: { side: 1, model: 2, weapon: null } }];
  theirs.vp = 9;
  fall(theirs, 1);
  replace(sheet, now, 1, { is: "outsider", id: null, name: "" });
  expect([now.sides[1]?.vp, now.sides[1]?.fell, now.sides[1]?.took_part]).toEqual([9, [], []]);
  expect(ours.fell[0]?.by).toEqual({ side: 1, model: null, weapon: null });
});

test("a Deed is done once in a game: another tap moves it, the same one takes it back", () => {
  const now = battle("redoubt", "choir");
  did(now, 0, "sniper", 1);
  did(now, 1, "sniper", 2);
  expect(now.sides.map(({ deeds }) => deeds)).toEqual([[], [{ deed: "sniper", model: 2 }]]);
  did(now, 1, "sniper", 2);
  expect(now.sides.map(({ deeds }) => deeds)).toEqual([[], []]);
});

test("another scenario has its own Deeds, and says nothing of the Turns played", () => {
  const now = battle("redoubt", "choir");
  now.attacker = 1;
  const [ours] = now.sides;
  if (!ours) throw new Error("no side");
  did(now, 0, "sniper", 1);
  play(now, "supply-raid");
  expect([now.scenario, now.turns, now.attacker, ours.deeds]).toEqual(["supply-raid", null, null, []]);
});

test("a sheet that was begun is found again, but for those who are gone", () => {
  const begun = battle("redoubt", "choir");
  begun.sides[0]?.took_part.push(99);
  const now = { ...sheet, warbands: sheet.warbands.filter(({ id }) => id !== "choir") };
  const found = resumed(now, begun, fitOf(sheet));
  expect(found.sides[0]?.took_part).toEqual([1, 2]);
  expect(found.sides[1]?.who).toEqual({ is: "outsider", id: null, name: "" });
});

test("a side that has an aftermath to close keeps its place, and the sheet waits for it", () => {
  const begun = battle("redoubt", "famine");
  for (const side of begun.sides) side.vp = 1;
  const found = resumed(sheet, begun, fitOf(sheet));
  expect(found.sides[1]?.who).toEqual({ is: "warband", warband: "famine" });
  expect([lacks(sheet, found), waiting(sheet, found).map(({ id }) => id)]).toEqual(["free", ["famine"]]);
  replace(sheet, found, 1, { is: "warband", warband: "choir" });
  expect([lacks(sheet, found), waiting(sheet, found)]).toEqual([null, []]);
});

test("sides that are exactly those of a plan play its scenario, others no other pair’s", () => {
  const sheet_ = battle("redoubt", "famine");
  const second = (id: string) =>
    sidesChange(sheet, sheet_, () => replace(sheet, sheet_, 1, { is: "warband", warband: id }));
  second("choir");
  expect(sheet_.scenario).toBe("supply-raid");
  second("famine");
  expect(sheet_.scenario).toBe("relic-hunt");
});

test("a scenario that was chosen by hand stays, whoever fights", () => {
  const sheet_ = battle("redoubt", "famine");
  play(sheet_, "supply-raid");
  sidesChange(sheet, sheet_, () => replace(sheet, sheet_, 1, { is: "warband", warband: "choir" }));
  expect(sheet_.scenario).toBe("supply-raid");
  play(sheet_, "relic-hunt");
  sidesChange(sheet, sheet_, () => replace(sheet, sheet_, 1, { is: "warband", warband: "famine" }));
  expect(sheet_.scenario).toBe("relic-hunt");
});

test("a model that was recruited since the sheet was begun took part, and one that has to sit out since then did not", () => {
  const begun = battle("redoubt", "choir");
  begun.sides[0]?.fell.push({ model: 2, turn: null, by: null });
  take(begun, 1, 1, false);
  const now = structuredClone(sheet);
  const [redoubt] = now.warbands;
  if (!redoubt) throw new Error("no Warband");
  redoubt.models = [model(1, "Tobin"), model(2, "Isolde", "misses the next game"), model(4, "Wenna")];
  const found = resumed(now, begun, fitOf(sheet));
  expect(found.sides[0]?.took_part).toEqual([1, 4]);
  expect(found.sides[0]?.fell).toEqual([]);
  expect(found.sides[1]?.took_part, "whoever was left out by hand stays out").toEqual([2]);
});

test("two numbers or a winner are enough; a scenario that no list has is named", () => {
  const now = battle("redoubt", "choir");
  expect(lacks(sheet, now)).toBe("end");
  now.sides.forEach((side, at) => (side.vp = at));
  expect(lacks(sheet, now)).toBeNull();
  did(now, 0, "sniper", 1);
  playAnother(now);
  expect([now.named, now.sides[0]?.deeds, lacks(sheet, now)]).toEqual(["", [], null]);
  now.named = "The Long Night";
  expect(lacks(sheet, now)).toBeNull();
  sidesChange(sheet, now, () => replace(sheet, now, 1, { is: "outsider", id: null, name: "" }));
  expect(now.named, "it stays, whoever fights").toBe("The Long Night");
  play(now, "supply-raid");
  expect(now.named).toBeNull();
});
