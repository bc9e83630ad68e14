/** How large the text is, in hundredths: everything is set in rem, so rows and widths grow with it. */
import { announce } from "./announce.svelte.ts";
import { words } from "./words/words.svelte.ts";

/** What can be chosen. */
export const textSizes = [100, 125, 150, 175, 200] as const;

/** A choice of text size. */
export type TextSize = (typeof textSizes)[number];

const KEY = "nml.text-size";

let chosen = $state<TextSize>(remembered());

function remembered(): TextSize {
  try {
    const value = Number(localStorage.getItem(KEY));
    return textSizes.find((one) => one === value) ?? 100;
  } catch {
    return 100;
  }
}

function show(): void {
  document.documentElement.style.setProperty("--text-size", String(chosen / 100));
}

/** The choice in force. */
export function textSize(): TextSize {
  return chosen;
}

/** The same as a factor: what is drawn in pixels grows by it. */
export const textFactor = (): number => chosen / 100;

/** Chooses, and remembers it on this machine. */
export function setTextSize(to: TextSize): void {
  chosen = to;
  try {
    localStorage.setItem(KEY, String(to));
  } catch {
    // A window that may not remember still shows the choice.
  }
  show();
}

/** Shows the choice; called once, before the first picture. */
export function startTextSize(): void {
  show();
}

/** Ctrl with plus, minus or 0, as in every browser; true when the key was one of them. */
export function sizedByKey(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const by = { "+": 1, "=": 1, "-": -1, _: -1, "0": 0 }[event.key];
  if (by === undefined) return false;
  const to = by === 0 ? 100 : textSizes[textSizes.indexOf(chosen) + by];
  if (to !== undefined) setTextSize(to);
  announce(words.book.textSizeNow(chosen));
  return true;
}
