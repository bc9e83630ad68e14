//! A battle as it might be after the next roll: two models changed, everything else as it is.

use crate::log::command::Spend;
use crate::log::state::{Battle, Condition, Fighter, Markers, ModelId, Presence};
use crate::log::tally::Gained;

/// What the attacks of a series change: the attacker, their target, the failures that kit still forgives, and the hits,
/// if somebody counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pair {
    pub attacker: State,
    pub target: State,
    pub forgiven: u8,
    pub hits: u8,
}

/// One model, as far as a series of attacks changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    pub standing: Standing,
    pub tough_spent: bool,
    pub blood: u8,
    pub blessing: u8,
    pub infection: u8,
    /// Its place among the [`Kit`] that the model was seen with.
    pub kit: u8,
}

/// Standing, Down or Out of Action, in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Standing {
    Up,
    Down,
    Out,
}

/// What a model used up so far, and what it is under for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kit {
    used: Vec<String>,
    gained: Vec<Gained>,
}

/// What one model was seen with in the course of a series; first what it has now.
#[derive(Clone, Debug, Default)]
pub(super) struct Kits(Vec<Kit>);

impl Kits {
    /// The model as it is.
    pub fn state(&mut self, fighter: &Fighter) -> Option<State> {
        let standing = if !fighter.on_table() {
            Standing::Out
        } else if fighter.down() {
            Standing::Down
        } else {
            Standing::Up
        };
        let known = self.0.iter().position(|k| k.used == fighter.used && k.gained == fighter.gained);
        let kit = known.unwrap_or_else(|| {
            self.0.push(Kit { used: fighter.used.clone(), gained: fighter.gained.clone() });
            self.0.len() - 1
        });
        let Markers { blood, blessing, infection } = fighter.markers;
        let kit = u8::try_from(kit).ok()?;
        Some(State { standing, tough_spent: fighter.tough_spent, blood, blessing, infection, kit })
    }

    /// Makes the model as supposed. One that is Out of Action is only ever looked at, never rolled for.
    pub(crate) fn suppose(&self, battle: &mut Battle, model: ModelId, state: State) {
        let Some(fighter) = battle.fighters.get_mut(usize::from(model)) else { return };
        (fighter.presence, fighter.condition) = match state.standing {
            Standing::Up => (Presence::Table, Condition::Standing),
            Standing::Down => (Presence::Table, Condition::Down),
            Standing::Out => (Presence::Gone, Condition::Out),
        };
        fighter.tough_spent = state.tough_spent;
        fighter.markers = Markers { blood: state.blood, blessing: state.blessing, infection: state.infection };
        if let Some(kit) = self.0.get(usize::from(state.kit)).filter(|_| self.0.len() > 1) {
            fighter.used.clone_from(&kit.used);
            fighter.gained.clone_from(&kit.gained);
        }
    }
}

impl State {
    pub fn hostile(self) -> u8 {
        self.blood.saturating_add(self.infection)
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
