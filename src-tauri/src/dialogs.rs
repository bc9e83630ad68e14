//! The dialogs in which a person names a file: the desktop's own, or, under a window driver, answers from a file.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use nml_app::code;
use nml_app::dialog::{Asked, Dialogs, Purpose};
use nml_app::failure::Failure;
use tauri::{AppHandle, Manager, Wry};
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, FilePath};

/// Whom to ask, in dialogs that stand over a window: the person, unless the window is driven by a test and `NML_DIALOG_ANSWERS` names a file of answers.
///
/// A window driver cannot see native dialogs. Outside of automation the variable means nothing.
pub fn choose(app: AppHandle, over: &'static str) -> Box<dyn Dialogs> {
    let driven = env::var_os("TAURI_WEBVIEW_AUTOMATION").is_some_and(|value| value == "true");
    match env::var_os("NML_DIALOG_ANSWERS").filter(|_| driven) {
        Some(file) => Box::new(Answers { file: PathBuf::from(file), next: AtomicUsize::new(0) }),
        None => Box::new(Native { app, over }),
    }
}

/// The desktop's own dialogs. They block, so they are never opened on the main thread.
struct Native {
    app: AppHandle,
    /// The label of the window that they stand over.
    over: &'static str,
}

impl Native {
    /// The dialog that puts the question.
    fn dialog(&self, asked: &Asked) -> FileDialogBuilder<Wry> {
        let mut dialog = self.app.dialog().file().set_title(&asked.title);
        if let Some(window) = self.app.get_webview_window(self.over) {
            dialog = dialog.set_parent(&window);
        }
        if let Some((name, endings)) = &asked.kind {
            let endings: Vec<&str> = endings.iter().map(String::as_str).collect();
            dialog = dialog.add_filter(name, &endings);
        }
        if let Some(name) = &asked.file_name {
            dialog = dialog.set_file_name(name);
        }
        dialog
    }
}

/// A choice as a path.
fn path_of(asked: &Asked, chosen: FilePath) -> Result<PathBuf, Failure> {
    chosen.into_path().map_err(|error| {
        Failure::new(code::NOT_A_PATH, format!("{}: what was chosen is no file here: {error}.", asked.title))
    })
}

impl Dialogs for Native {
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure> {
        let dialog = self.dialog(asked);
        let chosen = match asked.purpose {
            Purpose::Open => dialog.blocking_pick_file(),
            Purpose::Save => dialog.blocking_save_file(),
            Purpose::Folder => dialog.blocking_pick_folder(),
        };
        chosen.map(|chosen| path_of(asked, chosen)).transpose()
    }

    fn paths(&self, asked: &Asked) -> Result<Vec<PathBuf>, Failure> {
        let chosen = self.dialog(asked).blocking_pick_files();
        chosen.into_iter().flatten().map(|chosen| path_of(asked, chosen)).collect()
    }
}

/// Answers written beforehand: a line for each dialog, taken in order, with one path or, parted by tabs, several; an empty
/// line chooses nothing.
struct Answers {
    file: PathBuf,
    next: AtomicUsize,
}

impl Dialogs for Answers {
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure> {
        let text = fs::read_to_string(&self.file).map_err(|error| {
            Failure::new(code::NOBODY_TO_ASK, format!("The answers in {} can’t be read: {error}.", self.file.display()))
        })?;
        let line = self.next.fetch_add(1, Ordering::Relaxed);
        match text.lines().nth(line) {
            Some("") => Ok(None),
            Some(path) => Ok(Some(PathBuf::from(path))),
            None => Err(Failure::new(
                code::NOBODY_TO_ASK,
                format!("{}: no answer is left in {} (line {}).", asked.title, self.file.display(), line + 1),
            )),
        }
    }

    fn paths(&self, asked: &Asked) -> Result<Vec<PathBuf>, Failure> {
        let chosen = self.path(asked)?.map(|paths| paths.display().to_string()).unwrap_or_default();
        Ok(chosen.split('\t').filter(|path| !path.is_empty()).map(PathBuf::from).collect())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn answers_are_taken_in_order_and_run_out() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("answers");
        fs::write(&file, "/a/club.book\n\n/b/copy.book\n").unwrap();
        let answers = Answers { file, next: AtomicUsize::new(0) };
        let asked = Asked { purpose: Purpose::Open, title: "Open a book".to_owned(), file_name: None, kind: None };
        assert_eq!(answers.path(&asked), Ok(Some(PathBuf::from("/a/club.book"))));
        assert_eq!(answers.path(&asked), Ok(None));
        assert_eq!(answers.path(&asked), Ok(Some(PathBuf::from("/b/copy.book"))));
        assert_eq!(answers.path(&asked).unwrap_err().code, "NOBODY_TO_ASK");
        fs::write(&answers.file, "\n\n\n\n/a/one.ros\t/b/two.ros\n\n").unwrap();
        assert_eq!(answers.paths(&asked).unwrap(), [PathBuf::from("/a/one.ros"), PathBuf::from("/b/two.ros")]);
        assert_eq!(answers.paths(&asked), Ok(Vec::new()));
    }
}
