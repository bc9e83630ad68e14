/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * What a log comes to.
 */
export interface BattleReplayed {
  /**
   * Entries that are proven.
   */
  entries: number;
  /**
   * The first that is not.
   */
  first_bad: FirstBad | null;
  /**
   * The first entry that is whole and says what this program does not know: turn, sides, models and outcome are
   * those before it. None: every word is known.
   */
  first_foreign: FirstBad | null;
  /**
   * All models.
   */
  models: ReplayedModel[];
  /**
   * Why it is over; none: it is not.
   */
  reason: string | null;
  /**
   * With another ruleset: where the same record is refused or needs other dice.
   */
  rules?: Parting | null;
  /**
   * The sides in order.
   */
  sides: ReplayedSide[];
  /**
   * The Turn it stands in.
   */
  turn: number;
  /**
   * Bytes, hashes and order are whole.
   */
  valid: boolean;
  /**
   * The side that won; none: nobody, or not yet.
   */
  winner: string | null;
}
/**
 * The first line that broke something.
 */
export interface FirstBad {
  /**
   * What is wrong with it, in words.
   */
  reason: string;
  /**
   * Which entry, counted from 1 in the order of the lines; in a log with one head its `seq`.
   */
  seq: number;
}
/**
 * One model.
 */
export interface ReplayedModel {
  /**
   * BLESSING MARKERS.
   */
  blessing: number;
  /**
   * BLOOD MARKERS.
   */
  blood: number;
  /**
   * Its id in the battle.
   */
  id: number;
  /**
   * INFECTION MARKERS.
   */
  infection: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * Its side.
   */
  side: string;
  /**
   * `waiting`, `standing`, `down`, `out`, `gone`.
   */
  status: string;
}
/**
 * Where a record parts from what the rules would decide.
 */
export interface Parting {
  /**
   * The first entry that is decided otherwise than it was recorded; none: what was decided again is the same.
   */
  otherwise?: Otherwise | null;
  /**
   * Why there.
   */
  reason: string | null;
  /**
   * The ruleset.
   */
  ruleset: string;
  /**
   * The entry whose command is refused or needs other dice; none: every command is accepted.
   */
  seq: number | null;
}
/**
 * An entry whose command is accepted, and from which something else follows than the record says.
 */
export interface Otherwise {
  /**
   * The first event that differs.
   */
  reason: string;
  /**
   * The entry.
   */
  seq: number;
}
/**
 * One side.
 */
export interface ReplayedSide {
  /**
   * `A`, `B`.
   */
  id: string;
  /**
   * Victory points.
   */
  vp: number;
  /**
   * The Warband's name.
   */
  warband: string;
}
