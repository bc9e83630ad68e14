/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * micrometres (1 inch = 25400), or a text such as "6 in" or "32 mm"
 */
export type Length = number | string;
/**
 * Who achieves a Glorious Deed.
 */
export type DeedBy = "model" | "warband";
/**
 * Who a side is, where the scenario tells them apart (G-12).
 */
export type Role = "attacker" | "defender";
/**
 * What an engine that watches rolls and markers can recognise as a deed.
 */
export type DeedSign =
  | {
      blood_reaches: number;
    }
  | {
      blood_on: {
        /**
         * The attack has one of these.
         */
        keywords: Keyword[];
        /**
         * So many.
         */
        markers: number;
        /**
         * Its entry.
         */
        neutral: string;
      };
    }
  | {
      enemy_falls: Length;
    }
  | "first_morale_passed"
  | {
      melee_kills_in_turn: number;
    }
  | "kill_after_starting_down"
  | "long_shot_kills_elite_in_cover"
  | {
      charge_reaches: number;
    }
  | {
      kills: {
        /**
         * How many.
         */
        count: number;
        /**
         * All of these hold for each.
         */
        if?: KillMark[];
      };
    }
  | {
      blast_kills: number;
    }
  | {
      tally: {
        /**
         * How many of them.
         */
        count: number;
        /**
         * Each on another thing.
         */
        different?: boolean;
        /**
         * Where the model stood in the zone of an enemy.
         */
        in_enemy_zone?: boolean;
        /**
         * By one model; otherwise by the side, and the last model gets the credit.
         */
        one_model?: boolean;
        /**
         * The name.
         */
        tally: string;
      };
    }
  | {
      risky_successes: number;
    }
  | {
      things_left: {
        /**
         * So many or more.
         */
        at_least: number;
        /**
         * The kind.
         */
        kind: string;
      };
    }
  | {
      all_noted_out: string;
    }
  | {
      noted_kills_noted: {
        /**
         * The killer's note.
         */
        by: string;
        /**
         * The victim's note.
         */
        of: string;
      };
    }
  | "won";
/**
 * A keyword as it is printed, with its parameter: `AUTOMATIC 3`, `IGNORE COVER`, `NEGATE GAS`.
 *
 * In files it is that text. A text that is no rules keyword is kept as a [`Keyword::Tag`], such as
 * a faction's name: tags are compared, never interpreted.
 */
export type Keyword = string;
/**
 * How a model was taken Out of Action, as far as it can be told.
 */
export type KillMark =
  | "ranged"
  | "melee"
  | "long_range"
  | "target_in_cover"
  | "attacker_in_cover"
  | "elite"
  | "dive"
  | "bloodbath"
  | "revenge"
  | "retreated"
  | "charged"
  | "rough_ground"
  | {
      on_objective: string;
    }
  | "higher_objective"
  | {
      target_near: {
        /**
         * The kind.
         */
        kind: string;
        /**
         * The distance.
         */
        within: Length;
      };
    }
  | {
      attacker_near: {
        /**
         * The kind.
         */
        kind: string;
        /**
         * The distance.
         */
        within: Length;
      };
    }
  | "target_at_home"
  | {
      weapon: string;
    }
  | {
      neutral: string;
    }
  | "both_poisoned"
  | {
      blast: string;
    }
  | "fall"
  | "riding";
/**
 * The order of deployment.
 */
export type Deployment = "standard" | "attacker_first" | "defender_first";
/**
 * How many models begin on the table.
 */
export type StartsWith =
  | {
      models: number;
    }
  | {
      models_and_d3: number;
    }
  | "half";
/**
 * What the models do that do not begin on the table.
 */
export type Rest =
  | "stays_away"
  | {
      arrives: Length;
    }
  | {
      enters: Entering;
    };
/**
 * Where models come on.
 */
export type EntersAt =
  | "own_zone_edge"
  | "any_edge"
  | {
      near_thing: {
        /**
         * The kind.
         */
        kind: string;
        /**
         * The distance.
         */
        within: Length;
      };
    };
/**
 * What the scenario asks of a Force beyond the campaign's own limits.
 */
export type ForceRule =
  | "all_elites"
  | "defender_halves_ducats"
  | {
      field_strength: number;
    };
/**
 * What INFILTRATOR models may do (SET-09).
 */
export type Infiltrators =
  | "normal"
  | "allowed"
  | {
      not_near_objectives: Length;
    }
  | {
      limits: InfiltratorLimit[];
    };
/**
 * What an INFILTRATOR keeps to.
 */
export type Keeps =
  | {
      from_objectives: {
        /**
         * The distance.
         */
        distance: Length;
        /**
         * The kind.
         */
        kind: string;
      };
    }
  | {
      from_things: Length;
    }
  | {
      from_neutral: {
        /**
         * The distance.
         */
        distance: Length;
        /**
         * Its entry.
         */
        neutral: string;
      };
    }
  | {
      by_own_zone: Length;
    };
/**
 * What an ACTION, a hit or a step on a thing does.
 */
export type ThingDoes =
  | {
      tally: string;
    }
  | "claim"
  | {
      open: string;
    }
  | "take_up"
  | "put_down"
  | "hand_over"
  | "remove"
  | {
      blessing: number;
    }
  | "fill"
  | "give"
  | "steal"
  | {
      extract: string;
    }
  | "leave"
  | "charge"
  | {
      explode: Blast;
    }
  | {
      become: string;
    }
  | {
      bleed: Bleeds;
    }
  | "stir"
  | {
      come_up: {
        /**
         * Its entry.
         */
        neutral: string;
        /**
         * From the thing.
         */
        within: Length;
      };
    };
/**
 * What must hold for an ACTION on a thing.
 */
export type ThingCondition =
  | "unclaimed"
  | {
      opened_less: number;
    }
  | "free"
  | "carried"
  | "stocked"
  | "charged"
  | "uncharged"
  | "at_edge"
  | "at_zone_edge"
  | "mine"
  | "theirs"
  | {
      room: number;
    }
  | "full"
  | "other_full";
/**
 * The roll of an ACTION.
 */
export type ActionRoll = "none" | "success" | "risky";
/**
 * Another model that the ACTION concerns.
 */
export type With =
  | {
      friend: Length;
    }
  | {
      down_enemy: Length;
    };
/**
 * Who lays the things of a kind, after the zones are known.
 */
export type Laid =
  | "drawn"
  | {
      by: Role;
    }
  | {
      in_turn: Role;
    }
  | "later";
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
 * Which table a weapon is bought from.
 */
export type WeaponKind = "ranged" | "grenade" | "melee";
/**
 * What a neutral model does.
 */
export type Mind =
  | "avenges"
  | "flees"
  | {
      smells: Length;
    };
/**
 * The three sources that IGNORE ARMOUR drops.
 */
export type ProtectionKind = "characteristic" | "armour" | "shield";
/**
 * When a side without a model on the battlefield has lost (E-4, E-5).
 */
export type NoModels = "at_once" | "after_arrivals";
/**
 * What a secret note names.
 */
export type Noted =
  | {
      enemy_elites: number;
    }
  | "own_elite"
  | "objective";
/**
 * How many are placed.
 */
export type Many =
  | {
      together: number;
    }
  | {
      each: number;
    }
  | {
      each_d3_and: number;
    };
/**
 * When a reminder is shown.
 */
export type ReminderAt = "set_up" | "deployment" | "always" | "end";
/**
 * How the roles are given.
 */
export type Roles = "even" | "larger_attacks" | "larger_attacks_in_campaign" | "roll_off";
/**
 * What happens each time that something stirs ([`ThingDoes::Stir`](super::ThingDoes::Stir)); the last row stays.
 */
export type Stirring =
  | {
      trembles: number;
    }
  | {
      awakens_on: number;
    };
/**
 * The kinds of terrain that the book knows, with their default rules.
 */
export type TerrainKind =
  | "ruined_building"
  | "ruined_corner"
  | "trench"
  | "hill"
  | "wall"
  | "landmark"
  | "intact_building"
  | "difficult"
  | "dangerous"
  | "river"
  | "stream"
  | "obstacle";
/**
 * An area of the battlefield.
 */
export type Shape =
  | {
      strip: {
        /**
         * How far it reaches in.
         */
        depth: Length;
        /**
         * Which one.
         */
        edge: Edge;
      };
    }
  | {
      rect: {
        /**
         * Its north-west corner.
         */
        corner: Point;
        /**
         * North to south.
         */
        depth: Length;
        /**
         * West to east.
         */
        width: Length;
      };
    }
  | {
      circle: {
        /**
         * The point.
         */
        centre: Point;
        /**
         * To its rim.
         */
        radius: Length;
      };
    }
  | {
      polygon: {
        /**
         * The corners.
         */
        points: Point[];
      };
    };
/**
 * One edge of the battlefield as drawn.
 */
export type Edge = "north" | "south" | "east" | "west";
/**
 * What an event does.
 */
export type UnforeseenDoes =
  | {
      halves_ranges: number;
    }
  | {
      melee_dice: {
        /**
         * DICE.
         */
        dice: number;
        /**
         * Turns.
         */
        turns: number;
      };
    }
  | {
      things: {
        /**
         * How many.
         */
        count: number;
        /**
         * The kind.
         */
        kind: string;
      };
    };
/**
 * When victory points are counted.
 */
export type ScoredAt = "immediately" | "turn_end" | "game_end";
/**
 * What victory points are counted for.
 */
export type ScoredPer =
  | "objective_controlled"
  | "objective_reached"
  | "enemy_out_of_action"
  | {
      enemy_ducats: number;
    }
  | {
      enemy_glory: number;
    }
  | {
      tally: string;
    }
  | {
      claimed: string;
    }
  | {
      thing_left: string;
    }
  | {
      thing_gone: string;
    }
  | {
      kill: KillMark[];
    }
  | {
      neutral_down: string;
    }
  | {
      noted_out: string;
    }
  | {
      noted_left: string;
    }
  | {
      noted_held: string;
    }
  | {
      enemy_noted_held: string;
    }
  | "glorious_deed"
  | {
      formula: Formula;
    }
  | {
      table: string;
    };
/**
 * How what is left over by a division counts.
 */
export type Rounding = "up" | "down" | "half";
/**
 * Something that can be counted for a side.
 */
export type Quantity =
  | {
      ducats: Whose2;
    }
  | {
      glory: Whose2;
    }
  | {
      models: Whose2;
    }
  | {
      objectives: string;
    }
  | {
      tally: string;
    }
  | {
      things_left: string;
    }
  | "deeds";
/**
 * Which models.
 */
export type Whose2 = "enemy_out" | "own_out" | "own_escaped" | "own_on_table";
/**
 * Which side a zone is for.
 */
export type ZoneRole = "either" | "attacker" | "defender";

/**
 * One scenario.
 */
export interface PackScenario {
  /**
   * What it is about, for whoever looks for one to play.
   */
  about?: string | null;
  /**
   * Which battlefield archetypes it is played on.
   */
  archetypes?: string[];
  /**
   * Who wrote it; none: the book.
   */
  by?: string | null;
  /**
   * How an objective is controlled; absent where none can be.
   */
  control?: Control | null;
  /**
   * Glorious Deeds, each once in a game.
   */
  deeds?: Deed[];
  /**
   * The order of deployment.
   */
  deployment: Deployment;
  /**
   * Who begins on the table; absent: everybody.
   */
  entry?: Entry | null;
  /**
   * After the last Turn a die says whether there is one more.
   */
  extra_turn?: ExtraTurn | null;
  /**
   * What is asked of the Forces.
   */
  forces?: ForceRule[];
  /**
   * Stable id, such as `claim-no-mans-land`.
   */
  id: string;
  /**
   * What INFILTRATOR models may do.
   */
  infiltrators: Infiltrators;
  /**
   * What can be done with them.
   */
  kinds?: ThingKind[];
  /**
   * Morale Checks and voluntary flight take place.
   */
  morale: boolean;
  /**
   * As shown.
   */
  name: string;
  /**
   * How those are Activated.
   */
  neutral_turns?: NeutralTurns | null;
  /**
   * Models that belong to nobody.
   */
  neutrals?: Neutral[];
  /**
   * When a side without models has lost.
   */
  no_models?: NoModels;
  /**
   * What the players write down in secret after deployment.
   */
  notes?: SecretNote[];
  /**
   * Its number in the book; none for a club's own.
   */
  number?: number | null;
  /**
   * What is fought over.
   */
  objectives?: Objective[];
  /**
   * Where it stands in the book.
   */
  pages?: string | null;
  /**
   * Objectives that the players place before the battle.
   */
  placing?: Placing[];
  /**
   * What the table sees to.
   */
  reminders?: Reminder[];
  /**
   * Whether somebody attacks.
   */
  roles?: Roles;
  /**
   * What happens each time that something stirs.
   */
  stirring?: Stirring[];
  /**
   * Size of the battlefield.
   */
  table: Table;
  /**
   * A word on the size where the book does not fix it.
   */
  table_note?: string | null;
  /**
   * Terrain that stands when the set-up begins; movable.
   */
  terrain?: Terrain[];
  /**
   * What terrain the scenario asks for, in our words.
   */
  terrain_note?: string | null;
  /**
   * Things on the table that are acted on.
   */
  things?: Thing[];
  /**
   * Turns it lasts.
   */
  turns: number;
  /**
   * What may happen at the start of a Turn.
   */
  unforeseen?: Unforeseen | null;
  /**
   * What earns victory points.
   */
  victory_points: VictoryPoints[];
  /**
   * Deployment Zones, one for each side.
   */
  zones: Zone[];
}
/**
 * When a side controls an objective: more of its models than of the enemy's.
 */
export interface Control {
  /**
   * A side with models on it beats one that only has models near it.
   */
  on_beats_near: boolean;
  /**
   * Models count within this distance, base to piece.
   */
  within: Length;
}
/**
 * A Glorious Deed.
 */
export interface Deed {
  /**
   * Who achieves it.
   */
  by: DeedBy;
  /**
   * Only in a campaign.
   */
  campaign_only?: boolean;
  /**
   * The condition in our own words.
   */
  condition: string;
  /**
   * Glory.
   */
  glory: number;
  /**
   * Unique in the scenario.
   */
  id: string;
  /**
   * The deed gives one experience point to one ELITE LEADER, though a warband achieved it.
   */
  leader_experience?: boolean;
  /**
   * As shown.
   */
  name: string;
  /**
   * Victory points, extras included.
   */
  points: number;
  /**
   * Promotion Dice.
   */
  promotion_dice: number;
  /**
   * Only this side can.
   */
  side?: Role | null;
  /**
   * What the engine watches for; none: only the table sees it.
   */
  sign?: DeedSign | null;
  /**
   * Why the condition is only a reading; none: certain.
   */
  unconfirmed?: string | null;
}
/**
 * How many models begin on the table, and what the others do (SET-08).
 */
export interface Entry {
  /**
   * How many begin, for all sides or by role.
   */
  limits: EntryLimit[];
  /**
   * What the others do.
   */
  rest: Rest;
  /**
   * Wide bases count for more.
   */
  wide?: Wide | null;
}
/**
 * How many models of a side begin on the table.
 */
export interface EntryLimit {
  /**
   * So many.
   */
  models: StartsWith;
  /**
   * Of this side; none: of every side.
   */
  side?: Role | null;
}
/**
 * Models that come on without a die, in turn, before the first Activation of a Turn.
 */
export interface Entering {
  /**
   * Nobody may be held back.
   */
  all_at_once?: boolean;
  /**
   * Where.
   */
  at: EntersAt;
  /**
   * From this Turn on.
   */
  from_turn: number;
  /**
   * More than this far from enemies.
   */
  gap: Length;
  /**
   * Who has not come on when this Turn's time has come never does; none: they may wait.
   */
  until_turn?: number | null;
}
/**
 * Bases from a size on count for more models.
 */
export interface Wide {
  /**
   * As so many.
   */
  counts: number;
  /**
   * From this size on, the longer side.
   */
  from: Length;
}
/**
 * A length that is rolled for (E-2).
 */
export interface ExtraTurn {
  /**
   * The game ends up to this face; above it one more Turn is played.
   */
  ends_up_to: number;
  /**
   * Who rolls; none: whoever the players agree on.
   */
  side?: Role | null;
}
/**
 * A limit on an INFILTRATOR's own deployment.
 */
export interface InfiltratorLimit {
  /**
   * What it keeps to.
   */
  keeps: Keeps;
  /**
   * For this side; none: for all.
   */
  side?: Role | null;
}
/**
 * What can be done with things of a kind.
 */
export interface ThingKind {
  /**
   * ACTIONS of the scenario that are taken on it.
   */
  actions?: ThingAction[];
  /**
   * BLOOD MARKERS for a model that is Activated near it.
   */
  bleeds?: Bleeds | null;
  /**
   * Who carries it can only Move or Retreat.
   */
  burden?: boolean;
  /**
   * So many of them are secretly worthless, as their owner wrote down.
   */
  duds?: number;
  /**
   * Unique in the scenario.
   */
  id: string;
  /**
   * Who lays it.
   */
  laid?: Laid;
  /**
   * A weapon that a model near it may use, once each Turn.
   */
  lends?: Lends | null;
  /**
   * As shown.
   */
  name: string;
  /**
   * From its middle to its rim; nothing: its middle counts.
   */
  radius?: Length & number;
  /**
   * What it holds at first.
   */
  stock?: number;
  /**
   * What an attack on it does; none: it cannot be attacked.
   */
  struck?: Struck | null;
  /**
   * What a model sets off that moves near it.
   */
  tripped?: Tripped | null;
}
/**
 * An ACTION on a thing.
 */
export interface ThingAction {
  /**
   * What follows, in order.
   */
  do: ThingDoes[];
  /**
   * The ACTION it is a form of: all forms together once in an Activation.
   */
  form_of?: string | null;
  /**
   * It is no ACTION of its own, but part of carrying: it may follow any other.
   */
  free?: boolean;
  /**
   * Unique in the scenario.
   */
  id: string;
  /**
   * All of these hold.
   */
  if?: ThingCondition[];
  /**
   * It is taken with what the model holds, not on a thing.
   */
  in_hand?: boolean;
  /**
   * Only models with all these keywords.
   */
  keywords?: Keyword[];
  /**
   * As shown.
   */
  name: string;
  /**
   * What it rolls.
   */
  roll: ActionRoll;
  /**
   * Only models of this side.
   */
  side?: Role | null;
  /**
   * Whom it concerns besides.
   */
  with?: With | null;
  /**
   * Base to thing; nothing: touching.
   */
  within?: Length & number;
}
/**
 * An explosion.
 */
export interface Blast {
  /**
   * INJURY DICE.
   */
  injury_dice?: number;
  /**
   * INJURY MODIFIER.
   */
  injury_modifier?: number;
  /**
   * Keywords of the Injury Roll.
   */
  keywords?: Keyword[];
  /**
   * Those not Out of Action are pushed D3 inches straight away, by the table.
   */
  pushes?: boolean;
  /**
   * Everyone within this distance; none: only the model that set it off.
   */
  within?: Length | null;
}
/**
 * BLOOD MARKERS around a thing.
 */
export interface Bleeds {
  /**
   * How many.
   */
  markers: number;
  /**
   * So near.
   */
  within: Length;
}
/**
 * A weapon that lies ready.
 */
export interface Lends {
  /**
   * Not while an enemy of the user is within an inch of it.
   */
  not_contested?: boolean;
  /**
   * The weapon.
   */
  weapon: Weapon;
  /**
   * So near.
   */
  within: Length;
}
/**
 * A weapon line.
 */
export interface Weapon {
  /**
   * DICE of its attacks.
   */
  dice: number;
  /**
   * What else it does.
   */
  effects?: Effect[];
  /**
   * Hands it takes as this model wields it.
   */
  hands: number;
  /**
   * The item's id; unique in the sheet, `#2` and so on for a second one.
   */
  id: string;
  /**
   * INJURY DICE of its attacks.
   */
  injury_dice: number;
  /**
   * INJURY MODIFIER of its attacks.
   */
  injury_modifier: number;
  /**
   * Keywords of its attacks.
   */
  keywords?: Keyword[];
  /**
   * Which table it is bought from.
   */
  kind: WeaponKind;
  /**
   * It can be used in melee.
   */
  melee: boolean;
  /**
   * As shown.
   */
  name: string;
  /**
   * Greatest range; none: it cannot shoot.
   */
  range?: Length | null;
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
 * Which attacks strike a thing, and what a success does.
 */
export interface Struck {
  /**
   * What follows.
   */
  do: ThingDoes[];
  /**
   * Melee Attacks do.
   */
  melee?: boolean;
  /**
   * Ranged Attacks do, with one of these keywords; an empty list: all.
   */
  ranged?: Keyword[] | null;
}
/**
 * What happens when a model moves near a thing.
 */
export interface Tripped {
  /**
   * What a live one does; a dud is only taken away.
   */
  do: ThingDoes[];
  /**
   * So near.
   */
  within: Length;
}
/**
 * How neutral models are Activated after each Activation of a side.
 */
export interface NeutralTurns {
  /**
   * For each range of faces of a D6, the entries one of which acts.
   */
  die: NeutralFaces[];
}
/**
 * Faces of the D6, and who may act on them.
 */
export interface NeutralFaces {
  /**
   * One of these entries.
   */
  entries: string[];
  /**
   * Up to this face.
   */
  up_to: number;
}
/**
 * A model that belongs to nobody.
 */
export interface Neutral {
  /**
   * After those: Out of Action becomes Down until it carries this many BLOOD MARKERS; none: no such rule.
   */
  defiant?: number | null;
  /**
   * The game is a draw at once when it leaves the battlefield.
   */
  draw_if_gone?: boolean;
  /**
   * What it does when it is Activated.
   */
  mind: Mind;
  /**
   * Its attacks that place BLOOD MARKERS poison: one more at each Activation, until a BLESSING MARKER is spent.
   */
  poisons?: boolean;
  /**
   * Models may climb onto it; from there their attacks on it gain +1 DICE and +1 INJURY DICE, and all their rolls
   * are Risky; it cannot attack them.
   */
  ridden?: boolean;
  /**
   * Its card; `entry` names it in the scenario.
   */
  sheet: Sheet;
  /**
   * Those that stand there when the game begins; more may come up in play.
   */
  spots?: NeutralSpot[];
  /**
   * After its melee attack everyone within an inch who does not ride it is hurt so.
   */
  tail?: Blast | null;
  /**
   * Whom it moves over is hurt so.
   */
  tramples?: Blast | null;
  /**
   * Its first Out of Action results that become Down.
   */
  undying?: number;
}
/**
 * The card of one model in a Force (F-03, F-04).
 */
export interface Sheet {
  /**
   * INJURY MODIFIERS from armour, each with where it comes from (INJ-12).
   */
  armour?: Protection[];
  /**
   * Base; an oval's longer and shorter side.
   */
  base: Base;
  /**
   * It, or kit that it carries, was written down by hand: nobody checked it.
   */
  by_hand?: boolean;
  /**
   * Ducats, kit included.
   */
  ducats: number;
  /**
   * What its abilities, kit, options, skills and injuries do, each with its source's name.
   */
  effects?: Sourced[];
  /**
   * The id of its Warband entry, such as `yeoman`.
   */
  entry: string;
  /**
   * The name of its Warband entry.
   */
  entry_name: string;
  /**
   * The other model of its Fireteam.
   */
  fireteam?: number | null;
  /**
   * Glory, kit included.
   */
  glory?: number;
  /**
   * Hands that its Shield and HELD items keep: they are not put down, and no weapon goes into them.
   */
  hands_kept?: number;
  /**
   * The model's id in its Warband; unique in the Force.
   */
  id: number;
  /**
   * Keywords of the model with its kit, options and injuries.
   */
  keywords?: Keyword[];
  /**
   * Melee Characteristic in DICE; none: it cannot fight.
   */
  melee?: number | null;
  /**
   * Inches it may move.
   */
  movement: Length;
  /**
   * The player's name for it.
   */
  name: string;
  /**
   * Ranged Characteristic in DICE; none: it cannot shoot.
   */
  ranged?: number | null;
  /**
   * Every weapon line as it will be used.
   */
  weapons?: Weapon[];
}
/**
 * One source of negative INJURY MODIFIER.
 */
export interface Protection {
  /**
   * Untouched by IGNORE ARMOUR and ARMOUR PIERCING.
   */
  impervious?: boolean;
  /**
   * Where it comes from.
   */
  kind: ProtectionKind;
  /**
   * Negative for protection.
   */
  modifier: number;
  /**
   * What gives it, as shown.
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
 * An effect and the name of what brings it, for the "why" of a number.
 */
export interface Sourced {
  /**
   * What it does.
   */
  effect: Effect;
  /**
   * The ability, item, option, skill or injury.
   */
  source: string;
}
/**
 * Where a neutral model stands at first.
 */
export interface NeutralSpot {
  /**
   * The centre of its base.
   */
  at: Point;
  /**
   * Why the spot is only our reading; none: certain.
   */
  unconfirmed?: string | null;
}
/**
 * A point on the battlefield: `x` to the east, `y` to the south, from the north-west corner.
 */
export interface Point {
  /**
   * To the east.
   */
  x: Length;
  /**
   * To the south.
   */
  y: Length;
}
/**
 * Something each player writes down in secret (G-10).
 */
export interface SecretNote {
  /**
   * Unique in the scenario.
   */
  id: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * What is written.
   */
  what: Noted;
}
/**
 * A thing to control.
 */
export interface Objective {
  /**
   * Its middle.
   */
  at: Point;
  /**
   * Unique in the scenario.
   */
  id: string;
  /**
   * What kind of objective, where victory points tell kinds apart.
   */
  kind?: string;
  /**
   * As shown.
   */
  label: string;
  /**
   * The players placed it.
   */
  placed?: boolean;
  /**
   * The piece of terrain that is the objective, once one covers the spot.
   */
  terrain?: string | null;
  /**
   * Why the spot is only a reading of the printed map; none: certain.
   */
  unconfirmed?: string | null;
}
/**
 * Objectives of one kind that are placed in turn, once the terrain stands.
 */
export interface Placing {
  /**
   * At least so far from every other objective; nothing: anywhere.
   */
  apart?: Length & number;
  /**
   * At least so far from every edge of the battlefield.
   */
  from_edges?: Length & number;
  /**
   * At least so far from every Deployment Zone.
   */
  from_zones?: Length & number;
  /**
   * Their kind, where victory points tell kinds apart.
   */
  kind?: string;
  /**
   * As shown, such as `Cache`; each placed one is numbered.
   */
  label: string;
  /**
   * How many.
   */
  many: Many;
  /**
   * Only this side places them; none: all sides in turn.
   */
  side?: Role | null;
}
/**
 * What the table sees to, because the app cannot, and why.
 */
export interface Reminder {
  /**
   * When it matters.
   */
  at: ReminderAt;
  /**
   * Why the app cannot.
   */
  reason: string;
  /**
   * What to do.
   */
  text: string;
}
/**
 * The size of the battlefield.
 */
export interface Table {
  /**
   * North to south.
   */
  depth: Length;
  /**
   * West to east.
   */
  width: Length;
}
/**
 * One piece.
 */
export interface Terrain {
  /**
   * How high it stands; nothing for flat ground.
   */
  height?: Length & number;
  /**
   * Unique on the map.
   */
  id: string;
  /**
   * What the players agreed it has beyond its kind.
   */
  keywords?: Keyword[];
  /**
   * What it is.
   */
  kind: TerrainKind;
  /**
   * As written on the map; none: the kind's name.
   */
  label?: string | null;
  /**
   * Its footprint.
   */
  shape: Shape;
}
/**
 * One thing as the map shows it.
 */
export interface Thing {
  /**
   * Its middle.
   */
  at: Point;
  /**
   * Unique in the scenario.
   */
  id: string;
  /**
   * The id of its kind.
   */
  kind: string;
  /**
   * As shown.
   */
  label: string;
  /**
   * Why the spot is only our reading; none: certain.
   */
  unconfirmed?: string | null;
  /**
   * It is taken away at the end of this Turn.
   */
  until?: number | null;
  /**
   * The id of the zone whose side it belongs to; none: to nobody.
   */
  zone?: string | null;
}
/**
 * Something that may happen at the start of a Turn, once in a game.
 */
export interface Unforeseen {
  /**
   * On this face of a D6 and above.
   */
  at_least: number;
  /**
   * From this Turn on.
   */
  from_turn: number;
  /**
   * The rows of the D3.
   */
  table: UnforeseenRow[];
}
/**
 * A row of the table of events.
 */
export interface UnforeseenRow {
  /**
   * What it does.
   */
  do: UnforeseenDoes;
  /**
   * As shown.
   */
  name: string;
}
/**
 * What earns victory points.
 */
export interface VictoryPoints {
  /**
   * So many instead for an objective that no enemy has reached.
   */
  alone?: number | null;
  /**
   * When they are counted; Turn's end before game's end.
   */
  at: ScoredAt;
  /**
   * Only objectives of this kind.
   */
  kind?: string | null;
  /**
   * No more than so many points each time.
   */
  most?: number | null;
  /**
   * For each of these.
   */
  per: ScoredPer;
  /**
   * How many.
   */
  points: number;
  /**
   * Only for this side.
   */
  side?: Role | null;
  /**
   * Only in these Turns, the first and the last.
   *
   * @minItems 2
   * @maxItems 2
   */
  turns?: [number, number] | null;
}
/**
 * Quantities added up, divided and rounded; what comes out is multiplied by the rule's points.
 */
export interface Formula {
  /**
   * By so much it is divided; 1: not at all.
   */
  divided_by: number;
  /**
   * Each model is divided and rounded by itself; what is no model's, together.
   */
  each_model?: boolean;
  /**
   * How what is left over counts.
   */
  rounded?: Rounding & string;
  /**
   * What is added up.
   */
  sum: Term[];
}
/**
 * A quantity, so many times.
 */
export interface Term {
  /**
   * Of this.
   */
  of: Quantity;
  /**
   * So many times; less than 0 takes away, and the whole never falls below 0.
   */
  times: number;
}
/**
 * A Deployment Zone.
 */
export interface Zone {
  /**
   * Unique in the scenario, such as `north`.
   */
  id: string;
  /**
   * As shown.
   */
  label: string;
  /**
   * Which side it is for.
   */
  role: ZoneRole;
  /**
   * Where it lies.
   */
  shape: Shape;
  /**
   * Why the shape is only a reading of the printed map; none: certain.
   */
  unconfirmed?: string | null;
}
