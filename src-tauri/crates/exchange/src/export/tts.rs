//! The tabletop simulator's document: the models that can fight, with the characteristics they have with their kit.

use nml_catalogue::Kind;
use serde_json::{Value, json};

use super::written::{Kit, Line, Names, Written};
use crate::Unusable;
use crate::import::table::{Meaning, Row, Whose};

/// Writes the document.
pub(super) fn write(written: &Written<'_>) -> Result<Value, Unusable> {
    let names = Names::of(Whose::TrenchCompanion)?;
    let roster = written.roster;
    let report = &written.report;
    let mut models: Vec<Value> = written.models.iter().map(|line| model(written, &names, line)).collect();
    for id in &roster.mercenaries {
        let entry = written.catalogue.mercenary(id).map(|hired| &hired.entry);
        let row = names.row(&Meaning::Mercenary(id.clone()));
        models.push(json!({
            "model-name": entry.map_or(id.as_str(), |entry| entry.name.as_str()),
            "model-id": row.map_or(id.as_str(), |row| row.id.as_str()),
            "name": "",
            "cost": { "ducats": entry.map_or(0, |entry| entry.ducats), "glory": entry.map_or(0, |entry| entry.glory) },
            "equipment": [], "abilities": [], "upgrades": [], "advancements": [], "injuries": [], "keywords": [],
        }));
    }
    let left = |budget: Option<u32>, spent: u32, kept: u32| {
        if roster.mustered { kept } else { budget.unwrap_or(spent).saturating_sub(spent) }
    };
    Ok(json!({
        "warband-id": 0,
        "warband-url": "",
        "warband-name": roster.name,
        "ducat-bank": left(report.budget_ducats, report.total_ducats, roster.strongbox),
        "glory-bank": left(report.budget_glory, report.total_glory, roster.glory),
        "ducat-rating": report.total_ducats,
        "glory-rating": report.total_glory,
        "models": models,
    }))
}

fn model(written: &Written<'_>, names: &Names, line: &Line<'_>) -> Value {
    let model = line.model;
    let with = names.entry_with(model);
    let row = with.map(|(row, _)| row).or_else(|| names.entry(model).map(|(row, _)| row));
    let listed = |kind: &str, row: Option<&Row>, id: &str| {
        let (name, id) = row.map_or((id, id), |row| (row.name.as_str(), row.id.as_str()));
        json!({ format!("{kind}-name"): name, format!("{kind}-id"): id })
    };
    let said = |kit: &&Kit| !kit.fixed || names.row(&Meaning::Item(kit.item.clone())).is_some();
    let equipment = line.kit.iter().filter(said).map(|kit| {
        let kind = match written.catalogue.item(&kit.item).map(|item| item.kind) {
            Some(Kind::Ranged | Kind::Grenade) => "ranged weapon",
            Some(Kind::Melee) => "melee weapon",
            Some(Kind::Armour | Kind::Shield | Kind::Headgear) => "armour",
            Some(Kind::Equipment) | None => "equipment",
        };
        let row = names.row(&Meaning::Item(kit.item.clone()));
        json!({
            "equipment-name": written.item(&kit.item),
            "equipment-id": row.map_or(kit.item.as_str(), |row| row.id.as_str()),
            "equipment-type": kind,
        })
    });
    let options = model.options.iter().filter(|id| with.is_none_or(|(_, own)| own != id.as_str()));
    let upgrades = options.map(|id| listed("upgrade", names.option(model, id).last().copied(), id));
    let skills = model
        .skills
        .iter()
        .map(|learned| listed("advancement", names.row(&Meaning::Skill(learned.id.clone())), &learned.id));
    let marks =
        model.injuries.iter().map(|mark| listed("injury", names.row(&Meaning::Mark(mark.id.clone())), &mark.id));
    let elite = line.elite.then(|| json!({ "keyword-name": "ELITE", "keyword-id": "kw_elite" }));
    let mut document = json!({
        "model-name": line.entry,
        "model-id": row.map_or(model.entry.as_str(), |row| row.id.as_str()),
        "name": model.name.clone().unwrap_or_default(),
        "cost": { "ducats": line.ducats, "glory": line.glory },
        "equipment": equipment.collect::<Vec<_>>(),
        "abilities": [],
        "upgrades": upgrades.collect::<Vec<_>>(),
        "advancements": skills.collect::<Vec<_>>(),
        "injuries": marks.collect::<Vec<_>>(),
        "keywords": elite.into_iter().collect::<Vec<_>>(),
    });
    if let (Some(sheet), Some(fields)) = (written.sheet(model.id), document.as_object_mut()) {
        let dice = |dice: Option<i8>| dice.map_or_else(|| "-".to_owned(), |dice| format!("{dice:+}"));
        let armour = sheet.armour_modifier();
        fields.insert("stat-move".to_owned(), json!(format!("{}\"", sheet.movement.whole_inches())));
        fields.insert("stat-melee".to_owned(), json!(dice(sheet.melee)));
        fields.insert("stat-ranged".to_owned(), json!(dice(sheet.ranged)));
        fields.insert("stat-armour".to_owned(), json!(armour.to_string()));
    }
    document
}
