/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A backup that was made.
 */
export interface BookBackup {
  /**
   * How many bytes it has.
   */
  bytes: number;
  /**
   * Where it is.
   */
  to: string;
}
