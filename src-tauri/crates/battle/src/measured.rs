//! What a move would take, looked at before it is made.

use crate::log::command::Command;
use crate::log::state::Battle;
use crate::log::step::Step;
use crate::log::way::Crossing;
use crate::permit;
use nml_catalogue::length::Length;
use nml_catalogue::rejection::Rejection;

/// A move that was not made yet, measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Movement it takes in all.
    pub cost: Length,
    /// Movement there is for it.
    pub reach: Length,
    /// What Difficult ground adds, besides its length (TER-03).
    pub difficult: Length,
    /// What else it crosses, in order.
    pub over: Vec<Crossing>,
    /// Why it may not be made.
    pub refused: Option<Rejection>,
}

impl Battle {
    /// Measures a move, or the end of a charge, that would answer the pending question; none: it asks for no such thing.
    #[must_use]
    pub fn measured(&self, command: &Command) -> Option<Measured> {
        let (Command::Move { to, way } | Command::EndCharge { to, way, .. }) = command else { return None };
        let step = self.question()?;
        let (model, reach) = if let Step::Act { model } | Step::RetreatMove { model } = step {
            (*model, self.allowance(*model))
        } else if let Step::DashMove { model } = step {
            (*model, self.dash_reach(*model))
        } else if let Step::EndCharge { model, reach, .. } = step {
            (*model, *reach)
        } else {
            return None;
        };
        permit::form(self, command).ok()?;
        let refused = permit::rules(self, command).err().map(|refusal| refusal.describe(self));
        let trip = self.trip(model, *to, way);
        let over = trip.legs.into_iter().map(|(_, crossing)| crossing).collect();
        Some(Measured { cost: trip.cost, reach, difficult: trip.difficult, over, refused })
    }
}
