//! What you may answer to the scenario's questions, and what you may do with its things.

use crate::log::command::Command;
use crate::log::scenario::{RollOffFor, ScenarioSaid, ScenarioStep, ThingId};
use crate::log::state::{Battle, ModelId, Phase};
use crate::log::step::Reach;
use crate::offer::{Offer, Options, ScenarioOffer};
use nml_catalogue::scenario::{Noted, ThingAction};

impl Battle {
    /// The answers to a question of the scenario.
    pub(super) fn collect_scenario(&self, step: &ScenarioStep, found: &mut Options) {
        match step {
            ScenarioStep::RollOff { what: RollOffFor::Teams } => {
                for teams in self.possible_teams() {
                    found.weigh(self, Command::Scenario(ScenarioSaid::Teams { teams }));
                }
            }
            ScenarioStep::RollOff { .. } | ScenarioStep::Die { .. } => {}
            ScenarioStep::ChooseRole { .. } => {
                for side in self.side_ids() {
                    found.weigh(self, Command::Scenario(ScenarioSaid::Attacker { side }));
                }
            }
            ScenarioStep::ChooseForce { side } => {
                let among = self.models().filter(|(_, f)| f.side == *side).map(|(id, _)| id).collect();
                found.offers.push(Offer::Scenario(ScenarioOffer::Force { among, most: None }));
            }
            ScenarioStep::Vanguard { side } => {
                let among = self.waiting(*side).collect();
                let most = Some(self.vanguard_most(*side));
                found.offers.push(Offer::Scenario(ScenarioOffer::Force { among, most }));
            }
            ScenarioStep::Lay { thing, .. } => {
                found.weigh(self, Command::Scenario(ScenarioSaid::AsDrawn));
                let lay = Command::Scenario(ScenarioSaid::Lay { thing: *thing, at: None });
                found.weigh_place(self, lay, self.lay_spot(*thing));
                found.weigh(self, Command::Enough);
            }
            ScenarioStep::Arrive { side } => {
                for model in self.waiting(*side) {
                    found.weigh_place(self, Command::Deploy { model, at: None }, self.arrival_spot(model));
                }
                found.weigh(self, Command::Enough);
            }
            ScenarioStep::NeutralTurn { among, .. } => {
                for model in among {
                    found.weigh(self, Command::Activate { model: *model });
                }
            }
            ScenarioStep::Reveal { things, .. } => {
                for thing in things {
                    for live in [true, false] {
                        found.weigh(self, Command::Scenario(ScenarioSaid::Reveal { thing: *thing, live }));
                    }
                }
            }
            ScenarioStep::Blast { .. } | ScenarioStep::Bleed { .. } => {
                let among = self.models().filter(|(_, f)| f.on_table()).map(|(id, _)| id).collect();
                found.offers.push(Offer::Caught { among, proposed: self.caught_by(step) });
            }
            ScenarioStep::Hold => {
                found.offers.push(Offer::Scenario(ScenarioOffer::Hold { proposed: self.holding_now() }));
            }
            ScenarioStep::Count { rule } => {
                let rules = &self.field.scenario.victory_points;
                let what = rules.get(usize::from(*rule)).map(|v| &v.per);
                let what = if let Some(nml_catalogue::scenario::ScoredPer::Table(what)) = what {
                    what.clone()
                } else {
                    String::new()
                };
                let sides = u8::try_from(self.sides.len()).unwrap_or(u8::MAX);
                found.offers.push(Offer::Scenario(ScenarioOffer::Count { what, sides }));
            }
            // Notes may be shown at any moment: they are offered with everything else.
            ScenarioStep::Note { .. } => {}
            ScenarioStep::Alliances => {
                let sides = self.side_ids().filter(|side| self.is_in(*side));
                found.offers.push(Offer::Scenario(ScenarioOffer::Alliances {
                    sides: sides.collect(),
                    all: u8::try_from(self.sides.len()).unwrap_or(u8::MAX),
                    cards: self.betrayal_cards(),
                }));
            }
            ScenarioStep::Deeds => {
                for proposal in &self.scene.proposals {
                    found.weigh(self, proposal.claim());
                }
                found.weigh(self, Command::Enough);
            }
        }
    }

    /// What may be said about the scenario at any question.
    pub(super) fn collect_anytime(&self, found: &mut Options) {
        for proposal in &self.scene.proposals {
            let deny = Command::Scenario(ScenarioSaid::Deny { deed: proposal.deed.clone() });
            if !found.offers.iter().any(|o| matches!(o, Offer::Say(c) if *c == deny)) {
                found.weigh(self, deny);
            }
        }
        if self.turn == 0 || self.phase == Phase::Ended {
            return;
        }
        if self.field.scenario.alliances.is_some() {
            found.offers.push(Offer::Scenario(ScenarioOffer::Betrayal { hands: self.hands() }));
        }
        for note in &self.field.scenario.notes {
            for side in self.side_ids().filter(|s| !self.note_shown(*s, &note.id)) {
                let (most, own, objectives) = match note.what {
                    Noted::EnemyElites(most) => (most, false, 0),
                    Noted::OwnElite => (1, true, 0),
                    Noted::Objective => (0, true, self.field.scenario.objectives.len()),
                };
                let among = self.models().map(|(id, _)| id).filter(|m| most > 0 && self.elite_of(*m, own, side));
                found.offers.push(Offer::Scenario(ScenarioOffer::Note {
                    side,
                    note: note.id.clone(),
                    among: among.collect(),
                    most,
                    objectives: u8::try_from(objectives).unwrap_or(u8::MAX),
                }));
            }
        }
    }

    /// What the acting model may do with the scenario's things.
    pub(super) fn collect_work(&self, model: ModelId, found: &mut Options) {
        let scenario = &self.field.scenario;
        if scenario.kinds.is_empty() && scenario.neutrals.is_empty() {
            return;
        }
        let start = found.refused.len();
        for kind in &scenario.kinds {
            let things: Vec<ThingId> =
                (0_u16..).zip(&self.scene.things).filter(|(_, t)| t.kind == kind.id).map(|(id, _)| id).collect();
            for action in &kind.actions {
                let on: Vec<Option<ThingId>> =
                    if action.in_hand { vec![None] } else { things.iter().copied().map(Some).collect() };
                for thing in on {
                    self.collect_one_work(model, action, thing, found);
                }
            }
            for thing in &things {
                if kind.struck.is_some() {
                    self.collect_strikes(model, *thing, found);
                }
                if kind.tripped.is_some() {
                    found.weigh(self, Command::Scenario(ScenarioSaid::Trip { thing: *thing }));
                }
            }
        }
        for (on, _) in self.models().filter(|(id, _)| self.neutral(*id).is_some_and(|n| n.ridden)) {
            found.weigh(self, Command::Scenario(ScenarioSaid::Ride { on: Some(on) }));
        }
        found.weigh(self, Command::Scenario(ScenarioSaid::Ride { on: None }));
        found.weigh(self, Command::Scenario(ScenarioSaid::Leave));
        self.spare_refusals(start, found);
    }

    fn collect_one_work(&self, model: ModelId, action: &ThingAction, thing: Option<ThingId>, found: &mut Options) {
        let with: Vec<Option<ModelId>> = match action.with {
            None => vec![None],
            Some(_) => self.models().map(|(id, _)| Some(id)).collect(),
        };
        for with in with {
            let counts = if action.counts() { 1..=self.most_of(model, action, thing, with) } else { 0..=0 };
            for count in counts {
                let said = ScenarioSaid::Work { action: action.id.clone(), thing, with, count };
                found.weigh(self, Command::Scenario(said));
            }
        }
    }

    fn collect_strikes(&self, model: ModelId, thing: ThingId, found: &mut Options) {
        for range in [Reach::Ranged, Reach::Melee] {
            for weapon in self.weapons_of(model, range) {
                found.weigh(self, Command::Scenario(ScenarioSaid::Strike { weapon, thing, range }));
            }
        }
    }

    /// Refusals are kept for what a person would look for: one for each ACTION of the scenario, and no others.
    fn spare_refusals(&self, start: usize, found: &mut Options) {
        let mut seen: Vec<String> = Vec::new();
        let tail = found.refused.split_off(start);
        for refused in tail {
            if let Command::Scenario(ScenarioSaid::Work { action, .. }) = &refused.command
                && !seen.contains(action)
                && !found.offers.iter().any(
                    |o| matches!(o, Offer::Say(Command::Scenario(ScenarioSaid::Work { action: a, .. })) if a == action),
                )
            {
                seen.push(action.clone());
                found.refused.push(refused);
            }
        }
    }
}
