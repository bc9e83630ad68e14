/** Rulings: where the sources of the rules differ, and how a ruleset reads them. */
import { plural } from "../figures.ts";

/** What the tags of the sources stand for. */
const sources: Record<string, string> = {
  CH: "changelog 1.0.2",
  CO: "compendium, comprehensive",
  CR: "compendium, core",
  DR: "rulebook 1.0.2",
  NR: "New Recruit’s text",
  P16: "playtest 1.6",
  RB: "a developer’s words",
  RC: "commentaries 1.0.2",
  S0: "two-player quick start",
  S1: "page on injuries",
  S2: "page on movement, playtest",
  S3: "quick start sheet",
  S4: "A Troll in the Trenches",
  WB: "warbands book 1.0.2",
  XR: "English fan reference",
};

export const rulings = {
  heading: "Rulings",
  open: "Rulings and rulesets",
  intro: "Where the sources differ, a ruleset says how the rule is read. A battle keeps the readings it began with.",
  rulesets: "Ruleset",
  differs: (n: number) => (n === 0 ? "as printed" : plural(n, "reading differs", "readings differ")),
  own: "yours",
  compare: "Compare with",
  compareNone: "Nothing",
  search: "Search the rulings",
  onlyDiffering: "Only where they differ",
  onlyUnusual: "Only what is not as printed",
  shown: (n: number, of: number) => (n === of ? plural(n, "ruling", "rulings") : `${n} of ${of} rulings`),
  none: "No ruling says that.",
  usual: "as printed",
  by: (name: string) => `read so by ${name}`,
  sources: (tags: readonly string[]) => tags.map((tag) => source(tag)).join(", "),
  recorded: "The sources differ, but nothing hangs on it.",
  makeOwn: "Make one of your own",
  makeFrom: (name: string) => `It begins with the readings of ${name}; then choose any of them otherwise.`,
  name: "Its name",
  make: "Make it",
  made: (name: string) => `${name} is in the book`,
  rename: "Rename",
  change: (question: string) => `Reading: ${question}`,
  changed: (id: string) => `${id} is read otherwise now`,
  ownHint: "Battles that have begun keep the readings they began with.",
};

function source(tag: string): string {
  const [name = tag, ...rest] = tag.split(" ");
  return [sources[name] ?? name, ...rest].join(" ");
}
