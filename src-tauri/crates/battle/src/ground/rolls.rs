//! The Success Rolls of moving models: their modifiers, and what follows (rules B4).

use crate::effects::Moment;
use crate::log::event::{Event, RollName, RollResult};
use crate::log::state::{Battle, ModelId};
use crate::log::step::{Attack, Purpose, Reach, SuccessRoll};
use crate::log::way::Passage;
use crate::run::Run;
use crate::success::SuccessWhy;

impl Passage {
    /// The name of its roll.
    pub(crate) const fn roll(&self) -> RollName {
        match self {
            Self::Jump { .. } => RollName::Jump,
            Self::Dangerous { .. } | Self::Mined => RollName::Dangerous,
            Self::Climb { .. } | Self::Difficult { .. } | Self::JumpDown { .. } => RollName::Climb,
        }
    }
}

impl Battle {
    /// The modifiers of a roll that the ground asks for.
    pub(crate) fn ground_why(&self, model: ModelId, purpose: &Purpose) -> SuccessWhy {
        let risky_start = self.field.ruleset.rulings.dangerous_roll.is_risky_at_the_start();
        let (climb, jump, risky) = match purpose {
            Purpose::Leg(leg) => {
                (matches!(leg.what, Passage::Climb { .. }), matches!(leg.what, Passage::Jump { .. }), true)
            }
            Purpose::Danger { .. } => (false, false, risky_start),
            Purpose::Dive(_) => (false, true, true),
            Purpose::Blind { .. } => (false, false, true),
            Purpose::Ledge(_)
            | Purpose::Attack(_)
            | Purpose::Dash
            | Purpose::Action { .. }
            | Purpose::Ability { .. }
            | Purpose::Scenario(_) => (false, false, false),
        };
        let way = !matches!(purpose, Purpose::Ledge(_));
        self.plain_why(model, &Moment { way, climb, jump, ..Moment::default() }, risky)
    }

    /// A model that dived ignores Defended Obstacles for the Activation, in the playtest (C-30).
    pub(crate) fn dived_over(&self, attack: &Attack) -> bool {
        attack.range == Reach::Melee
            && self.field.ruleset.rulings.dive_terms.ignores_obstacles()
            && self.activation.as_ref().is_some_and(|a| a.model == attack.attacker && a.dived)
    }

    /// The INJURY DICE of a Diving Charge, in the playtest (C-30).
    pub(crate) fn dive_injury(&self, attack: &Attack) -> i8 {
        let adds = self.field.ruleset.rulings.dive_terms.adds_injury_dice();
        let dives = self.fighter(attack.attacker).is_some_and(|f| f.dives);
        i8::from(adds && dives && attack.range == Reach::Melee)
    }
}

impl Run {
    /// What follows from a roll that the ground asked for. `false` if it was another roll.
    pub(crate) fn ground_rolled(&mut self, roll: &SuccessRoll, result: &RollResult, risky: bool) -> bool {
        let failed = *result == RollResult::Failure;
        match &roll.purpose {
            Purpose::Attack(_)
            | Purpose::Dash
            | Purpose::Action { .. }
            | Purpose::Ability { .. }
            | Purpose::Scenario(_) => return false,
            Purpose::Leg(leg) => self.leg_rolled(roll.model, leg, result, risky),
            Purpose::Danger { keywords } => {
                if failed {
                    self.risked(roll.model, risky);
                    self.harm(roll.model, super::journey::danger(keywords));
                }
            }
            Purpose::Dive(dive) => self.dive_rolled(dive, result),
            Purpose::Ledge(brink) => self.ledge_rolled(roll.model, brink, result),
            Purpose::Blind { target, past } => {
                if failed {
                    self.risked(roll.model, risky);
                } else {
                    self.charge_seen(roll.model, *target, *past);
                }
            }
        }
        true
    }

    /// The DICE of a Diving Charge serves one Melee Attack, hit or miss (ATK-15).
    pub(crate) fn spend_dive(&mut self, attacker: ModelId, range: Reach) {
        if range == Reach::Melee && self.battle.fighter(attacker).is_some_and(|f| f.dives) {
            self.emit(Event::DiveSpent { model: attacker });
        }
    }
}
