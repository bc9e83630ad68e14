//! A line of the log as it goes to the window: who said what, what followed, the sum of each roll.

use nml_battle::{Command, Event, ModelId, SideId};
use nml_dice::Face;
use schemars::JsonSchema;
use serde::Serialize;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct LogEntry {
    /// Its number.
    pub seq: u64,
    /// When, RFC 3339.
    pub at: String,
    /// By whom.
    pub by: String,
    /// What it is.
    pub what: LogWhat,
    /// It is in force at this moment.
    pub in_force: bool,
    /// The side that said it, if one side did.
    pub side: Option<SideId>,
    /// The model whose doing it belongs to: for a further shot the one that shoots, for an Injury Roll the one that
    /// hit.
    pub actor: Option<ModelId>,
    /// The reading that both players agreed on here, if they did.
    pub agreed: Option<AgreedView>,
    /// The Turn after it; 0 before the first.
    pub turn: u8,
    /// The note beside it.
    pub note: Option<String>,
}

/// A reading that both players agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct AgreedView {
    /// The ruling, such as `C-42`.
    pub ruling: String,
    /// What it asks.
    pub question: String,
    /// How it is read from here on.
    pub reading: String,
}

/// What a roll that was made adds up to.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SumView {
    /// The place of the roll among what followed.
    pub event: usize,
    /// The faces that count, in the order they fell.
    pub faces: Vec<Face>,
    /// What is added to them.
    pub modifier: i16,
    /// ±DICE or ±INJURY DICE: more dice, of which the highest count, or fewer, of which the lowest do.
    pub net: i8,
    /// They are added up; if not, each die stands for itself.
    pub adds_up: bool,
}

impl SumView {
    /// The sums of the rolls among what followed.
    pub(super) fn of(events: &[Event]) -> Vec<Self> {
        let rolled = |(event, one): (usize, &Event)| {
            let Event::Rolled(rolled) = one else { return None };
            Some(Self {
                event,
                faces: rolled.counted(),
                modifier: rolled.added(),
                net: rolled.net(),
                adds_up: rolled.adds_up(),
            })
        };
        events.iter().enumerate().filter_map(rolled).collect()
    }
}

/// What an entry of the log is.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LogWhat {
    /// Somebody said something, and this followed.
    Said {
        /// What was said.
        command: Command,
        /// What followed.
        events: Vec<Event>,
        /// What each roll among it adds up to.
        sums: Vec<SumView>,
    },
    /// Entries from this number on were undone.
    Undone {
        /// The first of them.
        from: Option<u64>,
    },
    /// They were put back.
    Redone,
    /// It was resumed from the point after another entry.
    Head {
        /// That entry, or `None` for the beginning.
        after: Option<u64>,
    },
}
