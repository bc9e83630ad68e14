/** The arrow keys go from one thing on the pages that can be corrected to the next. */

const ENTRIES = "[data-entry]:not(:disabled)";
const middle = (of: HTMLElement) => {
  const { top, height } = of.getBoundingClientRect();
  return top + height / 2;
};

/** Where an arrow leads: up and down on a page, to the side across to the next; none: the key is no arrow, or there is nothing. */
export function nextEntry(from: HTMLElement, key: string): HTMLElement | null {
  const leaf = from.closest<HTMLElement>("section");
  if (!leaf || !from.matches(ENTRIES)) return null;
  const on = (page: HTMLElement | null | undefined) => [...(page?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
  const here = on(leaf);
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (step !== 0) return here[here.indexOf(from) + step] ?? null;
  if (key === "Home") return here[0] ?? null;
  if (key === "End") return here.at(-1) ?? null;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  const leaves = [...(leaf.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const beside = on(leaves[leaves.indexOf(leaf) + (key === "ArrowRight" ? 1 : -1)]);
  const far = (one: HTMLElement) => Math.abs(middle(one) - middle(from));
  return beside.reduce<HTMLElement | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
