//! A model on its way: what it meets asks in order, and a failure leaves the model there (rules B4).

use crate::log::event::{ActivationEnd, Event, RollResult};
use crate::log::falls::PutWhy;
use crate::log::harm::{Harm, HarmSource};
use crate::log::journey::{Gait, Journey};
use crate::log::state::{Battle, ENGAGED, Fighter, ModelId};
use crate::log::step::{Purpose, Step, SuccessRoll, Window};
use crate::log::way::{Crossing, Passage, Way};
use crate::run::Run;
use nml_catalogue::Point;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

impl Run {
    /// Sets out: what lies on the way is asked for, then the model arrives.
    pub(crate) fn set_out(&mut self, model: ModelId, gait: Gait, to: Option<Point>, way: &Way) {
        let trip = self.battle.trip(model, to, way);
        let legs: Vec<Crossing> = trip.legs.into_iter().map(|(_, crossing)| crossing).collect();
        let danger = legs.iter().rev().find_map(|leg| match (&leg.what, &leg.terrain) {
            (Passage::Dangerous { keywords, stays: true }, None) => Some(keywords.clone()),
            _ => None,
        });
        let journey = Journey { model, gait, legs, to, height: way.height, danger, braved: false };
        if journey.legs.is_empty() {
            self.arrive(&journey);
        } else {
            self.first(Step::Journey(journey));
        }
    }

    fn arrive(&mut self, journey: &Journey) {
        let model = journey.model;
        self.emit(Event::Moved { model, to: journey.to, height: journey.height, danger: journey.danger.clone() });
        let Gait::Charge { target, reached, also } = &journey.gait else { return self.drags_along(model) };
        let met = reached.then_some(*target).into_iter().chain(also.iter().copied());
        for enemy in met.collect::<Vec<_>>() {
            if self.battle.near(model, enemy, ENGAGED).is_none() {
                self.emit(Event::Engaged { a: model, b: enemy });
            }
        }
        self.charged(model);
    }

    /// Goes on until somebody must answer: called while a journey is the question.
    pub(crate) fn travel(&mut self) {
        let Some(Step::Journey(mut journey)) = self.battle.question().cloned() else { return };
        let model = journey.model;
        if !self.battle.fighter(model).is_some_and(Fighter::standing) {
            self.done();
            self.fell(model);
            return;
        }
        if journey.legs.is_empty() {
            self.done();
            self.arrive(&journey);
            return;
        }
        let leg = journey.legs.remove(0);
        let last = journey.legs.is_empty();
        let place = leg.at.or(if last { journey.to } else { None });
        let (braved, gait) = (journey.braved, journey.gait.clone());
        self.then(Step::Journey(journey));
        match &leg.what {
            Passage::Difficult { .. } => {}
            Passage::Dangerous { keywords, .. } => {
                let rulings = &self.battle.field.ruleset.rulings;
                let every = rulings.dangerous_roll.is_for_every_piece();
                if self.battle.flies(model) && !rulings.flying_dangerous.takes_the_roll() {
                    if rulings.flying_dangerous.hurts_at_once() {
                        self.stands_at(model, place);
                        self.harm(model, danger(keywords));
                    }
                } else if every || !braved {
                    self.ask(model, Purpose::Leg(leg));
                }
            }
            Passage::Mined => {
                let piece = self.battle.piece_at(leg.terrain.as_deref());
                match self.battle.defuser(model) {
                    Some(source) => {
                        self.stands_at(model, place);
                        self.ask_to_defuse(model, &source, piece);
                    }
                    None => {
                        self.clear_mines(piece);
                        self.stands_at(model, place);
                        self.mine_goes_off(model);
                    }
                }
            }
            Passage::Climb { .. } | Passage::Jump { .. } => self.ask(model, Purpose::Leg(leg)),
            Passage::JumpDown { height } => self.jump_down(model, &gait, *height, place),
        }
    }

    pub(super) fn ask(&mut self, model: ModelId, purpose: Purpose) {
        self.first(Step::Success(SuccessRoll { model, purpose, window: Window::default() }));
        self.skip_automatic();
    }

    /// Notes where the model is now, if that is tracked.
    pub(super) fn stands_at(&mut self, model: ModelId, at: Option<Point>) {
        let height = self.battle.fighter(model).and_then(|f| f.height);
        if let Some(at) = at {
            self.emit(Event::Moved { model, to: Some(at), height, danger: None });
        }
    }

    /// What follows from the roll for a leg; the journey waits below it.
    pub(super) fn leg_rolled(&mut self, model: ModelId, leg: &Crossing, result: &RollResult, risky: bool) {
        let Some(Step::Journey(mut journey)) = self.battle.question().cloned() else { return };
        if *result != RollResult::Failure {
            match &leg.what {
                Passage::Dangerous { .. } => journey.braved = true,
                Passage::Jump { rise, .. } if *rise < Length::ZERO => {
                    // Down on the other side: a Jump Down from there (MOV-04).
                    let what = Passage::JumpDown { height: -*rise };
                    journey.legs.insert(0, Crossing { what, at: None, terrain: None });
                }
                Passage::Difficult { .. }
                | Passage::Mined
                | Passage::Climb { .. }
                | Passage::Jump { .. }
                | Passage::JumpDown { .. } => {}
            }
            return self.then(Step::Journey(journey));
        }
        self.done();
        let tracked = self.battle.disc(model).is_some();
        self.stands_at(model, leg.at);
        self.risked(model, risky);
        match &leg.what {
            Passage::Dangerous { keywords, .. } => {
                self.stopped(model, leg, tracked);
                self.harm(model, danger(keywords));
            }
            Passage::Jump { depth, .. } => self.miss_jump(model, *depth, tracked),
            Passage::Difficult { .. } | Passage::Mined | Passage::Climb { .. } | Passage::JumpDown { .. } => {
                self.stopped(model, leg, tracked);
            }
        }
    }

    /// A model whose place was tracked stopped in an unknown place: the table puts it there.
    fn stopped(&mut self, model: ModelId, leg: &Crossing, tracked: bool) {
        if tracked && leg.at.is_none() {
            self.put(model, PutWhy::Stopped);
        }
    }

    /// A failed Risky roll of a model's own ends its Activation, unless something keeps it (ROL-02).
    pub(crate) fn risked(&mut self, model: ModelId, risky: bool) {
        if risky && !self.ask_to_keep(model) {
            self.end_activation(model, ActivationEnd::Risky);
        }
    }

    /// Activated in Dangerous terrain: the test comes before any ACTION (TER-04).
    pub(crate) fn wakes_in_danger(&mut self, model: ModelId) {
        let Some(keywords) = self.battle.danger_under(model) else { return };
        if self.battle.tests_ground(model) {
            self.ask(model, Purpose::Danger { keywords });
        }
    }
}

/// The Injury Roll of Dangerous terrain.
pub(super) fn danger(keywords: &[Keyword]) -> Harm {
    Harm { keywords: keywords.to_vec(), ..Harm::new(HarmSource::Dangerous) }
}

impl Battle {
    /// Whether the model tests the ground where its Activation begins (TER-04).
    pub(crate) fn tests_ground(&self, model: ModelId) -> bool {
        let rulings = &self.field.ruleset.rulings;
        self.danger_under(model).is_some() && (!self.flies(model) || rulings.flying_dangerous.takes_the_roll())
    }

    /// The Dangerous terrain a model stands in, with what stands in brackets: more than half of its base is inside, or
    /// the table said so. `None` if it stands in no such terrain.
    #[must_use]
    pub fn danger_under(&self, model: ModelId) -> Option<Vec<Keyword>> {
        let fighter = self.fighter(model)?;
        if fighter.danger.is_some() {
            return fighter.danger.clone();
        }
        let (at, table) = (fighter.at?, self.field.scenario.table);
        // On top of a piece, or on an upper floor, it stands over the ground.
        let aloft = fighter.height.is_some_and(|h| h > self.surface(at));
        let under: Vec<_> =
            self.field.terrain.iter().filter(|t| !aloft && t.is_dangerous() && t.shape.holds(at, table)).collect();
        if under.is_empty() {
            return None;
        }
        let mut keywords: Vec<Keyword> = under.into_iter().flat_map(nml_catalogue::Terrain::bracket).collect();
        keywords.sort_unstable();
        keywords.dedup();
        Some(keywords)
    }

    /// Whether the model moves through the air (MOV-09, MOV-10): by its card, or by an effect whose
    /// owner chose it.
    #[must_use]
    pub fn flies(&self, model: ModelId) -> bool {
        let by_card = self.sheet(model).is_some_and(|s| s.has(&Keyword::Flying));
        by_card || self.lent_wings(model) && self.fighter(model).is_some_and(|f| f.flies)
    }

    /// An effect offers the model FLYING, which its card lacks.
    #[must_use]
    pub(crate) fn lent_wings(&self, model: ModelId) -> bool {
        !self.sheet(model).is_some_and(|s| s.has(&Keyword::Flying)) && self.has(model, &Keyword::Flying)
    }
}
