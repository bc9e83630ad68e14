/** Days as people type them. */

const PARTS = /^\s*(\d{1,4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,4})\s*$/;

/**
 * The day that was typed, as the book keeps it, such as `2026-04-30`. Year, month and day in this order, or the day first:
 * `30.4.2026`, `30/4/26`; where only the other way is a day, the month first. Nothing typed: null. No day: undefined.
 */
export function typedDay(text: string): string | null | undefined {
  if (text.trim() === "") return null;
  const found = PARTS.exec(text);
  if (!found) return undefined;
  const [a, b, c] = found.slice(1).map(Number) as [number, number, number];
  if (a > 999) return written(a, b, c);
  const year = c < 100 ? 2000 + c : c;
  return written(year, b, a) ?? written(year, a, b);
}

function written(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const stands = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return stands && year >= 1900 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}
