//! The rulings themselves. The first reading of each is the default.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ruling::{Reading, Ruling, RulingError, ruling_type, rulings};

rulings! {
    "C-01" initiative_count: InitiativeCount ["S0", "S3", "S4", "CR", "P16", "DR p.32"]
    "Which models count when it is decided who has Initiative?" {
        StandingOnTable = "standing_on_table": "Those on the table that are neither Down nor Out of Action.",
        AllInWarband = "all_in_warband": "All that are left of the Force: Down ones too, Out of Action ones not.",
        OnTableInclDown = "on_table_incl_down": "Those on the table, Down ones too.",
    }
    "C-02" initiative_choice: InitiativeChoice ["S0", "S3", "S4", "CR", "DR p.32"]
    "What does the player with Initiative decide?" {
        ChooseFirstPlayer = "choose_first_player": "Which player Activates a model first.",
        InitAlwaysFirst = "init_always_first": "Nothing: that player Activates first.",
    }
    "C-03" marker_order: MarkerOrder ["S0", "S1", "S3", "S4", "RC 1"]
    "Who declares first when both players may spend markers on one roll?" {
        InitOrders = "init_orders": "The player with Initiative decides who declares first.",
        SimultaneousSecret = "simultaneous_secret": "Both decide in secret and reveal together.",
        RollerOwnerFirst = "roller_owner_first": "The owner of the model that rolls declares first.",
    }
    "C-04" marker_max: MarkerMax ["S0", "S3", "CO", "P16"]
    "How many markers of a kind can a model have?" {
        SixEach = "6_each": "6 BLOOD, 6 BLESSING, 6 INFECTION.",
        BlessingUncapped = "blessing_uncapped": "6 BLOOD and 6 INFECTION; BLESSING without limit.",
    }
    "C-05" shaken_flow: ShakenFlow ["S0", "S3", "S4", "P16", "DR p.50"]
    "What follows a first failed Morale Check?" {
        ShakenOrFleeChoice = "shaken_or_flee_choice": "Its owner chooses between Shaken and flight.",
        ShakenForced = "shaken_forced": "The Warband is Shaken.",
        FleeAtOnce = "flee_at_once": "The Warband flees.",
    }
    "C-06" action_once_scope: ActionOnceScope ["S0", "S3", "S4", "DR p.34"]
    "Within what may an ACTION be taken only once?" {
        PerActivation = "per_activation": "The model's Activation.",
        PerTurn = "per_turn": "The Turn, so that a reaction Fight uses up a later one.",
    }
    "C-07" shaken_retest: ShakenRetest ["S0", "S3", "S4", "CO", "P16"]
    "How does a Shaken Warband recover?" {
        NextMoralePhaseAlways = "next_morale_phase_always": "By a Morale Check in the next Morale Phase, whatever its losses; failing it is flight.",
        AutoRecoverAfterTurn = "auto_recover_after_turn": "By itself after one Turn; a later failure is flight.",
    }
    "C-08" leader_bonus: LeaderBonus ["S0", "S3", "S4", "CR", "NR", "DR p.50"]
    "Does a LEADER help with Morale Checks?" {
        Plus1IfLeaderStanding = "plus1_if_leader_standing": "+1 DICE while one is on the table and not Down.",
        None = "none": "No.",
    }
    "C-09" charge_range_los: ChargeRangeLos ["S0", "S2", "S3", "S4", "CR", "DR p.36"]
    "What must hold for the target of a Charge?" {
        LosRequired12 = "los_required_12": "Within 12 in and seen.",
        BlindChargeRisky = "blind_charge_risky": "Within 12 in; an unseen one after a Risky Success Roll.",
    }
    "C-10" charge_cap: ChargeCap ["S2", "S3", "S4", "CR", "CO", "DR pp.14,36"]
    "Is there a limit to the distance of a Charge?" {
        Cap12 = "cap_12": "12 in.",
        NoCap = "no_cap": "No.",
    }
    "C-11" charge_interpose: ChargeInterpose ["S2", "S3", "CO", "DR p.36"]
    "What does another enemy in the way of a Charge do?" {
        TargetIllegal = "target_illegal": "The target behind it cannot be chosen.",
        RedirectOnContact = "redirect_on_contact": "The Charge stops there and counts as a Charge at that enemy.",
        Ignore = "ignore": "Nothing.",
    }
    "C-12" retreat_path: RetreatPath ["S3", "S4", "CR", "DR pp.14,37"]
    "Where may a Retreat go?" {
        AnyPathEndClear = "any_path_end_clear": "Anywhere that ends more than 1 in from all enemies.",
        DirectlyAway = "directly_away": "Straight away from the enemy.",
    }
    "C-13" retreat_reaction: RetreatReaction ["S3", "S4", "P16", "CH p.3", "DR pp.14,37"]
    "With what may enemies strike at a model that Retreats?" {
        OneWeaponCleaveOk = "one_weapon_cleave_ok": "One weapon and one attack; CLEAVE gives its own.",
        FullFight = "full_fight": "A whole Fight ACTION, two weapons too.",
    }
    "C-14" charge_multi: ChargeMulti ["S2", "S3", "S4", "DR pp.37,153"]
    "How does one Charge reach several enemies?" {
        SingleThenSlide = "single_then_slide": "One target; in contact the model may slide on to others.",
        DeclareMany = "declare_many": "Several targets are named if one spot reaches them all.",
    }
    "C-15" charge_contact: ChargeContact ["S2", "S3", "S4", "P16", "DR p.37"]
    "How near must a Charge come?" {
        Within1Ok = "within_1_ok": "Within 1 in; it may stop there.",
        FullDistanceRequired = "full_distance_required": "As near as the whole distance takes it.",
    }
    "C-16" charge_alt_path: ChargeAltPath ["S2", "S3", "S4", "DR p.37"]
    "What may a Charge go around?" {
        ClimbJumpJumpdownDangerousOptional = "climb_jump_jumpdown_dangerous_optional": "Climbs, jumps, Jumping Down and Dangerous terrain.",
        AlsoDifficultOptional = "also_difficult_optional": "Those, and Difficult terrain.",
    }
    "C-17" charge_from_melee: ChargeFromMelee ["S2", "P16", "DR p.34"]
    "May a model within 1 in of an enemy Charge?" {
        Forbidden = "forbidden": "No.",
        AllowedIfStaysEngaged = "allowed_if_stays_engaged": "Yes, if it stays within 1 in of that enemy.",
    }
    "C-18" jump_fail: JumpFail ["S2", "S3", "S4", "DR p.40"]
    "Where does a model go whose jump fails?" {
        FallOpponentSide = "fall_opponent_side": "It falls on the side of the gap that the opponent picks.",
        FallInGapOwner = "fall_in_gap_owner": "It falls into the gap where its owner places it.",
    }
    "C-19" jump_up: JumpUp ["S2", "S3", "DR p.40"]
    "What does a jump to a higher ledge cost?" {
        AddHeight = "add_height": "The height is added to the gap for both limits of the jump.",
        HeightAgainstMovementOnly = "height_against_movement_only": "The height counts against the movement left only.",
        Max1inCost1 = "max_1in_cost_1": "At most 1 in up; from ½ in up it costs 1 in.",
    }
    "C-20" trench_wall: TrenchWall ["S3", "S4", "DR pp.39,62"]
    "Is the side of a trench of exactly 3 in Open terrain?" {
        Upto3Open = "upto_3_open": "Yes.",
        Under3Open = "under_3_open": "No: from 3 in it is climbed and jumped down.",
    }
    "C-21" bloodbath_deadly: BloodbathDeadly ["S0", "S1", "S3", "CO", "P16", "RB", "DR p.47"]
    "How many dice has a Bloodbath with DEADLY?" {
        FourD6 = "4d6": "Four.",
        ThreeD6Literal = "3d6_literal": "Three, like any Bloodbath.",
    }
    "C-22" bloodbath_keep: BloodbathKeep ["S0", "S1", "S3", "RB", "DR p.47"]
    "How many dice does a Bloodbath of four keep under ±INJURY DICE?" {
        Keep4 = "keep_4": "Four.",
        Keep3 = "keep_3": "Three; without ±INJURY DICE all four are summed.",
    }
    "C-23" deadly_base: DeadlyBase ["S0", "S1", "S3", "NR", "RB", "DR p.53"]
    "What does DEADLY do to an Injury Roll that is no Bloodbath?" {
        ThreeD6Always = "3d6_always": "Three dice are summed.",
        BloodbathOnly = "bloodbath_only": "Nothing.",
    }
    "C-24" im_cap: ImCap ["S0", "S1", "S3", "DR pp.18,46,48"]
    "What does the limit of −3 INJURY MODIFIER hold back?" {
        NegativesSumThenPlus = "negatives_sum_then_plus": "The negative modifiers together; positive ones are added after it.",
        NetFloor = "net_floor": "The sum of all modifiers.",
        NoCap = "no_cap": "Nothing: there is no limit.",
    }
    "C-25" im_cap_vs_ap: ImCapVsAp ["DR pp.48,52"]
    "Does ARMOUR PIERCING come before the limit of −3 or after it?" {
        ApBeforeCap = "ap_before_cap": "Before: it lowers the armour, then the limit applies.",
        ApAfterCap = "ap_after_cap": "After: it lowers what the limit left.",
    }
    "C-26" down_scope: DownScope ["S0", "S1", "S3", "CH", "DR pp.20,49"]
    "Which rolls lose a DICE while a model is Down?" {
        SuccessRollsOnly = "success_rolls_only": "Its Success Rolls.",
        AnyRoll = "any_roll": "Every roll taken for it; Injury Rolls are made, not taken.",
    }
    "C-27" ledge_timing: LedgeTiming ["S1", "S2", "S3", "DR p.49"]
    "When does a model near a ledge test for falling?" {
        TestBeforeDown = "test_before_down": "Before it is Down, without the loss of a DICE.",
        TestAsDown = "test_as_down": "When it is Down, with the loss of a DICE.",
    }
    "C-28" fall_threshold: FallThreshold ["S0", "S2", "S3", "CO", "DR p.41"]
    "From what height does a fall hurt?" {
        ThreeIn = "3_in": "From 3 in.",
        Over2In = "over_2_in": "From more than 2 in.",
    }
    "C-29" fall_dice ["S0", "S2", "S3", "DR p.41"]
    "How many INJURY DICE does a fall add?" {
        Plus1PerFull3 = "plus1_per_full_3": "One for each full 3 in.",
    }
    "C-30" dive_terms: DiveTerms ["S0", "S2", "S3", "DR pp.17,46"]
    "On what terms is a Diving Charge made?" {
        V102 = "v102": "3 in or more, landing within 1 in: success spares the fall and gives +1 DICE to the next Melee Attack; failure is Down and the fall.",
        PlaytestDive = "playtest_dive": "3 to 6 in, landing within 2 in: +1 DICE to hit and to injure, and no Defended Obstacle for the Activation.",
        DiveAlwaysHurts = "dive_always_hurts": "As printed, but the fall's Injury Roll is made after a success too.",
    }
    "C-31" dangerous_roll: DangerousRoll ["S1", "S2", "S3", "DR p.54"]
    "What roll does Dangerous terrain ask for?" {
        RiskyOncePerMove = "risky_once_per_move": "A Risky Success Roll; one success lasts for that move.",
        RiskyEveryEntry = "risky_every_entry": "A Risky Success Roll for every piece entered.",
        PlaytestSplit = "playtest_split": "A plain one for starting in it, a Risky one for entering it.",
    }
    "C-32" flying_dangerous: FlyingDangerous ["S2", "S3", "S4", "NR", "DR p.55"]
    "What does Dangerous terrain do to FLYING models?" {
        RiskyIfStartOrEnd = "risky_if_start_or_end": "The roll is taken if the model is Activated or ends in it.",
        Ignore = "ignore": "Nothing.",
        AutoInjuryOnEnd = "auto_injury_on_end": "Ending in it is an Injury Roll at once.",
    }
    "C-33" default_roll: DefaultRoll ["S2", "S4", "RC 8"]
    "Does an ACTION whose text is silent need a Success Roll?" {
        OnlyIfStated = "only_if_stated": "No.",
        AllRoll = "all_roll": "Yes.",
    }
    "C-34" melee_unarmed: MeleeUnarmed ["S0", "S4", "P16", "DR p.45"]
    "May a model without a Melee Weapon attack in melee?" {
        NoAttack = "no_attack": "No.",
        UnarmedAllowed = "unarmed_allowed": "Yes, unarmed.",
    }
    "C-35" offhand: Offhand ["S0", "S3", "S4", "P16", "DR pp.17,45"]
    "Which attacks with two Melee Weapons lose a DICE?" {
        SecondWeaponAll = "second_weapon_all": "All with the weapon used second.",
        SecondAttackOnly = "second_attack_only": "The second attack.",
        DeclaredFirst = "declared_first": "All with the weapon named as Off-Hand before the first roll.",
    }
    "C-36" shoot_melee: ShootMelee ["S0", "S3", "S4", "RC 5", "DR p.42"]
    "Who is hit by a shot into melee?" {
        AttackerPicksLegalElseLost = "attacker_picks_legal_else_lost": "After the die the attacker picks a friend or an enemy in that melee; without a legal friend the shot is lost.",
        RandomInvolved = "random_involved": "Chance picks among the models on the side that the die shows.",
        AnyFriendNoLos = "any_friend_no_los": "As by default, but a friend need not be seen or in range.",
    }
    "C-37" critical: Critical ["S0", "S3", "S4", "DR p.53"]
    "How many INJURY DICE does a critical hit add?" {
        Plus1Or2 = "plus1_or_2": "One; two with CRITICAL.",
        Plus1Always = "plus1_always": "One.",
    }
    "C-38" cover_def: CoverDef ["S0", "S3", "CO", "CR", "P16", "XR", "DR pp.16,17,38"]
    "What gives Cover?" {
        V102PartialBlock = "v102_partial_block": "Touching terrain ½ in high and as wide as the base, in between and hiding part of the model.",
        ContactBetween = "contact_between": "The same without hiding any part.",
        AnyPartial = "any_partial": "Anything that hides part of the model.",
    }
    "C-39" elevated: Elevated ["S3", "CR", "P16", "DR pp.16,43"]
    "From what height is a shooter in an Elevated Position?" {
        Gte3 = "gte_3": "3 in or more above the target.",
        Gt3 = "gt_3": "More than 3 in above it.",
        Playtest24 = "playtest_2_4": "More than 2 in above it; 4 in for bases from 50 mm.",
    }
    "C-40" heavy_shoot: HeavyShoot ["S4", "NR", "DR p.55"]
    "Which movement rules out shooting a HEAVY weapon?" {
        AllFourMoves = "all_four_moves": "Move, Charge, Retreat and Dash.",
        MoveDashOnly = "move_dash_only": "Move and Dash.",
    }
    "C-41" assault: Assault ["S0", "S3", "S4", "P16", "DR p.42"]
    "How far does ASSAULT join Shoot with Charge and Fight?" {
        AssaultLifts = "assault_lifts": "For all attacks of the weapon.",
        SingleShotAssault = "single_shot_assault": "For a single ranged attack.",
    }
    "C-42" block: Block ["S3", "NR", "DR p.53"]
    "Against which attackers does BLOCK take a DICE?" {
        AfterChargeOnly = "after_charge_only": "Those that took a Charge ACTION this Turn.",
        Always = "always": "All in melee.",
    }
    "C-43" move_in_combat: MoveInCombat ["S2", "S3", "CO", "P16", "DR p.35"]
    "How may a model move that is within 1 in of enemies?" {
        StayWithAll = "stay_with_all": "Staying within 1 in of all of them all the way.",
        EndStateOnly = "end_state_only": "Ending within 1 in of all of them.",
        StandardMoveOnly = "standard_move_only": "Staying with all of them, by a Move ACTION and only if it was so when Activated.",
    }
    "C-44" stand_halving: StandHalving ["S1", "S3", "DR pp.20,49"]
    "How long is movement halved after standing up?" {
        Activation = "activation": "For the Activation.",
        WholeTurn = "whole_turn": "For the Turn.",
    }
    "C-45" terrain_spacing: TerrainSpacing ["CO", "DR p.65"]
    "How far apart is terrain in No Man's Land?" {
        ThreeIn = "3_in": "3 in.",
        SixIn = "6_in": "6 in.",
    }
    "C-46" force_when: ForceWhen ["S4", "CR", "DR p.145"]
    "When is the Force chosen?" {
        ForceFirst = "force_first": "First of all.",
        ForceAfterZones = "force_after_zones": "After battlefield and zones are known.",
    }
    "C-47" pregame_order: PregameOrder ["S4", "P16", "DR p.147"]
    "Who orders what happens at the same time before the game?" {
        RollOff = "roll_off": "The winner of a roll-off.",
        Alternate = "alternate": "The players take turns, the first player first.",
    }
    "C-48" zone_choice: ZoneChoice ["P16", "DR p.152"]
    "Who picks a deployment zone after the roll-off?" {
        Winner = "winner": "The winner.",
        Loser = "loser": "The loser.",
    }
    "C-49" melee_stat_typo ["S3"]
    "Which Characteristic gives the DICE of a Melee Attack?" {
        Melee = "melee": "Melee; with a PISTOL also Ranged.",
    }
    "C-50" morale_first: MoraleFirst ["P16", "DR p.32"]
    "Who takes the Morale Check first when both must?" {
        InitOrders = "init_orders": "The player with Initiative decides.",
        SmallerFirst = "smaller_first": "The smaller Warband.",
    }
    "C-51" half_morale: HalfMorale ["S0", "S3", "S4", "DR p.50"]
    "How is half of an odd Force rounded for Morale?" {
        CeilHalf = "ceil_half": "Up: 3 of 5.",
        FloorHalf = "floor_half": "Down: 2 of 5.",
    }
    "C-53" down_reaction: DownReaction ["DR pp.37,49"]
    "May a Down model strike at an enemy that Retreats?" {
        AllowedMinus1 = "allowed_minus1": "Yes, with −1 DICE.",
        Forbidden = "forbidden": "No.",
    }
    "C-54" turn_end_random ["S4", "P16", "DR pp.162,174,184,191"]
    "How is a random length of the game rolled?" {
        PerScenario = "per_scenario": "As the scenario says.",
    }
    "C-55" pills_when: PillsWhen ["S4", "DR pp.68-86"]
    "When are Martyrdom Pills taken?" {
        AtDeployment = "at_deployment": "When their bearer is deployed.",
        PreGame = "pre_game": "Before deployment begins.",
    }
    "C-56" climb_footing: ClimbFooting ["S4", "DR p.31"]
    "How much of the base must stand after a climb?" {
        MoreThanHalf = "more_than_half": "More than half.",
        AtLeastHalf = "at_least_half": "At least half.",
    }
    "C-57" tough_trigger: ToughTrigger ["S1", "S3"]
    "Which first Out of Action does TOUGH turn into Down?" {
        FirstOfEither = "first_of_either": "Rolled or by a rule.",
        RolledOnly = "rolled_only": "Only a rolled one.",
    }
    "C-58" trench_height_cost: TrenchHeightCost ["S3", "S4", "DR pp.39,62"]
    "Does the height of a trench side up to 3 in cost movement?" {
        AsOpenFree = "as_open_free": "No.",
        AsNormalMovement = "as_normal_movement": "Yes, like any distance.",
    }
}
