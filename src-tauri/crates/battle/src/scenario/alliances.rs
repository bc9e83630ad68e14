//! Alliances: whose suit is which, who may draw how many Betrayal Cards, who names whom, and what that is worth
//! (AOW p.15-20).

use crate::allowed::Allowed;
use crate::log::cards::{Card, Deck, Drawn};
use crate::log::command::Source;
use crate::log::scenario::{RollOffFor, ScenarioEvent, ScenarioStep};
use crate::log::state::{Battle, SideId};
use crate::log::step::Step;
use crate::refusal::{Refusal, ScenarioRefusal};
use crate::run::Run;
use nml_catalogue::scenario::JOINT;

impl Battle {
    /// The deck that a draw is made from: the aces of the Betrayal Deck where suits are dealt, else the deck of the battle.
    #[must_use]
    pub fn deck_for(&self, step: &Step) -> Deck {
        if let Step::Scenario(ScenarioStep::RollOff { what: RollOffFor::Suits }) = step {
            return Deck { gone: Card::all().filter(|card| !card.is_ace()).collect(), ..Deck::default() };
        }
        self.deck.clone()
    }

    /// The ace of a side. `None` before the aces are dealt, and in other scenarios.
    #[must_use]
    pub fn ace(&self, side: SideId) -> Option<Card> {
        self.scene.alliances.aces.iter().find(|dealt| dealt.side == side).map(|dealt| dealt.card)
    }

    /// The sides that may hold Betrayal Cards, each with its suit.
    pub(crate) fn hands(&self) -> Vec<(SideId, char)> {
        self.side_ids()
            .filter(|side| self.is_in(*side))
            .filter_map(|side| Some((side, self.ace(side)?.suit())))
            .collect()
    }

    /// How many Betrayal Cards each side draws at the start of a Turn by the victory points now, side by side; none for
    /// those that have left.
    #[must_use]
    pub fn betrayal_cards(&self) -> Vec<u8> {
        let Some(rules) = &self.field.scenario.alliances else { return Vec::new() };
        let points: Vec<Option<u16>> = self.sides.iter().map(|s| (!s.fled).then_some(s.points)).collect();
        let there = || points.iter().flatten();
        let alone = |wanted: Option<&u16>| wanted.filter(|best| there().filter(|p| p == best).count() == 1).copied();
        let (first, last) = (alone(there().max()), alone(there().min()));
        let due = |points: &Option<u16>| match points {
            None => 0,
            Some(_) if *points == first => rules.leads,
            Some(_) if *points == last => rules.last,
            Some(_) => rules.others,
        };
        points.iter().map(due).collect()
    }

    /// Whether each side that is still there names nobody, or another one that is.
    pub(super) fn may_be_named(&self, named: &[Option<SideId>]) -> Allowed {
        let fits = named.len() == self.sides.len()
            && (0_u8..)
                .zip(named)
                .all(|(side, other)| other.is_none_or(|o| o != side && self.is_in(o) && self.is_in(side)));
        if fits { Ok(()) } else { Err(Refusal::Scenario(ScenarioRefusal::Form)) }
    }
}

impl Run {
    /// A Turn begins: alliances are talked over and named.
    pub(super) fn talk_over_alliances(&mut self) {
        if self.battle.field.scenario.alliances.is_some() && self.battle.fighting_on().len() > 1 {
            self.put_question(ScenarioStep::Alliances);
        }
    }

    /// The aces are dealt, one to each side that draws.
    pub(crate) fn aces_dealt(&mut self, aces: Vec<Drawn>, source: Source) {
        self.done();
        self.note(ScenarioEvent::Suits { aces, source });
    }

    /// All names are revealed together; who is forced to names the one that forces.
    pub(super) fn allies_named(&mut self, named: &[Option<SideId>]) {
        self.done();
        let forced = |side| self.battle.scene.alliances.forced.iter().find(|(who, _)| *who == side).map(|(_, by)| *by);
        let pairs = (0_u8..).zip(named).filter_map(|(side, other)| {
            let ally = other.map(|other| forced(side).unwrap_or(other))?;
            (ally != side).then_some((side, ally))
        });
        let pairs: Vec<(SideId, SideId)> = pairs.collect();
        let allied = |side: &SideId| pairs.iter().any(|(one, other)| one == side || other == side);
        let alone = self.battle.side_ids().filter(|side| self.battle.is_in(*side) && !allied(side)).collect();
        self.note(ScenarioEvent::Allied { pairs, alone });
    }

    /// The end of a Turn notes who stands in a joint alliance; who keeps all is noted twice, and the partner not at all.
    pub(super) fn note_joint_alliances(&mut self) {
        for side in self.battle.side_ids() {
            let alliances = self.battle.scene.alliances.clone();
            let Some(partner) = alliances.partner(side) else { continue };
            let keeps = |side| alliances.keeps_all.contains(&side);
            let times = match (keeps(side), keeps(partner)) {
                (true, false) => 2,
                (false, true) => 0,
                (true, true) | (false, false) => 1,
            };
            for _ in 0..times {
                self.note_tally(JOINT, side, None);
            }
        }
    }
}
