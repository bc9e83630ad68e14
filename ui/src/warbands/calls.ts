/** What the warbands' screens ask of the other side. */
import type { Faction, Offer, Warband, WarbandEdit, WarbandLine } from "../calls.ts";
import { call, choose, write } from "../ipc.svelte.ts";

export type { Faction, ModelLine, Offer, Warband, WarbandEdit, WarbandLine } from "../calls.ts";

export const listWarbands = (): Promise<WarbandLine[]> => call("warbands", null);
/** The factions of a pack; none: of the usual one. */
export const listFactions = (pack: string | null): Promise<Faction[]> => call("factions", { pack });
export const openWarband = (warband: string): Promise<Warband> => call("warband", { warband });
/** What a model may take, or, without one, who may join. */
export const offersFor = (warband: string, model: number | null): Promise<Offer[]> =>
  call("warband_offers", { warband, model });
export const muster = (name: string, faction: string, variant: string | null, pack: string | null): Promise<Warband> =>
  write("warband_muster", { name, faction, variant, pack });
/** A list from a file; none: the person chose no file. */
export const bringIn = (): Promise<Warband | null> => choose("warband_import", null);
export const edit = (warband: string, change: WarbandEdit): Promise<Warband> =>
  write("warband_edit", { warband, edit: change });
export const undo = (warband: string): Promise<Warband> => write("warband_undo", { warband });
export const redo = (warband: string): Promise<Warband> => write("warband_redo", { warband });
