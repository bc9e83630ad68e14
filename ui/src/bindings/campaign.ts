/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * a stream's id: 32 lower-case hexadecimal digits
 */
export type StreamId = string;

/**
 * The first line of a stream: what it is, and what it starts from.
 */
export interface Campaign {
  format: "nml.campaign";
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
 * What a campaign's stream begins with.
 */
export interface Genesis {
  /**
   * What the organiser decides.
   */
  house?: House & {
    [k: string]: unknown;
  };
  /**
   * The campaign's name.
   */
  name: string;
  /**
   * SHA-256 of the pack it is played with, in hexadecimal.
   */
  pack: string;
  /**
   * Ruleset id.
   */
  ruleset: string;
}
/**
 * What the rules leave to the organiser.
 */
export interface House {
  /**
   * The number of the final game.
   */
  games: number;
}
