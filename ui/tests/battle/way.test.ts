import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command } from "../../src/battle/calls.ts";
import { asking } from "../../src/battle/way.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("many steps, one measure: it waits until the ghost rests", async () => {
  const about = vi.fn((_: unknown, command: Command) => Promise.resolve(command));
  const heard = vi.fn();
  const measures = asking(about, heard);
  const steps: Command[] = [1, 2, 3].map((x) => ({ do: "move", to: { x, y: 0 } }));
  for (const step of steps) measures.ask({ battle: "b1" }, step);
  expect(about).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(about.mock.calls.map(([, command]) => command)).toEqual([steps[2]]);
  expect(heard).toHaveBeenCalledTimes(1);
});
