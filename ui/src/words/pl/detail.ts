/** Ile z bitwy się zapisuje: każdy rzut, tylko zmiany, stół, jaki jest, sam wynik. */
import { count } from "../figures.ts";
import type { detail as en } from "../en/detail.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

export const detail: Sentences<typeof en> = {
  label: "Zapis",
  hint: "w każdej chwili",
  levels: { rolls: "Każdy rzut", changes: "Same zmiany", result: "Wynik" },
  catchUp: "Nadrób",
  asks: (title) => `pytanie: ${title}`,

  /* Co się zmieniło */
  changed: "Co się zmieniło?",
  pick: "Dotknij modelu: karty albo podstawki na mapie.",
  minorHit: "Draśnięcie",
  down: "Leży",
  stands: "Wstaje",
  out: "Wyłączony",
  by: "Kto",
  byNobody: "nikt nie wskazany",
  scores: (letter) => `${letter} +1 PZ`,
  turnPlayed: (turn) => `Tura ${count(turn)} rozegrana`,
  again: "Znowu każdy rzut",

  /* Stół, jaki jest */
  caughtUp: "Co jest teraz na stole?",
  points: "PZ",
  turn: "Tura",
  phase: "Faza",
  phases: { initiative: "Inicjatywa", activation: "Aktywacja", morale: "Morale" },
  conditions: { standing: "Stoi", down: "Leży", out: "Zdjęty" },
  activated: (name) => `${name}: po aktywacji`,
  condition: (name) => `Stan: ${name}`,
  blood: (name) => `BLOOD: ${name}`,
  set: (n) => (n === 0 ? "Bez różnic" : `Wpisz ${several(n, "zmianę", "zmiany", "zmian")} ręcznie`),

  /* Sam wynik */
  ended: "Jak skończyła się bitwa?",
  fallen: (letter) => `Wyłączeni z akcji: ${letter}`,
  lastTurn: "Ostatnia tura",
  counts: "Liczy się",
  verdicts: { score: "na punkty", draw: "jako remis", no_result: "wcale" },
  winFor: (letter) => `wygrana: ${letter}`,
  reason: "Jak",
  reasons: {
    last_turn: "ostatnia tura za nami",
    fled: "jedna strona uciekła",
    no_models: "jedna strona nie miała już modeli",
    conceded: "jedna strona się poddała",
    agreement: "koniec za zgodą stron",
    time: "skończył się czas",
    abandoned: "przerwana",
  },
  enter: "Wpisz wynik",

  /* Przed końcem */
  stop: "Przerwij bitwę",
  stopHow: "Jak się przerywa?",
  stopThen: "Tu się kończy; zaraz pytanie, co się liczy.",
  stops: { agreement: "Za zgodą", time: "Koniec czasu", abandoned: "Porzucona" },
};
