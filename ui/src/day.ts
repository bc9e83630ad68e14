/** Days as people type them: in figures, in the order of where they live, or with the month in letters of any language. */
import { language, languageOf } from "./words/language.svelte.ts";
import { monthBeginnings } from "./words/locales.ts";

const PARTS = /^\s*(\d{1,4})\s*([-./])\s*(\d{1,2})\s*[-./]\s*(\d{1,4})\s*$/;

/** `30 November 2026`, `30. Nov 26`, `November 30, 2026`. */
const NAMED =
  /^\s*(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+(\p{L}{3,12})\.?|(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?),?\s+(\d{4}|\d{2})\s*$/iu;

/**
 * Where the person lives, as far as the window knows; a system that names no language (`C`) is read as British. Where
 * another language was chosen than that of the system, days are read as in the chosen one.
 */
function here(): string {
  const chosen = language() === "en" ? "en-GB" : language();
  try {
    const system = Intl.getCanonicalLocales(navigator.language)[0] ?? chosen;
    return languageOf(system) === language() || language() === "en" ? system : chosen;
  } catch {
    return chosen;
  }
}

/** Where the month stands before the day: `11/30/2026`. */
function monthFirst(locale: string): boolean {
  const form = new Intl.DateTimeFormat(locale, { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" });
  return form.format(new Date("2026-11-30T00:00:00Z")).startsWith("11");
}

/**
 * The day that was typed, as the book keeps it, such as `2026-04-30`. Year, month and day in this order, or the day first:
 * `30.4.2026`, `30/4/26`; with strokes the month first where people write it so, and wherever only the other way is a day.
 * With the month in letters there is no doubt. Nothing typed: null. No day: undefined.
 */
export function typedDay(text: string, locale = here()): string | null | undefined {
  if (text.trim() === "") return null;
  const found = PARTS.exec(text);
  if (!found) return named(text);
  const [a, b, c] = [Number(found[1]), Number(found[3]), Number(found[4])];
  if (a > 999) return written(a, b, c);
  const year = c < 100 ? 2000 + c : c;
  const [dayFirst, other] = [written(year, b, a), written(year, a, b)];
  return found[2] === "/" && monthFirst(locale) ? (other ?? dayFirst) : (dayFirst ?? other);
}

function named(text: string): string | undefined {
  const [, before, first, second, after, year] = NAMED.exec(text) ?? [];
  const name = (first ?? second ?? "").toLowerCase();
  const month = monthBeginnings.findIndex((known) => known.some((begins) => name.startsWith(begins))) + 1;
  if (month === 0) return undefined;
  const full = Number(year);
  return written(full < 100 ? 2000 + full : full, month, Number(before ?? after));
}

function written(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const stands = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return stands && year >= 1900 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}
