/** Games that were filed since their campaign's page was last looked at: the page shows them being written in. */
import type { CampaignGame } from "./calls.ts";

/** The last game that was looked at, by campaign. */
const seen = new Map<string, number>();

/** Whether a game is new to who looks at this campaign; on the first look nothing is. */
export function arrivals(campaign: string): (game: Pick<CampaignGame, "number">) => boolean {
  const last = seen.get(campaign);
  return ({ number }) => number !== null && last !== undefined && number > last;
}

/** These were looked at. */
export function look(campaign: string, games: readonly Pick<CampaignGame, "number">[]): void {
  seen.set(campaign, Math.max(...games.map(({ number }) => number ?? 0), 0));
}
