/** What scenarios are looked for by: each way to tell them apart, with the values that occur. */
import { words } from "../words/words.svelte.ts";
import type { LibraryScenario, ScenarioLibrary } from "./calls.ts";

export interface Facet {
  id: "stage" | "pack" | "archetype" | "length" | "players" | "roles" | "table" | "played";
  options: { value: string; text: string }[];
  /** Whether a scenario has that value. */
  has: (one: LibraryScenario, value: string) => boolean;
}

/** What names a scenario in an address: its stream, or its id in the pack. */
export const keyOf = ({ own, scenario }: LibraryScenario): string => own ?? scenario.id;

/** What stages it is played at, in words; empty: at none. */
export const stagesOf = ({ stages }: LibraryScenario, all: ScenarioLibrary["stages"]): string =>
  all
    .filter(({ id }) => stages.includes(id))
    .map(({ name }) => name)
    .join(", ");

const text = words.scenarios.facets;

/** The facets by which at least two scenarios differ. */
export function facetsOf({ stages, scenarios }: ScenarioLibrary): Facet[] {
  const facet = (
    id: Facet["id"],
    valuesOf: (one: LibraryScenario) => string[],
    textOf: (value: string) => string,
    order?: readonly string[],
  ): Facet => {
    const found = [...new Set(scenarios.flatMap(valuesOf))];
    const values = order ? order.filter((one) => found.includes(one)) : found.sort((a, b) => a.localeCompare(b));
    return {
      id,
      options: values.map((value) => ({ value, text: textOf(value) })),
      has: (one, value) => valuesOf(one).includes(value),
    };
  };
  const all = [
    facet(
      "stage",
      (one) => [...one.stages],
      (value) => stages.find(({ id }) => id === value)?.name ?? value,
      stages.map(({ id }) => id),
    ),
    facet(
      "pack",
      ({ own, pack }) => (own ? [] : [pack ?? text.rules]),
      (value) => value,
    ),
    facet(
      "archetype",
      (one) => [...one.archetypes],
      (value) => value,
    ),
    facet(
      "length",
      ({ scenario }) => [String(scenario.turns)],
      (value) => words.scenarios.turns(Number(value)),
    ),
    facet(
      "roles",
      ({ scenario }) => [scenario.roles ? "uneven" : "even"],
      (value) => text.roles[value as "even"],
    ),
    facet(
      "players",
      ({ scenario }) => [String(scenario.zones.length)],
      (value) => text.players(Number(value)),
    ),
    facet(
      "played",
      ({ played }) => [played > 0 ? "yes" : "no"],
      (value) => text.played[value as "yes"],
      ["no", "yes"],
    ),
    facet(
      "table",
      ({ scenario: { table } }) => [words.scenarios.tableSize(table.width, table.depth)],
      (value) => value,
    ),
  ];
  return all.filter(({ options }) => options.length > 1);
}
