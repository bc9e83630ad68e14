//! What may be answered to the scenario's questions, and what may be done with its things.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::permit::holds_fit;
use crate::log::command::Command;
use crate::log::scenario::{Held, NEUTRAL, ScenarioSaid, ScenarioStep, ThingId};
use crate::log::state::{Battle, ModelId, Phase, SideId};
use crate::log::step::{Reach, Step};
use crate::offer::{Offer, Options};
use crate::spot::Spot;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Lends, Noted, ThingAction};
use nml_catalogue::sheet::Weapon;

/// An answer with choices of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "about")]
pub enum ScenarioOffer {
    /// Who is at each objective, and who controls it.
    Hold {
        /// What the positions say.
        proposed: Vec<Held>,
    },
    /// A number for each side.
    Count {
        /// What is counted.
        what: String,
        /// How many sides.
        sides: u8,
    },
    /// A secret note.
    Note {
        /// Whose.
        side: SideId,
        /// Which.
        note: String,
        /// Models it may name.
        among: Vec<ModelId>,
        /// At most so many.
        most: u8,
        /// Objectives of which it names one.
        objectives: u8,
    },
    /// The models that take part.
    Force {
        /// One or more of these.
        among: Vec<ModelId>,
    },
}

/// Whether an offer admits what was said.
pub fn admits(offer: &ScenarioOffer, battle: &Battle, said: &ScenarioSaid) -> bool {
    let once = |models: &[ModelId]| models.iter().enumerate().all(|(i, m)| !models.iter().take(i).any(|n| n == m));
    match (offer, said) {
        (ScenarioOffer::Hold { .. }, ScenarioSaid::Hold { objectives }) => holds_fit(battle, objectives),
        (ScenarioOffer::Count { sides, .. }, ScenarioSaid::Count { counts }) => counts.len() == usize::from(*sides),
        (
            ScenarioOffer::Note { side, note, among, most, objectives },
            ScenarioSaid::Note { side: who, note: what, models, objective },
        ) => {
            let named = match objective {
                Some(o) => o < objectives,
                None => *objectives == 0,
            };
            side == who
                && note == what
                && named
                && models.len() <= usize::from(*most)
                && once(models)
                && models.iter().all(|m| among.contains(m))
        }
        (ScenarioOffer::Force { among }, ScenarioSaid::Force { models }) => {
            !models.is_empty() && once(models) && models.iter().all(|m| among.contains(m))
        }
        _ => false,
    }
}

/// How readily a seeded player says it.
pub fn weight(step: &Step, said: &ScenarioSaid) -> u32 {
    match said {
        ScenarioSaid::Work { .. } => 40,
        ScenarioSaid::Strike { .. } => 4,
        ScenarioSaid::AsDrawn => 40,
        ScenarioSaid::Attacker { .. } | ScenarioSaid::Reveal { .. } | ScenarioSaid::Lay { .. } => 5,
        ScenarioSaid::Ride { .. } => 2,
        ScenarioSaid::Trip { .. } | ScenarioSaid::Leave => 1,
        ScenarioSaid::Deny { .. } => u32::from(matches!(step, Step::Scenario(ScenarioStep::Deeds))),
        ScenarioSaid::Force { .. }
        | ScenarioSaid::Hold { .. }
        | ScenarioSaid::Count { .. }
        | ScenarioSaid::Note { .. } => 0,
    }
}

/// Whether the offer answers this question; a note may be shown at any other moment too.
pub fn asked(step: &Step, offer: &ScenarioOffer) -> bool {
    let ScenarioOffer::Note { side, note, .. } = offer else { return true };
    matches!(step, Step::Scenario(ScenarioStep::Note { side: s, note: n }) if s == side && n == note)
}

/// What a seeded player answers.
pub fn make(offer: &ScenarioOffer, draw: &mut impl FnMut(u32) -> u32) -> ScenarioSaid {
    let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    match offer {
        ScenarioOffer::Hold { proposed } => ScenarioSaid::Hold { objectives: proposed.clone() },
        ScenarioOffer::Count { sides, .. } => {
            ScenarioSaid::Count { counts: (0..*sides).map(|_| u8::try_from(draw(4)).unwrap_or(0)).collect() }
        }
        ScenarioOffer::Note { side, note, among, most, objectives } => {
            let models = among.iter().copied().take(usize::from(*most)).collect();
            let objective = (*objectives > 0).then(|| u8::try_from(draw((*objectives).into())).unwrap_or(0));
            ScenarioSaid::Note { side: *side, note: note.clone(), models, objective }
        }
        ScenarioOffer::Force { among } => {
            let keep = among.len().saturating_sub(usize::try_from(draw(small(among.len().min(3)).max(1))).unwrap_or(0));
            ScenarioSaid::Force { models: among.iter().copied().take(keep.max(1)).collect() }
        }
    }
}

impl Battle {
    /// Who answers a question of the scenario.
    pub(crate) fn scenario_answerers(&self, step: &ScenarioStep) -> Vec<SideId> {
        match step {
            ScenarioStep::ChooseRole { side }
            | ScenarioStep::ChooseForce { side }
            | ScenarioStep::Lay { side, .. }
            | ScenarioStep::Arrive { side }
            | ScenarioStep::Die { side: Some(side), .. }
            | ScenarioStep::NeutralTurn { side, .. }
            | ScenarioStep::Reveal { side, .. }
            | ScenarioStep::Note { side, .. } => vec![*side],
            ScenarioStep::RollOff { .. }
            | ScenarioStep::Die { side: None, .. }
            | ScenarioStep::Blast { .. }
            | ScenarioStep::Bleed { .. }
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Deeds => self.side_ids().collect(),
        }
    }

    /// How many faces a question of the scenario takes.
    pub(crate) fn scenario_faces(&self, step: &ScenarioStep) -> Option<usize> {
        match step {
            ScenarioStep::RollOff { .. } => Some(self.sides.len()),
            ScenarioStep::Die { .. } => Some(1),
            ScenarioStep::ChooseRole { .. }
            | ScenarioStep::ChooseForce { .. }
            | ScenarioStep::Lay { .. }
            | ScenarioStep::Arrive { .. }
            | ScenarioStep::NeutralTurn { .. }
            | ScenarioStep::Reveal { .. }
            | ScenarioStep::Blast { .. }
            | ScenarioStep::Bleed { .. }
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Note { .. }
            | ScenarioStep::Deeds => None,
        }
    }

    /// The answers to a question of the scenario.
    pub(crate) fn collect_scenario(&self, step: &ScenarioStep, found: &mut Options) {
        match step {
            ScenarioStep::RollOff { .. } | ScenarioStep::Die { .. } => {}
            ScenarioStep::ChooseRole { .. } => {
                for side in self.side_ids() {
                    found.weigh(self, Command::Scenario(ScenarioSaid::Attacker { side }));
                }
            }
            ScenarioStep::ChooseForce { side } => {
                let among = self.models().filter(|(_, f)| f.side == *side).map(|(id, _)| id).collect();
                found.offers.push(Offer::Scenario(ScenarioOffer::Force { among }));
            }
            ScenarioStep::Lay { thing, .. } => {
                found.weigh(self, Command::Scenario(ScenarioSaid::AsDrawn));
                let lay = Command::Scenario(ScenarioSaid::Lay { thing: *thing, at: None });
                found.weigh_place(self, lay, self.lay_spot(*thing));
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
            ScenarioStep::Deeds => {
                for proposal in &self.scene.proposals {
                    found.weigh(self, proposal.claim());
                }
                found.weigh(self, Command::Enough);
            }
        }
    }

    /// What may be said of the scenario whatever is asked.
    pub(crate) fn collect_anytime(&self, found: &mut Options) {
        for proposal in &self.scene.proposals {
            let deny = Command::Scenario(ScenarioSaid::Deny { deed: proposal.deed.clone() });
            if !found.offers.iter().any(|o| matches!(o, Offer::Say(c) if *c == deny)) {
                found.weigh(self, deny);
            }
        }
        if self.turn == 0 || self.phase == Phase::Ended {
            return;
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
    pub(crate) fn collect_work(&self, model: ModelId, found: &mut Options) {
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

    /// Refusals are kept for what a person would look for: one for each ACTION of the scenario, none for the rest.
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

    /// Where a thing may be laid: anywhere on the table.
    pub(super) fn lay_spot(&self, thing: ThingId) -> Option<Spot> {
        let now = self.scene.things.get(usize::from(thing))?;
        let radius = self.kind(&now.kind).map_or(Length::ZERO, |k| k.radius);
        Some(Spot::anywhere(radius, self.field.scenario.table))
    }

    /// The thing that lends a model this weapon: near enough, or nobody measures.
    pub(crate) fn lent(&self, model: ModelId, weapon: &str) -> Option<(ThingId, &Lends)> {
        if self.fighter(model)?.side == NEUTRAL || self.sheet(model)?.weapons.iter().any(|w| w.id == weapon) {
            return None;
        }
        self.scene.all().find_map(|(id, thing)| {
            let lends = self.kind(&thing.kind)?.lends.as_ref().filter(|l| l.weapon.id == weapon)?;
            (self.near_thing(model, id, lends.within) != Some(false)).then_some((id, lends))
        })
    }

    /// A weapon that lies ready for the model.
    pub(crate) fn lent_weapon(&self, model: ModelId, weapon: &str) -> Option<&Weapon> {
        self.lent(model, weapon).map(|(_, lends)| &lends.weapon)
    }

    /// The ids of the weapons that lie ready for the model.
    pub(crate) fn lent_weapons(&self, model: ModelId) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for kind in &self.field.scenario.kinds {
            if let Some(lends) = &kind.lends
                && !ids.contains(&lends.weapon.id)
                && self.lent(model, &lends.weapon.id).is_some()
            {
                ids.push(lends.weapon.id.clone());
            }
        }
        ids
    }
}
