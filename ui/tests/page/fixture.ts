/** A published battle, as `nml publish` writes it: the small battle, with three moments to look through. */
import type { PublishedBattle } from "../../src/page/published.ts";
import { moment } from "../fixtures/battle.ts";

export function published(): PublishedBattle & { is: "battle" } {
  const over = moment("over");
  const said = over.log.filter(({ what, in_force }) => in_force && typeof what === "object" && "said" in what);
  const [first, second, third] = said;
  if (!first || !second || !third) throw new Error("the battle has no three entries");
  const stand = { presence: "table", condition: "standing", acting: false, activated: false } as const;
  const none = { blood: 0, blessing: 0, infection: 0 };
  const entry = ({ seq, what, side, actor, agreed, note }: typeof first, turn: number) => ({
    seq,
    what,
    side,
    actor,
    agreed,
    note,
    turn,
  });
  return {
    is: "battle",
    name: "Friday, table two",
    as_of: "20 November 2026",
    scenario: over.scenario,
    outcome: { winner: 0, reason: "conceded" },
    over: "a side gave up",
    turn: 2,
    sides: over.sides.map(({ letter, name, faction, emblem, size, breaking_point }, i) => ({
      letter,
      name,
      faction,
      emblem,
      size,
      breaking_point,
      points: i === 0 ? 3 : 1,
    })),
    models: over.models.map(({ id, side, number, sheet }) => ({
      id,
      side,
      number,
      sheet,
      fall: id === 2 ? { turn: 2, by: 0 } : null,
    })),
    deeds: [],
    start: {
      sides: [0, 1].map((side) => ({ side, points: 0, zone: null, casualties: 0, shaken: false, fled: false })),
      terrain: over.terrain,
    },
    log: [
      {
        ...entry(first, 0),
        seq: 3,
        then: { models: [{ model: 0, ...stand, markers: none, at: { x: 254_000, y: 254_000 } }] },
      },
      {
        ...entry(second, 1),
        seq: 5,
        then: {
          sides: [{ side: 0, points: 2, zone: 0, casualties: 0, shaken: false, fled: false }],
          models: [{ model: 2, ...stand, markers: { ...none, blood: 2 }, at: { x: 508_000, y: 254_000 } }],
        },
      },
      {
        ...entry(third, 2),
        seq: 9,
        then: {
          sides: [
            { side: 0, points: 3, zone: 0, casualties: 0, shaken: false, fled: false },
            { side: 1, points: 1, zone: 1, casualties: 1, shaken: true, fled: false },
          ],
          models: [{ model: 2, ...stand, condition: "out", presence: "gone", markers: none, at: null }],
        },
      },
    ],
  };
}
