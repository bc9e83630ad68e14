/** The chronicle of a campaign: standings, honours, the games and the players' own words. */
import { between, count, dated, plural } from "../figures.ts";

/** A sentence that stands within another. */
const within = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const chronicle = {
  title: "Chronicle",
  open: "Chronicle",
  about: (name: string, about: string) => `${name} · ${about}`,
  season: (games: number, first: string | null, last: string | null) => {
    const days =
      first === null || last === null ? "" : dated(first) === dated(last) ? dated(first) : between(first, last);
    return [plural(games, "game", "games"), days].filter(Boolean).join(" · ");
  },
  whoFought: "Who fought",
  contents: "Contents",
  parts: {
    standings: "Standings",
    rules: "House rules",
    honours: "Honours",
    dead: "The dead",
    publish: "Print and publish",
  },
  gameNamed: (n: number, scenario: string) => `Game ${count(n)} · ${scenario}`,
  score: (sides: readonly { name: string; vp: number | null }[]) =>
    sides.map(({ name, vp }) => (vp === null ? name : `${name} ${count(vp)}`)).join(" – "),
  deadNote: (n: number) => plural(n, "model did not survive", "models did not survive"),
  died: (of: string, how: string) => `of ${of}, ${within(how)}`,
  print: "Print it",
  printLabel: "Print it: the chronicle as a PDF",
  toCampaign: "Open the campaign",
  noHonours: "Nobody has earned one yet.",
  lifeOf: (name: string) => `The life of ${name}`,
  and: "and",
  games: "The games",
  gamesNote: (n: number) => plural(n, "game", "games"),
  game: (n: number) => `Game ${count(n)}`,
  when: (day: string | null, turns: number | null) =>
    [day === null ? "" : dated(day), turns === null ? "" : plural(turns, "Turn", "Turns")].filter(Boolean).join(" · "),
  aftermath: "Its aftermath",
  aftermathOf: (n: number) => `Its aftermath, game ${count(n)}`,
  outcome: { won: "won", drew: "drew", lost: "lost" },
  /** Whose story follows, in the same line. */
  whose: (name: string) => `${name}:`,
  conceded: "gave up",
  attacked: "attacked",
  points: (vp: number | null) => (vp === null ? "VP not recorded" : `${count(vp)} VP`),
  cvp: (cvp: number) => `${count(cvp)} CVP`,
  untold: (fell: boolean, deeds: boolean) => {
    if (fell) return "Their Deeds are not recorded.";
    return deeds ? "Who fell is not recorded." : "Only the result is recorded.";
  },
  deeds: "Glorious Deeds",
  mapOf: (n: number) => `Where models fell, game ${count(n)}`,
  fellHere: (name: string, turn: number) => `${name}, Turn ${count(turn)}`,
  corrected: "Corrected later",
  said: (by: string, at: string) => [by, dated(at)].filter(Boolean).join(", "),
  saidInLog: (by: string, at: string, turn: number | null) =>
    [by, dated(at), turn === null ? "in the log" : `in Turn ${count(turn)} of the log`].filter(Boolean).join(", "),
  words: "In their own words",
  wordsOf: (n: number) => `In their own words, game ${count(n)}`,
  addWord: "Add a note",
  addWordTo: (n: number) => `Add a note on game ${count(n)}`,
  word: (n: number) => `A note on game ${count(n)}`,
  keep: "Save",
  leave: "Cancel",
  left: (n: number) => `${plural(n, "character", "characters")} left; what you save stays in the book`,
  kept: (n: number) => `Saved beside game ${count(n)}`,
};
