//! What a candidate changes in the pack that it rests on.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::entry::{FactionEntry, Mercenary, ModelOption};
use nml_catalogue::faction::{Faction, Line, Power};
use nml_catalogue::overlay::{ExplorationRows, FactionRows, Overlay, ProgressionRows, Rows};
use nml_catalogue::variant::Variant;
use nml_catalogue::{Item, Manifest, Pack};

/// One row of the candidate, or one that it lacks.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// Battlekit, new or other.
    Item(Item),
    /// An entry of a faction, new or other.
    Entry { faction: String, entry: FactionEntry },
    /// An entry that a variant adds, other than it was.
    OfVariant { faction: String, variant: String, entry: FactionEntry },
    /// An option that a variant adds, other than it was.
    OptionOfVariant { faction: String, variant: String, option: ModelOption },
    /// A line of an armoury, new or other.
    Line { faction: String, line: Line },
    /// A Goetic Power, other than it was.
    Power { faction: String, power: Power },
    /// A Mercenary, new or other.
    Mercenary(Mercenary),
    /// A faction that is new.
    Faction(Faction),
    /// An entry that is gone.
    NoEntry { faction: String, entry: String },
    /// A line of an armoury that is gone.
    NoLine { faction: String, item: String },
}

impl Change {
    /// The row that it is about.
    pub(super) fn row(&self) -> String {
        match self {
            Self::Item(item) => format!("items/{}", item.id),
            Self::Entry { faction, entry } | Self::OfVariant { faction, entry, .. } => {
                format!("{faction}/{}", entry.id)
            }
            Self::OptionOfVariant { faction, variant, option } => format!("{faction}/{variant}/{}", option.id),
            Self::Line { faction, line } => format!("{faction}/armoury/{}", line.item),
            Self::Power { faction, power } => format!("{faction}/{}", power.id),
            Self::Mercenary(hired) => format!("mercenaries/{}", hired.entry.id),
            Self::Faction(faction) => faction.id.clone(),
            Self::NoEntry { faction, entry } => format!("{faction}/{entry}"),
            Self::NoLine { faction, item } => format!("{faction}/armoury/{item}"),
        }
    }
}

/// The changes as rows over a pack.
pub(super) fn overlay(changes: &[&Change], base: &Pack, manifest: &Manifest) -> Overlay {
    let mut items = Rows::default();
    let mut mercenaries = Rows::default();
    let mut new_factions = Vec::new();
    let mut factions: BTreeMap<String, FactionRows> = BTreeMap::new();
    let mut variants: BTreeMap<(String, String), Variant> = BTreeMap::new();
    for change in changes {
        match (*change).clone() {
            Change::Item(item) => items.rows.push(item),
            Change::Entry { faction, entry } => rows(&mut factions, &faction).entries.rows.push(entry),
            Change::Line { faction, line } => rows(&mut factions, &faction).armoury.rows.push(line),
            Change::Power { faction, power } => rows(&mut factions, &faction).powers.rows.push(power),
            Change::Mercenary(hired) => mercenaries.rows.push(hired),
            Change::Faction(faction) => new_factions.push(faction),
            Change::NoEntry { faction, entry } => rows(&mut factions, &faction).entries.without.push(entry),
            Change::NoLine { faction, item } => rows(&mut factions, &faction).armoury.without.push(item),
            Change::OfVariant { faction, variant, entry } => {
                if let Some(variant) = changed(&mut variants, base, faction, variant)
                    && let Some(was) = variant.changes.models.iter_mut().find(|was| was.id == entry.id)
                {
                    *was = entry;
                }
            }
            Change::OptionOfVariant { faction, variant, option } => {
                if let Some(variant) = changed(&mut variants, base, faction, variant) {
                    let all = variant.changes.options.iter_mut();
                    all.filter(|was| was.option.id == option.id).for_each(|was| was.option = option.clone());
                }
            }
        }
    }
    for ((faction, _), variant) in variants {
        rows(&mut factions, &faction).variants.rows.push(variant);
    }
    once(&mut items, |item: &Item| item.id.clone());
    once(&mut mercenaries, |hired: &Mercenary| hired.entry.id.clone());
    for rows in factions.values_mut() {
        once(&mut rows.entries, |entry| entry.id.clone());
        once(&mut rows.armoury, |line| line.item.clone());
        once(&mut rows.powers, |power| power.id.clone());
    }
    Overlay {
        manifest: manifest.clone(),
        items,
        keywords: Rows::default(),
        new_factions,
        factions: factions.into_values().collect(),
        mercenaries,
        scenarios: Vec::new(),
        trauma: None,
        campaign: ProgressionRows::default(),
        skills: None,
        exploration: ExplorationRows::default(),
        maps: Vec::new(),
    }
}

/// Of two rows with one id the first stands.
fn once<T>(rows: &mut Rows<T>, id: impl Fn(&T) -> String) {
    let mut seen = BTreeSet::new();
    rows.rows.retain(|row| seen.insert(id(row)));
}

fn rows<'r>(factions: &'r mut BTreeMap<String, FactionRows>, id: &str) -> &'r mut FactionRows {
    let none = || FactionRows { id: id.to_owned(), ..FactionRows::default() };
    factions.entry(id.to_owned()).or_insert_with(none)
}

/// A variant with what was changed in it so far.
fn changed<'v>(
    variants: &'v mut BTreeMap<(String, String), Variant>,
    base: &Pack,
    faction: String,
    variant: String,
) -> Option<&'v mut Variant> {
    let of = base.factions.iter().find(|known| known.id == faction)?;
    let was = of.variants.iter().find(|known| known.id == variant)?;
    Some(variants.entry((faction, variant)).or_insert_with(|| was.clone()))
}
