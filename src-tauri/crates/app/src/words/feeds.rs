//! What goes out by itself: a calendar, a page, news for a chat.

use crate::view::planned_game;

pub const EXPORT: &str = "Export the calendar";
pub const CALENDARS: &str = "Calendars";

/// There is nothing to revoke.
pub const NO_FEED: &str = "This address was revoked already.";
/// A chat without a name.
pub const NO_NAME: &str = "Enter a name for the chat, such as Club channel.";
/// A chat that would never hear anything.
pub const NO_KIND: &str = "Choose at least one kind of news.";
/// An address that nothing is posted to.
pub const NO_ADDRESS: &str = "Enter the address of the webhook; it begins with https://.";
/// The program ended between beginning to send and knowing that it was sent.
pub const STOPPED: &str = "The server stopped while it was sent, so it may not have arrived.";

pub fn too_many(most: usize) -> String {
    format!("There are up to {most} of these at once; revoke one first.")
}

/// What stands before a game to be played by a day, on that day.
pub const LAST_DAY: &str = "Last day to play ";
/// What stands there instead once nobody has to play it.
pub const TAKEN_BACK: &str = "Plan taken back: ";

pub fn last_day(scenario: &str, sides: &[String]) -> String {
    format!("{LAST_DAY}{}", planned_game(scenario, sides))
}

pub fn called_off(evening: &str) -> String {
    format!("Called off: {evening}")
}

pub fn round(number: usize) -> String {
    format!("Round {number}")
}

/// Where a round's pairings stand in a chat.
pub fn round_of(evening: &str, number: usize) -> String {
    format!("{evening}, round {number}")
}

pub fn expected(names: &[String]) -> String {
    format!("Expected: {}", names.join(", "))
}

/// `Table 3 · The Mill: Ada – Bors, Relic Hunt`.
pub fn pairing(table: Option<&str>, players: [&str; 2], scenario: Option<&str>) -> String {
    let [one, other] = players;
    let at = table.map_or_else(String::new, |table| format!("{table}: "));
    let of = scenario.map_or_else(String::new, |scenario| format!(", {scenario}"));
    format!("{at}{one} – {other}{of}")
}

pub fn standings_of(campaign: &str) -> String {
    format!("{campaign}, standings")
}

/// More places than a chat is told of.
pub fn more_places(places: usize) -> String {
    format!("… and {places} more")
}

/// More news than fit a message.
pub fn more(news: usize) -> String {
    format!("… and {news} more, in the book")
}
