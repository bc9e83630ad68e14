/** Rules by the codes that rolls and refusals name them with. */
import rules from "../bindings/rulebook.json";
import { words } from "../words/words.svelte.ts";

/** What a rule is called, and its page in the rulebook. */
interface NamedRule {
  name: string;
  page?: string;
}

/** None: the code is not the rulebook’s. */
export const ruleOf = (code: string): NamedRule | undefined => (rules as Record<string, NamedRule | undefined>)[code];

/** A rule by its name and its page; none: nothing names one. */
export function ruleNamed(code: string | null | undefined): string | undefined {
  const rule = code ? ruleOf(code) : undefined;
  return rule && words.battle.rule(rule);
}
