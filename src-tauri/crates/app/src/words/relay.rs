//! What a club says to a book that follows it.

use nml_ledger::Kind;

use super::table::{ORGANISER, OWNER};

/// Somebody who sees one battle, or a screen on the wall.
pub const NO_BOOK: &str = "With this invitation nobody has a book of their own.";
/// Somebody who only reads.
pub const ONLY_READS: &str = "This invitation lets you read the club; only players and organisers change it.";
/// An entry of somebody else.
pub const ANOTHER_NAME: &str = "A player sends only what they did themselves, under the name of their invitation.";
/// More than an act adds.
pub const TOO_LARGE: &str = "This is more than a club takes at once.";
/// The book is served, and no club.
pub const NO_CLUB: &str = "What is served here is a single book; only a club has books that follow it.";

/// A stream that a player does not change.
pub const fn not_yours(kind: Kind) -> &'static str {
    match kind {
        Kind::Warband => OWNER,
        Kind::Battle => "Only a player whose Warband fights in a battle may go on with it, or the organiser.",
        Kind::Scenario | Kind::Campaign | Kind::Rotation | Kind::Evening => ORGANISER,
    }
}
