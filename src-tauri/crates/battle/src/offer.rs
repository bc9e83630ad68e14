//! What you may answer to a question.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::refusal::Refusal;
use super::spot::Spot;
use crate::log::command::{Command, Spend};
use crate::log::scenario::Held;
use crate::log::state::{ModelId, SideId};
use crate::log::target::Landing;
use crate::purse::Purse;
use nml_catalogue::Point;
use nml_catalogue::length::Length;

/// The answers to the pending question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who must answer; several for a roll-off, nobody when the battle is over.
    pub who: Vec<SideId>,
    /// What may be said.
    pub offers: Vec<Offer>,
    /// What a person may look for, and why it is refused.
    pub refused: Vec<Refused>,
    /// ACTIONS of the acting model that cannot even be aimed, and why: no command stands for them.
    pub closed: Vec<Closed>,
}

/// One thing that may be said.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// Exactly this; the facts of an attack are free.
    Say(Command),
    /// The command with a position that fits, or without one.
    Place {
        /// The command, without a position.
        command: Command,
        /// Where the base may stand, or none for anywhere, if nobody knows where it stands now.
        spot: Option<Spot>,
    },
    /// The shot at a point: anywhere that fits, or untracked. The facts of the attack are free.
    Aim {
        /// The command, without a point.
        command: Command,
        /// Where the point may lie on the flat, or none if nobody knows where the shooter stands.
        spot: Option<Spot>,
        /// The radius of its BLAST.
        inches: u8,
    },
    /// Any faces of this number of dice.
    Faces(usize),
    /// Cards that the deck can give, one for each of these sides.
    Cards(Vec<SideId>),
    /// What the table sees of the attack may be stated again.
    State,
    /// How far down the ledge within 1″ is, or that there is none.
    Ledge {
        /// As high as the model stands.
        proposed: Length,
    },
    /// What a model stands on may be stated at any moment: height, ledge, Dangerous terrain.
    Stand,
    /// Markers up to these; a Bloodbath needs its price among them.
    Spend {
        /// Which side.
        side: SideId,
        /// The most of each.
        most: Spend,
        /// Markers a Bloodbath costs.
        bloodbath: u8,
    },
    /// Any holders for this many objectives, or the proposal.
    Control {
        /// What the positions say, or none for nobody or unknown.
        proposed: Vec<Option<SideId>>,
    },
    /// Any of these models, each at most once; the proposal first.
    Caught {
        /// All on the battlefield.
        among: Vec<ModelId>,
        /// Who stands in the blast, as far as positions are known.
        proposed: Vec<ModelId>,
    },
    /// A Deed may be claimed at any moment.
    Deed(Claimable),
    /// An answer to the scenario with choices of its own.
    Scenario(ScenarioOffer),
    /// The command with markers that pay for it: one of the sums, from these models.
    Pay {
        /// The command, without any payment.
        command: Command,
        /// Sums that buy it.
        counts: Vec<u8>,
        /// At most this many of each model.
        purse: Vec<(ModelId, u8)>,
        /// Payments to choose among, each of one of the sums; others are as good.
        ways: Vec<Vec<(ModelId, u8)>>,
    },
    /// What the table should think of now; it may be noted.
    Remind(Reminded),
    /// The table may say who stands in reach of a model's auras.
    Auras {
        /// The models that bring some.
        bearers: Vec<ModelId>,
    },
    /// A side may give up.
    Concede,
    /// How a side shows which of its models are Down may still be changed.
    ShowDown,
    /// The reading of any ruling may be changed, by agreement.
    Agree,
    /// The battle may be stopped before its end.
    Stop,
    /// What happened may be stated without dice, one thing, many, or the result.
    Stated,
    /// Which way a missed shot goes: any direction, or that it misses.
    Scatter {
        /// How far it goes.
        inches: u8,
        /// Where it was aimed at, if that is known.
        from: Option<Point>,
        /// Where it comes down in each of eight directions: up the map first, then round to the right.
        ways: Vec<Landing>,
    },
}

impl Offer {
    /// The command with what buys it.
    pub(super) fn pay(command: Command, purse: &Purse) -> Self {
        Self::Pay { command, counts: purse.affordable(), purse: purse.from.clone(), ways: purse.ways() }
    }
}

/// A command that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The command.
    pub command: Command,
    /// Why.
    pub refusal: Refusal,
}

/// One of the two ACTIONS that attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttackAction {
    /// Shoot (ACT-26).
    Shoot,
    /// Fight (ACT-29).
    Fight,
}

/// An ACTION for which the model has no target or means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closed {
    /// Which action.
    pub action: AttackAction,
    /// Why.
    pub refusal: Refusal,
}

/// A reminder, at its moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reminded {
    /// Whose.
    pub model: ModelId,
    /// The ability or item, as shown.
    pub source: String,
    /// What to do.
    pub text: String,
    /// Why the app cannot.
    pub reason: String,
}

/// A Deed that may be claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Claimable {
    /// Its id.
    pub deed: String,
    /// A model does it. If not, a Warband does.
    pub by_model: bool,
    /// Whose it may be.
    pub sides: Vec<SideId>,
}

/// An answer with choices of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "about")]
pub enum ScenarioOffer {
    /// Who is at each objective, and who controls it.
    Hold {
        /// What the positions say.
        proposed: Vec<Held>,
    },
    /// A number for each side.
    Count {
        /// What is counted.
        what: String,
        /// How many sides.
        sides: u8,
    },
    /// A secret note.
    Note {
        /// Whose.
        side: SideId,
        /// Which note.
        note: String,
        /// Models it may name.
        among: Vec<ModelId>,
        /// At most this many.
        most: u8,
        /// Objectives of which it names one.
        objectives: u8,
    },
    /// Whom each side names as its ally.
    Alliances {
        /// Those that name one, and may be named.
        sides: Vec<SideId>,
        /// How many sides there are.
        all: u8,
        /// How many Betrayal Cards each side has drawn before, side by side.
        cards: Vec<u8>,
    },
    /// Betrayal Cards may be played, and victory points given away.
    Betrayal {
        /// By these, each with its suit: a card of it is a Coup, any other a Ruse.
        hands: Vec<(SideId, char)>,
    },
    /// The models that take part.
    Force {
        /// One or more of these.
        among: Vec<ModelId>,
        /// The most of them, or none if all of them may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u16>,
    },
}
