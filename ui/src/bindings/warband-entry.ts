/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * What an entry does. An act that names what is not there has no effect; see [`Log`](crate::Log).
 */
export type Act =
  | {
      do: {
        /**
         * What was asked.
         */
        command: Command;
        /**
         * What followed.
         */
        events: Event[];
      };
    }
  | {
      undo: {
        /**
         * The first entry to go out of force.
         */
        entry: Hash;
      };
    }
  | {
      redo: {
        /**
         * The undo.
         */
        undo: Hash;
      };
    }
  | {
      head: {
        /**
         * An entry of any head, or the header.
         */
        entry: Hash;
      };
    }
  | {
      note: {
        /**
         * Beside which.
         */
        entry: Hash;
        /**
         * The word.
         */
        text: string;
      };
    };
/**
 * One thing a person does to a Warband.
 *
 * While it musters nothing is paid: `check` adds the roster up. Once the muster is closed, `price`
 * says what leaves the Strongbox, and is required.
 */
export type Command =
  | {
      do: "rename";
      /**
       * The new one.
       */
      name: string;
    }
  | {
      do: "move_pack";
      /**
       * SHA-256 of the pack, in hexadecimal.
       */
      pack: string;
    }
  | {
      do: "set_variant";
      /**
       * Variant id.
       */
      variant?: string | null;
    }
  | {
      /**
       * Which, such as `sin`.
       */
      choice: string;
      do: "set_choice";
      /**
       * What is chosen.
       */
      value?: string | null;
    }
  | {
      do: "set_budget";
      /**
       * Ducats.
       */
      ducats?: number | null;
      /**
       * Glory.
       */
      glory?: number | null;
    }
  | {
      /**
       * Admitted.
       */
      campaign: boolean;
      do: "set_campaign";
    }
  | {
      do: "close_muster";
      /**
       * Glory unspent.
       */
      glory: number;
      /**
       * Ducats unspent.
       */
      strongbox: number;
    }
  | {
      do: "add_model";
      /**
       * Warband entry id.
       */
      entry: string;
      /**
       * The player's name for it.
       */
      name?: string | null;
      /**
       * Needed once the muster is closed.
       */
      price?: Price | null;
    }
  | {
      do: "copy_model";
      /**
       * Like which.
       */
      model: number;
      /**
       * Needed once the muster is closed, kit included.
       */
      price?: Price | null;
    }
  | {
      do: "rename_model";
      /**
       * Which.
       */
      model: number;
      /**
       * The new name.
       */
      name?: string | null;
    }
  | {
      do: "move_model";
      /**
       * Which.
       */
      model: number;
      /**
       * Its new place, counted from 0; beyond the end: the last.
       */
      to: number;
    }
  | {
      do: "remove_model";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "add_option";
      /**
       * Which.
       */
      model: number;
      /**
       * Option id.
       */
      option: string;
      /**
       * Needed once the muster is closed.
       */
      price?: Price | null;
    }
  | {
      do: "remove_option";
      /**
       * Which.
       */
      model: number;
      /**
       * Option id.
       */
      option: string;
    }
  | {
      do: "buy_item";
      /**
       * From another faction's armoury.
       */
      faction?: string | null;
      /**
       * Item id.
       */
      item: string;
      /**
       * For which.
       */
      model: number;
      /**
       * Needed once the muster is closed.
       */
      price?: Price | null;
    }
  | {
      do: "sell_item";
      /**
       * It was bought from that other faction's armoury.
       */
      faction?: string | null;
      /**
       * Item id.
       */
      item: string;
      /**
       * Whose; none: from the Arsenal.
       */
      model?: number | null;
      /**
       * What it costs new; needed once the muster is closed.
       */
      price?: Price | null;
    }
  | {
      do: "store_item";
      /**
       * Item id.
       */
      item: string;
      /**
       * Whose.
       */
      model: number;
    }
  | {
      do: "issue_item";
      /**
       * Item id.
       */
      item: string;
      /**
       * Whom.
       */
      model: number;
    }
  | {
      do: "pair";
      /**
       * Both ids.
       *
       * @minItems 2
       * @maxItems 2
       */
      models: [number, number];
    }
  | {
      do: "unpair";
      /**
       * Either of the two.
       */
      model: number;
    }
  | {
      do: "hire";
      /**
       * Mercenary id.
       */
      mercenary: string;
      /**
       * Needed once the muster is closed.
       */
      price?: Price | null;
    }
  | {
      do: "dismiss";
      /**
       * Mercenary id.
       */
      mercenary: string;
    }
  | {
      do: "waive";
      /**
       * What, and why.
       */
      waiver: Waiver;
    }
  | {
      /**
       * What was waived.
       */
      code: Code;
      do: "unwaive";
      /**
       * The model's id; none: the Warband as a whole.
       */
      model?: number | null;
      /**
       * The item, option, entry or choice it is about.
       */
      subject?: string | null;
    }
  | {
      do: "name_faction";
      /**
       * Its name.
       */
      name: string;
    }
  | {
      do: "write_model";
      /**
       * As it is from now on.
       */
      model: OwnModel;
    }
  | {
      do: "write_item";
      /**
       * As it is from now on.
       */
      item: OwnItem;
    }
  | {
      do: "strike_out";
      /**
       * Its id.
       */
      id: string;
    }
  | {
      do: "match_own";
      /**
       * The id of what was written down.
       */
      id: string;
      /**
       * The pack's id: of an entry, an item or a faction.
       */
      with: string;
    }
  | {
      do: "put_away";
      /**
       * Beside which model, on the roster or gone; none: beside the Warband as a whole.
       */
      model?: number | null;
      /**
       * As it reads.
       */
      note: string;
    }
  | {
      do: "adopt";
      /**
       * The roster.
       */
      roster: Roster;
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      /**
       * In the order they happened.
       */
      changes: Change[];
      do: "settle";
    };
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
 * micrometres (1 inch = 25400), or a text such as "6 in" or "32 mm"
 */
export type Length = number | string;
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
 * One change of a roster. Each says by itself what it does, since it is stored for ever.
 */
export type Change =
  | {
      change: "survived";
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "died";
      /**
       * Which model.
       */
      model: number;
      /**
       * Row of the Trauma Table, or `survival-roll`.
       */
      reason: string;
    }
  | {
      change: "marked";
      /**
       * Which model.
       */
      model: number;
      /**
       * The hand, or the Warband's stream id, that the row asks to record.
       */
      noted?: string | null;
      /**
       * Row of the Trauma Table, such as `leg-wound` or `hardened`.
       */
      row: string;
    }
  | {
      change: "scarred";
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "unfit";
      /**
       * What goes to the Arsenal, by item id; the rest leaves with the model.
       */
      kit: string[];
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "kit_lost";
      /**
       * By item id.
       */
      items: string[];
      /**
       * Whose.
       */
      model: number;
      /**
       * Row of the Trauma Table.
       */
      reason: string;
    }
  | {
      change: "misses_next_game";
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "returned";
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "experience";
      /**
       * Whose.
       */
      model: number;
      /**
       * Points.
       */
      points: number;
      /**
       * Row of the Trauma Table, or where else it comes from.
       */
      reason: string;
    }
  | {
      change: "ransom_paid";
      /**
       * How much.
       */
      ducats: number;
      /**
       * For which model.
       */
      model: number;
      /**
       * Stream id of the Warband that gets it.
       */
      to: string;
    }
  | {
      change: "ransom_received";
      /**
       * How much.
       */
      ducats: number;
      /**
       * Stream id of the Warband that paid.
       */
      from: string;
      /**
       * For which of its models.
       */
      model: number;
    }
  | {
      change: "glory_gained";
      /**
       * Points.
       */
      glory: number;
      /**
       * The Glorious Deed, or where else it comes from.
       */
      reason: string;
    };
/**
 * One thing that happened to a Warband.
 */
export type Event =
  | {
      event: "renamed";
      /**
       * The new one.
       */
      name: string;
    }
  | {
      event: "pack_moved";
      /**
       * SHA-256 of the pack, in hexadecimal.
       */
      pack: string;
    }
  | {
      event: "variant_set";
      /**
       * Variant id.
       */
      variant?: string | null;
    }
  | {
      /**
       * Which.
       */
      choice: string;
      event: "choice_set";
      /**
       * What was chosen.
       */
      value?: string | null;
    }
  | {
      /**
       * Ducats.
       */
      ducats?: number | null;
      event: "budget_set";
      /**
       * Glory.
       */
      glory?: number | null;
    }
  | {
      /**
       * Admitted.
       */
      campaign: boolean;
      event: "campaign_set";
    }
  | {
      event: "muster_closed";
      /**
       * Glory.
       */
      glory: number;
      /**
       * Ducats in the Strongbox.
       */
      strongbox: number;
    }
  | {
      /**
       * Its place in the owner's order, counted from 0.
       */
      at: number;
      event: "model_added";
      /**
       * The model.
       */
      model: Model;
      /**
       * What it cost; none while mustering.
       */
      paid?: Price | null;
    }
  | {
      event: "model_renamed";
      /**
       * Which.
       */
      model: number;
      /**
       * The new name; none: its entry's.
       */
      name?: string | null;
    }
  | {
      event: "model_moved";
      /**
       * Which.
       */
      model: number;
      /**
       * Its place, counted from 0.
       */
      to: number;
    }
  | {
      event: "model_removed";
      /**
       * Which.
       */
      model: number;
      /**
       * It is remembered among those who left.
       */
      remembered?: boolean;
    }
  | {
      event: "option_added";
      /**
       * Which.
       */
      model: number;
      /**
       * Option id.
       */
      option: string;
      /**
       * What it cost; none while mustering.
       */
      paid?: Price | null;
    }
  | {
      event: "option_removed";
      /**
       * Which.
       */
      model: number;
      /**
       * Option id.
       */
      option: string;
    }
  | {
      event: "item_bought";
      /**
       * From another faction's armoury.
       */
      faction?: string | null;
      /**
       * Item id.
       */
      item: string;
      /**
       * For which model.
       */
      model: number;
      /**
       * What it cost; none while mustering.
       */
      paid?: Price | null;
    }
  | {
      event: "item_sold";
      /**
       * It was bought from that other faction's armoury.
       */
      faction?: string | null;
      /**
       * Item id.
       */
      item: string;
      /**
       * Whose; none: from the Arsenal.
       */
      model?: number | null;
      /**
       * What it brought; none while mustering.
       */
      received?: Price | null;
    }
  | {
      event: "item_stored";
      /**
       * Item id.
       */
      item: string;
      /**
       * Whose.
       */
      model: number;
    }
  | {
      event: "item_issued";
      /**
       * Item id.
       */
      item: string;
      /**
       * To which model.
       */
      model: number;
    }
  | {
      event: "paired";
      /**
       * Both ids.
       *
       * @minItems 2
       * @maxItems 2
       */
      models: [number, number];
    }
  | {
      event: "unpaired";
      /**
       * Both ids.
       *
       * @minItems 2
       * @maxItems 2
       */
      models: [number, number];
    }
  | {
      event: "hired";
      /**
       * Mercenary id.
       */
      mercenary: string;
      /**
       * What it cost; none while mustering.
       */
      paid?: Price | null;
    }
  | {
      event: "dismissed";
      /**
       * Mercenary id.
       */
      mercenary: string;
    }
  | {
      event: "waived";
      /**
       * Which, and why.
       */
      waiver: Waiver;
    }
  | {
      /**
       * What was waived.
       */
      code: Code;
      event: "waiver_withdrawn";
      /**
       * The model's id; none: the Warband as a whole.
       */
      model?: number | null;
      /**
       * The item, option, entry or choice it is about.
       */
      subject?: string | null;
    }
  | {
      event: "faction_named";
      /**
       * Its name.
       */
      name: string;
    }
  | {
      event: "model_written";
      /**
       * As it is from now on.
       */
      model: OwnModel;
    }
  | {
      event: "item_written";
      /**
       * As it is from now on.
       */
      item: OwnItem;
    }
  | {
      event: "struck_out";
      /**
       * Its id.
       */
      id: string;
    }
  | {
      event: "own_matched";
      /**
       * The id of what was written down.
       */
      id: string;
      /**
       * The pack's id.
       */
      with: string;
    }
  | {
      event: "note_put_away";
      /**
       * Beside which model it stood; none: beside the Warband as a whole.
       */
      model?: number | null;
      /**
       * As it read.
       */
      note: string;
    }
  | {
      event: "adopted";
      /**
       * As it is from now on.
       */
      roster: Roster;
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      /**
       * What it did.
       */
      change: Change;
      event: "settled";
    };
/**
 * a SHA-256: 64 lower-case hexadecimal digits
 */
export type Hash = string;
/**
 * a stream's id: 32 lower-case hexadecimal digits
 */
export type StreamId = string;

/**
 * One line of a stream's file after the header.
 */
export interface WarbandEntry {
  /**
   * The entry.
   */
  entry: Entry;
  /**
   * SHA-256 over the bytes of `entry` as they stand in the line.
   */
  hash: Hash;
}
/**
 * One line of a stream: an accepted act, who made it and when, and the entry before it.
 */
export interface Entry {
  /**
   * What was done.
   */
  act: Act;
  /**
   * When it was made: RFC 3339 with offset. Data for people, never an input to a rule.
   */
  at: string;
  /**
   * Who made it.
   */
  by: string;
  /**
   * The entry of another stream that brought it about.
   */
  cause?: Cause | null;
  /**
   * A word of the author's.
   */
  note?: string | null;
  /**
   * The entry it follows; for the first ones the hash of the header.
   */
  parent: Hash;
  /**
   * One more than that of its parent; the first entries have 1.
   */
  seq: number;
}
/**
 * What something costs, or brings.
 */
export interface Price {
  /**
   * From the Strongbox.
   */
  ducats?: number;
  /**
   * In Glory Points.
   */
  glory?: number;
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
 * The state of a Warband: a draft that may break any rule; [`check`](super::check) judges it.
 */
export interface Roster {
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
 * An entry of another stream, as the cause of this one (design, invariant 7).
 */
export interface Cause {
  /**
   * That entry.
   */
  entry: Hash;
  /**
   * That stream.
   */
  stream: StreamId;
}
