/** A battle on its map: bases, zones, things, the line of a shot. */
import { boxOf } from "../board/outline.ts";
import type { Piece, Span, ZoneMark } from "../board/piece.ts";
import type { Runs } from "../board/runners.ts";
import { apart, inchesOf, placeOf, type Place } from "../board/scale.ts";
import type { Kind } from "../emblems/kinds.ts";
import { words } from "../words/words.svelte.ts";
import type { ModelId } from "./calls.ts";
import { letterOf, shortOf, sideOf, weaponOf } from "./names.ts";
import type { between } from "./results.ts";
import { marksOnMap } from "./scene.ts";
import type { Seen, SeenEntry, SeenModel } from "./seen.ts";

/** Half of the shorter side of an oval; nothing: it is round. */
export const acrossOf = ({ length, width }: { length: number; width: number }): number | undefined =>
  width < length ? inchesOf(width) / 2 : undefined;

/** What sign a model has on its base: its rank, else what it fights with. */
function kindOf({ sheet: { keywords = [], weapons = [] } }: SeenModel): Kind | null {
  if (keywords.includes("LEADER")) return "leader";
  if (keywords.includes("ELITE")) return "elite";
  if (weapons.some(({ kind }) => kind === "ranged")) return "gun";
  return weapons.some(({ melee }) => melee) ? "blade" : null;
}

/** The bases that stand on the map, each with its ink. */
export function piecesOf(view: Seen, mark: (model: SeenModel) => Piece["mark"]): Piece[] {
  return view.models.flatMap((model) => {
    const out = model.condition === "out";
    if (!model.at || (model.presence !== "table" && !out)) return [];
    return [
      {
        id: model.id,
        side: sideOf(model.side),
        short: shortOf(view, model),
        number: model.number,
        name: model.sheet.name,
        at: placeOf(model.at),
        radius: inchesOf(model.sheet.base.length) / 2,
        across: acrossOf(model.sheet.base),
        down: model.condition === "down",
        out,
        done: model.activated && !model.acting,
        markers: model.markers,
        kind: kindOf(model),
        mark: mark(model),
      },
    ];
  });
}

/** The line of a shot that was fired. */
export function shotOf(
  view: Seen,
  pieces: readonly Piece[],
  { actor, target, point, weapon }: ReturnType<typeof between>,
): Span | null {
  const range = (actor !== null && weapon !== null && weaponOf(view, actor, weapon)?.range) || null;
  const [from, base] = [actor, target].map((id) => pieces.find((one) => one.id === id));
  const to = point ? { at: placeOf(point), radius: 0 } : base;
  if (!from || !to || range === null) return null;
  const far = apart(from.at, to.at) - from.radius - to.radius;
  // Nearer than an inch it is not a shot.
  return far <= 1 ? null : { from, to, half: null, text: words.board.span(far, false) };
}

/** What the map was doubtful about is settled once it is played on. */
export const objectivesOf = (view: Seen) => [
  ...(view.scenario.objectives ?? []).map((one) => ({ ...one, unconfirmed: null })),
  ...marksOnMap(view.scenario, view.scene.things).map((one) => ({ ...one, unconfirmed: null })),
];

/** Whose each zone is. */
export const zonesOf = (view: Seen): ZoneMark[] =>
  view.scenario.zones.map((zone, i) => {
    const owner = view.sides.findIndex((side) => side.zone === i);
    const box = boxOf(zone.shape, view.scenario.table);
    const depth = "strip" in zone.shape ? Math.min(box.width, box.height) : null;
    const letter = owner < 0 ? null : letterOf(view, owner);
    return { side: owner < 0 ? null : sideOf(owner), text: words.board.zone(letter, zone.label, depth), letter };
  });

/** Who went in an entry, around which corners, for a moment of that many milliseconds; none: nobody moved. */
export function runsIn({ actor, what }: SeenEntry, pace: number): Runs | null {
  if (typeof what === "string" || !("said" in what)) return null;
  const { command, events } = what.said;
  const ways = new Map<ModelId, Place[]>();
  for (const event of events) if (event.event === "moved" || event.event === "fell") ways.set(event.model, []);
  if (actor !== null && (command.do === "move" || command.do === "end_charge"))
    ways.set(actor, (command.way?.via ?? []).map(placeOf));
  return ways.size === 0 ? null : { ways, pace };
}
