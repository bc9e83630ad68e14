/** How rulesets read the rulings. */
import { words } from "../words/words.svelte.ts";
import type { RulesetLine, RulingLine } from "./calls.ts";

/** The name of the reading that a ruleset chooses. */
export function chosen(ruling: RulingLine, ruleset: RulesetLine): string | undefined {
  return ruleset.differs.find(({ ruling: id }) => id === ruling.id)?.name ?? ruling.readings[0]?.name;
}

/** The rulings that contain every word of the search, including the names of their sources. */
export function found(rulings: readonly RulingLine[], search: string): RulingLine[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rulings.filter((ruling) => {
    const readings = ruling.readings.flatMap(({ meaning, sources }) => [meaning, ...words.rulings.sources(sources)]);
    const text = [ruling.id, ruling.key, ruling.question, ...readings].join(" ").toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** What a ruleset says once one of its rulings has another reading. */
export function withReading(
  ruleset: RulesetLine,
  rulings: readonly RulingLine[],
  ruling: RulingLine,
  name: string,
): [string, string][] {
  return rulings
    .map((one): [string, string | undefined] => [one.key, one.id === ruling.id ? name : chosen(one, ruleset)])
    .filter((pair): pair is [string, string] => pair[1] !== undefined);
}
