//! A backup: a whole copy of a book, made while it is in use.

use std::fs;
use std::path::Path;

use rusqlite::OpenFlags;
use rusqlite::backup::{Backup, StepResult};

use crate::error::Error;
use crate::lock::Lock;
use crate::open::{Book, connect, quick_check};
use crate::part_file::{Overwrite, PartFile};

impl Book {
    /// Copies the book as it is at this moment into a file of its own, checks the copy, and only then
    /// gives it its name. It may run while another program writes the book.
    ///
    /// # Errors
    /// `FILE_EXISTS`, `IS_FOLDER`, `NO_FOLDER`, `BOOK_DAMAGED` (a damaged book makes no backup), `NO_SPACE`, `BOOK_READ_ONLY`, …
    pub fn backup(&self, to: &Path, overwrite: Overwrite) -> Result<(), Error> {
        let to = std::path::absolute(to).map_err(|error| Error::System(to.to_path_buf(), error))?;
        if to.is_dir() {
            return Err(Error::Folder(to));
        }
        if overwrite == Overwrite::Refuse && fs::symlink_metadata(&to).is_ok() || is_one_file(&to, self.path()) {
            return Err(Error::Exists(to));
        }
        // A book that somebody writes is not pulled away from under them.
        let _lock = fs::metadata(&to).is_ok().then(|| Lock::take(&to)).transpose()?;
        quick_check(self.path(), &self.connection)?;
        let draft = PartFile::beside(&to)?;
        self.write_whole(draft.path(), &to)?;
        draft.keep(&to, overwrite)
    }

    /// Writes all pages of the book as it is at this moment into an empty file, and checks them there; what goes wrong is
    /// told of `to`, whose name the file is to have.
    pub(crate) fn write_whole(&self, draft: &Path, to: &Path) -> Result<(), Error> {
        let wrong = |error| Error::sqlite(to, error);
        let mut copy = connect(draft, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(wrong)?;
        // All pages in one step: a consistent picture, and nobody has to wait under WAL.
        let step = Backup::new(&self.connection, &mut copy).and_then(|backup| backup.step(-1)).map_err(wrong)?;
        if !matches!(step, StepResult::Done) {
            return Err(Error::InUse(self.path().to_path_buf()));
        }
        // The copy is to be one file, with nothing beside it.
        copy.pragma_update(None, "journal_mode", "delete").map_err(wrong)?;
        quick_check(to, &copy)?;
        copy.close().map_err(|(_, error)| wrong(error))
    }
}

fn is_one_file(one: &Path, two: &Path) -> bool {
    matches!((one.canonicalize(), two.canonicalize()), (Ok(one), Ok(two)) if one == two)
}
