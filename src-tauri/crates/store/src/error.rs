//! What can go wrong with a book, each with one clear sentence.

use std::io;
use std::path::{Path, PathBuf};

use nml_ledger::{Fault, Hash, StreamId, Unreadable};
use rusqlite::ErrorCode;

use crate::{OLDEST, VERSION};

/// Why a book could not be used, or something could not be done with it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such file or folder.
    #[error("{}: There is no such file.", .0.display())]
    Missing(PathBuf),
    /// There is one already.
    #[error("{}: A file of that name exists already.", .0.display())]
    Exists(PathBuf),
    /// A folder with something in it, where a new one was to be.
    #[error("{}: A folder of that name exists already and is not empty; choose a new or an empty one.", .0.display())]
    Occupied(PathBuf),
    /// A folder where a file was to be written.
    #[error("{}: This is a folder; give the name of a file to write.", .0.display())]
    Folder(PathBuf),
    /// The folder that should take a file is not there.
    #[error("{}: There is no folder {} to write it into.", .0.display(), .1.display())]
    NoFolder(PathBuf, PathBuf),
    /// The system forbids reading it.
    #[error("{}: The file cannot be read: {}.", .0.display(), .1)]
    Unreachable(PathBuf, String),
    /// Something that is not a book.
    #[error("{}: This is not a book of No Man’s Ledger: {}.", .0.display(), .1)]
    NotBook(PathBuf, &'static str),
    /// A copy of a book, and not of the one that it was to replace.
    #[error("{}: This is a copy of another book.", .0.display())]
    AnotherBook(PathBuf),
    /// Made by a later version of the program.
    #[error("{}: The book has version {found}, made by a newer No Man’s Ledger; this one knows version {VERSION}.", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
    },
    /// From before the window of versions.
    #[error("{}: The book has version {found}; this No Man’s Ledger knows version {OLDEST} to {VERSION}.", path.display())]
    TooOld {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
    },
    /// A book whose bytes are harmed.
    #[error("{}: The book is damaged: {}.", .0.display(), .1)]
    Damaged(PathBuf, String),
    /// File or folder cannot be written.
    #[error("{}: The book cannot be written: {}.", .0.display(), .1)]
    ReadOnly(PathBuf, &'static str),
    /// Another program writes it.
    #[error("{}: The book is open for writing in another window or program.", .0.display())]
    InUse(PathBuf),
    /// No space is left.
    #[error("{}: No space is left on the disk; nothing was changed.", .0.display())]
    NoSpace(PathBuf),
    /// More bytes than are allowed.
    #[error("{what} has {bytes} bytes; {limit} are kept at most.")]
    TooLarge {
        /// What is too large.
        what: &'static str,
        /// How large it is.
        bytes: usize,
        /// How large it may be.
        limit: usize,
    },
    /// The stream has moved on since the caller looked.
    #[error("Somebody else changed stream {stream} first: its head is {found}, no longer {expected}.")]
    Stale {
        /// The stream.
        stream: StreamId,
        /// What the caller knew.
        expected: Hash,
        /// Its head now.
        found: Hash,
    },
    /// No such stream here.
    #[error("The book has no stream {0}.")]
    UnknownStream(StreamId),
    /// A stream of that id is here already.
    #[error("The book has a stream {0} already.")]
    StreamExists(StreamId),
    /// A header that cannot be kept.
    #[error("A stream’s header cannot be kept: {0}.")]
    Header(#[from] Unreadable),
    /// An entry that does not belong where it should go.
    #[error("An entry for stream {stream} cannot be kept: {fault}.")]
    Entry {
        /// The stream.
        stream: StreamId,
        /// What is wrong.
        fault: Fault,
    },
    /// The log that the book follows cannot be asked, and nothing of what was to be added was sent, or all of it was
    /// refused.
    #[error("The club’s database cannot be reached ({0}); nothing was changed.")]
    Away(String),
    /// It was sent, and no answer came.
    #[error("The club’s database did not answer ({0}). Look again in a moment: if the change was kept, it shows.")]
    Unsure(String),
    /// What stands in the log cannot be followed.
    #[error("The club’s ledger is damaged: {0}.")]
    Log(String),
    /// A book holds what the log that it follows does not.
    #[error("This copy holds what the club’s database does not ({0}); it was left as it is.")]
    Ahead(String),
    /// Somebody else went on with a stream of which something waits here.
    #[error("Somebody else went on with stream {0}, and what was added here waits.")]
    Parted(StreamId),
    /// The club refused it, and would refuse it again: the code and the sentence that it says.
    #[error("{1}")]
    Refused(String, String),
    /// The key of this device no longer opens the club.
    #[error("{0}")]
    Shut(String),
    /// The log is not ours, or refuses us.
    #[error("{0}")]
    Club(String),
    /// The linked SQLite is too old to be trusted with a book.
    #[error("SQLite {0} is in use; 3.51.3 or later is needed.")]
    OldSqlite(&'static str),
    /// The system refused a file operation.
    #[error("{}: The system refuses: {}.", .0.display(), .1)]
    System(PathBuf, io::Error),
    /// SQLite refused for a reason that has no name here.
    #[error("{}: SQLite refuses: {}.", .0.display(), .1)]
    Sqlite(PathBuf, rusqlite::Error),
}

impl Error {
    /// What SQLite said, in our words.
    pub(crate) fn sqlite(path: &Path, error: rusqlite::Error) -> Self {
        let path = path.to_path_buf();
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::InUse(path),
            Some(ErrorCode::DiskFull) => Self::NoSpace(path),
            Some(ErrorCode::ReadOnly) => Self::ReadOnly(path, "the file or its folder is read-only"),
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(path, "SQLite finds it malformed".into()),
            Some(ErrorCode::TooBig) => Self::Damaged(path, "it holds more bytes in one place than a book keeps".into()),
            Some(ErrorCode::NotADatabase) => Self::NotBook(path, "it is not an SQLite file"),
            _ if is_of_bytes(&error) => Self::Damaged(path, "what stands in it is not what a book keeps there".into()),
            _ => Self::Sqlite(path, error),
        }
    }

    /// What the system said about a file to be written: a missing folder is named as such.
    pub(crate) fn unwritten(path: &Path, error: io::Error) -> Self {
        match path.parent() {
            Some(folder) if error.kind() == io::ErrorKind::NotFound && !folder.is_dir() => {
                Self::NoFolder(path.to_path_buf(), folder.to_path_buf())
            }
            Some(_) | None => Self::system(path, error),
        }
    }

    /// What the system said, in our words. It has countless kinds.
    #[allow(clippy::wildcard_enum_match_arm)]
    pub(crate) fn system(path: &Path, error: io::Error) -> Self {
        let path = path.to_path_buf();
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing(path),
            io::ErrorKind::AlreadyExists => Self::Exists(path),
            io::ErrorKind::PermissionDenied => Self::ReadOnly(path, "the system forbids it"),
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly(path, "the disk is read-only"),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::NoSpace(path),
            _ => Self::System(path, error),
        }
    }
}

/// Whether a value was read that is not of the kind that was written.
#[allow(clippy::wildcard_enum_match_arm)]
const fn is_of_bytes(error: &rusqlite::Error) -> bool {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error};
    matches!(error, FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..) | Utf8Error(..))
}

/// An error before it is known which file it is about.
pub enum Within {
    Sqlite(rusqlite::Error),
    Known(Error),
}

impl From<rusqlite::Error> for Within {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl From<Error> for Within {
    fn from(error: Error) -> Self {
        Self::Known(error)
    }
}

impl Within {
    pub fn at(self, path: &Path) -> Error {
        match self {
            Self::Sqlite(error) => Error::sqlite(path, error),
            Self::Known(error) => error,
        }
    }
}
