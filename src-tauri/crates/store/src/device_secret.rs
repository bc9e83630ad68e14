//! What this computer signs entries with: a file of its own, outside every book, that only its owner may read.
//!
//! It lies in a file as an SSH key does, and in no keyring: `nml serve` runs as a system user without a session to unlock
//! one, and a book on a computer whose keyring is locked has to stay playable.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use nml_ledger::{Secret, from_hex, to_hex};

use crate::error::Error;
use crate::part_file::{Overwrite, PartFile};

/// The name of the file.
const FILE: &str = "device.key";

/// The secret of this computer, kept in a folder. If there is none yet, it is made there from `seed`, 32 random bytes.
///
/// # Errors
/// `NOT_A_BOOK` if the file is something else; when it cannot be read or written.
pub fn device_secret(folder: &Path, seed: impl FnOnce() -> [u8; 32]) -> Result<Secret, Error> {
    let path = device_secret_file(folder);
    if let Some(secret) = read(&path)? {
        return Ok(secret);
    }
    fs::create_dir_all(folder).map_err(|error| Error::system(folder, error))?;
    let draft = PartFile::alone(&path)?;
    let text = format!("{}\n", to_hex(&seed()));
    fs::write(draft.path(), text).map_err(|error| Error::system(&path, error))?;
    match draft.keep(&path, Overwrite::Refuse) {
        // Another program of this computer was quicker: its key is the one.
        Ok(()) | Err(Error::Exists(_)) => {}
        Err(error) => return Err(error),
    }
    read(&path)?.ok_or_else(|| other(&path))
}

/// The secret of this computer, as [`device_secret`], if there is one; this makes none.
///
/// # Errors
/// As [`device_secret`].
pub fn known_device_secret(folder: &Path) -> Result<Option<Secret>, Error> {
    read(&device_secret_file(folder))
}

/// The file that it lies in.
#[must_use]
pub fn device_secret_file(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

fn read(path: &Path) -> Result<Option<Secret>, Error> {
    let text = match fs::read(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Error::system(path, error)),
    };
    let seed = from_hex(text.strip_suffix(b"\n").unwrap_or(&text)).map_err(|_| other(path))?;
    Secret::of(&seed).map(Some).ok_or_else(|| other(path))
}

fn other(path: &Path) -> Error {
    Error::NotBook(path.to_path_buf(), "it is not the key of this computer")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_key_is_made_once_and_only_its_owner_reads_it() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("data");
        assert!(known_device_secret(&folder).unwrap().is_none(), "looking makes none");
        let made = device_secret(&folder, || [7; 32]).unwrap();
        let again = device_secret(&folder, || [8; 32]).unwrap();
        assert_eq!((made.key(), again.key()), (Secret::of(&[7; 32]).unwrap().key(), made.key()));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.join(FILE)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        for harmed in ["", "abc\n", &"g".repeat(64)] {
            fs::write(folder.join(FILE), harmed).unwrap();
            let said = device_secret(&folder, || [8; 32]).unwrap_err().to_string();
            assert!(said.contains("not the key of this computer"), "{said}");
            assert_eq!(fs::read_to_string(folder.join(FILE)).unwrap(), harmed, "it stays as it is");
        }
    }
}
