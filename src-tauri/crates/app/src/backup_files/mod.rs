//! The files of automatic backups: made before the first change of a day, and before anything large. Each name says
//! when it was made and before what.

mod place;
mod thinning;

use chrono::{NaiveDate, NaiveDateTime};
use nml_store::{BackupFile, Book};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock;
use crate::failure::Failure;
pub(crate) use place::{choose, folder, usual};
use thinning::outdated;

/// What a backup was made before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The first change of a day.
    Day,
    /// A newer version of the program took the book over.
    Version,
    /// A correction of what was settled.
    Correction,
    /// Another book's entries came in.
    Parcel,
    /// A Warband or a campaign went over to other rules.
    Rules,
    /// An older backup was put in the book's place.
    Restore,
}

impl Occasion {
    const ALL: [Self; 6] = [Self::Day, Self::Version, Self::Correction, Self::Parcel, Self::Rules, Self::Restore];

    /// As it stands in the name of a backup.
    const fn word(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Version => "version",
            Self::Correction => "correction",
            Self::Parcel => "parcel",
            Self::Rules => "rules",
            Self::Restore => "restore",
        }
    }
}

/// How a moment stands in the name of a backup.
const MOMENT: &str = "%Y-%m-%dT%H-%M-%S";

/// A backup that was made automatically.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Backup {
    /// Its file.
    pub file: BackupFile,
    /// When, in the person's local time.
    pub made: NaiveDateTime,
    /// Before what.
    pub before: Occasion,
}

impl Backup {
    /// What the name says. `None` if the file was not made automatically.
    fn of(file: BackupFile) -> Option<Self> {
        let (moment, word) = file.name.strip_suffix(".nml")?.rsplit_once('-')?;
        let made = NaiveDateTime::parse_from_str(moment, MOMENT).ok()?;
        let before = Occasion::ALL.into_iter().find(|occasion| occasion.word() == word)?;
        Some(Self { file, made, before })
    }
}

fn name(made: NaiveDateTime, before: Occasion) -> String {
    format!("{}-{}.nml", made.format(MOMENT), before.word())
}

/// The backups in a folder, the newest first; other files there are left alone.
///
/// # Errors
/// When the folder cannot be read.
pub(crate) fn all(folder: &std::path::Path) -> Result<Vec<Backup>, Failure> {
    let mut backups: Vec<Backup> = nml_store::backup_files(folder)?.into_iter().filter_map(Backup::of).collect();
    backups.sort_by_key(|backup| std::cmp::Reverse(backup.made));
    Ok(backups)
}

/// Backs the book up now, and removes backups that nobody will miss.
///
/// # Errors
/// If it cannot be backed up. An old backup that cannot be removed is no error.
pub(crate) fn make(book: &Book, folder: &std::path::Path, before: Occasion) -> Result<(), Failure> {
    let now = clock::wall();
    match book.backup_into(folder, &name(now, before)) {
        // Two within a second are the same.
        Ok(()) | Err(nml_store::Error::Exists(_)) => {}
        Err(error) => return Err(error.into()),
    }
    // The backup that is to be put back must not go to make room for this one.
    if before != Occasion::Restore {
        for backup in outdated(all(folder)?, now.date()) {
            let _ = backup.file.remove();
        }
    }
    Ok(())
}

/// Whether the book was last changed on another day than this; a future day, by a clock that ran ahead, counts as
/// another one.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn begins_a_day(book: &Book, today: NaiveDate) -> Result<bool, Failure> {
    let last = book.last_change()?;
    Ok(last.and_then(|last| day(&last)).is_some_and(|last| last != today))
}

/// The day of a moment of RFC 3339, if it was said.
pub(crate) fn day(moment: &str) -> Option<NaiveDate> {
    moment.get(..10)?.parse().ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::PathBuf;

    use super::*;

    fn file(name: &str) -> BackupFile {
        BackupFile { path: PathBuf::from(name), name: name.to_owned(), bytes: 1 }
    }

    #[test]
    fn a_backup_says_in_its_name_when_it_was_made_and_before_what() {
        let made = "2026-11-27T21:03:05".parse().unwrap();
        for before in Occasion::ALL {
            let backup = Backup::of(file(&name(made, before))).unwrap();
            assert_eq!((backup.made, backup.before), (made, before));
        }
        assert_eq!(name(made, Occasion::Day), "2026-11-27T21-03-05-day.nml");
        for other in
            ["club-2026-11-27.nml", "2026-11-27T21-03-05-day.txt", "2026-11-27T21-03-05-tuesday.nml", "day.nml"]
        {
            assert_eq!(Backup::of(file(other)), None, "{other} is somebody's own");
        }
    }
}
