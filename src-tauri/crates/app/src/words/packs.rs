//! What is said of packs as files.

/// The title of the dialog for a pack to read.
pub const BRING: &str = "Bring in a pack";
/// The title of the dialog for a pack to write.
pub const SEND: &str = "Save the pack";
/// What such files are called.
pub const PACKS: &str = "Packs of rules";

/// A pack is refused, and nobody says why.
pub const UNKNOWN_FAULT: &str = "The pack is not whole.";

/// The first fault of a pack, and how many more it has.
#[must_use]
pub fn faulty(first: &str, more: usize) -> String {
    match more {
        0 => first.to_owned(),
        1 => format!("{first} There is one more fault."),
        more => format!("{first} There are {more} more faults."),
    }
}
