//! Candidates for packs: figures of New Recruit's catalogues over the shipped rules, and all that is said of them.
//! The samples are written by hand: a few entries of New Antioch with other figures, and some that no book has.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};
use std::sync::{Arc, LazyLock};

use nml_catalogue::entry::Larger;
use nml_catalogue::faction::Who;
use nml_catalogue::length::Length;
use nml_catalogue::{Catalogue, Faction, FactionEntry};
use nml_exchange::bounds::{CATALOGUE_ELEMENTS, CATALOGUE_FILE_BYTES, CATALOGUE_FILES, IMPORT_DEPTH};
use nml_exchange::catalogues::{self, Candidate, Field, Line, Sources, Verdict};
use nml_exchange::pack::Loaded;
use nml_exchange::{list, pack};
use nml_warband::check;
use proptest::prelude::*;
use serde_json::{Value, json};
use zip::write::SimpleFileOptions;

static SHIPPED: LazyLock<Arc<Loaded>> = LazyLock::new(|| pack::embedded().unwrap());
static CANDIDATE: LazyLock<Candidate> = LazyLock::new(|| catalogues::read(&samples(), &SHIPPED).unwrap());

const SYSTEM: &[u8] = include_bytes!("../catalogues/sample.gst");
const NEW_ANTIOCH: &str = include_str!("../catalogues/new-antioch.cat");
const ARMS: &[u8] = include_bytes!("../catalogues/arms.json");

fn samples() -> Sources {
    with(NEW_ANTIOCH)
}

/// The samples with another text of the faction.
fn with(new_antioch: &str) -> Sources {
    BTreeMap::from([
        ("sample.gst".to_owned(), SYSTEM.to_vec()),
        ("new-antioch.cat".to_owned(), new_antioch.as_bytes().to_vec()),
        ("arms.json".to_owned(), ARMS.to_vec()),
    ])
}

fn new_antioch(catalogue: &Catalogue) -> &Faction {
    catalogue.faction("new-antioch").unwrap()
}

fn entry<'c>(catalogue: &'c Catalogue, id: &str) -> &'c FactionEntry {
    new_antioch(catalogue).entries.iter().find(|entry| entry.id == id).unwrap()
}

/// The lines of a verdict about a row.
fn about<'c>(candidate: &'c Candidate, verdict: Verdict, row: &str) -> Vec<&'c Line> {
    let lines = candidate.report.lines.iter();
    lines.filter(|line| line.verdict == verdict && line.row.as_deref() == Some(row)).collect()
}

/// The lines of a verdict about what has this id in the catalogue.
fn of<'c>(candidate: &'c Candidate, verdict: Verdict, id: &str) -> Vec<&'c Line> {
    candidate.report.lines.iter().filter(|line| line.verdict == verdict && line.id == id).collect()
}

#[test]
fn a_known_entry_takes_the_figures_and_keeps_what_it_does() {
    let (was, now) = (entry(&SHIPPED.catalogue, "yeoman"), entry(&CANDIDATE.loaded.catalogue, "yeoman"));
    assert_eq!((was.ducats, now.ducats), (30, 35));
    assert_eq!((now.movement, now.melee, now.ranged), (Length::inches(7), Some(-1), Some(0)));
    assert_eq!(now.keywords, was.keywords);
    let (mole, before) = (&now.options[0], &was.options[0]);
    assert_eq!((mole.id.as_str(), before.ducats, mole.ducats), ("trench-mole", 10, 12));
    assert_eq!(
        (&mole.grants, mole.limit, mole.larger),
        (&before.grants, Some(2), Some(Larger { others_ducats: 1000, max: 3 }))
    );

    let differences: Vec<_> = about(&CANDIDATE, Verdict::Changed, "new-antioch/yeoman")
        .into_iter()
        .map(|line| (line.field.unwrap(), line.ours.as_deref().unwrap(), line.theirs.as_deref().unwrap()))
        .collect();
    assert_eq!(
        differences,
        [(Field::Ducats, "30", "35"), (Field::Movement, "6″", "7″"), (Field::Melee, "0", "-1")],
        "the rest is as it was"
    );
    let mole = about(&CANDIDATE, Verdict::Changed, "new-antioch/yeoman/trench-mole");
    assert_eq!(mole.len(), 1, "{mole:?}");
    assert_eq!(entry(&CANDIDATE.loaded.catalogue, "lieutenant"), entry(&SHIPPED.catalogue, "lieutenant"));
    assert!(about(&CANDIDATE, Verdict::Changed, "new-antioch/lieutenant").is_empty());
}

#[test]
fn a_new_model_becomes_an_entry_with_profile_cost_keywords_kit_and_limit() {
    let bearer = entry(&CANDIDATE.loaded.catalogue, "lantern-bearer");
    assert_eq!((bearer.ducats, bearer.glory, bearer.min, bearer.max), (45, 0, 0, Some(2)));
    assert_eq!((bearer.movement, bearer.ranged, bearer.melee, bearer.armour), (Length::inches(8), None, Some(1), -1));
    assert_eq!((bearer.base.length, bearer.base.width), (Length::millimetres(60), Length::millimetres(30)));
    let keywords: Vec<String> = bearer.keywords.iter().map(ToString::to_string).collect();
    assert_eq!(keywords, ["NEW ANTIOCH", "STRONG", "FLYING"]);
    assert_eq!((bearer.kit.as_slice(), bearer.battlekit.buys), (&["gas-mask".to_owned()][..], true));
    // A new rule is a name and a reminder, never its words.
    let lamplight = serde_json::to_value(&bearer.abilities).unwrap();
    assert_eq!(
        lamplight,
        json!([{"name": "Lamplight", "effects": [{"when": "always", "do": [{"reminder": {
            "text": "Read “Lamplight” on your card.",
            "reason": "New Recruit (new-antioch.cat) has it, and only its name was taken.",
        }}]}]}])
    );
    assert!(!String::from_utf8_lossy(&CANDIDATE.loaded.document).contains("Placeholder"));
    assert_eq!(about(&CANDIDATE, Verdict::New, "new-antioch/lantern-bearer").len(), 1);
    assert_eq!(about(&CANDIDATE, Verdict::Note, "new-antioch/lantern-bearer").len(), 1);

    let lamplighter = &entry(&CANDIDATE.loaded.catalogue, "yeoman").options[1];
    assert_eq!((lamplighter.name.as_str(), lamplighter.ducats, lamplighter.limit), ("Sworn Lamplighter", 8, Some(1)));
}

#[test]
fn an_armoury_line_takes_its_price_and_a_new_item_comes_with_its_figures() {
    let line = |catalogue: &Catalogue, id: &str| {
        new_antioch(catalogue).armoury.iter().find(|line| line.item == id).cloned().unwrap()
    };
    let rifle = line(&CANDIDATE.loaded.catalogue, "bolt-action-rifle");
    assert_eq!((rifle.cost, rifle.cost_for), (12, BTreeMap::from([("yeoman".to_owned(), 6)])));
    assert_eq!(line(&SHIPPED.catalogue, "bolt-action-rifle").cost, 10);
    assert_eq!(line(&CANDIDATE.loaded.catalogue, "sword-axe"), line(&SHIPPED.catalogue, "sword-axe"));

    let item = CANDIDATE.loaded.catalogue.item("bolt-action-rifle").unwrap();
    assert_eq!((item.range, item.bayonet_lug), (Some(Length::inches(30)), true), "a longer range, and still its lug");
    let pike = CANDIDATE.loaded.catalogue.item("storm-pike").unwrap();
    assert_eq!((pike.hands, pike.range, pike.melee, pike.dice, pike.injury_dice), (2, None, true, 1, -1));
    let keywords: Vec<String> = pike.keywords.iter().map(ToString::to_string).collect();
    assert_eq!(keywords, ["CLEAVE 2", "HEAVY"]);
    let sold = line(&CANDIDATE.loaded.catalogue, "storm-pike");
    assert_eq!((sold.cost, sold.limit, sold.allowed), (11, Some(2), vec![Who::Elite]));
    let unread = of(&CANDIDATE, Verdict::Unread, "0000-0000-0000-0a04");
    assert!(unread.len() == 1 && unread[0].why.contains("SPARKLING"), "{unread:?}");
}

#[test]
fn what_is_not_understood_or_has_no_place_is_named() {
    let unknown = of(&CANDIDATE, Verdict::Unread, "0000-0000-0000-0203");
    assert_eq!(unknown.len(), 1, "a constraint of a kind that nobody knows");
    let Line { file, what, why, .. } = unknown[0];
    assert_eq!((file.as_str(), what.as_str()), ("new-antioch.cat", "constraint"));
    assert_eq!(why, "Nothing here reads this limit (exactly, roster).");
    let circle = of(&CANDIDATE, Verdict::Left, "0000-0000-0000-0921");
    assert_eq!(
        circle.iter().map(|line| line.why.as_str()).collect::<Vec<_>>(),
        ["This link leads back to where it came from."]
    );
    // Hands are not limits of a Warband.
    assert_eq!(of(&CANDIDATE, Verdict::Unread, "0000-0000-0000-0901").len(), 1);
    // The cheaper Yeoman of a variant is that variant's.
    let waits = |line: &&Line| line.what == "modifier" && line.verdict == Verdict::Left;
    let waiting: Vec<&Line> = CANDIDATE.report.lines.iter().filter(waits).collect();
    assert_eq!(waiting.len(), 1, "{waiting:?}");
    assert_eq!(waiting[0].why, "It does not count in a Warband without a variant.");
}

#[test]
fn what_no_file_has_any_more_is_gone_unless_the_rest_of_the_pack_needs_it() {
    let armoury = &new_antioch(&CANDIDATE.loaded.catalogue).armoury;
    assert!(armoury.iter().all(|line| line.item != "pistol"));
    assert_eq!(about(&CANDIDATE, Verdict::Gone, "new-antioch/armoury/pistol").len(), 1);
    // The variants name the Sniper Priest.
    assert_eq!(about(&CANDIDATE, Verdict::Kept, "new-antioch/sniper-priest").len(), 1);
    assert_eq!(entry(&CANDIDATE.loaded.catalogue, "sniper-priest"), entry(&SHIPPED.catalogue, "sniper-priest"));

    // With a file missing nobody knows.
    let mut fewer = samples();
    fewer.remove("arms.json");
    let fewer = catalogues::read(&fewer, &SHIPPED).unwrap();
    assert_eq!(fewer.report.count(Verdict::Gone), 0);
    assert!(new_antioch(&fewer.loaded.catalogue).armoury.iter().any(|line| line.item == "pistol"));
    let nowhere = of(&fewer, Verdict::Left, "0000-0000-0000-0902");
    assert_eq!(nowhere[0].why, "This link leads to nothing in these files.");
}

#[test]
fn the_candidate_rests_on_the_pack_as_rows_and_a_warband_is_built_by_it() {
    let again = pack::from_files(&CANDIDATE.files, &|_| None).unwrap();
    assert_eq!(again.hash, CANDIDATE.loaded.hash, "the folder laid over the shipped pack is the whole one");
    let names: Vec<&str> = CANDIDATE.files.keys().map(String::as_str).collect();
    assert_eq!(names, ["factions/new-antioch.json", "items.json", "pack.json"]);
    let manifest = &CANDIDATE.loaded.catalogue.pack().manifest;
    assert_eq!(
        (manifest.id.as_str(), manifest.name.starts_with("Candidate: New Recruit 99 over ")),
        ("official-1.0.2-candidate-99", true)
    );

    let warband = json!({"faction": "new-antioch", "models": [
        {"model": "lieutenant", "items": ["storm-pike"]},
        {"model": "yeoman", "items": ["bolt-action-rifle"], "options": ["sworn-lamplighter"]},
        {"model": "lantern-bearer", "items": ["sword-axe"]},
    ]});
    let (roster, notes) = list::read(warband.to_string().as_bytes(), &CANDIDATE.loaded.catalogue).unwrap();
    let report = check(&roster, &CANDIDATE.loaded.catalogue);
    assert!(report.legal && notes.is_empty(), "{report:?} {notes:?}");
    // 70 + 11, 35 + 6 + 8, 45 + 4.
    assert_eq!(report.total_ducats, 179);
}

#[test]
fn the_json_of_a_catalogue_says_the_same_as_its_xml() {
    let mut sources = samples();
    sources.insert("new-antioch.cat".to_owned(), as_json(NEW_ANTIOCH).to_string().into_bytes());
    let made = catalogues::read(&sources, &SHIPPED).unwrap();
    assert_eq!(made.loaded.hash, CANDIDATE.loaded.hash);
    assert_eq!(made.report.lines.len(), CANDIDATE.report.lines.len());
}

/// XML in the form of New Recruit's JSON: attributes are fields, texts are `$text`, what holds a list is a list.
fn as_json(xml: &str) -> Value {
    use quick_xml::events::Event;
    let mut reader = quick_xml::Reader::from_str(xml);
    let mut open: Vec<(String, Value)> = vec![(String::new(), json!({}))];
    let attributes = |start: &quick_xml::events::BytesStart<'_>| {
        let mut object = serde_json::Map::new();
        for attribute in start.attributes() {
            let attribute = attribute.unwrap();
            let value = attribute.normalized_value(quick_xml::XmlVersion::Implicit1_0).unwrap().into_owned();
            object.insert(attribute.key.as_ref().to_owned(), json!(value));
        }
        Value::Object(object)
    };
    let list = |name: &str| name.ends_with('s') && name != "alias";
    let put = |open: &mut Vec<(String, Value)>, name: String, value: Value| {
        let (_, parent) = open.last_mut().unwrap();
        if let Value::Array(all) = parent {
            all.push(value);
        } else {
            parent[name] = value;
        }
    };
    loop {
        match reader.read_event().unwrap() {
            Event::Start(start) => {
                let name: String = start.local_name().as_ref().to_owned();
                let value = if list(&name) { json!([]) } else { attributes(&start) };
                open.push((name, value));
            }
            Event::Empty(start) => {
                let name: String = start.local_name().as_ref().to_owned();
                let value = attributes(&start);
                put(&mut open, name, value);
            }
            Event::Text(text) => {
                let text = text.into_inner();
                if !text.trim().is_empty() {
                    open.last_mut().unwrap().1["$text"] = json!(text);
                }
            }
            Event::End(_) => {
                let (name, value) = open.pop().unwrap();
                put(&mut open, name, value);
            }
            Event::Eof => break,
            Event::CData(_)
            | Event::Comment(_)
            | Event::Decl(_)
            | Event::PI(_)
            | Event::DocType(_)
            | Event::GeneralRef(_) => {}
        }
    }
    open.pop().unwrap().1
}

/// The code of the refusal, which is one readable line.
fn refused(sources: &Sources) -> &'static str {
    let error = catalogues::read(sources, &SHIPPED).unwrap_err();
    let line = error.to_string();
    assert!(!line.contains('\n') && line.chars().count() < 600, "{line}");
    error.code.name
}

fn zipped(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn a_zip_a_folder_and_a_file_are_opened_within_bounds() {
    let packed = zipped(&[
        ("repository/README.md", b"not read"),
        ("repository/sample.gst", SYSTEM),
        ("repository/new-antioch.cat", NEW_ANTIOCH.as_bytes()),
        ("repository/arms.json", ARMS),
    ]);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("catalogues.zip");
    std::fs::write(&file, &packed).unwrap();
    assert_eq!(catalogues::gather(&file).unwrap(), samples());
    std::fs::remove_file(file).unwrap();
    assert_eq!(catalogues::gather(folder.path()).unwrap_err().code.name, "UNKNOWN_FORMAT", "an empty folder");
    for (name, bytes) in samples() {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    std::fs::write(folder.path().join("notes.txt"), "not read").unwrap();
    assert_eq!(catalogues::gather(folder.path()).unwrap(), samples());

    let opened = |bytes: &[u8]| catalogues::opened("a.zip", bytes.to_vec()).map_err(|error| error.code.name);
    let bomb = zipped(&[("a.cat", &vec![b' '; CATALOGUE_FILE_BYTES + 1])]);
    assert!(bomb.len() < 100_000, "{} bytes unpack to more than is read", bomb.len());
    assert_eq!(opened(&bomb), Err("TOO_LARGE"));
    let names: Vec<String> = (0..=CATALOGUE_FILES).map(|n| format!("{n}.cat")).collect();
    let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b"<"[..])).collect();
    assert_eq!(opened(&zipped(&many)), Err("TOO_MANY"));
    assert_eq!(opened(&packed[..packed.len() / 2]), Err("NOT_ZIP"));
}

#[test]
fn what_is_no_catalogue_is_refused_in_one_line() {
    let one = |bytes: &[u8]| BTreeMap::from([("a.cat".to_owned(), bytes.to_vec())]);
    let head = "<catalogue gameSystemId=\"sys-4f3d-c5c9-7df1-ad01\" id=\"x\">";
    assert_eq!(refused(&one(b"")), "UNKNOWN_FORMAT");
    assert_eq!(refused(&one(b"name;price")), "UNKNOWN_FORMAT");
    assert_eq!(refused(&one(b"<roster/>")), "UNKNOWN_FORMAT");
    assert_eq!(refused(&one(b"{\"roster\": {}}")), "UNKNOWN_FORMAT");
    assert_eq!(refused(&one(b"<catalogue gameSystemId=\"another\"/>")), "ANOTHER_GAME");
    assert_eq!(refused(&one(head.as_bytes())), "NOT_XML", "it ends in the middle");
    assert_eq!(refused(&one(format!("<!DOCTYPE x>{head}</catalogue>").as_bytes())), "DOCTYPE");
    assert_eq!(refused(&one(b"{\"catalogue\": {")), "NOT_JSON");
    assert_eq!(refused(&one(&b"{\"a\":".repeat(100))), "TOO_DEEP");
    let deep = format!("{head}{}{}</catalogue>", "<a>".repeat(IMPORT_DEPTH), "</a>".repeat(IMPORT_DEPTH));
    assert_eq!(refused(&one(deep.as_bytes())), "TOO_DEEP");
    let many = format!("{head}{}</catalogue>", "<a/>".repeat(CATALOGUE_ELEMENTS + 1));
    assert_eq!(refused(&one(many.as_bytes())), "TOO_MANY");
    assert_eq!(refused(&one(&vec![b' '; CATALOGUE_FILE_BYTES + 1])), "TOO_LARGE");
}

#[test]
fn a_faction_that_the_pack_does_not_have_is_new() {
    let other = NEW_ANTIOCH
        .replace("707d-5bdf-586e-f704", "0000-0000-0000-0b00")
        .replace("name=\"New Antioch\" game", "name=\"The Lamp’s Own\" game");
    let made = catalogues::read(&with(&other), &SHIPPED).unwrap();
    let faction = made.loaded.catalogue.faction("the-lamp-s-own").unwrap();
    let entries: Vec<&str> = faction.entries.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(entries, ["Lieutenant", "Yeoman", "Lantern Bearer"]);
    let lines: Vec<(&str, u32)> = faction.armoury.iter().map(|line| (line.item.as_str(), line.cost)).collect();
    assert_eq!(lines, [("bolt-action-rifle", 12), ("storm-pike", 11), ("sword-axe", 4)]);
    assert_eq!(new_antioch(&made.loaded.catalogue), new_antioch(&SHIPPED.catalogue));
}

/// A file that was harmed on the way.
fn harmed() -> impl Strategy<Value = Sources> {
    let harm = (0..3_usize, any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<u8>(), 0..4_u8);
    prop::collection::vec(harm, 1..6).prop_map(|harms| {
        let mut sources = samples();
        for (which, at, to, byte, how) in harms {
            let Some(bytes) = sources.values_mut().nth(which).filter(|bytes| !bytes.is_empty()) else { continue };
            let (at, to) = (at.index(bytes.len()), to.index(bytes.len()));
            match how {
                0 => bytes[at] = byte,
                1 => bytes.truncate(at),
                2 => drop(bytes.drain(at.min(to)..at.max(to))),
                _ => {
                    let part = bytes[at.min(to)..at.max(to)].to_vec();
                    bytes.splice(at..at, part);
                }
            }
        }
        sources
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn harmed_files_become_a_whole_candidate_or_one_line(sources in harmed()) {
        match catalogues::read(&sources, &SHIPPED) {
            Ok(made) => {
                let again = pack::from_files(&made.files, &|_| None).unwrap();
                prop_assert_eq!(again.hash, made.loaded.hash);
            }
            Err(error) => prop_assert!(!error.to_string().contains('\n') && !error.message.is_empty()),
        }
    }
}

/// The list of reasons why the candidate differs from rules 1.0.2 names rows that are there, with our figures.
#[test]
fn the_reasons_name_rows_of_the_pack() {
    let reasons = include_str!("../../../../../tests/golden/new-recruit-17.tsv");
    let mut prices = 0;
    for line in reasons.lines().filter(|line| !line.starts_with(['#', '*'])) {
        let [row, field, _, ours, reason] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        assert!(!reason.is_empty(), "{line}");
        let parts: Vec<&str> = row.split('/').collect();
        let pack = SHIPPED.catalogue.pack();
        let item = |id: &str| pack.items.iter().find(|item| item.id == id);
        let there = match parts.as_slice() {
            ["items", id] => item(id).is_some(),
            ["mercenaries", id, ..] => pack.mercenaries.iter().any(|hired| hired.entry.id == *id),
            [faction, "armoury", id] => {
                let faction = pack.factions.iter().find(|known| known.id == *faction).unwrap();
                let line = faction.armoury.iter().find(|line| line.item == *id);
                assert_eq!(line.is_some(), field != "new row", "{row}");
                line.is_some()
            }
            [faction, id, ..] => {
                let faction = pack.factions.iter().find(|known| known.id == *faction).unwrap();
                if let (Some(entry), "ducats") = (faction.all_entries().find(|entry| entry.id == *id), field) {
                    assert_eq!(entry.ducats.to_string(), ours, "{row}");
                    prices += 1;
                }
                let options = faction.variants.iter().flat_map(|variant| &variant.changes.options);
                faction.all_entries().any(|entry| entry.id == *id)
                    || options.into_iter().any(|new| new.option.id == *id)
            }
            _ => false,
        };
        assert!(there || field == "new row", "{line}");
    }
    assert_eq!(prices, 1);
}
