/** What the charts of the overview draw: one line per Warband and measure, over its own games. */
import { words } from "../../words/words.svelte.ts";
import type { Emblem } from "../../bindings/ipc.ts";
import type { OverviewLine } from "../calls.ts";

/** What can be drawn. */
export const measures = ["cvp", "vp", "rating", "took", "fell"] as const;

/** A measure of a Warband over its games. */
export type Measure = (typeof measures)[number];

/** A game of a line. */
export interface Point {
  game: number;
  value: number;
  /** Scenario and enemies. */
  title: string;
}

/** A line of a chart. */
export interface Line {
  /** Its place in the standings, from 0: whose sign it has. */
  place: number;
  name: string;
  emblem: Emblem;
  points: Point[];
}

/** How a figure of a measure is set. */
export const figure = (measure: Measure): ((n: number) => string) =>
  measure === "vp" ? words.overview.value.signed : words.overview.value.plain;

/** The lines of a measure, one for each Warband that has a figure of it. */
export function lines(warbands: readonly OverviewLine[], measure: Measure): Line[] {
  const all = warbands.map(({ name, emblem, course }, place) => ({
    place,
    name,
    emblem,
    points: course.flatMap((game) => {
      const value = game[measure];
      return value === null ? [] : [{ game: game.game, value, title: game.title }];
    }),
  }));
  return all.filter(({ points }) => points.length > 0);
}

/** Inks, dashes and signs: two lines that share one of them differ in the others. */
const INKS = ["--side-a", "--side-b", "--infection", "--blood", "--gilt", "--ink"];
const DASHES = ["none", "7 4", "2 3", "9 3 2 3"];
const SIGNS = ["circle", "square", "triangle", "diamond", "star", "cross", "wye"] as const;

const at = <T>(of: readonly T[], place: number): T => of[place % of.length] as T;

/** How the line of a Warband looks. */
export interface Look {
  ink: string;
  dash: string;
  sign: (typeof SIGNS)[number];
}

/** The look of the Warband at this place, from 0. */
export const look = (place: number): Look => ({
  ink: `var(${at(INKS, place)})`,
  dash: at(DASHES, place),
  sign: at(SIGNS, place),
});

/** Where labels stand that would lie on each other: moved apart by at least `least`, in order, within `top` and `end`. */
export function apart(places: readonly number[], least: number, top: number, end: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const moved = [...places];
  let before = top - least;
  for (const i of order) {
    before = Math.max(moved[i] ?? 0, before + least);
    moved[i] = before;
  }
  let after = end + least;
  for (const i of order.reverse()) {
    after = Math.min(moved[i] ?? 0, after - least);
    moved[i] = after;
  }
  return moved;
}
