/** Sheets that were begun, by campaign: whoever looks something up finds theirs as they left it. */
import type { PaperBattle } from "./calls.ts";

export const drafts = new Map<string, PaperBattle>();
