/** The parts of a chronicle, as its contents lead to them: by name, and to a game by its battle. */
import { words } from "../../words/words.svelte.ts";
import type { CampaignChronicle } from "../calls.ts";

export type Part = "standings" | "dead" | "honours" | "rules" | "publish";

/** The id of a part, or of a game, in the page. */
export const placeOf = (to: string): string => `chronicle-${to}`;

/** Brings a part of the page into view. */
export function goTo(to: string): void {
  document.getElementById(placeOf(to))?.scrollIntoView();
}

/** A line of the contents. */
export interface Line {
  to: string;
  text: string;
  /** How a game ended; empty: it is no game. */
  result: string;
}

/** The contents: how the season stands, its games, and what there is to tell after them. */
export function contentsOf({ standings, games, dead, house, written }: CampaignChronicle): Line[] {
  const part = (to: Part, has: boolean): Line[] => (has ? [{ to, text: words.chronicle.parts[to], result: "" }] : []);
  return [
    ...part("standings", standings.length > 0),
    ...games.map(({ battle, number, scenario, sides }) => ({
      to: battle,
      text: words.chronicle.gameNamed(number, scenario),
      result: words.chronicle.score(sides),
    })),
    ...part("dead", dead.length > 0),
    ...part("honours", true),
    ...part("rules", house.length + written.length > 0),
  ];
}
