/** Everything that is written on the board, with its place on screen. */
import type { Side } from "../components/side.ts";
import type { Objective, Shape, Table, Terrain, Zone } from "../scenarios/calls.ts";
import { words } from "../words/en.ts";
import { placed, widthOf, type Area, type Label, type Wanted } from "./labels.ts";
import { onScreen, type Lens } from "./lens.ts";
import { boxOf } from "./outline.ts";
import type { Ghost, Piece, Span, ZoneMark } from "./piece.ts";
import { ringOf } from "./ring.ts";
import { figureIn, pipsHigh, tokens } from "./tokens.ts";
import { along, apart, inchesOf, placeOf, type Place } from "./scale.ts";

/** What stands on the board, and how large it is on screen. */
export interface Lettered {
  lens: Lens;
  width: number;
  height: number;
  table: Table;
  zones: readonly Zone[];
  marks: readonly ZoneMark[];
  terrain: readonly Terrain[];
  objectives: readonly Objective[];
  pieces: readonly Piece[];
  ghost: Ghost | null;
  span: Span | null;
  /** Every base with its name. */
  named: boolean;
  /** The base that is pointed at, with its name. */
  hovered?: number | null;
  /** Where the map's tools lie. */
  tools?: Area;
}

/** The labels, by what they are for. */
export interface Lettering {
  zones: (Label & { side: Side | null })[];
  objectives: Label[];
  ground: Label[];
  pieces: (Label & { side: Side; call: boolean })[];
  tag: Area | null;
}

const around = (lens: Lens, at: Place, radius: number): Area => {
  const { x, y } = onScreen(lens, at);
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
};

const boxed = (lens: Lens, shape: Shape, table: Table): Area => {
  const box = boxOf(shape, table);
  return { ...onScreen(lens, box), width: box.width * lens.k, height: box.height * lens.k };
};

function zoneLabels({ lens, table, zones, marks, width, height }: Lettered, size: number): Lettering["zones"] {
  return zones.flatMap((zone, i) => {
    const area = boxed(lens, zone.shape, table);
    // Out of sight, or nearly so: its name would lie on another.
    const hidden = (from: number, length: number, room: number) =>
      Math.min(from + length, room) - Math.max(from, 0) < Math.min(2 * size, length - 1);
    if (hidden(area.x, area.width, width) || hidden(area.y, area.height, height)) return [];
    const low = "strip" in zone.shape && zone.shape.strip.edge === "south";
    const right = "strip" in zone.shape && zone.shape.strip.edge === "east";
    const text = marks[i]?.text ?? zone.label;
    const [left, top] = [Math.max(area.x, 0) + 8, Math.max(area.y, 0) + size + 6];
    const x = right ? Math.min(area.x + area.width, width) - widthOf(text, size) - 8 : left;
    const y = low ? Math.min(area.y + area.height, height) - 10 : top;
    return { id: zone.id, text, x, y, side: marks[i]?.side ?? null };
  });
}

/** The line's length is written beside its middle, where the fewest things stand. */
function tagOf({ lens, span, width, height }: Lettered, taken: readonly Area[]): Area | null {
  if (!span) return null;
  const [w, h] = [widthOf(span.text, 18) + 20, 26];
  const [a, b] = [onScreen(lens, span.from.at), onScreen(lens, span.to.at)];
  const far = apart(a, b) || 1;
  const [nx, ny] = [-(b.y - a.y) / far, (b.x - a.x) / far];
  const reach = Math.abs(nx) * (w / 2) + Math.abs(ny) * (h / 2) + 8;
  const ways = [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((part) =>
    [1, -1].map((side) => {
      const middle = along(a, b, far * part);
      return {
        x: middle.x + nx * reach * side - w / 2,
        y: middle.y + ny * reach * side - h / 2,
        width: w,
        height: h,
      };
    }),
  );
  const over = (way: Area) =>
    taken.reduce(
      (sum, area) =>
        sum +
        Math.max(0, Math.min(way.x + w, area.x + area.width) - Math.max(way.x, area.x)) *
          Math.max(0, Math.min(way.y + h, area.y + area.height) - Math.max(way.y, area.y)),
      way.x < 0 || way.y < 0 || way.x + w > width || way.y + h > height ? 10_000 : 0,
    );
  return ways.reduce((best, way) => (over(way) < over(best) ? way : best));
}

/** The line as a string of small boxes, so that no label lies on it. */
function beads({ lens, span }: Lettered): Area[] {
  if (!span) return [];
  const [a, b] = [onScreen(lens, span.from.at), onScreen(lens, span.to.at)];
  const far = apart(a, b);
  return Array.from({ length: Math.floor(far / 8) }, (_, i) => {
    const { x, y } = along(a, b, i * 8);
    return { x: x - 4, y: y - 4, width: 8, height: 8 };
  });
}

export function lettering(board: Lettered): Lettering {
  const { lens, table, terrain, objectives, pieces, ghost, width, height, named, tools, hovered = null } = board;
  const size = width >= 600 ? 18 : 16;
  const room: Area = { x: 3, y: 3, width: width - 6, height: height - 6 };
  const zones = zoneLabels(board, size);
  const sizes = tokens(pieces, lens.k);
  const sizeOf = ({ id }: Piece) => sizes.get(id) ?? 0;
  /** A token with the markers under it. */
  const footing = (piece: Piece, more: number): Area => {
    const area = around(lens, piece.at, sizeOf(piece) + more);
    return { ...area, height: area.height + pipsHigh(piece) };
  };
  const bases = pieces.map((piece) => footing(piece, 3));
  const objectiveAreas = objectives.map((one) => around(lens, placeOf(one.at), ringOf(one, lens.k) * lens.k));
  const zoneAreas = zones.map(({ x, y, text }) => ({ x, y: y - size, width: widthOf(text, size), height: size + 4 }));
  const ghostArea = ghost ? [around(lens, ghost.at, ghost.radius * lens.k + 8)] : [];
  const corners = (ghost?.via ?? []).slice(1).map((at) => around(lens, at, 7));
  const tag = tagOf(board, [...bases, ...objectiveAreas]);
  const taken = [
    ...bases,
    ...objectiveAreas,
    ...zoneAreas,
    ...ghostArea,
    ...corners,
    ...beads(board),
    ...(tag ? [tag] : []),
    ...(tools ? [tools] : []),
  ];

  const wanted: Wanted[] = pieces.flatMap((piece): Wanted[] => {
    const call = piece.mark === "acting" || piece.mark === "target" || piece.id === hovered;
    // A token with its number on it needs no more until somebody asks.
    if (!call && !named && (piece.out || figureIn(piece, sizeOf(piece)) !== null)) return [];
    return [
      {
        id: `model-${piece.id}`,
        text: call || named ? `${piece.short} ${piece.name}` : piece.short,
        size: call ? size + 2 : size,
        of: footing(piece, call ? 6 : 1),
        weight: piece.id === hovered ? 3.5 : call ? 3 : 2,
        // A name gives way; a number is all that tells whose token it is.
        yields: !call && named,
      },
    ];
  });
  if (ghost) {
    wanted.push({
      id: "ghost",
      text: ghost.text,
      size: size + 2,
      of: around(lens, ghost.at, ghost.radius * lens.k + 7),
      weight: 4,
    });
  }
  const ground: Wanted[] = terrain.map((piece) => ({
    id: `terrain-${piece.id}`,
    text: words.board.terrain(piece.label ?? words.board.kind(piece.kind), inchesOf(piece.height)),
    size,
    of: boxed(lens, piece.shape, table),
    weight: 1,
    yields: true,
  }));
  // A label inside another's footprint reads as that one's.
  const feet = terrain.map((piece) => boxed(lens, piece.shape, table));
  const names = placed(wanted, taken, room);
  const named_ = names.map((label) => ({
    x: label.x,
    y: label.y - size,
    width: widthOf(label.text, size),
    height: size,
  }));
  const sideOf = (id: string): Side =>
    id === "ghost" ? (ghost?.side ?? "a") : (pieces.find((piece) => `model-${piece.id}` === id)?.side ?? "a");
  const near = [...taken, ...named_];
  const called = placed(ground, [...near, ...feet], room);
  // Where a name has no room, its height still stands on it.
  const high = ground.flatMap((one, i) => {
    const piece = terrain[i];
    if (!piece?.height || called.some(({ id }) => id === one.id)) return [];
    const { x, y, width: across, height: deep } = one.of;
    const middle = { x: x + across / 2, y: y + deep / 2, width: 0, height: 0 };
    return [{ ...one, text: words.board.height(inchesOf(piece.height)), of: middle }];
  });
  const written = called.map((label) => ({
    x: label.x,
    y: label.y - size,
    width: widthOf(label.text, size),
    height: size,
  }));
  return {
    zones,
    objectives: objectives.map((objective) => {
      const { x, y } = onScreen(lens, placeOf(objective.at));
      return { id: objective.id, text: objective.label, x, y: y + size * 0.34 };
    }),
    ground: [...called, ...placed(high, [...near, ...written], room)],
    pieces: names.map((label) => ({
      ...label,
      side: sideOf(label.id),
      call: label.id === "ghost" || wanted.some((one) => one.id === label.id && one.weight >= 3),
    })),
    tag,
  };
}
