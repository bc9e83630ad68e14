// @vitest-environment node
import { expect, test } from "vitest";
import { framesOf } from "../../src/board/runners.ts";

const lens = { k: 10, x: 5, y: 0 };

test("a base runs round its corners, and takes longer for what is farther", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 9 },
  ];
  expect(framesOf(way, lens)).toEqual([
    { offset: 0, transform: "translate(5px, 0px)" },
    { offset: 0.25, transform: "translate(35px, 0px)" },
    { offset: 1, transform: "translate(35px, 90px)" },
  ]);
});

test("a base whose way nobody said runs straight", () => {
  const way = [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ];
  expect(framesOf(way, lens).map(({ offset }) => offset)).toEqual([0, 1]);
});
