//! Pages and texts that are published.

use crate::view::Verdict;

use super::counted::counted;

pub const PUBLISH: &str = "Publish as a web page";
pub const WEB_PAGES: &str = "Web pages";

pub const NEXT: &str = "To play";
pub const LAST: &str = "Last results";
pub const STANDINGS: &str = "Standings";
pub const MISSING: &str = "Still missing";
pub const WAITING: &str = "Waiting for a game";
pub const OUT: &str = "Out of Action";
pub const DEEDS: &str = "Glorious Deeds";
pub const BEGUN: &str = "under way";
pub const OVERDUE: &str = "overdue";
pub const DRAW: &str = "A draw";
pub const NOT_PLAYED: &str = "not played";

/// The title of a page.
pub fn title(name: &str) -> String {
    format!("{name} · No Man’s Ledger")
}

pub fn as_of(day: &str) -> String {
    format!("as of {day}")
}

pub fn due(day: &str) -> String {
    format!("by {day}")
}

/// How a Warband's game went, and its points after it.
pub fn went(outcome: Verdict, cvp: u32) -> String {
    let went = match outcome {
        Verdict::Won => "won",
        Verdict::Drew => "drew",
        Verdict::Lost => "lost",
    };
    format!("{went}, {cvp} CVP after it")
}

/// The columns of standings in a chat.
pub const RANK: &str = "#";
pub const CVP: &str = "CVP";
pub const RECORD: &str = "W–D–L";
pub const WARBAND: &str = "Warband";

/// A line of the standings.
pub fn standing(rank: &str, name: &str, cvp: &str, record: &str) -> String {
    format!("{rank}. {name}: {cvp} CVP, {record}")
}

/// A side of a game that was fought.
pub fn side(name: &str, vp: &str, outcome: &str) -> String {
    format!("{name}: {vp}, {outcome}")
}

/// A side of a battle.
pub fn score(letter: &str, name: &str, points: u16) -> String {
    format!("{letter} {name}: {}", counted(points, "point", "points"))
}

pub fn won(name: &str) -> String {
    format!("{name} won")
}

/// How a battle ended, and after how many Turns.
pub fn ended(how: &str, turns: u8, why: &str) -> String {
    format!("{how} after {}: {why}", counted(turns, "Turn", "Turns"))
}

pub fn goes_on(turn: u8) -> String {
    if turn == 0 { "Both Forces are set up.".to_owned() } else { format!("It continues in Turn {turn}.") }
}

/// Who fell, and by whose hand.
pub fn fell(name: &str, by: Option<&str>, turn: u8) -> String {
    match by {
        Some(by) => format!("{name}, by {by}, Turn {turn}"),
        None => format!("{name}, Turn {turn}"),
    }
}

/// Something, and what is said about it.
pub fn told(name: &str, what: &str) -> String {
    format!("{name}: {what}")
}

/// A Warband, and who commands it where somebody is named: `Redoubt (Ada)`.
pub fn commanded(name: &str, player: &str) -> String {
    if player.is_empty() { name.to_owned() } else { format!("{name} ({player})") }
}

pub fn about_warband(faction: &str, models: usize) -> String {
    format!("{faction}, {}", counted(models, "model", "models"))
}

pub fn no_log(file: &str) -> String {
    format!("{file}: This is no log of a battle. Give one, or a book and what of it to publish.")
}

pub fn which(book: &str) -> String {
    format!("{book}: This is a book. Give the name or id of a campaign, Warband, battle or evening after it.")
}

pub fn unknown(wanted: &str, known: &[&str]) -> String {
    let most = 12;
    let mut names: Vec<String> = known.iter().take(most).map(|name| format!("“{name}”")).collect();
    if known.len() > most {
        names.push(format!("{} more", known.len() - most));
    }
    let expected =
        if names.is_empty() { "It has none yet.".to_owned() } else { format!("It has {}.", names.join(", ")) };
    format!("The book has no campaign, Warband, battle or evening “{wanted}”. {expected}")
}

pub fn ambiguous(wanted: &str, ids: &[String]) -> String {
    format!("Several are called “{wanted}”. Give the id of one: {}.", ids.join(", "))
}

/// The games of an evening whose result is missing.
pub fn no_result(round: u8) -> String {
    format!("no result of round {round} yet")
}

pub fn sits_out(name: &str) -> String {
    format!("{name} sits out")
}

/// `Ada (Redoubt)`.
pub fn seat(name: &str, warband: &str) -> String {
    if warband.is_empty() { name.to_owned() } else { format!("{name} ({warband})") }
}

/// `Ada (Redoubt), attacks`.
pub fn attacking(who: &str, attacks: bool) -> String {
    if attacks { format!("{who}, attacks") } else { who.to_owned() }
}
