/** Where a base is put: the command with its place, and a first proposal for the ghost. */
import { boxOf } from "../board/outline.ts";
import { along, apart, held, inchesOf, placeOf, pointOf, type Place } from "../board/scale.ts";
import type { BattleView, Command, Crossing, ModelId, Spot } from "./calls.ts";

/** Something is being put on the map. */
export interface Placing {
  model: ModelId;
  command: Command;
  /** None: nothing is known, so anywhere. */
  spot: Spot | null;
  /** The model that a charge goes at. */
  target: ModelId | null;
  /** It is a point to shoot at, not a base: how far around it the shot bursts, as far as that is known. */
  point?: number;
}

/** How the ghost goes where it is put. */
export interface Way {
  /** Its corners. */
  via: readonly Place[];
  /** What is stated that it crosses. */
  over: readonly Crossing[];
  /** How high it stands at its end, as a length; none: by the ground there. */
  height: number | null;
  /** What the map shows on it does not count. */
  clear: boolean;
}

/** It goes some way, so that corners and crossings can be told of it. */
export const goes = (command: Command): boolean => command.do === "move" || command.do === "end_charge";

/** The command at a place; none: untracked. The way is given where there is something to say about it. */
export function putAt(command: Command, at: Place | null, way?: Way): Command {
  const point = at ? pointOf(at) : null;
  if (command.do === "deploy") return { ...command, at: point };
  if (command.do === "put") return { ...command, to: point };
  if (command.do === "shoot") return { ...command, target: { at: point } };
  const told = way && wayOf(way, cornersTo(way, at));
  if (command.do === "move") return { ...command, to: point, ...told };
  if (command.do === "end_charge") return { do: "end_charge", to: point, reached: false, ...told };
  return command;
}

/** The command with its end open, for what it may lead on to from its last corner. */
export function openEnd(command: Command, way: Way): Command {
  const told = wayOf(way, way.via);
  return command.do === "end_charge"
    ? { do: "end_charge", to: null, reached: false, ...told }
    : { do: "move", to: null, ...told };
}

/** Corners need a place to lead to; a last one at the very end is not a corner. */
function cornersTo({ via }: Way, at: Place | null): readonly Place[] {
  const last = via.at(-1);
  return at === null ? [] : last && apart(last, at) < 0.01 ? via.slice(0, -1) : via;
}

/** As it is sent; none: it is plain. */
function wayOf({ over, height, clear }: Way, corners: readonly Place[]) {
  if (corners.length === 0 && over.length === 0 && height === null && !clear) return undefined;
  return {
    way: {
      ...(corners.length > 0 && { via: corners.map(pointOf) }),
      ...(over.length > 0 && { over: [...over] }),
      ...(height !== null && { height }),
      ...(clear && { clear }),
    },
  };
}

/** Who comes on touches an edge: what was pointed at slides to the nearest one. */
export function kept({ spot }: Placing, to: Place): Place {
  if (!spot || !(spot.edge || spot.keeps?.includes("at_edge"))) return to;
  const rim = inchesOf(spot.radius);
  const [wide, deep] = [inchesOf(spot.table.width), inchesOf(spot.table.depth)];
  const at = { x: held(to.x, rim, wide - rim), y: held(to.y, rim, deep - rim) };
  const least = Math.min(at.x, at.y, wide - at.x, deep - at.y);
  if (least === at.y) return { ...at, y: rim };
  if (least === deep - at.y) return { ...at, y: deep - rim };
  return { ...at, x: least === at.x ? rim : wide - rim };
}

/** Where the ghost stands before anybody has pointed; a point half-way to the nearest enemy. */
export function firstPlace(view: BattleView, placing: Placing): Place | null {
  if (placing.point !== undefined) return halfWay(view, placing);
  const place = proposed(view, placing);
  return place && kept(placing, place);
}

function halfWay(view: BattleView, { model, spot }: Placing): Place | null {
  const from = view.models[model]?.at;
  if (!from) return null;
  const [own, side] = [placeOf(from), view.models[model]?.side];
  const foes = view.models.filter((one) => one.side !== side && one.presence === "table" && one.at);
  const [nearest] = foes.flatMap(({ at }) => (at ? [placeOf(at)] : [])).sort((a, b) => apart(own, a) - apart(own, b));
  if (!nearest) return null;
  const far = apart(own, nearest) / 2;
  return along(own, nearest, spot?.reach ? Math.min(far, inchesOf(spot.reach[1])) : far);
}

function proposed(view: BattleView, { model, spot, target }: Placing): Place | null {
  const one = view.models[model];
  if (!one) return null;
  const [wide, deep] = [inchesOf(view.scenario.table.width), inchesOf(view.scenario.table.depth)];
  if (spot?.reach) {
    const from = placeOf(spot.reach[0]);
    const aim = target === null ? null : view.models[target];
    if (!aim?.at) return from;
    const to = placeOf(aim.at);
    const contact = inchesOf(spot.radius) + inchesOf(aim.sheet.base.length) / 2;
    const far = held(apart(from, to) - contact, 0, inchesOf(spot.reach[1]));
    // A hair short of the reach and of contact: lengths are rounded to the micrometre.
    return along(from, to, Math.max(0, far - 0.001));
  }
  if (one.at) return placeOf(one.at);
  if (!spot?.zone) return { x: wide / 2, y: deep / 2 };
  // Side by side along the zone, in the order they are set up.
  const box = boxOf(spot.zone, view.scenario.table);
  const own = view.models.filter(({ side }) => side === one.side);
  const nth = own.filter(({ presence }) => presence === "table").length + 1;
  const part = nth / (own.length + 1);
  return box.width >= box.height
    ? { x: box.x + box.width * part, y: box.y + box.height / 2 }
    : { x: box.x + box.width / 2, y: box.y + box.height * part };
}
