/** What the pages of evenings and rotations ask of the other side. */
import type {
  RulebookChoice,
  EveningChanges,
  EveningChoices,
  EveningDraw,
  EveningLine,
  EveningPresence,
  EveningThrow,
  EveningView,
  Fairness,
  NewEvening,
  RotationChange,
  RotationLine,
  RotationView,
} from "../bindings/ipc.ts";
import { call, write } from "../ipc.svelte.ts";

export type {
  Acquaintance,
  RulebookChoice,
  EveningChoices,
  EveningGame,
  EveningLine,
  EveningPlayer,
  EveningRound,
  EveningTable,
  Fairness,
  NewEvening,
  RotationDay,
  RotationLine,
  RoundClock,
} from "../bindings/ipc.ts";

export type Evening = EveningView;
export type Rotation = RotationView;
export type RotationSlot = Rotation["slots"][number];
/** What is said about an evening. */
export type Say = EveningChanges["changes"][number];
/** What is said about a rotation. */
export type Turn = RotationChange["change"];
export type Slot = Extract<Turn, { do: "put" }>["slot"];
/** What a player says of an evening for themselves. */
export type Presence = EveningPresence["says"];
export type Pool = EveningDraw["pool"];
export type Face = NonNullable<EveningThrow["face"]>;

/** How a game is planned: in place of the plans of these battles, or as its campaign has planned it. */
export type Planned = { insteadOf?: string[]; asPlanned?: boolean };

export const listEvenings = (): Promise<EveningLine[]> => call("evenings", null);
export const newEvening = (evening: NewEvening): Promise<Evening> => write("evening_new", evening);
/** What an evening's page chooses from: people, scenarios, rotations. */
export const openChoices = (evening: string): Promise<EveningChoices> => call("evening_choices", { evening });
export const openEvening = (evening: string): Promise<Evening> => call("evening", { evening });
/** Says these one after the other: all of them stand, or none. */
export const say = (evening: string, changes: Say[]): Promise<Evening> => write("evening_change", { evening, changes });
/** Somebody new is there, or expected. */
export const guest = (evening: string, name: string, namesake: boolean, expected: boolean): Promise<Evening> =>
  write("evening_guest", { evening, name, namesake, expected });
/** A player of the club says for their Warband whether they come. */
export const present = (evening: string, warband: string, says: Presence): Promise<Evening> =>
  write("evening_presence", { evening, warband, says });
/** Draws a round; `shared`: players share a table by three or four before anybody sits out. */
export const draw = (evening: string, next: boolean, pool: Pool, shared: boolean): Promise<Evening> =>
  write("evening_draw", { evening, next, pool, shared, seed: null });
export const start = (evening: string): Promise<Evening> => write("evening_start", { evening, at: null });
/** Two change places; in a round that is started their campaigns plan again. */
export const swap = (evening: string, players: [string, string]): Promise<Evening> =>
  write("evening_swap", { evening, players });
/** Nobody plays it, or somebody does after all. */
export const drop = (evening: string, game: number, dropped: boolean): Promise<Evening> =>
  write("evening_drop", { evening, game, dropped });
export const undo = (evening: string): Promise<Evening> => write("evening_undo", { evening });
export const redo = (evening: string): Promise<Evening> => write("evening_redo", { evening });
/** Plans it in its campaign, or takes over what is planned there; in place of these plans, which were named. */
export const plan = (evening: string, game: number, by: Planned = {}): Promise<Evening> =>
  write("evening_plan", {
    evening,
    game,
    instead_of: by.insteadOf ?? [],
    as_planned: by.asPlanned ?? false,
  });
export const unplan = (evening: string, game: number): Promise<Evening> => write("evening_unplan", { evening, game });
/** The D6 of the stage table; no face: it is rolled here. */
export const byBook = (evening: string, game: number, face: Face | null): Promise<Evening> =>
  write("evening_book", { evening, game, face });
/** A roll-off: all rounds that fell at the table, or null for the app to roll. */
export const rolledOff = (evening: string, choice: RulebookChoice, faces: Face[] | null): Promise<Evening> => {
  const all = faces && [...(choice.roll_off?.faces ?? []), ...faces];
  return call("evening_roll_off", { evening, choice, faces: all });
};
export const chosen = (evening: string, choice: RulebookChoice, scenario: string): Promise<Evening> =>
  write("evening_chosen", { evening, choice, scenario });
export const openFairness = (): Promise<Fairness> => call("fairness", null);

export const listRotations = (): Promise<RotationLine[]> => call("rotations", null);
export const newRotation = (name: string, full: boolean): Promise<Rotation> => write("rotation_new", { name, full });
export const openRotation = (rotation: string): Promise<Rotation> => call("rotation", { rotation });
export const turn = (rotation: string, change: Turn): Promise<Rotation> =>
  write("rotation_change", { rotation, change });
export const undoTurn = (rotation: string): Promise<Rotation> => write("rotation_undo", { rotation });
export const redoTurn = (rotation: string): Promise<Rotation> => write("rotation_redo", { rotation });
