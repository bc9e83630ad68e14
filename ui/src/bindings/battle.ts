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
 * The three sources that IGNORE ARMOUR drops.
 */
export type ProtectionKind = "characteristic" | "armour" | "shield";
/**
 * Which table a weapon is bought from.
 */
export type WeaponKind = "ranged" | "grenade" | "melee";
/**
 * `nml.ruleset`.
 */
export type RulesetFormat = "nml.ruleset";
/**
 * The id of a ruleset, such as `official-1.0.2`.
 */
export type RulesetId = string;
/**
 * The name of a ruleset as shown.
 */
export type RulesetName = string;
/**
 * Within what may an ACTION be taken only once?
 */
export type ActionOnceScope = "per_activation" | "per_turn";
/**
 * How far does ASSAULT join Shoot with Charge and Fight?
 */
export type Assault = "assault_lifts" | "single_shot_assault";
/**
 * Against which attackers does BLOCK take a DICE?
 */
export type Block = "after_charge_only" | "always";
/**
 * How many dice has a Bloodbath with DEADLY?
 */
export type BloodbathDeadly = "4d6" | "3d6_literal";
/**
 * How many dice does a Bloodbath of four keep under ±INJURY DICE?
 */
export type BloodbathKeep = "keep_4" | "keep_3";
/**
 * What may a Charge go around?
 */
export type ChargeAltPath = "climb_jump_jumpdown_dangerous_optional" | "also_difficult_optional";
/**
 * Is there a limit to the distance of a Charge?
 */
export type ChargeCap = "cap_12" | "no_cap";
/**
 * How near must a Charge come?
 */
export type ChargeContact = "within_1_ok" | "full_distance_required";
/**
 * May a model within 1 in of an enemy Charge?
 */
export type ChargeFromMelee = "forbidden" | "allowed_if_stays_engaged";
/**
 * What does another enemy in the way of a Charge do?
 */
export type ChargeInterpose = "target_illegal" | "redirect_on_contact" | "ignore";
/**
 * How does one Charge reach several enemies?
 */
export type ChargeMulti = "single_then_slide" | "declare_many";
/**
 * What must hold for the target of a Charge?
 */
export type ChargeRangeLos = "los_required_12" | "blind_charge_risky";
/**
 * How much of the base must stand after a climb?
 */
export type ClimbFooting = "more_than_half" | "at_least_half";
/**
 * What gives Cover?
 */
export type CoverDef = "v102_partial_block" | "contact_between" | "any_partial";
/**
 * How many INJURY DICE does a critical hit add?
 */
export type Critical = "plus1_or_2" | "plus1_always";
/**
 * What roll does Dangerous terrain ask for?
 */
export type DangerousRoll = "risky_once_per_move" | "risky_every_entry" | "playtest_split";
/**
 * What does DEADLY do to an Injury Roll that is no Bloodbath?
 */
export type DeadlyBase = "3d6_always" | "bloodbath_only";
/**
 * Does an ACTION whose text is silent need a Success Roll?
 */
export type DefaultRoll = "only_if_stated" | "all_roll";
/**
 * On what terms is a Diving Charge made?
 */
export type DiveTerms = "v102" | "playtest_dive" | "dive_always_hurts";
/**
 * May a Down model strike at an enemy that Retreats?
 */
export type DownReaction = "allowed_minus1" | "forbidden";
/**
 * Which rolls lose a DICE while a model is Down?
 */
export type DownScope = "success_rolls_only" | "any_roll";
/**
 * From what height is a shooter in an Elevated Position?
 */
export type Elevated = "gte_3" | "gt_3" | "playtest_2_4";
/**
 * From what height does a fall hurt?
 */
export type FallThreshold = "3_in" | "over_2_in";
/**
 * What does Dangerous terrain do to FLYING models?
 */
export type FlyingDangerous = "risky_if_start_or_end" | "ignore" | "auto_injury_on_end";
/**
 * When is the Force chosen?
 */
export type ForceWhen = "force_first" | "force_after_zones";
/**
 * How is half of an odd Force rounded for Morale?
 */
export type HalfMorale = "ceil_half" | "floor_half";
/**
 * Which movement rules out shooting a HEAVY weapon?
 */
export type HeavyShoot = "all_four_moves" | "move_dash_only";
/**
 * What does the limit of −3 INJURY MODIFIER hold back?
 */
export type ImCap = "negatives_sum_then_plus" | "net_floor" | "no_cap";
/**
 * Does ARMOUR PIERCING come before the limit of −3 or after it?
 */
export type ImCapVsAp = "ap_before_cap" | "ap_after_cap";
/**
 * What does the player with Initiative decide?
 */
export type InitiativeChoice = "choose_first_player" | "init_always_first";
/**
 * Which models count when it is decided who has Initiative?
 */
export type InitiativeCount = "standing_on_table" | "all_in_warband" | "on_table_incl_down";
/**
 * Where does a model go whose jump fails?
 */
export type JumpFail = "fall_opponent_side" | "fall_in_gap_owner";
/**
 * What does a jump to a higher ledge cost?
 */
export type JumpUp = "add_height" | "height_against_movement_only" | "max_1in_cost_1";
/**
 * Does a LEADER help with Morale Checks?
 */
export type LeaderBonus = "plus1_if_leader_standing" | "none";
/**
 * When does a model near a ledge test for falling?
 */
export type LedgeTiming = "test_before_down" | "test_as_down";
/**
 * How many markers of a kind can a model have?
 */
export type MarkerMax = "6_each" | "blessing_uncapped";
/**
 * Who declares first when both players may spend markers on one roll?
 */
export type MarkerOrder = "init_orders" | "simultaneous_secret" | "roller_owner_first";
/**
 * May a model without a Melee Weapon attack in melee?
 */
export type MeleeUnarmed = "no_attack" | "unarmed_allowed";
/**
 * Who takes the Morale Check first when both must?
 */
export type MoraleFirst = "init_orders" | "smaller_first";
/**
 * How may a model move that is within 1 in of enemies?
 */
export type MoveInCombat = "stay_with_all" | "end_state_only" | "standard_move_only";
/**
 * Which attacks with two Melee Weapons lose a DICE?
 */
export type Offhand = "second_weapon_all" | "second_attack_only" | "declared_first";
/**
 * When are Martyrdom Pills taken?
 */
export type PillsWhen = "at_deployment" | "pre_game";
/**
 * Who orders what happens at the same time before the game?
 */
export type PregameOrder = "roll_off" | "alternate";
/**
 * Where may a Retreat go?
 */
export type RetreatPath = "any_path_end_clear" | "directly_away";
/**
 * With what may enemies strike at a model that Retreats?
 */
export type RetreatReaction = "one_weapon_cleave_ok" | "full_fight";
/**
 * What follows a first failed Morale Check?
 */
export type ShakenFlow = "shaken_or_flee_choice" | "shaken_forced" | "flee_at_once";
/**
 * How does a Shaken Warband recover?
 */
export type ShakenRetest = "next_morale_phase_always" | "auto_recover_after_turn";
/**
 * Who is hit by a shot into melee?
 */
export type ShootMelee = "attacker_picks_legal_else_lost" | "random_involved" | "any_friend_no_los";
/**
 * How long is movement halved after standing up?
 */
export type StandHalving = "activation" | "whole_turn";
/**
 * How far apart is terrain in No Man's Land?
 */
export type TerrainSpacing = "3_in" | "6_in";
/**
 * Which first Out of Action does TOUGH turn into Down?
 */
export type ToughTrigger = "first_of_either" | "rolled_only";
/**
 * Does the height of a trench side up to 3 in cost movement?
 */
export type TrenchHeightCost = "as_open_free" | "as_normal_movement";
/**
 * Is the side of a trench of exactly 3 in Open terrain?
 */
export type TrenchWall = "upto_3_open" | "under_3_open";
/**
 * Who picks a deployment zone after the roll-off?
 */
export type ZoneChoice = "winner" | "loser";
/**
 * 1, until the document changes.
 */
export type RulesetVersion = 1;
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
 * What a neutral model does.
 */
export type Mind =
  | "avenges"
  | "flees"
  | {
      smells: Length;
    };
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
 * a stream's id: 32 lower-case hexadecimal digits
 */
export type StreamId = string;

/**
 * The first line of a stream: what it is, and what it starts from.
 */
export interface Battle {
  format: "nml.battle";
  /**
   * What it starts from; frozen.
   */
  start: BattleStart;
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
 * What a battle starts from.
 */
export interface BattleStart {
  /**
   * The campaign it is fought in.
   */
  campaign?: string | null;
  /**
   * Forces, scenario, ruleset and pack, frozen.
   */
  field: Field;
  /**
   * It is somebody's first: each question explains itself once.
   */
  guided?: boolean;
  /**
   * As shown.
   */
  name: string;
  /**
   * The set-up it was begun from.
   */
  set_up?: string | null;
}
/**
 * Everything a battle starts from. It stands in the header of the battle's log and never changes.
 */
export interface Field {
  /**
   * One Force per side, in the sides' order.
   */
  forces: Force[];
  /**
   * The game's number in the campaign, for each side; empty outside a campaign.
   */
  games?: number[];
  /**
   * SHA-256 of the pack whose data it uses, in hexadecimal.
   */
  pack: string;
  /**
   * The readings the battle is fought under, every one written out.
   */
  ruleset: Ruleset;
  /**
   * The scenario as it is played, corrections of the organiser included.
   */
  scenario: Scenario;
  /**
   * Terrain as it was placed.
   */
  terrain?: Terrain[];
}
/**
 * The models one side fields (SET-05).
 */
export interface Force {
  /**
   * What its Warband's rules do for the side as a whole, such as Morale DICE.
   */
  effects?: Sourced[];
  /**
   * Faction id.
   */
  faction: string;
  /**
   * The models fielded.
   */
  models: Sheet[];
  /**
   * Its name on the day.
   */
  name: string;
  /**
   * Who commands it.
   */
  player?: string;
  /**
   * How many models its Warband has, whatever is fielded; 0: as many as are fielded.
   */
  roster?: number;
  /**
   * The Warband's stream id.
   */
  warband: string;
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
 * A ruleset as it stands in a file and inside every battle that is played under it.
 *
 * Only rulings that differ from the default are listed; a battle keeps them [all](written_out).
 */
export interface Ruleset {
  /**
   * What kind of document this is.
   */
  format: RulesetFormat;
  /**
   * Stable id: small letters, digits, `-` and `.`; up to 64 of them.
   */
  id: RulesetId;
  /**
   * As shown.
   */
  name: RulesetName;
  /**
   * How often a club changed its house ruleset; 0 as it came.
   */
  revision?: number;
  /**
   * What it chooses.
   */
  rulings?: Rulings & {
    [k: string]: unknown;
  };
  /**
   * The version of that kind.
   */
  version: RulesetVersion;
}
/**
 * One choice for every ruling that leaves one; the default is version 1.0.2 as printed.
 */
export interface Rulings {
  /**
   * C-06. Within what may an ACTION be taken only once?
   */
  action_once_scope?: ActionOnceScope & string;
  /**
   * C-41. How far does ASSAULT join Shoot with Charge and Fight?
   */
  assault?: Assault & string;
  /**
   * C-42. Against which attackers does BLOCK take a DICE?
   */
  block?: Block & string;
  /**
   * C-21. How many dice has a Bloodbath with DEADLY?
   */
  bloodbath_deadly?: BloodbathDeadly & string;
  /**
   * C-22. How many dice does a Bloodbath of four keep under ±INJURY DICE?
   */
  bloodbath_keep?: BloodbathKeep & string;
  /**
   * C-16. What may a Charge go around?
   */
  charge_alt_path?: ChargeAltPath & string;
  /**
   * C-10. Is there a limit to the distance of a Charge?
   */
  charge_cap?: ChargeCap & string;
  /**
   * C-15. How near must a Charge come?
   */
  charge_contact?: ChargeContact & string;
  /**
   * C-17. May a model within 1 in of an enemy Charge?
   */
  charge_from_melee?: ChargeFromMelee & string;
  /**
   * C-11. What does another enemy in the way of a Charge do?
   */
  charge_interpose?: ChargeInterpose & string;
  /**
   * C-14. How does one Charge reach several enemies?
   */
  charge_multi?: ChargeMulti & string;
  /**
   * C-09. What must hold for the target of a Charge?
   */
  charge_range_los?: ChargeRangeLos & string;
  /**
   * C-56. How much of the base must stand after a climb?
   */
  climb_footing?: ClimbFooting & string;
  /**
   * C-38. What gives Cover?
   */
  cover_def?: CoverDef & string;
  /**
   * C-37. How many INJURY DICE does a critical hit add?
   */
  critical?: Critical & string;
  /**
   * C-31. What roll does Dangerous terrain ask for?
   */
  dangerous_roll?: DangerousRoll & string;
  /**
   * C-23. What does DEADLY do to an Injury Roll that is no Bloodbath?
   */
  deadly_base?: DeadlyBase & string;
  /**
   * C-33. Does an ACTION whose text is silent need a Success Roll?
   */
  default_roll?: DefaultRoll & string;
  /**
   * C-30. On what terms is a Diving Charge made?
   */
  dive_terms?: DiveTerms & string;
  /**
   * C-53. May a Down model strike at an enemy that Retreats?
   */
  down_reaction?: DownReaction & string;
  /**
   * C-26. Which rolls lose a DICE while a model is Down?
   */
  down_scope?: DownScope & string;
  /**
   * C-39. From what height is a shooter in an Elevated Position?
   */
  elevated?: Elevated & string;
  /**
   * C-28. From what height does a fall hurt?
   */
  fall_threshold?: FallThreshold & string;
  /**
   * C-32. What does Dangerous terrain do to FLYING models?
   */
  flying_dangerous?: FlyingDangerous & string;
  /**
   * C-46. When is the Force chosen?
   */
  force_when?: ForceWhen & string;
  /**
   * C-51. How is half of an odd Force rounded for Morale?
   */
  half_morale?: HalfMorale & string;
  /**
   * C-40. Which movement rules out shooting a HEAVY weapon?
   */
  heavy_shoot?: HeavyShoot & string;
  /**
   * C-24. What does the limit of −3 INJURY MODIFIER hold back?
   */
  im_cap?: ImCap & string;
  /**
   * C-25. Does ARMOUR PIERCING come before the limit of −3 or after it?
   */
  im_cap_vs_ap?: ImCapVsAp & string;
  /**
   * C-02. What does the player with Initiative decide?
   */
  initiative_choice?: InitiativeChoice & string;
  /**
   * C-01. Which models count when it is decided who has Initiative?
   */
  initiative_count?: InitiativeCount & string;
  /**
   * C-18. Where does a model go whose jump fails?
   */
  jump_fail?: JumpFail & string;
  /**
   * C-19. What does a jump to a higher ledge cost?
   */
  jump_up?: JumpUp & string;
  /**
   * C-08. Does a LEADER help with Morale Checks?
   */
  leader_bonus?: LeaderBonus & string;
  /**
   * C-27. When does a model near a ledge test for falling?
   */
  ledge_timing?: LedgeTiming & string;
  /**
   * C-04. How many markers of a kind can a model have?
   */
  marker_max?: MarkerMax & string;
  /**
   * C-03. Who declares first when both players may spend markers on one roll?
   */
  marker_order?: MarkerOrder & string;
  /**
   * C-34. May a model without a Melee Weapon attack in melee?
   */
  melee_unarmed?: MeleeUnarmed & string;
  /**
   * C-50. Who takes the Morale Check first when both must?
   */
  morale_first?: MoraleFirst & string;
  /**
   * C-43. How may a model move that is within 1 in of enemies?
   */
  move_in_combat?: MoveInCombat & string;
  /**
   * C-35. Which attacks with two Melee Weapons lose a DICE?
   */
  offhand?: Offhand & string;
  /**
   * C-55. When are Martyrdom Pills taken?
   */
  pills_when?: PillsWhen & string;
  /**
   * C-47. Who orders what happens at the same time before the game?
   */
  pregame_order?: PregameOrder & string;
  /**
   * C-12. Where may a Retreat go?
   */
  retreat_path?: RetreatPath & string;
  /**
   * C-13. With what may enemies strike at a model that Retreats?
   */
  retreat_reaction?: RetreatReaction & string;
  /**
   * C-05. What follows a first failed Morale Check?
   */
  shaken_flow?: ShakenFlow & string;
  /**
   * C-07. How does a Shaken Warband recover?
   */
  shaken_retest?: ShakenRetest & string;
  /**
   * C-36. Who is hit by a shot into melee?
   */
  shoot_melee?: ShootMelee & string;
  /**
   * C-44. How long is movement halved after standing up?
   */
  stand_halving?: StandHalving & string;
  /**
   * C-45. How far apart is terrain in No Man's Land?
   */
  terrain_spacing?: TerrainSpacing & string;
  /**
   * C-57. Which first Out of Action does TOUGH turn into Down?
   */
  tough_trigger?: ToughTrigger & string;
  /**
   * C-58. Does the height of a trench side up to 3 in cost movement?
   */
  trench_height_cost?: TrenchHeightCost & string;
  /**
   * C-20. Is the side of a trench of exactly 3 in Open terrain?
   */
  trench_wall?: TrenchWall & string;
  /**
   * C-48. Who picks a deployment zone after the roll-off?
   */
  zone_choice?: ZoneChoice & string;
}
/**
 * One scenario.
 */
export interface Scenario {
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
