import { expect, test } from "vitest";
import { minutesOf, momentAt } from "../src/evenings/started.ts";
import { clockTime } from "../src/words/figures.ts";

const local = (hours: number, minutes: number, day = 3) => new Date(2026, 11, day, hours, minutes);

test("a round was started when the clock on the wall says so", () => {
  const started = local(19, 40).toISOString();
  expect(clockTime(started)).toBe("19:40");
  expect(momentAt(started, "19:05", local(20, 0))).toBe(local(19, 5).toISOString());
  expect(momentAt(started, " 7.30 ", local(20, 0))).toBe(local(7, 30).toISOString());
});

test("a round that was started before midnight was started the day before", () => {
  const started = local(0, 10, 4).toISOString();
  expect(momentAt(started, "23:50", local(0, 20, 4))).toBe(local(23, 50).toISOString());
});

test("a round whose start is put right over midnight was started on the new day", () => {
  const started = local(23, 50).toISOString();
  expect(momentAt(started, "00:05", local(0, 20, 4))).toBe(local(0, 5, 4).toISOString());
  expect(momentAt(started, "19:30", local(10, 0, 4))).toBe(local(19, 30).toISOString());
});

test("what is no time is none", () => {
  for (const time of ["", "24:00", "12:60", "noon", "7"]) {
    expect(momentAt(local(19, 0).toISOString(), time, local(20, 0))).toBeNull();
  }
});

test("a round says how many minutes were played and are left, and how many it has gone on too long", () => {
  const [started, ends] = [local(19, 5).toISOString(), local(20, 35).toISOString()];
  const clock = { started, ends, pause_ends: ends, warnings: [] };
  const at = (hours: number, minutes: number, seconds = 0) =>
    minutesOf(clock, local(hours, minutes).getTime() + seconds * 1000);
  expect(at(19, 5)).toEqual({ played: 0, left: 90 });
  expect(at(19, 47, 30)).toEqual({ played: 42, left: 48 });
  expect(at(20, 34, 59)).toEqual({ played: 89, left: 1 });
  expect(at(20, 35).left + 0).toBe(0);
  expect(at(20, 40)).toEqual({ played: 95, left: -5 });
});
