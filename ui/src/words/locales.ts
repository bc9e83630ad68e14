/** How dates, figures and lists are written in each language. */
import type { Language } from "./language.svelte.ts";

/** What the figures of a language need. */
export interface Locale {
  /** Months, as they stand after a day. */
  readonly months: readonly string[];
  /** `20 November`, without its year. */
  readonly day: (date: number, month: string) => string;
  /** Between units and tenths. */
  readonly decimal: string;
  /** Between groups of three digits. */
  readonly thousands: string;
  /** From how many digits on there are groups. */
  readonly grouped: number;
  /** Before the last of several. */
  readonly and: string;
  /** How many more there are than those listed. */
  readonly more: (n: string) => string;
  readonly today: string;
  readonly yesterday: string;
}

const SPACE = "\u00a0";

export const locales: Record<Language, Locale> = {
  en: {
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    day: (date, month) => `${date} ${month}`,
    decimal: ".",
    thousands: SPACE,
    grouped: 4,
    and: "and",
    more: (n) => `${n} more`,
    today: "today",
    yesterday: "yesterday",
  },
  de: {
    months: [
      "Januar",
      "Februar",
      "März",
      "April",
      "Mai",
      "Juni",
      "Juli",
      "August",
      "September",
      "Oktober",
      "November",
      "Dezember",
    ],
    day: (date, month) => `${date}. ${month}`,
    decimal: ",",
    thousands: ".",
    grouped: 4,
    and: "und",
    more: (n) => `${n} weitere`,
    today: "heute",
    yesterday: "gestern",
  },
  pl: {
    months: [
      "stycznia",
      "lutego",
      "marca",
      "kwietnia",
      "maja",
      "czerwca",
      "lipca",
      "sierpnia",
      "września",
      "października",
      "listopada",
      "grudnia",
    ],
    day: (date, month) => `${date} ${month}`,
    decimal: ",",
    thousands: SPACE,
    // Four digits stand together.
    grouped: 5,
    and: "i",
    more: (n) => `jeszcze ${n}`,
    today: "dziś",
    yesterday: "wczoraj",
  },
};

/** The beginnings by which a typed month is known, in any of the languages: none of them means two. */
export const monthBeginnings: readonly (readonly string[])[] = [
  ["jan", "sty"],
  ["feb", "lut"],
  ["mar", "mär", "mae"],
  ["apr", "kwi"],
  ["may", "mai", "maj"],
  ["jun", "cze"],
  ["jul", "lip"],
  ["aug", "sie"],
  ["sep", "wrz"],
  ["oct", "okt", "paź", "paz"],
  ["nov", "lis"],
  ["dec", "dez", "gru"],
];
