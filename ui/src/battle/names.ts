/** Names out of a view: models, sides, weapons, ACTIONS. */
import type { Side } from "../components/side.ts";
import { ink } from "../paper/ink.ts";
import { words } from "../words/words.svelte.ts";
import type {
  BattleView,
  Call,
  GrantedAction,
  InjuryCause,
  ModelId,
  ModelView,
  SideId,
  Target,
  Weapon,
} from "./calls.ts";
import type { Seen, SeenModel } from "./seen.ts";

/** The side of models that belong to nobody. */
const NEUTRAL = 255;
/** A fifth side takes the ink of the first; its letter tells them apart. */
export const sideOf = (side: SideId): Side => (side === NEUTRAL ? "n" : ink(side));
export const modelOf = (view: BattleView, id: ModelId): ModelView | undefined => view.models[id];
export const nameOf = (view: Seen, id: ModelId): string => view.models[id]?.sheet.name ?? words.board.nobody;
/** What an attack is aimed at. */
export const aimName = (view: Seen, target: Target): string =>
  typeof target === "number" ? nameOf(view, target) : words.battle.aPoint;
export const letterOf = (view: Seen, side: SideId): string => view.sides[side]?.letter ?? "";
export const sideName = (view: Seen, side: SideId): string => view.sides[side]?.name ?? "";
/** The places of the sides that win with this one: it alone, or its team. */
export const wonWith = (sides: readonly { team?: number | null }[], winner: SideId): SideId[] => {
  const team = sides[winner]?.team ?? null;
  return [...sides.keys()].filter((side) => side === winner || (team !== null && sides[side]?.team === team));
};
/** A piece of terrain; where several bear its name, which of them it is, in the order of the map. */
export function pieceName({ terrain }: BattleView, id: string): string {
  const named = ({ label, kind }: BattleView["terrain"][number]) => label ?? words.board.kind(kind);
  const piece = terrain.find((one) => one.id === id);
  if (!piece) return "";
  const same = terrain.filter((one) => named(one) === named(piece));
  return same.length > 1 ? words.board.nth(named(piece), same.indexOf(piece) + 1) : named(piece);
}
/** Such as `A7`. */
export const shortOf = (view: Seen, model: SeenModel): string =>
  words.board.base(letterOf(view, model.side), model.number);

export const weaponOf = (view: Seen, model: ModelId, weapon: string): Weapon | undefined =>
  view.models[model]?.sheet.weapons?.find(({ id }) => id === weapon);
export const weaponName = (view: Seen, model: ModelId, weapon: string): string =>
  weaponOf(view, model, weapon)?.name ?? weapon;

/** An ACTION that the model's card grants. */
export function actionOf(view: Seen, model: ModelId, action: string): GrantedAction | undefined {
  for (const { effect } of view.models[model]?.sheet.effects ?? []) {
    const granted = typeof effect.when === "object" && "action" in effect.when ? effect.when.action : undefined;
    if (granted?.id === action) return granted;
  }
  return undefined;
}
export const actionName = (view: Seen, model: ModelId, action: string): string =>
  actionOf(view, model, action)?.name ?? action;

/** A call of a model, as its card has it. */
export function callOf(view: Seen, model: ModelId, id: string): Call | undefined {
  for (const { effect } of view.models[model]?.sheet.effects ?? []) {
    const { when } = effect;
    if (typeof when === "object" && "called" in when && when.called.id === id) return when.called;
  }
  return undefined;
}

export const callName = (view: Seen, model: ModelId, id: string): string => callOf(view, model, id)?.name ?? id;

/** What an Injury Roll comes from: the weapon, or what did it without an attack. */
export function causeName(view: Seen, cause: InjuryCause): string {
  if ("attack" in cause) return weaponName(view, cause.attack.attack.attacker, cause.attack.attack.weapon);
  const { source, by } = cause.harm;
  const text = words.questions.harms;
  switch (source.kind) {
    case "fall":
      return text.fall(source.drop);
    case "dangerous":
      return text.dangerous;
    case "mine":
      return text.mine;
    case "detonation":
      return text.detonation;
    case "action":
      return typeof by === "number" ? actionName(view, by, source.id) : source.id;
    case "effect":
    case "scenario":
      return source.name;
  }
}
