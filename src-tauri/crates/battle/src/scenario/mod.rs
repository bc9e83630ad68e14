//! What the scenario brings to the battle: roles, arrivals, things on the table, models that belong to nobody,
//! scoring, Deeds, the end. Everything here follows the words of [`Scenario`](nml_catalogue::Scenario) alone;
//! no scenario has code of its own.

mod arrive;
mod ask;
mod blast;
mod deeds;
mod driven;
mod event;
mod evolve;
mod formula;
mod ground;
mod kept;
mod kills;
mod neutrals;
mod offers;
mod opening;
mod permit;
mod refusal;
mod roll;
mod said;
mod score;
mod state;
mod things;
mod unseen;
mod watch;
mod work;

pub use ask::{DieFor, RollOffFor, ScenarioRoll, ScenarioStep};
pub use deeds::Claimable;
pub use event::ScenarioEvent;
pub use offers::ScenarioOffer;
pub use refusal::ScenarioRefusal;
pub use said::{Held, ScenarioSaid};
pub use state::{Credit, Driven, Kept, NEUTRAL, NoteShown, Proposal, Scene, Tallied, ThingId, ThingNow};

pub(super) use deeds::claim;
pub(super) use evolve::evolve;
pub(super) use ground::Keeping;
pub(super) use offers::{admits, asked, make, weight};
pub(super) use permit::{answers, bars, form, rules, stops, thing_form};
