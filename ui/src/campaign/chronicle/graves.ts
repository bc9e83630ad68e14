/** Where the marks of the fallen stand on a small map: where they fell, and apart from each other. */
import type { ChronicleMap } from "../../bindings/ipc.ts";

/** Parts of the width of the map that a mark takes. */
const WIDE = 0.085;
const ROUNDS = 40;

/** The middle of each mark, as parts of the width and the depth of the table. */
export function graves({ table, falls }: Pick<ChronicleMap, "table" | "falls">): { x: number; y: number }[] {
  const deep = table.depth / table.width;
  const half = WIDE / 2;
  const within = (value: number, most: number) => Math.min(most - half, Math.max(half, value));
  // In widths of the table, so that a mark is as wide as it is high.
  const marks = falls.map(({ at }) => ({ x: at.x / table.width, y: at.y / table.width }));
  for (let round = 0; round < ROUNDS; round += 1) {
    marks.forEach((one, i) => {
      for (const other of marks.slice(i + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const far = Math.hypot(dx, dy);
        if (far >= WIDE) continue;
        // Who fell on the same spot part to the sides.
        const [ux, uy] = far === 0 ? [1, 0] : [dx / far, dy / far];
        const push = (WIDE - far) / 2;
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
      one.x = within(one.x, 1);
      one.y = within(one.y, deep);
    });
  }
  return marks.map(({ x, y }) => ({ x: within(x, 1), y: within(y, deep) / deep }));
}
