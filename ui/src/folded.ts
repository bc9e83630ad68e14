/** Letters as a search compares them: without capitals, accents and signs, as *Find* compares them (`search_index/fold.rs`). */

/** Letters that are no other letter with a mark, as people type them who do not have them. */
const letters: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Mark}'’‘ʼ´`]/gu, "")
    .replace(/[łøđðþßæœı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{Alphabetic}\p{Number}]+/gu, " ");

/** Whether a text holds what somebody looks for. */
export const holds = (text: string, query: string): boolean => folded(text).includes(folded(query).trim());
