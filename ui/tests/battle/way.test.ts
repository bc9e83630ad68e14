import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command } from "../../src/battle/calls.ts";
import { openEnd } from "../../src/battle/places.ts";
import { asking, left } from "../../src/battle/way.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("many steps, one measure: it waits until the ghost rests", async () => {
  const about = vi.fn((_: unknown, command: Command) => Promise.resolve(command));
  const heard = vi.fn();
  const measures = asking(about, heard);
  const steps: Command[] = [1, 2, 3].map((x) => ({ do: "move", to: { x, y: 0 } }));
  for (const step of steps) measures.ask({ battle: "b1" }, step, "now");
  expect(about).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(about.mock.calls.map(([, command]) => command)).toEqual([steps[2]]);
  expect(heard.mock.calls).toEqual([[{ answer: steps[2], command: steps[2], about: "now" }]]);
});

const inch = 25_400;
const spot = { radius: 0, reach: [{ x: 10 * inch, y: 10 * inch }, 6 * inch] };
const placing = { model: 0, command: { do: "move" }, spot, target: null } as never;
const plain = { via: [], over: [], height: null, clear: false };
const cornered = { ...plain, via: [{ x: 14, y: 10 }] };

test("what a waypoint leaves is what the engine says, never the straight length", () => {
  expect(left(placing, plain, null)).toEqual({ from: { x: 10, y: 10 }, radius: 6 });
  expect(left(placing, cornered, null)).toBeNull();
  expect(left(placing, cornered, { left: inch, rim: null })).toEqual({ from: { x: 14, y: 10 }, radius: 1 });
});

test("what a move may lead on to is asked with all that was said of its way", () => {
  expect(openEnd({ do: "move" }, plain)).toEqual({ do: "move", to: null });
  expect(openEnd({ do: "move" }, { ...cornered, height: 3 * inch })).toEqual({
    do: "move",
    to: null,
    way: { via: [{ x: 14 * inch, y: 10 * inch }], height: 3 * inch },
  });
  expect(openEnd({ do: "end_charge", reached: true }, plain)).toEqual({ do: "end_charge", to: null, reached: false });
});
