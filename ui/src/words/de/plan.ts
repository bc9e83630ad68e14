/** Ein Spiel zwischen zwei Warbands, die die Spielleitung wählt. */
import type { plan as en } from "../en/plan.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const times = (n: number) => (n === 1 ? "einmal" : `${count(n)}-mal`);

export const plan: Sentences<typeof en> = {
  open: "Spiel planen",
  title: "Spiel planen",
  who: "Wer auf wen trifft",
  one: "Eine Seite",
  other: "Die andere Seite",
  member: (name: string, games: number, busy: string | null, met: number) =>
    [name, plural(games, "Spiel", "Spiele"), met > 0 ? `${times(met)} getroffen` : "", busy ?? ""]
      .filter(Boolean)
      .join(" · "),
  due: "Zu spielen bis",
  byTheBook: "nach dem Regelbuch: ein D6",
  picks: "wer weniger Spiele hat, wählt",
  played: (n: number) => (n === 0 ? "" : `${times(n)} gespielt`),
  roll: "Den D6 hier werfen",
  rollOff: (names: readonly string[]) => `Tipp an, was alle geworfen haben: ${names.join(", dann ")}.`,
  rollOffHere: "Hier auswürfeln",
  only: "Planen",
  agreement: "Oder nach Absprache",
  agreementNote: "beide dürfen sich auf jedes Szenario einigen",
  agree: "Dieses Szenario planen",
  round: "Oder die ganze Runde",
  roundNote: "so viele Spiele wie möglich; keine vermeidbare Wiederholung",
  pairing: "Wer auf wen trifft",
  pairings: { even: "Nach Spielzahl", swiss: "Nach Rangliste (Schweizer)" },
  paired: {
    even: "Ab jetzt paart eine Runde, wer gleich viele Spiele hat.",
    swiss: "Ab jetzt paart eine Runde nach der Rangliste. Das ist eine Hausregel der Kampagne.",
  },
  planRound: (games: number) =>
    games === 1
      ? "Dieses Spiel planen, mit Würfeln von hier"
      : `Diese ${count(games)} Spiele planen, mit Würfeln von hier`,
  roundWants: (pair: string | null) =>
    pair === null
      ? "Eine Runde braucht mindestens zwei freie Paare; es gibt keins."
      : `Eine Runde braucht zwei Paare, die an der Reihe sind, und nur eins ist frei: ${pair}. Plan ihr Spiel oben.`,
  waits: (name: string, why: string) => `${name} ${why}`,
  roundWaits: "Nicht frei",
  roundNoDay: "Kein Tag ist gesetzt.",
  roundDue: (day: string) => `Zu spielen bis ${day}.`,
  waiting: "Der Würfel ließ die Wahl",
  waitingNote: "diese Spiele der Runde sind geplant, sobald sie getroffen ist",
  choose: "Wahl treffen",
  chooseOf: (sides: string) => `Wahl treffen: ${sides}`,
  calendar: "Geplante Spiele",
  calendarNote: "die nächsten oben",
  nothing: "Nichts ist geplant.",
  noDay: "kein Tag gesetzt",
  overdue: "überfällig",
  begun: "läuft",
  cancel: "Zurücknehmen",
  cancelOf: (sides: string) => `Zurücknehmen: ${sides}`,
  cancelled: "Der Plan ist zurückgenommen.",
  roundBack: (games: number) => `Runde zurücknehmen: ${plural(games, "Spiel", "Spiele")}`,
  roundOnEvening: (evening: string) => `${evening} spielt diese Spiele; mit dem Plan werden auch ihre Tische frei.`,
  roundBackText: (sides: string) => `Als eine Runde geplant und nicht begonnen: ${sides}.`,
  roundCancelled: "Die Runde ist zurückgenommen.",
  undo: "Wieder planen",
  again: "Es ist wieder geplant.",
};
