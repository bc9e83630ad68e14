/** A battle as it runs: the view as it stands, what the engine asks, and the calls that bring it on, back or aside. */
import { announce } from "../announce.svelte.ts";
import { doing } from "../doing.svelte.ts";
import type { Failure } from "../ipc.svelte.ts";
import { onChanged } from "../live.svelte.ts";
import { reading } from "../reading.svelte.ts";
import { words } from "../words/words.svelte.ts";
import {
  beginWhatIf,
  openBattle,
  putNote,
  redo,
  resume,
  rollHere,
  say,
  undo,
  type BattleNews,
  type BattleView,
  type Command,
  type Question,
  type Rejection,
  type Which,
} from "./calls.ts";
import { choicesOf } from "./choices.ts";
import { goneOn } from "./news.ts";
import { looking } from "./past.svelte.ts";

/** A command that the rules refused; with a reason it is done all the same. */
export interface Objection {
  command: Command;
  rejection: Rejection;
}

/** Who hears of what a call brought. */
export interface Hearer {
  /** A new view is there: `said` when it answers what was said; otherwise `news` tells why. */
  arrived: (next: BattleView, said: boolean, news?: string) => void;
  /** What was said was not done; an objection when the rules refused it. */
  refused: (objection: Objection | null) => void;
  /** Another course of the battle is gone into. */
  turned: () => void;
  /** It is there. */
  entered: () => void;
}

export function running(id: string, hearer: Hearer) {
  let aside = $state<string | null>(null);
  const which = (): Which => (aside === null ? { battle: id } : { battle: id, what_if: aside });
  const reader = reading(() => openBattle(which()));
  const one = doing();
  /** Others have gone on while something was being done here. */
  let behind = false;
  const at = {
    forget: one.forget,
    get busy() {
      return one.busy;
    },
    get failure() {
      return one.failure;
    },
    async run<T>(what: () => Promise<T>): Promise<T | undefined> {
      const done = await one.run(what);
      if (behind && !one.busy) void catchUp();
      return done;
    },
  };
  const past = looking(which, () => reader.value);

  const question = $derived<Question | null>(past.replay ? null : (reader.value?.question ?? null));
  const choices = $derived(question ? choicesOf(question) : []);
  /** Somebody stands on the map: then a move says where to. */
  const measured = $derived(reader.value?.models.some(({ at: stands }) => stands !== null) ?? true);

  function arrive(next: BattleView, said: boolean, news?: string) {
    reader.put(next);
    hearer.arrived(next, said, news);
  }

  /** Reads it again where others have gone on; what is half said is let go only if they have. */
  async function catchUp() {
    behind = one.busy;
    if (behind) return;
    const next = await openBattle(which()).catch(() => null);
    if (one.busy) behind = true;
    else if (next && next.moment !== reader.value?.moment) {
      if (past.replay) reader.put(next);
      else arrive(next, false);
    }
  }
  const leave = onChanged(() => void catchUp());

  /** Asks for what brings it on from where it stands. */
  async function onward(what: (seen: string | null) => Promise<BattleNews>): Promise<BattleView> {
    const before = reader.value;
    return goneOn(before, await what(before?.moment ?? null)) ?? openBattle(which());
  }

  async function tell(...commands: Command[]): Promise<boolean> {
    const next = await at.run(() => onward((seen) => say(which(), seen, commands)));
    if (next) {
      arrive(next, true);
      return true;
    }
    const { failure } = at;
    const command = commands.at(-1);
    const rule = failure && ruleOf(failure);
    if (failure && rule && command && command.do !== "overrule") {
      hearer.refused({ command, rejection: { code: failure.code, message: failure.message, rule } });
      at.forget();
      announce(failure.message);
    } else hearer.refused(null);
    return false;
  }

  async function change(what: () => Promise<BattleView>, news?: string) {
    const next = await at.run(what);
    if (next) arrive(next, news === undefined, news);
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
    /** Why the last thing was not done. */
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
    get measured() {
      return measured;
    },
    /** Which battle this is, for what is asked about it. */
    get which() {
      return which();
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

    again: () => void reader.again(),
    forget: at.forget,
    /** Says exactly this; false: it was not done. */
    tell,
    roll: () => {
      const draws = question?.offers.some((offer) => typeof offer === "object" && "cards" in offer);
      if ((question?.roll || draws) && !at.busy) void change(() => onward((seen) => rollHere(which(), seen)));
    },
    undo: (to: number | null = null) => change(() => onward((seen) => undo(which(), seen, to)), words.battle.undone),
    redo: () => change(() => onward((seen) => redo(which(), seen)), words.battle.redone),
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
    /** Goes into a what-if, or back to the battle. */
    enter: async (to: string | null) => {
      // What is on its way belongs to the course that is on the board.
      if (at.busy) return;
      past.end();
      hearer.turned();
      const next = await at.run(() => openBattle(to === null ? { battle: id } : { battle: id, what_if: to }));
      if (!next) return;
      aside = to;
      reader.put(next);
      announce(to === null ? words.battle.leftWhatIf : words.battle.enteredWhatIf(nameOfAside() ?? ""));
      hearer.entered();
    },
    note: async (seq: number, text: string): Promise<boolean> => {
      const next = await at.run(() => putNote(which(), seq, text));
      if (next) reader.put(next);
      return next !== undefined;
    },
    stop: () => {
      leave();
      past.stop();
    },
  };
}

function ruleOf({ details }: Failure): string | null {
  if (typeof details !== "object" || details === null || !("rule" in details)) return null;
  return typeof details.rule === "string" ? details.rule : null;
}

/** A battle as it runs. */
export type Running = ReturnType<typeof running>;
