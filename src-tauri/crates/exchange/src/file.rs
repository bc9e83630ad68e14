//! Files from outside, read up to a bound and no further, and files to outside, written whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::Unusable;
use crate::code;
use crate::sqlite::Database;

/// Names tried for the file that is written before it replaces another.
const ATTEMPTS: u32 = 100;

/// The bytes of a file.
///
/// # Errors
/// `UNREADABLE` if it is missing, a folder, or not to be read; `TOO_LARGE` beyond the bound.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, Unusable> {
    let shown = path.display().to_string();
    let fail =
        |error: &io::Error| Unusable::whole(code::UNREADABLE, &shown, format!("The file cannot be read: {error}."));
    let file = File::open(path).map_err(|e| fail(&e))?;
    if file.metadata().map_err(|e| fail(&e))?.is_dir() {
        return Err(Unusable::whole(code::UNREADABLE, &shown, "This is a folder, not a file."));
    }
    let mut bytes = Vec::new();
    let bound = u64::try_from(most).unwrap_or(u64::MAX);
    // One byte more than the bound shows that there is more.
    file.take(bound.saturating_add(1)).read_to_end(&mut bytes).map_err(|e| fail(&e))?;
    if bytes.len() > most {
        return Err(Unusable::whole(code::TOO_LARGE, &shown, format!("The file has more than {most} bytes.")));
    }
    Ok(bytes)
}

/// The files of a folder with this ending, by their names, and at most as many as this; empty if there is no such
/// folder.
#[must_use]
pub fn all(folder: &Path, ending: &str, most: usize) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let is = |path: &PathBuf| path.extension().is_some_and(|found| found == ending);
    let mut found: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is).collect();
    found.sort();
    found.truncate(most);
    found
}

/// Writes a file. What stands there is replaced once all of the new bytes are on the disk, and stays as it is until then.
///
/// # Errors
/// `UNWRITABLE` if it cannot be written, or if a book or another database stands there: nothing written here is one.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Unusable> {
    let shown = path.display().to_string();
    let fail = |why: String| Unusable::whole(code::UNWRITABLE, &shown, format!("The file cannot be written: {why}."));
    if let Some(database) = Database::of_file(path) {
        return Err(fail(format!("{} stands there; choose another name", database.words())));
    }
    replace(path, bytes).map_err(|error| fail(error.to_string()))
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // If it is a link, this is the file that it points to.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let stands = fs::metadata(&target).ok();
    if stands.as_ref().is_some_and(|stands| !stands.is_file()) {
        // A pipe or a device takes bytes and keeps its place; a folder says that it is one.
        return fs::write(&target, bytes);
    }
    let (beside, mut file) = beside(&target)?;
    let mut written = file.write_all(bytes).and_then(|()| file.sync_all());
    drop(file);
    if let (Ok(()), Some(stands)) = (&written, stands) {
        written = fs::set_permissions(&beside, stands.permissions());
    }
    written.and_then(|()| fs::rename(&beside, &target)).inspect_err(|_| {
        // The first thing that went wrong is reported; that the half file stays too is no news.
        let _ = fs::remove_file(&beside);
    })?;
    settle(&target)
}

/// The new name is on the disk once its folder is. The file is already written: a folder that may not be read, or a
/// file system that does not sync folders, is no failure.
#[cfg(unix)]
fn settle(target: &Path) -> io::Result<()> {
    let Some(folder) = target.parent() else { return Ok(()) };
    // A bare name means the current folder.
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let passed_over = |error: &io::Error| {
        matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::InvalidInput | ErrorKind::Unsupported)
    };
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error) if !passed_over(&error) => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Elsewhere a folder is not a file that can be synced, and the rename is in the file system's journal.
#[cfg(not(unix))]
fn settle(_: &Path) -> io::Result<()> {
    Ok(())
}

/// A new file in the same folder.
fn beside(target: &Path) -> io::Result<(PathBuf, File)> {
    let mut taken = io::Error::from(ErrorKind::AlreadyExists);
    for attempt in 0..ATTEMPTS {
        let beside = target.with_file_name(format!(".nml-{}-{attempt}.part", std::process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Ok(file) => return Ok((beside, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => taken = error,
            Err(error) => return Err(error),
        }
    }
    Err(taken)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_written_whole_in_the_place_of_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("roster.txt");
        write(&path, b"old and longer").unwrap();
        write(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(names(folder.path()), ["roster.txt"], "nothing is left beside it");
        let failure = write(&folder.path().join("no/such/folder.txt"), b"x").unwrap_err();
        assert_eq!(failure.code.name, "UNWRITABLE");
        assert!(write(folder.path(), b"x").unwrap_err().message.starts_with("The file cannot be written: "));
        assert_eq!(names(folder.path()), ["roster.txt"]);
    }

    #[test]
    fn a_book_is_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.nml");
        let book = [b"SQLite format 3\0".as_slice(), &[0; 52], b"NMLb", &[7; 40]].concat();
        fs::write(&path, &book).unwrap();
        let failure = write(&path, b"%PDF").unwrap_err();
        assert_eq!(failure.code.name, "UNWRITABLE");
        assert!(failure.message.contains("a book of No Man’s Ledger stands there"), "{failure}");
        assert_eq!(fs::read(&path).unwrap(), book);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_a_file_keeps_who_may_read_it() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("a.txt"), folder.path().join("link.txt"));
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        symlink(&path, &link).unwrap();
        write(&link, b"new").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
