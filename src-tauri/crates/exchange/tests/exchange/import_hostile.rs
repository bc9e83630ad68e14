//! Files that are not what they say, or more than they say: refused whole, in one line.

use std::io::{Cursor, Write};
use std::sync::{Arc, LazyLock};

use nml_exchange::bounds::{IMPORT_BYTES, IMPORT_DEPTH, IMPORT_ELEMENTS, IMPORT_UNPACKED};
use nml_exchange::import;
use nml_exchange::pack::{self, Loaded};
use proptest::prelude::*;
use serde_json::{Value, json};
use zip::write::SimpleFileOptions;

static SHIPPED: LazyLock<Arc<Loaded>> = LazyLock::new(|| pack::embedded().unwrap());

const SAMPLES: [&[u8]; 8] = [
    include_bytes!("../samples/new-recruit.json"),
    include_bytes!("../samples/new-recruit.ros"),
    include_bytes!("../samples/new-recruit.rosz"),
    include_bytes!("../samples/companion-share.json"),
    include_bytes!("../samples/companion-warband.json"),
    include_bytes!("../samples/companion-tts.json"),
    include_bytes!("../samples/companion.txt"),
    include_bytes!("../samples/compendium.json"),
];
const SYSTEM: &str = "sys-4f3d-c5c9-7df1-ad01";

/// The code of the refusal, which is one readable line that names the file.
fn refused(bytes: &[u8]) -> &'static str {
    let error = import::read(bytes, "a-file", &SHIPPED.catalogue).unwrap_err();
    let line = error.to_string();
    assert!(line.starts_with("a-file") && !line.contains('\n') && line.chars().count() < 600, "{line}");
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
fn what_is_too_large_is_refused_before_it_is_read() {
    assert_eq!(refused(&vec![b' '; IMPORT_BYTES + 1]), "TOO_LARGE");
    let file = tempfile::NamedTempFile::new().unwrap();
    file.as_file().set_len(100 << 20).unwrap();
    let error = import::read_file(file.path(), &SHIPPED.catalogue).unwrap_err();
    assert_eq!(error.code.name, "TOO_LARGE");
}

#[test]
fn a_zip_is_one_roster_of_bounded_size() {
    let ros = SAMPLES[1];
    assert!(import::read(&zipped(&[("a.ros", ros)]), "a-file", &SHIPPED.catalogue).is_ok());
    let bomb = zipped(&[("a.ros", &vec![b' '; IMPORT_UNPACKED + 1])]);
    assert!(bomb.len() < 100_000, "{} bytes unpack to more than is read", bomb.len());
    assert_eq!(refused(&bomb), "TOO_LARGE");
    assert_eq!(refused(&zipped(&[("a.ros", ros), ("b.ros", ros)])), "NOT_ZIP");
    assert_eq!(refused(&zipped(&[("../a.txt", ros)])), "NOT_ZIP");
    let many: Vec<String> = (0..9).map(|n| format!("{n}.txt")).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b""[..])).collect();
    assert_eq!(refused(&zipped(&many)), "TOO_MANY");
    assert_eq!(refused(&zipped(&[("a.ros", &zipped(&[("b.ros", ros)]))])), "NOT_XML");
    let mut cut = zipped(&[("a.ros", ros)]);
    cut.truncate(cut.len() / 2);
    assert_eq!(refused(&cut), "NOT_ZIP");
}

#[test]
fn xml_has_no_document_type_and_no_entities() {
    let laughs = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE l [<!ENTITY a \"ha\">{}]><roster gameSystemId=\"{SYSTEM}\" name=\"&j;\"/>",
        ('b'..='j')
            .zip('a'..)
            .map(|(new, old)| format!("<!ENTITY {new} \"{}\">", format!("&{old};").repeat(10)))
            .collect::<String>()
    );
    assert_eq!(refused(laughs.as_bytes()), "DOCTYPE");
    let outside = "<!DOCTYPE r SYSTEM \"file:///etc/passwd\"><roster/>";
    assert_eq!(refused(outside.as_bytes()), "DOCTYPE");
    assert_eq!(refused(format!("<roster gameSystemId=\"{SYSTEM}\" name=\"&xxe;\"/>").as_bytes()), "NOT_XML");
    let deep = IMPORT_DEPTH + 1;
    assert_eq!(refused(format!("{}{}", "<a>".repeat(deep), "</a>".repeat(deep)).as_bytes()), "TOO_DEEP");
    assert_eq!(refused("<a>".repeat(1_000_000).as_bytes()), "TOO_DEEP");
    let wide = format!("<roster>{}</roster>", "<a/>".repeat(IMPORT_ELEMENTS));
    assert_eq!(refused(wide.as_bytes()), "TOO_MANY");
    assert_eq!(refused(b"<roster>"), "NOT_XML");
    assert_eq!(refused(b"<roster/><roster/>"), "NOT_XML");
    assert_eq!(refused(b"<html/>"), "UNKNOWN_FORMAT");
    assert_eq!(refused(b"<roster/>"), "ANOTHER_GAME");
    assert_eq!(refused(b"<\xff\xfe/>"), "NOT_XML");
}

#[test]
fn what_is_no_warband_is_refused() {
    for nothing in [&b""[..], b" \n", b"hello", b"## A heading ##\n", b"{}", b"[]", b"\xff\xfe\x00", b"\x00"] {
        assert_eq!(refused(nothing), "UNKNOWN_FORMAT", "{nothing:?}");
    }
    assert_eq!(refused(b"{\"format\": \"nml.battle\", \"version\": 1}"), "UNKNOWN_FORMAT");
    assert_eq!(refused(b"{\"roster\": "), "NOT_JSON");
    assert_eq!(refused(&b"[".repeat(100_000)), "TOO_DEEP");
    assert_eq!(refused(json!({"warband_data": "[".repeat(100_000)}).to_string().as_bytes()), "TOO_DEEP");
    assert_eq!(refused(json!({"warband_data": 7}).to_string().as_bytes()), "WRONG_CONTENT");
    assert_eq!(
        refused(json!({"roster": {"gameSystemId": SYSTEM, "forces": []}}).to_string().as_bytes()),
        "WRONG_CONTENT"
    );
    let other = json!({"roster": {"gameSystemId": "sys-1", "gameSystemName": "Another\ngame", "forces": []}});
    assert_eq!(refused(other.to_string().as_bytes()), "ANOTHER_GAME");
}

#[test]
fn numbers_beyond_all_bounds_build_nothing() {
    let roster = |models: u32, things: usize, number: Value| {
        let thing = json!({"entryId": "4c87-312e-7aa1-4de0", "type": "upgrade", "number": number});
        let model = json!({"entryId": "f2c3-86d1-5924-093f", "type": "model", "number": models, "selections": vec![thing; things]});
        json!({"roster": {"gameSystemId": SYSTEM, "forces": [{"catalogueId": "707d-5bdf-586e-f704", "selections": [model]}]}})
            .to_string()
    };
    let read = |text: String| import::read(text.as_bytes(), "a-file", &SHIPPED.catalogue);
    let one = read(roster(1, 1, json!(4_000_000_000_u32))).unwrap();
    assert_eq!((one.report.unmatched.len(), one.roster.models[0].items.len()), (1, 0));
    assert_eq!(read(roster(4_000_000_000, 1, json!(1))).unwrap_err().code.name, "TOO_MANY");
    assert_eq!(read(roster(40, 300, json!(40))).unwrap_err().code.name, "TOO_MANY");
    assert_eq!(read(roster(1, 41, json!(1))).unwrap_err().code.name, "OUT_OF_BOUNDS");
    for number in [json!(-1), json!(1.5), json!("many"), json!([]), json!(1e300)] {
        assert_eq!(read(roster(1, 1, number)).unwrap_err().code.name, "WRONG_CONTENT");
    }
    let crowd = json!({"warband-name": "A crowd", "models": vec![json!({"model-id": "md_yeoman"}); 501]});
    assert_eq!(refused(crowd.to_string().as_bytes()), "TOO_MANY");
}

/// Sizes that are small in bytes and large in work: nothing is compared with all that stands before it.
#[test]
fn many_of_anything_is_refused_and_not_worked_through() {
    let attributes: String = (0..300_000).map(|n| format!(" a{n}=''")).collect();
    assert_eq!(refused(format!("<roster{attributes}/>").as_bytes()), "TOO_MANY");
    let limit = json!({"typeId": "8d43-33fd-332d-17a6", "value": 7});
    let limits = json!({"roster": {"gameSystemId": SYSTEM, "costLimits": vec![limit; 60_000],
        "forces": [{"catalogueId": "707d-5bdf-586e-f704", "selections": []}]}});
    assert_eq!(refused(limits.to_string().as_bytes()), "TOO_MANY");
    let member = json!({"selection_ID": "nobody"});
    let crowd = json!({"faction": {"faction_property": {"object_id": "fc_newantioch"}},
        "models": vec![json!({"model": {"model": "md_yeoman"}}); 400],
        "fireteams": [{"selections": vec![member; 200_000]}]});
    assert_eq!(refused(crowd.to_string().as_bytes()), "TOO_MANY");
    let sums = format!("## W ##\nFaction: New Antioch\n{}", "Glory: 1\n".repeat(9_000));
    assert_eq!(refused(sums.as_bytes()), "TOO_MANY");
    // A model more than a roster holds.
    let yeomen = json!({"warband-name": "W", "models": vec![json!({"model-id": "md_yeoman"}); 101]});
    assert_eq!(refused(yeomen.to_string().as_bytes()), "OUT_OF_BOUNDS");
}

#[test]
fn names_are_made_fit_to_read() {
    let name = format!("\u{202e}{}\n{}", "ü".repeat(50), "x".repeat(500));
    let document = json!({"warband-name": name, "models": [{"model-id": "md_lieutenant", "name": name, "equipment": [
        {"equipment-id": name, "equipment-name": name},
    ]}]});
    let imported = import::read(document.to_string().as_bytes(), "a-file", &SHIPPED.catalogue).unwrap();
    let kept = [imported.roster.name.as_str(), imported.roster.models[0].name.as_deref().unwrap()];
    assert!(kept.iter().all(|name| name.chars().count() == 80 && !name.contains(['\n', '\u{202e}'])), "{kept:?}");
    let notes = &imported.roster.models[0].notes;
    assert!(notes.len() == 1 && !notes[0].contains(['\n', '\u{202e}']) && notes[0].chars().count() <= 400, "{notes:?}");
}

/// Everything a value can be, in the place of any part of a document.
fn anything() -> impl Strategy<Value = Value> {
    proptest::sample::select(vec![
        Value::Null,
        json!(true),
        json!(-7),
        json!(1e18),
        json!(""),
        json!("x"),
        json!([]),
        json!({}),
        json!([null]),
        json!([[]]),
        json!({"object_id": 7}),
        json!([{"selections": [{}]}]),
    ])
}

/// Every place in a document.
fn places(value: &Value, at: &str, into: &mut Vec<String>) {
    into.push(at.to_owned());
    match value {
        Value::Object(map) => map.iter().for_each(|(key, below)| places(below, &format!("{at}/{key}"), into)),
        Value::Array(list) => list.iter().enumerate().for_each(|(n, below)| places(below, &format!("{at}/{n}"), into)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_wrong_type_anywhere_is_read_or_refused(sample in 0..8_usize, place in any::<proptest::sample::Index>(), put in anything()) {
        let Ok(mut document) = serde_json::from_slice::<Value>(SAMPLES[sample]) else { return Ok(()) };
        let mut all = Vec::new();
        places(&document, "", &mut all);
        let at = all[place.index(all.len())].clone();
        *document.pointer_mut(&at).unwrap() = put;
        // Read or refused; what was read is a roster that can be held.
        if let Ok(imported) = import::read(document.to_string().as_bytes(), "a-file", &SHIPPED.catalogue) {
            prop_assert!(nml_warband::well_formed(&imported.roster).is_ok());
        }
    }

    /// Bytes cut off, overwritten, doubled and stirred, in every sample: a roster that can be held, or one line.
    #[test]
    fn a_harmed_file_is_read_or_refused(
        sample in 0..8_usize,
        harms in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>(), 0..5_u8), 1..6),
    ) {
        let mut bytes = SAMPLES[sample].to_vec();
        for (at, byte, how) in harms {
            if bytes.is_empty() { break }
            let at = at.index(bytes.len());
            match how {
                0 => bytes.truncate(at),
                1 => bytes[at] = byte,
                2 => bytes.insert(at, byte),
                3 => { bytes.remove(at); }
                _ => { let tail = bytes[at..].to_vec(); bytes.extend(tail); }
            }
        }
        match import::read(&bytes, "a-file", &SHIPPED.catalogue) {
            Ok(imported) => prop_assert!(nml_warband::well_formed(&imported.roster).is_ok()),
            Err(error) => {
                let line = error.to_string();
                prop_assert!(!line.contains('\n') && line.chars().count() < 600, "{}", line);
            }
        }
    }
}
