//! What a reading answers if a rule asks yes or no, and what five rulings tell the dice.
//!
//! Readings cannot be compared: each answer is a match that names them all, so a new reading does not compile until it
//! answers every question. A rule that needs more than yes or no has the match itself.

use nml_dice::{InjuryReading, Keep, ModifierCap};

use crate::ruling::{
    ActionOnceScope, Assault, Block, BloodbathDeadly, BloodbathKeep, ChargeAltPath, ChargeContact, ChargeFromMelee,
    ChargeInterpose, ChargeMulti, ChargeRangeLos, Critical, DangerousRoll, DeadlyBase, DefaultRoll, DiveTerms,
    DownReaction, DownScope, FlyingDangerous, ForceWhen, HeavyShoot, ImCap, LeaderBonus, LedgeTiming, MarkerOrder,
    MeleeUnarmed, MoveInCombat, Offhand, PillsWhen, RetreatPath, RetreatReaction, Rulings, ShakenRetest, ShootMelee,
    ToughTrigger, TrenchHeightCost,
};

impl MarkerOrder {
    /// Whether the player with Initiative decides who declares first (C-03).
    #[must_use]
    pub const fn initiative_decides(self) -> bool {
        match self {
            Self::InitOrders => true,
            Self::SimultaneousSecret | Self::RollerOwnerFirst => false,
        }
    }

    /// Whether both players decide in secret (C-03).
    #[must_use]
    pub const fn is_secret(self) -> bool {
        match self {
            Self::SimultaneousSecret => true,
            Self::InitOrders | Self::RollerOwnerFirst => false,
        }
    }
}

impl ActionOnceScope {
    /// Whether an ACTION taken outside the model's Activation uses up that of the Turn (C-06).
    #[must_use]
    pub const fn is_the_turn(self) -> bool {
        match self {
            Self::PerActivation => false,
            Self::PerTurn => true,
        }
    }
}

impl ShakenRetest {
    /// Whether a Shaken Warband checks again, with any losses (C-07).
    #[must_use]
    pub const fn checks_again(self) -> bool {
        match self {
            Self::NextMoralePhaseAlways => true,
            Self::AutoRecoverAfterTurn => false,
        }
    }

    /// Whether a Shaken Warband recovers without a check, and flees at a later failure (C-07).
    #[must_use]
    pub const fn recovers_by_itself(self) -> bool {
        match self {
            Self::NextMoralePhaseAlways => false,
            Self::AutoRecoverAfterTurn => true,
        }
    }
}

impl LeaderBonus {
    /// Whether a LEADER helps with Morale Checks (C-08).
    #[must_use]
    pub const fn helps(self) -> bool {
        match self {
            Self::Plus1IfLeaderStanding => true,
            Self::None => false,
        }
    }
}

impl ChargeRangeLos {
    /// Whether the target of a Charge must be seen (C-09).
    #[must_use]
    pub const fn needs_sight(self) -> bool {
        match self {
            Self::LosRequired12 => true,
            Self::BlindChargeRisky => false,
        }
    }
}

impl ChargeInterpose {
    /// Whether a Charge takes no notice of another enemy in its way (C-11).
    #[must_use]
    pub const fn is_ignored(self) -> bool {
        match self {
            Self::TargetIllegal | Self::RedirectOnContact => false,
            Self::Ignore => true,
        }
    }

    /// Whether the target behind another enemy cannot be chosen (C-11).
    #[must_use]
    pub const fn bars_the_target(self) -> bool {
        match self {
            Self::TargetIllegal => true,
            Self::RedirectOnContact | Self::Ignore => false,
        }
    }
}

impl RetreatPath {
    /// Whether a Retreat leads straight away from the enemy (C-12).
    #[must_use]
    pub const fn leads_straight_away(self) -> bool {
        match self {
            Self::AnyPathEndClear => false,
            Self::DirectlyAway => true,
        }
    }
}

impl RetreatReaction {
    /// Whether enemies strike with a whole Fight ACTION, two weapons too (C-13).
    #[must_use]
    pub const fn is_a_whole_fight(self) -> bool {
        match self {
            Self::OneWeaponCleaveOk => false,
            Self::FullFight => true,
        }
    }
}

impl ChargeMulti {
    /// Whether a Charge may name several targets (C-14).
    #[must_use]
    pub const fn names_several(self) -> bool {
        match self {
            Self::SingleThenSlide => false,
            Self::DeclareMany => true,
        }
    }
}

impl ChargeContact {
    /// Whether a Charge may stop short of its target, within 1″ of it (C-15).
    #[must_use]
    pub const fn may_stop_short(self) -> bool {
        match self {
            Self::Within1Ok => true,
            Self::FullDistanceRequired => false,
        }
    }
}

impl ChargeAltPath {
    /// Whether a Charge may go around Difficult terrain too (C-16).
    #[must_use]
    pub const fn avoids_difficult(self) -> bool {
        match self {
            Self::ClimbJumpJumpdownDangerousOptional => false,
            Self::AlsoDifficultOptional => true,
        }
    }
}

impl ChargeFromMelee {
    /// Whether a model within 1″ of an enemy may Charge (C-17).
    #[must_use]
    pub const fn is_allowed(self) -> bool {
        match self {
            Self::Forbidden => false,
            Self::AllowedIfStaysEngaged => true,
        }
    }

    /// Whether such a model must stay within 1″ of that enemy (C-17).
    #[must_use]
    pub const fn must_stay(self) -> bool {
        match self {
            Self::Forbidden => false,
            Self::AllowedIfStaysEngaged => true,
        }
    }
}

impl DownScope {
    /// Whether every roll taken for a Down model loses a DICE, not only its Success Rolls (C-26).
    #[must_use]
    pub const fn is_any_roll(self) -> bool {
        match self {
            Self::SuccessRollsOnly => false,
            Self::AnyRoll => true,
        }
    }
}

impl LedgeTiming {
    /// Whether a model near a ledge is Down before it tests for falling (C-27).
    #[must_use]
    pub const fn is_down_first(self) -> bool {
        match self {
            Self::TestBeforeDown => false,
            Self::TestAsDown => true,
        }
    }
}

impl DiveTerms {
    /// Whether a Diving Charge may land more than 1″ from its target (C-30).
    #[must_use]
    pub const fn lands_beyond_an_inch(self) -> bool {
        match self {
            Self::V102 | Self::DiveAlwaysHurts => false,
            Self::PlaytestDive => true,
        }
    }

    /// Whether a successful Diving Charge adds an INJURY DICE (C-30).
    #[must_use]
    pub const fn adds_injury_dice(self) -> bool {
        match self {
            Self::V102 | Self::DiveAlwaysHurts => false,
            Self::PlaytestDive => true,
        }
    }

    /// Whether a Diving Charge makes up for Defended Obstacles (C-30).
    #[must_use]
    pub const fn ignores_obstacles(self) -> bool {
        match self {
            Self::V102 | Self::DiveAlwaysHurts => false,
            Self::PlaytestDive => true,
        }
    }

    /// Whether the fall hurts even when the dive succeeds (C-30).
    #[must_use]
    pub const fn always_hurts(self) -> bool {
        match self {
            Self::V102 | Self::PlaytestDive => false,
            Self::DiveAlwaysHurts => true,
        }
    }
}

impl DangerousRoll {
    /// Whether the roll for starting in Dangerous terrain is Risky (C-31).
    #[must_use]
    pub const fn is_risky_at_the_start(self) -> bool {
        match self {
            Self::RiskyOncePerMove | Self::RiskyEveryEntry => true,
            Self::PlaytestSplit => false,
        }
    }

    /// Whether every piece entered asks for a roll, even after a success (C-31).
    #[must_use]
    pub const fn is_for_every_piece(self) -> bool {
        match self {
            Self::RiskyEveryEntry => true,
            Self::RiskyOncePerMove | Self::PlaytestSplit => false,
        }
    }
}

impl FlyingDangerous {
    /// Whether Dangerous terrain does nothing to FLYING models (C-32).
    #[must_use]
    pub const fn is_ignored(self) -> bool {
        match self {
            Self::RiskyIfStartOrEnd | Self::AutoInjuryOnEnd => false,
            Self::Ignore => true,
        }
    }

    /// Whether FLYING models take the roll where they start and end (C-32).
    #[must_use]
    pub const fn takes_the_roll(self) -> bool {
        match self {
            Self::RiskyIfStartOrEnd => true,
            Self::Ignore | Self::AutoInjuryOnEnd => false,
        }
    }

    /// Whether ending in it is an Injury Roll at once (C-32).
    #[must_use]
    pub const fn hurts_at_once(self) -> bool {
        match self {
            Self::RiskyIfStartOrEnd | Self::Ignore => false,
            Self::AutoInjuryOnEnd => true,
        }
    }
}

impl DefaultRoll {
    /// Whether an ACTION whose text is silent needs a Success Roll (C-33).
    #[must_use]
    pub const fn is_needed(self) -> bool {
        match self {
            Self::OnlyIfStated => false,
            Self::AllRoll => true,
        }
    }
}

impl MeleeUnarmed {
    /// Whether a model without a Melee Weapon may attack in melee (C-34).
    #[must_use]
    pub const fn is_allowed(self) -> bool {
        match self {
            Self::NoAttack => false,
            Self::UnarmedAllowed => true,
        }
    }
}

impl Offhand {
    /// Whether the Off-Hand weapon is named before the first roll (C-35).
    #[must_use]
    pub const fn is_named_first(self) -> bool {
        match self {
            Self::SecondWeaponAll | Self::SecondAttackOnly => false,
            Self::DeclaredFirst => true,
        }
    }
}

impl ShootMelee {
    /// Whether chance picks among the models on the side that the die shows (C-36).
    #[must_use]
    pub const fn is_by_chance(self) -> bool {
        match self {
            Self::RandomInvolved => true,
            Self::AttackerPicksLegalElseLost | Self::AnyFriendNoLos => false,
        }
    }

    /// Whether a friend is hit who is neither seen nor in range (C-36).
    #[must_use]
    pub const fn takes_any_friend(self) -> bool {
        match self {
            Self::AttackerPicksLegalElseLost | Self::RandomInvolved => false,
            Self::AnyFriendNoLos => true,
        }
    }
}

impl Critical {
    /// Whether a critical hit with CRITICAL adds two INJURY DICE (C-37).
    #[must_use]
    pub const fn keyword_adds_two(self) -> bool {
        match self {
            Self::Plus1Or2 => true,
            Self::Plus1Always => false,
        }
    }
}

impl HeavyShoot {
    /// Whether a HEAVY weapon goes with Charge and Retreat (C-40).
    #[must_use]
    pub const fn allows_charge_and_retreat(self) -> bool {
        match self {
            Self::AllFourMoves => false,
            Self::MoveDashOnly => true,
        }
    }
}

impl Assault {
    /// Whether ASSAULT counts for all attacks of the weapon, not only for a single one (C-41).
    #[must_use]
    pub const fn is_for_all_attacks(self) -> bool {
        match self {
            Self::AssaultLifts => true,
            Self::SingleShotAssault => false,
        }
    }
}

impl Block {
    /// Whether BLOCK takes a DICE from all attackers in melee, after a Charge or not (C-42).
    #[must_use]
    pub const fn always_counts(self) -> bool {
        match self {
            Self::AfterChargeOnly => false,
            Self::Always => true,
        }
    }
}

impl MoveInCombat {
    /// Whether only the end of the move must be within 1″ of the enemies (C-43).
    #[must_use]
    pub const fn only_the_end_counts(self) -> bool {
        match self {
            Self::EndStateOnly => true,
            Self::StayWithAll | Self::StandardMoveOnly => false,
        }
    }

    /// Whether it takes a Move ACTION of a model that was within 1″ when Activated (C-43).
    #[must_use]
    pub const fn needs_a_move_action(self) -> bool {
        match self {
            Self::StandardMoveOnly => true,
            Self::StayWithAll | Self::EndStateOnly => false,
        }
    }
}

impl ForceWhen {
    /// Whether the Force is chosen once battlefield and zones are known (C-46).
    #[must_use]
    pub const fn is_after_the_zones(self) -> bool {
        match self {
            Self::ForceFirst => false,
            Self::ForceAfterZones => true,
        }
    }
}

impl DownReaction {
    /// Whether a Down model may strike at an enemy that Retreats (C-53).
    #[must_use]
    pub const fn is_allowed(self) -> bool {
        match self {
            Self::AllowedMinus1 => true,
            Self::Forbidden => false,
        }
    }
}

impl PillsWhen {
    /// Whether Martyrdom Pills are taken before deployment begins (C-55).
    #[must_use]
    pub const fn is_before_deployment(self) -> bool {
        match self {
            Self::AtDeployment => false,
            Self::PreGame => true,
        }
    }
}

impl ToughTrigger {
    /// Whether TOUGH saves from a rolled Out of Action only (C-57).
    #[must_use]
    pub const fn needs_a_roll(self) -> bool {
        match self {
            Self::FirstOfEither => false,
            Self::RolledOnly => true,
        }
    }
}

impl TrenchHeightCost {
    /// Whether the height of a trench side up to 3″ costs movement (C-58).
    #[must_use]
    pub const fn costs_movement(self) -> bool {
        match self {
            Self::AsOpenFree => false,
            Self::AsNormalMovement => true,
        }
    }
}

impl Rulings {
    /// What these rulings say about Injury Rolls: C-21, C-22, C-23, C-24, C-37.
    #[must_use]
    pub const fn injury_reading(&self) -> InjuryReading {
        InjuryReading {
            deadly: match self.deadly_base {
                DeadlyBase::ThreeD6Always => Keep::Three,
                DeadlyBase::BloodbathOnly => Keep::Two,
            },
            deadly_bloodbath: match self.bloodbath_deadly {
                BloodbathDeadly::FourD6 => Keep::Four,
                BloodbathDeadly::ThreeD6Literal => Keep::Three,
            },
            deadly_bloodbath_keep: match self.bloodbath_keep {
                BloodbathKeep::Keep4 => Keep::Four,
                BloodbathKeep::Keep3 => Keep::Three,
            },
            cap: match self.im_cap {
                ImCap::NegativesSumThenPlus => ModifierCap::NegativesThenPlus,
                ImCap::NetFloor => ModifierCap::Net,
                ImCap::NoCap => ModifierCap::None,
            },
            critical: 1,
            critical_keyword: match self.critical {
                Critical::Plus1Or2 => 2,
                Critical::Plus1Always => 1,
            },
        }
    }
}
