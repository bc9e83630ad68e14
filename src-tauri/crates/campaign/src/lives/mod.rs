//! The life of every model and every item of a Warband: read from what was done to it, entry by entry, and from the
//! results of its games. This tells data; it contains no sentences.
//!
//! Until its muster is closed a Warband is a draft: kit given back then was never bought, and a model taken off was
//! never there.

mod kit;

use std::collections::BTreeSet;

use super::state::{Campaign, Game, Played};
use kit::Stock;
pub use kit::{Passage, Piece, Place, Why};
use nml_warband::result::{Foe, Outcome};
use nml_warband::{self as warband, Event, FIRST_MERCENARY, Learned, Model, OpeningModel, Price, Roster, RosterChange};

/// An entry of a Warband's stream that is in force.
#[derive(Clone, Debug)]
pub struct Written<'e> {
    /// Its number in the stream.
    pub seq: u64,
    /// What followed, corrections of the past counted.
    pub events: Vec<&'e Event>,
}

/// Everybody and everything that a Warband has or had.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lives {
    /// Models and Mercenaries in the order they joined.
    pub models: Vec<Life>,
    /// Pieces of kit in the order they came.
    pub pieces: Vec<Piece>,
}

/// What a model lived through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Life {
    /// As it is, or was when it left.
    pub model: Model,
    /// It is on the roster.
    pub present: bool,
    /// Why it left, in a word of the Trauma Table or of the builder. None if it is still there, or nobody remembered
    /// why.
    pub reason: Option<String>,
    /// In order.
    pub moments: Vec<Moment<Happening>>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment<W> {
    /// The entry of the Warband's stream that brought it. None for the beginning, or a battle that is not settled yet.
    pub seq: Option<u64>,
    /// The battle it happened in or after, by its stream.
    pub battle: Option<String>,
    /// What.
    pub what: W,
}

/// What happened to a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// It came with the roster.
    Came,
    /// It was recruited.
    Recruited {
        /// What it cost; none while mustering.
        paid: Option<Price>,
    },
    /// It was hired.
    Hired {
        /// What it cost; none while mustering.
        paid: Option<Price>,
    },
    /// It was found, and joined for nothing.
    Found {
        /// Location id.
        reason: String,
    },
    /// What it had behind it was stated.
    Stated(OpeningModel),
    /// It has another name.
    Renamed {
        /// Its own name, or none for its entry's.
        name: Option<String>,
    },
    /// It was in a battle.
    Fought {
        /// How that ended for its side.
        outcome: Outcome,
    },
    /// It was taken Out of Action.
    Fell {
        /// In which Turn; 0 if nobody wrote it down.
        turn: u8,
        /// By whom. None if nobody did it, or nobody wrote it down.
        by: Option<Foe>,
    },
    /// It took an enemy Out of Action.
    Felled {
        /// Whose model, by the side's id.
        warband: String,
        /// Its id there.
        model: u32,
        /// What it was called on the day.
        name: String,
        /// In which Turn; 0 if nobody wrote it down.
        turn: u8,
        /// With what, by item id.
        weapon: Option<String>,
    },
    /// It did a Glorious Deed.
    Deed {
        /// Deed id.
        deed: String,
        /// Glory it brought.
        glory: u8,
    },
    /// It was Out of Action and came through unharmed.
    Survived,
    /// It carries a mark of the Trauma Table from now on.
    Marked {
        /// Row id.
        row: String,
        /// The hand, or the Warband's stream id.
        noted: Option<String>,
    },
    /// It takes a Battle Scar.
    Scarred,
    /// It has all the Battle Scars it can bear, and leaves.
    Unfit,
    /// It sits out the next game.
    Misses,
    /// It sat a game out and is back.
    Returned,
    /// Experience.
    Learning {
        /// Points.
        points: u8,
        /// Where they come from.
        reason: String,
    },
    /// A ransom was paid for it.
    Ransomed {
        /// Stream id of the Warband that got it.
        to: String,
        /// How much.
        ducats: u32,
    },
    /// It is now ELITE.
    Promoted,
    /// It learned a Skill.
    Learned(Learned),
    /// A mark of the Trauma Table is gone.
    Healed {
        /// Row id.
        row: String,
    },
    /// A Battle Scar is gone.
    ScarGone,
    /// A Location did something to it.
    Treated {
        /// Location id.
        location: String,
    },
    /// It took ducats to deploy it.
    Upkeep {
        /// How many ducats.
        ducats: u32,
        /// Row of the Trauma Table.
        reason: String,
    },
    /// It has an option.
    Option {
        /// Option id.
        option: String,
        /// What it cost; none while mustering.
        paid: Option<Price>,
    },
    /// It no longer has an option.
    OptionGone {
        /// Option id.
        option: String,
    },
    /// A piece of kit came to it, or left it.
    Kit(Passage),
    /// It died.
    Died {
        /// Row of the Trauma Table, or `survival-roll`.
        reason: String,
    },
    /// It retired.
    Retired,
    /// A rule of the battle took it out of the Warband.
    LeftForGood {
        /// What the rule is called, or none if nobody wrote it down.
        rule: Option<String>,
    },
    /// It was killed, and came back.
    CameBack {
        /// As a model of this entry, or none for the same as before.
        entry: Option<String>,
        /// Ducats that it took.
        ducats: u32,
    },
    /// It was sold.
    Sold {
        /// Ducats that it brought.
        ducats: u32,
    },
    /// Its owner let it go.
    Dismissed,
}

/// The lives of a Warband, by its entries in force and the campaigns that it fights or fought in.
#[must_use]
pub fn lives<'e>(
    start: &Roster,
    written: impl IntoIterator<Item = Written<'e>>,
    campaigns: &[&Campaign],
    warband: &str,
) -> Lives {
    let mut reader = Reader {
        roster: start.clone(),
        models: Vec::new(),
        stock: Stock::default(),
        campaigns,
        warband,
        told: BTreeSet::new(),
        seq: None,
        battle: None,
    };
    reader.joins(&|| Happening::Came);
    reader.stock.begin(&reader.roster);
    reader.hand_out();
    for entry in written {
        reader.seq = Some(entry.seq);
        for event in entry.events {
            reader.event(event);
        }
    }
    (reader.seq, reader.battle) = (None, None);
    let open: Vec<String> = reader.fought().map(|(game, _)| game.battle.clone()).collect();
    for battle in open {
        reader.tell(&battle);
    }
    reader.finish()
}

struct Reader<'c> {
    roster: Roster,
    models: Vec<Life>,
    stock: Stock,
    campaigns: &'c [&'c Campaign],
    warband: &'c str,
    /// Battles whose facts are already recorded.
    told: BTreeSet<String>,
    seq: Option<u64>,
    battle: Option<String>,
}

/// The models of a roster, and its Mercenaries.
fn present(roster: &Roster) -> Vec<Model> {
    roster.models.iter().cloned().chain(roster.hired_models()).collect()
}

/// Mercenaries who lived through nothing yet are recounted when one is let go.
fn same(known: &Model, model: &Model) -> bool {
    known.id == model.id && (model.id < FIRST_MERCENARY || known.entry == model.entry)
}

impl Reader<'_> {
    fn fought(&self) -> impl Iterator<Item = (&Game, &Played)> {
        let all = self.campaigns.iter().flat_map(|campaign| campaign.played());
        all.filter(|(_, played)| played.result.side(self.warband).is_some())
    }

    fn moment<W>(&self, what: W) -> Moment<W> {
        Moment { seq: self.seq, battle: self.battle.clone(), what }
    }

    /// Puts something into the life of a model, unless it was never there.
    fn put(&mut self, model: u32, what: Happening) {
        let moment = self.moment(what);
        if let Some(life) = self.models.iter_mut().rfind(|life| life.model.id == model) {
            life.moments.push(moment);
        }
    }

    /// Every model that is new on the roster begins a life.
    fn joins(&mut self, how: &dyn Fn() -> Happening) {
        for model in present(&self.roster) {
            match self.models.iter_mut().find(|life| same(&life.model, &model)) {
                Some(life) => life.present = true,
                None => {
                    let moments = vec![self.moment(how())];
                    self.models.push(Life { model, present: true, reason: None, moments });
                }
            }
        }
    }

    /// The models that are no longer on the roster.
    fn leaves(&mut self, draft: bool) {
        let there = present(&self.roster);
        let gone = |life: &Life| life.present && !there.iter().any(|model| same(&life.model, model));
        let fallen = |life: &Life| self.roster.fallen.iter().rfind(|fallen| same(&life.model, &fallen.model)).cloned();
        let mut never = BTreeSet::new();
        for at in 0..self.models.len() {
            let Some(life) = self.models.get(at).filter(|life| gone(life)) else { continue };
            let (left, id) = (fallen(life), life.model.id);
            if left.is_none() && draft {
                never.insert(id);
                continue;
            }
            // A model that fell, retired or was sold has that in its life already.
            let owner = left.as_ref().is_none_or(|left| left.battle.is_none());
            let moment = owner.then(|| self.moment(Happening::Dismissed));
            let Some(life) = self.models.get_mut(at) else { continue };
            life.present = false;
            if let Some(left) = left {
                life.model = left.model;
                life.reason = Some(left.reason);
            }
            life.moments.extend(moment);
        }
        self.models.retain(|life| !(never.contains(&life.model.id) && gone(life)));
    }

    /// The facts of a battle, before what came of it.
    fn tell(&mut self, battle: &str) {
        if !self.told.insert(battle.to_owned()) {
            return;
        }
        let mut facts: Vec<(u32, Happening)> = Vec::new();
        for (_, played) in self.fought().filter(|(game, _)| game.battle == battle) {
            let Some(own) = played.result.side(self.warband) else { continue };
            facts.extend(own.took_part.iter().map(|model| (*model, Happening::Fought { outcome: own.outcome })));
            for side in played.result.enemies(self.warband) {
                for fallen in &side.casualties {
                    let Some(foe) = fallen.by.as_ref().filter(|foe| foe.warband == self.warband) else { continue };
                    let Some(by) = foe.model else { continue };
                    let (warband, name, turn) = (side.warband.clone(), fallen.name.clone(), fallen.turn);
                    let (model, weapon) = (fallen.model, foe.weapon.clone());
                    facts.push((by, Happening::Felled { warband, model, name, turn, weapon }));
                }
            }
            for deed in &own.deeds {
                let Some(model) = deed.model else { continue };
                facts.push((model, Happening::Deed { deed: deed.deed.clone(), glory: deed.glory }));
            }
            for fallen in &own.casualties {
                facts.push((fallen.model, Happening::Fell { turn: fallen.turn, by: fallen.by.clone() }));
            }
        }
        let before = self.battle.replace(battle.to_owned());
        for (model, what) in facts {
            self.put(model, what);
        }
        self.battle = before;
    }

    fn event(&mut self, event: &Event) {
        if let Event::Settled { battle, change } = event {
            self.tell(battle);
            self.battle = Some(battle.clone());
            if let RosterChange::Edited { event } = change {
                self.one(event);
            } else {
                self.one(&Event::Settled { battle: battle.clone(), change: change.clone() });
            }
            self.battle = None;
        } else {
            self.one(event);
        }
    }

    fn one(&mut self, event: &Event) {
        let draft = !self.roster.mustered;
        if let Event::OwnMatched { id, with } = event {
            self.stock.called(id, with);
        }
        self.before(event);
        warband::evolve(&mut self.roster, event);
        self.joins(&|| joined(event));
        if draft && matches!(event, Event::ItemSold { received: None, .. }) {
            self.stock.never(&self.roster);
        } else if draft && matches!(event, Event::ModelRemoved { .. } | Event::Adopted { .. }) {
            self.stock.forgotten(&self.roster, event, self.seq, self.battle.as_deref());
        } else {
            self.stock.moved(&self.roster, event, self.seq, self.battle.as_deref());
        }
        self.hand_out();
        self.leaves(draft);
    }

    /// What became of kit stands in the lives of its bearers too.
    fn hand_out(&mut self) {
        for (model, taken_back, moment) in self.stock.news() {
            let Some(life) = self.models.iter_mut().rfind(|life| life.model.id == model) else { continue };
            if taken_back {
                let same = |one: &Moment<Happening>| matches!(&one.what, Happening::Kit(known) if known.item == moment.what.item && known.to == Place::Model(model));
                if let Some(at) = life.moments.iter().rposition(same) {
                    life.moments.remove(at);
                }
            } else {
                life.moments.push(Moment { seq: moment.seq, battle: moment.battle, what: Happening::Kit(moment.what) });
            }
        }
    }

    /// What an event does to a model, before it is in force.
    fn before(&mut self, event: &Event) {
        match event {
            Event::BalanceOpened { balance } => {
                for stated in &balance.models {
                    self.put(stated.model, Happening::Stated(stated.clone()));
                }
            }
            Event::ModelRenamed { model, name } => {
                if self.roster.mustered {
                    self.put(*model, Happening::Renamed { name: name.clone() });
                }
            }
            Event::OptionAdded { model, option, paid } => {
                self.put(*model, Happening::Option { option: option.clone(), paid: *paid });
            }
            Event::OptionRemoved { model, option } => self.option_gone(*model, option),
            Event::Settled { change, .. } => self.change(change),
            Event::Renamed { .. }
            | Event::PackMoved { .. }
            | Event::VariantSet { .. }
            | Event::ChoiceSet { .. }
            | Event::BudgetSet { .. }
            | Event::CampaignSet { .. }
            | Event::MusterClosed { .. }
            | Event::Granted { .. }
            | Event::ModelAdded { .. }
            | Event::PortraitSet { .. }
            | Event::BannerSet { .. }
            | Event::ModelMoved { .. }
            | Event::ModelRemoved { .. }
            | Event::ItemBought { .. }
            | Event::ItemSold { .. }
            | Event::ItemStored { .. }
            | Event::ItemIssued { .. }
            | Event::Paired { .. }
            | Event::Unpaired { .. }
            | Event::Hired { .. }
            | Event::Dismissed { .. }
            | Event::Waived { .. }
            | Event::WaiverWithdrawn { .. }
            | Event::FactionNamed { .. }
            | Event::ModelWritten { .. }
            | Event::ItemWritten { .. }
            | Event::StruckOut { .. }
            | Event::OwnMatched { .. }
            | Event::NotePutAway { .. }
            | Event::Adopted { .. } => {}
        }
    }

    fn option_gone(&mut self, model: u32, option: &str) {
        if self.roster.mustered {
            return self.put(model, Happening::OptionGone { option: option.to_owned() });
        }
        let Some(life) = self.models.iter_mut().find(|life| life.model.id == model) else { return };
        let had =
            |one: &Moment<Happening>| matches!(&one.what, Happening::Option { option: known, .. } if known == option);
        if let Some(at) = life.moments.iter().rposition(had) {
            life.moments.remove(at);
        }
    }

    fn change(&mut self, change: &RosterChange) {
        let what = match change {
            RosterChange::Survived { .. } => Happening::Survived,
            RosterChange::Died { reason, .. } => Happening::Died { reason: reason.clone() },
            RosterChange::Marked { row, noted, .. } => Happening::Marked { row: row.clone(), noted: noted.clone() },
            RosterChange::Scarred { .. } => Happening::Scarred,
            RosterChange::Unfit { .. } => Happening::Unfit,
            RosterChange::MissesNextGame { .. } => Happening::Misses,
            RosterChange::Returned { .. } => Happening::Returned,
            RosterChange::Experience { points, reason, .. } => {
                Happening::Learning { points: *points, reason: reason.clone() }
            }
            RosterChange::RansomPaid { to, ducats, .. } => Happening::Ransomed { to: to.clone(), ducats: *ducats },
            RosterChange::Promoted { .. } => Happening::Promoted,
            RosterChange::Learned { skill, .. } => Happening::Learned(skill.clone()),
            RosterChange::Healed { row, .. } => Happening::Healed { row: row.clone() },
            RosterChange::ScarRemoved { .. } => Happening::ScarGone,
            RosterChange::Retired { .. } => Happening::Retired,
            RosterChange::CameBack { entry, ducats, .. } => {
                Happening::CameBack { entry: entry.clone(), ducats: *ducats }
            }
            RosterChange::ModelSold { ducats, .. } => Happening::Sold { ducats: *ducats },
            RosterChange::UpkeepPaid { ducats, reason, .. } => {
                Happening::Upkeep { ducats: *ducats, reason: reason.clone() }
            }
            RosterChange::Treated { location, .. } => Happening::Treated { location: location.clone() },
            RosterChange::LeftForGood { rule, .. } => Happening::LeftForGood { rule: rule.clone() },
            // Kit, joining and leaving are read from the roster.
            RosterChange::KitLost { .. }
            | RosterChange::UsedUp { .. }
            | RosterChange::RansomReceived { .. }
            | RosterChange::Fought { .. }
            | RosterChange::PromotionFailed
            | RosterChange::PromotionsFresh
            | RosterChange::Joined { .. }
            | RosterChange::ReinforcementsCalled { .. }
            | RosterChange::ReinforcementsOver
            | RosterChange::DucatsGained { .. }
            | RosterChange::GlorySpent { .. }
            | RosterChange::Found { .. }
            | RosterChange::FindOwed { .. }
            | RosterChange::ItemsFound { .. }
            | RosterChange::LeftBehind { .. }
            | RosterChange::ItemUsed { .. }
            | RosterChange::LimitRaised { .. }
            | RosterChange::ExplorationSkillGained { .. }
            | RosterChange::Edited { .. }
            | RosterChange::GloryGained { .. } => return,
        };
        if let Some(model) = change.model() {
            self.put(model, what);
        }
    }

    fn finish(mut self) -> Lives {
        for model in present(&self.roster) {
            if let Some(life) = self.models.iter_mut().find(|life| same(&life.model, &model)) {
                life.model = model;
                life.reason = None;
            }
        }
        Lives { models: self.models, pieces: self.stock.pieces }
    }
}

/// How the models that are new by this event joined.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events bring a model")]
fn joined(event: &Event) -> Happening {
    match event {
        Event::ModelAdded { paid, .. } => Happening::Recruited { paid: *paid },
        Event::Hired { paid, .. } => Happening::Hired { paid: *paid },
        Event::Settled { change: RosterChange::Joined { reason, .. }, .. } => {
            Happening::Found { reason: reason.clone() }
        }
        _ => Happening::Came,
    }
}
