import { describe, expect, test } from "vitest";
import { chosen, found, withReading } from "../src/rulings/readings.ts";
import type { RulesetLine, RulingLine } from "../src/rulings/calls.ts";
import { words } from "../src/words/en.ts";

const answers = (...names: string[]) =>
  names.map((name) => ({ name, meaning: `it is ${name}`, sources: [] as string[] }));
const rulings: RulingLine[] = [
  { id: "C-10", key: "charge_cap", question: "Is there a limit?", readings: answers("cap_12", "no_cap") },
  { id: "C-42", key: "block", question: "When?", readings: answers("after_charge_only", "always") },
];
rulings[1]?.readings[1]?.sources.push("S3");
const [cap, block] = rulings as [RulingLine, RulingLine];
const ours: RulesetLine = {
  id: "own-1",
  name: "Ours",
  own: true,
  differs: [
    { ruling: "C-42", key: "block", name: "always", question: "When?", reading: "it is always", usual: "it is not" },
  ],
};

describe("rulings", () => {
  test("a ruleset reads as printed but where it differs", () => {
    expect(chosen(cap, ours)).toBe("cap_12");
    expect(chosen(block, ours)).toBe("always");
  });
  test("every word of a search must occur, in the question, a reading or the id", () => {
    expect(found(rulings, "LIMIT cap").map(({ id }) => id)).toEqual(["C-10"]);
    expect(found(rulings, "c-42 always").map(({ id }) => id)).toEqual(["C-42"]);
    expect(found(rulings, "always limit")).toEqual([]);
  });
  test("a search finds what a source speaks about", () => {
    expect(found(rulings, "quick start sheet").map(({ id }) => id)).toEqual(["C-42"]);
  });
  test("a reading says who says so, with pages where there are some, or that nobody does", () => {
    const { sources, sourcesBrief, source } = words.rulings;
    const tags = ["RC Q5", "DR p.14", "DR p.36", "DR p.37", "CH p.3", "S3", "S4"];
    const plain = (list: readonly string[]) => list.join("; ").replaceAll("\u00a0", " ");
    expect(plain(sources(tags))).toBe(
      "commentaries 1.0.2 Q5; rulebook 1.0.2 pp. 14, 36 and 37; changelog 1.0.2 p. 3; " +
        "quick start sheet; A Troll in the Trenches",
    );
    expect(plain(sourcesBrief(tags))).toBe(
      "commentaries; rulebook; changelog; quick start sheet; A Troll in the Trenches",
    );
    expect(plain(sources(["DR pp.68-86"]))).toBe("rulebook 1.0.2 pp. 68\u201386");
    expect(source(["RB", "S1"])).toBe("a developer’s words");
    expect([plain(sources([])), plain(sourcesBrief([])), source([])]).toEqual([
      "no source spells this out",
      "no source spells this out",
      null,
    ]);
  });
  test("reading one otherwise keeps the others", () => {
    expect(withReading(ours, rulings, cap, "no_cap")).toEqual([
      ["charge_cap", "no_cap"],
      ["block", "always"],
    ]);
  });
});
