/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * An export that was made.
 */
export interface BookExport {
  /**
   * Entries written.
   */
  entries: number;
  /**
   * The names of the files, streams first.
   */
  files: string[];
  /**
   * The folder.
   */
  out: string;
  /**
   * Packs and rulesets written.
   */
  packs: number;
  /**
   * Streams written.
   */
  streams: number;
}
