//! Roll-offs, and who has Initiative in a Turn (TRN-02).

use super::run::Run;
use crate::log::command::Source;
use crate::log::event::{Event, RollName, RollResult, Rolled};
use crate::log::state::{Battle, Fighter, Presence, SideId};
use crate::log::step::Step;
use nml_catalogue::ruling::{InitiativeChoice, InitiativeCount};
use nml_dice::Face;

impl Battle {
    /// Models counted for Initiative, side by side (TRN-02, C-01).
    #[must_use]
    pub fn initiative_counts(&self) -> Vec<u16> {
        let counts = |f: &Fighter| match self.field.ruleset.rulings.initiative_count {
            InitiativeCount::StandingOnTable => f.standing(),
            InitiativeCount::AllInWarband => f.presence != Presence::Gone,
            InitiativeCount::OnTableInclDown => f.on_table(),
        };
        self.side_ids()
            .map(|side| {
                u16::try_from(self.fighters.iter().filter(|f| f.side == side && counts(f)).count()).unwrap_or(u16::MAX)
            })
            .collect()
    }

    /// The sides that lead by fewest models, of those that still fight; all of them would roll off.
    pub(crate) fn initiative_leads(&self, counted: &[u16]) -> Vec<SideId> {
        let on = self.fighting_on();
        let of = || (0_u8..).zip(counted).filter(|(side, _)| on.contains(side));
        let fewest = of().map(|(_, n)| *n).min();
        of().filter(|(_, n)| Some(**n) == fewest).map(|(side, _)| side).collect()
    }
}

impl Run {
    pub fn roll_off(&mut self, faces: &[Face], source: Source) -> Option<SideId> {
        let sides: Vec<SideId> = self.battle.side_ids().collect();
        self.roll_off_among(&sides, faces, source)
    }

    /// A roll-off in which only some dice count: every side has one all the same.
    pub(crate) fn roll_off_among(&mut self, among: &[SideId], faces: &[Face], source: Source) -> Option<SideId> {
        let counts = || (0_u8..).zip(faces).filter(|(side, _)| among.contains(side));
        let best = counts().map(|(_, face)| *face).max();
        let mut winners = counts().filter(|(_, f)| Some(**f) == best).map(|(side, _)| side);
        let winner = winners.next().filter(|_| winners.next().is_none());
        self.rolled(Rolled {
            roll: RollName::RollOff,
            model: None,
            faces: faces.to_vec(),
            source,
            kept: (0_u8..).zip(faces).map(|(i, _)| i).collect(),
            modifiers: Vec::new(),
            total: best.map_or(0, |f| i16::from(f.number())),
            result: RollResult::Won(winner),
        });
        winner
    }

    pub(crate) fn initiative(&mut self) {
        if self.battle.draws_cards() {
            return self.first(Step::InitiativeRollOff);
        }
        let counted = self.battle.initiative_counts();
        let leads = self.battle.initiative_leads(&counted);
        let mut leads = leads.into_iter();
        match (leads.next(), leads.next()) {
            (Some(side), None) => self.take_initiative(side, counted),
            _ => self.first(Step::InitiativeRollOff),
        }
    }

    pub(crate) fn take_initiative(&mut self, side: SideId, counted: Vec<u16>) {
        self.emit(Event::Initiative { side, counted });
        if self.battle.draws_cards() {
            // The cards say who Activates after whom, the highest first.
            let first = self.battle.in_order().into_iter().find(|s| self.battle.ready(*s));
            self.first(Step::Activate { side: first.unwrap_or(side), must: None });
        } else {
            match self.battle.field.ruleset.rulings.initiative_choice {
                InitiativeChoice::ChooseFirstPlayer => self.first(Step::ChooseFirst { side }),
                InitiativeChoice::InitAlwaysFirst => self.first(Step::Activate { side, must: None }),
            }
        }
        self.start_of_turn();
    }
}
