/** The faces of a die that says which model a shot goes at. */
import { words } from "../words/en.ts";
import type { LotView } from "./calls.ts";

type Goes = LotView["lot"]["goes"];

/** Everybody they may send it at. */
export function whomOf(goes: Goes): readonly number[] {
  if (typeof goes === "string") return [];
  if ("at" in goes) return [goes.at];
  return "chosen" in goes ? goes.chosen : goes.drawn;
}

/** How likely somebody on the shooter's own side is hit, and whether the attacker still has a say in whom. */
export function strayOf(lots: readonly LotView[]): { hits: number; named: boolean } | null {
  const friends = lots.filter(({ friend }) => friend);
  if (friends.length === 0) return null;
  const named = friends.some(
    ({ lot }) => typeof lot.goes === "object" && "chosen" in lot.goes && lot.goes.chosen.length > 1,
  );
  return { hits: friends.reduce((sum, { hits }) => sum + hits, 0), named };
}

/** Beside a target: what the shot may come to instead; nothing where no die is thrown. */
export function lotsInShort(lots: readonly LotView[]): string {
  const stray = lots.find(({ friend }) => friend);
  if (stray) {
    const { hits, named } = strayOf(lots) ?? { hits: 0, named: false };
    return words.battle.lots(words.battle.faces(stray.lot.from, stray.lot.to), hits, named);
  }
  const lost = lots.find(({ lot }) => lot.goes === "lost");
  return lost ? words.battle.lotsLost(words.battle.faces(lost.lot.from, lost.lot.to)) : "";
}
