//! All streams of a kind.

use std::sync::Arc;

use nml_ledger::StreamId;
use nml_store::Book as Stored;

use super::{Open, look_stream, stream_id};
use crate::failure::Failure;
use crate::subject::Subject;
use crate::unread::Unread;

/// All streams of a kind, in the order they came: those that open, and those that do not.
pub struct All<S: Subject> {
    /// Those that open.
    pub read: Vec<Arc<Open<S>>>,
    /// Those that do not, with the reason.
    pub unread: Vec<(StreamId, Unread)>,
}

impl<S: Subject> All<S> {
    /// Reads them.
    ///
    /// # Errors
    /// When the book itself cannot be read; a stream that does not open is not an error.
    pub fn of(book: &Stored) -> Result<Self, Failure> {
        let (mut read, mut unread) = (Vec::new(), Vec::new());
        for info in book.streams(Some(S::KIND))? {
            if S::SHARES_KIND && !book.header_is(info.id, S::WORD, S::concerns)? {
                continue;
            }
            match look_stream(book, info.id)? {
                Ok(open) => read.push(open),
                Err(why) => unread.push((info.id, why)),
            }
        }
        Ok(Self { read, unread })
    }

    /// One of them.
    ///
    /// # Errors
    /// Why it does not open; `UNKNOWN_STREAM` if the book has no stream of this kind with that id.
    pub fn find(&self, id: &str) -> Result<&Arc<Open<S>>, Failure> {
        let id = stream_id(id)?;
        if let Some(open) = self.read.iter().find(|open| open.id == id) {
            return Ok(open);
        }
        let why = self.unread.iter().find(|(unread, _)| *unread == id);
        Err(why.map_or_else(|| nml_store::Error::UnknownStream(id).into(), |(_, why)| why.clone().into()))
    }

    /// Whether it is one that does not open.
    #[must_use]
    pub fn is_unread(&self, id: &StreamId) -> bool {
        self.unread.iter().any(|(unread, _)| unread == id)
    }
}
