//! The lives of kit: where each item was, found by what each event changed on the roster. Several of one item are
//! alike, so the last to come to a place is the first to leave it.

use std::collections::BTreeMap;

use super::Moment;
use nml_warband::{Event, Price, Roster, RosterChange};

/// A piece of kit, and where it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Item id.
    pub item: String,
    /// Where it is.
    pub at: Place,
    /// In order.
    pub moments: Vec<Moment<Passage>>,
}

/// Where a piece of kit can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Not with the Warband: not yet, or no longer.
    Away,
    /// A model carries it.
    Model(u32),
    /// It lies in the Arsenal.
    Arsenal,
    /// A model that left has it still.
    Gone(u32),
}

/// A piece of kit goes from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// Item id.
    pub item: String,
    /// From where.
    pub from: Place,
    /// Where to.
    pub to: Place,
    /// Why.
    pub why: Why,
}

/// Why a piece of kit goes from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It came with the roster.
    Came,
    /// It came with its bearer.
    Brought,
    /// It was bought.
    Bought {
        /// From that other faction's armoury.
        faction: Option<String>,
        /// What it cost; none while mustering.
        paid: Option<Price>,
    },
    /// It was sold.
    Sold {
        /// What it brought.
        received: Option<Price>,
    },
    /// It was laid into the Arsenal.
    Stored,
    /// It was handed out.
    Issued,
    /// It was found.
    Found {
        /// Location id.
        reason: String,
    },
    /// It was lost.
    Lost {
        /// Row of the Trauma Table.
        reason: String,
    },
    /// It was used up.
    Used,
    /// Its bearer left with it.
    Left,
    /// Its bearer left without it.
    Kept,
    /// Its bearer came back with it.
    Back,
    /// Reinforcements were called.
    Reinforcements,
    /// For another reason.
    Other,
}

/// All pieces that a Warband has or had.
#[derive(Debug, Default)]
pub(super) struct Stock {
    pub pieces: Vec<Piece>,
    now: BTreeMap<(String, Place), usize>,
    news: Vec<(u32, bool, Moment<Passage>)>,
}

fn holdings(roster: &Roster) -> BTreeMap<(String, Place), usize> {
    let mut all = BTreeMap::new();
    let mut put = |item: &String, place| *all.entry((item.clone(), place)).or_insert(0) += 1;
    for model in roster.members() {
        model.items.iter().for_each(|item| put(item, Place::Model(model.id)));
        model.foreign_items.iter().for_each(|foreign| put(&foreign.item, Place::Model(model.id)));
    }
    for gone in roster.fallen.iter().map(|fallen| &fallen.model) {
        gone.items.iter().for_each(|item| put(item, Place::Gone(gone.id)));
        gone.foreign_items.iter().for_each(|foreign| put(&foreign.item, Place::Gone(gone.id)));
    }
    roster.arsenal.iter().for_each(|item| put(item, Place::Arsenal));
    all
}

/// What is at one place and not at the other: each place by how many.
fn less(
    one: &BTreeMap<(String, Place), usize>,
    other: &BTreeMap<(String, Place), usize>,
) -> BTreeMap<String, Vec<Place>> {
    let mut all: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    for ((item, place), count) in one {
        let there = other.get(&(item.clone(), *place)).copied().unwrap_or(0);
        let places = std::iter::repeat_n(*place, count.saturating_sub(there));
        all.entry(item.clone()).or_default().extend(places);
    }
    all
}

impl Stock {
    /// What the roster began with.
    pub fn begin(&mut self, roster: &Roster) {
        self.go(roster, &|_| Why::Came, None, None);
    }

    /// What an event moved.
    pub fn moved(&mut self, roster: &Roster, event: &Event, seq: Option<u64>, battle: Option<&str>) {
        self.go(roster, &|to| why(event, to), seq, battle);
    }

    fn go(&mut self, roster: &Roster, why: &dyn Fn(Place) -> Why, seq: Option<u64>, battle: Option<&str>) {
        let after = holdings(roster);
        if after == self.now {
            return;
        }
        let (lost, mut won) = (less(&self.now, &after), less(&after, &self.now));
        let mut passages = Vec::new();
        for (item, places) in lost {
            let mut targets = won.remove(&item).unwrap_or_default().into_iter();
            for from in places {
                passages.push((item.clone(), from, targets.next().unwrap_or(Place::Away)));
            }
            passages.extend(targets.map(|to| (item.clone(), Place::Away, to)));
        }
        for (item, places) in won {
            passages.extend(places.into_iter().map(|to| (item.clone(), Place::Away, to)));
        }
        for (item, from, to) in passages {
            let what = Passage { item: item.clone(), from, to, why: why(to) };
            let moment = Moment { seq, battle: battle.map(str::to_owned), what };
            for place in [from, to] {
                // A model that leaves has that in its own life already; the piece tells what went with it.
                if let (Place::Model(model), false) = (place, matches!(to, Place::Gone(_))) {
                    self.news.push((model, false, moment.clone()));
                }
            }
            let held = |piece: &Piece| piece.item == item && piece.at == from;
            match self.pieces.iter().rposition(held).filter(|_| from != Place::Away) {
                Some(at) => {
                    if let Some(piece) = self.pieces.get_mut(at) {
                        piece.at = to;
                        piece.moments.push(moment);
                    }
                }
                None => self.pieces.push(Piece { item, at: to, moments: vec![moment] }),
            }
        }
        self.now = after;
    }

    /// What was given back in a draft was never had.
    pub fn never(&mut self, roster: &Roster) {
        let after = holdings(roster);
        for (item, places) in less(&self.now, &after) {
            for from in places {
                if let Some(count) = self.now.get_mut(&(item.clone(), from)) {
                    *count -= 1;
                }
                let Some(at) = self.pieces.iter().rposition(|piece| piece.item == item && piece.at == from) else {
                    continue;
                };
                let piece = self.pieces.remove(at);
                if let (Place::Model(model), Some(moment)) = (from, piece.moments.into_iter().next_back()) {
                    self.news.push((model, true, moment));
                }
            }
        }
        self.now.retain(|_, count| *count > 0);
    }

    /// A model taken off a draft never had its kit; a whole roster that is taken over brings its own.
    pub fn forgotten(&mut self, roster: &Roster, event: &Event, seq: Option<u64>, battle: Option<&str>) {
        self.never(roster);
        self.moved(roster, event, seq, battle);
    }

    /// What was written by hand has the pack's id from now on.
    pub fn called(&mut self, id: &str, with: &str) {
        for piece in self.pieces.iter_mut().filter(|piece| piece.item == id) {
            with.clone_into(&mut piece.item);
        }
        let now = std::mem::take(&mut self.now);
        for ((item, place), count) in now {
            let item = if item == id { with.to_owned() } else { item };
            *self.now.entry((item, place)).or_insert(0) += count;
        }
    }

    /// News for models since they were last asked: whom it concerns, whether it never was, and what.
    pub fn news(&mut self) -> Vec<(u32, bool, Moment<Passage>)> {
        std::mem::take(&mut self.news)
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "few events move kit")]
fn why(event: &Event, to: Place) -> Why {
    let left = || if matches!(to, Place::Gone(_) | Place::Away) { Why::Left } else { Why::Kept };
    match event {
        Event::ItemBought { faction, paid, .. } => Why::Bought { faction: faction.clone(), paid: *paid },
        Event::ItemSold { received, .. } => Why::Sold { received: *received },
        Event::ItemStored { .. } => Why::Stored,
        Event::ItemIssued { .. } => Why::Issued,
        Event::ModelAdded { .. } => Why::Brought,
        Event::ModelRemoved { .. } | Event::Dismissed { .. } => left(),
        Event::Adopted { .. } => Why::Came,
        Event::Settled { change, .. } => match change {
            RosterChange::Died { .. }
            | RosterChange::Unfit { .. }
            | RosterChange::Retired { .. }
            | RosterChange::ModelSold { .. }
            | RosterChange::LeftForGood { .. } => left(),
            RosterChange::KitLost { reason, .. } => Why::Lost { reason: reason.clone() },
            RosterChange::CameBack { .. } if to == Place::Away => Why::Left,
            RosterChange::CameBack { .. } => Why::Back,
            RosterChange::Joined { .. } => Why::Brought,
            RosterChange::ItemsFound { reason, .. } => Why::Found { reason: reason.clone() },
            RosterChange::ItemUsed { .. } | RosterChange::UsedUp { .. } => Why::Used,
            RosterChange::ReinforcementsCalled { .. } => Why::Reinforcements,
            _ => Why::Other,
        },
        _ => Why::Other,
    }
}
