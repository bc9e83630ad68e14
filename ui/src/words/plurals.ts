/** Numbers with their words, in languages that have more than a singular and a plural. */
import { count } from "./figures.ts";

/** A word in the forms that its language has, such as `{ one: "model", few: "modele", many: "modeli", other: "modelu" }`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What says a number with its word in a language: `pluralsOf("pl")(3, …)` is `3 modele`. */
export function pluralsOf(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => `${count(n)} ${forms[rules.select(n)] ?? forms.other}`;
}
