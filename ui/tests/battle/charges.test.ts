import { expect, test } from "vitest";
import type { ChargeView, Command, Offer, Question } from "../../src/battle/calls.ts";
import { closeBy, needOf, strikesNot } from "../../src/battle/charges.ts";
import { choicesOf } from "../../src/battle/choices.ts";
import { shown } from "../../src/battle/shown.ts";
import { moment } from "../fixtures/battle.ts";

const inches = (n: number) => n * 25_400;

/** A Charge with 6" of Movement and one die. */
function charge(distance: number | null, least: ChargeView["need"]["least"], ways: number): ChargeView {
  const need = {
    movement: inches(6),
    distance: distance === null ? null : inches(distance),
    least,
    lowest: false,
    ways,
  };
  return {
    need: { ...need, of: 6 },
    ...(least === "unknown" ? { chance: null, short: null } : { chance: ways / 6, short: 1 - ways / 6 }),
  };
}

test("what the die must show is said before the Charge is declared", () => {
  expect(needOf(charge(8, { face: 1 }, 6)).at(-1)).toBe("any face reaches");
  expect(needOf(charge(10, { face: 4 }, 3)).at(-1)).toMatch(/^4 or more gets there: 50/);
  expect(needOf(charge(13, { face: 6 }, 1)).at(-1)).toMatch(/^only a 6 reaches: 17/);
  expect(needOf(charge(14, "out_of_reach", 0)).at(-1)).toBe("no face reaches straight on");
  expect(needOf(charge(null, "unknown", 0))).toHaveLength(1);
  const heavy = (least: ChargeView["need"]["least"]) => {
    const { need, ...chances } = charge(8, least, 0);
    return needOf({ need: { ...need, of: 1 }, ...chances }).at(-1);
  };
  expect([heavy({ face: 1 }), heavy("out_of_reach")]).toEqual(["Movement alone reaches", "too far straight on"]);
});

test("a Charge in reach stands before one that nobody measured, and that before one that falls short", () => {
  const at = (target: number): Command => ({ do: "charge", target });
  const offers: Offer[] = [1, 2, 3, 4].map((target) => ({ say: at(target) }));
  const charges = [
    { target: 1, strikes: true, charge: charge(14, "out_of_reach", 0) },
    { target: 4, strikes: true, charge: charge(null, "unknown", 0) },
    { target: 2, strikes: true, charge: charge(10, { face: 4 }, 3) },
    { target: 3, strikes: true, charge: charge(8, { face: 1 }, 6) },
  ];
  const question = { offers, charges, refused: [], attacks: [] } as unknown as Question;
  expect(choicesOf(question).map(({ target }) => target)).toEqual([2, 3, 4, 1]);
});

test("an enemy two inches away may be meant by a Charge as well as by a shot, one further off is not", () => {
  const at = (distance: number | null) =>
    ({ charges: [{ target: 5, strikes: true, charge: charge(distance, "unknown", 0) }] }) as unknown as Question;
  expect([1.2, 2, 2.1, null].map((far) => closeBy(at(far), 5))).toEqual([true, true, false, false]);
  expect(closeBy(at(1.2), 6)).toBe(false);
});

test("who charges without a Melee Weapon is told so at the target", () => {
  const command: Command = { do: "charge", target: 2 };
  const at = (strikes: boolean) =>
    ({
      step: { ask: "act", model: 1 },
      rolls: [],
      charges: [{ target: 2, strikes, charge: charge(10, { face: 4 }, 3) }],
    }) as never;
  const detail = (strikes: boolean) =>
    shown(moment("act"), at(strikes), { id: "charge", command, rejection: null, place: null, target: 2 }).detail;
  expect(strikesNot(at(false), command)).toBe(true);
  expect(detail(false)).toMatch(/^no Melee Weapon: it can’t Fight there · 10″ away/);
  expect(detail(true)).toMatch(/^10″ away/);
});
