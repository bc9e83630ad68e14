//! The catalogue: a pack whose references all lead somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::army_list::Line;
use super::entry::{FactionEntry, Mercenary};
use super::exploration::Exploration;
use super::faction::Faction;
use super::fault::{Fault, faults};
use super::item::Item;
use super::map::CampaignMap;
use super::pack::{KeywordRow, Pack};
use super::progression::Progression;
use super::scenario::Scenario;
use super::skill::{Skill, SkillTable};
use super::trauma::Trauma;
use super::variant::{Status, Variant};
use crate::keyword::Keyword;

/// A pack whose every reference was followed, with its lists indexed by id, and beside it what one Warband has by hand.
#[derive(Clone, Debug)]
pub struct Catalogue {
    read: Arc<Read>,
    by_hand: ByHand,
}

/// A pack and where in it everything stands.
#[derive(Debug)]
struct Read {
    pack: Pack,
    items: BTreeMap<String, usize>,
    factions: BTreeMap<String, usize>,
    scenarios: BTreeMap<String, usize>,
    mercenaries: BTreeMap<String, usize>,
    entries: BTreeSet<String>,
    options: BTreeSet<String>,
}

/// What stands beside a pack for one Warband: no check looks at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByHand {
    /// The list of a Warband whose faction no pack has.
    pub faction: Option<Faction>,
    /// Models.
    pub entries: Vec<FactionEntry>,
    /// Kit, and the line it is bought by.
    pub items: Vec<(Item, Line)>,
}

impl ByHand {
    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.faction.is_none() && self.entries.is_empty() && self.items.is_empty()
    }
}

fn index<T>(list: &[T], id: impl Fn(&T) -> &str) -> BTreeMap<String, usize> {
    list.iter().enumerate().map(|(at, thing)| (id(thing).to_owned(), at)).collect()
}

impl Catalogue {
    /// Follows every reference of a pack.
    ///
    /// # Errors
    /// Every fault found, with the part of the pack and the place in it.
    pub fn new(pack: Pack) -> Result<Self, Vec<Fault>> {
        let found = faults(&pack);
        if !found.is_empty() {
            return Err(found);
        }
        let mut entries = BTreeSet::new();
        let mut options = BTreeSet::new();
        for faction in &pack.factions {
            let added = faction.variants.iter().flat_map(|v| &v.changes.models);
            for entry in faction.entries.iter().chain(added) {
                entries.insert(entry.id.clone());
                options.extend(entry.options.iter().map(|o| o.id.clone()));
            }
            let added = faction.variants.iter().flat_map(|v| &v.changes.options);
            options.extend(added.map(|new| new.option.id.clone()));
            options.extend(faction.powers.iter().map(|p| p.id.clone()));
        }
        let read = Read {
            items: index(&pack.items, |i| &i.id),
            factions: index(&pack.factions, |f| &f.id),
            scenarios: index(&pack.scenarios, |s| &s.id),
            mercenaries: index(&pack.mercenaries, |m| &m.entry.id),
            entries,
            options,
            pack,
        };
        Ok(Self { read: Arc::new(read), by_hand: ByHand::default() })
    }

    /// The same pack with this beside it, in place of what stood there.
    #[must_use]
    pub fn with(&self, by_hand: ByHand) -> Self {
        Self { read: Arc::clone(&self.read), by_hand }
    }

    /// What stands beside the pack.
    #[must_use]
    pub const fn by_hand(&self) -> &ByHand {
        &self.by_hand
    }

    /// The pack it was made of.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.read.pack
    }

    /// The item with this id.
    #[must_use]
    pub fn item(&self, id: &str) -> Option<&Item> {
        let by_hand = || self.by_hand.items.iter().map(|(item, _)| item).find(|item| item.id == id);
        self.read.items.get(id).and_then(|at| self.read.pack.items.get(*at)).or_else(by_hand)
    }

    /// All Battlekit of the pack.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.read.pack.items.iter()
    }

    /// The faction with this id.
    #[must_use]
    pub fn faction(&self, id: &str) -> Option<&Faction> {
        let by_hand = || self.by_hand.faction.as_ref().filter(|faction| faction.id == id);
        self.read.factions.get(id).and_then(|at| self.read.pack.factions.get(*at)).or_else(by_hand)
    }

    /// The usable variant with this id in a faction.
    #[must_use]
    pub fn variant(&self, faction: &str, id: &str) -> Option<&Variant> {
        self.faction(faction)?.variants.iter().find(|v| v.id == id && v.status != Status::ThirdParty)
    }

    /// The scenario with this id.
    #[must_use]
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.read.pack.scenarios.get(*self.read.scenarios.get(id)?)
    }

    /// The Mercenary with this id.
    #[must_use]
    pub fn mercenary(&self, id: &str) -> Option<&Mercenary> {
        self.read.pack.mercenaries.get(*self.read.mercenaries.get(id)?)
    }

    /// Whether any faction has an entry of this id, variants included.
    #[must_use]
    pub fn knows_entry(&self, id: &str) -> bool {
        self.read.entries.contains(id) || self.by_hand.entries.iter().any(|entry| entry.id == id)
    }

    /// Whether any entry has an option or a Goetic Power of this id.
    #[must_use]
    pub fn knows_option(&self, id: &str) -> bool {
        self.read.options.contains(id)
    }

    /// Trauma Table and Survival Roll.
    #[must_use]
    pub fn trauma(&self) -> &Trauma {
        &self.read.pack.trauma
    }

    /// What is found after a battle.
    #[must_use]
    pub fn exploration(&self) -> &Exploration {
        &self.read.pack.exploration
    }

    /// The map with this id.
    #[must_use]
    pub fn map(&self, id: &str) -> Option<&CampaignMap> {
        self.pack().maps.iter().find(|map| map.id == id)
    }

    /// How a campaign goes on.
    #[must_use]
    pub fn campaign(&self) -> &Progression {
        &self.read.pack.campaign
    }

    /// The first entry with this id, of any faction.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&FactionEntry> {
        self.pack().factions.iter().flat_map(Faction::all_entries).find(|entry| entry.id == id)
    }

    /// The entries of a faction with those of all its variants.
    pub fn all_entries(faction: &Faction) -> impl Iterator<Item = &FactionEntry> {
        faction.all_entries()
    }

    /// The glossary's row for a keyword.
    #[must_use]
    pub fn meaning(&self, keyword: &Keyword) -> Option<&KeywordRow> {
        let printed = keyword.to_string();
        let rows = &self.read.pack.keywords;
        rows.iter().find(|row| row.name == printed).or_else(|| {
            let head = printed.split(' ').next()?;
            rows.iter().find(|row| row.name == head)
        })
    }
    /// The Skill with this id.
    #[must_use]
    pub fn skill(&self, id: &str) -> Option<&Skill> {
        self.pack().skills.skills.iter().find(|skill| skill.id == id)
    }

    /// The table with this id.
    #[must_use]
    pub fn skill_table(&self, id: &str) -> Option<&SkillTable> {
        self.pack().skills.tables.iter().find(|table| table.id == id)
    }
}
