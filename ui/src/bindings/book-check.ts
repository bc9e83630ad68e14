/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * What a check of a book found.
 */
export interface BookCheck {
  /**
   * Entries proven.
   */
  entries: number;
  /**
   * What is wrong, worst first.
   */
  findings: BookFinding[];
  /**
   * Nothing is wrong; also where a stream is in words that only a later program knows.
   */
  fine: boolean;
  /**
   * Packs and rulesets proven.
   */
  packs: number;
  /**
   * Streams looked at.
   */
  streams: number;
}
/**
 * One kind of thing that is wrong with a book.
 */
export interface BookFinding {
  /**
   * Its stable name: `file`, `tables`, `references`, `headers`, `chains`, `copies`, `packs`, `rows`; and
   * for streams that do not open `damaged`, or `newer_words`, which is no damage.
   */
  code: string;
  /**
   * How often.
   */
  count: number;
  /**
   * In words, with an example.
   */
  message: string;
}
