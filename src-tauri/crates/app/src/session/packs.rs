//! The packs that this program ships, and those of the open book.

use std::sync::Arc;

use nml_catalogue::{Catalogue, Scenario};
use nml_exchange::pack::Loaded;
use nml_store::PackKind;

use super::{CurrentBook, Session};
use crate::failure::Failure;
use crate::packs::{PackLine, Packs};

/// The packs that can be followed: those shipped, the usual one first, then what else the open book keeps.
///
/// # Errors
/// `BAD_PACK`; when the book cannot be read.
pub fn packs(session: &Session, (): ()) -> Result<Vec<PackLine>, Failure> {
    let all = session.packs()?;
    Ok(session.packs_at_hand()?.iter().map(|loaded| PackLine::of(loaded, all.is_shipped(loaded))).collect())
}

impl Session {
    /// The packs at hand.
    ///
    /// # Errors
    /// `BAD_PACK` in a program built wrong.
    pub fn packs(&self) -> Result<&Packs, Failure> {
        self.packs.as_ref().map_err(Clone::clone)
    }

    /// The pack that is followed if nobody chose another.
    ///
    /// # Errors
    /// As [`Session::packs`].
    pub fn pack(&self) -> Result<&Loaded, Failure> {
        Ok(self.packs()?.first())
    }

    /// Its game data.
    ///
    /// # Errors
    /// As [`Session::packs`].
    pub fn catalogue(&self) -> Result<&Catalogue, Failure> {
        Ok(&self.pack()?.catalogue)
    }

    /// The pack with this hash, shipped or kept in the open book. `None` for that of [`Session::pack`]. Not to be
    /// called while the book is in hand ([`Session::with_book`]).
    ///
    /// # Errors
    /// `PACK_MISSING`, `BAD_PACK`.
    pub fn pack_of(&self, hash: Option<&str>) -> Result<Arc<Loaded>, Failure> {
        let packs = self.packs()?;
        match &*self.current_book() {
            CurrentBook::Open(book) => packs.of(hash, Some(book)),
            CurrentBook::Refused(..) | CurrentBook::Unknown | CurrentBook::Nothing(_) => packs.of(hash, None),
        }
    }

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
                    // Nobody can switch to a kept pack that this program can no longer read.
                    kept.extend(packs.of(Some(&info.hash.to_string()), Some(book)));
                }
            }
            Ok(kept)
        })?;
        all.extend(kept);
        Ok(all)
    }

    /// The scenarios of the pack that is followed if nobody chose another: what is drawn from if nobody said from what.
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
