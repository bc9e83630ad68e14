//! Pages and texts that are published.

use crate::plain_words::in_a_row;
use crate::view::Verdict;

nml_words::sentences! {
    pub in "app_published":
    publish(),
    web_pages(),
    next(),
    last(),
    standings(),
    missing(),
    waiting(),
    out(),
    deeds(),
    begun(),
    overdue(),
    not_played(),
    title(name),
    as_of(day),
    due(day),
    went_won(cvp),
    went_drew(cvp),
    went_lost(cvp),
    rank(),
    cvp(),
    record(),
    warband(),
    standing(rank, name, cvp, record),
    side(name, points, outcome),
    score(letter, name, points),
    ended_drawn(turns, why),
    ended_won(name, turns, why),
    goes_on(turn),
    fell_to(name, by, turn),
    fell_in(name, turn),
    told(name, what),
    commanded_by(name, player),
    about_warband(faction, models),
    no_result(round),
    sits_out(name),
    seat_with(name, warband),
    attacks(who),
    no_log(file),
    which(book),
    unknown_none(wanted),
    unknown_known(wanted, known),
    known(name),
    known_more(more),
    several(wanted, ids),
}

/// How a Warband's game went, and its points after it.
pub fn went(outcome: Verdict, cvp: u32) -> String {
    match outcome {
        Verdict::Won => went_won(cvp),
        Verdict::Drew => went_drew(cvp),
        Verdict::Lost => went_lost(cvp),
    }
}

/// How a battle ended, and after how many Turns; without winners if nobody won.
pub fn ended(winners: &[String], turns: u8, why: &str) -> String {
    if winners.is_empty() {
        return ended_drawn(turns, why);
    }
    ended_won(in_a_row(winners), turns, why)
}

/// Who fell, and by whose hand.
pub fn fell(name: &str, by: Option<&str>, turn: u8) -> String {
    by.map_or_else(|| fell_in(name, turn), |by| fell_to(name, by, turn))
}

/// A Warband, and who commands it if somebody is named: `Redoubt (Ada)`.
pub fn commanded(name: &str, player: &str) -> String {
    if player.is_empty() { name.to_owned() } else { commanded_by(name, player) }
}

/// The book has nothing of this name; it lists what it has.
pub fn unknown(wanted: &str, names: &[&str]) -> String {
    let most = 12;
    let more = names.len().checked_sub(most).filter(|more| *more > 0).map(known_more);
    let names: Vec<String> = names.iter().take(most).map(|name| known(*name)).chain(more).collect();
    if names.is_empty() { unknown_none(wanted) } else { unknown_known(wanted, in_a_row(names)) }
}

/// The book has several of a name.
pub fn ambiguous(wanted: &str, ids: &[String]) -> String {
    several(wanted, in_a_row(ids))
}

/// `Ada (Redoubt)`.
pub fn seat(name: &str, warband: &str) -> String {
    if warband.is_empty() { name.to_owned() } else { seat_with(name, warband) }
}

/// `Ada (Redoubt), attacks`.
pub fn attacking(who: &str, attacker: bool) -> String {
    if attacker { attacks(who) } else { who.to_owned() }
}
