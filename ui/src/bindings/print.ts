/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A PDF that was written.
 */
export interface Print {
  /**
   * Its size.
   */
  bytes: number;
  /**
   * Its pages.
   */
  pages: number;
  /**
   * The file, with its folder.
   */
  path: string;
}
