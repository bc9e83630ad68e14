/** What may be said now, and what is refused. */
import type {
  Attack,
  AttackView,
  Command,
  ModelId,
  Offer,
  Point,
  Question,
  Rejection,
  Reminded,
  Spot,
  Target,
} from "./calls.ts";
import { chargeOf, reachOf } from "./charges.ts";

/** Something a person may say, or look for in vain. */
export interface Choice {
  /** Stable among the choices of a question. */
  id: string;
  command: Command;
  /** Why not; none: it may be said. */
  rejection: Rejection | null;
  /** It needs a place; its constraint, where one is known, and how far around it bursts. */
  place: { spot: Spot | null; inches?: number } | null;
  /** The model it concerns, if it picks one. */
  target: ModelId | null;
}

/** The model that an attack is aimed at; none: it is a point. */
export const whom = (target: Target): ModelId | null => (typeof target === "number" ? target : null);

/** The point that an attack is aimed at; none: it is a model, or untracked. */
export const pointOfAttack = (attack: Attack | null): Point | null =>
  attack === null || typeof attack.target === "number" ? null : attack.target.at;

/** A shot at a point that nobody named yet. */
export const needsPoint = (command: Command): boolean =>
  command.do === "shoot" && typeof command.target !== "number" && command.target.at === null;

const idOf = (command: Command): string => JSON.stringify(command);

/** The model that a command picks. */
export function targetOf(command: Command): ModelId | null {
  switch (command.do) {
    case "shoot":
      return whom(command.target);
    case "charge":
    case "fight":
      return command.target;
    case "use":
      return command.target ?? null;
    case "activate":
    case "deploy":
    case "hold_back":
    case "react":
    case "pick_friend":
    case "stand":
    case "pick_enemy":
      return command.model;
    case "pick":
      return command.model ?? null;
    case "activate_together":
      return command.models[0] ?? null;
    case "partner":
    case "regenerate":
    case "off_hand":
    case "scatter":
    case "stop":
    case "stands":
    case "happened":
    case "catch_up":
    case "result":
    case "call":
    case "choose":
    case "noted":
    case "under":
    case "roll":
    case "draw":
    case "spend":
    case "spend_first":
    case "choose_zone":
    case "choose_first":
    case "move":
    case "dash":
    case "end_charge":
    case "evade":
    case "dive":
    case "ledge":
    case "put":
    case "move_as":
    case "retreat":
    case "state":
    case "caught":
    case "enough":
    case "end_activation":
    case "flee":
    case "control":
    case "deed":
    case "agree":
    case "concede":
    case "show_down":
    case "overrule":
    case "scenario":
    case "set_right":
      return null;
  }
}

const saying = (command: Command): Choice => ({
  id: idOf(command),
  command,
  rejection: null,
  place: null,
  target: targetOf(command),
});

function offered(offer: Offer): Choice | Choice[] | null {
  if (typeof offer === "string") return null;
  if ("ledge" in offer) return [saying({ do: "ledge", drop: offer.ledge.proposed }), saying({ do: "ledge" })];
  if ("say" in offer) {
    return saying(offer.say);
  }
  if ("pay" in offer) {
    const { command, ways } = offer.pay;
    // Who pays, and how much, is the owner's to choose.
    return command.do === "call" || command.do === "use"
      ? ways.map((paid) => saying({ ...command, paid }))
      : saying(command);
  }
  if ("aim" in offer) {
    const { command, spot, inches } = offer.aim;
    return { id: idOf(command), command, rejection: null, place: { spot, inches }, target: null };
  }
  if ("place" in offer) {
    const { command, spot } = offer.place;
    return { id: idOf(command), command, rejection: null, place: { spot }, target: targetOf(command) };
  }
  return null;
}

const placed = (command: Command): boolean =>
  command.do === "move" ||
  command.do === "deploy" ||
  command.do === "put" ||
  needsPoint(command) ||
  (command.do === "end_charge" && !command.reached);

/** One of the eight ways a missed shot can go. */
export interface Way extends Choice {
  /** Which, from up the map round to the right. */
  way: number;
  /** What the map shows of where it comes down: nothing, so that it misses. */
  unseen: boolean;
}

/** The ways a missed shot can go, where it is known whence; what the map hides is a miss first, and seen if the table says so. */
export function astray(offer: Offer): Way[] {
  if (typeof offer === "string" || !("scatter" in offer)) return [];
  return offer.scatter.ways.flatMap(({ at, sight }, way) => {
    const unseen = sight.sees === "none";
    return (unseen ? [true, false] : [false]).map((lost) => {
      const command: Command = { do: "scatter", towards: at, ...(lost && { lost }) };
      return {
        id: `way-${way}${lost ? "-lost" : ""}`,
        command,
        rejection: null,
        place: null,
        target: null,
        way,
        unseen,
      };
    });
  });
}

/** Everything that may be said or looked for, the allowed first; Charges stand as far as they are known to arrive. */
export function choicesOf(question: Question): Choice[] {
  const reach = ({ command }: Choice) => reachOf(chargeOf(question, command));
  const allowed = question.offers
    .flatMap((offer) => offered(offer) ?? astray(offer))
    .toSorted((one, other) => reach(one) - reach(other));
  const refused = question.refused.map(({ command, rejection }) => ({
    id: idOf(command),
    command,
    rejection,
    place: placed(command) ? { spot: null } : null,
    target: targetOf(command),
  }));
  return [...allowed, ...refused];
}

/** What only the table can carry out, to be thought of at this question. */
export const remindersOf = (question: Question): Reminded[] =>
  question.offers.flatMap((offer) => (typeof offer === "object" && "remind" in offer ? [offer.remind] : []));

/** The attack that a choice would make, looked at. */
export function attackOf(question: Question, command: Command): AttackView | undefined {
  if (command.do !== "shoot" && command.do !== "fight" && command.do !== "react") return undefined;
  const { weapon } = command;
  const range = command.do === "shoot" ? "ranged" : "melee";
  const same = (target: Target) => command.do === "react" || JSON.stringify(target) === JSON.stringify(command.target);
  return question.attacks.find(
    ({ attack }) =>
      attack.weapon === weapon &&
      attack.range === range &&
      (command.do === "react" ? attack.attacker === command.model : same(attack.target)),
  );
}
