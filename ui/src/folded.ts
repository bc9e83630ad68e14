/** Names as people search them: without capitals and accents. */

/** Letters that are no other letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[łøđðþßæœ]/g, (letter) => letters[letter] ?? letter);

/** Whether a text holds what somebody looks for. */
export const holds = (text: string, query: string): boolean => folded(text).includes(folded(query.trim()));
