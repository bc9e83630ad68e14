//! What can be wrong with Skills and their tables.

use std::collections::BTreeSet;

use super::super::boon::Boon;
use super::super::pack::Pack;
use super::super::skill::{SkillRowTo, ToChoose};
use super::{Finder, Known};
use crate::message::Message;
use crate::messages;

/// The ids that a boon may point at, of any faction.
struct Ids<'a> {
    entries: BTreeSet<&'a str>,
    options: BTreeSet<&'a str>,
}

impl<'a> Ids<'a> {
    fn of(pack: &'a Pack) -> Self {
        let mut ids = Self { entries: BTreeSet::new(), options: BTreeSet::new() };
        for known in pack.factions.iter().map(Known::of) {
            ids.entries.extend(known.entries);
            ids.options.extend(known.options);
        }
        ids.entries.extend(pack.mercenaries.iter().map(|mercenary| mercenary.entry.id.as_str()));
        ids
    }
}

impl Finder<'_> {
    pub(super) fn skills(&mut self, pack: &Pack) {
        let skills = &pack.skills;
        self.unique("/skills", skills.skills.iter().map(|skill| skill.id.as_str()), true);
        let ids = Ids::of(pack);
        for (i, skill) in skills.skills.iter().enumerate() {
            let place = format!("/skills/{i}");
            self.text(&format!("{place}/name"), &skill.name);
            self.text(&format!("{place}/text"), &skill.text);
            self.text(&format!("{place}/source"), &skill.source);
            self.effects(&format!("{place}/effects"), &skill.effects);
            for (k, boon) in skill.boons.iter().enumerate() {
                self.boon(&format!("{place}/boons/{k}"), boon, &ids);
            }
            if let Some(ToChoose::Skill { tables, .. }) = &skill.chosen {
                for (k, id) in tables.iter().enumerate() {
                    if skills.tables.iter().all(|table| table.id != *id) {
                        self.unknown(&format!("{place}/chosen/skill/tables/{k}"), messages::skill_table(), id);
                    }
                }
            }
        }
        self.unique("/tables", skills.tables.iter().map(|table| table.id.as_str()), true);
        for (i, table) in skills.tables.iter().enumerate() {
            let place = format!("/tables/{i}");
            self.text(&format!("{place}/name"), &table.name);
            for roll in 2..=12 {
                let count = table.rows.iter().filter(|row| row.roll == roll).count();
                if count != 1 {
                    self.say(&format!("{place}/rows"), messages::two_d6_rows(roll, count));
                }
            }
            for (k, row) in table.rows.iter().enumerate() {
                if !(2..=12).contains(&row.roll) {
                    self.say(&format!("{place}/rows/{k}/roll"), messages::no_sum_of_two_d6(row.roll));
                }
                if let SkillRowTo::Skill(id) = &row.to
                    && skills.skills.iter().all(|skill| skill.id != *id)
                {
                    self.unknown(&format!("{place}/rows/{k}/to"), messages::skill(), id);
                }
            }
        }
    }

    /// What kit and entries do outside battles.
    pub(super) fn boons(&mut self, pack: &Pack) {
        let ids = Ids::of(pack);
        self.part = "items".into();
        for (i, item) in pack.items.iter().enumerate() {
            for (k, boon) in item.boons.iter().enumerate() {
                self.boon(&format!("/{i}/boons/{k}"), boon, &ids);
            }
        }
        for faction in &pack.factions {
            self.part = format!("factions/{}", faction.id);
            let own = faction.entries.iter().enumerate().map(|(i, entry)| (format!("/entries/{i}"), entry));
            let added = faction.variants.iter().enumerate().flat_map(|(v, variant)| {
                let models = variant.changes.models.iter().enumerate();
                models.map(move |(i, entry)| (format!("/variants/{v}/changes/models/{i}"), entry))
            });
            for (place, entry) in own.chain(added) {
                for (k, boon) in entry.boons.iter().enumerate() {
                    self.boon(&format!("{place}/boons/{k}"), boon, &ids);
                }
            }
        }
    }

    fn boon(&mut self, path: &str, boon: &Boon, ids: &Ids<'_>) {
        let mut known = |what: fn() -> Message, named: &[String], among: &BTreeSet<&str>| {
            for id in named.iter().filter(|id| !among.contains(id.as_str())) {
                self.unknown(path, what(), id);
            }
        };
        match boon {
            Boon::AlwaysRecovers(named) | Boon::Hospital(named) => known(messages::entry, named, &ids.entries),
            Boon::Returns { entry, .. } => {
                let named: Vec<String> = entry.iter().cloned().collect();
                known(messages::entry, &named, &ids.entries);
            }
            Boon::Options(named) => known(messages::option, named, &ids.options),
            Boon::Sells { item, entries, .. } => {
                known(messages::entry, entries, &ids.entries);
                self.item(path, item);
            }
            Boon::Imports { faction, .. } => {
                if !self.factions.contains(faction.as_str()) {
                    self.unknown(path, messages::faction(), faction);
                }
            }
            Boon::OneScarMore
            | Boon::TraumaReroll
            | Boon::SurvivalReroll
            | Boon::NotCountedAsElite
            | Boon::PromotionDice(_)
            | Boon::OthersLearn(_)
            | Boon::GloryOnTheField(_)
            | Boon::DucatsOnTheField { .. }
            | Boon::DucatsPerBlood(_)
            | Boon::DucatsOnce(_)
            | Boon::DucatsAfterGame { .. }
            | Boon::ScarOff { .. }
            | Boon::FullRecovery
            | Boon::SoldFor(_)
            | Boon::DeedsTwice
            | Boon::Promotable
            | Boon::Exploration(_)
            | Boon::Cheaper { .. }
            | Boon::ChosenLimit(_)
            | Boon::MoreModels { .. }
            | Boon::RaisesLimit
            | Boon::Fireteam => {}
        }
    }
}
