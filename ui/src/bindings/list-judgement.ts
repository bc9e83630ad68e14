/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A stable name for what is wrong with a list. More may be added; none is renamed.
 */
export type Code =
  | "UNKNOWN_FACTION"
  | "UNKNOWN_VARIANT"
  | "UNKNOWN_MODEL"
  | "UNKNOWN_OPTION"
  | "UNKNOWN_ITEM"
  | "MODEL_FORBIDDEN_BY_VARIANT"
  | "ITEM_FORBIDDEN_BY_VARIANT"
  | "OPTION_FORBIDDEN"
  | "ITEM_KEYWORD_FORBIDDEN"
  | "CAMPAIGN_ONLY_MODEL"
  | "MISSING_REQUIRED_MODEL"
  | "TOO_MANY_MODELS"
  | "GROUP_MAX"
  | "MISSING_LEADER"
  | "MISSING_CHOICE"
  | "REQUIRED_OPTION"
  | "OPTION_LIMIT"
  | "OPTION_CONFLICT"
  | "OPTION_REQUIRES"
  | "EXCLUSIVE_OPTION"
  | "GOETIC_NOT_ALLOWED"
  | "GOETIC_WRONG_SIN"
  | "TOO_MANY_GOETIC"
  | "NOT_IN_ARMOURY"
  | "ELITE_ONLY"
  | "MODEL_RESTRICTED"
  | "ITEM_MODEL_RESTRICTED"
  | "ITEM_MODEL_BANNED"
  | "NO_PURCHASES"
  | "KIND_NOT_ALLOWED"
  | "KIND_FORBIDDEN"
  | "ITEM_FORBIDDEN"
  | "RANGED_NOT_ALLOWED"
  | "GRENADE_NOT_ALLOWED"
  | "TWO_HANDED_FORBIDDEN"
  | "WEAPON_KEYWORD_REQUIRED"
  | "ITEM_TOO_EXPENSIVE"
  | "RANGED_TOO_EXPENSIVE"
  | "MODEL_VALUE_TOO_LOW"
  | "MUST_BE_ARMED"
  | "REQUIRED_KIND"
  | "REQUIRED_ITEM"
  | "MISSING_REQUIRED_ITEM"
  | "NEEDS_BAYONET_LUG"
  | "TWO_ARMOURS"
  | "TWO_SHIELDS"
  | "TWO_HEADGEAR"
  | "TWO_GRENADE_TYPES"
  | "TWO_HEAVY"
  | "DUPLICATE_EQUIPMENT"
  | "TOO_MANY_RANGED"
  | "TOO_MANY_MELEE"
  | "TOO_MANY_HANDS"
  | "TOO_MANY_WEAPONS"
  | "NO_FREE_HAND_RANGED"
  | "NO_FREE_HAND_MELEE"
  | "HELD_CONFLICT"
  | "MACHINE_ARMOUR_SHIELD"
  | "TOO_MANY_HEAVY_RANGED"
  | "LIMIT_EXCEEDED"
  | "TOO_MANY_WRETCHED"
  | "TOO_MANY_LEGIONNAIRES"
  | "TOO_MANY_FIRETEAMS"
  | "MORE_THAN_6_ELITE"
  | "MERCENARY_NOT_AVAILABLE"
  | "MERCENARIES_FORBIDDEN"
  | "OVER_BUDGET"
  | "OVER_GLORY";

/**
 * What is said of a list document.
 */
export interface ListJudgement {
  /**
   * Nothing is broken.
   */
  legal: boolean;
  /**
   * Ducats spent.
   */
  total_ducats: number;
  /**
   * Glory spent.
   */
  total_glory: number;
  /**
   * Everything it breaks.
   */
  violations: Violation[];
}
/**
 * One thing that a Warband breaks.
 *
 * Printed are its first four fields; the others tell the builder and the waivers what it is about.
 */
export interface Violation {
  /**
   * Its stable name.
   */
  code: Code;
  /**
   * What is wrong, in a sentence.
   */
  message: string;
  /**
   * The model's place in the roster, from 0; none: the Warband as a whole.
   */
  model: number | null;
  /**
   * Where the rule stands.
   */
  rule: string;
}
