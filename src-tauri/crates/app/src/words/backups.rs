//! What is said of the backups.

use std::path::Path;

/// The title of the dialog for their folder.
pub const FOLDER: &str = "A folder for backups";

/// Which folder was chosen cannot be read.
#[must_use]
pub fn unreadable_choice(place: &Path) -> String {
    format!("{}: Which folder keeps the backups cannot be read here. Choose it again.", place.display())
}

/// A folder whose name no text can hold.
#[must_use]
pub fn nameless(folder: &Path) -> String {
    format!("{}: The name of this folder cannot be kept. Choose another one.", folder.display())
}

/// There is no such backup.
#[must_use]
pub fn unknown(name: &str) -> String {
    format!("{name}: That backup is no longer there.")
}
