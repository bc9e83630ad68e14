import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const SRC = path.join(import.meta.dirname, "../src");

test("a line through or under a word is not written in one with a colour of ours: WebKit would draw none", () => {
  const all = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const files = all.filter((file) => /\.(?:css|svelte)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) => /text-decoration:[^;]*var\(/.test(readFileSync(path.join(SRC, file), "utf8")));
  expect(wrong).toEqual([]);
});
