/** What the reference knows, by each way that leads to it. */
import type { ReferenceEntry } from "../bindings/ipc.ts";

/** The entries, and which of them a word or a rule leads to. */
export interface Known {
  all: readonly ReferenceEntry[];
  ids: ReadonlyMap<string, ReferenceEntry>;
  words: ReadonlyMap<string, string>;
  rules: ReadonlyMap<string, string>;
}

/** Of several entries that a word or a rule leads to, the first one counts. */
export function knownFrom(all: readonly ReferenceEntry[]): Known {
  const words = new Map<string, string>();
  const rules = new Map<string, string>();
  for (const entry of all) {
    for (const word of entry.words) if (!words.has(word)) words.set(word, entry.id);
    for (const { code } of entry.rules) if (!rules.has(code)) rules.set(code, entry.id);
    for (const { id } of entry.rulings) if (!rules.has(id)) rules.set(id, entry.id);
  }
  return { all, ids: new Map(all.map((entry) => [entry.id, entry])), words, rules };
}

/** Marks what has an entry, also where pressing it does something else. */
export const MARK = "data-entry";

/** The entries of the words in what has the focus; where it has none, in what is around it, up to the whole page. */
export function around(focused: Element | null): string[] {
  const page = document.getElementById("work");
  for (let place = page?.contains(focused) ? focused : page; place; place = place.parentElement) {
    const marked = [place, ...place.querySelectorAll(`[${MARK}]`)];
    const ids = marked.map((one) => one.getAttribute(MARK)).filter((id) => id !== null);
    if (ids.length > 0) return [...new Set(ids)];
    if (place === page) break;
  }
  return [];
}
