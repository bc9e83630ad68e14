/** What stands in the way of a battle, and the part of the set-up where it is mended. */
import type { Obstacle } from "./calls.ts";

/** The part's name in `data-part`. */
function partOf(about: Obstacle["about"]): string {
  switch (about.is) {
    case "force":
      return `force-${about.side}`;
    case "rules":
    case "campaign":
    case "weather":
    case "scenario":
      return about.is;
  }
}

/** Leads there: the part comes into view, and its first field has the focus. */
export function goTo(about: Obstacle["about"]): void {
  const part = document.querySelector<HTMLElement>(`[data-part="${partOf(about)}"]`);
  if (!part) return;
  part.scrollIntoView({ block: "center" });
  const field = part.querySelector<HTMLElement>("select, input, button, a[href]") ?? part;
  field.focus({ preventScroll: true });
}
