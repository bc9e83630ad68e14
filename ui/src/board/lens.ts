/** How the table lies on screen: inches to pixels and back. */
import type { Place } from "./scale.ts";

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

/** The whole table, as large as it fits and in the middle. */
export function fitting(width: number, height: number, wide: number, deep: number): Lens {
  const k = Math.max(0.1, Math.min(width / wide, height / deep));
  return { k, x: (width - wide * k) / 2, y: (height - deep * k) / 2 };
}

/** What was drawn through one lens, as it lies under another: moved and made larger as a whole, in CSS. */
export function over(drawn: Lens, now: Lens): string {
  const share = now.k / drawn.k;
  return `translate(${now.x - drawn.x * share}px, ${now.y - drawn.y * share}px) scale(${share})`;
}
