//! What is said and kept about alliances: who names whom, and the cards that are played.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::cards::{Card, Drawn};
use crate::log::state::{ModelId, SideId};

/// A Betrayal Card that a side plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Betrayed {
    /// Who plays it.
    pub side: SideId,
    /// Which card.
    pub card: Card,
    /// The side it is played for or against, if the card asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<SideId>,
    /// The model it is played on, if the card asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelId>,
}

/// Where the alliances of a battle stand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Alliances {
    /// The aces that say whose suit is which; empty before they are dealt.
    pub aces: Vec<Drawn>,
    /// Who named whom this Turn; two that named each other stand in a joint alliance.
    pub named: Vec<(SideId, SideId)>,
    /// Who must name whom this Turn, if they name anybody.
    pub forced: Vec<(SideId, SideId)>,
    /// Who keeps all that their joint alliance is worth this Turn.
    pub keeps_all: Vec<SideId>,
    /// Models that do no more Glorious Deeds.
    pub no_deeds: Vec<ModelId>,
    /// Cards played this Turn.
    pub played: Vec<Card>,
}

impl Alliances {
    /// Whether nothing is known about alliances, as in every other scenario.
    #[must_use]
    pub fn none(&self) -> bool {
        *self == Self::default()
    }

    /// Whether the one named the other this Turn: it targets none of its models.
    #[must_use]
    pub fn spares(&self, one: SideId, other: SideId) -> bool {
        self.named.contains(&(one, other))
    }

    /// Whether they named each other.
    #[must_use]
    pub fn joint(&self, one: SideId, other: SideId) -> bool {
        self.spares(one, other) && self.spares(other, one)
    }

    /// The partner in a joint alliance.
    #[must_use]
    pub fn partner(&self, side: SideId) -> Option<SideId> {
        self.named.iter().find(|(one, other)| *one == side && self.joint(side, *other)).map(|(_, other)| *other)
    }

    /// A new Turn: alliances end with the old one.
    pub(crate) fn end(&mut self) {
        self.named.clear();
        self.forced.clear();
        self.keeps_all.clear();
        self.played.clear();
    }
}
