//! Why a command cannot be carried out, each with its stable code and the rule it follows.

mod scenario;

pub use scenario::ScenarioRefusal;

use crate::log::cards::Card;
use crate::log::command::{REASON_CHARACTERS, STATED, STATED_CHARACTERS};
use crate::log::state::{Battle, ModelId, SideId};
use crate::log::tally::Bound;
use crate::log::target::Target;
use crate::messages;
use nml_catalogue::length::Length;
use nml_catalogue::message::{Argument, Coded};
use nml_catalogue::rejection::Rejection;

/// A refusal. Those of form can never be overruled; those of the rules can (promise 10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It does not answer the pending question.
    NotAsked,
    /// The battle is over.
    Over,
    /// There is no model with that id.
    NoSuchModel(ModelId),
    /// There is no side with that index.
    NoSuchSide(SideId),
    /// The model has no such weapon.
    NoSuchWeapon(String),
    /// The scenario has no such zone.
    NoSuchZone(u8),
    /// The model has no such ACTION.
    NoSuchAction(String),
    /// The scenario has no such Deed.
    NoSuchDeed(String),
    /// There is no such ruling, or it has no such reading.
    NoSuchReading(String),
    /// The rule already has that reading.
    ReadSo,
    /// Another number of faces is asked for.
    Faces {
        /// Asked for.
        expected: usize,
        /// Given.
        given: usize,
    },
    /// Another number of cards is asked for.
    Cards {
        /// Asked for.
        expected: usize,
        /// Given.
        given: usize,
    },
    /// The card is not in the deck now.
    NotInDeck(Card),
    /// More, or longer, statements of the table than it takes.
    Stated,
    /// Another number of objectives is there.
    Holders {
        /// There are.
        expected: usize,
        /// Given.
        given: usize,
    },
    /// An overrule or a correction needs a reason of 1 to 200 characters.
    Reason,
    /// The rules do not refuse it, so there is nothing to overrule.
    NothingToOverrule,
    /// It is not a choice between these.
    NotAmong(ModelId),
    /// More BLOOD MARKERS than a model can carry.
    BloodBeyond(u8),
    /// More BLESSING MARKERS than a model can carry.
    BlessingBeyond(u8),
    /// More INFECTION MARKERS than a model can carry.
    InfectionBeyond(u8),

    /// It was Activated this Turn.
    ActAlready(ModelId),
    /// It stands already.
    NotDown(ModelId),
    /// An ability named another model that must be Activated next.
    MustActivate(ModelId),
    /// It is Out of Action.
    OutOfAction(ModelId),
    /// It is not on the battlefield.
    NotOnTable(ModelId),
    /// It belongs to another side.
    NotYours(ModelId),
    /// Set up already.
    DeployedAlready(ModelId),
    /// INFILTRATOR models come after the others.
    InfiltratorWaits(ModelId),
    /// The ACTION was taken in this Activation.
    ActionRepeated,
    /// One of Move, Charge and Retreat was taken.
    MoveKindUsed,
    /// An enemy is within 1″, so no charge.
    ChargeEngaged(ModelId),
    /// A shot without ASSAULT was fired.
    ShotNoAssault,
    /// No enemy is within 1″.
    NotEngaged {
        /// It was measured for every enemy; if not, nobody said that one is.
        measured: bool,
    },
    /// The weapon cannot shoot, or the model cannot.
    NoRanged,
    /// An enemy is within 1″, so no shot.
    EnemyNear(ModelId),
    /// It charged or fought, and the weapon lacks ASSAULT.
    FoughtNoAssault,
    /// It moved, and the weapon is HEAVY.
    HeavyMoved,
    /// It fired a HEAVY weapon.
    HeavyFired,
    /// It has no Melee Weapon there, or cannot fight.
    NoMeleeWeapon,
    /// The target is not within 1″.
    TargetNotNear {
        /// Who.
        target: ModelId,
        /// It was measured; if not, nobody said that it is.
        measured: bool,
    },
    /// Not a friend of the shooter in that melee.
    NotInMelee(ModelId),
    /// The target is a friend.
    NotEnemy(ModelId),
    /// The charger does not see its target.
    ChargeNoSight(ModelId),
    /// Another enemy stands in the way of the charge.
    Interposed(ModelId),
    /// One charge, one target.
    OneChargeTarget,
    /// No one spot lies within 1″ of it and the target.
    NoCommonSpot(ModelId),
    /// A charge goes straight where nothing rough is on the way.
    ChargeDetour,
    /// The charge leads away from its target.
    ChargeAway(ModelId),
    /// The charge leads through its target.
    ChargeThrough(ModelId),
    /// The charge has movement left.
    ChargeShort {
        /// This much.
        left: Length,
    },
    /// Higher than the movement that is left.
    ClimbTooHigh {
        /// The climb.
        height: Length,
        /// Left.
        left: Length,
    },
    /// Too little of the base would stand there.
    NoFooting,
    /// Wider than half its Movement.
    GapTooWide {
        /// The gap, with the rise that counts.
        gap: Length,
        /// The most.
        most: Length,
    },
    /// Higher than a jump goes.
    JumpTooHigh {
        /// The rise.
        rise: Length,
    },
    /// Narrower than its base.
    GapTooNarrow,
    /// The Retreat would end within 1″ of an enemy.
    RetreatEndsEngaged(ModelId),
    /// The Retreat leads straight away from the enemy.
    RetreatNotAway,
    /// It is Down and stays where it is.
    DownStays(ModelId),
    /// It is in combat; only a Retreat moves it now.
    UseRetreat(ModelId),
    /// It is in combat, where nobody can Dash.
    DashEngaged(ModelId),
    /// No effect lends it another movement type, or it already has it.
    MovementType,
    /// Too far to charge.
    ChargeRange {
        /// Base to base.
        measured: Length,
    },
    /// Beyond the weapon's range.
    OutOfRange {
        /// Base to base.
        measured: Length,
        /// The weapon's.
        range: Length,
    },
    /// Only a BLAST is aimed at a point.
    NoPoint,
    /// The point lies beside the table.
    PointOffTable,
    /// A base covers the point.
    PointUnderBase(ModelId),
    /// AUTOMATIC targets stand within 6″ of each other.
    TargetsApart(Target),
    /// All attacks of the weapon go at one target.
    OneTarget(Target),
    /// The attack is one that the model has only at Short Range.
    OnlyShortRange(Target),
    /// The weapon is used up for this game.
    UsedUp,
    /// Further than it may move.
    TooFar {
        /// Allowed.
        reach: Length,
    },
    /// Its base would leave the battlefield.
    OffTable,
    /// Its base would stand on another.
    Overlap(ModelId),
    /// It would end within 1″ of an enemy.
    EnemyZone(ModelId),
    /// It would leave an enemy it is fighting.
    LeavesCombat(ModelId),
    /// Not wholly in its zone.
    NotInZone,
    /// Not at an edge of the battlefield.
    NotAtEdge,
    /// The model climbs no walls.
    CannotClimb,
    /// Impassable terrain stands there.
    Impassable,
    /// An enemy stands too near for an INFILTRATOR.
    InfiltratorNear(ModelId),
    /// It may not be held back.
    CannotWait(ModelId),
    /// Not within 1″ of what was charged.
    NotReached,
    /// It does not have that many markers.
    NotThatManyMarkers,
    /// That side may not spend these here.
    CannotSpend,
    /// It declared already.
    DeclaredAlready,
    /// The other side declares first.
    DeclaresSecond,
    /// The target is too far for the ACTION, or is not one it can be used on.
    ActionTarget,
    /// The Deed was done already.
    DeedDone,
    /// A Deed of that kind names its model, or no model.
    DeedModel,
    /// The Deed is for the other role.
    DeedRole,
    /// The Deed counts in campaigns only.
    DeedCampaign,
    /// The zone is taken.
    ZoneTaken,
    /// The zone lies in the other team's half.
    OtherHalf,
    /// They are not a Fireteam.
    NoFireteam,
    /// That side has no Morale Check to take.
    NoCheck,
    /// Under this reading nobody says who declares first.
    NobodyOrders,
    /// The scenario refuses it.
    Scenario(ScenarioRefusal),
    /// It cannot, or can no longer, be called on for this roll.
    NotCalled,
    /// There are not enough markers to pay with.
    CannotPay,
    /// It never Dashes.
    CannotDash,
    /// It cannot Retreat from here.
    CannotRetreat,
    /// The Activation begins with something else.
    BoundFirst(Bound),
    /// Another enemy must be charged.
    MustCharge(ModelId),
    /// That enemy cannot be charged from here.
    ChargeBarred(ModelId),
    /// It is hidden.
    Hidden(ModelId),
    /// The weapon strikes only by an ACTION of its own.
    OnlyByAction,
    /// The weapon cannot be aimed this near.
    TooNear(Target),
    /// What it needs does not hold now.
    NotNow,
    /// The weapon strikes only Off-Hand.
    OffHandOnly,
    /// Another model is set up first.
    DeploysFirst(ModelId),
    /// Each enemy is struck once.
    StruckAlready(ModelId),
    /// No such reminder is shown now.
    NoReminder,
}

impl Refusal {
    /// The rule that refuses. `None` marks a refusal of form.
    const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::NotAsked
            | Self::Over
            | Self::NoSuchModel(_)
            | Self::NoSuchSide(_)
            | Self::NoSuchWeapon(_)
            | Self::NoSuchZone(_)
            | Self::NoSuchAction(_)
            | Self::NoSuchDeed(_)
            | Self::NoSuchReading(_)
            | Self::ReadSo
            | Self::Faces { .. }
            | Self::Cards { .. }
            | Self::NotInDeck(_)
            | Self::Holders { .. }
            | Self::Stated
            | Self::Reason
            | Self::NothingToOverrule
            | Self::NotAmong(_)
            | Self::BloodBeyond(_)
            | Self::BlessingBeyond(_)
            | Self::InfectionBeyond(_)
            | Self::NoReminder => None,
            Self::ActAlready(_) => Some("ACT-02"),
            Self::NotDown(_) => Some("ACT-31"),
            Self::MustActivate(_) => Some("ACT-31"),
            Self::OutOfAction(_) => Some("INJ-09"),
            Self::NotOnTable(_) => Some("B2"),
            Self::NotYours(_) => Some("ACT-01"),
            Self::DeployedAlready(_) => Some("SET-07"),
            Self::InfiltratorWaits(_) => Some("SET-09"),
            Self::ActionRepeated => Some("ACT-04"),
            Self::MoveKindUsed => Some("ACT-08"),
            Self::ChargeEngaged(_) => Some("C-17"),
            Self::ShotNoAssault => Some("ACT-27"),
            Self::NotEngaged { .. } => Some("ACT-23"),
            Self::NoRanged => Some("ACT-26"),
            Self::EnemyNear(_) => Some("ACT-26"),
            Self::FoughtNoAssault => Some("ACT-27"),
            Self::HeavyMoved => Some("ACT-28"),
            Self::HeavyFired => Some("ACT-28"),
            Self::NoMeleeWeapon => Some("ACT-30"),
            Self::TargetNotNear { .. } => Some("ACT-29"),
            Self::NotInMelee(_) => Some("ATK-08"),
            Self::NotEnemy(_) => Some("ATK-01"),
            Self::ChargeNoSight(_) => Some("ACT-16"),
            Self::Interposed(_) => Some("ACT-20"),
            Self::OneChargeTarget => Some("C-14"),
            Self::NoCommonSpot(_) => Some("C-14"),
            Self::ChargeDetour => Some("ACT-18"),
            Self::ChargeAway(_) => Some("ACT-18"),
            Self::ChargeThrough(_) => Some("ACT-21"),
            Self::ChargeShort { .. } => Some("C-15"),
            Self::ClimbTooHigh { .. } => Some("MOV-02"),
            Self::NoFooting => Some("MOV-02"),
            Self::GapTooWide { .. } => Some("MOV-03"),
            Self::JumpTooHigh { .. } => Some("MOV-04"),
            Self::GapTooNarrow => Some("F-11"),
            Self::RetreatEndsEngaged(_) => Some("ACT-23"),
            Self::RetreatNotAway => Some("C-12"),
            Self::DownStays(_) => Some("DWN-03"),
            Self::UseRetreat(_) | Self::DashEngaged(_) => Some("ACT-14"),
            Self::MovementType => Some("MOV-10"),
            Self::ChargeRange { .. } => Some("ACT-15"),
            Self::OutOfRange { .. } => Some("ATK-02"),
            Self::NoPoint => Some("ATK-01"),
            Self::PointOffTable => Some("ATK-01"),
            Self::PointUnderBase(_) => Some("RC-K1"),
            Self::TargetsApart(_) => Some("ATK-09"),
            Self::OneTarget(_) => Some("ATK-09"),
            Self::OnlyShortRange(_) => Some("ATK-09"),
            Self::UsedUp => Some("F-04"),
            Self::TooFar { .. } => Some("ACT-10"),
            Self::OffTable => Some("ACT-13"),
            Self::Overlap(_) => Some("ACT-12"),
            Self::EnemyZone(_) => Some("ACT-11"),
            Self::LeavesCombat(_) => Some("ACT-14"),
            Self::NotInZone => Some("SET-07"),
            Self::NotAtEdge => Some("SET-09"),
            Self::CannotClimb => Some("MOV-01"),
            Self::Impassable => Some("TER-05"),
            Self::InfiltratorNear(_) => Some("SET-09"),
            Self::CannotWait(_) => Some("SET-07"),
            Self::NotReached => Some("ACT-22"),
            Self::NotThatManyMarkers => Some("MRK-01"),
            Self::CannotSpend => Some("MRK-03"),
            Self::DeclaredAlready => Some("MRK-07"),
            Self::DeclaresSecond => Some("MRK-08"),
            Self::ActionTarget => Some("ACT-31"),
            Self::DeedDone => Some("END-02"),
            Self::DeedModel => Some("END-02"),
            Self::DeedRole => Some("END-02"),
            Self::DeedCampaign => Some("END-02"),
            Self::ZoneTaken | Self::OtherHalf => Some("SET-04"),
            Self::NoFireteam => Some("RC-K2"),
            Self::NoCheck => Some("MOR-01"),
            Self::NobodyOrders => Some("C-03"),
            Self::Scenario(refusal) => refusal.rule(),
            Self::NotCalled => Some("ACT-34"),
            Self::CannotPay => Some("ACT-34"),
            Self::CannotDash => Some("ACT-25"),
            Self::CannotRetreat => Some("ACT-23"),
            Self::BoundFirst(_) => Some("ACT-34"),
            Self::MustCharge(_) => Some("ACT-15"),
            Self::ChargeBarred(_) => Some("ACT-15"),
            Self::Hidden(_) => Some("F-10"),
            Self::OnlyByAction => Some("ACT-31"),
            Self::TooNear(_) => Some("ATK-02"),
            Self::NotNow => Some("ACT-31"),
            Self::OffHandOnly => Some("ATK-12"),
            Self::DeploysFirst(_) => Some("SET-07"),
            Self::StruckAlready(_) => Some("ATK-09"),
        }
    }

    /// Whether no overrule can help: the command makes no sense here.
    #[must_use]
    pub const fn is_form(&self) -> bool {
        self.rule().is_none()
    }

    /// The refusal in words, with the models' names.
    #[must_use]
    pub fn describe(&self, battle: &Battle) -> Rejection {
        let refused = self.message(battle);
        match self.rule() {
            Some(rule) => Rejection::rule(refused, rule),
            None => Rejection::form(refused),
        }
    }

    /// What is said, with its code.
    #[must_use]
    pub fn message(&self, battle: &Battle) -> Coded {
        let name = |model: &ModelId| battle.name(*model).to_owned();
        let whom = |target: &Target| {
            target.model().map_or_else(|| Argument::from(messages::that_point()), |model| name(&model).into())
        };
        match self {
            Self::NotAsked => messages::not_asked(),
            Self::Over => messages::over(),
            Self::NoSuchModel(id) => messages::no_such_model(*id),
            Self::NoSuchSide(id) => messages::no_such_side(*id),
            Self::NoSuchWeapon(id) => messages::no_such_weapon(id),
            Self::NoSuchZone(id) => messages::no_such_zone(*id),
            Self::NoSuchAction(id) => messages::no_such_action(id),
            Self::NoSuchDeed(id) => messages::no_such_deed(id),
            Self::NoSuchReading(key) => messages::no_such_reading(key),
            Self::ReadSo => messages::read_so(),
            Self::Faces { expected, given } => messages::faces(*expected, *given),
            Self::Cards { expected, given } => messages::cards(*expected, *given),
            Self::NotInDeck(card) => messages::not_in_deck(card.to_string()),
            Self::Holders { expected, given } => messages::holders(*expected, *given),
            Self::Stated => messages::stated(STATED, STATED_CHARACTERS),
            Self::Reason => messages::reason(REASON_CHARACTERS),
            Self::NothingToOverrule => messages::nothing_to_overrule(),
            Self::NotAmong(id) => messages::not_among(name(id)),
            Self::BloodBeyond(most) => messages::blood_beyond(*most),
            Self::BlessingBeyond(most) => messages::blessing_beyond(*most),
            Self::InfectionBeyond(most) => messages::infection_beyond(*most),
            Self::ActAlready(id) => messages::act_already(name(id)),
            Self::NotDown(id) => messages::not_down(name(id)),
            Self::MustActivate(id) => messages::must_activate(name(id)),
            Self::OutOfAction(id) => messages::out_of_action(name(id)),
            Self::NotOnTable(id) => messages::not_on_table(name(id)),
            Self::NotYours(id) => messages::not_yours(name(id)),
            Self::DeployedAlready(id) => messages::deployed_already(name(id)),
            Self::InfiltratorWaits(id) => messages::infiltrator_waits(name(id)),
            Self::ActionRepeated => messages::action_repeated(),
            Self::MoveKindUsed => messages::move_kind_used(),
            Self::ChargeEngaged(id) => messages::charge_engaged(name(id)),
            Self::ShotNoAssault => messages::shot_no_assault(),
            Self::NotEngaged { measured: true } => messages::no_enemy_near(),
            Self::NotEngaged { measured: false } => messages::no_enemy_known_near(),
            Self::NoRanged => messages::no_ranged(),
            Self::EnemyNear(id) => messages::enemy_near(name(id)),
            Self::FoughtNoAssault => messages::fought_no_assault(),
            Self::HeavyMoved => messages::heavy_moved(),
            Self::HeavyFired => messages::heavy_fired(),
            Self::NoMeleeWeapon => messages::no_melee_weapon(),
            Self::TargetNotNear { target, measured: true } => messages::target_not_near(name(target)),
            Self::TargetNotNear { target, measured: false } => messages::target_not_known_near(name(target)),
            Self::NotInMelee(id) => messages::not_in_melee(name(id)),
            Self::NotEnemy(id) => messages::not_enemy(name(id)),
            Self::ChargeNoSight(id) => messages::charge_no_sight(name(id)),
            Self::Interposed(id) => messages::interposed(name(id)),
            Self::OneChargeTarget => messages::one_charge_target(),
            Self::NoCommonSpot(id) => messages::no_common_spot(name(id)),
            Self::ChargeDetour => messages::charge_detour(),
            Self::ChargeAway(id) => messages::charge_away(name(id)),
            Self::ChargeThrough(id) => messages::charge_through(name(id)),
            Self::ChargeShort { left } => messages::charge_short(*left),
            Self::ClimbTooHigh { height, left } => {
                let [height, left] = height.apart(*left);
                messages::climb_too_high(height, left)
            }
            Self::NoFooting => messages::no_footing(),
            Self::GapTooWide { gap, most } => {
                let [gap, most] = gap.apart(*most);
                messages::gap_too_wide(gap, most)
            }
            Self::JumpTooHigh { rise } => {
                let [rise, most] = rise.apart(Length::inches(1));
                messages::jump_too_high(rise, most)
            }
            Self::GapTooNarrow => messages::gap_too_narrow(),
            Self::RetreatEndsEngaged(id) => messages::retreat_ends_engaged(name(id)),
            Self::RetreatNotAway => messages::retreat_not_away(),
            Self::DownStays(id) => messages::down_stays(name(id)),
            Self::UseRetreat(id) => messages::use_retreat(name(id)),
            Self::DashEngaged(id) => messages::dash_engaged(name(id)),
            Self::MovementType => messages::movement_type(),
            Self::ChargeRange { measured } => {
                let [measured, most] = measured.apart(Length::inches(12));
                messages::charge_range(measured, most)
            }
            Self::OutOfRange { measured, range } => {
                let [measured, range] = measured.apart(*range);
                messages::out_of_range(measured, range)
            }
            Self::NoPoint => messages::no_point(),
            Self::PointOffTable => messages::point_off_table(),
            Self::PointUnderBase(id) => messages::point_under_base(name(id)),
            Self::TargetsApart(target) => messages::targets_apart(whom(target)),
            Self::OneTarget(Target::Point { .. }) => messages::one_point(),
            Self::OneTarget(Target::Model(id)) => messages::one_target(name(id)),
            Self::OnlyShortRange(target) => messages::only_short_range(whom(target)),
            Self::UsedUp => messages::used_up(),
            Self::TooFar { reach } => messages::too_far(*reach),
            Self::OffTable => messages::off_table(),
            Self::Overlap(id) => messages::overlap(name(id)),
            Self::EnemyZone(id) => messages::enemy_zone(name(id)),
            Self::LeavesCombat(id) => messages::leaves_combat(name(id)),
            Self::NotInZone => messages::not_in_zone(),
            Self::NotAtEdge => messages::not_at_edge(),
            Self::CannotClimb => messages::cannot_climb(),
            Self::Impassable => messages::impassable(),
            Self::InfiltratorNear(id) => messages::infiltrator_near(name(id)),
            Self::CannotWait(id) => messages::cannot_wait(name(id)),
            Self::NotReached => messages::not_reached(),
            Self::NotThatManyMarkers => messages::not_that_many_markers(),
            Self::CannotSpend => messages::cannot_spend(),
            Self::DeclaredAlready => messages::declared_already(),
            Self::DeclaresSecond => messages::declares_second(),
            Self::ActionTarget => messages::action_target(),
            Self::DeedDone => messages::deed_done(),
            Self::DeedModel => messages::deed_model(),
            Self::DeedRole => messages::deed_role(),
            Self::DeedCampaign => messages::deed_campaign(),
            Self::ZoneTaken => messages::zone_taken(),
            Self::OtherHalf => messages::other_half(),
            Self::NoFireteam => messages::no_fireteam(),
            Self::NoCheck => messages::no_check(),
            Self::NobodyOrders => messages::nobody_orders(),
            Self::Scenario(refusal) => refusal.message(battle),
            Self::NotCalled => messages::not_called(),
            Self::CannotPay => messages::cannot_pay(),
            Self::CannotDash => messages::cannot_dash(),
            Self::CannotRetreat => messages::cannot_retreat(),
            Self::BoundFirst(to) => match to {
                Bound::Charge(id) => messages::first_charges(name(id)),
                Bound::Dash => messages::first_dashes(),
                Bound::Retreat => messages::first_retreats(),
            },
            Self::MustCharge(id) => messages::must_charge(name(id)),
            Self::ChargeBarred(id) => messages::charge_barred(name(id)),
            Self::Hidden(id) => messages::hidden(name(id)),
            Self::OnlyByAction => messages::only_by_action(),
            Self::TooNear(target) => messages::too_near(whom(target)),
            Self::NotNow => messages::not_now(),
            Self::OffHandOnly => messages::off_hand_only(),
            Self::DeploysFirst(id) => messages::deploys_first(name(id)),
            Self::StruckAlready(id) => messages::struck_already(name(id)),
            Self::NoReminder => messages::no_reminder(),
        }
    }
}
