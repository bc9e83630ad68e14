/** How far the weapons of a model reach from where it stands, and whom it sees, as far as the battle says it. */
import type { Reach, SightLine } from "../board/reach.ts";
import { inchesOf, placeOf } from "../board/scale.ts";
import { words } from "../words/words.svelte.ts";
import { concerned } from "./asks.ts";
import type { AttackView, BattleView, Command, ModelId, Point, Question, Sight } from "./calls.ts";
import { pointOfAttack, targetOf, whom } from "./choices.ts";
import { sideOf } from "./names.ts";
import type { Seen } from "./seen.ts";

/** The shots that are looked at: of a model with all its weapons, or with one. */
const shotsOf = (question: Question | null, model: ModelId, weapon: string | null): AttackView[] =>
  (question?.attacks ?? []).filter(
    ({ attack }) =>
      attack.range === "ranged" && attack.attacker === model && (weapon === null || attack.weapon === weapon),
  );

/** A circle for each range of its weapons, those that reach equally far together; none: it does not stand on the map. */
export function reachesOf({ models }: Pick<BattleView, "models">, model: ModelId, weapon: string | null): Reach[] {
  const one = models[model];
  if (!one?.at || one.presence !== "table") return [];
  const { at, side, sheet } = one;
  const circles = new Map<number, { names: string[]; short: number }>();
  for (const { weapon: id, far, short } of one.reaches) {
    if (weapon !== null && id !== weapon) continue;
    const name = sheet.weapons?.find((line) => line.id === id)?.name ?? id;
    const names = circles.get(far)?.names ?? [];
    circles.set(far, { names: names.includes(name) ? names : [...names, name], short });
  }
  return [...circles].map(([far, { names, short }]) => ({
    side: sideOf(side),
    at: placeOf(at),
    radius: inchesOf(sheet.base.length) / 2,
    far: inchesOf(far),
    half: inchesOf(short),
    text: words.board.reach(names, inchesOf(far)),
  }));
}

/** Whom it sees of those it may shoot at, and which piece is in the way. */
export function sightsOf(view: Seen, question: Question | null, model: ModelId, weapon: string | null): SightLine[] {
  const from = view.models[model]?.at;
  const lines = new Map<ModelId, SightLine>();
  for (const { attack, sight } of shotsOf(question, model, weapon)) {
    const target = whom(attack.target);
    const to = target === null ? null : view.models[target]?.at;
    if (target === null || !from || !to || !sight) continue;
    lines.set(target, lineOf(from, to, sight));
  }
  return [...lines.values()];
}

function lineOf(from: Point, to: Point, sight: Sight): SightLine {
  const behind = sight.sees === "all" ? null : sight.terrain;
  return { from: placeOf(from), to: placeOf(to), sees: sight.sees, behind };
}

/** What a shot at a point sees of it. */
export function sightOfPoint(view: Seen, { attack, sight }: AttackView): SightLine[] {
  const [from, to] = [view.models[attack.attacker]?.at, pointOfAttack(attack)];
  return from && to && sight ? [lineOf(from, to, sight)] : [];
}

/** What the map shows of whom a refused shot or Charge is aimed at. */
export function sightOfRefused(view: Seen, question: Question | null, command: Command): SightLine[] {
  const said = JSON.stringify(command);
  const sight = question?.refused.find((one) => JSON.stringify(one.command) === said)?.sight;
  const { actor } = concerned(question);
  const target = targetOf(command);
  const [from, to] = [actor, target].map((id) => (id === null ? null : view.models[id]?.at));
  return from && to && sight ? [lineOf(from, to, sight)] : [];
}
