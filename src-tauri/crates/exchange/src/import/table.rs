//! What the ids of other programs mean here: our own tables, shipped as data.
//!
//! We look up a row by its id. By its name only if a format carries nothing else, and then only if every row of that
//! name means the same.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::ExplorationSkill;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bounds::PACK_FILE_BYTES;
use crate::{Unusable, json};

/// The name of the format of a table.
pub const TABLE_FORMAT: &str = "nml.interop";

/// A table as a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InteropDocument {
    /// Always `nml.interop`.
    pub format: String,
    /// The version of the format: 1.
    pub version: u32,
    /// Whose ids these are.
    pub of: String,
    /// The edition of that program's data that they were taken from.
    pub edition: String,
    /// One row an id.
    pub rows: Vec<Row>,
}

/// An id of another program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The id.
    pub id: String,
    /// As that program shows it.
    pub name: String,
    /// Other names that it has there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// What it is here.
    pub means: Meaning,
}

/// What a foreign id is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Meaning {
    /// A faction.
    Faction(String),
    /// A variant of a faction.
    Variant {
        /// The faction.
        faction: String,
        /// The variant.
        variant: String,
    },
    /// A model of this entry.
    Entry(String),
    /// A model of this entry with an option.
    EntryWith {
        /// The entry.
        entry: String,
        /// The option.
        option: String,
    },
    /// A Mercenary.
    Mercenary(String),
    /// Battlekit.
    Item(String),
    /// An option, or a Goetic Power.
    Option(String),
    /// An option that depends on the entry that has it.
    OptionOf(BTreeMap<String, String>),
    /// The model is of another entry, by the entry that it would have without this.
    Becomes(BTreeMap<String, String>),
    /// What was chosen in an option.
    Chosen {
        /// The option.
        option: String,
        /// What was chosen.
        value: String,
    },
    /// A skill.
    Skill(String),
    /// A row of the Trauma Table.
    Mark(String),
    /// A Patron.
    Patron(String),
    /// A Location that the Warband found.
    Location {
        /// Its id.
        id: String,
        /// What was done there, by its option's id, or none if the row does not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        option: Option<String>,
    },
    /// An Exploration Skill of the Warband.
    ExplorationSkill(ExplorationSkill),
    /// A compulsory choice.
    Choice {
        /// The choice that is made.
        choice: String,
        /// What was chosen.
        value: String,
    },
    /// Two models with the same word are a Fireteam.
    Fireteam(String),
    /// This many experience points.
    Experience,
    /// This many Glory Points held.
    Glory,
    /// This many Battle Scars.
    Scars,
    /// ELITE by promotion.
    Promotion,
    /// It plays a campaign.
    Campaign,
    /// What lies in it lies in the Arsenal.
    Arsenal,
    /// A heading; what stands below it counts.
    Group,
    /// It is known, and a Warband has no place for it.
    Left(Left),
}

impl Meaning {
    /// The faction that it is, or is a variant of.
    pub(super) fn faction(&self) -> Option<&str> {
        if let Self::Faction(faction) | Self::Variant { faction, .. } = self { Some(faction) } else { None }
    }
}

/// Why something known has no place in a Warband.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Left {
    /// What follows from a Location that was found, or is in no edition here.
    Exploration,
    /// Which weapon is loaded with which ammunition.
    Ammunition,
    /// The opponent of a scar or a memory.
    Record,
}

impl Left {
    /// In words.
    pub(super) const fn why(self) -> &'static str {
        match self {
            Self::Exploration => "it follows from the Locations that were found, or is of another edition",
            Self::Ammunition => "which weapon is loaded is said at the table",
            Self::Record => "against whom it counts is kept with the mark itself",
        }
    }
}

/// Which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Entry ids of New Recruit's catalogues.
    NewRecruit,
    /// Slugs of Trench Companion, and of the Compendium before it.
    TrenchCompanion,
}

/// The shipped tables: their name in `data/interop`, and their bytes.
pub const SHIPPED: [(&str, &[u8]); 2] = [
    ("new-recruit.json", include_bytes!("../../../../../data/interop/new-recruit.json")),
    ("trench-companion.json", include_bytes!("../../../../../data/interop/trench-companion.json")),
];

/// A table, found by id and by name.
#[derive(Clone, Debug)]
pub struct Table {
    rows: BTreeMap<String, Row>,
    named: BTreeMap<String, BTreeSet<String>>,
}

impl Table {
    /// A shipped table.
    ///
    /// # Errors
    /// Cannot happen in a program whose tests passed.
    pub fn shipped(whose: Whose) -> Result<Self, Unusable> {
        let [new_recruit, companion] = SHIPPED;
        let (name, bytes) = match whose {
            Whose::NewRecruit => new_recruit,
            Whose::TrenchCompanion => companion,
        };
        let document: InteropDocument = json::read(name, bytes, PACK_FILE_BYTES)?;
        Ok(Self::of(document))
    }

    fn of(document: InteropDocument) -> Self {
        let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for row in &document.rows {
            for name in std::iter::once(&row.name).chain(&row.also) {
                named.entry(spoken(name)).or_default().insert(row.id.clone());
            }
        }
        Self { rows: document.rows.into_iter().map(|row| (row.id.clone(), row)).collect(), named }
    }

    /// The row with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Row> {
        self.rows.get(id)
    }

    /// All rows, by id.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.values()
    }

    /// The one row of this name among those that are wanted; a name with more than one meaning finds no row, and says
    /// so.
    ///
    /// # Errors
    /// Why there is no such row.
    pub(crate) fn named(&self, name: &str, wanted: impl Fn(&Meaning) -> bool) -> Result<&Row, &'static str> {
        let ids = self.named.get(&spoken(name)).into_iter().flatten();
        let rows: Vec<&Row> = ids.filter_map(|id| self.rows.get(id)).filter(|row| wanted(&row.means)).collect();
        match rows.as_slice() {
            [] => Err("no such name is known"),
            [first, others @ ..] if others.iter().all(|row| row.means == first.means) => Ok(first),
            [_, ..] => Err("the name is ambiguous: it means several things"),
        }
    }
}

/// A name without regard to capitals, the shape of apostrophes, and spaces around it.
fn spoken(name: &str) -> String {
    name.trim().chars().map(|c| if c == '’' { '\'' } else { c }).flat_map(char::to_lowercase).collect()
}
