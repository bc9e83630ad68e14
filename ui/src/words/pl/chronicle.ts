/** Kronika kampanii: klasyfikacja, wyróżnienia, gry i własne słowa graczy. */
import { between, count, dated } from "../figures.ts";
import type { chronicle as en } from "../en/chronicle.ts";
import type { Sentences } from "../sentences.ts";
import { games, several, turns } from "./forms.ts";

/** Zdanie wewnątrz innego. */
const within = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const chronicle: Sentences<typeof en> = {
  title: "Kronika",
  open: "Kronika",
  about: (name, about) => `${name} · ${about}`,
  season: (played, first, last) => {
    const days =
      first === null || last === null ? "" : dated(first) === dated(last) ? dated(first) : between(first, last);
    return [games(played), days].filter(Boolean).join(" · ");
  },
  whoFought: "Kto walczył",
  contents: "Spis treści",
  parts: {
    standings: "Klasyfikacja",
    rules: "Zasady domowe",
    honours: "Wyróżnienia",
    dead: "Polegli",
    publish: "Druk i publikacja",
  },
  gameNamed: (n, scenario) => `Gra ${count(n)} · ${scenario}`,
  score: (sides) => sides.map(({ name, vp }) => (vp === null ? name : `${name} ${count(vp)}`)).join(" – "),
  deadNote: (n) => several(n, "model nie przeżył", "modele nie przeżyły", "modeli nie przeżyło"),
  died: (of, how) => `(${of}), ${within(how)}`,
  print: "Drukuj",
  printLabel: "Drukuj: kronika w PDF",
  toCampaign: "Otwórz kampanię",
  noHonours: "Nikt jeszcze na żadne nie zasłużył.",
  lifeOf: (name) => `Losy: ${name}`,
  and: "i",
  games: "Gry",
  gamesNote: (n) => games(n),
  game: (n) => `Gra ${count(n)}`,
  when: (day, lasted) =>
    [day === null ? "" : dated(day), lasted === null ? "" : turns(lasted)].filter(Boolean).join(" · "),
  aftermath: "Rozliczenie",
  aftermathOf: (n) => `Rozliczenie, gra ${count(n)}`,
  outcome: { won: "wygrana", drew: "remis", lost: "porażka" },
  whose: (name) => `${name}:`,
  conceded: "poddanie",
  attacked: "w ataku",
  points: (vp) => (vp === null ? "PZ niezapisane" : `${count(vp)} PZ`),
  cvp: (cvp) => `${count(cvp)} PK`,
  untold: (fell, deeds) => {
    if (fell) return "Czynów tu nie zapisano.";
    return deeds ? "Nie zapisano, kto padł." : "Zapisano tylko wynik.";
  },
  deeds: "Chwalebne czyny",
  mapOf: (n) => `Gdzie padały modele, gra ${count(n)}`,
  fellHere: (name, turn) => `${name}, tura ${count(turn)}`,
  corrected: "Poprawione później",
  said: (by, at) => [by, dated(at)].filter(Boolean).join(", "),
  saidInLog: (by, at, turn) =>
    [by, dated(at), turn === null ? "w dzienniku" : `tura ${count(turn)} dziennika`].filter(Boolean).join(", "),
  words: "Ich własnymi słowami",
  wordsOf: (n) => `Ich własnymi słowami, gra ${count(n)}`,
  addWord: "Dodaj notatkę",
  addWordTo: (n) => `Dodaj notatkę o grze ${count(n)}`,
  word: (n) => `Notatka o grze ${count(n)}`,
  keep: "Zapisz",
  leave: "Anuluj",
  left: (n) => `zostało: ${several(n, "znak", "znaki", "znaków")}; co zapiszesz, zostaje w księdze`,
  kept: (n) => `Zapisano przy grze ${count(n)}`,
};
