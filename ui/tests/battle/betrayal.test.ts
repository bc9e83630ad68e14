import { expect, it } from "vitest";
import { asks, betrayalOf, type Betrayal } from "../../src/battle/betrayal.ts";
import { wonWith } from "../../src/battle/names.ts";
import type { Seen } from "../../src/battle/seen.ts";

const card = (name: string, does: Betrayal["does"]): Betrayal => ({ name, text: "", does });
const table = [
  { rank: "8", coup: card("Double-cross", "ends_alliance"), ruse: card("Bribe", { gives: 1 }) },
  { rank: "10", coup: card("Con", { takes: 1 }), ruse: card("Large Bribe", { gives: 2 }) },
];
const view = {
  scenario: { alliances: { leads: 1, last: 3, others: 2, alone: 1, table } },
  scene: {
    alliances: {
      aces: [
        { side: 0, card: "AS" },
        { side: 1, card: "AH" },
      ],
    },
  },
} as unknown as Seen;

it("a card of the side’s own suit is a Coup, any other a Ruse", () => {
  expect(betrayalOf(view, 0, "8S")?.name).toBe("Double-cross");
  expect(betrayalOf(view, 1, "8S")?.name).toBe("Bribe");
  expect(betrayalOf(view, 1, "10H")?.name).toBe("Con");
  expect(betrayalOf(view, 0, "AS")).toBeNull();
  expect(betrayalOf({ ...view, scene: { things: [] } }, 0, "8S")).toBeNull();
});

it("a card asks for a side or a model where it is played for or against one", () => {
  expect(asks(card("Bribe", { gives: 1 }))).toEqual({ side: true, model: false });
  expect(asks(card("Con", { takes: 1 }))).toEqual({ side: false, model: false });
  expect(asks(card("Triple-cross", "swaps_alliance"))).toEqual({ side: true, model: false });
  expect(asks(card("Inglorious", "no_more_deeds"))).toEqual({ side: false, model: true });
});

it("a team wins together, and who fights alone wins alone", () => {
  expect(wonWith([{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }], 2)).toEqual([0, 2]);
  expect(wonWith([{}, {}, {}], 1)).toEqual([1]);
});
