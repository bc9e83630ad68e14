/** Those that fell where somebody stands now: what of them peeks out beside the base that covers them. */

/** A base on screen, in pixels. */
interface Base {
  id: number;
  x: number;
  y: number;
  r: number;
  out?: boolean | undefined;
}

/** The cross of one that is covered, from where it lies: its middle, and half of its breadth. */
export interface Peek {
  x: number;
  y: number;
  half: number;
}

/** Half of the breadth of such a cross. */
const HALF = 5;
/** The first stands at the upper right, the others go on around the base. */
const FIRST = -Math.PI / 4;
const NEXT = Math.PI / 5;

/** By id: whose own cross cannot be seen beneath somebody's base, and where it is drawn instead. */
export function peeking(bases: readonly Base[]): ReadonlyMap<number, Peek> {
  const standing = bases.filter(({ out }) => !out);
  const around = new Map<number, number>();
  const peeks = new Map<number, Peek>();
  for (const fallen of bases.filter(({ out }) => out)) {
    // As much of a cross as would be left to see beside the base.
    const cover = standing.find(({ x, y, r }) => Math.hypot(x - fallen.x, y - fallen.y) + fallen.r * 0.5 <= r + 1);
    if (!cover) continue;
    const nth = around.get(cover.id) ?? 0;
    around.set(cover.id, nth + 1);
    const turn = FIRST + nth * NEXT;
    const far = cover.r + HALF + 2;
    peeks.set(fallen.id, {
      x: cover.x + far * Math.cos(turn) - fallen.x,
      y: cover.y + far * Math.sin(turn) - fallen.y,
      half: HALF,
    });
  }
  return peeks;
}
