//! A pack that rests on another: the rows that it replaces, adds and removes.
//!
//! A release of the publisher changes a few rows. Its pack holds these rows and names the pack it rests on, by id and hash.
//! Laid over that, it is a whole pack like any other; a book keeps the whole one, so that it opens without the one below.
//!
//! ```
//! use nml_catalogue::overlay::{Rows, over};
//! use nml_catalogue::pack::KeywordRow;
//!
//! let row = |name: &str, meaning: &str| KeywordRow {
//!     name: name.into(), meaning: meaning.into(), rows: Vec::new(), effects: Vec::new(),
//! };
//! let mut glossary = vec![row("BLOCK", "old"), row("FEAR", "as it was"), row("GAS", "gone")];
//! let rows = Rows {
//!     rows: vec![row("BLOCK", "new"), row("CLEAVE", "more")],
//!     after: [("CLEAVE".to_owned(), "BLOCK".to_owned())].into(),
//!     without: vec!["GAS".into()],
//! };
//! assert!(over(&mut glossary, rows, |row| &row.name).is_empty());
//! let now: Vec<(&str, &str)> = glossary.iter().map(|row| (row.name.as_str(), row.meaning.as_str())).collect();
//! assert_eq!(now, [("BLOCK", "new"), ("CLEAVE", "more"), ("FEAR", "as it was")]);
//! ```

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::entry::{FactionEntry, Mercenary};
use crate::exploration::{LocationOption, LocationTable};
use crate::faction::{Alignment, Choice, Constraint, Faction, Line, Power, Rule};
use crate::fault::Fault;
use crate::item::Item;
use crate::map::CampaignMap;
use crate::message::Message;
use crate::messages;
pub use crate::pack::RestsOn;
use crate::pack::{KeywordRow, Manifest, Pack};
use crate::patron::Patron;
use crate::scenario::Scenario;
use crate::skill::Skills;
use crate::trauma::Trauma;
use crate::variant::Variant;

/// Rows laid over a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound(deserialize = "T: Deserialize<'de>"))]
#[schemars(rename = "{T}Rows")]
pub struct Rows<T> {
    /// Each replaces the one with its id, or is new.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<T>,
    /// Behind which row a new one stands, by their ids; one that is not named here stands at the end.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub after: BTreeMap<String, String>,
    /// The ids of those that are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
}

impl<T> Default for Rows<T> {
    fn default() -> Self {
        Self { rows: Vec::new(), after: BTreeMap::new(), without: Vec::new() }
    }
}

/// What changes in a faction that the pack below has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FactionRows {
    /// Its id.
    pub id: String,
    /// Another name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Another side of the war.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alignment: Option<Alignment>,
    /// Other ducats at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ducats: Option<u32>,
    /// Other Glory at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glory: Option<u32>,
    /// Other Fireteams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fireteams: Option<u8>,
    /// Other rules of all its Warbands, replacing all earlier ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Vec<Rule>>,
    /// Other compulsory choices, replacing all earlier ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<Choice>>,
    /// Other limits, replacing all earlier ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub constraints: Option<Vec<Constraint>>,
    /// Models.
    #[serde(default)]
    pub entries: Rows<FactionEntry>,
    /// Goetic Powers.
    #[serde(default)]
    pub powers: Rows<Power>,
    /// What can be bought, by the ids of the items.
    #[serde(default)]
    pub armoury: Rows<Line>,
    /// Variants.
    #[serde(default)]
    pub variants: Rows<Variant>,
    /// Other notes, replacing all earlier ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<Vec<String>>,
}

/// What changes in how a campaign goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ProgressionRows {
    /// Patrons.
    #[serde(default)]
    pub patrons: Rows<Patron>,
}

/// What changes in what is found after a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplorationRows {
    /// What can be done at a Location, by its id.
    #[serde(default)]
    pub options: BTreeMap<String, Rows<LocationOption>>,
    /// Tables that are new, after all others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<LocationTable>,
    /// What nobody sells, and who may carry it once it is found.
    #[serde(default)]
    pub finds: Rows<Line>,
}

/// A pack that rests on another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlay {
    /// Its manifest.
    pub manifest: Manifest,
    /// Battlekit.
    pub items: Rows<Item>,
    /// The glossary.
    pub keywords: Rows<KeywordRow>,
    /// Factions that are new.
    pub new_factions: Vec<Faction>,
    /// What changes in the others.
    pub factions: Vec<FactionRows>,
    /// Mercenaries.
    pub mercenaries: Rows<Mercenary>,
    /// Scenarios that are new, or replace those with their ids.
    pub scenarios: Vec<Scenario>,
    /// Another Trauma Table.
    pub trauma: Option<Trauma>,
    /// What changes in how a campaign goes on.
    pub campaign: ProgressionRows,
    /// Other Skills.
    pub skills: Option<Skills>,
    /// What changes in what is found after a battle.
    pub exploration: ExplorationRows,
    /// Maps, which no pack below has: they replace those with their ids.
    pub maps: Vec<CampaignMap>,
}

impl Overlay {
    /// The whole pack that comes from laying it over the one it rests on. It no longer names that one: it stands by
    /// itself.
    ///
    /// # Errors
    /// Ids that lead nowhere, each with the part and the place. What the whole pack lacks,
    /// [`Catalogue::new`](crate::Catalogue::new) says.
    pub fn laid_over(self, base: &Pack) -> Result<Pack, Vec<Fault>> {
        let mut pack = base.clone();
        let mut faults = Vec::new();
        let mut say = |part: &str, at: &str, wrong: Vec<Wrong>| {
            faults.extend(wrong.into_iter().map(|Wrong { path, message }| Fault {
                part: part.to_owned(),
                path: format!("{at}{path}"),
                message,
            }));
        };
        say("items", "", over(&mut pack.items, self.items, |item| &item.id));
        say("keywords", "", over(&mut pack.keywords, self.keywords, |row| &row.name));
        say("mercenaries", "", over(&mut pack.mercenaries, self.mercenaries, |hired| &hired.entry.id));
        say("campaign", "/patrons", over(&mut pack.campaign.patrons, self.campaign.patrons, |patron| &patron.id));
        say("exploration", "/finds", over(&mut pack.exploration.finds, self.exploration.finds, |line| &line.item));
        pack.exploration.tables.extend(self.exploration.tables);
        for (id, rows) in self.exploration.options {
            let mut locations = pack.exploration.tables.iter_mut().flat_map(|table| &mut table.locations);
            match locations.find(|location| location.id == id) {
                Some(location) => {
                    say(
                        "exploration",
                        &format!("/options/{id}"),
                        over(&mut location.options, rows, |option| &option.id),
                    );
                }
                None => say(
                    "exploration",
                    "/options",
                    vec![Wrong { path: format!("/{id}"), message: messages::no_such_row(&id) }],
                ),
            }
        }
        for rows in self.factions {
            let part = format!("factions/{}", rows.id);
            let Some(faction) = pack.factions.iter_mut().find(|faction| faction.id == rows.id) else {
                say(&part, "", vec![Wrong { path: "/id".into(), message: messages::no_such_row(&rows.id) }]);
                continue;
            };
            for (at, wrong) in rows.over(faction) {
                say(&part, at, wrong);
            }
        }
        pack.factions.extend(self.new_factions);
        // As the files of a folder are read.
        pack.factions.sort_by(|one, other| one.id.cmp(&other.id));
        for scenario in self.scenarios {
            match pack.scenarios.iter_mut().find(|known| known.id == scenario.id) {
                Some(known) => *known = scenario,
                None => pack.scenarios.push(scenario),
            }
        }
        pack.scenarios.sort_by_key(|scenario| scenario.number);
        for map in self.maps {
            match pack.maps.iter_mut().find(|known| known.id == map.id) {
                Some(known) => *known = map,
                None => pack.maps.push(map),
            }
        }
        pack.trauma = self.trauma.unwrap_or(pack.trauma);
        pack.skills = self.skills.unwrap_or(pack.skills);
        pack.manifest = Manifest { rests_on: None, ..self.manifest };
        if faults.is_empty() { Ok(pack) } else { Err(faults) }
    }
}

impl FactionRows {
    fn over(self, faction: &mut Faction) -> [(&'static str, Vec<Wrong>); 4] {
        let Self { id: _, name, alignment, ducats, glory, fireteams, rules, choices, constraints, notes, .. } = self;
        put(&mut faction.name, name);
        put(&mut faction.alignment, alignment);
        put(&mut faction.ducats, ducats);
        put(&mut faction.glory, glory);
        put(&mut faction.fireteams, fireteams);
        put(&mut faction.rules, rules);
        put(&mut faction.choices, choices);
        put(&mut faction.constraints, constraints);
        put(&mut faction.notes, notes);
        [
            ("/entries", over(&mut faction.entries, self.entries, |entry| &entry.id)),
            ("/powers", over(&mut faction.powers, self.powers, |power| &power.id)),
            ("/armoury", over(&mut faction.armoury, self.armoury, |line| &line.item)),
            ("/variants", over(&mut faction.variants, self.variants, |variant| &variant.id)),
        ]
    }
}

fn put<T>(place: &mut T, other: Option<T>) {
    if let Some(other) = other {
        *place = other;
    }
}

/// What is wrong with rows that were laid over a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Where, as a JSON pointer from the list.
    pub path: String,
    /// What was found and what was expected.
    pub message: Message,
}

/// Lays rows over a list: one replaces the row with its id, a new one stands behind the row that it names, or at the
/// end. What led nowhere comes back.
pub fn over<T>(list: &mut Vec<T>, rows: Rows<T>, id: impl Fn(&T) -> &String) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    for (at, gone) in rows.without.iter().enumerate() {
        let before = list.len();
        list.retain(|row| id(row) != gone);
        if list.len() == before {
            wrong.push(Wrong { path: format!("/without/{at}"), message: messages::no_such_row(gone) });
        }
    }
    for new in rows.after.keys() {
        if !rows.rows.iter().any(|row| id(row) == new) {
            wrong.push(Wrong { path: format!("/after/{new}"), message: messages::no_such_row(new) });
        }
    }
    let mut seen = BTreeSet::new();
    for (at, row) in rows.rows.into_iter().enumerate() {
        if !seen.insert(id(&row).clone()) {
            wrong.push(Wrong { path: format!("/rows/{at}"), message: messages::id_twice(id(&row)) });
            continue;
        }
        if let Some(known) = list.iter_mut().find(|known| id(known) == id(&row)) {
            *known = row;
            continue;
        }
        let behind = rows.after.get(id(&row));
        let place = behind.map(|other| list.iter().position(|known| id(known) == other).ok_or(other));
        match place {
            None => list.push(row),
            Some(Ok(place)) => list.insert(place + 1, row),
            Some(Err(other)) => {
                wrong.push(Wrong { path: format!("/after/{}", id(&row)), message: messages::no_such_row(other) });
            }
        }
    }
    wrong
}
