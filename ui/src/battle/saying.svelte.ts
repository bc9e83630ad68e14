/** What a person is in the middle of saying: the dice typed so far, the ACTION that is open, what was refused, what is read. */
import type { BattleView, Command, LogEntry, ModelId } from "./calls.ts";
import { goesOn, lastResult, type Result } from "./results.ts";
import { row } from "./row.svelte.ts";
import type { Objection, Running } from "./running.svelte.ts";

/** How much is logged: every roll, what changed, the table as it stands now, or the result alone; or a card that is played. */
export type Level = "rolls" | "changes" | "catch_up" | "result" | "betrayal";

/** `settle` brings the focus to what comes next. */
export function speaking(battle: Running, settle: () => void) {
  /** The dice typed so far, in their places; null: one that was taken back. */
  let faces = $state.raw<(number | null)[]>([]);
  /** All dice of a roll that was taken back, to be changed one by one. */
  let reviewed = $state(false);
  let group = $state<string | null>(null);
  let about = $state<ModelId | null>(null);
  let caught = $state.raw<ModelId[] | null>(null);
  let objection = $state.raw<Objection | null>(null);
  let result = $state.raw<Result | null>(null);
  let card = $state<ModelId | null>(null);
  /** Something on the open card is not saved yet, and whether it was asked what becomes of it. */
  let unsaved = $state(false);
  let leaving = $state(false);
  /** It is asked how the battle stops. */
  let stopping = $state(false);
  let level = $state<Level>("rolls");
  let pondered = $state.raw<Command | null>(null);
  const typing = row(() => battle.question);

  /** What is stated stands in the place of what is asked; between Activations the engine's questions come first. */
  const states = $derived.by<Exclude<Level, "rolls"> | null>(() => {
    if (!battle.question || level === "rolls" || battle.question.step.ask === "what_stands") return null;
    return level === "changes" && battle.now?.phase !== "activation" ? null : level;
  });

  /** Everything half said is let go. */
  function fresh() {
    typing.fresh();
    faces = [];
    reviewed = false;
    group = null;
    about = null;
    caught = null;
    objection = null;
    pondered = null;
    result = null;
    stopping = false;
  }
  function look(model: ModelId | null) {
    card = model;
    unsaved = false;
    leaving = false;
    if (model === null) settle();
  }

  function offerOfCaught() {
    for (const offer of battle.question?.offers ?? []) {
      if (typeof offer === "object" && "caught" in offer) return offer.caught;
    }
    return null;
  }
  const proposed = (): ModelId[] => offerOfCaught()?.proposed ?? [];

  /** Adds a face; with the last one the roll is told. */
  function type(face: number) {
    if (typing.takes(face)) return;
    const dice = battle.question?.roll?.dice ?? 0;
    const hole = faces.indexOf(null);
    if (battle.busy || (hole < 0 && faces.length >= dice)) return;
    result = null;
    faces = hole < 0 ? [...faces, face] : faces.map((one, i) => (i === hole ? face : one));
    const typed = faces.filter((one) => one !== null);
    if (typed.length === dice) void told(typed);
  }

  /** Tells a roll; the dice of both rolls of an attack may be typed in one row where nothing can be chosen between them. */
  async function told(typed: number[]) {
    typing.tells(typed);
    const done = await battle.tell({ do: "roll", faces: typed, source: "table" });
    for (const face of typing.told(done)) type(face);
  }

  return {
    get faces() {
      return faces;
    },
    /** The roll was taken back and no die changed yet: it can be kept as it was. */
    get reviewed() {
      return reviewed;
    },
    /** The ACTION that is open; none: all of them are shown. */
    get group() {
      return group;
    },
    /** Only what concerns this model is shown. */
    get about() {
      return about;
    },
    get caught() {
      return caught ?? proposed();
    },
    /** Who may be caught. */
    get among(): ModelId[] {
      return offerOfCaught()?.among ?? [];
    },
    get pondered() {
      return pondered;
    },
    get objection() {
      return objection;
    },
    get result() {
      return result;
    },
    get card() {
      return card;
    },
    /** It is asked whether what was set right on the card goes. */
    get leaving() {
      return leaving;
    },
    get stopping() {
      return stopping;
    },
    get level() {
      return level;
    },
    get states() {
      return states;
    },

    fresh,
    /** More or less is logged from here on. */
    detail: (to: Level) => {
      fresh();
      level = to;
    },
    /** A new view answers what was said, or not: what was rolled is shown. */
    arrived: (next: BattleView, said: boolean) => {
      const same = level === "changes" ? about : null;
      fresh();
      about = same;
      const now = said && level === "rolls" ? lastResult(next) : null;
      if (now && (!next.question || !goesOn(next.question.step))) result = now;
    },
    /** It was not done: the dice are typed again. */
    refused: (why: Objection | null) => {
      faces = [];
      reviewed = false;
      if (why) objection = why;
    },

    type,
    /** The dice that were typed in one row. */
    typing,
    /** Dice that were too many count for the roll that is asked for. */
    useOver: () => {
      for (const face of typing.use()) type(face);
    },
    /** Takes one die back, or the last one; the others stay as they are. */
    untype: (which?: number) => {
      typing.ends();
      const taken = which ?? faces.findLastIndex((one) => one !== null);
      const left = faces.map((one, i) => (i === taken ? null : one));
      faces = left.slice(0, left.findLastIndex((one) => one !== null) + 1);
      reviewed = false;
    },
    /** Takes the last roll back with its dice still typed: each can be changed, and the others stay. */
    review: async (seq: number) => {
      const entry = battle.now?.log.find((one) => one.seq === seq);
      const was = entry ? facesOf(entry) : null;
      await battle.undo(seq);
      if (!was || result || battle.question?.roll?.dice !== was.length) return;
      faces = was;
      reviewed = true;
    },
    /** The roll that was taken back stands as it was. */
    keep: () => {
      if (reviewed) void battle.redo();
    },

    /** Opens an ACTION, or goes back to all of them. */
    open: (to: string | null) => {
      group = to;
      if (to === null) about = null;
      objection = null;
      result = null;
    },
    /** Only what concerns this model. */
    only: (model: ModelId | null) => {
      about = model;
    },
    /** Caught in the blast, or not. */
    mark: (model: ModelId) => {
      const now = caught ?? proposed();
      caught = now.includes(model) ? now.filter((one) => one !== model) : [...now, model];
    },
    /** Looks at a choice before it is made. */
    ponder: (command: Command | null) => {
      pondered = command;
    },
    object: (to: Objection | null) => {
      objection = to;
      result = null;
    },
    /** The objection is left; what else is shown stays. */
    withdraw: () => {
      objection = null;
    },
    /** The card of a model is opened, or closed. */
    look,
    /** Something on the open card is not saved yet; or nothing any more. */
    holds: (something: boolean) => {
      unsaved = something;
      if (!something) leaving = false;
    },
    /** The open card is left: what is not saved yet is asked about first. True when it closed. */
    leaveCard: (): boolean => {
      leaving = unsaved && !leaving;
      if (unsaved) return false;
      look(null);
      return true;
    },
    /** Asks how the battle stops, or no longer. */
    stop: (asks: boolean) => {
      stopping = asks;
      if (!asks) settle();
    },
    /** The result is out of the way. */
    putAway: () => {
      result = null;
    },
    /** The result has been read. */
    read: () => {
      result = null;
      settle();
    },
  };
}

/** The faces that an entry says. */
function facesOf({ what }: LogEntry): number[] | null {
  if (typeof what === "string" || !("said" in what)) return null;
  const { command } = what.said;
  return command.do === "roll" ? [...command.faces] : null;
}

/** What is being said. */
export type Saying = ReturnType<typeof speaking>;
