//! How a book reaches the club that it follows: a file beside it, which no copy of the book takes along, since a key stands in it.

use std::fmt;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::lock::beside;
use crate::part_file::{Overwrite, PartFile};

/// The most bytes of such a file.
const MOST: u64 = 16 << 10;

/// The way to a club.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// The version of this file: 1.
    pub version: u32,
    /// Where the club is served, such as `https://club.example.org`.
    pub address: String,
    /// The key of this device.
    pub key: String,
    /// What the club is called; empty until it was reached.
    #[serde(default)]
    pub club: String,
    /// The name under which things are done here; empty until the club was reached.
    #[serde(default)]
    pub name: String,
    /// What may be done there, in a word; empty until the club was reached.
    #[serde(default)]
    pub role: String,
}

impl fmt::Debug for Link {
    /// Without the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({}, {})", self.address, self.club)
    }
}

/// The name of the file beside a book.
#[must_use]
pub fn link_file(book: &Path) -> PathBuf {
    beside(book, ".club")
}

impl Link {
    /// The way that a device with this key goes to a club that is served there.
    #[must_use]
    pub const fn to(address: String, key: String) -> Self {
        Self { version: 1, address, key, club: String::new(), name: String::new(), role: String::new() }
    }

    /// Reads the file beside a book, if there is one.
    ///
    /// # Errors
    /// When it cannot be read, or is something else.
    pub fn beside(book: &Path) -> Result<Option<Self>, Error> {
        let path = link_file(book);
        match fs::metadata(&path) {
            Ok(file) if file.len() > MOST => return Err(Error::NotBook(path, "it is too long for the way to a club")),
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Error::system(&path, error)),
        }
        let bytes = fs::read(&path).map_err(|error| Error::system(&path, error))?;
        match serde_json::from_slice(&bytes) {
            Ok(Self { version: 2.., .. }) => Err(Error::NotBook(path, "a newer version wrote the way to its club")),
            Ok(link) => Ok(Some(link)),
            Err(_) => Err(Error::NotBook(path, "it is not the way to a club")),
        }
    }

    /// Writes the file beside a book, for its owner alone; one that stands there is replaced.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_beside(&self, book: &Path) -> Result<(), Error> {
        let path = link_file(book);
        let draft = PartFile::alone(&path)?;
        let bytes = serde_json::to_vec(self).unwrap_or_default();
        fs::write(draft.path(), bytes).map_err(|error| Error::system(&path, error))?;
        draft.keep(&path, Overwrite::Replace)
    }
}
