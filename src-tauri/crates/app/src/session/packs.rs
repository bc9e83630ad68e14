//! The packs of the open book, asked for by the session.

use std::sync::Arc;

use nml_catalogue::Scenario;
use nml_exchange::pack::Loaded;
use nml_store::PackKind;

use super::Session;
use crate::failure::Failure;
use crate::packs::PackLine;

/// The packs that can be followed: those shipped, the usual one first, then what else the open book keeps.
///
/// # Errors
/// `BAD_PACK`; when the book cannot be read.
pub fn packs(session: &Session, (): ()) -> Result<Vec<PackLine>, Failure> {
    let all = session.packs()?;
    Ok(session.packs_at_hand()?.iter().map(|loaded| PackLine::of(loaded, all.is_shipped(loaded))).collect())
}

impl Session {
    /// The same packs themselves.
    ///
    /// # Errors
    /// As [`packs`].
    pub fn packs_at_hand(&self) -> Result<Vec<Arc<Loaded>>, Failure> {
        let packs = self.packs()?;
        let mut all = packs.all()?;
        let kept = self.in_book(|book| {
            let mut kept = Vec::new();
            for info in book.packs()?.into_iter().filter(|info| info.kind == PackKind::Pack) {
                if !all.iter().any(|loaded| loaded.hash == info.hash) {
                    // Nobody can newly follow a kept pack that this program can no longer read.
                    kept.extend(packs.of(Some(&info.hash.to_string()), Some(book)));
                }
            }
            Ok(kept)
        })?;
        all.extend(kept);
        Ok(all)
    }

    /// The scenarios of the pack that is followed where nobody chose another: what is drawn from where nobody said from what.
    ///
    /// # Errors
    /// As [`packs`].
    pub fn usual_scenarios(&self) -> Result<&[Scenario], Failure> {
        Ok(&self.pack()?.catalogue.pack().scenarios)
    }

    /// Every scenario of the packs at hand, once each: that of the first pack which has its id.
    ///
    /// # Errors
    /// As [`packs`].
    pub fn scenarios(&self) -> Result<Vec<Scenario>, Failure> {
        let mut found: Vec<Scenario> = Vec::new();
        for loaded in self.packs_at_hand()? {
            let new = loaded.catalogue.pack().scenarios.iter().filter(|s| found.iter().all(|known| known.id != s.id));
            let new: Vec<Scenario> = new.cloned().collect();
            found.extend(new);
        }
        Ok(found)
    }
}
