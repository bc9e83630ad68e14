/** Looking back in a battle: the moment of the past on the board, and the ways from one to another. */
import { announce } from "../announce.svelte.ts";
import { asFailure, type Failure } from "../ipc.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { battleAt, type BattleView, type Which } from "./calls.ts";
import { spoken } from "./told.ts";
import { turnsOf } from "./turns.ts";

/** A moment of the past on the board. */
export interface Replay {
  seq: number;
  playing: boolean;
  /** The board shows the moment before the entry instead of the one after it. */
  before: boolean;
}

/** Milliseconds between two entries at usual speed. */
const PACE = 1200;
/** How many times as fast it can be played. */
const SPEEDS = [0.5, 1, 2, 4] as const;

/** The past of a battle, whose view as it stands now is `now`. */
export function looking(which: () => Which, now: () => BattleView | undefined) {
  let replay = $state.raw<Replay | null>(null);
  let view = $state.raw<BattleView | null>(null);
  let failure = $state.raw<Failure | null>(null);
  let speed = $state<(typeof SPEEDS)[number]>(1);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What can be looked at: before the first entry, and after each. */
  const moments = (): number[] => [0, ...(now()?.log.map(({ seq }) => seq) ?? [])];
  /** Milliseconds from one entry to the next, at the speed that was chosen. */
  const pace = () => PACE / speed;
  const last = () => moments().at(-1) ?? 0;
  /** The moment that many steps from this one. */
  function stepped(seq: number, by: number): number {
    const all = moments();
    const at = all.findLastIndex((one) => one <= seq);
    return all[Math.min(all.length - 1, Math.max(0, at + by))] ?? 0;
  }

  async function show(seq: number, before = false) {
    const to = stepped(Math.min(last(), Math.max(0, seq)), 0);
    replay = { seq: to, playing: (replay?.playing ?? false) && to < last(), before: before && to > 0 };
    try {
      const then = await battleAt(which(), replay.before ? stepped(to, -1) : to);
      if (replay?.seq !== to || replay.before !== (before && to > 0)) return;
      view = then;
      failure = null;
      const entry = now()?.log.find((one) => one.seq === to);
      const all = now();
      const told = all && entry ? spoken(all, entry) : words.battle.replayStart;
      // The slider tells its own.
      if (!document.activeElement?.matches("input[type='range']")) {
        announce(words.battle.replayed(to, replay.before, told));
      }
    } catch (thrown) {
      failure = asFailure(thrown);
      replay = replay && { ...replay, playing: false };
    }
    clearTimeout(timer);
    if (replay?.playing) timer = setTimeout(() => void show(stepped(replay?.seq ?? 0, 1)), pace());
  }

  return {
    /** Where in the past; none: the battle stands as it is now. */
    get replay() {
      return replay;
    },
    /** The battle at that moment; none: it is being asked for. */
    get view() {
      return view;
    },
    get failure() {
      return failure;
    },
    get speed() {
      return speed;
    },
    get pace() {
      return pace();
    },
    get moments() {
      return moments();
    },
    show,
    /** This many entries on, or back. */
    step: (by: number) => {
      if (replay) void show(stepped(replay.seq, by));
    },
    /** To where the next Turn begins, or back to where this or the one before began. */
    turn: (by: 1 | -1) => {
      const begins = turnsOf(now());
      const at = replay?.seq ?? 0;
      const to = by > 0 ? begins.find(({ seq }) => seq > at)?.seq : begins.findLast(({ seq }) => seq < at)?.seq;
      if (replay) void show(to ?? (by > 0 ? last() : 0));
    },
    toEnd: () => void show(last()),
    /** The moment before the entry, or after it. */
    beforeAfter: () => {
      if (replay) void show(replay.seq, !replay.before);
    },
    faster: () => {
      speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    },
    playPause: () => {
      if (!replay) return;
      replay = { ...replay, playing: !replay.playing };
      clearTimeout(timer);
      if (replay.playing) void show(replay.seq >= last() ? 0 : stepped(replay.seq, 1));
    },
    /** Back to now. */
    end: () => {
      clearTimeout(timer);
      replay = null;
      view = null;
      failure = null;
    },
    stop: () => clearTimeout(timer),
  };
}
