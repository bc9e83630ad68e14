/** Whether the window is wide enough for the log to stand as a column of its own. */
const query = typeof matchMedia === "function" ? matchMedia("(min-width: 1600px)") : undefined;
let is = $state(query?.matches ?? false);
query?.addEventListener("change", ({ matches }) => (is = matches));

export const wide = (): boolean => is;
