//! Lists of the factions of Carcass Front, each with its totals worked out by hand and exactly the codes that are
//! found.

use nml_exchange::{list, pack};
use nml_warband::check;
use serde_json::Value;

fn judged(cases: &str) -> Vec<String> {
    let pack = pack::shipped("carcass-front").unwrap().unwrap();
    let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
    assert!(cases.len() >= 60);
    let mut wrong = Vec::new();
    for case in &cases {
        let bytes = serde_json::to_vec(&case["list"]).unwrap();
        let (roster, notes) = list::read(&bytes, &pack.catalogue).unwrap_or_else(|e| panic!("{}: {e}", case["case"]));
        assert_eq!(notes, Vec::<String>::new(), "{}", case["case"]);
        let report = check(&roster, &pack.catalogue);
        let mut found: Vec<&str> = report.violations.iter().map(|violation| violation.code.as_str()).collect();
        let mut meant: Vec<&str> =
            case["codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect();
        for codes in [&mut found, &mut meant] {
            codes.sort_unstable();
            codes.dedup();
        }
        let totals = (u64::from(report.total_ducats), u64::from(report.total_glory));
        let asked = (case["total_ducats"].as_u64().unwrap(), case["total_glory"].as_u64().unwrap());
        if case["legal"] != report.legal || found != meant || totals != asked {
            wrong.push(format!("{}: {found:?} instead of {meant:?}, {totals:?} of {asked:?}", case["case"]));
        }
    }
    wrong
}

#[test]
fn lists_of_the_procession_are_judged_as_its_pages_ask() {
    assert_eq!(judged(include_str!("data/carcass-front-procession.json")), [""; 0]);
}

#[test]
fn lists_of_the_naval_raiders_are_judged_as_their_pages_ask() {
    assert_eq!(judged(include_str!("data/carcass-front-raiders.json")), [""; 0]);
}
