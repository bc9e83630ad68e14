//! What goes out by itself: a calendar, a page, news for a chat.

use crate::plain_words::in_a_row;
use crate::view::planned_game;

nml_words::sentences! {
    pub in "app_feeds":
    export(),
    calendars(),
    no_feed(),
    no_name(),
    no_kind(),
    no_address(),
    stopped(),
    too_many(most),
    last_day_of(game),
    plan_taken_back(game),
    called_off(evening),
    round(number),
    expected_there(names),
    round_of(evening, number),
    pair(one, other),
    pair_playing(one, other, scenario),
    pair_at(table, one, other),
    pair_at_playing(table, one, other, scenario),
    standings_of(campaign),
    more_places(places),
    more(news),
}

/// A game to be played by a day, on that day.
pub fn last_day(scenario: &str, sides: &[String]) -> String {
    last_day_of(planned_game(scenario, sides))
}

/// What stands there instead once nobody has to play it.
pub fn taken_back(scenario: &str, sides: &[String]) -> String {
    plan_taken_back(planned_game(scenario, sides))
}

/// Who is expected on an evening.
pub fn expected(names: &[String]) -> String {
    expected_there(in_a_row(names))
}

/// `Table 3 · The Mill: Ada – Bors, Relic Hunt`.
pub fn pairing(table: Option<&str>, players: &[String], scenario: Option<&str>) -> String {
    let Some((one, others)) = players.split_first() else { return String::new() };
    let other = &others.join(" – ");
    match (table, scenario) {
        (None, None) => pair(one, other),
        (None, Some(scenario)) => pair_playing(one, other, scenario),
        (Some(table), None) => pair_at(table, one, other),
        (Some(table), Some(scenario)) => pair_at_playing(table, one, other, scenario),
    }
}
