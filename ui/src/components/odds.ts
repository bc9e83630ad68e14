import type { Band } from "../words/en/dice.ts";

export type { Band } from "../words/en/dice.ts";

/** One band of an odds bar: what may come, and its probability from 0 to 1. */
export interface Chance {
  band: Band;
  p: number;
}
