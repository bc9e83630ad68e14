/** How much room the window has: in rem, as in the style sheets, so that larger text finds a narrower window. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { textSize } from "./text-size.svelte.ts";

/** How many pixels so many rem are. */
const pixels = (rem: number): number => (rem * 16 * textSize()) / 100;

/** Whether the window is at least so many rem wide. */
export const wideAs = (rem: number): boolean => (innerWidth.current ?? 0) >= pixels(rem);

/** Whether it is higher than so many rem. */
export const higherThan = (rem: number): boolean => (innerHeight.current ?? 0) > pixels(rem);

/** Above this a screen is laid out for the desk; the style sheets ask for the same (`max-width: 36rem`). */
const PHONE = 36;

/** Whether it is as narrow as a phone in the hand. A window that nobody has measured is none. */
export const phone = (): boolean => innerWidth.current !== undefined && innerWidth.current <= pixels(PHONE);
