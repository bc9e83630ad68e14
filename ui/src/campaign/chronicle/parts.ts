/** The parts of a chronicle, as its contents lead to them: by name, and to a game by its battle. */
export type Part = "standings" | "rules" | "honours" | "dead" | "publish";

/** The id of a part, or of a game, in the page. */
export const placeOf = (to: string): string => `chronicle-${to}`;

/** Brings a part of the page into view. */
export function goTo(to: string): void {
  document.getElementById(placeOf(to))?.scrollIntoView();
}
