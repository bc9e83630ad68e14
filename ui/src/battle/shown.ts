/** What may be said, in the words of a screen. */
import { asSaid } from "../words/logged.ts";
import { words } from "../words/words.svelte.ts";
import { inches } from "../words/figures.ts";
import { comesIn, concerned, setsUp } from "./asks.ts";
import { beforehandShown } from "./beforehand.ts";
import { chargeOf, needOf, strikesNot } from "./charges.ts";
import type { BattleView, Command, ModelId, Price, Question } from "./calls.ts";
import { astray, attackOf, needsPoint, type Choice } from "./choices.ts";
import { lotsInShort } from "./lots.ts";
import { actionName, actionOf, callName, callOf, nameOf, weaponName } from "./names.ts";
import { inShort, rollInShort, rollOf } from "./rolls.ts";
import { claimShown, sceneShown } from "./scene.ts";

/** A choice in two lines. */
export interface Shown {
  head: string;
  detail: string;
}

/** Whether a model is what is chosen: what the rules refuse of it names it. */
export const choosesModel = (command: Command): boolean =>
  ["activate", "deploy", "pick_friend", "pick_enemy", "charge"].includes(command.do);

/** Who pays how much for a call or an ACTION. */
function paidBy(view: BattleView, price: Price, paid: Extract<Command, { do: "call" }>["paid"]): string {
  const { price: text } = words.battle;
  if (price === "free") return "";
  if ("own_blood" in price) return text.ownBlood(price.own_blood);
  const marker = "infection" in price ? text.infection : text.blood;
  return (paid ?? []).map(([model, n]) => text.of(n, marker, nameOf(view, model))).join(", ");
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

/** The target of an attack; a point that it went at before is the same. */
function aimed(view: BattleView, command: Extract<Command, { do: "shoot" | "fight" | "react" }>): string {
  if (command.do === "react") return nameOf(view, command.model);
  if (typeof command.target === "number") return nameOf(view, command.target);
  return needsPoint(command) ? words.battle.aimAtPoint : words.battle.samePoint;
}

/** The words of a choice among several; the chance of the roll it asks for at once stands behind them. */
export function shown(view: BattleView, question: Question, choice: Choice): Shown {
  const { head, detail } = said(view, question, choice);
  const roll = choice.rejection ? undefined : rollOf(question, choice.command);
  return { head, detail: roll ? [detail, rollInShort(roll)].filter(Boolean).join(" · ") : detail };
}

function said(view: BattleView, question: Question, { command, rejection, place }: Choice): Shown {
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
      const head = `${aimed(view, command)} · ${weapon}`;
      if (!attack) return { head, detail: refused };
      const { headline, detail } = inShort(attack.odds);
      const screen = command.do === "shoot" ? words.battle.cover : words.battle.defended;
      const far = words.battle.between(attack.distance, attack.long, attack.cover ? screen : "");
      return {
        head,
        detail: [far, headline, detail, lotsInShort(attack)].filter(Boolean).join(" · "),
      };
    }
    case "charge": {
      const charge = chargeOf(question, command);
      const bare = strikesNot(question, command) ? words.battle.chargesBare : "";
      const told = [bare, ...(charge ? needOf(charge) : [])].filter(Boolean).join(" · ");
      return { head: name(command.target), detail: refused || told };
    }
    case "use": {
      const by = concerned(question).actor ?? -1;
      const action = actionOf(view, by, command.action);
      const what = [outcome(action?.outcome[command.outcome ?? 0]), paidBy(view, action?.price ?? "free", command.paid)]
        .filter(Boolean)
        .join(" · ");
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
    case "hold_back":
      return { head: yes.holdBack, detail: refused || yes.holdBackNote };
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
      const { enoughAttacks, enoughReactions, enoughMove, goOn, noFriend, notYet } = words.questions.yes;
      if (ask === "what_stands") return { head: goOn, detail: refused };
      if (ask === "pick_friend") return { head: noFriend, detail: refused };
      if (ask === "scenario" && question.step.about === "lay")
        return { head: words.scene.fitsNowhere, detail: refused };
      if (comesIn(question.step)) return { head: notYet, detail: refused };
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
      const { ask } = question.step;
      const head = words.battle.acts[ask === "dash_move" ? "dash" : ask === "retreat_move" ? "retreat" : "move"];
      return { head, detail: refused || (reach === undefined ? "" : inches(reach)) };
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
      const one = way.find((one) => JSON.stringify(one.command) === JSON.stringify(command));
      if (!one) return { head: command.lost ? yes.lost : yes.astray, detail: refused };
      const seen = one.unseen ? (command.lost ? yes.unseen : yes.seenAllTheSame) : "";
      return { head: yes.ways[one.way] ?? "", detail: refused || seen };
    }
    case "stands": {
      const { verdict } = command;
      const head =
        verdict.counts === "win" ? yes.win(view.sides[verdict.side]?.name ?? "") : yes.verdict[verdict.counts];
      const { comes_to } = question;
      return { head, detail: refused || (verdict.counts === "score" && comes_to ? yes.comesTo(comes_to) : "") };
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
      if (step.ask !== "content" || typeof step.want !== "object" || !("choose" in step.want)) {
        return { head: "", detail: refused };
      }
      const { choose } = step.want;
      const before = beforehandShown(view, step, choose, command.option);
      return {
        head: before?.head ?? asSaid(choose.options[command.option] ?? ""),
        detail: refused || (before?.detail ?? ""),
      };
    }
    case "call":
      return {
        head: callName(view, command.model, command.call),
        detail: refused || paidBy(view, callOf(view, command.model, command.call)?.price ?? "free", command.paid),
      };
    case "stop":
    case "happened":
    case "catch_up":
    case "result":
    case "roll":
    case "draw":
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
