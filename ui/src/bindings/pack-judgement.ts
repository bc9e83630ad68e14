/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * What is said of a pack's folder.
 */
export interface PackJudgement {
  /**
   * What is wrong.
   */
  faults: FaultLine[];
  /**
   * SHA-256 of the pack as one document, where it is valid.
   */
  hash: string | null;
  /**
   * The pack's id, where it is valid.
   */
  id: string | null;
  /**
   * Every part was read and every reference leads somewhere.
   */
  valid: boolean;
}
/**
 * One thing that is wrong with a pack.
 */
export interface FaultLine {
  /**
   * The file in the pack's folder.
   */
  file: string;
  /**
   * What was found and what was expected.
   */
  message: string;
  /**
   * A JSON pointer, or line and column.
   */
  place: string;
}
