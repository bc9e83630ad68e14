/** Whether the window is wide enough for the log to stand as a column of its own. */
const query = typeof matchMedia === "function" ? matchMedia("(min-width: 1600px)") : undefined;
let is = $state(query?.matches ?? false);
query?.addEventListener("change", ({ matches }) => (is = matches));

export const wide = (): boolean => is;

/** What was last said about the board's room in this window; nothing: it has the room while something happens on it. */
let said = $state<boolean | null>(null);

/** Whether the board comes first, where `usual` says whether it would if nobody had said anything. */
export const boardFirst = (usual: boolean): boolean => said ?? usual;

/** Gives the board the room, or takes it back. */
export const setBoardFirst = (to: boolean): void => {
  said = to;
};
