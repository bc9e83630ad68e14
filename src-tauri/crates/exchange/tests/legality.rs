//! Worked lists: legal ones with their totals, illegal ones with the codes that must be among what
//! is found.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use nml_exchange::{list, pack};
use nml_rules::warband::check;
use serde_json::Value;

#[test]
fn worked_lists_are_judged_as_expected() {
    let shipped = pack::embedded().unwrap();
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/worked-lists.json")).unwrap();
    assert!(cases.len() > 25);
    let mut wrong = Vec::new();
    for case in &cases {
        let bytes = serde_json::to_vec(&case["list"]).unwrap();
        let (roster, notes) =
            list::read(&bytes, &shipped.catalogue).unwrap_or_else(|e| panic!("{}: {e}", case["case"]));
        assert_eq!(notes, Vec::<String>::new());
        let report = check(&roster, &shipped.catalogue);
        let found: Vec<&str> = report.violations.iter().map(|v| v.code.as_str()).collect();
        let expect = &case["expect"];
        let codes = expect["codes"].as_array().into_iter().flatten();
        let missing: Vec<_> = codes.filter(|code| !found.contains(&code.as_str().unwrap())).collect();
        let total = expect["total_ducats"].as_u64().is_none_or(|t| t == u64::from(report.total_ducats));
        if expect["legal"].as_bool() != Some(report.legal) || !missing.is_empty() || !total {
            wrong.push(format!(
                "{}: missing {missing:?}, {} ducats, {:#?}",
                case["case"], report.total_ducats, report.violations
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
