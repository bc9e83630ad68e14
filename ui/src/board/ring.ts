/** The ring of an objective or a thing on the map. */

/** Inches: a marker of up to 40 mm, and a little. */
const RING = 0.95;
/** Pixels that two signs need. */
const TWO_SIGNS = 13;

/** Its radius in inches; two signs are never cut by it, however small the map is drawn. */
export const ringOf = ({ label }: { label: string }, k: number): number =>
  label.length > 1 ? Math.max(RING, TWO_SIGNS / k) : RING;
