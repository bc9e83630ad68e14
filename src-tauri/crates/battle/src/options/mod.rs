//! What you may answer now, and what is refused and why (promise 3).

mod admits;
mod attacks;
mod content;
mod scenario;
mod weigh;

pub use admits::admits;

use super::offer::{Offer, Options};
use crate::log::command::{Command, Facts, Verdict};
use crate::log::falls::{Dive, Put};
use crate::log::journey::Journey;
use crate::log::state::{Battle, ModelId, Phase, Presence, SideId};
use crate::log::step::{Purpose, Reach, Step};
use nml_catalogue::effect::ActionTarget;

/// The answers to the pending question.
#[must_use]
pub fn options(battle: &Battle) -> Options {
    let mut found = Options { who: Vec::new(), offers: Vec::new(), refused: Vec::new(), closed: Vec::new() };
    if let Some(step) = battle.question() {
        found.who = battle.answerers(step);
        battle.collect(step, &mut found);
        if matches!(step, Step::Success(_) | Step::Injury(_)) || battle.throws_a_die(step).is_some() {
            battle.collect_calls(&mut found);
        }
        found.offers.extend(battle.reminders().into_iter().map(Offer::Remind));
        let bearers = battle.bearers();
        if battle.phase != Phase::Ended && !bearers.is_empty() {
            found.offers.push(Offer::Auras { bearers });
        }
        if battle.phase != Phase::Ended {
            found.offers.extend([Offer::Stand, Offer::Concede, Offer::Agree]);
            found.offers.push(Offer::Stated);
            if battle.turn == 0 {
                found.offers.push(Offer::ShowDown);
            }
            if !matches!(step, Step::WhatStands { .. }) {
                found.offers.push(Offer::Stop);
            }
        }
    }
    battle.collect_anytime(&mut found);
    found.offers.extend(battle.claimable().into_iter().map(Offer::Deed));
    found
}

impl Battle {
    /// Who must answer.
    #[must_use]
    pub fn answerers(&self, step: &Step) -> Vec<SideId> {
        let of = |model: &ModelId| self.fighter(*model).map(|_| self.player_of(*model)).into_iter().collect();
        match step {
            Step::ZoneRollOff
            | Step::DeployRollOff
            | Step::InitiativeRollOff
            | Step::WhatStands { .. }
            | Step::Control => self.side_ids().collect(),
            Step::ChooseZone { side }
            | Step::Put(Put { side, .. })
            | Step::Deploy { side }
            | Step::ChooseFirst { side }
            | Step::Activate { side, .. }
            | Step::Morale { side }
            | Step::MoraleOrder { side }
            | Step::FleeOrShaken { side } => vec![*side],
            Step::Scenario(step) => self.scenario_answerers(step),
            Step::Act { model }
            | Step::Regenerate { model, .. }
            | Step::ChargeBonus { model, .. }
            | Step::EndCharge { model, .. }
            | Step::Journey(Journey { model, .. })
            | Step::Evade { model, .. }
            | Step::EvadeRoll { model, .. }
            | Step::PushRoll { by: model, .. }
            | Step::Dive(Dive { model, .. })
            | Step::Ledge { model, .. }
            | Step::GoesDown { model, .. }
            | Step::RetreatMove { model }
            | Step::DashMove { model } => of(model),
            Step::Success(roll) => of(&roll.model),
            Step::Content(ask) => self.asked(ask),
            Step::Injury(roll) => self.makes(roll).into_iter().collect(),
            Step::Reactions { waiting, .. } => waiting.first().map(of).unwrap_or_default(),
            Step::IntoMelee(attack)
            | Step::PickFriend(attack)
            | Step::PickEnemy(attack)
            | Step::DrawVictim { attack, .. }
            | Step::Caught { attack, .. } => of(&attack.attacker),
            // The opponent says which way it goes.
            Step::Scatter { attack, .. } => self.opposes(attack).into_iter().collect(),
            Step::MoreAttacks(series) => of(&series.attacker),
        }
    }

    fn collect(&self, step: &Step, found: &mut Options) {
        if let Some(count) = self.faces_asked(step) {
            found.offers.push(Offer::Faces(count));
        }
        found.offers.extend(self.cards_asked(step).map(Offer::Cards));
        let ids = || self.models().map(|(id, _)| id);
        match step {
            Step::ZoneRollOff
            | Step::DeployRollOff
            | Step::InitiativeRollOff
            | Step::ChargeBonus { .. }
            | Step::EvadeRoll { .. }
            | Step::PushRoll { .. }
            | Step::Journey(_)
            | Step::GoesDown { .. }
            | Step::IntoMelee(_)
            | Step::DrawVictim { .. }
            | Step::Morale { .. } => {}
            Step::Regenerate { most, .. } => {
                for markers in (0..=*most).rev() {
                    found.weigh(self, Command::Regenerate { markers });
                }
            }
            Step::Scatter { attack, inches } => self.collect_scatter(attack, *inches, found),
            Step::PickEnemy(_) => {
                for model in ids() {
                    found.weigh(self, Command::PickEnemy { model });
                }
                found.refused.clear();
            }
            Step::MoraleOrder { .. } => {
                for side in self.side_ids() {
                    found.weigh(self, Command::ChooseFirst { side });
                }
                found.refused.clear();
            }
            Step::WhatStands { .. } => {
                found.weigh(self, Command::Stands { verdict: Verdict::Score });
                for side in self.side_ids() {
                    found.weigh(self, Command::Stands { verdict: Verdict::Win { side } });
                }
                found.weigh(self, Command::Stands { verdict: Verdict::Draw });
                found.weigh(self, Command::Stands { verdict: Verdict::NoResult });
                found.weigh(self, Command::Enough);
            }
            Step::ChooseZone { .. } => {
                for zone in (0_u8..).take(self.field.scenario.zones.len()) {
                    found.weigh(self, Command::ChooseZone { zone });
                }
            }
            Step::Deploy { side } => self.collect_deployment(*side, found),
            Step::ChooseFirst { .. } => {
                for side in self.side_ids() {
                    found.weigh(self, Command::ChooseFirst { side });
                }
            }
            Step::Activate { side, .. } => {
                for (model, _) in self.models().filter(|(_, f)| f.side == *side) {
                    found.weigh(self, Command::Activate { model });
                }
                for models in self.companions(*side) {
                    found.weigh(self, Command::ActivateTogether { models });
                }
            }
            Step::Act { model } => self.collect_actions(*model, found),
            Step::Content(ask) => self.collect_ask(ask, found),
            Step::Success(roll) => {
                if matches!(roll.purpose, Purpose::Attack(_)) {
                    found.offers.push(Offer::State);
                }
                self.collect_spends(step, found);
            }
            Step::Injury(_) => self.collect_spends(step, found),
            Step::EndCharge { model, target, reach } => {
                let spot = self.charge_spot(*model, *target, *reach);
                found.weigh_place(self, Command::stop(None, false), spot);
                found.weigh(self, Command::stop(None, true));
            }
            Step::Evade { .. } => {
                found.weigh(self, Command::Evade);
                found.weigh(self, Command::Enough);
            }
            Step::Dive(_) => {
                found.weigh(self, Command::Dive { dive: true });
                found.weigh(self, Command::Dive { dive: false });
            }
            Step::Ledge { brink, .. } => found.offers.push(Offer::Ledge { proposed: brink.drop }),
            Step::Put(put) => found.weigh_place(self, Command::Put { to: None }, self.put_spot(put)),
            Step::Reactions { waiting, .. } => {
                for enemy in waiting {
                    for weapon in self.weapons_of(*enemy, Reach::Melee) {
                        let facts = Facts::default();
                        found.weigh(self, Command::React { model: *enemy, weapon, facts });
                    }
                }
                found.weigh(self, Command::Enough);
            }
            Step::RetreatMove { model } => {
                found.weigh_place(self, Command::walk(None), self.retreat_spot(*model));
                found.weigh(self, Command::Enough);
            }
            Step::DashMove { model } => {
                found.weigh_place(self, Command::walk(None), self.dash_spot(*model));
                found.weigh(self, Command::Enough);
            }
            Step::PickFriend(_) => {
                for model in ids() {
                    found.weigh(self, Command::PickFriend { model });
                }
                found.weigh(self, Command::Enough);
                found.refused.clear();
            }
            Step::Caught { attack, at, scattered, .. } => {
                found.offers.push(self.offer_caught(attack, *at, scattered.is_some()))
            }
            Step::MoreAttacks(series) => self.collect_further_attacks(series, found),
            Step::FleeOrShaken { .. } => {
                found.weigh(self, Command::Flee { flee: false });
                found.weigh(self, Command::Flee { flee: true });
            }
            Step::Scenario(step) => self.collect_scenario(step, found),
            Step::Control => found.offers.push(Offer::Control { proposed: self.control() }),
        }
    }

    fn collect_actions(&self, model: ModelId, found: &mut Options) {
        found.weigh_place(self, Command::walk(None), self.move_spot(model));
        if self.lent_wings(model) {
            let flying = !self.fighter(model).is_some_and(|f| f.flies);
            found.weigh(self, Command::MoveAs { flying });
        }
        found.weigh(self, Command::Dash);
        let prey = if self.is_neutral(model) { self.prey(model) } else { None };
        let enemies: Vec<ModelId> = self
            .models()
            .filter(|(id, f)| f.on_table() && (self.enemies(model, *id) || prey == Some(*id)))
            .map(|(id, _)| id)
            .collect();
        for target in &enemies {
            found.weigh(self, Command::charge(*target));
        }
        found.weigh(self, Command::Retreat);
        self.collect_attacks(model, &enemies, found);
        let actions: Vec<_> = self.granted(model).cloned().collect();
        for action in actions {
            let targets: Vec<Option<ModelId>> = match action.target {
                ActionTarget::Nothing | ActionTarget::Bearer => vec![None, Some(model)],
                ActionTarget::BearerOrFriend | ActionTarget::Enemy | ActionTarget::AnyModel | ActionTarget::Friend => {
                    self.models().map(|(id, _)| Some(id)).collect()
                }
            };
            for outcome in (0_u8..).take(action.outcome.len()) {
                for target in &targets {
                    let paid = Vec::new();
                    let command = Command::Use { action: action.id.clone(), target: *target, outcome, paid };
                    match self.action_purse(model, &action, outcome) {
                        Some(purse) => found.weigh_paid(self, command, &purse),
                        None => found.weigh(self, command),
                    }
                }
            }
        }
        if self.field.ruleset.rulings.offhand.is_named_first() {
            for weapon in self.weapons_of(model, Reach::Melee) {
                found.weigh(self, Command::OffHand { weapon });
            }
        }
        found.weigh(self, Command::Partner);
        self.collect_work(model, found);
        found.weigh(self, Command::EndActivation);
    }
    /// What each side may spend on a roll, and who may say so first.
    fn collect_spends(&self, step: &Step, found: &mut Options) {
        let bloodbath = if let Step::Injury(roll) = step { self.bloodbath_price(roll) } else { 0 };
        let window = step.window();
        let first = self.declares_first(step).filter(|f| window.is_some_and(|w| w.of(*f).is_none()));
        let spenders: Vec<SideId> = self.spenders(step).collect();
        for side in spenders.iter().copied().filter(|s| first.is_none_or(|f| f == *s)) {
            found.offers.push(Offer::Spend { side, most: self.purse(step, side), bloodbath });
        }
        for side in spenders {
            found.weigh(self, Command::SpendFirst { side });
        }
        found.refused.clear();
    }

    /// Every model of the side that may be set up next, or held back.
    fn collect_deployment(&self, side: SideId, found: &mut Options) {
        for (model, _) in self.models().filter(|(_, f)| f.side == side && f.presence == Presence::Waiting) {
            found.weigh_place(self, Command::Deploy { model, at: None }, self.deploy_spot(model));
            if self.may_be_held(model) {
                found.weigh(self, Command::HoldBack { model });
            }
        }
        found.weigh(self, Command::Enough);
    }
}
