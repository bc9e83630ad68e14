/** Who felled whom as a web: Warbands around a circle, and a spike from who struck to who fell. */

/** The side of the square that it is drawn on. */
export const SIDE = 400;
/** How far from the middle the emblems stand. */
const REACH = 168;
/** The spikes begin and end inside of them. */
const RIM = 140;

/** Where a Warband stands, the first at the top. */
export function placeOf(at: number, of: number, far = REACH): { x: number; y: number } {
  const turn = (2 * Math.PI * at) / of - Math.PI / 2;
  return { x: SIDE / 2 + far * Math.cos(turn), y: SIDE / 2 + far * Math.sin(turn) };
}

/** A spike. */
export interface Spike {
  from: number;
  to: number;
  count: number;
  d: string;
}

/** The spikes of a web: as wide at who struck as many fell, and a point at who fell; those that are wide lie below. */
export function spikes(felled: readonly (readonly (number | null)[])[]): Spike[] {
  const of = felled.length;
  const most = Math.max(...felled.flat().map((count) => count ?? 0), 1);
  const all = felled.flatMap((row, from) =>
    row.flatMap((count, to) => (count === null || count === 0 || from === to ? [] : [{ from, to, count }])),
  );
  return all
    .sort((a, b) => b.count - a.count)
    .map((one) => ({ ...one, d: spike(one, of, 2 + (16 * one.count) / most) }));
}

const spot = ({ x, y }: { x: number; y: number }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

function spike({ from, to }: { from: number; to: number }, of: number, wide: number): string {
  // There and back are two spikes: each keeps to its own side.
  const aside = 0.16;
  const foot = (by: number) => placeOf(from + aside + by, of, RIM);
  const half = (wide / 2 / RIM) * (of / (2 * Math.PI));
  const point = placeOf(to - aside, of, RIM - 2);
  const [left, right] = [foot(-half), foot(half)];
  const bow = (end: { x: number; y: number }) => ({
    x: SIDE / 2 + (end.x + point.x - SIDE) * 0.18,
    y: SIDE / 2 + (end.y + point.y - SIDE) * 0.18,
  });
  return `M${spot(left)}Q${spot(bow(left))} ${spot(point)}Q${spot(bow(right))} ${spot(right)}z`;
}
