//! What happens when you set up a model: choices, dice, what is used up for the game (SET-06, G-7).

use crate::log::ask::{AfterChoice, Want};
use crate::log::event::Event;
use crate::log::state::{Battle, ModelId, Presence};
use crate::run::Run;
use nml_catalogue::effect::{Condition, Effect, Until, What, When};

impl Run {
    /// A model was set up.
    pub fn deployed(&mut self, model: ModelId) {
        let effects: Vec<(String, Effect)> = self
            .battle
            .own_effects(model)
            .filter(|(_, e)| e.when == When::Deployment)
            .map(|(s, e)| (s.to_owned(), e.clone()))
            .collect();
        for (source, effect) in effects {
            self.at_deployment(model, &source, &effect);
        }
    }

    fn at_deployment(&mut self, model: ModelId, source: &str, effect: &Effect) {
        let side = self.battle.side_of(model);
        let asked =
            effect.conditions.iter().find_map(|c| if let Condition::Table(s) = c { Some(s.clone()) } else { None });
        let others: Vec<Condition> =
            effect.conditions.iter().filter(|c| !matches!(c, Condition::Table(_))).cloned().collect();
        if !self.battle.holds(model, &others, &Default::default()) {
            return;
        }
        for what in &effect.what {
            match (what, &asked) {
                (What::MayConsume, _) => {
                    if !self.battle.consumed_before(source) {
                        self.ask_to_consume(model, source);
                    }
                }
                (What::KeywordUntilMoved(keyword), Some(sentence)) => {
                    let options = vec![sentence.clone(), "No".to_owned()];
                    let then = AfterChoice::UntilMoved(keyword.clone());
                    self.later(source, model, side, Want::Choose { options, then });
                }
                (what, _) => self.works(source, model, what, &Default::default()),
            }
        }
    }

    /// Asks whether a consumable is used for this game, and on which weapon.
    pub(crate) fn ask_to_consume(&mut self, model: ModelId, source: &str) {
        let side = self.battle.side_of(model);
        let weapons = self.battle.loadable(model, source);
        let may_keep = !self.battle.must_load(model, source);
        let mut options: Vec<String> = weapons
            .iter()
            .map(|id| self.battle.weapon(model, id).map_or_else(|| id.clone(), |w| w.name.clone()))
            .collect();
        if options.is_empty() {
            options.push("Used for this game".to_owned());
        }
        if may_keep {
            options.push("Kept".to_owned());
        }
        let then = AfterChoice::Consumes { weapons, may_keep };
        self.later(source, model, side, Want::Choose { options, then });
    }

    /// It is used up: what waited for that acts for the rest of the game.
    pub(crate) fn consume(&mut self, model: ModelId, source: &str, weapon: Option<&str>) {
        let effects: Vec<Effect> = self
            .battle
            .sheet(model)
            .into_iter()
            .flat_map(|s| &s.effects)
            .filter(|s| s.source == source && s.effect.conditions.contains(&Condition::Consumed))
            .filter(|s| {
                weapon.is_none_or(|w| {
                    s.effect
                        .conditions
                        .iter()
                        .all(|c| if let Condition::Weapon(ids) = c { ids.iter().any(|id| id == w) } else { true })
                })
            })
            .map(|s| Effect {
                conditions: s.effect.conditions.iter().filter(|c| **c != Condition::Consumed).cloned().collect(),
                ..s.effect.clone()
            })
            .collect();
        self.emit(Event::UseSpent { model, of: source.to_owned() });
        self.gain(model, source, Until::Game, effects);
    }
}

impl Battle {
    /// Whether the item was asked about before deployment (C-55).
    fn consumed_before(&self, source: &str) -> bool {
        self.field.ruleset.rulings.pills_when.is_before_deployment() && super::pregame::is_pills(source)
    }

    /// The weapons that a consumable of this name can go into.
    fn loadable(&self, model: ModelId, source: &str) -> Vec<String> {
        let mut found: Vec<String> = self
            .sheet(model)
            .into_iter()
            .flat_map(|s| &s.effects)
            .filter(|s| s.source == source && s.effect.conditions.contains(&Condition::Consumed))
            .flat_map(|s| &s.effect.conditions)
            .filter_map(|c| if let Condition::Weapon(ids) = c { Some(ids.clone()) } else { None })
            .flatten()
            .collect();
        found.sort();
        found.dedup();
        found
    }

    /// Ammunition that is not used up must go into one weapon or another.
    fn must_load(&self, model: ModelId, source: &str) -> bool {
        self.sheet(model).into_iter().flat_map(|s| &s.effects).any(|s| {
            s.source == source && s.effect.when == When::Deployment && s.effect.what.contains(&What::UsesPerGame(0))
        })
    }

    /// Models of the Warband that can take one more BLOOD MARKER of the opponent's (Wear and Tear).
    #[must_use]
    pub(crate) fn bleedable(&self, one: ModelId, most: u8) -> Vec<ModelId> {
        let side = self.side_of(one);
        self.models()
            .filter(|(_, f)| f.side == side && f.presence != Presence::Gone && f.markers.blood < most)
            .map(|(id, _)| id)
            .collect()
    }
}
