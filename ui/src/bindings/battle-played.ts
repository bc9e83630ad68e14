/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * What was played.
 */
export interface BattlePlayed {
  /**
   * One per battle.
   */
  battles: PlayedBattle[];
}
/**
 * One battle that was played.
 */
export interface PlayedBattle {
  /**
   * Entries of its log.
   */
  entries: number;
  /**
   * The hash of its last entry.
   */
  hash: string;
  /**
   * Scenario id.
   */
  scenario: string;
  /**
   * Its seed.
   */
  seed: number;
  /**
   * Turns played.
   */
  turns: number;
  /**
   * The side that won; none: a draw.
   */
  winner: string | null;
}
