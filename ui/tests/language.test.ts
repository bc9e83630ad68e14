import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { typedDay } from "../src/day.ts";
import { between, count, dated, decimal, inches, lately, listed, percentFine } from "../src/words/figures.ts";
import { language, languageOf, onSpoken, speak } from "../src/words/language.svelte.ts";
import { live } from "../src/words/live.ts";
import { monthBeginnings, locales } from "../src/words/locales.ts";
import { pluralsOf } from "../src/words/plurals.ts";
import { shown } from "./effect.svelte.ts";

afterEach(() => speak("en"));

describe("figures and days", () => {
  test("in German", () => {
    speak("de");
    expect([count(1204), decimal(15.5), inches(393_700), percentFine(0.681)]).toEqual([
      "1.204",
      "15,5",
      "15,5″",
      "68,1",
    ]);
    expect([dated("2026-11-20"), between("2026-04-30", "2026-05-14")]).toEqual([
      "20. November 2026",
      "30. April – 14. Mai 2026",
    ]);
    const names = ["Ash", "Bone", "Crow", "Dov", "Eve", "Finn"];
    expect([listed(names.slice(0, 3)), listed(names)]).toEqual([
      "Ash, Bone und Crow",
      "Ash, Bone, Crow, Dov und 2 weitere",
    ]);
    const now = new Date(2026, 4, 3, 12, 0);
    expect(lately(new Date(2026, 4, 2, 23, 5).toISOString(), now)).toBe("gestern, 23:05");
  });

  test("in Polish, where four digits stand together", () => {
    speak("pl");
    expect([count(1204), count(12_045), decimal(2, 1)]).toEqual(["1204", "12\u00a0045", "2,0"]);
    expect([dated("2026-11-20"), listed(["Ash", "Bone"])]).toEqual(["20 listopada 2026", "Ash i Bone"]);
  });

  test("are typed in any language", () => {
    for (const typed of ["3. März 2026", "3 marca 2026", "3 March 2026", "3. Maerz 26", "3 mar 2026"]) {
      expect(typedDay(typed), typed).toBe("2026-03-03");
    }
    for (const { months } of Object.values(locales)) {
      for (const [at, month] of months.entries()) {
        expect(typedDay(`1 ${month} 2026`), month).toBe(`2026-${String(at + 1).padStart(2, "0")}-01`);
      }
    }
    const beginnings = monthBeginnings.flat();
    expect(new Set(beginnings).size).toBe(beginnings.length);
  });

  test("are read in the order of the language that was chosen", () => {
    vi.spyOn(navigator, "language", "get").mockReturnValue("en-US");
    expect(typedDay("3/4/26")).toBe("2026-03-04");
    speak("de");
    expect(typedDay("3/4/26")).toBe("2026-04-03");
  });
});

test("Polish has a form for 1, for 2 to 4, for 5 to 21, and 22 again as 2", () => {
  speak("pl");
  const said = pluralsOf("pl");
  const models = (n: number) => said(n, { one: "model", few: "modele", many: "modeli", other: "modelu" });
  expect([1, 2, 5, 12, 22, 25, 101].map(models)).toEqual([
    "1 model",
    "2 modele",
    "5 modeli",
    "12 modeli",
    "22 modele",
    "25 modeli",
    "101 modeli",
  ]);
});

test("a locale leads to its language", () => {
  expect(["de-AT", "pl", "PL_pl", "en-GB", "fr", ""].map(languageOf)).toEqual([
    "de",
    "pl",
    "pl",
    "en",
    undefined,
    undefined,
  ]);
});

test("a section that is kept says its words in the language in force, and keeps its shape", () => {
  const en = { find: { heading: "Find", hits: (n: number) => `${String(n)} found`, keys: ["a"] } };
  const de = { find: { heading: "Suchen", hits: (n: number) => `${String(n)} gefunden`, keys: ["b"] } };
  const words = live(en, () => (language() === "de" ? de : en));
  const { find } = words;
  const seen: string[] = [];
  const leave = shown(() => find.heading, seen);
  flushSync();
  speak("de");
  flushSync();
  expect(seen).toEqual(["Find", "Suchen"]);
  expect([find.hits(2), find.keys, Object.keys(find), { ...find }.heading]).toEqual([
    "2 gefunden",
    ["b"],
    ["heading", "hits", "keys"],
    "Suchen",
  ]);
  leave();
});

test("what one language lacks is said in English", () => {
  const en = { a: { one: "one", two: "two" } };
  const words = live(en, () => ({ a: { one: "eins" } }) as typeof en);
  expect([words.a.one, words.a.two]).toEqual(["eins", "two"]);
});

test("readers are told of the language, and who asked for something asks again", () => {
  const heard = vi.fn();
  const leave = onSpoken(heard);
  speak("pl");
  expect([document.documentElement.lang, heard.mock.calls.length]).toEqual(["pl", 1]);
  leave();
  speak("en");
  expect(heard).toHaveBeenCalledTimes(1);
});

describe("the choice", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const started = async (...system: string[]) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(system);
    const choice = await import("../src/chosen-language.ts");
    const spoken = await import("../src/words/language.svelte.ts");
    await choice.startLanguage();
    return { ...choice, ...spoken };
  };

  test("is the system’s first language that we speak, until another is chosen; that one is kept", async () => {
    const first = await started("fr-FR", "de-CH", "en");
    expect([first.language(), document.documentElement.lang]).toEqual(["de", "de"]);
    await first.setLanguage("pl");
    expect(first.language()).toBe("pl");
    vi.resetModules();
    expect((await started("de")).language()).toBe("pl");
  });

  test("is English where the system speaks nothing of ours, or something is kept that is no language", async () => {
    localStorage.setItem("nml.language", "xx");
    expect((await started("fr")).language()).toBe("en");
  });

  test("that was made last counts, whichever catalogue is read first", async () => {
    const { setLanguage, language: spoken } = await started("en");
    await Promise.all([setLanguage("de"), setLanguage("en")]);
    expect(spoken()).toBe("en");
  });
});
