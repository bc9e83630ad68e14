//! Packs that rest on another: rows alone, and the whole pack that they make.

use std::collections::BTreeMap;

use nml_exchange::pack::{self, Files};
use serde_json::{Value, json};

/// The hash of the beta while its folder was a whole pack: books and Warbands name it by that.
const BETA_WHOLE: &str = "69b8622ce9e1108ae634352125c3f502ca65f9deeaba8b20468dd11d8d4dc4fc";

fn rules_hash() -> String {
    pack::embedded().unwrap().hash.to_string()
}

/// A folder of rows over rules 1.0.2.
fn rows(parts: &[(&str, Value)]) -> Files {
    let manifest = json!({
        "format": "nml.pack", "version": 1, "id": "club-2026", "name": "Club rules", "rules_version": "1.0.2, ours",
        "notice": "Ours.", "rests_on": { "id": "official-1.0.2", "hash": rules_hash() },
    });
    let parts = parts.iter().map(|(name, value)| ((*name).to_owned(), value.to_string().into_bytes()));
    let mut files: Files = [("pack.json".to_owned(), manifest.to_string().into_bytes())].into();
    files.extend(parts);
    files
}

fn faults(files: &Files) -> Vec<(String, String, String)> {
    let faults = pack::from_files(files, &|_| None).unwrap_err();
    faults.into_iter().map(|fault| (fault.file, fault.place, fault.message)).collect()
}

#[test]
fn the_beta_as_rows_is_the_pack_that_it_was_when_it_stood_alone() {
    assert_eq!(pack::shipped("beta-2026-04").unwrap().unwrap().hash.to_string(), BETA_WHOLE);
}

#[test]
fn a_row_takes_the_place_of_its_id_and_a_new_one_stands_where_it_says() {
    let mut pistol = serde_json::to_value(pack::embedded().unwrap().catalogue.item("pistol").unwrap()).unwrap();
    pistol["range"] = json!("14 in");
    let mut long = pistol.clone();
    long["id"] = json!("long-pistol");
    long["name"] = json!("Long Pistol");
    let line = json!({ "item": "long-pistol", "cost": 8 });
    let files = rows(&[
        ("items.json", json!({ "rows": [pistol, long] })),
        (
            "factions/new-antioch.json",
            json!({
                "id": "new-antioch", "ducats": 650,
                "armoury": { "rows": [line], "after": { "long-pistol": "pistol" }, "without": ["automatic-pistol"] },
            }),
        ),
    ]);
    let read = pack::from_files(&files, &|_| None).unwrap();
    let (ours, rules) = (read.catalogue.pack(), pack::embedded().unwrap());
    let antioch = read.catalogue.faction("new-antioch").unwrap();
    let printed = rules.catalogue.faction("new-antioch").unwrap();
    assert_eq!((antioch.ducats, printed.ducats), (650, 700));
    assert_eq!(antioch.armoury.len(), printed.armoury.len(), "one more, one less");
    let place = |item: &str| antioch.armoury.iter().position(|line| line.item == item);
    assert_eq!(place("long-pistol"), place("pistol").map(|at| at + 1));
    assert_eq!(place("automatic-pistol"), None);
    assert_eq!(ours.items.len(), rules.catalogue.pack().items.len() + 1);
    assert_eq!(ours.scenarios, rules.catalogue.pack().scenarios);
    // It stands by itself from then on: the book keeps the whole of it.
    assert_eq!(ours.manifest.rests_on, None);
    assert_eq!(pack::from_bytes(&read.document).unwrap().hash, read.hash);
}

#[test]
fn what_leads_nowhere_is_told_with_file_and_place() {
    let only = |parts: &[(&str, Value)]| {
        let mut found = faults(&rows(parts));
        assert_eq!(found.len(), 1, "{found:?}");
        let (file, place, message) = found.remove(0);
        assert!(message.contains("arbalest") || message.contains("elves"), "{message}");
        (file, place)
    };
    let gone = json!({ "without": ["arbalest"] });
    assert_eq!(only(&[("items.json", gone.clone())]), ("items.json".into(), "/without/0".into()));
    let misplaced = json!({ "rows": [], "after": { "arbalest": "pistol" } });
    assert_eq!(only(&[("items.json", misplaced)]), ("items.json".into(), "/after/arbalest".into()));
    let arbalest = json!({ "name": "arbalest", "meaning": "Ours." });
    let twice = json!({ "rows": [arbalest, arbalest] });
    assert_eq!(only(&[("keywords.json", twice)]), ("keywords.json".into(), "/rows/1".into()));
    let antioch = json!({ "id": "new-antioch", "armoury": gone });
    assert_eq!(
        only(&[("factions/new-antioch.json", antioch)]),
        ("factions/new-antioch.json".into(), "/armoury/without/0".into())
    );
    // Rows of a faction that nobody has are no faction.
    let (file, place, _) = faults(&rows(&[("factions/elves.json", json!({ "id": "elves", "ducats": 5 }))])).remove(0);
    assert_eq!((file.as_str(), place.as_str()), ("factions/elves.json", "the top"));
    let strange = faults(&rows(&[("elves.json", json!([]))])).remove(0);
    assert_eq!(strange.0, "elves.json");
}

#[test]
fn another_state_of_what_it_rests_on_is_refused() {
    let mut files = rows(&[]);
    let text = String::from_utf8(files["pack.json"].clone()).unwrap();
    files.insert("pack.json".into(), text.replace(&rules_hash(), &"0".repeat(64)).into_bytes());
    let (file, place, message) = faults(&files).remove(0);
    assert_eq!((file.as_str(), place.as_str()), ("pack.json", "/rests_on"));
    assert!(message.contains("official-1.0.2") && message.contains(&rules_hash()), "{message}");
    files.insert("pack.json".into(), text.replace("official-1.0.2", "official-3.0").into_bytes());
    let (_, _, message) = faults(&files).remove(0);
    assert!(message.contains("official-3.0") && message.contains("beta-2026-04"), "{message}");
    // A whole document says nothing of another pack.
    let mut whole: Value = serde_json::from_slice(&pack::embedded().unwrap().document).unwrap();
    whole["manifest"]["rests_on"] = json!({ "id": "official-1.0.2", "hash": rules_hash() });
    assert!(pack::from_bytes(whole.to_string().as_bytes()).unwrap_err().message.contains("must be whole"));
}

#[test]
fn packs_rest_on_packs_beside_them_but_not_without_end() {
    let first = rows(&[("items.json", json!({ "without": [] }))]);
    let hash = pack::from_files(&first, &|_| None).unwrap().hash.to_string();
    let manifest = |id: &str, on: &str, hash: &str| -> Files {
        let text = String::from_utf8(first["pack.json"].clone()).unwrap();
        let text = text.replace("club-2026", id).replace("official-1.0.2", on).replace(&rules_hash(), hash);
        [("pack.json".to_owned(), text.into_bytes())].into()
    };
    let second = manifest("club-2027", "club-2026", &hash);
    let folders: BTreeMap<&str, &Files> = [("club-2026", &first)].into();
    let beside = |id: &str| folders.get(id).map(|files| (*files).clone());
    assert_eq!(pack::from_files(&second, &beside).unwrap().catalogue.pack().manifest.id, "club-2027");
    // One that rests on itself.
    let round = manifest("club-2028", "club-2028", &hash);
    let around = |_: &str| Some(round.clone());
    let fault = pack::from_files(&round, &around).unwrap_err().remove(0);
    assert!(fault.message.contains("at most"), "{}", fault.message);
}
