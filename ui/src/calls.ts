/**
 * The calls that the screens make, by name, with what goes in and what comes back: generated from the other side's types.
 * Those of scenarios and battle are the same as they are sent, with lengths as numbers.
 *
 * Lengths are micrometres. Sums, prices, odds, verdicts and their reasons all come from the other side.
 */
import type { BattleCalls } from "./battle/calls.ts";
import type { Calls as Generated } from "./bindings/ipc.ts";
import type { OwnCalls } from "./own/calls.ts";
import type { ScenarioCalls } from "./scenarios/calls.ts";

export type {
  About,
  Aftermath,
  AftermathLine,
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
  CorrectionStep,
  CorrectionView,
  CourseGame,
  Export,
  Faction,
  Form,
  HistoryLine,
  Joiner,
  Kit,
  LedgerAnswer,
  LedgerBoard,
  LedgerPage,
  LedgerQuestion,
  LedgerRow,
  LedgerStep,
  LedgerTally,
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
  /** Stable code, such as `book_newer`. */
  code: string;
  /** One sentence for the person: what, where, what was expected. */
  message: string;
  details?: unknown;
}

/** No input, or no output. */
export type Nothing = null;

/** Every call, with its input and output. */
export type Calls = BattleCalls &
  OwnCalls &
  ScenarioCalls &
  Omit<Generated, keyof BattleCalls | keyof OwnCalls | keyof ScenarioCalls>;
