//! Your own scenarios as one file: out and in again, and what is refused.

use nml_catalogue::length::Length;
use nml_catalogue::own_scenario::random::{RandomDice, random};
use nml_catalogue::own_scenario::{Genesis, Origin, OwnScenarioEdit, Part, blank, copied, decide, evolve};
use nml_catalogue::scenario::{InfiltratorLimit, Infiltrators, Keeps};
use nml_catalogue::{Point, Scenario, Shape, Zone};
use nml_exchange::scenario::{OwnScenarioDocument, read};
use proptest::prelude::*;

const SAMPLES: [&str; 4] = [
    include_str!("../../../../../data/samples/scenarios/two-lines-and-a-bunker.json"),
    include_str!("../../../../../data/samples/scenarios/corner-to-corner.json"),
    include_str!("../../../../../data/samples/scenarios/out-through-the-tunnels.json"),
    include_str!("../../../../../data/samples/scenarios/three-at-the-well.json"),
];

fn bytes(scenario: &Scenario) -> Vec<u8> {
    OwnScenarioDocument::of(scenario.clone()).bytes().unwrap()
}

#[test]
fn what_is_shipped_as_a_sample_is_read_and_has_no_fault() {
    for sample in SAMPLES {
        let scenario = read(sample.as_bytes(), "sample").unwrap();
        assert_eq!(scenario.faults(), [], "{}", scenario.name);
        assert_eq!(read(&bytes(&scenario), "again").unwrap(), scenario);
        assert_eq!(bytes(&read(&bytes(&scenario), "again").unwrap()), bytes(&scenario));
    }
}

#[test]
fn the_twelve_copied_go_out_and_come_back() {
    for scenario in &nml_exchange::pack::embedded().unwrap().catalogue.pack().scenarios {
        let copy = copied(scenario, "own-1".into(), "A copy".into());
        assert_eq!(read(&bytes(&copy), "copy").unwrap(), copy, "{}", scenario.name);
    }
}

#[test]
fn what_cannot_be_used_is_refused_in_one_line() {
    let whole = String::from_utf8(bytes(&blank("own-1".into(), "Mill".into()))).unwrap();
    let refused = |text: &str| {
        let error = read(text.as_bytes(), "mill.json").unwrap_err();
        let line = error.to_string();
        assert!(!line.contains('\n'), "{line}");
        (error.code.name, line)
    };
    let swap = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from}");
        refused(&whole.replacen(from, to, 1))
    };
    assert_eq!(refused("").0, "NOT_JSON");
    assert_eq!(refused("{}").1, "mill.json at /format: The file has no format; it needs “nml.own-scenario”.");
    assert_eq!(
        refused("{\"format\":\"nml.roster\"}").1,
        "mill.json at /format: The file has the format “nml.roster”; it needs “nml.own-scenario”."
    );
    assert_eq!(
        swap("\"version\": 1", "\"version\": 2").1,
        "mill.json at /version: Version 2 is not read here, only 1."
    );
    assert_eq!(
        swap("\"own-1\"", "\"claim-no-mans-land\"").1,
        "mill.json at /scenario/id: The id must begin with “own-”, and the scenario has no number: those are the book’s."
    );
    assert_eq!(
        swap("\"Mill\"", "\"\"").1,
        "mill.json at /scenario: /name: The name is empty; it needs 1 to 80 characters."
    );
    assert_eq!(swap("\"turns\": 4", "\"turns\": 400").0, "WRONG_CONTENT");
    assert_eq!(swap("\"turns\": 4", "\"turns\": 4, \"turns\": 5").0, "WRONG_CONTENT");
    assert_eq!(swap("\"turns\": 4", "\"turns\": 4, \"dragons\": 5").0, "WRONG_CONTENT");
    assert_eq!(refused(&"[".repeat(500)).0, "TOO_DEEP");
    assert_eq!(refused(&" ".repeat(2 << 20)).0, "TOO_LARGE");
    let many: Vec<String> = (0..41).map(|n| format!("\"Field {n}\"")).collect();
    let with = swap("\"turns\": 4", &format!("\"archetypes\": [{}], \"turns\": 4", many.join(",")));
    assert_eq!(with.1, "mill.json at /scenario: /archetypes: The list has 41 entries: 40 at most.");
    // What is only wrong in play is kept: a draft is passed on too.
    assert!(read(whole.replacen("\"turns\": 4", "\"turns\": 0", 1).as_bytes(), "mill.json").is_ok());
}

/// What the editor does not bound by itself is bounded all the same: zones, corners, and every text.
#[test]
fn nothing_in_a_scenario_is_without_bounds() {
    let mill = || blank("own-1".into(), "Mill".into());
    let refused = |scenario: &Scenario| read(&bytes(scenario), "mill.json").unwrap_err().to_string();
    let mut crowd = mill();
    crowd.zones = (0..5).map(|n| Zone { id: format!("zone-{n}"), ..mill().zones[0].clone() }).collect();
    assert_eq!(refused(&crowd), "mill.json at /scenario: /zones: The list has 5 entries: 4 at most.");
    let mut round = mill();
    round.zones[1].shape = Shape::Polygon { points: vec![Point::inches(1, 1); 65] };
    assert_eq!(refused(&round), "mill.json at /scenario: /zones/1/shape: A polygon has 64 corners at most, not 65.");
    let mut turned = mill();
    turned.zones[0].unconfirmed = Some("read \u{202e}sdrawkcab".into());
    assert_eq!(
        refused(&turned),
        "mill.json at /scenario: /zones/0/unconfirmed: The text holds a control character; only plain text is kept."
    );
    let mut many = mill();
    let limit = InfiltratorLimit { side: None, keeps: Keeps::ByOwnZone(Length::inches(6)) };
    many.infiltrators = Infiltrators::Limits(vec![limit; 201]);
    assert_eq!(refused(&many), "mill.json at /scenario: /infiltrators/limits: The list has 201 entries: 200 at most.");
}

fn dice([archetype, deployment, victory, a, b, c, d]: [u8; 7]) -> RandomDice {
    let typed = |face: u8| serde_json::json!({ "face": face, "source": "table" });
    let dice = serde_json::json!({
        "archetype": typed(archetype), "deployment": typed(deployment), "victory": typed(victory),
        "older": [typed(a), typed(b)], "younger": [typed(c), typed(d)],
    });
    serde_json::from_value(dice).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Parts of one random scenario written into another: the file comes back as it went, and what stood before a change
    /// stands again when its parts are written back.
    #[test]
    fn out_and_in_is_the_same_and_written_back_is_as_before(
        first in prop::array::uniform7(1_u8..=6),
        second in prop::array::uniform7(1_u8..=6),
        picked in prop::collection::vec(0_usize..31, 1..6),
    ) {
        let made = |faces| random(&dice(faces), "own-1".into(), "Night".into()).unwrap();
        let (Some(one), Some(other)) = (made(first), made(second)) else { return Ok(()) };
        let mut own = Genesis { own: one.clone(), from: Origin::Blank }.found().unwrap();
        let mut picked = picked;
        picked.sort_unstable();
        picked.dedup();
        let parts: Vec<Part> = picked.iter().map(|i| Part::all(&other)[*i].clone()).collect();
        let back: Vec<Part> = picked.iter().map(|i| Part::all(&one)[*i].clone()).collect();
        for event in decide(&own, &OwnScenarioEdit::Write { parts }).unwrap() {
            evolve(&mut own, &event);
        }
        let out = bytes(&own.scenario);
        prop_assert_eq!(&bytes(&read(&out, "file").unwrap()), &out);
        for event in decide(&own, &OwnScenarioEdit::Write { parts: back }).unwrap() {
            evolve(&mut own, &event);
        }
        prop_assert_eq!(own.scenario, one);
    }

    /// With anything in a file, reading it ends in a scenario or in one line.
    #[test]
    fn any_file_is_a_scenario_or_refused_in_one_line(at in 0_usize..4000, byte in any::<u8>()) {
        let mut file = SAMPLES[at % 4].as_bytes().to_vec();
        let place = at % file.len();
        file[place] = byte;
        match read(&file, "file") {
            Ok(scenario) => {
                prop_assert_eq!(&read(&bytes(&scenario), "again").unwrap(), &scenario);
                for (path, said) in scenario.faults().into_iter().chain(scenario.doubts()) {
                    prop_assert!(path.starts_with('/') && !nml_words::said(&said).is_empty(), "{} {:?}", path, said);
                }
                let (deeds, reachable) = (u32::try_from(scenario.deeds.len()).unwrap(), scenario.reachable());
                prop_assert!(reachable.deeds <= deeds * 255, "{:?} of {} Deeds", reachable, deeds);
            }
            Err(error) => {
                let line = error.to_string();
                prop_assert!(line.starts_with("file") && !line.contains('\n'), "{}", line);
            }
        }
    }
}
