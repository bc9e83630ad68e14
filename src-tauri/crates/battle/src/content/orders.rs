//! Orders: what a model does at once, outside its Activation.

use crate::log::ask::{AfterChoice, AfterDie, AfterPick, Ask, How, Placing, Want};
use crate::log::command::Facts;
use crate::log::event::Event;
use crate::log::state::{Battle, Fall, ModelId, SideId};
use crate::log::step::{Attack, Reach};
use crate::run::Run;
use nml_catalogue::effect::{Die, Order};
use nml_catalogue::length::Length;

/// How far a charge reaches for its target (ACT-15).
const CHARGE_TARGET: Length = Length::inches(12);

impl Run {
    /// A model does what it is told. The side that gives the order decides how it is carried out, an enemy's too.
    pub fn order(&mut self, source: &str, by: ModelId, on: ModelId, order: Order) {
        let side = self.battle.side_of(by);
        match order {
            Order::Move => {
                let within = Some(self.battle.allowance(on));
                self.later(source, on, side, Want::Put(Placing { who: on, within, how: How::Clear }));
            }
            Order::Charge => {
                let among = self.battle.enemies_near(on, CHARGE_TARGET, true);
                if !among.is_empty() {
                    let then = AfterPick::ChargesWhom { who: on };
                    self.later(source, on, side, Want::Pick { among, optional: true, then });
                }
            }
            Order::Fight | Order::Shoot => {
                let ranged = order == Order::Shoot;
                let reach = if ranged { Reach::Ranged } else { Reach::Melee };
                let weapons = self.battle.strikes(on, reach);
                let options: Vec<String> = weapons
                    .iter()
                    .map(|id| self.battle.weapon(on, id).map_or_else(|| id.clone(), |w| w.name.clone()))
                    .collect();
                if !options.is_empty() {
                    let then = AfterChoice::StrikesWith { weapons, ranged };
                    self.later(source, on, side, Want::Choose { options, then });
                }
            }
            Order::GivesItselfUp => {
                let hand = if self.battle.enemies(by, on) { by } else { on };
                let fall = Fall { turn: self.battle.turn, by: Some(hand), ..Fall::default() };
                self.emit(Event::Out { model: on, fall });
            }
        }
    }

    /// A charge outside the Activation: a D6, then the placing.
    pub(crate) fn order_charge(&mut self, source: &str, who: ModelId, target: ModelId) {
        let side = self.battle.side_of(who);
        self.ask_now(source, who, side, Want::Die { die: Die::D6, then: AfterDie::Charges { who, target } });
    }

    /// The side that makes the model strike itself is asked what it strikes with.
    pub(crate) fn order_self_strike(&mut self, source: &str, on: ModelId, side: SideId) {
        let sheet = self.battle.sheet(on).filter(|s| s.melee.is_some());
        let weapons: Vec<(String, String)> = sheet
            .into_iter()
            .flat_map(|s| &s.weapons)
            .filter(|w| w.melee && !self.battle.only_by_action(w))
            .map(|w| (w.id.clone(), w.name.clone()))
            .collect();
        let (weapons, options): (Vec<String>, Vec<String>) = weapons.into_iter().unzip();
        if !weapons.is_empty() {
            self.later(source, on, side, Want::Choose { options, then: AfterChoice::StrikesItself { weapons } });
        }
    }

    /// One melee attack of a model on itself.
    pub(crate) fn strikes_itself(&mut self, model: ModelId, weapon: &str) {
        self.aim(Attack {
            attacker: model,
            weapon: weapon.to_owned(),
            target: model.into(),
            range: Reach::Melee,
            off_hand: false,
            facts: Facts::default(),
            called: Vec::new(),
        });
    }

    /// The weapon of an order is chosen: now its target.
    pub(crate) fn strikes_with(&mut self, ask: &Ask, weapon: &str, ranged: bool) {
        let by = ask.model;
        let among: Vec<ModelId> = if ranged {
            let range = self.battle.weapon(by, weapon).and_then(|w| w.range).unwrap_or(Length::ZERO);
            self.battle.enemies_near(by, range, true)
        } else {
            self.battle.opponents(by).collect()
        };
        if !among.is_empty() {
            let then = AfterPick::Struck { by, weapon: weapon.to_owned(), ranged };
            self.ask_now(&ask.source, by, ask.side, Want::Pick { among, optional: true, then });
        }
    }
}

impl Battle {
    /// Weapons that a model can strike with at once.
    fn strikes(&self, model: ModelId, reach: Reach) -> Vec<String> {
        let Some(sheet) = self.sheet(model) else { return Vec::new() };
        let fits = |w: &&nml_catalogue::card::Weapon| match reach {
            Reach::Ranged => w.range.is_some() && sheet.ranged.is_some(),
            Reach::Melee => w.melee && sheet.melee.is_some() && self.opponents(model).next().is_some(),
        };
        sheet.weapons.iter().filter(fits).filter(|w| !self.only_by_action(w)).map(|w| w.id.clone()).collect()
    }

    /// A Melee Weapon for one more Fight: the first that can be used.
    #[must_use]
    pub(crate) fn fighting_weapon(&self, model: ModelId) -> Option<String> {
        let sheet = self.sheet(model)?;
        sheet.weapons.iter().find(|w| w.melee && !self.only_by_action(w)).map(|w| w.id.clone())
    }
}
