/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A fraction in lowest terms, written `7/12`; none is `0/1`, certain is `1/1`.
 */
export type Fraction = string;

/**
 * Chances by band, as decimal numbers and exactly.
 */
export interface OddsAttack {
  /**
   * It hit: Down.
   */
  down: number;
  /**
   * The same as fractions in lowest terms.
   */
  exact: AttackBands;
  /**
   * It hit: Minor Hit.
   */
  minor_hit: number;
  /**
   * The Success Roll failed.
   */
  miss: number;
  /**
   * It hit and the Injury Roll came to nothing.
   */
  no_effect: number;
  /**
   * It hit: Out of Action.
   */
  out_of_action: number;
}
/**
 * How an attack can end, before anything is rolled.
 */
export interface AttackBands {
  /**
   * It hit: Down.
   */
  down: Fraction;
  /**
   * It hit: Minor Hit.
   */
  minor_hit: Fraction;
  /**
   * The Success Roll failed.
   */
  miss: Fraction;
  /**
   * It hit and the Injury Roll came to nothing.
   */
  no_effect: Fraction;
  /**
   * It hit: Out of Action.
   */
  out_of_action: Fraction;
}
