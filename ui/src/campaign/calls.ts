/** What the campaign's screens ask of the other side. */
import type { Campaign, CampaignLine } from "../calls.ts";
import { call, write } from "../ipc.svelte.ts";

export type { Campaign, CampaignAction, CampaignGame, CampaignLine, Standing } from "../calls.ts";

export const listCampaigns = (): Promise<CampaignLine[]> => call("campaigns", null);
export const openCampaign = (campaign: string): Promise<Campaign> => call("campaign", { campaign });
/** The D6 of the stage table, typed or rolled here. */
export const rollScenario = (campaign: string, face: number | null): Promise<Campaign> =>
  write("campaign_roll_scenario", { campaign, face });
