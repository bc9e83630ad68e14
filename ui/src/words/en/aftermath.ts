/** Aftermath: the ledger of a Campaign Phase. */
import { count, dated, plural } from "../figures.ts";

const allOf = (pages: number) => (pages === 1 ? "the page" : pages === 2 ? "both pages" : "all pages");

const lostCount = (n: number) => `${count(n)} no longer valid`;

export const aftermath = {
  open: (battle: string, pages: number) =>
    `${battle} · open until ${pages === 1 ? "its page is" : `${allOf(pages)} are`} agreed`,
  closed: (battle: string) => `${battle} · closed`,
  emptyHeading: "Nothing to settle",
  emptyText: "When a battle ends, you settle here what became of the fallen: one page for each Warband.",
  emptyAction: "Go to the battle",
  listHeading: "Battles to settle",
  settledHeading: "Settled battles",
  listOpen: (n: number) => plural(n, "thing to settle", "things to settle"),
  listClosed: "closed",
  /** In which campaign, and when. */
  listOf: (campaign: string, day: string | null) =>
    [campaign, day === null ? "" : dated(day)].filter(Boolean).join(" · "),
  undo: (what: string) => `Undo: ${what}`,
  nothingToUndo: "Nothing to undo here; try the campaign’s page",
  reopening: "This aftermath is closed",
  reopeningText:
    "If you open it again, its Warbands go back to how they were before it. The campaign’s history keeps the reason.",
  reopenWhy: "Why open it again",
  reopen: "Open it again",
  leaveClosed: "Cancel",
  close: (pages: number) => `Close ${allOf(pages)}`,
  stillOpen: (n: number) => `${count(n)} open`,
  pages: "Page shown",
  isClosed: "All pages closed",
  toCampaign: "To the campaign",
  agreed: "Agreed",
  points: " victory points",
  theDead: (warband: string) => `The dead of ${warband}`,
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
  ofModel: (question: string, warband: string) => `${question} (${warband})`,
  search: "Look for kit",
  takeNothing: "Take nothing",
  spent: (spent: number, of: number, unit: string) => `${count(spent)} of ${count(of)} ${unit}`,
  counted: (n: number, of: number) => `${count(n)} of ${count(of)}`,
  toTheRoster: "To the roster",
  stepAside: "Resolve at the table",
  restAside: "Resolve the rest at the table",
  asideOf: { step: "Skip this step", rest: "Skip the rest" },
  goOnHere: "Continue here",
  whichDie: "The dice on the table",
  die: (i: number, face: number, again: boolean, inHand: boolean) =>
    inHand
      ? `Die ${count(i + 1)}, in hand, showed ${count(face)}`
      : `Die ${count(i + 1)} shows ${count(face)}${again ? ", re-rolled already" : ""}`,
  pickADie: "choose a die first",
  turnTo: "Turn it to which face?",
  action: (label: string, left: number) => (left > 1 ? `${label} · ${count(left)} left` : label),
  inAftermath: (trading: boolean, recruiting: boolean) =>
    recruiting
      ? "Reinforcements: recruit models and buy their kit; models already in the Warband get nothing. Final when all pages are closed."
      : trading
        ? "Quartermaster: what you do here is final when all pages of the aftermath are closed."
        : "Its aftermath is open: change it there, in the Quartermaster step.",
  toAftermath: "Back to the aftermath",
  d66: "first die tens, second die ones",
  correct: "Correct",
  correcting: (battle: string) => `${battle} · correction`,
  backToSheet: "Back to the sheet",
  backToLedger: "Back to the pages",
  hintHeading: "What was misread or written down wrong?",
  hint: "Press it on the page and correct it there. You see in red what follows; nothing changes until you accept.",
  stays: "The battles after it stay as they were fought.",
  correctOf: (what: string) => `Correct: ${what}`,
  leaveIt: "Cancel",
  undoIt: "Undo",
  strike: "Strike out",
  strikeOf: (what: string) => `Strike out: ${what}`,
  result: "The result",
  thisResult: "Use this result",
  corrected: "corrected",
  was: "first:",
  becomes: "becomes",
  struck: "struck out",
  withSum: (choice: string, sum: number) => `${choice}: ${count(sum)}`,
  times: (what: string, n: number) => (n === 1 ? what : `${count(n)} × ${what}`),
  onDie: (action: string, die: number | null, face: number | null) =>
    [die === null ? action : `${action}, die ${count(die + 1)}`, face === null ? "" : count(face)]
      .filter(Boolean)
      .join(": "),
  nothing: "nothing",
  rolled: "rolled here",
  theCorrection: "The correction",
  made: (n: number) => plural(n, "correction", "corrections"),
  changed: (warbands: readonly string[], lost: number) =>
    [
      warbands.length === 0 ? "No Warband changes" : `Changes for ${warbands.join(", ")}`,
      ...(lost === 0 ? [] : [lostCount(lost)]),
    ].join("; "),
  today: "Today:",
  theBattle: "The battle",
  asAWhole: "The Warband",
  becomesOf: (warband: string) => `What changes for ${warband}`,
  nothingBecomes: "This changes nothing.",
  noWarbandBecomes: "No Warband changes; only the record of the battle does.",
  beyond: "Not on these pages",
  asked: "Asked because of this",
  withSaid: (what: string, said: string) => `${what}: ${said}`,
  /** Something by what it is called, told from others by whose it is, or how it was answered. */
  toldApart: (what: string, by: string) => `${what} · ${by}`,
  askedOf: (battle: string, name: string) => `${battle} · ${name}`,
  lost: "No longer valid:",
  lostCount,
  mendOf: (mend: string, what: string) => `${mend}: ${what}`,
  lostHeading: "Dropped: no longer valid",
  lostHint:
    "Make room by striking out something else, grant what is missing, redo it in the next aftermath, or leave the past as it was.",
  why: "Why correct it",
  accept: "Accept the correction",
  leaveAll: "Cancel",
  openCorrection: "Correct these pages",
  news: (name: string, result: string) => `${name}: ${result}`,
};
