/** Where a base is put: the command with its place, and a first proposal for the ghost. */
import { boxOf } from "../board/outline.ts";
import { along, apart, held, inchesOf, placeOf, pointOf, type Place } from "../board/scale.ts";
import type { BattleView, Command, ModelId, Spot } from "./calls.ts";

/** Something is being put on the map. */
export interface Placing {
  model: ModelId;
  command: Command;
  /** None: nothing is known, so anywhere. */
  spot: Spot | null;
  /** The model that a charge goes at. */
  target: ModelId | null;
}

/** The command at a place; none: untracked. */
export function putAt(command: Command, at: Place | null): Command {
  const point = at ? pointOf(at) : null;
  if (command.do === "deploy") return { ...command, at: point };
  if (command.do === "move" || command.do === "put") return { ...command, to: point };
  if (command.do === "end_charge") return { do: "end_charge", to: point, reached: false };
  return command;
}

/** Where the ghost stands before anybody has pointed. */
export function firstPlace(view: BattleView, { model, spot, target }: Placing): Place | null {
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
