/** Searching the reference as one types. */
import type { ReferenceEntry, ReferenceKind } from "./calls.ts";

/** The kinds in the order of their headings. */
export const kinds: readonly ReferenceKind[] = [
  "keyword",
  "action",
  "marker",
  "roll",
  "state",
  "ground",
  "turn",
  "campaign",
];

/** Entries of one kind, or with `null` those that fit best. */
export interface Group {
  kind: ReferenceKind | "best";
  entries: readonly ReferenceEntry[];
}

const bare = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();

/** How near an entry is to what is looked for, nearest first; none: it does not say all of the words. */
function nearness(entry: ReferenceEntry, wanted: readonly string[]): number | null {
  const name = bare([entry.name, ...entry.words].join(" "));
  const codes = [...entry.rules.map(({ code }) => code), ...entry.rulings.map(({ id }) => id)];
  const said = bare(
    [
      entry.text,
      ...(entry.table?.rows.flatMap(({ cells }) => cells) ?? []),
      ...codes,
      ...entry.rules.map((rule) => rule.name),
      ...entry.rulings.map(({ question }) => question),
    ].join(" "),
  );
  if (!wanted.every((word) => name.includes(word) || said.includes(word))) return null;
  if (wanted.length > 0 && bare(entry.name) === wanted.join(" ")) return 0;
  if (wanted.every((word) => name.split(" ").some((part) => part.startsWith(word)))) return 1;
  return wanted.every((word) => name.includes(word)) ? 2 : 3;
}

/** The entries that say every word of the search, the nearest first; without one all of them by their kind. */
export function found(all: readonly ReferenceEntry[], search: string): Group[] {
  const wanted = bare(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) {
    return kinds.map((kind) => ({ kind, entries: all.filter((entry) => entry.kind === kind) }));
  }
  const near = all.flatMap((entry) => {
    const at = nearness(entry, wanted);
    return at === null ? [] : [{ entry, at }];
  });
  near.sort((one, other) => one.at - other.at);
  return [{ kind: "best", entries: near.map(({ entry }) => entry) }];
}
