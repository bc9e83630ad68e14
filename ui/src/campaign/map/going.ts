/** Which zone the arrow keys go to: the nearest in that direction. */

export interface Spot {
  id: string;
  at: readonly number[];
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How much dearer a step to the side is than one ahead. */
const ASIDE = 2;

export function towards<T extends Spot>(zones: readonly T[], from: T, key: string): T | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [right, down] = way;
  let best: T | undefined;
  let least = Infinity;
  for (const zone of zones) {
    const across = (zone.at[0] ?? 0) - (from.at[0] ?? 0);
    const along = (zone.at[1] ?? 0) - (from.at[1] ?? 0);
    const ahead = across * right + along * down;
    if (zone.id === from.id || ahead <= 0) continue;
    const far = ahead + ASIDE * Math.abs(across * down + along * right);
    if (far < least) [best, least] = [zone, far];
  }
  return best;
}

/** Each link once, from the zones that name it. */
export function links<T extends Spot & { neighbours: readonly string[] }>(zones: readonly T[]): [T, T][] {
  const byId = new Map(zones.map((zone) => [zone.id, zone]));
  return zones.flatMap((zone) =>
    zone.neighbours.flatMap((id): [T, T][] => {
      const other = byId.get(id);
      return other && zone.id < id ? [[zone, other]] : [];
    }),
  );
}
