//! Names for ids, as a person says them, and how to join several names.

use crate::plain_words::{self, in_a_row};

/// What a faction that was written down by hand is called if nobody named it.
pub(crate) const FACTION_BY_HAND: &str = "a custom faction";

/// An id of the pack as a person would say it: `trench-mole` as `Trench mole`.
pub fn spoken(id: &str) -> String {
    let mut letters = id.chars().map(|c| if matches!(c, '-' | '_' | ':') { ' ' } else { c });
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A scenario that the pack only names: `dont-breathe` as `Don’t Breathe`.
pub fn scenario(id: &str) -> String {
    let small = ["of", "for", "the", "and", "from"];
    let words = id.split('-').enumerate().map(|(place, word)| match word {
        "dont" => "Don’t".to_owned(),
        word if place > 0 && small.contains(&word) => word.to_owned(),
        word => spoken(word),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A game of a campaign that was fought, by its number in the campaign.
pub fn game(number: usize, scenario: &str) -> String {
    plain_words::game(number, scenario)
}

/// A game that is planned: it has no number before it is fought.
pub fn planned_game(scenario: &str, sides: &[impl std::borrow::Borrow<str>]) -> String {
    format!("{scenario}: {}", sides.join(" – "))
}

/// A game with those who do not belong to the campaign.
pub fn with_outsiders(game: String, outsiders: &[&str]) -> String {
    if outsiders.is_empty() { game } else { plain_words::game_with(game, in_a_row(outsiders)) }
}

/// `Gorm of The Ashen Choir`, or the side alone.
pub fn of_side(model: Option<&str>, side: &str) -> String {
    model.map_or_else(|| side.to_owned(), |model| plain_words::of_side(model, side))
}

/// `Relic Hunt against The Ashen Choir`.
pub fn against(scenario: &str, others: &[String]) -> String {
    if others.is_empty() { scenario.to_owned() } else { plain_words::against(scenario, others.to_vec()) }
}
