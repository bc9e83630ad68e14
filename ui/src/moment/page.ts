/** Where everything stands on the page of a moment: upright, as a phone shows it. */
import type { Area } from "../board/labels.ts";
import { fitting, onScreen, type Lens } from "../board/lens.ts";
import { apart, held, inchesOf, type Place } from "../board/scale.ts";
import { words } from "../words/words.svelte.ts";
import { broken, measured, type Measure, type Run, type Setting } from "./lines.ts";
import type { Moment, Roll } from "./moment.ts";

/** The page in its own units, and the pixels to one of them: a letter of 16 is read on a phone. */
export const WIDE = 432;
export const HIGH = 540;
export const SCALE = 2.5;
export const MARGIN = 16;

/** How each part is set: as the styles of the page say it. */
const SET = {
  name: { size: 16, family: "title", weight: 600 },
  longName: { size: 13, family: "title", weight: 600 },
  sentence: { size: 25, family: "title", weight: 500 },
  result: { size: 25, family: "title", weight: 600, italic: true },
  detail: { size: 14, family: "text" },
  label: { size: 15, family: "text", weight: 600 },
  sum: { size: 16, family: "text" },
  total: { size: 21, family: "title", weight: 600 },
} as const satisfies Record<string, Setting>;

/** Under the header stands the red rule, under that the board. */
export const RULE = 66;
const BOARD = RULE + 13;
/** Where the foot begins. */
export const FOOT = HIGH - 28;
const LINE = { sentence: 29, detail: 18, name: 18, longName: 14.5 };
/** Emblems, and the room between them where the score stands. */
export const EMBLEM = 38;
const SCORE = 96;
/** The sign of a side beside its emblem: round for A, square for B. */
export const SIGN = 22;
const NAME = (WIDE - 2 * (MARGIN + EMBLEM + 8) - SCORE) / 2;
/** A die, and between two of them. */
const DIE = { most: 27, least: 14, between: 5 };
const ROW = 35;

/** A line of words: the left end of its baseline. */
export interface Line {
  x: number;
  y: number;
  runs: readonly Run[];
  /** Set smaller than usual. */
  small?: boolean;
}

export interface PlacedDie {
  x: number;
  y: number;
  size: number;
  value: number;
  dropped: boolean;
}

export interface PlacedRoll {
  label: Line;
  dice: PlacedDie[];
  /** The faces that are added up; none: there is no room for them, or they are not. */
  sum: Line | null;
  total: Line | null;
}

export interface Page {
  /** The names of the two sides. */
  names: Line[][];
  board: Area;
  /** How the table lies in the board. */
  lens: Lens;
  sentence: Line[];
  details: Line[];
  rolls: PlacedRoll[];
}

/** The dice of a roll in one line, as large as there is room. */
function row(roll: Roll, y: number, from: number, wide: Measure): PlacedRoll {
  const total = roll.total === null ? "" : words.moment.total(roll.total);
  const totalWide = total === "" ? 0 : wide(total, SET.total) + 4;
  const sumWide = roll.sum === "" ? 0 : wide(roll.sum, SET.sum) + 10;
  const { length } = roll.dice;
  const room = WIDE - MARGIN - from - totalWide;
  const sizeIn = (width: number) => (length === 0 ? DIE.most : width / length - DIE.between);
  // A sum of one number is what the total says again.
  const told = sumWide > 0 && /\D/.test(roll.sum) && sizeIn(room - sumWide) >= 20;
  const size = held(sizeIn(told ? room - sumWide : room), DIE.least, DIE.most);
  const after = from + length * (size + DIE.between) + 6;
  const text = (x: number, what: string): Line => ({ x, y: y + 6.5, runs: [{ text: what }] });
  return {
    label: { x: MARGIN, y: y + 5, runs: [{ text: roll.label }] },
    dice: roll.dice.map(({ value, dropped = false }, i) => ({
      x: from + i * (size + DIE.between),
      y: y - size / 2,
      size,
      value,
      dropped,
    })),
    sum: told ? text(after, roll.sum) : null,
    total: total === "" ? null : text(after + (told ? sumWide - 4 : 0), total),
  };
}

/** Inches around those concerned, and as near as the board ever comes. */
const AROUND = 5;
const NEAREST = 24;

/** The table in the board: all of it, or from near where it happened. */
export function lensOf({ after, pieces, before, ways, span, burst }: Moment, { width, height }: Area): Lens {
  const { table } = after.scenario;
  const [wide, deep] = [inchesOf(table.width), inchesOf(table.depth)];
  const whole = fitting(width, height, wide, deep);
  const went = [...ways].flatMap(([id, via]) => [
    ...via,
    ...(before ?? []).filter((piece) => piece.id === id).map(({ at }) => at),
    ...pieces.filter((piece) => piece.id === id).map(({ at }) => at),
  ]);
  const places: Place[] = [
    ...pieces.filter(({ mark }) => mark !== null).map(({ at }) => at),
    ...went,
    ...(span ? [span.from.at, span.to.at] : []),
    ...(burst ? [burst] : []),
  ];
  if (places.length === 0) return whole;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const [right, low] = [Math.max(...xs) + AROUND, Math.max(...ys) + AROUND];
  const k = Math.max(whole.k, Math.min(width / Math.max(NEAREST, right - left), height / (low - top)));
  // The board ends where the table does; what is smaller than the board stands in its middle.
  const shift = (middle: number, room: number, long: number) =>
    long * k <= room ? (room - long * k) / 2 : held(room / 2 - middle * k, room - long * k, 0);
  return { k, x: shift((left + right) / 2, width, wide), y: shift((top + low) / 2, height, deep) };
}

/** Whether a place is on the board, as far as it is shown. */
export const shows = (lens: Lens, { width, height }: Area, at: Place): boolean => {
  const { x, y } = onScreen(lens, at);
  return x > 0 && y > 0 && x < width && y < height;
};

/** The name of a side beside its emblem: in two lines, or if it is long in three that are smaller. */
function named(name: string, side: number, wide: Measure): Line[] {
  const lines = (set: Setting, most: number) =>
    broken([{ text: name }], NAME - SIGN, most, ({ text }) => wide(text, set));
  const usual = lines(SET.name, 3);
  const small = usual.length > 2;
  const all = small ? lines(SET.longName, 3) : usual;
  const step = small ? LINE.longName : LINE.name;
  const top = RULE / 2 + (small ? 6.5 : 7) - ((all.length - 1) * step) / 2;
  const at = MARGIN + EMBLEM + 8 + SIGN;
  return all.map((runs, i) => ({ x: side === 0 ? at : WIDE - at, y: top + i * step, runs, small }));
}

/** Lays a moment out. What is said stands at the foot, and the board has the room that is left. */
export function laidOut(moment: Moment, wide: Measure = measured): Page {
  const room = WIDE - 2 * MARGIN;
  const sentence = broken(moment.sentence, room, 3, ({ text, strong }) =>
    wide(text, strong ? SET.result : SET.sentence),
  );
  const details = broken([{ text: moment.detail }], room, 2, ({ text }) => wide(text, SET.detail));
  const rolls = moment.rolls.slice(0, 3);
  const high = sentence.length * LINE.sentence + rolls.length * ROW + details.length * LINE.detail + 20;
  const first = FOOT - high;
  const board = { x: MARGIN, y: BOARD, width: room, height: first - BOARD };
  let y = first + 4;
  const line = (runs: readonly Run[], step: number, x = MARGIN): Line => ({ x, y: (y += step), runs });
  const placed = sentence.map((runs) => line(runs, LINE.sentence));
  y += 2;
  const told = details.map((runs) => line(runs, LINE.detail));
  const from = MARGIN + 12 + Math.max(0, ...rolls.map(({ label }) => wide(label, SET.label)));
  y += 7;
  const rows = rolls.map((roll, i) => row(roll, y + ROW / 2 + i * ROW, from, wide));
  const names = moment.after.sides.slice(0, 2).map(({ name }, side) => named(name, side, wide));
  return { names, board, lens: lensOf(moment, board), sentence: placed, details: told, rolls: rows };
}

/** Inches that nobody sees. */
const STANDS = 0.05;

/** Whether there is something to see in a clip. */
export const moves = ({ before, pieces, rolls }: Moment): boolean =>
  before !== null &&
  (rolls.length > 0 ||
    pieces.some((piece) => {
      const then = before.find(({ id }) => id === piece.id);
      return !then || then.down !== piece.down || then.out !== piece.out || apart(then.at, piece.at) > STANDS;
    }));
