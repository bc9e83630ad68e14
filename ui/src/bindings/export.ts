/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A format that a Warband can be written in.
 */
export type Form = "text" | "new_recruit" | "tts" | "native";

/**
 * A Warband as it was written.
 */
export interface Export {
  /**
   * Nobody has proven yet that the other program opens it.
   */
  candidate: boolean;
  /**
   * The format.
   */
  form: Form;
  /**
   * What does not come back when it is imported here, a line each.
   */
  left_out: string[];
  /**
   * The file, as text.
   */
  text: string;
}
