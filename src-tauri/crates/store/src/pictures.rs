//! Pictures of models, kept inside the book under their hash, each once.

use nml_ledger::Hash;
use rusqlite::{OptionalExtension, Transaction, params};

use crate::PICTURE_LIMIT;
use crate::error::{Error, Within};
use crate::open::Book;

/// The version of the tables that brought them.
const SINCE: i64 = 2;

pub fn keep(transaction: &Transaction<'_>, bytes: &[u8], at: &str) -> Result<(), Within> {
    if bytes.len() > PICTURE_LIMIT {
        return Err(Error::TooLarge { what: "The picture", bytes: bytes.len(), limit: PICTURE_LIMIT }.into());
    }
    let hash = Hash::of(bytes);
    let known: bool = transaction
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM pictures WHERE hash = ?1)")?
        .query_row([hash.as_bytes()], |row| row.get(0))?;
    if !known {
        transaction
            .prepare_cached("INSERT INTO pictures (hash, kept, bytes) VALUES (?1, ?2, ?3)")?
            .execute(params![hash.as_bytes(), at, bytes])?;
    }
    Ok(())
}

impl Book {
    /// The bytes of a kept picture.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn picture(&self, hash: &Hash) -> Result<Option<Vec<u8>>, Error> {
        if self.version()? < SINCE {
            return Ok(None);
        }
        self.connection
            .prepare_cached("SELECT bytes FROM pictures WHERE hash = ?1")
            .and_then(|mut query| query.query_row([hash.as_bytes()], |row| row.get(0)).optional())
            .map_err(|error| self.wrong(error))
    }

    /// The hashes of the pictures that are kept, oldest first.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn pictures(&self) -> Result<Vec<Hash>, Error> {
        if self.version()? < SINCE {
            return Ok(Vec::new());
        }
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut query = self.connection.prepare_cached("SELECT hash FROM pictures ORDER BY rowid")?;
            query.query_map([], |row| Ok(Hash::from_bytes(row.get(0)?)))?.collect()
        };
        read().map_err(|error| self.wrong(error))
    }
}
