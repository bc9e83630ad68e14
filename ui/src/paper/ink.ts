/** The ink of a side by its place: a battle on paper has four sides at most. */
import type { Side } from "../components/side.ts";

const INKS = ["a", "b", "c", "d"] as const;

export const ink = (place: number): Side => INKS[place % INKS.length] ?? "n";
