//! A battle as it might stand after the next roll: two models changed, everything else as it is.

use super::super::command::Spend;
use super::super::state::{Battle, Condition, Fighter, Markers, ModelId, Presence};

/// What the attacks of a series change: the attacker, their target, and the failures that kit still forgives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pair {
    pub attacker: State,
    pub target: State,
    pub forgiven: u8,
}

/// One model, as far as a series of attacks changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    pub standing: Standing,
    pub tough_spent: bool,
    pub blood: u8,
    pub blessing: u8,
    pub infection: u8,
}

/// Standing, Down or Out of Action, in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Standing {
    Up,
    Down,
    Out,
}

impl State {
    /// Not there.
    pub const fn gone() -> Self {
        Self { standing: Standing::Out, tough_spent: false, blood: 0, blessing: 0, infection: 0 }
    }

    pub fn of(fighter: &Fighter) -> Self {
        let standing = if !fighter.on_table() {
            Standing::Out
        } else if fighter.down() {
            Standing::Down
        } else {
            Standing::Up
        };
        let Markers { blood, blessing, infection } = fighter.markers;
        Self { standing, tough_spent: fighter.tough_spent, blood, blessing, infection }
    }

    pub fn hostile(self) -> u8 {
        self.blood.saturating_add(self.infection)
    }

    /// As far as a roll sees it: how many markers lie on a model is asked by no roll, only whether it is infected.
    pub fn seen(self) -> Self {
        Self { blood: 0, blessing: 0, infection: self.infection.min(1), ..self }
    }

    /// What is left after a spend.
    pub fn without(self, spend: Spend) -> Self {
        Self {
            blood: self.blood.saturating_sub(spend.blood),
            blessing: self.blessing.saturating_sub(spend.blessing),
            infection: self.infection.saturating_sub(spend.infection),
            ..self
        }
    }
}

/// Makes the model as supposed. One that is Out of Action is only ever looked at, never rolled for.
pub(super) fn suppose(battle: &mut Battle, model: ModelId, state: State) {
    let Some(fighter) = battle.fighters.get_mut(usize::from(model)) else { return };
    (fighter.presence, fighter.condition) = match state.standing {
        Standing::Up => (Presence::Table, Condition::Standing),
        Standing::Down => (Presence::Table, Condition::Down),
        Standing::Out => (Presence::Gone, Condition::Out),
    };
    fighter.tough_spent = state.tough_spent;
    fighter.markers = Markers { blood: state.blood, blessing: state.blessing, infection: state.infection };
}
