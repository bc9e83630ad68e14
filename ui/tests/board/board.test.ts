import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import Board from "../../src/board/Board.svelte";
import Bases from "../../src/board/Bases.svelte";
import { engraved, legendOf, lookOf } from "../../src/board/engraving.ts";
import { figureIn, figureSize, tokens } from "../../src/board/tokens.ts";
import { placed, through } from "../../src/board/labels.ts";
import { toolOf } from "../../src/board/tools.ts";
import { lettering } from "../../src/board/lettering.ts";
import { fitting, onScreen, onTable } from "../../src/board/lens.ts";
import { meant, towards } from "../../src/board/near.ts";
import { boxOf, front, moved, outline, resized } from "../../src/board/outline.ts";
import type { Piece } from "../../src/board/piece.ts";
import { along, lengthOf, placeOf, pointOf } from "../../src/board/scale.ts";
import { expectClean } from "../session.ts";
import { moment } from "../fixtures/battle.ts";

const inch = 25_400;
const table = { width: 48 * inch, depth: 48 * inch };

describe("areas", () => {
  test("a strip lies along its edge", () => {
    const south = { strip: { edge: "south" as const, depth: 12 * inch } };
    expect(boxOf(south, table)).toEqual({ x: 0, y: 36, width: 48, height: 12 });
    expect(front(south, table)).toBe("M0 36H48");
    expect(outline(south, table)).toBe("M0 36L48 36L48 48L0 48z");
  });

  test("a circle, a polygon and a rect are moved and resized in whole micrometres", () => {
    const circle = { circle: { centre: { x: 10 * inch, y: 10 * inch }, radius: 2 * inch } };
    expect(moved(circle, { x: 0.25, y: -1 })).toEqual({
      circle: { centre: { x: 260_350, y: 228_600 }, radius: 50_800 },
    });
    expect(boxOf(resized(circle, table, 6, 5), table).width).toBe(5);
    const corner = { polygon: { points: [0, 4, 4].map((x, i) => ({ x: x * inch, y: (i === 2 ? 2 : 0) * inch })) } };
    expect(boxOf(resized(corner, table, 8, 6), table)).toEqual({ x: 0, y: 0, width: 8, height: 6 });
    const rect = { rect: { corner: { x: 0, y: 0 }, width: inch, depth: inch } };
    expect(resized(rect, table, 3.5, 2)).toEqual({ rect: { corner: { x: 0, y: 0 }, width: 88_900, depth: 50_800 } });
  });

  test("inches and micrometres meet again", () => {
    const at = { x: 927_100, y: 736_600 };
    expect(pointOf(placeOf(at))).toEqual(at);
    expect(lengthOf(1 / 3)).toBe(8467);
    expect(along({ x: 0, y: 0 }, { x: 3, y: 4 }, 2.5)).toEqual({ x: 1.5, y: 2 });
    expect(along({ x: 1, y: 1 }, { x: 1, y: 1 }, 2)).toEqual({ x: 1, y: 1 });
  });

  test("the whole table fits, in the middle, and a point goes there and back", () => {
    const lens = fitting(600, 400, 48, 48);
    expect(lens).toEqual({ k: 400 / 48, x: 100, y: 0 });
    const { x, y } = onTable(lens, onScreen(lens, { x: 11, y: 7 }));
    expect([x, y].map((n) => n.toFixed(9))).toEqual(["11.000000000", "7.000000000"]);
  });
});

describe("a tap", () => {
  const bases = [
    { id: 1, x: 100, y: 100, radius: 5 },
    { id: 2, x: 130, y: 100, radius: 5 },
    { id: 3, x: 104, y: 100, radius: 5 },
  ];

  test("means the nearest base within a finger's breadth", () => {
    expect(meant(bases, 126, 100, "finger")).toEqual([2]);
    expect(meant(bases, 150, 110, "finger")).toEqual([]);
  });

  test("asks where bases lie together", () => {
    expect(meant(bases, 101, 104, "finger")).toEqual([1, 3]);
    // A pointer is more exact: only where nobody can see which is meant.
    expect(meant(bases, 102, 104, "pointer")).toEqual([1, 3]);
    expect(meant(bases, 97, 100, "pointer")).toEqual([1]);
  });

  test("asks wherever one base lies over another, so that none is out of reach", () => {
    const tower = [
      { id: 1, x: 100, y: 100, radius: 6 },
      { id: 2, x: 100, y: 100, radius: 14 },
    ];
    expect(meant(tower, 100, 100, "pointer")).toEqual([2, 1]);
    expect(meant(tower, 104, 100, "pointer")).toEqual([2, 1]);
    expect(meant(tower, 110, 100, "pointer")).toEqual([2]);
  });

  test("in contact each base keeps its own ground, however small", () => {
    const scrum = [
      { id: 1, x: 100, y: 100, radius: 6 },
      { id: 2, x: 120, y: 100, radius: 14 },
    ];
    expect(meant(scrum, 104, 100, "pointer")).toEqual([1]);
    expect(meant(scrum, 108, 100, "pointer")).toEqual([2]);
  });
});

describe("labels", () => {
  const room = { x: 0, y: 0, width: 300, height: 300 };
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

  test("stand beside what they name, never on each other", () => {
    const wanted = [0, 1, 2, 3].map((i) => ({
      id: String(i),
      text: `A${i}`,
      size: 16,
      of: box(100 + (i % 2) * 14, 100 + Math.floor(i / 2) * 14),
      weight: 1,
    }));
    const labels = placed(
      wanted,
      wanted.map(({ of }) => of),
      room,
    );
    expect(labels).toHaveLength(4);
    for (const [i, a] of labels.entries()) {
      for (const b of labels.slice(i + 1)) {
        expect(Math.abs(a.x - b.x) >= 16 || Math.abs(a.y - b.y) >= 16).toBe(true);
      }
    }
  });

  test("one that yields is left out where there is no room", () => {
    const small = { x: 0, y: 0, width: 40, height: 20 };
    const wanted = { id: "1", text: "Ruin 3″", size: 16, of: box(15, 5), weight: 1 };
    expect(placed([{ ...wanted, yields: true }], [], small)).toEqual([]);
  });

  test("of two objectives in one place the second is named beside the ring", () => {
    const at = { x: 24 * inch, y: 24 * inch };
    const objectives = [
      { id: "b1", label: "B1", at },
      { id: "1", label: "1", at },
      { id: "2", label: "2", at: { x: 30 * inch, y: 24 * inch } },
    ];
    const lens = fitting(480, 480, 48, 48);
    const board = { lens, width: 480, height: 480, table, zones: [], marks: [], terrain: [], pieces: [] };
    const { objectives: words } = lettering({ ...board, objectives, ghost: null, span: null, named: false });
    const [first, second, other] = words.map(({ text, x, y }) => ({ text, x, y }));
    expect([first?.text, second?.text, other?.text]).toEqual(["B1", "1", "2"]);
    expect(first?.x).toBe(240);
    expect(other?.x).toBe(300);
    expect(Math.hypot((second?.x ?? 0) - 240, (second?.y ?? 0) - 240)).toBeGreaterThan(9.5);
  });

  test("the height of a piece with an objective on it stands beside the piece, and on none", () => {
    const corners = [8, 20, 30];
    const ruins = corners.map((x, i) => ({
      id: String(i),
      kind: "ruined_building" as const,
      shape: { rect: { corner: { x: x * inch, y: 21 * inch }, width: 6 * inch, depth: 6 * inch } },
      height: 3 * inch,
    }));
    const objectives = corners.map((x, i) => ({
      id: String(i),
      label: String(i + 1),
      at: { x: (x + 3) * inch, y: 24 * inch },
    }));
    const board = { lens: fitting(480, 480, 48, 48), width: 480, height: 480, table, zones: [], marks: [], pieces: [] };
    const { ground } = lettering({ ...board, terrain: ruins, objectives, ghost: null, span: null, named: false });
    const heights = ground.filter(({ text }) => text === "3″");
    expect(heights).toHaveLength(2);
    for (const { x, y, size } of heights) {
      const on = corners.filter((left) => x < (left + 6) * 10 && x + size > left * 10 && y > 210 && y - size < 270);
      expect(on).toEqual([]);
    }
  });

  test("a line's length is written clear of the bases, and no name lies on the line", () => {
    const piece = (id: number, x: number, y: number): Piece => ({
      id,
      side: "a",
      short: `A${id}`,
      number: id,
      name: "Somebody",
      at: { x, y },
      radius: 0.5,
      down: false,
      mark: null,
    });
    const pieces = [piece(1, 10, 24), piece(2, 38, 24), piece(3, 24, 26)];
    const lens = fitting(480, 480, 48, 48);
    const span = { from: pieces[0] as Piece, to: pieces[1] as Piece, half: 12, text: "27″ Long" };
    const board = { lens, width: 480, height: 480, table, zones: [], marks: [], terrain: [], objectives: [], pieces };
    const { tag, pieces: names } = lettering({ ...board, ghost: null, span, named: true });
    expect(tag && tag.y + tag.height <= 240).toBe(true);
    for (const { x, y } of names) expect(x < 100 || x > 380 || y <= 237 || y >= 256).toBe(true);
    expect(names).toHaveLength(3);
  });
});

describe("engraving", () => {
  const rect = (width: number, depth: number) => ({
    rect: { corner: { x: 10 * inch, y: 10 * inch }, width: width * inch, depth: depth * inch },
  });
  const hill = { id: "h", kind: "hill" as const, shape: rect(8, 8), height: 3 * inch };
  const rings = (height: number) =>
    engraved({ ...hill, height: height * inch }, table)
      .layers.filter(({ pen }) => pen === "line")[0]
      ?.d.split("z").length ?? 0;

  test("a hill has a ring for each inch of its height", () => {
    expect([1, 3, 5].map((height) => rings(height) - 1)).toEqual([1, 3, 5]);
  });

  test("the same piece is always drawn by the same strokes, and another one by others", () => {
    expect(engraved({ ...hill }, table)).toEqual(engraved({ ...hill }, table));
    expect(engraved({ ...hill, id: "other" }, table)).not.toEqual(engraved(hill, table));
  });

  test("every stroke of the ground tone stays on its piece", () => {
    const { layers } = engraved({ ...hill, kind: "intact_building" }, table);
    for (const { d } of layers) {
      for (const [, x, y] of d.matchAll(/[ML](\S+) (\S+?)(?=[MLz]|$)/g)) {
        expect([Number(x), Number(y)].every((n) => n >= 9.99 && n <= 18.01)).toBe(true);
      }
    }
  });

  test("a kind that stands for several things is drawn as somebody said, on older maps by its name; the legend lists what is there, once", () => {
    const wall = { ...hill, kind: "wall" as const };
    const terrain = [
      { ...wall, id: "1", label: "Barbed wire" },
      { ...wall, id: "2", label: "Garden wall" },
      { ...wall, id: "3" },
      { ...hill, id: "4", keywords: ["MINED", "DANGEROUS TERRAIN"] },
      // What somebody said counts, whatever the label says in whatever language.
      { ...wall, id: "5", label: "Stacheldraht", look: "wire" as const },
      { ...wall, id: "6", label: "Barbed wire", look: "plain" as const },
      { ...hill, id: "7", look: "crater" as const },
    ];
    expect(terrain.map(lookOf)).toEqual(["wire", "wall", "wall", "hill", "wire", "wall", "hill"]);
    expect(legendOf(terrain, table).map(({ sign }) => sign)).toEqual([
      "wire",
      "wall",
      "hill",
      "over-mined",
      "over-dangerous",
    ]);
  });
});

describe("tokens", () => {
  const piece = (id: number, x: number, more: Partial<Piece> = {}): Piece => ({
    id,
    side: "b",
    short: `B${id}`,
    number: id,
    name: "Somebody",
    at: { x, y: 24 },
    radius: 0.5,
    down: false,
    mark: null,
    ...more,
  });

  test("are as large as a thumb can hit, share the room in a crowd, and are never below scale", () => {
    const sizes = tokens([piece(1, 4), piece(2, 20), piece(3, 21.4), piece(4, 40, { radius: 2 })], 10);
    expect([...sizes.values()].map(Math.round)).toEqual([12, 7, 7, 20]);
  });

  test("one that fell takes no room from those that stand", () => {
    expect(tokens([piece(1, 20), piece(2, 20.5, { out: true })], 10).get(1)).toBe(12);
  });

  test("carry their number where there is room, and every marker", () => {
    const markers = { blood: 4, blessing: 1, infection: 0 };
    render(Bases, {
      pieces: [piece(14, 10, { markers }), piece(2, 30, { out: true, markers })],
      lens: { k: 10, x: 0, y: 0 },
    });
    const of = (id: number) => document.querySelector(`[data-model="${id}"]`);
    expect(document.querySelector('[data-number="14"]')?.textContent).toBe("14");
    expect([of(14), of(2)].map((one) => one?.querySelectorAll(".blood, .blessing").length)).toEqual([5, 0]);
    expect(figureIn(piece(14, 0), 6)).toBeNull();
  });

  test("markers that would lie on another's base are one sign of each kind on the own rim", () => {
    const markers = { blood: 4, blessing: 1, infection: 0 };
    const under = { ...piece(2, 10), at: { x: 10, y: 25.4 } };
    const board = {
      table,
      zones: [],
      marks: [],
      terrain: [],
      objectives: [],
      pieces: [piece(1, 10, { markers }), under],
    };
    const lens = { k: 10, x: 0, y: 0 };
    const { crowded } = lettering({ ...board, lens, width: 480, height: 480, ghost: null, span: null, named: false });
    expect([...crowded]).toEqual([1]);
    render(Bases, { pieces: board.pieces, lens, crowded });
    const signs = document.querySelectorAll('[data-model="1"] :is(.blood, .blessing)');
    expect(signs).toHaveLength(2);
  });

  /** Twenty models, each in base contact with those around it. */
  const crowd = (size: number): Piece[] =>
    Array.from({ length: 20 }, (_, i) => {
      const row = Math.floor(i / 5);
      const at = { x: 20 + ((i % 5) + (row % 2) / 2) * size, y: 20 + row * size * Math.sqrt(0.75) };
      const markers = { blood: i % 4, blessing: i % 3 === 0 ? 1 : 0, infection: 0 };
      const side = i % 2 === 0 ? "a" : "b";
      const short = `${side.toUpperCase()}${Math.floor(i / 2) + 1}`;
      const mark = i === 7 ? "acting" : i === 8 ? "target" : null;
      return { ...piece(i, 0), side, short, at, radius: size / 2, markers, down: i % 9 === 4, mark };
    });
  type Box = { x: number; y: number; width: number; height: number };
  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  const crowds = [25, 32, 40].flatMap((mm) =>
    [8.9, 10.75, 13.7, 15.25, 22, 40].flatMap((k) => [1, 1.25, 1.5, 2].map((letters) => [mm, k, letters] as const)),
  );
  test.each(crowds)(
    "in a crowd on bases of %i mm, at %d pixels to the inch and text %d times as large, everybody's number is read and none lies on another",
    (mm, k, letters) => {
      const pieces = crowd(mm / 25.4);
      const [width, height] = [Math.max(520, 48 * k), Math.max(520, 48 * k)];
      const lens = { k, x: 0, y: 0 };
      const board = { table, zones: [], marks: [], terrain: [], objectives: [], pieces, lens, width, height };
      const flags = lettering({ ...board, ghost: null, span: null, named: false, letters }).pieces;
      const sizes = tokens(pieces, k, letters);
      const numbers = pieces.flatMap((one) => {
        const r = sizes.get(one.id) ?? 0;
        const figure = figureIn(one, r, letters);
        if (figure === null) return [];
        const size = figureSize(figure, r, letters);
        expect(size).toBeGreaterThanOrEqual(10 * letters);
        const [w, h] = [figure.length * size * 0.53, size * 0.8];
        return [{ id: one.id, x: one.at.x * k - w / 2, y: one.at.y * k - h / 2, width: w, height: h }];
      });
      const written = (id: number) =>
        numbers.some((one) => one.id === id) || flags.some((one) => one.id === `model-${id}`);
      expect(pieces.filter(({ id }) => !written(id))).toEqual([]);
      const boxes: Box[] = [...numbers, ...flags.map(({ area }) => area)];
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) expect(apart(a, b), JSON.stringify([a, b])).toBe(true);
      }
      // A line that leads a label out of the crowd crosses no other label.
      for (const { id, line } of flags) {
        if (!line) continue;
        expect(flags.filter((other) => other.id !== id && through(line, other.area)).map((other) => other.id)).toEqual(
          [],
        );
      }
    },
  );

  test("a name has the width of its zone: word below word, or the side's letter", () => {
    const rect = (x: number, width: number, depth: number) => ({
      rect: { corner: { x: x * inch, y: 9 * inch }, width: width * inch, depth: depth * inch },
    });
    const zone = (id: string, label: string, shape: ReturnType<typeof rect>) => ({
      id,
      label,
      role: "either" as const,
      shape,
    });
    const zones = [
      zone("wide", "West zone, north", rect(0, 24, 6)),
      zone("slim", "West zone, north", rect(30, 6, 12)),
      zone("tiny", "West zone, north", rect(40, 2, 12)),
    ];
    const mark = { side: "c" as const, text: "West zone, north", letter: "C" };
    const lens = { k: 10, x: 0, y: 0 };
    const board = { table, zones, marks: [mark, mark, mark], terrain: [], objectives: [], pieces: [], lens };
    const { zones: written } = lettering({ ...board, ghost: null, span: null, named: false, width: 480, height: 480 });
    const of = (id: string) => written.filter((word) => word.id.startsWith(id)).map(({ text }) => text);
    expect(of("wide")).toEqual(["West zone, north"]);
    expect(of("slim")).toEqual(["West", "zone,", "north"]);
    expect(of("tiny")).toEqual(["C"]);
    const slim = written.filter(({ id }) => id.startsWith("slim"));
    expect(new Set(slim.map(({ id }) => id)).size, "each line has a key of its own").toBe(3);
    expect(slim.map(({ y }) => y)).toEqual([...slim.map(({ y }) => y)].sort((a, b) => a - b));
  });

  test("tools grow with the text, but never over more of the map than a ninth of it each, nor below a finger", () => {
    expect(toolOf(44, 428, 428)).toBe(44);
    expect(toolOf(88, 632, 631)).toBe(70);
    expect(toolOf(88, 360, 296)).toBe(44);
    expect(toolOf(88, 1900, 1000)).toBe(88);
  });

  test("larger text makes numbers, names and what is around them larger", () => {
    const pieces = [piece(1, 10, { markers: { blood: 2, blessing: 0, infection: 0 } }), piece(2, 30)];
    const put = (id: string, x: number) => ({ id, label: "G1", at: { x: x * inch, y: 40 * inch } });
    const zones = [
      {
        id: "z",
        label: "Zone",
        role: "either" as const,
        shape: { strip: { edge: "north" as const, depth: 12 * inch } },
      },
    ];
    const objectives = [put("1", 10), put("2", 14), put("3", 40)];
    const board = { table, zones, marks: [], terrain: [], objectives, pieces, width: 480, height: 480 };
    const span = { from: piece(1, 10), to: piece(2, 30), half: null, text: "19″" };
    const at = (letters: number) =>
      lettering({ ...board, lens: { k: 10, x: 0, y: 0 }, ghost: null, span, named: true, letters });
    const [usual, large] = [at(1), at(2)];
    const sizes = ({ pieces, zones, objectives }: typeof usual) =>
      [pieces, zones, objectives].map((list) => list.map(({ size }) => Math.round(size)));
    expect(sizes(usual)).toEqual([[16, 16], [16], [16, 16, 16]]);
    // Two rings that would meet grow as far as the room between them goes.
    expect(sizes(large)).toEqual([[32, 32], [32], [25, 25, 32]]);
    expect(large.tag?.height).toBe(2 * (usual.tag?.height ?? 0));
    expect([1, 2].map((letters) => tokens(pieces, 10, letters).get(1))).toEqual([12, 24]);
    expect([1, 2].map((letters) => figureSize("1", 12 * letters, letters))).toEqual([15, 44]);
    render(Bases, { pieces, lens: { k: 10, x: 0, y: 0 }, letters: 2 });
    expect(document.querySelector('[data-model="1"] .blood')?.getAttribute("transform")).toContain("scale(2)");
  });

  test("who is pointed at is named", () => {
    const board = { table, zones: [], marks: [], terrain: [], objectives: [], pieces: [piece(1, 10), piece(2, 30)] };
    const more = { lens: { k: 10, x: 0, y: 0 }, width: 480, height: 480, ghost: null, span: null, named: false };
    const names = (hovered: number | null) => lettering({ ...board, ...more, hovered }).pieces.map(({ text }) => text);
    expect(names(null)).toEqual([]);
    expect(names(2)).toEqual(["B2 Somebody"]);
  });
});

describe("the board", () => {
  const { scenario, terrain } = moment("act");
  const at = (id: number, x: number, name: string): Piece => ({
    id,
    side: "a",
    short: `A${id}`,
    number: id,
    name,
    at: { x, y: 24 },
    radius: 0.5,
    down: id === 2,
    mark: null,
  });
  const shown = {
    table: scenario.table,
    zones: scenario.zones,
    marks: [],
    terrain,
    objectives: scenario.objectives ?? [],
    pieces: [at(1, 10, "Reyne"), at(2, 10.3, "Wat")],
  };

  test("tells readers who stands where, and how", async () => {
    render(Board, { props: shown, target: document.body.appendChild(document.createElement("main")) });
    const map = screen.getByRole("application", { name: "Table 48 by 48 inches" });
    const told = document.getElementById("board-told")?.textContent;
    expect(told).toBe("Reyne at 10 by 24; Wat at 10.25 by 24, Down");
    expect(map.getAttribute("aria-describedby")).toContain("board-told");
    await expectClean();
  });

  test("bases that lie together are asked for by name", async () => {
    const onpick = vi.fn();
    render(Board, { ...shown, onpick });
    const glass = document.querySelector(".glass") as HTMLElement;
    const k = 428 / 48;
    const spot = { clientX: 10.1 * k, clientY: 24 * k, button: 0, pointerId: 1 };
    await fireEvent.pointerDown(glass, spot);
    await fireEvent.pointerUp(glass, spot);
    expect(onpick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Wat" }));
    expect(onpick).toHaveBeenCalledWith(2);
  });

  test("a tap means what lay under the finger when it went down, though the map changed since", async () => {
    const onput = vi.fn();
    render(Board, { ...shown, onput });
    const glass = document.querySelector(".glass") as HTMLElement;
    const k = 428 / 48;
    const spot = { clientX: 20 * k, clientY: 30 * k, button: 0, pointerId: 1 };
    await fireEvent.pointerDown(glass, spot);
    await fireEvent.keyDown(screen.getByRole("application"), { key: "+" });
    screen.getByRole("button", { name: "Whole table" });
    await fireEvent.pointerUp(glass, spot);
    expect(onput).toHaveBeenCalledTimes(1);
    const [at] = onput.mock.calls[0] as [{ x: number; y: number }];
    expect([at.x, at.y].map((n) => n.toFixed(6))).toEqual(["20.000000", "30.000000"]);
  });

  test("dragging measures; a tap on free ground puts", async () => {
    const onput = vi.fn();
    render(Board, { ...shown, onput });
    const glass = document.querySelector(".glass") as HTMLElement;
    const k = 428 / 48;
    const point = (x: number, y: number) => ({ clientX: x * k, clientY: y * k, button: 0, pointerId: 1 });
    await fireEvent.pointerDown(glass, point(20, 20));
    await fireEvent.pointerMove(glass, point(26, 28));
    expect(document.querySelector(".ruler .words")?.textContent).toBe("10″");
    await fireEvent.pointerUp(glass, point(26, 28));
    expect(onput).not.toHaveBeenCalled();
    await fireEvent.pointerDown(glass, point(40, 40));
    await fireEvent.pointerUp(glass, point(40, 40));
    expect(onput.mock.calls[0]?.[0]).toEqual({ x: expect.closeTo(40) as number, y: expect.closeTo(40) as number });
  });

  test("the arrow keys move what is placed by a quarter inch, with Shift by an inch; Enter places it", async () => {
    const onput = vi.fn();
    const onplace = vi.fn();
    const ghost = { side: "a" as const, text: "A1 Reyne", radius: 0.5, at: { x: 10, y: 40 }, reach: null, rims: [] };
    render(Board, { ...shown, ghost, onput, onplace });
    screen.getByRole("application").focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(onput).toHaveBeenLastCalledWith({ x: 9.75, y: 40 });
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(onput).toHaveBeenLastCalledWith({ x: 10, y: 41 });
    await userEvent.keyboard("{Enter}");
    expect(onplace).toHaveBeenCalledOnce();
  });

  describe("the keys go from model to model", () => {
    const scattered = [at(1, 10, "Reyne"), at(2, 20, "Wat"), { ...at(3, 21, "Nib"), at: { x: 21, y: 36 } }];
    const fallen = { ...at(4, 30, "Gorm"), out: true };
    const focused = () => document.activeElement?.getAttribute("aria-label");
    const pressed = async (keys: string) => {
      await userEvent.keyboard(keys);
      return focused();
    };

    test("one stop for Tab, the arrows in between, and Enter as a tap", async () => {
      const [onpick, onhover] = [vi.fn(), vi.fn()];
      render(Board, {
        props: { ...shown, pieces: [...scattered, fallen], onpick, onhover },
        target: document.body.appendChild(document.createElement("main")),
      });
      const map = screen.getByRole("application");
      await userEvent.tab();
      expect(document.activeElement).toBe(map);
      expect(await pressed("{ArrowRight}")).toBe("A1 Reyne at 10 by 24");
      expect(await pressed("{ArrowRight}")).toBe("A2 Wat at 20 by 24, Down");
      expect(onhover).toHaveBeenLastCalledWith(2);
      expect(await pressed("{ArrowDown}")).toBe("A3 Nib at 21 by 36");
      expect(await pressed("{ArrowRight}")).toBe("A3 Nib at 21 by 36");
      expect(await pressed("{Home}{ArrowLeft}")).toBe("A1 Reyne at 10 by 24");
      expect(await pressed("{End}")).toBe("A3 Nib at 21 by 36");
      await userEvent.keyboard("{Enter} ");
      expect(onpick.mock.calls).toEqual([[3], [3]]);
      await userEvent.tab();
      expect(screen.getByRole("toolbar").contains(document.activeElement)).toBe(true);
      expect(onhover).toHaveBeenLastCalledWith(null);
      await userEvent.tab({ shift: true });
      expect(focused()).toBe("A3 Nib at 21 by 36");
      await expectClean();
    });

    test("with Shift they move the cursor over the ground, and M measures from a model", async () => {
      const onput = vi.fn();
      render(Board, { ...shown, pieces: scattered, onput });
      screen.getByRole("application").focus();
      await userEvent.keyboard("{End}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Enter}");
      expect(onput).toHaveBeenCalledWith({ x: 25, y: 36 }, true);
      await userEvent.keyboard("{Home}m{Shift>}{ArrowDown}{ArrowDown}{/Shift}{ArrowDown}");
      expect(document.querySelector(".ruler .words")?.textContent).toBe("1.8″");
      await userEvent.keyboard("{Escape}{ArrowRight}");
      expect(focused()).toBe("A2 Wat at 20 by 24, Down");
    });

    test("while something is placed they move that, whoever had the focus; who is gone takes none along", async () => {
      const onput = vi.fn();
      const { rerender } = render(Board, { ...shown, pieces: scattered, onput });
      screen.getByRole("application").focus();
      await userEvent.keyboard("{Home}");
      const ghost = { side: "a" as const, text: "A1", radius: 0.5, at: { x: 10, y: 40 }, reach: null, rims: [] };
      await rerender({ ghost });
      await userEvent.keyboard("{ArrowUp}");
      expect(onput).toHaveBeenLastCalledWith({ x: 10, y: 39.75 });
      await rerender({ pieces: scattered.slice(1) });
      expect(document.activeElement).toBe(screen.getByRole("application"));
    });

    test("of those that lie this way the nearest, rather ahead than aside", () => {
      const [aside, ahead, behind] = [
        { x: 11, y: 14 },
        { x: 14, y: 10 },
        { x: 4, y: 10 },
      ].map((at) => ({ at }));
      const [here, right] = [
        { x: 10, y: 10 },
        { x: 1, y: 0 },
      ];
      const all = [aside, ahead, behind].flatMap((one) => one ?? []);
      expect(towards(all, here, right)).toBe(ahead);
      expect(towards(all.slice(0, 1), here, right)).toBe(aside);
      expect(towards(all, { x: 4, y: 10 }, { x: -1, y: 0 })).toBeUndefined();
    });
  });
});
