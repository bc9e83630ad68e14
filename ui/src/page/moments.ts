/** A battle moment by moment: what changed with each entry, laid over what stood before it. */
import type { Seen, SeenModel, SeenSide } from "../battle/seen.ts";
import type { PublishedBattle, PublishedMoment } from "./published.ts";

/** Every moment of a battle: before its first entry, and after each. They share whatever did not change. */
export function momentsOf(battle: PublishedBattle): Seen[] {
  const log = battle.log.map((entry) => ({ ...entry, in_force: true }));
  const empty: Seen = {
    scenario: battle.scenario,
    scene: { things: [] },
    terrain: [],
    turn: 0,
    sides: battle.sides.map((side) => ({ ...side, zone: null, casualties: 0, shaken: false, fled: false })),
    models: battle.models.map((model) => ({
      ...model,
      presence: "waiting",
      condition: "standing",
      markers: { blood: 0, blessing: 0, infection: 0 },
      acting: false,
      activated: false,
      at: null,
    })),
    log,
  };
  const all = [after(empty, battle.start, 0)];
  for (const { then, turn } of battle.log) {
    const before = all.at(-1);
    if (before) all.push(after(before, then, turn));
  }
  return all;
}

function after(before: Seen, { sides, models, things, terrain }: PublishedMoment, turn: number): Seen {
  return {
    ...before,
    turn,
    ...(sides && {
      sides: laid<SeenSide>(
        before.sides,
        sides.map(({ side, ...now }) => [side, now] as const),
      ),
    }),
    ...(models && {
      models: laid<SeenModel>(
        before.models,
        models.map(({ model, ...now }) => [model, now] as const),
      ),
    }),
    ...(things && { scene: { things: placed(before.scene.things, things) } }),
    ...(terrain && { terrain }),
  };
}

/** The list with what changed in it, by place. */
function laid<T>(list: readonly T[], changes: readonly (readonly [number, Partial<T>])[]): T[] {
  const out = [...list];
  for (const [at, now] of changes) {
    const one = out[at];
    if (one !== undefined) out[at] = { ...one, ...now };
  }
  return out;
}

function placed(list: Seen["scene"]["things"], changes: NonNullable<PublishedMoment["things"]>) {
  const out = [...list];
  for (const { thing, now } of changes) out[thing] = now;
  return out;
}

/** Somebody's place was kept, so that there is something to see on a map. */
export const tracked = (battle: PublishedBattle): boolean =>
  [battle.start, ...battle.log.map(({ then }) => then)].some(({ models }) => models?.some(({ at }) => at !== null));

/** The entry that an address names, as `#12` does; nothing: it names none. */
export function entryIn(hash: string): number | null {
  const number = /^#(\d{1,9})$/.exec(hash)?.[1];
  return number === undefined ? null : Number(number);
}

/** The moment after an entry, or after the last one before that number. */
export const momentOf = (battle: Pick<PublishedBattle, "log">, seq: number): number =>
  battle.log.findLastIndex((entry) => entry.seq <= seq) + 1;
