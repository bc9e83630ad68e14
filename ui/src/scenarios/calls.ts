/**
 * Scenarios and set-ups: what crosses, and what the screens ask of the other side. Lengths are micrometres; a point is
 * counted from the north-west corner, `x` to the east and `y` to the south.
 */
import type * as ipc from "../bindings/ipc.ts";
import { call, write } from "../ipc.svelte.ts";

export type { RulesetLine, SetUpSide } from "../bindings/ipc.ts";

export type Point = ipc.Point;
/** The size of the battlefield. */
export type Table = ipc.Table;
/** An area of the battlefield. */
export type Shape = ipc.Shape;
export type Edge = ipc.Edge;
/** A piece of terrain. */
export type Terrain = ipc.Terrain;
export type TerrainKind = ipc.TerrainKind;
/** What a piece is drawn as. */
export type TerrainLook = ipc.TerrainLook;
export type Zone = ipc.Zone;
export type Objective = ipc.Objective;
export type VictoryPoints = ipc.VictoryPoints;
export type Deed = ipc.Deed;
export type Scenario = ipc.Scenario;
/** A scenario, and when a campaign plays it. */
export type LibraryScenario = ipc.LibraryScenario;
export type ScenarioLibrary = ipc.ScenarioLibrary;

/** The models a side takes to the battle. */
export type Fielded = ipc.Fielded;
/** A scenario made ready for one battle. */
export type SetUp = ipc.SetUp;
/** One change to a set-up. */
export type SetUpChange = ipc.SetUpChange["change"];

/** A warband that can be fielded. */
export type FieldableWarband = ipc.Candidate;
/** A set-up as the editor shows it. */
export type SetUpView = ipc.SetUpView;
export type Obstacle = ipc.Obstacle;
/** The terrain of another set-up on a table of the same size. */
export type Layout = ipc.Layout;
/** How it comes onto the table. */
export type LayoutOrientation = ipc.LayoutOrientation;
/** A set-up in the list. */
export type SetUpLine = ipc.SetUpLine;

export const openLibrary = (): Promise<ScenarioLibrary> => call("scenarios", null);
export { listRulesets } from "../rulings/calls.ts";
export const listSetUps = (): Promise<SetUpLine[]> => call("set_ups", null);
export const beginSetUp = (scenario: string, name: string, campaign: string | null): Promise<SetUpView> =>
  write("set_up_new", { scenario, own: null, name, campaign });
/** Sets up a scenario of one's own. */
export const beginOwnSetUp = (own: string, scenario: string, name: string): Promise<SetUpView> =>
  write("set_up_new", { scenario, own, name, campaign: null });
export const openSetUp = (set_up: string): Promise<SetUpView> => call("set_up", { set_up });
export const changeSetUp = (set_up: string, change: SetUpChange): Promise<SetUpView> =>
  write("set_up_change", { set_up, change });
export const listLayouts = (set_up: string): Promise<Layout[]> => call("set_up_layouts", { set_up });
export const layOut = (set_up: string, from: string, orientation: LayoutOrientation): Promise<SetUpView> =>
  write("set_up_lay_out", { set_up, from, orientation });
export const rollWeather = (set_up: string): Promise<SetUpView> => write("set_up_weather", { set_up });
export const undoSetUp = (set_up: string): Promise<SetUpView> => write("set_up_undo", { set_up });
export const redoSetUp = (set_up: string): Promise<SetUpView> => write("set_up_redo", { set_up });
