//! A battle as questions and answers.
//!
//! [`Battle::new`] stands before the first question. [`options`](options::options) says what may be
//! answered and what is refused and why; [`decide`] turns an answer into events; [`evolve`] applies them.

mod activation;
mod attack;
mod beginning;
mod command;
mod content;
mod counted;
mod decide;
mod effects;
mod event;
mod evolve;
mod force;
mod ground;
mod harm;
mod injury;
mod measure;
mod movement;
mod odds;
mod options;
mod permit;
mod player;
mod readings;
mod refusal;
mod result;
mod run;
mod scenario;
mod shot;
mod sides;
mod spot;
mod state;
mod stated;
mod step;
mod target;
mod why;
mod window;

#[cfg(test)]
mod tests;

pub use beginning::Beginning;
pub use command::{CHANGES_MAX, Change, Command, Facts, Happened, Source, Spend, Verdict};
pub use content::{
    Activity, AfterChoice, AfterDie, AfterPick, AfterSeveral, Ask, Bound, Called, FirstAction, Gained, How, Placing,
    Remedy, Reminded, RollFor, Tally, Want, Worked,
};
pub use counted::{Counted, counted};
pub use decide::decide;
pub use event::{ActivationEnd, Event, Modifier, ModifierKind, RollName, RollResult, Rolled, Score, ScorePart};
pub use evolve::evolve;
pub use force::{Field, Force, SCENARIO_LINES, SIDES};
pub use ground::{
    Brink, ChargeEnd, ChargeFacts, ChargeNeed, Comes, Crossing, Dive, Footing, Gait, Journey, LeastFace, LedgeKnown,
    Measured, OVER_MAX, Passage, Put, PutWhy, Sight, VIA_MAX, Way,
};
pub use harm::{Harm, HarmSource};
pub use measure::{Disc, gap};
pub use odds::{Aim, Bought, Chances, MOST_ATTACKS, Outlook, Policy};
pub use options::{AttackAction, Closed, Offer, Options, Refused, admits, options};
pub use player::choose;
pub use readings::{Disputed, Otherwise};
pub use refusal::Refusal;
pub use scenario::{
    Claimable, Credit, DieFor, Driven, Held, Kept, NEUTRAL, NoteShown, Proposal, RollOffFor, ScenarioEvent,
    ScenarioOffer, ScenarioRefusal, ScenarioRoll, ScenarioSaid, ScenarioStep, Scene, Tallied, ThingId, ThingNow,
};
pub use shot::{Goes, Lot};
pub use spot::Spot;
pub use state::{
    Activation, BLESSINGS_MAX, Basis, Battle, Condition, DeedDone, ENGAGED, EndReason, Fall, Fighter, MARKERS_MAX,
    Markers, ModelId, MoveKind, Outcome, Phase, Presence, Side, SideId, UNARMED,
};
pub use stated::Bounds;
pub use step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll, Window};
pub use target::{Landing, Target};
pub use why::{InjuryWhy, RangeKnown, SuccessWhy, net};
