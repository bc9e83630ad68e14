/** What a clip shows when: those who move run, the dice land, the fallen fall, and what came of it is written. */
import { framesOfFall, standOf } from "../board/falls.ts";
import type { Piece } from "../board/piece.ts";
import { along, apart, type Place } from "../board/scale.ts";
import type { Moment } from "./moment.ts";

/** Pictures a second, and milliseconds of a whole clip, at most. */
export const RATE = 12;
export const LONGEST = 4000;

/** Milliseconds: the board as it was; a run; until the next die lands, and while it does; between rolls; a fall; the end. */
const [STILL, RUN, NEXT, LANDS, PAUSE, FALLS, STAYS] = [400, 900, 110, 240, 260, 330, 1500];

/** How a base looks while it falls. */
export interface Fall {
  across: number;
  down: number;
  turned: number;
  opacity: number;
}

export interface Stage {
  /** Bases are as they were before, or as they are after. */
  after: boolean;
  pieces: readonly Piece[];
  /** How far each base has come from where it stands in the end. */
  off: ReadonlyMap<number, Place>;
  falls: ReadonlyMap<number, Fall>;
  /** How far each die of all rolls has landed, from 0 to 1. */
  landed: readonly number[];
  /** The line of the shot is drawn. */
  shot: boolean;
  /** What came of it is written. */
  told: boolean;
}

/** As a picture shows it. */
export const whole = ({ pieces, rolls }: Moment): Stage => ({
  after: true,
  pieces,
  off: new Map(),
  falls: new Map(),
  landed: rolls.flatMap(({ dice }) => dice.map(() => 1)),
  shot: true,
  told: true,
});

/** Where somebody is on a way when that part of it is gone. */
export function onWay(way: readonly Place[], share: number): Place {
  const legs = way.slice(1).map((to, i) => apart(way[i] ?? to, to));
  let left = legs.reduce((sum, leg) => sum + leg, 0) * share;
  for (const [i, leg] of legs.entries()) {
    const [from, to] = [way[i], way[i + 1]];
    if (from && to && left <= leg) return along(from, to, left);
    left -= leg;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}

/** How a fall looks when that part of it is gone; null: it is over, or there is none. */
export function fallAt(frames: readonly Keyframe[] | null, share: number): Fall | null {
  if (!frames || share >= 1) return null;
  const at = Math.max(0, share) ** 1.7;
  const marks = frames.map((frame, i) => ({ ...looks(frame), when: frame.offset ?? i / (frames.length - 1) }));
  const next = marks.findIndex(({ when }) => when > at);
  const [a, b] = [marks[next - 1], marks[next]];
  if (!a || !b) return null;
  const part = (at - a.when) / (b.when - a.when);
  const mixed = (key: keyof Fall) => a[key] + (b[key] - a[key]) * part;
  return { across: mixed("across"), down: mixed("down"), turned: mixed("turned"), opacity: mixed("opacity") };
}

function looks({ transform, opacity }: Keyframe): Fall {
  const said = String(transform ?? "none");
  const [across = 1, down = across] = (/scale\(([^)]*)\)/.exec(said)?.[1] ?? "1").split(",").map(Number);
  const turned = Number(/rotate\((-?[\d.]+)deg\)/.exec(said)?.[1] ?? 0);
  return { across, down, turned, opacity: opacity === undefined ? 1 : Number(opacity) };
}

const eased = (share: number) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2);
const shareOf = (time: number, from: number, lasts: number) => Math.min(1, Math.max(0, (time - from) / lasts));

/** A clip of a moment: how long it is, and what it shows at a time. */
export function staged(moment: Moment): { lasts: number; at: (time: number) => Stage } {
  const { pieces, rolls } = moment;
  const before = moment.before ?? pieces;
  const was = new Map(before.map((piece) => [piece.id, piece]));
  const runners = pieces.flatMap((piece) => {
    const from = was.get(piece.id)?.at;
    return from && apart(from, piece.at) > 0
      ? [{ piece, way: [from, ...(moment.ways.get(piece.id) ?? []), piece.at] }]
      : [];
  });
  let time = STILL + (runners.length > 0 ? RUN : 0);
  const dice = rolls.flatMap((roll) => {
    const first = time;
    time += roll.dice.length * NEXT + PAUSE;
    return roll.dice.map((_, i) => first + i * NEXT);
  });
  // Many dice land faster: the end is seen in any case.
  const late = Math.max(1, time / (LONGEST - FALLS - STAYS));
  const fell = time / late;
  const lasts = Math.min(LONGEST, fell + FALLS + STAYS);

  return {
    lasts,
    at: (now) => {
      const after = now >= fell;
      const run = eased(shareOf(now, STILL / late, RUN / late));
      const off = new Map<number, Place>();
      const there = new Map<number, Place>();
      for (const { piece, way } of runners) {
        const at = onWay(way, run);
        there.set(piece.id, at);
        off.set(piece.id, { x: at.x - piece.at.x, y: at.y - piece.at.y });
      }
      const falls = new Map<number, Fall>();
      for (const piece of after ? pieces : []) {
        const then = was.get(piece.id);
        const fall = then && fallAt(framesOfFall(standOf(then), standOf(piece)), (now - fell) / FALLS);
        if (fall) falls.set(piece.id, fall);
      }
      // Who was not there before comes once all stand still.
      return {
        after,
        pieces: after ? pieces : before.map((piece) => ({ ...piece, at: there.get(piece.id) ?? piece.at })),
        off: after ? new Map() : off,
        falls,
        landed: dice.map((from) => shareOf(now, from / late, LANDS / late)),
        shot: now >= STILL / 2,
        told: after,
      };
    },
  };
}
