/** How the table lies on screen: inches to pixels and back. */
import { held, type Place } from "./scale.ts";

/** The table on screen. */
export interface Lens {
  /** Pixels per inch. */
  k: number;
  /** Where the table's north-west corner is. */
  x: number;
  y: number;
}

export const onScreen = (lens: Lens, { x, y }: Place): Place => ({ x: lens.x + x * lens.k, y: lens.y + y * lens.k });
export const onTable = (lens: Lens, { x, y }: Place): Place => ({ x: (x - lens.x) / lens.k, y: (y - lens.y) / lens.k });

/** Pixels around a table on which models stand, so that one at its very edge is whole, with its markers and its mark. */
export const MARGIN = 16;

/** The whole table, as large as it fits with so many pixels around it, and in the middle. */
export function fitting(width: number, height: number, wide: number, deep: number, margin = 0): Lens {
  const k = Math.max(0.1, Math.min((width - 2 * margin) / wide, (height - 2 * margin) / deep));
  return { k, x: (width - wide * k) / 2, y: (height - deep * k) / 2 };
}

/** What was drawn through one lens, as it lies under another: moved and made larger as a whole, in CSS. */
export function over(drawn: Lens, now: Lens): string {
  const share = now.k / drawn.k;
  return `translate(${now.x - drawn.x * share}px, ${now.y - drawn.y * share}px) scale(${share})`;
}

/** How these points of the whole picture are looked at from nearer: their middle, and how many times as large. */
export function around(points: readonly Place[], width: number, height: number): { at: Place; share: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min(width / (right - left + 120), height / (bottom - top + 120));
  return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, share: held(room, 1.6, 6) };
}
