/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * What the manifest of a pack says.
 */
export interface PackManifest {
  /**
   * Always `nml.pack`.
   */
  format: string;
  /**
   * Stable id, such as `official-1.0.2`.
   */
  id: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * That it is unofficial, and whose the game is.
   */
  notice: string;
  /**
   * The edition of the rules it follows.
   */
  rules_version: string;
  /**
   * The version of the format: 1.
   */
  version: number;
}
