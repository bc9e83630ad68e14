/** The rings of the objectives and things on the map. */
import type { Objective } from "../scenarios/calls.ts";
import { apart, placeOf } from "./scale.ts";

/** Inches: a marker of up to 40 mm, and a little. */
const RING = 0.95;
/** Pixels that one sign needs, and two. */
const SIGNS = [7, 13] as const;

/** A ring in inches, and how many times as large as usual its signs are. */
export interface Ring {
  radius: number;
  letters: number;
}

/**
 * The ring of each: its signs are never cut by it, however small the map is drawn. Larger text has larger rings, as far as
 * none of them meets its neighbour.
 */
export function ringsOf(objectives: readonly Pick<Objective, "at" | "label">[], k: number, letters = 1): Ring[] {
  const places = objectives.map(({ at }) => placeOf(at));
  return objectives.map(({ label }, i) => {
    const signs = SIGNS[label.length > 1 ? 1 : 0] / k;
    const usual = label.length > 1 ? Math.max(RING, signs) : RING;
    const room = Math.min(...places.map((at, j) => (i === j ? Infinity : apart(at, places[i] ?? at) / 2)));
    const radius = Math.max(usual, Math.min(signs * letters, room));
    return { radius, letters: Math.max(1, Math.min(letters, radius / signs)) };
  });
}
