/** Wpisywany dzień. */
import { dated } from "../figures.ts";
import type { day as en } from "../en/day.ts";
import type { Sentences } from "../sentences.ts";

export const day: Sentences<typeof en> = {
  hint: (example, empty) => [`na przykład ${example}`, empty].filter(Boolean).join("; "),
  means: (day) => dated(day),
  mayBeEmpty: "może być puste",
  wrong: (typed, example) => `„${typed}” to nie data: podaj ją tak jak ${example}.`,
};
