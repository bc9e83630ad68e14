/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * The three sources that IGNORE ARMOUR drops.
 */
export type ProtectionKind = "characteristic" | "armour" | "shield";
/**
 * micrometres (1 inch = 25400), or a text such as "6 in" or "32 mm"
 */
export type Length = number | string;
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
 * Which table a weapon is bought from.
 */
export type WeaponKind = "ranged" | "grenade" | "melee";
/**
 * One thing a person says. Dice faces are inputs, kept with where they come from (invariant 4).
 */
export type Command =
  | {
      do: "roll";
      /**
       * In the order they fell.
       */
      faces: Face[];
      /**
       * Typed from the table or rolled in the app.
       */
      source: Source;
    }
  | {
      do: "spend";
      /**
       * The markers.
       */
      markers: Spend;
      /**
       * Whose declaration.
       */
      side: number;
    }
  | {
      do: "spend_first";
      /**
       * Who must declare first.
       */
      side: number;
    }
  | {
      do: "choose_zone";
      /**
       * Index in the scenario's zones.
       */
      zone: number;
    }
  | {
      /**
       * Where its base's centre stands; none: the table does not track it.
       */
      at?: Point | null;
      do: "deploy";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "choose_first";
      /**
       * Who picks a model first.
       */
      side: number;
    }
  | {
      do: "activate";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "activate_together";
      /**
       * Which; the first acts first.
       *
       * @minItems 2
       * @maxItems 2
       */
      models: [number, number];
    }
  | {
      do: "partner";
    }
  | {
      do: "regenerate";
      /**
       * How many.
       */
      markers: number;
    }
  | {
      do: "off_hand";
      /**
       * Which Melee Weapon.
       */
      weapon: string;
    }
  | {
      do: "move";
      /**
       * Where it ends; none: untracked.
       */
      to?: Point | null;
      /**
       * How it goes there.
       */
      way?: Way;
    }
  | {
      do: "dash";
    }
  | {
      do: "charge";
      /**
       * What the table sees.
       */
      facts?: ChargeFacts;
      /**
       * The enemy charged.
       */
      target: number;
    }
  | {
      /**
       * Untracked only: other enemies that it stands within 1 in of, having slid on.
       */
      also?: number[];
      do: "end_charge";
      /**
       * Untracked only: it stands within 1 in of its target.
       */
      reached?: boolean;
      /**
       * Where it stands now; none: untracked.
       */
      to?: Point | null;
      /**
       * How it goes there.
       */
      way?: Way;
    }
  | {
      do: "evade";
    }
  | {
      /**
       * It is.
       */
      dive: boolean;
      do: "dive";
    }
  | {
      do: "ledge";
      /**
       * How far down it is; none: it does not.
       */
      drop?: Length | null;
    }
  | {
      do: "put";
      /**
       * Where; none: untracked.
       */
      to?: Point | null;
    }
  | {
      /**
       * It stands in Dangerous terrain, with what stands in brackets; not said: by the map.
       */
      danger?: Keyword[] | null;
      do: "stand";
      /**
       * How high above the table; none: by the ground under it.
       */
      height?: Length | null;
      /**
       * How far down the ledge within 1 in is, nothing for none; not said: by the map.
       */
      ledge?: Length | null;
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "move_as";
      /**
       * FLYING.
       */
      flying: boolean;
    }
  | {
      do: "retreat";
    }
  | {
      do: "react";
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * The enemy that strikes.
       */
      model: number;
      /**
       * Its one weapon.
       */
      weapon: string;
    }
  | {
      do: "shoot";
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * At whom.
       */
      target: number;
      /**
       * Which Ranged Weapon or grenade.
       */
      weapon: string;
    }
  | {
      do: "fight";
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * At whom.
       */
      target: number;
      /**
       * Which Melee Weapon.
       */
      weapon: string;
    }
  | {
      do: "state";
      /**
       * All of it.
       */
      facts: Facts;
    }
  | {
      /**
       * The ACTION's id.
       */
      action: string;
      do: "use";
      /**
       * Which of its outcomes.
       */
      outcome?: number;
      /**
       * Markers that pay for it, by the models that carry them.
       */
      paid?: [number, number][];
      /**
       * On whom.
       */
      target?: number | null;
    }
  | {
      /**
       * Which.
       */
      call: string;
      do: "call";
      /**
       * Whose.
       */
      model: number;
      /**
       * Markers that pay for it, by the models that carry them.
       */
      paid?: [number, number][];
    }
  | {
      do: "pick";
      /**
       * Which; none: nobody.
       */
      model?: number | null;
    }
  | {
      do: "choose";
      /**
       * Its place.
       */
      option: number;
    }
  | {
      do: "noted";
      /**
       * Whose reminder.
       */
      model: number;
      /**
       * The ability or item.
       */
      source: string;
    }
  | {
      /**
       * Who brings them.
       */
      bearer: number;
      do: "under";
      /**
       * Who stands there.
       */
      model: number;
      /**
       * It does.
       */
      under: boolean;
    }
  | {
      do: "pick_friend";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "pick_enemy";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "scatter";
      /**
       * Where it lands cannot be seen from where it was aimed at: it misses.
       */
      lost?: boolean;
      /**
       * Towards this point; none: untracked.
       */
      towards?: Point | null;
    }
  | {
      do: "caught";
      /**
       * All of them, the target first.
       */
      models: number[];
    }
  | {
      do: "enough";
    }
  | {
      do: "end_activation";
    }
  | {
      do: "flee";
      /**
       * Sound the retreat.
       */
      flee: boolean;
    }
  | {
      do: "control";
      /**
       * In the scenario's order; none: nobody.
       */
      holders: (number | null)[];
    }
  | {
      /**
       * Deed id.
       */
      deed: string;
      do: "deed";
      /**
       * By which model, where a model does it.
       */
      model?: number | null;
      /**
       * By which side.
       */
      side: number;
    }
  | ((
      | {
          say: "attacker";
          /**
           * This side.
           */
          side: number;
        }
      | {
          /**
           * These.
           */
          models: number[];
          say: "force";
        }
      | {
          /**
           * Its middle; none: untracked.
           */
          at?: Point | null;
          say: "lay";
          /**
           * Which.
           */
          thing: number;
        }
      | {
          say: "as_drawn";
        }
      | {
          /**
           * Its id.
           */
          action: string;
          /**
           * How much of it.
           */
          count?: number;
          say: "work";
          /**
           * On which thing.
           */
          thing?: number | null;
          /**
           * With whom.
           */
          with?: number | null;
        }
      | {
          /**
           * Ranged or melee.
           */
          range: Reach;
          say: "strike";
          /**
           * Which.
           */
          thing: number;
          /**
           * With what.
           */
          weapon: string;
        }
      | {
          say: "trip";
          /**
           * Which.
           */
          thing: number;
        }
      | {
          /**
           * It is live.
           */
          live: boolean;
          say: "reveal";
          /**
           * Which; the first one is carried out first.
           */
          thing: number;
        }
      | {
          /**
           * Onto which; none: down.
           */
          on?: number | null;
          say: "ride";
        }
      | {
          say: "leave";
        }
      | {
          /**
           * In the scenario's order.
           */
          objectives: Held[];
          say: "hold";
        }
      | {
          /**
           * For each side.
           */
          counts: number[];
          say: "count";
        }
      | {
          /**
           * The models it names.
           */
          models?: number[];
          /**
           * Which.
           */
          note: string;
          /**
           * The objective it names, by index.
           */
          objective?: number | null;
          say: "note";
          /**
           * Whose.
           */
          side: number;
        }
      | {
          /**
           * Its id.
           */
          deed: string;
          say: "deny";
        }
    ) & {
      do: "scenario";
    })
  | {
      do: "concede";
      /**
       * Which.
       */
      side: number;
    }
  | {
      do: "agree";
      /**
       * The name of its reading.
       */
      reading: string;
      /**
       * The ruling's key, such as `block`.
       */
      ruling: string;
    }
  | {
      do: "show_down";
      /**
       * They lie on their sides; else a marker beside them.
       */
      lying: boolean;
      /**
       * Which side.
       */
      side: number;
    }
  | {
      do: "stop";
      /**
       * By agreement, by time, or abandoned.
       */
      reason: EndReason;
    }
  | {
      do: "stands";
      /**
       * How it counts.
       */
      verdict: Verdict;
    }
  | {
      do: "happened";
      /**
       * What.
       */
      what: Happened;
    }
  | {
      /**
       * All of it, in order.
       */
      changes: Change[];
      do: "catch_up";
    }
  | {
      /**
       * The last victory points with all that counts towards them, models Out of Action, Deeds, the last Turn.
       */
      changes: Change[];
      do: "result";
      /**
       * How it ended.
       */
      reason: EndReason;
      /**
       * How it counts.
       */
      verdict: Verdict;
    }
  | {
      /**
       * What is done all the same.
       */
      command: Command;
      do: "overrule";
      /**
       * Why.
       */
      reason: string;
    }
  | {
      /**
       * What is set.
       */
      change: Change;
      do: "set_right";
      /**
       * Why.
       */
      reason: string;
    };
/**
 * What a D6 shows.
 */
export type Face = number;
/**
 * Where faces come from.
 */
export type Source = "table" | "app";
/**
 * What a way can lead through, over or down.
 */
export type Passage =
  | {
      is: "difficult";
      /**
       * How far.
       */
      length: Length;
    }
  | {
      is: "dangerous";
      /**
       * What stands in brackets behind it, such as FIRE.
       */
      keywords?: Keyword[];
      /**
       * It ends there.
       */
      stays?: boolean;
    }
  | {
      is: "mined";
    }
  | {
      /**
       * Downwards.
       */
      down?: boolean;
      /**
       * What it stands on then.
       */
      footing?: Footing & string;
      /**
       * How high it is.
       */
      height: Length;
      is: "climb";
    }
  | {
      /**
       * How deep one falls there.
       */
      depth?: Length & number;
      /**
       * How wide.
       */
      gap: Length;
      is: "jump";
      /**
       * How much higher the other side is; below zero: lower.
       */
      rise?: Length & number;
    }
  | {
      /**
       * How far down.
       */
      height: Length;
      is: "jump_down";
    };
/**
 * How much of a base stands after a climb (C-56).
 */
export type Footing = "more_than_half" | "half" | "less";
/**
 * The two kinds of attack.
 */
export type Reach = "ranged" | "melee";
/**
 * Why a battle is over.
 */
export type EndReason =
  "last_turn" | "fled" | "no_models" | "conceded" | "agreement" | "time" | "abandoned" | "scenario";
/**
 * How a stopped battle counts.
 */
export type Verdict =
  | {
      counts: "score";
    }
  | {
      counts: "win";
      /**
       * For whom.
       */
      side: number;
    }
  | {
      counts: "draw";
    }
  | {
      counts: "no_result";
    };
/**
 * Something that happened and that nobody rolled here.
 */
export type Happened =
  | {
      /**
       * All of them.
       */
      markers: Markers;
      /**
       * Which.
       */
      model: number;
      what: "markers";
    }
  | {
      /**
       * By whom.
       */
      by?: number | null;
      /**
       * Whom.
       */
      model: number;
      /**
       * Which row.
       */
      result: InjuryResult;
      /**
       * With what.
       */
      weapon?: string | null;
      what: "injury";
    }
  | {
      /**
       * By whom.
       */
      by?: number | null;
      /**
       * Whom.
       */
      model: number;
      what: "taken_out";
    }
  | {
      /**
       * How many.
       */
      points: number;
      /**
       * Which.
       */
      side: number;
      what: "points";
    };
/**
 * A visible state, set to what stands on the table.
 */
export type Change =
  | {
      /**
       * What lies on it.
       */
      markers: Markers;
      /**
       * Which.
       */
      model: number;
      set: "markers";
    }
  | {
      /**
       * How it is.
       */
      condition: Condition2;
      /**
       * Which.
       */
      model: number;
      set: "condition";
    }
  | {
      /**
       * The centre of its base.
       */
      at?: Point | null;
      /**
       * Which.
       */
      model: number;
      set: "position";
    }
  | {
      /**
       * It was.
       */
      activated: boolean;
      /**
       * Which.
       */
      model: number;
      set: "activated";
    }
  | {
      /**
       * How many.
       */
      points: number;
      set: "victory_points";
      /**
       * Whose.
       */
      side: number;
    }
  | {
      set: "shaken";
      /**
       * It is.
       */
      shaken: boolean;
      /**
       * Whose.
       */
      side: number;
    }
  | {
      /**
       * By whom.
       */
      by?: number | null;
      /**
       * Which.
       */
      model: number;
      set: "out_of_action";
      /**
       * In which Turn; none: this one.
       */
      turn?: number | null;
      /**
       * With what.
       */
      weapon?: string | null;
    }
  | {
      /**
       * Which.
       */
      model: number;
      set: "waiting";
    }
  | {
      /**
       * Initiative, Activation or Morale.
       */
      phase: Phase;
      set: "turn";
      /**
       * From 1.
       */
      turn: number;
    }
  | {
      set: "initiative";
      /**
       * Which.
       */
      side: number;
    }
  | {
      set: "asked";
      /**
       * Which.
       */
      side: number;
    }
  | {
      /**
       * One.
       */
      a: number;
      /**
       * The other.
       */
      b: number;
      /**
       * They do.
       */
      engaged: boolean;
      set: "engaged";
    }
  | {
      /**
       * Deed id.
       */
      deed: string;
      /**
       * By which model.
       */
      model?: number | null;
      set: "deed";
      /**
       * By which side; none: it is not done.
       */
      side?: number | null;
    }
  | {
      /**
       * All of it.
       */
      now: ThingNow;
      set: "thing";
      /**
       * Which; one that there is.
       */
      thing: number;
    };
/**
 * How a model is.
 */
export type Condition2 = "standing" | "down" | "out";
/**
 * Where in the game it is (TRN-01).
 */
export type Phase = "deployment" | "initiative" | "activation" | "morale" | "ended";

/**
 * An example in its file.
 */
export interface Example {
  /**
   * What can be seen in it.
   */
  about: string;
  /**
   * One a side.
   */
  forces: ExampleForce[];
  /**
   * `nml.example`.
   */
  format: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * Where each model stands, side by side.
   */
  places: Point[][];
  /**
   * What is said once both sides are set up and the first side is to Activate.
   */
  steps: ExampleStep[];
  /**
   * 1.
   */
  version: number;
}
/**
 * The models of a side.
 */
export interface ExampleForce {
  /**
   * Faction id.
   */
  faction: string;
  /**
   * Their cards.
   */
  models: Sheet[];
  /**
   * As shown.
   */
  name: string;
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
 * One thing said.
 */
export interface ExampleStep {
  /**
   * Put beside the entry.
   */
  note?: string | null;
  /**
   * By whoever is asked.
   */
  say: Command;
}
/**
 * Markers one side spends on one roll.
 */
export interface Spend {
  /**
   * BLESSING MARKERS of the model, by its owner.
   */
  blessing?: number;
  /**
   * BLOOD MARKERS of the model, by its enemy.
   */
  blood?: number;
  /**
   * The price of a Bloodbath is among them (INJ-14).
   */
  bloodbath?: boolean;
  /**
   * INFECTION MARKERS of the model, by its enemy.
   */
  infection?: number;
}
/**
 * How a model goes. Nothing stated: straight on, over what the map shows.
 */
export interface Way {
  /**
   * What the map shows on the way does not count: a door, a ladder, a bridge.
   */
  clear?: boolean;
  /**
   * How high it stands at the end; none: by the ground there.
   */
  height?: Length | null;
  /**
   * What it crosses, in order. A kind that is stated replaces what the map shows of that kind.
   */
  over?: Crossing[];
  /**
   * Corners of the way, in order.
   */
  via?: Point[];
}
/**
 * Something on a model's way, and where.
 */
export interface Crossing {
  /**
   * Where the base stands when it comes to it; for a Jump Down, where it lands.
   */
  at?: Point | null;
  /**
   * The piece, by id.
   */
  terrain?: string | null;
  /**
   * What.
   */
  what: Passage;
}
/**
 * What the table sees of a charge before it is made.
 */
export interface ChargeFacts {
  /**
   * More targets, where the ruling lets several be named (C-14).
   */
  also?: number[];
  /**
   * An enemy that the way leads past before it reaches the target; none: as measured (ACT-20).
   */
  past?: number | null;
  /**
   * The charger does not see the target (ACT-16).
   */
  unseen?: boolean;
}
/**
 * What the table sees; whatever is not stated is measured, or proposed, by the engine.
 */
export interface Facts {
  /**
   * The target is in Cover, or behind a Defended Obstacle (ATK-06, ATK-11).
   */
  cover?: boolean | null;
  /**
   * The attacker stands 3 in or more above (ATK-07).
   */
  elevated?: boolean | null;
  /**
   * Beyond half the range (ATK-05).
   */
  long?: boolean | null;
  /**
   * Answers to the conditions only the table can see, by their sentence.
   */
  table?: string[];
}
/**
 * Who is at an objective.
 */
export interface Held {
  /**
   * Who controls it.
   */
  holder?: number | null;
  /**
   * Sides with a model there.
   */
  reached?: number[];
}
/**
 * Markers on a model, at most six of each (MRK-02).
 */
export interface Markers {
  /**
   * BLESSING.
   */
  blessing?: number;
  /**
   * BLOOD.
   */
  blood?: number;
  /**
   * INFECTION.
   */
  infection?: number;
}
/**
 * A thing on the table, now.
 */
export interface ThingNow {
  /**
   * Its middle; none: untracked.
   */
  at?: Point | null;
  /**
   * Who carries it.
   */
  carried?: number | null;
  /**
   * A charge lies on it.
   */
  charged?: boolean;
  /**
   * Who claimed it this Turn.
   */
  claimed?: number | null;
  /**
   * It is not on the table: taken away, or not laid yet.
   */
  gone?: boolean;
  /**
   * Its id in the scenario; none: it came up in play.
   */
  id?: string | null;
  /**
   * Its kind.
   */
  kind: string;
  /**
   * As shown.
   */
  label: string;
  /**
   * How often it was opened.
   */
  opened?: number;
  /**
   * What it holds.
   */
  stock?: number;
  /**
   * Its side still has to lay it.
   */
  to_lay?: boolean;
  /**
   * The Turn in which its weapon was last used.
   */
  used?: number;
}
