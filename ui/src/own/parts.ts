/** Parts of a scenario of one's own: what is written when the hand moves, adds or takes away something. */
import { boxOf, type Box } from "../board/outline.ts";
import { inchesOf, lengthOf, placeOf, pointOf, type Place } from "../board/scale.ts";
import type {
  Objective,
  Point,
  Scenario,
  SetUp,
  SetUpChange,
  Shape,
  Table,
  Terrain,
  TerrainKind,
  Zone,
} from "../scenarios/calls.ts";
import { begun, boxOfPart, foreseen, keyOf, partAt, partsOf, shifted, type Part as OnMap } from "../scenarios/part.ts";
import { words } from "../words/words.svelte.ts";
import type { Part } from "./calls.ts";

/** Something on the map that can be chosen. */
export type Spot = OnMap;

/** The scenario with parts put in their places. */
export const withParts = (scenario: Scenario, parts: readonly Part[]): Scenario =>
  parts.reduce<Scenario>((now, part) => ({ ...now, ...part }), scenario);

/** The map of a scenario as that of a set-up: both are moved in the same way. */
const asSetUp = (scenario: Scenario): SetUp => ({
  name: scenario.name,
  scenario,
  terrain: scenario.terrain ?? [],
  forces: [],
  ruleset: "",
});

/** The parts that changes of a map come to. */
function partsAfter(scenario: Scenario, changes: readonly SetUpChange[]): Part[] {
  const after = changes.reduce(foreseen, asSetUp(scenario));
  const parts: Part[] = [];
  if (after.scenario.zones !== scenario.zones) parts.push({ zones: after.scenario.zones });
  if (after.scenario.objectives !== scenario.objectives) parts.push({ objectives: after.scenario.objectives ?? [] });
  if (after.scenario.things !== scenario.things) parts.push({ things: after.scenario.things ?? [] });
  if (changes.some((change) => change.do === "place" || change.do === "clear")) parts.push({ terrain: after.terrain });
  return parts;
}

export { keyOf as keyOfPlace };

/** Everything on the map with its name. */
export function placesOf(scenario: Scenario): { key: string; name: string; place: Spot }[] {
  return partsOf(asSetUp(scenario)).map(({ key, name, part }) => ({ key, name, place: part }));
}

/** What stands at a spot. */
export const placeAt = (scenario: Scenario, at: Place): Spot | null => partAt(asSetUp(scenario), at);

/** The box around it, in inches; none: it is gone. */
export const boxOfPlace = (scenario: Scenario, place: Spot): Box | null => boxOfPart(asSetUp(scenario), place);

const held = (n: number, most: number) => Math.min(most, Math.max(0, n));

/** Moving it by this many inches. */
export const movedBy = (scenario: Scenario, place: Spot, by: Place): Part[] =>
  partsAfter(scenario, shifted(asSetUp(scenario), place, by));

/** The shape of a zone or a piece put in place of the one that stands there. */
export function shapedAs(scenario: Scenario, place: Spot, shape: Shape): Part[] {
  if (place.on === "zone") return editedZone(scenario, place.index, { shape, unconfirmed: null });
  if (place.on === "terrain") return editedTerrain(scenario, place.id, { shape });
  return [];
}

const edited = <T>(list: readonly T[] | undefined, index: number, to: Partial<T>): T[] =>
  (list ?? []).map((one, i) => (i === index ? { ...one, ...to } : one));

export const editedZone = (scenario: Scenario, index: number, to: Partial<Zone>): Part[] => [
  { zones: edited(scenario.zones, index, to) },
];
export const editedObjective = (scenario: Scenario, index: number, to: Partial<Objective>): Part[] => [
  { objectives: edited(scenario.objectives, index, to) },
];
export const editedTerrain = (scenario: Scenario, id: string, to: Partial<Terrain>): Part[] => [
  { terrain: (scenario.terrain ?? []).map((piece) => (piece.id === id ? { ...piece, ...to } : piece)) },
];

/** The first free id of the form `zone-3`. */
export function freeId(taken: readonly { id: string }[], stem: string): string {
  let n = 1;
  while (taken.some(({ id }) => id === `${stem}-${n}`)) n += 1;
  return `${stem}-${n}`;
}

/** One more zone: along the middle third of the first edge that has none, else in the first corner. */
export function withZone(scenario: Scenario): { parts: Part[]; place: Spot } {
  const { zones, table } = scenario;
  const [wide, deep] = [inchesOf(table.width), inchesOf(table.depth)];
  const third = deep / 4;
  const sides: Box[] = [
    { x: 0, y: deep / 2 - third / 2, width: 8, height: third },
    { x: wide - 8, y: deep / 2 - third / 2, width: 8, height: third },
  ];
  const free = sides.find((box) =>
    zones.every(({ shape }) => {
      const other = boxOf(shape, table);
      return (
        box.x + box.width <= other.x ||
        other.x + other.width <= box.x ||
        box.y + box.height <= other.y ||
        other.y + other.height <= box.y
      );
    }),
  );
  const shape: Shape = free
    ? { rect: { corner: pointOf(free), width: lengthOf(free.width), depth: lengthOf(free.height) } }
    : { circle: { centre: { x: 0, y: 0 }, radius: Math.min(lengthOf(12), table.width) } };
  const zone: Zone = { id: freeId(zones, "zone"), label: words.own.newZone(zones.length + 1), role: "either", shape };
  return { parts: [{ zones: [...zones, zone] }], place: { on: "zone", index: zones.length } };
}

/** One more objective, in the middle or beside what stands there. */
export function withObjective(scenario: Scenario): { parts: Part[]; place: Spot } {
  const { objectives = [], table } = scenario;
  const at = freeSpot(scenario, table);
  const label = String(objectives.length + 1);
  const one: Objective = { id: freeId(objectives, "objective"), label, at: pointOf(at) };
  return { parts: [{ objectives: [...objectives, one] }], place: { on: "objective", index: objectives.length } };
}

/** In the middle, or as near to it as it gets without another mark within three inches. */
function freeSpot({ objectives = [], things = [] }: Scenario, table: Table): Place {
  const [wide, deep] = [inchesOf(table.width), inchesOf(table.depth)];
  const middle = { x: wide / 2, y: deep / 2 };
  const taken = [...objectives, ...things].map(({ at }) => placeOf(at));
  const spots: Place[] = [];
  for (let y = 1; y < deep; y += 1) for (let x = 1; x < wide; x += 1) spots.push({ x, y });
  const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
  const free = [middle, ...spots.sort((a, b) => far(a, middle) - far(b, middle))];
  return free.find((spot) => taken.every((at) => far(at, spot) >= 3)) ?? middle;
}

/** One more piece of terrain. */
export function withTerrain(scenario: Scenario, kind: TerrainKind): { parts: Part[]; place: Spot } {
  const piece = begun(asSetUp(scenario), kind);
  return { parts: [{ terrain: [...(scenario.terrain ?? []), piece] }], place: { on: "terrain", id: piece.id } };
}

/** One more thing of a kind, which is described along with it where it is not yet. */
export function withThing(
  scenario: Scenario,
  kind: NonNullable<Scenario["kinds"]>[number],
): { parts: Part[]; place: Spot } {
  const { things = [], kinds = [], table } = scenario;
  const thing = {
    id: freeId(things, kind.id),
    kind: kind.id,
    label: kind.name,
    at: pointOf(freeSpot(scenario, table)),
  };
  const parts: Part[] = [{ things: [...things, thing] }];
  if (!kinds.some(({ id }) => id === kind.id)) parts.push({ kinds: [...kinds, kind] });
  return { parts, place: { on: "thing", index: things.length } };
}

/** Without it: an objective that was a piece of terrain is a spot again. */
export function without(scenario: Scenario, place: Spot): Part[] {
  const left = <T>(list: readonly T[] | undefined, index: number) => (list ?? []).filter((_, i) => i !== index);
  if (place.on === "zone") return [{ zones: left(scenario.zones, place.index) }];
  if (place.on === "objective") return [{ objectives: left(scenario.objectives, place.index) }];
  if (place.on === "thing") return [{ things: left(scenario.things, place.index) }];
  const parts: Part[] = [{ terrain: (scenario.terrain ?? []).filter(({ id }) => id !== place.id) }];
  if ((scenario.objectives ?? []).some(({ terrain }) => terrain === place.id)) {
    parts.push({
      objectives: (scenario.objectives ?? []).map((one) =>
        one.terrain === place.id ? { ...one, terrain: null } : one,
      ),
    });
  }
  return parts;
}

/** The forms that an area can have. */
export const FORMS = ["north", "south", "west", "east", "rect", "corner", "circle", "polygon"] as const;
export type Form = (typeof FORMS)[number];

/** Which form it has: a circle around a corner of the table is that corner. */
export function formOf(shape: Shape, table: Table): Form {
  if ("strip" in shape) return shape.strip.edge;
  if ("rect" in shape) return "rect";
  if ("polygon" in shape) return "polygon";
  const { x, y } = shape.circle.centre;
  return (x === 0 || x === table.width) && (y === 0 || y === table.depth) ? "corner" : "circle";
}

/** The corners of the table. */
export const cornersOf = (table: Table): Point[] => [
  { x: 0, y: 0 },
  { x: table.width, y: 0 },
  { x: table.width, y: table.depth },
  { x: 0, y: table.depth },
];

/** The same area as near as may be in another form. */
export function formed(shape: Shape, table: Table, form: Form): Shape {
  const box = boxOf(shape, table);
  const [wide, deep] = [inchesOf(table.width), inchesOf(table.depth)];
  const x = held(box.x, wide - 1);
  const y = held(box.y, deep - 1);
  const width = Math.max(1, Math.min(box.x + box.width, wide) - x);
  const depth = Math.max(1, Math.min(box.y + box.height, deep) - y);
  const middle = pointOf({ x: x + width / 2, y: y + depth / 2 });
  switch (form) {
    case "north":
    case "south":
      return { strip: { edge: form, depth: lengthOf(Math.min(depth, deep / 2)) } };
    case "west":
    case "east":
      return { strip: { edge: form, depth: lengthOf(Math.min(width, wide / 2)) } };
    case "rect":
      return { rect: { corner: pointOf({ x, y }), width: lengthOf(width), depth: lengthOf(depth) } };
    case "corner": {
      const far = (corner: Point) => Math.hypot(corner.x - middle.x, corner.y - middle.y);
      const [centre = { x: 0, y: 0 }] = cornersOf(table).sort((a, b) => far(a) - far(b));
      return { circle: { centre, radius: lengthOf(12) } };
    }
    case "circle":
      return { circle: { centre: middle, radius: lengthOf(Math.max(0.5, Math.min(width, depth) / 2)) } };
    case "polygon":
      return {
        polygon: {
          points: [
            { x, y },
            { x: x + width, y },
            { x: x + width, y: y + depth },
            { x, y: y + depth },
          ].map(pointOf),
        },
      };
  }
}
