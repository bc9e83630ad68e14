//! The Compendium that came before Trench Companion: JSON with keys in PascalCase.

use serde_json::{Map, Value};

use super::found::{Found, FoundModel, Purse, Standing, Sum, Thing};
use super::table::{Left, Whose};
use super::value::{list, number, object, text};
use crate::Unusable;
use crate::code;

/// Reads the document.
pub(super) fn read(document: &Map<String, Value>, what: &str) -> Result<Found, Unusable> {
    let mut found = Found::new(Whose::TrenchCompanion, what);
    found.name = Some(text(document, "Name").to_owned());
    let faction = object(document.get("Faction").unwrap_or(&Value::Null), what, "/Faction")?;
    found.things.push(thing(faction, "/Faction/ID".to_owned()));
    for (index, member) in list(document, "Members", what, "")?.iter().enumerate() {
        let place = format!("/Members/{index}");
        found.models.push(model(object(member, what, &place)?, what, &place)?);
        let notes = text(object(member, what, &place)?, "Notes");
        if !notes.trim().is_empty() {
            found.report.ignored("notes", &format!("{place}/Notes"), "a roster here has no room for stories");
        }
    }
    for (index, kit) in list(document, "Armoury", what, "")?.iter().enumerate() {
        let place = format!("/Armoury/{index}");
        found.arsenal.push(thing(object(kit, what, &place)?, place));
    }
    for (index, explored) in list(document, "Locations", what, "")?.iter().enumerate() {
        let place = format!("/Locations/{index}");
        let explored = thing(object(explored, what, &place)?, place.clone());
        // Its own prefix; what follows is the slug of its successor.
        let id = explored.id.strip_prefix("lc_").map_or_else(|| explored.id.clone(), |slug| format!("el_{slug}"));
        found.things.push(Thing { id, ..explored });
    }
    for (index, modifier) in list(document, "Modifiers", what, "")?.iter().enumerate() {
        let place = format!("/Modifiers/{index}");
        let modifier = thing(object(modifier, what, &place)?, place.clone());
        found.report.ignored(&modifier.called(), &place, Left::Exploration.why());
    }
    let sum = |key: &str| number(document, key, 0, what, "");
    let (total, chest, lost, glory) = (sum("DucatTotal")?, sum("PayChest")?, sum("DucatLost")?, sum("GloryTotal")?);
    let budget = total.saturating_add(chest).saturating_add(lost);
    for (purse, amount, place) in [
        (Purse::Strongbox, chest, "/PayChest"),
        (Purse::BudgetDucats, budget, "/DucatTotal"),
        (Purse::Glory, glory, "/GloryTotal"),
        (Purse::BudgetGlory, glory, "/GloryTotal"),
    ] {
        found.money.push(Sum { purse, amount, place: place.to_owned() });
    }
    for (key, amount) in [("DucatLost", lost), ("GloryLost", sum("GloryLost")?)] {
        if amount > 0 {
            found.report.ignored(&format!("{key} {amount}"), &format!("/{key}"), "what was lost is no more counted");
        }
    }
    if !text(document, "Notes").trim().is_empty() {
        found.report.ignored("notes", "/Notes", "a roster here has no room for stories");
    }
    Ok(found)
}

fn model(member: &Map<String, Value>, what: &str, place: &str) -> Result<FoundModel, Unusable> {
    let at = format!("{place}/Model");
    let entry = thing(object(member.get("Model").unwrap_or(&Value::Null), what, &at)?, at);
    let experience = number(member, "Experience", 0, what, place)?;
    let experience = u8::try_from(experience).map_err(|_| {
        Unusable::at(
            code::WRONG_CONTENT,
            what,
            format!("{place}/Experience"),
            "A model has 255 experience points at most.",
        )
    })?;
    let mut things = Vec::new();
    for key in ["Equipment", "Upgrades", "Skills", "Injuries"] {
        for (index, had) in list(member, key, what, place)?.iter().enumerate() {
            let place = format!("{place}/{key}/{index}");
            things.push(thing(object(had, what, &place)?, place));
        }
    }
    let reserve = member.get("Reserve").and_then(Value::as_bool).unwrap_or(false);
    Ok(FoundModel {
        entry,
        name: Some(text(member, "Name").to_owned()).filter(|name| !name.trim().is_empty()),
        standing: if reserve { Standing::Reserve } else { Standing::Active },
        experience,
        elite: member.get("Elite").and_then(Value::as_bool).unwrap_or(false),
        things,
        ..FoundModel::default()
    })
}

/// Its ids are written `ID` or `id`.
fn thing(object: &Map<String, Value>, place: String) -> Thing {
    let id = [text(object, "ID"), text(object, "id")].into_iter().find(|id| !id.is_empty()).unwrap_or("?");
    let paid = object.get("Cost").and_then(super::value::whole).map(|cost| cost > 0);
    Thing { paid, ..Thing::one(id, "", place) }
}
