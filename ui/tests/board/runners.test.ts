// @vitest-environment node
import { expect, test, vi } from "vitest";
import { runsIn } from "../../src/battle/drawn.ts";
import type { SeenEntry } from "../../src/battle/seen.ts";
import { framesOfFall } from "../../src/board/falls.ts";
import type { Piece } from "../../src/board/piece.ts";
import { framesOf, runners } from "../../src/board/runners.ts";

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

test("a name keeps its distance from the base that runs, and is put anew where it stands", () => {
  const animate = vi.fn(() => ({ cancel: () => undefined }));
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  const runner = runners();
  const word = { animate } as unknown as SVGGElement;
  const stands = (x: number, beside: { x: number; y: number } | null, via?: [number, readonly []]) =>
    runner({ id: 3, at: { x, y: 0 } } as Piece, lens, via ? { ways: new Map([via]), pace: 1000 } : null, beside)(word);
  stands(0, { x: 12, y: -4 });
  expect(animate).not.toHaveBeenCalled();
  stands(3, { x: -50, y: 9 }, [3, []]);
  expect(animate).toHaveBeenLastCalledWith(
    [
      { offset: 0, transform: "translate(17px, -4px)" },
      { offset: 1, transform: "translate(47px, -4px)" },
    ],
    { duration: 700, easing: "ease-in-out" },
  );
  vi.unstubAllGlobals();
});

test("a base whose way nobody said runs straight", () => {
  const way = [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ];
  expect(framesOf(way, lens).map(({ offset }) => offset)).toEqual([0, 1]);
});

test("who goes Down topples, who goes Out of Action is struck out, and who stands up just stands", () => {
  expect(framesOfFall("up", "down")?.at(-1)).toEqual({ transform: "none" });
  expect(framesOfFall("down", "out")?.[0]).toMatchObject({ opacity: 0 });
  expect([framesOfFall("down", "up"), framesOfFall("down", "down")]).toEqual([null, null]);
});

test("all whom an entry moved run: the one who walks round its corners, the one who is pushed straight", () => {
  const at = (x: number) => ({ x: x * 25_400, y: 0 });
  const entry = {
    seq: 1,
    in_force: true,
    side: 0,
    actor: 3,
    agreed: [],
    turn: 1,
    note: null,
    what: {
      said: {
        command: { do: "move", to: at(9), way: { via: [at(4)] } },
        events: [
          { event: "moved", model: 3, to: at(9) },
          { event: "moved", model: 5, to: at(10) },
        ],
      },
    },
  } as unknown as SeenEntry;
  expect(runsIn(entry, 800)).toEqual({
    pace: 800,
    ways: new Map([
      [3, [{ x: 4, y: 0 }]],
      [5, []],
    ]),
  });
});
