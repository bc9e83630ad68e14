/** Where the focus goes when the photo and the map take each other’s place. */
import { tick } from "svelte";

async function focus(selector: string, seen = selector): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(selector)?.focus();
  document.querySelector(seen)?.scrollIntoView({ block: "nearest" });
}

/** To the first corner; the photo is seen as a whole. */
export const toCorners = (): Promise<void> => focus("[data-testid='photo-corner-0']", "[data-testid='photo-sheet']");
/** To the map. */
export const toMap = (): Promise<void> => focus("#board");
/** To where a photo is chosen. */
export const toChoice = (): Promise<void> => focus("[data-part='photo'] button");
