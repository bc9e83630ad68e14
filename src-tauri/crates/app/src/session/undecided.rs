//! What was read from files and is not kept yet, because somebody looks at it first.

use std::sync::{Arc, PoisonError};

use nml_exchange::parcel::Parcel;
use nml_exchange::picture::Pictures;
use nml_warband::Roster;

use super::Session;

/// A Warband that was read and is not kept yet.
pub(crate) struct UndecidedRoster {
    /// The number it has here.
    pub number: u32,
    /// The file's name, or none if it was pasted.
    pub file: Option<String>,
    /// The Warband.
    pub roster: Roster,
    /// Its pictures.
    pub pictures: Pictures,
}

/// What was read from files and is not kept yet: the Warbands of one import and one parcel at a time.
#[derive(Default)]
pub(super) struct Undecided {
    /// The number of the last one.
    number: u32,
    rosters: Vec<Arc<UndecidedRoster>>,
    /// What another book sent, with its own number.
    parcel: Option<(u32, Box<Parcel>)>,
}

impl Session {
    /// Holds a Warband that was read and is not kept yet, with its pictures; gives its number.
    pub(crate) fn hold(&self, file: Option<String>, roster: Roster, pictures: Pictures) -> u32 {
        let mut held = self.undecided.lock().unwrap_or_else(PoisonError::into_inner);
        held.number = held.number.wrapping_add(1);
        let number = held.number;
        held.rosters.push(Arc::new(UndecidedRoster { number, file, roster, pictures }));
        number
    }

    /// The Warbands that are held, in the order they were read.
    pub(crate) fn held(&self) -> Vec<Arc<UndecidedRoster>> {
        self.undecided.lock().unwrap_or_else(PoisonError::into_inner).rosters.clone()
    }

    /// Lets go of those with these numbers.
    pub(crate) fn let_go(&self, numbers: &[u32]) {
        let mut held = self.undecided.lock().unwrap_or_else(PoisonError::into_inner);
        held.rosters.retain(|roster| !numbers.contains(&roster.number));
    }

    /// Holds no Warband any longer: others are brought in.
    pub(crate) fn let_all_go(&self) {
        self.undecided.lock().unwrap_or_else(PoisonError::into_inner).rosters.clear();
    }

    /// Holds what another book sent, in place of what it held before; gives its number.
    pub fn hold_parcel(&self, parcel: Parcel) -> u32 {
        let mut held = self.undecided.lock().unwrap_or_else(PoisonError::into_inner);
        held.number = held.number.wrapping_add(1);
        held.parcel = Some((held.number, Box::new(parcel)));
        held.number
    }

    /// The parcel held under this number.
    #[must_use]
    pub fn held_parcel(&self, number: u32) -> Option<Parcel> {
        let held = self.undecided.lock().unwrap_or_else(PoisonError::into_inner);
        held.parcel.as_ref().filter(|(known, _)| *known == number).map(|(_, parcel)| Parcel::clone(parcel))
    }

    /// Lets go of it.
    pub fn leave_parcel(&self, number: u32) {
        let mut held = self.undecided.lock().unwrap_or_else(PoisonError::into_inner);
        held.parcel.take_if(|(known, _)| *known == number);
    }
}
