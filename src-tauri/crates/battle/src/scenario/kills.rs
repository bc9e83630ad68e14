//! Who took whom Out of Action, and how: what Deeds and victory points need.

use crate::log::event::Event;
use crate::log::harm::HarmSource;
use crate::log::scenario::{Credit, ScenarioEvent};
use crate::log::state::{Battle, ModelId, MoveKind};
use crate::log::step::{Attack, InjuryRoll, Reach, Step};
use crate::run::Run;
use nml_catalogue::keyword::{Ignored, Keyword};
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{FELLED, KillMark, ScoredPer};

impl Run {
    /// Credits the model that caused what happened since `before`.
    pub(super) fn credit(&mut self, before: &Battle, events: &[Event]) {
        let roll = if let Some(Step::Injury(roll)) = before.question() { Some(roll.clone()) } else { None };
        for event in events {
            let Event::Out { model: victim, fall } = event else { continue };
            let Some(by) = fall.by.filter(|by| before.rivals(before.side_of(*by), before.side_of(*victim))) else {
                continue;
            };
            if fall.reach.is_some() && before.counts_tally(FELLED) {
                self.note_tally(FELLED, before.side_of(by), Some(by));
            }
            let roll = roll.as_ref().filter(|r| r.victim == *victim);
            let attack = roll.and_then(|r| r.cause.attack());
            let (how, perhaps) = before.marks(by, *victim, attack, roll, fall.harm.as_ref());
            let stood_up = before.activation.as_ref().is_some_and(|a| a.model == by && a.stood_up);
            let turn = before.turn;
            self.note(ScenarioEvent::Credited(Credit { model: by, victim: *victim, turn, how, perhaps, stood_up }));
        }
    }
}

impl Battle {
    /// Whether victory points count what is noted under this name.
    pub(super) fn counts_tally(&self, name: &str) -> bool {
        self.field.scenario.victory_points.iter().any(|v| matches!(&v.per, ScoredPer::Tally(tally) if tally == name))
    }

    /// All marks that hold, and those only the table can tell.
    fn marks(
        &self,
        by: ModelId,
        victim: ModelId,
        attack: Option<&Attack>,
        roll: Option<&InjuryRoll>,
        harm: Option<&HarmSource>,
    ) -> (Vec<KillMark>, Vec<KillMark>) {
        let (mut how, mut perhaps) = (Vec::new(), Vec::new());
        for mark in self.field.scenario.kill_marks() {
            match self.mark_holds(&mark, by, victim, attack, roll, harm) {
                Some(true) => how.push(mark),
                None => perhaps.push(mark),
                Some(false) => {}
            }
        }
        (how, perhaps)
    }

    fn mark_holds(
        &self,
        mark: &KillMark,
        by: ModelId,
        victim: ModelId,
        attack: Option<&Attack>,
        roll: Option<&InjuryRoll>,
        harm: Option<&HarmSource>,
    ) -> Option<bool> {
        let activation = self.activation.as_ref().filter(|a| a.model == by);
        // Nothing counts against an attack that hits without a roll, as against one that ignores it (RC-S1).
        let ignores = |what: Ignored| {
            attack.is_some_and(|a| {
                let moment = crate::effects::Moment { attack: Some(a), ..Default::default() };
                let has = |keyword| self.attack_has(a, &keyword, &moment);
                has(Keyword::Ignore(what)) || has(Keyword::Flamethrower)
            })
        };
        match mark {
            KillMark::Ranged => Some(attack.is_some_and(|a| a.range == Reach::Ranged)),
            KillMark::Melee => Some(attack.is_some_and(|a| a.range == Reach::Melee)),
            KillMark::LongRange => {
                let Some(attack) = attack.filter(|a| a.range == Reach::Ranged) else { return Some(false) };
                if ignores(Ignored::LongRange) {
                    return Some(false);
                }
                let known = self.range_of(attack);
                if known.measured.is_none() && attack.facts.long.is_none() { None } else { Some(known.long) }
            }
            KillMark::TargetInCover => {
                let Some(attack) = attack else { return Some(false) };
                if ignores(Ignored::Cover) {
                    return Some(false);
                }
                let seen = |target| self.covered(attack.attacker, target).is_some();
                let known = attack.facts.cover.is_some() || attack.target.model().is_none_or(seen);
                known.then(|| self.in_cover(attack))
            }
            KillMark::AttackerInCover => {
                if self.has(by, &Keyword::Cover) {
                    Some(true)
                } else {
                    self.covered(victim, by)
                }
            }
            KillMark::Elite => Some(self.has(victim, &Keyword::Elite)),
            KillMark::Dive => {
                let melee = attack.is_some_and(|a| a.range == Reach::Melee);
                Some(melee && activation.is_some_and(|a| a.dived))
            }
            KillMark::Bloodbath => Some(roll.is_some_and(|r| r.window.total().bloodbath)),
            KillMark::Revenge => {
                let fallen = |f: &crate::Fighter| f.fall.as_ref().is_some_and(|fall| fall.by == Some(victim));
                Some(self.models().any(|(id, f)| id != by && !self.enemies(by, id) && fallen(f)))
            }
            KillMark::Retreated => Some(activation.is_some() && self.scene.left.contains(&victim)),
            KillMark::Charged => Some(activation.is_some_and(|a| a.moves.contains(&MoveKind::Charge))),
            KillMark::RoughGround => {
                let disc = self.disc(victim)?;
                let table = self.field.scenario.table;
                let rough = |t: &&nml_catalogue::Terrain| t.kind.is_difficult() || t.kind.is_dangerous();
                let on = self.field.terrain.iter().filter(rough).any(|t| t.shape.holds(disc.at, table));
                // Ground that nobody drew may still be rough.
                if on { Some(true) } else { None }
            }
            KillMark::OnObjective(kind) => Some(self.stands_on(victim, kind)?.is_some()),
            KillMark::HigherObjective => {
                let (mine, theirs) = (self.stands_on(by, "")?, self.stands_on(victim, "")?);
                Some(matches!((mine, theirs), (Some(mine), Some(theirs)) if theirs > mine))
            }
            KillMark::TargetNear { kind, within } => self.near_kind(victim, kind, *within),
            KillMark::AttackerNear { kind, within } => self.near_kind(by, kind, *within),
            KillMark::TargetAtHome => {
                let disc = self.disc(victim)?;
                let zone = self.zone_of(self.fighter(victim)?.side)?;
                Some(zone.within(disc.at, disc.radius, Length::ZERO, self.field.scenario.table))
            }
            KillMark::Weapon(weapon) => Some(attack.is_some_and(|a| a.weapon == *weapon)),
            KillMark::Neutral(entry) => Some(self.neutral(victim).is_some_and(|n| n.sheet.entry == *entry)),
            KillMark::BothPoisoned => Some([by, victim].iter().all(|m| self.scene.poisoned.contains(m))),
            KillMark::Blast(kind) => Some(matches!(harm, Some(HarmSource::Scenario { name }) if name == kind)),
            KillMark::Fall => Some(matches!(harm, Some(HarmSource::Fall { .. }))),
            KillMark::Ally => Some(self.scene.alliances.spares(self.side_of(victim), self.side_of(by))),
            KillMark::Riding => Some(self.scene.mount(by) == Some(victim)),
            KillMark::SetOffBeyond { kind, distance } => {
                let harm = roll.and_then(|r| r.cause.harm());
                let blown = harm.filter(|h| h.source == HarmSource::Scenario { name: kind.clone() });
                let Some(blown) = blown else { return Some(false) };
                let (now, disc) = (self.scene.things.get(usize::from(blown.thing?))?, self.disc(by)?);
                let radius = self.kind(kind).map_or(Length::ZERO, |k| k.radius);
                Some(!crate::measure::within(now.at?, radius, disc.at, disc.radius, *distance))
            }
        }
    }

    /// The height of the objective of a kind that the model stands on (an empty kind for any). The outer `None` if it
    /// is untracked.
    fn stands_on(&self, model: ModelId, kind: &str) -> Option<Option<Length>> {
        let disc = self.disc(model)?;
        let scenario = &self.field.scenario;
        let on = scenario.objectives.iter().filter(|o| kind.is_empty() || o.kind == kind).find_map(|o| {
            let piece = o.terrain.as_deref()?;
            let piece = self.field.terrain.iter().find(|t| t.id == piece)?;
            piece.shape.within(disc.at, disc.radius, Length::ZERO, scenario.table).then_some(piece.height)
        });
        Some(on)
    }

    /// Whether the model is near a thing of a kind. `None` if it cannot be measured.
    fn near_kind(&self, model: ModelId, kind: &str, within: Length) -> Option<bool> {
        let things: Vec<Option<bool>> = self
            .scene
            .all()
            .filter(|(_, t)| t.kind == kind)
            .map(|(id, _)| self.near_thing(model, id, within))
            .collect();
        if things.contains(&Some(true)) {
            return Some(true);
        }
        if things.contains(&None) { None } else { Some(false) }
    }
}
