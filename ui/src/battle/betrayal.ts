/** Betrayal Cards: what is printed on one, and what it asks for. */
import type { SideId } from "./calls.ts";
import type { Seen } from "./seen.ts";

type Table = NonNullable<Seen["scenario"]["alliances"]>["table"];
export type Betrayal = Table[number]["coup"];

/** The ace that says a side's suit; none: it has none. */
export const aceOf = (view: Seen, side: SideId): string | undefined =>
  view.scene.alliances?.aces.find((dealt) => dealt.side === side)?.card;

/** The row of a card: a Coup in the suit of the side's ace, else a Ruse. */
export function betrayalOf(view: Seen, side: SideId, card: string): Betrayal | null {
  const row = view.scenario.alliances?.table.find(({ rank }) => rank === card.slice(0, -1));
  const ace = aceOf(view, side);
  if (!row || !ace) return null;
  return ace.slice(-1) === card.slice(-1) ? row.coup : row.ruse;
}

/** Whether a card is played for or against a side, or on a model. */
export function asks({ does }: Betrayal): { side: boolean; model: boolean } {
  const side = does === "swaps_alliance" || does === "forces_alliance" || (typeof does === "object" && "gives" in does);
  return { side, model: does === "no_more_deeds" };
}
