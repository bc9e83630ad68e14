//! Asking a person for a file. The shell opens the dialog; a path never comes from the web view.

use std::path::{Path, PathBuf};

use nml_exchange::file;

use crate::desk::{Desk, Lying};
use crate::failure::Failure;
use crate::library::{same_file, the_book_itself};
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
    /// What the files offered are called, and their endings without the dot; none: every file.
    pub kind: Option<(String, Vec<String>)>,
}

/// Puts the question to a person.
pub trait Dialogs: Send + Sync {
    /// The path chosen; none: the person chose nothing. It blocks until answered.
    ///
    /// # Errors
    /// When no question can be put at all.
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure>;

    /// The paths of files that exist, one or several; empty: the person chose nothing. Where only one can be asked for, it
    /// is that one.
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
    /// What is in it: the name proposed is made of it.
    pub name: &'a str,
    /// What such files are called.
    pub kind: &'a str,
    /// Their ending, without the dot.
    pub ending: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
}

impl Desk {
    /// The path that the person chooses, while the book is aside. None: they choose none.
    ///
    /// # Errors
    /// There is no window to ask in.
    pub(crate) fn ask(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure> {
        self.aside(|dialogs| dialogs.path(asked))
    }

    /// A file that the person chooses, of a kind that ends so. None: they choose none.
    ///
    /// # Errors
    /// `book_itself`: it is the open book. There is no window to ask in.
    pub fn choose_file(&self, title: &str, kind: &str, endings: &[&str]) -> Result<Option<PathBuf>, Failure> {
        let chosen = self.ask(&to_open(title, kind, endings))?;
        if let Some(path) = &chosen {
            self.other_than_the_book(path)?;
        }
        Ok(chosen)
    }

    /// Files that the person chooses, of a kind that ends so; empty: they choose none. One of them may be the open book:
    /// ask [`Desk::other_than_the_book`] before it is read.
    ///
    /// # Errors
    /// There is no window to ask in.
    pub fn choose_files(&self, title: &str, kind: &str, endings: &[&str]) -> Result<Vec<PathBuf>, Failure> {
        self.aside(|dialogs| dialogs.paths(&to_open(title, kind, endings)))
    }

    /// That a path does not lead to the open book: reading that as any other file would take our locks off it, as
    /// [`Desk::aside`] says.
    ///
    /// # Errors
    /// `book_itself`.
    pub(crate) fn other_than_the_book(&self, path: &Path) -> Result<(), Failure> {
        match &*self.lying() {
            Lying::Open(book) if same_file(book.path(), path) => {
                Err(Failure::new("book_itself", the_book_itself(path)))
            }
            Lying::Open(_) | Lying::Unknown | Lying::Nothing(_) | Lying::Refused(..) => Ok(()),
        }
    }

    /// Writes a file that the person names. None: they name none.
    ///
    /// # Errors
    /// `unwritable`; `file_exists` where the ending was left to the app and a file of that name stands there: nobody was
    /// asked about it.
    pub fn save_as(&self, file: &ToSave<'_>) -> Result<Option<PathBuf>, Failure> {
        let asked = Asked {
            purpose: Purpose::Save,
            title: file.title.to_owned(),
            file_name: Some(format!("{}.{}", file_name(file.name), file.ending)),
            kind: Some((file.kind.to_owned(), vec![file.ending.to_owned()])),
        };
        // The file is written while the book is aside: one that stands there is looked into, and it may be the book.
        self.aside(|dialogs| write_where_asked(dialogs, &asked, file))
    }
}

fn write_where_asked(dialogs: &dyn Dialogs, asked: &Asked, file: &ToSave<'_>) -> Result<Option<PathBuf>, Failure> {
    let Some(mut path) = dialogs.path(asked)? else { return Ok(None) };
    if path.extension().is_none() {
        path.set_extension(file.ending);
        if path.exists() {
            return Err(Failure::new("file_exists", words::stands_there(&path.display().to_string())));
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

/// A name without what no file name may hold.
fn file_name(name: &str) -> String {
    let allowed = |c: char| if c.is_control() || "/\\:*?\"<>|".contains(c) { '-' } else { c };
    let plain: String = name.chars().map(allowed).collect();
    let plain = plain.trim_matches(|c: char| c == '.' || c.is_whitespace());
    if plain.is_empty() { words::UNNAMED_FILE.to_owned() } else { plain.to_owned() }
}

/// For a desk without a window: nobody can be asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Dialogs for Nobody {
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure> {
        Err(Failure::new("nobody_to_ask", format!("{}: there is no window to ask in", asked.title)))
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
