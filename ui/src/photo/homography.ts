/**
 * How a rectangle looks from an angle: the map’s square onto four corners in a photo, and whether they are such corners.
 *
 * Ours rather than a package’s: `perspective-transform` has had no release for years, and `homography`, which has, brings
 * a triangulation and its own reading of pictures. Four corners of a square have a closed form (Heckbert, 1989).
 */
import type { Place } from "../board/scale.ts";

/** The corners of the table, as the map has them: north-west, north-east, south-east, south-west. */
export type Quad = readonly [Place, Place, Place, Place];

/** Three rows of three; the last is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, 1];

/** What takes the square from 0 to 1 onto these corners. */
export function ofSquare([nw, ne, se, sw]: Quad): Homography {
  const sum = { x: nw.x - ne.x + se.x - sw.x, y: nw.y - ne.y + se.y - sw.y };
  const [right, left] = [
    { x: ne.x - se.x, y: ne.y - se.y },
    { x: sw.x - se.x, y: sw.y - se.y },
  ];
  const whole = right.x * left.y - left.x * right.y;
  const g = (sum.x * left.y - left.x * sum.y) / whole;
  const h = (right.x * sum.y - sum.x * right.y) / whole;
  return [
    ne.x - nw.x + g * ne.x,
    sw.x - nw.x + h * sw.x,
    nw.x,
    ne.y - nw.y + g * ne.y,
    sw.y - nw.y + h * sw.y,
    nw.y,
    g,
    h,
    1,
  ];
}

/** Where a place of the square comes to lie. */
export function through([a, b, c, d, e, f, g, h]: Homography, { x, y }: Place): Place {
  const far = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / far, y: (d * x + e * y + f) / far };
}

/** Why four corners are none of a table: the outline crosses itself or bends inwards, or the map would be mirrored. */
export type Fault = "crossed" | "mirrored";

/** How far a corner must stand off the line of its neighbours, of a photo as wide as 1: less has no picture in it. */
const LEAST = 0.001;

export function faultOf(corners: Quad): Fault | null {
  const turns = corners.map((at, i) => {
    const from = corners[(i + 3) % 4] as Place;
    const to = corners[(i + 1) % 4] as Place;
    return (at.x - from.x) * (to.y - at.y) - (at.y - from.y) * (to.x - at.x);
  });
  if (turns.every((turn) => turn > LEAST)) return null;
  return turns.every((turn) => turn < -LEAST) ? "mirrored" : "crossed";
}

/** Which corner is which, a quarter on: under the map the photo turns to the right. */
export const turned = ([nw, ne, se, sw]: Quad): Quad => [sw, nw, ne, se];
