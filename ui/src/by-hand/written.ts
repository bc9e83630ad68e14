/** What is typed into the forms, and what it becomes. */
import { INCH } from "../board/scale.ts";
import type { OwnItem, OwnModel } from "../calls.ts";
import { words } from "../words/words.svelte.ts";

const MILLIMETRE = 1000;

/** Text between commas, as keywords are printed. */
export const keywords = (text: string): string[] =>
  text
    .split(",")
    .map((keyword) => keyword.trim().toUpperCase())
    .filter(Boolean);

/** A sentence each. */
export const reminders = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Both sides of a base in micrometres, the longer first; none: the text says none. */
export function base(text: string): OwnModel["base"] | null {
  const found = /^\s*(\d{1,3})(?:\s*[x×*]\s*(\d{1,3}))?\s*$/i.exec(text);
  if (!found?.[1]) return null;
  const sides = [Number(found[1]), Number(found[2] ?? found[1])].sort((a, b) => b - a);
  const [length = 0, width = 0] = sides;
  return { length: length * MILLIMETRE, width: width * MILLIMETRE };
}

const millimetres = (length: number | string): number => Math.round(Number(length) / MILLIMETRE);

/** A base as it is typed. */
export function baseText({ length, width }: OwnModel["base"]): string {
  const sides = [millimetres(length), millimetres(width)];
  return sides[0] === sides[1] ? String(sides[0]) : sides.join(" × ");
}

export const inches = (length: number | string | null | undefined): number => Number(length ?? 0) / INCH;
export const length = (inches: number): number => Math.round(inches * INCH);

const DICE_MAX = 6;
/** DICE and modifiers, as they are chosen. */
export const signed = Array.from({ length: 2 * DICE_MAX + 1 }, (_, i) => {
  const n = i - DICE_MAX;
  return { value: String(n), text: words.byHand.dice(n) };
});

/** Nobody yet. The empty id asks for a new one. */
export const newModel = (): OwnModel => ({
  id: "",
  name: "",
  ducats: 0,
  glory: 0,
  movement: length(6),
  ranged: 0,
  melee: 0,
  armour: 0,
  base: { length: 32 * MILLIMETRE, width: 32 * MILLIMETRE },
  keywords: [],
  reminders: [],
});

export const newItem = (): OwnItem => ({
  id: "",
  name: "",
  kind: "melee",
  ducats: 0,
  glory: 0,
  hands: 1,
  range: null,
  dice: 0,
  injury_dice: 0,
  injury_modifier: 0,
  protection: 0,
  keywords: [],
  reminders: [],
});
