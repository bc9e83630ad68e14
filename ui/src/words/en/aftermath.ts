/** Aftermath: the ledger of a Campaign Phase. */
import { count, plural } from "../figures.ts";

export const aftermath = {
  open: (battle: string) => `${battle} · nothing is final until both pages close`,
  closed: (battle: string) => `${battle} · closed`,
  emptyHeading: "Nothing to settle",
  emptyText: "When a battle ends, what became of the fallen is settled here, a page for each warband.",
  emptyAction: "Go to the battle",
  listHeading: "Battles to settle",
  settledHeading: "Settled battles",
  listOpen: (n: number) => plural(n, "thing to settle", "things to settle"),
  listClosed: "closed",
  undo: (what: string) => `Undo: ${what}`,
  nothingToUndo: "Nothing to undo",
  closeBoth: "Close both pages",
  stillOpen: (n: number) => `Close both pages · ${count(n)} open`,
  isClosed: "Both pages closed",
  toCampaign: "To the campaign",
  outcome: { won: "won", drew: "drew", lost: "lost" },
  score: (ours: number, theirs: number) => `${count(ours)} : ${count(theirs)}`,
  cvp: "Campaign Victory Points",
  /** What is done in the steps that are kept by hand, by their numbers. */
  about: {
    2: "Promotion dice for the Troops, then experience for the ELITE models and the advances it brings.",
    3: "Instead of steps 4 and 5: recruit up to the Threshold of the next game, and give up the Strongbox and Arsenal.",
    4: "Dice for what the Warband finds between the battles.",
    5: "Recruit, buy, sell and pass on kit, with ducats and Glory.",
    6: "Bring the roster up to date for the next game.",
  } as Partial<Record<number, string>>,
  strongbox: "Strongbox",
  glory: "Glory",
  gloryGain: (had: number, gained: number) => `${count(had)} + ${count(gained)}`,
  amount: "Sum",
  rollHere: "Roll here",
  d66: "first die tens, second die ones",
  news: (name: string, result: string) => `${name}: ${result}`,
};
