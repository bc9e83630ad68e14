/** What may be said now, and what is refused, in the groups that a screen shows. */
import { words } from "../words/en.ts";
import { inches } from "../words/figures.ts";
import { concerned, setsUp } from "./asks.ts";
import { claimShown, sceneShown, workName } from "./scene.ts";
import type { AttackView, BattleView, Command, ModelId, Offer, Question, Rejection, Reminded, Spot } from "./calls.ts";
import { actionName, actionOf, callName, callOf, nameOf, weaponName } from "./names.ts";
import { inShort } from "./rolls.ts";

/** Something a person may say, or look for in vain. */
export interface Choice {
  /** Stable among the choices of a question. */
  id: string;
  command: Command;
  /** Why not; none: it may be said. */
  rejection: Rejection | null;
  /** It needs a place; its constraint, where one is known. */
  place: { spot: Spot | null } | null;
  /** The model it concerns, if it picks one. */
  target: ModelId | null;
}

/** The choices of one ACTION. */
export interface Group {
  id: string;
  text: string;
  /** The key that opens it. */
  key: string | undefined;
  choices: Choice[];
  /** Why none of them may be said. */
  rejection: Rejection | null;
}

const idOf = (command: Command): string => JSON.stringify(command);

/** Whom a command picks. */
export function targetOf(command: Command): ModelId | null {
  switch (command.do) {
    case "charge":
    case "shoot":
    case "fight":
      return command.target;
    case "use":
      return command.target ?? null;
    case "activate":
    case "deploy":
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
    const { command, counts, purse } = offer.pay;
    if (command.do === "call") return payments(purse, counts).map((paid) => saying({ ...command, paid }));
    const paid = cheapest(purse, Math.min(...counts));
    return saying(command.do === "use" ? { ...command, paid } : command);
  }
  if ("place" in offer) {
    const { command, spot } = offer.place;
    return { id: idOf(command), command, rejection: null, place: { spot }, target: targetOf(command) };
  }
  return null;
}

/** Each sum paid by one model alone, or by the first ones where none has enough. */
function payments(purse: readonly [number, number][], counts: readonly number[]): [number, number][][] {
  return counts.flatMap((count) => {
    if (count === 0) return [[]];
    const alone = purse.filter(([, most]) => most >= count).map(([model]): [number, number][] => [[model, count]]);
    const whole = purse.reduce((sum, [, most]) => sum + most, 0);
    return alone.length > 0 ? alone : whole >= count ? [cheapest(purse, count)] : [];
  });
}

/** The first markers that pay. */
function cheapest(purse: readonly [number, number][], count: number): [number, number][] {
  let left = count;
  const paid: [number, number][] = [];
  for (const [model, most] of purse) {
    const n = Math.min(left, most);
    if (n > 0) paid.push([model, n]);
    left -= n;
  }
  return paid;
}

const placed = (command: Command): boolean =>
  command.do === "move" ||
  command.do === "deploy" ||
  command.do === "put" ||
  (command.do === "end_charge" && !command.reached);

/** The eight ways a missed shot can go, where it is known whence. */
function astray(offer: Offer): Choice[] {
  if (typeof offer === "string" || !("scatter" in offer)) return [];
  const { from } = offer.scatter;
  if (!from) return [];
  const inch = 25_400;
  const steps = [0, 1, 1, 1, 0, -1, -1, -1];
  return steps.map((dx, way) => {
    const dy = steps[(way + 2) % steps.length] ?? 0;
    const command: Command = { do: "scatter", towards: { x: from.x + dx * inch, y: from.y + dy * inch } };
    return { id: `way-${String(way)}`, command, rejection: null, place: null, target: null };
  });
}

/** Everything that may be said or looked for, the allowed first. */
export function choicesOf(question: Question): Choice[] {
  const allowed = question.offers.flatMap((offer) => offered(offer) ?? astray(offer));
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

/** Who pays how much for a call. */
function paidBy(view: BattleView, command: Extract<Command, { do: "call" }>): string {
  const price = callOf(view, command.model, command.call)?.price ?? "free";
  const { price: text } = words.battle;
  if (price === "free") return "";
  if ("own_blood" in price) return text.ownBlood(price.own_blood);
  const marker = "blood" in price ? text.blood : text.infection;
  return (command.paid ?? []).map(([model, n]) => text.of(n, marker, nameOf(view, model))).join(", ");
}

/** The attack that a choice would make, looked at. */
export function attackOf(question: Question, command: Command): AttackView | undefined {
  if (command.do !== "shoot" && command.do !== "fight" && command.do !== "react") return undefined;
  const { weapon } = command;
  const range = command.do === "shoot" ? "ranged" : "melee";
  return question.attacks.find(
    ({ attack }) =>
      attack.weapon === weapon &&
      attack.range === range &&
      (command.do === "react" ? attack.attacker === command.model : attack.target === command.target),
  );
}

/** Why an ACTION is open to nobody, whomever it were aimed at. */
const closed = ({ closed }: Question, what: string): Rejection | null =>
  closed.find(({ action }) => action === what)?.rejection ?? null;

const order = ["move", "charge", "retreat", "dash", "shoot", "fight"] as const;

/** The ACTIONS of the model that acts: each with its targets, or with why it cannot be taken. */
export function actionsOf(view: BattleView, question: Question, model: ModelId): Group[] {
  const all = choicesOf(question);
  const group = (id: string, text: string, key: string | undefined, choices: Choice[]): Group => ({
    id,
    text,
    key,
    choices,
    rejection: choices.some(({ rejection }) => rejection === null) ? null : (choices[0]?.rejection ?? null),
  });
  const plain = order.map((what) => {
    const choices = all.filter(({ command }) => command.do === what);
    const one = group(what, words.battle.acts[what], words.battle.keys[what], choices);
    // Where there is nothing to choose the tile says why all the same.
    return { ...one, rejection: one.rejection ?? closed(question, what) };
  });
  const actions = new Map<string, Choice[]>();
  for (const choice of all) {
    if (choice.command.do !== "use") continue;
    // The bearer as its own target says the same as no target.
    const { command } = choice;
    const own = command.target === model && all.some((other) => same(other.command, command));
    if (own) continue;
    const known = actions.get(command.action);
    if (known) known.push(choice);
    else actions.set(command.action, [choice]);
  }
  const scene = new Map<string, Choice[]>();
  for (const choice of all) {
    if (choice.command.do !== "scenario" || choice.command.say === "deny") continue;
    const id = choice.command.say === "work" ? choice.command.action : choice.command.say;
    scene.set(id, [...(scene.get(id) ?? []), choice]);
  }
  const works = [...scene].map(([id, choices]) =>
    group(
      `scene-${id}`,
      choices[0]?.command.do === "scenario" && choices[0].command.say === "work"
        ? workName(view, choices[0].command.action)
        : words.battle.scenes[id as keyof typeof words.battle.scenes],
      undefined,
      choices,
    ),
  );
  const granted = [...actions].map(([id, choices]) =>
    group(`use-${id}`, actionName(view, model, id), undefined, choices),
  );
  const types = all
    .filter(({ command }) => command.do === "move_as")
    .map((choice) => group("move-as", shown(view, question, choice).head, undefined, [choice]));
  const end = group(
    "end",
    words.battle.acts.end,
    words.battle.keys.end,
    all.filter(({ command }) => command.do === "end_activation"),
  );
  const others = all.filter(({ command }) => command.do === "partner" || command.do === "off_hand");
  const more = others.map((choice) => group(choice.id, shown(view, question, choice).head, undefined, [choice]));
  return [...plain, ...granted, ...types, ...works, ...more, end].filter(
    ({ choices, rejection }) => choices.length > 0 || rejection !== null,
  );
}

const same = (a: Command, b: Extract<Command, { do: "use" }>) =>
  a.do === "use" && a.action === b.action && a.outcome === b.outcome && (a.target ?? null) === null;

/** A choice in two lines. */
export interface Shown {
  head: string;
  detail: string;
}

/** What an ACTION's outcome does, in a word or two. */
function outcome(of: unknown): string {
  const text = words.battle.outcome;
  if (of === "stand_up") return text.standUp;
  if (of === "take_down") return text.takeDown;
  if (of === "force_next_activation") return text.forceNext;
  if (typeof of !== "object" || of === null) return "";
  const one = of as Record<string, unknown>;
  if (typeof one.blessing === "number") return text.blessing(one.blessing);
  if (typeof one.remove_blood === "number") return text.removeBlood(one.remove_blood);
  if (typeof one.ranged_dice === "number") return text.rangedDice(one.ranged_dice);
  if (Array.isArray(one.all)) return one.all.map(outcome).filter(Boolean).join(", ");
  return text.table;
}

/** The words of a choice among several. */
export function shown(view: BattleView, question: Question, { command, rejection, place }: Choice): Shown {
  const refused = rejection?.message ?? "";
  const { yes } = words.questions;
  const name = (id: ModelId) => nameOf(view, id);
  switch (command.do) {
    case "shoot":
    case "fight":
    case "react": {
      const attack = attackOf(question, command);
      const by = command.do === "react" ? command.model : (concerned(question).actor ?? -1);
      const weapon = attack?.weapon ?? weaponName(view, by, command.weapon);
      const whom = command.do === "react" ? command.model : command.target;
      if (!attack) return { head: `${name(whom)} · ${weapon}`, detail: refused };
      const { headline, detail } = inShort(attack.odds);
      const screen = command.do === "shoot" ? words.battle.cover : words.battle.defended;
      const far = words.battle.between(attack.distance, attack.long, attack.cover ? screen : "");
      return { head: `${name(whom)} · ${weapon}`, detail: [far, headline, detail].filter(Boolean).join(" · ") };
    }
    case "charge":
      return { head: name(command.target), detail: refused };
    case "use": {
      const by = concerned(question).actor ?? -1;
      const outcomes = actionOf(view, by, command.action)?.outcome ?? [];
      const what = outcome(outcomes[command.outcome ?? 0]);
      const whom = command.target ?? null;
      return { head: whom === null ? actionName(view, by, command.action) : name(whom), detail: refused || what };
    }
    case "activate":
    case "deploy":
    case "pick_friend":
    case "pick_enemy": {
      const model = view.models[command.model];
      return { head: name(command.model), detail: refused || (model?.sheet.entry_name ?? "") };
    }
    case "choose_zone":
      return { head: words.questions.yes.zone(view.scenario.zones[command.zone]?.label ?? ""), detail: refused };
    case "choose_first": {
      const side = view.sides[command.side];
      return { head: words.questions.yes.first(side?.letter ?? "", side?.name ?? ""), detail: refused };
    }
    case "flee":
      return command.flee
        ? { head: words.questions.yes.flee, detail: words.questions.yes.fleeNote }
        : { head: words.questions.yes.stand, detail: words.questions.yes.standNote };
    case "enough": {
      const { ask } = question.step;
      const { enoughAttacks, enoughReactions, enoughMove, goOn, noFriend } = words.questions.yes;
      if (ask === "what_stands") return { head: goOn, detail: refused };
      if (ask === "pick_friend") return { head: noFriend, detail: refused };
      return {
        head: setsUp(question.step)
          ? words.scene.enoughArrivals
          : ask === "scenario"
            ? words.scene.enoughDeeds
            : ask === "reactions"
              ? enoughReactions
              : ask === "more_attacks"
                ? enoughAttacks
                : enoughMove,
        detail: refused,
      };
    }
    case "end_charge":
      return { head: command.reached ? words.questions.yes.reached : words.questions.yes.endCharge, detail: refused };
    case "move": {
      const reach = place?.spot?.reach?.[1];
      return { head: words.battle.acts.move, detail: refused || (reach === undefined ? "" : inches(reach)) };
    }
    case "evade":
      return { head: words.questions.yes.evade, detail: refused || words.questions.yes.evadeNote };
    case "dive": {
      const { dive, diveNote, noDive } = words.questions.yes;
      return command.dive ? { head: dive, detail: refused || diveNote } : { head: noDive, detail: refused };
    }
    case "ledge": {
      const drop = command.drop ?? null;
      const { ledge, noLedge } = words.questions.yes;
      return { head: drop === null ? noLedge : ledge(drop), detail: refused };
    }
    case "move_as":
      return { head: command.flying ? words.questions.yes.fly : words.questions.yes.walk, detail: refused };
    case "spend_first":
      return { head: words.battle.declareFirst(view.sides[command.side]?.letter ?? ""), detail: refused };
    case "end_activation":
      return { head: words.battle.acts.end, detail: refused };
    case "dash":
    case "retreat":
      return { head: words.battle.acts[command.do], detail: refused };
    case "scenario":
      return { head: sceneShown(view, command), detail: refused };
    case "deed": {
      const { head, detail } = claimShown(view, command);
      return { head, detail: refused || detail };
    }
    case "activate_together": {
      const [a, b] = command.models;
      return { head: yes.together(name(a ?? -1), name(b ?? -1)), detail: refused || yes.togetherNote };
    }
    case "partner":
      return { head: yes.partner, detail: refused };
    case "regenerate":
      return { head: command.markers === 0 ? yes.none : yes.markers(command.markers), detail: refused };
    case "off_hand":
      return { head: yes.offHand(weaponName(view, concerned(question).actor ?? -1, command.weapon)), detail: refused };
    case "scatter": {
      const way = astray(question.offers.find((one) => typeof one === "object" && "scatter" in one) ?? "state");
      const at = way.findIndex((one) => JSON.stringify(one.command) === JSON.stringify(command));
      return { head: yes.ways[at] ?? (command.lost ? yes.lost : yes.astray), detail: refused };
    }
    case "stands": {
      const { verdict } = command;
      const head =
        verdict.counts === "win" ? yes.win(view.sides[verdict.side]?.name ?? "") : yes.verdict[verdict.counts];
      return { head, detail: refused };
    }
    case "put": {
      const reach = place?.spot?.reach?.[1];
      return { head: words.questions.yes.place, detail: refused || (reach === undefined ? "" : inches(reach)) };
    }
    case "pick": {
      const whom = command.model ?? null;
      return whom === null
        ? { head: words.questions.yes.nobody, detail: refused }
        : { head: name(whom), detail: refused || (view.models[whom]?.sheet.entry_name ?? "") };
    }
    case "choose": {
      const { step } = question;
      const options =
        step.ask === "content" && typeof step.want === "object" && "choose" in step.want
          ? step.want.choose.options
          : [];
      return { head: options[command.option] ?? "", detail: refused };
    }
    case "call":
      return { head: callName(view, command.model, command.call), detail: refused || paidBy(view, command) };
    case "stop":
    case "happened":
    case "catch_up":
    case "result":
    case "roll":
    case "spend":
    case "state":
    case "stand":
    case "caught":
    case "control":
    case "agree":
    case "concede":
    case "show_down":
    case "noted":
    case "under":
    case "overrule":
    case "set_right":
      return { head: "", detail: refused };
  }
}
