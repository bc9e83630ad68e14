/** Bases that run along their way to where they stand now, while a battle is watched again. */
import type { Attachment } from "svelte/attachments";
import { onScreen, type Lens } from "./lens.ts";
import type { Piece } from "./piece.ts";
import { apart, type Place } from "./scale.ts";

/** The bases that run to where they stand now. */
export interface Runs {
  /** Who, with the corners of its way; none: it runs straight. */
  ways: ReadonlyMap<number, readonly Place[]>;
  /** Milliseconds until the next moment is shown. */
  pace: number;
}

/** Inches that nobody sees. */
const STANDS = 0.05;
/** It stands for the rest of the moment. */
const RUNS_FOR = 0.7;

/**
 * Remembers where each base stood, and lets it run from there. What is `beside` a base, as its name is, keeps its distance
 * in pixels on the way, and has its new place where the base stands.
 */
export function runners(moved: typeof framesOf = framesOf) {
  const stood = new Map<number, { from: Place; beside: Place | null }>();
  return (piece: Piece, lens: Lens, runs: Runs | null, beside: Place | null = null): Attachment<SVGGElement> =>
    (base) => {
      const before = stood.get(piece.id);
      stood.set(piece.id, { from: piece.at, beside });
      const via = runs?.ways.get(piece.id);
      if (!runs || !via || !before || apart(before.from, piece.at) < STANDS) return;
      if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const frames = moved([before.from, ...via, piece.at], lens, before.beside ?? beside);
      const running = base.animate(frames, { duration: runs.pace * RUNS_FOR, easing: "ease-in-out" });
      return () => {
        running.cancel();
      };
    };
}

/** Not shown until its base stands. */
export const waiters = () => runners(() => [{ opacity: 0 }, { opacity: 0 }]);

/** The corners of a way as frames, each when that part of the way is gone. */
export function framesOf(way: readonly Place[], lens: Lens, beside: Place | null = null): Keyframe[] {
  const gone = way.reduce<number[]>((sums, at, i) => [...sums, (sums.at(-1) ?? 0) + apart(way[i - 1] ?? at, at)], []);
  const whole = gone.at(-1) ?? 0;
  return way.map((place, i) => {
    const { x, y } = onScreen(lens, place);
    const last = i === way.length - 1;
    const [right, low] = [x + (beside?.x ?? 0), y + (beside?.y ?? 0)];
    return { offset: last ? 1 : (gone[i] ?? 0) / whole, transform: `translate(${right}px, ${low}px)` };
  });
}
