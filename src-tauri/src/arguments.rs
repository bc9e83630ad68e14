//! The command line of the desktop app.

use std::ffi::OsString;
use std::path::PathBuf;

/// What `--help` says.
pub const HELP: &str = "No Man's Ledger: scenario and campaign manager for Trench Crusade (unofficial)

usage: no-mans-ledger [--book FILE]

  --book FILE   open this book instead of the usual one
  --help        this text
  --version     the version

NML_DATA_DIR names another folder for books and settings than the usual one.
The command line for scripts is `nml`.";

/// What the person wants.
#[derive(Debug, PartialEq, Eq)]
pub enum Wish {
    /// The window, on a book or on the usual one.
    Open {
        /// The book named, as typed.
        book: Option<PathBuf>,
    },
    /// The help text.
    Help,
    /// The version.
    Version,
}

/// Reads the arguments after the program's name.
///
/// # Errors
/// One line saying which argument is wrong and what was expected.
pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Wish, String> {
    let mut book = None;
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let named = match argument.to_str() {
            Some("--help" | "-h") => return Ok(Wish::Help),
            Some("--version" | "-V") => return Ok(Wish::Version),
            Some("--book") => arguments.next().ok_or("--book: the name of a file was expected after it")?,
            Some(text) if text.starts_with("--book=") => OsString::from(text.trim_start_matches("--book=")),
            Some(_) | None => {
                return Err(format!("{}: not an argument; expected [--book FILE], see --help", argument.display()));
            }
        };
        if named.is_empty() {
            return Err("--book: the name of a file was expected, and it is empty".to_owned());
        }
        if book.replace(PathBuf::from(named)).is_some() {
            return Err("--book: given twice; one book is open at a time".to_owned());
        }
    }
    Ok(Wish::Open { book })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn read_words(words: &[&str]) -> Result<Wish, String> {
        read(words.iter().map(OsString::from))
    }

    #[test]
    fn no_argument_opens_the_usual_book() {
        assert_eq!(read_words(&[]), Ok(Wish::Open { book: None }));
    }

    #[test]
    fn a_book_is_named_in_two_ways() {
        let named = Ok(Wish::Open { book: Some(PathBuf::from("club.book")) });
        assert_eq!(read_words(&["--book", "club.book"]), named);
        assert_eq!(read_words(&["--book=club.book"]), named);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert!(read_words(&["--bok", "x"]).unwrap_err().contains("--bok"));
        assert!(read_words(&["--book"]).unwrap_err().contains("expected"));
        assert!(read_words(&["--book="]).unwrap_err().contains("empty"));
        assert!(read_words(&["--book", "a", "--book", "b"]).unwrap_err().contains("twice"));
    }
}
