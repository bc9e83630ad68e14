import { expect, test } from "vitest";
import type { AftermathPage, AftermathStep } from "../../src/aftermath/calls.ts";
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
  came: "nothing" as const,
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

test("no two things on the pages are called the same", () => {
  const of = ledger({});
  const lines = [
    line(1, "3 head 0", "No, explore", question("reinforcements:all:a1", "Call for Reinforcements?")),
    line(2, "2 stamp 0", "2", question("promotion:3:a1", "Promotion Die for Wat")),
    line(3, "2 stamp 1", "5", question("promotion:3:a1", "Promotion Die for Wat")),
    line(4, "5 margin 0", "Shovel for Wat", "Quartermaster"),
    line(5, "5 margin 1", "Shovel for Wat", "Quartermaster"),
  ];
  const all = placed({ side: "a", letter: "A", id: of.id, warband: of.warband, lines });
  const [first, second] = named([
    { warband: "Redoubt", placed: all },
    { warband: "Choir", placed: all.slice(0, 1) },
  ]);
  expect(first?.map(({ name }) => name)).toEqual([
    "Call for Reinforcements? · Redoubt",
    "Promotion Die for Wat · 2",
    "Promotion Die for Wat · 5",
    "Quartermaster: Shovel for Wat · Redoubt · Shovel for Wat",
    "Quartermaster: Shovel for Wat · Redoubt · Shovel for Wat · 2",
  ]);
  expect(second?.map(({ name }) => name)).toEqual(["Call for Reinforcements? · Choir"]);
});

test("what a correction does is at the row of its model and at its line, whatever they are called", () => {
  const of = ledger({ 1: { lines: [row(3, "Wat", "4", "Survives"), row(4, "Wat", "5", "Survives")] } });
  const said = [
    line(1, "1 stamp 0", "4", question("survival:3:a1", "Survival Roll for Wat")),
    line(2, "1 stamp 1", "4", question("survival:4:a1", "Survival Roll for Wat")),
  ];
  const lines = placed({ side: "a", letter: "A", id: of.id, warband: of.warband, lines: said });
  const stays = { said: "Wat fought in Game 3, but would not be there by then.", warband: of.id };
  const lost = { said: "Survival Roll for Wat: 4", place: "", why: "it is no longer asked", mend: null };
  const on = followed(
    of,
    lines,
    outcome([], {
      warbands: [{ id: of.id, name: of.warband, lines: [], models: [{ model: 4, name: "Wat", lines: [] }] }],
      lost: [
        { ...lost, line: { seq: 2, place: 0 } },
        { ...lost, line: null },
      ],
      absent: [
        { ...stays, model: 4 },
        { ...stays, model: 4, warband: "b1" },
      ],
    }),
  );
  expect([...on.models.keys()]).toEqual(["1 row 1"]);
  expect([...on.lost.keys()]).toEqual(["2-0"]);
  expect([...on.absent].map(([spot, all]) => [spot, all.length])).toEqual([["1 row 1", 1]]);
});

test("the experience of a promotion goes with it, whether its die fell otherwise or is no longer thrown", () => {
  const promoted = { ...row(3, "Wat", "6", "Promoted"), came: "promoted" as const };
  const learned = { ...row(3, "Wat", null, null), margins: [gain("1 experience, 1 now")] };
  const elite = { ...row(1, "Reyne", null, null), margins: [gain("1 experience, 4 now")] };
  const of = ledger({ 1: { lines: [row(3, "Wat", "4", "Survives")] }, 2: { lines: [promoted, learned, elite] } });
  const said = [
    line(1, "1 stamp 0", "4", question("survival:3:a1", "Survival Roll for Wat")),
    line(2, "2 stamp 0", "6", question("promotion:3:a1", "Promotion Die for Wat")),
  ];
  const lines = placed({ side: "a", letter: "A", id: of.id, warband: of.warband, lines: said });
  const models = [{ model: 3, name: "Wat", lines: [{ what: "Promoted", before: "yes", after: "no" }] }];
  const warbands = [{ id: of.id, name: of.warband, lines: [], models }];
  const lost = [
    {
      said: "Promotion Die for Wat: 6",
      line: { seq: 2, place: 0 },
      place: of.warband,
      why: "it is no longer asked",
      mend: null,
    },
  ];
  const gone = (rest: Parameters<typeof outcome>[1], anew: boolean) => {
    const on = followed(of, lines, outcome([], { warbands, absent: [], lost: [], ...rest }));
    return (["2 row 0", "2 row 1", "2 row 2"] as const).filter((spot) => unpromoted(of, lines, on, () => anew, spot));
  };
  expect(gone({ lost }, false)).toEqual(["2 row 1"]);
  expect(gone({}, true)).toEqual(["2 row 1"]);
  expect(gone({}, false)).toEqual([]);
  expect(gone({ warbands: [] }, true)).toEqual([]);
});
