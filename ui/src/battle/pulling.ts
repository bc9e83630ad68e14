/** The sheet at the bottom of a phone: what a finger on its handle means. */

/** A finger that has gone less far has tapped. */
export const FAR = 24;

/** Whether the sheet is down after the finger has gone from there to here, in pixels of the window; null: it tapped. */
export function pulled(from: number, to: number): boolean | null {
  return Math.abs(to - from) < FAR ? null : to > from;
}
