/** How far the weapons of a model reach from where it stands, and whom it sees, as far as the battle says it. */
import type { Reach, SightLine } from "../board/reach.ts";
import { inchesOf, placeOf } from "../board/scale.ts";
import { words } from "../words/en.ts";
import type { AttackView, ModelId, Question } from "./calls.ts";
import { whom } from "./choices.ts";
import { sideOf } from "./names.ts";
import type { Seen } from "./seen.ts";

/** The shots that are looked at: of a model with all its weapons, or with one. */
const shotsOf = (question: Question | null, model: ModelId, weapon: string | null): AttackView[] =>
  (question?.attacks ?? []).filter(
    ({ attack }) =>
      attack.range === "ranged" && attack.attacker === model && (weapon === null || attack.weapon === weapon),
  );

/** A circle for each range of its weapons, those that reach equally far together; none: it does not stand on the map. */
export function reachesOf(view: Seen, question: Question | null, model: ModelId, weapon: string | null): Reach[] {
  const one = view.models[model];
  if (!one?.at || one.presence !== "table") return [];
  const { at, side, sheet } = one;
  const far = new Map<number, { names: string[]; half: number | null }>();
  for (const { id, name, range } of sheet.weapons ?? []) {
    if (typeof range !== "number" || (weapon !== null && id !== weapon)) continue;
    const { names, half } = far.get(range) ?? { names: [], half: null };
    const short = shotsOf(question, model, id).find((shot) => shot.short !== null)?.short ?? null;
    far.set(range, { names: names.includes(name) ? names : [...names, name], half: half ?? short });
  }
  return [...far].map(([range, { names, half }]) => ({
    side: sideOf(side),
    at: placeOf(at),
    radius: inchesOf(sheet.base.length) / 2,
    far: inchesOf(range),
    half: half === null ? null : inchesOf(half),
    text: words.board.reach(names, inchesOf(range)),
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
    const behind = sight.sees === "all" ? null : sight.terrain;
    lines.set(target, { from: placeOf(from), to: placeOf(to), sees: sight.sees, behind });
  }
  return [...lines.values()];
}
