/** Sheets that were begun, by campaign: a player who looks something up finds theirs as they left it. */
import type { PaperBattle } from "./calls.ts";
import type { Fit } from "./form.ts";

interface Draft {
  battle: PaperBattle;
  /** Who could have fought when it was left. */
  fit: Fit;
}

export const drafts = new Map<string, Draft>();
