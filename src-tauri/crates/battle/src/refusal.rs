//! Why a command cannot be carried out, each with its stable code and the rule it follows.

use super::attack::Target;
use super::state::{Battle, ModelId, SideId};
use nml_catalogue::length::Length;
use nml_catalogue::rejection::Rejection;

/// A refusal. Those of form can never be overruled; those of the rules can (invariant 10).
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
    /// More, or longer, statements of the table than are taken.
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
    /// Not a choice between these.
    NotAmong(ModelId),
    /// More than a model can carry of one marker.
    MarkersPastSix,

    /// It was Activated this Turn.
    ActAlready(ModelId),
    /// It stands already.
    NotDown(ModelId),
    /// An ability named another that must be Activated next.
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
    /// An enemy is within 1 in, so no charge.
    ChargeEngaged(ModelId),
    /// A shot without ASSAULT was fired.
    ShotNoAssault,
    /// No enemy is within 1 in.
    NotEngaged {
        /// It was measured for every enemy; else nobody said that one is.
        measured: bool,
    },
    /// The weapon cannot shoot, or the model cannot.
    NoRanged,
    /// An enemy is within 1 in, so no shot.
    EnemyNear(ModelId),
    /// It charged or fought, and the weapon lacks ASSAULT.
    FoughtNoAssault,
    /// It moved, and the weapon is HEAVY.
    HeavyMoved,
    /// It fired a HEAVY weapon.
    HeavyFired,
    /// It has no Melee Weapon there, or cannot fight.
    NoMeleeWeapon,
    /// The target is not within 1 in.
    TargetNotNear {
        /// Who.
        target: ModelId,
        /// It was measured; else nobody said that it is.
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
    /// No one spot lies within 1 in of it and the target.
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
    /// The Retreat would end within 1 in of an enemy.
    RetreatEndsEngaged(ModelId),
    /// The Retreat leads straight away from the enemy.
    RetreatNotAway,
    /// It is Down and stays where it is.
    DownStays(ModelId),
    /// It is in combat; only a Retreat moves it now.
    UseRetreat(ModelId),
    /// It is in combat, and nobody Dashes there.
    DashEngaged(ModelId),
    /// No effect lends it another movement type, or it has that one.
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
    /// AUTOMATIC targets stand within 6 in of each other.
    TargetsApart(Target),
    /// All attacks of the weapon go at one target.
    OneTarget(Target),
    /// The attack is one that the model has at Short Range only.
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
    /// It would end within 1 in of an enemy.
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
    /// Nothing lets it be held back.
    CannotWait(ModelId),
    /// Not within 1 in of what was charged.
    NotReached,
    /// It has not that many markers.
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
    /// A Deed of that kind names its model, or names none.
    DeedModel,
    /// The Deed is for the other role.
    DeedRole,
    /// The Deed counts in campaigns only.
    DeedCampaign,
    /// The zone is taken.
    ZoneTaken,
    /// They are not a Fireteam.
    NoFireteam,
    /// That side has no Morale Check to take.
    NoCheck,
    /// Under this reading nobody says who declares first.
    NobodyOrders,
    /// The scenario refuses it.
    Scenario(super::scenario::ScenarioRefusal),
    /// It cannot, or can no longer, be called on for this roll.
    NotCalled,
    /// There are not enough markers to pay with.
    CannotPay,
    /// It never Dashes.
    CannotDash,
    /// It cannot Retreat from here.
    CannotRetreat,
    /// The Activation begins with something else.
    BoundFirst(super::content::Bound),
    /// Another enemy must be charged.
    MustCharge(ModelId),
    /// That enemy cannot be charged from here.
    ChargeBarred(ModelId),
    /// It is hidden.
    Hidden(ModelId),
    /// The weapon strikes only by an ACTION of its own.
    OnlyByAction,
    /// The weapon cannot be aimed so near.
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
    /// Stable code, rule; an empty rule marks a refusal of form.
    #[must_use]
    pub const fn code_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Self::NotAsked => ("F-NOT-ASKED", ""),
            Self::Over => ("F-OVER", ""),
            Self::NoSuchModel(_) => ("F-NO-SUCH-MODEL", ""),
            Self::NoSuchSide(_) => ("F-NO-SUCH-SIDE", ""),
            Self::NoSuchWeapon(_) => ("F-NO-SUCH-WEAPON", ""),
            Self::NoSuchZone(_) => ("F-NO-SUCH-ZONE", ""),
            Self::NoSuchAction(_) => ("F-NO-SUCH-ACTION", ""),
            Self::NoSuchDeed(_) => ("F-NO-SUCH-DEED", ""),
            Self::NoSuchReading(_) => ("F-NO-SUCH-READING", ""),
            Self::ReadSo => ("F-READ-SO", ""),
            Self::Faces { .. } => ("F-FACES", ""),
            Self::Holders { .. } => ("F-HOLDERS", ""),
            Self::Stated => ("F-STATED", ""),
            Self::Reason => ("F-REASON", ""),
            Self::NothingToOverrule => ("F-NOTHING-TO-OVERRULE", ""),
            Self::NotAmong(_) => ("F-NOT-AMONG", ""),
            Self::MarkersPastSix => ("F-MARKERS", ""),
            Self::ActAlready(_) => ("E-ACT-ALREADY", "ACT-02"),
            Self::NotDown(_) => ("E-NOT-DOWN", "ACT-31"),
            Self::MustActivate(_) => ("E-MUST-ACTIVATE", "ACT-31"),
            Self::OutOfAction(_) => ("E-ACT-OOA", "INJ-09"),
            Self::NotOnTable(_) => ("E-ACT-NOT-ON-TABLE", "B2"),
            Self::NotYours(_) => ("E-NOT-YOURS", "ACT-01"),
            Self::DeployedAlready(_) => ("E-DEPLOYED", "SET-07"),
            Self::InfiltratorWaits(_) => ("E-INFILTRATOR-WAITS", "SET-09"),
            Self::ActionRepeated => ("E-ACTION-REPEATED", "ACT-04"),
            Self::MoveKindUsed => ("E-MOVE-KIND-USED", "ACT-08"),
            Self::ChargeEngaged(_) => ("E-CHARGE-ENGAGED", "C-17"),
            Self::ShotNoAssault => ("E-SHOT-NO-ASSAULT", "ACT-27"),
            Self::NotEngaged { .. } => ("E-NOT-ENGAGED", "ACT-23"),
            Self::NoRanged => ("E-NO-RANGED", "ACT-26"),
            Self::EnemyNear(_) => ("E-ENEMY-1IN", "ACT-26"),
            Self::FoughtNoAssault => ("E-FOUGHT-NO-ASSAULT", "ACT-27"),
            Self::HeavyMoved => ("E-HEAVY-MOVED", "ACT-28"),
            Self::HeavyFired => ("E-HEAVY-FIRED", "ACT-28"),
            Self::NoMeleeWeapon => ("E-NO-MELEE-WEAPON", "ACT-30"),
            Self::TargetNotNear { .. } => ("E-NO-ENEMY-1IN", "ACT-29"),
            Self::NotInMelee(_) => ("E-NOT-IN-MELEE", "ATK-08"),
            Self::NotEnemy(_) => ("E-NOT-ENEMY", "ATK-01"),
            Self::ChargeNoSight(_) => ("E-CHARGE-NO-LOS", "ACT-16"),
            Self::Interposed(_) => ("E-INTERPOSED", "ACT-20"),
            Self::OneChargeTarget => ("E-ONE-CHARGE-TARGET", "C-14"),
            Self::NoCommonSpot(_) => ("E-NO-COMMON-SPOT", "C-14"),
            Self::ChargeDetour => ("E-CHARGE-DETOUR", "ACT-18"),
            Self::ChargeAway(_) => ("E-CHARGE-AWAY", "ACT-18"),
            Self::ChargeThrough(_) => ("E-CHARGE-THROUGH", "ACT-21"),
            Self::ChargeShort { .. } => ("E-CHARGE-SHORT", "C-15"),
            Self::ClimbTooHigh { .. } => ("E-CLIMB-TOO-HIGH", "MOV-02"),
            Self::NoFooting => ("E-NO-FOOTING", "MOV-02"),
            Self::GapTooWide { .. } => ("E-GAP-TOO-WIDE", "MOV-03"),
            Self::JumpTooHigh { .. } => ("E-JUMP-TOO-HIGH", "MOV-04"),
            Self::GapTooNarrow => ("E-GAP-TOO-NARROW", "F-11"),
            Self::RetreatEndsEngaged(_) => ("E-RETREAT-ENDS-ENGAGED", "ACT-23"),
            Self::RetreatNotAway => ("E-RETREAT-NOT-AWAY", "C-12"),
            Self::DownStays(_) => ("E-DOWN-STAYS", "DWN-03"),
            Self::UseRetreat(_) | Self::DashEngaged(_) => ("E-ENGAGED-USE-RETREAT", "ACT-14"),
            Self::MovementType => ("E-MOVEMENT-TYPE", "MOV-10"),
            Self::ChargeRange { .. } => ("E-CHARGE-RANGE", "ACT-15"),
            Self::OutOfRange { .. } => ("E-OUT-OF-RANGE", "ATK-02"),
            Self::NoPoint => ("E-NO-POINT", "ATK-01"),
            Self::PointOffTable => ("E-POINT-OFF-TABLE", "ATK-01"),
            Self::PointUnderBase(_) => ("E-POINT-UNDER-BASE", "RC-K1"),
            Self::TargetsApart(_) => ("E-TARGETS-APART", "ATK-09"),
            Self::OneTarget(_) => ("E-ONE-TARGET", "ATK-09"),
            Self::OnlyShortRange(_) => ("E-ONLY-SHORT-RANGE", "ATK-09"),
            Self::UsedUp => ("E-USED-UP", "F-04"),
            Self::TooFar { .. } => ("E-TOO-FAR", "ACT-10"),
            Self::OffTable => ("E-OFF-TABLE", "ACT-13"),
            Self::Overlap(_) => ("E-OVERLAP", "ACT-12"),
            Self::EnemyZone(_) => ("E-ENEMY-ZONE", "ACT-11"),
            Self::LeavesCombat(_) => ("E-LEAVES-COMBAT", "ACT-14"),
            Self::NotInZone => ("E-NOT-IN-ZONE", "SET-07"),
            Self::NotAtEdge => ("E-NOT-AT-EDGE", "SET-09"),
            Self::CannotClimb => ("E-CANNOT-CLIMB", "MOV-01"),
            Self::Impassable => ("E-IMPASSABLE", "TER-05"),
            Self::InfiltratorNear(_) => ("E-INFILTRATOR-NEAR", "SET-09"),
            Self::CannotWait(_) => ("E-CANNOT-WAIT", "SET-07"),
            Self::NotReached => ("E-NOT-REACHED", "ACT-22"),
            Self::NotThatManyMarkers => ("E-NOT-THAT-MANY-MARKERS", "MRK-01"),
            Self::CannotSpend => ("E-CANNOT-SPEND", "MRK-03"),
            Self::DeclaredAlready => ("E-DECLARED", "MRK-07"),
            Self::DeclaresSecond => ("E-DECLARES-SECOND", "MRK-08"),
            Self::ActionTarget => ("E-ACTION-TARGET", "ACT-31"),
            Self::DeedDone => ("E-DEED-DONE", "END-02"),
            Self::DeedModel => ("E-DEED-MODEL", "END-02"),
            Self::DeedRole => ("E-DEED-ROLE", "END-02"),
            Self::DeedCampaign => ("E-DEED-CAMPAIGN", "END-02"),
            Self::ZoneTaken => ("E-ZONE-TAKEN", "SET-04"),
            Self::NoFireteam => ("E-NO-FIRETEAM", "RC-K2"),
            Self::NoCheck => ("E-NO-CHECK", "MOR-01"),
            Self::NobodyOrders => ("E-NOBODY-ORDERS", "C-03"),
            Self::Scenario(refusal) => refusal.code_and_rule(),
            Self::NotCalled => ("E-NOT-CALLED", "ACT-34"),
            Self::CannotPay => ("E-CANNOT-PAY", "ACT-34"),
            Self::CannotDash => ("E-CANNOT-DASH", "ACT-25"),
            Self::CannotRetreat => ("E-CANNOT-RETREAT", "ACT-23"),
            Self::BoundFirst(_) => ("E-BOUND-FIRST", "ACT-34"),
            Self::MustCharge(_) => ("E-MUST-CHARGE", "ACT-15"),
            Self::ChargeBarred(_) => ("E-CHARGE-BARRED", "ACT-15"),
            Self::Hidden(_) => ("E-HIDDEN", "F-10"),
            Self::OnlyByAction => ("E-ONLY-BY-ACTION", "ACT-31"),
            Self::TooNear(_) => ("E-TOO-NEAR", "ATK-02"),
            Self::NotNow => ("E-NOT-NOW", "ACT-31"),
            Self::OffHandOnly => ("E-OFF-HAND-ONLY", "ATK-12"),
            Self::DeploysFirst(_) => ("E-DEPLOYS-FIRST", "SET-07"),
            Self::StruckAlready(_) => ("E-STRUCK-ALREADY", "ATK-09"),
            Self::NoReminder => ("F-NO-REMINDER", ""),
        }
    }

    /// Whether no overrule can help: the command makes no sense here.
    #[must_use]
    pub const fn is_form(&self) -> bool {
        self.code_and_rule().1.is_empty()
    }

    /// The refusal in words, with the models' names.
    #[must_use]
    pub fn describe(&self, battle: &Battle) -> Rejection {
        let (code, rule) = self.code_and_rule();
        if rule.is_empty() {
            Rejection::form(code, self.sentence(battle))
        } else {
            Rejection::rule(code, self.sentence(battle), rule)
        }
    }

    fn sentence(&self, battle: &Battle) -> String {
        let name = |model: &ModelId| battle.name(*model).to_owned();
        let whom = |target: &Target| target.model().map_or_else(|| "That point".to_owned(), |model| name(&model));
        match self {
            Self::NotAsked => "That does not answer the question that is pending.".into(),
            Self::Over => "The battle is over.".into(),
            Self::NoSuchModel(id) => format!("There is no model {id} in this battle."),
            Self::NoSuchSide(id) => format!("There is no side {id} in this battle."),
            Self::NoSuchWeapon(id) => format!("The model has no weapon “{id}”."),
            Self::NoSuchZone(id) => format!("The scenario has no zone {id}."),
            Self::NoSuchAction(id) => format!("The model has no ACTION “{id}”."),
            Self::NoSuchDeed(id) => format!("The scenario has no Deed “{id}”."),
            Self::NoSuchReading(key) => format!("The ruling “{key}” has no such reading."),
            Self::ReadSo => "That reading already applies.".into(),
            Self::Faces { expected, given } => format!("The roll takes {expected} dice; {given} were given."),
            Self::Holders { expected, given } => {
                format!("There are {expected} objectives; {given} holders were given.")
            }
            Self::Stated => "The table states up to 20 facts, each in up to 400 bytes.".into(),
            Self::Reason => "Say why, in 1 to 200 characters.".into(),
            Self::NothingToOverrule => "The rules allow it; there is nothing to overrule.".into(),
            Self::NotAmong(id) => format!("{} is not one of those that can be named here.", name(id)),
            Self::MarkersPastSix => "A model carries at most 6 markers of a kind.".into(),
            Self::ActAlready(id) => format!("{} was Activated this Turn.", name(id)),
            Self::NotDown(id) => format!("{} is not Down.", name(id)),
            Self::MustActivate(id) => format!("{} was named and must be Activated now.", name(id)),
            Self::OutOfAction(id) => format!("{} is Out of Action.", name(id)),
            Self::NotOnTable(id) => format!("{} is not on the battlefield.", name(id)),
            Self::NotYours(id) => format!("{} belongs to the other side, and it is not its turn.", name(id)),
            Self::DeployedAlready(id) => format!("{} is set up already.", name(id)),
            Self::InfiltratorWaits(id) => {
                format!("{} is an INFILTRATOR and is set up after all the others.", name(id))
            }
            Self::ActionRepeated => "That ACTION was taken in this Activation.".into(),
            Self::MoveKindUsed => "Only one of Move, Charge and Retreat in an Activation.".into(),
            Self::ChargeEngaged(id) => {
                format!("{} is within 1″, so no Charge. Fight, or Retreat.", name(id))
            }
            Self::ShotNoAssault => "It shot a weapon without ASSAULT, so no Charge and no Fight.".into(),
            Self::NotEngaged { measured: true } => "No enemy is within 1″.".into(),
            Self::NotEngaged { measured: false } => "No enemy is known to stand within 1″.".into(),
            Self::NoRanged => "It has nothing to shoot with.".into(),
            Self::EnemyNear(id) => format!("{} is within 1″, so it can’t Shoot. Retreat first.", name(id)),
            Self::FoughtNoAssault => "It charged or fought; only an ASSAULT weapon can Shoot now.".into(),
            Self::HeavyMoved => "It moved, and the weapon is HEAVY.".into(),
            Self::HeavyFired => "It fired a HEAVY weapon, so it stays where it is.".into(),
            Self::NoMeleeWeapon => "It has nothing to fight with.".into(),
            Self::TargetNotNear { target, measured: true } => format!("{} is not within 1″.", name(target)),
            Self::TargetNotNear { target, measured: false } => {
                format!("{} is not known to stand within 1″.", name(target))
            }
            Self::NotInMelee(id) => format!("{} is not one of the shooter’s own in that melee.", name(id)),
            Self::NotEnemy(id) => format!("{} is a friend.", name(id)),
            Self::ChargeNoSight(id) => format!("It does not see {}, so no Charge.", name(id)),
            Self::Interposed(id) => format!("{} stands in the way: Charge it, or nobody behind it.", name(id)),
            Self::OneChargeTarget => "A Charge has one target.".into(),
            Self::NoCommonSpot(id) => format!("No one spot lies within 1″ of the target and of {}.", name(id)),
            Self::ChargeDetour => "A Charge goes straight unless the way is rough.".into(),
            Self::ChargeAway(id) => format!("A Charge takes the shortest open way towards {}.", name(id)),
            Self::ChargeThrough(id) => format!("A Charge stops when it touches {}.", name(id)),
            Self::ChargeShort { left } => format!("The Charge has {left} left and must go on."),
            Self::ClimbTooHigh { height, left } => {
                let [height, left] = height.apart(*left);
                format!("The climb is {height}, and only {left} is left.")
            }
            Self::NoFooting => "Too little of its base would stand up there.".into(),
            Self::GapTooWide { gap, most } => {
                let [gap, most] = gap.apart(*most);
                format!("The gap is {gap}; it jumps {most} at most.")
            }
            Self::JumpTooHigh { rise } => {
                let [rise, most] = rise.apart(Length::inches(1));
                format!("It lies {rise} higher; a jump goes up {most} at most.")
            }
            Self::GapTooNarrow => "Its base does not fit through there.".into(),
            Self::RetreatEndsEngaged(id) => format!("It would end within 1″ of {}.", name(id)),
            Self::RetreatNotAway => "A Retreat leads straight away from the enemy.".into(),
            Self::DownStays(id) => format!("{} is Down and does not move.", name(id)),
            Self::UseRetreat(id) => format!("It fights {}: only a Retreat moves it now.", name(id)),
            Self::DashEngaged(id) => format!("{} is within 1″, so no Dash. Fight, or Retreat.", name(id)),
            Self::MovementType => "It has no other movement type to choose.".into(),
            Self::ChargeRange { measured } => {
                let [measured, most] = measured.apart(Length::inches(12));
                format!("It is {measured} away; a Charge reaches for {most} at most.")
            }
            Self::OutOfRange { measured, range } => {
                let [measured, range] = measured.apart(*range);
                format!("It is {measured} away; the weapon reaches {range}.")
            }
            Self::NoPoint => "Only a BLAST can be aimed at a point.".into(),
            Self::PointOffTable => "That point is not on the battlefield.".into(),
            Self::PointUnderBase(id) => format!("That point lies under {}: aim at the model, or beside it.", name(id)),
            Self::TargetsApart(target) => {
                format!("{} is more than 6″ from an earlier target of this ACTION.", whom(target))
            }
            Self::OneTarget(Target::Point { .. }) => "All these attacks go at the same point.".into(),
            Self::OneTarget(Target::Model(id)) => format!("All these attacks go at {}.", name(id)),
            Self::OnlyShortRange(target) => format!("{} is not at Short Range, where this attack goes.", whom(target)),
            Self::UsedUp => "It is used up for this game.".into(),
            Self::TooFar { reach } => format!("That is further than {reach}."),
            Self::OffTable => "Its base would leave the battlefield.".into(),
            Self::Overlap(id) => format!("Its base would stand on {}.", name(id)),
            Self::EnemyZone(id) => format!("It would come within 1″ of {}: only a Charge goes there.", name(id)),
            Self::LeavesCombat(id) => format!("It would leave {}: only a Retreat does.", name(id)),
            Self::NotInZone => "Its base must stand wholly in its own zone.".into(),
            Self::NotAtEdge => "Its base must touch an edge of the battlefield.".into(),
            Self::CannotClimb => "It can’t climb walls.".into(),
            Self::Impassable => "Nothing can stand on that terrain.".into(),
            Self::InfiltratorNear(id) => format!("It must stand farther from {}.", name(id)),
            Self::CannotWait(id) => format!("Nothing lets {} come in later.", name(id)),
            Self::NotReached => "It stops more than 1″ away from what it charges.".into(),
            Self::NotThatManyMarkers => "It does not carry that many markers.".into(),
            Self::CannotSpend => "That side cannot spend these markers on this roll.".into(),
            Self::DeclaredAlready => "That side has declared already.".into(),
            Self::DeclaresSecond => "The other side declares first.".into(),
            Self::ActionTarget => "The ACTION cannot be used on that model from here.".into(),
            Self::DeedDone => "That Deed was done already; each counts once.".into(),
            Self::DeedModel => "Name the model that did it; a Warband’s Deed names none.".into(),
            Self::DeedRole => "That Deed is for the other side: one attacks, the other defends.".into(),
            Self::DeedCampaign => "That Deed counts in a campaign only.".into(),
            Self::ZoneTaken => "That zone is taken.".into(),
            Self::NoFireteam => "They are not a Fireteam.".into(),
            Self::NoCheck => "That side has no Morale Check to take.".into(),
            Self::NobodyOrders => "Under the reading of this battle nobody says who declares first.".into(),
            Self::Scenario(refusal) => refusal.sentence(battle),
            Self::NotCalled => "That cannot be called on for this roll, or not any more.".into(),
            Self::CannotPay => "There are not enough markers to pay for it.".into(),
            Self::CannotDash => "It never Dashes.".into(),
            Self::CannotRetreat => "It cannot Retreat from here.".into(),
            Self::BoundFirst(to) => match to {
                super::content::Bound::Charge(id) => format!("It first charges {}.", name(id)),
                super::content::Bound::Dash => "It first Dashes.".into(),
                super::content::Bound::Retreat => "It first Retreats.".into(),
            },
            Self::MustCharge(id) => format!("{} draws the charge and must be the one charged.", name(id)),
            Self::ChargeBarred(id) => format!("{} cannot be charged from here.", name(id)),
            Self::Hidden(id) => format!("{} is hidden: not shot at, not charged.", name(id)),
            Self::OnlyByAction => "It strikes only by an ACTION of its own.".into(),
            Self::TooNear(target) => format!("{} is too near for that weapon.", whom(target)),
            Self::NotNow => "The conditions for that are not met now.".into(),
            Self::OffHandOnly => "It strikes only second, Off-Hand.".into(),
            Self::DeploysFirst(id) => format!("{} is set up before the others.", name(id)),
            Self::StruckAlready(id) => format!("{} was struck already in this Fight.", name(id)),
            Self::NoReminder => "There is no such reminder now.".into(),
        }
    }
}
