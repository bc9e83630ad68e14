//! Who made whom go where: models that an enemy pushes, throws or moves to things on the table.

use super::deeds::plain;
use crate::log::ask::Want;
use crate::log::event::Event;
use crate::log::falls::PutWhy;
use crate::log::harm::HarmSource;
use crate::log::scenario::{Driven, Proposal, ScenarioEvent, ThingId, ThingNow};
use crate::log::state::{Battle, ModelId};
use crate::log::step::Step;
use crate::run::Run;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Deed, DeedSign};

impl Run {
    /// A model stands elsewhere now: to which things an enemy made it move, where a Deed asks.
    pub(super) fn led(&mut self, before: &Battle, model: ModelId) {
        let asked = self.battle.field.scenario.deeds.iter().filter_map(|d| match &d.sign {
            Some(DeedSign::FallsInto(kind)) => Some((kind.clone(), None)),
            Some(DeedSign::DrivenOut { kind, within }) => Some((kind.clone(), Some(*within))),
            Some(_) | None => None,
        });
        let asked: Vec<(String, Option<Length>)> = asked.collect();
        if asked.is_empty() {
            return;
        }
        let Some(by) = before.driver(model) else {
            if self.battle.scene.driven.iter().any(|d| d.model == model) {
                self.note(ScenarioEvent::WentOn { model });
            }
            return;
        };
        let arrives = |id: ThingId, now: &ThingNow| {
            asked.iter().filter(|(kind, _)| *kind == now.kind).any(|(_, within)| {
                let there = |battle: &Battle| match within {
                    Some(within) => battle.near_thing(model, id, *within),
                    None => battle.over_thing(model, id),
                };
                there(before) == Some(false) && there(&self.battle) == Some(true)
            })
        };
        let things: Vec<ThingId> =
            self.battle.scene.all().filter(|(id, now)| arrives(*id, now)).map(|(id, _)| id).collect();
        if !things.is_empty() {
            self.note(ScenarioEvent::Driven(Driven { model, by, things }));
        }
    }
}

impl Battle {
    /// The enemy by whose doing a model is put where the answer to the pending question says.
    fn driver(&self, model: ModelId) -> Option<ModelId> {
        let by = if let Step::Content(ask) = self.question()? {
            matches!(&ask.want, Want::Put(placing) if placing.who == model).then_some(ask.model)
        } else if let Some(Step::Put(put)) = self.question().filter(|s| matches!(s, Step::Put(p) if p.model == model)) {
            match &put.why {
                PutWhy::Fell { by, .. } => *by,
                PutWhy::Pushed { .. } => self.activation.as_ref().map(|a| a.model),
                PutWhy::Stopped | PutWhy::Evades { .. } | PutWhy::Dived { .. } => None,
            }
        } else {
            None
        };
        by.filter(|by| self.enemies(*by, model))
    }

    /// Whether the middle of the base is over a thing. `None` if one of them is untracked.
    fn over_thing(&self, model: ModelId, thing: ThingId) -> Option<bool> {
        let now = self.scene.lying(thing)?;
        let radius = self.kind(&now.kind).map_or(Length::ZERO, |k| k.radius);
        Some(crate::measure::within(now.at?, radius, self.disc(model)?.at, Length::ZERO, Length::ZERO))
    }

    fn driven_to<'a>(&'a self, driven: &'a Driven, kind: &str) -> Option<&'a ThingNow> {
        driven.things.iter().filter_map(|t| self.scene.things.get(usize::from(*t))).find(|t| t.kind == kind)
    }

    /// Who made an enemy Fall into a thing of a kind just now.
    pub(super) fn throwers(&self, before: &Self, deed: &Deed, kind: &str) -> Vec<Proposal> {
        let fresh = self.scene.driven.iter().filter(|d| !before.scene.driven.contains(d));
        let into = fresh.filter(|d| self.driven_to(d, kind).is_some());
        into.map(|d| plain(deed, self.side_of(d.by), Some(d.by))).collect()
    }

    /// Who made an enemy move near a thing of a kind by which it went Out of Action just now. If somebody else set the
    /// thing off, or the result was only stated, the table says whether that counts.
    pub(super) fn drivers(&self, deed: &Deed, kind: &str, events: &[Event]) -> Vec<Proposal> {
        let mut found = Vec::new();
        for event in events {
            let Event::Out { model, fall } = event else { continue };
            let Some(driven) = self.scene.driven.iter().find(|d| d.model == *model) else { continue };
            if self.driven_to(driven, kind).is_none() {
                continue;
            }
            let own = fall.by.is_none_or(|by| by == driven.by);
            let (proves, sure) = match &fall.harm {
                Some(HarmSource::Dangerous) => (true, own),
                Some(HarmSource::Scenario { name }) => (name == kind, own),
                None => (fall.stated, false),
                Some(
                    HarmSource::Fall { .. }
                    | HarmSource::Mine
                    | HarmSource::Action { .. }
                    | HarmSource::Effect { .. }
                    | HarmSource::Detonation,
                ) => (false, false),
            };
            if proves {
                let proposal = plain(deed, self.side_of(driven.by), Some(driven.by));
                found.push(Proposal { unsure: !sure, ..proposal });
            }
        }
        found
    }
}
