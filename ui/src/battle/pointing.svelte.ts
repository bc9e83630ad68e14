/** What a person points at on the map: who is put where, which way it goes, and where a shot is aimed. */
import { tick } from "svelte";
import { announce } from "../announce.svelte.ts";
import { apart, placeOf, type Place } from "../board/scale.ts";
import { edged } from "../board/snap.ts";
import { words } from "../words/words.svelte.ts";
import { concerned, putOf, setsUp } from "./asks.ts";
import type { AttackView, Command, ModelId } from "./calls.ts";
import type { Choice } from "./choices.ts";
import { firstPlace, goes, kept, openEnd, putAt, type Placing } from "./places.ts";
import type { Running } from "./running.svelte.ts";
import type { Saying } from "./saying.svelte.ts";
import { alike, going, left, type Answer, type Area } from "./way.svelte.ts";

/** Brings the keys to the map. */
const toMap = (preventScroll = false) =>
  void tick().then(() => document.getElementById("board")?.focus({ preventScroll }));

/** `settle` brings the focus to what comes next. */
export function pointing(battle: Running, saying: Saying, settle: () => void) {
  let picked = $state<ModelId | null>(null);
  let ghost = $state.raw<Place | null>(null);
  const way = going(() => battle.now?.bounds ?? { corners: 0, crossings: 0, length: 0 });
  /** What is done though the rules refuse it, as soon as its place is said. */
  let overruling = $state.raw<{ command: Command; reason: string } | null>(null);
  /** Where a model stands is pointed out, for setting it right. */
  let asked = $state.raw<{ model: ModelId; done: (at: Place) => void } | null>(null);
  /** Who is looked at, by the pointer or the focus, on the map or on its card, and with which weapon; none: all of them. */
  let eyed = $state.raw<{ model: ModelId; weapon: string | null } | null>(null);
  /** The shot whose point is being looked for. */
  let aim = $state.raw<Choice | null>(null);
  /** The rules refuse what is pointed at, as it was asked last. */
  let refused = $state(false);
  /** All that is left is being set up untracked, or waits for the answer of a question that came in between. */
  let resting: "goes" | "waits" | null = null;
  /** How far the move leads that was asked for last. */
  let area = $state.raw<Answer<Area | null> | null>(null);
  /** What is measured of that shot at the point that was last looked at. */
  let thought = $state.raw<AttackView | null>(null);

  const placing = $derived<Placing | null>(placingNow());
  /** A model that stands nowhere yet is put only where somebody pointed. */
  const stands = $derived(placing !== null && (battle.now?.models[placing.model]?.at ?? null) !== null);
  const proposes = $derived(stands || asked !== null || (battle.question !== null && setsUp(battle.question.step)));
  const where = $derived(placing && battle.now ? (ghost ?? (proposes ? firstPlace(battle.now, placing) : null)) : null);

  /** The ghost stands where the model stands: moving it there spends the Move, so that nothing says it by accident. */
  const unmoved = $derived.by(() => {
    const reach = placing?.spot?.reach;
    if (!reach || !where || !battle.question || asked || overruling || way.said.via.length > 0) return false;
    const moves =
      ["act", "retreat_move", "dash_move", "end_charge"].includes(battle.question.step.ask) &&
      placing.point === undefined;
    return moves && apart(placeOf(reach[0]), where) < 0.01;
  });

  const outset = $derived.by<Command | null>(() => {
    if (!placing?.spot?.reach || asked || !goes(placing.command)) return null;
    return openEnd(placing.command, way.said);
  });

  /** Whose place it is, and when: what was answered about another model, kind of command or moment is out of date. */
  const about = $derived(placing ? [battle.now?.moment, placing.model, placing.command.do].join(" ") : "");
  const reaches = $derived(area && area.about === about && alike(area, outset) ? area.answer : null);

  /** A tap on the map while the model may Move: it is meant to go there. */
  const walks = $derived(
    battle.measured &&
      battle.question?.step.ask === "act" &&
      saying.group === null &&
      saying.about === null &&
      battle.choices.some(({ command, rejection }) => command.do === "move" && rejection === null),
  );

  function placingNow(): Placing | null {
    const { question, choices } = battle;
    if (!battle.now || !question) return null;
    if (asked) {
      return { model: asked.model, command: { do: "move" }, spot: null, target: null };
    }
    if (saying.states) return null;
    const { step } = question;
    if (overruling) {
      const { command } = overruling;
      const model = command.do === "deploy" ? command.model : (concerned(question).actor ?? 0);
      return { model, command, spot: null, target: null, ...(command.do === "shoot" && { point: 0 }) };
    }
    if (aim) {
      const { spot = null, inches = 0 } = aim.place ?? {};
      return { model: concerned(question).actor ?? 0, command: aim.command, spot, target: null, point: inches };
    }
    const first = (match: (choice: Choice) => boolean) =>
      choices.find((choice) => choice.place && choice.rejection === null && match(choice));
    if (setsUp(step)) {
      const choice = first(({ target }) => target === picked) ?? first(({ command }) => command.do === "deploy");
      if (!choice?.place || choice.target === null) return null;
      return { model: choice.target, command: choice.command, spot: choice.place.spot, target: null };
    }
    const put = step.ask === "put" ? step.model : step.ask === "content" ? putOf(step.want) : null;
    if (put !== null) {
      const choice = first(({ command }) => command.do === "put");
      return choice?.place ? { model: put, command: choice.command, spot: choice.place.spot, target: null } : null;
    }
    const moves =
      (step.ask === "act" && saying.group === "move") || step.ask === "retreat_move" || step.ask === "dash_move";
    if (!moves && step.ask !== "end_charge") return null;
    const choice = first(({ command }) => command.do === (moves ? "move" : "end_charge"));
    const target = step.ask === "end_charge" ? step.target : null;
    return choice?.place ? { model: step.model, command: choice.command, spot: choice.place.spot, target } : null;
  }

  /** Sets up all models that are left, none of them measured, each in its side's turn. */
  async function placeRest() {
    if (resting === "goes") return;
    resting = "goes";
    let done = true;
    while (done && battle.question?.step.ask === "deploy" && !battle.busy) {
      const next = battle.choices.find(({ command, rejection }) => command.do === "deploy" && rejection === null);
      done = next !== undefined && (await battle.tell(putAt(next.command, null)));
    }
    resting = done && battle.question?.step.ask === "content" ? "waits" : null;
  }

  return {
    get placing() {
      return placing;
    },
    get where() {
      return where;
    },
    /** The ghost has not left its model. */
    get unmoved() {
      return unmoved;
    },
    /** How the ghost goes there; only a move has a way. */
    way,
    /** It is known where the way sets out, so that it can have corners. */
    get corners() {
      return Boolean(placing?.spot?.reach) && !asked && placing !== null && goes(placing.command);
    },
    /** The move as it would be said; none: what is placed goes no way. */
    get meant(): Command | null {
      return placing && !asked && goes(placing.command) ? putAt(placing.command, where, way.said) : null;
    },
    /** A move along the corners that were said, its end open; none: nobody knows where it sets out. */
    get outset(): Command | null {
      return outset;
    },
    /** How far such a move may lead straight on; none: nobody has said yet. */
    get area(): Area | null {
      return reaches;
    },
    setArea: (to: Answer<Area | null>) => {
      area = to;
    },
    /** Whose place is pointed at, and at which moment. */
    get about() {
      return about;
    },
    /** The shot as it would be fired at the point on the map; none: no point is looked for. */
    get aimed(): Command | null {
      return placing?.point !== undefined && where ? putAt(placing.command, where) : null;
    },
    /** The base as it would be put where somebody pointed; none: nobody did, it goes a way, is aimed, or no rule is asked. */
    get standing(): Command | null {
      if (
        !placing ||
        !where ||
        ghost === null ||
        asked ||
        overruling ||
        placing.point !== undefined ||
        goes(placing.command)
      )
        return null;
      return putAt(placing.command, where);
    },
    /** The rules refuse what is pointed at. */
    get refused() {
      return refused;
    },
    refuse: (to: boolean) => {
      refused = to;
    },
    /** A tap on the free map begins a Move. */
    get walks() {
      return walks;
    },
    /** What is measured of the shot at the point on the map; none: no point is looked for. */
    get thought() {
      return placing?.point === undefined ? null : thought;
    },
    think: (of: AttackView | null) => {
      thought = of;
    },
    get overruling() {
      return overruling;
    },
    /** Whose reach is shown. */
    get eyed() {
      return eyed;
    },
    eye: (model: ModelId | null, weapon: string | null = null) => {
      eyed = model === null ? null : { model, weapon };
    },
    /** It is pointed out where a model stands. */
    get asked() {
      return asked !== null;
    },

    fresh: () => {
      picked = null;
      ghost = null;
      way.fresh();
      overruling = null;
      asked = null;
      aim = null;
      area = null;
    },
    /** Nothing is aimed or put any more; the model that is set up next stays. */
    open: () => {
      aim = null;
      ghost = null;
      way.fresh();
    },
    /** What was to be done against the rules, or pointed out, is left. */
    leave: () => {
      overruling = null;
      asked = null;
      ghost = null;
      way.fresh();
    },
    /** The objection that waited for its place is gone, or begins to wait for it. */
    overrule: (what: { command: Command; reason: string } | null) => {
      overruling = what;
      if (what) toMap();
    },
    /** This model is set up next. */
    pick: (model: ModelId) => {
      picked = model;
      ghost = null;
      toMap(true);
    },
    /** Looks for the point that a shot goes at; where nobody keeps the map, the shot is said at once. */
    aim: (choice: Choice | null) => {
      saying.object(null);
      saying.ponder(null);
      ghost = null;
      if (choice && !battle.measured) void battle.tell(choice.command);
      else aim = choice;
      settle();
    },
    /** Tapped on the map, it is as exact as a hand. */
    put: (to: Place, tapped = false) => {
      if (walks && !asked) saying.open("move");
      saying.object(null);
      const meant = tapped && placing && !asked && !overruling ? edged(to, left(placing, way.said, reaches)) : to;
      ghost = placing ? kept(placing, meant) : meant;
    },
    /** Says the command with the ghost's place, or untracked; a model that stays where it is stays by its own button. */
    place: (tracked = true, stays = false) => {
      if (!placing || battle.busy || (tracked && !where)) return;
      if (tracked && unmoved && !stays) {
        announce(words.questions.unmoved);
        return;
      }
      if (asked) {
        // The place is that of what is asked: gone with it.
        const [{ done }, at] = [asked, where];
        asked = null;
        ghost = null;
        if (tracked && at) done(at);
        return;
      }
      const command = putAt(placing.command, tracked ? where : null, way.said);
      void battle.tell(overruling ? { do: "overrule", command, reason: overruling.reason } : command);
    },
    placeRest,
    /** A question that came in between was answered: the rest goes on; whatever else came ends it. */
    arrived: (said: boolean) => {
      if (resting !== "waits") return;
      const ask = said ? battle.question?.step.ask : undefined;
      if (ask === "content") return;
      resting = null;
      if (ask === "deploy") void tick().then(placeRest);
    },
    /** Points out where a model stands, for setting it right. */
    point: (model: ModelId, done: (at: Place) => void) => {
      const at = battle.now?.models[model]?.at;
      asked = { model, done };
      ghost = at ? placeOf(at) : null;
      toMap();
    },
  };
}
