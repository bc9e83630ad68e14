/** Playing cards as people type and read them. */
const SUITS: Record<string, string> = { C: "\u2663", D: "\u2666", H: "\u2665", S: "\u2660" };

/** The card that was typed, such as `as`, `10h` or `K♦`; nothing: it is none. */
export function cardOf(typed: string): string | null {
  let name = typed.trim().toUpperCase().replaceAll(/\s/gu, "");
  for (const [letter, sign] of Object.entries(SUITS)) name = name.replace(sign, letter);
  return /^([2-9]|10|[JQKA])[CDHS]$/u.test(name) ? name : null;
}

/** A card with the sign of its suit. */
export const shownCard = (card: string): string => `${card.slice(0, -1)}${SUITS[card.slice(-1)] ?? ""}`;
