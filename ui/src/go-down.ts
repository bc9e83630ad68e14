/** Shows a part further down on the page, and goes to its first control of that kind. */
export function goDown(part: string, control: string): void {
  const place = document.getElementById(part);
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
}
