//! Ducats and Glory as the entries explain them, added up independently.

use std::collections::BTreeMap;

use super::annals::Entry;
use super::*;
use nml_warband as warband;

/// Ducats and Glory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Purse {
    pub ducats: i64,
    pub glory: i64,
}

impl Purse {
    pub fn new(ducats: u32, glory: u32) -> Self {
        Self { ducats: ducats.into(), glory: glory.into() }
    }

    fn pays(&mut self, price: Option<warband::Price>) {
        let price = price.unwrap_or_default();
        self.ducats -= i64::from(price.ducats);
        self.glory -= i64::from(price.glory);
    }

    /// What was done to a roster.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few events move sums")]
    fn done(&mut self, event: &warband::Event) {
        match event {
            warband::Event::MusterClosed { strongbox, glory } => *self = Self::new(*strongbox, *glory),
            warband::Event::ModelAdded { paid: price, .. }
            | warband::Event::OptionAdded { paid: price, .. }
            | warband::Event::ItemBought { paid: price, .. }
            | warband::Event::Hired { paid: price, .. } => self.pays(*price),
            warband::Event::ItemSold { received, .. } => {
                let received = received.unwrap_or_default();
                self.ducats += i64::from(received.ducats);
                self.glory += i64::from(received.glory);
            }
            warband::Event::Settled { change, .. } => self.changes(change),
            _ => {}
        }
        assert!(self.ducats >= 0 && self.glory >= 0, "nothing is paid that is not there: {self:?} after {event:?}");
    }

    /// What an aftermath does to a roster.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few changes move sums")]
    pub fn changes(&mut self, change: &RosterChange) {
        match change {
            RosterChange::DucatsGained { ducats, .. }
            | RosterChange::RansomReceived { ducats, .. }
            | RosterChange::ModelSold { ducats, .. } => self.ducats += i64::from(*ducats),
            RosterChange::RansomPaid { ducats, .. }
            | RosterChange::CameBack { ducats, .. }
            | RosterChange::UpkeepPaid { ducats, .. } => {
                self.ducats -= i64::from(*ducats);
            }
            RosterChange::ReinforcementsCalled { budget } => self.ducats = i64::from(*budget),
            RosterChange::ReinforcementsOver => self.ducats = 0,
            RosterChange::GloryGained { glory, .. } => self.glory += i64::from(*glory),
            RosterChange::GlorySpent { glory, .. } => self.glory -= i64::from(*glory),
            RosterChange::Edited { event } => self.done(event),
            _ => {}
        }
        assert!(self.ducats >= 0 && self.glory >= 0, "nothing is paid that is not there: {self:?} after {change:?}");
    }
}

/// What is told on one page, in the order of the book: what the game brought, ransoms that come in, the fates of the
/// fallen, the steps after them.
#[derive(Clone, Debug, Default)]
struct Told {
    before: Purse,
    opening: Vec<RosterChange>,
    ransoms: Vec<RosterChange>,
    fates: BTreeMap<u32, Vec<RosterChange>>,
    later: Vec<RosterChange>,
}

/// The purses of all Warbands, by their own entries; and those of the pages that are open, by the campaign's.
#[derive(Default)]
pub(super) struct Accounts {
    pub purses: BTreeMap<String, Purse>,
    pages: BTreeMap<(String, String), Told>,
}

impl Accounts {
    /// Reads an entry.
    pub fn enter(&mut self, entry: &Entry) {
        match entry {
            Entry::Warband { warband, events, .. } => {
                let purse = self.purses.entry(warband.clone()).or_default();
                events.iter().for_each(|event| purse.done(event));
            }
            Entry::Campaign { events, .. } => events.iter().for_each(|event| self.happened(event)),
        }
    }

    /// The purse of a page, as if it were closed now.
    pub fn page(&self, battle: &str, warband: &str) -> Purse {
        let told = &self.pages[&(battle.to_owned(), warband.to_owned())];
        let mut purse = told.before;
        let fates = told.fates.values().flatten();
        told.opening
            .iter()
            .chain(&told.ransoms)
            .chain(fates)
            .chain(&told.later)
            .for_each(|change| purse.changes(change));
        purse
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "few events move sums")]
    fn happened(&mut self, event: &Event) {
        match event {
            Event::Recorded { result, rosters, .. } => {
                for (side, facts) in result.members().zip(rosters) {
                    let deeds = side.deeds.iter();
                    let deeds =
                        deeds.map(|deed| RosterChange::GloryGained { glory: deed.glory.into(), reason: "deed".into() });
                    let told = Told {
                        before: self.purses[&side.warband],
                        opening: deeds.chain(facts.gains.iter().cloned()).collect(),
                        ..Told::default()
                    };
                    self.pages.insert((result.battle.clone(), side.warband.clone()), told);
                }
            }
            Event::Rolled { battle, warband, model, next, .. }
            | Event::Answered { battle, warband, model, next, .. } => {
                let Status::Settled { changes } = next else { return };
                for change in changes {
                    let RosterChange::RansomPaid { to, model, ducats } = change else { continue };
                    let received =
                        RosterChange::RansomReceived { from: warband.clone(), model: *model, ducats: *ducats };
                    // An outsider's purse is nobody's here.
                    if let Some(captor) = self.pages.get_mut(&(battle.clone(), to.clone())) {
                        captor.ransoms.push(received);
                    }
                }
                let told = self.pages.get_mut(&(battle.clone(), warband.clone())).unwrap();
                told.fates.insert(*model, changes.clone());
            }
            Event::Worked { battle, warband, changes, .. } => {
                let told = self.pages.get_mut(&(battle.clone(), warband.clone())).unwrap();
                told.later.extend(changes.iter().cloned());
            }
            _ => {}
        }
    }
}
