//! SQLite files, recognised by their first bytes: a book, or a database of another program.

use std::fs::File;
use std::io::Read;
use std::path::Path;

/// How every SQLite file begins.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// Where an SQLite file names the program that it belongs to, and how it names this one.
const MARK: (usize, &[u8; 4]) = (68, b"NMLb");

/// Whose an SQLite file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Database {
    /// A book.
    Book,
    /// Another program's.
    Other,
}

impl Database {
    /// By the bytes of a file. `None` if it is not an SQLite file.
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let marked = bytes.get(MARK.0..).is_some_and(|rest| rest.starts_with(MARK.1));
        bytes.starts_with(MAGIC).then_some(if marked { Self::Book } else { Self::Other })
    }

    /// By a file's first bytes. `None` if it is not an SQLite file, or cannot be read.
    pub fn of_file(path: &Path) -> Option<Self> {
        if !path.is_file() {
            return None;
        }
        let mut head = Vec::new();
        File::open(path).ok()?.take(100).read_to_end(&mut head).ok()?;
        Self::of_bytes(&head)
    }

    /// What it is called.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Book => "a book of No Man’s Ledger",
            Self::Other => "an SQLite file of another program",
        }
    }
}
