/** Pen work: what every engraved drawing is made of. Inches; the same piece is always drawn by the same strokes. */
import type { Shape, Table } from "../scenarios/calls.ts";
import { boxOf, corners } from "./outline.ts";
import { along, apart, type Place } from "./scale.ts";

/** Corners that stand for a circle. */
const ROUND = 28;

const figure = (n: number) => String(Math.round(n * 100) / 100);
const spot = ({ x, y }: Place) => `${figure(x)} ${figure(y)}`;

/** A stroke through these points. */
export const stroke = (...points: readonly Place[]): string => `M${points.map(spot).join("L")}`;
export const closed = (points: readonly Place[]): string => `${stroke(...points)}z`;

/** A closed curve that rounds these corners. */
export function rounded(points: readonly Place[]): string {
  const middles = points.map((at, i) => along(at, next(points, i), apart(at, next(points, i)) / 2));
  const [start] = middles.slice(-1);
  if (!start) return "";
  return `M${spot(start)}${points.map((at, i) => `Q${spot(at)} ${spot(middles[i] ?? at)}`).join("")}z`;
}

export const ring = ({ x, y }: Place, r: number): string =>
  `M${figure(x - r)} ${figure(y)}a${figure(r)} ${figure(r)} 0 1 0 ${figure(2 * r)} 0a${figure(r)} ${figure(r)} 0 1 0 ${figure(-2 * r)} 0z`;

const next = (points: readonly Place[], i: number): Place => points[(i + 1) % points.length] ?? { x: 0, y: 0 };

/** The corners of an area, in order; a circle has many. */
export function cornersOf(shape: Shape, table: Table): Place[] {
  if (!("circle" in shape)) return corners(shape, table);
  const { x, y, width } = boxOf(shape, table);
  const r = width / 2;
  return Array.from({ length: ROUND }, (_, i) => {
    const turn = (2 * Math.PI * i) / ROUND;
    return { x: x + r + r * Math.cos(turn), y: y + r + r * Math.sin(turn) };
  });
}

/** The sides of an area, each from corner to corner. */
export const sidesOf = (points: readonly Place[]): [Place, Place][] => points.map((at, i) => [at, next(points, i)]);

/** Numbers from 0 to 1 that are the same for the same name: a hand that shakes, but never twice differently. */
export function hand(name: string): () => number {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e37_79b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** Whether a point lies in an area. */
export function inside(points: readonly Place[], at: Place): boolean {
  let odd = false;
  for (const [a, b] of sidesOf(points)) {
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** How far a point is from the rim. */
function rimFar(points: readonly Place[], at: Place): number {
  return Math.min(
    ...sidesOf(points).map(([a, b]) => {
      const whole = apart(a, b) || 1;
      const part = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / whole;
      return apart(at, along(a, b, Math.max(0, Math.min(whole, part))));
    }),
  );
}

/** Parallel strokes across an area, `step` apart, at an angle in degrees: the ground tone of a copper plate. */
export function hatched(points: readonly Place[], angle: number, step: number, shake: () => number): string {
  const turn = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const off = ({ x, y }: Place) => y * ux - x * uy;
  const far = ({ x, y }: Place) => x * ux + y * uy;
  const offs = points.map(off);
  const [first, last] = [Math.min(...offs), Math.max(...offs)];
  const strokes: string[] = [];
  // Counted from the table's corner, so that strokes of two pieces side by side meet.
  for (let at = Math.ceil(first / step) * step; at < last; at += step) {
    const cuts = sidesOf(points)
      .flatMap(([a, b]) => {
        const [p, q] = [off(a), off(b)];
        if (p > at === q > at) return [];
        return [far(a) + ((far(b) - far(a)) * (at - p)) / (q - p)];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [(cuts[i] ?? 0) + 0.05 + 0.1 * shake(), (cuts[i + 1] ?? 0) - 0.05 - 0.1 * shake()];
      if (to - from < 0.1) continue;
      const on = (way: number) => ({ x: way * ux - at * uy, y: way * uy + at * ux });
      strokes.push(stroke(on(from), on(to)));
    }
  }
  return strokes.join("");
}

/** Short strokes that stand on the rim, inwards (`length` above nothing) or outwards. */
export function fringed(points: readonly Place[], step: number, length: number, shake: () => number): string {
  return sidesOf(points)
    .map(([a, b]) => {
      const whole = apart(a, b);
      const normal = inwards(points, a, b);
      const count = Math.max(1, Math.round(whole / step));
      return Array.from({ length: count }, (_, i) => {
        const foot = along(a, b, (whole * (i + 0.3 + 0.4 * shake())) / count);
        const tall = length * (0.65 + 0.35 * shake());
        return stroke(foot, { x: foot.x + normal.x * tall, y: foot.y + normal.y * tall });
      }).join("");
    })
    .join("");
}

/** Square to a side, into the area. */
export function inwards(points: readonly Place[], a: Place, b: Place): Place {
  const whole = apart(a, b) || 1;
  const normal = { x: -(b.y - a.y) / whole, y: (b.x - a.x) / whole };
  const middle = along(a, b, whole / 2);
  const probe = { x: middle.x + normal.x * 0.02, y: middle.y + normal.y * 0.02 };
  return inside(points, probe) ? normal : { x: -normal.x, y: -normal.y };
}

/** The same area, drawn in towards its middle by a share of its size. */
export function shrunk(points: readonly Place[], share: number): Place[] {
  const middle = middleOf(points);
  return points.map((at) => along(at, middle, apart(at, middle) * share));
}

export function middleOf(points: readonly Place[]): Place {
  const sum = points.reduce((all, at) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 });
  return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) };
}

/** Points strewn over an area, about `step` apart and at least `rim` from its edge; one in the middle if it is small. */
export function strewn(points: readonly Place[], step: number, rim: number, shake: () => number): Place[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const out: Place[] = [];
  for (let row = 0, y = top + step / 2; y < low; row += 1, y += step) {
    for (let x = left + step * (row % 2 === 0 ? 0.5 : 0.95); x < right; x += step) {
      const at = { x: x + (shake() - 0.5) * step * 0.6, y: y + (shake() - 0.5) * step * 0.6 };
      if (inside(points, at) && rimFar(points, at) >= rim) out.push(at);
    }
  }
  return out.length > 0 ? out : [middleOf(points)];
}
