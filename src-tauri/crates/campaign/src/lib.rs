//! A campaign: who belongs to it, its games, their score, and what becomes of those who fell.
//!
//! A battle is planned, then recorded with its [`BattleResult`], which opens its aftermath: one page
//! per Warband, one case per model that went Out of Action. [`options`] lists what is asked;
//! [`decide`] turns dice and answers into events. Once nothing is open the aftermath can be closed,
//! and [`settlements`] says what each roster undergoes.
//!
//! The six steps of the Campaign Phase come in the book's order, each Warband's at its own pace. What follows by itself
//! is done by itself; a step may be settled at the table instead ([`Command::SetAside`]). The roster changes nowhere
//! before all pages are signed and closed: until then a page works on its draft ([`Page::draft`]).

mod advancement;
mod aftermath;
mod answer;
mod ask;
mod chart;
mod chronicle;
mod command;
mod correction;
mod decide;
mod earlier;
mod event;
mod evolve;
mod experience;
mod explore;
mod find;
mod goods;
mod honours;
mod hospital;
mod leaf;
mod lives;
mod options;
mod pairing;
mod promotion;
mod quartermaster;
mod reinforcements;
mod scenario;
mod stamped;
mod standing;
mod state;
mod steps;
mod tables;
mod tally;
#[cfg(test)]
mod tests;
mod trauma;

pub use aftermath::{
    Aftermath, Case, Chart, Followed, Hand, Mark, Owned, Page, Progress, RosterFacts, Said, Spoil, SpoilBy, Status,
    Step, Thrown,
};
pub use answer::Answer;
pub use ask::{Ask, Learnable, Owed, Sold, TradeTerms, Use};
pub use chart::{chart, roster_facts};
pub use chronicle::{Chapter, Feller, Story, all_chapters, chapters, story};
pub use command::{BATTLES_MAX, Command, DICE_MAX, Entry, SIGNED_UP_MAX, WARBANDS_MAX};
pub use correction::{
    Absent, Corrected, Edits, Instead, Lineage, Lost, Otherwise, Past, Question, Recalled, Told, correct, of_battle,
    page_of, result_of, results_of,
};
pub use decide::decide;
pub use earlier::{EARLIER_MAX, EarlierGame};
pub use event::Event;
pub use evolve::evolve;
pub use experience::TOOK_PART;
pub use explore::{LOOT, Outfit, Share, ShareBy, outfit};
pub use honours::{Holder, Honour, Sort, honours};
pub use leaf::ranks;
pub use lives::{Happening, Life, Lives, Moment, Passage, Piece, Place, Why, Written, lives};
pub use nml_warband::result::{
    BattleResult, Casualty, Deed, Departure, Foe, LIST_MAX, Outcome, SideResult, TURNS_MAX, UsedUp, VICTORY_POINTS_MAX,
    ahead, parties,
};
pub use options::{BattleTerms, Options, Request, Waiting, WarbandTerms, admits, options, requests};
pub use pairing::{Meetings, next_pair, next_round};
pub use quartermaster::{Sale, sale, unlocked};
pub use scenario::{Named, Offer, next_game as next_game_of, offer, roll_off, stage};
pub use stamped::{StampOf, Stamped};
pub use standing::{CoursePoint, NextGame, Settlement, Standing, listed, next_game, settlements, standings};
pub use state::{
    Campaign, Enrolment, Entrant, GAMES_MAX, Game, Genesis, HOUSE_MAX, HOUSE_SUM_MAX, House, Outsider, Pairing, Picked,
    Played,
};
pub use steps::{
    Advancing, Allotment, Aside, Expedition, ExplorationDie, InHand, Lead, PromotionDie, Steps, Venture, Work,
};
pub use tables::{Rosters, Tables};
pub use tally::{Roles, ScenarioTally, Tally, by_faction, by_role, by_scenario};
pub use trauma::{SURVIVAL_ROLL, dice};
