/** The burin: tone cut as lines that swell in the shade and thin out in the light, as on a copper plate. */
import { hand } from "../board/hatching.ts";

/** Emblems are drawn on a square of this side. */
export const SIDE = 64;

/** How deep the shade is at a point, 0 (paper) to 1. */
export type Shade = (x: number, y: number) => number;

/** How the lines of a tone run. */
export interface Cut {
  /** Degrees from the horizontal. */
  angle: number;
  /** From line to line. */
  step: number;
  shade: Shade;
}

const figure = (n: number) => String(Math.round(n * 100) / 100);

/** A point of a path. */
export const at = (x: number, y: number): string => `${figure(x)} ${figure(y)}`;

/** Below this shade the paper stays blank. */
const BLANK = 0.06;
/** A line is read this often. */
const STRIDE = 2;

/** Lines across the square: each as wide as the shade it runs through. What reaches over the form is cut off by it. */
export function toned(name: string, { angle, step, shade }: Cut): string {
  const shake = hand(name);
  const turn = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const middle = SIDE / 2;
  const reach = SIDE * 0.75;
  const cuts: string[] = [];
  for (let off = -reach; off <= reach; off += step) {
    let [upper, lower]: [string[], string[]] = [[], []];
    const done = () => {
      if (upper.length > 1) cuts.push(`M${upper.join("L")}L${lower.reverse().join("L")}z`);
      [upper, lower] = [[], []];
    };
    const bow = (shake() - 0.5) * step * 0.22;
    for (let far = -reach; far <= reach; far += STRIDE) {
      const [x, y] = [middle + far * ux - off * uy, middle + far * uy + off * ux];
      const deep = Math.min(1, shade(x, y) * (0.92 + 0.16 * shake()));
      if (deep < BLANK || x < -1 || y < -1 || x > SIDE + 1 || y > SIDE + 1) {
        done();
        continue;
      }
      const half = (step * 0.72 * deep) / 2;
      const [px, py] = [x - bow * uy, y + bow * ux];
      upper.push(at(px - half * -uy, py - half * ux));
      lower.push(at(px + half * -uy, py + half * ux));
    }
    done();
  }
  return cuts.join("");
}

/** Shade that deepens from one point to another. */
export const falling =
  (from: [number, number], to: [number, number], light: number, dark: number): Shade =>
  (x, y) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const part = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
    return light + (dark - light) * Math.max(0, Math.min(1, part));
  };

/** The shade of something round that is lit from the upper left. */
export const round =
  (cx: number, cy: number, r: number, dark: number): Shade =>
  (x, y) => {
    const far = Math.hypot(x - (cx - r * 0.4), y - (cy - r * 0.4)) / (r * 1.4);
    return dark * Math.max(0, Math.min(1, far * far * 1.2 - 0.15));
  };
