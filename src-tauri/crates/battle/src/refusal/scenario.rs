//! Why the scenario refuses something.

use crate::log::state::{Battle, ModelId};
use crate::messages;
use nml_catalogue::length::Length;
use nml_catalogue::message::Coded;

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
    /// A model of another side does that, or one with other keywords.
    NotForThis,
    /// It carries something and can only Move or Retreat.
    Burdened,
    /// As many models of the side as may already begin on the table.
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
    /// It cannot attack the model that stands on it.
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
    /// More begin on the battlefield than stay in reserve.
    VanguardTooLarge(u16),
    /// Its Warband was named as an ally this Turn.
    Ally(ModelId),
    /// The card was played this Turn.
    CardPlayed,
    /// The card does nothing at this moment.
    NotTheMoment,
    /// The side has fewer victory points than that.
    NotThatManyPoints,
}

impl ScenarioRefusal {
    /// The rule that refuses. `None` marks a refusal of form.
    #[must_use]
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Form => None,
            Self::ThingGone => Some("G-5"),
            Self::ThingFar(_) => Some("ACT-31"),
            Self::NotSo => Some("ACT-31"),
            Self::NotForThis => Some("ACT-31"),
            Self::Burdened => Some("ACT-31"),
            Self::EntryLimit => Some("SET-08"),
            Self::NotAtEdge => Some("SET-08"),
            Self::TooNear(_) => Some("G-8"),
            Self::TooFarFrom(_) => Some("G-8"),
            Self::Amount => Some("ACT-31"),
            Self::Repeated => Some("ACT-04"),
            Self::NotStruck => Some("ATK-01"),
            Self::NotLent => Some("ACT-26"),
            Self::Nature => Some("F-01"),
            Self::Prey(_) => Some("F-01"),
            Self::Shuns => Some("F-01"),
            Self::MovesFirst => Some("F-01"),
            Self::StrikesFirst(_) => Some("F-01"),
            Self::OnItsBack => Some("ATK-01"),
            Self::NobodyYet => Some("SET-07"),
            Self::NotElite => Some("G-10"),
            Self::VanguardTooLarge(_) => Some("SET-08"),
            Self::Ally(_) => Some("ATK-01"),
            Self::CardPlayed | Self::NotTheMoment => Some("SCENARIO"),
            Self::NotThatManyPoints => Some("END-02"),
        }
    }

    /// What is said, with its code, and with the models' names.
    #[must_use]
    pub fn message(&self, battle: &Battle) -> Coded {
        match self {
            Self::Form => messages::scenario_form(),
            Self::ThingGone => messages::scenario_thing_gone(),
            Self::ThingFar(Length::ZERO) => messages::scenario_not_touching(),
            Self::ThingFar(within) => messages::scenario_thing_far(*within),
            Self::NotSo => messages::scenario_not_so(),
            Self::NotForThis => messages::scenario_not_for_this(),
            Self::Burdened => messages::scenario_burdened(),
            Self::EntryLimit => messages::scenario_entry_limit(),
            Self::NotAtEdge => messages::scenario_not_at_edge(),
            Self::TooNear(far) => messages::scenario_too_near(*far),
            Self::TooFarFrom(far) => messages::scenario_too_far_from(*far),
            Self::Amount => messages::scenario_amount(),
            Self::Repeated => messages::scenario_repeated(),
            Self::NotStruck => messages::scenario_not_struck(),
            Self::NotLent => messages::scenario_not_lent(),
            Self::Nature => messages::scenario_nature(),
            Self::Prey(other) => messages::scenario_prey(battle.name(*other)),
            Self::Shuns => messages::scenario_shuns(),
            Self::MovesFirst => messages::scenario_moves_first(),
            Self::StrikesFirst(prey) => messages::scenario_strikes_first(battle.name(*prey)),
            Self::OnItsBack => messages::scenario_on_its_back(),
            Self::NobodyYet => messages::scenario_nobody_yet(),
            Self::NotElite => messages::scenario_not_elite(),
            Self::VanguardTooLarge(most) => messages::scenario_vanguard_too_large(*most),
            Self::Ally(ally) => messages::scenario_ally(battle.name(*ally)),
            Self::CardPlayed => messages::scenario_card_played(),
            Self::NotTheMoment => messages::scenario_not_the_moment(),
            Self::NotThatManyPoints => messages::scenario_not_that_many_points(),
        }
    }
}
