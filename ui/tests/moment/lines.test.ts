// @vitest-environment node
import { expect, test } from "vitest";
import { broken, measured, type Run } from "../../src/moment/lines.ts";

/** Every letter is as wide as the next. */
const wide = ({ text }: Run) => [...text].length;
const lines = (runs: Run[], width: number, most = 9) =>
  broken(runs, width, most, wide).map((line) => line.map(({ text }) => text).join("|"));

test("words go on in the next line where they have no room", () => {
  expect(lines([{ text: "Fiend Knotgrass shoots the Anointed" }], 16)).toEqual([
    "Fiend Knotgrass",
    "shoots the",
    "Anointed",
  ]);
  expect(lines([{ text: "short" }], 16)).toEqual(["short"]);
  expect(lines([{ text: "" }], 16)).toEqual([]);
});

test("what came of it keeps its own letters, in the same line or the next", () => {
  const runs: Run[] = [{ text: "Aud is " }, { text: "Out of Action", strong: true }];
  expect(lines(runs, 30)).toEqual(["Aud is |Out of Action"]);
  expect(lines(runs, 13)).toEqual(["Aud is |Out of", "Action"]);
  expect(broken(runs, 13, 9, wide)[1]).toEqual([{ text: "Action", strong: true }]);
  // What leads to it stays with the word before.
  expect(lines([{ text: "Aud shoots Ibo" }, { text: ": ", late: true }, { text: "hit", strong: true }], 15)).toEqual([
    "Aud shoots Ibo|:",
    "hit",
  ]);
});

test("a line breaks behind a hyphen, and never at a space that holds", () => {
  expect(lines([{ text: "the Machine-Gunner" }], 13)).toEqual(["the Machine-", "Gunner"]);
  expect(lines([{ text: "takes 1\u00a0204 ducats" }], 8)).toEqual(["takes", "1\u00a0204", "ducats"]);
});

test("what has no room at all is left out, and says so", () => {
  expect(lines([{ text: "one two three four" }], 8, 2)).toEqual(["one two", "three f…"]);
  expect(lines([{ text: "Unbreakable" }], 6, 2)).toEqual(["Unbre…"]);
});

test("where nothing can be measured a width is guessed", () => {
  expect(measured("abcd", { size: 10, family: "text" })).toBeCloseTo(20.4);
});
