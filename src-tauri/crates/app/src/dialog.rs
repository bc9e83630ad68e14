//! Asking a person for a file. The shell opens the dialog; a path never comes from the web view.

use std::path::PathBuf;

use crate::failure::Failure;

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
    /// What the files offered are called, and their endings without the dot; none: every file.
    pub kind: Option<(String, Vec<String>)>,
}

/// Whoever can put the question to a person.
pub trait Dialogs: Send + Sync {
    /// The path chosen; none: the person chose nothing. It blocks until answered.
    ///
    /// # Errors
    /// When no question can be put at all.
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure>;
}

/// For a desk without a window: nobody can be asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Dialogs for Nobody {
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure> {
        Err(Failure::new("nobody_to_ask", format!("{}: there is no window to ask in", asked.title)))
    }
}
