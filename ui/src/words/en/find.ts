/** The book searched. */
import { count, plural } from "../figures.ts";

export const find = {
  label: "Find in this book",
  keys: "Ctrl+K",
  what: "Type a name or a few words.",
  whatText:
    "You find games by their scenario, day, Warbands and players; who fell, and when; models with a name; Warbands, players, guests of evenings and campaigns; house rules in words, and what you wrote about a game. All words must fit; capitals and accents make no difference.",
  nothing: (text: string) => `Nothing in this book says “${text}”.`,
  nothingText: "Try fewer words, or only the beginning of one.",
  kinds: {
    games: "Games",
    models: "Models",
    warbands: "Warbands",
    players: "Players",
    campaigns: "Campaigns",
    words: "Notes on games",
  },
  counted: (n: number) => count(n),
  more: (n: number) => `and ${count(n)} more; add a word to narrow it down`,
  reading: (n: number) => `Reading ${plural(n, "more battle log", "more battle logs")}; more may turn up.`,
};
