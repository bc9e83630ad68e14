/** What is asked before the first Turn: what is done then, what is used up for the battle, how somebody is set up. */
import { asSaid } from "../words/logged.ts";
import { words } from "../words/words.svelte.ts";
import type { BattleView, ModelId, Want } from "./calls.ts";
import { nameOf } from "./names.ts";

type Choose = Extract<Want, { choose: unknown }>["choose"];
type Effect = NonNullable<BattleView["models"][number]["sheet"]["effects"]>[number]["effect"];

const text = words.questions.beforehand;

const effectsOf = (view: BattleView, model: ModelId, source: string): Effect[] =>
  (view.models[model]?.sheet.effects ?? []).filter((one) => one.source === source).map(({ effect }) => effect);

/** What an effect brings, as far as a few words tell it. */
function brings({ when, if: conditions = [], do: all }: Effect): string[] {
  return all.flatMap((what) => {
    if (typeof what !== "object") return [];
    if ("keyword" in what) return [what.keyword];
    if ("injury_dice" in what && when === "injury_roll_against") return [text.injuryDice(what.injury_dice)];
    if ("dice" in what && when === "own_success_roll" && conditions.includes("dash")) return [text.dashDice(what.dice)];
    if ("ignores_blood" in what) return [text.ignoresBlood(what.ignores_blood)];
    return [];
  });
}

/** What an activity does; empty: its name has to do. */
function does({ do: all }: Effect): string {
  for (const what of all) {
    if (what === "may_consume") return text.consumes;
    if (typeof what !== "object") continue;
    if ("gives_up" in what) return text.givesUp;
    if ("blood_on_one" in what) return text.bloodOnOne(what.blood_on_one.markers);
    if ("chooses_friends" in what) {
      const { most, effects } = what.chooses_friends;
      return text.chooses(most, effects.flatMap(brings).join(", "));
    }
  }
  return "";
}

/** The question; null: it is none of these. */
export function beforehandAsked(view: BattleView, model: ModelId, { then }: Choose): string | null {
  if (typeof then !== "object") return null;
  if ("pre_game" in then) return text.activity;
  if ("consumes" in then) return (then.consumes.weapons.length > 0 ? text.loads : text.uses)(nameOf(view, model));
  if ("until_moved" in then) return text.untilMoved(nameOf(view, model), then.until_moved);
  return null;
}

/** An answer in two lines; null: it stands as the rules offer it. */
export function beforehandShown(
  view: BattleView,
  { model, source }: { model: ModelId; source: string },
  { options, then }: Choose,
  option: number,
): { head: string; detail: string } | null {
  if (typeof then !== "object") return null;
  const head = asSaid(options[option] ?? "");
  if ("pre_game" in then) {
    const activity = then.pre_game.activities[option];
    const effect = activity && view.models[activity.model]?.sheet.effects?.[activity.effect];
    return { head, detail: effect?.source === activity?.source && effect ? does(effect.effect) : "" };
  }
  if ("consumes" in then) {
    const { weapons, may_keep } = then.consumes;
    if (may_keep && option === options.length - 1) return { head: weapons.length > 0 ? head : text.keep, detail: "" };
    const used = effectsOf(view, model, source).filter((effect) => effect.if?.includes("consumed"));
    return { head: weapons.length > 0 ? head : text.useUp, detail: used.flatMap(brings).join(", ") };
  }
  // Whether it has it hangs on what the table sees, which is said beside the yes.
  if ("until_moved" in then && option === 0) return { head: text.yes, detail: head };
  return null;
}
