/** Alliances that are named each Turn, and the cards that break them. */
import { listed } from "../figures.ts";

export const alliances = {
  suits: "Deal an ace to each side",
  suitsNote: "Betrayal Cards of its suit are that side’s Coups, all others its Ruses",
  asked: "Who names whom as an ally?",
  draws: (letter: string, n: number) => `${letter} ${n}`,
  due: (draws: readonly string[]) =>
    `Draw Betrayal Cards: ${listed(draws)}. Talk for three minutes, write a name each in secret, show them together.`,
  names: (name: string) => `${name} names`,
  nobody: "Nobody",
  reveal: "Reveal the alliances",
  named: (who: string, ally: string) => `${who} names ${ally}`,
  none: "Nobody names an ally",
  alone: (letters: readonly string[]) =>
    `${listed(letters)} ${letters.length > 1 ? "draw" : "draws"} one Betrayal Card more`,
  ace: (card: string) => `Its suit: ${card}`,
  allied: (ally: string) => `with ${ally}`,
  open: "Betrayal Card",
  title: "Which Betrayal Card is played?",
  side: "Played by",
  card: "Card",
  cards: "Betrayal Cards",
  drawn: (leads: number, others: number, last: number) =>
    `${leads} each Turn for who leads alone, ${last} for who is last alone, ${others} for everybody else`,
  hint: "Rank and suit, such as 8H.",
  noAces: "Aces are in nobody’s hand.",
  coup: (name: string) => `Coup: ${name}`,
  ruse: (name: string) => `Ruse: ${name}`,
  table: "You carry it out on the table; *Catch up* sets right what changes.",
  of: "Which side",
  model: "Which model",
  play: "Play it",
  back: "Back",
  played: (who: string, card: string, name: string) => [`${who} plays ${card}`, name].filter(Boolean).join(": "),
  give: "Or give victory points away",
  taker: "To",
  points: "Victory points",
  giveThem: "Give them",
  gave: (who: string, to: string, n: number) => `${who} gives ${to} ${n} VP`,
};
