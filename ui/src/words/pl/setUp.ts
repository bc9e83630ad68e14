/** Lista przygotowania: co trzeba zrobić, zanim stanie pierwszy model; i wynik wpisany ręcznie. */
import { count } from "../figures.ts";
import type { setUp as en } from "../en/setUp.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

export const setUp: Sentences<typeof en> = {
  heading: "Jak to przygotować",
  hint: "w tej kolejności",
  what: {
    battlefield: "Pole bitwy",
    terrain: "Teren",
    objectives: "Cele",
    things: "Rzeczy",
    weather: "Pogoda",
    roles: "Atakujący i obrońca",
    zones: "Strefy",
    pre_game: "Przed grą",
    deployment: "Rozstawienie",
    infiltrators: "Modele INFILTRATOR",
    later: "Później",
    notes: "W tajemnicy",
  },
  state: {
    done: "gotowe",
    open: "do zrobienia",
    in_battle: "na początku bitwy",
    table: "przy stole",
  },
  count: (what, stands, least, most) => {
    if (most === null) return `${what}: ${count(stands)}, co najmniej ${count(least)}`;
    return least === most
      ? `${what}: ${count(stands)} z ${count(least)}`
      : `${what}: ${count(stands)}, od ${count(least)} do ${count(most)}`;
  },
  battlefield: "Pole bitwy",
  notChosen: "jeszcze nie wybrane",
  lay: (what) => `Połóż: ${what}`,
  laid: (what) => `${what}: położone`,
  weather: "Pogoda",
  noWeather: "Bez pogody",
  die: (letter, nth) => `Strona ${letter}, kość ${count(nth)}`,
  whose: "Czyja to pogoda",
  weatherOf: (letter, name) => (name ? `Strona ${letter}: ${name}` : `Strona ${letter}`),
  result: "Wynik",
  resultHint: "wpisany ręcznie: aplikacja prowadzi tylko bitwy dwóch stron",
  pointsOf: (letter, zone) => `PZ strony ${letter} (${zone})`,
  winner: "Zwycięzca",
  notYet: "jeszcze nie grane",
  draw: "remis",
  noResult: "Usuń wynik",
  sides: (n) => several(n, "strona", "strony", "stron"),
};
