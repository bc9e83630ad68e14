import { expect, test } from "vitest";
import { typedDay } from "../src/day.ts";

test("days are read as people type them", () => {
  for (const [typed, day] of [
    ["2026-11-30", "2026-11-30"],
    ["30.11.2026", "2026-11-30"],
    [" 30. 11. 2026 ", "2026-11-30"],
    ["3/4/26", "2026-04-03"],
    ["11/30/2026", "2026-11-30"],
    ["29.2.2028", "2028-02-29"],
  ] as const) {
    expect(typedDay(typed, "de-DE"), typed).toBe(day);
  }
  expect(typedDay("  ")).toBeNull();
  for (const typed of ["soon", "31.4.2026", "29.2.2026", "4.2026", "0.0.0", "2026-13-01", "1.1.300"]) {
    expect(typedDay(typed), typed).toBeUndefined();
  }
});

test("strokes are read in the order of where people live, and dots everywhere the day first", () => {
  const read = (locale: string) => ["3/4/26", "3.4.26", "30/4/26", "2026-04-03"].map((text) => typedDay(text, locale));
  expect(read("en-GB")).toEqual(["2026-04-03", "2026-04-03", "2026-04-30", "2026-04-03"]);
  expect(read("en-US")).toEqual(["2026-03-04", "2026-04-03", "2026-04-30", "2026-04-03"]);
});

test("with the month in letters there is no doubt which figure is the day", () => {
  for (const typed of ["30 November 2026", "30. nov. 26", "November 30, 2026", "30th Nov 2026", "Nov 30th, 26"]) {
    expect(typedDay(typed, "en-US"), typed).toBe("2026-11-30");
  }
  for (const typed of ["31 November 2026", "30 Nowember 2026", "30 November", "November 2026"]) {
    expect(typedDay(typed), typed).toBeUndefined();
  }
});
