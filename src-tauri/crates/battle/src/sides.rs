//! Who still fights, and who has won when the others are out, for any number of sides (E-3 to E-5).

use super::run::Run;
use crate::log::event::Event;
use crate::log::state::{Battle, EndReason, Outcome, Phase, SideId};

impl Battle {
    /// Whether the side still fights: it has not left, and has models on the battlefield or on their way.
    #[must_use]
    pub fn fights_on(&self, side: SideId) -> bool {
        let left = self.sides.get(usize::from(side)).is_none_or(|s| s.fled);
        !left && (self.phase == Phase::Deployment || !self.without_models(side))
    }

    /// Whether the side is in the game: it has not left, though it may have no model on the battlefield.
    #[must_use]
    pub fn is_in(&self, side: SideId) -> bool {
        self.sides.get(usize::from(side)).is_some_and(|s| !s.fled)
    }

    /// All sides that still fight.
    #[must_use]
    pub fn fighting_on(&self) -> Vec<SideId> {
        self.side_ids().filter(|side| self.fights_on(*side)).collect()
    }

    /// The side with the most points, if it is alone with them (E-6, E-7); a team counts as one, by what all of it
    /// scored, those included that have left.
    #[must_use]
    pub fn ahead(&self, among: &[SideId]) -> Option<SideId> {
        let best = among.iter().map(|side| self.scored_together(*side)).max()?;
        let mut first = among.iter().copied().filter(|side| self.scored_together(*side) == best);
        let leads = first.next()?;
        first.all(|side| !self.rivals(side, leads)).then_some(leads)
    }

    /// What the side has scored, with its team.
    #[must_use]
    pub fn scored_together(&self, side: SideId) -> u32 {
        let friends = (0_u8..).zip(&self.sides).filter(|(other, _)| !self.rivals(*other, side));
        friends.map(|(_, s)| u32::from(s.points)).sum()
    }
}

impl Run {
    /// A Warband leaves the battlefield: those that are left play on while there are enemies among them.
    pub(super) fn withdraws(&mut self, side: SideId, reason: EndReason) {
        self.emit(Event::Fled { side });
        self.last_ones(reason);
    }

    /// A side gives up: with two sides the other has won, with more it leaves.
    pub(super) fn gives_up(&mut self, side: SideId) {
        if self.battle.sides.len() > 2 {
            return self.withdraws(side, EndReason::Conceded);
        }
        let winner = self.battle.side_ids().find(|other| self.battle.rivals(*other, side));
        self.emit(Event::Ended(Outcome::new(winner, EndReason::Conceded)));
    }

    /// A side without a model on the battlefield loses at once; gives whether that was the end.
    pub(super) fn wiped_out(&mut self) -> bool {
        self.battle.phase != Phase::Deployment && self.last_ones(EndReason::NoModels)
    }

    /// The end, where no two enemies still fight.
    fn last_ones(&mut self, reason: EndReason) -> bool {
        let left = self.battle.fighting_on();
        if left.iter().any(|a| left.iter().any(|b| self.battle.rivals(*a, *b))) {
            return false;
        }
        let winner = self.battle.ahead(&left);
        self.emit(Event::Ended(Outcome::new(winner, reason)));
        true
    }
}
