//! Books that hold more than one pack: the app shows first what another pack changes, and a campaign switches as a
//! whole.

use crate::kit::{call, open_warband, refused, sample, session_with};
use nml_app::chance::Chance;
use nml_app::packs::PackLine;
use nml_app::session::Session;
use nml_app::streams::Open;
use nml_app::subject::Battles;
use nml_app::view::Compared;
use nml_app::warbands::HistoryLine;
use nml_battle::{Event, Phase, choose, decide, evolve, options};
use nml_exchange::pack;
use nml_store::{Batch, Pack, PackKind};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A pack that is the usual one but for dearer Yeomen, a faction and a scenario more, as one document.
fn another() -> Vec<u8> {
    let mut another = pack::embedded().unwrap().catalogue.pack().clone();
    another.manifest.id = "club-2027".into();
    another.manifest.name = "Club rules 2027".into();
    for faction in &mut another.factions {
        for entry in faction.entries.iter_mut().filter(|entry| entry.id == "yeoman") {
            entry.ducats += 4;
        }
    }
    let mut order = another.factions[0].clone();
    order.id = "order-of-the-lantern".into();
    order.name = "Order of the Lantern".into();
    order.variants.clear();
    another.factions.push(order);
    pack::to_bytes(&another).unwrap()
}

/// Keeps it in the open book; its hash.
fn keep_another(session: &Session) -> String {
    let bytes = another();
    let hash = nml_ledger::Hash::of(&bytes).to_string();
    let packs = vec![Pack { kind: PackKind::Pack, name: "club-2027".into(), bytes }];
    let batch = Batch { packs, ..Batch::at("2027-01-01T00:00:00Z") };
    session.with_book(|book| Ok(book.append(&batch)?)).unwrap();
    hash
}

#[test]
fn a_pack_that_the_book_keeps_is_offered_after_those_that_are_shipped() {
    let folder = TempDir::new().unwrap();
    let (session, ..) = sample(&folder);
    let hash = keep_another(&session);
    let packs: Vec<PackLine> = call(&session, "packs", Value::Null);
    assert_eq!(packs[0].id, "official-1.0.2");
    let kept = packs.iter().find(|line| line.hash == hash).expect("the book's own");
    assert!(!kept.shipped && kept.name == "Club rules 2027");
    assert!(packs.iter().filter(|line| line.shipped).all(|line| line.hash != hash));
}

#[test]
fn a_faction_that_only_another_pack_has_is_mustered_by_it() {
    let folder = TempDir::new().unwrap();
    let (session, ..) = sample(&folder);
    let hash = keep_another(&session);
    let new = json!({ "name": "The Lamplighters", "faction": "order-of-the-lantern", "variant": null });
    assert_eq!(refused(&session, "warband_muster", new.clone()).code, "UNKNOWN_FACTION");
    let mut with = new;
    with["pack"] = json!(hash);
    let lamplighters: Value = call(&session, "warband_muster", with);
    assert_eq!(lamplighters["faction"], "Order of the Lantern");
    assert_eq!(lamplighters["pack"]["id"], "club-2027");
    let id = lamplighters["id"].as_str().unwrap();
    let joined = crate::kit::edit(&session, id, &json!({ "kind": "add_model", "entry": "yeoman" }));
    assert_eq!(joined.ducats.is, open_warband(&session, id).ducats.is);
    // After the app was closed it is still judged by the pack in the book.
    drop(session);
    let again = crate::kit::session(&folder);
    assert_eq!(open_warband(&again, id).faction, "Order of the Lantern");
    let check: Value = call(&again, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn what_another_pack_changes_is_shown_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let hash = keep_another(&session);
    let before = open_warband(&session, &redoubt);
    let told: Compared = call(&session, "warband_under", json!({ "warband": redoubt, "pack": hash }));
    let yeomen = before.models.iter().filter(|model| model.entry == "yeoman").count();
    assert!(yeomen > 0 && told.models.len() == yeomen, "{told:?}");
    assert_eq!(told.ducats, [before.ducats.is, before.ducats.is + 4 * u32::try_from(yeomen).unwrap()]);
    assert_eq!(open_warband(&session, &redoubt), before);
    let all: Vec<Compared> = call(&session, "campaign_under", json!({ "campaign": campaign, "pack": hash }));
    assert_eq!(all.len(), 2);
    assert!(all[1].models.is_empty(), "the Heretics have no Yeomen: {:?}", all[1]);
    let alone = refused(&session, "warband_move", json!({ "warband": redoubt, "pack": hash }));
    assert_eq!(alone.code, "IN_A_CAMPAIGN");
}

#[test]
fn a_campaign_goes_over_with_all_its_warbands_and_back_again() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let hash = keep_another(&session);
    let before = [open_warband(&session, &redoubt), open_warband(&session, &choir)];
    let page: Value = call(&session, "campaign_move", json!({ "campaign": campaign, "pack": hash }));
    assert_eq!(page["pack"]["id"], "club-2027");
    let after = open_warband(&session, &redoubt);
    assert_eq!(after.pack.id, "club-2027");
    assert!(after.ducats.is > before[0].ducats.is);
    assert_eq!(open_warband(&session, &choir).pack.id, "club-2027");
    // One of the usual pack does not join it.
    let new = json!({ "name": "Latecomers", "faction": "new-antioch", "variant": null });
    let late: Value = call(&session, "warband_muster", new);
    let admission = json!({ "campaign": campaign, "warband": late["id"], "player": "" });
    assert_eq!(refused(&session, "campaign_admit", admission).code, "OTHER_PACK");
    let page: Value = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(page["pack"]["id"], "official-1.0.2");
    let back = [open_warband(&session, &redoubt), open_warband(&session, &choir)];
    for (is, was) in back.iter().zip(&before) {
        assert_eq!((&is.pack, &is.models, &is.ducats), (&was.pack, &was.models, &was.ducats));
    }
}

#[test]
fn the_history_of_a_warband_tells_who_did_what_and_two_moments_are_compared() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let piers = crate::kit::model(&open_warband(&session, &redoubt), "Piers Allard");
    let _ = crate::kit::edit(&session, &redoubt, &json!({ "kind": "buy", "model": piers, "item": "trench-shield" }));
    let _: Value = call(&session, "warband_undo", json!({ "warband": redoubt }));
    let history: Vec<HistoryLine> = call(&session, "warband_history", json!({ "warband": redoubt }));
    let [undone, bought, adopted] = history.as_slice() else { panic!("three entries: {history:?}") };
    assert_eq!((undone.seq, bought.seq, adopted.seq), (3, 2, 1));
    assert!(!bought.in_force && adopted.in_force);
    assert_eq!(bought.by, "Ada");
    let told: Compared = call(&session, "warband_moments", json!({ "warband": redoubt, "before": 1, "after": 2 }));
    let [model] = told.models.as_slice() else { panic!("one model: {told:?}") };
    assert_eq!(model.name, "Piers Allard");
    assert!(model.lines.iter().any(|line| line.what == "Armour"), "{model:?}");
    assert_eq!(told.ducats[1] - told.ducats[0], 10);
}

/// A pack as one document: a faction of its own, an item that acts, and a scenario, all in words that there are.
fn lantern_pack() -> Vec<u8> {
    let usual = pack::embedded().unwrap();
    let mut pack: Value = serde_json::from_slice(&usual.document).unwrap();
    pack["manifest"]["id"] = json!("order-of-the-lantern");
    pack["manifest"]["name"] = json!("Order of the Lantern");
    let list = |pack: &mut Value, part: &str, one: Value| pack[part].as_array_mut().unwrap().push(one);
    let lantern = json!({"id": "storm-lantern", "name": "Storm Lantern", "kind": "equipment",
        "effects": [{"when": "own_success_roll", "do": [{"dice": 1}]}]});
    list(&mut pack, "items", lantern);
    let base = json!({"length": "25 mm", "width": "25 mm"});
    let entry = |id: &str, name: &str, min: u8, keywords: Value| {
        json!({"id": id, "name": name, "ducats": 60, "min": min, "keywords": keywords, "movement": "6 in", "ranged": 1,
            "melee": 1, "base": base, "battlekit": {"buys": true}})
    };
    let order = json!({"id": "lantern", "name": "Order of the Lantern", "alignment": "faithful", "ducats": 700, "glory": 0,
        "entries": [entry("lamp-master", "Lamp Master", 1, json!(["ELITE", "LEADER"])),
            entry("lamplighter", "Lamplighter", 0, json!([]))],
        "armoury": [{"item": "storm-lantern", "cost": 7}, {"item": "musket", "cost": 5}, {"item": "trench-club", "cost": 3}]});
    list(&mut pack, "factions", order);
    let mut dusk =
        pack["scenarios"].as_array().unwrap().iter().find(|s| s["id"] == "claim-no-mans-land").unwrap().clone();
    (dusk["id"], dusk["name"], dusk["number"]) = (json!("dusk-watch"), json!("Dusk Watch"), json!(13));
    list(&mut pack, "scenarios", dusk);
    serde_json::to_vec(&pack).unwrap()
}

/// Musters a company of the Order by hand, everybody with a Lantern and a musket.
fn company(session: &Session, name: &str, hash: &str) -> (String, Vec<u32>) {
    let new = json!({ "name": name, "faction": "lantern", "variant": null, "pack": hash });
    let mustered: Value = call(session, "warband_muster", new);
    let id = mustered["id"].as_str().unwrap().to_owned();
    for entry in ["lamp-master", "lamplighter", "lamplighter", "lamplighter"] {
        let joined = crate::kit::edit(session, &id, &json!({ "kind": "add_model", "entry": entry }));
        let model = joined.models.last().unwrap().id;
        for item in ["storm-lantern", "musket", "trench-club"] {
            let _ = crate::kit::edit(session, &id, &json!({ "kind": "buy", "model": model, "item": item }));
        }
    }
    let done = open_warband(session, &id);
    assert!(done.violations.is_empty(), "{:?}", done.violations);
    assert_eq!(done.ducats.is, 4 * (60 + 7 + 5 + 3));
    (id, done.models.iter().map(|model| model.id).collect())
}

/// Content in the effect vocabulary needs no code: a new pack is mustered, set up and fought to its end.
#[test]
fn a_faction_an_item_and_a_scenario_of_a_new_pack_need_no_code() {
    let folder = TempDir::new().unwrap();
    let (session, ..) = sample(&folder);
    let bytes = lantern_pack();
    let hash = nml_ledger::Hash::of(&bytes).to_string();
    let packs = vec![Pack { kind: PackKind::Pack, name: "order-of-the-lantern".into(), bytes }];
    let batch = Batch { packs, ..Batch::at("2027-01-01T00:00:00Z") };
    session.with_book(|book| Ok(book.append(&batch)?)).unwrap();
    let sides = [company(&session, "The Wick", &hash), company(&session, "The Flame", &hash)];
    let library: Value = call(&session, "scenarios", Value::Null);
    assert!(library["scenarios"].as_array().unwrap().iter().any(|one| one["scenario"]["id"] == "dusk-watch"));
    // One of one's own begins as a copy of it, as of any that the library shows.
    let from = |id: &str| json!({ "name": "Dawn watch", "from": { "pack": id } });
    let copy: Value = call(&session, "own_scenario_new", from("dusk-watch"));
    assert_eq!(copy["from"]["copied"], "Dusk Watch");
    assert_eq!(refused(&session, "own_scenario_new", from("no-such")).code, "UNKNOWN_SCENARIO");
    let new = json!({ "scenario": "dusk-watch", "name": "At dusk", "campaign": null });
    let set_up: Value = call(&session, "set_up_new", new);
    let set_up = set_up["id"].clone();
    for (side, (warband, models)) in sides.iter().enumerate() {
        let change = json!({ "do": "field", "side": side, "force": { "warband": warband, "models": models } });
        let _: Value = call(&session, "set_up_change", json!({ "set_up": set_up, "change": change }));
    }
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": set_up }));
    let battle: Open<Battles> = session.open_stream(begun["id"].as_str().unwrap()).unwrap();
    let mut battle = battle.state;
    assert_eq!((battle.field.scenario.id.as_str(), battle.field.pack.as_str()), ("dusk-watch", hash.as_str()));
    // Two seeded players fight it to the end.
    let mut chance = Chance::seeded(7);
    let mut lit = 0;
    for _ in 0..20_000 {
        if battle.phase == Phase::Ended {
            break;
        }
        let command = choose(&battle, &options(&battle), &mut |n| chance.below(n)).unwrap();
        for event in decide(&battle, &command).unwrap() {
            if let Event::Rolled(rolled) = &event {
                lit += rolled.modifiers.iter().filter(|m| m.name == "Storm Lantern" && m.value == 1).count();
            }
            evolve(&mut battle, &event);
        }
    }
    assert!(battle.phase == Phase::Ended && lit > 10, "{lit} rolls with the Lantern, {:?}", battle.phase);
}

#[test]
fn a_pack_comes_in_from_a_file_leaves_as_one_and_comes_into_another_book() {
    let folder = TempDir::new().unwrap();
    let (file, sent) = (folder.path().join("club.nml-pack"), folder.path().join("to-bo"));
    std::fs::write(&file, another()).unwrap();
    drop(sample(&folder));
    let session = session_with(&folder, vec![None, Some(file.clone()), Some(file.clone()), Some(sent)]);
    assert_eq!(call::<Value>(&session, "pack_bring", Value::Null), Value::Null, "nobody chose one");
    let brought: Value = call(&session, "pack_bring", Value::Null);
    assert_eq!((&brought["known"], &brought["pack"]["name"]), (&json!(false), &json!("Club rules 2027")));
    let again: Value = call(&session, "pack_bring", Value::Null);
    assert_eq!(again["known"], true);
    let packs: Vec<PackLine> = call(&session, "packs", Value::Null);
    assert!(packs.iter().any(|line| json!(line.hash) == brought["pack"]["hash"] && !line.shipped));
    let sent: Value = call(&session, "pack_send", json!({ "hash": brought["pack"]["hash"] }));
    assert_eq!(sent["file"], "to-bo.nml-pack");
    drop(session);

    let elsewhere = TempDir::new().unwrap();
    drop(sample(&elsewhere));
    let session = session_with(&elsewhere, vec![Some(folder.path().join("to-bo.nml-pack"))]);
    let there: Value = call(&session, "pack_bring", Value::Null);
    assert_eq!(there["pack"]["hash"], brought["pack"]["hash"]);
    let new = json!({ "name": "The Lamplighters", "faction": "order-of-the-lantern", "variant": null, "pack": there["pack"]["hash"] });
    let lamplighters: Value = call(&session, "warband_muster", new);
    assert_eq!(lamplighters["faction"], "Order of the Lantern");
}

#[test]
fn a_pack_that_is_not_whole_is_refused_with_its_first_fault_and_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let house = folder.path().join("house");
    std::fs::create_dir_all(&house).unwrap();
    let manifest = house.join("pack.json");
    std::fs::write(&manifest, "{}").unwrap();
    let nonsense = folder.path().join("nonsense.nml-pack");
    std::fs::write(&nonsense, "[1, 2]").unwrap();
    drop(sample(&folder));
    let session = session_with(&folder, vec![Some(manifest), Some(nonsense)]);
    let before: Vec<PackLine> = call(&session, "packs", Value::Null);
    let folders = refused(&session, "pack_bring", Value::Null);
    assert_eq!(folders.code, "PACK_FAULT", "{folders:?}");
    assert!(folders.message.contains("pack.json"), "{folders:?}");
    let files = refused(&session, "pack_bring", Value::Null);
    assert!(!files.message.is_empty() && files.code != "BROKEN", "{files:?}");
    assert_eq!(call::<Vec<PackLine>>(&session, "packs", Value::Null), before);
}

#[test]
fn catalogues_become_a_candidate_that_the_book_keeps_and_a_warband_follows() {
    let folder = TempDir::new().unwrap();
    let samples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../exchange/tests/catalogues");
    let single = samples.join("new-antioch.cat");
    drop(sample(&folder));
    let session = session_with(&folder, vec![None, Some(samples.clone()), Some(samples), Some(single)]);
    let wanted = json!({ "from": "folder" });
    assert_eq!(call::<Value>(&session, "pack_from_catalogues", wanted.clone()), Value::Null, "nobody chose one");
    let made: Value = call(&session, "pack_from_catalogues", wanted.clone());
    assert_eq!((&made["known"], &made["pack"]["shipped"]), (&json!(false), &json!(false)));
    assert!(made["pack"]["name"].as_str().unwrap().starts_with("Candidate: New Recruit 99 over "), "{}", made["pack"]);
    let lines = made["report"]["lines"].as_array().unwrap();
    assert!(lines.iter().any(|line| line["row"] == "new-antioch/lantern-bearer" && line["verdict"] == "new"));
    let again: Value = call(&session, "pack_from_catalogues", wanted);
    assert_eq!((&again["known"], &again["pack"]["hash"]), (&json!(true), &made["pack"]["hash"]));
    let packs: Vec<PackLine> = call(&session, "packs", Value::Null);
    assert!(packs.iter().any(|line| json!(line.hash) == made["pack"]["hash"] && !line.shipped));

    let new =
        json!({ "name": "The Lamplighters", "faction": "new-antioch", "variant": null, "pack": made["pack"]["hash"] });
    let mustered: Value = call(&session, "warband_muster", new);
    assert_eq!(mustered["name"], "The Lamplighters");
    // One file without those that it rests on is read too; nothing counts as gone for that.
    let one: Value = call(&session, "pack_from_catalogues", json!({ "from": "file", "over": made["pack"]["hash"] }));
    let gone = one["report"]["lines"].as_array().unwrap().iter().filter(|line| line["verdict"] == "gone").count();
    assert_eq!((gone, &one["known"]), (0, &json!(false)));
}
