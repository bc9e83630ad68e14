/** How much room the window has for the table: in rem, as in the style sheets, so that larger text finds a narrower window. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { textSize } from "../text-size.svelte.ts";

/** How many pixels so many rem are. */
const pixels = (rem: number): number => (rem * 16 * textSize()) / 100;

/** Whether the window is wide enough for the log to stand as a column of its own. */
export const wide = (): boolean => (innerWidth.current ?? 0) >= pixels(100);

const roomy = (): boolean => (innerWidth.current ?? 0) >= pixels(75) && (innerHeight.current ?? 0) > pixels(40);

/** What was last said about the board's room in this window; nothing: it has the room while something happens on it. */
let said = $state<boolean | null>(null);

/** Whether the board comes first, where `usual` says whether it would if nobody had said anything. A small window has no such room. */
export const boardFirst = (usual: boolean): boolean => roomy() && (said ?? usual);

/** Gives the board the room, or takes it back. */
export const setBoardFirst = (to: boolean): void => {
  said = to;
};
