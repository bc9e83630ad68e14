/** A list that is one stop for the Tab key: the arrow keys, Home and End go through it. */
import type { Attachment } from "svelte/attachments";

interface Way {
  /** What can be gone to: buttons and links, unless it says otherwise. */
  items?: string;
  /** Going to one chooses it, as with tabs. */
  chooses?: boolean;
  /** Home and End are the list's; without it they mean something else on the screen. */
  ends?: boolean;
}

/** Where an item is chosen or current, Tab leads to it first. */
const CURRENT = "[aria-selected='true'], [aria-checked='true'], [aria-current]:not([aria-current='false'])";

/** What stands in one row of the list, so that the arrows left and right go within it. */
const rowOf = (item: Element): Element | null => item.closest("li, tr, [role='row']");

/** Attached to the list; its rows are the list items or table rows in it, else all is one row. */
export function roving({ items = "button, a[href]", chooses = false, ends = true }: Way = {}): Attachment<HTMLElement> {
  return (list) => {
    let stop: HTMLElement | undefined;
    // WebKit takes a list without marks for no list, and then nobody hears “3 of 8”.
    if (list.matches("ul:not([role]), ol:not([role])")) list.setAttribute("role", "list");

    const all = () => [...list.querySelectorAll<HTMLElement>(items)].filter((item) => !item.matches(":disabled"));

    /** The one with the stop keeps it; a list that is not used begins with what is chosen in it. */
    function settle() {
      const found = all();
      if (!stop || !found.includes(stop) || !list.contains(document.activeElement)) {
        stop = found.find((item) => item.matches(CURRENT)) ?? (stop && found.includes(stop) ? stop : found[0]);
      }
      for (const item of found) {
        const index = item === stop ? 0 : -1;
        if (item.tabIndex !== index) item.tabIndex = index;
      }
    }

    function rows(): HTMLElement[][] {
      const rows: HTMLElement[][] = [];
      let row: Element | null | undefined;
      for (const item of all()) {
        if (rows.length === 0 || rowOf(item) !== row) rows.push([]);
        row = rowOf(item);
        rows.at(-1)?.push(item);
      }
      return rows;
    }

    function next(from: HTMLElement, key: string): HTMLElement | undefined {
      const lines = rows();
      const row = lines.findIndex((line) => line.includes(from));
      const line = lines[row] ?? [];
      const at = line.indexOf(from);
      switch (key) {
        case "ArrowRight":
          return line[at + 1];
        case "ArrowLeft":
          return line[at - 1];
        case "ArrowDown":
          return lines[row + 1]?.[Math.min(at, (lines[row + 1]?.length ?? 1) - 1)];
        case "ArrowUp":
          return lines[row - 1]?.[Math.min(at, (lines[row - 1]?.length ?? 1) - 1)];
        case "Home":
          return ends ? lines[0]?.[0] : undefined;
        case "End":
          return ends ? lines.at(-1)?.at(-1) : undefined;
        default:
          return undefined;
      }
    }

    function keyed(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      const from = all().find((item) => item === event.target);
      const to = from && next(from, event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
      if (chooses) to.click();
    }

    function focused({ target }: FocusEvent) {
      const item = all().find((one) => one === target);
      if (!item) return;
      stop = item;
      settle();
    }

    list.addEventListener("keydown", keyed);
    list.addEventListener("focusin", focused);
    const watch = new MutationObserver(settle);
    watch.observe(list, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "href", "aria-selected", "aria-checked", "aria-current"],
    });
    settle();
    return () => {
      watch.disconnect();
      list.removeEventListener("keydown", keyed);
      list.removeEventListener("focusin", focused);
    };
  };
}
