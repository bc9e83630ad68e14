/** A report of a problem. */
import { count } from "../figures.ts";

export const report = {
  heading: "Report a problem",
  intro:
    "If something goes wrong, save this as one file and send it to us. Read it first: everything in it is shown here.",
  without:
    "It has versions, sizes, counts, the codes of the last failures, and what sort of thing each entry is. No name, motto, note or path is in it, except in what you write yourself.",
  said: "What happened",
  saidHint: "what you did, what you expected and what happened; may stay empty",
  save: "Save the report",
  saved: (file: string) => `Saved as ${file}`,
  inIt: "Everything in the file",
  size: (letters: number) => `${count(Math.ceil(letters / 1000))} kB`,
};
