//! The rules of Trench Crusade 1.0.2 as pure functions.
//!
//! Nothing here reads a file, a clock or a random number. A person's choice and the faces of dice
//! come in as commands; what follows comes out as events:
//!
//! * [`catalogue`]: the game data of a pack, typed.
//! * [`warband`]: a Warband as a draft that may break any rule, and `check`, which says all it breaks.
//! * [`battle`]: `options` (what may be done now and who must answer), `decide` (command to events),
//!   `evolve` (event to state).
//! * [`campaign`]: games, score and the aftermath.
//! * [`club`]: rotations of scenarios, evenings of many games, and who plays whom.
//!
//! A battle is answered until it asks nothing more; whoever answers sees first what may be said:
//!
//! ```
//! use std::sync::Arc;
//! use nml_dice::Face;
//! use nml_rules::battle::{Battle, Command, Event, Field, Force, Source, Step, decide, evolve, options};
//! use nml_rules::sheet::Sheet;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let yeoman = r#"{"id": 1, "name": "Piers", "entry": "yeoman", "entry_name": "Yeoman", "ducats": 30,
//!     "movement": 152400, "ranged": 0, "melee": 0, "base": {"length": 25000, "width": 25000}}"#;
//! let force = |name: &str| -> Result<Force, serde_json::Error> {
//!     let models: Vec<Sheet> = vec![serde_json::from_str(yeoman)?];
//!     let (warband, name, faction) = (name.into(), name.into(), "new-antioch".into());
//!     Ok(Force { warband, name, faction, player: String::new(), roster: 1, models, effects: Vec::new() })
//! };
//! let mut battle = Battle::new(Arc::new(Field {
//!     scenario: serde_json::from_str(include_str!(
//!         "../../../../data/packs/official-1.0.2/scenarios/claim-no-mans-land.json"
//!     ))?,
//!     terrain: Vec::new(),
//!     forces: vec![force("Ash")?, force("Bone")?],
//!     ruleset: nml_rules::ruleset::find("official-1.0.2")?,
//!     pack: "0".repeat(64),
//!     games: Vec::new(),
//! }));
//!
//! // Who chooses a deployment zone? One die each, as they lie on the table.
//! assert_eq!(battle.question(), Some(&Step::ZoneRollOff));
//! let faces: Result<Vec<Face>, _> = [5, 2].into_iter().map(Face::new).collect();
//! let events = decide(&battle, &Command::Roll { faces: faces?, source: Source::Table })?;
//! assert!(matches!(events[0], Event::Rolled { .. }));
//! for event in &events {
//!     evolve(&mut battle, event);
//! }
//!
//! // Ash won, and is asked for a zone; nothing else may be said now.
//! assert_eq!(options(&battle).who, [0]);
//! assert!(matches!(battle.question(), Some(Step::ChooseZone { side: 0 })));
//! assert!(decide(&battle, &Command::EndActivation).is_err());
//! # Ok(()) }
//! ```

pub mod battle;
pub mod campaign;
pub mod catalogue;
pub mod club;
pub mod effect;
pub mod keyword;
pub mod length;
mod matching;
pub mod own_scenario;
pub mod rejection;
pub mod ruleset;
pub mod ruling;
mod ruling_table;
pub mod setup;
pub mod sheet;
pub mod text;
pub mod throw;
pub mod warband;
