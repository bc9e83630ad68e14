/** The battle: what crosses, in the engine's words, and what the screen asks of the other side. Lengths are micrometres. */
import type * as ipc from "../bindings/ipc.ts";
import { call, write } from "../ipc.svelte.ts";

/** Index of a side. */
export type SideId = number;
/** Index of a model among all models. */
export type ModelId = number;

/** A battle at one moment. */
export type BattleView = ipc.BattleView;
/** It after something was said: what changed, or all of it. */
export type BattleNews = ipc.BattleNews;
export type SideView = ipc.SideView;
export type ModelView = ipc.ModelView;
export type Weapon = ipc.Weapon;
/** An ACTION that content grants. */
export type GrantedAction = ipc.Action;
export type Price = ipc.Price;
/** What a model's owner may call on for a roll. */
export type Call = ipc.Call;
export type LogEntry = ipc.LogEntry;
export type Condition = ModelView["condition"];
export type Outcome = NonNullable<BattleView["outcome"]>;

/** What the people at the table say. */
export type Command = ipc.Command;
/** Something on a model's way, and what it can be. */
export type Crossing = ipc.Crossing;
export type Passage = ipc.Passage;
/** A move that was not made yet, measured. */
export type Measured = ipc.MeasuredView;
/** A visible state, set to what stands on the table. */
export type Change = Extract<Command, { do: "set_right" }>["change"];
export type Facts = ipc.Facts;
/** What one side spends on one roll; what is left out counts as 0. */
export type Spend = ipc.Spend;

/** What happened. */
export type Event = ipc.Event;
export type Rolled = Extract<Event, { event: "rolled" }>;
export type InjuryResult = ipc.InjuryResult;
/** What a roll that was made adds up to. */
export type Sum = ipc.SumView;
/** What was said, and what followed. */
export type Said = Extract<LogEntry["what"], { said: unknown }>["said"];

/** What is asked, and what may be said. */
export type Question = ipc.Question;
export type Step = ipc.Step;
/** What an Injury Roll comes from. */
export type InjuryCause = Extract<Step, { ask: "injury" }>["cause"];
/** What a question of an ability or an item wants. */
export type Want = Extract<Step, { ask: "content" }>["want"];
/** What the number of a die is for. */
export type AfterDie = Extract<Want, { die: unknown }>["die"]["then"];
export type Offer = ipc.Offer;
/** What only the table can carry out, at its moment. */
export type Reminded = ipc.Reminded;
/** What else a scenario asks, says and offers. */
export type ScenarioStep = ipc.ScenarioStep;
export type ScenarioSaid = Extract<Command, { do: "scenario" }>;
export type ScenarioOffer = ipc.ScenarioOffer;
/** A constraint on the centre of a base. */
export type Spot = ipc.Spot;
/** Why a command was refused; with a rule it can be overruled. */
export type Rejection = ipc.RejectionView;

/** A roll before its dice. */
export type RollView = ipc.RollView;
/** Faces of a die that send a shot the same way. */
export type LotView = RollView["lots"][number];
/** Chances from 0 to 1. */
export type Odds = ipc.OddsView;
export type Ends = ipc.EndsView;
export type SpendView = ipc.SpendView;
export type Modifier = ipc.Modifier;
export type Attack = ipc.Attack;
/** A place on the table, in micrometres. */
export type Point = ipc.Point;
/** What the map shows of a model or a point. */
export type Sight = ipc.Sight;
/** A model, or a point on the table. */
export type Target = ipc.Target;
/** A shot at a point, before it is fired. */
export type PointView = ipc.PointView;
/** An attack, looked at. */
export type AttackView = ipc.AttackView;
export type ChargeView = ipc.ChargeView;

/** A battle in the list. */
export type BattleLine = ipc.BattleLine;
/** A battle that comes with the app. */
export type ExampleLine = ipc.ExampleLine;
/** Another course of a battle. */
export type WhatIf = ipc.WhatIf;

/** Which battle, and the what-if in it; none: the battle itself. */
export interface Which {
  battle: string;
  what_if?: string;
}

export const beginBattle = (set_up: string): Promise<BattleView> => write("battle_begin", { set_up });
export const beginFirst = (): Promise<BattleView> => write("battle_first", null);
export type TakingIn = ipc.TakingIn;
/** Battles that are over and count for no campaign. */
export const listOutside = (): Promise<BattleLine[]> => call("battles_outside", null);
/** Where such a battle can be taken in. */
export const takingIn = (battle: string): Promise<TakingIn> => call("battle_taking_in", { battle });
export const takeIn = (battle: string, into: ipc.TakenInto): Promise<null> => write("battle_take_in", { battle, into });
export const listBattles = (): Promise<BattleLine[]> => call("battles", null);
/** The tables they began on; one that cannot be read is left out. */
export const battleMaps = (battles: string[]): Promise<ipc.BattleMap[]> => call("battle_maps", { battles });
export const listExamples = (): Promise<ExampleLine[]> => call("examples", null);
export const openBattle = (which: Which): Promise<BattleView> => call("battle", which);
/** As it stood after that entry. */
export const battleAt = (which: Which, seq: number): Promise<BattleView> => call("battle_at", { ...which, seq });
/** What a move would take; none: no such move is asked for. */
export const measureMove = (which: Which, command: Command): Promise<Measured | null> =>
  call("battle_measure", { ...which, command });
/** What a shot at a point would be; none: no such thing is asked for. */
export const lookAtPoint = (which: Which, command: Command): Promise<PointView | null> =>
  call("battle_point", { ...which, command });
/** The area that a move may lead to straight on; none: a circle, or no such move is asked for. */
export const areaOfMove = (which: Which, command: Command): Promise<ipc.ReachArea | null> =>
  call("battle_reach", { ...which, command });
/** Why something may not be said; none: it may. */
export const refusalOf = (which: Which, command: Command): Promise<Rejection | null> =>
  call("battle_refused", { ...which, command });
/** `seen` is the moment that the page stands at. */
export const say = (which: Which, seen: string | null, commands: Command[]): Promise<BattleNews> =>
  write("battle_say", { ...which, seen, commands });
/** The app rolls the faces that are asked for. */
export const rollHere = (which: Which, seen: string | null): Promise<BattleNews> =>
  write("battle_roll", { ...which, seen });
/** Takes back the last entry, or that one and all after it. */
export const undo = (which: Which, seen: string | null, to: number | null): Promise<BattleNews> =>
  write("battle_undo", { ...which, seen, to });
export const redo = (which: Which, seen: string | null): Promise<BattleNews> =>
  write("battle_redo", { ...which, seen });
/** Stands again where it stood after that entry. */
export const resume = (which: Which, seq: number): Promise<BattleView> => write("battle_resume", { ...which, seq });
export const beginWhatIf = (which: Which, seq: number, name: string): Promise<BattleView> =>
  write("battle_what_if", { ...which, seq, name });
export const putNote = (which: Which, seq: number, text: string): Promise<BattleView> =>
  write("battle_note", { ...which, seq, text });
