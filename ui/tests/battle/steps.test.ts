import { expect, test } from "vitest";
import type { SeenEntry } from "../../src/battle/seen.ts";
import { folded } from "../../src/battle/steps.ts";

const rest = { side: null, actor: null, agreed: null, turn: 1, note: null };
const spend = (seq: number, in_force: boolean): SeenEntry => ({
  ...rest,
  seq,
  in_force,
  what: {
    said: { command: { do: "spend", side: 0, markers: { what: [], bloodbath: false } } as never, events: [], sums: [] },
  },
});
const dash = (seq: number, in_force: boolean): SeenEntry => ({
  ...rest,
  seq,
  in_force,
  what: { said: { command: { do: "dash" }, events: [], sums: [] } },
});
const undo = (seq: number, from: number): SeenEntry => ({ ...rest, seq, in_force: true, what: { undone: { from } } });
const runs = (log: SeenEntry[]) =>
  folded(log.map((one) => ({ one })).reverse()).map((run) => run.map(({ one }) => one.seq));

test("markers tried and taken back are one line, and what counts stands by itself", () => {
  expect(runs([dash(1, true), spend(2, false), undo(3, 2), spend(4, false), undo(5, 4), spend(6, true)])).toEqual([
    [6],
    [5, 4, 3, 2],
    [1],
  ]);
});

test("what else was undone stays a line of its own", () => {
  expect(runs([dash(1, false), undo(2, 1), spend(3, false), undo(4, 3)])).toEqual([[4, 3], [2], [1]]);
  expect(runs([dash(1, true), spend(2, true)])).toEqual([[2], [1]]);
});
