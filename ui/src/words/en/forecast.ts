/** A forecast: what would happen, by games that machines play. */
import { count, decimal, percent, plural } from "../figures.ts";

/** A share or a mean with its interval. */
interface Sure {
  value: number;
  low: number;
  high: number;
}

const between = ({ low, high }: Sure) => `${percent(low)}–${percent(high)}`;

export const forecast = {
  open: "Forecast",
  openNote: "What would happen from here? Machines play it on.",
  title: "Forecast",
  about: (name: string, scenario: string) => (name.includes(scenario) ? name : `${name} · ${scenario}`),
  backToSetUp: "Back to the set-up",
  backToBattle: "Back to the battle",
  machines:
    "Machines play, not you. Both sides approach, shoot what they can hurt, hold objectives, spend markers by the odds and flee when beaten. They know the rules and the map, but not your plans.",
  games: "How many games",
  many: (n: number) => plural(n, "game", "games"),
  play: "Let them play",
  again: "Play again",
  stop: "Stop",
  progress: (played: number, wanted: number) => `${count(played)} of ${count(wanted)} games played`,
  played: (n: number) => `${plural(n, "game", "games")} played`,
  stopped: (played: number, wanted: number) => `Stopped after ${count(played)} of ${count(wanted)} games`,
  over: (played: number) => `The forecast is done: ${plural(played, "game", "games")} played`,
  begins: (turn: number) =>
    turn === 0 ? "Every game begins with the set-up." : `Every game goes on from Turn ${count(turn)}, as it stands.`,
  sure: "Brackets span where the true figure lies 19 times out of 20, if only machines played.",
  stuck: (n: number) =>
    n === 1 ? "1 game came to no end and is not counted." : `${count(n)} games came to no end and are not counted.`,
  untracked: (n: number) =>
    n === 1
      ? "Nobody tracks where 1 model stands, so the machines guess whom it reaches."
      : `Nobody tracks where ${count(n)} models stand, so the machines guess whom they reach.`,
  of: (n: number) => `of ${plural(n, "game", "games")}`,
  turnAxis: "the Turn in which the game ended, and the share of games in per cent",
  chances: "Chances to win",
  draw: "A draw",
  chance: (figure: Sure) => `${percent(figure.value)} % (${between(figure)})`,
  rest: (points: number, fled: Sure) =>
    `${decimal(points, 1)} VP a game` + (fled.value > 0 ? `, flees in ${percent(fled.value)} %` : ""),
  turns: "The last Turn",
  turnOf: (n: number) => `Turn ${count(n)}`,
  count: (name: string, figure: Sure) => `${name}: ${percent(figure.value)} % (${between(figure)})`,
  casualties: (name: string) => `Losses of ${name}`,
  modelsLost: (n: number) => plural(n, "model", "models"),
  mean: (fell: number) => `models lost, and the share of games in per cent; ${decimal(fell, 1)} in an average game`,
  carrying: "Who carries",
  carryingNote: "a dot and its bracket: models taken Out of Action in a game",
  columns: { model: "Model", felled: "Takes out in a game", fell: "Goes Out of Action" },
  model: (entry: string | null, ducats: number) => [...(entry ? [entry] : []), `${count(ducats)} ducats`].join(", "),
  felled: ({ value, low, high }: Sure) => `${decimal(value, 2)} (${decimal(low, 2)}–${decimal(high, 2)})`,
  worth: (ducats: number) => `${count(Math.round(ducats))} ducats`,
};
