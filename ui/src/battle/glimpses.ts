/** The maps of battles in a list: those of all rows that come into view together are asked for at once. */
import type { Scenario } from "../scenarios/calls.ts";
import { battleMaps } from "./calls.ts";

/** Most that one call answers. */
const MOST = 64;

/** A battle keeps the table that it began on. */
const seen = new Map<string, Promise<Scenario | null>>();
/** Those that are asked for next, each with who waits for it. */
let next = new Map<string, (scenario: Scenario | null) => void>();

/** None: its map cannot be read here; its page says why. */
export function mapOf(battle: string): Promise<Scenario | null> {
  const known = seen.get(battle);
  if (known) return known;
  const asked = new Promise<Scenario | null>((resolve) => {
    if (next.size === 0) setTimeout(() => void ask());
    next.set(battle, resolve);
  });
  seen.set(battle, asked);
  return asked;
}

async function ask() {
  const waiting = [...next];
  next = new Map();
  for (let i = 0; i < waiting.length; i += MOST) {
    const part = waiting.slice(i, i + MOST);
    const found = new Map<string, Scenario>();
    try {
      for (const { battle, scenario } of await battleMaps(part.map(([battle]) => battle))) found.set(battle, scenario);
    } catch {
      // The list stands without maps, and asks again when it is opened again.
    }
    for (const [battle, resolve] of part) {
      const scenario = found.get(battle) ?? null;
      if (!scenario) seen.delete(battle);
      resolve(scenario);
    }
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
