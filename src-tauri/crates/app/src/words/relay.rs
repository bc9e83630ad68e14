//! What a club says to a book that follows it.

use nml_ledger::Kind;

use super::table::{organiser, owner};

nml_words::sentences! {
    pub in "app_relay":
    no_book(),
    only_reads(),
    another_name(),
    another_device(),
    in_own_book(),
    clocks_apart(),
    no_entry(),
    too_large(),
    no_club(),
    others_battle(),
}

/// A stream that a player does not change.
pub fn not_yours(kind: Kind) -> String {
    match kind {
        Kind::Warband => owner(),
        Kind::Battle => others_battle(),
        Kind::Scenario | Kind::Campaign | Kind::Rotation | Kind::Evening | Kind::HousePack => organiser(),
    }
}
