/** A battle fought on paper: its sheet is opened, filled in, and filed. */
import type {
  BattleFiled,
  BattleSheet,
  PaperBattle,
  PaperRemarks,
  PaperScore,
  PaperSide,
  PaperStanding,
  PaperWho,
  PaperWinner,
  SheetDeed,
  SheetModel,
  SheetScenario,
  SheetWarband,
  Sent,
} from "../bindings/ipc.ts";
import { call, write } from "../ipc.svelte.ts";

export type {
  BattleSheet,
  PaperBattle,
  PaperScore,
  PaperSide,
  PaperStanding,
  PaperWho,
  PaperWinner,
  SheetDeed,
  SheetModel,
  SheetScenario,
  SheetWarband,
};

/** The sheet of a battle: of this planned one, or of the first. */
export const openSheet = (campaign: string, battle: string | null): Promise<BattleSheet> =>
  call("battle_sheet_open", { campaign, battle });
/** Who stands together, and who is ahead; a proposal. */
export const proposeWinner = (sides: PaperScore[]): Promise<PaperStanding> => call("battle_sheet_winner", { sides });
/** What the Forces have beyond what their next game allows, by side. */
export const remarks = (campaign: string, battle: PaperBattle): Promise<PaperRemarks> =>
  call("battle_sheet_remarks", { campaign, battle });
/** Files the battle: its aftermath is open then. */
export const fileBattle = (campaign: string, battle: PaperBattle): Promise<BattleFiled> =>
  write("battle_sheet_file", { campaign, battle });
/** Writes what stands on the sheet into a file, and files nothing; nothing: no file was named. */
export const sendBattle = (campaign: string, battle: PaperBattle): Promise<Sent | null> =>
  call("battle_sheet_send", { campaign, battle });
