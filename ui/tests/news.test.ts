import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { isUntold, tell, usedBefore, using } from "../src/news/seen.svelte.ts";
import { between, compared } from "../src/news/versions.ts";
import { words } from "../src/words/en.ts";

beforeEach(() => {
  localStorage.clear();
  tell();
});

test("versions are compared part by part, not letter by letter", () => {
  expect(compared("0.10.0", "0.9.3")).toBeGreaterThan(0);
  expect(compared("1.0.0-beta.1", "1.0.0")).toBe(0);
  expect(between(["0.9.0", "0.10.0", "0.11.0"], "0.9.0", "0.10.0")).toEqual(["0.10.0"]);
});

test("whoever starts it for the first time is told nothing, after an update once, and the same version says nothing", () => {
  using("0.1.0", ["0.1.0"]);
  expect(isUntold()).toBe(false);
  using("0.1.0", ["0.1.0"]);
  expect(isUntold()).toBe(false);
  using("0.2.0", ["0.2.0", "0.1.0"]);
  expect([isUntold(), usedBefore()]).toEqual([true, "0.1.0"]);
  tell();
  using("0.2.0", ["0.2.0", "0.1.0"]);
  expect(isUntold()).toBe(false);
});

test("a version without news, or an older one, interrupts nobody", () => {
  using("0.2.0", []);
  using("0.2.1", ["0.2.0"]);
  expect(isUntold()).toBe(false);
  using("0.2.0", ["0.2.0"]);
  expect(isUntold()).toBe(false);
});

test("the version at hand has its news, few enough to be read", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const news: Record<string, Record<string, { heading: string; text: string }>> = words.news.versions;
  const here = Object.values(news[version] ?? {});
  expect(here.length).toBeGreaterThan(0);
  for (const highlights of Object.values(news)) expect(Object.keys(highlights).length).toBeLessThanOrEqual(10);
  for (const { text } of here) expect(text.length).toBeLessThan(220);
});
