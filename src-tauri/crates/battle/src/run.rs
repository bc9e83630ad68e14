//! The working copy on which a command is carried out: every event is applied as it is noted.

use nml_dice::Face;

use super::evolve::evolve;
use crate::log::event::{ActivationEnd, Event, Rolled};
use crate::log::state::{Battle, Markers, ModelId};
use crate::log::step::Step;

/// A command being carried out.
pub(super) struct Run {
    pub battle: Battle,
    pub events: Vec<Event>,
    /// What content asks once the command is carried out.
    pub later: Vec<Step>,
    /// The result being suffered leaves its model on its feet.
    pub upright: bool,
}

/// The die that counts among those thrown, the highest or the lowest: its place and its number. If nobody throws it is
/// a six that a model had stored.
pub(super) fn counting(faces: &[Face], lowest: bool) -> (Vec<u8>, u8) {
    let all = || (0_u8..).zip(faces).map(|(place, face)| (place, face.number()));
    let best = all().max_by_key(|(place, number)| (*number, std::cmp::Reverse(*place)));
    let counts = if lowest { all().min_by_key(|(_, number)| *number) } else { best };
    counts.map_or((Vec::new(), SIX), |(place, number)| (vec![place], number))
}

/// The highest face of a die.
const SIX: u8 = 6;

impl Run {
    pub fn new(battle: &Battle) -> Self {
        Self { battle: battle.clone(), events: Vec::new(), later: Vec::new(), upright: false }
    }

    /// Notes an event and applies it.
    pub fn emit(&mut self, event: Event) {
        evolve(&mut self.battle, &event);
        self.events.push(event.clone());
        self.after(&event);
    }

    /// The pending question is answered.
    pub fn done(&mut self) {
        self.emit(Event::Asked { done: 1, next: Vec::new() });
    }

    /// The pending question is answered, and this one comes next.
    pub fn then(&mut self, step: Step) {
        self.emit(Event::Asked { done: 1, next: vec![step] });
    }

    /// Another question comes first; the pending one waits.
    pub fn first(&mut self, step: Step) {
        self.emit(Event::Asked { done: 0, next: vec![step] });
    }

    pub fn rolled(&mut self, rolled: Rolled) {
        self.emit(Event::Rolled(rolled));
    }

    /// Changes a model's markers; at most six of each stay.
    pub fn mark(&mut self, model: ModelId, change: impl FnOnce(&mut Markers)) {
        let Some(before) = self.battle.fighter(model).map(|f| f.markers) else { return };
        let mut markers = before;
        change(&mut markers);
        self.spare_blood(model, before, &mut markers);
        let markers = markers.capped(self.battle.blessings_max());
        if markers != before {
            self.emit(Event::Markers { model, markers });
            self.mirror_blood(model, markers.blood.saturating_sub(before.blood));
        }
    }

    /// Ends the model's Activation, if it is the one that is going on: everything it was asked about is
    /// dropped, down to the question that picks the next model. Injuries and falls already due stay due.
    pub fn end_activation(&mut self, model: ModelId, reason: ActivationEnd) {
        if !self.battle.activated_now(model) {
            return;
        }
        let mate = self.battle.mate(model);
        // Two that are not a Fireteam were joined for this Activation alone.
        let joined = |other: &ModelId| *other != model && mate != Some(*other);
        let both = [&self.battle.activation, &self.battle.partner].into_iter().flatten();
        let goes_on = both.map(|a| a.model).find(joined);
        let acts = self.battle.activation.as_ref().is_some_and(|a| a.model == model);
        if goes_on.is_some() && !acts {
            return self.emit(Event::ActivationEnded { model, reason });
        }
        let act = self.battle.steps.iter().position(|s| matches!(s, Step::Act { .. })).unwrap_or(0);
        let (_, asked) = self.battle.steps.split_at(act);
        let done = u8::try_from(asked.len()).unwrap_or(u8::MAX);
        let goes_on = goes_on.map(|model| Step::Act { model });
        let next = goes_on.iter().chain(asked.iter().filter(|s| s.is_due())).cloned().collect();
        self.emit(Event::Asked { done, next });
        self.emit(Event::ActivationEnded { model, reason });
        // If either's ends, both end (FIRETEAM); who only joined goes on.
        if goes_on.is_none()
            && let Some(other) = self.battle.activation.as_ref().map(|a| a.model)
        {
            self.emit(Event::ActivationEnded { model: other, reason: ActivationEnd::Partner });
        }
    }
}
