/** Terrain as an engraver of 1917 would have drawn it: from its kind, its keywords and what players draw it as. */
import type { Table, Terrain, TerrainKind, TerrainLook } from "../scenarios/calls.ts";
import {
  closed,
  cornersOf,
  fringed,
  hand,
  hatched,
  inwards,
  middleOf,
  ring,
  rounded,
  shrunk,
  sidesOf,
  strewn,
  stroke,
} from "./hatching.ts";
import { boxOf, brokenWalls, cornerWalls } from "./outline.ts";
import { along, apart, inchesOf, INCH, type Place } from "./scale.ts";

/** What a piece of some kinds can be drawn as instead. */
export type OtherLook = Exclude<TerrainLook, "plain">;

/** How a piece looks: as its kind, or as what players draw it. */
export type Look = TerrainKind | OtherLook;

/** What lies over a piece, by its keywords. */
export type Overlay = "difficult" | "dangerous" | "impassable" | "mined";

/** One layer of pen strokes; its name is its pen. */
export interface Layer {
  pen: "tone" | "fine" | "line" | "bold" | "solid" | "blank" | "warn";
  d: string;
}

/** A piece as it is drawn, over its footprint. */
export interface Engraved {
  look: Look;
  over: Overlay[];
  layers: Layer[];
}

/** A kind can stand for several things. */
const LOOKS: Partial<Record<TerrainKind, readonly OtherLook[]>> = {
  wall: ["wire", "hedge"],
  obstacle: ["wire", "hedge"],
  difficult: ["wire", "wood", "crater", "mire"],
  dangerous: ["wire", "wood", "crater", "mire"],
  hill: ["wood"],
  trench: ["crater"],
};

export const looksOf = (kind: TerrainKind): readonly OtherLook[] => LOOKS[kind] ?? [];

/**
 * Maps were drawn by their English labels before a piece could say what it is drawn as; those stay as they were. A new label
 * only proposes what the field beside it says.
 */
const LABELLED: readonly [OtherLook, RegExp][] = [
  ["wire", /\bwires?\b|barbed/i],
  ["hedge", /\bhedges?(row)?\b|\bbushes\b/i],
  ["wood", /\bwoods?\b|\bforest|\btrees?\b|\bcopse|\borchard/i],
  ["crater", /crater|\bshell ?holes?\b/i],
  ["mire", /\bmud|\bmarsh|\bswamp|\bbog\b|\bmire/i],
];

export function lookOf({ kind, look, label }: Pick<Terrain, "kind" | "look" | "label">): Look {
  const looks = looksOf(kind);
  if (look) return looks.find((one) => one === look) ?? kind;
  return LABELLED.find(([one, said]) => label && looks.includes(one) && said.test(label))?.[0] ?? kind;
}

const OVERLAYS: Record<string, Overlay> = {
  "DIFFICULT TERRAIN": "difficult",
  "DANGEROUS TERRAIN": "dangerous",
  "IMPASSABLE TERRAIN": "impassable",
  MINED: "mined",
};

/** What its keywords add to its kind. */
const overlaysOf = ({ kind, keywords }: Pick<Terrain, "kind" | "keywords">): Overlay[] =>
  (keywords ?? []).flatMap((keyword) => {
    const over = OVERLAYS[keyword];
    return over && over !== kind ? [over] : [];
  });

/** What the pens need of a piece. */
interface Ground {
  points: Place[];
  /** Upright lengths of the box around it. */
  box: { x: number; y: number; width: number; height: number };
  high: number;
  round: boolean;
  walls: { broken: string; corner: string };
  shake: () => number;
}

const layer = (pen: Layer["pen"], ...d: string[]): Layer => ({ pen, d: d.join("") });
const off = (at: Place, x: number, y: number): Place => ({ x: at.x + x, y: at.y + y });

/** Ways along the longer side of an area, this far apart across it. */
const lengthwise = ({ box }: Ground): number => (box.width >= box.height ? 0 : 90);

/** A stone: three or four corners, no two alike. */
function stone(at: Place, size: number, shake: () => number): string {
  const turn = shake() * Math.PI;
  const count = shake() > 0.5 ? 4 : 3;
  return closed(
    Array.from({ length: count }, (_, i) => {
      const [way, r] = [turn + (2 * Math.PI * i) / count, size * (0.7 + 0.5 * shake())];
      return off(at, Math.cos(way) * r, Math.sin(way) * r);
    }),
  );
}

/** Three blades of grass. */
const tuft = (at: Place, size: number): string =>
  `${stroke(off(at, -size * 0.7, -size * 0.7), at, off(at, size * 0.7, -size * 0.7))}${stroke(at, off(at, 0, -size * 1.2))}`;

/** A shell hole: a rim, and strokes that fall into it. */
function hole(at: Place, r: number, shake: () => number): string {
  const count = Math.max(7, Math.round(r * 14));
  const rays = Array.from({ length: count }, (_, i) => {
    const way = ((i + 0.4 * shake()) / count) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(way), Math.sin(way)];
    const deep = r * (0.45 + 0.2 * shake());
    return stroke(off(at, cos * r, sin * r), off(at, cos * deep, sin * deep));
  });
  return ring(at, r) + rays.join("");
}

/** The crown of a tree: lobes, and shade to the south-east. */
function crown(at: Place, r: number, shake: () => number): { rim: string; shade: string } {
  const turn = shake() * Math.PI;
  const lobes = Array.from({ length: 7 }, (_, i) => {
    const way = turn + (2 * Math.PI * i) / 7;
    return off(at, Math.cos(way) * r, Math.sin(way) * r);
  });
  const [first] = lobes;
  const arcs = [...lobes.slice(1), ...(first ? [first] : [])].map(
    ({ x, y }) => `A${(r * 0.5).toFixed(2)} ${(r * 0.5).toFixed(2)} 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)}`,
  );
  const shade = [0.15, 0.4, 0.65].map((far) => {
    const [x, y] = [r * far, r * (0.85 - far * 0.5)];
    return stroke(off(at, x - r * 0.25, y), off(at, x + r * 0.25, y - r * 0.35));
  });
  return { rim: first ? `M${first.x.toFixed(2)} ${first.y.toFixed(2)}${arcs.join("")}z` : "", shade: shade.join("") };
}

/** Short waves along the longer side, `step` apart. */
function waves(ground: Ground, step: number): string {
  const { points, shake } = ground;
  const lies = lengthwise(ground) === 0;
  return strewn(points, step, 0.25, shake)
    .map((at) => {
      const [l, h] = [step * 0.32, step * 0.1];
      return lies
        ? `M${(at.x - l).toFixed(2)} ${at.y.toFixed(2)}q${(l / 2).toFixed(2)} ${(-h * 2).toFixed(2)} ${l.toFixed(2)} 0t${l.toFixed(2)} 0`
        : `M${at.x.toFixed(2)} ${(at.y - l).toFixed(2)}q${(-h * 2).toFixed(2)} ${(l / 2).toFixed(2)} 0 ${l.toFixed(2)}t0 ${l.toFixed(2)}`;
    })
    .join("");
}

/** Rubble at the foot of what stands. */
const rubble = ({ points, shake }: Ground, step: number): string =>
  strewn(points, step, 0.35, shake)
    .filter(() => shake() > 0.35)
    .map((at) => stone(at, 0.13 + 0.1 * shake(), shake))
    .join("");

/** Lines into the area along its northern and western sides: the shade of what stands there. */
function shaded({ points, shake }: Ground, deep: number): string {
  const light = sidesOf(points).filter(([a, b]) => {
    const { x, y } = inwards(points, a, b);
    return x + y > 0.1;
  });
  return light
    .map(([a, b]) => {
      const normal = inwards(points, a, b);
      const [whole, count] = [apart(a, b), Math.max(2, Math.round(apart(a, b) / 0.3))];
      return Array.from({ length: count }, (_, i) => {
        const foot = along(a, b, (whole * (i + 0.5)) / count);
        const tall = deep * (0.6 + 0.4 * shake());
        return stroke(foot, off(foot, normal.x * tall + 0.12, normal.y * tall + 0.12));
      }).join("");
    })
    .join("");
}

/** Strokes across the longer side, as the planks of a floor or the stones of a wall. */
const across = (ground: Ground, points: readonly Place[], step: number): string =>
  hatched(points, lengthwise(ground) + 90, step, ground.shake);

/** The rings of a hill, one to an inch of its height, and strokes that run down between them. */
function contours({ points, high, shake }: Ground): Layer[] {
  const count = Math.max(1, Math.min(6, Math.round(high)));
  const rings = Array.from({ length: count }, (_, i) => shrunk(points, 0.12 + (0.62 * (i + 1)) / (count + 1)));
  const slopes = [points, ...rings].slice(0, -1).map((from, i) => {
    const to = rings[i] ?? from;
    return sidesOf(from)
      .map(([a, b], side) => {
        const [c, d] = [to[side] ?? a, to[(side + 1) % to.length] ?? b];
        const strokes = Math.max(1, Math.round(apart(a, b) / 0.45));
        return Array.from({ length: strokes }, (_, n) => {
          const part = (n + 0.25 + 0.5 * shake()) / strokes;
          const [low, top] = [along(a, b, apart(a, b) * part), along(c, d, apart(c, d) * part)];
          return stroke(
            along(top, low, apart(top, low) * 0.25),
            along(top, low, apart(top, low) * (0.75 + 0.2 * shake())),
          );
        }).join("");
      })
      .join("");
  });
  return [layer("fine", ...slopes), layer("line", ...rings.map((one) => rounded(one)))];
}

/** A roof: two slopes, one in the light and one in the shade, and its ridge. */
function roof(ground: Ground): Layer[] {
  const { points, box, shake, round } = ground;
  if (round || points.length !== 4) {
    const middle = middleOf(points);
    const hips = points.filter((_, i) => !round || i % 4 === 0).map((at) => stroke(at, middle));
    return [layer("fine", hatched(points, 45, 0.3, shake)), layer("line", ...hips)];
  }
  const lies = box.width >= box.height;
  const inset = Math.min(box.width, box.height) / 2;
  const [a, b, c, d] = points as [Place, Place, Place, Place];
  const half = (p: Place, q: Place) => along(p, q, apart(p, q) / 2);
  const ends: [Place, Place] = lies ? [half(a, d), half(b, c)] : [half(a, b), half(d, c)];
  const hip = Math.min(inset * 0.6, apart(...ends) / 2);
  const [from, to] = [along(ends[0], ends[1], hip), along(ends[1], ends[0], hip)];
  const [light, dark] = lies
    ? [
        [a, b, to, from],
        [d, c, to, from],
      ]
    : [
        [a, from, to, d],
        [b, from, to, c],
      ];
  const hips = lies
    ? [
        [a, from, d],
        [b, to, c],
      ]
    : [
        [a, from, b],
        [d, to, c],
      ];
  const falls = lies ? 90 : 0;
  return [
    layer("fine", hatched(light ?? [], falls, 0.42, shake), hatched(dark ?? [], falls, 0.2, shake)),
    layer("line", stroke(from, to), ...hips.map((hip) => stroke(...hip))),
  ];
}

/** Crosses of wire from post to post along the longer side. */
function wires(ground: Ground): Layer[] {
  const { points, box } = ground;
  const lies = lengthwise(ground) === 0;
  const [long, short] = lies ? [box.width, box.height] : [box.height, box.width];
  const rows = Math.max(1, Math.round(short / 1.2));
  const count = Math.max(2, Math.round(long / 0.7));
  const put = (far: number, deep: number): Place =>
    lies ? { x: box.x + far, y: box.y + deep } : { x: box.x + deep, y: box.y + far };
  const lines = Array.from({ length: rows }, (_, row) => {
    const deep = (short * (row + 0.5)) / rows;
    const arm = Math.min(0.26, short / 2.4);
    const barbs = Array.from({ length: count }, (__, i) => {
      const far = (long * (i + 0.5)) / count;
      return (
        stroke(put(far - arm, deep - arm), put(far + arm, deep + arm)) +
        stroke(put(far - arm, deep + arm), put(far + arm, deep - arm))
      );
    });
    return stroke(put(0.1, deep), put(long - 0.1, deep)) + barbs.join("");
  });
  return [layer("tone", closed(points)), layer("line", ...lines)];
}

const trees = ({ points, shake }: Ground): Layer[] => {
  const crowns = strewn(points, 1.15, 0.3, shake).map((at) => crown(at, 0.42 + 0.18 * shake(), shake));
  return [
    layer("tone", closed(points)),
    layer("blank", ...crowns.map(({ rim }) => rim)),
    layer("fine", ...crowns.map(({ shade }) => shade)),
  ];
};

const holes = ({ points, shake, box }: Ground): string => {
  const size = Math.min(box.width, box.height);
  // A small one is a single crater.
  if (size < 3) return hole(middleOf(points), size * 0.42, shake);
  return strewn(points, 1.9, 0.55, shake)
    .map((at) => hole(at, 0.34 + 0.34 * shake(), shake))
    .join("");
};

const DRAWN: Record<Look, (ground: Ground) => Layer[]> = {
  ruined_building: (ground) => [
    layer("tone", closed(ground.points)),
    layer("fine", shaded(ground, 0.75), rubble(ground, 0.95)),
    layer("bold", ground.walls.broken),
  ],
  ruined_corner: (ground) => [
    layer("tone", closed(ground.points)),
    layer("fine", shaded(ground, 0.9), rubble(ground, 1.1)),
    layer("bold", ground.walls.corner),
  ],
  trench: (ground) => {
    const { points, shake, box } = ground;
    const narrow = Math.min(box.width, box.height);
    const floor = shrunk(points, 0);
    const boards = across(ground, inset(ground, narrow * 0.3), 0.42);
    return [
      layer("solid", closed(floor)),
      layer("fine", fringed(points, 0.34, -0.42, shake), fringed(points, 0.26, narrow * 0.2, shake)),
      layer("line", boards),
      layer("bold", closed(points)),
    ];
  },
  hill: (ground) => [layer("tone", closed(ground.points)), ...contours(ground), layer("line", closed(ground.points))],
  wall: (ground) => [
    layer("solid", closed(ground.points)),
    layer("line", across(ground, ground.points, 0.55)),
    layer("bold", closed(ground.points)),
  ],
  landmark: ({ points, shake }) => {
    const [step, block] = [shrunk(points, 0.22), shrunk(points, 0.48)];
    return [
      layer("tone", closed(points)),
      layer("fine", hatched(block, 45, 0.2, shake), hatched(block, -45, 0.2, shake)),
      layer(
        "line",
        closed(step),
        ...points
          .filter((_, i) => points.length < 9 || i % 7 === 0)
          .map((at) => stroke(at, along(at, middleOf(points), apart(at, middleOf(points)) * 0.48))),
      ),
      layer("bold", closed(points), closed(block)),
    ];
  },
  intact_building: (ground) => [
    layer("solid", closed(ground.points)),
    ...roof(ground),
    layer("bold", closed(ground.points)),
  ],
  difficult: ({ points, shake }) => [
    layer("tone", closed(points)),
    layer(
      "fine",
      ...strewn(points, 0.95, 0.3, shake).map((at) => (shake() > 0.3 ? tuft(at, 0.2) : stone(at, 0.12, shake))),
    ),
  ],
  dangerous: (ground) => [
    layer("tone", closed(ground.points)),
    layer("fine", holes(ground)),
    layer("warn", closed(ground.points)),
  ],
  river: (ground) => [
    layer("tone", closed(ground.points)),
    layer("fine", fringed(ground.points, 0.3, 0.3, ground.shake), waves(ground, 0.85)),
    layer("bold", closed(ground.points)),
  ],
  stream: (ground) => [
    layer("tone", closed(ground.points)),
    layer("fine", waves(ground, 1.05)),
    layer("line", closed(ground.points)),
  ],
  obstacle: (ground) => {
    const { points, box } = ground;
    const { x, y, width, height } = box;
    const cross = [
      stroke({ x, y }, { x: x + width, y: y + height }),
      stroke({ x: x + width, y }, { x, y: y + height }),
    ];
    return [
      layer("solid", closed(points)),
      layer("fine", across(ground, points, 0.35)),
      ...(ground.round ? [] : [layer("line", ...cross)]),
      layer("bold", closed(points)),
    ];
  },
  wire: wires,
  hedge: ({ points, shake }) => [
    layer("solid", closed(points)),
    layer("blank", ...strewn(points, 0.6, 0.05, shake).map((at) => crown(at, 0.3, shake).rim)),
  ],
  wood: trees,
  crater: (ground) => [layer("tone", closed(ground.points)), layer("fine", holes(ground))],
  mire: (ground) => [
    layer("tone", closed(ground.points)),
    layer("fine", waves(ground, 1.2), ...strewn(ground.points, 1.6, 0.4, ground.shake).map((at) => tuft(at, 0.22))),
  ],
};

/** The box of an area, drawn in by the same length on each side where it is a box; else by a share. */
function inset({ points, box }: Ground, by: number): Place[] {
  if (points.length !== 4) return shrunk(points, 0.4);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return points.map(({ x, y }) => ({
    x: x + Math.sign(middle.x - x) * by,
    y: y + Math.sign(middle.y - y) * by,
  }));
}

const MINE = 0.16;
const LAID: Record<Overlay, (ground: Ground) => Layer> = {
  difficult: ({ points, shake }) => layer("fine", ...strewn(points, 1.3, 0.3, shake).map((at) => tuft(at, 0.2))),
  dangerous: ({ points }) => layer("warn", closed(points)),
  impassable: ({ points, shake }) => layer("fine", hatched(points, 45, 0.5, shake), hatched(points, -45, 0.5, shake)),
  mined: ({ points, shake }) =>
    layer(
      "line",
      ...strewn(points, 1.5, 0.35, shake).map(
        (at) =>
          ring(at, MINE) +
          stroke(off(at, -MINE * 2, 0), off(at, MINE * 2, 0)) +
          stroke(off(at, 0, -MINE * 2), off(at, 0, 0)),
      ),
    ),
};

const known = new WeakMap<Terrain, { table: Table; drawn: Engraved }>();

/** A piece engraved; what was drawn once is not drawn again. */
export function engraved(piece: Terrain, table: Table): Engraved {
  const before = known.get(piece);
  if (before?.table === table) return before.drawn;
  const [look, over] = [lookOf(piece), overlaysOf(piece)];
  const ground: Ground = {
    points: cornersOf(piece.shape, table),
    box: boxOf(piece.shape, table),
    high: inchesOf(piece.height ?? 0),
    round: "circle" in piece.shape,
    walls: { broken: brokenWalls(piece.shape, table), corner: cornerWalls(piece.shape, table) },
    shake: hand(piece.id),
  };
  const drawn = { look, over, layers: [...DRAWN[look](ground), ...over.map((one) => LAID[one](ground))] };
  known.set(piece, { table, drawn });
  return drawn;
}

/** A sign of the legend: a look, or what lies over one. */
export type Sign = Look | `over-${Overlay}`;

/** A piece of about three inches by two, to draw a sign on. */
const plain: Omit<Terrain, "kind"> = {
  id: "legend",
  shape: { rect: { corner: { x: 0, y: 0 }, width: Math.round(3.2 * INCH), depth: 2 * INCH } },
  height: 2 * INCH,
  keywords: [],
};

/** How a piece of this kind is drawn. */
export const signOf = (kind: Terrain["kind"], table: Table): Layer[] => engraved({ ...plain, kind }, table).layers;

/** Each sign that a table shows, once. */
export function legendOf(terrain: readonly Terrain[], table: Table): { sign: Sign; layers: Layer[] }[] {
  const looks = new Map<Sign, Layer[]>();
  for (const piece of terrain) {
    const { look, over } = engraved(piece, table);
    const shown = { ...plain, kind: piece.kind, look: looksOf(piece.kind).find((one) => one === look) ?? null };
    if (!looks.has(look)) looks.set(look, engraved(shown, table).layers);
    for (const one of over) {
      const sign: Sign = `over-${one}`;
      if (looks.has(sign)) continue;
      const keywords = (piece.keywords ?? []).filter((keyword) => OVERLAYS[keyword] === one);
      const { layers } = engraved({ ...shown, keywords }, table);
      looks.set(sign, layers.slice(-1));
    }
  }
  return [...looks].map(([sign, layers]) => ({ sign, layers }));
}
