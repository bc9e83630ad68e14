/** Where the tools of a map stand, and how much room they take: in a corner where they hide nothing, if there is one. */
import type { Area } from "./labels.ts";
import { onScreen, type Lens } from "./lens.ts";
import type { Place } from "./scale.ts";

/** Right or left, low or high. */
const CORNERS = { "south-east": [1, 1], "north-east": [1, 0], "south-west": [0, 1], "north-west": [0, 0] } as const;

/** A corner of the map. */
export type Corner = keyof typeof CORNERS;

/** Most tools at once. */
const MOST = 5;
/** Pixels between the tools and the edges. */
const OFF = 16;

/** Pixels that a finger needs. */
const FINGER = 44;
/** Large text makes large tools, but one is no larger than this part of the map, so that all of them leave it in sight. */
const PART = 1 / 9;

/** Pixels of a tool that would like to be `wanted` large, on a map of that size. */
export const toolOf = (wanted: number, width: number, height: number): number =>
  Math.min(wanted, Math.max(FINGER, Math.floor(Math.min(width, height) * PART)));

/** Pixels of all tools, by the size of one. */
export const roomOf = (button: number) => ({ wide: MOST * button + OFF, high: button + OFF });

/** What a map shows, and how large it is in pixels. */
export interface Shown {
  lens: Lens;
  width: number;
  height: number;
}

/** The first corner where the tools hide no base and no objective; if there is none, no base. */
export function cornerFor(
  { lens, width, height }: Shown,
  button: number,
  bases: readonly Place[],
  objectives: readonly Place[],
): Corner {
  const { wide, high } = roomOf(button);
  const free = (places: readonly Place[]) =>
    (Object.keys(CORNERS) as Corner[]).find((corner) => {
      const [right, low] = CORNERS[corner];
      return places.every((place) => {
        const { x, y } = onScreen(lens, place);
        const across = right ? x > width - wide : x < wide;
        return !(across && (low ? y > height - high : y < high));
      });
    });
  return free([...bases, ...objectives]) ?? free(bases) ?? "south-east";
}

/** What the tools cover there. */
export function areaOf(corner: Corner, { width, height }: Shown, button: number): Area {
  const { wide, high } = roomOf(button);
  const [right, low] = CORNERS[corner];
  return { x: right ? width - wide : 0, y: low ? height - high : 0, width: wide, height: high };
}
