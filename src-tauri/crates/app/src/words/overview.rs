//! A campaign as its organiser looks over it: who waits, what is open, what is wrong, and what there is to tell.

use nml_campaign::{Chapter, Story};
use nml_warband::result::Outcome;

use super::counted::counted;
use super::next::{OwnGame, nth};
use super::signed;
use crate::view::list;

/// A game of which nobody wrote down the scenario.
pub const A_GAME: &str = "a game";

/// `next: The Mudlarks – Ash Saints, their 4th game, Mid`: who meets, which game of its own each of them fights, and the stage
/// that it belongs to.
pub fn stage(name: &str, games: &[OwnGame]) -> String {
    let sides: Vec<&str> = games.iter().map(|one| one.name.as_str()).collect();
    let mut numbers: Vec<u16> = games.iter().map(|one| one.game).collect();
    numbers.dedup();
    let count = match numbers.as_slice() {
        [one] if games.iter().any(|side| side.late) => format!("game {one}"),
        [one] => format!("their {} game", nth(*one)),
        several => format!("game {}", several.iter().map(u16::to_string).collect::<Vec<_>>().join(" and ")),
    };
    format!("next: {}, {count}, {name}", sides.join(" – "))
}

// What a Warband does now.

pub const LEFT: &str = "has left the campaign";
pub const RESTS: &str = "takes a rest";
pub const DONE: &str = "has fought all its games";

pub fn plays(game: &str) -> String {
    format!("to play: {game}")
}

pub fn settles(game: &str, signed: bool) -> String {
    if signed { format!("has signed {game}") } else { format!("settles {game}") }
}

/// It has no game; these are free as well, those it has met least first.
pub fn free(others: &[&str]) -> String {
    match others {
        [] => "free to play; nobody else is".to_owned(),
        [one] => format!("free to play {one}"),
        [one, other] => format!("free to play {one} or {other}"),
        [one, other, rest @ ..] => {
            let rest = counted(rest.len(), "other", "others");
            format!("free to play {one}, {other} or {rest}")
        }
    }
}

pub fn final_waits(others: &[String]) -> String {
    format!("waits with the final for {}", list(others))
}

// Warnings.

pub fn illegal(first: &str, more: usize) -> String {
    if more == 0 { first.to_owned() } else { format!("{first} And {more} more.") }
}

/// The same of a side of a battle on paper.
pub fn illegal_side(letter: &str, why: &str) -> String {
    format!("Side {letter} breaks a rule, so it cannot fight in the app yet: {why}")
}

pub const TO_COME: &str = "It joined by name: it plays on paper until somebody builds its roster or brings it in.";
pub const NOT_HERE: &str = "Its roster is not in this book.";

pub fn unsigned(game: &str, open: usize) -> String {
    let rest = if open == 0 { String::new() } else { format!(": {} open", counted(open, "question", "questions")) };
    format!("It has not signed its page of {game} yet{rest}.")
}

pub fn unclosed(game: &str) -> String {
    format!("Everybody has signed {game}, but its aftermath is still open.")
}

/// A plan that both have left behind.
pub const LEFT_OVER: &str = "Never fought, and both have played on since: play it, or take the plan back.";

pub fn in_hand(fought: u16, most: u16, in_hand: u16) -> String {
    format!("It has fought {}, another Warband {most}: {in_hand} in hand.", counted(fought, "game", "games"))
}

// Attackers and defenders.

pub fn roles_note(with: u32, without: u32) -> String {
    let with = counted(with, "game", "games");
    match without {
        0 => with,
        without => format!("{with} · {without} without an attacker, or none recorded"),
    }
}

// Stories.

pub fn story(story: &Story, game: &dyn Fn(&Chapter) -> String, feller: Option<&str>) -> Vec<String> {
    let mut told = vec![run(story)];
    if let Some(best) = &story.best {
        told.push(finest(best, &game(best)));
    }
    if let Some(worst) = &story.bloodiest {
        let fallen = counted(worst.fell.unwrap_or_default(), "model", "models");
        let took = worst.took.map_or_else(String::new, |taken| format!(", {}", took(taken)));
        told.push(format!("Its hardest day was {}: {fallen} Out of Action{took}.", game(worst)));
    }
    if let (Some(name), Some(feller)) = (feller, &story.feller) {
        told.push(format!(
            "{name} has taken {} Out of Action; nobody in the Warband has taken more.",
            enemies(feller.felled)
        ));
    }
    match story.deeds {
        // Of some games nobody knows.
        0 if story.deeds_untold > 0 => {}
        0 => told.push("No Glorious Deed yet.".to_owned()),
        deeds => told.push(format!("It has done {}.", counted(deeds, "Glorious Deed", "Glorious Deeds"))),
    }
    told
}

fn took(enemies_taken: u32) -> String {
    if enemies_taken == 0 {
        "and it took nobody in return".to_owned()
    } else {
        format!("and it took {} in return", enemies(enemies_taken))
    }
}

fn enemies(n: u32) -> String {
    counted(n, "enemy", "enemies")
}

/// Its runs, the latest first.
fn run(story: &Story) -> String {
    let games = |n: u16| counted(n, "game", "games");
    match (story.won_in_a_row, story.unwon_since) {
        (0, 1) => "It has fought 1 game and not won yet.".to_owned(),
        (0, since) => format!("It has fought {} and won none of them yet.", games(since)),
        (1, 0) if story.games == 1 => "It won its only game.".to_owned(),
        (won, 0) if won == story.games => format!("It has won every one of its {}.", games(won)),
        (_, 0) if story.unwon_in_a_row >= 3 => {
            format!("It won its last game; before, it once fought {} without a victory.", games(story.unwon_in_a_row))
        }
        (won @ 2.., 0) => format!("It won its last game; at its best it won {} in a row.", games(won)),
        (_, 0) => "It won its last game.".to_owned(),
        (won @ 2.., 1) => format!("It did not win its last game; at its best it won {won} in a row."),
        (_, 1) => "It did not win its last game.".to_owned(),
        (won @ 2.., since) => format!("It has not won for {}; at its best it won {won} in a row.", games(since)),
        (_, since) => format!("It has not won for {}.", games(since)),
    }
}

/// Its best day. Who never won and never drew only came close.
fn finest(best: &Chapter, game: &str) -> String {
    let score = best.score.map(|[made, suffered]| format!("{made} to {suffered}"));
    let said = match (best.outcome, best.difference(), score) {
        (Outcome::Won, Some(n), Some(score)) if n > 0 => format!("{score}, {} victory points", by(n)),
        (Outcome::Won, _, Some(score)) => format!("a victory with {score}"),
        (Outcome::Won, _, None) => "a victory".to_owned(),
        (Outcome::Drew, Some(0), Some(score)) => format!("even, {score}"),
        (Outcome::Drew, _, Some(score)) => format!("a draw with {score}"),
        (Outcome::Drew, _, None) => "a draw".to_owned(),
        (Outcome::Lost, difference, score) => {
            let by = difference.filter(|n| *n < 0).map(|n| format!("{} victory points", by(n)));
            let close: Vec<String> = score.into_iter().chain(by).collect();
            return format!("It came closest in {game}: {}.", close.join(", "));
        }
    };
    format!("Its best day was {game}: {said}.")
}

fn by(n: i64) -> String {
    signed(i32::try_from(n).unwrap_or_default())
}
