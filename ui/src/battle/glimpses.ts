/** What a row of the list shows of a battle beyond its line: the table, what is borne, who won, and whose it is. */
import type { Emblem } from "../bindings/ipc.ts";
import type { Scenario } from "../scenarios/calls.ts";
import { openBattle, type BattleLine } from "./calls.ts";

export interface Glimpse {
  /** As it is played, with the terrain that stands on it. */
  scenario: Scenario;
  /** By side. */
  emblems: readonly Emblem[];
  /** The side that won; none: nobody has. */
  winner: number | null;
  /** The one who looks may answer for a side. */
  mine: boolean;
}

/** What was looked at, by battle and the moment it last changed. */
const seen = new Map<string, Promise<Glimpse | null>>();
/** One battle is opened after another: nothing else that is asked waits for more than one of them. */
let last: Promise<unknown> = Promise.resolve();

/** None: the battle does not open here; its page says why. */
export function glimpse({ id, updated }: BattleLine, wanted: () => boolean): Promise<Glimpse | null> {
  const key = `${id} ${updated}`;
  const known = seen.get(key);
  if (known) return known;
  const looked = last.then(() => (wanted() ? look(id) : null));
  last = looked;
  seen.set(key, looked);
  void looked.then((found) => {
    if (found === null) seen.delete(key);
  });
  return looked;
}

async function look(battle: string): Promise<Glimpse | null> {
  try {
    const { scenario, terrain, sides, outcome } = await openBattle({ battle });
    return {
      scenario: { ...scenario, terrain },
      emblems: sides.map(({ emblem }) => emblem),
      winner: outcome?.winner ?? null,
      mine: sides.some(({ mine }) => mine),
    };
  } catch {
    return null;
  }
}

/** Tells when an element comes into view; at once where nobody can know. */
export function whenSeen(element: Element, come: () => void): () => void {
  if (!("IntersectionObserver" in window)) {
    come();
    return () => undefined;
  }
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    come();
  });
  watch.observe(element);
  return () => watch.disconnect();
}
