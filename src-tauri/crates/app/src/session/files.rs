//! Files that the person chooses or names while the book is put aside.

use std::path::{Path, PathBuf};

use nml_exchange::file;

use super::{CurrentBook, Session};
use crate::code;
use crate::dialog::{Asked, Dialogs, Purpose, ToSave, file_name};
use crate::failure::Failure;
use crate::words;

impl Session {
    /// The path that the person chooses, while the book is aside. `None` if they cancel.
    ///
    /// # Errors
    /// There is no window to ask in.
    pub(crate) fn ask(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure> {
        self.with_dialog(|dialogs| dialogs.path(asked))
    }

    /// A file that the person chooses, of a kind with these endings. `None` if they cancel.
    ///
    /// # Errors
    /// `BOOK_ITSELF`: it is the open book. There is no window to ask in.
    pub fn choose_file(&self, title: &str, kind: &str, endings: &[&str]) -> Result<Option<PathBuf>, Failure> {
        let chosen = self.ask(&to_open(title, kind, endings))?;
        if let Some(path) = &chosen {
            self.other_than_the_book(path)?;
        }
        Ok(chosen)
    }

    /// Files that the person chooses, of a kind with these endings; empty if they cancel. One of them may be the open
    /// book: ask [`Session::other_than_the_book`] before it is read.
    ///
    /// # Errors
    /// There is no window to ask in.
    pub fn choose_files(&self, title: &str, kind: &str, endings: &[&str]) -> Result<Vec<PathBuf>, Failure> {
        self.with_dialog(|dialogs| dialogs.paths(&to_open(title, kind, endings)))
    }

    /// That a path does not lead to the open book: reading that as any other file would take our locks off it, as
    /// [`Session::with_dialog`] says.
    ///
    /// # Errors
    /// `BOOK_ITSELF`.
    pub(crate) fn other_than_the_book(&self, path: &Path) -> Result<(), Failure> {
        match &*self.current_book() {
            CurrentBook::Open(book) if same_file(book.path(), path) => {
                Err(Failure::new(code::BOOK_ITSELF, the_book_itself(path)))
            }
            CurrentBook::Open(_) | CurrentBook::Unknown | CurrentBook::Nothing(_) | CurrentBook::Refused(..) => Ok(()),
        }
    }

    /// Writes a file that the person names. `None` if they cancel.
    ///
    /// # Errors
    /// `UNWRITABLE`; `FILE_EXISTS` if the ending was left to the app and a file of that name stands there: nobody was
    /// asked about it.
    pub fn save_as(&self, file: &ToSave<'_>) -> Result<Option<PathBuf>, Failure> {
        let asked = Asked {
            purpose: Purpose::Save,
            title: file.title.to_owned(),
            file_name: Some(format!("{}.{}", file_name(file.name), file.ending)),
            kind: Some((file.kind.to_owned(), vec![file.ending.to_owned()])),
        };
        // The file is written while the book is aside: one that stands there is looked into, and it may be the book.
        self.with_dialog(|dialogs| write_where_asked(dialogs, &asked, file))
    }
}

fn write_where_asked(dialogs: &dyn Dialogs, asked: &Asked, file: &ToSave<'_>) -> Result<Option<PathBuf>, Failure> {
    let Some(mut path) = dialogs.path(asked)? else { return Ok(None) };
    if path.extension().is_none() {
        path.set_extension(file.ending);
        if path.exists() {
            return Err(Failure::new(code::FILE_EXISTS, words::dialogs::stands_there(path.display().to_string())));
        }
    }
    file::write(&path, file.bytes)?;
    Ok(Some(path))
}

fn to_open(title: &str, kind: &str, endings: &[&str]) -> Asked {
    Asked {
        purpose: Purpose::Open,
        title: title.to_owned(),
        file_name: None,
        kind: Some((kind.to_owned(), endings.iter().map(|ending| (*ending).to_owned()).collect())),
    }
}

pub(crate) fn the_book_itself(path: &Path) -> String {
    words::files::book_itself(path.display().to_string())
}

/// Whether two paths lead to one file; if there is no file, whether they read the same.
pub(crate) fn same_file(a: &Path, b: &Path) -> bool {
    match (a.canonicalize(), b.canonicalize()) {
        (Ok(a), Ok(b)) => a == b,
        _ => a == b,
    }
}
