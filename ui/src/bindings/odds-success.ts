/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A fraction in lowest terms, written `7/12`; none is `0/1`, certain is `1/1`.
 */
export type Fraction = string;

/**
 * Chances by band, as decimal numbers and exactly.
 */
export interface OddsSuccess {
  /**
   * 12.
   */
  critical: number;
  /**
   * The same as fractions in lowest terms.
   */
  exact: SuccessBands;
  /**
   * 2 to 6.
   */
  failure: number;
  /**
   * 7 to 11.
   */
  success: number;
}
/**
 * How a Success Roll can end (ROL-01).
 */
export interface SuccessBands {
  /**
   * 12.
   */
  critical: Fraction;
  /**
   * 2 to 6.
   */
  failure: Fraction;
  /**
   * 7 to 11.
   */
  success: Fraction;
}
