/** How far weapons reach from a base, and what is seen from there: what the board draws of it. */
import type { Side } from "../components/side.ts";
import { overlap, widthOf, type Area } from "./labels.ts";
import { onScreen, type Lens } from "./lens.ts";
import { apart, along, type Place } from "./scale.ts";

/** How far a weapon reaches, from the rim of a base. Inches. */
export interface Reach {
  side: Side;
  at: Place;
  radius: number;
  far: number;
  /** Up to here it is no Long Range; none: nobody said. */
  half: number | null;
  text: string;
}

/** From one who looks to one who is looked at. */
export interface SightLine {
  from: Place;
  to: Place;
  sees: "all" | "part" | "none";
  /** The piece of terrain in the way. */
  behind: string | null;
}

/** A text on a circle, with its middle. */
export interface Written {
  id: string;
  text: string;
  x: number;
  y: number;
}

/** The arcs of a reach: the circle, and fine strokes that stand on it outwards, as on a range card. */
export function arcsOf({ x, y }: Place, r: number, strokes: number): { circle: string; ticks: string } {
  const count = Math.max(24, Math.min(180, Math.round((2 * Math.PI * r) / 12)));
  const ticks = Array.from({ length: count }, (_, i) => {
    const [cos, sin] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)];
    const long = r + (i % 5 === 0 ? strokes * 1.7 : strokes);
    return `M${(x + cos * r).toFixed(1)} ${(y + sin * r).toFixed(1)}L${(x + cos * long).toFixed(1)} ${(y + sin * long).toFixed(1)}`;
  });
  const [d, left] = [(2 * r).toFixed(1), (x - r).toFixed(1)];
  const half = r.toFixed(1);
  return {
    circle: `M${left} ${y.toFixed(1)}a${half} ${half} 0 1 0 ${d} 0a${half} ${half} 0 1 0 -${d} 0z`,
    ticks: ticks.join(""),
  };
}

/** Pixels of a reach on screen: to its end, and to where it is half. */
export const radiiOf = ({ radius, far, half }: Reach, k: number): { far: number; half: number | null } => ({
  far: (radius + far) * k,
  half: half === null ? null : (radius + half) * k,
});

const WAYS = 32;

/** The inches of each arc, written on it where it is in sight and the fewest things stand. */
export function writtenOn(
  reaches: readonly Reach[],
  lens: Lens,
  room: Area,
  taken: readonly Area[],
  size: number,
  inches: (far: number) => string,
): Written[] {
  const used = [...taken];
  const arcs = reaches.flatMap((reach, i) => {
    const { far, half } = radiiOf(reach, lens.k);
    const [short, at] = [reach.half, onScreen(lens, reach.at)];
    return [
      { id: `far-${i}`, text: reach.text, r: far, at },
      ...(half === null || short === null ? [] : [{ id: `half-${i}`, text: inches(short), r: half, at }]),
    ];
  });
  return arcs.flatMap(({ id, text, r, at }) => {
    const width = widthOf(text, size) + 6;
    const places = Array.from({ length: WAYS }, (_, i) => {
      const way = (2 * Math.PI * i) / WAYS - Math.PI / 2;
      const [x, y] = [at.x + Math.cos(way) * r, at.y + Math.sin(way) * r];
      return { x, y, area: { x: x - width / 2, y: y - size / 2, width, height: size } };
    }).filter(
      ({ area }) =>
        area.x >= room.x &&
        area.y >= room.y &&
        area.x + width <= room.x + room.width &&
        area.y + size <= room.y + room.height,
    );
    const over = ({ area }: (typeof places)[number]) => used.reduce((sum, one) => sum + overlap(area, one), 0);
    const [first, ...others] = places;
    if (!first) return [];
    const best = others.reduce((least, one) => (over(one) < over(least) ? one : least), first);
    used.push(best.area);
    return [{ id, text, x: best.x, y: best.y + size * 0.35 }];
  });
}

/** The line of a sight on screen, from rim to rim as far as that is known. */
export function lineOf({ from, to }: SightLine, lens: Lens): string {
  const whole = apart(from, to);
  const [a, b] = [along(from, to, Math.min(0.7, whole / 2)), along(to, from, Math.min(0.7, whole / 2))].map((at) =>
    onScreen(lens, at),
  );
  return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : "";
}
