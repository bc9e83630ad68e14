/** A battle being played: the view as it stands, what a person is in the middle of saying, and the ways to say it. */
import { tick } from "svelte";
import { announce } from "../announce.svelte.ts";
import { apart, placeOf, type Place } from "../board/scale.ts";
import { doing } from "../doing.svelte.ts";
import type { Failure } from "../ipc.svelte.ts";
import { reading } from "../reading.svelte.ts";
import {
  beginWhatIf,
  openBattle,
  putNote,
  redo,
  resume,
  rollHere,
  say,
  undo,
  type BattleView,
  type Command,
  type LogEntry,
  type ModelId,
  type Question,
  type Rejection,
  type Which,
} from "./calls.ts";
import { words } from "../words/en.ts";
import { asked, concerned, putOf, setsUp } from "./asks.ts";
import { choicesOf, needsPoint, type Choice } from "./choices.ts";
import { firstPlace, goes, kept, putAt, type Placing } from "./places.ts";
import { goesOn, lastResult, type Result } from "./results.ts";
import { looking } from "./past.svelte.ts";
import { spoken } from "./told.ts";
import { going } from "./way.svelte.ts";

/** A command that the rules refused; with a reason it is done all the same. */
export interface Objection {
  command: Command;
  rejection: Rejection;
}

/** How much is logged: every roll, what changed, the table as it stands now, or the result alone. */
export type Level = "rolls" | "changes" | "catch_up" | "result";

const attacks = (command: Command): boolean => command.do === "shoot" || command.do === "fight";

export function play(id: string) {
  let aside = $state<string | null>(null);
  const which = (): Which => (aside === null ? { battle: id } : { battle: id, what_if: aside });
  const reader = reading(() => openBattle(which()));
  const at = doing();

  /** The dice typed so far, in their places; null: one that was taken back. */
  let faces = $state.raw<(number | null)[]>([]);
  /** All dice of a roll that was taken back, to be changed one by one. */
  let reviewed = $state(false);
  let group = $state<string | null>(null);
  let about = $state<ModelId | null>(null);
  let picked = $state<ModelId | null>(null);
  let ghost = $state.raw<Place | null>(null);
  const way = going(() => reader.value?.bounds ?? { corners: 0, crossings: 0, length: 0 });
  let caught = $state.raw<ModelId[] | null>(null);
  let objection = $state.raw<Objection | null>(null);
  let overruling = $state.raw<{ command: Command; reason: string } | null>(null);
  let pointing = $state.raw<{ model: ModelId; done: (at: Place) => void } | null>(null);
  /** The shot whose point is being looked for. */
  let aim = $state.raw<Choice | null>(null);
  let result = $state.raw<Result | null>(null);
  let card = $state<ModelId | null>(null);
  let level = $state<Level>("rolls");
  let pondered = $state.raw<Command | null>(null);
  const past = looking(which, () => reader.value);

  const question = $derived<Question | null>(past.replay ? null : (reader.value?.question ?? null));
  const choices = $derived(question ? choicesOf(question) : []);
  /** What is stated stands in the place of what is asked; between Activations the engine's questions come first. */
  const states = $derived.by<Exclude<Level, "rolls"> | null>(() => {
    if (!question || level === "rolls" || question.step.ask === "what_stands") return null;
    return level === "changes" && reader.value?.phase !== "activation" ? null : level;
  });
  const placing = $derived<Placing | null>(placingNow());
  /** Somebody stands on the map: then a move says where to. */
  const measured = $derived(reader.value?.models.some(({ at }) => at !== null) ?? true);
  /** A model that stands nowhere yet is put only where somebody pointed. */
  const stands = $derived(placing !== null && (reader.value?.models[placing.model]?.at ?? null) !== null);
  const proposes = $derived(stands || pointing !== null || (question !== null && setsUp(question.step)));
  const where = $derived(
    placing && reader.value ? (ghost ?? (proposes ? firstPlace(reader.value, placing) : null)) : null,
  );

  /** The ghost stands where the model stands: moving it there spends the Move, so that nothing says it by accident. */
  const unmoved = $derived.by(() => {
    const reach = placing?.spot?.reach;
    if (!reach || !where || !question || pointing || overruling || way.said.via.length > 0) return false;
    const moves =
      ["act", "retreat_move", "dash_move", "end_charge"].includes(question.step.ask) && placing.point === undefined;
    return moves && apart(placeOf(reach[0]), where) < 0.01;
  });

  /** A tap on the map while the model may Move: it is meant to go there. */
  const walks = $derived(
    measured &&
      question?.step.ask === "act" &&
      group === null &&
      about === null &&
      choices.some(({ command, rejection }) => command.do === "move" && rejection === null),
  );

  function placingNow(): Placing | null {
    const view = reader.value;
    if (!view || !question) return null;
    if (pointing) {
      return { model: pointing.model, command: { do: "move" }, spot: null, target: null };
    }
    if (states) return null;
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
    const moves = (step.ask === "act" && group === "move") || step.ask === "retreat_move" || step.ask === "dash_move";
    if (!moves && step.ask !== "end_charge") return null;
    const choice = first(({ command }) => command.do === (moves ? "move" : "end_charge"));
    const target = step.ask === "end_charge" ? step.target : null;
    return choice?.place ? { model: step.model, command: choice.command, spot: choice.place.spot, target } : null;
  }

  /** Everything half said is let go. */
  function fresh() {
    faces = [];
    reviewed = false;
    group = null;
    about = null;
    picked = null;
    ghost = null;
    way.fresh();
    caught = null;
    objection = null;
    overruling = null;
    pointing = null;
    pondered = null;
    aim = null;
    result = null;
  }

  /** A new view: what happened is announced, and what was rolled is shown. */
  function arrive(next: BattleView, said: boolean, news?: string) {
    const same = level === "changes" ? about : null;
    fresh();
    about = same;
    reader.put(next);
    const last = next.log.findLast((entry) => entry.in_force && typeof entry.what === "object" && "said" in entry.what);
    const title = next.question ? asked(next, next.question).title : "";
    const happened = news ?? (last ? spoken(next, last) : "");
    announce(words.battle.announced(happened, title, next.question?.roll?.dice));
    const now = said && level === "rolls" ? lastResult(next) : null;
    if (now && (!next.question || !goesOn(next.question.step))) result = now;
    void tick().then(settle);
  }

  /** What was pressed is gone: the focus goes to the map when something is being placed, else to the question. */
  function settle() {
    const at = document.activeElement;
    const free = at === null || at === document.body || at.id === "board" || at.id === "question";
    if (free) document.getElementById(placing ? "board" : "question")?.focus({ preventScroll: true });
  }

  async function tell(...commands: Command[]): Promise<boolean> {
    const next = await at.run(() => say(which(), commands));
    if (next) {
      arrive(next, true);
      return true;
    }
    const { failure } = at;
    const command = commands.at(-1);
    const rule = failure && ruleOf(failure);
    faces = [];
    reviewed = false;
    if (failure && rule && command && command.do !== "overrule") {
      objection = { command, rejection: { code: failure.code, message: failure.message, rule } };
      at.forget();
      announce(failure.message);
    }
    return false;
  }

  function ruleOf({ details }: Failure): string | null {
    if (typeof details !== "object" || details === null || !("rule" in details)) return null;
    return typeof details.rule === "string" ? details.rule : null;
  }

  async function change(what: () => Promise<BattleView>, news?: string) {
    const next = await at.run(what);
    if (next) arrive(next, news === undefined, news);
  }

  /** Goes into a what-if, or back to the battle. */
  async function enter(to: string | null) {
    past.end();
    fresh();
    aside = to;
    await reader.again();
    announce(to === null ? words.battle.leftWhatIf : words.battle.enteredWhatIf(nameOfAside() ?? ""));
    void tick().then(settle);
  }
  const nameOfAside = () => reader.value?.what_ifs.find(({ current }) => current)?.name ?? null;

  return {
    id,
    get view(): BattleView | undefined {
      return past.replay ? (past.view ?? reader.value) : reader.value;
    },
    /** As it stands now, also while a replay is on the board. */
    get now(): BattleView | undefined {
      return reader.value;
    },
    get failure() {
      return reader.failure;
    },
    get said() {
      return at.failure;
    },
    get busy() {
      return at.busy;
    },
    get question() {
      return question;
    },
    get choices() {
      return choices;
    },
    get faces() {
      return faces;
    },
    /** The roll was taken back and no die changed yet: it can be kept as it was. */
    get reviewed() {
      return reviewed;
    },
    get group() {
      return group;
    },
    get about() {
      return about;
    },
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
    /** Which battle this is, for what is asked about it. */
    get which() {
      return which();
    },
    /** How the ghost goes there; only a move has a way. */
    way,
    /** It is known where the way sets out, so that it can have corners. */
    get corners() {
      return Boolean(placing?.spot?.reach) && !pointing && placing !== null && goes(placing.command);
    },
    /** The move as it would be said; none: what is placed goes no way. */
    get meant(): Command | null {
      return placing && !pointing && goes(placing.command) ? putAt(placing.command, where, way.said) : null;
    },
    /** A tap on the free map begins a Move. */
    get walks() {
      return walks;
    },
    get measured() {
      return measured;
    },
    get caught() {
      return caught ?? proposed();
    },
    get pondered() {
      return pondered;
    },
    get objection() {
      return objection;
    },
    get overruling() {
      return overruling;
    },
    get pointing() {
      return pointing !== null;
    },
    get result() {
      return result;
    },
    get card() {
      return card;
    },
    get level() {
      return level;
    },
    get states() {
      return states;
    },
    /** The moment of the past on the board; none: the battle as it stands. */
    get replay() {
      return past.replay;
    },
    /** Looking back. */
    past,

    /** The what-if that is being played; none: the battle itself. */
    get whatIf(): { id: string; name: string } | null {
      return aside === null ? null : { id: aside, name: nameOfAside() ?? "" };
    },
    /** An example is looked at, not played: only a what-if goes on from it. */
    get fixed() {
      return aside === null && (reader.value?.example ?? false);
    },
    /** More or less is logged from here on. */
    detail: (to: Level) => {
      fresh();
      level = to;
      void tick().then(settle);
    },

    again: () => void reader.again(),
    forget: at.forget,
    tell,

    /** Adds a face; with the last one the roll is said. */
    type: (face: number) => {
      const dice = question?.roll?.dice ?? 0;
      const hole = faces.indexOf(null);
      if (at.busy || (hole < 0 && faces.length >= dice)) return;
      result = null;
      faces = hole < 0 ? [...faces, face] : faces.map((one, i) => (i === hole ? face : one));
      const typed = faces.filter((one) => one !== null);
      if (typed.length === dice) void tell({ do: "roll", faces: typed, source: "table" });
    },
    /** Takes one die back, or the last one; the others stay as they are. */
    untype: (which?: number) => {
      const taken = which ?? faces.findLastIndex((one) => one !== null);
      const left = faces.map((one, i) => (i === taken ? null : one));
      faces = left.slice(0, left.findLastIndex((one) => one !== null) + 1);
      reviewed = false;
    },
    /** Takes the last roll back with its dice still typed: each can be changed, and the others stay. */
    review: async (seq: number) => {
      const entry = reader.value?.log.find((one) => one.seq === seq);
      const was = entry ? facesOf(entry) : null;
      await change(() => undo(which(), seq), words.battle.undone);
      if (!was || result || question?.roll?.dice !== was.length) return;
      faces = was;
      reviewed = true;
    },
    /** The roll that was taken back stands as it was. */
    keep: () => {
      if (reviewed) void change(() => redo(which()), words.battle.redone);
    },
    roll: () => {
      if (question?.roll && !at.busy) void change(() => rollHere(which()));
    },
    undo: (to: number | null = null) => change(() => undo(which(), to), words.battle.undone),
    redo: () => change(() => redo(which()), words.battle.redone),

    /** Opens an ACTION, or goes back to all of them. */
    open: (to: string | null) => {
      group = to;
      aim = null;
      if (to === null) about = null;
      objection = null;
      ghost = null;
      way.fresh();
      result = null;
      void tick().then(settle);
    },
    /** Looks for the point that a shot goes at; where nobody keeps the map, the shot is said at once. */
    aim: (choice: Choice | null) => {
      objection = null;
      result = null;
      ghost = null;
      pondered = null;
      if (choice && !measured) void tell(choice.command);
      else aim = choice;
      void tick().then(settle);
    },
    /** The shot as it would be fired at the point on the map; none: no point is looked for. */
    get aimed(): Command | null {
      return placing?.point !== undefined && where ? putAt(placing.command, where) : null;
    },
    /** Only what concerns this model. */
    only: (model: ModelId | null) => {
      about = model;
    },
    put: (to: Place) => {
      if (walks) group = "move";
      result = null;
      ghost = placing ? kept(placing, to) : to;
      objection = null;
    },
    /** Says the command with the ghost's place, or untracked; a model that stays where it is stays by its own button. */
    place: (tracked = true, stays = false) => {
      if (!placing || at.busy || (tracked && !where)) return;
      if (tracked && unmoved && !stays) {
        announce(words.questions.unmoved);
        return;
      }
      if (pointing) {
        const { done } = pointing;
        pointing = null;
        if (tracked && where) done(where);
        ghost = null;
        return;
      }
      const command = putAt(placing.command, tracked ? where : null, way.said);
      void tell(overruling ? { do: "overrule", command, reason: overruling.reason } : command);
    },
    /** Sets up all models that are left, none of them measured, each in its side's turn. */
    placeRest: async () => {
      while (question?.step.ask === "deploy" && !at.busy) {
        const next = choices.find(({ command, rejection }) => command.do === "deploy" && rejection === null);
        if (!next || !(await tell(putAt(next.command, null)))) return;
      }
    },
    mark,
    /** Says exactly this. */
    say: (command: Command) => tell(command),
    /** Looks at a choice before it is made. */
    ponder: (command: Command | null) => {
      pondered = command;
    },
    object: (to: Objection | null) => {
      objection = to;
      overruling = null;
      result = null;
    },
    /** Does what was refused, with a reason; a place is asked for first where one is needed. */
    overrule: (reason: string) => {
      if (!objection) return;
      const { command } = objection;
      const open =
        measured &&
        ((command.do === "move" && command.to === undefined) ||
          (command.do === "deploy" && command.at === undefined) ||
          needsPoint(command));
      if (open) {
        overruling = { command, reason };
        objection = null;
        void tick().then(() => document.getElementById("board")?.focus());
      } else void tell({ do: "overrule", command, reason });
    },
    leave: () => {
      overruling = null;
      pointing = null;
      objection = null;
      ghost = null;
      way.fresh();
      void tick().then(settle);
    },
    /** Points out where a model stands, for setting it right. */
    point: (model: ModelId, done: (at: Place) => void) => {
      const stands = reader.value?.models[model]?.at;
      pointing = { model, done };
      ghost = stands ? placeOf(stands) : null;
      void tick().then(() => document.getElementById("board")?.focus());
    },
    /** A model was tapped on the map or its card: it answers the question, or shows its card. */
    pick: (model: ModelId) => {
      if (past.replay || at.busy || !question) {
        card = model;
        return;
      }
      if (states) {
        about = model;
        return;
      }
      const { step } = question;
      const own = choices.filter(({ target }) => target === model);
      const answer = own.find(({ rejection }) => rejection === null);
      if (setsUp(step) && answer) {
        picked = model;
        ghost = null;
        objection = null;
        void tick().then(() => document.getElementById("board")?.focus({ preventScroll: true }));
      } else if ((step.ask === "activate" || step.ask === "pick_friend" || step.ask === "content") && answer)
        void tell(answer.command);
      else if (step.ask === "activate" && own[0]?.rejection && canOverrule(own[0].rejection)) {
        result = null;
        objection = { command: own[0].command, rejection: own[0].rejection };
      } else if (["caught", "scenario", "content"].includes(step.ask) && among().includes(model)) mark(model);
      else if ((step.ask === "act" || step.ask === "more_attacks" || step.ask === "reactions") && own.length > 0) {
        // One way to attack it is taken at once; more are shown.
        const ways = own.filter(({ command, rejection }) => rejection === null && (group !== null || attacks(command)));
        if ((group !== null || step.ask === "act") && ways.length === 1 && ways[0]) void tell(ways[0].command);
        else about = model;
        result = null;
      } else card = model;
    },
    look: (model: ModelId | null) => {
      card = model;
      if (model === null) void tick().then(settle);
    },
    /** The result has been read. */
    read: () => {
      result = null;
      void tick().then(settle);
    },
    /** Looks at the moment after an entry, or before it. */
    show: (seq: number, before = false) => {
      result = null;
      return past.show(seq, before);
    },
    leaveReplay: () => {
      past.end();
      void tick().then(settle);
    },
    /** The battle itself goes on from there; what came after stays readable. */
    resume: async (seq: number) => {
      const next = await at.run(() => resume(which(), seq));
      if (!next) return;
      past.end();
      arrive(next, false, words.battle.resumed(seq));
    },
    /** Begins a what-if there and goes into it; the battle itself stays as it is. */
    whatIfFrom: async (seq: number, name: string): Promise<boolean> => {
      const next = await at.run(() => beginWhatIf(which(), seq, name));
      if (!next) return false;
      past.end();
      aside = next.what_ifs.find(({ current }) => current)?.id ?? null;
      arrive(next, false, words.battle.enteredWhatIf(name));
      return true;
    },
    enter,
    note: async (seq: number, text: string): Promise<boolean> => {
      const next = await at.run(() => putNote(which(), seq, text));
      if (next) reader.put(next);
      return next !== undefined;
    },
    stop: past.stop,
  };

  /** Caught in the blast, or not. */
  function mark(model: ModelId) {
    const now = caught ?? proposed();
    caught = now.includes(model) ? now.filter((one) => one !== model) : [...now, model];
  }
  function canOverrule({ rule }: Rejection): boolean {
    return Boolean(rule);
  }
  function offerOfCaught() {
    for (const offer of question?.offers ?? []) {
      if (typeof offer === "object" && "caught" in offer) return offer.caught;
    }
    return null;
  }
  function among(): ModelId[] {
    return offerOfCaught()?.among ?? [];
  }
  function proposed(): ModelId[] {
    return offerOfCaught()?.proposed ?? [];
  }
}

/** The faces that an entry says. */
function facesOf({ what }: LogEntry): number[] | null {
  if (typeof what === "string" || !("said" in what)) return null;
  const { command } = what.said;
  return command.do === "roll" ? [...command.faces] : null;
}

/** A battle being played. */
export type Play = ReturnType<typeof play>;
