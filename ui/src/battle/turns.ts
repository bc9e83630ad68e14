/** The Turns of a battle in its log. */
import type { Seen } from "./seen.ts";

/** After which entry each Turn begins, in the log as it stands. */
export function turnsOf(view: Pick<Seen, "log"> | undefined): { turn: number; seq: number }[] {
  const begins: { turn: number; seq: number }[] = [];
  let before = 0;
  for (const { seq, turn, in_force } of view?.log ?? []) {
    if (in_force && turn > before) {
      begins.push({ turn, seq });
      before = turn;
    }
  }
  return begins;
}
