/** Das Nachspiel: die Seiten einer Kampagnenphase. */
import type { aftermath as en } from "../en/aftermath.ts";
import { count, dated, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const lostCount = (n: number) => `${count(n)} nicht mehr gültig`;

export const aftermath: Sentences<typeof en> = {
  open: (battle: string, pages: number) =>
    `${battle} · offen, bis ihr ${pages === 1 ? "der Seite" : pages === 2 ? "beiden Seiten" : "allen Seiten"} zustimmt`,
  closed: (battle: string) => `${battle} · geschlossen`,
  emptyHeading: "Nichts abzuwickeln",
  emptyText: "Nach einer Schlacht wickelst du hier ab, was aus den Gefallenen wurde: eine Seite für jede Warband.",
  emptyAction: "Zur Schlacht",
  listHeading: "Abzuwickelnde Schlachten",
  settledHeading: "Abgewickelte Schlachten",
  listOpen: (n: number) => plural(n, "Punkt offen", "Punkte offen"),
  listClosed: "geschlossen",
  listOf: (campaign: string, day: string | null) =>
    [campaign, day === null ? "" : dated(day)].filter(Boolean).join(" · "),
  undo: (what: string) => `Rückgängig: ${what}`,
  nothingToUndo: "Hier nichts; versuch es auf der Seite der Kampagne",
  reopening: "Dieses Nachspiel ist geschlossen",
  reopeningText: "Öffnest du es wieder, sind seine Warbands wie davor. Der Verlauf der Kampagne bewahrt den Grund auf.",
  reopenWhy: "Warum wieder öffnen",
  reopen: "Wieder öffnen",
  leaveClosed: "Abbrechen",
  close: (pages: number) => `${pages === 1 ? "Seite" : pages === 2 ? "Beide Seiten" : "Alle Seiten"} schließen`,
  stillOpen: (n: number) => `${count(n)} offen`,
  pages: "Gezeigte Seite",
  isClosed: "Alle Seiten geschlossen",
  toCampaign: "Zur Kampagne",
  agreed: "Zugestimmt",
  points: " Siegpunkte",
  theDead: (warband: string) => `Die Toten von ${warband}`,
  outcome: { won: "gewonnen", drew: "remis", lost: "verloren" },
  score: (ours: number | null, theirs: number | null) =>
    ours === null && theirs === null
      ? "SP nicht notiert"
      : [ours, theirs].map((points) => (points === null ? "–" : count(points))).join(" : "),
  cvp: "Kampagnenpunkte",
  strongbox: "Kriegskasse",
  glory: "Ruhm",
  gloryNow: (had: number, now: number) => (had === now ? count(now) : `${count(had)} → ${count(now)}`),
  amount: "Summe",
  rollHere: "Hier würfeln",
  rollHereSo: (n: number) => `Hier ${count(n)} Würfel werfen`,
  extraDice: "Extra Dice",
  whyOf: (what: string) => `Warum ${what}`,
  thrown: (what: string, came: string) => (came === "" ? what : `${what}: ${came}`),
  theseDice: (n: number) => (n === 1 ? "Diesen Würfel" : `Diese ${count(n)} Würfel`),
  ofWarband: (question: string, warband: string) => `${question} ${warband}`,
  ofModel: (question: string, warband: string) => `${question} (${warband})`,
  search: "Ausrüstung suchen",
  takeNothing: "Nichts nehmen",
  spent: (spent: number, of: number, unit: string) => `${count(spent)} von ${count(of)} ${unit}`,
  counted: (n: number, of: number) => `${count(n)} von ${count(of)}`,
  toTheRoster: "Zum Roster",
  stepAside: "Am Tisch regeln",
  restAside: "Den Rest am Tisch regeln",
  asideOf: { step: "Schritt auslassen", rest: "Rest auslassen" },
  goOnHere: "Hier weiter",
  whichDie: "Die Würfel auf dem Tisch",
  die: (i: number, face: number, again: boolean, inHand: boolean) =>
    inHand
      ? `Würfel ${count(i + 1)}, in der Hand, zeigte ${count(face)}`
      : `Würfel ${count(i + 1)} zeigt ${count(face)}${again ? ", schon neu geworfen" : ""}`,
  pickADie: "wähle zuerst einen Würfel",
  turnTo: "Auf welche Zahl drehen?",
  action: (label: string, left: number) => (left > 1 ? `${label} · noch ${count(left)}` : label),
  inAftermath: (trading: boolean, recruiting: boolean) =>
    recruiting
      ? "Verstärkung: Wirb Modelle an und kauf ihre Ausrüstung; wer schon in der Warband ist, bekommt nichts. Endgültig, wenn alle Seiten geschlossen sind."
      : trading
        ? "Quartiermeister: Was du hier tust, ist endgültig, wenn alle Seiten des Nachspiels geschlossen sind."
        : "Ihr Nachspiel ist offen: Ändere sie dort, im Schritt Quartiermeister.",
  toAftermath: "Zurück zum Nachspiel",
  d66: "erster Würfel Zehner, zweiter Einer",
  correct: "Berichtigen",
  correcting: (battle: string) => `${battle} · Berichtigung`,
  backToSheet: "Zurück zum Bogen",
  backToLedger: "Zurück zu den Seiten",
  hintHeading: "Was wurde falsch gelesen oder notiert?",
  hint: "Tipp es auf der Seite an, und berichtige es dort. In Rot siehst du, was daraus folgt; nichts ändert sich, bis du annimmst.",
  stays: "Die Schlachten danach bleiben, wie sie geschlagen wurden.",
  correctOf: (what: string) => `Berichtigen: ${what}`,
  leaveIt: "Abbrechen",
  undoIt: "Rückgängig",
  strike: "Streichen",
  strikeOf: (what: string) => `Streichen: ${what}`,
  result: "Das Ergebnis",
  thisResult: "Dieses Ergebnis",
  corrected: "berichtigt",
  was: "zuerst:",
  becomes: "wird",
  struck: "gestrichen",
  withSum: (choice: string, sum: number) => `${choice}: ${count(sum)}`,
  times: (what: string, n: number) => (n === 1 ? what : `${count(n)} × ${what}`),
  onDie: (action: string, die: number | null, face: number | null) =>
    [die === null ? action : `${action}, Würfel ${count(die + 1)}`, face === null ? "" : count(face)]
      .filter(Boolean)
      .join(": "),
  nothing: "nichts",
  rolled: "hier gewürfelt",
  theCorrection: "Die Berichtigung",
  made: (n: number) => plural(n, "Berichtigung", "Berichtigungen"),
  changed: (warbands: readonly string[], lost: number) =>
    [
      warbands.length === 0 ? "Keine Warband ändert sich" : `Änderungen: ${warbands.join(", ")}`,
      ...(lost === 0 ? [] : [lostCount(lost)]),
    ].join("; "),
  today: "Heute:",
  theBattle: "Die Schlacht",
  asAWhole: "Die Warband",
  becomesOf: (warband: string) => `Was sich für ${warband} ändert`,
  nothingBecomes: "Das ändert nichts.",
  noWarbandBecomes: "Keine Warband ändert sich, nur die Aufzeichnung der Schlacht.",
  beyond: "Nicht auf diesen Seiten",
  asked: "Deswegen gefragt",
  withSaid: (what: string, said: string) => `${what}: ${said}`,
  toldApart: (what: string, by: string) => `${what} · ${by}`,
  askedOf: (battle: string, name: string) => `${battle} · ${name}`,
  lost: "Nicht mehr gültig:",
  lostCount,
  mendOf: (mend: string, what: string) => `${mend}: ${what}`,
  lostHeading: "Weggefallen: nicht mehr gültig",
  lostHint:
    "Schaff Platz, indem du anderes streichst, gewähre, was fehlt, hol es im nächsten Nachspiel nach, oder lass die Vergangenheit, wie sie war.",
  why: "Warum berichtigen",
  accept: "Berichtigung annehmen",
  leaveAll: "Abbrechen",
  openCorrection: "Seiten berichtigen",
  news: (name: string, result: string) => `${name}: ${result}`,
};
