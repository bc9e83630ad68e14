/** Micrometres to inches and back: the board is drawn in inches, the other side counts in micrometres. */
import type { Point } from "../scenarios/calls.ts";

/** Micrometres in an inch: the one place that knows. */
export const INCH = 25_400;

/** A point of the table in inches. */
export interface Place {
  x: number;
  y: number;
}

/** Inches of a length. */
export const inchesOf = (micrometres: number): number => micrometres / INCH;
/** Micrometres of this many inches. */
export const lengthOf = (inches: number): number => Math.round(inches * INCH);
export const placeOf = ({ x, y }: Point): Place => ({ x: inchesOf(x), y: inchesOf(y) });
export const pointOf = ({ x, y }: Place): Point => ({ x: lengthOf(x), y: lengthOf(y) });

/** From one point to another. */
export const apart = (a: Place, b: Place): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point this far from `a` towards `b`; `a` where they are the same. */
export function along(a: Place, b: Place, far: number): Place {
  const whole = apart(a, b);
  const part = whole === 0 ? 0 : far / whole;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Held between two numbers. */
export const held = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
