//! What can be found in the book, remembered for each stream by its head: the session keeps it, and the search
//! continues it.

mod findable;
mod fold;

use std::collections::{BTreeMap, BTreeSet};

use nml_ledger::{Hash, StreamId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) use findable::{Nearness, Thing};
pub(crate) use fold::words as searched;

/// What something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FoundKind {
    /// A battle or a game of a campaign.
    Games,
    /// A model with a name, or one that is gone.
    Models,
    /// A Warband.
    Warbands,
    /// Somebody who plays in a campaign, or came to an evening as a guest.
    Players,
    /// A campaign.
    Campaigns,
    /// Somebody's note about a game.
    Words,
}

/// Something that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundHit {
    /// What it is called, or what was said.
    pub name: Vec<FoundPiece>,
    /// What stands beside it.
    pub about: Vec<FoundPiece>,
    /// What else was found of it, a line each.
    pub more: Vec<Vec<FoundPiece>>,
    /// Where it leads.
    pub opens: FoundPlace,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundPiece {
    /// The words.
    pub text: String,
    /// It is what was looked for.
    pub hit: bool,
}

/// Where something leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum FoundPlace {
    /// A battle that is logged.
    Battle {
        /// Its stream.
        battle: String,
    },
    /// A game that was fought, in its campaign.
    Game {
        /// The battle's stream.
        battle: String,
    },
    /// A game that is planned and not begun.
    Planned {
        /// The campaign's stream.
        campaign: String,
        /// The battle's stream.
        battle: String,
    },
    /// A campaign.
    Campaign {
        /// Its stream.
        campaign: String,
    },
    /// A game in the chronicle of its campaign, with what was said about it.
    Chronicle {
        /// The campaign's stream.
        campaign: String,
        /// The battle's stream.
        battle: String,
    },
    /// An evening.
    Evening {
        /// Its stream.
        evening: String,
    },
    /// A Warband.
    Warband {
        /// Its stream.
        warband: String,
    },
    /// The life of a model.
    Life {
        /// The Warband's stream.
        warband: String,
        /// The model's id in it.
        model: u32,
    },
}

/// What can be found in the book.
#[derive(Default)]
pub(crate) struct Memory {
    /// What campaigns, Warbands and evenings tell, by stream, at the head that it was read at.
    pub findable: BTreeMap<StreamId, (Hash, Findable)>,
    /// What the logs of battles tell.
    pub logs: BTreeMap<StreamId, (Hash, Log)>,
    /// The heads of the battles whose rows were read.
    pub rows: Vec<(StreamId, Hash)>,
    /// The battles whose result no campaign tells.
    pub battles: Vec<Thing>,
    /// Battles that have begun, and are not put away.
    pub begun: BTreeSet<String>,
}

/// What a stream tells.
#[derive(Default)]
pub(crate) struct Findable {
    pub things: Vec<Thing>,
    /// The battles of its games that were fought.
    pub games: BTreeSet<String>,
}

/// What the log of a battle tells.
#[derive(Default)]
pub(crate) struct Log {
    /// Notes beside what was done.
    pub words: Vec<Thing>,
    /// Who went Out of Action, in words.
    pub fell: Vec<String>,
}

impl Memory {
    /// All that can be found. A planned game that has begun is found as its battle.
    pub(crate) fn things(&self) -> impl Iterator<Item = &Thing> {
        let begun = |thing: &&Thing| match &thing.opens {
            FoundPlace::Planned { battle, .. } => self.begun.contains(battle),
            FoundPlace::Battle { .. }
            | FoundPlace::Game { .. }
            | FoundPlace::Campaign { .. }
            | FoundPlace::Chronicle { .. }
            | FoundPlace::Evening { .. }
            | FoundPlace::Warband { .. }
            | FoundPlace::Life { .. } => false,
        };
        let findable = self.findable.values().flat_map(|(_, all)| &all.things).filter(move |thing| !begun(thing));
        let said = self.logs.values().flat_map(|(_, log)| &log.words);
        findable.chain(&self.battles).chain(said)
    }
}
