/** What the campaign's screens ask of the other side. */
import type {
  BalanceOpened,
  BalanceSheet,
  BalanceWarband,
  CampaignChronicle,
  CampaignHistory,
  EarlierColumn,
  EarlierTable,
  EarlierView,
  HouseRulesView,
  KnobSet,
  MapPlanMade,
  MapPlanned,
  MapRevealing,
  MapRolledOff,
  MapRollOff,
  MapSealed,
  MapSheet,
  PlanMade,
  Planned,
  PlanRound,
  PlanSheet,
  PlayerJoins,
  PlayersSignedUp,
  DroppedFile,
  ResultLine,
  RoundPlanned,
} from "../bindings/ipc.ts";
import type { Campaign, CampaignGame, CampaignLine, CampaignOverview } from "../calls.ts";
import { call, write } from "../ipc.svelte.ts";

export type {
  Campaign,
  CampaignAction,
  CampaignGame,
  CampaignLine,
  CampaignOverview,
  Joiner,
  OverviewLine,
  OverviewTally,
  OverviewWarning,
  Standing,
} from "../calls.ts";

/** What the die of a stage table left open. */
export type PlanLeft = Exclude<Planned, { is: "planned" }>;
export type { KnobSet, MapPlanMade, MapRevealing, MapRolledOff, MapSheet };
export type {
  CampaignChronicle,
  CampaignHistory,
  ChronicleCorrection,
  ChronicleDead,
  ChronicleGame,
  ChronicleHonour,
  ChronicleNote,
  ChronicleSide,
  ChronicleStanding,
} from "../bindings/ipc.ts";
export type {
  AwaitedRoster,
  BalanceKnown,
  BalanceModel,
  BalanceSheet,
  BalanceWarband,
  EarlierCells,
  EarlierColumn,
  EarlierTable,
  EarlierView,
  MapZoneShown,
  MemberLine,
  PlanBy,
  Planned,
  PlanSheet,
  PlayerJoins,
  RoundLeft,
  DroppedFile,
  ResultLine,
} from "../bindings/ipc.ts";

export const listCampaigns = (): Promise<CampaignLine[]> => call("campaigns", null);
export const openCampaign = (campaign: string): Promise<Campaign> => call("campaign", { campaign });
/** Everything that was said in it, the oldest first. */
export const openHistory = (campaign: string): Promise<CampaignHistory> => call("campaign_history", { campaign });
/** All its games, newest first. */
export const listGames = (campaign: string): Promise<CampaignGame[]> => call("campaign_games", { campaign });
/** The campaign as its organiser looks over it. */
export const openOverview = (campaign: string): Promise<CampaignOverview> => call("campaign_overview", { campaign });
/** The campaign as it is told. */
export const openChronicle = (campaign: string): Promise<CampaignChronicle> => call("campaign_chronicle", { campaign });
/** A word beside a game that was fought. */
export const addWord = (campaign: string, battle: string, text: string): Promise<CampaignChronicle> =>
  write("chronicle_note", { campaign, battle, text });
/** Another scenario of the table, by agreement. */
export const swapScenario = (campaign: string, battle: string, scenario: string): Promise<Campaign> =>
  write("campaign_swap", { campaign, battle, scenario });
/** A battle that ended while the campaign could not take it. */
export const recordBattle = (battle: string): Promise<Campaign> => write("campaign_record", { battle });
/** The last thing done to the campaign, taken back. */
export const takeBack = (campaign: string): Promise<Campaign> => write("campaign_undo", { campaign });
export const newCampaign = (
  name: string,
  pack: string | null,
  games: number | null,
  map: string | null,
): Promise<Campaign> => write("campaign_new", { name, pack, games, map });
export const admit = (campaign: string, warband: string, player: string, late: boolean): Promise<Campaign> =>
  write("campaign_admit", { campaign, warband, player, late });
/** What the organiser decides. */
export const openHouse = (campaign: string): Promise<HouseRulesView> => call("campaign_house", { campaign });
/** Knobs that are turned together. */
export const setHouse = (campaign: string, knobs: readonly KnobSet[]): Promise<HouseRulesView> =>
  write("campaign_house_set", { campaign, knobs: [...knobs] });
/** Writes down what the group agreed on in words; empty: nothing any more. */
export const writeRules = (campaign: string, text: string): Promise<HouseRulesView> =>
  write("campaign_rules_write", { campaign, text });
export const renameCampaign = (campaign: string, name: string): Promise<Campaign> =>
  write("campaign_rename", { campaign, name });
/** A Warband leaves: its games stay. */
export const withdraw = (
  campaign: string,
  warband: string,
  ask: { cancel: boolean; strike: boolean },
): Promise<Campaign> => write("campaign_withdraw", { campaign, warband, ...ask });
/** A Warband is disbanded, and its player starts again with another one as a latecomer; one entry. */
export const beginAnew = (
  campaign: string,
  warband: string,
  anew: { with: string; strike: boolean },
): Promise<Campaign> => write("campaign_begin_anew", { campaign, warband, ...anew });
/** Signs players up by name: a list as it was pasted. */
export const signUp = (campaign: string, names: string): Promise<PlayersSignedUp> =>
  write("campaign_sign_up", { campaign, names });
export const signOff = (campaign: string, player: string): Promise<Campaign> =>
  write("campaign_sign_off", { campaign, player });
/** Warbands of players who signed up, by name and faction alone: their rosters come later. */
export const joinByName = (campaign: string, players: PlayerJoins[], late: boolean): Promise<Campaign> =>
  write("campaign_join", { campaign, players, late });
/** A Warband takes a rest, with its planned games taken back or not, or is back from it. */
export const pause = (campaign: string, warband: string, paused: boolean, cancel: boolean): Promise<Campaign> =>
  write("campaign_pause", { campaign, warband, paused, cancel });

/** A table of games so far, as it is understood. */
export const readEarlier = (table: EarlierTable): Promise<EarlierView> => call("campaign_earlier", table);
/** The table with a column taken for something else. */
export const takeColumn = (text: string, column: number, means: EarlierColumn): Promise<string> =>
  call("earlier_column", { text, column, means });
export const enterEarlier = (table: EarlierTable): Promise<Campaign> => write("campaign_earlier_enter", table);
/** Warbands whose opening balance can be stated. */
export const listBalances = (campaign: string): Promise<BalanceWarband[]> => call("campaign_balances", { campaign });
export const openBalanceSheet = (warband: string): Promise<BalanceSheet> => call("balance_sheet", { warband });
export const stateBalance = (opened: BalanceOpened): Promise<BalanceSheet> => write("balance_open", opened);

/** Two that might meet; none: those that fight next. */
export const openPlan = (campaign: string, warbands: [string, string] | null): Promise<PlanSheet> =>
  call("plan_sheet", { campaign, warbands });
export const makePlan = (made: PlanMade): Promise<Planned> => write("plan_make", made);
export const planRound = (round: PlanRound): Promise<RoundPlanned> => write("plan_round", round);
export const cancelPlan = (campaign: string, battle: string): Promise<PlanSheet> =>
  write("plan_cancel", { campaign, battle });
/** All games of a round that nobody has begun, as they were named. */
export const cancelRound = (campaign: string, battles: string[]): Promise<PlanSheet> =>
  write("plan_round_cancel", { campaign, battles });

/** The map of a campaign, with two who might meet on it; none: those that fight next. */
export const openMap = (campaign: string, warbands: [string, string] | null): Promise<MapSheet> =>
  call("map_sheet", { campaign, warbands });
export const enterMap = (campaign: string, warband: string, zone: string): Promise<MapSheet> =>
  write("map_enter", { campaign, warband, zone });
/** Who is the Aggressor; nothing is written before the game is planned. */
export const rollOffOnMap = (off: MapRollOff): Promise<MapRolledOff> => call("map_roll_off", off);
export const planOnMap = (made: MapPlanMade): Promise<MapPlanned> => write("map_plan", made);
export const sealVision = (campaign: string, warband: string, card: string): Promise<MapSealed> =>
  write("map_seal", { campaign, warband, card });
export const endMap = (campaign: string): Promise<MapSheet> => write("map_end", { campaign, warbands: null });
export const revealVision = (revealing: MapRevealing): Promise<MapSheet> => write("map_reveal", revealing);

/** Files with results, each beside what the campaign knows; nothing is written. */
export const lookAtResults = (campaign: string, files: readonly DroppedFile[]): Promise<ResultLine[]> =>
  call("results_look", { campaign, files: [...files] });
/** Accepts one; `another`: as another game than the one it is taken for. */
export const acceptResult = (campaign: string, file: DroppedFile, another: boolean): Promise<ResultLine> =>
  write("result_accept", { campaign, file, another });
