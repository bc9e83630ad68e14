/** What an answer changed, in one sentence for readers. */
import { words } from "../words/words.svelte.ts";
import type { Aftermath } from "./calls.ts";

/** The lines whose result is new. */
export function news(before: Aftermath, after: Aftermath): string {
  const known = new Map(lines(before).map(({ key, result }) => [key, result]));
  const fresh = lines(after).filter(({ key, result }) => result !== null && known.get(key) !== result);
  if (fresh.length > 0) return fresh.map(({ name, result }) => words.aftermath.news(name, result ?? "")).join(", ");
  return after.closed ? words.aftermath.isClosed : words.aftermath.listOpen(after.open);
}

function lines(aftermath: Aftermath) {
  return aftermath.pages.flatMap(({ side, steps }) =>
    steps.flatMap(({ number, lines }) =>
      lines.map(({ model, name, result }) => ({ key: `${side} ${number} ${model}`, name, result })),
    ),
  );
}
