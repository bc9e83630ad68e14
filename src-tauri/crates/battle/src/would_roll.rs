//! The roll of an ACTION, before the model takes it.

use crate::decide::decide;
use crate::evolve::evolve;
use crate::log::command::Command;
use crate::log::state::Battle;
use crate::log::step::Step;
use crate::odds::Chances;

/// A Success Roll that nobody has asked for yet, with nothing spent on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WouldRoll {
    /// Its chances.
    pub chances: Chances,
    /// A failure ends the Activation (ROL-02).
    pub risky: bool,
}

impl Battle {
    /// The Success Roll that a command asks for at once. `None` if it asks for no roll, or the roll is not needed.
    #[must_use]
    pub fn would_roll(&self, command: &Command) -> Option<WouldRoll> {
        let events = decide(self, command).ok()?;
        let mut after = self.clone();
        events.iter().for_each(|event| evolve(&mut after, event));
        let Some(step @ Step::Success(roll)) = after.question() else { return None };
        Some(WouldRoll { chances: after.chances(step)?, risky: after.success_why(roll).risky })
    }
}
