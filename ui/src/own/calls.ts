/** Scenarios of one's own: what crosses. Lengths are micrometres, as everywhere. */
import type * as ipc from "../bindings/ipc.ts";
import type { Bringing } from "../calls.ts";
import { call, write } from "../ipc.svelte.ts";

/** A scenario of one's own, open. */
export type OwnScenario = ipc.OwnScenarioView;
/** A part of it as it should be: an object with the one field that is written. */
export type Part = ipc.Part;
/** Something wrong, or worth a look. */
export type Finding = ipc.ScenarioFinding;
/** What a new one begins as. */
export type BeginsAs = ipc.BeginsAs;
export type ThingKind = ipc.ThingKind;
export type Placing = ipc.Placing;
export type Beginners = ipc.Beginners;
export type Infiltrators = ipc.Infiltrators;
export type Formula = ipc.Formula;
export type Quantity = ipc.Quantity;
export type Role = ipc.Role;

/** One of the dice of a random scenario. */
export type RandomDie = ipc.RandomDie;
/** The dice of a random scenario, and what they come to. */
export type RandomThrow = ipc.RandomThrow;

export const beginOwn = (name: string, from: BeginsAs): Promise<OwnScenario> =>
  write("own_scenario_new", { name, from });
export const openOwn = (scenario: string): Promise<OwnScenario> => call("own_scenario", { scenario });
export const writeOwn = (scenario: string, parts: Part[]): Promise<OwnScenario> =>
  write("own_scenario_change", { scenario, change: { do: "write", parts } });
export const putAwayOwn = (scenario: string, away: boolean): Promise<OwnScenario> =>
  write("own_scenario_change", { scenario, change: { do: "put_away", away } });
export const undoOwn = (scenario: string): Promise<OwnScenario> => write("own_scenario_undo", { scenario });
export const redoOwn = (scenario: string): Promise<OwnScenario> => write("own_scenario_redo", { scenario });
export const backOwn = (scenario: string, seq: number): Promise<OwnScenario> =>
  write("own_scenario_back", { scenario, seq });
export const exportOwn = (scenario: string): Promise<{ file: string } | null> =>
  call("own_scenario_export", { scenario });
export const throwRandom = (dice: RandomThrow["dice"], roll: RandomDie[]): Promise<RandomThrow> =>
  call("own_scenario_random", { dice, roll });
export const importOwn = (bringing: Bringing): Promise<OwnScenario | null> => write("own_scenario_import", bringing);
