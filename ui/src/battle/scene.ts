/** The scenario's own questions, answers and entries in words. */
import { lengthOf } from "../board/scale.ts";
import { formOf, type Mark } from "../board/signs.ts";
import { words } from "../words/words.svelte.ts";
import type { BattleView, Command, ModelId, ScenarioOffer, ScenarioSaid, ScenarioStep, SideId } from "./calls.ts";
import { nameOf, sideName, weaponName } from "./names.ts";
import { betrayalOf } from "./betrayal.ts";
import { shownCard } from "./cards.ts";
import type { Seen } from "./seen.ts";

const text = words.scene;

/** A thing's name. */
export const thingName = (view: Seen, thing: number | null | undefined): string =>
  typeof thing === "number" ? (view.scene.things[thing]?.label ?? "") : "";

/** An ACTION's name. */
export function workName(view: Seen, action: string): string {
  const found = (view.scenario.kinds ?? []).flatMap(({ actions }) => actions ?? []).find(({ id }) => id === action);
  return found?.name ?? action;
}

const deedName = (view: Seen, id: string): string => view.scenario.deeds?.find((deed) => deed.id === id)?.name ?? id;
const noteName = (view: Seen, id: string): string => view.scenario.notes?.find((note) => note.id === id)?.name ?? id;

/** A question in words. */
export function sceneAsked(view: Seen, step: ScenarioStep): { title: string; note: string } {
  const side = (id: number) => sideName(view, id);
  switch (step.about) {
    case "roll_off": {
      const { what } = step;
      if (what === "teams") return { title: text.rollOff.teams, note: text.teamsNote };
      if (what === "suits") return { title: words.alliances.suits, note: words.alliances.suitsNote };
      return { title: typeof what === "string" ? text.rollOff[what] : text.rollOff.comeUp, note: "" };
    }
    case "choose_role":
      return { title: text.chooseRole(side(step.side)), note: "" };
    case "choose_force":
      return { title: text.chooseForce(side(step.side)), note: "" };
    case "vanguard":
      return { title: text.vanguard(side(step.side)), note: text.vanguardNote };
    case "lay": {
      const left = view.scene.things.filter(({ to_lay }) => to_lay).length;
      return { title: text.lay(side(step.side), thingName(view, step.thing)), note: text.layNote(left) };
    }
    case "arrive":
      return { title: text.arrive(side(step.side)), note: text.arriveNote };
    case "die": {
      const { what } = step;
      if (typeof what === "string") return { title: text.die[what], note: "" };
      if ("open" in what) return { title: text.die.open, note: thingName(view, what.open.thing) };
      if ("come_up" in what) return { title: text.die.come_up, note: thingName(view, what.come_up.thing) };
      return { title: text.die.awakens(what.awakens.from), note: "" };
    }
    case "neutral_turn":
      return { title: text.neutralTurn, note: text.neutralTurnNote(side(step.side)) };
    case "reveal":
      return { title: text.reveal(side(step.side), thingName(view, step.things[0])), note: nameOf(view, step.model) };
    case "blast": {
      if (typeof step.thing === "number") return { title: text.blast(thingName(view, step.thing)), note: "" };
      return { title: typeof step.by === "number" ? text.blast(nameOf(view, step.by)) : text.tremble, note: "" };
    }
    case "bleed":
      return { title: text.bleed(thingName(view, step.thing)), note: "" };
    case "hold":
      return { title: text.hold, note: words.questions.controlNote(view.turn) };
    case "count": {
      const per = view.scenario.victory_points[step.rule]?.per;
      return { title: text.countOf(typeof per === "object" && "table" in per ? per.table : ""), note: "" };
    }
    case "note":
      return { title: text.note(noteName(view, step.note)), note: side(step.side) };
    case "deeds":
      return { title: text.deeds, note: "" };
    case "alliances":
      return { title: words.alliances.asked, note: "" };
  }
}

/** Who stands together against whom. */
function against(view: Seen, teams: readonly (readonly SideId[])[]): string {
  const [some = [], others = []] = teams.map((team) => team.map((side) => sideName(view, side)));
  return text.teams(some, others);
}

/** What is said about alliances. */
function dealt(view: Seen, said: Extract<ScenarioSaid, { say: "alliances" | "betray" | "give" }>): string {
  const name = (side: SideId) => sideName(view, side);
  switch (said.say) {
    case "alliances": {
      const named = said.named.flatMap((ally, side) =>
        typeof ally === "number" ? [words.alliances.named(name(side), name(ally))] : [],
      );
      return named.length > 0 ? named.join("; ") : words.alliances.none;
    }
    case "betray":
      return words.alliances.played(
        name(said.side),
        shownCard(said.card),
        betrayalOf(view, said.side, said.card)?.name ?? "",
      );
    case "give":
      return words.alliances.gave(name(said.from), name(said.to), said.points);
  }
}

/** An answer in words. */
export function sceneShown(view: BattleView, said: ScenarioSaid): string {
  switch (said.say) {
    case "attacker":
      return text.attacks(sideName(view, said.side));
    case "teams":
      return against(view, said.teams);
    case "lay":
      return text.layUntracked;
    case "as_drawn":
      return text.asDrawn;
    case "work": {
      const on = [thingName(view, said.thing), typeof said.with === "number" ? nameOf(view, said.with) : ""];
      const amount = said.count ? text.amount(said.count) : "";
      return [workName(view, said.action), ...on, amount].filter(Boolean).join(" \u00b7 ");
    }
    case "strike":
      return text.strike(thingName(view, said.thing), lentName(view, said.weapon));
    case "trip":
      return text.trip(thingName(view, said.thing));
    case "reveal":
      return (said.live ? text.live : text.dud)(thingName(view, said.thing));
    case "ride":
      return typeof said.on === "number" ? text.ride(nameOf(view, said.on)) : text.unride;
    case "leave":
      return text.leave;
    case "deny":
      return text.deny(deedName(view, said.deed));
    case "betray":
    case "give":
    case "alliances":
      return dealt(view, said);
    case "force":
    case "hold":
    case "count":
    case "note":
      return "";
  }
}

/** A weapon of the model that acts, or one that lies ready. */
function lentName(view: Seen, weapon: string): string {
  const actor = view.models.find(({ acting }) => acting);
  const own = actor ? weaponName(view, actor.id, weapon) : weapon;
  const lent = (view.scenario.kinds ?? []).find(({ lends }) => lends?.weapon.id === weapon)?.lends?.weapon.name;
  return lent ?? own;
}

/** An entry in words: who, what. */
export function sceneTold(
  view: Seen,
  said: ScenarioSaid,
  who: string,
  /** The Turn that it happened in. */
  turn: number,
): { model: readonly [string, string] } | { plain: string } {
  const told = text.told;
  switch (said.say) {
    case "attacker":
      return { plain: told.role(sideName(view, said.side)) };
    case "teams":
      return { plain: against(view, said.teams) };
    case "betray":
    case "give":
    case "alliances":
      return { plain: dealt(view, said) };
    case "force":
      return { plain: told.force(said.models.length) };
    case "lay":
      return { plain: told.laid(thingName(view, said.thing)) };
    case "as_drawn":
      return { plain: told.allLaid };
    case "work":
      return { model: told.work(who, workName(view, said.action)) };
    case "strike":
      return { model: told.strike(who, thingName(view, said.thing)) };
    case "trip":
      return { model: told.trip(who, thingName(view, said.thing)) };
    case "reveal":
      return { plain: (said.live ? text.live : text.dud)(thingName(view, said.thing)) };
    case "ride":
      return { model: typeof said.on === "number" ? told.ride(who, nameOf(view, said.on)) : told.unride(who) };
    case "leave":
      return { model: told.leave(who) };
    case "hold":
      return { plain: told.hold(turn) };
    case "count":
      return { plain: told.count };
    case "note":
      return { plain: told.note(sideName(view, said.side), noteName(view, said.note)) };
    case "deny":
      return { plain: told.deny(deedName(view, said.deed)) };
  }
}

/** A proposal's two answers. */
export function proposals(view: BattleView): { accept: Command; deny: Command; text: string; unsure: boolean }[] {
  return view.scene.proposals.map(({ deed, side, model, unsure }) => ({
    accept: { do: "deed", deed, side, ...(typeof model === "number" ? { model } : {}) },
    deny: { do: "scenario", say: "deny", deed },
    text: text.accept(deedName(view, deed), typeof model === "number" ? nameOf(view, model) : sideName(view, side)),
    unsure: unsure === true,
  }));
}

/** Whether the table is asked which of the proposed Deeds were done. */
export const asksDeeds = (step: { ask: string; about?: string }): boolean =>
  step.ask === "scenario" && step.about === "deeds";

/** A Deed as a choice: which, and by whom. */
export function claimShown(
  view: BattleView,
  { deed, side, model }: { deed: string; side: SideId; model?: ModelId | null },
): { head: string; detail: string } {
  const unsure = view.scene.proposals.some((one) => one.deed === deed && one.unsure);
  const who = typeof model === "number" ? nameOf(view, model) : sideName(view, side);
  return { head: text.accept(deedName(view, deed), who), detail: unsure ? text.unsure : "" };
}

/** The offer that a panel of its own answers. */
export function panelOffer(question: {
  offers: readonly unknown[];
  step: { ask: string };
}): Exclude<ScenarioOffer, { about: "betrayal" }> | null {
  const { step } = question as { step: { ask: string; about?: string; side?: number; note?: string } };
  if (step.ask !== "scenario") return null;
  for (const offer of question.offers) {
    if (typeof offer !== "object" || offer === null || !("scenario" in offer)) continue;
    const one = offer.scenario as ScenarioOffer;
    if (one.about === "betrayal") continue;
    const note = one.about === "note" && step.about === "note" && one.side === step.side && one.note === step.note;
    const panel = step.about === "vanguard" ? "force" : step.about?.replace("choose_", "");
    if (one.about === "note" ? note : `${one.about}` === panel) return one;
  }
  return null;
}

/** Who may play Betrayal Cards, each with its suit; none: there are no such cards. */
export function handsOf(question: { offers: readonly unknown[] }): readonly [SideId, string][] | null {
  for (const offer of question.offers) {
    if (typeof offer !== "object" || offer === null || !("scenario" in offer)) continue;
    const one = offer.scenario as ScenarioOffer;
    if (one.about === "betrayal") return one.hands;
  }
  return null;
}

/** What stands in the sign of a thing: the letter of what it is called, and its number. */
function short(label: string): { letter: string; number: string } {
  const number = /\d+$/.exec(label)?.[0] ?? "";
  const named = label.split(" ").filter((word) => word !== number);
  // `A1` and `B1` are models.
  const initial = /^[AB]/.test(label) ? named.at(-1) : named[0];
  return { letter: initial?.slice(0, 1) ?? "", number };
}

/** Two signs fit into the ring. */
const written = ({ letter, number }: ReturnType<typeof short>) => (number.length > 1 ? number : `${letter}${number}`);

/** Things and models that belong to nobody as marks on a map, each kind with a sign of its own. */
export function marksOnMap(scenario: BattleView["scenario"], things?: BattleView["scene"]["things"]): Mark[] {
  const kinds = scenario.kinds ?? [];
  const marked = (id: string, kind: string, label: string, at: Mark["at"]): Mark => {
    const signs = short(label);
    const sign = {
      form: formOf(kinds.findIndex((one) => one.id === kind)),
      letter: signs.letter,
      name: kinds.find((one) => one.id === kind)?.name ?? label,
    };
    return { id, label: written(signs), at, sign };
  };
  if (things) {
    return unstacked(
      things.flatMap(({ kind, label, at, gone, carried }, i) =>
        gone || !at || typeof carried === "number" ? [] : [marked(`thing-${i}`, kind, label, at)],
      ),
    );
  }
  const drawn = (scenario.things ?? []).filter(({ id }) => !(scenario.objectives ?? []).some((one) => one.id === id));
  return unstacked([
    ...drawn.map(({ id, kind, label, at }) => marked(id, kind, label, at)),
    ...(scenario.neutrals ?? []).flatMap(({ sheet, spots }) =>
      (spots ?? []).map(({ at }, i): Mark => {
        const signs = short(sheet.name);
        const sign = { form: "rhomb" as const, letter: signs.letter, name: sheet.name };
        return { id: `${sheet.entry}-${i}`, label: written(signs), at, sign };
      }),
    ),
  ]);
}

/** As far apart as two marks are drawn, in micrometres. */
const BESIDE = lengthOf(3);

/** A thing on the very spot of another is drawn beside it, to the east. */
function unstacked<T extends { at: { x: number; y: number } }>(marks: readonly T[]): T[] {
  const drawn: T[] = [];
  for (const mark of marks) {
    let { at } = mark;
    while (drawn.some((other) => other.at.x === at.x && other.at.y === at.y)) at = { ...at, x: at.x + BESIDE };
    drawn.push({ ...mark, at });
  }
  return drawn;
}
