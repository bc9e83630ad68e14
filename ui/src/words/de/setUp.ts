/** Die Liste eines Aufbaus: was zu tun ist, bevor das erste Modell steht; ein Ergebnis von Hand. */
import type { setUp as en } from "../en/setUp.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const setUp: Sentences<typeof en> = {
  heading: "So wird aufgebaut",
  hint: "in dieser Reihenfolge",
  what: {
    battlefield: "Schlachtfeld",
    terrain: "Gelände",
    objectives: "Missionsziele",
    things: "Dinge",
    weather: "Wetter",
    roles: "Angreifer und Verteidiger",
    zones: "Zonen",
    pre_game: "Vor dem Spiel",
    deployment: "Aufstellung",
    infiltrators: "INFILTRATOR-Modelle",
    later: "Später",
    notes: "Geheim",
  },
  state: {
    done: "fertig",
    open: "zu tun",
    in_battle: "kommt zu Beginn der Schlacht",
    table: "am Tisch",
  },
  count: (what: string, stands: number, least: number, most: number | null) => {
    if (most === null) return `${what}: ${count(stands)}, mindestens ${count(least)}`;
    return least === most
      ? `${what}: ${count(stands)} von ${count(least)}`
      : `${what}: ${count(stands)}, von ${count(least)} bis ${count(most)}`;
  },
  battlefield: "Schlachtfeld",
  notChosen: "noch nicht gewählt",
  lay: (what: string) => `Legen: ${what}`,
  laid: (what: string) => `${what} gelegt`,
  weather: "Wetter",
  noWeather: "Ohne Wetter",
  die: (letter: string, nth: number) => `Seite ${letter}, Würfel ${count(nth)}`,
  whose: "Wessen Wetter gilt",
  weatherOf: (letter: string, name: string | null) => (name ? `Seite ${letter}: ${name}` : `Seite ${letter}`),
  result: "Ergebnis",
  resultHint: "von Hand: Die App schreibt nur Schlachten mit zwei Seiten mit",
  pointsOf: (letter: string, zone: string) => `SP von Seite ${letter} (${zone})`,
  winner: "Sieger",
  notYet: "noch nicht gespielt",
  draw: "remis",
  noResult: "Ergebnis löschen",
  sides: (n: number) => plural(n, "Seite", "Seiten"),
};
