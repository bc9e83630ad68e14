/** The board: what is written on the map, and what readers hear of it. */
import named from "../../bindings/terrain.json";
import { count, plural } from "../figures.ts";
import type { Sign } from "../../board/engraving.ts";
import type { Edge, TerrainKind } from "../../scenarios/calls.ts";

/** Rust has them too, on paper and in what it says: they are written down there. */
const kinds: Record<TerrainKind, string> = named;

/** The signs of the legend that are no kind of their own. */
const signs: Record<Exclude<Sign, TerrainKind>, string> = {
  wire: "Wire",
  hedge: "Hedge",
  wood: "Wood",
  crater: "Crater",
  mire: "Mud",
  "over-difficult": "Also difficult",
  "over-dangerous": "Also dangerous",
  "over-impassable": "Impassable",
  "over-mined": "Mined",
};

const edges: Record<Edge, string> = { north: "north", south: "south", east: "east", west: "west" };

/** `15.5″` out of inches, to a tenth. */
const tenth = (inches: number) => `${(Math.round(inches * 10) / 10).toString()}\u2033`;
/** `15.5` for readers, to a quarter. */
const spoken = (inches: number) => (Math.round(inches * 4) / 4).toString();

export const board = {
  kinds,
  kind: (kind: TerrainKind) => kinds[kind],
  /** One of several pieces of the same name. */
  nth: (name: string, n: number) => `${name} ${count(n)}`,
  sign: (sign: Sign) => (sign in kinds ? kinds[sign as TerrainKind] : signs[sign as keyof typeof signs]),
  legend: "Legend",
  objective: "Objective",
  edge: (edge: Edge) => edges[edge],
  /** Such as `Ruin 3″`; flat ground has no height. */
  terrain: (name: string, height: number) => (height > 0 ? `${name} ${tenth(height)}` : name),
  /** Such as `B zone 12″`. */
  zone: (letter: string | null, name: string, depth: number | null) =>
    `${letter === null ? name : `${letter} zone`}${depth === null ? "" : ` ${tenth(depth)}`}`,
  /** How high, where there is no room for a name. */
  height: tenth,
  base: (letter: string, number: number) => `${letter}${count(number)}`,
  inches: tenth,
  span: (inches: number, long: boolean) => (long ? `${tenth(inches)} Long` : tenth(inches)),
  /** Such as `Pistol 12″`, on the arc of its range. */
  reach: (weapons: readonly string[], inches: number) => `${weapons.join(", ")} ${tenth(inches)}`,
  moved: (inches: number, reach: number) => `${tenth(inches)} of ${tenth(reach)}`,
  name: (width: number, depth: number) => `Table ${spoken(width)} by ${spoken(depth)} inches`,
  zones: (list: string[]) => list.join(", "),
  standing: (name: string, x: number, y: number, down: boolean) =>
    `${name} at ${spoken(x)} by ${spoken(y)}${down ? ", Down" : ""}`,
  none: "no model on the map",
  keys: "Arrow keys move the cursor by a quarter inch, with Shift by an inch. Enter selects what is there. M measures, plus and minus zoom, 0 shows the whole table.",
  visitingKeys:
    "Arrow keys go from model to model, Home and End to the first and the last, Enter selects one. With Shift the arrow keys move a cursor over the ground by an inch. M measures from there, plus and minus zoom, 0 shows the whole table.",
  placingKeys: (who: string, more = "") =>
    `Placing ${who}. Arrow keys move it by a quarter inch, with Shift by an inch. Enter places it, C brings it into contact with the nearest base.${more && ` ${more}`}`,
  cursor: (x: number, y: number) => `${spoken(x)} by ${spoken(y)} inches`,
  measured: (inches: number) => `${tenth(inches)}`,
  tools: "Map tools",
  ruler: "Measure by dragging",
  names: "Names",
  nearer: "Zoom in",
  farther: "Zoom out",
  whole: "Whole table",
  which: (n: number) => `${plural(n, "model", "models")} here: which one?`,
  nobody: "Nobody",
};
