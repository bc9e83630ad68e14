/** The two shields, and the tone that is cut into their field. */
import type { Emblem } from "../bindings/ipc.ts";
import { toned } from "./burin.ts";
import { chargeOf, type Shield } from "./charges.ts";

const plain = (by: number) =>
  `M${8 + by} ${5 + by}H${56 - by}V30C${56 - by} ${46 - by * 0.6} ${46 - by * 0.4} ${56 - by} 32 ${61.5 - by * 1.2}C${18 + by * 0.4} ${56 - by} ${8 + by} ${46 - by * 0.6} ${8 + by} 30z`;
const horned = (by: number) =>
  `M${7 + by} ${3 + by * 1.7}Q${18 + by * 0.4} ${11.5 + by} 32 ${5.5 + by}Q${46 - by * 0.4} ${11.5 + by} ${57 - by} ${3 + by * 1.7}V30C${57 - by} ${46 - by * 0.6} ${46 - by * 0.4} ${56 - by} 32 ${61.5 - by * 1.2}C${18 + by * 0.4} ${56 - by} ${7 + by} ${46 - by * 0.6} ${7 + by} 30z`;

/** The rims. */
export const shields: Record<Shield, string> = { plain: plain(0), horned: horned(0) };
/** The hairline within, where the field begins. */
export const bordered: Record<Shield, string> = { plain: plain(2.4), horned: horned(2.4) };

const cut = new Map<string, string>();

/** The tone of a faction's field; what was cut once is not cut again. */
export function tones(faction: string): string {
  const known = cut.get(faction);
  if (known !== undefined) return known;
  const d = chargeOf(faction)
    .field.map((one, i) => toned(`${faction} ${i}`, one))
    .join("");
  cut.set(faction, d);
  return d;
}

/** What a faction bears where no Warband bears a banner of its own. */
export const borneBy = (faction: string, variant: string | null = null): Emblem => ({ faction, variant, banner: null });
