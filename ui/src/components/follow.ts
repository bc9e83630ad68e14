/** Brings a line into sight within the part that scrolls it: the page around that part stays where its reader is. */
export function follow(line: HTMLElement): void {
  let part = line.parentElement;
  while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement;
  if (!part) return;
  const [box, at] = [part.getBoundingClientRect(), line.getBoundingClientRect()];
  if (at.top < box.top) part.scrollTop -= box.top - at.top;
  else if (at.bottom > box.bottom) part.scrollTop += at.bottom - box.bottom;
}
