/** Aftermath: the ledger of a Campaign Phase. */
import { count, plural } from "../figures.ts";

const allOf = (pages: number) => (pages === 1 ? "the page" : pages === 2 ? "both pages" : "all pages");

export const aftermath = {
  open: (battle: string, pages: number) =>
    `${battle} · nothing is final until ${pages === 1 ? "the page closes" : `${allOf(pages)} close`}`,
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
  close: (pages: number) => `Close ${allOf(pages)}`,
  stillOpen: (n: number, pages: number) => `Close ${allOf(pages)} · ${count(n)} open`,
  isClosed: "Both pages closed",
  toCampaign: "To the campaign",
  outcome: { won: "won", drew: "drew", lost: "lost" },
  score: (ours: number, theirs: number) => `${count(ours)} : ${count(theirs)}`,
  cvp: "Campaign Victory Points",
  strongbox: "Strongbox",
  glory: "Glory",
  gloryGain: (had: number, gained: number) => `${count(had)} + ${count(gained)}`,
  amount: "Sum",
  rollHere: "Roll here",
  theseDice: (n: number) => (n === 1 ? "This die" : `These ${count(n)} dice`),
  ofWarband: (question: string, warband: string) => `${question} ${warband}`,
  search: "Look for kit",
  takeNothing: "Take nothing",
  spent: (spent: number, of: number, unit: string) => `${count(spent)} of ${count(of)} ${unit}`,
  counted: (n: number, of: number) => `${count(n)} of ${count(of)}`,
  toTheRoster: "To the roster",
  stepAside: "Settle this step at the table",
  restAside: "Settle all that is left at the table",
  whichDie: "The dice on the table",
  die: (i: number, face: number, again: boolean) =>
    `Die ${count(i + 1)} shows ${count(face)}${again ? ", thrown again already" : ""}`,
  pickADie: "choose a die first",
  turnTo: "To which face?",
  action: (label: string, left: number) => (left > 1 ? `${label} · ${count(left)}` : label),
  inAftermath: (trading: boolean, recruiting: boolean) =>
    recruiting
      ? "Reinforcements: recruits and their kit, nothing for those who are there. Final when all pages are closed."
      : trading
        ? "Quartermaster: what is done here is final when all pages of the aftermath are closed."
        : "Its aftermath is open: it is changed in its Quartermaster step there.",
  toAftermath: "Back to the aftermath",
  d66: "first die tens, second die ones",
  news: (name: string, result: string) => `${name}: ${result}`,
};
