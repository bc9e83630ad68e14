//! What Trench Companion writes for the tabletop simulator: the models that can fight, with their ids.
//!
//! It lacks experience, reserves, what is dead or stored, and even the faction.

use serde_json::{Map, Value};

use super::found::{Found, FoundModel, Purse, Sum, Thing};
use super::table::Whose;
use super::value::{list, number, object, text};
use crate::Unusable;

/// Reads the document.
pub(super) fn read(document: &Map<String, Value>, what: &str) -> Result<Found, Unusable> {
    let mut found = Found::new(Whose::TrenchCompanion, what);
    found.name = Some(text(document, "warband-name").to_owned());
    for (index, model) in list(document, "models", what, "")?.iter().enumerate() {
        let place = format!("/models/{index}");
        let model = object(model, what, &place)?;
        let mut things = Vec::new();
        for (key, id, name) in [
            ("equipment", "equipment-id", "equipment-name"),
            ("upgrades", "upgrade-id", "upgrade-name"),
            ("advancements", "advancement-id", "advancement-name"),
            ("injuries", "injury-id", "injury-name"),
        ] {
            for (index, thing) in list(model, key, what, &place)?.iter().enumerate() {
                let place = format!("{place}/{key}/{index}");
                things.push(thing_of(object(thing, what, &place)?, id, name, place));
            }
        }
        let keywords = list(model, "keywords", what, &place)?;
        let name = text(model, "name").trim();
        found.models.push(FoundModel {
            entry: thing_of(model, "model-id", "model-name", place),
            name: Some(name).filter(|name| !name.is_empty() && *name != text(model, "model-name")).map(str::to_owned),
            elite: keywords.iter().any(|keyword| keyword.get("keyword-id").and_then(Value::as_str) == Some("kw_elite")),
            things,
            ..FoundModel::default()
        });
    }
    for (bank, rating, budget, left) in [
        ("ducat-bank", "ducat-rating", Purse::BudgetDucats, Purse::Strongbox),
        ("glory-bank", "glory-rating", Purse::BudgetGlory, Purse::Glory),
    ] {
        let (amount, spent) = (number(document, bank, 0, what, "")?, number(document, rating, 0, what, "")?);
        let stated = &mut found.report.stated;
        let worth = if bank == "ducat-bank" { &mut stated.ducats } else { &mut stated.glory };
        *worth = document.get(rating).map(|_| spent);
        found.money.push(Sum { purse: left, amount, place: format!("/{bank}") });
        found.money.push(Sum { purse: budget, amount: amount.saturating_add(spent), place: format!("/{rating}") });
    }
    found.report.ignored("characteristics, abilities, keywords, cost", "/models", "they follow from this pack");
    Ok(found)
}

fn thing_of(object: &Map<String, Value>, id: &str, name: &str, place: String) -> Thing {
    let id = text(object, id);
    Thing::one(if id.is_empty() { "?" } else { id }, text(object, name), place)
}
