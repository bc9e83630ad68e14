import { expect, test } from "vitest";
import type { BattleNews, BattleView } from "../../src/battle/calls.ts";
import { goneOn } from "../../src/battle/news.ts";
import { moment } from "../fixtures/battle.ts";

const apart = ["id", "name", "campaign", "scenario", "example", "guided", "terrain", "scene", "models", "log"];
type Now = Omit<
  Extract<BattleNews, { since: string }>,
  "since" | "terrain" | "scene" | "models" | "count" | "kept" | "log"
>;

/** What changed from one moment to another, as the other side would tell it. */
function changed(before: BattleView, after: BattleView): BattleNews {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const { terrain, scene, models, log } = after;
  const now = Object.fromEntries(Object.entries(after).filter(([key]) => !apart.includes(key))) as Now;
  const kept = log.findIndex((entry, i) => !same(entry, before.log[i]));
  const first = kept < 0 ? log.length : kept;
  return {
    ...now,
    since: before.moment,
    terrain: same(terrain, before.terrain) ? null : terrain,
    scene: same(scene, before.scene) ? null : scene,
    models: models.filter((model, i) => !same(model, before.models[i])),
    count: models.length,
    kept: first,
    log: log.slice(first),
  };
}

test("a page that is told what changed comes to the battle as it stands", () => {
  const moments = ["act", "shoot", "injury", "hurt", "undone", "over"] as const;
  for (const [i, name] of moments.slice(1).entries()) {
    const [before, after] = [moment(moments[i] ?? "act"), moment(name)];
    expect(goneOn(before, changed(before, after))).toEqual(after);
  }
});

test("what did not change stays the same object, so that nothing of it is drawn again", () => {
  const before = moment("act");
  const next = goneOn(before, { ...changed(before, before), turn: 4 });
  expect(next?.turn).toBe(4);
  expect(next?.terrain).toBe(before.terrain);
  expect(next?.models.every((model, i) => model === before.models[i])).toBe(true);
});

test("news of another moment are not taken", () => {
  const [before, after] = [moment("act"), moment("shoot")];
  expect(goneOn(moment("over"), changed(before, after))).toBeNull();
  expect(goneOn(undefined, changed(before, after))).toBeNull();
  expect(goneOn(before, after)).toBe(after);
});
