/** Playing cards that are drawn where two sides would roll off. */
export const cards = {
  cardOf: (letter: string, name: string) => `${letter}: ${name}`,
  hint: "Rank and suit: AS is the ace of spades, 10H the ten of hearts, KD the king of diamonds, 2C the two of clubs.",
  unknown: "Not a card: rank and suit, such as 10H.",
  twice: (card: string) => `${card} was typed twice.`,
  initiative: "Initiative card",
  keep: "Take these cards",
  drawHere: "Draw here",
  agreed: "Or as you agreed",
};
