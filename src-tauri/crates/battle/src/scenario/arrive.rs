//! The start of a Turn: something unforeseen, reinforcements (G-9, SET-08, TRN-06).

use crate::log::event::Event;
use crate::log::scenario::{DieFor, RollOffFor, ScenarioEvent, ScenarioStep};
use crate::log::state::{Battle, ModelId, Presence, SideId};
use crate::run::Run;
use nml_catalogue::scenario::{UnforeseenDoes, UnforeseenRow};

impl Run {
    /// Tasks of the Turn's start, asked once Initiative is known and before the first Activation.
    pub(crate) fn start_of_turn(&mut self) {
        if self.battle.arrivals_gap().is_some() && self.battle.side_ids().any(|s| self.battle.waits(s)) {
            match self.battle.entering().map(|entering| entering.from_turn) {
                // No die is rolled: the player with Initiative begins, and everybody may come on.
                Some(from) if self.battle.turn >= from => {
                    let most = self.battle.entering().and_then(|entering| entering.most).unwrap_or(u8::MAX);
                    self.arrivals(self.battle.initiative.unwrap_or(0), most);
                }
                Some(_) => {}
                None => self.put_question(ScenarioStep::RollOff { what: RollOffFor::Arrivals }),
            }
        }
        let due = self.battle.field.scenario.unforeseen.as_ref().is_some_and(|u| self.battle.turn >= u.from_turn);
        if due && self.battle.scene.unforeseen.is_none() {
            self.put_question(ScenarioStep::Die { what: DieFor::Unforeseen, side: None });
        }
        self.held_come_in();
        self.talk_over_alliances();
    }

    /// This many come on, in turn, beginning with this side.
    pub(super) fn arrivals(&mut self, first: SideId, most: u8) {
        let left = self
            .battle
            .side_ids()
            .map(|side| u8::try_from(self.battle.waiting(side).count()).unwrap_or(u8::MAX).min(most))
            .collect();
        self.note(ScenarioEvent::Arriving { left });
        self.next_arrival(self.battle.side_before(first));
    }

    /// The next side that brings a model on.
    pub(crate) fn next_arrival(&mut self, last: SideId) {
        let comes = |battle: &Battle, side: SideId| {
            battle.scene.arriving.get(usize::from(side)).is_some_and(|n| *n > 0) && battle.waits(side)
        };
        // By the cards, one side brings on all its models before the next.
        let order = if self.battle.draws_cards() { self.battle.in_order() } else { self.battle.around(last) };
        match order.into_iter().find(|side| comes(&self.battle, *side)) {
            Some(side) => self.put_question(ScenarioStep::Arrive { side }),
            None => self.note(ScenarioEvent::Arrived),
        }
    }

    /// Models that have not come on by the end of the last Turn for it are Out of Action.
    pub(super) fn too_late(&mut self) {
        let turn = self.battle.turn;
        if self.battle.entering().and_then(|e| e.until_turn).is_none_or(|until| turn < until) {
            return;
        }
        let models: Vec<ModelId> =
            self.battle.models().filter(|(_, f)| f.presence == Presence::Waiting).map(|(id, _)| id).collect();
        if !models.is_empty() {
            self.note(ScenarioEvent::TooLate { models });
        }
    }

    /// A model came on, or nobody of the side can.
    pub(crate) fn came_on(&mut self, side: SideId, nobody: bool) {
        let mut left = self.battle.scene.arriving.clone();
        if let Some(n) = left.get_mut(usize::from(side)) {
            *n = if nobody { 0 } else { n.saturating_sub(1) };
        }
        self.note(ScenarioEvent::Arriving { left });
        self.next_arrival(side);
    }

    /// What happens when something unforeseen does.
    pub(super) fn unforeseen(&mut self, row: u8) {
        self.note(ScenarioEvent::Unforeseen { row });
        let Some(UnforeseenRow { does: UnforeseenDoes::Things { kind, count }, .. }) =
            self.battle.unforeseen_row(row).cloned()
        else {
            return;
        };
        for n in 1..=count.min(30) {
            self.new_thing(&kind, n.into(), None, true);
        }
        let leads = self.battle.initiative.unwrap_or(0);
        let before = self.battle.side_before(leads);
        let next = self.battle.next_to_lay(Some(before)).into_iter().collect();
        self.emit(Event::Asked { done: 0, next });
    }
}

impl Battle {
    /// The side's models that are not on the table yet.
    pub fn waiting(&self, side: SideId) -> impl Iterator<Item = ModelId> {
        self.models().filter(move |(_, f)| f.side == side && f.presence == Presence::Waiting).map(|(id, _)| id)
    }

    /// Whether the side still has models to bring on.
    #[must_use]
    pub fn waits(&self, side: SideId) -> bool {
        self.waiting(side).next().is_some()
    }

    pub(super) fn unforeseen_row(&self, row: u8) -> Option<&UnforeseenRow> {
        self.field.scenario.unforeseen.as_ref()?.table.get(usize::from(row))
    }

    /// The event that acts in this Turn.
    fn acting_event(&self) -> Option<(&UnforeseenDoes, u8)> {
        let (row, turn) = self.scene.unforeseen?;
        Some((&self.unforeseen_row(row)?.does, self.turn.saturating_sub(turn)))
    }

    /// Whether all ranges are halved in this Turn.
    #[must_use]
    pub fn ranges_halved(&self) -> bool {
        matches!(self.acting_event(), Some((UnforeseenDoes::HalvesRanges(turns), since)) if since < *turns)
    }

    /// DICE that the scenario puts on every melee attack in this Turn, and what brings them.
    #[must_use]
    pub(crate) fn weather_dice(&self) -> Option<(i8, &str)> {
        let (UnforeseenDoes::MeleeDice { dice, turns }, since) = self.acting_event()? else { return None };
        let (row, _) = self.scene.unforeseen?;
        (since < *turns).then_some((*dice, self.unforeseen_row(row)?.name.as_str()))
    }
}
