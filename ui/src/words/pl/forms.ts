/** Liczby z ich słowami: `several(3, "model", "modele", "modeli")` to `3 modele`. */
import { pluralsOf } from "../plurals.ts";

const rules = new Intl.PluralRules("pl");

export const counted = pluralsOf("pl");

/** Liczba ze słowem w odpowiedniej formie. */
export function several(n: number, one: string, few: string, many: string): string {
  return counted(n, { one, few, many, other: many });
}

/** Samo słowo, bez liczby. */
export function worded(n: number, one: string, few: string, many: string): string {
  return { one, few, many }[rules.select(n) as "one"] ?? many;
}

export const models = (n: number) => several(n, "model", "modele", "modeli");
export const ducats = (n: number) => several(n, "dukat", "dukaty", "dukatów");
export const games = (n: number) => several(n, "gra", "gry", "gier");
export const warbandsIn = (n: number) => several(n, "banda", "bandy", "band");
export const diceIn = (n: number) => several(n, "kość", "kości", "kości");
export const turns = (n: number) => several(n, "tura", "tury", "tur");
export const entries = (n: number) => several(n, "wpis", "wpisy", "wpisów");
export const things = (n: number) => several(n, "rzecz", "rzeczy", "rzeczy");
export const files = (n: number) => several(n, "plik", "pliki", "plików");
export const evenings = (n: number) => several(n, "wieczór", "wieczory", "wieczorów");
export const bloodMarkers = (n: number) => several(n, "BLOOD MARKER", "BLOOD MARKERS", "BLOOD MARKERS");
/** `raz`, `3 razy`. */
export const times = (n: number) => (n === 1 ? "raz" : several(n, "raz", "razy", "razy"));
