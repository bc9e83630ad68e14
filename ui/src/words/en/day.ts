/** A day that is typed. */
import { dated } from "../figures.ts";

export const day = {
  /** What is expected, and what it means that nothing is typed. */
  hint: (example: string, empty: string | undefined) => [`such as ${example}`, empty].filter(Boolean).join("; "),
  means: (day: string) => dated(day),
  mayBeEmpty: "may stay empty",
  /** As they begin in what somebody types, small. */
  months: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
  wrong: (typed: string, example: string) => `“${typed}” is not a date: expected one such as ${example}.`,
};
