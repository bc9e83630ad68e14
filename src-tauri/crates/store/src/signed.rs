//! Entries as they lie in the book, each with the signature beside it.

use nml_ledger::{Hash, Sealed, Signature};
use rusqlite::Row;

use crate::error::Error;
use crate::open::Book;

/// The version of the tables that brought signatures.
const SINCE: i64 = 5;

impl Book {
    /// The columns that [`sealed`] reads, of the table `entries`: hash, bytes, key, signature.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub(crate) fn sealed_columns(&self) -> Result<&'static str, Error> {
        Ok(if self.version()? < SINCE { "hash, bytes, NULL, NULL" } else { "hash, bytes, key, signature" })
    }
}

/// The entry in the first four columns of a row.
pub(crate) fn sealed(row: &Row<'_>) -> rusqlite::Result<Sealed> {
    let (key, signature): (Option<[u8; 32]>, Option<[u8; 64]>) = (row.get(2)?, row.get(3)?);
    let signature = key.zip(signature).and_then(|(key, signature)| Signature::from_parts(&key, &signature));
    Ok(Sealed { hash: Hash::from_bytes(row.get(0)?), bytes: row.get(1)?, signature })
}
