/** What the aftermath asks of the other side. */
import type { Aftermath, AftermathLine, LedgerAnswer } from "../calls.ts";
import { call, write } from "../ipc.svelte.ts";

export type { Aftermath, LedgerAnswer, LedgerPage, LedgerQuestion, LedgerStep } from "../calls.ts";

/** The battles that were fought, those to settle first. */
export const listAftermaths = (): Promise<AftermathLine[]> => call("aftermaths", null);
export const openAftermath = (aftermath: string): Promise<Aftermath> => call("aftermath", { aftermath });
export const answer = (aftermath: string, question: string, given: LedgerAnswer): Promise<Aftermath> =>
  write("aftermath_answer", { aftermath, question, answer: given });
/** The last answer, or the closing, taken back. */
export const takeBack = (aftermath: string): Promise<Aftermath> => write("aftermath_undo", { aftermath });
/** Both pages, at once or not at all. */
export const close = (aftermath: string): Promise<Aftermath> => write("aftermath_close", { aftermath });
