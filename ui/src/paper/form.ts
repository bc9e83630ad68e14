/** What filling in the sheet of a battle does to it. Every function changes the battle it is given. */
import type {
  BattleSheet,
  PaperBattle,
  PaperSide,
  PaperWho,
  SheetModel,
  SheetScenario,
  SheetWarband,
} from "./calls.ts";

/** A model as the form offers it: whose it is, and where that side stands. */
export interface Fought {
  side: number;
  model: SheetModel;
}

/** The Warband of a side; none: an outsider, or one that is gone. */
export function warbandOf(sheet: BattleSheet, side: PaperSide | undefined): SheetWarband | undefined {
  const who = side?.who;
  return who?.is === "warband" ? sheet.warbands.find(({ id }) => id === who.warband) : undefined;
}

/** The models of a side that took part, in the order of the roster. */
export function tookPart(sheet: BattleSheet, battle: PaperBattle, place: number): SheetModel[] {
  const side = battle.sides[place];
  return warbandOf(sheet, side)?.models.filter(({ id }) => side?.took_part.includes(id)) ?? [];
}

/** A side before anything is written: all that are fit took part. */
export function blank(sheet: BattleSheet, who: PaperWho): PaperSide {
  const nothing = { took_part: [], fell: [], deeds: [], used_up: [], left: [], fell_untold: true, deeds_untold: true };
  const side: PaperSide = { who, coalition: null, vp: null, conceded: false, ...nothing };
  const models = warbandOf(sheet, side)?.models ?? [];
  side.took_part = models.filter(({ sits_out }) => sits_out === null).map(({ id }) => id);
  return side;
}

/** Another one fought on this side: what was written of its models goes, and what they did to others. */
export function replace(sheet: BattleSheet, battle: PaperBattle, place: number, who: PaperWho): void {
  const before = battle.sides[place];
  if (!before) return;
  battle.sides[place] = { ...blank(sheet, who), vp: before.vp, coalition: before.coalition };
  for (const { fell } of battle.sides)
    for (const { by } of fell) if (by?.side === place) [by.model, by.weapon] = [null, null];
}

/** One side fewer: those after it move up, and nothing points at it any more. */
export function remove(battle: PaperBattle, place: number): void {
  const moved = (at: number) => (at > place ? at - 1 : at);
  battle.sides.splice(place, 1);
  for (const { fell } of battle.sides)
    for (const fallen of fell) {
      if (fallen.by?.side === place) fallen.by = null;
      else if (fallen.by) fallen.by.side = moved(fallen.by.side);
    }
  battle.attacker = battle.attacker === null || battle.attacker === place ? null : moved(battle.attacker);
  battle.winner = null;
  if (battle.sides.length === 2) for (const side of battle.sides) side.coalition = null;
}

/** No fallen and no Deeds are named: somebody has to say whether there were none. */
export const silent = ({ sides }: PaperBattle): boolean =>
  sides.every(({ fell, deeds }) => fell.length + deeds.length === 0);

/** Whether anybody took part who could have fallen: nothing is known of a game that has only its score. */
export const manned = ({ sides }: PaperBattle): boolean => sides.some(({ took_part }) => took_part.length > 0);

/** It is not known whether somebody of a side fell. */
export const fellUntold = (battle: PaperBattle, side: PaperSide): boolean =>
  side.fell.length === 0 && (side.fell_untold || !manned(battle));

/** It is not known whether a side did a Deed. */
export const deedsUntold = (battle: PaperBattle, side: PaperSide): boolean =>
  side.deeds.length === 0 && (side.deeds_untold || !manned(battle));

/** Nobody fell and no Deed was done, on any side; or that stays open, of all of them. */
export function tell(battle: PaperBattle, nothing: boolean): void {
  for (const side of battle.sides) side.fell_untold = side.deeds_untold = !nothing;
}

/** What the sheet lacks before it can be filed. */
export type Lack = "end" | "free";

/** The Warbands among the sides that cannot file a game yet. */
export const waiting = (sheet: BattleSheet, { sides }: PaperBattle): SheetWarband[] =>
  sides.flatMap((side) => warbandOf(sheet, side) ?? []).filter(({ refused }) => refused !== null);

/** What is written down is enough to file it: who may, how it ended, and which scenario it was. None: nothing is missing. */
export function lacks(sheet: BattleSheet, battle: PaperBattle): Lack | null {
  if (waiting(sheet, battle).length > 0) return "free";
  return ended(battle) ? null : "end";
}

/** The scenario of the list that was played; none: it is only named. */
export const scenarioOf = (sheet: BattleSheet, battle: PaperBattle): SheetScenario | undefined =>
  battle.named === null ? sheet.scenarios.find(({ id }) => id === battle.scenario) : undefined;

/** Whether anybody wrote down how it ended: the points of every side, or a winner. */
export const ended = (battle: PaperBattle): boolean =>
  battle.winner !== null || battle.sides.every(({ vp }) => vp !== null);

/** Another scenario: Deeds and attacker of the one before go. */
export function play(battle: PaperBattle, scenario: string): void {
  battle.scenario = scenario;
  battle.named = null;
  battle.attacker = null;
  for (const side of battle.sides) side.deeds = [];
}

/** A scenario that the list does not have: it is named, and its Deeds are counted at the table. */
export function playAnother(battle: PaperBattle): void {
  battle.named = "";
  for (const side of battle.sides) side.deeds = [];
}

/** Whether exactly this game is planned. */
export function isPlanned(sheet: BattleSheet, { sides, scenario, named }: PaperBattle): boolean {
  const ids = sides.map(({ who }) => (who.is === "warband" ? who.warband : null));
  return sheet.plans.some(
    (plan) =>
      named === null &&
      plan.scenario === scenario &&
      plan.warbands.length === ids.length &&
      plan.warbands.every((id) => ids.includes(id)),
  );
}

/** The scenario of these sides: that of the plan that is exactly theirs, else the one of sides without a plan. */
function proposed(sheet: BattleSheet, { sides }: PaperBattle): string {
  const ids = sides.map(({ who }) => (who.is === "warband" ? who.warband : null));
  const own = sheet.plans.find(
    ({ warbands }) => warbands.length === ids.length && warbands.every((id) => ids.includes(id)),
  );
  return own?.scenario ?? sheet.unplanned;
}

/** The sides change, and with them the scenario, unless another one was chosen by hand. */
export function sidesChange(sheet: BattleSheet, battle: PaperBattle, change: () => void): void {
  const before = proposed(sheet, battle);
  change();
  const now = proposed(sheet, battle);
  if (battle.named === null && battle.scenario === before && now !== before) play(battle, now);
}

/** The model took part, or not: then it neither fell nor left, did nothing and used nothing up. */
export function take(battle: PaperBattle, place: number, model: number, part: boolean): void {
  const side = battle.sides[place];
  if (!side) return;
  side.took_part = side.took_part.filter((id) => id !== model);
  if (part) {
    side.took_part.push(model);
    return;
  }
  side.fell = side.fell.filter((fallen) => fallen.model !== model);
  side.deeds = side.deeds.filter((done) => done.model !== model);
  side.used_up = side.used_up.filter((used) => used.model !== model);
  side.left = side.left.filter((id) => id !== model);
  for (const { fell } of battle.sides)
    for (const { by } of fell) if (by?.side === place && by.model === model) by.model = null;
}

/** The model fell; once more, it did not. */
export function fall(side: PaperSide, model: number): void {
  const fell = side.fell.some((fallen) => fallen.model === model);
  if (fell) side.fell = side.fell.filter((fallen) => fallen.model !== model);
  else {
    side.fell.push({ model, turn: null, by: null });
    side.left = side.left.filter((id) => id !== model);
  }
}

/** The model left the Warband by a rule of the battle, so it did not fall; once more, it did not leave. */
export function leave(side: PaperSide, model: number): void {
  if (side.left.includes(model)) {
    side.left = side.left.filter((id) => id !== model);
    return;
  }
  side.left.push(model);
  side.fell = side.fell.filter((fallen) => fallen.model !== model);
}

/** How many pieces of an item the model used up. */
export const usedUp = (side: PaperSide, model: number, item: string): number =>
  side.used_up.filter((used) => used.model === model && used.item === item).length;

/** The model used up this many pieces of an item. */
export function useUp(side: PaperSide, model: number, item: string, pieces: number): void {
  side.used_up = side.used_up.filter((used) => used.model !== model || used.item !== item);
  for (let piece = 0; piece < pieces; piece += 1) side.used_up.push({ model, item });
}

/** This model, or the Warband, and nobody else did the Deed; pressed once more, it was not done. */
export function did(battle: PaperBattle, place: number, deed: string, model: number | null): void {
  const before = battle.sides[place]?.deeds.some((done) => done.deed === deed && done.model === model);
  for (const side of battle.sides) side.deeds = side.deeds.filter((done) => done.deed !== deed);
  if (!before) battle.sides[place]?.deeds.push({ deed, model });
}

/** Who can have fought, by Warband. */
export type Fit = Record<string, number[]>;

export const fitOf = (sheet: BattleSheet): Fit =>
  Object.fromEntries(
    sheet.warbands.map(({ id, models }) => [id, models.filter(({ sits_out }) => sits_out === null).map((m) => m.id)]),
  );

/** Who joined a side since the sheet was begun took part, and who has to sit out since then did not. */
function joined(battle: PaperBattle, place: number, before: readonly number[], now: readonly number[]): void {
  const part = battle.sides[place]?.took_part ?? [];
  for (const id of now) if (!before.includes(id) && !part.includes(id)) take(battle, place, id, true);
  for (const id of before) if (!now.includes(id)) take(battle, place, id, false);
}

/** What was written before, as far as it still fits: Warbands may have changed in between. `fit`: who could have fought then. */
export function resumed(sheet: BattleSheet, battle: PaperBattle, fit: Fit): PaperBattle {
  const now = fitOf(sheet);
  battle.sides.forEach((side, place) => {
    const known = warbandOf(sheet, side);
    if (side.who.is === "warband" && !known) replace(sheet, battle, place, { is: "outsider", id: null, name: "" });
    else {
      if (known) joined(battle, place, fit[known.id] ?? [], now[known.id] ?? []);
      const there = (id: number) => known?.models.find((model) => model.id === id);
      for (const id of [...side.took_part]) if (!there(id)) take(battle, place, id, false);
      side.used_up = side.used_up.filter((used) =>
        there(used.model)?.consumables.some(({ item }) => item === used.item),
      );
    }
  });
  return battle;
}
