/** The faces of a die that says which model a shot goes at. */
import { words } from "../words/words.svelte.ts";
import type { LotView } from "./calls.ts";

type Goes = LotView["lot"]["goes"];

/** Everybody they may send it at. */
export function whomOf(goes: Goes): readonly number[] {
  if (typeof goes === "string") return [];
  if ("at" in goes) return [goes.at];
  return "chosen" in goes ? goes.chosen : goes.drawn;
}

/** Whether somebody on the shooter's own side may be hit, and whether the attacker still has a say in whom. */
export function strayOf(lots: readonly LotView[]): { named: boolean } | null {
  const friends = lots.filter(({ friend }) => friend);
  if (friends.length === 0) return null;
  const named = friends.some(
    ({ lot }) => typeof lot.goes === "object" && "chosen" in lot.goes && lot.goes.chosen.length > 1,
  );
  return { named };
}

/** Beside a target: what the shot may come to instead; nothing where no die is thrown. */
export function lotsInShort({ lots, strays }: { lots: readonly LotView[]; strays: number }): string {
  const stray = lots.find(({ friend }) => friend);
  if (stray) {
    const named = strayOf(lots)?.named ?? false;
    return words.battle.lots(words.battle.faces(stray.lot.from, stray.lot.to), strays, named);
  }
  const lost = lots.find(({ lot }) => lot.goes === "lost");
  return lost ? words.battle.lotsLost(words.battle.faces(lost.lot.from, lost.lot.to)) : "";
}
