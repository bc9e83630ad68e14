/** Days as people type them and read them in a field: in figures, in the order of where they live. */

const PARTS = /^\s*(\d{1,4})\s*([-./])\s*(\d{1,2})\s*[-./]\s*(\d{1,4})\s*$/;

/** Where the person lives, as far as the window knows; a system that names no language (`C`) is read as British. */
function here(): string {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? "en-GB";
  } catch {
    return "en-GB";
  }
}

/** A day in figures there; in a language without a form of its own, as in `30.11.2026`. */
function figures(day: string, locale: string): string {
  const form = new Intl.DateTimeFormat(locale, { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" });
  return form.format(new Date(`${day}T00:00:00Z`));
}

/** Where the month stands before the day: `11/30/2026`. */
const monthFirst = (locale: string): boolean => figures("2026-11-30", locale).startsWith("11");

/**
 * The day that was typed, as the book keeps it, such as `2026-04-30`. Year, month and day in this order, or the day first:
 * `30.4.2026`, `30/4/26`; with strokes the month first where people write it so, and wherever only the other way is a day.
 * Nothing typed: null. No day: undefined.
 */
export function typedDay(text: string, locale = here()): string | null | undefined {
  if (text.trim() === "") return null;
  const found = PARTS.exec(text);
  if (!found) return undefined;
  const [a, b, c] = [Number(found[1]), Number(found[3]), Number(found[4])];
  if (a > 999) return written(a, b, c);
  const year = c < 100 ? 2000 + c : c;
  const [dayFirst, other] = [written(year, b, a), written(year, a, b)];
  return found[2] === "/" && monthFirst(locale) ? (other ?? dayFirst) : (dayFirst ?? other);
}

/** `30.11.2026`, `30/11/2026`, `11/30/2026`: a day that the book keeps, as it is typed there. What is no day stays as it is. */
export function shownDay(day: string, locale = here()): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  if (written(year, month, date) !== day) return day;
  const shown = figures(day, locale);
  // What stands in a field can be typed there.
  return typedDay(shown, locale) === day ? shown : `${String(date)}.${String(month)}.${String(year)}`;
}

function written(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const stands = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return stands && year >= 1900 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}
