import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, startTwice } from "../src/double-click.ts";

let end: () => void;
const taken: string[] = [];

beforeEach(() => {
  taken.length = 0;
  vi.useFakeTimers();
  end = startTwice();
  document.body.innerHTML = `<section data-asks="1"><button id="five">5</button></section><button id="stop">Stop</button><ul data-once><button id="buy">Add</button></ul>`;
  document.body.onclick = ({ target }) => taken.push((target as HTMLElement).id);
});

afterEach(() => {
  end();
  document.body.onclick = null;
  vi.useRealTimers();
});

/** A click of the mouse so long after the last, at a place. */
function click(id: string, after: number, x = 100, detail = 1) {
  vi.advanceTimersByTime(after);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: 100, detail });
  document.getElementById(id)?.dispatchEvent(event);
}
const ask = (next: string) => document.querySelector("section")?.setAttribute("data-asks", next);

test("the second click of a double click is not taken by what has come under the hand", () => {
  click("five", 1000);
  click("stop", 200);
  expect(taken).toEqual(["five"]);
  // Nor is the same control, once it answers another question.
  click("five", 1000);
  ask("2");
  click("five", 200);
  expect(taken).toEqual(["five", "five"]);
});

test("an answer that was long in coming moves the page as much", () => {
  click("five", 1000);
  vi.advanceTimersByTime(900);
  answer();
  click("stop", 300);
  expect(taken).toEqual(["five"]);
  click("stop", 300);
  expect(taken).toEqual(["five", "stop"]);
});

test("what is meant is taken: the same control again, another place, another moment, a key", () => {
  click("five", 1000);
  click("five", 100);
  click("stop", 100, 300);
  click("five", 1000, 300);
  click("stop", 100, 300, 0);
  expect(taken).toEqual(["five", "five", "stop", "five", "stop"]);
});

test("a double click buys once", () => {
  click("buy", 1000);
  click("buy", 150);
  expect(taken).toEqual(["buy"]);
  click("buy", 1000);
  expect(taken).toEqual(["buy", "buy"]);
});
