/** Rozliczenie: księga fazy kampanii. */
import { count, dated } from "../figures.ts";
import type { aftermath as en } from "../en/aftermath.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

const allOf = (pages: number) => (pages === 1 ? "kartę" : pages === 2 ? "obie karty" : "wszystkie");

const lostCount = (n: number) => `${count(n)} już nieaktualne`;

export const aftermath: Sentences<typeof en> = {
  open: (battle, pages) =>
    `${battle} · otwarte do zgody ${pages === 1 ? "na karcie" : pages === 2 ? "na obu kartach" : "na wszystkich kartach"}`,
  closed: (battle) => `${battle} · zamknięte`,
  emptyHeading: "Nie ma czego rozliczać",
  emptyText: "Po bitwie rozstrzygacie tu los poległych: jedna karta na bandę.",
  emptyAction: "Do bitwy",
  listHeading: "Bitwy do rozliczenia",
  settledHeading: "Rozliczone bitwy",
  listOpen: (n) => several(n, "rzecz do rozliczenia", "rzeczy do rozliczenia", "rzeczy do rozliczenia"),
  listClosed: "zamknięte",
  listOf: (campaign, day) => [campaign, day === null ? "" : dated(day)].filter(Boolean).join(" · "),
  undo: (what) => `Cofnij: ${what}`,
  nothingToUndo: "Tu nie ma czego cofnąć; sprawdź stronę kampanii",
  reopening: "To rozliczenie jest zamknięte",
  reopeningText: "Po otwarciu bandy wracają do stanu sprzed rozliczenia. Powód zostaje w historii kampanii.",
  reopenWhy: "Dlaczego je otwierasz",
  reopen: "Otwórz ponownie",
  leaveClosed: "Anuluj",
  close: (pages) => `Zamknij ${allOf(pages)}`,
  stillOpen: (n) => `otwarte: ${count(n)}`,
  pages: "Pokazana karta",
  isClosed: "Karty zamknięte",
  toCampaign: "Do kampanii",
  agreed: "Zgoda",
  points: " pkt zwycięstwa",
  theDead: (warband) => `Polegli: ${warband}`,
  outcome: { won: "wygrana", drew: "remis", lost: "porażka" },
  score: (ours, theirs) =>
    ours === null && theirs === null
      ? "PZ niezapisane"
      : [ours, theirs].map((points) => (points === null ? "–" : count(points))).join(" : "),
  cvp: "Punkty kampanii",
  strongbox: "Skarbiec",
  glory: "Chwała",
  gloryNow: (had, now) => (had === now ? count(now) : `${count(had)} → ${count(now)}`),
  amount: "Kwota",
  rollHere: "Rzuć tutaj",
  rollHereSo: (n) => `Rzuć tutaj ${several(n, "kością", "kośćmi", "kośćmi")}`,
  extraDice: "Kości dodatkowe",
  whyOf: (what) => `Skąd ${what}`,
  thrown: (what, came) => (came === "" ? what : `${what}: ${came}`),
  theseDice: (n) => (n === 1 ? "Ta kość" : `Te kości (${count(n)})`),
  ofWarband: (question, warband) => `${question} ${warband}`,
  ofModel: (question, warband) => `${question} (${warband})`,
  search: "Szukaj ekwipunku",
  takeNothing: "Nic nie bierz",
  spent: (spent, of, unit) => `${count(spent)} z ${count(of)}, ${unit}`,
  counted: (n, of) => `${count(n)} z ${count(of)}`,
  toTheRoster: "Do rozpiski",
  stepAside: "Rozstrzygnij przy stole",
  restAside: "Resztę rozstrzygnij przy stole",
  asideOf: { step: "Pomiń krok", rest: "Pomiń resztę" },
  goOnHere: "Dalej tutaj",
  whichDie: "Kości na stole",
  die: (i, face, again, inHand) =>
    inHand
      ? `Kość ${count(i + 1)}, w ręku, było ${count(face)}`
      : `Kość ${count(i + 1)}: ${count(face)}${again ? ", już przerzucona" : ""}`,
  pickADie: "najpierw wybierz kość",
  turnTo: "Na jaki wynik ją obrócić?",
  action: (label, left) => (left > 1 ? `${label} · zostało ${count(left)}` : label),
  inAftermath: (trading, recruiting) =>
    recruiting
      ? "Posiłki: rekrutuj modele i kupuj im ekwipunek; modele, które już są w bandzie, nic nie dostają. Ostateczne po zamknięciu wszystkich kart."
      : trading
        ? "Kwatermistrz: to, co tu robisz, jest ostateczne po zamknięciu wszystkich kart rozliczenia."
        : "Rozliczenie jest otwarte: zmień to tam, w kroku „Kwatermistrz”.",
  toAftermath: "Wróć do rozliczenia",
  d66: "pierwsza kość dziesiątki, druga jedności",
  correct: "Popraw",
  correcting: (battle) => `${battle} · poprawka`,
  backToSheet: "Wróć do arkusza",
  backToLedger: "Wróć do kart",
  hintHeading: "Co źle odczytano albo zapisano?",
  hint: "Naciśnij to na karcie i tam popraw. Na czerwono widać, co z tego wynika; nic się nie zmienia, póki nie zatwierdzisz.",
  stays: "Późniejsze bitwy zostają takie, jak je stoczono.",
  correctOf: (what) => `Popraw: ${what}`,
  leaveIt: "Anuluj",
  undoIt: "Cofnij",
  strike: "Skreśl",
  strikeOf: (what) => `Skreśl: ${what}`,
  result: "Wynik",
  thisResult: "Użyj tego wyniku",
  corrected: "poprawione",
  was: "było:",
  becomes: "będzie",
  struck: "skreślone",
  withSum: (choice, sum) => `${choice}: ${count(sum)}`,
  times: (what, n) => (n === 1 ? what : `${count(n)} × ${what}`),
  onDie: (action, die, face) =>
    [die === null ? action : `${action}, kość ${count(die + 1)}`, face === null ? "" : count(face)]
      .filter(Boolean)
      .join(": "),
  nothing: "nic",
  rolled: "rzut tutaj",
  theCorrection: "Poprawka",
  made: (n) => several(n, "poprawka", "poprawki", "poprawek"),
  changed: (warbands, lost) =>
    [
      warbands.length === 0 ? "Żadna banda się nie zmienia" : `Zmiany: ${warbands.join(", ")}`,
      ...(lost === 0 ? [] : [lostCount(lost)]),
    ].join("; "),
  today: "Dziś:",
  theBattle: "Bitwa",
  asAWhole: "Banda",
  becomesOf: (warband) => `Co się zmienia: ${warband}`,
  nothingBecomes: "To niczego nie zmienia.",
  noWarbandBecomes: "Żadna banda się nie zmienia, tylko zapis bitwy.",
  beyond: "Poza tymi kartami",
  asked: "Pytania, które z tego wynikają",
  withSaid: (what, said) => `${what}: ${said}`,
  toldApart: (what, by) => `${what} · ${by}`,
  askedOf: (battle, name) => `${battle} · ${name}`,
  lost: "Już nieaktualne:",
  lostCount,
  mendOf: (mend, what) => `${mend}: ${what}`,
  lostHeading: "Odpada jako nieaktualne",
  lostHint:
    "Zrób miejsce, skreślając coś innego, przyznaj to, czego brakuje, powtórz to w następnym rozliczeniu albo zostaw przeszłość, jak była.",
  why: "Dlaczego to poprawiasz",
  accept: "Zatwierdź poprawkę",
  leaveAll: "Anuluj",
  openCorrection: "Popraw te karty",
  news: (name, result) => `${name}: ${result}`,
};
