//! A club as the log that a book follows.

use std::sync::PoisonError;
use std::thread::sleep;
use std::time::{Duration, Instant};

use nml_ledger::Hash;
use nml_store::{Batch, ClubLog, Error, LoggedAct, Reach};
use tokio_postgres::types::ToSql;

use crate::acts;
use crate::club::Club;
use crate::columns::Columns;
use crate::listen::Listener;
use crate::trouble::{Trouble, cell};

/// How long a lost answer is asked for again, and after how long each time.
const ASKS_AGAIN: (Duration, Duration) = (Duration::from_secs(5), Duration::from_millis(100));

/// How far each stream of a book is known to the club: its header, the entry at that place, and their positions.
const REACHED: &str = "SELECT r.stream, s.root, s.position, e.hash, e.position
    FROM unnest($2::bytea[], $3::bigint[]) WITH ORDINALITY AS r (stream, place, n)
    LEFT JOIN nml.streams s ON s.club = $1 AND s.stream = r.stream
    LEFT JOIN nml.entries e ON e.club = $1 AND e.stream = r.stream AND e.place = r.place
    ORDER BY r.n";

/// What a book that followed up to a position holds.
const HOLDS: &str = "SELECT (SELECT count(*) FROM nml.streams WHERE club = $1 AND position <= $2),
    (SELECT count(*) FROM nml.entries WHERE club = $1 AND position <= $2)";

impl ClubLog for Club {
    fn append(&self, batch: &Batch) -> Result<u64, Error> {
        let sent = Columns::of(batch)?;
        let position = if sent.is_empty() { self.position()? } else { self.add(batch, &sent)? };
        if batch.signatures.is_empty() { Ok(position) } else { self.sign(&batch.at, &batch.signatures) }
    }

    fn after(&self, position: u64) -> Result<Vec<LoggedAct>, Error> {
        self.link.ask(async |line| acts::after(line, &self.link.club, position).await)
    }

    fn reached(&self, reaches: &[Reach]) -> Result<u64, Error> {
        let ahead = Error::Ahead;
        let streams: Vec<&[u8]> = reaches.iter().map(|reach| &reach.stream.as_bytes()[..]).collect();
        let places: Vec<i64> = reaches.iter().map(|reach| i64::try_from(reach.entries).unwrap_or(i64::MAX)).collect();
        let club = &self.link.club[..];
        let known = self.link.ask(async |line| {
            let columns: [&(dyn ToSql + Sync); 3] = [&club, &streams, &places];
            Ok(line.client.query(REACHED, &columns).await?)
        })?;
        let mut position = 0;
        for (reach, row) in reaches.iter().zip(&known) {
            let root: Option<&[u8]> = cell(row, 1)?;
            let last: Option<&[u8]> = cell(row, 3)?;
            if root != Some(&reach.root.as_bytes()[..]) {
                return Err(ahead(format!("the stream {}", reach.stream)));
            }
            if last != reach.last.as_ref().map(Hash::as_bytes).map(|hash| &hash[..]) {
                return Err(ahead(format!("entry {} of the stream {}", reach.entries, reach.stream)));
            }
            position = position.max(cell::<i64>(row, 2)?).max(cell::<Option<i64>>(row, 4)?.unwrap_or_default());
        }
        // A copy that was filled in another way is gone through from the beginning; what it has is passed over.
        let holds = self.link.ask(async |line| Ok(line.client.query_one(HOLDS, &[&club, &position]).await?))?;
        let entries: i64 = places.iter().sum();
        let whole =
            cell::<i64>(&holds, 0)?.unsigned_abs() == reaches.len() as u64 && cell::<i64>(&holds, 1)? == entries;
        Ok(if whole { position.unsigned_abs() } else { 0 })
    }

    fn wait(&self, position: u64, patience: Duration) -> Result<(), Error> {
        let mut listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
        let database = &self.link.database;
        let mut line = match listener.take() {
            Some(line) => line,
            None => Listener::to(database, self.link.club)?,
        };
        line.wait(database, self.link.club, position, patience)?;
        *listener = Some(line);
        Ok(())
    }
}

impl Club {
    /// Adds an act.
    fn add(&self, batch: &Batch, sent: &Columns<'_>) -> Result<u64, Error> {
        let until = Instant::now() + ASKS_AGAIN.0;
        let mut lost: Option<String> = None;
        loop {
            let line = match (self.link.line(), &lost) {
                (Ok(line), _) => line,
                (Err(trouble), None) => return Err(trouble.of_reading()),
                // It may have been kept: only the club itself can tell.
                (Err(_), Some(why)) if Instant::now() > until => return Err(Error::Unsure(why.clone())),
                (Err(_), Some(_)) => {
                    sleep(ASKS_AGAIN.1);
                    continue;
                }
            };
            match self.link.within(sent.over(&line, lost.is_some())) {
                Ok(position) => return Ok(position),
                Err(Trouble::Refused(error)) => return Err(as_expected(error, batch)),
                Err(Trouble::Silent(why)) => {
                    self.link.drop_line(&line);
                    if Instant::now() > until {
                        return Err(Error::Unsure(why));
                    }
                    lost = Some(why);
                }
            }
        }
    }
}

/// The refusal with the head that was expected, which the database does not repeat.
fn as_expected(error: Error, batch: &Batch) -> Error {
    let Error::Stale { stream, found, .. } = error else { return error };
    let expected = batch.appends.iter().find(|append| append.stream == stream).map_or(found, |append| append.expected);
    Error::Stale { stream, expected, found }
}
