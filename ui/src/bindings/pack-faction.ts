/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * Which side of the war.
 */
export type Alignment = "faithful" | "fallen";
/**
 * A selection of models.
 */
export type Who =
  | "everybody"
  | "elite"
  | "troop"
  | {
      entry: string;
    }
  | {
      option: string;
    }
  | {
      without: string;
    }
  | {
      entry_with: {
        /**
         * The entry.
         */
        entry: string;
        /**
         * The option.
         */
        option: string;
      };
    }
  | {
      keyword: Keyword;
    };
/**
 * A keyword as it is printed, with its parameter: `AUTOMATIC 3`, `IGNORE COVER`, `NEGATE GAS`.
 *
 * In files it is that text. A text that is no rules keyword is kept as a [`Keyword::Tag`], such as
 * a faction's name: tags are compared, never interpreted.
 */
export type Keyword = string;
/**
 * What a thing costs.
 */
export type Currency = "ducats" | "glory";
/**
 * What an effect does.
 */
export type What =
  | {
      dice: number;
    }
  | {
      injury_dice: number;
    }
  | {
      injury_modifier: number;
    }
  | {
      keyword: Keyword;
    }
  | {
      ranged_characteristic: number;
    }
  | {
      melee_characteristic: number;
    }
  | "melee_dice_per_own_blood"
  | {
      movement: Length;
    }
  | {
      movement_is: Length;
    }
  | "cannot_dash"
  | {
      dash_movement: Length;
    }
  | {
      range: Length;
    }
  | {
      base_at_least: Length;
    }
  | {
      becomes: {
        /**
         * The result rolled.
         */
        from: InjuryResult;
        /**
         * The result applied.
         */
        to: InjuryResult;
      };
    }
  | {
      charge_bonus: Die;
    }
  | {
      bloodbath_cost: number;
    }
  | {
      target_blood: number;
    }
  | {
      own_blessing: number;
    }
  | {
      nearest_friend_blessing: {
        /**
         * All of them.
         */
        keywords: Keyword[];
        /**
         * How many.
         */
        markers: number;
      };
    }
  | {
      enemy_blood: {
        /**
         * How many.
         */
        markers: number;
        /**
         * A keyword that protects.
         */
        unless?: Keyword | null;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | "automatic_success"
  | {
      no_injury_roll: number;
    }
  | "blood_cannot_be_spent"
  | {
      keeps_activation: {
        /**
         * Uses in a game.
         */
        uses: number;
      };
    }
  | "one_injury_die_is_six"
  | "extra_shoot"
  | {
      uses_per_game: number;
    }
  | "one_target"
  | "two_handed_melee"
  | {
      ignore_heavy_for: string | null;
    }
  | {
      standing_for_morale: number;
    }
  | "never_flees"
  | {
      keeps_infiltrators_away: Length;
    }
  | {
      fireteams: number;
    }
  | {
      push: Die;
    }
  | {
      pull: Length;
    }
  | {
      loses_keyword: Keyword;
    }
  | {
      keyword_until_moved: Keyword;
    }
  | "no_fall_injury"
  | "no_blood_markers"
  | "cannot_retreat"
  | "cannot_stand_up"
  | {
      dice_per_friend_near_target: {
        /**
         * At most so many DICE.
         */
        most: number;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      shoots_with_each: Keyword;
    }
  | {
      fights_with: string[];
    }
  | "leaves_for_good"
  | "difficult_ground"
  | "draws_charges"
  | "roll_or_down"
  | {
      move_and_fight: Length;
    }
  | {
      own_blood: number;
    }
  | {
      opponent_spreads_blood: {
        /**
         * At most so many on one model.
         */
        most: number;
        /**
         * One for each full such sum of the Force's ducats.
         */
        per_ducats: number;
      };
    }
  | "deploys_first"
  | {
      deploys_away_from_friends: Length;
    }
  | {
      deploys_at_any_edge: Length;
    }
  | {
      roll_for_dice: {
        /**
         * The highest face that counts.
         */
        at_most: number;
        /**
         * The DICE.
         */
        dice: number;
      };
    }
  | {
      dashes_first: Length;
    }
  | {
      stands_taller: Length;
    }
  | {
      upkeep: number;
    }
  | "one_arm"
  | "no_heavy"
  | "no_experience"
  | {
      reminder: {
        /**
         * Why the app cannot compute it.
         */
        reason: string;
        /**
         * What to do.
         */
        text: string;
      };
    }
  | {
      own_infection: number;
    }
  | {
      target_infection: number;
    }
  | {
      enemy_infection: {
        /**
         * How many.
         */
        markers: number;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      own_relief: number;
    }
  | "own_relief_per_marker"
  | {
      attacker_blood: number;
    }
  | "mirrors_blood"
  | {
      ignores_blood: number;
    }
  | "doubles_blood"
  | {
      blood_at_most: number;
    }
  | {
      bloodbath_cheaper: number;
    }
  | "cover_helps"
  | "long_range_helps"
  | {
      min_range: Length;
    }
  | {
      line: Length;
    }
  | {
      around: Length;
    }
  | "blast_takes_down"
  | {
      critical_on: number;
    }
  | "critical_per_target_blood"
  | "one_injury_die"
  | "one_die_is_six"
  | {
      total: number;
    }
  | {
      injury_modifier_per_two_paid: number;
    }
  | "strikes_all"
  | "strikes_alone"
  | "action_only"
  | "off_hand_only"
  | "later_blows_off_hand"
  | "only_while"
  | "one_handed_melee"
  | {
      foils_shots: number;
    }
  | "roll_to_retreat"
  | {
      no_reactions: Length | null;
    }
  | "dash_retreats"
  | {
      not_held_back: Length | null;
    }
  | "stands_fast"
  | "must_retreat"
  | {
      must_charge_nearest: Keyword[];
    }
  | {
      charges_far: Length;
    }
  | "no_charge_beside_friends"
  | "starts_down"
  | {
      takes_hit_for: {
        /**
         * Friends of these entries; none named: any.
         */
        entries?: string[];
        /**
         * Friends with one of these keywords; none named: any.
         */
        keywords?: Keyword[];
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      guarded_by: {
        /**
         * Which.
         */
        entries: string[];
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | "steady"
  | "ignores_watchers"
  | "armour_zero"
  | {
      becomes_once: {
        /**
         * The result rolled.
         */
        from: InjuryResult;
        /**
         * The result applied.
         */
        to: InjuryResult;
      };
    }
  | {
      choose_keyword: Keyword[];
    }
  | "shoot_per_weapon"
  | "fight_per_weapon"
  | {
      fights_friends: Keyword[];
    }
  | "banks_morale"
  | "no_morale_checks"
  | "chooses_morale"
  | "regenerate_blesses"
  | {
      redeploys_near_target: Length;
    }
  | {
      redeploys: Length;
    }
  | {
      moves_target: Length;
    }
  | "appears_and_fights"
  | {
      chains: Length;
    }
  | "excess_injures"
  | "no_into_melee"
  | {
      friend_charges: {
        /**
         * Which.
         */
        entries: string[];
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      trades_blood: number;
    }
  | "uncounted"
  | {
      deploys_beyond_zone: Length;
    }
  | {
      dice_per_friend_near: {
        /**
         * At most so many DICE.
         */
        most: number;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      blessing_per_dear_enemy: number;
    }
  | {
      blesses_one: number;
    }
  | {
      arms: {
        /**
         * The keyword.
         */
        keyword: Keyword;
        /**
         * Only those used in melee.
         */
        melee?: boolean;
        /**
         * These weapons; none named: all of the reach.
         */
        weapons?: string[];
      };
    }
  | {
      disarms: {
        /**
         * The keyword.
         */
        keyword: Keyword;
        /**
         * Which.
         */
        weapons: string[];
      };
    }
  | {
      loses_ability: string;
    }
  | "may_consume"
  | {
      chooses_friends: {
        /**
         * What they gain.
         */
        effects: Effect[];
        /**
         * Up to so many of these.
         */
        most: number;
        /**
         * Whom; each must hold for the friend as bearer.
         */
        whom: Condition[];
      };
    }
  | {
      blood_on_one: {
        /**
         * Whom not.
         */
        lacks: Keyword[];
        /**
         * How many.
         */
        markers: number;
      };
    }
  | {
      gives_up: {
        /**
         * Which.
         */
        entries: string[];
      };
    }
  | {
      goetic_powers: number;
    }
  | {
      may_trigger: string;
    }
  | "next_roll_succeeds"
  | "hidden"
  | "stays_up"
  | "armour_ignored"
  | "rolls_again"
  | "takes_out"
  | "takes_down"
  | {
      overrides_negate: Keyword;
    }
  | {
      uncounted_for_morale: string[];
    }
  | {
      falls_back_beyond_zone: Length;
    };
/**
 * micrometres (1 inch = 25400), or a text such as "6 in" or "32 mm"
 */
export type Length = number | string;
/**
 * The four results of an Injury Roll.
 */
export type InjuryResult = "no_effect" | "minor_hit" | "down" | "out_of_action";
/**
 * A die, or a sum or choice of dice, whose faces become a number.
 */
export type Die = "d3" | "d6" | "best_of2_d6";
/**
 * What must hold for an effect to act.
 */
export type Condition =
  | "ranged"
  | "melee"
  | "critical"
  | "target_down"
  | {
      target_lacks: Keyword[];
    }
  | "target_armoured"
  | "target_retreating"
  | "short_range"
  | {
      attack_keyword: Keyword;
    }
  | "dash"
  | "climb"
  | "jump"
  | {
      action: string;
    }
  | "removes_markers"
  | "neither_attack_nor_dash"
  | "grenade"
  | "direct_hit"
  | "consumed"
  | "placed_blood"
  | "down_or_out"
  | "partner_hit_target"
  | {
      not: Condition;
    }
  | {
      target_has: Keyword[];
    }
  | {
      target_base_at_least: Length;
    }
  | {
      target_warband: string | null;
    }
  | "out_of_action"
  | "off_hand"
  | {
      table: string;
    }
  | "target_not_activated"
  | "first_action_charge"
  | {
      bearer_has: Keyword[];
    }
  | {
      bearer_lacks: Keyword[];
    }
  | {
      bearer_base_at_most: Length;
    }
  | {
      target_base_at_most: Length;
    }
  | {
      friend_within: Length;
    }
  | {
      target_within: Length;
    }
  | "placed_markers"
  | "placed_infection"
  | {
      enemy_faction: string[];
    }
  | {
      weapon: string[];
    }
  | "elevated"
  | "in_cover"
  | "first_turn"
  | "not_activated"
  | "charged"
  | "fought"
  | "target_infected"
  | {
      hits_on_target: number;
    }
  | {
      target_entry: string[];
    }
  | {
      bearer_entry: string[];
    }
  | {
      attacker_has: Keyword[];
    }
  | {
      attacker_entry: string[];
    }
  | {
      any: Condition[];
    }
  | "missed"
  | "nearest_enemy"
  | "target_friend"
  | {
      enemy_within: Length;
    };
/**
 * The moment or the roll an effect belongs to. "Bearer" is the model that has the effect.
 */
export type When =
  | "always"
  | "own_success_roll"
  | "targeted_by_attack"
  | "own_injury_roll"
  | "injury_roll_against"
  | "injury_result_against"
  | "after_own_injury_roll"
  | {
      aura: Aura;
    }
  | {
      action: Action;
    }
  | "charge_bonus"
  | "deployment"
  | "activation"
  | "own_out_of_action"
  | "risky_failure"
  | "charged_by_enemy"
  | "activation_end"
  | "friend_relieved"
  | "friend_out_of_action"
  | "morale_check"
  | "muster"
  | "campaign"
  | "missed_by_attack"
  | "after_injury_roll_against"
  | "after_own_attack"
  | "retreating"
  | "turn_start"
  | "enemy_morale_check"
  | "pre_game"
  | {
      called: Call;
    }
  | {
      enemy_ends_move: Length;
    };
/**
 * Friends or enemies of the bearer.
 */
export type Whose = "friendly" | "enemy";
/**
 * What a successful ACTION does.
 */
export type Outcome =
  | {
      blessing: number;
    }
  | {
      remove_blood: number;
    }
  | "stand_up"
  | "take_down"
  | {
      ranged_dice: number;
    }
  | {
      keyword_until_moved: Keyword;
    }
  | {
      shove: Die;
    }
  | "force_next_activation"
  | {
      all: Outcome[];
    }
  | {
      remove_markers: Die;
    }
  | {
      injury_roll: ActionInjury;
    }
  | {
      detonate: Detonation;
    }
  | {
      table: string;
    }
  | {
      on_critical: {
        /**
         * On a critical.
         */
        critical: Outcome;
        /**
         * Else.
         */
        otherwise: Outcome;
      };
    }
  | {
      attack: string;
    }
  | {
      gains: {
        /**
         * What it gains.
         */
        effects: Effect[];
        /**
         * How long.
         */
        until: Until;
      };
    }
  | {
      pull: Length;
    }
  | {
      moves_target: Length;
    }
  | {
      drives_back: {
        /**
         * The widest base.
         */
        base_at_most: Length;
        /**
         * How far.
         */
        far: Die;
      };
    }
  | {
      redeploys: Length | null;
    }
  | "swaps_places"
  | "takes_blood"
  | "takes_blessing"
  | {
      blood: number;
    }
  | {
      blood_for: {
        /**
         * The keywords.
         */
        keywords: Keyword[];
        /**
         * With one of them.
         */
        with: number;
        /**
         * Without.
         */
        without: number;
      };
    }
  | "blood_as_paid"
  | "blood_around_as_paid"
  | {
      infection: number;
    }
  | {
      remove_infection: number;
    }
  | {
      friends_move: {
        /**
         * How far.
         */
        far: Length;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      friends_stand: Length;
    }
  | {
      orders: Order;
    }
  | "ends_activation"
  | "acts_now"
  | {
      choose_keyword: Keyword[];
    }
  | {
      injures_named: Keyword[];
    };
/**
 * What a detonation does to its bearer.
 */
export type OwnEnd = "out" | "four_dice" | "unharmed";
/**
 * How long something gained lasts.
 */
export type Until = "activation_end" | "next_activation_end" | "turn_end" | "moves" | "acts" | "used" | "game";
/**
 * What an order makes a friend do at once, outside its Activation.
 */
export type Order = "move" | "charge" | "fight" | "shoot" | "gives_itself_up";
/**
 * What a call or a spell costs.
 */
export type Price =
  | "free"
  | {
      blood: number[];
    }
  | {
      infection: {
        /**
         * How many.
         */
        counts: number[];
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      own_blood: number;
    };
/**
 * The roll of an ACTION.
 */
export type ActionRoll = "none" | "success" | "risky";
/**
 * Whom an ACTION can be used on.
 */
export type ActionTarget = "bearer" | "bearer_or_friend" | "enemy" | "friend" | "any_model" | "nothing";
/**
 * The rolls a call can be made for.
 */
export type CallAt =
  | "own_success_roll"
  | "own_injury_roll"
  | "injury_roll_against"
  | "injury_result_against"
  | {
      any_roll_within: Length;
    };
/**
 * How often something can be used.
 */
export type Often =
  | "roll"
  | "activation"
  | "turn"
  | {
      game: number;
    };
/**
 * What limits a list.
 */
export type Constraint =
  | {
      one_leads: {
        /**
         * The entries.
         */
        entries: string[];
      };
    }
  | {
      fewer_than: {
        /**
         * The entry.
         */
        entry: string;
        /**
         * The keyword.
         */
        keyword: Keyword;
      };
    }
  | {
      group_max: {
        /**
         * The entries.
         */
        entries: string[];
        /**
         * How many.
         */
        max: number;
      };
    }
  | {
      option_max: {
        /**
         * The entries.
         */
        entries: string[];
        /**
         * How many.
         */
        max: number;
        /**
         * The option.
         */
        option: string;
      };
    }
  | {
      plain_max: {
        /**
         * The entry.
         */
        entry: string;
        /**
         * How many without.
         */
        max: number;
        /**
         * The option.
         */
        option: string;
      };
    }
  | {
      item_spread: {
        /**
         * The item.
         */
        item: string;
        /**
         * Models.
         */
        models: number;
        /**
         * On one model.
         */
        per_model: number;
        /**
         * Glory for a second one on the same model.
         */
        second_glory: number;
      };
    }
  | {
      items_with: {
        /**
         * The keyword.
         */
        keyword: Keyword;
        /**
         * The kind.
         */
        kind: Kind;
        /**
         * How many.
         */
        max: number;
      };
    }
  | {
      fittings: {
        /**
         * The entry.
         */
        entry: string;
        /**
         * Equipment at most.
         */
        fittings: number;
        /**
         * The fixed weapon that a bought one replaces.
         */
        replaces: string;
        /**
         * Weapons at most.
         */
        weapons: number;
      };
    };
/**
 * Which armoury table a piece of Battlekit stands in.
 */
export type Kind = "ranged" | "grenade" | "melee" | "armour" | "shield" | "headgear" | "equipment";
/**
 * Who stands behind a variant.
 */
export type Status = "official" | "partner" | "unprinted" | "third_party";

/**
 * A faction.
 */
export interface PackFaction {
  /**
   * Which side of the war.
   */
  alignment: Alignment;
  /**
   * What can be bought.
   */
  armoury: Line[];
  /**
   * Compulsory choices.
   */
  choices?: Choice[];
  /**
   * What limits a list beyond its entries' own numbers.
   */
  constraints?: Constraint[];
  /**
   * Ducats at the start.
   */
  ducats: number;
  /**
   * The models.
   */
  entries: Entry[];
  /**
   * Fireteams it may form.
   */
  fireteams?: number;
  /**
   * Glory at the start.
   */
  glory?: number;
  /**
   * Stable id, such as `new-antioch`.
   */
  id: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * Where sources disagree, or a word to the reader.
   */
  notes?: string[];
  /**
   * Goetic Powers.
   */
  powers?: Power[];
  /**
   * Rules of all its Warbands.
   */
  rules?: Rule[];
  /**
   * Its variants.
   */
  variants?: Variant[];
}
/**
 * A line of an armoury.
 */
export interface Line {
  /**
   * Who may buy it, one of these; empty: everybody.
   */
  allowed?: Who[];
  /**
   * Only in a campaign.
   */
  campaign_only?: boolean;
  /**
   * Its price.
   */
  cost: number;
  /**
   * Other prices for some entries.
   */
  cost_for?: {
    [k: string]: number;
  };
  /**
   * Paid in.
   */
  currency?: Currency;
  /**
   * The item.
   */
  item: string;
  /**
   * At most so many in the Warband.
   */
  limit?: number | null;
  /**
   * The buyer must also carry one of these.
   */
  needs_any?: string[];
  /**
   * This armoury's piece lacks a lug, or a shield combination, that the item has elsewhere.
   */
  no_lug?: boolean;
  /**
   * Entries that may not.
   */
  not?: string[];
}
/**
 * A compulsory choice of the Warband.
 */
export interface Choice {
  /**
   * Stable id, such as `sin`.
   */
  id: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * What can be chosen.
   */
  options: ChoiceOption[];
}
/**
 * One thing that can be chosen.
 */
export interface ChoiceOption {
  /**
   * Goetic Powers that an entry may have instead.
   */
  goetic?: {
    [k: string]: number;
  };
  /**
   * Stable id.
   */
  id: string;
  /**
   * Other maximums of entries.
   */
  max?: {
    [k: string]: number;
  };
  /**
   * Other minimums of entries.
   */
  min?: {
    [k: string]: number;
  };
  /**
   * As shown.
   */
  name: string;
  /**
   * Rules it brings.
   */
  rules?: Rule[];
}
/**
 * A rule of a faction or a variant.
 */
export interface Rule {
  /**
   * What it does.
   */
  effects: Effect[];
  /**
   * Its name.
   */
  name: string;
  /**
   * The models that have it; empty: the Warband as a whole.
   */
  to?: Who[];
}
/**
 * One thing that a model, an item, an option or a Warband rule does.
 */
export interface Effect {
  /**
   * What happens.
   */
  do: What[];
  /**
   * All of these must hold.
   */
  if?: Condition[];
  /**
   * The moment or the roll it belongs to.
   */
  when: When;
}
/**
 * The models within a distance of the bearer, and what they are under.
 */
export interface Aura {
  /**
   * Seen from the affected model, as if it bore the effect.
   */
  effect: Effect;
  /**
   * Only models with this keyword.
   */
  keyword?: Keyword | null;
  /**
   * Whose models.
   */
  whose: Whose;
  /**
   * Base to base.
   */
  within: Length;
}
/**
 * An ACTION that content grants (ACT-31).
 */
export interface Action {
  /**
   * DICE of that roll.
   */
  dice?: number;
  /**
   * It ends the Activation, whatever comes of it.
   */
  ends_activation?: boolean;
  /**
   * Stable name, unique among the bearer's ACTIONS.
   */
  id: string;
  /**
   * What must hold for it to be taken.
   */
  if?: Condition[];
  /**
   * As shown.
   */
  name: string;
  /**
   * In one Activation it may be taken once for each target; else once.
   */
  once_per_target?: boolean;
  /**
   * What happens on a Success; with several entries the owner picks one.
   */
  outcome: Outcome[];
  /**
   * What it costs; with several numbers the owner picks one, else the outcome of the same place.
   */
  price?: Price | null;
  /**
   * Base to base; none: no limit.
   */
  range?: Length | null;
  /**
   * Which roll it asks for.
   */
  roll: ActionRoll;
  /**
   * The target must be seen.
   */
  sight?: boolean;
  /**
   * Successes in a game; none: any number.
   */
  successes?: number | null;
  /**
   * Whom it can be used on.
   */
  target: ActionTarget;
  /**
   * Uses in a game; none: any number.
   */
  uses?: number | null;
}
/**
 * The Injury Roll that a successful ACTION causes.
 */
export interface ActionInjury {
  /**
   * No result is worse than this.
   */
  at_worst?: InjuryResult | null;
  /**
   * More keywords on a critical.
   */
  critical_keywords?: Keyword[];
  /**
   * INJURY DICE.
   */
  injury_dice?: number;
  /**
   * Keywords of the roll.
   */
  keywords?: Keyword[];
  /**
   * INJURY MODIFIER for each BLOOD MARKER on the target.
   */
  modifier_per_blood?: number;
  /**
   * INJURY DICE on a critical.
   */
  on_critical?: number;
  /**
   * INJURY DICE for each point of negative INJURY MODIFIER of the target's armour.
   */
  per_armour_point?: number;
}
/**
 * An explosion around the bearer.
 */
export interface Detonation {
  /**
   * Nearer than this, base to base, with more INJURY DICE.
   */
  inner: Length;
  /**
   * INJURY DICE for those.
   */
  inner_injury_dice: number;
  /**
   * Keywords of the Injury Rolls.
   */
  keywords?: Keyword[];
  /**
   * What happens to the bearer.
   */
  own?: OwnEnd & string;
  /**
   * Everybody within this distance.
   */
  within: Length;
}
/**
 * Something the bearer's owner may call on for a roll, before its dice. The effect's own words then
 * act on that roll alone.
 */
export interface Call {
  /**
   * Which rolls.
   */
  at: CallAt;
  /**
   * Stable name, unique among the bearer's calls and ACTIONS.
   */
  id: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * How often.
   */
  often: Often;
  /**
   * What it costs.
   */
  price: Price;
  /**
   * Calls with the same word share their uses; none: its own id.
   */
  shared?: string | null;
}
/**
 * An entry of a faction's list.
 */
export interface Entry {
  /**
   * What it can do.
   */
  abilities?: Ability[];
  /**
   * Armour Characteristic and fixed suit together, as an INJURY MODIFIER.
   */
  armour?: number;
  /**
   * Its base.
   */
  base: Base;
  /**
   * What it may buy.
   */
  battlekit: Battlekit;
  /**
   * Only obtained inside a campaign.
   */
  campaign_only?: boolean;
  /**
   * Price in ducats.
   */
  ducats?: number;
  /**
   * Price in Glory.
   */
  glory?: number;
  /**
   * Goetic Powers it may have.
   */
  goetic?: number;
  /**
   * Stable id in the faction, such as `yeoman`.
   */
  id: string;
  /**
   * Keywords, ELITE and LEADER among them; those of fixed kit may be repeated.
   */
  keywords: Keyword[];
  /**
   * Kit that comes with it; free, outside Limits, never removed.
   */
  kit?: string[];
  /**
   * A higher maximum in a large Warband.
   */
  larger?: Larger | null;
  /**
   * At most so many; none: unlimited.
   */
  max?: number | null;
  /**
   * Melee Characteristic; none: it cannot fight.
   */
  melee?: number | null;
  /**
   * At least so many.
   */
  min?: number;
  /**
   * Movement.
   */
  movement: Length;
  /**
   * As shown.
   */
  name: string;
  /**
   * Where sources disagree, or a word to the reader.
   */
  note?: string | null;
  /**
   * At most one for each of this entry.
   */
  one_per?: string | null;
  /**
   * What it may become.
   */
  options?: ModelOption[];
  /**
   * It does not count for Field Strength.
   */
  outside_field_strength?: boolean;
  /**
   * Ranged Characteristic; none: it cannot shoot.
   */
  ranged?: number | null;
}
/**
 * A named rule of a model, an option or a Warband.
 */
export interface Ability {
  /**
   * What it does.
   */
  effects: Effect[];
  /**
   * Its name.
   */
  name: string;
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
 * What kit a model may buy.
 */
export interface Battlekit {
  /**
   * It may buy kit at all.
   */
  buys: boolean;
  /**
   * The dearest item, in ducats.
   */
  dearest?: number | null;
  /**
   * The dearest Ranged Weapon, in ducats.
   */
  dearest_ranged?: number | null;
  /**
   * Hands for everything together, instead of the usual carrying rules.
   */
  hands?: number | null;
  /**
   * Single items allowed besides `kinds`.
   */
  items?: string[];
  /**
   * Only these kinds, besides `items`; none: all.
   */
  kinds?: Kind[] | null;
  /**
   * Hands for Melee Weapons.
   */
  melee_hands?: number | null;
  /**
   * At most so many Melee Weapons, whatever the hands.
   */
  most_melee?: number | null;
  /**
   * At most so many Ranged Weapons.
   */
  most_ranged?: number | null;
  /**
   * At most so many weapons of one name.
   */
  most_same_weapon?: number | null;
  /**
   * At most so many of them two-handed.
   */
  most_two_handed?: number | null;
  /**
   * One of each of these kinds at least.
   */
  must_have_kinds?: Kind[];
  /**
   * Nothing that is paid with Glory.
   */
  no_glory?: boolean;
  /**
   * Items it never buys.
   */
  no_items?: string[];
  /**
   * Kinds it never buys.
   */
  no_kinds?: Kind[];
  /**
   * No two-handed weapons.
   */
  no_two_handed?: boolean;
  /**
   * So many HEAVY weapons are wielded in one hand each.
   */
  one_handed_heavy?: number;
  /**
   * The only Grenades.
   */
  only_grenades?: string[] | null;
  /**
   * The only Ranged Weapons.
   */
  only_ranged?: string[] | null;
  /**
   * At least so many weapons.
   */
  weapons?: number;
  /**
   * Its weapons have this keyword.
   */
  weapons_have?: Keyword | null;
}
/**
 * A higher number once the rest of the Warband is worth enough.
 */
export interface Larger {
  /**
   * The higher number.
   */
  max: number;
  /**
   * Ducats of everything but the one model beyond the usual number.
   */
  others_ducats: number;
}
/**
 * Something a model may become when it is recruited.
 */
export interface ModelOption {
  /**
   * One of these is chosen with it: named after the option's id, as in `legionnaire:melee`.
   */
  choose?: GrantChoice[];
  /**
   * Price in ducats.
   */
  ducats?: number;
  /**
   * Options that cannot stand beside it.
   */
  excludes?: string[];
  /**
   * Options that cannot stand beside it unless the named one does too.
   */
  excludes_unless?: {
    [k: string]: string;
  };
  /**
   * Price in Glory.
   */
  glory?: number;
  /**
   * What it gives.
   */
  grants?: Grants;
  /**
   * A model takes one option of a group.
   */
  group?: string | null;
  /**
   * Or so many of them.
   */
  group_most?: number | null;
  /**
   * Stable id.
   */
  id: string;
  /**
   * A higher limit in a large Warband.
   */
  larger?: Larger | null;
  /**
   * At most so many in the Warband; none: unlimited.
   */
  limit?: number | null;
  /**
   * As shown.
   */
  name: string;
  /**
   * Entries whose own do not count for the limit.
   */
  not_counted?: string[];
  /**
   * One for so many models of its entry, rounded down.
   */
  one_in?: number | null;
  /**
   * Options it needs.
   */
  requires?: string[];
}
/**
 * One of several things an option may give.
 */
export interface GrantChoice {
  /**
   * What it gives.
   */
  grants: Grants;
  /**
   * Its id in the option.
   */
  id: string;
}
/**
 * What an option gives its model.
 */
export interface Grants {
  /**
   * Another base.
   */
  base?: Base | null;
  /**
   * What else it does.
   */
  effects?: Effect[];
  /**
   * Fireteams more.
   */
  fireteams?: number;
  /**
   * Weapons it may buy from these factions' armouries; so many.
   */
  foreign?: Foreign | null;
  /**
   * Items it may now buy, whoever else may not.
   */
  items?: string[];
  /**
   * At most so many of those.
   */
  items_most?: number | null;
  /**
   * Keywords.
   */
  keywords?: Keyword[];
  /**
   * Kinds of kit it may now buy.
   */
  kinds?: Kind[];
  /**
   * Kit that comes with it.
   */
  kit?: string[];
  /**
   * Abilities it loses.
   */
  loses?: string[];
  /**
   * Melee Characteristic.
   */
  melee?: number;
  /**
   * More Movement.
   */
  movement?: Length;
  /**
   * Movement instead of the entry's.
   */
  movement_is?: Length | null;
  /**
   * Items it can no longer buy.
   */
  no_items?: string[];
  /**
   * Kinds of kit it can no longer carry.
   */
  no_kinds?: Kind[];
  /**
   * Ranged Characteristic.
   */
  ranged?: number;
  /**
   * Fixed kit replaced by other kit.
   */
  replaces?: {
    [k: string]: string;
  };
  /**
   * A suit in place of the fixed one.
   */
  suit?: string | null;
  /**
   * Beside this option it has a third arm for weapons and shield.
   */
  third_arm_with?: string | null;
}
/**
 * A purchase from other factions' armouries.
 */
export interface Foreign {
  /**
   * How many items.
   */
  count: number;
  /**
   * Whose.
   */
  factions: string[];
  /**
   * Weapons only.
   */
  weapons_only?: boolean;
}
/**
 * A Goetic Power, taken like an option.
 */
export interface Power {
  /**
   * Who may have it.
   */
  allowed: Who[];
  /**
   * Price in ducats.
   */
  ducats: number;
  /**
   * What it does.
   */
  effects?: Effect[];
  /**
   * Items from other factions' armouries that it admits for its owner.
   */
  foreign?: Foreign | null;
  /**
   * Stable id.
   */
  id: string;
  /**
   * At most so many in the Warband.
   */
  limit?: number | null;
  /**
   * As shown.
   */
  name: string;
  /**
   * The choice value it belongs to; none: every one.
   */
  sin?: string | null;
  /**
   * BLOOD MARKERS it costs, one of these; empty: it is always on.
   */
  spell?: number[];
}
/**
 * A variant of a faction.
 */
export interface Variant {
  /**
   * What it changes in the list.
   */
  changes?: Changes;
  /**
   * Stable id, such as `papal-states`.
   */
  id: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * Where sources disagree, or a word to the reader.
   */
  note?: string | null;
  /**
   * The rules it brings.
   */
  rules?: Rule[];
  /**
   * Who stands behind it.
   */
  status: Status;
}
/**
 * What a variant changes in its faction's list.
 */
export interface Changes {
  /**
   * Items that an entry may carry besides.
   */
  also?: {
    [k: string]: string[];
  };
  /**
   * Other rules of what entries may buy.
   */
  battlekit?: {
    [k: string]: Battlekit;
  };
  /**
   * What else limits a list.
   */
  constraints?: Constraint[];
  /**
   * Ducats at the start.
   */
  ducats?: number | null;
  /**
   * Fireteams.
   */
  fireteams?: number | null;
  /**
   * Ducats off the first copy of an item in the Warband.
   */
  first_copy?: {
    [k: string]: number;
  };
  /**
   * No items with or granting these keywords.
   */
  forbid_item_keywords?: Keyword[];
  /**
   * Items it has not.
   */
  forbid_items?: string[];
  /**
   * No Mercenaries.
   */
  forbid_mercenaries?: boolean;
  /**
   * Not these Mercenaries.
   */
  forbid_mercenary?: string[];
  /**
   * Entries it has not.
   */
  forbid_models?: string[];
  /**
   * Options it has not.
   */
  forbid_options?: string[];
  /**
   * Items from other factions' armouries.
   */
  foreign?: Foreign[];
  /**
   * An item that is given.
   */
  gifts?: Gift[];
  /**
   * Glory at the start.
   */
  glory?: number | null;
  /**
   * Other prices of items.
   */
  item_prices?: {
    [k: string]: ItemPrice;
  };
  /**
   * New armoury lines.
   */
  items?: Line[];
  /**
   * Keywords that entries gain.
   */
  keywords?: {
    [k: string]: Keyword[];
  };
  /**
   * What happens to items of the Warband.
   */
  kit?: KitChange[];
  /**
   * Other Limits of items.
   */
  limits?: {
    [k: string]: number;
  };
  /**
   * Abilities that entries lose.
   */
  lose_abilities?: {
    [k: string]: string[];
  };
  /**
   * Keywords that entries lose.
   */
  lose_keywords?: {
    [k: string]: Keyword[];
  };
  /**
   * Fixed kit that entries lose.
   */
  lose_kit?: {
    [k: string]: string[];
  };
  /**
   * Other maximums.
   */
  max?: {
    [k: string]: number;
  };
  /**
   * Other numbers of a Mercenary.
   */
  mercenaries?: {
    [k: string]: MercenaryChange;
  };
  /**
   * Other minimums.
   */
  min?: {
    [k: string]: number;
  };
  /**
   * New entries.
   */
  models?: Entry[];
  /**
   * Items that an entry must carry.
   */
  must_carry?: {
    [k: string]: string[];
  };
  /**
   * Options that so many models must have.
   */
  must_have?: {
    [k: string]: number;
  };
  /**
   * Other entries' names.
   */
  names?: {
    [k: string]: string;
  };
  /**
   * Entries whose maximum does not grow with the Warband.
   */
  not_larger?: string[];
  /**
   * Items that these entries may not carry.
   */
  not_models?: {
    [k: string]: string[];
  };
  /**
   * Items that only these entries may carry.
   */
  only_models?: {
    [k: string]: string[];
  };
  /**
   * Items that everybody may carry.
   */
  open_items?: string[];
  /**
   * Other limits of options.
   */
  option_limits?: {
    [k: string]: number;
  };
  /**
   * New options.
   */
  options?: NewOption[];
  /**
   * The one Patron it serves, by its id.
   */
  patron?: string | null;
  /**
   * Other entries' prices.
   */
  prices?: {
    [k: string]: EntryPrice;
  };
  /**
   * Other characteristics.
   */
  profiles?: {
    [k: string]: Profile;
  };
  /**
   * Items whose place others take, in the armoury and as fixed kit.
   */
  replace?: {
    [k: string]: string;
  };
  /**
   * Compulsory choices that fall away.
   */
  skip_choices?: string[];
  /**
   * Added to every Threshold Value.
   */
  threshold?: number;
  /**
   * Every model with its kit is worth at least this.
   */
  worth?: Worth | null;
}
/**
 * An item that a Warband is given.
 */
export interface Gift {
  /**
   * The item, at most one in the Warband.
   */
  item: string;
  /**
   * What a later one costs once the gift is lost, in Glory.
   */
  replacement_glory: number;
}
/**
 * Another price, or line, of an item.
 */
export interface ItemPrice {
  /**
   * The price.
   */
  cost: number;
  /**
   * Paid in.
   */
  currency?: Currency;
  /**
   * Another Limit with it.
   */
  limit?: number | null;
}
/**
 * What happens to items of the Warband.
 */
export interface KitChange {
  /**
   * Or these.
   */
  items?: string[];
  /**
   * The Charge Bonus stays as it is without the item.
   */
  keeps_charge_bonus?: boolean;
  /**
   * Of this kind.
   */
  kind?: Kind | null;
  /**
   * More range.
   */
  range?: Length;
}
/**
 * Other numbers of a Mercenary.
 */
export interface MercenaryChange {
  /**
   * The first costs so many ducats instead of Glory.
   */
  first_ducats?: number | null;
  /**
   * Each beyond the first costs so many ducats instead of Glory.
   */
  further_ducats?: number | null;
  /**
   * How many.
   */
  max: number;
}
/**
 * An option that a variant adds.
 */
export interface NewOption {
  /**
   * The option.
   */
  option: ModelOption;
  /**
   * Who may take it.
   */
  to: Who[];
}
/**
 * Another price of an entry.
 */
export interface EntryPrice {
  /**
   * In ducats.
   */
  ducats?: number;
  /**
   * In Glory.
   */
  glory?: number;
}
/**
 * Other characteristics of an entry; what is left out stays.
 */
export interface Profile {
  /**
   * Melee Characteristic.
   */
  melee?: number | null;
  /**
   * Ranged Characteristic.
   */
  ranged?: number | null;
}
/**
 * What every model must be worth.
 */
export interface Worth {
  /**
   * With kit and options.
   */
  ducats: number;
  /**
   * Entries that need not.
   */
  except: string[];
}
