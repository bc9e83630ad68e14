/** The reference as every screen knows it: which word and which rule has an entry, and which entry is open over the page. */
import type { ReferenceEntry } from "./bindings/ipc.ts";
import { knownFrom, type Known } from "./reference/known.ts";

let known = $state.raw<Known>(knownFrom([]));
const panel = $state<{ open: boolean; id: string | null; here: readonly string[] }>({
  open: false,
  id: null,
  here: [],
});
/** Where the focus goes when the panel closes. */
let from: HTMLElement | null = null;

/** Takes in the entries. */
export function know(all: readonly ReferenceEntry[]): void {
  known = knownFrom(all);
}

/** Every entry, in the order in which the reference is read. */
export const entries = (): readonly ReferenceEntry[] => known.all;

/** An entry by its id. */
export const entryNamed = (id: string | null): ReferenceEntry | undefined =>
  id === null ? undefined : known.ids.get(id);

/** The entry of a run of words in capitals: of all of them, or of the first ones. `NEGATE FIRE` is told under NEGATE. */
export function entryOf(run: string): string | undefined {
  const words = run.split(" ");
  for (let count = words.length; count > 0; count -= 1) {
    const found = known.words.get(words.slice(0, count).join(" "));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The entry that a rule or a ruling stands behind. */
export const entryOfRule = (code: string | null | undefined): string | undefined =>
  code ? known.rules.get(code) : undefined;

/** What lies over the page: whether the reference does, which entry it shows, and what is at hand where it was opened. */
export const shown = (): Readonly<typeof panel> => panel;

/** Opens an entry over the page; none: the whole reference, led by the words that stand `here`. */
export function openReference(id: string | null, here: readonly string[] = []): void {
  if (!panel.open) from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  Object.assign(panel, { open: true, id, here });
}

/** Shows another entry, or with none the list. */
export function turnTo(id: string | null): void {
  panel.id = id;
}

/** Closes it; the focus goes back to where it was, unless it is elsewhere by now. */
export function closeReference(leads = true): void {
  if (!panel.open) return;
  Object.assign(panel, { open: false, id: null, here: [] });
  const back = from?.isConnected ? from : document.getElementById("where");
  from = null;
  if (leads) back?.focus({ preventScroll: true });
}
