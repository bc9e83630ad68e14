//! What lies on the desk: the folder of the person's books, the book that is open, whom to ask for a file.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::dialog::Dialogs;
use crate::failure::Failure;

/// The version of the rules that the engine follows.
const RULES_VERSION: &str = "1.0.2";

/// The state of the running app. It is shared between threads; each call locks what it touches.
pub struct Desk {
    data: PathBuf,
    book: Option<PathBuf>,
    dialogs: Box<dyn Dialogs>,
    shown: AtomicBool,
}

impl Desk {
    /// Lays out the desk: the folder for the person's data, the book named on the command line, whom to ask for files.
    #[must_use]
    pub fn new(data: PathBuf, book: Option<PathBuf>, dialogs: Box<dyn Dialogs>) -> Self {
        Self { data, book, dialogs, shown: AtomicBool::new(false) }
    }

    /// The folder for the person's data.
    #[must_use]
    pub fn data(&self) -> &std::path::Path {
        &self.data
    }

    /// Whom to ask for a file.
    #[must_use]
    pub fn dialogs(&self) -> &dyn Dialogs {
        self.dialogs.as_ref()
    }

    /// The window has shown its first screen.
    #[must_use]
    pub fn shown(&self) -> bool {
        self.shown.load(Ordering::Relaxed)
    }
}

/// What this program is, and what is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The program's version.
    pub version: String,
    /// The version of the rules that it follows.
    pub rules_version: String,
    /// The open book, as a path to show.
    pub book: Option<String>,
}

/// Says what this program is and which book is open.
///
/// # Errors
/// None.
pub fn about(desk: &Desk, (): ()) -> Result<About, Failure> {
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules_version: RULES_VERSION.to_owned(),
        book: desk.book.as_ref().map(|book| book.display().to_string()),
    })
}

/// The window says that its first screen is shown and can be used.
///
/// # Errors
/// None.
pub fn ui_ready(desk: &Desk, (): ()) -> Result<(), Failure> {
    desk.shown.store(true, Ordering::Relaxed);
    Ok(())
}
