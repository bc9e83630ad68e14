/** What readers are told without moving the focus: results, saved changes, refusals. */

const said = $state<{ first: string; second: string }>({ first: "", second: "" });
let odd = false;
let saidAt = 0;

/** The two regions: a sentence repeated lands in the other one, so that it is read again. */
export function announcements(): { first: string; second: string } {
  return said;
}

/** Has a sentence read aloud when the reader is free. */
export function announce(sentence: string): void {
  odd = !odd;
  saidAt = performance.now();
  said.first = odd ? sentence : "";
  said.second = odd ? "" : sentence;
}

/** On another screen an old sentence says nothing any more; one that was said on leaving is still being read. */
export function hush(): void {
  if (performance.now() - saidAt < 1000) return;
  said.first = said.second = "";
}
