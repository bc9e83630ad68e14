/** Which base a tap means: the nearest within a finger's breadth; those that lie together are asked for by name. */

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
/** Closer than this, two bases cannot be told apart by a finger. */
const TOGETHER = 7;

/** The bases that a tap may mean, the nearest first; one, when it is clear. */
export function meant(targets: readonly Target[], x: number, y: number): number[] {
  const near = targets
    .map((target) => ({ id: target.id, far: Math.hypot(target.x - x, target.y - y), radius: target.radius }))
    .filter(({ far, radius }) => far <= Math.max(FINGER, radius))
    .sort((a, b) => a.far - b.far);
  const [first] = near;
  if (!first) return [];
  return near.filter(({ far }) => far - first.far <= TOGETHER).map(({ id }) => id);
}
