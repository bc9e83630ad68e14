/** Packs, and two states of a warband side by side. */
import { count } from "../figures.ts";

export const packs = {
  heading: "Rules",
  version: (version: string) => `version ${version}`,
  kept: "kept in this book",
  choose: "Rules",
  other: "Switch to",
  stay: "keep these",
  stayButton: "Cancel",
  move: (name: string) => `Switch to ${name}`,
  boundToCampaign: "Its rules switch together with its campaign’s.",
  same: "Nothing changes.",
  broken: "No longer allowed",
  mended: "Allowed from then on",
  before: "before: ",
  after: "after: ",
  history: "History",
  historyHint: "newest first",
  compare: "Compare",
  compareEntry: (seq: number) => `Compare entry ${count(seq)}`,
  takenBack: "taken back",
  between: (chosen: readonly number[]) => {
    const [one, other] = [...chosen].sort((a, b) => a - b);
    return other === undefined
      ? `From entry ${count(one ?? 0)} to now`
      : `From entry ${count(one ?? 0)} to entry ${count(other)}`;
  },
};
