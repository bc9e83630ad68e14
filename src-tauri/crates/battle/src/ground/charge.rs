//! Charges: whom, how far, by which path, and where they end (ACT-15 to ACT-22).

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::spots::begin_move;
use super::trip::Trip;
use crate::allowed::{Allowed, a_model, ensure};
use crate::attack::no_plain_shot;
use crate::log::charge_facts::ChargeFacts;
use crate::log::command::Source;
use crate::log::event::{Event, RollName, RollResult, Rolled};
use crate::log::falls::PutWhy;
use crate::log::journey::Gait;
use crate::log::state::{Battle, ENGAGED, Fighter, ModelId, MoveKind};
use crate::log::step::{Purpose, Step};
use crate::log::way::Way;
use crate::measure::{gap, within};
use crate::refusal::Refusal;
use crate::run::{Run, counting};
use crate::spot::Spot;
use nml_catalogue::effect::{Die, What, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::ChargeCap;
use nml_catalogue::stretch::Stretch;
use nml_catalogue::{Point, Shape};

/// The cap of a charge's movement (C-10).
const CHARGE_CAP: Length = Length::inches(12);
/// The greatest distance to a charge's target (ACT-15).
const CHARGE_TARGET: Length = Length::inches(12);
/// Bases this near to each other touch: fingers are no more exact.
pub const TOUCH: Length = Length::millimetres(1);

pub(crate) fn charge_form(battle: &Battle, target: ModelId, facts: &ChargeFacts) -> Allowed {
    a_model(battle, target)?;
    ensure(facts.also.len() <= battle.fighters.len(), Refusal::NotAsked)?;
    facts.also.iter().chain(&facts.past).try_for_each(|m| a_model(battle, *m))
}

pub(crate) fn begin_charge(battle: &Battle, model: ModelId) -> Allowed {
    begin_move(battle, model, MoveKind::Charge)?;
    if !battle.field.ruleset.rulings.charge_from_melee.is_allowed()
        && let Some(enemy) = battle.opponents(model).find(|enemy| battle.holds_back(model, *enemy))
    {
        return Err(Refusal::ChargeEngaged(enemy));
    }
    no_plain_shot(battle)
}

impl Battle {
    /// Whether the model charges this target as if it saw it, wherever it stands: it is near enough for what it carries.
    fn senses(&self, model: ModelId, target: ModelId) -> bool {
        let far = |what: &What| if let What::ChargesUnseenWithin(far) = what { Some(*far) } else { None };
        self.lasting(model, far).any(|far| self.near(model, target, far).unwrap_or(false))
    }
}

impl Run {
    /// The charge is declared: sight, who stands in the way, who evades, then the bonus.
    pub fn charge(&mut self, model: ModelId, target: ModelId, facts: &ChargeFacts) {
        self.emit(Event::MoveKind { model, kind: MoveKind::Charge });
        let targets = [target].into_iter().chain(facts.also.iter().copied()).collect();
        self.emit(Event::Charges { model, targets });
        if facts.unseen && !self.battle.senses(model, target) {
            return self.ask(model, Purpose::Blind { target, past: facts.past });
        }
        self.charge_seen(model, target, facts.past);
    }

    pub(super) fn charge_seen(&mut self, model: ModelId, target: ModelId, past: Option<ModelId>) {
        let target = self.turned(model, target, past);
        let free = self.battle.fighter(target).is_some_and(Fighter::standing)
            && self.battle.opponents(target).next().is_none();
        if free && self.battle.has(target, &Keyword::Skirmisher) {
            self.first(Step::Evade { model: target, charger: model });
        } else {
            self.charge_on(model, target);
        }
    }

    /// The enemy that stands in the way becomes the target, if the reading or an evasion says so.
    fn turned(&mut self, model: ModelId, target: ModelId, past: Option<ModelId>) -> ModelId {
        if self.battle.field.ruleset.rulings.charge_interpose.is_ignored() {
            return target;
        }
        let Some(enemy) = past.or_else(|| self.battle.interposer(model, target)) else { return target };
        self.emit(Event::Charges { model, targets: vec![enemy] });
        enemy
    }

    fn charge_on(&mut self, model: ModelId, target: ModelId) {
        if self.charges_far(model, target) {
            return;
        }
        let denied = self.battle.under(target, |w| *w == What::DeniesChargeBonus);
        match self.battle.charge_die(model) {
            (Some(_), _) if denied => {
                let reach = self.battle.charge_reach(model, 0);
                self.first(Step::EndCharge { model, target, reach });
            }
            (None, _) => {
                let reach = self.battle.charge_reach(model, 0);
                self.first(Step::EndCharge { model, target, reach });
            }
            (Some(_), _) => self.first(Step::ChargeBonus { model, target }),
        }
    }

    /// D3 inches for the model that is charged.
    pub(crate) fn evades(&mut self, model: ModelId, charger: ModelId, faces: &[Face], source: Source) {
        let (kept, number) = counting(faces, false);
        let inches = number.div_ceil(2);
        self.rolled(Rolled {
            roll: RollName::Evade,
            model: Some(model),
            faces: faces.to_vec(),
            source,
            kept,
            modifiers: Vec::new(),
            total: inches.into(),
            result: RollResult::Number(inches.into()),
        });
        self.done();
        self.put(model, PutWhy::Evades { charger, reach: Length::inches(inches.into()) });
    }

    /// The model that was charged has moved, or stays: the charge goes on, past nobody.
    pub(crate) fn evaded(&mut self, charger: ModelId, target: ModelId) {
        let target = self.turned(charger, target, None);
        self.charge_on(charger, target);
    }

    pub fn charge_bonus(&mut self, model: ModelId, target: ModelId, faces: &[Face], source: Source) {
        let (kept, number) = counting(faces, self.battle.charge_lowest(model));
        let bonus = self.battle.charge_inches(model, number);
        let reach = self.battle.charge_reach(model, bonus);
        self.rolled(Rolled {
            roll: RollName::ChargeBonus,
            model: Some(model),
            faces: faces.to_vec(),
            source,
            kept,
            modifiers: Vec::new(),
            total: bonus.into(),
            result: RollResult::Number(bonus.into()),
        });
        self.then(Step::EndCharge { model, target, reach });
    }

    pub fn end_charge(
        &mut self,
        (model, target): (ModelId, ModelId),
        to: Option<Point>,
        reached: bool,
        also: &[ModelId],
        way: &Way,
    ) {
        self.done();
        self.set_out(model, Gait::Charge { target, reached, also: also.to_vec() }, to, way);
    }
}

/// What the die of a Charge Bonus must show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChargeNeed {
    /// The Movement that the bonus is added to.
    pub movement: Length,
    /// Base to base; none if a position is not tracked.
    pub distance: Option<Length>,
    /// The least face that brings the charger near enough to fight, straight on over open ground.
    pub least: LeastFace,
    /// Of several dice the lowest counts, not the highest.
    pub lowest: bool,
    /// How many throws are enough.
    pub ways: u16,
    /// Of so many.
    pub of: u16,
}

/// The least face of a Charge Bonus that reaches the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeastFace {
    /// This face; with 1 any face will do.
    Face(u8),
    /// No face of the die is enough.
    OutOfReach,
    /// Nobody measured.
    Unknown,
}

impl Battle {
    /// The die of the model's Charge Bonus and how many faces it takes; no die for HEAVY kit (ACT-17).
    #[must_use]
    pub fn charge_die(&self, model: ModelId) -> (Option<Die>, usize) {
        if self.laden(model) {
            return (None, 0);
        }
        let special = self
            .effects_on(model)
            .filter(|a| a.effect.when == When::ChargeBonus)
            .flat_map(|a| &a.effect.what)
            .find_map(|w| if let What::ChargeBonus(die) = w { Some(*die) } else { None });
        let more: usize = self
            .effects_on(model)
            .filter(|a| a.effect.when == When::ChargeBonus)
            .flat_map(|a| &a.effect.what)
            .map(|w| if let What::ChargeBonusDice(n) = w { usize::from(*n) } else { 0 })
            .sum();
        match special.unwrap_or(Die::D6) {
            Die::BestOf2D6 => (Some(Die::BestOf2D6), 2 + more),
            one @ (Die::D3 | Die::D6) => (Some(one), 1 + more),
        }
    }

    /// Movement and bonus, each halved after standing up, then capped (X-01, X-02, C-10).
    fn charge_reach(&self, model: ModelId, bonus: u8) -> Length {
        let reach = self.allowance(model) + self.halved(model, Length::inches(bonus.into()));
        match self.field.ruleset.rulings.charge_cap {
            ChargeCap::Cap12 => reach.min(CHARGE_CAP),
            ChargeCap::NoCap => reach,
        }
    }

    /// How many inches a face of the Charge Bonus is worth.
    fn charge_inches(&self, model: ModelId, number: u8) -> u8 {
        match self.charge_die(model).0 {
            Some(Die::D3) => number.div_ceil(2),
            Some(Die::D6 | Die::BestOf2D6) | None => number,
        }
    }

    /// The lowest counts if being Down touches every roll (C-26).
    fn charge_lowest(&self, model: ModelId) -> bool {
        self.hampered(model)
    }

    /// What the pending Charge Bonus must show. `None` if something else is asked.
    #[must_use]
    pub fn charge_need(&self, step: &Step) -> Option<ChargeNeed> {
        let Step::ChargeBonus { model, target } = step else { return None };
        self.faces_asked(step).map(|_| self.charge_at(*model, *target))
    }

    /// What the Charge Bonus of a Charge at this target must show; if HEAVY kit or the target leaves no die, Movement
    /// must do (ACT-17).
    #[must_use]
    pub fn charge_at(&self, model: ModelId, target: ModelId) -> ChargeNeed {
        let distance = self.distance(model, target);
        let denied = self.under(target, |w| *w == What::DeniesChargeBonus);
        let dice = if denied { 0 } else { u32::try_from(self.charge_faces(model)).unwrap_or(0) };
        let lowest = self.charge_lowest(model);
        let inches = |face: &Face| if dice == 0 { 0 } else { self.charge_inches(model, face.number()) };
        let least = match distance {
            None => LeastFace::Unknown,
            Some(far) => {
                let reaches = |face: &Face| self.charge_reach(model, inches(face)) + ENGAGED >= far;
                Face::ALL.into_iter().find(reaches).map_or(LeastFace::OutOfReach, |f| LeastFace::Face(f.number()))
            }
        };
        let of = 6_u16.pow(dice);
        let ways = match least {
            LeastFace::Face(1) => of,
            LeastFace::Face(least) if lowest => u16::from(7 - least).pow(dice),
            LeastFace::Face(least) => of - u16::from(least - 1).pow(dice),
            LeastFace::OutOfReach | LeastFace::Unknown => 0,
        };
        ChargeNeed { movement: self.allowance(model), distance, least, lowest, ways, of }
    }

    /// How many faces its Charge Bonus takes now: one more while being Down touches every roll (C-26).
    pub(crate) fn charge_faces(&self, model: ModelId) -> usize {
        let (die, faces) = self.charge_die(model);
        die.map_or(0, |_| faces + usize::from(self.hampered(model)))
    }

    /// Whether a target may be charged at all (ACT-15, ACT-16, ACT-20).
    pub(crate) fn may_charge(&self, model: ModelId, target: ModelId, facts: &ChargeFacts) -> Result<(), Refusal> {
        let rulings = &self.field.ruleset.rulings;
        for enemy in [target].iter().chain(&facts.also) {
            if self.near(model, *enemy, CHARGE_TARGET) == Some(false) {
                return Err(Refusal::ChargeRange { measured: self.distance(model, *enemy).unwrap_or(CHARGE_TARGET) });
            }
        }
        if facts.unseen && !self.senses(model, target) && rulings.charge_range_los.needs_sight() {
            return Err(Refusal::ChargeNoSight(target));
        }
        if !facts.also.is_empty() {
            if !rulings.charge_multi.names_several() {
                return Err(Refusal::OneChargeTarget);
            }
            if let Some(far) = facts.also.iter().find(|e| self.one_spot(model, target, **e) == Some(false)) {
                return Err(Refusal::NoCommonSpot(*far));
            }
        }
        let between = facts.past.or_else(|| self.interposer(model, target));
        match between {
            Some(enemy) if rulings.charge_interpose.bars_the_target() => Err(Refusal::Interposed(enemy)),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether one spot lies within 1″ of both: the charger's base and two inches bridge them.
    fn one_spot(&self, model: ModelId, a: ModelId, b: ModelId) -> Option<bool> {
        let base = self.sheet(model).map_or(Length::ZERO, |s| s.base.length);
        self.near(a, b, base + ENGAGED * 2)
    }

    /// The enemy whose zone the straight way enters before that of the target (ACT-20).
    #[must_use]
    pub(crate) fn interposer(&self, model: ModelId, target: ModelId) -> Option<ModelId> {
        let (from, to) = (self.disc(model)?, self.disc(target)?);
        let whole = Stretch { from: from.at, to: to.at };
        let free = gap(from.at, from.radius, to.at, to.radius) - ENGAGED;
        let way = Stretch { from: from.at, to: whole.at(free.max(Length::ZERO)) };
        self.in_the_way(model, &[target], &[way])
    }

    fn in_the_way(&self, model: ModelId, but: &[ModelId], ways: &[Stretch]) -> Option<ModelId> {
        let from = self.disc(model)?;
        if self.flies(model) {
            return None;
        }
        let mut met: Vec<_> = self
            .other_discs(model)
            .into_iter()
            .filter(|d| self.enemies(model, d.model) && !but.contains(&d.model))
            .filter(|d| ways.iter().any(|w| w.passes(d.at, from.radius + d.radius + ENGAGED)))
            .filter(|d| !self.fighting(model, d.model) && self.rise(model, d.model) <= ENGAGED)
            .filter(|d| self.holds_back(model, d.model))
            .collect();
        met.sort_by_key(|d| gap(from.at, from.radius, d.at, d.radius));
        met.first().map(|d| d.model)
    }

    /// Whether a charge may end there, by that way.
    pub(crate) fn may_end_charge(
        &self,
        (model, target): (ModelId, ModelId),
        reach: Length,
        to: Option<Point>,
        way: &Way,
    ) -> Result<(), Refusal> {
        let trip = self.trip(model, to, way);
        let Some(to) = to else { return self.check_trip(model, &trip, reach) };
        self.may_stop((model, target), reach, to, way, &trip)?;
        match self.charging((model, target), reach, way.clear) {
            Some(charge) => self.check_course(&charge, to, way, &trip),
            None => Ok(()),
        }
    }

    /// Whether a charger gets that far and can stand there, no matter where it was to go.
    pub(super) fn may_stop(
        &self,
        (model, target): (ModelId, ModelId),
        reach: Length,
        to: Point,
        way: &Way,
        trip: &Trip,
    ) -> Result<(), Refusal> {
        self.check_trip(model, trip, reach)?;
        if let Some(enemy) = self.before_target(model, target, &trip.stretches) {
            return Err(Refusal::Interposed(enemy));
        }
        let (Some(mut spot), Some(goal)) = (self.clear_spot(model, target), self.disc(target)) else {
            return Ok(());
        };
        let end = way.height.unwrap_or_else(|| self.surface(to));
        if within(to, spot.radius, goal.at, goal.radius, TOUCH) && self.level(end, target) {
            // Sliding on in contact may come near to others (ACT-21).
            spot.clear_of.clear();
        }
        self.check_at(spot, to, end)
    }

    /// The enemy that a way meets before it comes within 1″ of the target, if that matters (C-11).
    pub(super) fn before_target(&self, model: ModelId, target: ModelId, ways: &[Stretch]) -> Option<ModelId> {
        if self.field.ruleset.rulings.charge_interpose.is_ignored() {
            return None;
        }
        let (from, goal) = (self.disc(model)?, self.disc(target)?);
        let zone = Shape::Circle { centre: goal.at, radius: from.radius + goal.radius + ENGAGED };
        let table = self.field.scenario.table;
        let mut until = Vec::new();
        for way in ways {
            let entered = way.spans(&zone, table).first().map(|s| s.0);
            until.push(Stretch { from: way.from, to: entered.map_or(way.to, |along| way.at(along)) });
            if entered.is_some() {
                break;
            }
        }
        let targets = self.activation.as_ref().map(|a| a.targets.clone()).unwrap_or_default();
        let but: Vec<ModelId> = targets.into_iter().chain([target]).collect();
        self.in_the_way(model, &but, &until)
    }

    /// Where a charge may end: by its target or as near as its dice bring it, and clear of enemies it does not
    /// charge, unless it slides along its target.
    #[must_use]
    pub(crate) fn charge_spot(&self, model: ModelId, target: ModelId, reach: Length) -> Option<Spot> {
        let mut spot = self.clear_spot(model, target)?;
        spot.reach = self.disc(model).map(|d| (d.at, reach));
        spot.comes = self.comes(model, target, reach);
        Some(spot)
    }

    /// Where a charger may stand, wherever its charge leads.
    fn clear_spot(&self, model: ModelId, target: ModelId) -> Option<Spot> {
        let mut spot = self.spot(model)?;
        let targets = self.activation.as_ref().map(|a| a.targets.clone()).unwrap_or_default();
        let with: Vec<ModelId> = self.opponents(model).collect();
        spot.clear_of = spot
            .bases
            .iter()
            .filter(|d| self.enemies(model, d.model) && d.model != target)
            .filter(|d| !targets.contains(&d.model) && !with.contains(&d.model))
            .copied()
            .collect();
        if self.field.ruleset.rulings.charge_from_melee.must_stay() {
            spot.stay_by = spot.bases.iter().filter(|d| with.contains(&d.model)).copied().collect();
        }
        Some(spot)
    }
}
