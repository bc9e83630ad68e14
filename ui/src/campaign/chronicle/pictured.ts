/** The pictures of those whom a chronicle honours, as long as they are on their rosters. */
import { openWarband } from "../../warbands/calls.ts";
import type { ChronicleHonour } from "../calls.ts";

type Holder = ChronicleHonour["holders"][number];

/** By whose they are: each picture by its hash. */
export type Pictures = ReadonlyMap<string, string>;

/** Whose picture it is; none: no model’s. */
export const keyOf = ({ warband, model }: Holder): string | null =>
  warband === null || model === null ? null : `${warband} ${model}`;

/** One Warband is asked after another. */
export async function picturesOf(honours: readonly ChronicleHonour[]): Promise<Pictures> {
  const holders = honours.flatMap((honour) => honour.holders).filter((holder) => keyOf(holder) !== null);
  const found = new Map<string, string>();
  for (const warband of new Set(holders.map((holder) => holder.warband))) {
    if (warband === null) continue;
    // One that does not open has nothing to show.
    const roster = await openWarband(warband).catch(() => null);
    for (const { id, portrait } of roster?.models ?? []) if (portrait !== null) found.set(`${warband} ${id}`, portrait);
  }
  return found;
}
