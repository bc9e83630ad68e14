/** A side of a battle. A is round, B square, C cut at one pair of corners and D at the other, so that no side is told by its
 * ink alone; `n`, dashed, is nobody's. */
export type Side = "a" | "b" | "c" | "d" | "n";
