//! The way in: every call by its name, with JSON in and JSON out.

use std::path::PathBuf;

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::session::Session;
use serde_json::{Value, json};

fn session() -> Session {
    Session::new(PathBuf::from("nowhere"), None, Box::new(Nobody))
}

#[test]
fn a_call_is_answered_by_name() {
    let about: Value = serde_json::from_str(answer(&session(), "about", Value::Null).unwrap().get()).unwrap();
    assert_eq!(about["rules_version"], "1.0.2");
}

#[test]
fn an_unknown_call_is_refused_by_name() {
    assert_eq!(answer(&session(), "rm", Value::Null).unwrap_err().code, "UNKNOWN_CALL");
}

#[test]
fn an_input_of_another_shape_is_refused_with_its_reason() {
    let failure = answer(&session(), "about", json!({"x": 1})).unwrap_err();
    assert_eq!(failure.code, "BAD_INPUT");
    assert!(failure.message.contains("about"), "{}", failure.message);
}
