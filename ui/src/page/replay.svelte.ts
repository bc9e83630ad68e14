/** Looking through a battle on a published page: where it stands, and the ways from there. */
import { entryIn, momentOf } from "./moments.ts";
import type { PublishedBattle } from "./published.ts";

/** Milliseconds between two entries. */
export const PACE = 1200;

/** A replay of a battle; it begins at the entry that the address names, else at the end. */
export function replaying(battle: PublishedBattle) {
  const last = battle.log.length;
  const named = entryIn(location.hash);
  let at = $state(named === null ? last : momentOf(battle, named));
  let playing = $state(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(to: number) {
    at = Math.min(last, Math.max(0, to));
    clearTimeout(timer);
    if (at === last) playing = false;
    if (playing) timer = setTimeout(() => show(at + 1), PACE);
    remember();
  }

  /** The address goes along, so that it can be passed on. */
  function remember() {
    try {
      history.replaceState(null, "", `#${battle.log[at - 1]?.seq ?? 0}`);
    } catch {
      // A browser that keeps no addresses shows the page all the same.
    }
  }

  return {
    /** The moment: 0 is before the first entry. */
    get at() {
      return at;
    },
    get playing() {
      return playing;
    },
    last,
    /** The entry it stands after; nothing: it stands before the first. */
    get entry() {
      return battle.log[at - 1];
    },
    show: (to: number) => {
      playing = false;
      show(to);
    },
    step: (by: number) => {
      playing = false;
      show(at + by);
    },
    /** To the moment after the entry with that number. */
    jump: (seq: number) => {
      playing = false;
      show(momentOf(battle, seq));
    },
    /** To the entry that the address names by now. */
    follow: () => {
      const named = entryIn(location.hash);
      if (named !== null && momentOf(battle, named) !== at) {
        playing = false;
        show(momentOf(battle, named));
      }
    },
    playPause: () => {
      playing = !playing;
      clearTimeout(timer);
      if (playing) show(at === last ? 0 : at + 1);
    },
    stop: () => clearTimeout(timer),
  };
}
