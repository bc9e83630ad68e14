/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * A Warband as a list document.
 */
export interface List {
  /**
   * Ducats that may be spent; absent: the variant's, else the faction's starting sum.
   */
  budget_ducats?: number | null;
  /**
   * Glory that may be spent; absent: as above.
   */
  budget_glory?: number | null;
  /**
   * Campaign-only models and Glory Items are admitted.
   */
  campaign?: boolean;
  /**
   * Compulsory choices.
   */
  choices?: {
    [k: string]: string;
  };
  /**
   * Faction id.
   */
  faction: string;
  /**
   * Pairs of models, by their place from 0.
   */
  fireteams?: [number, number][];
  /**
   * Mercenary ids.
   */
  mercenaries?: string[];
  /**
   * The models.
   */
  models: ListModel[];
  /**
   * Variant id.
   */
  variant?: string | null;
}
/**
 * A model of a list document.
 */
export interface ListModel {
  /**
   * Items from another faction's armoury.
   */
  foreign_items?: ListForeignItem[];
  /**
   * Bought items.
   */
  items?: string[];
  /**
   * Entry id.
   */
  model: string;
  /**
   * The player's name for it.
   */
  name?: string | null;
  /**
   * Option ids.
   */
  options?: string[];
}
/**
 * An item from another faction's armoury.
 */
export interface ListForeignItem {
  /**
   * Faction id.
   */
  faction: string;
  /**
   * Item id.
   */
  item: string;
}
