/** Parts of a map: zones, objectives, pieces of terrain; which one is where, and what moving it means. */
import { boxOf, moved, resized, type Box } from "../board/outline.ts";
import type { ZoneMark } from "../board/piece.ts";
import { held, inchesOf, lengthOf, pointOf, placeOf, apart, type Place } from "../board/scale.ts";
import { words } from "../words/words.svelte.ts";
import type { Scenario, SetUp, SetUpChange, Shape, Terrain, TerrainKind } from "./calls.ts";

/** A part of the map. */
export type Part =
  | { on: "thing"; index: number }
  | { on: "zone"; index: number }
  | { on: "objective"; index: number }
  | { on: "terrain"; id: string };

/** How far an objective's disc reaches on the map, in inches. */
const DISC = 0.95;
/** What is left free around a new piece where there is room, in inches. */
const ROOM = 3;
/** The smallest piece, in inches. */
export const LEAST = 0.5;

/** A part as one word, for lists. */
export const keyOf = (part: Part): string =>
  part.on === "terrain" ? `terrain ${part.id}` : `${part.on} ${part.index}`;

/** A part with its name. */
export interface Named {
  key: string;
  name: string;
  part: Part;
}

/** Everything on the map, in the order of the lists: a name that stands twice is numbered. */
export function partsOf(setUp: SetUp): Named[] {
  const named = setUp.terrain.map(({ label, kind }) => label ?? words.board.kind(kind));
  const parts: { name: string; part: Part }[] = [
    ...setUp.scenario.zones.map(({ label }, index) => ({ name: label, part: { on: "zone" as const, index } })),
    ...(setUp.scenario.objectives ?? []).map(({ label }, index) => ({
      name: words.scenarios.objective(label),
      part: { on: "objective" as const, index },
    })),
    ...(setUp.scenario.things ?? []).map(({ label }, index) => ({
      name: label,
      part: { on: "thing" as const, index },
    })),
    ...setUp.terrain.map(({ id }, i) => {
      const name = named[i] ?? id;
      const twice = named.filter((other) => other === name).length > 1;
      const nth = named.slice(0, i + 1).filter((other) => other === name).length;
      return { name: twice ? words.scenarios.nth(name, nth) : name, part: { on: "terrain" as const, id } };
    }),
  ];
  return parts.map(({ name, part }) => ({ key: keyOf(part), name, part }));
}

/** What stands at a spot: a disc before a piece, the smallest piece before the others, a zone last. */
export function partAt(setUp: SetUp, at: Place): Part | null {
  const { table, zones, objectives = [], things = [] } = setUp.scenario;
  const thing = things.findIndex((one) => apart(placeOf(one.at), at) <= DISC);
  if (thing >= 0) return { on: "thing", index: thing };
  const disc = objectives.findIndex((one) => apart(placeOf(one.at), at) <= DISC);
  if (disc >= 0) return { on: "objective", index: disc };
  const holds = ({ x, y, width, height }: Box) => at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;
  const [piece] = setUp.terrain
    .map(({ id, shape }) => ({ id, box: boxOf(shape, table) }))
    .filter(({ box }) => holds(box))
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  if (piece) return { on: "terrain", id: piece.id };
  const zone = zones.findIndex(({ shape }) => holds(boxOf(shape, table)));
  return zone < 0 ? null : { on: "zone", index: zone };
}

/** The box around a part, in inches; none where it is gone. */
export function boxOfPart(setUp: SetUp, part: Part): Box | null {
  const { table, zones, objectives = [], things = [] } = setUp.scenario;
  if (part.on === "objective" || part.on === "thing") {
    const at = (part.on === "thing" ? things : objectives)[part.index]?.at;
    return at ? { x: inchesOf(at.x) - DISC, y: inchesOf(at.y) - DISC, width: 2 * DISC, height: 2 * DISC } : null;
  }
  const shape = part.on === "zone" ? zones[part.index]?.shape : setUp.terrain.find(({ id }) => id === part.id)?.shape;
  return shape ? boxOf(shape, table) : null;
}

const rounded = (n: number) => Math.round(n * 1000) / 1000;

/** So far as its box stays on the table. */
function onTable(box: Box, by: Place, wide: number, deep: number): Place {
  return {
    x: rounded(held(by.x, Math.min(0, -box.x), Math.max(0, wide - box.x - box.width))),
    y: rounded(held(by.y, Math.min(0, -box.y), Math.max(0, deep - box.y - box.height))),
  };
}

/**
 * Moving a part by this many inches. An objective that is a piece of terrain stays with it, whichever of the two is
 * taken; a strip gets deeper or shallower.
 */
export function shifted(setUp: SetUp, part: Part, by: Place): SetUpChange[] {
  const { table, zones, objectives = [], things = [] } = setUp.scenario;
  const [wide, deep] = [inchesOf(table.width), inchesOf(table.depth)];
  if (part.on === "thing") {
    const thing = things[part.index];
    if (!thing) return [];
    const spot = placeOf(thing.at);
    const to = onTable({ ...spot, width: 0, height: 0 }, by, wide, deep);
    if (to.x === 0 && to.y === 0) return [];
    return [{ do: "thing", thing: part.index, at: pointOf({ x: spot.x + to.x, y: spot.y + to.y }) }];
  }
  if (part.on === "zone") {
    const shape = zones[part.index]?.shape;
    if (!shape) return [];
    if (!("strip" in shape)) {
      const to = onTable(boxOf(shape, table), by, wide, deep);
      return to.x === 0 && to.y === 0 ? [] : [{ do: "zone", zone: part.index, shape: moved(shape, to) }];
    }
    const more = { north: by.y, south: -by.y, west: by.x, east: -by.x }[shape.strip.edge];
    return more === 0 ? [] : deepened(setUp, part.index, inchesOf(shape.strip.depth) + more);
  }
  const index = part.on === "objective" ? part.index : objectives.findIndex((one) => one.terrain === part.id);
  const objective = objectives[index];
  const id = part.on === "terrain" ? part.id : objective?.terrain;
  const piece = setUp.terrain.find((one) => one.id === id);
  const spot = objective && placeOf(objective.at);
  let to = by;
  if (piece) to = onTable(boxOf(piece.shape, table), to, wide, deep);
  if (spot) to = onTable({ ...spot, width: 0, height: 0 }, to, wide, deep);
  if (to.x === 0 && to.y === 0) return [];
  const changes: SetUpChange[] = [];
  if (piece) changes.push({ do: "place", terrain: { ...piece, shape: moved(piece.shape, to) } });
  if (spot) changes.push({ do: "objective", objective: index, at: pointOf({ x: spot.x + to.x, y: spot.y + to.y }) });
  return changes;
}

/** A strip of that depth in inches, up to half the table. */
export function deepened(setUp: SetUp, index: number, depth: number): SetUpChange[] {
  const { table, zones } = setUp.scenario;
  const shape = zones[index]?.shape;
  if (!shape || !("strip" in shape)) return [];
  const { edge } = shape.strip;
  const most = inchesOf(edge === "north" || edge === "south" ? table.depth : table.width) / 2;
  const strip = { edge, depth: lengthOf(held(depth, LEAST, most)) };
  return strip.depth === shape.strip.depth ? [] : [{ do: "zone", zone: index, shape: { strip } }];
}

/** The shape when its corner is pulled this far: neither too small nor over the table's edge. */
export function pulled(shape: Shape, table: Scenario["table"], by: Place): Shape {
  const was = boxOf(shape, table);
  const width = Math.max(LEAST, Math.min(inchesOf(table.width) - was.x, was.width + by.x));
  const depth = Math.max(LEAST, Math.min(inchesOf(table.depth) - was.y, was.height + by.y));
  return resized(shape, table, width, depth);
}

/** An unconfirmed part as it stands, said to be right. */
export function confirmed(setUp: SetUp, part: Part): SetUpChange[] {
  const { zones, objectives = [] } = setUp.scenario;
  if (part.on === "zone") {
    const zone = zones[part.index];
    return zone?.unconfirmed ? [{ do: "zone", zone: part.index, shape: zone.shape }] : [];
  }
  if (part.on === "terrain") return [];
  if (part.on === "thing") {
    const thing = setUp.scenario.things?.[part.index];
    return thing?.unconfirmed ? [{ do: "thing", thing: part.index, at: thing.at }] : [];
  }
  const spot = objectives[part.index];
  return spot?.unconfirmed ? [{ do: "objective", objective: part.index, at: spot.at }] : [];
}

/** Why a part is unconfirmed; none: it is certain, or gone. */
export function unconfirmed({ zones, objectives = [], things = [] }: Scenario, part: Part): string | null {
  if (part.on === "terrain") return null;
  if (part.on === "thing") return things[part.index]?.unconfirmed ?? null;
  return (part.on === "zone" ? zones[part.index] : objectives[part.index])?.unconfirmed ?? null;
}

/** The notes of everything unconfirmed, each once with what it is about. */
export function notesOf({
  zones,
  objectives = [],
  things = [],
  neutrals = [],
}: Scenario): { about: string[]; note: string }[] {
  const notes: { about: string[]; note: string }[] = [];
  const add = (about: string, note: string | null | undefined) => {
    if (!note) return;
    const known = notes.find((one) => one.note === note);
    if (known) known.about.push(about);
    else notes.push({ about: [about], note });
  };
  for (const zone of zones) add(zone.label, zone.unconfirmed);
  for (const objective of objectives) add(words.scenarios.objective(objective.label), objective.unconfirmed);
  for (const thing of things) add(thing.label, thing.unconfirmed);
  for (const { sheet, spots = [] } of neutrals) {
    const [first] = spots.flatMap(({ unconfirmed }) => unconfirmed ?? []);
    add(sheet.name, first);
  }
  return notes;
}

/** Zones with what is written in them: before the roll-off they are nobody's. */
export const marksOf = ({ zones, table }: Scenario): ZoneMark[] =>
  zones.map(({ label, shape }) => {
    const { width, height } = boxOf(shape, table);
    return { side: null, text: words.board.zone(null, label, "strip" in shape ? Math.min(width, height) : null) };
  });

/** How a new piece of each kind begins: wide, deep, high, in inches. */
const begins: Record<TerrainKind, [number, number, number]> = {
  ruined_building: [6, 6, 3],
  ruined_corner: [6, 6, 3],
  trench: [8, 2, 3],
  hill: [8, 6, 2],
  wall: [6, 0.5, 2],
  landmark: [3, 3, 5],
  intact_building: [6, 6, 4],
  difficult: [6, 4, 0],
  dangerous: [4, 4, 0],
  river: [12, 3, 0],
  stream: [12, 2, 0],
  obstacle: [4, 1, 1],
};

/** The kinds of terrain, as the tray has them. */
export const KINDS = Object.keys(begins) as TerrainKind[];

/** A new piece in the middle of the table, or at the first free spot near it. */
export function begun(setUp: SetUp, kind: TerrainKind): Terrain {
  const { table } = setUp.scenario;
  const [width, depth, height] = begins[kind];
  const [wide, deep] = [inchesOf(table.width), inchesOf(table.depth)];
  const boxes = setUp.terrain.map(({ shape }) => boxOf(shape, table));
  const discs = (setUp.scenario.objectives ?? []).map((one) => placeOf(one.at));
  // With room around it, so that it is seen to be another piece; a disc may stand on its edge, not in it.
  const clear = ({ x, y }: Place, room: number) =>
    boxes.every(
      (box) =>
        x + width + room <= box.x ||
        y + depth + room <= box.y ||
        box.x + box.width + room <= x ||
        box.y + box.height + room <= y,
    ) && discs.every((at) => apart(at, { x: held(at.x, x, x + width), y: held(at.y, y, y + depth) }) >= DISC);
  const spots: Place[] = [];
  for (let y = 1; y + depth <= deep; y += 1) for (let x = 1; x + width <= wide; x += 1) spots.push({ x, y });
  const middle = { x: (wide - width) / 2, y: (deep - depth) / 2 };
  spots.sort((a, b) => apart(a, middle) - apart(b, middle));
  const at = [ROOM, 0].flatMap((room) => spots.find((spot) => clear(spot, room)) ?? [])[0] ?? {
    x: Math.max(0, middle.x),
    y: Math.max(0, middle.y),
  };
  let n = 1;
  const id = () => `${kind.replaceAll("_", "-")}-${n}`;
  while (setUp.terrain.some((piece) => piece.id === id())) n += 1;
  const shape: Shape =
    kind === "dangerous"
      ? { circle: { centre: pointOf({ x: at.x + width / 2, y: at.y + depth / 2 }), radius: lengthOf(width / 2) } }
      : { rect: { corner: pointOf(at), width: lengthOf(width), depth: lengthOf(depth) } };
  return { id: id(), kind, shape, height: lengthOf(height) };
}

/** A new piece with its middle at a spot, to the half inch and whole on the table. */
export function begunAt(setUp: SetUp, kind: TerrainKind, at: Place): Terrain {
  const piece = begun(setUp, kind);
  const { table } = setUp.scenario;
  const box = boxOf(piece.shape, table);
  const half = (n: number) => Math.round(n * 2) / 2;
  const by = { x: half(at.x - box.width / 2) - box.x, y: half(at.y - box.height / 2) - box.y };
  const shape = moved(piece.shape, onTable(box, by, inchesOf(table.width), inchesOf(table.depth)));
  return { ...piece, shape };
}

/** The set-up as it will be after a change, so that the map follows the hand. */
export function foreseen(setUp: SetUp, change: SetUpChange): SetUp {
  const { scenario } = setUp;
  switch (change.do) {
    case "zone": {
      const zones = scenario.zones.map((zone, i) =>
        i === change.zone ? { ...zone, shape: change.shape, unconfirmed: null } : zone,
      );
      return { ...setUp, scenario: { ...scenario, zones } };
    }
    case "objective": {
      const objectives = (scenario.objectives ?? []).map((one, i) =>
        i === change.objective ? { ...one, at: change.at, unconfirmed: null } : one,
      );
      return { ...setUp, scenario: { ...scenario, objectives } };
    }
    case "place": {
      const known = setUp.terrain.some(({ id }) => id === change.terrain.id);
      const terrain = known
        ? setUp.terrain.map((piece) => (piece.id === change.terrain.id ? change.terrain : piece))
        : [...setUp.terrain, change.terrain];
      return { ...setUp, terrain };
    }
    case "lay": {
      const all = scenario.objectives ?? [];
      const known = all.some(({ id }) => id === change.objective.id);
      const objectives = known
        ? all.map((one) => (one.id === change.objective.id ? change.objective : one))
        : [...all, change.objective];
      return { ...setUp, scenario: { ...scenario, objectives } };
    }
    case "lift": {
      const objectives = (scenario.objectives ?? []).filter(({ id }) => id !== change.objective);
      return { ...setUp, scenario: { ...scenario, objectives } };
    }
    case "thing": {
      const things = (scenario.things ?? []).map((one, i) =>
        i === change.thing ? { ...one, at: change.at, unconfirmed: null } : one,
      );
      return { ...setUp, scenario: { ...scenario, things } };
    }
    case "battlefield":
      return { ...setUp, battlefield: change.battlefield };
    case "weather":
      return { ...setUp, weather: change.weather };
    case "result":
      return { ...setUp, result: change.result };
    case "lay_out": {
      const own = scenario.terrain ?? [];
      const kept = setUp.terrain.filter(({ id }) => own.some((piece) => piece.id === id));
      return { ...setUp, terrain: [...kept, ...change.terrain] };
    }
    case "keep_layout":
      return { ...setUp, layout_name: change.name };
    case "clear":
      return { ...setUp, terrain: setUp.terrain.filter(({ id }) => id !== change.terrain) };
    case "sides": {
      const forces = Array.from({ length: change.sides }, (_, i) => setUp.forces[i] ?? null);
      return { ...setUp, forces, weather: null, result: null };
    }
    case "field":
      return { ...setUp, forces: setUp.forces.map((force, i) => (i === change.side ? change.force : force)) };
    case "rename":
      return { ...setUp, name: change.name };
    case "ruleset":
      return { ...setUp, ruleset: change.ruleset };
    case "campaign":
      return { ...setUp, campaign: change.campaign };
    case "put_away":
      return { ...setUp, away: change.away };
  }
}

/** The next objective that the players place under a rule, at the first spot that keeps its distance, or in the middle. */
export function laid(setUp: SetUp, label: string): SetUpChange[] {
  const { placing = [], objectives = [], table } = setUp.scenario;
  const rule = placing.find((one) => one.label === label);
  if (!rule) return [];
  const n = objectives.filter(({ placed, kind }) => placed && (kind ?? "") === (rule.kind ?? "")).length + 1;
  let id = n;
  const named = () => `placed-${rule.kind || "objective"}-${id}`.replaceAll(" ", "-");
  while (objectives.some((one) => one.id === named())) id += 1;
  const [wide, deep] = [inchesOf(table.width), inchesOf(table.depth)];
  const middle = { x: wide / 2, y: deep / 2 };
  const spots: Place[] = [middle];
  for (let y = 1; y < deep; y += 1) for (let x = 1; x < wide; x += 1) spots.push({ x, y });
  const far = (at: Place) => objectives.every((one) => apart(placeOf(one.at), at) >= inchesOf(rule.apart ?? 0));
  const at = spots.sort((a, b) => apart(a, middle) - apart(b, middle)).find(far) ?? middle;
  const objective = {
    id: named(),
    label: `${label.slice(0, 1)}${n}`,
    kind: rule.kind ?? "",
    at: pointOf(at),
    placed: true,
  };
  return [{ do: "lay", objective }];
}
