//! Calls: what an owner may use for a pending roll, and what it costs.

use crate::effects::Moment;
use crate::log::ask::{Ask, Want};
use crate::log::command::Source;
use crate::log::event::Event;
use crate::log::state::{Battle, ModelId};
use crate::log::step::{Attack, Step};
use crate::log::tally::{Called, Worked};
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::run::Run;
use nml_catalogue::effect::{Call, CallAt, Effect, Often, Price, What, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

impl Battle {
    /// The calls of a model, each with its source and its effect.
    pub fn calls(&self, model: ModelId) -> impl Iterator<Item = (&str, &Call, &Effect)> {
        self.own_effects(model).filter_map(|(source, effect)| {
            if let When::Called(call) = &effect.when { Some((source, call.as_ref(), effect)) } else { None }
        })
    }

    /// What a model's owner can pay a price from.
    #[must_use]
    pub fn purse_for(&self, payer: ModelId, price: &Price) -> Purse {
        match price {
            Price::Free | Price::OwnBlood(_) => Purse { counts: vec![0], ..Purse::default() },
            Price::Blood(counts) => Purse {
                counts: counts.clone(),
                from: self.bled(|id| self.pays_spells(id) && self.sheds_blood(id, payer)),
                infection: false,
            },
            Price::BloodOf { entries, counts } => {
                let named = |id| self.sheet(id).is_some_and(|s| entries.contains(&s.entry));
                let gives =
                    |id| self.pays_spells(id) && self.sheds_blood(id, payer) && (self.enemies(payer, id) || named(id));
                Purse { counts: counts.clone(), from: self.bled(gives), infection: false }
            }
            Price::Infection { within, counts } => {
                let near = |id: ModelId, d: Length| id == payer || self.near(payer, id, d).unwrap_or(true);
                let from = self
                    .models()
                    .filter(|(id, f)| f.on_table() && f.markers.infection > 0 && near(*id, *within))
                    .map(|(id, f)| (id, f.markers.infection))
                    .collect();
                Purse { counts: counts.clone(), from, infection: true }
            }
        }
    }

    /// Whether the BLOOD of the model pays for spells: not that of BLACK GRAIL and DEMONIC models.
    fn pays_spells(&self, model: ModelId) -> bool {
        !self.has(model, &Keyword::Demonic) && !self.has(model, &Keyword::Tag("BLACK GRAIL".into()))
    }

    fn bled(&self, gives: impl Fn(ModelId) -> bool) -> Vec<(ModelId, u8)> {
        self.models()
            .filter(|(id, f)| f.on_table() && f.markers.blood > 0 && gives(*id))
            .map(|(id, f)| (id, f.markers.blood))
            .collect()
    }

    /// Whether a call can be made for the pending question.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_call(&self, model: ModelId, id: &str) -> Result<Purse, Refusal> {
        let step = self.question().ok_or(Refusal::NotAsked)?;
        let (_, call, effect) = self.calls(model).find(|(_, c, _)| c.id == id).ok_or(Refusal::NotCalled)?;
        if !self.concerns(model, call, step) || !self.there(model) {
            return Err(Refusal::NotCalled);
        }
        let moment = self.moment_at(step);
        if !self.holds(model, &effect.conditions, &moment) || self.called_up(model, call, step) {
            return Err(Refusal::NotCalled);
        }
        let purse = self.purse_for(model, &call.price);
        if purse.enough() { Ok(purse) } else { Err(Refusal::CannotPay) }
    }

    fn concerns(&self, model: ModelId, call: &Call, step: &Step) -> bool {
        match (call.at, step) {
            (CallAt::OwnSuccessRoll | CallAt::OwnRoll, Step::Success(roll)) => roll.model == model,
            (CallAt::OwnRoll, step) => self.throws_a_die(step) == Some(model),
            (CallAt::OwnInjuryRoll, Step::Injury(roll)) => roll.cause.attack().is_some_and(|a| a.attacker == model),
            (CallAt::InjuryRollAgainst, Step::Injury(roll)) => roll.victim == model,
            (CallAt::AnyRollWithin(within), step) => {
                step.window_model().is_some_and(|whose| self.near(model, whose, within).unwrap_or(true))
            }
            _ => false,
        }
    }

    /// The model that throws the pending die, if that is neither a Success Roll nor an Injury Roll.
    #[must_use]
    pub(crate) fn throws_a_die(&self, step: &Step) -> Option<ModelId> {
        if let Step::Content(Ask { model, side, want: Want::Die { .. }, .. }) = step {
            return (self.side_of(*model) == *side).then_some(*model);
        }
        if let Step::ChargeBonus { model, .. }
        | Step::EvadeRoll { model, .. }
        | Step::PushRoll { by: model, .. }
        | Step::IntoMelee(Attack { attacker: model, .. })
        | Step::DrawVictim { attack: Attack { attacker: model, .. }, .. } = step
        {
            return Some(*model);
        }
        None
    }

    /// What the conditions of a call may ask about the pending roll.
    pub(super) fn moment_at<'a>(&'a self, step: &'a Step) -> Moment<'a> {
        if let Step::Success(roll) = step {
            self.moment_of_success(roll)
        } else if let Step::Injury(roll) = step {
            self.moment_of(roll)
        } else {
            Moment::default()
        }
    }

    /// Whether its uses are spent.
    pub(super) fn called_up(&self, model: ModelId, call: &Call, step: &Step) -> bool {
        let key = call.shared.as_deref().unwrap_or(&call.id);
        let mine = |list: &[(ModelId, String)]| list.iter().any(|(m, id)| *m == model && id == key);
        let here = step.window().is_some_and(|w| w.called.iter().any(|c| c.model == model && c.id == key));
        let attack = step.attack().is_some_and(|a| a.called.iter().any(|c| c.model == model && c.id == key));
        here || attack
            || match call.often {
                Often::Roll => false,
                Often::Activation => mine(&self.tally.in_activation),
                Often::Turn => mine(&self.tally.in_turn),
                Often::Game(n) => {
                    let used = self.fighter(model).map_or(0, |f| f.used.iter().filter(|u| *u == key).count());
                    used >= usize::from(n)
                }
            }
    }
}

impl Run {
    /// A call is made for the pending roll.
    pub fn call(&mut self, model: ModelId, id: &str, paid: &[(ModelId, u8)]) {
        let Some((source, call, effect)) =
            self.battle.calls(model).find(|(_, c, _)| c.id == id).map(|(s, c, e)| (s.to_owned(), c.clone(), e.clone()))
        else {
            return;
        };
        self.pay(&source, model, &call.price, paid);
        let key = call.shared.clone().unwrap_or_else(|| call.id.clone());
        if let Often::Game(_) = call.often {
            self.emit(Event::UseSpent { model, of: key.clone() });
        }
        let sum = paid.iter().map(|(_, n)| *n).fold(0_u8, u8::saturating_add);
        let called = Called { model, id: key, name: call.name.clone(), paid: sum, what: effect.what.clone() };
        let whole_attack = call.often == Often::Activation && matches!(call.at, CallAt::OwnInjuryRoll);
        let stored = called.what.contains(&What::OneDieIsSix);
        self.did(Worked::Called { called, whole_attack });
        // The stored six replaces the one die that counts: nothing is thrown.
        if let Some(step) = self.battle.question().cloned()
            && stored
            && self.battle.throws_a_die(&step).is_some()
        {
            self.roll(&step, &[], Source::Table);
        }
    }

    /// Pays for a call or a spell.
    pub fn pay(&mut self, source: &str, payer: ModelId, price: &Price, paid: &[(ModelId, u8)]) {
        match price {
            Price::Free => {}
            Price::OwnBlood(n) => self.mark(payer, |m| m.blood = m.blood.saturating_add(*n)),
            Price::Blood(_) | Price::BloodOf { .. } => self.paid(source, paid, false),
            Price::Infection { .. } => self.paid(source, paid, true),
        }
    }

    fn paid(&mut self, source: &str, paid: &[(ModelId, u8)], infection: bool) {
        self.did(Worked::Paid { source: source.to_owned(), paid: paid.to_vec() });
        for (model, n) in paid {
            self.mark(*model, |m| {
                let heap = if infection { &mut m.infection } else { &mut m.blood };
                *heap = heap.saturating_sub(*n);
            });
        }
    }
}
