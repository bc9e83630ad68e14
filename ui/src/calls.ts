/**
 * The calls that the screens make, by name, with what goes in and what comes back. Kept by hand until
 * `schemas/ipc.schema.json` stands: then this file becomes `export type { Calls } from "./bindings/ipc.ts"`.
 *
 * Lengths are micrometres. Sums, prices, odds, verdicts and their reasons all come from the other side.
 */
import type { BattleCalls } from "./battle/calls.ts";
import type { ScenarioCalls } from "./scenarios/calls.ts";

/** What crosses when a call fails. */
export interface Failure {
  /** Stable code, such as `book_newer`. */
  code: string;
  /** One sentence for the person: what, where, what was expected. */
  message: string;
  details?: unknown;
}

/** No input, or no output. */
export type Nothing = null;

/* The book ------------------------------------------------------------------------------------------------------- */

/** The open book. */
export interface Book {
  /** File name. */
  name: string;
  /** Full path, as shown. */
  path: string;
  entries: number;
  warbands: number;
  scenarios: number;
  battles: number;
  campaigns: number;
  bytes: number;
  read_only: boolean;
  /** When it was last backed up, as shown; none: never. */
  backup: string | null;
  /** Name of the ruleset in force. */
  ruleset: string;
}

/** Whether a book is open. */
export type BookState =
  { state: "none" } | { state: "open"; book: Book } | { state: "refused"; name: string; refusal: Refusal };

/** Why a book was not opened, and what is left of it. */
export interface Refusal {
  heading: string;
  message: string;
  kept: { label: string; text: string; bad: boolean }[];
  /** A backup stands beside it. */
  backup: boolean;
  /** It can be read up to the damage. */
  readable: boolean;
}

/** The verdict of a check. */
export interface Check {
  whole: boolean;
  entries: number;
  findings: { place: string; message: string }[];
}

/** What the app is. */
export interface About {
  version: string;
  rules_version: string;
  packs: { name: string; version: string }[];
}

/* Warbands ------------------------------------------------------------------------------------------------------- */

/** A warband in the list. */
export interface WarbandLine {
  id: string;
  name: string;
  faction: string;
  player: string | null;
  ducats: number;
  glory: number;
  models: number;
  legal: boolean;
  violations: number;
  games: number;
}

/** A faction that can be mustered. */
export interface Faction {
  id: string;
  name: string;
  ducats: number;
  glory: number;
  variants: { id: string; name: string; ducats: number; glory: number }[];
}

/** A part of a budget, or of a limit; `of` none: no limit. */
export interface Share {
  is: number;
  of: number | null;
}

/** A piece of kit on a model. */
export interface Kit {
  /** Item id. */
  item: string;
  name: string;
  ducats: number;
  glory: number;
  /** Belongs to the model: it has no price and cannot be sold. */
  fixed: boolean;
  /** A violation names it. */
  wrong: boolean;
}

/** A model in the roster. */
export interface ModelLine {
  id: number;
  name: string;
  entry: string;
  /** Name of its entry, such as Yeoman. */
  entry_name: string;
  entry_ducats: number;
  entry_glory: number;
  elite: boolean;
  kit: Kit[];
  /** Words beside ELITE: keywords, Fireteam, scars. */
  notes: string[];
  ducats: number;
  glory: number;
  wrong: boolean;
  profile: Profile;
}

/** A figure with what made it. */
export interface Reason {
  /** As shown, such as `Reinforced Armour`. */
  source: string;
  /** What it adds; none: it says something else. */
  value: number | null;
  text: string;
}

/** A characteristic, as shown. */
export interface Characteristic {
  id: "move" | "ranged" | "melee" | "armour" | "base";
  /** Already set: `6″`, `+1`, `−2`, `25`. */
  value: string;
  unit: string | null;
  wrong: boolean;
  reasons: Reason[];
}

/** The card of a model. */
export interface Profile {
  characteristics: Characteristic[];
  weapons: { name: string; text: string; keywords: string[] }[];
  abilities: { name: string; text: string }[];
}

/** What is wrong, and the ways out. */
export interface Violation {
  code: string;
  model: number | null;
  message: string;
  rule: string;
  mends: Mend[];
}

/** A change that mends one violation or more. */
export interface Mend {
  label: string;
  edit: WarbandEdit;
  /** How many violations go with it. */
  mends: number;
}

/** A change to a warband. Every well-formed one is accepted; the verdict comes with the view. */
export type WarbandEdit =
  | { kind: "rename"; name: string }
  | { kind: "add_model"; entry: string }
  | { kind: "remove_model"; model: number }
  | { kind: "copy_model"; model: number }
  | { kind: "rename_model"; model: number; name: string }
  | { kind: "buy"; model: number; item: string }
  | { kind: "sell"; model: number; item: string }
  | { kind: "take_option"; model: number; option: string }
  | { kind: "drop_option"; model: number; option: string }
  | { kind: "waive"; code: string; model: number | null; reason: string };

/** A warband, open in the builder. */
export interface Warband {
  id: string;
  name: string;
  faction: string;
  variant: string | null;
  player: string | null;
  legal: boolean;
  /** Game it would play next, from 1. */
  next_game: number;
  ducats: Share;
  glory: Share;
  elite: Share;
  field_strength: Share;
  threshold: number;
  models: ModelLine[];
  violations: Violation[];
  /** What undo would take back, in words; none: nothing. */
  undo: string | null;
  redo: string | null;
}

/** Something that can be added, or not. */
export interface Offer {
  /** Item, option or entry id. */
  id: string;
  kind: "item" | "option" | "model";
  name: string;
  /** One fact: range, keyword, limit. */
  fact: string | null;
  ducats: number;
  glory: number;
  /** Why not; none: it may be taken. */
  refused: { reason: string; rule: string } | null;
}

/* Aftermath ------------------------------------------------------------------------------------------------------ */

/** The Campaign Phase after a battle: one page of the ledger per warband. */
export interface Aftermath {
  id: string;
  /** Such as `Game 2 · Claim No Man’s Land`. */
  battle: string;
  pages: LedgerPage[];
  /** Open points over all pages. */
  open: number;
  closed: boolean;
}

/** What came of a battle for one warband. */
export interface LedgerPage {
  side: "a" | "b";
  warband: string;
  /** Such as `won`. */
  outcome: "won" | "drew" | "lost";
  vp: [number, number];
  cvp: number;
  strongbox: number;
  glory: [number, number];
  steps: LedgerStep[];
}

/** A step of the Campaign Phase. */
export interface LedgerStep {
  number: number;
  name: string;
  state: "done" | "open" | "waiting";
  note: string;
  lines: LedgerRow[];
  /** Dice that belong to the step as a whole. */
  dice: number[];
  sum: string | null;
  questions: LedgerQuestion[];
}

/** What became of a model. */
export interface LedgerRow {
  model: number;
  name: string;
  note: string;
  /** The roll as it is written; none: not rolled yet. */
  stamp: string | null;
  result: string | null;
  tone: "good" | "bad" | "plain";
  margins: { sign: "gain" | "loss"; text: string }[];
}

/** Something a player must answer. */
export interface LedgerQuestion {
  id: string;
  model: number | null;
  heading: string;
  text: string | null;
  /** Typed dice: how many, and how they are read. */
  dice: { count: number; reading: "sum" | "d66" } | null;
  /** A sum to choose. */
  amount: { min: number; max: number; step: number; value: number } | null;
  /** Choices; each says its effect. */
  choices: { id: string; label: string; refused: string | null }[];
}

/** An answer: faces typed or rolled here, a choice, a sum. */
export type LedgerAnswer =
  | { kind: "faces"; faces: number[]; source: "table" | "app" }
  | { kind: "roll" }
  | { kind: "choice"; choice: string; amount: number | null };

/* Campaign ------------------------------------------------------------------------------------------------------- */

/** A campaign in the list. */
export interface CampaignLine {
  id: string;
  name: string;
  warbands: number;
  games: number;
}

/** One game in the course of a warband. */
export interface CourseGame {
  game: number;
  outcome: "won" | "drew" | "lost";
  /** Campaign Victory Points after it. */
  cvp: number;
}

/** A line of the standings. */
export interface Standing {
  rank: number;
  warband: string;
  name: string;
  faction: string;
  player: string | null;
  cvp: number;
  won: number;
  drew: number;
  lost: number;
  vp: number;
  deeds: number;
  took: number;
  fell: number;
  games: number;
  next_threshold: number;
  next_field_strength: number;
  course: CourseGame[];
}

/** A game of the campaign. */
export interface CampaignGame {
  number: number;
  battle: string;
  scenario: string;
  /** `to_play`, `under_way`, `aftermath`, `closed`. */
  state: "to_play" | "under_way" | "aftermath" | "closed";
  sides: { side: "a" | "b"; name: string; vp: number | null; outcome: "won" | "drew" | "lost" | null }[];
  date: string | null;
}

/** A row of the stage table: what the D6 would choose. */
export interface StageRow {
  face: number;
  scenario: string | null;
  /** Such as `choose`, when no scenario is named. */
  text: string;
  chosen: boolean;
}

/** The one thing to do next. */
export interface Next {
  heading: string;
  text: string;
  action: { label: string; what: CampaignAction } | null;
}

/** What the next thing leads to. */
export type CampaignAction =
  | { kind: "roll_scenario" }
  | { kind: "set_up"; scenario: string }
  | { kind: "open_battle"; battle: string }
  | { kind: "open_aftermath"; battle: string }
  | { kind: "muster" };

/** A campaign. */
export interface Campaign {
  id: string;
  name: string;
  about: string;
  next: Next;
  standings_note: string;
  standings: Standing[];
  games: CampaignGame[];
  stage: { name: string; rows: StageRow[] } | null;
}

/* The table of calls --------------------------------------------------------------------------------------------- */

/** Every call, with its input and output. */
export interface Calls extends BattleCalls, ScenarioCalls {
  about: { input: Nothing; output: About };
  /** The first screen stands and can be used. */
  ui_ready: { input: Nothing; output: Nothing };
  book_state: { input: Nothing; output: BookState };
  /** Asks for a place on the other side; none: the person changed their mind. */
  book_new: { input: { sample: boolean }; output: BookState | null };
  book_open: { input: Nothing; output: BookState | null };
  book_open_backup: { input: Nothing; output: BookState };
  book_open_readable: { input: Nothing; output: BookState };
  book_check: { input: Nothing; output: Check };
  book_backup: { input: Nothing; output: { path: string } | null };

  factions: { input: Nothing; output: Faction[] };
  warbands: { input: Nothing; output: WarbandLine[] };
  warband: { input: { warband: string }; output: Warband };
  warband_muster: { input: { name: string; faction: string; variant: string | null }; output: Warband };
  warband_import: { input: Nothing; output: Warband | null };
  warband_edit: { input: { warband: string; edit: WarbandEdit }; output: Warband };
  warband_undo: { input: { warband: string }; output: Warband };
  warband_redo: { input: { warband: string }; output: Warband };
  /** Kit and options for a model; without one, models for the warband. */
  warband_offers: { input: { warband: string; model: number | null }; output: Offer[] };

  aftermaths: { input: Nothing; output: { id: string; battle: string; open: number; closed: boolean }[] };
  aftermath: { input: { aftermath: string }; output: Aftermath };
  aftermath_answer: { input: { aftermath: string; question: string; answer: LedgerAnswer }; output: Aftermath };
  aftermath_close: { input: { aftermath: string }; output: Aftermath };

  campaigns: { input: Nothing; output: CampaignLine[] };
  campaign: { input: { campaign: string }; output: Campaign };
  campaign_roll_scenario: { input: { campaign: string; face: number | null }; output: Campaign };
}
