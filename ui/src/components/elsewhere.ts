/** What lies over the page goes when something else is pressed, or Escape. */
import type { Attachment } from "svelte/attachments";

/** Attached to what holds both the button and what it opens; `leave` closes it, `back` gets the focus after Escape. */
export function elsewhere(leave: () => void, back: () => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (holder) => {
    function pressed(event: Event) {
      if (event.target instanceof Node && holder.contains(event.target)) return;
      leave();
    }
    function keyed(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // The screen has a meaning of its own for the key.
      event.preventDefault();
      event.stopPropagation();
      leave();
      back()?.focus();
    }
    document.addEventListener("pointerdown", pressed, true);
    document.addEventListener("keydown", keyed, true);
    return () => {
      document.removeEventListener("pointerdown", pressed, true);
      document.removeEventListener("keydown", keyed, true);
    };
  };
}
