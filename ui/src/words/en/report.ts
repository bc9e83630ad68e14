/** A report of a problem. */
import { count } from "../figures.ts";

export const report = {
  heading: "Report a problem",
  intro:
    "If something goes wrong, save this as one file and send it along. It is read before it is sent: all that is in it stands here.",
  without:
    "It has versions, sizes, counts, the codes of the last failures, and what sort of thing each entry is. No name, motto, note or path is in it, except in what you write yourself.",
  said: "What happened",
  saidHint: "what you did, what you expected and what came; may stay empty",
  save: "Save the report",
  saved: (file: string) => `Saved as ${file}`,
  inIt: "Everything in the file",
  size: (letters: number) => `${count(Math.ceil(letters / 1000))} kB`,
};
