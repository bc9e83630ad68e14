/** What is asked about models and kit by hand. */
import type { Compared, OwnMatch } from "../calls.ts";
import { call } from "../ipc.svelte.ts";

export type { Compared, OwnItem, OwnLine, OwnMatch, OwnModel } from "../calls.ts";

/** The id under which a faction by hand is found in a pack. */
export const FACTION = "own/faction";

export const matches = (warband: string, id: string): Promise<OwnMatch[]> => call("warband_matches", { warband, id });
/** What it would change; nothing is written. */
export const matched = (warband: string, id: string, other: string): Promise<Compared> =>
  call("warband_matched", { warband, id, with: other });
