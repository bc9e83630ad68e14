//! What would happen: games in the background, how they stand meanwhile, and their end.

use std::thread;
use std::time::{Duration, Instant};

use crate::kit::{refused, sample};
use crate::looking_back::{begun, first};
use nml_app::session::Session;
use serde_json::{Value, json};

fn call(session: &Session, name: &str, input: Value) -> Value {
    crate::kit::call(session, name, input)
}

/// How the forecast stands, once this is so.
fn until(session: &Session, so: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let state = call(session, "forecast_state", Value::Null);
        if so(&state) {
            return state;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "{state}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn machines_play_a_battle_on_in_the_background_and_the_book_never_hears_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    assert_eq!(call(&session, "forecast_state", Value::Null), Value::Null);
    let (battle, before) = begun(&session);
    let of = json!({ "is": "battle", "battle": battle, "what_if": null, "seq": null });
    let asked = call(&session, "forecast_begin", json!({ "of": of, "games": 12 }));
    assert_eq!((&asked["wanted"], &asked["turn"], &asked["of"]), (&json!(12), &json!(1), &of));
    let done = until(&session, |state| state["going"] == false);
    assert_eq!((&done["played"], &done["stuck"]), (&json!(12), &json!(0)));
    let shares = |counts: &Value| -> f64 {
        counts.as_array().unwrap().iter().map(|count| count["share"]["value"].as_f64().unwrap()).sum()
    };
    let sides = done["sides"].as_array().unwrap();
    let won: f64 = sides.iter().map(|side| side["wins"]["value"].as_f64().unwrap()).sum();
    assert!((won + done["draws"]["value"].as_f64().unwrap() - 1.0).abs() < 1e-9, "{done}");
    assert!((shares(&done["turns"]) - 1.0).abs() < 1e-9, "{done}");
    assert!(sides.iter().all(|side| (shares(&side["fallen"]) - 1.0).abs() < 1e-9), "{done}");
    // Each model that falls in 12 games of a whole battle falls to somebody, and the sides lose as many as their models
    // fall.
    let fell: f64 = sides.iter().map(|side| side["fell"].as_f64().unwrap()).sum();
    let models = done["models"].as_array().unwrap();
    let each: f64 = models.iter().map(|model| model["fell"]["value"].as_f64().unwrap()).sum();
    assert!(fell > 0.0 && (fell - each).abs() < 1e-9, "{fell} and {each}");
    assert!(models.iter().any(|model| model["felled"]["value"].as_f64().unwrap() > 0.0), "{models:?}");
    let after = call(&session, "battle", json!({ "battle": battle }));
    assert_eq!(after["moment"], before["moment"], "the battle stands where it stood");
}

#[test]
fn a_forecast_is_stopped_and_another_takes_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (battle, _) = begun(&session);
    let of = json!({ "is": "battle", "battle": battle });
    call(&session, "forecast_begin", json!({ "of": of, "games": 100_000 }));
    until(&session, |state| state["played"].as_u64() > Some(0));
    call(&session, "forecast_stop", Value::Null);
    let stopped = until(&session, |state| state["going"] == false);
    assert!(stopped["played"].as_u64().unwrap() < 100_000, "{stopped}");
    let kept = call(&session, "forecast_state", Value::Null);
    assert_eq!(kept["played"], stopped["played"], "what was played stays");
    let next = call(&session, "forecast_begin", json!({ "of": of, "games": 2 }));
    assert_eq!(next["wanted"], 2);
    let next = until(&session, |state| state["going"] == false);
    assert_eq!(next["played"], 2);
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (battle, _) = begun(&session);
    let of = json!({ "is": "battle", "battle": battle });
    for games in [0, 100_001] {
        let failure = refused(&session, "forecast_begin", json!({ "of": of, "games": games }));
        assert_eq!(failure.code, "OUT_OF_RANGE");
    }
    let bare = call(&session, "set_up_new", json!({ "name": "Bare", "scenario": "dragon-hunt", "campaign": null }));
    let of_set_up = json!({ "is": "set_up", "set_up": bare["id"] });
    let failure = refused(&session, "forecast_begin", json!({ "of": of_set_up, "games": 2 }));
    assert_eq!(failure.code, "NOT_READY", "no Force is chosen");
    let concede = json!({ "battle": battle, "commands": [{ "do": "concede", "side": 0 }] });
    let mut view = call(&session, "battle_say", concede);
    while call(&session, "battle", json!({ "battle": battle }))["outcome"].is_null() {
        view = call(&session, "battle_say", json!({ "battle": battle, "commands": [first(&view)] }));
    }
    let failure = refused(&session, "forecast_begin", json!({ "of": of, "games": 2 }));
    assert_eq!(failure.code, "ALREADY_OVER");
}
