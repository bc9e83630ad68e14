//! Why the scenario refuses something.

use crate::state::{Battle, ModelId};
use nml_catalogue::length::Length;

/// A refusal of the scenario. Those of form have no rule and cannot be overruled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScenarioRefusal {
    /// There is no such thing, ACTION, note or objective, or it is not asked for.
    Form,
    /// The thing is not on the table.
    ThingGone,
    /// The model is too far from it.
    ThingFar(Length),
    /// The thing or the model is not in the state that the ACTION wants.
    NotSo,
    /// Another side's model does that, or one with other keywords.
    NotForThis,
    /// It carries something and can only Move or Retreat.
    Burdened,
    /// No more models of the side begin on the table.
    EntryLimit,
    /// The base does not touch the edge of the battlefield.
    NotAtEdge,
    /// Too near to something the scenario keeps it from.
    TooNear(Length),
    /// Too far from where the scenario keeps it.
    TooFarFrom(Length),
    /// There is not that much of it, or not enough room.
    Amount,
    /// The ACTION was taken in this Activation.
    Repeated,
    /// An attack of this kind does nothing to it.
    NotStruck,
    /// Its weapon was used this Turn, or an enemy is at it.
    NotLent,
    /// A model that belongs to nobody does not do that.
    Nature,
    /// It hunts another.
    Prey(ModelId),
    /// It cannot attack who stands on it.
    OnItsBack,
    /// It goes into no Dangerous ground, and neither climbs nor jumps.
    Shuns,
    /// Farther than an inch from its prey it moves before it attacks.
    MovesFirst,
    /// Beside its prey it attacks before it moves.
    StrikesFirst(ModelId),
    /// A side is set up at least once before it stops.
    NobodyYet,
    /// Not an ELITE of that side, or too many of them.
    NotElite,
}

impl ScenarioRefusal {
    /// Stable code, rule.
    #[must_use]
    pub const fn code_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Self::Form => ("F-SCENARIO", ""),
            Self::ThingGone => ("E-THING-GONE", "G-5"),
            Self::ThingFar(_) => ("E-THING-FAR", "ACT-31"),
            Self::NotSo => ("E-THING-STATE", "ACT-31"),
            Self::NotForThis => ("E-NOT-FOR-THIS", "ACT-31"),
            Self::Burdened => ("E-BURDENED", "ACT-31"),
            Self::EntryLimit => ("E-ENTRY-LIMIT", "SET-08"),
            Self::NotAtEdge => ("E-NOT-AT-EDGE", "SET-08"),
            Self::TooNear(_) => ("E-TOO-NEAR", "G-8"),
            Self::TooFarFrom(_) => ("E-TOO-FAR-FROM", "G-8"),
            Self::Amount => ("E-AMOUNT", "ACT-31"),
            Self::Repeated => ("E-ACTION-REPEATED", "ACT-04"),
            Self::NotStruck => ("E-NOT-STRUCK", "ATK-01"),
            Self::NotLent => ("E-NOT-LENT", "ACT-26"),
            Self::Nature => ("E-NATURE", "F-01"),
            Self::Prey(_) => ("E-PREY", "F-01"),
            Self::Shuns => ("E-SHUNS", "F-01"),
            Self::MovesFirst => ("E-MOVES-FIRST", "F-01"),
            Self::StrikesFirst(_) => ("E-STRIKES-FIRST", "F-01"),
            Self::OnItsBack => ("E-ON-ITS-BACK", "ATK-01"),
            Self::NobodyYet => ("E-NOBODY-YET", "SET-07"),
            Self::NotElite => ("E-NOT-ELITE", "G-10"),
        }
    }

    /// In words, with the models' names.
    #[must_use]
    pub fn sentence(&self, battle: &Battle) -> String {
        match self {
            Self::Form => "The scenario has no such thing, or does not ask for it.".into(),
            Self::ThingGone => "That is not on the table.".into(),
            Self::ThingFar(Length::ZERO) => "It does not touch it.".to_owned(),
            Self::ThingFar(within) => format!("It is farther than {within} from it."),
            Self::NotSo => "That cannot be done with it now.".into(),
            Self::NotForThis => "This model cannot do that in this scenario.".into(),
            Self::Burdened => "It carries something: only Move or Retreat.".into(),
            Self::EntryLimit => "No more models of this side begin on the table.".into(),
            Self::NotAtEdge => "Its base must touch the edge of the battlefield.".into(),
            Self::TooNear(far) => format!("The scenario keeps it more than {far} away from something there."),
            Self::TooFarFrom(far) => format!("The scenario keeps it within {far} of its own zone."),
            Self::Amount => "There is not so much of it, or no room for it.".into(),
            Self::Repeated => "That ACTION was taken in this Activation.".into(),
            Self::NotStruck => "Such an attack does nothing to it.".into(),
            Self::NotLent => "That weapon was used this Turn, or an enemy stands at it.".into(),
            Self::Nature => "It never does that.".into(),
            Self::Prey(other) => format!("It hunts {}.", battle.name(*other)),
            Self::Shuns => "It goes into no Dangerous ground and neither climbs nor jumps.".into(),
            Self::MovesFirst => "Its prey is not within 1″: it moves before it attacks.".into(),
            Self::StrikesFirst(prey) => format!("{} is within 1″: it attacks before it moves.", battle.name(*prey)),
            Self::OnItsBack => "It cannot attack who stands on its back.".into(),
            Self::NobodyYet => "Somebody must be set up first.".into(),
            Self::NotElite => "A secret note names ELITE models of that side, no more than it may.".into(),
        }
    }
}
