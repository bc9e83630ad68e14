//! The right to write a book, held by one process and lost when it ends, however it ends.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError, remove_file};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::Error;

/// An exclusive lock on a file beside the book.
///
/// The book itself is not locked this way: SQLite keeps its own locks on it, and on Unix closing any
/// other handle to the same file would drop those.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// The lock lives as long as this handle.
    _file: File,
}

/// The name of a file beside the book.
#[must_use]
pub fn beside(book: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(book);
    name.push(ending);
    PathBuf::from(name)
}

impl Lock {
    /// Takes the lock, or fails at once while another program holds it.
    pub fn take(book: &Path) -> Result<Self, Error> {
        let path = beside(book, ".lock");
        // A former owner may remove the file between our opening and locking it; then the lock is on
        // a file that nobody else will find, and the next round makes a new one.
        for _ in 0..100 {
            let file = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)
                .map_err(|error| Error::unwritten(book, error))?;
            match file.try_lock() {
                Ok(()) if is_same(&file, &path) => return Ok(Self { path, _file: file }),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(Error::InUse(book.to_path_buf())),
                Err(TryLockError::Error(error)) => return Err(Error::System(path, error)),
            }
        }
        Err(Error::InUse(book.to_path_buf()))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // First the name, then the lock, so that nobody can lock a file about to lose its name unnoticed.
        let _ = remove_file(&self.path);
    }
}

#[cfg(unix)]
fn is_same(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |path: &Path| -> io::Result<bool> {
        let (held, named) = (file.metadata()?, path.metadata()?);
        Ok((held.dev(), held.ino()) == (named.dev(), named.ino()))
    };
    same(path).unwrap_or(false)
}

#[cfg(not(unix))]
fn is_same(file: &File, path: &Path) -> bool {
    let same = |path: &Path| -> io::Result<bool> { Ok(file.metadata()?.created()? == path.metadata()?.created()?) };
    same(path).unwrap_or(false)
}
