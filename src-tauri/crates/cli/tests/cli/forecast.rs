//! `nml forecast` as scripts use it.

use std::path::Path;
use std::process::{Command, Output};

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::session::Session;
use serde_json::{Value, json};

fn nml(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments).output().unwrap()
}

/// A book with the sample and its first battle, begun; with the battle's id.
fn book(path: &Path) -> (Session, String) {
    let session = Session::new(path.with_extension("data"), Some(path.to_path_buf()), Box::new(Nobody)).signed("Ada");
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    let view = answer(&session, "battle_first", Value::Null).unwrap();
    let view: Value = serde_json::from_str(view.get()).unwrap();
    (session, view["id"].as_str().unwrap().to_owned())
}

#[test]
fn the_same_seed_forecasts_the_same_and_says_that_machines_played() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let (_open, battle) = book(&path);
    let path = path.to_str().unwrap();
    let asked = ["--json", "forecast", path, &battle, "--games", "4", "--seed", "7"];
    let output = nml(&asked);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let forecast: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&forecast["played"], &forecast["seed"], &forecast["turn"]), (&json!(4), &json!(7), &json!(0)));
    assert_eq!(forecast["of"], json!({ "is": "battle", "battle": battle, "what_if": null, "seq": null }));
    assert_eq!(nml(&asked).stdout, output.stdout, "the same seed plays the same games");
    let other = nml(&["--json", "forecast", path, &battle, "--games", "4", "--seed", "8"]);
    assert_ne!(other.stdout, output.stdout);

    let text = String::from_utf8(nml(&["forecast", path, &battle, "--games", "4", "--seed", "7"]).stdout).unwrap();
    assert!(text.contains("Machines played 4 games against themselves."), "{text}");
    for side in forecast["sides"].as_array().unwrap() {
        assert!(text.contains(side["name"].as_str().unwrap()), "{text}");
    }
    assert!(text.contains("19 times out of 20"), "{text}");
}

#[test]
fn what_is_neither_a_set_up_nor_a_battle_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let _open = book(&path);
    let path = path.to_str().unwrap();
    for (arguments, said) in [
        (vec!["forecast", path, "The Ashen Choir"], "neither a set-up nor a battle"),
        (vec!["forecast", path, "Nowhere"], "Nowhere"),
        (vec!["forecast", path, "The Ashen Choir", "--games", "0"], "1"),
    ] {
        let output = nml(&arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
        let line = String::from_utf8(output.stderr).unwrap();
        assert!(line.trim_end().lines().count() == 1 && line.contains(said), "{line}");
    }
}
