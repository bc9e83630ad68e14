//! A campaign that comes into this book in mid-season.

use super::counted::counted;

pub const NO_NAME: &str = "A side has victory points and no name: enter the Warband’s or its player’s.";
pub const OUTSIDERS_ONLY: &str = "At least one Warband of the campaign must have fought in it.";
pub const WHO_JOINS: &str = "Nobody has joined yet. Give each name its faction: it joins as a Warband when the games are \
     entered, and its roster can come later.";
pub const UNKNOWN_NAMES: &str = "Some names are unknown here: say who or what each one means.";
pub const DAY_FIRST: &str = "Dates are read day first, so 3/4 is 3 April: nothing in the table shows otherwise.";
pub const SORTED: &str = "The games are put in the order of their days.";
pub const NOT_SORTED: &str = "Some games have no day: all of them are kept in the order of the table.";
pub const ALL_HERE: &str = "Every game of this table is already here.";
pub const SETTLED: &str = "It has settled a battle in this book: what it had before is part of that.";
/// What undo takes back.
pub const EARLIER: &str = "the games from before this book";

pub fn problem(line: Option<u64>, why: &str) -> String {
    match line {
        Some(line) => format!("Line {line}: {why}"),
        None => why.to_owned(),
    }
}

pub fn no_day(text: &str, unknown: bool) -> String {
    if unknown {
        return format!("“{}” is not a date: leave the field empty where nobody knows it.", short(text));
    }
    format!("“{}” is not a date; one looks like 2026-04-30 or 30.4.2026.", short(text))
}

pub fn sides(count: usize, least: usize, most: usize) -> String {
    format!("A game has {least} to {most} sides, each with a name and its victory points; this line has {count}.")
}

pub fn no_score(name: &str, score: &str, most: u16) -> String {
    let name = short(name);
    if score.is_empty() {
        format!("{name} has no victory points: enter a whole number, or who won in a column headed “Winner”.")
    } else {
        format!("{name} has “{}” victory points: enter a whole number of 0 to {most}.", short(score))
    }
}

/// Somebody wrote a question mark, or the like, where the points are not known.
pub fn unknown_score(name: &str, score: &str, nobody_won: bool) -> String {
    let winner = if nobody_won { ", and say who won in a column headed “Winner”" } else { "" };
    format!(
        "{} has “{}” victory points: leave the field empty where nobody knows them{winner}.",
        short(name),
        short(score)
    )
}

pub fn twice(name: &str) -> String {
    format!("{} stands on two sides.", short(name))
}

/// Players who have signed up and have no Warband that a game could count for.
pub fn without_warband(players: &[&str]) -> String {
    let (has, them) = if players.len() == 1 { ("has", "that player") } else { ("have", "them") };
    format!(
        "{} {has} signed up without a Warband: admit {them} with one first; until then a game against {them} is one \
         against somebody from outside.",
        players.join(", ")
    )
}

pub fn no_side(name: &str, unknown: bool) -> String {
    if unknown {
        return format!("“{}” is not one of its sides: leave the field empty where nobody knows.", short(name));
    }
    format!("“{}” is not one of its sides: enter a name from the same line.", short(name))
}

pub fn ignored(columns: &[String]) -> String {
    format!("Not read: {}.", columns.join(", "))
}

pub fn entered(games: usize) -> String {
    if games == 1 { "a game from before this book".to_owned() } else { format!("{games} games from before this book") }
}

/// `7 models · 120 ducats · 4 Glory · 6 Experience`; before the muster is closed without the purse.
pub fn about(models: usize, purse: Option<(u32, u32)>, experience: u32, late_by: u16) -> String {
    let mut parts = vec![counted(models, "model", "models")];
    match purse {
        Some((ducats, glory)) => {
            parts.push(format!("{} ducats", ducats));
            parts.push(format!("{glory} Glory"));
        }
        None => parts.push("still mustering".to_owned()),
    }
    if experience > 0 {
        parts.push(format!("{experience} Experience"));
    }
    if late_by > 0 {
        parts.push(format!("joined late by {late_by}"));
    }
    parts.join(" · ")
}

pub fn late(games: u16, experience: u32, threshold: u32) -> String {
    format!(
        "It joined late by {}: it recruits up to {threshold} ducats and shares {experience} experience among its ELITE (rulebook p. 95).",
        if games == 1 { "a game".to_owned() } else { format!("{games} games") }
    )
}

pub fn hand(row: &str, hand: &str) -> String {
    format!("{row}, {hand}")
}

pub fn no_injury(id: &str) -> String {
    format!("The Trauma Table has no row “{}”.", short(id))
}

pub fn no_skill(id: &str) -> String {
    format!("There is no Skill “{}”.", short(id))
}

pub fn opened(strongbox: u32, glory: u32, models: usize) -> String {
    let of = counted(models, "model", "models");
    format!("the opening balance: {} ducats, {} Glory, {of} with a past", strongbox, glory)
}

pub fn granted(ducats: u32, glory: u32, reason: &str) -> String {
    let mut gifts = Vec::new();
    if ducats > 0 {
        gifts.push(format!("{} ducats", ducats));
    }
    if glory > 0 {
        gifts.push(format!("{} Glory", glory));
    }
    format!("granted by the organiser, {}: {reason}", gifts.join(" and "))
}

fn short(text: &str) -> String {
    text.chars().take(60).collect()
}
