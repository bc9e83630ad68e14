/* Generated from schemas/ by `npm run generate`: do not edit. */

export type PackKeywords = KeywordRow[];

/**
 * A keyword in the glossary.
 */
export interface KeywordRow {
  /**
   * What it means, in our words.
   */
  meaning: string;
  /**
   * As printed, without its parameter.
   */
  name: string;
  /**
   * Rows of the rules that carry it out; empty for a mere tag.
   */
  rows?: string[];
}
