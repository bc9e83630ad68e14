/** What the page of rulings asks of the other side. */
import type { OwnRuleset, RulesetLine, RulingLine } from "../bindings/ipc.ts";
import { call, write } from "../ipc.svelte.ts";

export type { OwnRuleset, RulesetLine, RulingLine } from "../bindings/ipc.ts";

export const listRulings = (): Promise<RulingLine[]> => call("rulings", null);
export const listRulesets = (): Promise<RulesetLine[]> => call("rulesets", null);
/** Makes a ruleset of the book's own, or changes one. */
export const saveRuleset = (own: OwnRuleset): Promise<RulesetLine[]> => write("ruleset_save", own);
