//! Where another reading of the rules would change the pending roll.

use std::sync::Arc;

use super::injury::InjuryWhy;
use super::odds::Chances;
use super::success::SuccessWhy;
use crate::log::state::Battle;
use crate::log::step::Step;
use nml_catalogue::ruling::{RULINGS, Reading, Ruling};

/// A ruling on which the pending roll depends.
#[derive(Clone, Copy, Debug)]
pub struct Disputed {
    /// Which ruling.
    pub ruling: &'static Ruling,
    /// How this battle reads it.
    pub chosen: &'static Reading,
    /// What the roll would be under the other reading.
    pub otherwise: Otherwise,
}

/// Another reading, and what it makes of the roll.
#[derive(Clone, Copy, Debug)]
pub struct Otherwise {
    /// The reading.
    pub reading: &'static Reading,
    /// The chances under it. None if the roll has no chances, or would not be made.
    pub chances: Option<Chances>,
}

/// All of a roll that a reading can change.
#[derive(PartialEq)]
enum Roll {
    Success(SuccessWhy, Option<Chances>),
    Injury(InjuryWhy, Option<Chances>),
    Faces(Option<usize>),
}

impl Battle {
    /// The readings under which the pending roll would differ, in the order of the rulings.
    #[must_use]
    pub fn disputed(&self) -> Vec<Disputed> {
        let Some(step) = self.question() else { return Vec::new() };
        let as_is = self.roll_of(step);
        if as_is == Roll::Faces(None) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let mut other = self.clone();
        for ruling in RULINGS {
            let Some(chosen) = self.field.ruleset.rulings.get(ruling.key) else { continue };
            let Some(chosen) = ruling.readings.iter().find(|reading| reading.name == chosen) else { continue };
            for reading in ruling.readings.iter().filter(|reading| reading.name != chosen.name) {
                if other.read(ruling, reading) && other.roll_of(step) != as_is {
                    let otherwise = Otherwise { reading, chances: other.chances(step) };
                    found.push(Disputed { ruling, chosen, otherwise });
                }
            }
            other.read(ruling, chosen);
        }
        found
    }

    fn read(&mut self, ruling: &Ruling, reading: &Reading) -> bool {
        Arc::make_mut(&mut self.field).ruleset.rulings.set(ruling.key, reading.name).is_ok()
    }

    fn roll_of(&self, step: &Step) -> Roll {
        if let Step::Success(roll) = step {
            Roll::Success(self.success_why(roll), self.chances(step))
        } else if let Step::Injury(roll) = step {
            Roll::Injury(self.injury_why(roll), self.chances(step))
        } else if let Step::Morale { side } = step {
            Roll::Success(self.morale_why(*side), self.chances(step))
        } else {
            Roll::Faces(self.faces_asked(step))
        }
    }
}
