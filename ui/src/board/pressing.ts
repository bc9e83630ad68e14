/** What a pointer does on a map: it taps, drags what is placed, or measures. */
import { onTable, type Lens } from "./lens.ts";
import { apart, type Place } from "./scale.ts";

/** The map under the pointer. Points of the picture are in pixels, those of the table in inches. */
export interface Under {
  /** Where the pointer is on the picture. */
  spot: (event: PointerEvent) => Place;
  lens: () => Lens;
  /** What is placed lies here, and can be taken hold of. */
  grabs: (at: Place) => boolean;
  /** One finger measures; else it moves the map. */
  rules: () => boolean;
  ondown: () => void;
  /** Nothing is pressed; the pointer is here. */
  onhover: (at: Place) => void;
  /** What is placed goes to a point of the table. */
  ondrag: (to: Place) => void;
  /** From one point of the table to another. */
  onmeasure: (from: Place, to: Place) => void;
  /** What was measured stands. */
  onmeasured: () => void;
  /** It is up again, and nothing was measured: it was over this point of the table, and `tapped` where it never moved. */
  onup: (on: Place, tapped: boolean, by: "finger" | "pointer") => void;
}

/** Pixels beyond which a press is no tap. */
const MOVES = 5;

export function pressing(under: Under) {
  /** Since the pointer went down: where, over which point of the table, and what it does. */
  let press: { from: Place; on: Place; doing: "none" | "ruler" | "ghost"; id: number; moved: boolean } | null = null;

  return {
    down: (event: PointerEvent) => {
      if (event.button !== 0 || event.shiftKey || press) return;
      const from = under.spot(event);
      const doing = under.grabs(from) ? "ghost" : "none";
      press = { from, on: onTable(under.lens(), from), doing, id: event.pointerId, moved: false };
      under.ondown();
    },
    move: (event: PointerEvent) => {
      const to = under.spot(event);
      if (!press && event.pointerType !== "touch") under.onhover(to);
      if (press?.id !== event.pointerId) return;
      const far = apart(press.from, to) > MOVES;
      if (press.doing === "none" && far) {
        if (!under.rules()) {
          // The map goes along instead.
          press = null;
          return;
        }
        press.doing = "ruler";
      }
      if (press.doing === "ruler") under.onmeasure(onTable(under.lens(), press.from), onTable(under.lens(), to));
      else if (press.doing === "ghost" && (press.moved || far)) {
        press.moved = true;
        under.ondrag(onTable(under.lens(), to));
      }
      if (press.doing !== "none" && event.currentTarget instanceof Element) {
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }
    },
    up: (event: PointerEvent) => {
      if (press?.id !== event.pointerId) return;
      const { doing, moved, on } = press;
      press = null;
      if (doing === "ruler") under.onmeasured();
      else under.onup(on, !moved, event.pointerType === "touch" ? "finger" : "pointer");
    },
    cancel: () => {
      press = null;
    },
  };
}
