import { expect, test } from "vitest";
import { follow } from "../../src/components/follow.ts";

const rect = (of: HTMLElement, top: number, bottom: number) => {
  of.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
};

test("a line is brought into sight within its own list, and the page stays where it is", () => {
  const page = document.createElement("div");
  page.innerHTML = '<ol style="overflow-y: auto"><li></li></ol>';
  page.style.overflowY = "auto";
  document.body.append(page);
  const list = page.querySelector("ol") as HTMLElement;
  const line = page.querySelector("li") as HTMLElement;
  rect(list, 100, 300);
  rect(line, 340, 360);
  follow(line);
  expect([list.scrollTop, page.scrollTop]).toEqual([60, 0]);
  rect(line, 70, 90);
  follow(line);
  expect(list.scrollTop).toBe(30);
  rect(line, 120, 140);
  follow(line);
  expect(list.scrollTop).toBe(30);
  page.remove();
});
