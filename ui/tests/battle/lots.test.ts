import { expect, test } from "vitest";
import { asked } from "../../src/battle/asks.ts";
import type { LotView, Question, RollView } from "../../src/battle/calls.ts";
import { lotsInShort } from "../../src/battle/lots.ts";
import { moment } from "../fixtures/battle.ts";

const view = moment("shoot");
const roll = view.question?.roll as RollView;

/** Three faces of six, at these. */
const half = (from: number, goes: LotView["lot"]["goes"], hits: number, friend = false): LotView => ({
  lot: { from, to: from + 2, goes, ways: 3, of: 6 },
  chance: 0.5,
  hits,
  friend,
});

function note(step: Question["step"], more: Partial<RollView>): string {
  return asked(view, { ...(view.question as Question), step, roll: { ...roll, ...more } }).note;
}

test("a shot into melee says beforehand which faces send it at whom, and how likely a friend is hit", () => {
  const attack = { attacker: 1, weapon: "bolt-action-rifle", target: 3, range: "ranged", facts: {} } as const;
  const lots = [half(1, { at: 0 }, 0.29, true), half(4, { at: 3 }, 0.29)];
  expect(note({ ask: "into_melee", ...attack }, { lots, strays: 0.29 })).toBe(
    "1–3 Aldous Reyne · 4–6 Trooper Kell · 29 % hits a friend",
  );
  expect(lotsInShort({ lots, strays: 0.29 })).toBe("into melee: 1–3 a friend, 29 % hits one");
  const named = [half(1, { chosen: [0, 1] }, 0.29, true), half(4, { at: 3 }, 0.29)];
  expect(lotsInShort({ lots: named, strays: 0.29 })).toBe("into melee: 1–3 a friend, up to 29 % hits one");
  expect(lotsInShort({ lots: [half(1, "lost", 0), half(4, { at: 3 }, 0.29)], strays: 0 })).toBe("into melee: 1–3 lost");
  expect(lotsInShort({ lots: [], strays: 0 })).toBe("");
});

test("a Charge Bonus says what is needed, and which die counts", () => {
  const step = { ask: "charge_bonus", model: 1, target: 3 } as const;
  const need = { movement: 152400, distance: 254000, least: { face: 4 }, lowest: false, ways: 27, of: 36 };
  expect(note(step, { dice: 2, charge: { need, chance: 0.75, short: 0.25 } })).toBe(
    "10″ away, Movement 6″ · 4 or more gets there: 75 % · the highest die counts",
  );
  const far = { ...need, least: "out_of_reach" as const };
  expect(note(step, { dice: 1, charge: { need: far, chance: 0, short: 1 } })).toBe(
    "10″ away, Movement 6″ · no face reaches straight on",
  );
  const unknown = { ...need, distance: null, least: "unknown" as const };
  expect(note(step, { dice: 1, charge: { need: unknown, chance: null, short: null } })).toBe("Movement 6″");
});
