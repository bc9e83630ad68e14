/** The arrow keys on the board move what is chosen there: the same keys wherever a map is drawn. */
import type { Attachment } from "svelte/attachments";
import type { Place } from "./scale.ts";

/** How far a press goes, in inches; with Shift. */
const STEP = 0.5;
const STRIDE = 1;

interface Nudged {
  /** Something is chosen, and may be moved. */
  ready: () => boolean;
  /** How far it goes, in inches. */
  onnudge: (by: Place) => void;
  /** It stays where it is now. */
  onkeep: () => void;
  /** It is let go. */
  onleave: () => void;
}

/** For the element around a board: it hears before the board's own cursor does. */
export function nudging({ ready, onnudge, onkeep, onleave }: Nudged): Attachment<HTMLElement> {
  return (element) => {
    const ear = (event: KeyboardEvent) => {
      if (!ready() || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(event.target instanceof HTMLElement) || event.target.getAttribute("role") !== "application") return;
      const step = event.shiftKey ? STRIDE : STEP;
      const by = {
        ArrowLeft: { x: -step, y: 0 },
        ArrowRight: { x: step, y: 0 },
        ArrowUp: { x: 0, y: -step },
        ArrowDown: { x: 0, y: step },
      }[event.key];
      if (by) onnudge(by);
      else if (event.key === "Escape") onleave();
      else if (event.key === "Enter") onkeep();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("keydown", ear, true);
    return () => element.removeEventListener("keydown", ear, true);
  };
}

/** Whether a key was meant for a field. */
export const inField = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea") !== null;
