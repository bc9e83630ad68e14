//! What the scenario brings to the battle: roles, arrivals, things on the table, models that belong to nobody,
//! scoring, Deeds, the end. Everything here follows the words of [`Scenario`](nml_catalogue::Scenario) alone;
//! no scenario has code of its own.

mod arrive;
mod blast;
mod deeds;
mod driven;
mod formula;
mod ground;
mod kept;
mod kills;
mod neutrals;
mod offers;
mod opening;
mod permit;
mod roll;
mod score;
mod things;
mod unseen;
mod watch;
mod work;

pub use deeds::Claimable;
pub use offers::ScenarioOffer;

pub(super) use deeds::claim;
pub(super) use offers::{admits, asked, make, weight};
pub(super) use permit::{answers, bars, form, rules, stops, thing_form};
