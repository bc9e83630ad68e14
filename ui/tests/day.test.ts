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
    expect(typedDay(typed), typed).toBe(day);
  }
  expect(typedDay("  ")).toBeNull();
  for (const typed of ["soon", "31.4.2026", "29.2.2026", "4.2026", "0.0.0", "2026-13-01", "1.1.300"]) {
    expect(typedDay(typed), typed).toBeUndefined();
  }
});
