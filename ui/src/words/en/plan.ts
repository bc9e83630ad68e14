/** A game between two Warbands of the organiser’s choice. */
import { plural } from "../figures.ts";

const times = (n: number) => (n === 1 ? "once" : plural(n, "time", "times"));

export const plan = {
  open: "Plan a game",
  title: "Plan a game",
  who: "Who meets",
  one: "One side",
  other: "The other side",
  member: (name: string, games: number, busy: string | null, met: number) =>
    [name, plural(games, "game", "games"), met > 0 ? `met ${times(met)}` : "", busy ?? ""].filter(Boolean).join(" · "),
  due: "To be fought by",
  byTheBook: "by the rulebook: a D6",
  picks: "the player with fewer games chooses",
  played: (n: number) => (n === 0 ? "" : `played ${times(n)}`),
  roll: "Roll the D6 here",
  rollOff: (names: readonly string[]) => `Tap what each rolled: ${names.join(", then ")}.`,
  rollOffHere: "Roll off here",
  only: "Plan it",
  agreement: "Or by agreement",
  agreementNote: "both may agree on any scenario",
  agree: "Plan this scenario",
  round: "Or the whole round",
  roundNote: "as many games as possible; no rematch that can be avoided",
  pairing: "Who meets whom",
  pairings: { even: "By games fought", swiss: "By the standings (Swiss)" },
  paired: {
    even: "From now on, rounds pair players with equal numbers of games.",
    swiss: "From now on, rounds are drawn by the standings. This is a house rule of the campaign.",
  },
  planRound: (games: number) => `Plan these ${plural(games, "game", "games")}, with dice rolled here`,
  roundWants: (pair: string | null) =>
    pair === null
      ? "A round takes at least two pairs that are free to play; there are none."
      : `A round takes two pairs whose turn it is, and only one is free: ${pair}. Plan their game above.`,
  waits: (name: string, why: string) => `${name} ${why}`,
  roundWaits: "Not free",
  roundNoDay: "No day is set.",
  roundDue: (day: string) => `To be fought by ${day}.`,
  waiting: "The die left a choice",
  waitingNote: "these games of the round are planned once it is made",
  choose: "Make the choice",
  chooseOf: (sides: string) => `Make the choice: ${sides}`,
  calendar: "Planned games",
  calendarNote: "the first due on top",
  nothing: "Nothing is planned.",
  noDay: "no day set",
  overdue: "overdue",
  begun: "under way",
  cancel: "Take it back",
  cancelOf: (sides: string) => `Take it back: ${sides}`,
  cancelled: "The plan is taken back.",
  roundBack: (games: number) => `Take the round back: ${plural(games, "game", "games")}`,
  roundOnEvening: (evening: string) => `${evening} plays these games; taking the plan back also clears their tables.`,
  roundBackText: (sides: string) => `Planned as one round, and not begun: ${sides}.`,
  roundCancelled: "The round is taken back.",
  undo: "Plan it again",
  again: "It is planned again.",
};
