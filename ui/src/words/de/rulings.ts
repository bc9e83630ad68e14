/** Auslegungen: wo die Quellen der Regeln auseinandergehen, und wie ein Regelsatz sie liest. */
import type { rulings as en } from "../en/rulings.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

/** Wofür die Kürzel der Quellen stehen: im Satz, und was dazukommt, wo Platz ist. */
const names: Record<string, [name: string, more?: string]> = {
  CH: ["das Änderungsprotokoll", "1.0.2"],
  CO: ["das Compendium (Comprehensive)"],
  CR: ["das Compendium (Core)"],
  DR: ["das Regelbuch", "1.0.2"],
  NR: ["der Text von New Recruit"],
  P16: ["der Playtest", "1.6"],
  RB: ["eine Aussage der Entwickler"],
  RC: ["die Kommentare", "1.0.2"],
  S0: ["der Schnellstart für zwei"],
  S1: ["die Seite zu Verletzungen"],
  S2: ["die Seite des Playtests zur Bewegung"],
  S3: ["das Schnellstartblatt"],
  S4: ["A Troll in the Trenches"],
  TC: ["das Compendium (Szenarien)"],
  XR: ["die englische Fan-Referenz"],
};

export const rulings: Sentences<typeof en> = {
  heading: "Auslegungen",
  open: "Auslegungen, Regelsätze",
  intro:
    "Wo die Quellen auseinandergehen, sagt ein Regelsatz, wie die Regel gelesen wird. Eine Schlacht behält die Lesarten, mit denen sie begann.",
  rulesets: "Regelsatz",
  differs: (n: number) => (n === 0 ? "wie gedruckt" : plural(n, "abweichende Lesart", "abweichende Lesarten")),
  own: "deiner",
  compare: "Vergleichen mit",
  compareNone: "Nichts",
  search: "Auslegungen suchen",
  onlyDiffering: "Nur wo sie sich unterscheiden",
  onlyUnusual: "Nur die nicht wie gedruckt",
  shown: (n: number, of: number) =>
    n === of ? plural(n, "Auslegung", "Auslegungen") : `${count(n)} von ${count(of)} Auslegungen`,
  none: "Keine Auslegung sagt das.",
  usual: "wie gedruckt",
  by: (name: string) => `so in ${name}`,
  sources: (tags: readonly string[]) => told(tags, true),
  sourcesBrief: (tags: readonly string[]) => told(tags, false),
  source: (tags: readonly string[]) => (tags[0] === undefined ? null : named(tags[0])[0]),
  recorded: "Die Quellen gehen auseinander, aber es ändert nichts.",
  makeOwn: "Eigenen anlegen",
  makeFrom: (name: string) => `Er beginnt mit den Lesarten von ${name}; dann ändere beliebige.`,
  name: "Sein Name",
  make: "Anlegen",
  made: (name: string) => `${name} ist im Buch`,
  rename: "Umbenennen",
  change: (question: string) => `Lesart: ${question}`,
  changed: (id: string) => `${id} gilt jetzt anders`,
  ownHint: "Begonnene Schlachten behalten die Lesarten, mit denen sie begannen.",
};

function named(source: string): [name: string, more?: string] {
  const [tag = source] = source.split(" ");
  return names[tag] ?? [tag];
}

/** Jede Quelle einmal, in ihrer Reihenfolge, ohne Artikel. */
function told(sources: readonly string[], places: boolean): string[] {
  if (sources.length === 0) return ["keine Quelle spricht das aus"];
  const tags = [...new Set(sources.map((source) => source.split(" ")[0] ?? source))];
  return tags.map((tag) => {
    const [name, more] = named(tag);
    const bare = name.replace(/^(der|die|das|eine) /, "");
    if (!places) return bare;
    const at = sources.filter((source) => source.startsWith(`${tag} `)).map((source) => source.slice(tag.length + 1));
    return [bare, more, at.length > 0 ? where(at) : undefined].filter((part) => part !== undefined).join(" ");
  });
}

/** `S. 36`, `S. 14, 36 und 37`, `S. 68–86`, `Q5`. */
function where(places: readonly string[]): string {
  const at = places.map((place) => place.replace(/^pp?\./, "").replace("-", "\u2013"));
  if (!places.every((place) => /^pp?\./.test(place))) return listed(at);
  return `S.\u00a0${listed(at)}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1) ?? ""}`;
}
