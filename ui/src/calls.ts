/**
 * The calls that the screens make, by name, with what goes in and what comes back: generated from the other side's types.
 *
 * Lengths are micrometres. Sums, prices, odds, verdicts and their reasons all come from the other side.
 */
import type { Calls as Generated } from "./bindings/ipc.ts";

export type {
  About,
  Aftermath,
  AftermathLine,
  Backups,
  Book,
  BookBackup,
  BookCheck,
  BookState,
  Bringing,
  Brought,
  BroughtLines,
  Campaign,
  CampaignAction,
  CampaignGame,
  CampaignLine,
  CampaignOverview,
  Characteristic,
  Compared,
  CorrectionLine,
  CorrectionOutcome,
  CorrectionPage,
  CorrectionQuestion,
  CorrectionSpot,
  CorrectionStep,
  CorrectionView,
  CourseGame,
  Export,
  Faction,
  Form,
  HistoryLine,
  Joiner,
  Kit,
  AftermathAnswer,
  AftermathBoard,
  AftermathPage,
  AftermathQuestion,
  AftermathRow,
  AftermathStep,
  AftermathTally,
  PortraitSource,
  Mend,
  ModelLine,
  Next,
  OverviewLine,
  OverviewTally,
  OverviewWarning,
  PackLine,
  Profile,
  Reason,
  Refusal,
  RosterBringer,
  RosterExpected,
  RosterFile,
  RosterKept,
  RostersExpected,
  RostersKept,
  Sent,
  Share,
  StageRow,
  Standing,
  Violation,
  Warband,
  WarbandsKept,
  WarbandEdit,
  WarbandLine,
  WarbandOffer as Offer,
  OwnItem,
  OwnLine,
  OwnMatch,
  OwnModel,
} from "./bindings/ipc.ts";

/** What crosses when a call fails. */
export interface Failure {
  /** Stable code, such as `BOOK_NEWER`. */
  code: string;
  /** One sentence for the person: what, where, what was expected. */
  message: string;
  details?: unknown;
}

/** No input, or no output. */
export type Nothing = null;

/** Every call, with its input and output. */
export type Calls = { [N in keyof Generated]: { input: Asked<Generated[N]["input"]>; output: Generated[N]["output"] } };

/** A what-if may be left out: then the battle itself is meant. */
type Asked<T> = T extends { what_if: string | null } ? Omit<T, "what_if"> & { what_if?: string } : T;
