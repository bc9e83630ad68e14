//! The files beside a book that belong to its club.

use std::path::{Path, PathBuf};

use nml_store::beside;

/// The folder for what was set aside.
pub(super) fn folder(book: &Path) -> PathBuf {
    beside(book, ".aside")
}

/// Takes away a book that was being made, with what stands beside it.
pub(super) fn clear(book: &Path) {
    for ending in ["", "-wal", "-shm", "-journal", ".lock"] {
        let _ = std::fs::remove_file(beside(book, ending));
    }
}
