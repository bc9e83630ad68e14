//! What is said of the backups.

/// The title of the dialog for their folder.
pub const FOLDER: &str = "A folder for backups";

/// There is no such backup.
#[must_use]
pub fn unknown(name: &str) -> String {
    format!("{name}: That backup is no longer there.")
}
