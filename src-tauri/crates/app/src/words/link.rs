//! What is said of the club that a book follows over a network.

use super::counted::counted;

pub const JOIN: &str = "Where the club’s book is kept on this computer";
/// A link that is none.
pub const NO_LINK: &str = "This is no invitation to a club; paste the whole link; it begins with https://.";
/// The open book follows none.
pub const NO_CLUB: &str = "This book follows no club.";
/// A copy of a book, without the key beside it.
pub const NO_KEY: &str =
    "The key to this club isn’t beside this book. Ask the organiser for a new invitation and join again.";
/// Nothing here goes to other computers.
pub const NO_WAY: &str = "Clubs are reached from the window, or with nml club.";
/// Another club answers.
pub const ANOTHER: &str = "Another club is served at this address.";
/// There is no such parcel.
pub const NO_ASIDE: &str = "This was decided already.";

/// Nobody answers; what is written here waits.
pub const AWAY: &str = "The club can’t be reached. What was written here waits.";
/// Nobody says whether it was done; what is written here waits, and is sent again.
pub const UNSURE: &str = "The club didn’t answer in time. What was written here waits.";
/// Nobody answers somebody who has no book yet.
pub const NOT_JOINED: &str = "The club can’t be reached. Try the same link again later.";
/// The exchange began with another book.
pub const OTHER_BOOK: &str = "Another book was opened meanwhile.";

/// What stands in front of a parcel that was set aside.
pub fn aside(names: &str, why: Option<&str>) -> String {
    why.map_or_else(|| names.to_owned(), |why| format!("{names}: {why}"))
}

/// What has no name of its own in the lists.
pub const OTHERS: &str = "What was written here";

/// More names than are told.
pub fn and_more(more: usize) -> String {
    format!("{} more", counted(more, "thing", "things"))
}
