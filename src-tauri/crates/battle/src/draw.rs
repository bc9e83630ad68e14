//! Draws of cards where dice would be rolled off: who draws, who is first, and who comes after whom.

use crate::log::ask::{Ask, Want};
use crate::log::cards::{Card, Drawn};
use crate::log::command::Source;
use crate::log::event::Event;
use crate::log::scenario::{RollOffFor, ScenarioStep};
use crate::log::state::{Battle, SideId};
use crate::log::step::Step;
use crate::run::Run;

impl Battle {
    /// Whether cards decide who comes first.
    #[must_use]
    pub fn draws_cards(&self) -> bool {
        self.field.scenario.draws_cards()
    }

    /// The sides that draw a card each to answer a question. `None` if it is answered without cards.
    #[must_use]
    pub fn cards_asked(&self, step: &Step) -> Option<Vec<SideId>> {
        (self.draws_cards() && rolls_off(step)).then(|| self.drawers())
    }

    /// Those that are still in the game.
    fn drawers(&self) -> Vec<SideId> {
        self.side_ids().filter(|side| self.is_in(*side)).collect()
    }

    /// All sides in their order: by their cards, if cards decide, those without one last.
    #[must_use]
    pub fn in_order(&self) -> Vec<SideId> {
        let held = self.deck.held.iter().map(|one| one.side);
        let mut order: Vec<SideId> = if self.deck.held.is_empty() { self.deck.order.clone() } else { held.collect() };
        order.retain(|side| usize::from(*side) < self.sides.len());
        let others: Vec<SideId> = self.side_ids().filter(|side| !order.contains(side)).collect();
        order.extend(others);
        order
    }

    /// The next side after this one, in order.
    #[must_use]
    pub fn next_side(&self, side: SideId) -> SideId {
        if self.deck.order.is_empty() {
            return u8::try_from((usize::from(side) + 1) % self.sides.len().max(1)).unwrap_or(0);
        }
        let order = self.in_order();
        let place = order.iter().position(|one| *one == side).map_or(0, |place| place + 1);
        order.get(place).or_else(|| order.first()).copied().unwrap_or(0)
    }

    /// The one of these sides with the higher card has the Initiative among them.
    #[must_use]
    pub(crate) fn leads_among(&self, sides: &[SideId]) -> Option<SideId> {
        self.in_order().into_iter().find(|side| sides.contains(side))
    }
}

/// Whether a question is a roll-off.
fn rolls_off(step: &Step) -> bool {
    matches!(
        step,
        Step::ZoneRollOff
            | Step::DeployRollOff
            | Step::InitiativeRollOff
            | Step::Scenario(ScenarioStep::RollOff { .. })
            | Step::Content(Ask { want: Want::RollOff, .. })
    )
}

impl Run {
    /// Cards are revealed, one for each side that draws; the highest wins.
    pub(crate) fn draw(&mut self, step: &Step, cards: &[Card], source: Source) {
        let Some(sides) = self.battle.cards_asked(step) else { return };
        let drawn: Vec<Drawn> =
            sides.iter().zip(cards).map(|(side, card)| Drawn { side: *side, card: *card }).collect();
        if let Step::Scenario(ScenarioStep::RollOff { what: RollOffFor::Suits }) = step {
            return self.aces_dealt(drawn, source);
        }
        let Some(winner) = drawn.iter().max_by_key(|one| one.card).map(|one| one.side) else { return };
        let stays = matches!(step, Step::InitiativeRollOff);
        self.emit(Event::Drawn { cards: drawn, source, first: winner, stays });
        if stays {
            self.done();
            self.take_initiative(winner, Vec::new());
        } else if let Step::ZoneRollOff = step {
            self.then(Step::ChooseZone { side: winner });
        } else if let Step::DeployRollOff = step {
            let side = self.battle.begins_with(winner);
            self.then(Step::Deploy { side });
        } else if let Step::Scenario(ScenarioStep::RollOff { what }) = step {
            self.won(what, winner);
        } else {
            self.pregame_won(winner);
        }
    }
}
