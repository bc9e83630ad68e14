import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  document.documentElement.removeAttribute("style");
});

const sized = () => document.documentElement.style.getPropertyValue("--text-size");
const press = (key: string, more: KeyboardEventInit = { ctrlKey: true }) =>
  new KeyboardEvent("keydown", { key, ...more });

test("the text is as large as it was left", async () => {
  const first = await import("../src/text-size.svelte.ts");
  first.startTextSize();
  expect([first.textSize(), sized()]).toEqual([100, "1"]);
  first.setTextSize(150);
  expect(sized()).toBe("1.5");

  vi.resetModules();
  const second = await import("../src/text-size.svelte.ts");
  second.startTextSize();
  expect([second.textSize(), sized()]).toEqual([150, "1.5"]);
});

test("a size that can't be chosen is 100 %", async () => {
  localStorage.setItem("nml.text-size", "90000");
  const { textSize } = await import("../src/text-size.svelte.ts");
  expect(textSize()).toBe(100);
});

test("Ctrl with plus and minus goes from step to step and stays within them, 0 leads back", async () => {
  const { sizedByKey, textSize } = await import("../src/text-size.svelte.ts");
  const after = (...keys: string[]) => keys.map((key) => (sizedByKey(press(key)), textSize()));
  expect(after("-", "+", "=", "+", "+", "+")).toEqual([100, 125, 150, 175, 200, 200]);
  expect(after("-", "0")).toEqual([175, 100]);
});

test("a plus without Ctrl is the map's, and what the keys did is read aloud", async () => {
  const { sizedByKey, textSize } = await import("../src/text-size.svelte.ts");
  expect([sizedByKey(press("+", {})), textSize()]).toEqual([false, 100]);
  const { announcements } = await import("../src/announce.svelte.ts");
  sizedByKey(press("+"));
  expect(Object.values(announcements())).toContain("Text size 125 %");
});
