//! A book that does not open.

use crate::code;

nml_words::sentences! {
    pub in "app_book":
    newer(),
    too_old(),
    no_book(),
    damaged(),
    read_only(),
    in_use(),
    missing(),
    no_space(),
    unopened(),
    untouched(),
}

/// Why a book was refused, in a few words.
#[must_use]
pub fn refused(refused: &str) -> String {
    let known: [(_, fn() -> String); 8] = [
        (code::BOOK_NEWER, newer),
        (code::BOOK_TOO_OLD, too_old),
        (code::NOT_A_BOOK, no_book),
        (code::BOOK_DAMAGED, damaged),
        (code::BOOK_READ_ONLY, read_only),
        (code::BOOK_IN_USE, in_use),
        (code::FILE_MISSING, missing),
        (code::NO_SPACE, no_space),
    ];
    let found = known.into_iter().find(|(code, _)| code.name == refused);
    found.map_or_else(unopened, |(_, why)| why())
}
