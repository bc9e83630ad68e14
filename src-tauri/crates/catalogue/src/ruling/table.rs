//! The rulings themselves. The first reading of each is the default; after each come the sources that support it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Reading, Ruling, RulingError};

rulings! {
    "C-01" initiative_count: InitiativeCount
    "Which models count when it is decided who has Initiative?" {
        StandingOnTable = "standing_on_table": "Those on the table that are neither Down nor Out of Action."
            ["DR p.32", "S3", "S4"],
        AllInWarband = "all_in_warband": "All that are left of the Force: Down ones too, Out of Action ones not."
            ["CR", "S0"],
        OnTableInclDown = "on_table_incl_down": "Those on the table, Down ones too." ["P16"],
    }
    "C-02" initiative_choice: InitiativeChoice
    "What does the player with Initiative decide?" {
        ChooseFirstPlayer = "choose_first_player": "Which player Activates a model first."
            ["DR p.32", "S3", "S0", "S4"],
        InitAlwaysFirst = "init_always_first": "Nothing: that player Activates first." ["CR"],
    }
    "C-03" marker_order: MarkerOrder
    "Who declares first when both players may spend markers on one roll?" {
        InitOrders = "init_orders": "The player with Initiative decides who declares first." ["RC Q1", "S4"],
        SimultaneousSecret = "simultaneous_secret": "Both decide in secret and reveal together." [],
        RollerOwnerFirst = "roller_owner_first": "The owner of the model that rolls declares first." [],
    }
    "C-04" marker_max: MarkerMax
    "How many markers of a kind can a model have?" {
        SixEach = "6_each": "6 BLOOD, 6 BLESSING, 6 INFECTION." ["CO", "S3"],
        BlessingUncapped = "blessing_uncapped": "6 BLOOD and 6 INFECTION; BLESSING without limit." [],
    }
    "C-05" shaken_flow: ShakenFlow
    "What follows a first failed Morale Check?" {
        ShakenOrFleeChoice = "shaken_or_flee_choice": "Its owner chooses between Shaken and flight."
            ["DR p.50", "S3", "S4"],
        ShakenForced = "shaken_forced": "The Warband is Shaken." ["S0"],
        FleeAtOnce = "flee_at_once": "The Warband flees." ["P16"],
    }
    "C-06" action_once_scope: ActionOnceScope
    "Within what may an ACTION be taken only once?" {
        PerActivation = "per_activation": "The model's Activation." ["DR p.34", "S3", "S0"],
        PerTurn = "per_turn": "The Turn, so that a reaction Fight uses up a later one." ["S4"],
    }
    "C-07" shaken_retest: ShakenRetest
    "How does a Shaken Warband recover?" {
        NextMoralePhaseAlways = "next_morale_phase_always": "By a Morale Check in the next Morale Phase, whatever its losses; failing it is flight."
            ["CO", "S3", "S0", "S4"],
        AutoRecoverAfterTurn = "auto_recover_after_turn": "By itself after one Turn; a later failure is flight."
            ["P16"],
    }
    "C-08" leader_bonus: LeaderBonus
    "Does a LEADER help with Morale Checks?" {
        Plus1IfLeaderStanding = "plus1_if_leader_standing": "+1 DICE while one is on the table and not Down."
            ["DR p.50", "S3", "NR"],
        None = "none": "No." ["CR", "S0", "S4"],
    }
    "C-09" charge_range_los: ChargeRangeLos
    "What must hold for the target of a Charge?" {
        LosRequired12 = "los_required_12": "Within 12 in and seen." ["DR p.36", "CR", "S3", "S4"],
        BlindChargeRisky = "blind_charge_risky": "Within 12 in; an unseen one after a Risky Success Roll." ["S2"],
    }
    "C-10" charge_cap: ChargeCap
    "Is there a limit to the distance of a Charge?" {
        Cap12 = "cap_12": "12 in." ["DR p.36", "CO"],
        NoCap = "no_cap": "No." ["DR p.14", "CR", "S3", "S4"],
    }
    "C-11" charge_interpose: ChargeInterpose
    "What does another enemy in the way of a Charge do?" {
        TargetIllegal = "target_illegal": "The target behind it cannot be chosen." ["DR p.36", "CO", "S3"],
        RedirectOnContact = "redirect_on_contact": "The Charge stops there and counts as a Charge at that enemy."
            ["S2"],
        Ignore = "ignore": "Nothing." [],
    }
    "C-12" retreat_path: RetreatPath
    "Where may a Retreat go?" {
        AnyPathEndClear = "any_path_end_clear": "Anywhere that ends more than 1 in from all enemies."
            ["DR p.14", "DR p.37", "S3", "S4"],
        DirectlyAway = "directly_away": "Straight away from the enemy." ["CR"],
    }
    "C-13" retreat_reaction: RetreatReaction
    "With what may enemies strike at a model that Retreats?" {
        OneWeaponCleaveOk = "one_weapon_cleave_ok": "One weapon and one attack; CLEAVE gives its own."
            ["DR p.14", "DR p.37", "CH p.3", "S4", "P16"],
        FullFight = "full_fight": "A whole Fight ACTION, two weapons too." ["S3"],
    }
    "C-14" charge_multi: ChargeMulti
    "How does one Charge reach several enemies?" {
        SingleThenSlide = "single_then_slide": "One target; in contact the model may slide on to others."
            ["DR p.37", "DR p.153", "S3"],
        DeclareMany = "declare_many": "Several targets are named if one spot reaches them all." ["S4", "S2"],
    }
    "C-15" charge_contact: ChargeContact
    "How near must a Charge come?" {
        Within1Ok = "within_1_ok": "Within 1 in; it may stop there." ["DR p.37", "S4", "P16"],
        FullDistanceRequired = "full_distance_required": "As near as the whole distance takes it." ["S2"],
    }
    "C-16" charge_alt_path: ChargeAltPath
    "What may a Charge go around?" {
        ClimbJumpJumpdownDangerousOptional = "climb_jump_jumpdown_dangerous_optional": "Climbs, jumps, Jumping Down and Dangerous terrain."
            ["DR p.37", "S4", "S2"],
        AlsoDifficultOptional = "also_difficult_optional": "Those, and Difficult terrain." ["S3"],
    }
    "C-17" charge_from_melee: ChargeFromMelee
    "May a model within 1 in of an enemy Charge?" {
        Forbidden = "forbidden": "No." ["DR p.34", "S2", "P16"],
        AllowedIfStaysEngaged = "allowed_if_stays_engaged": "Yes, if it stays within 1 in of that enemy." [],
    }
    "C-18" jump_fail: JumpFail
    "Where does a model go whose jump fails?" {
        FallOpponentSide = "fall_opponent_side": "It falls on the side of the gap that the opponent picks."
            ["DR p.40", "S3", "S2"],
        FallInGapOwner = "fall_in_gap_owner": "It falls into the gap where its owner places it." ["S4"],
    }
    "C-19" jump_up: JumpUp
    "What does a jump to a higher ledge cost?" {
        AddHeight = "add_height": "The height is added to the gap for both limits of the jump." ["S3"],
        HeightAgainstMovementOnly = "height_against_movement_only": "The height counts against the movement left only."
            ["DR p.40"],
        Max1inCost1 = "max_1in_cost_1": "At most 1 in up; from ½ in up it costs 1 in." ["S2"],
    }
    "C-20" trench_wall: TrenchWall
    "Is the side of a trench of exactly 3 in Open terrain?" {
        Upto3Open = "upto_3_open": "Yes." ["DR p.39", "S3", "S4"],
        Under3Open = "under_3_open": "No: from 3 in it is climbed and jumped down." ["DR p.62"],
    }
    "C-21" bloodbath_deadly: BloodbathDeadly
    "How many dice has a Bloodbath with DEADLY?" {
        FourD6 = "4d6": "Four." ["DR p.47", "CO", "S3", "S0", "P16", "RB"],
        ThreeD6Literal = "3d6_literal": "Three, like any Bloodbath." ["S1"],
    }
    "C-22" bloodbath_keep: BloodbathKeep
    "How many dice does a Bloodbath of four keep under ±INJURY DICE?" {
        Keep4 = "keep_4": "Four." ["S3", "RB"],
        Keep3 = "keep_3": "Three; without ±INJURY DICE all four are summed." ["S1"],
    }
    "C-23" deadly_base: DeadlyBase
    "What does DEADLY do to an Injury Roll that is no Bloodbath?" {
        ThreeD6Always = "3d6_always": "Three dice are summed." ["DR p.53", "S3", "NR"],
        BloodbathOnly = "bloodbath_only": "Nothing." ["S0", "S1", "RB"],
    }
    "C-24" im_cap: ImCap
    "What does the limit of −3 INJURY MODIFIER hold back?" {
        NegativesSumThenPlus = "negatives_sum_then_plus": "The negative modifiers together; positive ones are added after it."
            ["DR p.18", "DR p.46", "DR p.48", "S0", "S1"],
        NetFloor = "net_floor": "The sum of all modifiers." [],
        NoCap = "no_cap": "Nothing: there is no limit." ["S3"],
    }
    "C-25" im_cap_vs_ap: ImCapVsAp
    "Does ARMOUR PIERCING come before the limit of −3 or after it?" {
        ApBeforeCap = "ap_before_cap": "Before: it lowers the armour, then the limit applies." ["DR p.48", "DR p.52"],
        ApAfterCap = "ap_after_cap": "After: it lowers what the limit left." [],
    }
    "C-26" down_scope: DownScope
    "Which rolls lose a DICE while a model is Down?" {
        SuccessRollsOnly = "success_rolls_only": "Its Success Rolls." ["DR p.49", "CH", "S3"],
        AnyRoll = "any_roll": "Every roll taken for it; Injury Rolls are made, not taken." ["DR p.20", "S1"],
    }
    "C-27" ledge_timing: LedgeTiming
    "When does a model near a ledge test for falling?" {
        TestBeforeDown = "test_before_down": "Before it is Down, without the loss of a DICE." ["DR p.49", "S1"],
        TestAsDown = "test_as_down": "When it is Down, with the loss of a DICE." ["S2"],
    }
    "C-28" fall_threshold: FallThreshold
    "From what height does a fall hurt?" {
        ThreeIn = "3_in": "From 3 in." ["DR p.41", "CO", "S3", "S0"],
        Over2In = "over_2_in": "From more than 2 in." ["S2"],
    }
    "C-29" fall_dice
    "How many INJURY DICE does a fall add?" {
        Plus1PerFull3 = "plus1_per_full_3": "One for each full 3 in." ["DR p.41", "S3", "S0", "S2"],
    }
    "C-30" dive_terms: DiveTerms
    "On what terms is a Diving Charge made?" {
        V102 = "v102": "3 in or more, landing within 1 in: success spares the fall and gives +1 DICE to the next Melee Attack; failure is Down and the fall."
            ["DR p.17", "DR p.46", "S3"],
        PlaytestDive = "playtest_dive": "3 to 6 in, landing within 2 in: +1 DICE to hit and to injure, and no Defended Obstacle for the Activation."
            ["S2"],
        DiveAlwaysHurts = "dive_always_hurts": "As printed, but the fall's Injury Roll is made after a success too."
            ["S0"],
    }
    "C-31" dangerous_roll: DangerousRoll
    "What roll does Dangerous terrain ask for?" {
        RiskyOncePerMove = "risky_once_per_move": "A Risky Success Roll; one success lasts for that move." ["DR p.54"],
        RiskyEveryEntry = "risky_every_entry": "A Risky Success Roll for every piece entered." [],
        PlaytestSplit = "playtest_split": "A plain one for starting in it, a Risky one for entering it." ["S2"],
    }
    "C-32" flying_dangerous: FlyingDangerous
    "What does Dangerous terrain do to FLYING models?" {
        RiskyIfStartOrEnd = "risky_if_start_or_end": "The roll is taken if the model is Activated or ends in it."
            ["DR p.55", "NR"],
        Ignore = "ignore": "Nothing." ["S4", "S2"],
        AutoInjuryOnEnd = "auto_injury_on_end": "Ending in it is an Injury Roll at once." ["S3"],
    }
    "C-33" default_roll: DefaultRoll
    "Does an ACTION whose text is silent need a Success Roll?" {
        OnlyIfStated = "only_if_stated": "No." ["RC Q8"],
        AllRoll = "all_roll": "Yes." ["S4", "S2"],
    }
    "C-34" melee_unarmed: MeleeUnarmed
    "May a model without a Melee Weapon attack in melee?" {
        NoAttack = "no_attack": "No." ["DR p.45", "S0", "S4"],
        UnarmedAllowed = "unarmed_allowed": "Yes, unarmed." ["P16"],
    }
    "C-35" offhand: Offhand
    "Which attacks with two Melee Weapons lose a DICE?" {
        SecondWeaponAll = "second_weapon_all": "All with the weapon used second." ["DR p.45", "S3", "S4"],
        SecondAttackOnly = "second_attack_only": "The second attack." ["DR p.17", "S0"],
        DeclaredFirst = "declared_first": "All with the weapon named as Off-Hand before the first roll." ["P16"],
    }
    "C-36" shoot_melee: ShootMelee
    "Who is hit by a shot into melee?" {
        AttackerPicksLegalElseLost = "attacker_picks_legal_else_lost": "After the die the attacker picks a friend or an enemy in that melee; without a legal friend the shot is lost."
            ["RC Q5", "DR p.42", "S3", "S0"],
        RandomInvolved = "random_involved": "Chance picks among the models on the side that the die shows." [],
        AnyFriendNoLos = "any_friend_no_los": "As by default, but a friend need not be seen or in range." [],
    }
    "C-37" critical: Critical
    "How many INJURY DICE does a critical hit add?" {
        Plus1Or2 = "plus1_or_2": "One; two with CRITICAL." ["DR p.53", "S3"],
        Plus1Always = "plus1_always": "One." ["S0", "S4"],
    }
    "C-38" cover_def: CoverDef
    "What gives Cover?" {
        V102PartialBlock = "v102_partial_block": "Touching terrain ½ in high and as wide as the base, in between and hiding part of the model."
            ["DR p.38", "CO", "S3", "P16"],
        ContactBetween = "contact_between": "The same without hiding any part." ["DR p.16", "DR p.17", "CR"],
        AnyPartial = "any_partial": "Anything that hides part of the model." ["XR"],
    }
    "C-39" elevated: Elevated
    "From what height is a shooter in an Elevated Position?" {
        Gte3 = "gte_3": "3 in or more above the target." ["DR p.16", "DR p.43", "S3", "S0"],
        Gt3 = "gt_3": "More than 3 in above it." ["CR"],
        Playtest24 = "playtest_2_4": "More than 2 in above it; 4 in for bases from 50 mm." ["P16"],
    }
    "C-40" heavy_shoot: HeavyShoot
    "Which movement rules out shooting a HEAVY weapon?" {
        AllFourMoves = "all_four_moves": "Move, Charge, Retreat and Dash." ["DR p.55"],
        MoveDashOnly = "move_dash_only": "Move and Dash." ["S4", "NR"],
    }
    "C-41" assault: Assault
    "How far does ASSAULT join Shoot with Charge and Fight?" {
        AssaultLifts = "assault_lifts": "For all attacks of the weapon." ["DR p.42", "S3", "S0", "S4"],
        SingleShotAssault = "single_shot_assault": "For a single ranged attack." ["P16"],
    }
    "C-42" block: Block
    "Against which attackers does BLOCK take a DICE?" {
        AfterChargeOnly = "after_charge_only": "Those that took a Charge ACTION this Turn." ["DR p.53", "NR"],
        Always = "always": "All in melee." ["S3"],
    }
    "C-43" move_in_combat: MoveInCombat
    "How may a model move that is within 1 in of enemies?" {
        StayWithAll = "stay_with_all": "Staying within 1 in of all of them all the way." ["DR p.35", "CO", "S3"],
        EndStateOnly = "end_state_only": "Ending within 1 in of all of them." [],
        StandardMoveOnly = "standard_move_only": "Staying with all of them, by a Move ACTION and only if it was so when Activated."
            ["S2"],
    }
    "C-44" stand_halving: StandHalving
    "How long is movement halved after standing up?" {
        Activation = "activation": "For the Activation." ["DR p.20", "DR p.49", "S1"],
        WholeTurn = "whole_turn": "For the Turn." ["S3"],
    }
    "C-45" terrain_spacing: TerrainSpacing
    "How far apart is terrain in No Man's Land?" {
        ThreeIn = "3_in": "3 in." ["DR p.65"],
        SixIn = "6_in": "6 in." ["TC"],
    }
    "C-46" force_when: ForceWhen
    "When is the Force chosen?" {
        ForceFirst = "force_first": "First of all." ["DR p.145", "CR"],
        ForceAfterZones = "force_after_zones": "After battlefield and zones are known." ["S4"],
    }
    "C-47" pregame_order: PregameOrder
    "Who orders what happens at the same time before the game?" {
        RollOff = "roll_off": "The winner of a roll-off." ["DR p.147", "S4"],
        Alternate = "alternate": "The players take turns, the first player first." ["P16"],
    }
    "C-48" zone_choice: ZoneChoice
    "Who picks a deployment zone after the roll-off?" {
        Winner = "winner": "The winner." ["DR p.152"],
        Loser = "loser": "The loser." ["P16"],
    }
    "C-49" melee_stat_typo
    "Which Characteristic gives the DICE of a Melee Attack?" {
        Melee = "melee": "Melee; with a PISTOL also Ranged." ["DR p.45", "S4"],
    }
    "C-50" morale_first: MoraleFirst
    "Who takes the Morale Check first when both must?" {
        InitOrders = "init_orders": "The player with Initiative decides." ["DR p.32"],
        SmallerFirst = "smaller_first": "The smaller Warband." ["P16"],
    }
    "C-51" half_morale: HalfMorale
    "How is half of an odd Force rounded for Morale?" {
        CeilHalf = "ceil_half": "Up: 3 of 5." ["DR p.50", "S3", "S0", "S4"],
        FloorHalf = "floor_half": "Down: 2 of 5." [],
    }
    "C-53" down_reaction: DownReaction
    "May a Down model strike at an enemy that Retreats?" {
        AllowedMinus1 = "allowed_minus1": "Yes, with −1 DICE." ["DR p.37", "DR p.49"],
        Forbidden = "forbidden": "No." [],
    }
    "C-54" turn_end_random
    "How is a random length of the game rolled?" {
        PerScenario = "per_scenario": "As the scenario says."
            ["DR p.162", "DR p.174", "DR p.184", "DR p.191", "S4", "P16"],
    }
    "C-55" pills_when: PillsWhen
    "When are Martyrdom Pills taken?" {
        AtDeployment = "at_deployment": "When their bearer is deployed." ["DR pp.68-86"],
        PreGame = "pre_game": "Before deployment begins." ["S4"],
    }
    "C-56" climb_footing: ClimbFooting
    "How much of the base must stand after a climb?" {
        MoreThanHalf = "more_than_half": "More than half." ["DR p.31"],
        AtLeastHalf = "at_least_half": "At least half." ["S4"],
    }
    "C-57" tough_trigger: ToughTrigger
    "Which first Out of Action does TOUGH turn into Down?" {
        FirstOfEither = "first_of_either": "Rolled or by a rule." ["S1"],
        RolledOnly = "rolled_only": "Only a rolled one." ["S3"],
    }
    "C-58" trench_height_cost: TrenchHeightCost
    "Does the height of a trench side up to 3 in cost movement?" {
        AsOpenFree = "as_open_free": "No." ["DR p.39", "DR p.62", "S3"],
        AsNormalMovement = "as_normal_movement": "Yes, like any distance." ["S4"],
    }
    "C-59" fled_points: FledPoints
    "What does a Warband that fled earn while the others play on?" {
        AsOthers = "as_others": "What it did before still counts: crates, Glorious Deeds and the like. It cannot win." [],
        Nothing = "nothing": "Nothing: it keeps only what was counted before it fled." [],
    }
}
