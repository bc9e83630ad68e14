//! Worked lists: legal ones with their totals, illegal ones with the codes that must be among the findings.

use nml_exchange::{list, pack};
use nml_warband::check;
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

/// What the pack knows stands in a message by its name, never by the id that documents use.
#[test]
fn messages_call_everything_by_its_name() {
    let shipped = pack::embedded().unwrap();
    let catalogue = &shipped.catalogue;
    let mut lists: Vec<Value> = serde_json::from_str::<Vec<Value>>(include_str!("data/worked-lists.json")).unwrap();
    lists.iter_mut().for_each(|case| *case = case["list"].take());
    let leaderless = serde_json::json!({ "faction": "black-grail", "models": [
        { "model": "plague-knight", "items": ["machine-gun"] },
        { "model": "lieutenant", "foreign_items": [{ "item": "machine-gun", "faction": "new-antioch" }] },
    ]});
    let nobody = serde_json::json!({ "faction": "black-grail", "models": [] });
    lists.extend([leaderless, nobody.clone()]);
    let mut seen = 0;
    for list in &lists {
        let (roster, _) = list::read(&serde_json::to_vec(list).unwrap(), catalogue).unwrap();
        for violation in check(&roster, catalogue).violations {
            let sentence = nml_words::said(&violation.message);
            let words = sentence.split(|c: char| !c.is_alphanumeric() && c != '-');
            let ids = words.filter(|word| {
                word.contains('-')
                    && (catalogue.knows_entry(word)
                        || catalogue.item(word).is_some()
                        || catalogue.knows_option(word)
                        || catalogue.faction(word).is_some())
            });
            assert_eq!(ids.collect::<Vec<_>>(), Vec::<&str>::new(), "{sentence}");
            seen += 1;
        }
    }
    assert!(seen > 20);
    let (roster, _) = list::read(&serde_json::to_vec(&nobody).unwrap(), catalogue).unwrap();
    let said: Vec<String> =
        check(&roster, catalogue).violations.into_iter().map(|v| nml_words::said(&v.message)).collect();
    assert!(said.contains(&"Nobody leads: one of Lord of Tumours, Plague Knight must.".to_owned()), "{said:?}");
}
