/** Aftermath: the ledger of a Campaign Phase. */
import { count, plural } from "../figures.ts";

export const aftermath = {
  open: (battle: string) => `${battle} · nothing is final until both pages close`,
  closed: (battle: string) => `${battle} · closed`,
  emptyHeading: "Nothing to settle",
  emptyText: "When a battle ends, what became of the fallen is settled here, a page for each warband.",
  emptyAction: "Go to the battle",
  listHeading: "Battles to settle",
  listOpen: (n: number) => plural(n, "point open", "points open"),
  listClosed: "closed",
  undo: (what: string) => `Undo: ${what}`,
  nothingToUndo: "Nothing to undo",
  closeBoth: "Close both pages",
  stillOpen: (n: number) => `Close both pages · ${count(n)} open`,
  isClosed: "Both pages closed",
  toCampaign: "To the campaign",
  outcome: { won: "won", drew: "drew", lost: "lost" },
  score: (ours: number, theirs: number) => `${count(ours)} : ${count(theirs)}`,
  cvp: "CVP",
  strongbox: "Strongbox",
  glory: "Glory",
  gloryGain: (had: number, gained: number) => `${count(had)} + ${count(gained)}`,
  amount: "Sum",
  rollHere: "Roll here",
  d66: "first die tens, second die ones",
  news: (name: string, result: string) => `${name}: ${result}`,
};
