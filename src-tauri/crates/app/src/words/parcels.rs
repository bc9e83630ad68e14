//! What goes from one book to another.

use super::overview::counted;

pub const OPEN: &str = "Open what another book sent";
pub const SEND: &str = "Send it to another book";
pub const PARCELS: &str = "What books send each other";
/// The ending of such files, without the dot.
pub const ENDING: &str = "nmlp";
pub const GONE: &str = "this file is not held any more; bring it in again";
pub const UNDECIDED: &str =
    "both books said something of the same: say of each what stands, what was said here or there";
pub const NOT_TOGETHER: &str =
    "what is chosen does not hold together: something that stands rests on what does not; choose one side for both";
pub const KEPT_HERE: &str = "what was said here stands";
pub const BROUGHT_TOGETHER: &str = "brought together with what was said here";

/// Something that was taken back.
pub fn taken_back(said: &str) -> String {
    format!("taken back: {said}")
}

/// `The Ardent Mile, sent by Tomas, 2026-05-01`.
pub fn about(about: &str, by: &str, at: &str) -> String {
    let day: String = at.chars().take("2026-05-01".len()).collect();
    if by.trim().is_empty() { format!("{about}, sent {day}") } else { format!("{about}, sent by {by}, {day}") }
}

/// Why another head was chosen.
pub fn as_sent(by: &str) -> String {
    if by.trim().is_empty() { "as it was sent".to_owned() } else { format!("as {by} sent it") }
}

pub fn done(streams: usize, entries: usize) -> String {
    let all = counted(entries as u64, "entry", "entries");
    match (streams, entries) {
        (0, 0) => "Nothing in it is new.".to_owned(),
        (0, _) => format!("{all} taken in."),
        (_, _) => format!("{} and {all} taken in.", counted(streams as u64, "new stream", "new streams")),
    }
}

/// A stream under an id that begins otherwise here.
pub fn another_beginning(kind: &str, id: &str) -> String {
    format!("the {kind} {id} begins otherwise than the one in this book: one of them is not what it says it is")
}

pub const CHANGED: &str = "changed";

/// What was said in a battle.
pub fn turn(turn: u8) -> String {
    if turn == 0 { "before the first Turn".to_owned() } else { format!("in Turn {turn}") }
}

/// `Set-up`, of the word for the middle of a sentence.
pub fn kind(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
