/* Generated from schemas/ by `npm run generate`: do not edit. */

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
  | "takes_out";
/**
 * A keyword as it is printed, with its parameter: `AUTOMATIC 3`, `IGNORE COVER`, `NEGATE GAS`.
 *
 * In files it is that text. A text that is no rules keyword is kept as a [`Keyword::Tag`], such as
 * a faction's name: tags are compared, never interpreted.
 */
export type Keyword = string;
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
  | "nearest_enemy";
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
 * The table, a row for each sum of two dice from 2 on.
 */
export interface Weather {
  /**
   * Its rows.
   */
  rows: Weather1[];
  /**
   * Where it stands.
   */
  source: string;
}
/**
 * A row of the table.
 */
export interface Weather1 {
  /**
   * What it puts on every Force.
   */
  forces?: Effect[];
  /**
   * What it puts on every model.
   */
  models?: Effect[];
  /**
   * As shown.
   */
  name: string;
  /**
   * What the table sees to.
   */
  reminder?: string | null;
  /**
   * What it does.
   */
  text: string;
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
