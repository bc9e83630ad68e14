import { expect, test } from "vitest";
import { peeking } from "../../src/board/hidden.ts";
import { placed } from "../../src/board/labels.ts";

const fallen = (id: number, x: number) => ({ id, x, y: 100, r: 8, out: true });
const stands = (id: number, x: number) => ({ id, x, y: 100, r: 12, out: false });

test("who fell under somebody's base peeks out beside it, each at another place", () => {
  const peeks = peeking([fallen(1, 100), fallen(2, 102), fallen(3, 130), stands(4, 100)]);
  expect([...peeks.keys()]).toEqual([1, 2]);
  const [one, other] = [peeks.get(1), peeks.get(2)];
  if (!one || !other) throw new Error("nobody peeks out");
  for (const [peek, x] of [
    [one, 100],
    [other, 102],
  ] as const) {
    expect(Math.hypot(x + peek.x - 100, peek.y)).toBeGreaterThan(12 + peek.half);
  }
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * one.half);
});

test("a label stands clear of what it had better not cover, beside it or a little off, and over it where that is all", () => {
  const room = { x: 0, y: 0, width: 400, height: 200 };
  const wanted = { id: "a", text: "A1 Reyne", size: 16, of: { x: 200, y: 100, width: 16, height: 16 }, weight: 3 };
  const right = { x: 217, y: 0, width: 183, height: 200 };
  const at = (shuns: readonly (typeof room)[], leads = false) => placed([{ ...wanted, leads }], [], room, [], shuns)[0];
  expect(at([])?.x).toBeGreaterThan(216);
  // There is room at its left.
  expect((at([right])?.x ?? 400) + 60).toBeLessThan(218);
  // All around it lies a piece: at the end of a line it stands clear, and else over the piece.
  const piece = { x: 180, y: 80, width: 60, height: 56 };
  const led = at([piece], true);
  expect(led?.line).not.toBeNull();
  expect(at([room])).toBeDefined();
});
