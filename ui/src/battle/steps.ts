/** Marker steps that were taken back: trying out what to spend leaves many lines, which the log shows as one. */
import type { SeenEntry } from "./seen.ts";

/** An undone spending of markers. */
const spent = ({ what, in_force }: SeenEntry) =>
  !in_force && typeof what === "object" && "said" in what && what.said.command.do === "spend";

/** The log with each run of two or more lines about markers taken back as one; newest first, as it came. */
export function folded<L extends { one: SeenEntry }>(lines: readonly L[]): L[][] {
  const tried = new Set(lines.filter(({ one }) => spent(one)).map(({ one }) => one.seq));
  /** A step, or the ledger's mark that takes one back. */
  const step = ({ what, seq }: SeenEntry) =>
    tried.has(seq) ||
    (typeof what === "object" && "undone" in what && what.undone.from !== null && tried.has(what.undone.from));
  const runs: L[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && step(before.one) && step(line.one)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}
