//! What the scenario adds to the battle: roles, arrivals, things on the table, models that belong to nobody, scoring,
//! Deeds, the end. Everything here follows the words of [`Scenario`](nml_catalogue::Scenario) alone; no scenario has
//! code of its own.

mod alliances;
mod arrive;
mod asked;
mod betrayal;
mod blast;
mod deeds;
mod driven;
mod formula;
mod ground;
mod kills;
mod lasting;
mod lent;
mod many;
mod neutrals;
mod opening;
mod permit;
mod played;
mod roll;
mod score;
mod teams;
mod thing_work;
mod things;
mod unseen;
mod watch;

pub(super) use deeds::claim;
pub(super) use permit::{answers, bars, form, holds_fit, rules, stops, thing_form};
pub(super) use played::{asked, make, weight};
