//! Explosions, and everything else that hurts the models nearby.

use crate::log::harm::{Harm, HarmSource};
use crate::log::scenario::{ScenarioEvent, ScenarioStep, ThingId};
use crate::log::state::{Battle, Fall, Fighter, ModelId};
use crate::run::Run;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::Blast;

impl Run {
    /// A thing blows up, or a neutral model strikes around itself.
    pub(super) fn explode(&mut self, thing: Option<ThingId>, by: Option<ModelId>, blast: &Blast) {
        match (blast.within, by) {
            (None, Some(model)) => self.hurt(&[model], thing, None, blast),
            (_, by) => self.put_question(ScenarioStep::Blast { thing, by, blast: blast.clone() }),
        }
    }

    /// Everyone named takes an Injury Roll; in a trembling they only go Down.
    pub(super) fn caught_near(&mut self, step: &ScenarioStep, models: &[ModelId]) {
        let trembling = self.battle.question().is_some_and(Battle::is_trembling);
        self.done();
        match step {
            ScenarioStep::Blast { .. } if trembling => {
                for model in models {
                    let turn = self.battle.turn;
                    self.take_down(
                        *model,
                        Fall { turn, by: None, weapon: None, reach: None, harm: None, stated: false },
                    );
                }
            }
            ScenarioStep::Blast { thing, by, blast } => self.hurt(models, *thing, *by, blast),
            ScenarioStep::Bleed { markers, .. } => {
                for model in models {
                    self.mark(*model, |m| m.blood = m.blood.saturating_add(*markers));
                }
            }
            ScenarioStep::RollOff { .. }
            | ScenarioStep::ChooseRole { .. }
            | ScenarioStep::ChooseForce { .. }
            | ScenarioStep::Vanguard { .. }
            | ScenarioStep::Lay { .. }
            | ScenarioStep::Arrive { .. }
            | ScenarioStep::Die { .. }
            | ScenarioStep::NeutralTurn { .. }
            | ScenarioStep::Reveal { .. }
            | ScenarioStep::Alliances
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Note { .. }
            | ScenarioStep::Deeds => {}
        }
    }

    /// Injury Rolls for all of them, the first named first.
    fn hurt(&mut self, models: &[ModelId], thing: Option<ThingId>, by: Option<ModelId>, blast: &Blast) {
        let kind = thing.and_then(|t| self.battle.scene.things.get(usize::from(t))).map(|t| t.kind.clone());
        let name = kind.or_else(|| by.map(|m| self.battle.name(m).to_owned())).unwrap_or_default();
        for model in models.iter().rev() {
            let harm = Harm {
                by,
                thing,
                injury_dice: blast.injury_dice,
                injury_modifier: blast.injury_modifier,
                keywords: blast.keywords.clone(),
                ..Harm::new(HarmSource::Scenario { name: name.clone() })
            };
            self.harm(*model, harm);
        }
    }

    /// BLOOD MARKERS and poison for a model whose Activation begins.
    pub(crate) fn ails(&mut self, model: ModelId) {
        let poison = u8::from(self.battle.scene.poisoned.contains(&model));
        let more = self.battle.ailment(model);
        if more > 0 {
            self.mark(model, |m| m.blood = m.blood.saturating_add(more));
        }
        // The owner spends a BLESSING MARKER against the poison as soon as there is one.
        if poison > 0 && self.battle.fighter(model).is_some_and(|f| f.markers.blessing > 0) {
            self.mark(model, |m| m.blessing = m.blessing.saturating_sub(1));
            self.note(ScenarioEvent::Poisoned { model, poisoned: false });
        }
    }
}

impl Battle {
    /// BLOOD MARKERS that clouds and poison give the model as its Activation begins.
    #[must_use]
    pub(crate) fn ailment(&self, model: ModelId) -> u8 {
        let clouds = self.scene.all().filter_map(|(id, t)| {
            let bleeds = self.kind(&t.kind)?.bleeds?;
            (self.near_thing(model, id, bleeds.within) == Some(true)).then_some(bleeds.markers)
        });
        let poison = u8::from(self.scene.poisoned.contains(&model));
        clouds.fold(poison, u8::saturating_add)
    }

    /// Who is near, as far as positions are known.
    pub(crate) fn caught_by(&self, step: &ScenarioStep) -> Vec<ModelId> {
        let all = || self.models().filter(|(_, f)| f.on_table()).map(|(id, _)| id);
        match step {
            ScenarioStep::Blast { thing: Some(thing), blast, .. } => {
                let within = blast.within.unwrap_or(Length::ZERO);
                all().filter(|m| self.near_spot(*m, *thing, within)).collect()
            }
            ScenarioStep::Blast { thing: None, by: Some(by), blast } => {
                let within = blast.within.unwrap_or(Length::ZERO);
                all()
                    .filter(|m| m != by && self.scene.mount(*m) != Some(*by))
                    .filter(|m| self.near(*m, *by, within) == Some(true))
                    .collect()
            }
            ScenarioStep::Bleed { thing, .. } => {
                let within = self
                    .scene
                    .things
                    .get(usize::from(*thing))
                    .and_then(|t| self.kind(&t.kind)?.bleeds)
                    .map_or(Length::ZERO, |b| b.within);
                all().filter(|m| self.near_spot(*m, *thing, within)).collect()
            }
            ScenarioStep::Blast { thing: None, by: None, .. }
            | ScenarioStep::RollOff { .. }
            | ScenarioStep::ChooseRole { .. }
            | ScenarioStep::ChooseForce { .. }
            | ScenarioStep::Vanguard { .. }
            | ScenarioStep::Lay { .. }
            | ScenarioStep::Arrive { .. }
            | ScenarioStep::Die { .. }
            | ScenarioStep::NeutralTurn { .. }
            | ScenarioStep::Reveal { .. }
            | ScenarioStep::Alliances
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Note { .. }
            | ScenarioStep::Deeds => Vec::new(),
        }
    }

    /// As [`near_thing`](Self::near_thing), for a thing that may be gone by now: where it lay counts.
    fn near_spot(&self, model: ModelId, thing: ThingId, distance: Length) -> bool {
        let Some(now) = self.scene.things.get(usize::from(thing)) else { return false };
        let radius = self.kind(&now.kind).map_or(Length::ZERO, |k| k.radius);
        match (now.at, self.disc(model)) {
            (Some(at), Some(disc)) => crate::measure::within(at, radius, disc.at, disc.radius, distance),
            _ => false,
        }
    }

    /// Whether the model is on the table, on any side.
    #[must_use]
    pub fn there(&self, model: ModelId) -> bool {
        self.fighter(model).is_some_and(Fighter::on_table)
    }
}
