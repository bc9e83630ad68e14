//! A person's machine, as far as a test needs one: a folder for data, and answers to dialogs.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// A folder that lives as long as the test.
pub struct Home {
    folder: TempDir,
}

impl Home {
    /// A fresh one: no book, no settings.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "it makes a folder on disk")]
    pub fn new() -> Self {
        let folder = tempfile::Builder::new().prefix("nml-").tempdir().expect("a temporary folder can be made");
        fs::create_dir(folder.path().join("data")).expect("a folder can be made");
        fs::write(folder.path().join("answers"), "").expect("a file can be written");
        Self { folder }
    }

    /// The folder itself, for a test's own files.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The app's folder for data.
    #[must_use]
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The file of answers to dialogs.
    #[must_use]
    pub fn answers(&self) -> PathBuf {
        self.folder.path().join("answers")
    }

    /// The next dialog is answered with this path. It may be said while the window is open.
    pub fn answer(&self, path: impl AsRef<Path>) {
        self.line(&path.as_ref().display().to_string());
    }

    /// The next dialog is answered with all of these paths.
    pub fn answer_several(&self, paths: &[PathBuf]) {
        let paths: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
        self.line(&paths.join("\t"));
    }

    /// The next dialog is closed without a choice.
    pub fn answer_nothing(&self) {
        self.line("");
    }

    fn line(&self, text: &str) {
        let mut file = OpenOptions::new().append(true).open(self.answers()).expect("the answers can be opened");
        writeln!(file, "{text}").expect("an answer can be written");
    }
}
