import { expect, test } from "vitest";
import type { CorrectionStep } from "../../src/aftermath/calls.ts";
import { apart, becomes, settled, without, withMade, type Made } from "../../src/aftermath/made.ts";
import { question } from "../fixtures/correction.ts";

const made = (step: CorrectionStep): Made => ({ step, name: "", said: "", asked: null });
const anew = (seq: number, ...faces: (1 | 2 | 3 | 4 | 5 | 6)[]) =>
  made({ kind: "anew", seq, place: 0, answer: { kind: "faces", faces, source: "table" } });
const further = made({ kind: "further", answer: { kind: "choice", choice: "refuse", amount: null } });
const grant = made({ kind: "grant", seq: 9, place: 0, ducats: 8, glory: 0 });
const later = anew(7, 2);

test("a correction that is taken back takes along what was answered and granted because of it", () => {
  const all = [anew(3, 1), further, grant, later, further];
  expect(without(all, 0)).toEqual([later, further]);
  expect(without(all, 1)).toEqual([all[0], later, further]);
  expect(without(all, 2)).toEqual([all[0], further, later, further]);
});

test("what is corrected otherwise stands in its place", () => {
  const again = anew(3, 6);
  expect(withMade([anew(3, 1), further, later], again)).toEqual([again, later]);
  const strike = made({ kind: "strike", seq: 7, place: 0 });
  expect(withMade([anew(3, 1), later], strike)).toEqual([anew(3, 1), strike]);
});

test("dice that were rolled here stand there as they fell", () => {
  const roll = made({ kind: "anew", seq: 3, place: 0, answer: { kind: "roll", extra: null } });
  const [one] = settled([roll], [anew(3, 1, 2).step]);
  expect([one?.said, one?.step]).toEqual(["1 2", anew(3, 1, 2).step]);
});

test("an answer is told in the words of its question", () => {
  const choices = [
    { id: "b1", label: "Pay the ransom", text: null, refused: null },
    { id: "refuse", label: "Refuse", text: null, refused: null },
  ];
  const ransom = question("ransom:1:a1", "What ransom?", { choices });
  expect(becomes({ kind: "choice", choice: "b1", amount: 55 }, ransom)).toBe("Pay the ransom: 55");
  expect(becomes({ kind: "choice", choice: "refuse", amount: 55 }, ransom)).toBe("Refuse");
  const tally = {
    lines: ["Wat", "Hob"].map((label, i) => ({ id: `${i}`, label, note: "", worth: 0, most: null, value: 0 })),
    least: 0,
    most: null,
    worth: null,
    unit: "",
    confirm: "",
  };
  const allot = question("allot:all:a1", "Who?", { tally });
  const counted = (...counts: number[]) => counts.map((count, i) => ({ id: `${i}`, count }));
  expect(becomes({ kind: "tally", counts: counted(2, 1) }, allot)).toBe("2 × Wat, Hob");
  expect(becomes({ kind: "tally", counts: counted(0, 0) }, allot)).toBe("nothing");
});

test("what is asked again is called differently", () => {
  expect(apart("Trauma for Reyne", ["Trauma for Wat"])).toBe("Trauma for Reyne");
  expect(apart("Trauma for Reyne", ["Trauma for Reyne", "Trauma for Reyne · 2"])).toBe("Trauma for Reyne · 3");
});
