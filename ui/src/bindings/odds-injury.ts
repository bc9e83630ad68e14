/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A fraction in lowest terms, written `7/12`; none is `0/1`, certain is `1/1`.
 */
export type Fraction = string;

/**
 * Chances by band, as decimal numbers and exactly.
 */
export interface OddsInjury {
  /**
   * 7 or 8.
   */
  down: number;
  /**
   * The same as fractions in lowest terms.
   */
  exact: InjuryBands;
  /**
   * 2 to 6.
   */
  minor_hit: number;
  /**
   * 1 or less.
   */
  no_effect: number;
  /**
   * 9 or more.
   */
  out_of_action: number;
}
/**
 * How an Injury Roll can end (INJ-06..09).
 */
export interface InjuryBands {
  /**
   * 7 or 8.
   */
  down: Fraction;
  /**
   * 2 to 6.
   */
  minor_hit: Fraction;
  /**
   * 1 or less.
   */
  no_effect: Fraction;
  /**
   * 9 or more.
   */
  out_of_action: Fraction;
}
