//! A book that follows a log: it takes in what was acknowledged elsewhere, and proves all of it once more.

use std::collections::BTreeSet;

use nml_ledger::{Hash, StreamId};
use rusqlite::{OptionalExtension, Transaction, TransactionBehavior, params};

use crate::append::{add, number_of, stand};
use crate::batch::{Append, Batch, LaterSignature};
use crate::club_log::{LoggedAct, Reach};
use crate::error::{Error, Within};
use crate::folds_in_memory::Recall;
use crate::list_rows::{self, Row};
use crate::open::Book;
use crate::{packs, pictures, signed, waiting_acts};

impl Book {
    /// Proves a batch as [`Book::append`] does, and adds nothing.
    ///
    /// # Errors
    /// As [`Book::append`].
    pub fn prove(&mut self, batch: &Batch) -> Result<(), Error> {
        self.writes()?;
        let path = self.path().to_path_buf();
        let wrong = |error| Error::sqlite(&path, error);
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(wrong)?;
        for append in &batch.appends {
            add(&transaction, append, &batch.at).map_err(|error| error.at(&path))?;
        }
        for signature in &batch.signatures {
            signed::keep(&transaction, signature).map_err(|error| error.at(&path))?;
        }
        transaction.rollback().map_err(wrong)
    }

    /// Whether the book has everything that a batch adds to streams.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn holds_all(&self, batch: &Batch) -> Result<bool, Error> {
        let wrong = |error| self.wrong(error);
        for append in &batch.appends {
            let Some(known) = stand(&self.connection, append.stream).map_err(wrong)? else { return Ok(false) };
            if append.header.as_ref().is_some_and(|header| Hash::of(header) != known.root) {
                return Ok(false);
            }
            for sealed in &append.entries {
                if number_of(&self.connection, append.stream, &sealed.hash).map_err(wrong)?.is_none() {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// A batch without the packs and pictures that the book has.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn lacking(&self, batch: &Batch) -> Result<Batch, Error> {
        let mut new = Batch {
            appends: batch.appends.clone(),
            signatures: batch.signatures.clone(),
            ..Batch::at(batch.at.clone())
        };
        for pack in &batch.packs {
            if !self.holds("packs", &Hash::of(&pack.bytes))? {
                new.packs.push(pack.clone());
            }
        }
        for picture in &batch.pictures {
            if !self.holds("pictures", &Hash::of(picture))? {
                new.pictures.push(picture.clone());
            }
        }
        Ok(new)
    }

    fn holds(&self, table: &'static str, hash: &Hash) -> Result<bool, Error> {
        let asks = format!("SELECT EXISTS (SELECT 1 FROM {table} WHERE hash = ?1)");
        let held = |asks: &str| self.connection.prepare_cached(asks)?.query_row([hash.as_bytes()], |row| row.get(0));
        held(&asks).map_err(|error| self.wrong(error))
    }

    /// Takes in acts of a log in one transaction, with the rows that `rows` folds from the streams which they touched. What
    /// the book has already is passed over.
    ///
    /// # Errors
    /// `CLUB_DAMAGED` when an act is not what can be added here; `STALE` when one goes on with a stream of which
    /// something waits; what `rows` says; all else as [`Book::append`]. The book is as it was.
    pub fn follow<E: From<Error>>(
        &mut self,
        acts: &[LoggedAct],
        rows: impl FnOnce(&Self, &BTreeSet<StreamId>) -> Result<Vec<Row>, E>,
    ) -> Result<(), E> {
        self.writes()?;
        let followed = self.take_in(acts, rows);
        if followed.is_err() {
            // What was folded meanwhile may hold entries that are gone again.
            self.recall = Recall::default();
        }
        followed
    }

    fn take_in<E: From<Error>>(
        &self,
        acts: &[LoggedAct],
        rows: impl FnOnce(&Self, &BTreeSet<StreamId>) -> Result<Vec<Row>, E>,
    ) -> Result<(), E> {
        let wrong = |error| self.wrong(error);
        let transaction =
            Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate).map_err(wrong)?;
        let mut touched = BTreeSet::new();
        let follows = waiting_acts::follows(&transaction).map_err(wrong)?;
        for act in acts {
            take(&transaction, act, follows, &mut touched)
                .map_err(|error| damage(act.position, error.at(self.path())))?;
        }
        if let Some(last) = acts.last().filter(|_| follows) {
            waiting_acts::arrived(&transaction, last.position).map_err(wrong)?;
        }
        for row in &rows(self, &touched)? {
            list_rows::put(&transaction, row).map_err(wrong)?;
        }
        Ok(transaction.commit().map_err(wrong)?)
    }

    /// How far the book has got in each of its streams, without what waits for a club.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn reaches(&self) -> Result<Vec<Reach>, Error> {
        let streams = self.streams(None)?;
        let last = |stream: StreamId, place: u64| {
            let mut query =
                self.connection.prepare_cached("SELECT hash FROM entries WHERE stream = ?1 AND place = ?2")?;
            query.query_row(params![stream.as_bytes(), place], |row| row.get(0).map(Hash::from_bytes)).optional()
        };
        let waits = self.position()?.is_some();
        let mut reaches = Vec::new();
        for info in streams {
            let (waiting, begins) =
                if waits { self.waiting_of(info.id).map_err(|error| self.wrong(error))? } else { (0, false) };
            if begins {
                continue;
            }
            let entries = info.entries.saturating_sub(waiting);
            let last = last(info.id, entries).map_err(|error| self.wrong(error))?;
            reaches.push(Reach { stream: info.id, root: info.root, entries, last });
        }
        Ok(reaches)
    }
}

fn take(
    transaction: &Transaction<'_>,
    act: &LoggedAct,
    follows: bool,
    touched: &mut BTreeSet<StreamId>,
) -> Result<(), Within> {
    let batch = &act.batch;
    for pack in &batch.packs {
        packs::keep(transaction, pack, &batch.at)?;
    }
    for picture in &batch.pictures {
        pictures::keep(transaction, picture, &batch.at)?;
    }
    for append in &batch.appends {
        let known = stand(transaction, append.stream)?;
        let header = match (&append.header, &known) {
            (Some(header), Some(known)) if Hash::of(header) != known.root => {
                return Err(Error::StreamExists(append.stream).into());
            }
            (Some(_), Some(_)) => {
                if follows {
                    waiting_acts::began_there(transaction, append.stream)?;
                }
                None
            }
            (None, _) => None,
            (Some(header), None) => Some(header.clone()),
        };
        let mut entries = Vec::new();
        for sealed in &append.entries {
            if number_of(transaction, append.stream, &sealed.hash)?.is_none() {
                entries.push(sealed.clone());
            } else {
                if follows {
                    waiting_acts::came_back(transaction, append.stream, &sealed.hash)?;
                }
                // It was written here when nothing could sign it, and signed elsewhere.
                if let Some(signature) = sealed.signature {
                    signed::keep(
                        transaction,
                        &LaterSignature { stream: append.stream, entry: sealed.hash, signature },
                    )?;
                }
            }
        }
        if follows && !entries.is_empty() && waiting_acts::waits(transaction, append.stream)? {
            return Err(Error::Parted(append.stream).into());
        }
        let expected = known.map_or(append.expected, |known| known.head);
        add(
            transaction,
            &Append { stream: append.stream, header, expected, entries, made: BTreeSet::new() },
            &batch.at,
        )?;
        touched.insert(append.stream);
    }
    batch.signatures.iter().try_for_each(|signature| signed::keep(transaction, signature))
}

/// A refusal of what was acknowledged is damage of the log; that of the disk is not.
fn damage(position: u64, error: Error) -> Error {
    match error {
        // Nobody was quicker here: the act goes on from what never stood.
        Error::Stale { stream, expected, found } => {
            Error::Log(format!("act {position}: stream {stream} goes on from {expected}, not from {found}"))
        }
        Error::UnknownStream(_)
        | Error::StreamExists(_)
        | Error::Header(_)
        | Error::Entry { .. }
        | Error::TooLarge { .. } => Error::Log(format!("act {position}: {}", error.to_string().trim_end_matches('.'))),
        Error::Missing(_)
        | Error::Exists(_)
        | Error::Occupied(_)
        | Error::Folder(_)
        | Error::NoFolder(..)
        | Error::Unreachable(..)
        | Error::NotBook(..)
        | Error::AnotherBook(_)
        | Error::Newer { .. }
        | Error::TooOld { .. }
        | Error::Damaged(..)
        | Error::ReadOnly(..)
        | Error::InUse(_)
        | Error::NoSpace(_)
        | Error::OldSqlite(_)
        | Error::System(..)
        | Error::Sqlite(..)
        | Error::Away(_)
        | Error::Unsure(_)
        | Error::Log(_)
        | Error::Ahead(_)
        | Error::Parted(_)
        | Error::Refused(..)
        | Error::Shut(_)
        | Error::Club(_) => error,
    }
}
