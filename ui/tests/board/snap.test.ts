import { expect, test } from "vitest";
import { edged, rested } from "../../src/board/snap.ts";

const far = 1;
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

test("a base brought near another comes to touch it", () => {
  const to = rested({ x: 11.2, y: 10 }, [{ at: { x: 10, y: 10 }, far }]);
  expect(apart(to, { x: 10, y: 10 })).toBeCloseTo(1, 2);
  expect(apart(to, { x: 10, y: 10 })).toBeGreaterThanOrEqual(1);
});

test("from afar it stays where it was put", () => {
  expect(rested({ x: 12, y: 10 }, [{ at: { x: 10, y: 10 }, far }])).toEqual({ x: 12, y: 10 });
});

test("put on top of another it is pushed out", () => {
  const to = rested({ x: 10, y: 10 }, [{ at: { x: 10, y: 10 }, far }]);
  expect(apart(to, { x: 10, y: 10 })).toBeGreaterThanOrEqual(1);
});

test("it never comes to rest inside a third one, nor beyond its reach", () => {
  const between = [
    { at: { x: 10, y: 10 }, far },
    { at: { x: 11.6, y: 10 }, far },
  ];
  const to = rested({ x: 11.1, y: 10 }, between);
  expect(to).toEqual({ x: 11.1, y: 10 });
  const reach = { from: { x: 14, y: 10 }, radius: 2.9 };
  expect(rested({ x: 11.15, y: 10 }, [{ at: { x: 10, y: 10 }, far }], reach)).toEqual({ x: 11.15, y: 10 });
});

test("a tap a hair outside what can be reached means its edge", () => {
  const reach = { from: { x: 10, y: 10 }, radius: 6 };
  const to = edged({ x: 10, y: 16.2 }, reach);
  expect(to.x).toBe(10);
  expect(to.y).toBeCloseTo(16, 2);
  expect(apart(to, reach.from)).toBeLessThanOrEqual(6);
  expect(edged({ x: 10, y: 16.3 }, reach)).toEqual({ x: 10, y: 16.3 });
  expect(edged({ x: 10, y: 15.9 }, reach)).toEqual({ x: 10, y: 15.9 });
  expect(edged({ x: 10, y: 99 }, null)).toEqual({ x: 10, y: 99 });
});
