//! A campaign: who belongs to it, its games, their score, and what becomes of those who fell.
//!
//! A battle is planned, then recorded with its [`BattleResult`], which opens its aftermath: one page
//! per Warband, one case per model that went Out of Action. [`options`] lists what is asked;
//! [`decide`] turns dice and answers into events. Once nothing is open the aftermath can be closed,
//! and [`settlements`] says what each roster undergoes.
//!
//! Of the six steps of the Campaign Phase the book works the first, Trauma; the others are settled
//! at the table ([`Progress::AtTheTable`]).

mod aftermath;
mod chart;
mod command;
mod decide;
mod event;
mod evolve;
mod options;
mod result;
mod scenario;
mod standing;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod trauma;

pub use aftermath::{Aftermath, Case, Chart, Hand, Mark, Page, Progress, RosterFacts, Said, Status, Step, Thrown};
pub use chart::{chart, roster_facts};
pub use command::{Answer, BATTLES_MAX, Command, DICE_MAX, Entry, WARBANDS_MAX};
pub use decide::decide;
pub use event::Event;
pub use evolve::evolve;
pub use options::{Ask, BattleTerms, Options, Request, Waiting, WarbandTerms, admits, options};
pub use result::{BattleResult, Casualty, Deed, Foe, LIST_MAX, Outcome, SideResult, TURNS_MAX, VICTORY_POINTS_MAX};
pub use scenario::{Named, Offer, next_game as next_game_of, offer, roll_off, stage};
pub use standing::{CoursePoint, NextGame, Settlement, Standing, next_game, settlements, standings};
pub use state::{Campaign, Enrolment, Entrant, Game, Genesis, House, Picked, Played};
pub use tables::Tables;
pub use trauma::{SURVIVAL_ROLL, dice};
