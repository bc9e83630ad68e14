/** Everything that is written on the board, with its place on screen. */
import type { Side } from "../components/side.ts";
import type { Shape, Table, Terrain, Zone } from "../scenarios/calls.ts";
import { words } from "../words/words.svelte.ts";
import { crosses, overlap, placed, tangled, widthOf, type Area, type Label, type Wanted } from "./labels.ts";
import { onScreen, type Lens } from "./lens.ts";
import { boxOf } from "./outline.ts";
import type { Ghost, Piece, Span, ZoneMark } from "./piece.ts";
import { ringsOf } from "./ring.ts";
import type { Mark } from "./signs.ts";
import { figureIn, figureSize, halvesOf, pipsRoom, tokens } from "./tokens.ts";
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
  objectives: readonly Mark[];
  pieces: readonly Piece[];
  ghost: Ghost | null;
  span: Span | null;
  /** Every base with its name. */
  named: boolean;
  /** The base that is pointed at, with its name. */
  hovered?: number | null;
  /** Where the map's tools lie. */
  tools?: Area;
  /** How many times as large as usual the reader wants text. */
  letters?: number;
}

/** A word with its place on screen. */
export interface Word extends Pick<Label, "id" | "text" | "x" | "y"> {
  /** Height of its letters. */
  size: number;
}

/** What is written beside a base. */
export interface Flag extends Label, Word {
  side: Side;
  call: boolean;
}

/** The labels, by what they are for. */
export interface Lettering {
  zones: (Word & { side: Side | null })[];
  objectives: Word[];
  ground: Word[];
  pieces: Flag[];
  tag: Area | null;
  /** The room that each base takes. */
  bases: Area[];
  /** Whose markers have no room under their base. */
  crowded: ReadonlySet<number>;
}

const around = (lens: Lens, at: Place, radius: number): Area => {
  const { x, y } = onScreen(lens, at);
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
};

const boxed = (lens: Lens, shape: Shape, table: Table): Area => {
  const box = boxOf(shape, table);
  return { ...onScreen(lens, box), width: box.width * lens.k, height: box.height * lens.k };
};

/** One step of the text size. */
const STEP = 0.25;

/** Pieces of terrain of one name stand together within this part of the picture. */
const TOGETHER = 0.5;

/** The room that a word takes. */
const lineOf = ({ x, y, text, size }: Omit<Word, "id">): Area => ({
  x,
  y: y - size,
  width: widthOf(text, size),
  height: size + 4,
});

/** With air at its ends: what is written right beside another word would be read with it. */
const airy = ({ x, y, width, height }: Area): Area => ({ x: x - AIR, y, width: width + 2 * AIR, height });
const AIR = 12;

/** A zone's name stands at the rim of the table, where the fewest things stand; larger, as far as it lies on none. */
function zoneLabels(board: Lettered, usual: number, taken: readonly Area[]): Lettering["zones"] {
  return board.zones.flatMap((zone, i) => {
    for (let letters = board.letters ?? 1; ; letters -= STEP) {
      const { lines, over } = zoneLabel(board, zone, i, usual * letters, taken);
      if (letters <= 1 || over === 0) return lines;
    }
  });
}

/** Pixels between a zone's rim and its name; less where the zone is narrow. */
const RIM = 8;
const NARROW = 3;
/** So many pixels over the rim are not seen to be over it. */
const SPARE = 2;
/** Pixels between two lines of a name, beyond the height of its letters. */
const LEAD = 2;

/** A name in lines that a zone of that width and height has room for; none: a word is wider, or they are too many. */
function lined(text: string, size: number, wide: number, high: number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const fits = lines.every((line) => widthOf(line, size) <= wide) && lines.length * (size + LEAD) <= high;
  return fits ? lines : null;
}

function zoneLabel(
  { lens, table, marks, width, height }: Lettered,
  zone: Zone,
  i: number,
  size: number,
  taken: readonly Area[],
): { lines: Lettering["zones"]; over: number } {
  const area = boxed(lens, zone.shape, table);
  // Out of sight, or nearly so: its name would lie on another.
  const hidden = (from: number, length: number, room: number) =>
    Math.min(from + length, room) - Math.max(from, 0) < Math.min(2 * size, length - 1);
  if (hidden(area.x, area.width, width) || hidden(area.y, area.height, height)) return { lines: [], over: 0 };
  const low = "strip" in zone.shape && zone.shape.strip.edge === "south";
  const right = "strip" in zone.shape && zone.shape.strip.edge === "east";
  const mark = marks[i];
  const name = mark?.text ?? zone.label;
  const [left, end] = [Math.max(area.x, 0), Math.min(area.x + area.width, width)];
  const slim = widthOf(name, size) + 2 * RIM > end - left;
  // A name that runs over the rim would be read as its neighbour's: it goes on below, or leaves the side's letter.
  const broken = slim ? lined(name, size, end - left + 2 * SPARE, area.height) : [name];
  const texts = broken ?? [mark?.letter ?? name];
  const wide = Math.max(...texts.map((text) => widthOf(text, size)));
  const air = slim ? Math.min(NARROW, (end - left - wide) / 2) : RIM;
  const [first, last] = [left + air, Math.max(left + air, end - wide - air)];
  const step = size + LEAD;
  const below = (texts.length - 1) * step;
  const rim = low
    ? Math.min(area.y + area.height, height) - 10 - below
    : Math.max(area.y, 0) + size + (below > 0 ? LEAD : 6);
  const along = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(first + (last - first) * part));
  const rows = Array.from({ length: 4 }, (_, row) => rim + (low ? -1 : 1) * row * (size + 8));
  const inside = rows.filter((y) => y - size > area.y && y + below < area.y + area.height);
  const places = (inside.length > 0 ? inside : [rim]).flatMap((y) =>
    (right ? along.toReversed() : along).map((x) => ({ x, y })),
  );
  const written = (at: Place) => texts.map((text, line) => ({ text, size, x: at.x, y: at.y + line * step }));
  const over = (at: Place) =>
    written(at).reduce((sum, line) => sum + taken.reduce((on, one) => on + overlap(lineOf(line), one), 0), 0);
  const at = places.reduce((best, one) => (over(one) < over(best) ? one : best));
  const lines = written(at).map((line, n) => ({
    ...line,
    id: n === 0 ? zone.id : `${zone.id}-${n}`,
    side: mark?.side ?? null,
  }));
  // Smaller letters leave more of a name.
  return { lines, over: over(at) + (broken ? 0 : 1) };
}

/** How a base lies on screen: its room with the markers under it, its number, and whether both have their place there. */
interface Footing {
  piece: Piece;
  base: Area;
  /** Its number, where it is written on it. */
  number: Area | null;
  /** Its markers, which lie under it; none: there are none, or no room. */
  pips: Area | null;
}

/** Pixels that a mark, such as the ring of who acts, stands around a base. */
const MARK = 6;

function footingsOf({ lens, pieces, letters }: Lettered): Footing[] {
  const sizes = tokens(pieces, lens.k, letters);
  const all = pieces.map((piece): Footing => {
    const r = sizes.get(piece.id) ?? 0;
    const base = around(lens, piece.at, r);
    const [x, y] = [base.x + r, base.y + r];
    const ry = Math.max(5, r * ((piece.across ?? piece.radius) / piece.radius));
    const figure = piece.out ? null : figureIn(piece, r, letters);
    const size = figure === null ? 0 : figureSize(figure, Math.min(r, ry), letters);
    const wide = figure === null ? 0 : widthOf(figure, size);
    const { width, height } = pipsRoom(piece, letters);
    const low = y + (piece.mark === null ? halvesOf(piece, r, ry)[1] : r + MARK) + 1;
    return {
      piece,
      base,
      number: figure === null ? null : { x: x - wide / 2, y: y - size * 0.4, width: wide, height: size * 0.8 },
      pips: piece.out || height === 0 ? null : { x: x - width / 2, y: low, width, height: height + 1 },
    };
  });
  // Markers on another's base would be read as that one's.
  return all.map((one) => {
    const { pips, piece } = one;
    const inner = ({ base: { x, y, width } }: Footing) => ({
      x: x + width * 0.1,
      y: y + width * 0.1,
      width: width * 0.8,
      height: width * 0.8,
    });
    const covers =
      pips && all.some((other) => other.piece !== piece && !other.piece.out && crosses(pips, inner(other)));
    return covers ? { ...one, pips: null } : one;
  });
}

/** The line's length is written beside its middle, where the fewest things stand. */
function tagOf({ lens, span, width, height, letters = 1 }: Lettered, taken: readonly Area[]): Area | null {
  if (!span) return null;
  const [w, h] = [widthOf(span.text, 18 * letters) + 20 * letters, 26 * letters];
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

/**
 * What is written beside the bases: whose number has no room on it, who is called out, or everybody's name. As large as
 * the reader wants it, or, in a crowd, as far as every number finds its place and no line lies across a word.
 */
function flagsOf(
  board: Lettered,
  usual: number,
  footings: readonly Footing[],
  taken: readonly Area[],
  room: Area,
  shuns: readonly Area[],
): Flag[] {
  for (let letters = board.letters ?? 1; ; letters -= STEP) {
    const { flags, whole } = flagsAt(board, usual * letters, (usual + 2) * letters, footings, taken, room, shuns);
    if (letters <= 1 || (whole && !tangled(flags))) return flags;
  }
}

/** With letters of this size, and of that one for who is called out; whether everybody has what they cannot do without. */
function flagsAt(
  board: Lettered,
  size: number,
  called: number,
  footings: readonly Footing[],
  taken: readonly Area[],
  room: Area,
  shuns: readonly Area[],
): { flags: Flag[]; whole: boolean } {
  const { lens, ghost, named, hovered = null } = board;
  const numbers = footings.flatMap(({ number }) => (number ? [number] : []));
  const calls = ({ id, mark }: Piece) => mark === "acting" || mark === "target" || id === hovered;
  const want = ({ piece, base, number, pips }: Footing, short: boolean): Wanted | null => {
    const call = calls(piece);
    const bare = !piece.out && number === null;
    // A token with its number on it needs nothing else until somebody asks.
    if (!call && !named && !bare) return null;
    const more = call ? MARK : 1;
    return {
      id: `model-${piece.id}`,
      text: !short && (call || named) ? `${piece.short} ${piece.name}` : piece.short,
      size: call ? called : size,
      of: {
        x: base.x - more,
        y: base.y - more,
        width: base.width + 2 * more,
        height: base.height + 2 * more + (pips?.height ?? 0),
      },
      // Numbers first: a name finds its place beside them, and moves none when the pointer asks for it.
      weight: bare && !call ? 3.6 : piece.id === hovered ? 3.5 : call ? 3 : 2,
      // A name gives way; a number is all that tells whose token it is.
      yields: !call && !bare,
      leads: call || bare,
    };
  };
  const wanted = footings.flatMap((one) => want(one, false) ?? []);
  if (ghost) {
    wanted.push({
      id: "ghost",
      text: ghost.text,
      size: called,
      of: around(lens, ghost.at, ghost.radius * lens.k + 7),
      weight: 4,
      leads: true,
    });
  }
  const names = placed(wanted, taken, room, numbers, shuns);
  // If a long name found no room anywhere, its number does.
  const rest = footings
    .flatMap((one) => (names.some(({ id }) => id === `model-${one.piece.id}`) ? [] : (want(one, true) ?? [])))
    .filter(({ leads }) => leads);
  const left = placed(rest, [...taken, ...names.map(({ area }) => area)], room, numbers, shuns);
  const flags = [...names, ...left].map((label): Flag => {
    const piece = footings.find((one) => `model-${one.piece.id}` === label.id)?.piece;
    const call = piece === undefined || calls(piece);
    return { ...label, size: call ? called : size, side: piece?.side ?? ghost?.side ?? "a", call };
  });
  return { flags, whole: left.length === rest.length };
}

export function lettering(board: Lettered): Lettering {
  const { lens, table, terrain, objectives, ghost, width, height, tools, letters = 1 } = board;
  const usual = width >= 600 ? 18 : 16;
  const size = usual * letters;
  const room: Area = { x: 3, y: 3, width: width - 6, height: height - 6 };
  const footings = footingsOf(board);
  /** A base with the markers under it. */
  const bases = footings.map(({ base, pips }) => ({
    x: base.x - 3,
    y: base.y - 3,
    width: base.width + 6,
    height: base.height + 6 + (pips?.height ?? 0),
  }));
  const feet = terrain.map((piece) => boxed(lens, piece.shape, table));
  const rings = ringsOf(objectives, lens.k, letters);
  const objectiveAreas = objectives.map(({ at }, i) => around(lens, placeOf(at), (rings[i]?.radius ?? 0) * lens.k));
  const zones = zoneLabels(board, usual, [...bases, ...feet, ...objectiveAreas, ...(tools ? [tools] : [])]);
  const zoneAreas = zones.map(lineOf);
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
  const pieces = flagsOf(board, usual, footings, taken, room, feet);
  const ground: Wanted[] = terrain.map((piece, i) => ({
    id: `terrain-${piece.id}`,
    text: words.board.terrain(piece.label ?? words.board.kind(piece.kind), inchesOf(piece.height)),
    size,
    of: feet[i] ?? { x: 0, y: 0, width: 0, height: 0 },
    weight: 1,
    yields: true,
  }));
  // Where two are in one place the ring has the first one's sign, and the other's stands beside it.
  const seconds = objectives.flatMap(({ id, label, at }, i): Wanted[] => {
    const [of, here] = [objectiveAreas[i], placeOf(at)];
    const second = objectives.slice(0, i).some((other) => apart(placeOf(other.at), here) < (rings[i]?.radius ?? 0));
    return of && second ? [{ id, text: label, size, of, weight: 1 }] : [];
  });
  const besides = placed(seconds, [...taken, ...feet, ...pieces.map(({ area }) => area)], room);
  const near = [...taken, ...pieces.map(({ area }) => area), ...besides.map(({ area }) => area)];
  // A label inside another's footprint reads as that one's; of several that are called the same and stand together one is
  // named.
  const called: Label[] = [];
  const named: { text: string; at: Place }[] = [];
  const together = Math.min(width, height) * TOGETHER;
  for (const one of ground) {
    const at = { x: one.of.x + one.of.width / 2, y: one.of.y + one.of.height / 2 };
    if (named.some(({ text, at: other }) => text === one.text && apart(other, at) < together)) continue;
    const [label] = placed([one], [...near, ...feet, ...called.map(({ area }) => area)], room);
    if (!label) continue;
    called.push(label);
    named.push({ text: one.text, at });
  }
  // If a name has no room, its height still stands on it. Beside an objective's number a height would be read as part
  // of it, and at the foot it lies on the piece's own lines: there it stands beside the piece, if it has room there.
  const beyond = [...near, ...called.map(({ area }) => area)];
  const high = ground.flatMap((one, i): Wanted[] => {
    const piece = terrain[i];
    if (!piece?.height || called.some(({ id }) => id === one.id)) return [];
    const { x, y, width: across, height: deep } = one.of;
    const at = { x: x + across / 2, y: y + deep / 2, width: 0, height: 0 };
    const wanted = { ...one, text: words.board.height(inchesOf(piece.height)) };
    if (!objectiveAreas.some((ring) => crosses(ring, { ...at, width: 1, height: 1 }))) return [{ ...wanted, of: at }];
    const [free] = placed([wanted], [...beyond.map(airy), ...feet], room);
    if (!free) return [{ ...wanted, of: { ...at, y: y + deep - size * 0.6 } }];
    called.push(free);
    beyond.push(free.area);
    return [];
  });
  const heights = placed(high, beyond, room);
  return {
    zones,
    objectives: objectives.map((objective, i) => {
      const beside = besides.find(({ id }) => id === objective.id);
      if (beside) return { ...beside, x: beside.x + beside.area.width / 2, size };
      const { x, y } = onScreen(lens, placeOf(objective.at));
      const high = usual * (rings[i]?.letters ?? 1);
      return { id: objective.id, text: objective.label, x, y: y + high * 0.34, size: high };
    }),
    ground: [...called, ...heights].map((label) => ({ ...label, size })),
    pieces,
    tag,
    bases,
    crowded: new Set(
      footings.flatMap(({ piece, pips }) => (pips === null && pipsRoom(piece).height > 0 ? [piece.id] : [])),
    ),
  };
}
