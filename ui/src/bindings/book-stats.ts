/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * The size of a book.
 */
export interface BookStats {
  /**
   * Streams of battles.
   */
  battles: number;
  /**
   * Bytes of the file and what stands beside it.
   */
  bytes: number;
  /**
   * Streams of campaigns.
   */
  campaigns: number;
  /**
   * Since when it is, RFC 3339.
   */
  created: string;
  /**
   * Entries of all streams.
   */
  entries: number;
  /**
   * Its id: 32 hexadecimal digits.
   */
  id: string;
  /**
   * Entries of the longest stream.
   */
  longest: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * Packs and rulesets kept inside.
   */
  packs: number;
  /**
   * Streams of scenarios.
   */
  scenarios: number;
  /**
   * The SQLite that read it.
   */
  sqlite: string;
  /**
   * The version of its tables.
   */
  version: number;
  /**
   * Streams of Warbands.
   */
  warbands: number;
}
