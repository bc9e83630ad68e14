/** The ink of a side by its place. */
import type { Side } from "../components/side.ts";

const INKS = ["a", "b", "c", "d"] as const;

export const ink = (place: number): Side => INKS[place % INKS.length] ?? "n";
