/** The set-up's checklist: what is to be done before the first model stands; a result written down by hand. */
import { count, plural } from "../figures.ts";

export const setUp = {
  heading: "How it is set up",
  hint: "in this order",
  what: {
    battlefield: "Battlefield",
    terrain: "Terrain",
    objectives: "Objectives",
    things: "Things",
    weather: "Weather",
    roles: "Attacker and defender",
    zones: "Zones",
    pre_game: "Before the game",
    deployment: "Deployment",
    infiltrators: "INFILTRATOR models",
    later: "Later",
    notes: "In secret",
  },
  state: {
    done: "done",
    open: "to do",
    in_battle: "asked when the battle begins",
    table: "at the table",
  },
  /** How many stand there, and how many there must be: `Walls: 1 of 2`, `Walls: 1, at least 2`, `Walls: 1, from 2 to 4`. */
  count: (what: string, stands: number, least: number, most: number | null) => {
    if (most === null) return `${what}: ${count(stands)}, at least ${count(least)}`;
    return least === most
      ? `${what}: ${count(stands)} of ${count(least)}`
      : `${what}: ${count(stands)}, from ${count(least)} to ${count(most)}`;
  },
  battlefield: "Battlefield",
  notChosen: "not chosen yet",
  lay: (what: string) => `Place: ${what}`,
  laid: (what: string) => `${what} placed`,
  weather: "Weather",
  noWeather: "Without weather",
  die: (letter: string, nth: number) => `Side ${letter}, die ${count(nth)}`,
  whose: "Whose weather it is",
  weatherOf: (letter: string, name: string | null) => (name ? `Side ${letter}: ${name}` : `Side ${letter}`),
  result: "Result",
  resultHint: "entered by hand: the app logs battles of two sides only",
  pointsOf: (letter: string, zone: string) => `VP of side ${letter} (${zone})`,
  winner: "Winner",
  notYet: "not played yet",
  draw: "a draw",
  noResult: "Delete the result",
  sides: (n: number) => plural(n, "side", "sides"),
};
