//! A page that knows a battle hears only what changed, and arrives at the same battle.

use nml_app::session::Session;
use serde_json::{Value, json};

use crate::kit::{call, refused, sample};
use crate::looking_back::{begun, first};

/// Lays what changed over what a page knows, as the page does.
fn laid(before: &Value, news: &Value) -> Value {
    assert_eq!(news["since"], before["moment"]);
    let mut view = before.clone();
    for (key, value) in news.as_object().unwrap() {
        match (key.as_str(), value) {
            ("since" | "count" | "kept", _) | ("terrain" | "scene", Value::Null) => {}
            ("log", lines) => {
                let log = view["log"].as_array_mut().unwrap();
                log.truncate(usize::try_from(news["kept"].as_u64().unwrap()).unwrap());
                log.extend(lines.as_array().unwrap().iter().cloned());
            }
            ("models", changed) => {
                let models = view["models"].as_array_mut().unwrap();
                models.resize(usize::try_from(news["count"].as_u64().unwrap()).unwrap(), Value::Null);
                for model in changed.as_array().unwrap() {
                    models[usize::try_from(model["id"].as_u64().unwrap()).unwrap()] = model.clone();
                }
            }
            (key, value) => view[key] = value.clone(),
        }
    }
    view
}

fn whole(session: &Session, battle: &str) -> Value {
    call(session, "battle", json!({ "battle": battle }))
}

#[test]
fn what_changed_with_every_entry_comes_to_the_whole_battle() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (battle, _) = begun(&session);
    let mut view = whole(&session, &battle);
    let (mut told, mut all) = (0, 0);
    for round in 0..40 {
        let seen = &view["moment"];
        let news: Value = match round % 10 {
            7 | 8 => call(&session, "battle_undo", json!({ "battle": battle, "to": null, "seen": seen })),
            9 => call(&session, "battle_redo", json!({ "battle": battle, "seen": seen })),
            3 if !view["question"]["roll"]["dice"].is_null() => {
                call(&session, "battle_roll", json!({ "battle": battle, "seen": seen }))
            }
            _ => {
                let said = json!({ "battle": battle, "commands": [first(&view)], "seen": seen });
                call(&session, "battle_say", said)
            }
        };
        let now = whole(&session, &battle);
        view = laid(&view, &news);
        assert!(view == now, "after {round}: {news}");
        let bytes = |value: &Value| value.to_string().len() - value["question"].to_string().len();
        told += bytes(&news);
        all += bytes(&now);
    }
    assert!(told * 3 < all, "{told} bytes of {all}, the question apart");
}

#[test]
fn a_page_that_stands_at_another_moment_is_told_everything() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (battle, view) = begun(&session);
    let old = view["moment"].clone();
    let said = json!({ "battle": battle, "commands": [first(&view)] });
    let unasked: Value = call(&session, "battle_say", said);
    let known = unasked["moment"].clone();
    let late: Value = call(&session, "battle_undo", json!({ "battle": battle, "to": null, "seen": old }));
    for news in [&unasked, &late] {
        assert!(news.get("since").is_none() && news["id"] == json!(battle));
    }
    // A word beside an entry is a moment of its own.
    let noted = json!({ "battle": battle, "seq": late["at"], "text": "Well thrown" });
    let noted: Value = call(&session, "battle_note", noted);
    assert_ne!(noted["moment"], known);
    let input = json!({ "battle": battle, "commands": [], "seen": noted["moment"] });
    let same: Value = call(&session, "battle_say", input);
    assert!(laid(&noted, &same) == noted);
    assert_eq!(
        refused(&session, "battle_say", json!({ "battle": battle, "commands": [], "seen": 1 })).code,
        "BAD_INPUT"
    );
}
