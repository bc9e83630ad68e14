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

/** Remembers where each base stood, and lets it run from there. */
export function runners() {
  const stood = new Map<number, Place>();
  return (piece: Piece, lens: Lens, runs: Runs | null): Attachment<SVGGElement> =>
    (base) => {
      const from = stood.get(piece.id);
      stood.set(piece.id, piece.at);
      const via = runs?.ways.get(piece.id);
      if (!runs || !via || !from || apart(from, piece.at) < STANDS) return;
      if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const frames = framesOf([from, ...via, piece.at], lens);
      const running = base.animate(frames, { duration: runs.pace * RUNS_FOR, easing: "ease-in-out" });
      return () => {
        running.cancel();
      };
    };
}

/** The corners of a way as frames, each when that part of the way is gone. */
export function framesOf(way: readonly Place[], lens: Lens): { offset: number; transform: string }[] {
  const gone = way.reduce<number[]>((sums, at, i) => [...sums, (sums.at(-1) ?? 0) + apart(way[i - 1] ?? at, at)], []);
  const whole = gone.at(-1) ?? 0;
  return way.map((place, i) => {
    const { x, y } = onScreen(lens, place);
    const last = i === way.length - 1;
    return { offset: last ? 1 : (gone[i] ?? 0) / whole, transform: `translate(${x}px, ${y}px)` };
  });
}
