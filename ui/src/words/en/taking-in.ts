/** A battle that counted for no campaign, taken into one. */
import { listed } from "../figures.ts";

export const takingIn = {
  heading: "Where it is settled",
  why: "This battle counts for no campaign. Scars, loot and experience belong to one: choose where they are kept. The log comes with it.",
  opens: "its aftermath opens there",
  take: "Take it in",
  takeNamed: (campaign: string) => `Take it in: ${campaign}`,
  fresh: "A new campaign",
  joins: (warbands: readonly string[]) => `${listed(warbands)} join it, and this is its first game.`,
  found: "Begin it with this battle",
  noNew: (why: string) => `No new campaign can begin with it. ${why}`,
  outside: "Not settled: outside any campaign",
  settle: "Settle",
  settleNamed: (battle: string) => `Settle ${battle}`,
};
