/** Figures as they are set in the language in force: a true minus, groups of thousands, inches from micrometres. */
import { INCH } from "../board/scale.ts";
import { language } from "./language.svelte.ts";
import { locales } from "./locales.ts";

const locale = () => locales[language()];

/** `1 204`, in groups of three. */
export function count(n: number): string {
  const digits = Math.trunc(Math.abs(n)).toString();
  const { grouped, thousands } = locale();
  const set = digits.length < grouped ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands);
  return n < 0 ? `\u2212${set}` : set;
}

/** `15.5`: with the decimal mark of the language, to as many places as are asked for, or as many as it has. */
export function decimal(n: number, places?: number): string {
  return (places === undefined ? n.toString() : n.toFixed(places)).replace(".", locale().decimal);
}

/** `+1`, `−1`, `0`. */
export function signed(n: number): string {
  return n > 0 ? `+${count(n)}` : count(n);
}

/** `6″` or `15.5″`, to a tenth, from micrometres. */
export function inches(micrometres: number): string {
  const tenths = Math.round((micrometres * 10) / INCH);
  return `${decimal(tenths / 10)}\u2033`;
}

/** Millimetres without their unit, from micrometres: `25`, or `25.5`. */
export function millimetres(micrometres: number): string {
  return decimal(Math.round(micrometres / 100) / 10);
}

/** `32`: whole per cent of a probability; below a half but not nothing is `<1`. */
export function percent(p: number): string {
  const whole = Math.round(p * 100);
  if (whole === 0 && p > 0) return "<1";
  if (whole === 100 && p < 1) return ">99";
  return whole.toString();
}

/** `68.1`: per cent to a tenth, for readers and for tables. */
export function percentFine(p: number): string {
  return decimal(p * 100, 1);
}

/** One word for one, another for several: `plural(2, "model", "models")` is `2 models`. */
export function plural(n: number, one: string, many: string): string {
  return `${count(n)} ${n === 1 ? one : many}`;
}

/** `Carla`, `Carla and Dov`, `Anna, Carla and Dov`; of more than five the first four and how many more. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 5 ? [...names.slice(0, 4), locale().more(count(names.length - 4))] : names;
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} ${locale().and} ${last}`;
}

/** `20 November`: the day of an RFC 3339 time, where it was made. */
export function day(time: string): string {
  const [, month, date] = /^\d{4}-(\d{2})-(\d{2})/.exec(time) ?? [];
  const { months, day: written } = locale();
  const name = months[Number(month) - 1];
  return name === undefined ? time : written(Number(date), name);
}

/** `20 November 2026`: the same with its year, also of a day that is kept without a time. */
export function dated(time: string): string {
  const year = /^\d{4}/.exec(time)?.[0];
  const told = day(time);
  return year === undefined || told === time ? time : `${told} ${year}`;
}

/** `30 April – 14 May 2026`: from one day to a later one, the year once where it is the same. */
export function between(first: string, last: string): string {
  const from = first.slice(0, 4) === last.slice(0, 4) ? day(first) : dated(first);
  return `${from} \u2013 ${dated(last)}`;
}

const two = (n: number) => n.toString().padStart(2, "0");

/** `19:05`, where the person is. */
export function clockTime(moment: string): string {
  const at = new Date(moment);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** `today, 09:40`, `yesterday, 21:15`, `2 May, 19:30`, of another year `2 May 2025`: by the clock of this machine. */
export function lately(time: string, now = new Date()): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return time;
  const hour = clockTime(time);
  const { months, day: set, today, yesterday } = locale();
  const written = set(at.getDate(), months[at.getMonth()] ?? "");
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  // Days are not all of 24 hours.
  const ago = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (ago === 0) return `${today}, ${hour}`;
  if (ago === 1) return `${yesterday}, ${hour}`;
  return at.getFullYear() === now.getFullYear() ? `${written}, ${hour}` : `${written} ${at.getFullYear()}`;
}
