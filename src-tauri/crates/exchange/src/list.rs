//! The list document: a Warband as other people and tools write it, with the ids of the pack.
//!
//! It carries no `format`. Unknown fields are ignored with a note; unknown models, options and items
//! are for [`check`](nml_warband::check) to judge. An unknown faction or variant makes the
//! document unusable, as does a Fireteam that names no model or one model twice.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::text::NAME_CHARACTERS;
use nml_catalogue::{Catalogue, Status};
use nml_warband::{FIRST_MERCENARY, ForeignItem, Model, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Unusable;
use crate::bounds::{LIST_BYTES, LIST_ID_BYTES, LIST_LINES, LIST_MODELS, LIST_SUM};
use crate::code;
use crate::file;
use crate::json::{self, cut};

/// A Warband as a list document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(expecting = "a list document: an object with “faction” and “models”")]
pub struct ListDocument {
    /// Faction id.
    pub faction: String,
    /// Variant id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// Compulsory choices.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub choices: BTreeMap<String, String>,
    /// Ducats that may be spent, or none for the variant's, else the faction's starting sum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget_ducats: Option<u32>,
    /// Glory that may be spent, or none for the starting sum as above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget_glory: Option<u32>,
    /// Campaign-only models and Glory Items are admitted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub campaign: bool,
    /// Pairs of models, by their place from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fireteams: Vec<[usize; 2]>,
    /// Mercenaries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mercenaries: Vec<ListMercenary>,
    /// The models.
    pub models: Vec<ListModel>,
}

/// A Mercenary of a list document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a Mercenary: its id, or an object with “mercenary”")]
pub enum ListMercenary {
    /// As it comes, by its id.
    Plain(String),
    /// With what it chose and bought.
    Armed(ArmedMercenary),
}

/// A Mercenary that chose or bought something.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmedMercenary {
    /// Mercenary id.
    pub mercenary: String,
    /// Option ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Bought items.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
}

impl ListMercenary {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Plain(id) => id,
            Self::Armed(armed) => &armed.mercenary,
        }
    }

    fn of(model: &Model) -> Self {
        let Model { entry, options, items, .. } = model.clone();
        if options.is_empty() && items.is_empty() {
            return Self::Plain(entry);
        }
        Self::Armed(ArmedMercenary { mercenary: entry, options, items })
    }
}

/// A model of a list document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(expecting = "a model: an object with “model”")]
pub struct ListModel {
    /// Entry id.
    pub model: String,
    /// The player's name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Option ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Bought items.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
    /// Items from another faction's armoury.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub foreign_items: Vec<ListForeignItem>,
}

/// An item from another faction's armoury.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(expecting = "an object with “item” and “faction”")]
pub struct ListForeignItem {
    /// Item id.
    pub item: String,
    /// Faction id.
    pub faction: String,
}

/// What a list document is called in messages.
const WHAT: &str = "list";
/// How many notes are kept; further ones are counted.
const NOTES: usize = 20;

/// Reads a list document: the roster, and a note for everything that was ignored.
///
/// # Errors
/// `TOO_LARGE`, `TOO_DEEP`, `NOT_JSON`, `WRONG_CONTENT`, `TOO_MANY`, `TOO_LONG`, `UNKNOWN_FACTION`,
/// `UNKNOWN_VARIANT`, `FIRETEAM_OUT_OF_RANGE`, `FIRETEAM_REPEATED`.
pub fn read(bytes: &[u8], catalogue: &Catalogue) -> Result<(Roster, Vec<String>), Unusable> {
    shaped(bytes)?;
    let mut ignored = Vec::new();
    let document: ListDocument = json::read_noting(WHAT, bytes, LIST_BYTES, &mut ignored)?;
    let roster = to_roster(&document, catalogue)?;
    let more = ignored.len().saturating_sub(NOTES);
    let mut notes: Vec<String> =
        ignored.iter().take(NOTES).map(|place| format!("ignored the unknown field {place}")).collect();
    if more > 0 {
        notes.push(format!("ignored {more} more unknown fields"));
    }
    Ok((roster, notes))
}

/// Objects where objects belong: the parser would also take their fields in sequence.
fn shaped(bytes: &[u8]) -> Result<(), Unusable> {
    let value = json::read_value(WHAT, bytes, LIST_BYTES)?;
    let wrong = |place: String, expected: &str| {
        Err(Unusable::at(code::WRONG_CONTENT, WHAT, place, format!("This must be {expected}.")))
    };
    if !value.is_object() {
        return wrong(String::new(), "a list document: an object with “faction” and “models”");
    }
    for (i, model) in value.get("models").and_then(Value::as_array).into_iter().flatten().enumerate() {
        if !model.is_object() {
            return wrong(format!("/models/{i}"), "a model: an object with “model”");
        }
        let foreign = model.get("foreign_items").and_then(Value::as_array);
        if let Some(k) = foreign.into_iter().flatten().position(|f| !f.is_object()) {
            return wrong(format!("/models/{i}/foreign_items/{k}"), "an object with “item” and “faction”");
        }
    }
    Ok(())
}

/// Reads a list document from a file; errors name the file.
///
/// # Errors
/// As [`read`], and as [`file::read`].
pub fn read_file(path: &std::path::Path, catalogue: &Catalogue) -> Result<(Roster, Vec<String>), Unusable> {
    let bytes = file::read(path, LIST_BYTES)?;
    read(&bytes, catalogue).map_err(|error| Unusable { what: path.display().to_string(), ..error })
}

/// A roster of a list document.
///
/// # Errors
/// As [`read`], for what is not a matter of spelling.
pub(crate) fn to_roster(document: &ListDocument, catalogue: &Catalogue) -> Result<Roster, Unusable> {
    bounded(document)?;
    let faction = catalogue.faction(&document.faction).ok_or_else(|| {
        let known: Vec<&str> = catalogue.pack().factions.iter().map(|f| f.id.as_str()).collect();
        let message = format!("There is no faction “{}”, only {}.", cut(&document.faction), known.join(", "));
        Unusable::at(code::UNKNOWN_FACTION, WHAT, "/faction", message)
    })?;
    if let Some(variant) = &document.variant
        && catalogue.variant(&faction.id, variant).is_none()
    {
        let usable = faction.variants.iter().filter(|v| v.status != Status::ThirdParty);
        let known: Vec<&str> = usable.map(|v| v.id.as_str()).collect();
        let message = if faction.variants.iter().any(|v| v.id == *variant) {
            format!("The variant “{variant}” is only known by name; its data is not in this pack.")
        } else {
            format!("There is no variant “{}” of {}, only {}.", cut(variant), faction.id, known.join(", "))
        };
        return Err(Unusable::at(code::UNKNOWN_VARIANT, WHAT, "/variant", message));
    }
    let ids = |index: &usize| u32::try_from(*index).unwrap_or(u32::MAX).saturating_add(1);
    Ok(Roster {
        name: faction.name.clone(),
        faction: faction.id.clone(),
        variant: document.variant.clone(),
        choices: document.choices.clone(),
        budget_ducats: document.budget_ducats,
        budget_glory: document.budget_glory,
        campaign: document.campaign,
        models: document.models.iter().enumerate().map(|(i, model)| to_model(ids(&i), model)).collect(),
        fireteams: document.fireteams.iter().map(|[a, b]| [ids(a), ids(b)]).collect(),
        mercenaries: document.mercenaries.iter().map(|mercenary| mercenary.id().to_owned()).collect(),
        hired: hired(&document.mercenaries),
        next_model: ids(&document.models.len()),
        ..Roster::default()
    })
}

/// The Mercenaries as models, if one of them chose or bought something.
fn hired(mercenaries: &[ListMercenary]) -> Vec<Model> {
    if mercenaries.iter().all(|mercenary| matches!(mercenary, ListMercenary::Plain(_))) {
        return Vec::new();
    }
    let model = |(id, mercenary): (u32, &ListMercenary)| {
        let plain = Model { id, entry: mercenary.id().to_owned(), ..Model::default() };
        match mercenary {
            ListMercenary::Plain(_) => plain,
            ListMercenary::Armed(armed) => {
                Model { options: armed.options.clone(), items: armed.items.clone(), ..plain }
            }
        }
    };
    (FIRST_MERCENARY..).zip(mercenaries).map(model).collect()
}

fn to_model(id: u32, model: &ListModel) -> Model {
    Model {
        id,
        name: model.name.clone().filter(|name| !name.trim().is_empty()),
        entry: model.model.clone(),
        options: model.options.clone(),
        items: model.items.clone(),
        foreign_items: model
            .foreign_items
            .iter()
            .map(|f| ForeignItem { item: f.item.clone(), faction: f.faction.clone() })
            .collect(),
        ..Model::default()
    }
}

/// The list document of a roster; what only a campaign knows is left out.
#[must_use]
pub fn from_roster(roster: &Roster) -> ListDocument {
    let place = |id: &u32| roster.models.iter().position(|m| m.id == *id);
    ListDocument {
        faction: roster.faction.clone(),
        variant: roster.variant.clone(),
        choices: roster.choices.clone(),
        budget_ducats: roster.budget_ducats,
        budget_glory: roster.budget_glory,
        campaign: roster.campaign,
        fireteams: roster.fireteams.iter().filter_map(|[a, b]| Some([place(a)?, place(b)?])).collect(),
        mercenaries: roster.hired_models().iter().map(ListMercenary::of).collect(),
        models: roster
            .models
            .iter()
            .map(|model| ListModel {
                model: model.entry.clone(),
                name: model.name.clone(),
                options: model.options.clone(),
                items: model.items.clone(),
                foreign_items: model
                    .foreign_items
                    .iter()
                    .map(|f| ListForeignItem { item: f.item.clone(), faction: f.faction.clone() })
                    .collect(),
            })
            .collect(),
    }
}

/// A list document as bytes, in the fields' order.
///
/// # Errors
/// Cannot happen for a document made from a roster.
pub fn to_bytes(document: &ListDocument) -> Result<Vec<u8>, Unusable> {
    serde_json::to_vec_pretty(document)
        .map_err(|error| Unusable::whole(code::UNWRITABLE, WHAT, format!("The list cannot be written: {error}.")))
}

/// Checks numbers, lengths and Fireteams.
fn bounded(document: &ListDocument) -> Result<(), Unusable> {
    at_most("/models", document.models.len(), LIST_MODELS)?;
    at_most("/mercenaries", document.mercenaries.len(), LIST_LINES)?;
    at_most("/choices", document.choices.len(), LIST_LINES)?;
    for (place, sum) in [("/budget_ducats", document.budget_ducats), ("/budget_glory", document.budget_glory)] {
        if sum.is_some_and(|sum| sum > LIST_SUM) {
            return Err(Unusable::at(code::TOO_LARGE, WHAT, place, format!("The sum is {LIST_SUM} at most.")));
        }
    }
    for (key, value) in &document.choices {
        short(&format!("/choices/{}", cut(key)), key)?;
        short(&format!("/choices/{}", cut(key)), value)?;
    }
    for (i, mercenary) in document.mercenaries.iter().enumerate() {
        let place = format!("/mercenaries/{i}");
        short(&place, mercenary.id())?;
        if let ListMercenary::Armed(armed) = mercenary {
            at_most(&format!("{place}/options"), armed.options.len(), LIST_LINES)?;
            at_most(&format!("{place}/items"), armed.items.len(), LIST_LINES)?;
            armed.options.iter().chain(&armed.items).try_for_each(|id| short(&place, id))?;
        }
    }
    for (i, model) in document.models.iter().enumerate() {
        let place = format!("/models/{i}");
        at_most(&format!("{place}/options"), model.options.len(), LIST_LINES)?;
        at_most(&format!("{place}/items"), model.items.len(), LIST_LINES)?;
        at_most(&format!("{place}/foreign_items"), model.foreign_items.len(), LIST_LINES)?;
        short(&format!("{place}/model"), &model.model)?;
        for id in model.options.iter().chain(&model.items) {
            short(&place, id)?;
        }
        for foreign in &model.foreign_items {
            short(&place, &foreign.item)?;
            short(&place, &foreign.faction)?;
        }
        if let Some(name) = &model.name
            && (name.chars().count() > NAME_CHARACTERS || name.chars().any(char::is_control))
        {
            let message = format!("A name has {NAME_CHARACTERS} characters at most, on one line.");
            return Err(Unusable::at(code::TOO_LONG, WHAT, format!("{place}/name"), message));
        }
    }
    fireteams(document)
}

fn fireteams(document: &ListDocument) -> Result<(), Unusable> {
    at_most("/fireteams", document.fireteams.len(), LIST_MODELS)?;
    let mut paired = BTreeSet::new();
    for (i, index) in document.fireteams.iter().enumerate().flat_map(|(i, pair)| pair.iter().map(move |n| (i, *n))) {
        let place = format!("/fireteams/{i}");
        if index >= document.models.len() {
            let message = format!("no model {index}; {} models are counted from 0", document.models.len());
            return Err(Unusable::at(code::FIRETEAM_OUT_OF_RANGE, WHAT, place, message));
        }
        if !paired.insert(index) {
            let message = format!("Model {index} stands in Fireteams twice.");
            return Err(Unusable::at(code::FIRETEAM_REPEATED, WHAT, place, message));
        }
    }
    Ok(())
}

fn at_most(place: &str, count: usize, most: usize) -> Result<(), Unusable> {
    if count > most {
        return Err(Unusable::at(
            code::TOO_MANY,
            WHAT,
            place,
            format!("The list has {count} entries: {most} at most."),
        ));
    }
    Ok(())
}

fn short(place: &str, text: &str) -> Result<(), Unusable> {
    if text.len() > LIST_ID_BYTES {
        let message = format!("The id has {} bytes: {LIST_ID_BYTES} at most.", text.len());
        return Err(Unusable::at(code::TOO_LONG, WHAT, place, message));
    }
    Ok(())
}
