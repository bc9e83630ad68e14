//! Lists and packs that are not what they say.

use nml_exchange::list;
use nml_exchange::pack::{self, Files};
use serde_json::{Value, json};
use std::path::Path;

#[test]
fn an_unusable_list_is_refused_in_one_line_with_its_place() {
    let shipped = pack::embedded().unwrap();
    let refuse = |bytes: &[u8]| {
        let error = list::read(bytes, &shipped.catalogue).unwrap_err();
        let line = error.to_string();
        assert!(!line.contains('\n') && line.chars().count() < 700, "{line}");
        (error.code.name, error.place)
    };
    let models =
        |n: usize| json!({"faction": "new-antioch", "models": vec![json!({"model": "yeoman"}); n]}).to_string();
    let model = |model: Value| json!({"faction": "new-antioch", "models": [model]}).to_string();
    let team = |teams: Value| {
        json!({"faction": "new-antioch", "fireteams": teams, "models": [{"model": "lieutenant"}, {"model": "yeoman"}]})
            .to_string()
    };
    let cases = [
        (String::new(), "NOT_JSON", "line 1 column 0"),
        ("{".into(), "NOT_JSON", "line 1 column 1"),
        ("[]".into(), "WRONG_CONTENT", ""),
        ("42".into(), "WRONG_CONTENT", ""),
        ("{}".into(), "WRONG_CONTENT", ""),
        (model(json!(["lieutenant"])), "WRONG_CONTENT", "/models/0"),
        (model(json!({"model": 7})), "WRONG_CONTENT", "/models/0/model"),
        (model(json!({"model": "yeoman", "items": "pistol"})), "WRONG_CONTENT", "/models/0/items"),
        (
            json!({"faction": "new-antioch", "budget_ducats": -1, "models": []}).to_string(),
            "WRONG_CONTENT",
            "/budget_ducats",
        ),
        (
            json!({"faction": "new-antioch", "budget_ducats": 1_000_001, "models": []}).to_string(),
            "TOO_LARGE",
            "/budget_ducats",
        ),
        (json!({"faction": "elves", "models": []}).to_string(), "UNKNOWN_FACTION", "/faction"),
        (
            json!({"faction": "new-antioch", "variant": "elves", "models": []}).to_string(),
            "UNKNOWN_VARIANT",
            "/variant",
        ),
        (
            json!({"faction": "heretic-legions", "variant": "cadaver-corps", "models": []}).to_string(),
            "UNKNOWN_VARIANT",
            "/variant",
        ),
        (team(json!([[0, 2]])), "FIRETEAM_OUT_OF_RANGE", "/fireteams/0"),
        (team(json!([[0, 1], [1, 0]])), "FIRETEAM_REPEATED", "/fireteams/1"),
        (team(json!([[0, 0]])), "FIRETEAM_REPEATED", "/fireteams/0"),
        (team(json!([[0]])), "WRONG_CONTENT", "/fireteams/0"),
        (team(json!([[0, -1]])), "WRONG_CONTENT", "/fireteams/0/1"),
        (models(101), "TOO_MANY", "/models"),
        (model(json!({"model": "yeoman", "items": vec!["pistol"; 41]})), "TOO_MANY", "/models/0/items"),
        (model(json!({"model": "y".repeat(101)})), "TOO_LONG", "/models/0"),
        (model(json!({"model": "yeoman", "name": "n".repeat(81)})), "TOO_LONG", "/models/0/name"),
        (format!("{}{}", "[".repeat(5000), "]".repeat(5000)), "TOO_DEEP", ""),
        (" ".repeat((1 << 20) + 1), "TOO_LARGE", ""),
    ];
    for (bytes, code, place) in cases {
        let (found, at) = refuse(bytes.as_bytes());
        assert_eq!(found, code, "{}", &bytes[..bytes.len().min(200)]);
        assert!(at.starts_with(place), "{code}: {at} instead of {place}");
    }
    assert_eq!(refuse(&[0xff, 0xfe, b'{']).0, "NOT_JSON");
}

#[test]
fn unknown_fields_are_noted_and_few() {
    let shipped = pack::embedded().unwrap();
    let mut list = json!({"faction": "new-antioch", "colour": "red", "models": [{"model": "lieutenant", "hat": 1}]});
    for i in 0..40 {
        list[format!("x{i}")] = json!(null);
    }
    let (roster, notes) = list::read(list.to_string().as_bytes(), &shipped.catalogue).unwrap();
    assert_eq!((roster.models.len(), notes.len()), (1, 21));
    assert!(notes.iter().any(|n| n.contains("more unknown fields")));
}

#[test]
fn a_list_goes_out_as_it_came_in() {
    let shipped = pack::embedded().unwrap();
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/worked-lists.json")).unwrap();
    for case in &cases {
        let (roster, _) = list::read(case["list"].to_string().as_bytes(), &shipped.catalogue).unwrap();
        let document = list::from_roster(&roster);
        let bytes = list::to_bytes(&document).unwrap();
        assert_eq!(serde_json::from_slice::<Value>(&bytes).unwrap(), case["list"], "{}", case["case"]);
        assert_eq!(list::read(&bytes, &shipped.catalogue).unwrap().0, roster);
    }
}

fn shipped_files() -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/packs/official-1.0.2");
    pack::files_of(&folder).unwrap()
}

fn changed(file: &str, from: &str, to: &str) -> Files {
    let mut files = shipped_files();
    let text = String::from_utf8(files[file].clone()).unwrap();
    assert!(text.contains(from), "{from}");
    files.insert(file.into(), text.replacen(from, to, 1).into_bytes());
    files
}

fn faults(files: &Files) -> Vec<(String, String, String)> {
    pack::from_files(files, &|_| None).unwrap_err().into_iter().map(|f| (f.file, f.place, f.message)).collect()
}

#[test]
fn what_is_wrong_with_a_location_is_told_where_it_stands() {
    let cases = [
        ("\"id\": \"pot-of-manna\"", "\"id\": \"moonshine-stash\"", "/tables/1/locations/2", "appears twice"),
        ("\"total\": 5", "\"total\": 4", "/tables/0/locations/1/total", "two Locations"),
        ("\"sniper-rifle\"", "\"sniper-riffle\"", "/tables/0/locations/8/options/0/gains/0/one_of/0", "sniper-riffle"),
        ("\"grail-thrall\"", "\"grail-troll\"", "/tables/0/locations/4/options/4/gains/0/model/entry", "grail-troll"),
        ("\"fire-shield\"", "\"fire-shied\"", "/tables/2/locations/3/options/0/gains/0/may_buy/items/0", "fire-shied"),
    ];
    for (from, to, place, said) in cases {
        let found = faults(&changed("exploration.json", from, to));
        let [(file, at, message)] = &found[..] else { panic!("{from}: {found:?}") };
        assert_eq!((file.as_str(), at.as_str()), ("exploration.json", place));
        assert!(message.contains(said), "{message}");
    }
}

#[test]
fn a_broken_pack_names_file_and_place() {
    let only = |files: &Files| {
        let mut found = faults(files);
        assert_eq!(found.len(), 1, "{found:?}");
        found.remove(0)
    };
    let antioch = "factions/new-antioch.json";
    let (file, place, message) = only(&changed(antioch, "\"item\": \"pistol\"", "\"item\": \"pistole\""));
    assert_eq!((file.as_str(), place.as_str()), (antioch, "/armoury/0/item"));
    assert!(message.contains("pistole"));
    let (file, place, message) = only(&changed("items.json", "\"target_down\"", "\"target_dawn\""));
    assert_eq!(file, "items.json");
    assert!(place.ends_with("/effects/0/if/0") && message.contains("target_dawn"), "{place} {message}");
    let (_, place, _) =
        only(&changed(antioch, "\"forbid_options\": [\"trench-mole\"]", "\"forbid_options\": [\"trench-vole\"]"));
    assert!(place.starts_with("/variants/0/changes/options"), "{place}");
    let (_, place, _) = only(&changed("trauma.json", "\"rolls\": [11]", "\"rolls\": [11, 17]"));
    assert!(place.starts_with("/rows"), "{place}");
    let skills = "skills.json";
    let (file, place, message) = only(&changed(
        skills,
        "{\"roll\": 3, \"to\": {\"skill\": \"hunter\"}}",
        "{\"roll\": 3, \"to\": {\"skill\": \"hunted\"}}",
    ));
    assert_eq!((file.as_str(), place.as_str()), (skills, "/tables/1/rows/1/to"));
    assert!(message.contains("hunted"), "{message}");
    let doubled = faults(&changed(
        skills,
        "{\"roll\": 3, \"to\": {\"skill\": \"hunter\"}}",
        "{\"roll\": 4, \"to\": {\"skill\": \"hunter\"}}",
    ));
    assert_eq!(
        doubled.iter().map(|(_, place, _)| place.as_str()).collect::<Vec<_>>(),
        ["/tables/1/rows"; 2],
        "3 is missing, 4 appears twice"
    );
    let twice = faults(&changed(skills, "\"id\": \"hip-shot\"", "\"id\": \"headshot\""));
    assert!(twice.iter().any(|(file, _, message)| file == skills && message.contains("appears twice")), "{twice:?}");
    let (file, place, _) = only(&changed("campaign.json", "\"sniper-school\"", "\"sniper-academy\""));
    assert_eq!((file.as_str(), place.as_str()), ("campaign.json", "/patrons/0/skills/4"));
    let (file, place, _) =
        only(&changed("scenarios/claim-no-mans-land.json", "\"terrain\": \"ruin-1\"", "\"terrain\": \"ruin-7\""));
    assert_eq!((file.as_str(), place.as_str()), ("scenarios/claim-no-mans-land.json", "/objectives/0/terrain"));
    let (file, place, _) = only(&changed("pack.json", "\"version\": 1", "\"version\": 2"));
    assert_eq!((file.as_str(), place.as_str()), ("pack.json", "/format"));
    let mut files = shipped_files();
    files.remove("trauma.json");
    assert_eq!(only(&files).0, "trauma.json");
    files = shipped_files();
    files.remove(skills);
    files.insert("campaign.json".into(), without_patron_skills(&files["campaign.json"]));
    assert!(
        pack::from_files(&files, &|_| None).unwrap().catalogue.pack().skills.is_empty(),
        "older packs have no skills"
    );
    files = shipped_files();
    files.insert("factions/elves.json".into(), files[antioch].clone());
    assert!(faults(&files).iter().any(|(file, _, _)| file == "factions/elves.json"));
    files = shipped_files();
    files.insert("items.json".into(), b"[".repeat(100));
    assert_eq!(only(&files).0, "items.json");
}

fn without_patron_skills(bytes: &[u8]) -> Vec<u8> {
    let mut campaign: Value = serde_json::from_slice(bytes).unwrap();
    for patron in campaign["patrons"].as_array_mut().unwrap() {
        patron.as_object_mut().unwrap().remove("skills").unwrap();
    }
    serde_json::to_vec(&campaign).unwrap()
}
