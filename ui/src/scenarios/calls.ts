/**
 * Scenarios and set-ups: what crosses, and what the screens ask of the other side. Lengths are micrometres; a point is
 * counted from the north-west corner, `x` to the east and `y` to the south.
 */
import type { CampaignChoice, ForceLimit } from "../bindings/ipc.ts";
import { call, write } from "../ipc.svelte.ts";

export type { ForceLimit, RulesetLine } from "../bindings/ipc.ts";

export interface Point {
  x: number;
  y: number;
}

/** The size of the battlefield. */
export interface Table {
  width: number;
  depth: number;
}

export type Edge = "north" | "south" | "east" | "west";

/** An area of the battlefield. */
export type Shape =
  | { strip: { edge: Edge; depth: number } }
  | { rect: { corner: Point; width: number; depth: number } }
  | { circle: { centre: Point; radius: number } }
  | { polygon: { points: Point[] } };

export type TerrainKind =
  | "ruined_building"
  | "ruined_corner"
  | "trench"
  | "hill"
  | "wall"
  | "landmark"
  | "intact_building"
  | "difficult"
  | "dangerous"
  | "river"
  | "stream"
  | "obstacle";

/** A piece of terrain. */
export interface Terrain {
  id: string;
  kind: TerrainKind;
  /** As written on the map; none: the kind's name. */
  label?: string | null;
  shape: Shape;
  height: number;
  /** What the players agreed it has beyond its kind, as printed. */
  keywords?: string[];
}

export interface Zone {
  id: string;
  label: string;
  role: "either" | "attacker" | "defender";
  shape: Shape;
  /** Why the shape is only a reading of the printed map. */
  unconfirmed?: string | null;
}

export interface Objective {
  id: string;
  label: string;
  at: Point;
  terrain?: string | null;
  unconfirmed?: string | null;
}

export interface VictoryPoints {
  at: "immediately" | "turn_end" | "game_end";
  per: "objective_controlled" | "objective_reached" | "enemy_out_of_action" | "glorious_deed" | { table: string };
  points: number;
}

export interface Deed {
  id: string;
  name: string;
  condition: string;
  points: number;
  glory: number;
  promotion_dice: number;
  by: "model" | "warband";
}

export interface Scenario {
  id: string;
  number?: number | null;
  name: string;
  table: Table;
  table_note?: string | null;
  archetypes?: string[];
  turns: number;
  zones: Zone[];
  objectives?: Objective[];
  control?: { within: number; on_beats_near: boolean } | null;
  terrain?: Terrain[];
  terrain_note?: string | null;
  deployment: "standard";
  infiltrators: "normal" | "allowed" | { not_near_objectives: number };
  morale: boolean;
  victory_points: VictoryPoints[];
  deeds?: Deed[];
  pages?: string | null;
}

/** The models a side takes to the battle. */
export interface Fielded {
  warband: string;
  models: number[];
}

/** A scenario made ready for one battle. */
export interface SetUp {
  name: string;
  scenario: Scenario;
  terrain: Terrain[];
  /** One per side; none: not chosen. */
  forces: (Fielded | null)[];
  ruleset: string;
  campaign?: string | null;
}

/** One change to a set-up. */
export type SetUpChange =
  | { do: "rename"; name: string }
  | { do: "zone"; zone: number; shape: Shape }
  | { do: "objective"; objective: number; at: Point }
  | { do: "place"; terrain: Terrain }
  | { do: "clear"; terrain: string }
  | { do: "field"; side: number; force: Fielded | null }
  | { do: "ruleset"; ruleset: string }
  | { do: "campaign"; campaign: string | null };

/** A model that can be fielded. */
export interface Fieldable {
  id: number;
  name: string;
  entry_name: string;
  ducats: number;
  base: { length: number; width: number };
  /** It sits this game out. */
  misses: boolean;
  /** It counts for Field Strength. */
  counts: boolean;
}

/** A warband that can be fielded. */
export interface FieldableWarband {
  id: string;
  name: string;
  faction: string;
  legal: boolean;
  ducats: number;
  models: Fieldable[];
}

/** A set-up as the editor shows it. */
export interface SetUpView {
  id: string;
  set_up: SetUp;
  warbands: FieldableWarband[];
  /** What still stands in the way of the battle, in sentences. */
  open: { code: string; message: string }[];
  /** Those that the game may count for. */
  campaigns: CampaignChoice[];
  /** What its campaign allows each side. */
  limits: (ForceLimit | null)[];
  undo: boolean;
  redo: boolean;
  /** Fought from it. */
  battles: { id: string; name: string; state: string }[];
}

/** A set-up in the list. */
export interface SetUpLine {
  id: string;
  name: string;
  /** Id of its scenario. */
  scenario: string;
  /** When it last changed, RFC 3339. */
  updated: string;
}

/** The calls of these screens. */
export interface ScenarioCalls {
  scenarios: { input: null; output: Scenario[] };
  set_ups: { input: null; output: SetUpLine[] };
  set_up_new: { input: { scenario: string; name: string; campaign: string | null }; output: SetUpView };
  set_up: { input: { set_up: string }; output: SetUpView };
  set_up_change: { input: { set_up: string; change: SetUpChange }; output: SetUpView };
  set_up_undo: { input: { set_up: string }; output: SetUpView };
  set_up_redo: { input: { set_up: string }; output: SetUpView };
}

export const listScenarios = (): Promise<Scenario[]> => call("scenarios", null);
export { listRulesets } from "../rulings/calls.ts";
export const listSetUps = (): Promise<SetUpLine[]> => call("set_ups", null);
export const beginSetUp = (scenario: string, name: string, campaign: string | null): Promise<SetUpView> =>
  write("set_up_new", { scenario, name, campaign });
export const openSetUp = (set_up: string): Promise<SetUpView> => call("set_up", { set_up });
export const changeSetUp = (set_up: string, change: SetUpChange): Promise<SetUpView> =>
  write("set_up_change", { set_up, change });
export const undoSetUp = (set_up: string): Promise<SetUpView> => write("set_up_undo", { set_up });
export const redoSetUp = (set_up: string): Promise<SetUpView> => write("set_up_redo", { set_up });
