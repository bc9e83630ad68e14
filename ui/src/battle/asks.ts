/** The question in words: a title and a note beside it. */
import { asSaid } from "../words/logged.ts";
import { words } from "../words/words.svelte.ts";
import { beforehandAsked } from "./beforehand.ts";
import type { AfterDie, Attack, BattleView, Question, RollView, Want } from "./calls.ts";
import { shownCard } from "./cards.ts";
import { needOf } from "./charges.ts";
import { whom } from "./choices.ts";
import { sceneAsked, thingName, workName } from "./scene.ts";
import { strayOf, whomOf } from "./lots.ts";
import { actionName, aimName, causeName, letterOf, nameOf, sideName, weaponName } from "./names.ts";

const text = words.questions;

/** What is asked. */
export interface Asked {
  title: string;
  note: string;
}

const attackTitle = (view: BattleView, { attacker, target, range }: Attack): string =>
  (range === "melee" ? text.fights : whom(target) === null ? text.firesAt : text.shoots)(
    nameOf(view, attacker),
    aimName(view, target),
  );

/** The question; after a roll-off, what was thrown. */
export function asked(view: BattleView, question: Question): Asked {
  const plain = drawn(view, question) ?? plainly(view, question);
  const cards = drewLast(view);
  if (cards) return { ...plain, note: [cards, plain.note].filter(Boolean).join(" \u00b7 ") };
  const off = rolledOff(view);
  if (!off) return plain;
  const faces = words.battle.rolledOff(off.faces.map((face, side) => [letterOf(view, side), face]));
  if (off.won) return { ...plain, note: [faces, plain.note].filter(Boolean).join(" \u00b7 ") };
  return { title: text.tied(Math.max(...off.faces)), note: plain.title };
}

/** The question where cards answer it in the place of dice; nothing: dice do, or neither. */
function drawn(view: BattleView, { step, offers }: Question): Asked | null {
  if (!offers.some((offer) => typeof offer === "object" && "cards" in offer)) return null;
  const { draws } = text;
  if (step.ask === "zone_roll_off") return { title: draws.zones, note: draws.note };
  if (step.ask === "initiative_roll_off") return { title: draws.initiative(view.turn), note: draws.note };
  if (step.ask === "scenario" && step.about === "roll_off" && step.what === "lay") {
    return { title: draws.lay, note: draws.note };
  }
  if (step.ask === "scenario" && step.about === "roll_off" && (step.what === "teams" || step.what === "suits")) {
    return sceneAsked(view, step);
  }
  return { title: draws.first, note: draws.note };
}

/** What followed from the last entry. */
function eventsOfLast(view: BattleView) {
  const last = view.log.findLast(({ seq, in_force, what }) => {
    return seq <= view.at && in_force && typeof what === "object" && "said" in what;
  });
  return last && typeof last.what === "object" && "said" in last.what ? last.what.said.events : [];
}

/** The cards that were just drawn, in words; nothing: none were. */
function drewLast(view: BattleView): string {
  const drawn = eventsOfLast(view).find((event) => event.event === "drawn");
  return (drawn?.cards ?? [])
    .map(({ side, card }) => words.told.drew(letterOf(view, side), shownCard(card)))
    .join(", ");
}

/** The roll-off that the last entry was; nothing: it was none. */
function rolledOff(view: BattleView): { faces: readonly number[]; won: boolean } | null {
  const rolled = eventsOfLast(view).find((event) => event.event === "rolled");
  if (rolled?.roll.for !== "roll_off" || rolled.faces.length !== view.sides.length) return null;
  const { faces, result } = rolled;
  return typeof result === "object" && "won" in result ? { faces, won: result.won !== null } : null;
}

function plainly(view: BattleView, { step, allowance, attacks, roll }: Question): Asked {
  const name = (id: number) => nameOf(view, id);
  switch (step.ask) {
    case "zone_roll_off":
      return { title: text.zoneRollOff, note: text.zoneRollOffNote };
    case "choose_zone":
      return { title: text.chooseZone(sideName(view, step.side)), note: "" };
    case "deploy_roll_off":
      return { title: text.deployRollOff, note: text.deployRollOffNote };
    case "deploy": {
      const all = view.models.length;
      const waiting = view.sides.reduce((sum, side) => sum + side.to_deploy, 0);
      return { title: text.deploySide(sideName(view, step.side)), note: text.deployNote(all - waiting + 1, all) };
    }
    case "initiative_roll_off":
      return { title: text.initiativeRollOff, note: text.initiativeRollOffNote };
    case "choose_first":
      return { title: text.chooseFirst, note: text.chooseFirstNote(letterOf(view, step.side)) };
    case "activate":
      return { title: text.activate, note: text.activateNote(view.sides[step.side]?.to_activate ?? 0) };
    case "act":
      return {
        title: text.act(name(step.model)),
        note: (attacks.length > 0 ? text.actAttackNote : text.actNote)(allowance),
      };
    case "success": {
      if (step.purpose === "dash") return { title: text.dashes(name(step.model)), note: "" };
      if ("scenario" in step.purpose) {
        const { scenario } = step.purpose;
        const what = scenario.what === "work" ? workName(view, scenario.action) : thingName(view, scenario.thing);
        return { title: text.uses(name(step.model), what), note: "" };
      }
      const ground = groundAsked(view, step.model, step.purpose);
      if (ground) return ground;
      if ("ability" in step.purpose) {
        return { title: text.uses(name(step.model), step.purpose.ability.source), note: "" };
      }
      if ("action" in step.purpose) {
        const { action, target } = step.purpose.action;
        const what = actionName(view, step.model, action);
        return { title: text.uses(name(step.model), what), note: typeof target === "number" ? name(target) : "" };
      }
      if (!("attack" in step.purpose)) return { title: name(step.model), note: "" };
      const { attack } = step.purpose;
      return { title: attackTitle(view, attack), note: weaponName(view, attack.attacker, attack.weapon) };
    }
    case "injury": {
      return { title: text.injury(name(step.victim)), note: causeName(view, step.cause) };
    }
    case "charge_bonus":
      return { title: text.charges(name(step.model), name(step.target)), note: chargeNote(roll) };
    case "end_charge":
      return { title: text.charges(name(step.model), name(step.target)), note: text.chargeReach(step.reach) };
    case "journey":
    case "goes_down":
      return { title: text.onItsWay(name(step.model)), note: "" };
    case "evade":
      return { title: text.evades(name(step.model)), note: text.charges(name(step.charger), name(step.model)) };
    case "evade_roll":
      return { title: text.evadesBy(name(step.model)), note: "" };
    case "push_roll":
      return { title: text.pushed(name(step.model)), note: "" };
    case "dive":
      return { title: text.divesOn(name(step.model), name(step.target)), note: text.diveNote(step.drop) };
    case "ledge":
      return { title: text.ledge(name(step.model)), note: "" };
    case "put":
      return { title: text.put(name(step.model)), note: putNote(view, step.why) };
    case "reactions":
      return { title: text.reactions(name(step.model)), note: "" };
    case "retreat_move":
      return { title: text.retreats(name(step.model)), note: text.actNote(allowance) };
    case "dash_move":
      return { title: text.dashes(name(step.model)), note: text.actNote(allowance) };
    case "into_melee":
      return {
        title: text.intoMelee(name(step.attacker), aimName(view, step.target)),
        note: lotsNote(view, roll) || text.intoMeleeNote,
      };
    case "pick_friend":
      return { title: text.pickFriend, note: "" };
    case "pick_enemy":
      return { title: text.pickEnemy, note: "" };
    case "draw_victim":
      return { title: text.drawVictim, note: lotsNote(view, roll) || step.among.map(name).join(", ") };
    case "scatter":
      return { title: text.scatter(step.inches), note: weaponName(view, step.attack.attacker, step.attack.weapon) };
    case "regenerate":
      return { title: text.regenerate(name(step.model)), note: text.regenerateNote(step.most) };
    case "morale_order":
      return { title: text.moraleOrder, note: text.chooseFirstNote(letterOf(view, step.side)) };
    case "what_stands":
      return { title: text.whatStands, note: words.battle.endReason[step.reason] };
    case "caught":
      return { title: text.caught, note: weaponName(view, step.attack.attacker, step.attack.weapon) };
    case "more_attacks":
      return {
        title: text.moreAttacks(name(step.attacker)),
        note: text.moreAttacksNote(step.left, weaponName(view, step.attacker, step.weapon)),
      };
    case "morale":
      return { title: text.morale(sideName(view, step.side)), note: "" };
    case "flee_or_shaken":
      return { title: text.fleeOrShaken(sideName(view, step.side)), note: text.fleeOrShakenNote };
    case "control":
      return { title: text.control, note: text.controlNote(view.turn) };
    case "scenario":
      return sceneAsked(view, step);
    case "content":
      return { title: asSaid(step.source), note: wanted(view, step.model, step.want) };
  }
}

/** What the die of a Charge Bonus must show, and which of several counts. */
function chargeNote(roll: RollView | null): string {
  if (!roll?.charge) return text.chargeBonus;
  const { highest, lowest } = text.chargeNeed;
  const counts = roll.dice > 1 ? [roll.charge.need.lowest ? lowest : highest] : [];
  return [...needOf(roll.charge), ...counts].join(" \u00b7 ");
}

/** Which faces send the shot at whom, and how likely one of the shooter's own is hit. */
function lotsNote(view: BattleView, roll: RollView | null): string {
  const said = (roll?.lots ?? []).map(({ lot }) => {
    const faces = words.battle.faces(lot.from, lot.to);
    if (lot.goes === "lost") return words.battle.lotLost(faces);
    if (lot.goes === "again") return words.battle.lotAgain(faces);
    return words.battle.lotOf(
      faces,
      whomOf(lot.goes).map((model) => nameOf(view, model)),
    );
  });
  const friend = strayOf(roll?.lots ?? []);
  return [...said, friend ? words.battle.strays(roll?.strays ?? 0, friend.named) : ""].filter(Boolean).join(" \u00b7 ");
}

type Purpose = Extract<Question["step"], { ask: "success" }>["purpose"];
type PutWhy = Extract<Question["step"], { ask: "put" }>["why"];

/** A roll that the ground asks for; null: it is another. */
function groundAsked(view: BattleView, model: number, purpose: Purpose): Asked | null {
  if (typeof purpose === "string") return null;
  const name = (id: number) => nameOf(view, id);
  if ("leg" in purpose) {
    const { what } = purpose.leg;
    if (what.is === "climb") return { title: text.climbs(name(model), what.height, what.down ?? false), note: "" };
    if (what.is === "jump") return { title: text.jumps(name(model), what.gap), note: "" };
    return { title: text.inDanger(name(model)), note: "" };
  }
  if ("danger" in purpose) return { title: text.inDanger(name(model)), note: "" };
  if ("dive" in purpose) {
    return { title: text.divesOn(name(model), name(purpose.dive.target)), note: text.diveNote(purpose.dive.drop) };
  }
  if ("ledge" in purpose) return { title: text.atLedge(name(model)), note: text.ledgeNote(purpose.ledge.drop) };
  if ("blind" in purpose) return { title: text.blind(name(model), name(purpose.blind.target)), note: "" };
  return null;
}

function putNote(view: BattleView, why: PutWhy): string {
  switch (why.because) {
    case "fell":
      return text.putWhy.fell(why.drop);
    case "stopped":
      return text.putWhy.stopped;
    case "evades":
      return text.putWhy.evades(why.reach);
    case "pushed":
      return text.putWhy.pushed(why.reach);
    case "dived":
      return text.putWhy.dived(nameOf(view, why.target));
  }
}

/** Whose base a question of content puts somewhere; null: it puts none. */
export function putOf(want: Want): number | null {
  return typeof want === "object" && "put" in want ? want.put.who : null;
}

/** Whether what follows an answer is this. */
function tells(then: string | object, word: string): boolean {
  return typeof then === "object" && word in then;
}

/** What the number of a die is for. */
function thrown(view: BattleView, then: AfterDie): string {
  const { die } = text.wants;
  if ("moves" in then) return die.moves(nameOf(view, then.moves.who));
  if ("pushes" in then) return die.pushes(nameOf(view, then.pushes.who));
  if ("relieves" in then) return die.relieves(nameOf(view, then.relieves.who));
  if ("blesses" in then) return die.blesses(nameOf(view, then.blesses.who));
  if ("bleeds" in then) return die.bleeds(nameOf(view, then.bleeds.who));
  if ("charges" in then) return die.charges(nameOf(view, then.charges.who));
  return die.diceUpTo(then.dice_up_to.at_most);
}

/** What an ability or an item wants to know. */
function wanted(view: BattleView, model: number, want: Want): string {
  const { wants } = text;
  if (want === "roll_off") return wants.rollOff;
  if ("die" in want) return thrown(view, want.die.then);
  if ("put" in want && tells(want.put.how, "edge")) return wants.comesIn(nameOf(view, want.put.who));
  if ("put" in want) return wants.put(nameOf(view, want.put.who), want.put.within ?? null);
  if ("pick" in want) return tells(want.pick.then, "came_down_on") ? wants.cameDownOn : wants.pick;
  if ("choose" in want && tells(want.choose.then, "begins")) return wants.begins(nameOf(view, model));
  if ("choose" in want) {
    const { then } = want.choose;
    if (typeof then === "object" && "pushes_down" in then) {
      return wants.pushesDown(nameOf(view, then.pushes_down.who), then.pushes_down.reach);
    }
    return beforehandAsked(view, model, want.choose) ?? wants.choose;
  }
  return wants.several;
}

/** The model that is acting or being asked for, and the one it aims at. */
export function concerned(question: Question | null): { actor: number | null; target: number | null } {
  const none = { actor: null, target: null };
  if (!question) return none;
  const { step } = question;
  switch (step.ask) {
    case "act":
    case "retreat_move":
    case "dash_move":
    case "reactions":
    case "journey":
    case "goes_down":
    case "ledge":
    case "put":
    case "regenerate":
    case "content":
      return { actor: step.model, target: null };
    case "push_roll":
      return { actor: step.by, target: step.model };
    case "evade":
    case "evade_roll":
      return { actor: step.charger, target: step.model };
    case "dive":
    case "charge_bonus":
    case "end_charge":
      return { actor: step.model, target: step.target };
    case "success":
      if (typeof step.purpose === "string") return { actor: step.model, target: null };
      if ("attack" in step.purpose) return { actor: step.model, target: whom(step.purpose.attack.target) };
      if ("scenario" in step.purpose) return { actor: step.model, target: null };
      if ("dive" in step.purpose) return { actor: step.model, target: step.purpose.dive.target };
      if ("blind" in step.purpose) return { actor: step.model, target: step.purpose.blind.target };
      return { actor: step.model, target: "action" in step.purpose ? (step.purpose.action.target ?? null) : null };
    case "injury":
      if ("harm" in step.cause) return { actor: step.cause.harm.by ?? step.victim, target: step.victim };
      return { actor: step.cause.attack.attack.attacker, target: step.victim };
    case "into_melee":
    case "pick_friend":
    case "pick_enemy":
      return { actor: step.attacker, target: whom(step.target) };
    case "draw_victim":
    case "scatter":
    case "caught":
      return { actor: step.attack.attacker, target: whom(step.attack.target) };
    case "more_attacks":
      return { actor: step.attacker, target: whom(step.targets.at(-1) ?? { at: null }) };
    case "zone_roll_off":
    case "choose_zone":
    case "deploy_roll_off":
    case "deploy":
    case "initiative_roll_off":
    case "choose_first":
    case "activate":
    case "morale":
    case "morale_order":
    case "what_stands":
    case "flee_or_shaken":
    case "control":
    case "scenario":
      return none;
  }
}

/** What the model is doing, in a word on its card. */
export function doingWord(question: Question | null): string {
  const doing = words.battle.doing;
  if (!question) return "";
  const { step } = question;
  switch (step.ask) {
    case "success":
      if (typeof step.purpose === "string") return doing.dashes;
      if ("dive" in step.purpose || "blind" in step.purpose) return doing.charges;
      if (!("attack" in step.purpose)) return words.battle.states.acts;
      return step.purpose.attack.range === "ranged" ? doing.shoots : doing.fights;
    case "injury":
      if ("harm" in step.cause) return words.battle.states.acts;
      return step.cause.attack.attack.range === "ranged" ? doing.shoots : doing.fights;
    case "into_melee":
    case "pick_friend":
    case "pick_enemy":
    case "draw_victim":
    case "scatter":
    case "caught":
      return doing.shoots;
    case "more_attacks":
      return step.range === "ranged" ? doing.shoots : doing.fights;
    case "evade":
    case "evade_roll":
    case "dive":
    case "charge_bonus":
    case "end_charge":
      return doing.charges;
    case "reactions":
    case "retreat_move":
      return doing.retreats;
    case "dash_move":
      return doing.dashes;
    case "act":
    case "journey":
    case "goes_down":
    case "ledge":
    case "put":
    case "push_roll":
    case "zone_roll_off":
    case "choose_zone":
    case "deploy_roll_off":
    case "deploy":
    case "initiative_roll_off":
    case "choose_first":
    case "activate":
    case "regenerate":
    case "morale":
    case "morale_order":
    case "what_stands":
    case "flee_or_shaken":
    case "control":
    case "scenario":
    case "content":
      return words.battle.states.acts;
  }
}

/** The attack that is going on. */
export function attackUnderWay(question: Question | null): Attack | null {
  if (!question) return null;
  const { step } = question;
  if (step.ask === "success")
    return typeof step.purpose === "object" && "attack" in step.purpose ? step.purpose.attack : null;
  if (step.ask === "injury") return "attack" in step.cause ? step.cause.attack.attack : null;
  if (step.ask === "into_melee" || step.ask === "pick_friend" || step.ask === "pick_enemy") return step;
  if (step.ask === "caught" || step.ask === "scatter" || step.ask === "draw_victim") return step.attack;
  return null;
}

/** A model that was held back may come in. */
export const comesIn = (step: Question["step"]): boolean =>
  step.ask === "content" && typeof step.want === "object" && "put" in step.want && tells(step.want.put.how, "edge");

/** The question sets a model up, before the first Turn or later. */
export const setsUp = (step: Question["step"]): boolean =>
  step.ask === "deploy" || (step.ask === "scenario" && step.about === "arrive");
