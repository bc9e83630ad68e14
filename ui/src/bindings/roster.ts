/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A keyword as it is printed, with its parameter: `AUTOMATIC 3`, `IGNORE COVER`, `NEGATE GAS`.
 *
 * In files it is that text. A text that is no rules keyword is kept as a [`Keyword::Tag`], such as
 * a faction's name: tags are compared, never interpreted.
 */
export type Keyword = string;
/**
 * Which armoury table a piece of Battlekit stands in.
 */
export type Kind = "ranged" | "grenade" | "melee" | "armour" | "shield" | "headgear" | "equipment";
/**
 * micrometres (1 inch = 25400), or a text such as "6 in" or "32 mm"
 */
export type Length = number | string;
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
 * A Warband as one document.
 */
export interface Roster {
  /**
   * Always `nml.roster`.
   */
  format: string;
  /**
   * The Warband.
   */
  roster: Roster1;
  /**
   * The version of the format: 1.
   */
  version: number;
}
/**
 * The state of a Warband: a draft that may break any rule; [`check`](super::check) judges it.
 */
export interface Roster1 {
  /**
   * Kit nobody carries, by item id.
   */
  arsenal?: string[];
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
   * Compulsory choices, such as `sin` or `noble-hierarchy`.
   */
  choices?: {
    [k: string]: string;
  };
  /**
   * Faction id in the pack.
   */
  faction: string;
  /**
   * Models that left for good, kept readable.
   */
  fallen?: Fallen[];
  /**
   * Pairs of model ids.
   */
  fireteams?: [number, number][];
  /**
   * Glory unspent.
   */
  glory?: number;
  /**
   * Mercenary ids.
   */
  mercenaries?: string[];
  /**
   * Models in the owner's order; ids are never used again.
   */
  models: Model[];
  /**
   * The muster is closed: recruits and kit are paid for from the Strongbox.
   */
  mustered?: boolean;
  /**
   * The Warband's name.
   */
  name: string;
  /**
   * The id the next model gets.
   */
  next_model: number;
  /**
   * What came in with the Warband as a whole and found no place in it, a line each.
   */
  notes?: string[];
  /**
   * What it has by hand: models, kit and a list that the pack does not know.
   */
  own?: Own;
  /**
   * SHA-256 of the pack it follows, in hexadecimal; none: the one that is shipped first.
   */
  pack?: string | null;
  /**
   * Ducats unspent after the start of a campaign.
   */
  strongbox?: number;
  /**
   * Variant id in the faction.
   */
  variant?: string | null;
  /**
   * Rules it may break, each with its reason (invariant 9).
   */
  waivers?: Waiver[];
}
/**
 * A model that left for good.
 */
export interface Fallen {
  /**
   * The battle it fell in, as a stream id.
   */
  battle?: string | null;
  /**
   * As it was.
   */
  model: Model;
  /**
   * Why it left, in a word of the Trauma Table or of the builder.
   */
  reason: string;
}
/**
 * A model on the roster.
 */
export interface Model {
  /**
   * Warband entry id, such as `yeoman`.
   */
  entry: string;
  /**
   * Experience points.
   */
  experience?: number;
  /**
   * Kit bought from another faction's armoury.
   */
  foreign_items?: ForeignItem[];
  /**
   * Unique in the Warband, never used again.
   */
  id: number;
  /**
   * Lasting injuries and other marks of the Trauma Table.
   */
  injuries?: Injury[];
  /**
   * Bought kit by item id, in the owner's order; fixed kit is not listed.
   */
  items?: string[];
  /**
   * Sits out the next game.
   */
  misses_next_game?: boolean;
  /**
   * The player's name for it; none: the entry's name.
   */
  name?: string | null;
  /**
   * What came in with the model and found no place in it, a line each.
   */
  notes?: string[];
  /**
   * Option ids.
   */
  options?: string[];
  /**
   * ELITE by promotion.
   */
  promoted?: boolean;
  /**
   * Battle Scars.
   */
  scars?: number;
  /**
   * Skill ids.
   */
  skills?: string[];
}
/**
 * Kit from another faction's armoury.
 */
export interface ForeignItem {
  /**
   * Faction id.
   */
  faction: string;
  /**
   * Item id.
   */
  item: string;
}
/**
 * A lasting mark, with what was recorded for it.
 */
export interface Injury {
  /**
   * The battle it comes from, as a stream id.
   */
  battle?: string | null;
  /**
   * Row of the Trauma Table, such as `leg-wound`.
   */
  id: string;
  /**
   * The hand, or the Warband, that the row asks to record.
   */
  noted?: string | null;
}
/**
 * Everything that a Warband has by hand.
 */
export interface Own {
  /**
   * What its faction is called, where no pack has it.
   */
  faction?: string | null;
  /**
   * Its kit.
   */
  items?: OwnItem[];
  /**
   * Its models.
   */
  models?: OwnModel[];
}
/**
 * A piece of Battlekit that no pack has.
 */
export interface OwnItem {
  /**
   * DICE of its attacks.
   */
  dice?: number;
  /**
   * Price in ducats.
   */
  ducats?: number;
  /**
   * Price in Glory.
   */
  glory?: number;
  /**
   * Hands it takes.
   */
  hands?: number;
  /**
   * Unique in the Warband.
   */
  id: string;
  /**
   * INJURY DICE of its attacks.
   */
  injury_dice?: number;
  /**
   * INJURY MODIFIER of its attacks.
   */
  injury_modifier?: number;
  /**
   * Keywords of its attacks, or of its bearer.
   */
  keywords?: Keyword[];
  /**
   * Its table.
   */
  kind: Kind;
  /**
   * As shown.
   */
  name: string;
  /**
   * INJURY MODIFIER against its bearer, negative for protection.
   */
  protection?: number;
  /**
   * Greatest range; none: it does not shoot.
   */
  range?: Length | null;
  /**
   * What else it does, a sentence each: for the table to carry out.
   */
  reminders?: string[];
}
/**
 * A model that no pack has: what would be its entry.
 */
export interface OwnModel {
  /**
   * Armour as an INJURY MODIFIER, negative for protection.
   */
  armour?: number;
  /**
   * Its base.
   */
  base: Base;
  /**
   * Price in ducats.
   */
  ducats?: number;
  /**
   * Price in Glory.
   */
  glory?: number;
  /**
   * Unique in the Warband.
   */
  id: string;
  /**
   * Its keywords.
   */
  keywords?: Keyword[];
  /**
   * Melee Characteristic in DICE; none: it cannot fight.
   */
  melee?: number | null;
  /**
   * Movement.
   */
  movement: Length;
  /**
   * As shown.
   */
  name: string;
  /**
   * Ranged Characteristic in DICE; none: it cannot shoot.
   */
  ranged?: number | null;
  /**
   * What else it can do, a sentence each: for the table to carry out.
   */
  reminders?: string[];
}
/**
 * The footprint of a model.
 */
export interface Base {
  /**
   * The longer side, or the diameter.
   */
  length: Length;
  /**
   * The shorter side, or the diameter.
   */
  width: Length;
}
/**
 * One violation that is let pass. It covers no other piece of kit, no other model, and no more of it
 * than there was.
 */
export interface Waiver {
  /**
   * What is broken.
   */
  code: Code;
  /**
   * The model's id; none: the Warband as a whole.
   */
  model?: number | null;
  /**
   * How far past the rule it reaches, where that is a number.
   */
  over?: number;
  /**
   * Why it may, in the players' words.
   */
  reason: string;
  /**
   * The item, option, entry or choice it is about.
   */
  subject?: string | null;
}
