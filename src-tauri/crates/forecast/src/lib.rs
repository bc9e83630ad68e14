//! What would happen? Machines play a battle many times, and what comes of it is counted.
//!
//! Nothing here rolls dice of its own: the caller gives the numbers that are drawn, so the same seed plays the same
//! battles on every computer. A [`Player`] answers the battle's questions, [`play`] plays one battle from any state to
//! its end, a [`Tally`] adds battles up, and [`share`] and [`mean`] say how sure its figures are.
//!
//! The sensible player reckons the odds of the few attacks that look best, goes where objectives and enemies are, and
//! spends markers where they buy more than they are worth. It knows only the rules and the map, and no list's tricks:
//! its battles say what happens among machines, not what will happen at the table.
//!
//! ```
//! use std::sync::Arc;
//! use nml_battle::{Battle, Field, Force};
//! use nml_forecast::{Player, Tally, play, share};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let yeoman = r#"{"id": 1, "name": "Piers", "entry": "yeoman", "entry_name": "Yeoman", "ducats": 30,
//! #     "movement": 152400, "ranged": 0, "melee": 0, "base": {"length": 25000, "width": 25000}}"#;
//! # let force = |name: &str| -> Result<Force, serde_json::Error> {
//! #     let models = vec![serde_json::from_str(yeoman)?];
//! #     let (warband, name, faction) = (name.into(), name.into(), "new-antioch".into());
//! #     Ok(Force { warband, name, faction, player: String::new(), roster: 1, models, effects: Vec::new() })
//! # };
//! let field = Field {
//!     scenario: serde_json::from_str(include_str!(
//!         "../../../../data/packs/official-1.0.2/scenarios/claim-no-mans-land.json"
//!     ))?,
//!     terrain: Vec::new(),
//!     forces: vec![force("Ash")?, force("Bone")?],
//!     ruleset: nml_catalogue::ruleset::find("official-1.0.2")?,
//!     pack: "0".repeat(64),
//!     games: Vec::new(),
//! };
//! let begun = Battle::new(Arc::new(field));
//! let mut tally = Tally::new(&begun);
//! for seed in 0_u32..20 {
//!     // Any generator will do.
//!     let mut state = u64::from(seed) + 1;
//!     let mut draw = |n: u32| {
//!         state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
//!         u32::try_from(state >> 33).unwrap_or(0) % n.max(1)
//!     };
//!     tally.add(&begun, &play(&begun, &[Player::Sensible; 2], &mut draw));
//! }
//! assert_eq!((tally.games, tally.stuck), (20, 0));
//! let chance = share(tally.sides[0].wins, tally.games);
//! assert!(chance.low <= chance.value && chance.value <= chance.high);
//! # Ok(()) }
//! ```

mod act;
mod aim;
mod game;
mod place;
mod player;
mod spend;
mod sure;
mod tally;
mod worth;

pub use game::{Game, play};
pub use player::{Player, choose};
pub use sure::{Sure, mean, share};
pub use tally::{ModelTally, SideTally, Tally};
