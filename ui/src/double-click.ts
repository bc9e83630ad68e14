/**
 * The second click of a double click, where an answer has moved the page under the hand: it was meant for what stood
 * there before, and is not taken. Nor is it where once is meant and twice would cost: inside `data-once`.
 */

/** A second click within this many milliseconds of the first, or of the answer to it, is the same gesture. */
const SOON = 400;
/** And no further away than this many pixels: a hand that moved aims again. */
const NEAR = 24;

/** What a click was meant for: the control, and the question that it answers. */
interface Meant {
  control: Element;
  asks: string | null;
}

interface Click {
  x: number;
  y: number;
  at: number;
  meant: Meant | null;
}

let last: Click | null = null;
let answered = -Infinity;

/** Something that was asked for has come: what stands under the hand may be new. */
export function answer(at = performance.now()): void {
  answered = at;
}

function meantBy(target: EventTarget | null): Meant | null {
  const control =
    target instanceof Element ? target.closest("button, a, input, select, summary, [role='button']") : null;
  return control && { control, asks: control.closest<HTMLElement>("[data-asks]")?.dataset["asks"] ?? null };
}

function sameGesture({ clientX, clientY }: MouseEvent, now: number, before: Click): boolean {
  const near = Math.hypot(clientX - before.x, clientY - before.y) <= NEAR;
  return near && (now - before.at < SOON || (answered >= before.at && now - answered < SOON));
}

/** Keeps clicks from what they were not meant for, in the whole window; gives what ends it. */
export function startTwice(): () => void {
  const heard = (event: MouseEvent) => {
    // Keys and programs press what they mean.
    if (event.detail === 0) return;
    const now = performance.now();
    const meant = meantBy(event.target);
    const before = last;
    const again = before !== null && sameGesture(event, now, before);
    const moved = meant !== null && (meant.control !== before?.meant?.control || meant.asks !== before.meant.asks);
    const once = meant !== null && meant.control.closest("[data-once]") !== null;
    if (again && (moved || once)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { dataset } = document.documentElement;
      dataset["untaken"] = String(Number(dataset["untaken"] ?? 0) + 1);
      return;
    }
    last = { x: event.clientX, y: event.clientY, at: now, meant };
  };
  window.addEventListener("click", heard, true);
  return () => {
    window.removeEventListener("click", heard, true);
    last = null;
    answered = -Infinity;
  };
}
