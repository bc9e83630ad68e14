//! Activations, charges and retreats as they are carried out (rules B2, B3).

use nml_dice::Face;

use super::command::{Facts, Source};
use super::event::{ActivationEnd, Event, RollName, RollResult, Rolled};
use super::run::Run;
use super::state::{Condition, Fighter, ModelId, MoveKind};
use super::step::{Reach, Series, Step};
use crate::catalogue::Point;
use crate::effect::Die;
use crate::keyword::Keyword;
use crate::length::Length;
use crate::ruling::ChargeCap;

/// The cap of a charge's movement (C-10).
const CHARGE_CAP: Length = Length::inches(12);

impl Run {
    /// Stands up, grows INFECTION, regenerates, then asks what the model does (B2).
    pub fn activate(&mut self, model: ModelId) {
        let stood_up = self.battle.fighter(model).is_some_and(Fighter::down);
        self.done();
        self.emit(Event::Activated { model, stood_up });
        let regenerates: u8 = self
            .battle
            .sheet(model)
            .map_or(0, |s| s.keywords.iter().map(|k| if let Keyword::Regenerate(n) = k { *n } else { 0 }).sum());
        self.mark(model, |m| {
            if m.infection > 0 {
                m.infection += 1;
            }
            m.blood = m.blood.saturating_sub(regenerates);
        });
        self.first(Step::Act { model });
    }

    pub fn charge(&mut self, model: ModelId, target: ModelId) {
        self.emit(Event::MoveKind { model, kind: MoveKind::Charge });
        match self.battle.charge_die(model) {
            (None, _) => {
                let reach = self.charge_reach(model, 0);
                self.first(Step::EndCharge { model, target, reach });
            }
            (Some(_), _) => self.first(Step::ChargeBonus { model, target }),
        }
    }

    pub fn charge_bonus(&mut self, model: ModelId, target: ModelId, faces: &[Face], source: Source) {
        let best = (0_u8..).zip(faces).max_by_key(|(i, f)| (f.number(), std::cmp::Reverse(*i)));
        let Some((place, face)) = best else { return };
        let bonus = match self.battle.charge_die(model).0 {
            Some(Die::D3) => face.d3(),
            Some(Die::D6 | Die::BestOf2D6) | None => face.number(),
        };
        let reach = self.charge_reach(model, bonus);
        self.rolled(Rolled {
            roll: RollName::ChargeBonus,
            model: Some(model),
            faces: faces.to_vec(),
            source,
            kept: vec![place],
            modifiers: Vec::new(),
            total: bonus.into(),
            result: RollResult::Number(bonus.into()),
        });
        self.then(Step::EndCharge { model, target, reach });
    }

    /// Movement and bonus, each halved after standing up, then capped (X-01, X-02, C-10).
    fn charge_reach(&self, model: ModelId, bonus: u8) -> Length {
        let movement = self.battle.allowance(model);
        let reach = movement + self.battle.halved(model, Length::inches(bonus.into()));
        match self.battle.field.ruleset.rulings.charge_cap {
            ChargeCap::Cap12 => reach.min(CHARGE_CAP),
            ChargeCap::NoCap => reach,
        }
    }

    pub fn end_charge(&mut self, model: ModelId, target: ModelId, to: Option<Point>, reached: bool) {
        self.done();
        self.emit(Event::Moved { model, to });
        if reached && self.battle.near(model, target, super::state::ENGAGED).is_none() {
            self.emit(Event::Engaged { a: model, b: target });
        }
    }

    /// Each enemy within 1 in that can fight may strike before the model moves (ACT-24, C-53).
    pub fn retreat(&mut self, model: ModelId) {
        self.emit(Event::MoveKind { model, kind: MoveKind::Retreat });
        let down_may = self.battle.field.ruleset.rulings.down_reaction == crate::ruling::DownReaction::AllowedMinus1;
        let waiting: Vec<ModelId> = self
            .battle
            .opponents(model)
            .filter(|enemy| self.battle.can_strike(*enemy))
            .filter(|enemy| down_may || self.battle.fighter(*enemy).is_some_and(Fighter::standing))
            .collect();
        if waiting.is_empty() {
            self.first(Step::RetreatMove { model });
        } else {
            self.first(Step::Reactions { model, waiting });
        }
    }

    pub fn react(&mut self, model: ModelId, retreater: ModelId, weapon: &str, facts: &Facts) {
        let Some(Step::Reactions { waiting, .. }) = self.battle.question() else { return };
        let waiting = waiting.iter().copied().filter(|w| *w != model).collect();
        self.then(Step::Reactions { model: retreater, waiting });
        let series = Series { reaction_to: Some(retreater), ..self.battle.series(model, weapon, Reach::Melee) };
        self.attack(series, retreater, facts);
    }

    /// After the last reaction the model moves, if it still stands.
    pub fn after_reactions(&mut self, model: ModelId) {
        if self.battle.fighter(model).is_some_and(Fighter::standing) {
            self.first(Step::RetreatMove { model });
        }
    }

    /// A model that fell in its own Activation is done (DWN-01).
    pub fn fell(&mut self, model: ModelId) {
        if self.battle.fighter(model).is_some_and(|f| f.condition != Condition::Standing) {
            self.end_activation(model, ActivationEnd::Fell);
        }
    }
}

impl super::state::Battle {
    /// Whether the model has something to strike with.
    #[must_use]
    pub fn can_strike(&self, model: ModelId) -> bool {
        self.sheet(model).is_some_and(|s| s.melee.is_some() && s.weapons.iter().any(|w| w.melee))
    }

    /// How many attacks one use of a weapon makes (ATK-09).
    #[must_use]
    pub fn attacks_with(&self, model: ModelId, weapon: &str, range: Reach) -> u8 {
        let keywords = self.weapon(model, weapon).map(|w| w.keywords.as_slice()).unwrap_or_default();
        keywords
            .iter()
            .find_map(|k| match (k, range) {
                (Keyword::Automatic(n), Reach::Ranged) | (Keyword::Cleave(n), Reach::Melee) => Some(*n),
                _ => None,
            })
            .unwrap_or(1)
    }
}
