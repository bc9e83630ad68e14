//! Jumping down, falling, ledges, and models that are put somewhere without an ACTION of their own.

use crate::log::event::{ActivationEnd, Event, RollResult};
use crate::log::falls::{Brink, Dive, Put, PutWhy};
use crate::log::harm::{Harm, HarmSource};
use crate::log::journey::Gait;
use crate::log::state::{Battle, Fighter, ModelId};
use crate::log::step::{Purpose, Step};
use crate::run::Run;
use nml_catalogue::effect::What;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::{DiveTerms, FallThreshold, JumpFail};
use nml_catalogue::{Point, TerrainKind};

/// What is known about a ledge beside a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgeKnown {
    /// There is none.
    None,
    /// So far down.
    Drop(Length),
    /// It stands this high; only the table knows whether at a ledge.
    Perhaps(Length),
}

impl Battle {
    /// Whether a fall from this height hurts (C-28).
    #[must_use]
    pub fn hurts(&self, drop: Length) -> bool {
        match self.field.ruleset.rulings.fall_threshold {
            FallThreshold::ThreeIn => drop >= Length::inches(3),
            FallThreshold::Over2In => drop > Length::inches(2),
        }
    }

    /// Whether a jump from this height may be a Diving Charge (C-30).
    pub(super) fn dives_from(&self, drop: Length) -> bool {
        let most = match self.field.ruleset.rulings.dive_terms {
            DiveTerms::V102 | DiveTerms::DiveAlwaysHurts => i32::MAX,
            DiveTerms::PlaytestDive => 6,
        };
        (Length::inches(3)..=Length::inches(most)).contains(&drop)
    }

    /// How near to its target a Diving Charge lands (C-30).
    pub(super) fn dive_near(&self) -> Length {
        match self.field.ruleset.rulings.dive_terms {
            DiveTerms::V102 | DiveTerms::DiveAlwaysHurts => Length::inches(1),
            DiveTerms::PlaytestDive => Length::inches(2),
        }
    }

    /// Nothing happens to the model when it falls: it flies, or an effect spares it.
    #[must_use]
    pub(crate) fn falls_softly(&self, model: ModelId) -> bool {
        self.flies(model) || self.effects_on(model).any(|a| a.effect.what.contains(&What::NoFallInjury))
    }

    /// The ledge within 1″ of a model: as the table said, else by the map.
    #[must_use]
    pub fn ledge(&self, model: ModelId) -> LedgeKnown {
        let Some(fighter) = self.fighter(model) else { return LedgeKnown::None };
        if let Some(drop) = fighter.ledge {
            return if drop > Length::ZERO { LedgeKnown::Drop(drop) } else { LedgeKnown::None };
        }
        let inch = Length::inches(1);
        if let (None, Some(disc)) = (fighter.height, self.disc(model)) {
            let table = self.field.scenario.table;
            let top = self.field.terrain.iter().find(|t| {
                matches!(t.kind, TerrainKind::Wall | TerrainKind::Obstacle)
                    && t.height > inch
                    && t.shape.holds(disc.at, table)
                    && !t.shape.holds_base(disc.at, disc.radius + inch, table)
            });
            return top.map_or(LedgeKnown::None, |t| LedgeKnown::Drop(t.height));
        }
        match fighter.height {
            Some(height) if height > inch => LedgeKnown::Perhaps(height),
            Some(_) | None => LedgeKnown::None,
        }
    }
}

impl Run {
    /// Asks where the model stands now; a table that does not track it is not asked.
    pub(crate) fn put(&mut self, model: ModelId, why: PutWhy) {
        let Some(owner) = self.battle.fighter(model).map(|f| f.side) else { return };
        self.first(Step::Put(Put { model, side: owner, why }));
    }

    /// Answers where it was put.
    pub(crate) fn put_down(&mut self, put: &Put, to: Option<Point>) {
        self.done();
        match &put.why {
            PutWhy::Fell { drop, by, down } => self.lands(put.model, *drop, *by, *down, to),
            PutWhy::Pushed { by, .. } => self.pushed(put.model, *by, to),
            PutWhy::Stopped => {
                self.emit(Event::Moved { model: put.model, to, height: None, danger: None });
                self.next_attack();
            }
            PutWhy::Dived { .. } => {
                self.emit(Event::Moved { model: put.model, to, height: None, danger: None });
                self.charged(put.model);
            }
            PutWhy::Evades { charger, .. } => {
                self.emit(Event::Moved { model: put.model, to, height: None, danger: None });
                self.evaded(*charger, put.model);
            }
        }
    }

    /// The fall itself, then its Injury Roll, then all else that was due.
    fn lands(&mut self, model: ModelId, drop: Length, by: Option<ModelId>, down: Option<bool>, to: Option<Point>) {
        self.emit(Event::Fell { model, drop, to });
        if let Some(infects) = down {
            self.first(Step::GoesDown { model, infects });
        }
        self.fall_harm(model, drop, by);
    }

    /// A fall by another's doing.
    pub fn falls(&mut self, model: ModelId, drop: Length, by: Option<ModelId>, to: Option<Point>) {
        self.lands(model, drop, by, None, to);
    }

    fn fall_harm(&mut self, model: ModelId, drop: Length, by: Option<ModelId>) {
        if self.battle.hurts(drop) && !self.battle.falls_softly(model) {
            let injury_dice = i8::try_from(drop.whole_inches() / 3).unwrap_or(i8::MAX);
            self.harm(model, Harm { by, injury_dice, ..Harm::new(HarmSource::Fall { drop }) });
        }
    }

    /// A Jump Down: free, unless it is a fall (MOV-06); in a charge perhaps a Diving Charge (MOV-13).
    pub(super) fn jump_down(&mut self, model: ModelId, gait: &Gait, drop: Length, place: Option<Point>) {
        if let Gait::Charge { target, reached, .. } = gait
            && self.may_dive(model, *target, drop, place, *reached)
        {
            return self.first(Step::Dive(Dive { model, target: *target, drop, at: place }));
        }
        self.jumped(model, drop, place);
    }

    fn jumped(&mut self, model: ModelId, drop: Length, place: Option<Point>) {
        if let Some(at) = place {
            self.emit(Event::Moved { model, to: Some(at), height: None, danger: None });
        }
        self.fall_harm(model, drop, None);
    }

    /// High enough, and landing near enough to its target (C-30).
    fn may_dive(&self, model: ModelId, target: ModelId, drop: Length, place: Option<Point>, reached: bool) -> bool {
        let near = self.battle.dive_near();
        let lands = match (place, self.battle.disc(target), self.battle.sheet(model)) {
            (Some(at), Some(disc), Some(sheet)) => {
                crate::measure::within(at, sheet.base.radius(), disc.at, disc.radius, near)
            }
            _ => reached,
        };
        self.battle.dives_from(drop) && lands
    }

    /// Converted or not.
    pub fn dive(&mut self, dive: &Dive, converts: bool) {
        self.done();
        if converts {
            self.ask(dive.model, Purpose::Dive(dive.clone()));
        } else {
            self.jumped(dive.model, dive.drop, dive.at);
        }
    }

    pub(super) fn dive_rolled(&mut self, dive: &Dive, result: &RollResult) {
        if let Some(at) = dive.at {
            self.emit(Event::Moved { model: dive.model, to: Some(at), height: None, danger: None });
        }
        if *result == RollResult::Failure {
            // Down first, so the fall hurts a Down model.
            self.goes_down(dive.model, false);
            self.end_activation(dive.model, ActivationEnd::Fell);
            return self.fall_harm(dive.model, dive.drop, None);
        }
        self.emit(Event::Dived { model: dive.model });
        let far = self.battle.near(dive.model, dive.target, Length::inches(1)) == Some(false);
        if far && self.battle.field.ruleset.rulings.dive_terms.lands_beyond_an_inch() {
            self.drop_journey(dive.model);
            self.put(dive.model, PutWhy::Dived { target: dive.target });
        }
        if self.battle.field.ruleset.rulings.dive_terms.always_hurts() {
            self.fall_harm(dive.model, dive.drop, None);
        }
    }

    /// Its way is over where it is now.
    fn drop_journey(&mut self, model: ModelId) {
        if matches!(self.battle.question(), Some(Step::Journey(j)) if j.model == model) {
            self.done();
        }
    }

    /// A jump that failed: down it goes, on the side the ruling says (C-18).
    pub(super) fn miss_jump(&mut self, model: ModelId, depth: Length, tracked: bool) {
        let Some(owner) = self.battle.fighter(model).map(|f| f.side) else { return };
        let side = match self.battle.field.ruleset.rulings.jump_fail {
            JumpFail::FallOpponentSide => {
                self.battle.side_ids().find(|s| self.battle.hostile(*s, owner)).unwrap_or(owner)
            }
            JumpFail::FallInGapOwner => owner,
        };
        if tracked {
            let why = PutWhy::Fell { drop: depth, by: None, down: None };
            self.first(Step::Put(Put { model, side, why }));
        } else {
            self.lands(model, depth, None, None, None);
        }
    }

    /// Takes the ledge into account when a model is taken Down. `false` if it goes Down as usual.
    pub fn at_ledge(&mut self, model: ModelId, infects: bool, by: Option<ModelId>) -> bool {
        let known = self.battle.ledge(model);
        let down_first = self.battle.field.ruleset.rulings.ledge_timing.is_down_first();
        if known == LedgeKnown::None {
            return false;
        }
        if down_first {
            self.goes_down(model, infects);
        }
        match known {
            LedgeKnown::None => {}
            LedgeKnown::Drop(drop) => self.ask(model, Purpose::Ledge(Brink { drop, infects, by })),
            LedgeKnown::Perhaps(drop) => self.first(Step::Ledge { model, brink: Brink { drop, infects, by } }),
        }
        true
    }

    /// Whether it stands at a ledge at all.
    pub(crate) fn ledge_said(&mut self, model: ModelId, brink: &Brink, drop: Option<Length>) {
        self.done();
        match drop {
            Some(drop) => self.ask(model, Purpose::Ledge(Brink { drop, ..brink.clone() })),
            None => self.down_after_all(model, brink.infects),
        }
    }

    pub(super) fn ledge_rolled(&mut self, model: ModelId, brink: &Brink, result: &RollResult) {
        if *result != RollResult::Failure {
            return self.down_after_all(model, brink.infects);
        }
        let down = Some(brink.infects);
        if self.battle.disc(model).is_some() {
            self.put(model, PutWhy::Fell { drop: brink.drop, by: brink.by, down });
        } else {
            self.lands(model, brink.drop, brink.by, down, None);
        }
    }

    /// It goes Down unless it is already, and what waited for that goes on.
    pub(crate) fn down_after_all(&mut self, model: ModelId, infects: bool) {
        let down_first = self.battle.field.ruleset.rulings.ledge_timing.is_down_first();
        if !down_first && self.battle.fighter(model).is_some_and(Fighter::on_table) {
            self.goes_down(model, infects);
        }
        self.fell(model);
        self.next_attack();
    }

    /// The marker and the state of a model that goes Down (INJ-08).
    fn goes_down(&mut self, model: ModelId, infects: bool) {
        self.mark(model, |m| {
            if infects { m.infection = m.infection.saturating_add(1) } else { m.blood = m.blood.saturating_add(1) }
        });
        if self.battle.fighter(model).is_some_and(Fighter::standing) {
            self.emit(Event::Down { model });
        }
    }
}
