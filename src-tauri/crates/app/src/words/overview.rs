//! A campaign as its organiser surveys it: who waits, what is open, what is wrong, and what there is to tell.

use nml_campaign::{Chapter, Story};
use nml_warband::result::Outcome;

use super::next::OwnGame;
use super::signed;

nml_words::sentences! {
    pub in "app_overview":
    a_game(),
    stage_together(sides, game, stage),
    stage_late(sides, game, stage),
    stage_apart(sides, games, stage),
    has_left(),
    rests(),
    done(),
    plays(game),
    settling(game),
    has_signed(game),
    free_alone(),
    free_one(one),
    free_two(one, other),
    free_more(one, other, more),
    final_waits(others),
    illegal_also(first, more),
    illegal_side(letter, why),
    to_come(),
    not_here(),
    unsigned_only(game),
    unsigned_open(game, open),
    unclosed(game),
    left_over(),
    in_hand(fought, most, in_hand),
    roles(with),
    roles_without(with, without),
    not_won(since),
    won_its_only(),
    won_all(won),
    won_after_drought(unwon),
    won_at_best(won),
    won_last(),
    lost_last_at_best(won),
    lost_last(),
    unwon_at_best(since, won),
    unwon(since),
    score(made, suffered),
    best_won_by(game, score, by),
    best_won_with(game, score),
    best_won(game),
    best_even(game, score),
    best_drew_with(game, score),
    best_drew(game),
    closest_by(game, score, by),
    closest_with(game, score),
    closest(game),
    hardest(game, fallen),
    hardest_unanswered(game, fallen),
    hardest_answered(game, fallen, taken),
    feller(name, felled),
    no_deed(),
    deeds(deeds),
}

/// `next: The Mudlarks – Ash Saints, their 4th game, Mid`: who meets, which game of its own each of them fights, and the stage
/// that it belongs to.
pub fn stage(name: &str, games: &[OwnGame]) -> String {
    let sides: Vec<&str> = games.iter().map(|one| one.name.as_str()).collect();
    let sides = sides.join(" – ");
    let mut numbers: Vec<u16> = games.iter().map(|one| one.game).collect();
    numbers.dedup();
    match numbers.as_slice() {
        [one] if games.iter().any(|side| side.late) => stage_late(sides, *one, name),
        [one] => stage_together(sides, *one, name),
        several => stage_apart(sides, several.iter().map(u16::to_string).collect::<Vec<_>>(), name),
    }
}

/// It has a game that was fought and is not settled.
pub fn settles(game: &str, signed: bool) -> String {
    if signed { has_signed(game) } else { settling(game) }
}

/// It has no game; these are free as well, those it has met least first.
pub fn free(others: &[&str]) -> String {
    match others {
        [] => free_alone(),
        [one] => free_one(*one),
        [one, other] => free_two(*one, *other),
        [one, other, rest @ ..] => free_more(*one, *other, rest.len()),
    }
}

/// What is wrong with a list: the first violation, and how many more there are.
pub fn illegal(first: &str, more: usize) -> String {
    if more == 0 { first.to_owned() } else { illegal_also(first, more) }
}

/// A page that is not signed, with how many of its questions are open.
pub fn unsigned(game: &str, open: usize) -> String {
    if open == 0 { unsigned_only(game) } else { unsigned_open(game, open) }
}

/// In how many games there were attackers and defenders.
pub fn roles_note(with: u32, without: u32) -> String {
    if without == 0 { roles(with) } else { roles_without(with, without) }
}

/// What there is to tell of a Warband.
pub fn story(story: &Story, game: &dyn Fn(&Chapter) -> String, feller_name: Option<&str>) -> Vec<String> {
    let mut told = vec![run(story)];
    if let Some(best) = &story.best {
        told.push(finest(best, &game(best)));
    }
    if let Some(worst) = &story.bloodiest {
        let fallen = worst.fell.unwrap_or_default();
        told.push(match worst.took {
            None => hardest(game(worst), fallen),
            Some(0) => hardest_unanswered(game(worst), fallen),
            Some(taken) => hardest_answered(game(worst), fallen, taken),
        });
    }
    if let (Some(name), Some(by)) = (feller_name, &story.feller) {
        told.push(feller(name, by.felled));
    }
    match story.deeds {
        // Some games have no record.
        0 if story.deeds_untold > 0 => {}
        0 => told.push(no_deed()),
        done => told.push(deeds(done)),
    }
    told
}

/// Its runs, the latest first.
fn run(story: &Story) -> String {
    match (story.won_in_a_row, story.unwon_since) {
        (0, since) => not_won(since),
        (1, 0) if story.games == 1 => won_its_only(),
        (won, 0) if won == story.games => won_all(won),
        (_, 0) if story.unwon_in_a_row >= 3 => won_after_drought(story.unwon_in_a_row),
        (won @ 2.., 0) => won_at_best(won),
        (_, 0) => won_last(),
        (won @ 2.., 1) => lost_last_at_best(won),
        (_, 1) => lost_last(),
        (won @ 2.., since) => unwon_at_best(since, won),
        (_, since) => unwon(since),
    }
}

/// Its best day. A Warband that never won and never drew only came close.
fn finest(best: &Chapter, game: &str) -> String {
    let points = best.score.map(|[made, suffered]| score(made, suffered));
    let by = |n: i64| signed(i32::try_from(n).unwrap_or_default());
    match (best.outcome, best.difference(), points) {
        (Outcome::Won, Some(n), Some(points)) if n > 0 => best_won_by(game, points, by(n)),
        (Outcome::Won, _, Some(points)) => best_won_with(game, points),
        (Outcome::Won, _, None) => best_won(game),
        (Outcome::Drew, Some(0), Some(points)) => best_even(game, points),
        (Outcome::Drew, _, Some(points)) => best_drew_with(game, points),
        (Outcome::Drew, _, None) => best_drew(game),
        (Outcome::Lost, Some(n), Some(points)) if n < 0 => closest_by(game, points, by(n)),
        (Outcome::Lost, _, Some(points)) => closest_with(game, points),
        (Outcome::Lost, _, None) => closest(game),
    }
}
