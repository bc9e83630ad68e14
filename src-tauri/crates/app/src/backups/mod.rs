//! The backups as a person sees them: a list of them, how each differs from now, and how to go back to one.
//! `backup_files` makes them and decides which stay.

mod compared;

use nml_store::put_back;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::backup_files::{self, Occasion};
use crate::clock;
use crate::code;
use crate::dialog::{Asked, Purpose};
use crate::failure::Failure;
use crate::open_book::{BookState, book_state};
use crate::session::Session;
use crate::words::backups as say;
pub use compared::{BackupCompared, BackupDifference, backup_compare};

/// Days after which the last backup is old, if the book has changed since.
const OLD_DAYS: i64 = 7;

/// The backups of the open book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Backups {
    /// The folder they stand in, as shown.
    pub folder: String,
    /// The person chose another folder than that beside the book.
    pub chosen: bool,
    /// The backups, the newest first.
    pub backups: Vec<BackupLine>,
    /// Why the last one failed, if it did.
    pub failed: Option<String>,
    /// Days since the last backup, or since the book was made if it has none. Absent unless the book has changed since
    /// and that is too long ago.
    pub old: Option<u32>,
}

/// A backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BackupLine {
    /// Its file name, by which it is asked for.
    pub name: String,
    /// When it was made, in the person's local time, such as `2026-11-27T21:03:05`.
    pub made: String,
    /// What it was made before.
    pub before: Occasion,
    /// Its size.
    pub bytes: u64,
}

/// Which backup.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BackupRef {
    /// Its file name.
    pub name: String,
}

/// The backups of the open book.
///
/// # Errors
/// `NO_BOOK`, or when their folder cannot be read.
pub fn backups(session: &Session, (): ()) -> Result<Backups, Failure> {
    let (path, last, created, failed) = session.with_book(|book| {
        let (last, created) = (book.last_change()?, book.stats()?.created);
        Ok((book.path().to_path_buf(), last, created, session.backup_failed(book)))
    })?;
    // If the choice of a folder cannot be read, the page says so and still shows those beside the book.
    let (folder, unread) = match backup_files::folder(session.data(), &path) {
        Ok(folder) => (folder, None),
        Err(why) => (backup_files::usual(&path), Some(why)),
    };
    let all = backup_files::all(&folder)?;
    let today = clock::wall().date();
    // A book that nobody changed needs no newer backup.
    let newest = all.first().map(|backup| backup.made.date());
    let since = newest.or_else(|| backup_files::day(&created));
    let changed = last.as_deref().and_then(backup_files::day);
    let old = since.filter(|since| changed.is_some_and(|changed| changed > *since));
    let days = old.map(|since| (today - since).num_days()).filter(|days| *days > OLD_DAYS);
    Ok(Backups {
        chosen: unread.is_some() || folder != backup_files::usual(&path),
        folder: folder.display().to_string(),
        failed: unread.or(failed).map(|failure| failure.message),
        old: days.and_then(|days| u32::try_from(days).ok()),
        backups: all
            .into_iter()
            .map(|backup| BackupLine {
                name: backup.file.name,
                made: backup.made.format("%Y-%m-%dT%H:%M:%S").to_string(),
                before: backup.before,
                bytes: backup.file.bytes,
            })
            .collect(),
    })
}

/// Goes back to a backup. The book as it stands now is backed up first, so that this can be taken back the same way.
///
/// # Errors
/// `UNKNOWN_BACKUP`; `BOOK_IN_USE` while another program reads the book; why the backup, or the one of now, is refused.
/// The book then stays as it is.
pub fn backup_restore(session: &Session, which: BackupRef) -> Result<BookState, Failure> {
    let backup = found(session, &which.name)?;
    session.back_up_before(Occasion::Restore)?;
    if let Some(failure) = session.with_book(|book| Ok(session.backup_failed(book)))? {
        return Err(failure);
    }
    session.with_closed(|book| Ok(put_back(&backup.file.path, book)?))?;
    book_state(session, ())
}

/// Keeps the backups in a folder that the person chooses; nothing changes if they cancel. Existing backups stay where
/// they are.
///
/// # Errors
/// As [`backups`]; `UNWRITABLE` if the choice cannot be kept.
pub fn backup_folder(session: &Session, (): ()) -> Result<Backups, Failure> {
    let asked = Asked { purpose: Purpose::Folder, title: say::folder(), file_name: None, kind: None };
    if let Some(folder) = session.ask(&asked)? {
        backup_files::choose(session.data(), Some(folder))?;
    }
    backups(session, ())
}

/// Keeps the backups beside the book again.
///
/// # Errors
/// As [`backup_folder`].
pub fn backup_beside(session: &Session, (): ()) -> Result<Backups, Failure> {
    backup_files::choose(session.data(), None)?;
    backups(session, ())
}

/// The backup of this name.
fn found(session: &Session, name: &str) -> Result<backup_files::Backup, Failure> {
    let path = session.with_book(|book| Ok(book.path().to_path_buf()))?;
    let all = backup_files::all(&backup_files::folder(session.data(), &path)?)?;
    let found = all.into_iter().find(|backup| backup.file.name == name);
    found.ok_or_else(|| Failure::new(code::UNKNOWN_BACKUP, say::unknown(name)))
}
