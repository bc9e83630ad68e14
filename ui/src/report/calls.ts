/** What the page of a report asks of the other side. */
import type { ReportPage, ReportText, Sent } from "../bindings/ipc.ts";
import { call, choose } from "../ipc.svelte.ts";

export type { ReportText } from "../bindings/ipc.ts";

export const lookAtReport = (page: ReportPage, said: string): Promise<ReportText> =>
  call("report_look", { page, said });
/** Saves it as it was shown; none: the person chose no place. */
export const saveReport = (shown: ReportText): Promise<Sent | null> => choose("report_save", shown);
