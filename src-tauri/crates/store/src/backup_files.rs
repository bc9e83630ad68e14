//! The backups in a folder of their own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::open::Book;
use crate::part_file::Overwrite;

/// The ending of a book's file.
const ENDING: &str = "nml";

/// A backup in its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    /// Where it is.
    pub path: PathBuf,
    /// Its file name.
    pub name: String,
    /// Its size.
    pub bytes: u64,
}

/// The backups in a folder, by their names; empty if there is no such folder.
///
/// # Errors
/// When the folder cannot be read.
pub fn backup_files(folder: &Path) -> Result<Vec<BackupFile>, Error> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(Error::system(folder, error)),
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| Error::system(folder, error))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()).map(str::to_owned) else { continue };
        // What is not whole yet begins with a dot.
        if name.starts_with('.') || path.extension().is_none_or(|ending| ending != ENDING) {
            continue;
        }
        if let Some(file) = fs::metadata(&path).ok().filter(fs::Metadata::is_file) {
            found.push(BackupFile { path, name, bytes: file.len() });
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(found)
}

impl BackupFile {
    /// Takes it away.
    ///
    /// # Errors
    /// If the system refuses it.
    pub fn remove(&self) -> Result<(), Error> {
        fs::remove_file(&self.path).map_err(|error| Error::system(&self.path, error))
    }
}

impl Book {
    /// Makes a backup in a folder, which is made if it is missing, under a name that nobody has there.
    ///
    /// # Errors
    /// As [`Book::backup`]; `FILE_EXISTS` if the name is taken.
    pub fn backup_into(&self, folder: &Path, name: &str) -> Result<(), Error> {
        fs::create_dir_all(folder).map_err(|error| Error::system(folder, error))?;
        self.backup(&folder.join(name), Overwrite::Refuse)
    }
}
