import { describe, expect, test } from "vitest";
import type { BattleView } from "../../src/battle/calls.ts";
import type { Piece } from "../../src/board/piece.ts";
import { onScreen } from "../../src/board/lens.ts";
import { endOf, momentOf, tells, type Moment } from "../../src/moment/moment.ts";
import { FOOT, laidOut, lensOf, MARGIN, moves, RULE, WIDE } from "../../src/moment/page.ts";
import { fallAt, LONGEST, onWay, staged, whole } from "../../src/moment/stages.ts";
import { framesOfFall } from "../../src/board/falls.ts";
import { moment } from "../fixtures/battle.ts";

const last = (view: BattleView) => view.log.findLast((entry) => tells(entry))!;
const hurt = (): Moment => {
  const after = moment("hurt");
  return momentOf(after, last(after), moment("injury"));
};
const wide = (text: string, { size }: { size: number }) => text.length * size * 0.5;

describe("a moment", () => {
  test("says what happened and what came of it, with the roll that hit and the one that hurt", () => {
    const one = hurt();
    const text = one.sentence.map((run) => run.text).join("");
    expect(text).toMatch(/ (is taken Down|is Out of Action|takes a Minor Hit)$|: No Effect$/);
    expect(one.sentence.at(-1)?.strong).toBe(true);
    expect(one.rolls.map(({ label }) => label)).toEqual(["Success Roll", "Injury Roll"]);
    expect(one.rolls.every(({ dice, total }) => dice.length > 0 && total !== null)).toBe(true);
    expect(one.detail).toMatch(/^by /);
    expect(
      one.pieces
        .filter(({ mark }) => mark !== null)
        .map(({ mark }) => mark)
        .sort(),
    ).toEqual(["acting", "target"]);
    expect(one.name).toMatch(/^The Seventh Redoubt against The Ashen Choir, Turn 1, entry \d+$/);
    expect(moves(one)).toBe(true);
  });

  test("of the end is who won, without dice and without a clip", () => {
    const over = moment("over");
    const end = endOf(over, over.outcome!);
    expect(end.sentence.at(-1)).toEqual({ text: "won", strong: true });
    expect([end.rolls, moves(end), end.name]).toEqual([
      [],
      false,
      "The Seventh Redoubt against The Ashen Choir, the end",
    ]);
  });
});

describe("its page", () => {
  const inside = (page: ReturnType<typeof laidOut>) => {
    const { board } = page;
    expect(board.y).toBeGreaterThan(RULE);
    expect(board.height).toBeGreaterThan(200);
    const lines = [...page.sentence, ...page.details, ...page.rolls.flatMap(({ label, total }) => [label, total])];
    for (const line of lines) {
      expect(line!.y).toBeGreaterThan(board.y + board.height);
      expect(line!.y).toBeLessThan(FOOT);
    }
    for (const { x, y, size } of page.rolls.flatMap(({ dice }) => dice)) {
      expect(x + size).toBeLessThanOrEqual(WIDE - MARGIN);
      expect(y + size).toBeLessThan(FOOT);
    }
  };

  test("has the board between the red rule and what is said", () => inside(laidOut(hurt(), wide)));

  test("has room for a long sentence, and for as many dice as are thrown", () => {
    const one = hurt();
    const dice = Array.from({ length: 11 }, (_, i) => ({ value: (i % 6) + 1, dropped: i > 2 }));
    const page = laidOut(
      {
        ...one,
        sentence: [
          { text: "Sister Agathe of the Order of the Long Silence is " },
          { text: "Out of Action", strong: true },
        ],
        rolls: [{ label: "Injury Roll", dice, sum: "6 + 5 + 4 + 3 + 2 + 1", total: 21 }],
      },
      wide,
    );
    expect(page.sentence.length).toBeGreaterThan(1);
    inside(page);
    const [first, second] = page.rolls[0]!.dice;
    expect(second!.x - first!.x).toBeGreaterThan(first!.size);
    // The faces are seen already; what they come to is written all the same.
    expect([page.rolls[0]!.sum, page.rolls[0]!.total?.runs[0]?.text]).toEqual([null, "= 21"]);
  });

  test("sets a long name smaller, and cuts it at last", () => {
    const one = hurt();
    const sides = one.after.sides.map((side) => ({
      ...side,
      name: "The Most Reverend Procession of Saint Methodius the Unbowed",
    }));
    const [names] = laidOut({ ...one, after: { ...one.after, sides } }, wide).names;
    expect(names!.length).toBe(3);
    expect(names!.every(({ small }) => small)).toBe(true);
    expect(names!.at(-1)!.runs.at(-1)!.text).toMatch(/…$/);
  });

  test("comes near to those concerned, never farther than the table and never beyond its edge", () => {
    const board = { x: 16, y: 79, width: 400, height: 300 };
    const one = hurt();
    const lens = lensOf(one, board);
    for (const piece of one.pieces.filter(({ mark }) => mark !== null)) {
      const { x, y } = onScreen(lens, piece.at);
      expect(x > 0 && x < board.width && y > 0 && y < board.height).toBe(true);
    }
    const all = lensOf({ ...one, pieces: one.pieces.map((piece) => ({ ...piece, mark: null })), span: null }, board);
    expect(all.k).toBeLessThan(lens.k);
    const corner = { ...one, span: null, pieces: [{ ...one.pieces[0]!, at: { x: 1, y: 1 }, mark: "acting" as const }] };
    expect(lensOf(corner, board)).toMatchObject({ x: 0, y: 0 });
  });
});

describe("a clip", () => {
  const piece = (at: Piece["at"], more: Partial<Piece> = {}): Piece => ({
    ...hurt().pieces[0]!,
    id: 0,
    at,
    out: false,
    down: false,
    ...more,
  });

  test("begins with the board as it was, and ends as the picture is", () => {
    const one = hurt();
    const { at, lasts } = staged(one);
    expect(at(0)).toMatchObject({ after: false, told: false });
    expect(at(0).landed.every((share) => share === 0)).toBe(true);
    expect(at(lasts)).toEqual(whole(one));
    expect(lasts).toBeLessThanOrEqual(LONGEST);
  });

  test("lets dice land one after another, then falls who falls, and only then says what came of it", () => {
    const one = {
      ...hurt(),
      ways: new Map(),
      pieces: [piece({ x: 5, y: 5 }, { out: true })],
      before: [piece({ x: 5, y: 5 })],
    };
    const { at, lasts } = staged(one);
    const stages = Array.from({ length: 200 }, (_, i) => at((i * lasts) / 200));
    const [first, second] = [0, 1].map((die) => stages.findIndex(({ landed }) => landed[die]! > 0));
    expect(first).toBeLessThan(second!);
    const falls = stages.findIndex((stage) => stage.falls.size > 0);
    expect(stages.findIndex(({ landed }) => landed.every((share) => share === 1))).toBeLessThanOrEqual(falls);
    expect(stages.findIndex(({ told }) => told)).toBe(falls);
    expect(stages.at(-1)!.falls.size).toBe(0);
  });

  test("runs along the corners of the way", () => {
    const one: Moment = {
      ...hurt(),
      rolls: [],
      ways: new Map([[0, [{ x: 10, y: 0 }]]]),
      before: [piece({ x: 0, y: 0 })],
      pieces: [piece({ x: 10, y: 10 })],
    };
    const { at, lasts } = staged(one);
    const way = Array.from({ length: 100 }, (_, i) => at((i * lasts) / 100).pieces[0]!.at);
    expect(way[0]).toEqual({ x: 0, y: 0 });
    expect(way.at(-1)).toEqual({ x: 10, y: 10 });
    expect(way.every(({ x, y }) => y < 0.01 || x > 9.99)).toBe(true);
    expect(
      onWay(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 10, y: 10 },
        ],
        0.75,
      ),
    ).toEqual({ x: 10, y: 5 });
  });

  test("is never longer than four seconds, however many dice are thrown", () => {
    const dice = Array.from({ length: 20 }, () => ({ value: 6 }));
    const roll = { label: "Injury Roll", dice, sum: "", total: null };
    const { at, lasts } = staged({ ...hurt(), rolls: [roll, roll] });
    expect(lasts).toBe(LONGEST);
    expect(at(LONGEST - 1000).told).toBe(true);
  });

  test("falls as on the board", () => {
    const frames = framesOfFall("up", "down");
    expect(fallAt(frames, 0)).toEqual({ across: 0.77, down: 1.39, turned: 0, opacity: 1 });
    expect(fallAt(frames, 0.8)!.turned).toBeLessThan(0);
    expect(fallAt(frames, 1)).toBeNull();
    expect(fallAt(framesOfFall("up", "out"), 0)).toMatchObject({ across: 2.4, down: 2.4, opacity: 0 });
  });
});
