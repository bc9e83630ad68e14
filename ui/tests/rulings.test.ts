import { describe, expect, test } from "vitest";
import { chosen, found, withReading } from "../src/rulings/readings.ts";
import type { RulesetLine, RulingLine } from "../src/rulings/calls.ts";

const answers = (...names: string[]) => names.map((name) => ({ name, meaning: `it is ${name}` }));
const rulings: RulingLine[] = [
  { id: "C-10", key: "charge_cap", question: "Is there a limit?", readings: answers("cap_12", "no_cap"), sources: [] },
  { id: "C-42", key: "block", question: "When?", readings: answers("after_charge_only", "always"), sources: [] },
];
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
  test("reading one otherwise keeps the others", () => {
    expect(withReading(ours, rulings, cap, "no_cap")).toEqual([
      ["charge_cap", "no_cap"],
      ["block", "always"],
    ]);
  });
});
