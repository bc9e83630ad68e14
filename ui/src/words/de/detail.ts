/** Wie viel von einer Schlacht mitgeschrieben wird: jeder Wurf, nur Änderungen, der Stand, nur das Ergebnis. */
import type { detail as en } from "../en/detail.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const detail: Sentences<typeof en> = {
  label: "Genauigkeit",
  hint: "jederzeit",
  levels: { rolls: "Jeder Wurf", changes: "Änderungen", result: "Ergebnis" },
  catchUp: "Nachtragen",
  asks: (title: string) => `gefragt: ${title}`,

  /* Was sich geändert hat */
  changed: "Was hat sich geändert?",
  pick: "Tipp ein Modell an: seine Modellkarte oder seine Base auf der Karte.",
  minorHit: "Kratzer",
  down: "Zu Boden",
  stands: "Steht auf",
  out: "Außer Gefecht",
  by: "Durch",
  byNobody: "niemand genannt",
  scores: (letter: string) => `${letter} +1 SP`,
  turnPlayed: (turn: number) => `Zug ${count(turn)} ist gespielt`,
  again: "Wieder jeder Wurf",

  /* Der Stand auf dem Tisch */
  caughtUp: "Wie steht es auf dem Tisch?",
  points: "SP",
  turn: "Zug",
  phase: "Phase",
  phases: { initiative: "Initiative", activation: "Aktivierung", morale: "Moral" },
  conditions: { standing: "Steht", down: "Boden", out: "Raus" },
  activated: (name: string) => `${name} ist aktiviert`,
  condition: (name: string) => `Zustand von ${name}`,
  blood: (name: string) => `BLOOD auf ${name}`,
  set: (n: number) => (n === 0 ? "Nichts ist anders" : `${plural(n, "Änderung", "Änderungen")} von Hand setzen`),

  /* Nur das Ergebnis */
  ended: "Wie endete die Schlacht?",
  fallen: (letter: string) => `Außer Gefecht bei ${letter}`,
  lastTurn: "Letzter Zug",
  counts: "Sie zählt",
  verdicts: { score: "nach Punkten", draw: "als Remis", no_result: "gar nicht" },
  winFor: (letter: string) => `als Sieg für ${letter}`,
  reason: "Wie",
  reasons: {
    last_turn: "der letzte Zug ist gespielt",
    fled: "eine Seite ist geflohen",
    no_models: "eine Seite hatte kein Modell mehr",
    conceded: "eine Seite hat aufgegeben",
    agreement: "einvernehmlich beendet",
    time: "die Zeit war um",
    abandoned: "abgebrochen",
  },
  enter: "Ergebnis eintragen",

  /* Vor dem Ende */
  stop: "Schlacht abbrechen",
  stopHow: "Wie endet die Schlacht?",
  stopThen: "Sie endet hier; als Nächstes kommt die Frage, was zählt.",
  stops: { agreement: "Einvernehmlich", time: "Zeit ist um", abandoned: "Abgebrochen" },
};
