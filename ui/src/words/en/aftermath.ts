/** Aftermath: the ledger of a Campaign Phase. */
import { count, plural } from "../figures.ts";

const allOf = (pages: number) => (pages === 1 ? "the page" : pages === 2 ? "both pages" : "all pages");

export const aftermath = {
  open: (battle: string, pages: number) =>
    `${battle} · nothing is final until the last “Agreed” closes ${allOf(pages)}`,
  closed: (battle: string) => `${battle} · closed`,
  emptyHeading: "Nothing to settle",
  emptyText: "When a battle ends, what became of the fallen is settled here, a page for each Warband.",
  emptyAction: "Go to the battle",
  listHeading: "Battles to settle",
  settledHeading: "Settled battles",
  listOpen: (n: number) => plural(n, "thing to settle", "things to settle"),
  listClosed: "closed",
  undo: (what: string) => `Undo: ${what}`,
  nothingToUndo: "Nothing to undo",
  reopening: "Both have agreed, and it is closed",
  reopeningText:
    "Opening it again puts both Warbands back to where they were before it. The reason is kept in the campaign’s history.",
  reopenWhy: "Why it is opened again",
  reopen: "Open it again",
  leaveClosed: "Leave it closed",
  close: (pages: number) => `Close ${allOf(pages)}`,
  stillOpen: (n: number) => `${count(n)} open`,
  isClosed: "Both pages closed",
  toCampaign: "To the campaign",
  outcome: { won: "won", drew: "drew", lost: "lost" },
  score: (ours: number | null, theirs: number | null) =>
    ours === null && theirs === null
      ? "VP not recorded"
      : [ours, theirs].map((points) => (points === null ? "–" : count(points))).join(" : "),
  cvp: "Campaign Victory Points",
  strongbox: "Strongbox",
  glory: "Glory",
  gloryNow: (had: number, now: number) => (had === now ? count(now) : `${count(had)} → ${count(now)}`),
  amount: "Sum",
  rollHere: "Roll here",
  rollHereSo: (n: number) => `Roll ${count(n)} dice here`,
  extraDice: "Extra Dice",
  whyOf: (what: string) => `Why ${what}`,
  thrown: (what: string, came: string) => (came === "" ? what : `${what}: ${came}`),
  theseDice: (n: number) => (n === 1 ? "This die" : `These ${count(n)} dice`),
  ofWarband: (question: string, warband: string) => `${question} ${warband}`,
  search: "Look for kit",
  takeNothing: "Take nothing",
  spent: (spent: number, of: number, unit: string) => `${count(spent)} of ${count(of)} ${unit}`,
  counted: (n: number, of: number) => `${count(n)} of ${count(of)}`,
  toTheRoster: "To the roster",
  stepAside: "Settle this step at the table",
  restAside: "Settle the rest at the table",
  asideOf: { step: "Leave this step to the table", rest: "Leave the rest to the table" },
  goOnHere: "Go on here",
  whichDie: "The dice on the table",
  die: (i: number, face: number, again: boolean, inHand: boolean) =>
    inHand
      ? `Die ${count(i + 1)}, in hand, showed ${count(face)}`
      : `Die ${count(i + 1)} shows ${count(face)}${again ? ", re-rolled already" : ""}`,
  pickADie: "choose a die first",
  turnTo: "To which face?",
  action: (label: string, left: number) => (left > 1 ? `${label} · ${count(left)} left` : label),
  inAftermath: (trading: boolean, recruiting: boolean) =>
    recruiting
      ? "Reinforcements: recruits and their kit, nothing for those who are there. Final when all pages are closed."
      : trading
        ? "Quartermaster: what you do here is final when all pages of the aftermath are closed."
        : "Its aftermath is open: change it there, in the Quartermaster step.",
  toAftermath: "Back to the aftermath",
  d66: "first die tens, second die ones",
  correct: "Correct",
  correcting: (battle: string) => `${battle} · correction`,
  backToLedger: "Back to the pages",
  hintHeading: "What was misread or written down wrong?",
  hint: "Change it in its line. What follows from it is shown here first, and nothing is changed before you accept it.",
  stays: "Battles stay as fought, whatever changes here.",
  nothingSaid: "Nothing has been answered on this page.",
  sayAnew: "Change",
  sayAnewOf: (what: string) => `Change: ${what}`,
  leaveIt: "Leave it",
  strike: "Strike out",
  strikeOf: (what: string) => `Strike out: ${what}`,
  result: "The result",
  thisResult: "This is how it ended",
  saidAnew: "changed",
  was: "first:",
  becomes: "becomes",
  struck: "struck out",
  thenAndNow: "Then and now",
  theBattle: "The battle",
  asAWhole: "The Warband",
  nothingBecomes: "This changes nothing.",
  noWarbandBecomes: "No Warband changes; only the record of the battle does.",
  asked: "Asked because of this",
  askedOf: (battle: string, name: string) => `${battle} · ${name}`,
  lost: "No longer holds, and is left out",
  mendOf: (mend: string, what: string) => `${mend}: ${what}`,
  lostHint:
    "Strike out something else to make room for it, grant what is missing, do it again in the next aftermath, or leave the past as it was.",
  absent: "Stays as fought",
  why: "Why it is corrected",
  whyHint: "A correction needs a reason, for those who read it later.",
  accept: "Accept the correction",
  leaveAll: "Leave as it was",
  corrected: (n: number) => (n === 1 ? "Corrected once" : `Corrected ${count(n)} times`),
  correctedBy: (by: string, on: string) => [by, on].filter(Boolean).join(", "),
  openCorrection: "Correct these pages",
  news: (name: string, result: string) => `${name}: ${result}`,
};
