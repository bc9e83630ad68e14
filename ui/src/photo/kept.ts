/** The photos that lie under maps: the same ones until the program ends, wherever one goes meanwhile. */
import { laying, type Laying } from "./laying.svelte.ts";

/** How many photos are kept at once; of more, the one that was looked at longest ago goes. */
const MOST = 6;
const kept = new Map<string, Laying>();

/** The photo of a map, by its id: the same one until the program ends. */
export function layingOf(id: string): Laying {
  const one = kept.get(id) ?? laying();
  kept.delete(id);
  kept.set(id, one);
  for (const old of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(old);
  }
  return one;
}
