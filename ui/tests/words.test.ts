// @vitest-environment node
import { describe, expect, test } from "vitest";
import { pieces } from "../src/components/keywords.ts";
import { words } from "../src/words/en.ts";
import { between, count, inches, lately, millimetres, percent, plural, signed } from "../src/words/figures.ts";

describe("figures", () => {
  test("have a true minus and groups of three", () => {
    expect([signed(2), signed(0), signed(-1), count(1204), count(-1234567)]).toEqual([
      "+2",
      "0",
      "\u22121",
      "1\u00a0204",
      "\u22121\u00a0234\u00a0567",
    ]);
  });

  test("turn micrometres into inches to a tenth, and into millimetres", () => {
    expect([inches(152_400), inches(393_700), inches(25_400 / 2)]).toEqual(["6\u2033", "15.5\u2033", "0.5\u2033"]);
    expect([millimetres(25_000), millimetres(28_500)]).toEqual(["25", "28.5"]);
  });

  test("say when as people do, by the clock of this machine", () => {
    const now = new Date(2026, 4, 3, 12, 0);
    const at = (...when: [number, number, number, number, number]) => lately(new Date(...when).toISOString(), now);
    expect(at(2026, 4, 3, 9, 40)).toBe("today, 09:40");
    expect(at(2026, 4, 2, 23, 5)).toBe("yesterday, 23:05");
    expect(at(2026, 3, 2, 19, 30)).toBe("2 April, 19:30");
    expect(at(2025, 11, 31, 19, 30)).toBe("31 December 2025");
    expect(lately("some day", now)).toBe("some day");
    expect(between("2026-04-30", "2026-05-14")).toBe("30 April \u2013 14 May 2026");
    expect(between("2025-12-30", "2026-01-02")).toBe("30 December 2025 \u2013 2 January 2026");
  });

  test("never round a chance to nothing or to certainty", () => {
    expect([percent(0), percent(0.003), percent(0.3194), percent(0.997), percent(1)]).toEqual([
      "0",
      "<1",
      "32",
      ">99",
      "100",
    ]);
  });

  test("count one and several", () => {
    expect([plural(1, "model", "models"), plural(0, "model", "models")]).toEqual(["1 model", "0 models"]);
  });
});

test("keywords are found in a sentence, and other capitals are left alone", () => {
  expect(pieces("+1 INJURY DICE for the ELITE, 15 CVP")).toEqual([
    { text: "+1 ", keyword: false },
    { text: "INJURY DICE", keyword: true },
    { text: " for the ", keyword: false },
    { text: "ELITE", keyword: true },
    { text: ", 15 CVP", keyword: false },
  ]);
  expect(pieces("für jedes ELITE-Modell 15 KP").filter(({ keyword }) => keyword)).toEqual([
    { text: "ELITE", keyword: true },
  ]);
  expect(pieces("Piers")).toEqual([{ text: "Piers", keyword: false }]);
  const plain = ["Prisoner XX", "Prisoner IX", "Prisoner XLII"];
  for (const text of plain) expect(pieces(text)).toEqual([{ text, keyword: false }]);
});

test("an extra Turn is not one of those that the scenario has", () => {
  expect([words.battle.turn(5, 5), words.battle.turn(6, 5)]).toEqual(["Turn 5 of 5", "Turn 6, extra Turn"]);
  expect([words.page.turn(5, 5, false), words.page.turn(6, 5, false)]).toEqual(["Turn 5 of 5", "Turn 6, extra Turn"]);
});

test("no sentence shouts", () => {
  const texts: string[] = [];
  const gather = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(gather);
  };
  gather(words);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => text.includes("!"))).toEqual([]);
});
