//! A club's own rulesets: made, changed, played by.

use crate::kit::{call, refused, sample};
use nml_app::rulesets::{RulesetLine, RulingLine};
use serde_json::{Value, json};

#[test]
fn a_club_makes_a_ruleset_changes_it_and_sets_up_under_it() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let made: Vec<RulesetLine> =
        call(&session, "ruleset_save", json!({ "name": "Thursdays", "readings": [["block", "always"]] }));
    let own = made.last().unwrap();
    assert_eq!((made.len(), own.name.as_str(), own.own), (5, "Thursdays", true));
    assert_eq!((own.differs[0].ruling.as_str(), own.differs[0].name.as_str()), ("C-42", "always"));

    let readings = json!([["block", "always"], ["charge_cap", "no_cap"]]);
    let change = json!({ "id": own.id, "name": "Thursdays", "readings": readings });
    let changed: Vec<RulesetLine> = call(&session, "ruleset_save", change);
    assert_eq!((changed.len(), changed[4].differs.len()), (5, 2));
    // Back to what it was before: the newest state holds, not the newest bytes.
    let back: Vec<RulesetLine> =
        call(&session, "ruleset_save", json!({ "id": own.id, "name": "Thursdays", "readings": [["block", "always"]] }));
    assert_eq!(back[4].differs.len(), 1);

    let set_ups: Vec<Value> = call(&session, "set_ups", Value::Null);
    let chosen = json!({ "set_up": set_ups[0]["id"], "change": { "do": "ruleset", "ruleset": own.id } });
    let view: Value = call(&session, "set_up_change", chosen);
    assert_eq!(view["set_up"]["ruleset"], json!(own.id));
    let battle: Value = call(&session, "battle_begin", json!({ "set_up": set_ups[0]["id"] }));
    assert!(battle["question"].is_object());
}

#[test]
fn a_ruleset_that_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    for (wanted, code) in [
        (json!({ "name": "Ours", "readings": [["block", "sometimes"]] }), "UNKNOWN_READING"),
        (json!({ "name": "Ours", "readings": [["spoon", "always"]] }), "UNKNOWN_READING"),
        (json!({ "name": " ", "readings": [] }), "RULESET_NAME"),
        (json!({ "name": "Quick Start", "readings": [] }), "NAME_TAKEN"),
        (json!({ "id": "quick-start", "name": "Ours", "readings": [] }), "UNKNOWN_RULESET"),
    ] {
        assert_eq!(refused(&session, "ruleset_save", wanted).code, code);
    }
}

#[test]
fn every_ruling_is_told_with_its_readings() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let rulings: Vec<RulingLine> = call(&session, "rulings", Value::Null);
    assert_eq!(rulings.len(), nml_catalogue::ruling::RULINGS.len());
    assert_eq!(rulings.iter().filter(|ruling| ruling.readings.len() > 1).count(), 55);
    assert!(rulings.iter().all(|ruling| ruling.question.ends_with('?')));
    let block = rulings.iter().find(|ruling| ruling.id == "C-42").unwrap();
    let said: Vec<_> = block.readings.iter().map(|reading| (reading.name.as_str(), reading.sources.clone())).collect();
    assert_eq!(
        said,
        [("after_charge_only", vec!["DR p.53".to_owned(), "NR".to_owned()]), ("always", vec!["S3".to_owned()])]
    );
}
