//! A log read line by line, so that its length costs no memory; each line is bounded.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use crate::Unusable;
use crate::bounds::{ENTRY_LIMIT, HEADER_LIMIT, LOG_BYTES, LOG_LINES};
use crate::code;

/// The lines of a log file.
pub struct Lines {
    path: PathBuf,
    file: BufReader<File>,
    lines: usize,
    bytes: usize,
}

impl Lines {
    /// Opens a log.
    ///
    /// # Errors
    /// When there is no file that can be read.
    pub fn open(path: &Path) -> Result<Self, Unusable> {
        let what = path.display().to_string();
        let file = File::open(path)
            .map_err(|error| Unusable::whole(code::UNREADABLE, &what, format!("The file cannot be read: {error}.")))?;
        if file.metadata().is_ok_and(|m| m.is_dir()) {
            return Err(Unusable::whole(code::UNREADABLE, &what, "This is a folder, not a log."));
        }
        Ok(Self { path: path.to_owned(), file: BufReader::new(file), lines: 0, bytes: 0 })
    }

    /// The first line.
    ///
    /// # Errors
    /// When it cannot be read, or is longer than a header may be.
    pub fn header(&mut self) -> Result<Vec<u8>, Unusable> {
        let line = self.bounded(HEADER_LIMIT)?.unwrap_or_default();
        if line.len() > HEADER_LIMIT {
            let message = format!("The first line has more than {HEADER_LIMIT} bytes, so it is no log’s header.");
            return Err(Unusable::whole(code::TOO_LARGE, &self.path.display().to_string(), message));
        }
        Ok(line)
    }

    /// The next line, without its end, or `None` at the end of the file. A line that is too long for an entry is cut,
    /// so that the chain refuses it.
    ///
    /// # Errors
    /// When it cannot be read, or the log is longer than one may be.
    pub fn line(&mut self) -> Result<Option<Vec<u8>>, Unusable> {
        let line = self.bounded(ENTRY_LIMIT)?;
        let Some(found) = &line else { return Ok(None) };
        self.lines = self.lines.saturating_add(1);
        self.bytes = self.bytes.saturating_add(found.len());
        if self.lines > LOG_LINES || self.bytes > LOG_BYTES {
            let message = format!("A log has {LOG_LINES} lines and {LOG_BYTES} bytes at most.");
            return Err(Unusable::whole(code::TOO_LARGE, &self.path.display().to_string(), message));
        }
        Ok(line)
    }

    fn bounded(&mut self, most: usize) -> Result<Option<Vec<u8>>, Unusable> {
        let mut line = Vec::new();
        let read = (&mut self.file).take(most as u64 + 2).read_until(b'\n', &mut line).map_err(|error| {
            Unusable::whole(
                code::UNREADABLE,
                &self.path.display().to_string(),
                format!("The file cannot be read: {error}."),
            )
        })?;
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        Ok((read > 0).then_some(line))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
    use super::*;

    #[test]
    fn a_log_of_too_many_lines_is_refused() {
        let file = std::env::temp_dir().join(format!("nml-log-{}.jsonl", std::process::id()));
        std::fs::write(&file, format!("{{}}\n{}", "x\n".repeat(LOG_LINES + 1))).unwrap();
        let mut lines = Lines::open(&file).unwrap();
        assert_eq!(lines.header().unwrap(), b"{}");
        for _ in 0..LOG_LINES {
            assert_eq!(lines.line().unwrap().unwrap(), b"x");
        }
        let refused = lines.line().unwrap_err();
        std::fs::remove_file(&file).unwrap();
        assert!(refused.to_string().contains("A log has 200000 lines"), "{refused}");
    }
}
