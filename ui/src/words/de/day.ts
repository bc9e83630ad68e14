/** Ein Tag, der eingetippt wird. */
import type { day as en } from "../en/day.ts";
import { dated } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const day: Sentences<typeof en> = {
  hint: (example: string, empty: string | undefined) => [`etwa ${example}`, empty].filter(Boolean).join("; "),
  means: (day: string) => dated(day),
  mayBeEmpty: "darf leer bleiben",
  wrong: (typed: string, example: string) => `„${typed}“ ist kein Datum: Erwartet wird eins wie ${example}.`,
};
