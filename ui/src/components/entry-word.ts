/** A word that has an entry in the reference: pressing it opens the entry over the page. */
import type { Attachment } from "svelte/attachments";
import { openReference } from "../reference.svelte.ts";
import { MARK } from "../reference/known.ts";

/** What is pressed for something else. */
const PRESSED = "button, a, label, summary, [role='button'], [role='option'], [role='tab'], [role='application']";

/**
 * Attached to the word. Within something that is pressed for something else it only says that there is an entry. It is no
 * stop for Tab: a list full of such words stays one, and the key `?` tells the words of whatever has the focus.
 */
export function entryWord(id: string): Attachment<HTMLElement> {
  return (word) => {
    word.setAttribute(MARK, id);
    if (word.parentElement?.closest(PRESSED)) return () => word.removeAttribute(MARK);
    function pressed(event: MouseEvent) {
      // What it stands in may be pressed, too.
      event.stopPropagation();
      event.preventDefault();
      word.focus({ preventScroll: true });
      openReference(id);
    }
    word.setAttribute("role", "button");
    word.tabIndex = -1;
    word.classList.add("entry-word");
    word.addEventListener("click", pressed);
    return () => {
      word.removeEventListener("click", pressed);
      word.classList.remove("entry-word");
      for (const name of [MARK, "role", "tabindex"]) word.removeAttribute(name);
    };
  };
}
