//! Rosters of New Recruit, and of BattleScribe before it: a tree of selections, each with the id of its entry.
//!
//! The JSON and the XML are the same tree. An entry's own id is the last part of a path with `::`; we never use a name,
//! because catalogues rename their entries.

use serde_json::{Map, Value};

use super::found::{Found, FoundModel, Purse, Standing, Sum, Thing};
use super::table::{Meaning, Table, Whose};
use super::value::{list, number, object, text};
use crate::Unusable;
use crate::code;
use crate::json::cut;
use crate::new_recruit::{DUCATS, ELITE, GLORY, SYSTEM};

/// Reads the object under `roster`.
pub(super) fn read(roster: &Value, what: &str) -> Result<Found, Unusable> {
    let place = "/roster";
    let roster = object(roster, what, place)?;
    let system = text(roster, "gameSystemId");
    if system != SYSTEM {
        let message = format!(
            "This is a roster of another game ({}), not of Trench Crusade.",
            cut(text(roster, "gameSystemName"))
        );
        return Err(Unusable::at(code::ANOTHER_GAME, what, "/roster/gameSystemId", message));
    }
    let table = Table::shipped(Whose::NewRecruit)?;
    let mut reader = Reader { table: &table, what, found: Found::new(Whose::NewRecruit, what) };
    for (index, limit) in list(roster, "costLimits", what, place)?.iter().enumerate() {
        let place = format!("/roster/costLimits/{index}");
        let limit = object(limit, what, &place)?;
        let purse = match text(limit, "typeId") {
            DUCATS => Purse::BudgetDucats,
            GLORY => Purse::BudgetGlory,
            _ => continue,
        };
        // -1 is not a limit.
        if let Some(amount) = limit.get("value").and_then(super::value::whole) {
            reader.found.money.push(Sum { purse, amount, place });
        }
    }
    for cost in list(roster, "costs", what, place)?.iter().filter_map(Value::as_object) {
        let value = cost.get("value").and_then(super::value::whole);
        match text(cost, "typeId") {
            DUCATS => reader.found.report.stated.ducats = value,
            GLORY => reader.found.report.stated.glory = value,
            _ => {}
        }
    }
    if !list(roster, "costs", what, place)?.is_empty() {
        let why = "what a Warband is worth follows from the prices of this pack";
        reader.found.report.ignored("costs", "/roster/costs", why);
    }
    let forces = list(roster, "forces", what, place)?;
    for (index, force) in forces.iter().enumerate() {
        let place = format!("/roster/forces/{index}");
        let force = object(force, what, &place)?;
        if index > 0 {
            reader.found.report.unmatched(text(force, "name"), &place, "a second force; a Warband is one");
            continue;
        }
        reader.force(force, &place)?;
        let name = [text(force, "customName"), text(roster, "customName"), text(roster, "name")];
        reader.found.name = name.into_iter().find(|name| !name.trim().is_empty()).map(str::to_owned);
    }
    if forces.is_empty() {
        return Err(Unusable::at(
            code::WRONG_CONTENT,
            what,
            "/roster/forces",
            "There is no force in it, so it selects no Warband.",
        ));
    }
    Ok(reader.found)
}

struct Reader<'a> {
    table: &'a Table,
    what: &'a str,
    found: Found,
}

/// The children of a selection, with their places.
type Below<'v> = Vec<(String, &'v Map<String, Value>)>;

impl Reader<'_> {
    fn force(&mut self, force: &Map<String, Value>, place: &str) -> Result<(), Unusable> {
        let catalogue =
            Thing::one(text(force, "catalogueId"), text(force, "catalogueName"), format!("{place}/catalogueId"));
        self.found.things.push(catalogue);
        for (place, selection) in self.below(force, place)? {
            match (text(selection, "type"), self.means(selection)) {
                ("model" | "unit", Some(Meaning::Arsenal)) => {
                    for (place, child) in self.below(selection, &place)? {
                        let mut kit = Vec::new();
                        self.things(child, &place, &mut kit, &mut Vec::new())?;
                        self.found.arsenal.append(&mut kit);
                    }
                }
                ("model" | "unit", _) => self.model(selection, &place)?,
                _ => {
                    let (mut things, mut models) = (Vec::new(), Vec::new());
                    self.things(selection, &place, &mut things, &mut models)?;
                    self.found.things.append(&mut things);
                    for (place, model) in models {
                        self.model(model, &place)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// A model, or a unit that wraps one or more.
    fn model(&mut self, selection: &Map<String, Value>, place: &str) -> Result<(), Unusable> {
        let (mut things, mut inner) = (Vec::new(), Vec::new());
        for (place, child) in self.below(selection, place)? {
            self.things(child, &place, &mut things, &mut inner)?;
        }
        let is_model = matches!(
            self.means(selection),
            Some(Meaning::Entry(_) | Meaning::EntryWith { .. } | Meaning::Mercenary(_))
        );
        let mut found = FoundModel {
            entry: self.thing(selection, place)?,
            name: custom(selection),
            standing: Standing::Active,
            elite: self.is_elite(selection, place)?,
            things,
            ..FoundModel::default()
        };
        match inner.as_slice() {
            // The wrapper has the player's name, what it wraps the entry.
            [(below, model)] if text(selection, "type") == "unit" && !is_model => {
                found.entry = self.thing(model, below)?;
                found.name = found.name.or_else(|| custom(model));
                found.elite |= self.is_elite(model, below)?;
                for (place, child) in self.below(model, below)? {
                    self.things(child, &place, &mut found.things, &mut Vec::new())?;
                }
                self.found.models.push(found);
            }
            [_, ..] if text(selection, "type") == "unit" && !is_model => {
                self.found.things.append(&mut found.things);
                for (place, model) in inner {
                    self.model(model, &place)?;
                }
            }
            // A statline below the model that it belongs to.
            [(below, model)] if text(selection, "type") == "unit" => {
                for (place, child) in self.below(model, below)? {
                    self.things(child, &place, &mut found.things, &mut Vec::new())?;
                }
                self.found.models.push(found);
            }
            _ => {
                self.found.models.push(found);
                for (place, model) in inner {
                    self.model(model, &place)?;
                }
            }
        }
        Ok(())
    }

    /// A selection and all below it as things; models among them apart.
    fn things<'v>(
        &self,
        selection: &'v Map<String, Value>,
        place: &str,
        things: &mut Vec<Thing>,
        models: &mut Below<'v>,
    ) -> Result<(), Unusable> {
        if matches!(text(selection, "type"), "model" | "unit") {
            models.push((place.to_owned(), selection));
            return Ok(());
        }
        things.push(self.thing(selection, place)?);
        for (place, child) in self.below(selection, place)? {
            self.things(child, &place, things, models)?;
        }
        Ok(())
    }

    fn below<'v>(&self, of: &'v Map<String, Value>, place: &str) -> Result<Below<'v>, Unusable> {
        let mut below = Vec::new();
        for (index, selection) in list(of, "selections", self.what, place)?.iter().enumerate() {
            let place = format!("{place}/selections/{index}");
            below.push((place.clone(), object(selection, self.what, &place)?));
        }
        Ok(below)
    }

    fn thing(&self, selection: &Map<String, Value>, place: &str) -> Result<Thing, Unusable> {
        let mut paid = false;
        for (index, cost) in list(selection, "costs", self.what, place)?.iter().enumerate() {
            let cost = object(cost, self.what, &format!("{place}/costs/{index}"))?;
            // A discount is written as a negative price.
            paid |= cost.get("value").is_some_and(|value| super::value::whole(value) != Some(0));
        }
        // A group may be named after the faction whose armoury it opens.
        let groups = text(selection, "group").split("::");
        let faction = |group: &str| {
            let row = self.table.named(group, |meaning| matches!(meaning, Meaning::Faction(_))).ok()?;
            row.means.faction().map(str::to_owned)
        };
        Ok(Thing {
            from: groups.filter_map(faction).collect(),
            number: number(selection, "number", 1, self.what, place)?,
            paid: Some(paid),
            ..Thing::one(own_id(selection), text(selection, "name"), place)
        })
    }

    fn means(&self, selection: &Map<String, Value>) -> Option<&Meaning> {
        self.table.find(own_id(selection)).map(|row| &row.means)
    }

    fn is_elite(&self, selection: &Map<String, Value>, place: &str) -> Result<bool, Unusable> {
        let categories = list(selection, "categories", self.what, place)?;
        Ok(categories.iter().filter_map(Value::as_object).any(|category| text(category, "entryId") == ELITE))
    }
}

/// The entry's own id: the last part of a path of links.
fn own_id(selection: &Map<String, Value>) -> &str {
    let path = text(selection, "entryId");
    path.rsplit("::").next().unwrap_or(path)
}

fn custom(selection: &Map<String, Value>) -> Option<String> {
    Some(text(selection, "customName")).filter(|name| !name.trim().is_empty()).map(str::to_owned)
}
