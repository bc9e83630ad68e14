/** What the aftermath asks of the other side. */
import type { Aftermath, AftermathLine, CorrectionStep, CorrectionView, AftermathAnswer } from "../calls.ts";
import type { Sent } from "../bindings/ipc.ts";
import { call, write } from "../ipc.svelte.ts";

export type {
  Aftermath,
  AftermathLine,
  CorrectionLine,
  CorrectionOutcome,
  CorrectionPage,
  CorrectionQuestion,
  CorrectionSpot,
  CorrectionStep,
  CorrectionView,
  AftermathAnswer,
  AftermathBoard,
  AftermathPage,
  AftermathQuestion,
  AftermathStep,
  AftermathTally,
} from "../calls.ts";

/** The battles that were fought, those to settle first. */
export const listAftermaths = (): Promise<AftermathLine[]> => call("aftermaths", null);
export const openAftermath = (aftermath: string): Promise<Aftermath> => call("aftermath", { aftermath });
export const answer = (aftermath: string, question: string, given: AftermathAnswer): Promise<Aftermath> =>
  write("aftermath_answer", { aftermath, question, answer: given });
/** The last answer, or the closing, taken back. */
/** Why: where it is closed. */
export const takeBack = (aftermath: string, reason: string): Promise<Aftermath> =>
  write("aftermath_undo", { aftermath, reason });
/** Both pages, at once or not at all. */
export const close = (aftermath: string): Promise<Aftermath> => write("aftermath_close", { aftermath });
/** What a page still asks, or its step under way, is settled at the table. */
export const setAside = (aftermath: string, warband: string, step: boolean): Promise<Aftermath> =>
  write("aftermath_set_aside", { aftermath, warband, step, reason: "" });
/** What was said after a battle, and what these steps would make of it; nothing is written. */
export const correction = (aftermath: string, steps: readonly CorrectionStep[]): Promise<CorrectionView> =>
  call("correction", { aftermath, steps: [...steps], reason: "" });
/** The correction, written. */
export const acceptCorrection = (
  aftermath: string,
  steps: readonly CorrectionStep[],
  reason: string,
): Promise<Aftermath> => write("correction_accept", { aftermath, steps: [...steps], reason });
/** Writes the result of a game into a file; nothing: no file was named. */
export const exportResult = (campaign: string, battle: string): Promise<Sent | null> =>
  call("result_export", { campaign, battle });
