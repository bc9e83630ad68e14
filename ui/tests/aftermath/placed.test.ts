import { describe, expect, test } from "vitest";
import type { AftermathPage, AftermathStep, CorrectionLine } from "../../src/aftermath/calls.ts";
import { followed, named, placed, unpromoted } from "../../src/aftermath/placed.ts";
import { settled } from "../fixtures/aftermath.ts";
import { line, outcome, question } from "../fixtures/correction.ts";

const [page] = settled.pages;
if (!page) throw new Error("the fixture has a page");

const NAMES = ["Trauma", "Promotions and Experience", "Reinforcements", "Exploration", "Quartermaster", "Roster"];
const row = (model: number, name: string, stamp: string | null, result: string | null) => ({
  model,
  number: model,
  name,
  note: "",
  stamp,
  result,
  died: false,
  tone: "plain" as const,
  margins: [],
});
const gain = (text: string) => ({ sign: "gain" as const, text });

function ledger(steps: Record<number, Partial<AftermathStep>>): AftermathPage {
  const all = NAMES.map((name, i) => ({
    number: i + 1,
    name,
    state: "done" as const,
    note: "",
    lines: [],
    thrown: [],
    dice: [],
    sum: null,
    margins: [],
    questions: [],
    ...steps[i + 1],
  }));
  return { ...page!, steps: all };
}

const spots = (of: AftermathPage, lines: CorrectionLine[]) =>
  placed(of, { side: "a", letter: "A", id: of.id, warband: of.warband, lines }).map(({ spot }) => spot);

describe("what was said stands where the page shows it", () => {
  test("a roll at its stamp, a Skill at the result, the dice of an Advancement where they lie", () => {
    const of = ledger({
      1: { lines: [row(8, "Tobin", "4", "Survives")] },
      2: {
        lines: [row(3, "Wat", "2", "not promoted"), row(3, "Wat", "6", "Promoted"), row(1, "Reyne", null, "Parry")],
        thrown: [{ who: "Reyne", what: "Advancement", dice: [5, 1, 3, 1], came: "" }],
      },
    });
    const said = spots(of, [
      line(1, "4", question("survival:8:a1", "Survival Roll for Tobin")),
      line(2, "2 × Wat", question("allot:all:a1", "Who has the 2 Promotion Dice?")),
      line(3, "2", question("promotion:3:a1", "Promotion Die for Wat")),
      line(4, "6", question("promotion:3:a1", "Promotion Die for Wat")),
      line(5, "Melee & Strength, Ranged", question("tables:1:a1", "Advancement of Reyne: which two tables?")),
      line(6, "5 1 3 1", question("advancement:1:a1", "Advancement of Reyne")),
      line(7, "Parry", question("learn:1:a1", "What does Reyne learn?")),
    ]);
    expect(said).toEqual(["1 stamp 0", "2 head 0", "2 stamp 0", "2 stamp 1", "2 row 2", "2 thrown 0", "2 came 2"]);
  });

  test("the dice of an Exploration, what was found, and each of two equal purchases", () => {
    const of = ledger({
      4: { dice: [4, 2, 5], margins: [gain("110 ducats of loot"), gain("Pot of Manna: Gain")] },
      5: { margins: [gain("Shovel for Wat"), gain("Shovel for Wat")] },
    });
    const said = spots(of, [
      line(1, "Rare", question("table:all:a1", "Which table do you explore?")),
      line(2, "4 2 1", question("explore:all:a1", "3 Exploration Dice")),
      line(3, "die 3 again", question("adjust:all:a1", "The dice show 7")),
      line(4, "Gain", question("location:all:a1", "Pot of Manna: what do you do there?")),
      line(5, "Shovel for Wat", "Quartermaster"),
      line(6, "Shovel for Wat", "Quartermaster"),
      line(7, "Done", "Quartermaster"),
    ]);
    expect(said).toEqual(["4 head 0", "4 dice 0", "4 foot 0", "4 margin 1", "5 margin 0", "5 margin 1", "5 foot 0"]);
  });

  test("recruits are bought in their own step, before the Quartermaster", () => {
    const of = ledger({
      3: { margins: [gain("Yeoman joins")] },
      4: { state: "skipped" },
      5: { margins: [gain("Shovel for Wat")] },
    });
    const said = spots(of, [
      line(1, "Call for 120 ducats", question("reinforcements:all:a1", "Call for Reinforcements?")),
      line(2, "Yeoman joins", "Quartermaster"),
      line(3, "Done", "Recruits"),
      line(4, "Shovel for Wat", "Quartermaster"),
    ]);
    expect(said).toEqual(["3 head 0", "3 margin 0", "3 foot 0", "5 margin 0"]);
  });

  test("what the table settled is in the step that it settled, and what was struck out where it was said", () => {
    const of = ledger({ 1: { lines: [row(8, "Tobin", "4", "Survives")] }, 2: { state: "at_the_table" } });
    const said = spots(of, [
      line(1, "4", question("survival:8:a1", "Survival Roll for Tobin")),
      line(2, "6", "Struck out", { struck: true }),
      line(3, "as the table decided", "Settled at the table"),
      line(4, "No, explore", question("reinforcements:all:a1", "Call for Reinforcements?")),
    ]);
    expect(said).toEqual(["1 stamp 0", "1 foot 0", "2 head 0", "3 head 0"]);
  });
});

test("no two things on the pages are called the same", () => {
  const of = ledger({});
  const lines = [
    line(1, "No, explore", question("reinforcements:all:a1", "Call for Reinforcements?")),
    line(2, "2", question("promotion:3:a1", "Promotion Die for Wat")),
    line(3, "5", question("promotion:3:a1", "Promotion Die for Wat")),
    line(4, "Shovel for Wat", "Quartermaster"),
    line(5, "Shovel for Wat", "Quartermaster"),
  ];
  const all = placed(of, { side: "a", letter: "A", id: of.id, warband: of.warband, lines });
  const [first, second] = named([
    { warband: "Redoubt", placed: all },
    { warband: "Choir", placed: all.slice(0, 1) },
  ]);
  expect(first?.map(({ name }) => name)).toEqual([
    "Call for Reinforcements, Redoubt",
    "Promotion Die for Wat, 2",
    "Promotion Die for Wat, 5",
    "Quartermaster: Shovel for Wat, Redoubt, Shovel for Wat",
    "Quartermaster: Shovel for Wat, Redoubt, Shovel for Wat, 2",
  ]);
  expect(second?.map(({ name }) => name)).toEqual(["Call for Reinforcements, Choir"]);
});

test("the experience of a promotion goes with it, whether its die fell otherwise or is no longer thrown", () => {
  const promoted = { ...row(3, "Wat", "6", "Promoted"), tone: "good" as const };
  const learned = { ...row(3, "Wat", null, null), margins: [gain("1 experience, 1 now")] };
  const elite = { ...row(1, "Reyne", null, null), margins: [gain("1 experience, 4 now")] };
  const of = ledger({ 1: { lines: [row(3, "Wat", "4", "Survives")] }, 2: { lines: [promoted, learned, elite] } });
  const said = [
    line(1, "4", question("survival:3:a1", "Survival Roll for Wat")),
    line(2, "6", question("promotion:3:a1", "Promotion Die for Wat")),
  ];
  const lines = placed(of, { side: "a", letter: "A", id: of.id, warband: of.warband, lines: said });
  const models = [{ name: "Wat", lines: [{ what: "Promoted", before: "yes", after: "no" }] }];
  const warbands = [{ id: of.id, name: of.warband, lines: [], models }];
  const lost = [{ said: "Promotion Die for Wat: 6", place: of.warband, why: "it is no longer asked", mend: null }];
  const gone = (rest: Parameters<typeof outcome>[1], anew: boolean) => {
    const on = followed(of, lines, outcome([], { warbands, absent: [], lost: [], ...rest }), settled.battle);
    return (["2 row 0", "2 row 1", "2 row 2"] as const).filter((spot) => unpromoted(of, lines, on, () => anew, spot));
  };
  expect(gone({ lost }, false)).toEqual(["2 row 1"]);
  expect(gone({}, true)).toEqual(["2 row 1"]);
  expect(gone({}, false)).toEqual([]);
  expect(gone({ warbands: [] }, true)).toEqual([]);
});
