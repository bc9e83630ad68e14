//! A log read line by line, so that its length costs no memory; each line is bounded.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use nml_ledger::{ENTRY_LIMIT, HEADER_LIMIT};

use crate::Unusable;

/// The lines of a log file.
pub struct Lines {
    path: PathBuf,
    file: BufReader<File>,
}

impl Lines {
    /// Opens a log.
    ///
    /// # Errors
    /// When there is no file that can be read.
    pub fn open(path: &Path) -> Result<Self, Unusable> {
        let what = path.display().to_string();
        let file = File::open(path).map_err(|error| Unusable::whole("UNREADABLE", &what, error.to_string()))?;
        if file.metadata().is_ok_and(|m| m.is_dir()) {
            return Err(Unusable::whole("UNREADABLE", &what, "a folder; expected a log file"));
        }
        Ok(Self { path: path.to_owned(), file: BufReader::new(file) })
    }

    /// The first line.
    ///
    /// # Errors
    /// When it cannot be read, or is longer than a header may be.
    pub fn header(&mut self) -> Result<Vec<u8>, Unusable> {
        let line = self.bounded(HEADER_LIMIT)?.unwrap_or_default();
        if line.len() > HEADER_LIMIT {
            let message = format!("the first line has more than {HEADER_LIMIT} bytes; expected a log's header");
            return Err(Unusable::whole("TOO_LARGE", &self.path.display().to_string(), message));
        }
        Ok(line)
    }

    /// The next line, without its end; none: there is no more. A line that is too long for an entry
    /// comes cut, so that the chain refuses it.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn line(&mut self) -> Result<Option<Vec<u8>>, Unusable> {
        self.bounded(ENTRY_LIMIT)
    }

    fn bounded(&mut self, most: usize) -> Result<Option<Vec<u8>>, Unusable> {
        let mut line = Vec::new();
        let read = (&mut self.file)
            .take(most as u64 + 2)
            .read_until(b'\n', &mut line)
            .map_err(|error| Unusable::whole("UNREADABLE", &self.path.display().to_string(), error.to_string()))?;
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        Ok((read > 0).then_some(line))
    }
}
