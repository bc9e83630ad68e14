/** Which base a tap means: the nearest within a finger's breadth; those that lie together are asked for by name. And which one an arrow key leads to. */
import type { Place } from "./scale.ts";

/** A base on screen, in pixels. */
export interface Target {
  id: number;
  x: number;
  y: number;
  /** Of the base as drawn. */
  radius: number;
}

/** Half of 44 px. */
const FINGER = 22;
/** Closer than this, two bases cannot be told apart: by a finger, and by a pointer, which the eye guides. */
const TOGETHER = { finger: 7, pointer: 1.5 };

/**
 * The bases that a tap may mean, the nearest first; one, when it is clear. Where bases lie over each other, each of those
 * under the tap may be meant. Else the rim counts, not the middle: a small base in contact with a large one keeps its own
 * ground.
 */
export function meant(targets: readonly Target[], x: number, y: number, by: "finger" | "pointer"): number[] {
  const near = targets
    .map(({ id, radius, ...at }) => ({ id, radius, far: Math.hypot(at.x - x, at.y - y) }))
    .filter(({ far, radius }) => far <= Math.max(FINGER, radius))
    .map(({ id, far, radius }) => ({ id, off: far - radius }))
    .sort((a, b) => a.off - b.off);
  const [first] = near;
  if (!first) return [];
  return near.filter(({ off }) => off <= 0 || off - first.off <= TOGETHER[by]).map(({ id }) => id);
}

/** Which way each arrow key leads. */
export const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest that lies this way from a place, rather ahead than aside; none: nobody does. */
export function towards<T extends { at: Place }>(all: readonly T[], from: Place, way: Place): T | undefined {
  const ways = all
    .map((one) => {
      const [dx, dy] = [one.at.x - from.x, one.at.y - from.y];
      return { one, ahead: dx * way.x + dy * way.y, aside: Math.abs(dx * way.y + dy * way.x) };
    })
    .filter(({ ahead }) => ahead > 0.001);
  const before = ways.filter(({ ahead, aside }) => aside <= ahead);
  return (before.length > 0 ? before : ways).sort((a, b) => a.ahead + a.aside - b.ahead - b.aside)[0]?.one;
}
