//! Entries as they lie in the book, each with the signature beside it: with the entry, or in a table of those that came later.

use nml_ledger::{Fault, Hash, Sealed, Signature, StreamId};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use crate::batch::LaterSignature;
use crate::error::{Error, Within};
use crate::open::Book;

/// The version of the tables that brought signatures.
const SINCE: i64 = 5;
/// The version that brought those which come after their entries.
const LATER: i64 = 6;

impl Book {
    /// The columns that [`sealed`] reads, of the table `entries`: hash, bytes, key, signature.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub(crate) fn sealed_columns(&self) -> Result<&'static str, Error> {
        Ok(match self.version()? {
            ..SINCE => "hash, bytes, NULL, NULL",
            LATER.. if self.one("SELECT EXISTS (SELECT 1 FROM signatures)")? => {
                "hash, bytes, ifnull(key, (SELECT s.key FROM signatures s WHERE s.entry = entries.hash)),
                 ifnull(signature, (SELECT s.signature FROM signatures s WHERE s.entry = entries.hash))"
            }
            SINCE.. => "hash, bytes, key, signature",
        })
    }

    /// An entry of a stream, with its signature. `None` if it does not stand there.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn entry(&self, stream: StreamId, entry: &Hash) -> Result<Option<Sealed>, Error> {
        let reads = format!("SELECT {} FROM entries WHERE hash = ?1 AND stream = ?2", self.sealed_columns()?);
        let read = || -> rusqlite::Result<_> {
            let mut query = self.connection.prepare_cached(&reads)?;
            query.query_row(params![entry.as_bytes(), stream.as_bytes()], sealed).optional()
        };
        read().map_err(|error| self.wrong(error))
    }

    /// The stream that an entry stands in. `None` if the book has no such entry.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn stream_of(&self, entry: &Hash) -> Result<Option<StreamId>, Error> {
        let read = || -> rusqlite::Result<_> {
            let mut query = self.connection.prepare_cached("SELECT stream FROM entries WHERE hash = ?1")?;
            query.query_row([entry.as_bytes()], |row| row.get(0).map(StreamId::from_bytes)).optional()
        };
        read().map_err(|error| self.wrong(error))
    }

    /// Those of these signatures whose entries are here and unsigned.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn lacking_signatures(&self, signatures: &[LaterSignature]) -> Result<Vec<LaterSignature>, Error> {
        let mut lacking = Vec::new();
        for one in signatures {
            if self.entry(one.stream, &one.entry)?.is_some_and(|sealed| sealed.signature.is_none()) {
                lacking.push(*one);
            }
        }
        Ok(lacking)
    }
}

/// The entry in the first four columns of a row.
pub(crate) fn sealed(row: &Row<'_>) -> rusqlite::Result<Sealed> {
    let (key, signature): (Option<[u8; 32]>, Option<[u8; 64]>) = (row.get(2)?, row.get(3)?);
    let signature = key.zip(signature).and_then(|(key, signature)| Signature::from_parts(&key, &signature));
    Ok(Sealed { hash: Hash::from_bytes(row.get(0)?), bytes: row.get(1)?, signature })
}

/// Keeps a signature of an entry that came without one, once it is proven; one that is signed keeps what it has.
pub(crate) fn keep(transaction: &Transaction<'_>, one: &LaterSignature) -> Result<(), Within> {
    let LaterSignature { stream, entry, signature } = one;
    let bad = |fault| Error::Entry { stream: *stream, fault };
    if is_signed(transaction, *stream, entry)?.ok_or_else(|| bad(Fault::Unsignable(*entry)))? {
        return Ok(());
    }
    if !signature.proves(entry) {
        return Err(bad(Fault::Forged).into());
    }
    let mut insert =
        transaction.prepare_cached("INSERT INTO signatures (entry, key, signature) VALUES (?1, ?2, ?3)")?;
    insert.execute(params![entry.as_bytes(), signature.key().as_bytes(), signature.as_bytes()])?;
    Ok(())
}

/// Whether an entry of a stream is signed. `None` if it does not stand there.
fn is_signed(connection: &Connection, stream: StreamId, entry: &Hash) -> rusqlite::Result<Option<bool>> {
    connection
        .prepare_cached(
            "SELECT key IS NOT NULL OR EXISTS (SELECT 1 FROM signatures s WHERE s.entry = hash)
             FROM entries WHERE hash = ?1 AND stream = ?2",
        )?
        .query_row(params![entry.as_bytes(), stream.as_bytes()], |row| row.get(0))
        .optional()
}
