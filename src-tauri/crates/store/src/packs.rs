//! Packs and house rulesets, kept inside the book under their hash.

use nml_ledger::Hash;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ValueRef};
use rusqlite::{OptionalExtension, Transaction, params};

use crate::PACK_LIMIT;
use crate::error::{Error, Within};
use crate::open::Book;

/// What is kept under a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackKind {
    /// Game data.
    Pack,
    /// A choice of rulings.
    Ruleset,
}

impl PackKind {
    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pack => "pack",
            Self::Ruleset => "ruleset",
        }
    }

    /// The kind with this word: the one reading of it, from a book, a club, a parcel or a network.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        [Self::Pack, Self::Ruleset].into_iter().find(|kind| kind.word() == word)
    }
}

impl FromSql for PackKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        // The table takes no other word.
        Self::of(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

/// A pack or ruleset to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// Which of the two.
    pub kind: PackKind,
    /// Its id, for people; the hash is what counts.
    pub name: String,
    /// Its exact bytes.
    pub bytes: Vec<u8>,
}

/// A kept pack, without its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackInfo {
    /// SHA-256 of its bytes.
    pub hash: Hash,
    /// Pack or ruleset.
    pub kind: PackKind,
    /// Its id.
    pub name: String,
    /// How many bytes.
    pub size: u64,
    /// Since when, RFC 3339.
    pub kept: String,
}

pub fn keep(transaction: &Transaction<'_>, pack: &Pack, at: &str) -> Result<(), Within> {
    let bytes = pack.bytes.len();
    if bytes > PACK_LIMIT {
        return Err(Error::TooLarge { what: "The pack", bytes, limit: PACK_LIMIT }.into());
    }
    let hash = Hash::of(&pack.bytes);
    let known: bool = transaction
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM packs WHERE hash = ?1)")?
        .query_row([hash.as_bytes()], |row| row.get(0))?;
    if !known {
        transaction
            .prepare_cached("INSERT INTO packs (hash, kind, name, kept, bytes) VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute(params![hash.as_bytes(), pack.kind.word(), pack.name, at, pack.bytes])?;
    }
    Ok(())
}

impl Book {
    /// The bytes of a kept pack or ruleset.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn pack(&self, hash: &Hash) -> Result<Option<Vec<u8>>, Error> {
        self.connection
            .prepare_cached("SELECT bytes FROM packs WHERE hash = ?1")
            .and_then(|mut query| query.query_row([hash.as_bytes()], |row| row.get(0)).optional())
            .map_err(|error| self.wrong(error))
    }

    /// What is kept, oldest first.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn packs(&self) -> Result<Vec<PackInfo>, Error> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut query = self
                .connection
                .prepare_cached("SELECT hash, kind, name, length(bytes), kept FROM packs ORDER BY rowid")?;
            let rows = query.query_map([], |row| {
                Ok(PackInfo {
                    hash: Hash::from_bytes(row.get(0)?),
                    kind: row.get(1)?,
                    name: row.get(2)?,
                    size: row.get(3)?,
                    kept: row.get(4)?,
                })
            })?;
            rows.collect()
        };
        read().map_err(|error| self.wrong(error))
    }
}
