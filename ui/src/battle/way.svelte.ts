/** How a model is meant to go, while a person says it: its corners, whether anything is in the way, what it crosses. */
import { announce } from "../announce.svelte.ts";
import { apart, lengthOf, placeOf, type Place } from "../board/scale.ts";
import { measureMove, type BattleView, type Command, type Crossing, type Measured, type Which } from "./calls.ts";
import { words } from "../words/en.ts";
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

/** As far as is left from the last corner. */
export function left(placing: Placing, way: Way): { from: Place; radius: number } | null {
  const { spot } = placing;
  if (!spot?.reach) return null;
  const from = way.via.at(-1) ?? placeOf(spot.reach[0]);
  const gone = lengthOf(walked(placing, way, from) ?? 0);
  return { from, radius: Math.max(0, spot.reach[1] - gone) / lengthOf(1) };
}

/** Milliseconds for which the ghost rests before its way is measured. */
const REST = 80;

/** Asks what a move would take as soon as the ghost rests. */
export const measuring = (heard: (measured: Measured | null, of: Command) => void) => asking(measureMove, heard);

/** Asks about a command as soon as the ghost rests; the last answer wins, and a failure leaves what stood. */
export function asking<T>(
  about: (which: Which, command: Command) => Promise<T>,
  heard: (answer: T, of: Command) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nth = 0;
  return {
    ask: (which: Which, command: Command) => {
      clearTimeout(timer);
      const mine = ++nth;
      timer = setTimeout(() => {
        about(which, command).then(
          (answer) => {
            if (mine === nth) heard(answer, command);
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
