/** Die Chronik einer Kampagne: Rangliste, Ehrungen, die Spiele und die eigenen Worte der Spieler. */
import type { chronicle as en } from "../en/chronicle.ts";
import { between, count, dated, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

/** Ein Satz, der in einem anderen steht. */
const within = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const chronicle: Sentences<typeof en> = {
  title: "Chronik",
  open: "Chronik",
  about: (name: string, about: string) => `${name} · ${about}`,
  season: (games: number, first: string | null, last: string | null) => {
    const days =
      first === null || last === null ? "" : dated(first) === dated(last) ? dated(first) : between(first, last);
    return [plural(games, "Spiel", "Spiele"), days].filter(Boolean).join(" · ");
  },
  whoFought: "Wer kämpfte",
  contents: "Inhalt",
  parts: {
    standings: "Rangliste",
    rules: "Hausregeln",
    honours: "Ehrungen",
    dead: "Die Toten",
    publish: "Drucken und teilen",
  },
  gameNamed: (n: number, scenario: string) => `Spiel ${count(n)} · ${scenario}`,
  score: (sides: readonly { name: string; vp: number | null }[]) =>
    sides.map(({ name, vp }) => (vp === null ? name : `${name} ${count(vp)}`)).join(" – "),
  deadNote: (n: number) => plural(n, "Modell hat nicht überlebt", "Modelle haben nicht überlebt"),
  died: (of: string, how: string) => `von ${of}, ${within(how)}`,
  print: "Drucken",
  printLabel: "Drucken: die Chronik als PDF",
  toCampaign: "Kampagne öffnen",
  noHonours: "Noch hat sich niemand eine verdient.",
  lifeOf: (name: string) => `Das Leben von ${name}`,
  and: "und",
  games: "Die Spiele",
  gamesNote: (n: number) => plural(n, "Spiel", "Spiele"),
  game: (n: number) => `Spiel ${count(n)}`,
  when: (day: string | null, turns: number | null) =>
    [day === null ? "" : dated(day), turns === null ? "" : plural(turns, "Zug", "Züge")].filter(Boolean).join(" · "),
  aftermath: "Zum Nachspiel",
  aftermathOf: (n: number) => `Zum Nachspiel, Spiel ${count(n)}`,
  outcome: { won: "gewonnen", drew: "remis", lost: "verloren" },
  whose: (name: string) => `${name}:`,
  conceded: "gab auf",
  attacked: "griff an",
  points: (vp: number | null) => (vp === null ? "SP nicht notiert" : `${count(vp)} SP`),
  cvp: (cvp: number) => `${count(cvp)} KP`,
  untold: (fell: boolean, deeds: boolean) => {
    if (fell) return "Die Ruhmestaten sind nicht notiert.";
    return deeds ? "Wer fiel, ist nicht notiert." : "Nur das Ergebnis ist festgehalten.";
  },
  deeds: "Ruhmestaten",
  mapOf: (n: number) => `Wo Modelle fielen, Spiel ${count(n)}`,
  fellHere: (name: string, turn: number) => `${name}, Zug ${count(turn)}`,
  corrected: "Später berichtigt",
  said: (by: string, at: string) => [by, dated(at)].filter(Boolean).join(", "),
  saidInLog: (by: string, at: string, turn: number | null) =>
    [by, dated(at), turn === null ? "im Log" : `in Zug ${count(turn)} des Logs`].filter(Boolean).join(", "),
  words: "In eigenen Worten",
  wordsOf: (n: number) => `In eigenen Worten, Spiel ${count(n)}`,
  addWord: "Notiz dazu",
  addWordTo: (n: number) => `Notiz zu Spiel ${count(n)} dazu`,
  word: (n: number) => `Eine Notiz zu Spiel ${count(n)}`,
  keep: "Speichern",
  leave: "Abbrechen",
  left: (n: number) => `noch ${plural(n, "Zeichen", "Zeichen")}; was du speicherst, bleibt im Buch`,
  kept: (n: number) => `Gespeichert bei Spiel ${count(n)}`,
};
