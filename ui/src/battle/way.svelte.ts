/** How a model is meant to go, while a person says it: its corners, whether anything is in the way, what it crosses. */
import { announce } from "../announce.svelte.ts";
import { apart, inchesOf, placeOf, type Place } from "../board/scale.ts";
import { measureMove, type BattleView, type Command, type Crossing, type Measured, type Which } from "./calls.ts";
import { words } from "../words/words.svelte.ts";
import type { Placing, Way } from "./places.ts";
import type { Play } from "./play.svelte.ts";

/** How much can be said of a way, as the engine bounds it. */
type Most = Pick<BattleView["bounds"], "corners" | "crossings" | "length">;

export function going(most: () => Most) {
  let via = $state.raw<readonly Place[]>([]);
  let over = $state.raw<readonly Crossing[]>([]);
  let height = $state<number | null>(null);
  let clear = $state(false);
  return {
    /** As it would be said. */
    get said(): Way {
      return { via, over, height, clear };
    },
    get most(): Most {
      return most();
    },
    /** The place becomes a corner; false: it is one already, or there are enough. */
    corner: (at: Place): boolean => {
      const last = via.at(-1);
      if (via.length >= most().corners || (last && apart(last, at) < 0.01)) return false;
      via = [...via, at];
      return true;
    },
    /** Takes the last corner back. */
    uncorner: () => {
      via = via.slice(0, -1);
    },
    setHeight: (to: number | null) => {
      height = to;
    },
    setClear: (to: boolean) => {
      clear = to;
    },
    cross: (crossing: Crossing) => {
      if (over.length < most().crossings) over = [...over, crossing];
    },
    uncross: (nth: number) => {
      over = over.filter((_, i) => i !== nth);
    },
    fresh: () => {
      via = [];
      over = [];
      height = null;
      clear = false;
    },
  };
}

/** The ghost's place becomes a corner, and screen readers hear of it; false: it goes no known way. */
export function cornerHere({ map: { corners, where, way } }: Play): boolean {
  if (!corners || !where) return false;
  if (way.corner(where)) announce(words.way.cornered(way.said.via.length));
  return true;
}

/** Takes the last corner back, and readers hear of it; false: there is none. */
export function takeBack({ map: { way } }: Play): boolean {
  if (way.said.via.length === 0) return false;
  way.uncorner();
  announce(words.way.uncornered(way.said.via.length));
  return true;
}

/** Inches from where the model stands over the corners; none: nobody knows where it stands. */
export function walked({ spot }: Placing, { via }: Way, to: Place): number | null {
  if (!spot?.reach) return null;
  const all = [placeOf(spot.reach[0]), ...via, to];
  return all.slice(1).reduce((sum, at, i) => sum + apart(all[i] ?? at, at), 0);
}

/** How far a move may lead straight on, as the engine says it. */
export interface Area {
  /** A length. */
  left: number;
  /** Where the ground makes it another than a circle. */
  rim: readonly Place[] | null;
}

/** As far as is left from the last corner; none: nobody knows where it sets out, or the engine has not said yet. */
export function left({ spot }: Placing, { via }: Way, area: Area | null): { from: Place; radius: number } | null {
  if (!spot?.reach) return null;
  const [start, reach] = spot.reach;
  const corner = via.at(-1);
  const far = area?.left ?? (corner ? null : reach);
  return far === null ? null : { from: corner ?? placeOf(start), radius: inchesOf(far) };
}

/** Milliseconds for which the ghost rests before its way is measured. */
const REST = 80;

/** A command that is asked about while a person points, and whose it is: an answer counts for no other model or moment. */
export interface Thought {
  command: Command;
  about: string;
}

/** An answer, and to what. */
export interface Answer<T> extends Thought {
  answer: T;
}

/** The same is asked. */
export const alike = (one: Thought, command: Command | null): boolean =>
  JSON.stringify(one.command) === JSON.stringify(command);

/** Asks what a move would take as soon as the ghost rests. */
export const measuring = (heard: (answer: Answer<Measured | null>) => void) => asking(measureMove, heard);

/** Asks about a command as soon as the ghost rests; the last answer wins, and a failure leaves what stood. */
export function asking<T>(asked: (which: Which, command: Command) => Promise<T>, heard: (answer: Answer<T>) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nth = 0;
  return {
    ask: (which: Which, command: Command, about: string) => {
      clearTimeout(timer);
      const mine = ++nth;
      timer = setTimeout(() => {
        asked(which, command).then(
          (answer) => {
            if (mine === nth) heard({ answer, command, about });
          },
          () => {},
        );
      }, REST);
    },
    stop: () => {
      clearTimeout(timer);
      nth += 1;
    },
  };
}
