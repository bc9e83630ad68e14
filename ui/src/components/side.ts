/** A side of a battle. A is round and B square, so that no side is told by its ink alone; `n`, dashed, is nobody's. */
export type Side = "a" | "b" | "n";
