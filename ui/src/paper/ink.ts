/** The ink of a side by its place: further sides than two take turns, and their letter tells them apart. */
import type { Side } from "../components/side.ts";

export const ink = (place: number): Side => (place % 2 === 0 ? "a" : "b");
