//! Asking a person for a file. The shell opens the dialog; a path never comes from the web view.

use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::words;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A file that exists.
    Open,
    /// A file to write; the dialog asks before an existing one is replaced.
    Save,
    /// A folder that exists.
    Folder,
}

/// One question for a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What for.
    pub purpose: Purpose,
    /// The dialog's title.
    pub title: String,
    /// The name proposed for a file to write.
    pub file_name: Option<String>,
    /// What the files on offer are called, and their endings without the dot. `None` for every file.
    pub kind: Option<(String, Vec<String>)>,
}

/// Asks a person.
pub trait Dialogs: Send + Sync {
    /// The path chosen, or `None` if the person cancels. It blocks until answered.
    ///
    /// # Errors
    /// If nothing can be asked at all.
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure>;

    /// The paths of files that exist, one or several; empty if the person cancels. If only one can be asked for, it is
    /// that one.
    ///
    /// # Errors
    /// As [`Dialogs::path`].
    fn paths(&self, asked: &Asked) -> Result<Vec<PathBuf>, Failure> {
        Ok(self.path(asked)?.into_iter().collect())
    }
}

/// A file that is ready to be written.
pub struct ToSave<'a> {
    /// The dialog's title.
    pub title: &'a str,
    /// What is in it: the proposed name is made from it.
    pub name: &'a str,
    /// What such files are called.
    pub kind: &'a str,
    /// Their ending, without the dot.
    pub ending: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
}

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// The file's name.
    pub file: String,
    /// What does not come back when it is imported here, a line each.
    pub left_out: Vec<String>,
}

impl Sent {
    pub(crate) fn of(path: &Path, left_out: Vec<String>) -> Self {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Self { file, left_out }
    }
}

/// A name without what no file name may hold.
pub(crate) fn file_name(name: &str) -> String {
    let allowed = |c: char| if c.is_control() || "/\\:*?\"<>|".contains(c) { '-' } else { c };
    let plain: String = name.chars().map(allowed).collect();
    let plain = plain.trim_matches(|c: char| c == '.' || c.is_whitespace());
    if plain.is_empty() { words::dialogs::unnamed() } else { plain.to_owned() }
}

/// For a session without a window: nobody can be asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Dialogs for Nobody {
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure> {
        Err(Failure::new(code::NOBODY_TO_ASK, words::files::nobody_to_ask(&asked.title)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proposed_name_holds_what_every_system_takes() {
        assert_eq!(file_name("The Seventh Redoubt"), "The Seventh Redoubt");
        assert_eq!(file_name(" 7/7: \"Mud\"\t? .. "), "7-7- -Mud---");
        assert_eq!(file_name("..."), "Unnamed");
    }
}
