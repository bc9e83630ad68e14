/** What others change is heard of, also after a time without a connection. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followed, onChanged, startLive } from "../src/live.svelte.ts";
import { kept } from "../src/ipc.svelte.ts";

/** A socket that a test opens, talks through and closes. */
class Wire {
  static all: Wire[] = [];
  onopen?: () => void;
  onmessage?: () => void;
  onclose?: (event: { code: number }) => void;
  sent: string[] = [];
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
}
const last = () => Wire.all.at(-1) as Wire;

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a guest joins, hears of changes, comes back after a loss and reads again what was missed", () => {
  sessionStorage.setItem("nml.invitation", "abc");
  const heard = vi.fn();
  const leave = onChanged(heard);
  const stop = startLive();
  expect(last().address).toMatch(/^ws:.*\/live$/);
  last().onopen?.();
  expect(last().sent).toEqual(['{"join":"abc"}']);
  const before = kept();
  last().onmessage?.();
  last().onmessage?.();
  expect([followed(), heard.mock.calls.length, kept() - before]).toEqual(["live", 2, 2]);
  last().onclose?.({ code: 1006 });
  expect(followed()).toBe("lost");
  // Each attempt waits longer than the one before.
  vi.advanceTimersByTime(250);
  expect(Wire.all).toHaveLength(2);
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(250);
  expect(Wire.all).toHaveLength(2);
  vi.advanceTimersByTime(250);
  expect(Wire.all).toHaveLength(3);
  last().onopen?.();
  last().onmessage?.();
  expect([followed(), heard.mock.calls.length]).toEqual(["live", 3]);
  leave();
  last().onmessage?.();
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(3);
});

test("where the table was closed nobody knocks again; a network that is back is used at once", () => {
  sessionStorage.setItem("nml.invitation", "abc");
  const stop = startLive();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(8000);
  }
  last().onclose?.({ code: 1006 });
  const attempts = Wire.all.length;
  dispatchEvent(new Event("online"));
  expect(Wire.all).toHaveLength(attempts + 1);
  last().onclose?.({ code: 4401 });
  expect(followed()).toBe("ended");
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(attempts + 1);
  stop();
});

test("the window hears by an event, and opens no socket", () => {
  const heard = vi.fn();
  const leave = onChanged(heard);
  const stop = startLive();
  dispatchEvent(new CustomEvent("book-changed", { detail: 7 }));
  expect([heard.mock.calls.length, Wire.all.length, followed()]).toEqual([1, 0, "alone"]);
  stop();
  leave();
});
