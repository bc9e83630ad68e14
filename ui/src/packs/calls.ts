/** What is asked about packs, and about two states of a warband. */
import type { Campaign, Compared, HistoryLine, PackLine, Warband } from "../calls.ts";
import { call, write } from "../ipc.svelte.ts";

export type { Compared, HistoryLine, PackLine } from "../calls.ts";

/** The packs that can be followed, the usual one first. */
export const listPacks = (): Promise<PackLine[]> => call("packs", null);
/** What another pack would change; nothing is written. */
export const warbandUnder = async (warband: string, pack: string): Promise<Compared[]> => [
  await call("warband_under", { warband, pack }),
];
export const moveWarband = (warband: string, pack: string): Promise<Warband> =>
  write("warband_move", { warband, pack });
export const campaignUnder = (campaign: string, pack: string): Promise<Compared[]> =>
  call("campaign_under", { campaign, pack });
export const moveCampaign = (campaign: string, pack: string): Promise<Campaign> =>
  write("campaign_move", { campaign, pack });
/** Everything done to a warband, the newest first. */
export const historyOf = (warband: string): Promise<HistoryLine[]> => call("warband_history", { warband });
/** What lies between two entries; the number of none is 0. */
export const between = (warband: string, before: number, after: number): Promise<Compared> =>
  call("warband_moments", { warband, before, after });
