import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { marksOnMap } from "../../src/battle/scene.ts";
import { piecesOf } from "../../src/battle/drawn.ts";
import Bases from "../../src/board/Bases.svelte";
import Board from "../../src/board/Board.svelte";
import Legend from "../../src/board/Legend.svelte";
import { lettering } from "../../src/board/lettering.ts";
import { fitting, MARGIN, onScreen } from "../../src/board/lens.ts";
import type { Piece } from "../../src/board/piece.ts";
import { outlined } from "../../src/board/signs.ts";
import { pipsRoom, tokens } from "../../src/board/tokens.ts";
import { moment } from "../fixtures/battle.ts";

const inch = 25_400;
const table = { width: 48 * inch, depth: 48 * inch };
const piece = (id: number, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  id,
  side: "a",
  short: `A${id}`,
  number: id,
  name: "Somebody",
  at: { x, y },
  radius: 0.5,
  down: false,
  mark: null,
  ...more,
});

describe("the edge of the table", () => {
  test("a base at the edge is whole, with its mark and the markers under it", () => {
    const lens = fitting(428, 428, 48, 48, MARGIN);
    const markers = { blood: 3, blessing: 1, infection: 0 };
    const corner = piece(1, 47.5, 47.5, { mark: "acting", markers });
    const { x, y } = onScreen(lens, corner.at);
    const r = tokens([corner], lens.k).get(1) ?? 0;
    expect(r).toBe(12);
    expect(x + r + 6).toBeLessThan(428);
    expect(y + r + 1 + pipsRoom({ markers }).height).toBeLessThan(428);
  });

  test("the map of a battle has that margin, that of the editor none", () => {
    const drawn = (manned: boolean) => {
      const { unmount } = render(Board, { table, zones: [], marks: [], terrain: [], objectives: [], manned });
      const at = document.querySelector("svg > g")?.getAttribute("transform");
      unmount();
      return at;
    };
    expect(drawn(true)).toMatch(/^translate\(16 16\)/);
    expect(drawn(false)).toMatch(/^translate\(0 0\)/);
  });
});

describe("the picture of a model", () => {
  const picture = "data:image/jpeg;base64,AAAA";
  const drawnAt = (k: number, over: Partial<Piece> = {}) => {
    const pieces = [piece(7, 5, 5, { kind: "gun", picture, ...over })];
    const { unmount } = render(Bases, { pieces, lens: { k, x: 0, y: 0 } });
    const [image, rim, sign, figure] = ["image", "clipPath path", "[data-kind]", "text"].map((one) =>
      document.querySelector(one),
    );
    const drawn = { image: image?.getAttribute("href"), sign: sign !== null, figure: figure?.textContent };
    unmount();
    return { ...drawn, round: rim && /a/.test(rim.getAttribute("d") ?? "") };
  };

  test("fills a base that is drawn large enough, in place of the sign, and its number stands over it", () => {
    expect(drawnAt(9)).toMatchObject({ image: undefined, sign: false, figure: "7" });
    expect(drawnAt(40)).toMatchObject({ image: picture, sign: false, figure: "7" });
    expect(drawnAt(40, { picture: null })).toMatchObject({ image: undefined, sign: true, figure: "7" });
  });

  test("keeps within the outline of its side", () => {
    expect(drawnAt(40).round).toBe(true);
    expect(drawnAt(40, { side: "b" }).round).toBe(false);
  });
});

describe("the sign of a model's kind", () => {
  const drawnAt = (k: number) => {
    const { unmount } = render(Bases, { pieces: [piece(7, 5, 5, { kind: "gun" })], lens: { k, x: 0, y: 0 } });
    const [sign, figure] = ["[data-kind]", "text"].map((one) => document.querySelector(one));
    const drawn = { sign: sign !== null, figure: figure?.textContent, size: figure?.getAttribute("style") };
    unmount();
    return drawn;
  };

  test("stands under the number where the base is drawn large enough, and the number stays readable", () => {
    expect(drawnAt(9)).toMatchObject({ sign: false, figure: "7" });
    const near = drawnAt(40);
    expect(near).toMatchObject({ sign: true, figure: "7" });
    expect(Number(/[\d.]+/.exec(near.size ?? "")?.[0])).toBeGreaterThanOrEqual(13);
  });

  test("tells leaders from those with a gun and those without", () => {
    const view = moment("act");
    const kinds = piecesOf(view, () => null).map(({ name, kind }) => [name, kind]);
    expect(kinds).toContainEqual(["Aldous Reyne", "leader"]);
    expect(kinds).toContainEqual(["Piers Allard", "gun"]);
  });
});

describe("what is written on the ground", () => {
  test("six pieces of barbed wire that stand together are named once", () => {
    const wire = (i: number, x: number, y: number) => ({
      id: `w${i}`,
      kind: "wall" as const,
      label: "Barbed wire",
      height: 0,
      shape: { rect: { corner: { x: x * inch, y: y * inch }, width: 3 * inch, depth: inch } },
    });
    const named = (spots: [number, number][]) =>
      lettering({
        lens: fitting(480, 480, 48, 48),
        width: 480,
        height: 480,
        table,
        zones: [],
        marks: [],
        terrain: spots.map(([x, y], i) => wire(i, x, y)),
        objectives: [],
        pieces: [],
        ghost: null,
        span: null,
        named: false,
      }).ground.map(({ text }) => text);
    const row: [number, number][] = [0, 1, 2, 3, 4, 5].map((i) => [10 + 3.5 * i, 20]);
    expect(named(row)).toEqual(["Barbed wire"]);
    // At the other end of the table nobody looks for the name.
    expect(named([...row, [40, 44]])).toEqual(["Barbed wire", "Barbed wire"]);
  });
});

describe("what lies there for the scenario", () => {
  const scenario = {
    ...moment("act").scenario,
    kinds: [
      { id: "mine", name: "Mine Marker", radius: 0 },
      { id: "bunker", name: "Bunker", radius: 0 },
    ],
  };
  const at = { x: 5 * inch, y: 5 * inch };
  const things = [
    { kind: "mine", label: "Mine 1", at, opened: 0, stock: 0, used: 0 },
    { kind: "bunker", label: "Bunker 1", at: { ...at, x: 9 * inch }, opened: 0, stock: 0, used: 0 },
    { kind: "mine", label: "Mine 12", at: { ...at, x: 12 * inch }, opened: 0, stock: 0, used: 0 },
  ];

  test("has a sign for each kind, on the map and in the legend", () => {
    const marks = marksOnMap(scenario, things);
    const [mine, bunker, another] = marks.map(({ label, sign }) => [label, sign?.form]);
    expect([mine, bunker, another]).toEqual([
      ["M1", "square"],
      ["B1", "hexagon"],
      ["12", "square"],
    ]);
    const objectives = [...(scenario.objectives ?? []), ...marks];
    render(Legend, { terrain: [], objectives, table });
    const lines = screen.getAllByRole("listitem").map((one) => one.textContent);
    expect(lines.map((line) => line.replace(/\s+/g, " ").trim())).toEqual(["Objective", "M Mine Marker", "B Bunker"]);
    render(Board, { table, zones: [], marks: [], terrain: [], objectives });
    expect(document.querySelectorAll("path[data-sign='square']")).toHaveLength(2);
    expect(document.querySelectorAll("circle.objective")).toHaveLength(scenario.objectives?.length ?? 0);
  });

  test("no two signs are drawn alike", () => {
    const forms = (["square", "hexagon", "house", "shield", "rhomb"] as const).map((form) =>
      outlined(form, { x: 0, y: 0 }, 1),
    );
    expect(new Set(forms).size).toBe(forms.length);
  });
});
