/** The battle: what crosses, in the engine's words, and what the screen asks of the other side. Lengths are micrometres. */
import { call, write } from "../ipc.svelte.ts";
import type { Point, Scenario, Shape, Table, Terrain } from "../scenarios/calls.ts";

/** Index of a side. */
export type SideId = number;
/** Index of a model among all models. */
export type ModelId = number;

export type Phase = "deployment" | "initiative" | "activation" | "morale" | "ended";
export type Condition = "standing" | "down" | "out";
export type Source = "table" | "app";
export type InjuryResult = "no_effect" | "minor_hit" | "down" | "out_of_action";

export interface Markers {
  blood: number;
  blessing: number;
  infection: number;
}

/** What one side spends on one roll. */
export interface Spend {
  blood: number;
  infection: number;
  blessing: number;
  bloodbath: boolean;
}

/** What the table sees; what is not stated is measured or proposed. */
export interface Facts {
  long?: boolean | null;
  cover?: boolean | null;
  elevated?: boolean | null;
  table?: string[];
}

/** A visible state, set to what stands on the table. */
export type Change =
  | { set: "markers"; model: ModelId; markers: Markers }
  | { set: "condition"; model: ModelId; condition: Condition }
  | { set: "position"; model: ModelId; at: Point | null }
  | { set: "activated"; model: ModelId; activated: boolean }
  | { set: "victory_points"; side: SideId; points: number }
  | { set: "shaken"; side: SideId; shaken: boolean };

/** What the people at the table say. */
export type Command =
  | { do: "roll"; faces: number[]; source: Source }
  | { do: "spend"; side: SideId; markers: Spend }
  | { do: "spend_first"; side: SideId }
  | { do: "choose_zone"; zone: number }
  | { do: "deploy"; model: ModelId; at?: Point | null }
  | { do: "choose_first"; side: SideId }
  | { do: "activate"; model: ModelId }
  | { do: "move"; to?: Point | null }
  | { do: "dash" }
  | { do: "charge"; target: ModelId }
  | { do: "end_charge"; to?: Point | null; reached?: boolean }
  | { do: "retreat" }
  | { do: "react"; model: ModelId; weapon: string; facts?: Facts }
  | { do: "shoot"; weapon: string; target: ModelId; facts?: Facts }
  | { do: "fight"; weapon: string; target: ModelId; facts?: Facts }
  | { do: "state"; facts: Facts }
  | { do: "use"; action: string; target?: ModelId | null; outcome?: number }
  | { do: "pick_friend"; model: ModelId }
  | { do: "caught"; models: ModelId[] }
  | { do: "enough" }
  | { do: "end_activation" }
  | { do: "flee"; flee: boolean }
  | { do: "control"; holders: (SideId | null)[] }
  | { do: "deed"; deed: string; side: SideId; model?: ModelId | null }
  | { do: "concede"; side: SideId }
  | { do: "overrule"; command: Command; reason: string }
  | { do: "set_right"; change: Change; reason: string };

/** One attack. */
export interface Attack {
  attacker: ModelId;
  weapon: string;
  target: ModelId;
  range: "ranged" | "melee";
  off_hand?: boolean;
  facts?: Facts;
}

/** Who has declared what, before the dice. */
export interface Window {
  first?: SideId | null;
  declared?: [SideId, Spend][];
}

export type Purpose =
  { attack: Attack } | "dash" | { action: { action: string; target?: ModelId | null; outcome: number } };

export interface SuccessRoll {
  model: ModelId;
  purpose: Purpose;
  window?: Window;
}

export interface InjuryRoll {
  victim: ModelId;
  cause: { attack: { attack: Attack; critical?: boolean; direct: boolean } };
  window?: Window;
}

/** The attacks of one Shoot or Fight ACTION. */
export interface Series {
  attacker: ModelId;
  range: "ranged" | "melee";
  weapon: string;
  off_hand: boolean;
  left: number;
  second?: string[];
  targets: ModelId[];
  reaction_to?: ModelId | null;
}

/** What is asked. */
export type Step =
  | { ask: "zone_roll_off" }
  | { ask: "choose_zone"; side: SideId }
  | { ask: "deploy_roll_off" }
  | { ask: "deploy"; side: SideId }
  | { ask: "initiative_roll_off" }
  | { ask: "choose_first"; side: SideId }
  | { ask: "activate"; side: SideId }
  | { ask: "act"; model: ModelId }
  | ({ ask: "success" } & SuccessRoll)
  | ({ ask: "injury" } & InjuryRoll)
  | { ask: "charge_bonus"; model: ModelId; target: ModelId }
  | { ask: "end_charge"; model: ModelId; target: ModelId; reach: number }
  | { ask: "reactions"; model: ModelId; waiting: ModelId[] }
  | { ask: "retreat_move"; model: ModelId }
  | { ask: "dash_move"; model: ModelId }
  | ({ ask: "into_melee" } & Attack)
  | ({ ask: "pick_friend" } & Attack)
  | { ask: "caught"; attack: Attack; critical: boolean; scattered: number | null }
  | ({ ask: "more_attacks" } & Series)
  | { ask: "morale"; side: SideId }
  | { ask: "flee_or_shaken"; side: SideId }
  | { ask: "control" };

/** A base on the battlefield. */
export interface Disc {
  model: ModelId;
  at: Point;
  radius: number;
}

/** A constraint on the centre of a base. */
export interface Spot {
  radius: number;
  table: Table;
  reach: [Point, number] | null;
  zone: Shape | null;
  clear_of: Disc[];
  stay_by: Disc[];
  away_from: [Disc, number][];
  bases: Disc[];
  impassable: Shape[];
}

/** What may be said. */
export type Offer =
  | { say: Command }
  | { place: { command: Command; spot: Spot | null } }
  | { faces: number }
  | "state"
  | { spend: { side: SideId; most: Spend; bloodbath: number } }
  | { control: { proposed: (SideId | null)[] } }
  | { caught: { among: ModelId[]; proposed: ModelId[] } }
  | { deed: { deed: string; by_model: boolean } }
  | "concede";

/** Why a command was refused; with a rule it can be overruled. */
export interface Rejection {
  code: string;
  message: string;
  rule?: string | null;
}

export interface Modifier {
  kind: "dice" | "injury_dice" | "injury_modifier";
  value: number;
  name: string;
  reason?: string;
  rule: string;
}

export type RollName =
  | { for: "attack"; weapon: string; target: ModelId }
  | { for: "dash" }
  | { for: "action"; action: string }
  | { for: "injury"; by?: ModelId | null }
  | { for: "charge_bonus" }
  | { for: "into_melee" }
  | { for: "roll_off" }
  | { for: "morale"; side: SideId };

export type RollResult =
  | "failure"
  | "success"
  | "critical"
  | { injury: { rolled: InjuryResult; applied: InjuryResult } }
  | { number: number }
  | { won: SideId | null }
  | "friend"
  | "enemy";

/** A roll with everything that explains it. */
export interface Rolled {
  roll: RollName;
  model?: ModelId | null;
  faces: number[];
  source: Source;
  /** Indices of the faces that count. */
  kept: number[];
  modifiers?: Modifier[];
  total: number;
  result: RollResult;
}

/** Who took a model Out of Action. */
export interface Fall {
  turn: number;
  by?: ModelId | null;
  weapon?: string | null;
}

export interface DeedDone {
  deed: string;
  side: SideId;
  model?: ModelId | null;
  turn: number;
}

export interface Outcome {
  /** None: a draw. */
  winner: SideId | null;
  reason: "last_turn" | "fled" | "no_models" | "conceded";
}

/** What happened. */
export type Event =
  | { event: "asked"; done?: number; next?: Step[] }
  | { event: "zone_taken"; side: SideId; zone: number }
  | { event: "deployed"; model: ModelId; at?: Point | null }
  | { event: "turn_began"; turn: number }
  | { event: "initiative"; side: SideId; counted: number[] }
  | { event: "activated"; model: ModelId; stood_up?: boolean }
  | { event: "move_kind"; model: ModelId; kind: "move" | "charge" | "retreat" }
  | { event: "dashed"; model: ModelId }
  | { event: "shot"; model: ModelId; weapon: string }
  | { event: "fought"; model: ModelId }
  | { event: "used"; model: ModelId; action: string; target?: ModelId | null }
  | { event: "use_spent"; model: ModelId; of: string }
  | { event: "moved"; model: ModelId; to?: Point | null }
  | { event: "engaged"; a: ModelId; b: ModelId }
  | { event: "disengaged"; model: ModelId }
  | { event: "stated"; facts: Facts }
  | ({ event: "rolled" } & Rolled)
  | { event: "spent"; side: SideId; model: ModelId; markers: Spend }
  | { event: "spend_first"; side: SideId }
  | { event: "markers"; model: ModelId; markers: Markers }
  | { event: "down"; model: ModelId }
  | { event: "stood"; model: ModelId }
  | { event: "out"; model: ModelId; fall: Fall }
  | { event: "tough_spent"; model: ModelId }
  | { event: "aimed"; model: ModelId; dice: number }
  | {
      event: "activation_ended";
      model: ModelId;
      reason: "stopped" | "risky" | "fell" | "reload" | "ability";
    }
  | { event: "morale_began" }
  | { event: "shaken"; side: SideId; shaken: boolean }
  | { event: "fled"; side: SideId }
  | {
      event: "scored";
      side: SideId;
      points: number;
      why: { objectives: { held: number } } | { deeds: { done: number } };
    }
  | ({ event: "deed" } & DeedDone)
  | ({ event: "ended" } & Outcome)
  | { event: "overruled"; code: string; reason: string }
  | { event: "set_right"; change: Change; reason: string };

/* The view ------------------------------------------------------------------------------------------------------- */

export interface SideView {
  letter: string;
  name: string;
  faction: string;
  points: number;
  zone: number | null;
  to_activate: number;
  to_deploy: number;
  casualties: number;
  size: number;
  breaking_point: number;
  shaken: boolean;
  fled: boolean;
}

/** A weapon line on a model's card. */
export interface Weapon {
  id: string;
  name: string;
  kind: "ranged" | "grenade" | "melee";
  hands: number;
  range?: number | null;
  melee: boolean;
  dice: number;
  injury_dice: number;
  injury_modifier: number;
  keywords?: string[];
}

/** An ACTION that content grants, as far as a screen names it. */
export interface GrantedAction {
  id: string;
  name: string;
  outcome: unknown[];
}

/** A model's card, frozen when the battle began. */
export interface Sheet {
  id: number;
  name: string;
  entry: string;
  entry_name: string;
  ducats: number;
  movement: number;
  ranged: number | null;
  melee: number | null;
  armour?: { name: string; kind: string; modifier: number; impervious?: boolean }[];
  base: { length: number; width: number };
  keywords?: string[];
  weapons?: Weapon[];
  effects?: { source: string; effect: { when: string | Record<string, unknown>; [key: string]: unknown } }[];
}

export interface ModelView {
  id: ModelId;
  side: SideId;
  /** On its side, from 1. */
  number: number;
  sheet: Sheet;
  /** As printed. */
  keywords: string[];
  presence: "waiting" | "table" | "gone";
  condition: Condition;
  markers: Markers;
  activated: boolean;
  acting: boolean;
  fighting: boolean;
  at: Point | null;
  fall: { turn: number; by: ModelId | null } | null;
}

export interface SuccessBands {
  failure: number;
  success: number;
  critical: number;
}
export interface InjuryBands {
  no_effect: number;
  minor_hit: number;
  down: number;
  out_of_action: number;
}
export interface AttackBands extends InjuryBands {
  miss: number;
}

/** Chances from 0 to 1. */
export type Odds = { success: SuccessBands } | { attack: AttackBands } | { injury: InjuryBands };

/** Which dice of a roll count. */
export interface Pool {
  base: "two" | "three" | "four";
  keep: "two" | "three" | "four";
  net: number;
}

export interface SpendChoice {
  markers: Spend;
  odds: Odds;
}

export interface SpendView {
  side: SideId;
  marker: "blood" | "blessing";
  has: number;
  open: boolean;
  choices: SpendChoice[];
}

export interface AttackView {
  attack: Attack;
  /** The weapon's name. */
  weapon: string;
  distance: number | null;
  long: boolean;
  cover: boolean;
  odds: Odds;
}

/** A roll before its dice. */
export interface RollView {
  dice: number;
  pool: Pool | null;
  modifiers: Modifier[];
  /** Added to the sum of an Injury Roll, capped. */
  modifier: number;
  risky: boolean;
  odds: Odds | null;
  spends: SpendView[];
  declared: [SideId, Spend][];
  attack: AttackView | null;
}

export interface Refused {
  command: Command;
  rejection: Rejection;
}

export interface Question {
  step: Step;
  who: SideId[];
  offers: Offer[];
  refused: Refused[];
  roll: RollView | null;
  attacks: AttackView[];
  allowance: number | null;
}

export type LogWhat =
  { said: { command: Command; events: Event[] } } | { undone: { from: number | null } } | "redone" | "head";

export interface LogEntry {
  seq: number;
  at: string;
  by: string;
  what: LogWhat;
  in_force: boolean;
  side: SideId | null;
}

/** A battle at one moment. */
export interface BattleView {
  id: string;
  name: string;
  campaign: string | null;
  scenario: Scenario;
  terrain: Terrain[];
  turn: number;
  phase: Phase;
  initiative: SideId | null;
  sides: SideView[];
  models: ModelView[];
  question: Question | null;
  deeds: DeedDone[];
  log: LogEntry[];
  /** The entry that undo would take out of force. */
  undo: number | null;
  redo: boolean;
  /** The last entry this view knows of. */
  at: number;
  outcome: Outcome | null;
  aftermath: boolean;
}

/** A battle in the list. */
export interface BattleLine {
  id: string;
  name: string;
  state: string;
  turn: number;
  sides: { name: string; points: number }[];
  updated: string;
}

/** The calls of this screen. */
export interface BattleCalls {
  battle_begin: { input: { set_up: string }; output: BattleView };
  battles: { input: null; output: BattleLine[] };
  battle: { input: { battle: string }; output: BattleView };
  battle_at: { input: { battle: string; seq: number }; output: BattleView };
  battle_say: { input: { battle: string; commands: Command[] }; output: BattleView };
  battle_roll: { input: { battle: string }; output: BattleView };
  battle_undo: { input: { battle: string; to: number | null }; output: BattleView };
  battle_redo: { input: { battle: string }; output: BattleView };
}

export const beginBattle = (set_up: string): Promise<BattleView> => write("battle_begin", { set_up });
export const listBattles = (): Promise<BattleLine[]> => call("battles", null);
export const openBattle = (battle: string): Promise<BattleView> => call("battle", { battle });
/** As it stood after that entry. */
export const battleAt = (battle: string, seq: number): Promise<BattleView> => call("battle_at", { battle, seq });
export const say = (battle: string, commands: Command[]): Promise<BattleView> =>
  write("battle_say", { battle, commands });
/** The app rolls the faces that are asked for. */
export const rollHere = (battle: string): Promise<BattleView> => write("battle_roll", { battle });
/** Takes back the last entry, or that one and all after it. */
export const undo = (battle: string, to: number | null): Promise<BattleView> => write("battle_undo", { battle, to });
export const redo = (battle: string): Promise<BattleView> => write("battle_redo", { battle });
