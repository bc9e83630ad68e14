/** What changed in a battle, put into the view of the moment before. What did not change stays the same object. */
import type { BattleNews, BattleView } from "./calls.ts";

/** The battle as it stands since; none: the news are about another moment than this one. */
export function goneOn(before: BattleView | undefined, news: BattleNews): BattleView | null {
  if (!("since" in news)) return news;
  const { since, terrain, scene, models, count, kept, log, ...now } = news;
  if (before?.moment !== since) return null;
  const changed = new Map(models.map((model) => [model.id, model]));
  const known = new Map(before.models.map((model) => [model.id, model]));
  const all = Array.from({ length: count }, (_, id) => changed.get(id) ?? known.get(id));
  return {
    ...before,
    ...now,
    terrain: terrain ?? before.terrain,
    scene: scene ?? before.scene,
    models: all.filter((model) => model !== undefined),
    log: [...before.log.slice(0, kept), ...log],
  };
}
