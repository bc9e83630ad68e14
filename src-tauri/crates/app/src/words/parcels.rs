//! What goes from one book to another.

use nml_battle::setup;
use nml_warband::result::BattleResult;

use super::counted::counted;
use super::day;
use crate::view::{planned_game, spoken};

pub const OPEN: &str = "Import from another book";
pub const SEND: &str = "Send it to another book";
pub const PARCELS: &str = "What books send each other";
/// The ending of such files, without the dot.
pub const ENDING: &str = "nmlp";
pub const GONE: &str = "This file is no longer open here; bring it in again.";
pub const UNDECIDED: &str = "The two books disagree: say for each conflict whose entries to keep, here or there.";
pub const NOT_TOGETHER: &str =
    "These choices conflict: something you keep depends on something you leave out; choose one book for all.";

/// Something that was taken back.
pub fn taken_back(said: &str) -> String {
    format!("taken back: {said}")
}

/// Something that a correction struck out.
pub fn struck_out(said: &str) -> String {
    format!("struck out: {said}")
}

/// A pack that came otherwise than it was sent.
pub fn damaged_pack(name: &str) -> String {
    format!("The pack “{name}” in this file was damaged on its way; have the file sent again.")
}

/// `The Ardent Mile, sent by Tomas, 1 May 2026`.
pub fn about(about: &str, by: &str, at: &str) -> String {
    let day = day(at);
    if by.trim().is_empty() { format!("{about}, sent {day}") } else { format!("{about}, sent by {by}, {day}") }
}

/// `Ines, 1 May 2026`: who said something, where they are named, and on which day.
#[must_use]
pub fn by_and_day(by: &str, at: &str) -> String {
    let day = day(at);
    if by.trim().is_empty() { day } else { format!("{by}, {day}") }
}

/// A game of which more was said than is told.
pub fn with_aftermath(said: &str) -> String {
    format!("{said}; with its aftermath")
}

/// `Game 1 · Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir`.
pub fn game(title: &str, sides: &[String]) -> String {
    planned_game(title, sides)
}

/// Which version of each conflict was kept: `You kept your book’s version.`; none: there was no conflict.
pub fn chosen(here: usize, there: usize) -> Option<String> {
    let conflicts = |n: usize| counted(n, "conflict", "conflicts");
    match (here, there) {
        (0, 0) => None,
        (1, 0) => Some("You kept your book’s version.".to_owned()),
        (0, 1) => Some("You kept the other book’s version.".to_owned()),
        (here, 0) => Some(format!("You kept your book’s version in {}.", conflicts(here))),
        (0, there) => Some(format!("You kept the other book’s version in {}.", conflicts(there))),
        (here, there) => {
            Some(format!("You kept your book’s version in {}, the other book’s in {there}.", conflicts(here)))
        }
    }
}

/// Why two games cannot both stand as they were settled.
pub fn both_played(warbands: &[String]) -> String {
    let names = warbands.join(" and ");
    format!(
        "{names} played both games, and each book settled its own first: keep one, and file the other again after it."
    )
}

/// What a file added to the book.
pub fn added(streams: usize, entries: usize) -> String {
    let all = counted(entries, "entry", "entries");
    match (streams, entries) {
        (0, 0) => "This book already has all of it.".to_owned(),
        (0, _) => format!("{all} added."),
        (_, _) => format!("{} and {all} added.", counted(streams, "new part", "new parts")),
    }
}

/// What the other book decided differently; `now` is empty where it took it back.
pub fn replaced(by: &str, was: &str, now: &str) -> String {
    let who = as_decided(by);
    match now {
        "" => format!("Taken back{who}: {was}."),
        now => format!("Replaced{who}: {was}. It now says: {now}."),
    }
}

/// What was decided in the other book and leaves this one as it is.
pub fn stays(by: &str, said: &str) -> String {
    format!("Your book’s version stands{}: {said}.", as_decided(by))
}

fn as_decided(by: &str) -> String {
    if by.trim().is_empty() { String::new() } else { format!(", as {by} decided") }
}

/// A stream under an id that begins differently here.
pub fn another_beginning(kind: &str, id: &str) -> String {
    format!("The {kind} {id} does not begin like the one in this book: one of them is not what it claims to be.")
}

/// What of a scenario was written, by the names of its parts.
pub fn written<'p>(parts: impl Iterator<Item = &'p str>) -> String {
    format!("changed: {}", parts.map(spoken).collect::<Vec<_>>().join(", "))
}

/// What was done to a set-up.
pub fn set_up(change: &setup::SetUpEdit) -> String {
    use setup::SetUpEdit as C;
    match change {
        C::Rename { name } => format!("the name {name}"),
        C::Zone { zone, .. } => format!("zone {} drawn", zone.saturating_add(1)),
        C::Objective { objective, .. } => format!("objective {} placed", objective.saturating_add(1)),
        C::Lay { objective } => format!("the objective {} laid", objective.id),
        C::Lift { objective } => format!("the objective {objective} lifted"),
        C::Thing { thing, .. } => format!("thing {} placed", thing.saturating_add(1)),
        C::Battlefield { battlefield } => {
            format!("the battlefield {}", battlefield.as_deref().map_or_else(none, spoken))
        }
        C::Weather { weather } => if weather.is_some() { "the weather thrown" } else { "no weather" }.to_owned(),
        C::Result { result: Some(result) } => {
            let points: Vec<String> = result.points.iter().map(ToString::to_string).collect();
            format!("the result {}", points.join(" : "))
        }
        C::Result { result: None } => "no result".to_owned(),
        C::Place { terrain } => format!("the terrain {} placed", terrain.id),
        C::LayOut { terrain } => counted(terrain.len(), "piece laid out", "pieces laid out"),
        C::KeepLayout { name: Some(name) } => format!("its layout kept as {name}"),
        C::KeepLayout { name: None } => "its layout no longer kept".to_owned(),
        C::Clear { terrain } => format!("the terrain {terrain} cleared"),
        C::Field { side, force } => {
            let force = force.as_ref().map_or_else(none, |fielded| counted(fielded.models.len(), "model", "models"));
            format!("side {}: {force}", side.saturating_add(1))
        }
        C::Ruleset { ruleset } => format!("the ruleset {}", spoken(ruleset)),
        C::Campaign { campaign } => if campaign.is_some() { "for a campaign" } else { "for no campaign" }.to_owned(),
        C::PutAway { away: true } => "put away".to_owned(),
        C::PutAway { away: false } => "brought back".to_owned(),
    }
}

fn none() -> String {
    "none".to_owned()
}

/// What was said in a battle: how far it came, and the score.
pub fn turn(turn: u8, score: &[u32]) -> String {
    let score: Vec<String> = score.iter().map(ToString::to_string).collect();
    let when = if turn == 0 { "before the first Turn".to_owned() } else { format!("in Turn {turn}") };
    format!("{when}, {} victory points", score.join(" : "))
}

/// How many entries of a battle were said on one side.
pub fn with_entries(said: &str, entries: usize) -> String {
    format!("{said}, {}", counted(entries, "entry", "entries"))
}

/// With why it was said.
pub fn with_reason(said: String, reason: Option<&str>) -> String {
    match reason.map(str::trim) {
        None | Some("") => said,
        Some(reason) => format!("{said} (“{reason}”)"),
    }
}

/// A result with everything that tells it from another one of the same battle.
pub fn with_details(said: &str, result: &BattleResult) -> String {
    let mut all = vec![said.to_owned()];
    all.extend(result.played.as_ref().map(|day| format!("played {day}")));
    if result.turns > 0 {
        all.push(counted(result.turns, "Turn", "Turns"));
    }
    let fell: Vec<&str> =
        result.sides.iter().flat_map(|side| &side.casualties).map(|fallen| fallen.name.as_str()).collect();
    all.push(match fell.as_slice() {
        [] if result.members().all(|side| result.fell_told(side)) => "nobody fell".to_owned(),
        [] => "who fell was not recorded".to_owned(),
        fell => format!("fell: {}", fell.join(", ")),
    });
    let deeds: Vec<String> = result.sides.iter().flat_map(|side| &side.deeds).map(|deed| spoken(&deed.deed)).collect();
    if !deeds.is_empty() {
        all.push(format!("Deeds: {}", deeds.join(", ")));
    }
    all.join("; ")
}

/// `Set-up`, of the word for the middle of a sentence.
pub fn kind(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
