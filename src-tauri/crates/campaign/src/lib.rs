//! A campaign: who belongs to it, its games, their score, and what happens to the fallen.
//!
//! You plan a battle, then record it with its [`BattleResult`](nml_warband::result::BattleResult). That opens its
//! aftermath: one page per Warband, one case per model that went Out of Action. [`options`](options()) lists the
//! questions, [`decide`] turns dice and answers into events, and [`evolve`] puts them into force. Once nothing is open,
//! the aftermath can be closed, and [`settlements`] says how each roster changes.
//!
//! ```
//! # use nml_catalogue::{Catalogue, Pack};
//! # macro_rules! part {
//! #     ($name:literal) => {
//! #         serde_json::from_str(include_str!(concat!("../../../../data/packs/official-1.0.2/", $name)))?
//! #     };
//! # }
//! # fn catalogue() -> Result<Catalogue, Box<dyn std::error::Error>> {
//! #     Catalogue::new(Pack {
//! #         manifest: part!("pack.json"),
//! #         items: part!("items.json"),
//! #         keywords: part!("keywords.json"),
//! #         factions: vec![
//! #             part!("factions/black-grail.json"),
//! #             part!("factions/court.json"),
//! #             part!("factions/heretic-legions.json"),
//! #             part!("factions/iron-sultanate.json"),
//! #             part!("factions/new-antioch.json"),
//! #             part!("factions/trench-pilgrims.json"),
//! #         ],
//! #         mercenaries: part!("mercenaries.json"),
//! #         scenarios: vec![],
//! #         trauma: part!("trauma.json"),
//! #         campaign: part!("campaign.json"),
//! #         skills: part!("skills.json"),
//! #         exploration: part!("exploration.json"),
//! #         maps: vec![],
//! #     })
//! #     .map_err(|faults| format!("{faults:?}").into())
//! # }
//! use nml_campaign::{Command, EnrolledWarband, Genesis, HouseRules, Picked, Tables, decide, evolve, options};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let catalogue = catalogue()?; // of the shipped pack
//! let tables = Tables::from(&catalogue);
//! let (name, pack, ruleset) = ("The Ardent Mile".into(), "0".repeat(64), "official-1.0.2".into());
//! let mut campaign = Genesis { name, pack, ruleset, house: HouseRules::default(), map: None }.found().map_err(|refused| refused.code)?;
//!
//! let [redoubt, choir, battle] = ["a", "c", "b"].map(|id| id.repeat(32));
//! let admit = |id: &str, name: &str, player: &str| {
//!     let (warband, name, player) = (id.to_owned(), name.to_owned(), player.to_owned());
//!     Command::Admit { entry: EnrolledWarband { warband, name, player, faction: "new-antioch".into(), threshold_delta: 0, late_by: 0 } }
//! };
//! let commands = [
//!     admit(&redoubt, "The Seventh Redoubt", "Ines"),
//!     admit(&choir, "The Ashen Choir", "Marek"),
//!     Command::Plan {
//!         battle: battle.clone(),
//!         scenario: "claim-no-mans-land".into(),
//!         name: None,
//!         warbands: vec![redoubt.clone(), choir.clone()],
//!         outsiders: Vec::new(),
//!         picked: Picked::Agreement,
//!         due: None,
//!     },
//! ];
//! for command in commands {
//!     for event in decide(tables, &campaign, &command).map_err(|refused| refused.code)? {
//!         evolve(&mut campaign, &event);
//!     }
//! }
//! // One game is planned; next comes its result.
//! assert!(options(tables, &campaign).battles[0].planned);
//! # Ok(()) }
//! ```
//!
//! The steps of the Campaign Phase come in the rulebook's order (six, and two more on a map), each Warband's at its own pace. What needs no
//! answer happens by itself, and you may settle a step at the table instead ([`Command::SetAside`]). No roster changes
//! before all pages are signed and closed: until then a page works on its draft ([`Page::draft`]).
//!
//! A campaign may be fought on a map of its pack: its games then name a zone, and [`map_state`] says who holds what.
//!
//! A correction says the past again: [`correct`] walks the recorded entries and decides again only if a Warband is not
//! as it was.

mod aftermath;
mod answer;
mod ask;
mod chart;
mod chronicle;
mod command;
mod concerns;
mod correction;
mod decide;
mod earlier;
mod event;
mod evolve;
mod glory_item;
mod honours;
mod limits;
mod lives;
mod map;
mod messages;
mod on_map;
mod options;
mod pairing;
mod phase;
pub mod player;
mod ranks;
mod scenario;
mod season_end;
mod standing;
mod state;
mod steps;
mod tables;
mod tally;

pub use aftermath::{
    Aftermath, Case, Chart, Followed, Hand, Mark, Owned, Page, Progress, RosterFacts, Said, Spoil, SpoilBy, Status,
    Thrown,
};
pub use answer::Answer;
pub use ask::{Ask, Learnable, Owed, Sold, TradeTerms, Use};
pub use chart::{chart, roster_facts};
pub use chronicle::{Chapter, Feller, Story, all_chapters, chapters, story};
pub use command::{BATTLES_MAX, Command, DICE_MAX, EnrolledWarband, SIGNED_UP_MAX, WARBANDS_MAX};
pub use concerns::Concerns;
pub use correction::{
    Absent, Corrected, Edits, Instead, Lineage, Lost, Otherwise, Past, PastEntry, Question, Recalled, correct,
    of_battle, page_of, result_of, results_of,
};
pub use decide::decide;
pub use earlier::{EARLIER_MAX, EarlierGame};
pub use event::Event;
pub use evolve::evolve;
pub use honours::{Holder, Honour, Sort, honours};
pub use limits::{Limits, limits};
pub use lives::{Happening, Life, Lives, Moment, Passage, Piece, Place, Why, Written, lives};
pub use map::{
    DrawnOnMap, Filled, FilledBy, GloryScores, Holding, MapHouse, MapState, MapTerms, MapWarband, OnMap, OutpostHeld,
    Scored, ScoredFor, Sealed, ZoneTerms, map_state, map_terms, seal_of,
};
pub use messages::SENTENCES;
pub use options::{BattleTerms, Options, Request, Waiting, WarbandTerms, admits, options, requests};
pub use pairing::{Meetings, next_pair, next_round};
pub use phase::experience::TOOK_PART;
pub use phase::explore::{FOLLY, LOOT, Outfit, Share, ShareBy, outfit};
pub use phase::hospital::Treated;
pub use phase::quartermaster::{Sale, sale, trade, unlocked};
pub use phase::trauma::{SURVIVAL_ROLL, dice};
pub use ranks::ranks;
pub use scenario::{Chooser, Named, Offer, RollOff, next_game, offer, roll_off, stage};
pub use season_end::{Close, close_of};
pub use standing::{CoursePoint, Settlement, Standing, listed, settlements, standings};
pub use state::{
    Campaign, Enrolment, Entrant, GAMES_MAX, Game, Genesis, HOUSE_MAX, HOUSE_SUM_MAX, HouseRules, Outsider, Pairing,
    Picked, Played,
};
pub use steps::{
    Advancing, Allotment, Aside, Expedition, ExplorationDie, InHand, Lead, PromotionDie, StampOf, Stamped, Step, Steps,
    Tracked, Venture, Work,
};
pub use tables::{Rosters, Tables};
pub use tally::{Roles, ScenarioTally, Tally, by_faction, by_role, by_scenario};
