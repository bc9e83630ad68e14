/** The front line: where the points of every Warband stand over the games of the campaign. */
import { hand } from "../../board/hatching.ts";
import type { Fought } from "./record.ts";
import { apart } from "./series.ts";

/** Pixels of the picture. */
export interface Room {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A game on a line. */
export interface Mark {
  x: number;
  y: number;
  game: Fought;
}

/** The line of a Warband. */
export interface Trench {
  d: string;
  marks: Mark[];
  /** How high its emblem and its name stand. */
  end: number;
}

/** All of it. */
export interface Front {
  trenches: Trench[];
  /** Where the lines themselves end. */
  ends: number[];
  /** The highest line at every game: where nobody has got any further. */
  edge: string;
  /** Strokes from there into no man's land. */
  hachures: string;
  games: { number: number; x: number }[];
  points: { value: number; y: number }[];
}

/** Rounded to a figure that people count in: 5, 10, 20, 25, 50 … */
function step(most: number, lines: number): number {
  const least = Math.max(most / lines, 1);
  const ten = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((by) => by * ten).find((by) => by >= least) ?? 10 * ten;
}

const figure = (n: number) => String(Math.round(n * 10) / 10);

/** As lines over the campaign's games: level while a Warband does not fight, and up where it does. */
export function front(all: readonly (readonly Fought[])[], room: Room, label: number): Front {
  const known = all.map((games) => games.filter(({ cvp }) => cvp !== null));
  const last = Math.max(...known.flatMap((games) => games.map(({ number }) => number)), 1);
  const most = Math.max(...known.flatMap((games) => games.map(({ cvp }) => cvp ?? 0)), 1);
  const [across, down] = [room.width - room.left - room.right, room.height - room.top - room.bottom];
  const x = (game: number) => room.left + (game / last) * across;
  const y = (points: number) => room.top + (1 - points / (most * 1.05)) * down;
  const rise = (across / last) * 0.6;

  const ways = known.map((games) => {
    const way: [number, number][] = [[x(0), y(0)]];
    let before = 0;
    for (const { number, cvp } of games) {
      way.push([x(number) - rise, y(before)], [x(number), y(cvp ?? 0)]);
      before = cvp ?? 0;
    }
    way.push([x(last), y(before)]);
    return way;
  });
  const stops = ways.map((way) => way.at(-1)?.[1] ?? 0);
  const ends = apart(stops, label, room.top, room.height - room.bottom);
  const written = (way: readonly (readonly [number, number])[]) =>
    `M${way.map(([at, up]) => `${figure(at)} ${figure(up)}`).join("L")}`;

  const far = Array.from({ length: Math.floor(across / 4) + 1 }, (_, i) => x(0) + i * 4);
  const edge = far.map((at): [number, number] => [at, Math.min(...ways.map((way) => height(way, at)))]);
  const shake = hand("front");
  const hachures = edge.flatMap(([at, up], i) => {
    if (i % 2 === 1) return [];
    const long = 7 + 5 * shake();
    return [`M${figure(at)} ${figure(up - 4)}l${figure(long * 0.35)} ${figure(-long)}`];
  });

  const by = step(most, 5);
  const steps = Math.ceil(last / 16);
  return {
    trenches: known.map((games, i) => ({
      d: written(ways[i] ?? []),
      marks: games.map((game) => ({ x: x(game.number), y: y(game.cvp ?? 0), game })),
      end: ends[i] ?? 0,
    })),
    ends: stops,
    edge: written(edge),
    hachures: hachures.join(""),
    games: Array.from({ length: last }, (_, i) => i + 1)
      .filter((number) => (number - 1) % steps === 0)
      .map((number) => ({ number, x: x(number) })),
    points: Array.from({ length: Math.floor(most / by) + 1 }, (_, i) => ({ value: i * by, y: y(i * by) })),
  };
}

/** How high a way is at a place. */
function height(way: readonly (readonly [number, number])[], at: number): number {
  const next = way.findIndex(([x]) => x >= at);
  const [to, from] = [way[next], way[next - 1]];
  if (!to) return way.at(-1)?.[1] ?? 0;
  if (!from || to[0] === from[0]) return to[1];
  return from[1] + ((at - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}
