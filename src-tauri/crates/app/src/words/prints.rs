//! The printed sheets. The screens have the same things in their own catalogue.

use super::{parcels, signed};
use crate::plain_words::in_a_row;
use crate::view::Verdict;

nml_words::sentences! {
    pub in "app_prints":
    print(),
    pdf(),
    roster(),
    cards(),
    blank_cards(),
    battle_sheet(),
    a_battle(),
    reference(),
    chronicle(),
    standings(),
    pairings(),
    table_sheets(),
    scenarios(),
    named(name, sheet),
    rules(version),
    movement(),
    ranged(),
    melee(),
    armour(),
    base(),
    ducats(),
    glory(),
    strongbox(),
    unspent_glory(),
    models(),
    elite(),
    field_strength(),
    threshold(),
    next_game(),
    mercenary(),
    faction(faction, variant),
    cost_glory(glory),
    cost_both(ducats, glory),
    fallen_as(entry, reason),
    evening_on(name, day),
    no_round(),
    sits_out(),
    one_off(),
    round(number),
    minutes(minutes, pause),
    objective(),
    deed_whole(condition),
    turn(turn),
    turns(turns),
    too_many_sides(sides, most),
    unknown_scenario(id, known),
    deeds_not_recorded(),
    fallen_not_recorded(),
    result_alone(),
    game(number),
    no_vp(),
    vp(vp),
    cvp(cvp),
    in_of(known, games),
    caused(known),
    suffered(known),
    ended(outcome),
    ended_attacker(outcome),
    died_so(of, how, number, scenario),
    corrected_by(by),
    in_turn_of_log(by, turn),
}

/// `First Thursday · 3 December 2026`.
pub fn evening(name: &str, day: &str) -> String {
    evening_on(name, super::day(day))
}

/// What a Deed takes, and that the whole Warband does it.
pub fn deed(condition: &str, whole: bool) -> String {
    if whole { deed_whole(condition) } else { condition.to_owned() }
}

/// The pack has no scenario of this id.
pub fn no_scenario(id: &str, known: &[&str]) -> String {
    unknown_scenario(id.chars().take(60).collect::<String>(), in_a_row(known))
}

/// `85`, `2 Glory`, `40 + 1 Glory`.
pub fn cost(ducats: u32, glory: u32) -> String {
    match (ducats, glory) {
        (ducats, 0) => ducats.to_string(),
        (0, glory) => cost_glory(glory),
        (ducats, glory) => cost_both(ducats, glory),
    }
}

/// As [`cost`]; what is free has no price.
pub fn price(ducats: u32, glory: u32) -> String {
    if ducats == 0 && glory == 0 { String::new() } else { cost(ducats, glory) }
}

/// What the sheet says about a model that left; a name that is the entry's says it already.
pub fn fallen(name: &str, entry: &str, reason: &str) -> String {
    if name == entry { reason.to_owned() } else { fallen_as(entry, reason) }
}

/// `Trench Shield −1`.
pub fn reason(source: &str, value: Option<i32>, text: &str) -> String {
    let value = value.map(signed);
    let parts = [Some(source), value.as_deref(), Some(text)].into_iter().flatten().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

/// A number as the book counts its scenarios.
pub fn roman(number: u8) -> String {
    let known = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
    known.get(usize::from(number)).map_or_else(|| number.to_string(), |known| (*known).to_owned())
}

/// `cache-destroyed` in the middle of a sentence.
pub fn told(id: &str) -> String {
    id.replace(['-', '_'], " ")
}

/// The same at the beginning of one.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Victories, draws and defeats.
pub fn record(won: u16, drew: u16, lost: u16) -> String {
    format!("{won}–{drew}–{lost}")
}

/// A figure that nobody wrote down.
pub const UNKNOWN: &str = "–";

/// How many games recorded a figure; empty if all of them did, or none.
pub fn known_in(games: u16, unknown: u16) -> String {
    if unknown == 0 || unknown >= games { String::new() } else { in_of(games - unknown, games) }
}

/// Victory points made less those of the enemies. `None` if they are unknown.
pub fn difference(vp: Option<i64>) -> String {
    vp.map_or_else(|| UNKNOWN.to_owned(), |vp| signed(i32::try_from(vp).unwrap_or_default()))
}

/// A figure added up over games; a dash if no game recorded it.
pub fn figure(games: u16, figure: u32, unknown: u16) -> String {
    if games > 0 && unknown >= games { UNKNOWN.to_owned() } else { figure.to_string() }
}

/// Enemies taken and own models lost, each with the games for which it is unknown, and in how many games they were
/// written down.
pub fn casualties(games: u16, [took, fell]: [(u32, u16); 2]) -> (String, String) {
    let shown = [took, fell].map(|(count, unknown)| figure(games, count, unknown));
    let known = [took, fell].map(|(_, unknown)| known_in(games, unknown));
    match (shown, known) {
        ([one, other], _) if one == UNKNOWN && other == UNKNOWN => (one, String::new()),
        ([took, fell], [one, other]) if one == other => (format!("{took} : {fell}"), one),
        ([took, fell], [one, other]) => {
            let known = [(!one.is_empty()).then(|| caused(one)), (!other.is_empty()).then(|| suffered(other))];
            (format!("{took} : {fell}"), in_a_row(known.into_iter().flatten()))
        }
    }
}

/// How a side came out of a game.
pub fn outcome(outcome: Verdict, attacked: bool, conceded: bool) -> String {
    let outcome = match (outcome, conceded) {
        (Verdict::Won, _) => "won",
        (Verdict::Drew, _) => "drew",
        (Verdict::Lost, false) => "lost",
        (Verdict::Lost, true) => "gave_up",
    };
    if attacked { ended_attacker(outcome) } else { ended(outcome) }
}

/// How a model died, after its name, such as `of The Seventh Redoubt, killed in Turn 3 by Kell · Game 2, Relic Hunt`.
pub fn died(of: &str, number: usize, scenario: &str, how: &str) -> String {
    died_so(of, within(how), number, scenario)
}

/// A sentence that stands within another.
fn within(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}

/// Who corrected something, and on which day.
pub fn corrected(at: &str, who: &str) -> String {
    corrected_by(by(who, at))
}

/// Who wrote something beside a game, and when.
pub fn said_by(who: &str, at: &str, turn: Option<u8>) -> String {
    let said = by(who, at);
    turn.map_or_else(|| said.clone(), |turn| in_turn_of_log(&said, turn))
}

fn by(who: &str, at: &str) -> String {
    parcels::by_and_day(who, at)
}
