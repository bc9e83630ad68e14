/** What telling and drawing a battle need of it: the window's view has it, and so has a published page. */
import type { BattleView, LogEntry, ModelView, SideView } from "./calls.ts";

export type SeenSide = Pick<
  SideView,
  | "letter"
  | "name"
  | "faction"
  | "emblem"
  | "team"
  | "points"
  | "zone"
  | "casualties"
  | "size"
  | "breaking_point"
  | "shaken"
  | "fled"
>;
export type SeenModel = Pick<
  ModelView,
  "id" | "side" | "number" | "sheet" | "presence" | "condition" | "markers" | "acting" | "activated" | "at"
>;
export type SeenEntry = Pick<LogEntry, "seq" | "what" | "in_force" | "side" | "actor" | "agreed" | "turn" | "note">;

/** A battle at one moment. */
export interface Seen {
  scenario: BattleView["scenario"];
  scene: Pick<BattleView["scene"], "things"> & Partial<Pick<BattleView["scene"], "alliances">>;
  terrain: BattleView["terrain"];
  turn: number;
  sides: readonly SeenSide[];
  models: readonly SeenModel[];
  log: readonly SeenEntry[];
}
