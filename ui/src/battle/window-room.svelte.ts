/** How much room the window has for the table. */
import { higherThan, wideAs } from "../room.svelte.ts";

/** Whether the window is wide enough for the log to stand as a column of its own. */
export const wide = (): boolean => wideAs(100);

/** Whether beside a board that comes first there is room for names, and not for numbers alone. */
export const namesFit = (): boolean => wideAs(115);

/** Whether there is room for a board that comes first. */
export const roomy = (): boolean => wideAs(75) && higherThan(40);

/** What was last said about the board's room in this window; nothing: it has the room while something happens on it. */
let said = $state<boolean | null>(null);

/** Whether the board comes first, where `usual` says whether it would if nobody had said anything. A small window has no such room. */
export const boardFirst = (usual: boolean): boolean => roomy() && (said ?? usual);

/** Gives the board the room, or takes it back. */
export const setBoardFirst = (to: boolean): void => {
  said = to;
};
