import { innerWidth } from "svelte/reactivity/window";
import { textSize } from "../text-size.svelte.ts";

/** Whether the window is wide enough for the log to stand as a column of its own: 100 rem, as in the style sheets. */
export const wide = (): boolean => (innerWidth.current ?? 0) >= 16 * textSize();

/** What was last said about the board's room in this window; nothing: it has the room while something happens on it. */
let said = $state<boolean | null>(null);

/** Whether the board comes first, where `usual` says whether it would if nobody had said anything. */
export const boardFirst = (usual: boolean): boolean => said ?? usual;

/** Gives the board the room, or takes it back. */
export const setBoardFirst = (to: boolean): void => {
  said = to;
};
