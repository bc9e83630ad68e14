/** Packs, and two states of a warband side by side. */
import { count } from "../figures.ts";

export const packs = {
  heading: "Rules",
  version: (version: string) => `version ${version}`,
  kept: "kept in this book",
  choose: "Rules",
  shelf: "Packs of rules",
  send: "Save as a file",
  sendOf: (name: string) => `Save as a file: ${name}`,
  sent: (file: string) => `Saved to ${file}.`,
  bring: "Bring in a pack",
  bringNote: "a file that ends in .nml-pack, or the pack.json of a folder",
  brought: (name: string) => `${name} is in this book. Warbands and campaigns can switch to it.`,
  known: (name: string) => `${name} is here already.`,
  other: "Switch to",
  lookAt: "See what changes with",
  stay: "keep these",
  stayButton: "Cancel",
  move: (name: string) => `Switch to ${name}`,
  boundToCampaign: "Its rules switch together with its campaign’s.",
  organised: "The organiser switches the rules of the campaign, for all Warbands at once.",
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
