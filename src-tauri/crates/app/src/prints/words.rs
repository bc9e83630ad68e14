//! What the printed sheets say. The screens have the same things in their own catalogue.

use super::EveningPart;
use crate::view::Verdict;
pub(super) use crate::words::counted;
use crate::words::signed;

pub const PRINT: &str = "Print into a PDF";
pub const PDF: &str = "PDF";
pub const ROSTER: &str = "Roster";
pub const CARDS: &str = "Cards";
pub const BLANK_CARDS: &str = "Blank cards";
pub const BATTLE_SHEET: &str = "Battle sheet";
pub const A_BATTLE: &str = "A battle";
pub const REFERENCE: &str = "Quick reference";

pub const MOVE: &str = "Move";
pub const RANGED: &str = "Ranged";
pub const MELEE: &str = "Melee";
pub const ARMOUR: &str = "Armour";
pub const BASE: &str = "Base";

pub const DUCATS: &str = "Ducats";
pub const GLORY: &str = "Glory";
pub const STRONGBOX: &str = "Strongbox";
pub const UNSPENT_GLORY: &str = "Glory unspent";
pub const MODELS: &str = "Models";
pub const ELITE: &str = "ELITE";
pub const FIELD_STRENGTH: &str = "Field Strength";
pub const THRESHOLD: &str = "Threshold";
pub const NEXT_GAME: &str = "Next game";
pub const MERCENARY: &str = "Mercenary";
pub const OBJECTIVE: &str = "Objective";

pub fn named(name: &str, sheet: &str) -> String {
    format!("{name} · {sheet}")
}

pub const NO_ROUND: &str = "No round is drawn: there is nothing to print yet.";
pub const SITS_OUT: &str = "sits out.";
pub const ONE_OFF: &str = "one-off game";

/// `First Thursday · 3 December 2026`.
pub fn evening(name: &str, day: &str) -> String {
    named(name, &crate::words::day(day))
}

pub fn round(number: u8) -> String {
    format!("Round {number}")
}

pub fn minutes(minutes: u16, pause: u16) -> String {
    format!("A round is {minutes} minutes, with {pause} minutes of break after it.")
}

pub const fn evening_part(part: EveningPart) -> &'static str {
    match part {
        EveningPart::Pairings => "Pairings",
        EveningPart::Tables => "Table sheets",
        EveningPart::Standings => "Standings",
        EveningPart::Scenarios => "Scenarios",
    }
}

pub fn rules(version: &str) -> String {
    format!("rules {version}")
}

/// What a Deed takes, and that the whole Warband does it.
pub fn deed(condition: &str, whole: bool) -> String {
    if whole { format!("{condition} (the Warband)") } else { condition.to_owned() }
}

pub fn too_many_sides(sides: usize, most: usize) -> String {
    format!("{sides} sides are too many: {most} at most.")
}

pub fn no_scenario(id: &str, known: &[&str]) -> String {
    let id: String = id.chars().take(60).collect();
    format!("The pack has no scenario “{id}”. It has {}.", known.join(", "))
}

pub fn faction(faction: &str, variant: &str) -> String {
    format!("{faction} · {variant}")
}

/// `85`, `2 Glory`, `40 + 1 Glory`.
pub fn cost(ducats: u32, glory: u32) -> String {
    match (ducats, glory) {
        (ducats, 0) => ducats.to_string(),
        (0, glory) => format!("{glory} Glory"),
        (ducats, glory) => format!("{ducats} + {glory} Glory"),
    }
}

/// As [`cost`]; what is free has no price.
pub fn price(ducats: u32, glory: u32) -> String {
    if ducats == 0 && glory == 0 { String::new() } else { cost(ducats, glory) }
}

/// What the sheet says about a model that left; a name that is the entry's says it already.
pub fn fallen(name: &str, entry: &str, reason: &str) -> String {
    if name == entry { reason.to_owned() } else { format!("{entry}, {reason}") }
}

/// `Trench Shield −1`.
pub fn reason(source: &str, value: Option<i32>, text: &str) -> String {
    let value = value.map(signed);
    let parts = [Some(source), value.as_deref(), Some(text)].into_iter().flatten().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

/// One of its Turns.
pub fn turn(turn: u8) -> String {
    format!("Turn {turn}")
}

pub fn turns(turns: u8) -> String {
    counted(turns, "Turn", "Turns")
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

pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

// The chronicle.

pub const CHRONICLE: &str = "Chronicle";
pub const STANDINGS: &str = "Standings";
pub const DEEDS_NOT_RECORDED: &str = "Their Deeds are not recorded.";
pub const FALLEN_NOT_RECORDED: &str = "Who fell is not recorded.";
pub const RESULT_ALONE: &str = "Only the result is recorded.";

pub fn game(number: usize) -> String {
    format!("Game {number}")
}

pub fn record(won: u16, drew: u16, lost: u16) -> String {
    format!("{won}–{drew}–{lost}")
}

/// A figure that nobody wrote down.
pub const UNKNOWN: &str = "–";

/// In how many games a figure was written down; empty: in all of them, or in none.
pub fn known_in(games: u16, unknown: u16) -> String {
    if unknown == 0 || unknown >= games { String::new() } else { format!("in {} of {games}", games - unknown) }
}

/// Victory points made less those of the enemies; none: they are not known.
pub fn difference(vp: Option<i64>) -> String {
    vp.map_or_else(|| UNKNOWN.to_owned(), |vp| signed(i32::try_from(vp).unwrap_or_default()))
}

/// Victory points that nobody wrote down.
pub const NO_VP: &str = "VP not recorded";

/// A figure added up over games; a dash: in none of them it was written down.
pub fn figure(games: u16, figure: u32, unknown: u16) -> String {
    if games > 0 && unknown >= games { UNKNOWN.to_owned() } else { figure.to_string() }
}

/// Enemies taken and own models lost, each with the games of which it is unknown, and in how many games they were written
/// down.
pub fn casualties(games: u16, [took, fell]: [(u32, u16); 2]) -> (String, String) {
    let shown = [took, fell].map(|(count, unknown)| figure(games, count, unknown));
    let known = [took, fell].map(|(_, unknown)| known_in(games, unknown));
    match (shown, known) {
        ([one, other], _) if one == UNKNOWN && other == UNKNOWN => (one, String::new()),
        ([took, fell], [one, other]) if one == other => (format!("{took} : {fell}"), one),
        ([took, fell], [one, other]) => {
            let own = |known: String, word: &str| if known.is_empty() { known } else { format!("{word} {known}") };
            let known: Vec<String> =
                [own(one, "caused"), own(other, "suffered")].into_iter().filter(|it| !it.is_empty()).collect();
            (format!("{took} : {fell}"), known.join(", "))
        }
    }
}

pub fn vp(vp: u16) -> String {
    format!("{vp} VP")
}

pub fn cvp(cvp: u16) -> String {
    format!("{cvp} CVP")
}

pub fn outcome(outcome: Verdict, attacked: bool, conceded: bool) -> String {
    let ended = match (outcome, conceded) {
        (Verdict::Won, _) => "won",
        (Verdict::Drew, _) => "drew",
        (Verdict::Lost, false) => "lost",
        (Verdict::Lost, true) => "gave up",
    };
    if attacked { format!("{ended}, attacked") } else { ended.to_owned() }
}

/// How a model died, after its name, such as `of The Seventh Redoubt, killed in Turn 3 by Kell · Game 2, Relic Hunt`.
pub fn died(of: &str, number: usize, scenario: &str, how: &str) -> String {
    format!("of {of}, {} · {}, {scenario}", within(how), game(number))
}

/// A sentence that stands within another.
fn within(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}

fn by(by: &str, at: &str) -> String {
    if by.is_empty() { crate::words::day(at) } else { format!("{by}, {}", crate::words::day(at)) }
}

pub fn corrected(at: &str, who: &str) -> String {
    format!("Corrected, {}:", by(who, at))
}

pub fn said_by(who: &str, at: &str, turn: Option<u8>) -> String {
    let said = by(who, at);
    turn.map_or_else(|| said.clone(), |turn| format!("{said}, in Turn {turn} of the log"))
}
