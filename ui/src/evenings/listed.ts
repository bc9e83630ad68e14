/** What is typed as a list with commas, without what is empty. */
export const listed = (text: string): string[] =>
  text
    .split(",")
    .map((piece) => piece.trim())
    .filter(Boolean);
