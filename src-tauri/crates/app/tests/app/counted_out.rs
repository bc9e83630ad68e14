//! Markers are counted out one by one: what a side declares replaces what it declared just before, until anybody says
//! anything else; and odds come with all the sums that a screen shows.

use nml_app::session::Session;
use serde_json::{Value, json};

use crate::kit::{call, refused, sample};
use crate::looking_back::{begun, first};

fn say(session: &Session, battle: &str, command: &Value) -> Value {
    call(session, "battle_say", json!({ "battle": battle, "commands": [command] }))
}

/// A model with three BLOOD MARKERS and a BLESSING MARKER Dashes; the other side and its own may spend.
fn dashing(session: &Session) -> (String, u64, u64, u64) {
    let (battle, view) = begun(session);
    let acting = say(session, &battle, &first(&view));
    let model = acting["question"]["step"]["model"].as_u64().unwrap();
    let own = acting["models"][usize::try_from(model).unwrap()]["side"].as_u64().unwrap();
    let markers = json!({ "blood": 3, "blessing": 1, "infection": 0 });
    let change = json!({ "set": "markers", "model": model, "markers": markers });
    let _ = say(session, &battle, &json!({ "do": "set_right", "change": change, "reason": "from before" }));
    let _ = say(session, &battle, &json!({ "do": "dash" }));
    (battle, model, own, 1 - own)
}

fn spend(side: u64, kind: &str, count: u64) -> Value {
    let mut markers = json!({ "blood": 0, "blessing": 0, "infection": 0, "bloodbath": false });
    markers[kind] = json!(count);
    json!({ "do": "spend", "side": side, "markers": markers })
}

fn held(view: &Value, model: u64) -> (u64, u64) {
    let markers = &view["models"][usize::try_from(model).unwrap()]["markers"];
    (markers["blood"].as_u64().unwrap(), markers["blessing"].as_u64().unwrap())
}

#[test]
fn one_marker_more_takes_the_place_of_what_was_declared() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (battle, model, own, foe) = dashing(&session);
    let mut before = Value::Null;
    for count in 1..=3 {
        let view = say(&session, &battle, &spend(foe, "blood", count));
        let roll = &view["question"]["roll"];
        assert_eq!(roll["declared"], json!([[foe, spend(foe, "blood", count)["markers"]]]), "one declaration");
        assert_eq!(held(&view, model), (3 - count, 1));
        assert_eq!((&roll["anew"]["side"], &roll["anew"]["has"]), (&json!(foe), &json!(3)));
        // The choices are those that there were before anything was declared.
        if count > 1 {
            assert_eq!(roll["anew"], before);
        }
        before = roll["anew"].clone();
    }
    let back = say(&session, &battle, &spend(foe, "blood", 1));
    assert_eq!(held(&back, model), (2, 1));
    let nothing = say(&session, &battle, &spend(foe, "blood", 0));
    assert_eq!((held(&nothing, model), &nothing["question"]["roll"]["declared"]), ((3, 1), &json!([])));
    assert_eq!(nothing["question"]["roll"]["anew"], Value::Null);
    assert_eq!(nothing["question"]["roll"]["spends"].as_array().unwrap().len(), 2);
    // More than it has is refused, and what stood stands.
    let _ = say(&session, &battle, &spend(foe, "blood", 2));
    let much = json!({ "battle": battle, "commands": [spend(foe, "blood", 4)] });
    assert_eq!(refused(&session, "battle_say", much).code, "E-NOT-THAT-MANY-MARKERS");
    // Once the other side has declared, the first one has: only what was said last may be changed.
    let both = say(&session, &battle, &spend(own, "blessing", 1));
    assert_eq!(both["question"]["roll"]["anew"]["side"], json!(own));
    let late = json!({ "battle": battle, "commands": [spend(foe, "blood", 3)] });
    assert_eq!(refused(&session, "battle_say", late).code, "E-DECLARED");
    let view: Value = call(&session, "battle", json!({ "battle": battle }));
    assert_eq!(held(&view, model), (1, 0));
}

/// Such as `hit` of an attack, which is what is left of `miss`.
#[test]
fn the_sums_of_odds_come_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (battle, ..) = dashing(&session);
    let view: Value = call(&session, "battle", json!({ "battle": battle }));
    let odds = &view["question"]["roll"]["odds"]["success"];
    let of = |band: &str| odds[band].as_f64().unwrap();
    assert!((of("success") + of("critical") - of("passes")).abs() < 1e-12);
    assert!((of("failure") + of("passes") - 1.0).abs() < 1e-12);
}

/// Covers ACT-30.
#[test]
fn a_charge_says_whether_who_makes_it_can_strike_there() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let mut view: Value = call(&session, "battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle = view["id"].as_str().unwrap().to_owned();
    while view["turn"] == 0 || view["question"]["step"]["ask"] != "activate" {
        view = say(&session, &battle, &first(&view));
    }
    let mut seen = [0, 0];
    for offer in view["question"]["offers"].as_array().unwrap() {
        let Some(model) = offer["say"]["model"].as_u64() else { continue };
        let acting = say(&session, &battle, &offer["say"]);
        let weapons = acting["models"][usize::try_from(model).unwrap()]["sheet"]["weapons"].clone();
        let armed = weapons.as_array().is_some_and(|all| all.iter().any(|weapon| weapon["melee"] == true));
        for charge in acting["question"]["charges"].as_array().unwrap() {
            assert_eq!(charge["strikes"], armed, "{model}");
            seen[usize::from(armed)] += 1;
        }
        let _: Value = call(&session, "battle_undo", json!({ "battle": battle, "to": null }));
    }
    assert!(seen.iter().all(|times| *times > 0), "with a Melee Weapon and without: {seen:?}");
}
