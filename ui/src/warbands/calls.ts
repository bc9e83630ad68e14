/** What the warbands' screens ask of the other side. */
import type {
  Export,
  Faction,
  Form,
  Offer,
  PortraitSource,
  RosterFile,
  RostersExpected,
  RostersKept,
  Sent,
  Warband,
  WarbandEdit,
  WarbandLine,
  WarbandsKept,
} from "../calls.ts";
import type { RosterSource, WarbandLives } from "../bindings/ipc.ts";
import { call, choose, write } from "../ipc.svelte.ts";

export type {
  ItemLife,
  LifeGround,
  LifeMoment,
  LifePart,
  ModelLife,
  RosterSource,
  WarbandLives,
} from "../bindings/ipc.ts";

export type {
  Brought,
  BroughtLines,
  Faction,
  Form,
  ModelLine,
  Offer,
  PortraitSource,
  RosterExpected,
  RosterFile,
  RosterKept,
  RostersExpected,
  RostersKept,
  Sent,
  Warband,
  WarbandEdit,
  WarbandLine,
} from "../calls.ts";

export const listWarbands = (): Promise<WarbandLine[]> => call("warbands", null);
/** The factions of a pack; none: of the usual one. */
export const listFactions = (pack: string | null): Promise<Faction[]> => call("factions", { pack });
export const openWarband = (warband: string): Promise<Warband> => call("warband", { warband });
/** Everybody and everything that it has or had. */
export const openLives = (warband: string): Promise<WarbandLives> => call("warband_lives", { warband });
/** What a model may take, or, without one, who may join. */
export const offersFor = (warband: string, model: number | null): Promise<Offer[]> =>
  call("warband_offers", { warband, model });
export const muster = (name: string, faction: string, variant: string | null, pack: string | null): Promise<Warband> =>
  write("warband_muster", { name, faction, variant, pack, by_hand: null });
/** One of a faction that no pack has, with this many models of whom nothing is known. */
export const musterByHand = (name: string, faction: string, models: number, pack: string | null): Promise<Warband> =>
  write("warband_muster", { name, faction: "", variant: null, pack, by_hand: { faction, models } });
/** Warbands out of files or a text, read and not kept, for a campaign or for none; none: the person chose no file. */
export const bringIn = (source: RosterSource, campaign: string | null): Promise<RosterFile[] | null> =>
  choose("warband_import", { source, campaign });
export const keepBrought = (kept: RostersKept): Promise<WarbandsKept> => write("warband_import_keep", kept);
export const leaveBrought = (brought: number[]): Promise<null> => call("warband_import_leave", { brought });
/** Who of those who have signed up for a campaign brings them. */
export const expectRosters = (campaign: string): Promise<RostersExpected> => call("campaign_rosters", { campaign });
/** Writes it into a file; none: the person named no file. */
export const sendOut = (warband: string, form: Form): Promise<Sent | null> =>
  choose("warband_export", { warband, form });
export const asText = (warband: string): Promise<Export> => call("warband_text", { warband });
export const edit = (warband: string, change: WarbandEdit): Promise<Warband> =>
  write("warband_edit", { warband, edit: change });
/** Gives a model a picture; none: the person chose no file. */
export const givePortrait = (warband: string, model: number, source: PortraitSource): Promise<Warband | null> =>
  choose("warband_portrait", { warband, model, source });
export const undo = (warband: string): Promise<Warband> => write("warband_undo", { warband });
export const redo = (warband: string): Promise<Warband> => write("warband_redo", { warband });
