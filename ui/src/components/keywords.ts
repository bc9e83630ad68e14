/** A run of a sentence: plain, or a game keyword. */
export interface Piece {
  text: string;
  keyword: boolean;
}

/** Words in capitals, two letters at least, and what joins them: ELITE, INJURY DICE, NEGATE FIRE. */
const KEYWORD = /\b\p{Lu}{2,}(?:[ -]\p{Lu}{2,})*\b/gu;
/** Capitals that are not game keywords, in English, German and Polish. */
const PLAIN = new Set(["CVP", "VP", "XP", "ID", "OK", "PDF", "KP", "SP", "EP", "WLAN", "PK", "PZ", "PD"]);
/** Nor is a number: Prisoner XX. */
const ROMAN = /^(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;

/** Splits a sentence at its keywords. */
export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(KEYWORD)) {
    if (PLAIN.has(match[0]) || ROMAN.test(match[0])) continue;
    if (match.index > at) out.push({ text: text.slice(at, match.index), keyword: false });
    out.push({ text: match[0], keyword: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at), keyword: false });
  return out;
}
