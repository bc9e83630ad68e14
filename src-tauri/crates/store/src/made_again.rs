//! A copy of a club made again: what the club acknowledged, and what waits in streams that nobody else went on with.

use std::collections::BTreeSet;
use std::path::Path;

use nml_ledger::{Hash, StreamId};
use rusqlite::TransactionBehavior;

use crate::append::add;
use crate::batch::{Append, Batch};
use crate::error::Error;
use crate::list_rows::Row;
use crate::open::Book;
use crate::packs::{self, Pack};
use crate::pictures;

impl Book {
    /// Makes this copy of a club again in a file that is not there yet, without what waits in these streams; the acts that
    /// wait in others wait there too. This book stays as it is.
    ///
    /// # Errors
    /// `FILE_EXISTS`, `NO_SPACE`, …; what `rows` says. A file that is not whole is removed.
    pub fn made_again<E: From<Error>>(
        &self,
        without: &BTreeSet<StreamId>,
        to: &Path,
        rows: impl FnOnce(&Self) -> Result<Vec<Row>, E>,
    ) -> Result<(), E> {
        let id = self.id()?;
        let created: String = self.one("SELECT created FROM meta")?;
        let mut again = Self::create(to, id, &self.name()?, &created)?;
        let filled = self.fill(&mut again, without).map_err(E::from).and_then(|()| {
            let rows = rows(&again)?;
            Ok(again.rebuild(&rows)?)
        });
        let closed = again.close().map_err(E::from);
        let done = filled.and(closed);
        if done.is_err() {
            let _ = std::fs::remove_file(to);
        }
        done
    }

    fn fill(&self, again: &mut Self, without: &BTreeSet<StreamId>) -> Result<(), Error> {
        let created: String = self.one("SELECT created FROM meta")?;
        let waiting = self.waiting()?;
        let (gone, stays): (Vec<_>, Vec<_>) = waiting.into_iter().partition(|one| !one.streams.is_disjoint(without));
        let mut unsent: BTreeSet<Hash> = BTreeSet::new();
        let mut kept = Vec::new();
        // What came with an act that goes may be what another rests on.
        let mut left = Batch::at(created.clone());
        for one in gone.iter().chain(&stays) {
            let Some(batch) = self.waiting_batch(one.act)? else { continue };
            unsent.extend(batch.packs.iter().map(|pack| Hash::of(&pack.bytes)));
            unsent.extend(batch.pictures.iter().map(|picture| Hash::of(picture)));
            if one.streams.is_disjoint(without) {
                kept.push(batch);
            } else {
                left.packs.extend(batch.packs);
                left.pictures.extend(batch.pictures);
            }
        }
        let path = again.path().to_path_buf();
        let wrong = |error| Error::sqlite(&path, error);
        let transaction = again.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(wrong)?;
        for info in self.packs()?.into_iter().filter(|info| !unsent.contains(&info.hash)) {
            let bytes = self.pack(&info.hash)?.unwrap_or_default();
            let pack = Pack { kind: info.kind, name: info.name, bytes };
            packs::keep(&transaction, &pack, &info.kept).map_err(|error| error.at(&path))?;
        }
        for hash in self.pictures()?.into_iter().filter(|hash| !unsent.contains(hash)) {
            let bytes = self.picture(&hash)?.unwrap_or_default();
            pictures::keep(&transaction, &bytes, &created).map_err(|error| error.at(&path))?;
        }
        for info in self.streams(None)? {
            let (entries, begins) = self.waiting_of(info.id).map_err(|error| self.wrong(error))?;
            if begins {
                continue;
            }
            let stream = self.stream(info.id)?;
            let known = info.entries.saturating_sub(entries);
            let known = stream.entries.into_iter().take(usize::try_from(known).unwrap_or(usize::MAX)).collect();
            let append = Append::begin(stream.header, known)?;
            add(&transaction, &append, &info.created).map_err(|error| error.at(&path))?;
        }
        transaction.commit().map_err(wrong)?;
        again.follow_club(self.position()?.unwrap_or_default())?;
        if !kept.is_empty() {
            kept.insert(0, left);
        }
        kept.iter().try_for_each(|batch| again.append(batch))
    }
}
