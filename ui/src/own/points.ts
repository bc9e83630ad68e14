/** Rules for victory points as the form writes them: which word for each choice, and back. */
import type { Scenario, VictoryPoints } from "../scenarios/calls.ts";
import type { Formula, Quantity } from "./calls.ts";

type Per = VictoryPoints["per"];

/** What a rule can count, for a list to choose from. */
export const COUNTED = [
  "objective_controlled",
  "objective_reached",
  "enemy_out_of_action",
  "enemy_ducats",
  "enemy_glory",
  "glorious_deed",
  "formula",
  "table",
  "thing_left",
  "thing_gone",
  "claimed",
  "tally",
] as const;
export type Counted = (typeof COUNTED)[number] | "other";

/** Which choice a rule is. */
export function countedBy(per: Per): Counted {
  const key = typeof per === "string" ? per : Object.keys(per)[0];
  return COUNTED.find((one) => one === key) ?? "other";
}

/** Names under which the scenario notes something. */
export function talliesOf({ kinds = [] }: Scenario): string[] {
  const all = kinds.flatMap(({ actions = [], struck, tripped }) => [
    ...actions.flatMap((action) => action.do),
    ...(struck?.do ?? []),
    ...(tripped?.do ?? []),
  ]);
  const named = all.flatMap((does) =>
    typeof does === "object" ? ("tally" in does ? [does.tally] : "extract" in does ? [does.extract] : []) : [],
  );
  return [...new Set(named)];
}

/** A formula to begin with: what is brought off, by the hundred ducats. */
const FORMULA: Formula = {
  sum: [
    { times: 1, of: { ducats: "own_escaped" } },
    { times: 30, of: { glory: "own_escaped" } },
  ],
  divided_by: 100,
  rounded: "up",
};

/** The rule's word for a choice; none: the scenario has nothing to count so. */
export function perOf(to: Counted, scenario: Scenario, table: string): Per | null {
  const [kind] = scenario.kinds ?? [];
  const [tally] = talliesOf(scenario);
  switch (to) {
    case "objective_controlled":
    case "objective_reached":
    case "enemy_out_of_action":
    case "glorious_deed":
      return to;
    case "enemy_ducats":
      return { enemy_ducats: 10 };
    case "enemy_glory":
      return { enemy_glory: 3 };
    case "formula":
      return { formula: FORMULA };
    case "table":
      return { table };
    case "thing_left":
      return kind ? { thing_left: kind.id } : null;
    case "thing_gone":
      return kind ? { thing_gone: kind.id } : null;
    case "claimed":
      return kind ? { claimed: kind.id } : null;
    case "tally":
      return tally === undefined ? null : { tally };
    case "other":
      return null;
  }
}

/** A quantity as one word, for lists. */
export const wordOf = (of: Quantity): string =>
  typeof of === "string" ? of : (Object.entries(of).map(([what, whose]) => `${what} ${whose}`)[0] ?? "");

/** And back. */
export function quantityOf(word: string): Quantity {
  const [what = "", whose = ""] = word.split(" ");
  if (what === "deeds") return "deeds";
  return { [what]: whose } as Exclude<Quantity, string>;
}
