//! Rows that a house pack may change, and where each stands.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::Base;
use crate::effect::{Effect, What};
use crate::entry::{FactionEntry, Mercenary};
use crate::faction::{Faction, Line};
use crate::fault::Fault;
use crate::item::Item;
use crate::length::Length;
use crate::messages;
use crate::pack::{KeywordRow, Pack};
use crate::rejection::Rejection;
use crate::variant::Variant;
use crate::{text, thing};

/// The most bytes of a row.
const ROW_BYTES: usize = 32 << 10;
/// The most ducats or Glory that something costs.
const COST_MAX: u32 = 10_000;
/// The highest Limit.
const LIMIT_MAX: u16 = 1_000;
/// The most DICE or INJURY MODIFIER either way.
const DICE_MAX: i8 = 12;
/// The furthest Movement or range.
const FARTHEST: i32 = 120;
/// The narrowest and the widest base, in millimetres.
const BASES: [i32; 2] = [10, 300];

/// The list of a faction, or what a variant adds to it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PackList")]
pub struct ListRef {
    /// The faction's id.
    pub faction: String,
    /// The variant's id, or none for the faction's own list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
}

impl ListRef {
    /// The list of a faction.
    #[must_use]
    pub fn of(faction: &str) -> Self {
        Self { faction: faction.to_owned(), variant: None }
    }

    /// What a variant adds.
    #[must_use]
    pub fn variant(faction: &str, variant: &str) -> Self {
        Self { faction: faction.to_owned(), variant: Some(variant.to_owned()) }
    }

    /// Its faction in a pack, and its variant if it is one. `None` if the pack has no such list.
    #[must_use]
    pub fn find<'p>(&self, pack: &'p Pack) -> Option<(&'p Faction, Option<&'p Variant>)> {
        let faction = pack.factions.iter().find(|faction| faction.id == self.faction)?;
        let Some(id) = &self.variant else { return Some((faction, None)) };
        let variant = faction.variants.iter().find(|variant| variant.id == *id)?;
        Some((faction, Some(variant)))
    }

    /// Its models.
    #[must_use]
    pub fn models<'p>(&self, pack: &'p Pack) -> &'p [FactionEntry] {
        match self.find(pack) {
            Some((_, Some(variant))) => &variant.changes.models,
            Some((faction, None)) => &faction.entries,
            None => &[],
        }
    }

    /// Its armoury.
    #[must_use]
    pub fn lines<'p>(&self, pack: &'p Pack) -> &'p [Line] {
        match self.find(pack) {
            Some((_, Some(variant))) => &variant.changes.items,
            Some((faction, None)) => &faction.armoury,
            None => &[],
        }
    }
}

/// Every list of a pack: each faction, followed by its variants.
pub fn lists(pack: &Pack) -> impl Iterator<Item = ListRef> {
    pack.factions.iter().flat_map(|faction| {
        let variants = faction.variants.iter().map(|variant| ListRef::variant(&faction.id, &variant.id));
        std::iter::once(ListRef::of(&faction.id)).chain(variants)
    })
}

/// Which row of a pack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
#[schemars(rename = "PackRowRef")]
pub enum RowRef {
    /// A model of a list.
    Model {
        /// The list.
        list: ListRef,
        /// Its id.
        id: String,
    },
    /// A Mercenary.
    Mercenary {
        /// Its id.
        id: String,
    },
    /// A piece of Battlekit.
    Item {
        /// Its id.
        id: String,
    },
    /// A line of an armoury.
    Line {
        /// The list.
        list: ListRef,
        /// The id of the item.
        item: String,
    },
    /// A keyword of the glossary.
    Keyword {
        /// As printed.
        name: String,
    },
}

/// A row as it should be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
#[schemars(rename = "PackRow")]
pub enum Row {
    /// A model of a list.
    Model {
        /// The list.
        list: ListRef,
        /// The model.
        entry: Box<FactionEntry>,
    },
    /// A Mercenary.
    Mercenary {
        /// The Mercenary.
        mercenary: Box<Mercenary>,
    },
    /// A piece of Battlekit.
    Item {
        /// The item.
        item: Box<Item>,
    },
    /// A line of an armoury.
    Line {
        /// The list.
        list: ListRef,
        /// The line.
        line: Line,
    },
    /// A keyword of the glossary.
    Keyword {
        /// The row.
        keyword: KeywordRow,
    },
}

impl RowRef {
    /// The row in a pack. `None` if it has none there.
    #[must_use]
    pub fn find(&self, pack: &Pack) -> Option<Row> {
        Some(match self {
            Self::Model { list, id } => {
                let entry = list.models(pack).iter().find(|entry| entry.id == *id)?;
                Row::Model { list: list.clone(), entry: Box::new(entry.clone()) }
            }
            Self::Mercenary { id } => {
                let mercenary = pack.mercenaries.iter().find(|mercenary| mercenary.entry.id == *id)?;
                Row::Mercenary { mercenary: Box::new(mercenary.clone()) }
            }
            Self::Item { id } => Row::Item { item: Box::new(pack.items.iter().find(|item| item.id == *id)?.clone()) },
            Self::Line { list, item } => {
                let line = list.lines(pack).iter().find(|line| line.item == *item)?;
                Row::Line { list: list.clone(), line: line.clone() }
            }
            Self::Keyword { name } => {
                Row::Keyword { keyword: pack.keywords.iter().find(|row| row.name == *name)?.clone() }
            }
        })
    }

    /// The list it belongs to. `None` if it is in no list.
    #[must_use]
    pub const fn list(&self) -> Option<&ListRef> {
        match self {
            Self::Model { list, .. } | Self::Line { list, .. } => Some(list),
            Self::Mercenary { .. } | Self::Item { .. } | Self::Keyword { .. } => None,
        }
    }

    /// What a pack calls it: the name, or the name of the item that a line sells. Its id if the pack does not have it.
    #[must_use]
    pub fn name<'p>(&'p self, pack: &'p Pack) -> &'p str {
        let item = |id: &str| pack.items.iter().find(|item| item.id == id).map(|item| item.name.as_str());
        match self {
            Self::Model { list, id } => {
                let entry = list.models(pack).iter().find(|entry| entry.id == *id);
                entry.map_or(id.as_str(), |entry| entry.name.as_str())
            }
            Self::Mercenary { id } => {
                let mercenary = pack.mercenaries.iter().find(|mercenary| mercenary.entry.id == *id);
                mercenary.map_or(id.as_str(), |mercenary| mercenary.entry.name.as_str())
            }
            Self::Item { id } | Self::Line { item: id, .. } => item(id).unwrap_or(id),
            Self::Keyword { name } => name,
        }
    }

    /// The row that a fault of the pack is about. `None` if it stands where no row can be changed.
    #[must_use]
    pub fn of_fault(pack: &Pack, fault: &Fault) -> Option<Self> {
        let steps: Vec<&str> = fault.path.split('/').skip(1).collect();
        let at = |step: &str| step.parse::<usize>().ok();
        match (fault.part.as_str(), steps.as_slice()) {
            ("items", [i, ..]) => pack.items.get(at(i)?).map(|item| Self::Item { id: item.id.clone() }),
            ("keywords", [i, ..]) => pack.keywords.get(at(i)?).map(|row| Self::Keyword { name: row.name.clone() }),
            ("mercenaries", [i, ..]) => {
                pack.mercenaries.get(at(i)?).map(|mercenary| Self::Mercenary { id: mercenary.entry.id.clone() })
            }
            (part, steps) => {
                let list = ListRef::of(part.strip_prefix("factions/")?);
                let (faction, _) = list.find(pack)?;
                let model = |list: ListRef, i: &str| {
                    let id = list.models(pack).get(at(i)?)?.id.clone();
                    Some(Self::Model { list, id })
                };
                let line = |list: ListRef, i: &str| {
                    let item = list.lines(pack).get(at(i)?)?.item.clone();
                    Some(Self::Line { list, item })
                };
                let variant = |v: &str| Some(ListRef::variant(&list.faction, &faction.variants.get(at(v)?)?.id));
                match steps {
                    ["entries", i, ..] => model(list.clone(), i),
                    ["armoury", i, ..] => line(list.clone(), i),
                    ["variants", v, "changes", "models", i, ..] => model(variant(v)?, i),
                    ["variants", v, "changes", "items", i, ..] => line(variant(v)?, i),
                    _ => None,
                }
            }
        }
    }
}

impl Row {
    /// Which row it is.
    #[must_use]
    pub fn at(&self) -> RowRef {
        match self {
            Self::Model { list, entry } => RowRef::Model { list: list.clone(), id: entry.id.clone() },
            Self::Mercenary { mercenary } => RowRef::Mercenary { id: mercenary.entry.id.clone() },
            Self::Item { item } => RowRef::Item { id: item.id.clone() },
            Self::Line { list, line } => RowRef::Line { list: list.clone(), item: line.item.clone() },
            Self::Keyword { keyword } => RowRef::Keyword { name: keyword.name.clone() },
        }
    }

    /// Whether it can be kept at all: names, numbers and size within bounds. What it refers to is the pack's check to
    /// judge.
    ///
    /// # Errors
    /// The first thing that cannot.
    pub fn well_formed(&self) -> Result<(), Rejection> {
        match self {
            Self::Model { entry, .. } => model(entry)?,
            Self::Mercenary { mercenary } => model(&mercenary.entry)?,
            Self::Item { item } => self::item(item)?,
            Self::Line { line, .. } => {
                text::id(thing::the_item(), &line.item)?;
                cost(line.cost)?;
                limit(line.limit)?;
            }
            Self::Keyword { keyword } => {
                text::name(thing::the_keyword(), &keyword.name)?;
                text::note(thing::the_text(), &keyword.meaning)?;
                effects(&keyword.effects)?;
            }
        }
        let bytes = serde_json::to_vec(self).map_or(usize::MAX, |bytes| bytes.len());
        if bytes > ROW_BYTES {
            return Err(Rejection::form(messages::row_too_large(ROW_BYTES)));
        }
        Ok(())
    }
}

fn model(entry: &FactionEntry) -> Result<(), Rejection> {
    text::id(thing::the_model(), &entry.id)?;
    text::name(thing::the_models_name(), &entry.name)?;
    cost(entry.ducats)?;
    cost(entry.glory)?;
    limit(Some(entry.min))?;
    limit(entry.max)?;
    length(entry.movement)?;
    bases(entry.base)?;
    [entry.ranged.unwrap_or(0), entry.melee.unwrap_or(0), entry.armour].into_iter().try_for_each(dice)?;
    for ability in &entry.abilities {
        text::name(thing::the_rule(), &ability.name)?;
        effects(&ability.effects)?;
    }
    Ok(())
}

fn item(item: &Item) -> Result<(), Rejection> {
    text::id(thing::the_item(), &item.id)?;
    text::name(thing::the_item(), &item.name)?;
    if item.hands > 2 {
        return Err(Rejection::form(messages::number_out_of_range(0, 2)));
    }
    item.range.map_or(Ok(()), length)?;
    [item.dice, item.injury_dice, item.injury_modifier, item.protection].into_iter().try_for_each(dice)?;
    effects(&item.effects)
}

fn effects(effects: &[Effect]) -> Result<(), Rejection> {
    for what in effects.iter().flat_map(|effect| &effect.what) {
        if let What::Reminder { text, .. } = what {
            text::note(thing::a_reminder(), text)?;
        }
    }
    Ok(())
}

fn cost(cost: u32) -> Result<(), Rejection> {
    if cost > COST_MAX { Err(Rejection::form(messages::number_out_of_range(0, COST_MAX))) } else { Ok(()) }
}

fn limit(limit: Option<u16>) -> Result<(), Rejection> {
    let over = limit.is_some_and(|limit| limit > LIMIT_MAX);
    if over { Err(Rejection::form(messages::number_out_of_range(0, LIMIT_MAX))) } else { Ok(()) }
}

fn length(length: Length) -> Result<(), Rejection> {
    let over = length < Length::ZERO || length > Length::inches(FARTHEST);
    if over { Err(Rejection::form(messages::number_out_of_range(0, FARTHEST))) } else { Ok(()) }
}

fn bases(base: Base) -> Result<(), Rejection> {
    let [least, most] = BASES;
    let over = |side| side < Length::millimetres(least) || side > Length::millimetres(most);
    if over(base.length) || over(base.width) {
        return Err(Rejection::form(messages::number_out_of_range(least, most)));
    }
    Ok(())
}

fn dice(dice: i8) -> Result<(), Rejection> {
    let over = !(-DICE_MAX..=DICE_MAX).contains(&dice);
    if over { Err(Rejection::form(messages::number_out_of_range(-DICE_MAX, DICE_MAX))) } else { Ok(()) }
}
