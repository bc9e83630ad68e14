//! Correcting the past (promise 6): what a campaign and its Warbands would be if somebody had said something
//! else.
//!
//! Battles stay as fought. Later choices are made again, with the dice that fell then, and what follows is decided
//! again wherever the Warbands are not as they were. What is no longer accepted is left out and listed ([`Lost`]). If a
//! question comes up that nobody has answered, the walk ends with it ([`Question`]), and goes on once the answer is
//! among the edits.

mod walk;

use std::collections::BTreeMap;

use super::command::Command;
use super::concerns::Concerns;
use super::event::Event;
use super::options::Request;
use super::state::{Campaign, Genesis};
use super::tables::Rosters;
use nml_catalogue::Catalogue;
use nml_catalogue::rejection::Rejection;
use nml_warband::result::BattleResult;
use nml_warband::{self as warband, Price, Roster};
use walk::Walk;

/// An entry in force: its number, and what was decided there.
#[derive(Clone, Debug)]
pub struct PastEntry<'p, C, E> {
    /// Its number.
    pub seq: u64,
    /// The commands with what followed from each; one, unless the entry was corrected before.
    pub decisions: Vec<(&'p C, &'p [E])>,
}

/// A Warband's own entries.
#[derive(Clone, Debug)]
pub struct Lineage<'p> {
    /// What it began with.
    pub start: &'p Roster,
    /// Its entries in force, in order.
    pub entries: Vec<PastEntry<'p, warband::Command, warband::Event>>,
}

/// A campaign's past as it stands.
#[derive(Clone, Debug)]
pub struct Past<'p> {
    /// What it began with.
    pub genesis: &'p Genesis,
    /// Its entries in force, in order.
    pub entries: Vec<PastEntry<'p, Command, Event>>,
    /// Its Warbands that are in the book, by stream id.
    pub warbands: BTreeMap<String, Lineage<'p>>,
    /// The packs it was and is played with, by hash.
    pub packs: BTreeMap<String, &'p Catalogue>,
}

/// What replaces each entry, by its number: nothing, another command, or several.
pub type Edits = BTreeMap<u64, Vec<Command>>;

/// What replaces an entry: the commands with what follows from each.
pub type Instead<C, E> = Vec<(C, Vec<E>)>;

/// An entry that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise<C, E> {
    /// Its number.
    pub seq: u64,
    /// What is in force in its place; empty if it no longer holds.
    pub instead: Instead<C, E>,
}

/// What the past becomes.
#[derive(Clone, Debug)]
pub struct Corrected {
    /// The campaign.
    pub campaign: Campaign,
    /// The Warbands that are in the book.
    pub rosters: Rosters,
    /// Entries of the campaign that change, in order.
    pub entries: Vec<Otherwise<Command, Event>>,
    /// Entries of the Warbands that change, in order.
    pub warbands: BTreeMap<String, Vec<Otherwise<warband::Command, warband::Event>>>,
    /// What no longer holds.
    pub lost: Vec<Lost>,
    /// Models that were in a battle and are no longer on the roster they fought for.
    pub absent: Vec<Absent>,
    /// What has to be answered first, if anything.
    pub question: Option<Question>,
}

/// A command that no longer holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Stream id of the Warband whose entry it is, or `None` for the campaign's.
    pub warband: Option<String>,
    /// The entry.
    pub seq: u64,
    /// Which of the commands that stand there.
    pub place: usize,
    /// What was said.
    pub said: Recalled,
    /// Why it does not hold.
    pub why: Rejection,
    /// What a purchase on a page lacks. `None` if it is not a purchase, or lacks nothing that could be granted.
    pub short: Option<Price>,
}

/// A command of a campaign or of a Warband.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recalled {
    /// Of the campaign.
    Campaign(Box<Command>),
    /// Of the Warband.
    Warband(Box<warband::Command>),
}

/// A model that fought a battle for a Warband that no longer has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absent {
    /// Stream id of the battle.
    pub battle: String,
    /// Stream id of the Warband.
    pub warband: String,
    /// The model.
    pub model: u32,
}

/// What is asked now and was not asked then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The answer belongs to this entry.
    pub seq: u64,
    /// It stands before this one of the entry's commands.
    pub place: usize,
    /// What is asked.
    pub request: Request,
}

/// What the past becomes with these edits.
#[must_use]
pub fn correct(past: &Past<'_>, edits: &Edits) -> Corrected {
    let mut walk = Walk::new(past);
    for told in &past.entries {
        if walk.corrected.question.is_some() {
            break;
        }
        walk.entry(told, edits.get(&told.seq));
    }
    walk.end()
}

/// The battle that a command is about, or `None` for the campaign itself.
#[must_use]
pub fn of_battle(command: &Command) -> Option<&str> {
    match command.concerns() {
        Concerns::Plan { battle }
        | Concerns::Cancelled { battle }
        | Concerns::Page { battle, .. }
        | Concerns::Closed { battle } => Some(battle),
        Concerns::Result(result) => Some(&result.battle),
        Concerns::Campaign | Concerns::Table(_) => None,
    }
}

/// How battles ended, if a command writes that down.
#[must_use]
pub fn results_of(command: &Command) -> Vec<&BattleResult> {
    match command.concerns() {
        Concerns::Result(result) => vec![result],
        Concerns::Table(games) => games.iter().map(|game| &game.result).collect(),
        Concerns::Campaign
        | Concerns::Plan { .. }
        | Concerns::Cancelled { .. }
        | Concerns::Page { .. }
        | Concerns::Closed { .. } => Vec::new(),
    }
}

/// How this battle ended, if a command writes that down.
#[must_use]
pub fn result_of<'c>(command: &'c Command, battle: &str) -> Option<&'c BattleResult> {
    results_of(command).into_iter().find(|result| result.battle == battle)
}

/// The page that a command works on, by battle and Warband, and the model it is about.
#[must_use]
pub fn page_of(command: &Command) -> Option<(&str, &str, Option<u32>)> {
    if let Concerns::Page { battle, warband, model } = command.concerns() {
        Some((battle, warband, model))
    } else {
        None
    }
}
