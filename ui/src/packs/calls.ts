/** What is asked about packs, and about two states of a warband. */
import type { CandidateBrought, CataloguesIn, PackBrought, Sent } from "../bindings/ipc.ts";
import type { Campaign, Compared, HistoryLine, PackLine, Warband } from "../calls.ts";
import { call, choose, write } from "../ipc.svelte.ts";

export type { CandidateBrought } from "../bindings/ipc.ts";
export type { Compared, HistoryLine, PackLine } from "../calls.ts";

/** The packs that can be followed, the usual one first. */
export const listPacks = (): Promise<PackLine[]> => call("packs", null);
/** Takes in the pack of a file; none: the person chose none. */
export const bringPack = (): Promise<PackBrought | null> => choose("pack_bring", null);
/** Makes a candidate from catalogues of New Recruit; none: the person chose none. */
export const makeCandidate = (from: CataloguesIn): Promise<CandidateBrought | null> =>
  choose("pack_from_catalogues", { from });
/** Writes a pack as one file; none: the person named none. */
export const sendPack = (hash: string): Promise<Sent | null> => choose("pack_send", { hash });
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
