//! The tables of foreign ids: every row leads somewhere, and an export in those ids comes back the same.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use nml_catalogue::{Catalogue, Status};
use nml_exchange::import::table::{InteropDocument, Meaning, SHIPPED as TABLES, TABLE_FORMAT, Table, Whose};
use nml_exchange::import::{self, RosterDocument};
use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_exchange::picture::Pictures;
use nml_warband::{Injury, Model, Roster, check};
use serde_json::{Value, json};

static SHIPPED: LazyLock<Arc<Loaded>> = LazyLock::new(|| pack::embedded().unwrap());

fn leads_somewhere(catalogue: &Catalogue, means: &Meaning) -> bool {
    let entry = |id: &String| catalogue.knows_entry(id);
    match means {
        Meaning::Faction(id) => catalogue.faction(id).is_some(),
        Meaning::Variant { faction, variant } => {
            catalogue.faction(faction).is_some_and(|faction| faction.variants.iter().any(|known| known.id == *variant))
        }
        Meaning::Entry(id) => entry(id),
        Meaning::EntryWith { entry: id, option } => entry(id) && catalogue.knows_option(option),
        Meaning::Mercenary(id) => catalogue.mercenary(id).is_some(),
        Meaning::Item(id) => catalogue.item(id).is_some(),
        Meaning::Option(id) | Meaning::Chosen { option: id, .. } => catalogue.knows_option(id),
        Meaning::OptionOf(map) => map.iter().all(|(id, option)| entry(id) && catalogue.knows_option(option)),
        Meaning::Becomes(map) => map.iter().all(|(from, to)| entry(from) && entry(to)),
        Meaning::Mark(id) => catalogue.trauma().row_named(id).is_some(),
        Meaning::Location { id, option } => catalogue.exploration().location(id).is_some_and(|known| {
            option.as_ref().is_none_or(|option| known.options.iter().any(|here| here.id == *option))
        }),
        Meaning::Patron(id) => catalogue.campaign().patrons.iter().any(|patron| patron.id == *id),
        Meaning::Choice { choice, value } => catalogue
            .pack()
            .factions
            .iter()
            .flat_map(|faction| &faction.choices)
            .any(|known| known.id == *choice && known.options.iter().any(|option| option.id == *value)),
        Meaning::Skill(_)
        | Meaning::ExplorationSkill(_)
        | Meaning::Fireteam(_)
        | Meaning::Experience
        | Meaning::Glory
        | Meaning::Scars
        | Meaning::Promotion
        | Meaning::Campaign
        | Meaning::Arsenal
        | Meaning::Group
        | Meaning::Left(_) => true,
    }
}

#[test]
fn every_row_of_a_table_leads_into_the_pack_and_no_id_stands_twice() {
    for (name, bytes) in TABLES {
        let document: InteropDocument = serde_json::from_slice(bytes).unwrap();
        assert_eq!((document.format.as_str(), document.version), (TABLE_FORMAT, 1), "{name}");
        let ids: BTreeSet<&str> = document.rows.iter().map(|row| row.id.as_str()).collect();
        assert_eq!(ids.len(), document.rows.len(), "{name}: an id stands twice");
        let astray: Vec<_> =
            document.rows.iter().filter(|row| !leads_somewhere(&SHIPPED.catalogue, &row.means)).collect();
        assert!(astray.is_empty(), "{name}: {astray:?}");
    }
}

/// What no row of a table in the pack leads to.
fn unreached(whose: Whose) -> Vec<String> {
    let table = Table::shipped(whose).unwrap();
    let reached: BTreeSet<String> = table
        .rows()
        .flat_map(|row| match &row.means {
            Meaning::Entry(id) | Meaning::Item(id) | Meaning::Option(id) | Meaning::Mark(id) => vec![id.clone()],
            Meaning::EntryWith { option, .. } => vec![option.clone()],
            Meaning::OptionOf(map) | Meaning::Becomes(map) => map.values().cloned().collect(),
            Meaning::Variant { variant, .. } => vec![variant.clone()],
            Meaning::Faction(id) | Meaning::Mercenary(id) | Meaning::Patron(id) => vec![id.clone()],
            Meaning::Chosen { .. }
            | Meaning::Location { .. }
            | Meaning::ExplorationSkill(_)
            | Meaning::Skill(_)
            | Meaning::Choice { .. }
            | Meaning::Fireteam(_)
            | Meaning::Experience
            | Meaning::Glory
            | Meaning::Scars
            | Meaning::Promotion
            | Meaning::Campaign
            | Meaning::Arsenal
            | Meaning::Group
            | Meaning::Left(_) => vec![],
        })
        .collect();
    let catalogue = &SHIPPED.catalogue;
    let mut wanted: Vec<String> = catalogue.pack().mercenaries.iter().map(|hired| hired.entry.id.clone()).collect();
    wanted.extend(catalogue.campaign().patrons.iter().map(|patron| patron.id.clone()));
    for faction in &catalogue.pack().factions {
        wanted.push(faction.id.clone());
        wanted.extend(faction.armoury.iter().map(|line| line.item.clone()));
        wanted.extend(faction.powers.iter().map(|power| power.id.clone()));
        for variant in faction.variants.iter().filter(|variant| variant.status != Status::ThirdParty) {
            wanted.push(variant.id.clone());
            wanted.extend(variant.changes.items.iter().map(|line| line.item.clone()));
            wanted.extend(variant.changes.options.iter().map(|new| new.option.id.clone()));
        }
        for entry in Catalogue::all_entries(faction) {
            wanted.push(entry.id.clone());
            wanted.extend(entry.options.iter().map(|option| option.id.clone()));
        }
    }
    let wanted: BTreeSet<String> = wanted.into_iter().collect();
    wanted.into_iter().filter(|id| !reached.contains(id)).collect()
}

/// What the other programs do not have, or nobody has seen an id of.
#[test]
fn what_can_be_mustered_can_be_imported_but_for_these() {
    // What a Trench Dog was taught is kit of its owner here, and the dog's own there.
    let taught = [
        "dog-fireteam",
        "training-guard-dog",
        "training-hellhound",
        "training-hellhound-of-plague",
        "training-martyrdom-dog",
        "training-mercy-dog",
    ];
    let unseen = ["blessed-bartolomeo", "combat-biologist", "grand-cannon-battery", "sipahi", "war-priest-charon"];
    let unseen = unseen.into_iter().chain(taught);
    let unseen: BTreeSet<&str> = unseen.collect();
    assert_eq!(unreached(Whose::NewRecruit), unseen.into_iter().collect::<Vec<_>>());
    // Its slugs are of October 2025; its kinds of Trench Dog are of two Warbands, and do not say of which.
    let dogs = ["attack-dog", "grenade-carrier", "guard-dog", "mercy-dog", "red-brigade-dog"];
    let newer =
        ["blessed-bartolomeo", "dog-food", "foetid-palanquin", "forward-positions", "holy-smoke", "janissary-veteran"];
    let newer = newer.into_iter().chain(["grand-cannon-battery"]);
    let newer = newer.chain(["mobile-sultanate-grand-cannon", "sister-of-saint-cosmas", "strain-hellfly-host"]);
    let newer =
        newer.chain(["strain-lockjaw-bite", "strain-papillal-hide", "strain-rotten-cutters", "takwin-anqa-bird"]);
    let kit = taught.into_iter().chain(["restraining-muzzle-glory", "war-priest-charon"]);
    let expected: BTreeSet<&str> = newer.chain(dogs).chain(kit).collect();
    assert_eq!(unreached(Whose::TrenchCompanion), expected.into_iter().collect::<Vec<_>>());
}

fn worked() -> Vec<Roster> {
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/worked-lists.json")).unwrap();
    let samples = [
        include_str!("../../../../../data/samples/new-antioch.json"),
        include_str!("../../../../../data/samples/heretic-legions.json"),
    ];
    let documents = cases.iter().map(|case| case["list"].to_string()).chain(samples.map(str::to_owned));
    documents.map(|document| list::read(document.as_bytes(), &SHIPPED.catalogue).unwrap().0).collect()
}

#[test]
fn our_own_documents_come_back_as_they_went() {
    let mut legal = 0;
    for mut roster in worked() {
        let document = list::from_roster(&roster);
        let imported = import::read(&list::to_bytes(&document).unwrap(), "a list", &SHIPPED.catalogue).unwrap();
        let mut plain = imported.roster.clone();
        plain.notes.clear();
        plain.models.iter_mut().for_each(|model| model.notes.clear());
        assert_eq!(plain, roster);
        assert_eq!(list::from_roster(&imported.roster), document);
        if check(&roster, &SHIPPED.catalogue).legal {
            legal += 1;
            assert!(imported.report.unmatched.is_empty() && imported.roster.notes.is_empty());
        }
        // As one document it keeps what only a campaign knows.
        roster.strongbox = 12;
        roster.notes = vec!["from elsewhere".to_owned()];
        for model in &mut roster.models {
            model.experience = 3;
            model.injuries = vec![Injury { id: "leg-wound".to_owned(), noted: None, battle: None }];
        }
        let bytes = serde_json::to_vec(&RosterDocument::of(roster.clone(), &Pictures::new())).unwrap();
        assert_eq!(import::read(&bytes, "a roster", &SHIPPED.catalogue).unwrap().roster, roster);
    }
    assert!(legal > 5, "{legal} legal lists");
}

/// The id of a table that means this.
fn id_of(table: &Table, means: &Meaning) -> Option<String> {
    table.rows().find(|row| row.means == *means).map(|row| row.id.clone())
}

fn option_of(table: &Table, model: &Model, option: &str) -> String {
    let plain = id_of(table, &Meaning::Option(option.to_owned()));
    let by_entry = table.rows().find(
        |row| matches!(&row.means, Meaning::OptionOf(map) if map.get(&model.entry).is_some_and(|id| id == option)),
    );
    plain.or_else(|| by_entry.map(|row| row.id.clone())).unwrap_or_else(|| panic!("{option}"))
}

#[test]
fn a_legal_list_written_as_a_new_recruit_roster_comes_back_the_same() {
    let table = Table::shipped(Whose::NewRecruit).unwrap();
    let upgrade = |id: String| json!({"entryId": format!("link::{id}"), "name": "renamed", "type": "upgrade", "number": 1, "costs": [{"value": 1}]});
    let mut told = 0;
    for roster in worked().into_iter().filter(|roster| check(roster, &SHIPPED.catalogue).legal) {
        let mut selections: Vec<Value> = roster
            .variant
            .iter()
            .map(|variant| Meaning::Variant { faction: roster.faction.clone(), variant: variant.clone() })
            .chain(
                roster
                    .choices
                    .iter()
                    .map(|(choice, value)| Meaning::Choice { choice: choice.clone(), value: value.clone() }),
            )
            .map(|means| upgrade(id_of(&table, &means).unwrap()))
            .collect();
        if roster
            .models
            .iter()
            .any(|model| !model.foreign_items.is_empty() || model.options.iter().any(|id| id.contains(':')))
        {
            continue;
        }
        for model in &roster.models {
            // Written as another entry with what makes it this one.
            let becoming = table.rows().find_map(|row| {
                let Meaning::Becomes(map) = &row.means else { return None };
                map.iter().find(|(_, to)| **to == model.entry).map(|(from, _)| (row.id.clone(), from.clone()))
            });
            let entry = becoming.as_ref().map_or(&model.entry, |(_, from)| from);
            let items = model
                .items
                .iter()
                .map(|id| upgrade(id_of(&table, &Meaning::Item(id.clone())).unwrap_or_else(|| panic!("{id}"))));
            let options = model.options.iter().map(|id| upgrade(option_of(&table, model, id)));
            selections.push(json!({
                "entryId": id_of(&table, &Meaning::Entry(entry.clone())).unwrap_or_else(|| panic!("{entry}")),
                "name": "renamed", "type": "model", "number": 1,
                "customName": model.name, "selections": options.chain(items).chain(becoming.iter().map(|(id, _)| upgrade(id.clone()))).collect::<Vec<_>>(),
            }));
        }
        for id in &roster.mercenaries {
            let id = id_of(&table, &Meaning::Mercenary(id.clone())).unwrap();
            selections.push(json!({"entryId": id, "type": "model"}));
        }
        let catalogue = id_of(&table, &Meaning::Faction(roster.faction.clone())).unwrap();
        let document = json!({"roster": {
            "gameSystemId": "sys-4f3d-c5c9-7df1-ad01", "forces": [{"catalogueId": catalogue, "selections": selections}],
        }});
        let imported = import::read(document.to_string().as_bytes(), "a roster", &SHIPPED.catalogue).unwrap();
        assert_eq!(imported.report.unmatched, vec![]);
        let mut expected = roster.clone();
        (expected.budget_ducats, expected.budget_glory, expected.campaign) = (None, None, false);
        expected.fireteams.clear();
        expected.name.clone_from(&imported.roster.name);
        assert_eq!(imported.roster, expected);
        told += 1;
    }
    assert!(told > 5, "{told} lists");
}
