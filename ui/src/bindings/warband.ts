/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * a stream's id: 32 lower-case hexadecimal digits
 */
export type StreamId = string;

/**
 * The first line of a stream: what it is, and what it starts from.
 */
export interface Warband {
  format: "nml.warband";
  /**
   * What it starts from; frozen.
   */
  start: Genesis;
  /**
   * The stream's id.
   */
  stream: StreamId;
  /**
   * Version of the format.
   */
  version: number;
}
/**
 * What a Warband's stream begins with.
 */
export interface Genesis {
  /**
   * Ducats it may spend; none: the variant's, else the faction's starting sum.
   */
  budget_ducats?: number | null;
  /**
   * Glory it may spend; none: as above.
   */
  budget_glory?: number | null;
  /**
   * Campaign-only models and Glory Items are admitted.
   */
  campaign?: boolean;
  /**
   * Compulsory choices, such as `sin`.
   */
  choices?: {
    [k: string]: string;
  };
  /**
   * Faction id in the pack.
   */
  faction: string;
  /**
   * The Warband's name.
   */
  name: string;
  /**
   * SHA-256 of the pack it follows, in hexadecimal; none: the one that is shipped first.
   */
  pack?: string | null;
  /**
   * Variant id in the faction.
   */
  variant?: string | null;
}
