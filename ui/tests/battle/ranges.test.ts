import { screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { AttackView, BattleView, Question } from "../../src/battle/calls.ts";
import { reachesOf, sightOfPoint, sightOfRefused, sightsOf } from "../../src/battle/ranges.ts";
import { arcsOf, writtenOn } from "../../src/board/reach.ts";
import { moment } from "../fixtures/battle.ts";
import { seated } from "../table.ts";

const inch = 25_400;

/** Piers acts, and stands at 20 by 12; Trooper Kell stands at 20 by 20, behind the ruin as far as it is said. */
function shooting(): { view: BattleView; question: Question; shot: AttackView } {
  const view = moment("act");
  const question = view.question as Question;
  const shot = question.attacks.find(({ attack }) => attack.range === "ranged") as AttackView;
  const stand = (id: number, x: number, y: number) =>
    Object.assign(view.models[id] ?? {}, { at: { x: x * inch, y: y * inch } });
  stand(shot.attack.attacker, 20, 12);
  stand(shot.attack.target as number, 20, 20);
  Object.assign(shot, { short: 12 * inch, sight: { sees: "part", terrain: "ruin" } });
  question.attacks = [shot];
  return { view, question, shot };
}

describe("how far weapons reach", () => {
  test("each range is named with its weapon, with its half, in any Activation", () => {
    const { view, shot } = shooting();
    const { attacker } = shot.attack;
    const [reach] = reachesOf(view, attacker, shot.attack.weapon);
    expect(reach).toMatchObject({ at: { x: 20, y: 12 }, half: 12, text: `${shot.weapon} ${reach?.far}″` });
    // Who is shot at, and does not act.
    const others = reachesOf(view, shot.attack.target as number, null);
    expect(others.map(({ far, half }) => [far, half])).toEqual([[12, 6]]);
  });

  test("where one sees half as far, so far it reaches", () => {
    const { view, shot } = shooting();
    const { attacker, weapon } = shot.attack;
    Object.assign(view.models[attacker] ?? {}, { reaches: [{ weapon, far: 12 * inch, short: 6 * inch }] });
    expect(reachesOf(view, attacker, weapon)).toMatchObject([{ far: 12, half: 6 }]);
  });

  test("who fell, stands nowhere or only fights reaches nowhere", () => {
    const { view, shot } = shooting();
    const one = view.models[shot.attack.attacker];
    expect(reachesOf({ models: [] }, 0, null)).toEqual([]);
    Object.assign(one ?? {}, { at: null });
    expect(reachesOf(view, shot.attack.attacker, null)).toEqual([]);
  });

  test("a shot at a point and a refused Charge show what is in the way", () => {
    const { view, question, shot } = shooting();
    const point = { at: { x: 20 * inch, y: 30 * inch } };
    const sight = { sees: "none" as const, terrain: "ruin" };
    const at = { ...shot, sight, attack: { ...shot.attack, target: point } };
    const line = { from: { x: 20, y: 12 }, to: { x: 20, y: 30 }, sees: "none", behind: "ruin" };
    expect(sightOfPoint(view, at)).toEqual([line]);
    const target = shot.attack.target as number;
    const command = { do: "charge" as const, target };
    const rejection = { code: "E-CHARGE-NO-LOS", message: "It does not see Trooper Kell, so no Charge." };
    question.refused = [{ command, rejection, sight }];
    expect(sightOfRefused(view, question, command)).toEqual([{ ...line, to: { x: 20, y: 20 } }]);
    question.refused = [{ command, rejection, sight: null }];
    expect(sightOfRefused(view, question, command)).toEqual([]);
  });

  test("who is seen, and what is in the way", () => {
    const { view, question, shot } = shooting();
    expect(sightsOf(view, question, shot.attack.attacker, null)).toEqual([
      { from: { x: 20, y: 12 }, to: { x: 20, y: 20 }, sees: "part", behind: "ruin" },
    ]);
    expect(sightsOf(view, question, shot.attack.target as number, null)).toEqual([]);
  });

  test("the inches stand on their arcs, in sight, on no base and not on each other", () => {
    const reach = { side: "a" as const, at: { x: 24, y: 2 }, radius: 0.5, far: 24, half: 12, text: "Rifle 24″" };
    const room = { x: 0, y: 0, width: 480, height: 480 };
    const taken = [{ x: 220, y: 0, width: 40, height: 300 }];
    const written = writtenOn([reach], { k: 10, x: 0, y: 0 }, room, taken, 15, (n) => `${n}″`);
    expect(written.map(({ text }) => text)).toEqual(["Rifle 24″", "12″"]);
    for (const [i, { x, y }] of written.entries()) {
      expect(Math.hypot(x - 240, y - 5 - 20)).toBeCloseTo(i === 0 ? 245 : 125, -1);
      expect(x < 220 || x > 260 || y > 300).toBe(true);
    }
    expect(arcsOf({ x: 0, y: 0 }, 100, 4).ticks.split("M").length - 1).toBe(52);
  });
});

test("looking at a model on its card shows how far its weapons reach; a tap does what it did", async () => {
  const { view } = shooting();
  await seated({ battle: () => view });
  expect(screen.queryByTestId("reach")).toBeNull();
  await userEvent.hover(screen.getByTestId("model-1"));
  expect(screen.getAllByTestId("reach").length).toBeGreaterThan(0);
  await userEvent.unhover(screen.getByTestId("model-1"));
  expect(screen.queryByTestId("reach")).toBeNull();
});
