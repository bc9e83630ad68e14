/** A life as a line: what it gained stands above, what it suffered below. */
import type { LifeMoment, LifePart } from "../calls.ts";

/** Something gained or suffered. */
export interface Stroke {
  x: number;
  kind: LifeMoment["kind"];
  text: string;
}

/** A stretch of a life: a game, or what lies between two. */
export interface Station {
  x: number;
  /** Which of its own games it is, from 1; none: it is none. */
  game: number | null;
  title: string;
  good: Stroke[];
  bad: Stroke[];
}

/** From station to station. */
const STEP = 68;
/** From stroke to stroke. */
const STROKE = 11;

/** The stations of a life, and how far it goes. */
export function course(parts: readonly LifePart[]): { stations: Station[]; width: number } {
  let games = 0;
  const stations = parts.map(({ battle, title, moments }, i): Station => {
    const x = STEP * (i + 0.5);
    if (battle !== null) games += 1;
    const spread = (tone: "good" | "bad") => {
      const such = moments.filter((moment) => moment.tone === tone);
      return such.map(({ kind, text }, n): Stroke => ({ x: x + (n - (such.length - 1) / 2) * STROKE, kind, text }));
    };
    return { x, game: battle === null ? null : games, title, good: spread("good"), bad: spread("bad") };
  });
  return { stations, width: STEP * (parts.length + 0.5) };
}
