//! The scenario's own part of a log: its questions, commands, events and state.

mod ask;
mod betrayed;
mod event;
mod said;
mod state;

pub use ask::{DieFor, RollOffFor, ScenarioRoll, ScenarioStep};
pub use betrayed::{Alliances, Betrayed};
pub use event::ScenarioEvent;
pub use said::{Held, ScenarioSaid};
pub use state::{Credit, Driven, Kept, NEUTRAL, NoteShown, Proposal, Scene, Tallied, ThingId, ThingNow};
