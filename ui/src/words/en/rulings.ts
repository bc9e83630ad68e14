/** Rulings: where the sources of the rules differ, and how a ruleset reads them. */
import { plural } from "../figures.ts";

/** What the tags of the sources stand for: in a sentence, and what is said with it where there is room. */
const names: Record<string, [name: string, more?: string]> = {
  CH: ["the changelog", "1.0.2"],
  CO: ["the compendium (comprehensive)"],
  CR: ["the compendium (core)"],
  DR: ["the rulebook", "1.0.2"],
  NR: ["New Recruit’s text"],
  P16: ["the playtest", "1.6"],
  RB: ["a developer’s words"],
  RC: ["the commentaries", "1.0.2"],
  S0: ["the two-player quick start"],
  S1: ["the page on injuries"],
  S2: ["the playtest’s page on movement"],
  S3: ["the quick start sheet"],
  S4: ["A Troll in the Trenches"],
  TC: ["the compendium (scenarios)"],
  XR: ["the English fan reference"],
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
  onlyUnusual: "Only those not as printed",
  shown: (n: number, of: number) => (n === of ? plural(n, "ruling", "rulings") : `${n} of ${of} rulings`),
  none: "No ruling says that.",
  usual: "as printed",
  by: (name: string) => `used by ${name}`,
  /** Every source with its places: “rulebook 1.0.2 pp. 14 and 36”, “quick start sheet”. */
  sources: (tags: readonly string[]) => told(tags, true),
  /** The sources alone: “rulebook”, “quick start sheet”. */
  sourcesBrief: (tags: readonly string[]) => told(tags, false),
  /** The weightiest of them, in a sentence: “the rulebook”. */
  source: (tags: readonly string[]) => (tags[0] === undefined ? null : named(tags[0])[0]),
  recorded: "The sources differ, but it changes nothing.",
  makeOwn: "Make one of your own",
  makeFrom: (name: string) => `It begins with the readings of ${name}; then change any of them.`,
  name: "Its name",
  make: "Make it",
  made: (name: string) => `${name} is in the book`,
  rename: "Rename",
  change: (question: string) => `Reading: ${question}`,
  changed: (id: string) => `${id} now reads differently`,
  ownHint: "Battles that have begun keep the readings they began with.",
};

function named(source: string): [name: string, more?: string] {
  const [tag = source] = source.split(" ");
  return names[tag] ?? [tag];
}

/** Each source once, in their order, without its article. */
function told(sources: readonly string[], places: boolean): string[] {
  if (sources.length === 0) return ["no source spells this out"];
  const tags = [...new Set(sources.map((source) => source.split(" ")[0] ?? source))];
  return tags.map((tag) => {
    const [name, more] = named(tag);
    const bare = name.replace(/^(the|a) /, "");
    if (!places) return bare;
    const at = sources.filter((source) => source.startsWith(`${tag} `)).map((source) => source.slice(tag.length + 1));
    return [bare, more, at.length > 0 ? where(at) : undefined].filter((part) => part !== undefined).join(" ");
  });
}

/** `p. 36`, `pp. 14, 36 and 37`, `pp. 68–86`, `Q5`. */
function where(places: readonly string[]): string {
  const at = places.map((place) => place.replace(/^pp?\./, "").replace("-", "\u2013"));
  if (!places.every((place) => /^pp?\./.test(place))) return listed(at);
  return `${at.length > 1 || at[0]?.includes("\u2013") ? "pp." : "p."}\u00a0${listed(at)}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}
