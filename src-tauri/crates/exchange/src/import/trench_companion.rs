//! Warbands of Trench Companion: the document behind a share link, or the Warband that it contains as text.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::found::{Count, Found, FoundModel, Purse, Standing, Sum, Thing};
use super::report::Stated;
use super::table::{Left, Table, Whose};
use super::value::{list, number, object, text, whole};
use crate::Unusable;
use crate::bounds::IMPORT_BYTES;
use crate::code;
use crate::json::{self, cut};

/// Reads the document behind a share link: its Warband is JSON in a text.
pub(super) fn envelope(document: &Map<String, Value>, what: &str) -> Result<Found, Unusable> {
    let place = "/warband_data";
    match document.get("warband_data") {
        Some(Value::String(inner)) => {
            let inner = json::read_value(what, inner.as_bytes(), IMPORT_BYTES)
                .map_err(|error| Unusable { place: format!("{place} {}", error.place).trim().to_owned(), ..error })?;
            read(object(&inner, what, place)?, what, place)
        }
        Some(Value::Object(inner)) => read(inner, what, place),
        _ => Err(Unusable::at(code::WRONG_CONTENT, what, place, "This must be a Warband as text.")),
    }
}

/// Reads a Warband; `root` is where it stands in the file.
pub(super) fn read(warband: &Map<String, Value>, what: &str, root: &str) -> Result<Found, Unusable> {
    let table = Table::shipped(Whose::TrenchCompanion)?;
    let found = Found::new(Whose::TrenchCompanion, what);
    let mut reader = Reader { what, table: &table, spent: [0, 0], ids: BTreeMap::new(), found };
    reader.found.name = Some(text(warband, "name").to_owned());
    reader.faction(warband, root)?;
    for (index, model) in list(warband, "models", what, root)?.iter().enumerate() {
        reader.model(model, &format!("{root}/models/{index}"))?;
    }
    for (index, line) in list(warband, "equipment", what, root)?.iter().enumerate() {
        let thing = reader.kit(line, &format!("{root}/equipment/{index}"))?;
        reader.found.arsenal.push(thing);
    }
    reader.teams(warband, root)?;
    reader.money(warband, root)?;
    reader.left(warband, root)?;
    Ok(reader.found)
}

struct Reader<'a> {
    what: &'a str,
    table: &'a Table,
    /// Ducats and Glory paid for all there is.
    spent: [u32; 2],
    /// The ids that the models have in the file, with their places among those found.
    ids: BTreeMap<String, usize>,
    found: Found,
}

impl Reader<'_> {
    /// `fc_<faction>`, or `fc_<faction>_fv_<variant>`; a variant that is not known leaves the faction.
    fn faction(&mut self, warband: &Map<String, Value>, root: &str) -> Result<(), Unusable> {
        let place = format!("{root}/faction");
        let faction = object(warband.get("faction").unwrap_or(&Value::Null), self.what, &place)?;
        let place = format!("{place}/faction_property/object_id");
        let id = faction.get("faction_property").and_then(|p| p.get("object_id")).and_then(Value::as_str);
        let id = id
            .ok_or_else(|| Unusable::at(code::WRONG_CONTENT, self.what, &place, "This must be the id of a faction."))?;
        if let Some((base, _)) = id.split_once("_fv_").filter(|_| self.table.find(id).is_none()) {
            self.found.things.push(Thing::one(base, "", &place));
        }
        self.found.things.push(Thing::one(id, "", &place));
        let patron = text(faction, "patron_id");
        if !patron.is_empty() {
            self.found.things.push(Thing::one(patron, "", format!("{root}/faction/patron_id")));
        }
        Ok(())
    }

    fn model(&mut self, line: &Value, place: &str) -> Result<(), Unusable> {
        let line = object(line, self.what, place)?;
        self.pay(line, place)?;
        let place = format!("{place}/model");
        let model = object(line.get("model").unwrap_or(&Value::Null), self.what, &place)?;
        let small = |key: &str| -> Result<u8, Unusable> {
            let number = number(model, key, 0, self.what, &place)?;
            u8::try_from(number).map_err(|_| {
                Unusable::at(code::WRONG_CONTENT, self.what, format!("{place}/{key}"), "The number is 255 at most.")
            })
        };
        let slug = text(model, "model");
        let mut found = FoundModel {
            entry: Thing::one(if slug.is_empty() { "?" } else { slug }, "", &place),
            name: Some(text(model, "name").to_owned()).filter(|name| !name.trim().is_empty()),
            standing: match text(model, "active") {
                "dead" => Standing::Gone("dead"),
                "lost" => Standing::Gone("lost"),
                "reserved" => Standing::Reserve,
                "active" | "" => Standing::Active,
                other => {
                    let place = format!("{place}/active");
                    self.found.report.unmatched(
                        &cut(other),
                        &place,
                        "how it stands is not known here; it was taken as active",
                    );
                    Standing::Active
                }
            },
            experience: small("experience")?,
            scars: small("scar_reserves")?,
            elite: model.get("elite").and_then(Value::as_bool).unwrap_or(false),
            ..FoundModel::default()
        };
        for (index, line) in list(model, "equipment", self.what, &place)?.iter().enumerate() {
            found.things.push(self.kit(line, &format!("{place}/equipment/{index}"))?);
        }
        for (index, line) in list(model, "list_upgrades", self.what, &place)?.iter().enumerate() {
            let place = format!("{place}/list_upgrades/{index}");
            let line = object(line, self.what, &place)?;
            let paid = self.pay(line, &place)?;
            let upgrade = line.get("upgrade").unwrap_or(&Value::Null);
            found.things.push(Thing { paid: Some(paid), ..self.property(upgrade, &place)? });
        }
        for key in ["list_skills", "list_injury"] {
            for (index, property) in list(model, key, self.what, &place)?.iter().enumerate() {
                found.things.push(self.property(property, &format!("{place}/{key}/{index}"))?);
            }
        }
        for (index, own) in list(model, "list_modelequipment", self.what, &place)?.iter().enumerate() {
            let place = format!("{place}/list_modelequipment/{index}");
            let own = self.property(own, &place)?;
            self.found.report.ignored(&own.called(), &place, "it comes with the model");
        }
        if !list(model, "stat_selections", self.what, &place)?.is_empty() {
            let place = format!("{place}/stat_selections");
            self.found.report.unmatched("stat_selections", &place, "what was chosen there is not known here");
        }
        self.words(model, &place);
        self.ids.entry(text(model, "id").to_owned()).or_insert(self.found.models.len());
        self.found.models.push(found);
        Ok(())
    }

    /// A purchase of kit.
    fn kit(&mut self, line: &Value, place: &str) -> Result<Thing, Unusable> {
        let line = object(line, self.what, place)?;
        let paid = self.pay(line, place)?;
        let equipment = line.get("equipment").unwrap_or(&Value::Null);
        let kit = self.property(equipment.get("equipment_id").unwrap_or(&Value::Null), place)?;
        let name = equipment.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
        let sellers = line.get("purchase").and_then(|p| p.get("custom_rel")).and_then(|r| r.get("faction_id"));
        // A faction and its variants are one; those that are not known here sell nothing here.
        let sellers = sellers.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        let factions = sellers.filter_map(|id| self.table.find(id)?.means.faction());
        let from: BTreeSet<&str> = factions.collect();
        let from = from.into_iter().map(str::to_owned).collect();
        Ok(Thing { name, paid: Some(paid), from, ..kit })
    }

    /// The id of a property; what was chosen in it is not known here, and is reported.
    fn property(&mut self, property: &Value, place: &str) -> Result<Thing, Unusable> {
        let place = place.to_owned();
        let id = match property.as_str() {
            Some(id) => id,
            None => text(object(property, self.what, &place)?, "object_id"),
        };
        let chosen = property.get("selections").and_then(Value::as_array).into_iter().flatten();
        for choice in chosen.filter(|choice| choice.get("selection_ID").is_some_and(|id| !id.is_null())) {
            let what = format!("{} {}", cut(id), cut(&choice["selection_ID"].to_string()));
            self.found.report.unmatched(&what, &place, "what was chosen there is not known here");
        }
        Ok(Thing::one(if id.is_empty() { "?" } else { id }, "", place))
    }

    /// Adds a purchase up; gives whether it cost anything.
    fn pay(&mut self, line: &Map<String, Value>, place: &str) -> Result<bool, Unusable> {
        let Some(purchase) = line.get("purchase") else { return Ok(false) };
        let place = format!("{place}/purchase");
        let purchase = object(purchase, self.what, &place)?;
        let cost = purchase.get("cost_value").and_then(whole).unwrap_or(0);
        let [ducats, glory] = &mut self.spent;
        let purse = if number(purchase, "cost_type", 0, self.what, &place)? == 0 { ducats } else { glory };
        let discount = purchase.get("discount").and_then(whole).unwrap_or(0);
        *purse = purse.saturating_add(cost.saturating_sub(discount));
        Ok(cost > 0)
    }

    /// Two members, each by the id that the model has in the file; a place in a team may be empty.
    fn teams(&mut self, warband: &Map<String, Value>, root: &str) -> Result<(), Unusable> {
        for (index, team) in list(warband, "fireteams", self.what, root)?.iter().enumerate() {
            let place = format!("{root}/fireteams/{index}");
            let team = object(team, self.what, &place)?;
            let word = format!("{} {index}", cut(text(team, "object_id")));
            let members = list(team, "selections", self.what, &place)?.iter();
            for id in members.filter_map(|member| member.get("selection_ID").and_then(Value::as_str)) {
                match self.ids.get(id).copied() {
                    Some(at) => {
                        let model = self.found.models.get_mut(at);
                        model.into_iter().for_each(|model| model.teams.push((word.clone(), place.clone())));
                    }
                    None => self.found.report.unmatched(&cut(id), &place, "no model of the Warband has this id"),
                }
            }
        }
        Ok(())
    }

    /// The bank is what there ever was; what is left of it stands beside the ratings, or follows from the prices paid.
    fn money(&mut self, warband: &Map<String, Value>, root: &str) -> Result<(), Unusable> {
        let ratings = warband.get("context").and_then(|c| c.get("stored_ratings"));
        let worth = |key: &str| ratings.and_then(|r| r.get(key)).and_then(whole);
        self.found.report.stated = Stated { ducats: worth("rating_ducat"), glory: worth("rating_glory") };
        let [ducats, glory] = self.spent;
        for (bank, spare, paid, budget, left) in [
            ("ducat_bank", "spare_ducat", ducats, Purse::BudgetDucats, Purse::Strongbox),
            ("glory_bank", "spare_glory", glory, Purse::BudgetGlory, Purse::Glory),
        ] {
            let banked = number(warband, bank, 0, self.what, root)?;
            let place = format!("{root}/{bank}");
            self.found.money.push(Sum { purse: budget, amount: banked, place: place.clone() });
            match ratings.and_then(|r| r.get(spare)).and_then(whole) {
                Some(amount) => {
                    let place = format!("{root}/context/stored_ratings/{spare}");
                    self.found.money.push(Sum { purse: left, amount, place });
                }
                None => self.found.money.push(Sum { purse: left, amount: banked.saturating_sub(paid), place }),
            }
        }
        Ok(())
    }

    /// What a Warband here has no place for, and what nobody here can read.
    fn left(&mut self, warband: &Map<String, Value>, root: &str) -> Result<(), Unusable> {
        let context = warband.get("context").and_then(Value::as_object);
        if let Some(number) = context.and_then(|context| context.get("failed_promotions")).and_then(whole)
            && number > 0
        {
            let place = format!("{root}/context/failed_promotions");
            self.found.failed_promotions = Some(Count { number, place });
        }
        for key in ["campaign_round", "victory_points"] {
            let count = context.and_then(|context| context.get(key)).and_then(whole).unwrap_or(0);
            if count > 0 {
                self.found.campaign = true;
                let why = "it belongs to the campaign, which keeps its own count";
                self.found.report.ignored(&format!("{key} {count}"), &format!("{root}/context/{key}"), why);
            }
        }
        if let Some(exploration) = warband.get("exploration").and_then(Value::as_object) {
            let place = format!("{root}/exploration");
            for key in ["explorationskills", "locations"] {
                for (index, found) in list(exploration, key, self.what, &place)?.iter().enumerate() {
                    let id = found.get("object_id").and_then(Value::as_str).unwrap_or(key);
                    self.found.things.push(Thing::one(id, "", format!("{place}/{key}/{index}")));
                }
            }
            for key in ["location_mods", "templocations"] {
                for (index, found) in list(exploration, key, self.what, &place)?.iter().enumerate() {
                    let id = found.get("object_id").and_then(Value::as_str).unwrap_or(key);
                    self.found.report.ignored(id, &format!("{place}/{key}/{index}"), Left::Exploration.why());
                }
            }
        }
        for key in ["ducats", "glory"] {
            let debt = warband.get("debts").and_then(|debts| debts.get(key)).and_then(whole).unwrap_or(0);
            if debt > 0 {
                let place = format!("{root}/debts/{key}");
                self.found.report.ignored(&format!("{debt} {key} owed"), &place, "a Warband here keeps no debts");
            }
        }
        for (key, why) in [
            ("modifiers", Left::Exploration.why()),
            ("modifiersloc", Left::Exploration.why()),
            ("consumables", "a Warband here keeps no count of what is used up"),
            ("restrictions_list", "it is a setting of that program"),
            ("expansion_data", "a Warband here knows of no expansion"),
        ] {
            let filled = match warband.get(key) {
                Some(Value::Array(list)) => !list.is_empty(),
                Some(Value::Object(map)) => !map.is_empty(),
                _ => false,
            };
            if filled {
                self.found.report.ignored(key, &format!("{root}/{key}"), why);
            }
        }
        self.words(warband, root);
        Ok(())
    }

    /// What a player wrote.
    fn words(&mut self, of: &Map<String, Value>, place: &str) {
        let written = match of.get("notes") {
            Some(Value::String(text)) => !text.trim().is_empty(),
            Some(Value::Array(notes)) => notes.iter().any(|note| note.get("text").and_then(Value::as_str) != Some("")),
            _ => false,
        };
        if written {
            self.found.report.ignored("notes", &format!("{place}/notes"), "a roster here has no room for stories");
        }
    }
}
