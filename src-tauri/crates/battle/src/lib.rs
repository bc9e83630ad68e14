//! A battle of Trench Crusade 1.0.2 as questions and answers.
//!
//! Nothing here reads a file, a clock or a random number. Choices and dice faces come in as commands; what follows
//! comes out as events. [`Battle::new`] stops before the first question. [`options`](options::options) lists the
//! answers, who must give one, and what is refused and why. [`decide`] turns an answer into events, and [`evolve`]
//! applies them. The battlefield comes from [`setup`].
//!
//! Answer until the battle asks no more; before each answer, its options say what you may say:
//!
//! ```
//! use std::sync::Arc;
//! use nml_dice::Face;
//! use nml_battle::{Battle, Command, Event, Field, Force, Source, Step, decide, evolve, options};
//! use nml_catalogue::card::ModelCard;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let yeoman = r#"{"id": 1, "name": "Piers", "entry": "yeoman", "entry_name": "Yeoman", "ducats": 30,
//!     "movement": 152400, "ranged": 0, "melee": 0, "base": {"length": 25000, "width": 25000}}"#;
//! let force = |name: &str| -> Result<Force, serde_json::Error> {
//!     let models: Vec<ModelCard> = vec![serde_json::from_str(yeoman)?];
//!     let (warband, name, faction) = (name.into(), name.into(), "new-antioch".into());
//!     Ok(Force { warband, name, faction, player: String::new(), roster: 1, models, effects: Vec::new() })
//! };
//! let mut battle = Battle::new(Arc::new(Field {
//!     scenario: serde_json::from_str(include_str!(
//!         "../../../../data/packs/official-1.0.2/scenarios/claim-no-mans-land.json"
//!     ))?,
//!     terrain: Vec::new(),
//!     forces: vec![force("Ash")?, force("Bone")?],
//!     ruleset: nml_catalogue::ruleset::find("official-1.0.2")?,
//!     pack: "0".repeat(64),
//!     games: Vec::new(),
//! }));
//!
//! // Who chooses a deployment zone? One die each, as they lie on the table.
//! assert_eq!(battle.question(), Some(&Step::ZoneRollOff));
//! let faces: Result<Vec<Face>, _> = [5, 2].into_iter().map(Face::new).collect();
//! let events = decide(&battle, &Command::Roll { faces: faces?, source: Source::Table }).map_err(|refused| refused.code)?;
//! assert!(matches!(events[0], Event::Rolled { .. }));
//! for event in &events {
//!     evolve(&mut battle, event);
//! }
//!
//! // Ash won and has to choose a zone; no other command is allowed now.
//! assert_eq!(options(&battle).who, [0]);
//! assert!(matches!(battle.question(), Some(Step::ChooseZone { side: 0 })));
//! assert!(decide(&battle, &Command::EndActivation).is_err());
//! # Ok(()) }
//! ```

mod activation;
mod allowed;
mod attack;
mod beginning;
mod content;
mod counted;
mod decide;
mod deployment;
mod disputed;
mod draw;
mod effects;
mod evolve;
mod faces;
mod fatal;
mod force;
mod ground;
mod initiative;
mod injury;
mod log;
mod markers;
mod measure;
mod messages;
mod morale;
mod move_cost;
mod odds;
mod offer;
mod options;
mod permit;
mod player;
mod purse;
mod reachable;
mod refusal;
mod result;
mod run;
mod scenario;
pub mod setup;
mod sides;
mod spot;
mod stated;
mod success;
mod would_roll;

pub use attack::{Goes, Lot, RangeKnown};
pub use counted::counted;
pub use decide::decide;
pub use disputed::{Disputed, Otherwise};
pub use evolve::evolve;
pub use fatal::{FatalRoll, fatal_rolls};
pub use force::{Field, Force, SCENARIO_LINES, SIDES};
pub use ground::{ChargeNeed, LeastFace, LedgeKnown};
pub use injury::InjuryWhy;
pub use log::ask::{Activity, AfterChoice, AfterDie, AfterPick, AfterSeveral, Ask, How, Placing, Remedy, Want};
pub use log::beginning::Beginning;
pub use log::cards::{Card, DECK, Deck, Drawn};
pub use log::charge_facts::ChargeFacts;
pub use log::command::{CHANGES_MAX, Command, Facts, Happened, Source, Spend, StateChange, Verdict};
pub use log::event::{ActivationEnd, Event, Modifier, ModifierKind, RollName, RollResult, Rolled, Score, ScorePart};
pub use log::falls::{Brink, Dive, Put, PutWhy};
pub use log::harm::{Harm, HarmSource};
pub use log::journey::{Gait, Journey};
pub use log::roll_for::RollFor;
pub use log::scenario::{
    Alliances, Betrayed, Credit, DieFor, Driven, Held, Kept, NEUTRAL, NoteShown, Proposal, RollOffFor, ScenarioEvent,
    ScenarioRoll, ScenarioSaid, ScenarioStep, Scene, Tallied, ThingId, ThingNow,
};
pub use log::sight::Sight;
pub use log::state::{
    Activation, BLESSINGS_MAX, Basis, Battle, Condition, DeedDone, ENGAGED, EndReason, Fall, Fighter, MARKERS_MAX,
    Markers, ModelId, MoveKind, Outcome, Phase, Presence, Side, SideId, UNARMED,
};
pub use log::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll, Window};
pub use log::sum::net;
pub use log::tally::{Bound, Called, FirstAction, Gained, Tally, Worked};
pub use log::target::{Landing, Target};
pub use log::way::{Crossing, Footing, OVER_MAX, Passage, VIA_MAX, Way};
pub use measure::{Disc, gap};
pub use messages::SENTENCES;
pub use move_cost::Measured;
pub use odds::{Aim, Bought, Chances, MOST_ATTACKS, Outlook, Policy};
pub use offer::{AttackAction, Claimable, Closed, Offer, Options, Refused, Reminded, ScenarioOffer};
pub use options::{admits, options};
pub use player::choose;
pub use reachable::Reachable;
pub use refusal::{Refusal, ScenarioRefusal};
pub use spot::{ChargeEnd, Comes, Keeping, Spot, at_edge};
pub use stated::Bounds;
pub use success::SuccessWhy;
pub use would_roll::WouldRoll;
