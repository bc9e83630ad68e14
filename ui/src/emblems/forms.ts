/** Forms that several charges are made of. */
import { at } from "./burin.ts";

type Spot = readonly [number, number];

const turned = ([cx, cy]: Spot, r: number, degrees: number): Spot => {
  const turn = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
};

export const polygon = (...spots: readonly Spot[]): string => `M${spots.map(([x, y]) => at(x, y)).join("L")}z`;
export const line = (...spots: readonly Spot[]): string => `M${spots.map(([x, y]) => at(x, y)).join("L")}`;

export const disc = (cx: number, cy: number, r: number): string =>
  `M${at(cx - r, cy)}a${at(r, r)} 0 1 0 ${at(2 * r, 0)}a${at(r, r)} 0 1 0 ${at(-2 * r, 0)}z`;

/** A star of so many points, the first upright. */
export const star = (cx: number, cy: number, points: number, outer: number, inner: number): string =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, i) =>
      turned([cx, cy], i % 2 === 0 ? outer : inner, -90 + (180 * i) / points),
    ),
  );

/** A bar from one spot to another. */
export function bar(from: Spot, to: Spot, wide: number, end = wide): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long / 2, dx / long / 2];
  return polygon(
    [from[0] + nx * wide, from[1] + ny * wide],
    [to[0] + nx * end, to[1] + ny * end],
    [to[0] - nx * end, to[1] - ny * end],
    [from[0] - nx * wide, from[1] - ny * wide],
  );
}

/** A tower or a wall with so many merlons. */
export function battled(x0: number, x1: number, top: number, foot: number, merlons: number, deep = 2.4): string {
  const part = (x1 - x0) / (merlons * 2 - 1);
  const crest = Array.from({ length: merlons * 2 - 1 }, (_, i): Spot[] => {
    const y = i % 2 === 0 ? top : top + deep;
    return [
      [x0 + part * i, y],
      [x0 + part * (i + 1), y],
    ];
  }).flat();
  return polygon([x0, foot], ...crest, [x1, foot]);
}

/** A horn that curls inwards and thins out; with the ridges across it. */
export function horn(
  cx: number,
  cy: number,
  { from, turns, wide, r, mirrored }: { from: number; turns: number; wide: number; r: number; mirrored: boolean },
): { rim: string; ridges: string } {
  const way = mirrored ? -1 : 1;
  const count = 44;
  const inner: Spot[] = [];
  const outer: Spot[] = [];
  const ridges: string[] = [];
  for (let i = 0; i <= count; i += 1) {
    const part = i / count;
    const far = r * (1 - 0.74 * part);
    const half = (wide / 2) * (1 - part) ** 0.7 + 0.25;
    const [x, y] = turned([0, 0], 1, from - 360 * turns * part);
    const put = (distance: number): Spot => [cx + way * x * distance, cy + y * distance];
    outer.push(put(far + half));
    inner.push(put(Math.max(0.3, far - half)));
    if (i % 2 === 1 && i < count - 8) ridges.push(line(put(far + half * 0.95), put(far - half * 0.25)));
  }
  return { rim: polygon(...outer, ...inner.reverse()), ridges: ridges.join("") };
}

/** A scallop that hangs from its hinge: its rim, and the ribs between its lobes. */
export function scallop(cx: number, cy: number, r: number, lobes: number): { rim: string; ribs: string } {
  const [first, last] = [158, 22];
  const step = (last - first) / lobes;
  const edge = Array.from({ length: lobes + 1 }, (_, i) => turned([cx, cy], r, first + step * i));
  const bumps = edge.slice(1).map(([x, y], i) => {
    const [bx, by] = turned([cx, cy], r * 1.2, first + step * (i + 0.5));
    return `Q${at(bx, by)} ${at(x, y)}`;
  });
  const [start] = edge;
  const hinge = r * 0.22;
  const rim = start
    ? `M${at(cx - hinge, cy)}Q${at(cx - r * 0.75, cy + r * 0.05)} ${at(...start)}${bumps.join("")}Q${at(cx + r * 0.75, cy + r * 0.05)} ${at(cx + hinge, cy)}z`
    : "";
  const ribs = edge
    .slice(1, -1)
    .map(([x, y], i) => {
      const foot = turned([cx, cy], r * 0.2, first + step * (i + 1));
      return line(foot, [x, y]);
    })
    .join("");
  return { rim, ribs };
}
