//! `nml odds` as scripts use it: keys, numbers, streams and exit statuses.

use std::process::{Command, Output};

use serde_json::{Value, json};

fn nml(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments.split_whitespace()).output().unwrap()
}

fn document(arguments: &str) -> Value {
    let output = nml(&format!("--json odds {arguments}"));
    assert_eq!(output.status.code(), Some(0), "{arguments}");
    assert!(output.stderr.is_empty());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Status 2, nothing on standard output, one line on standard error.
fn refused(arguments: &str) -> String {
    let output = nml(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments}");
    assert!(output.stdout.is_empty(), "{arguments}");
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line
}

#[test]
fn a_success_roll() {
    let odds = document("success --dice 0");
    assert_eq!(odds["exact"], json!({"failure": "5/12", "success": "5/9", "critical": "1/36"}));
    assert!((odds["success"].as_f64().unwrap() - 5.0 / 9.0).abs() < 1e-12);
    assert_eq!(odds.as_object().unwrap().len(), 4);
}

#[test]
fn negative_numbers_stand_apart_or_after_an_equals_sign() {
    assert_eq!(document("success --dice -3"), document("success --dice=-3"));
    assert_eq!(document("success --dice -3")["exact"]["critical"], "1/7776");
    let apart = document("injury --injury-dice -1 --injury-modifier -2 --injury-modifier 1");
    assert_eq!(apart, document("injury --injury-dice=-1 --injury-modifier=-2 --injury-modifier=+1"));
}

#[test]
fn json_may_stand_anywhere() {
    let after = nml("odds success --dice 2 --json");
    assert_eq!(serde_json::from_slice::<Value>(&after.stdout).unwrap(), document("success --dice 2"));
}

#[test]
fn an_injury_roll() {
    let odds = document("injury --injury-dice 0");
    let exact = json!({"no_effect": "0/1", "minor_hit": "5/12", "down": "11/36", "out_of_action": "5/18"});
    assert_eq!(odds["exact"], exact);
    let odds = document("injury --injury-dice 0 --bloodbath --injury-modifier -3");
    assert_eq!(odds["exact"]["out_of_action"], "3/8");
    let odds = document("injury --injury-dice 0 --bloodbath --deadly");
    assert_eq!(odds["exact"]["out_of_action"], "613/648");
}

#[test]
fn an_attack_sums_to_one() {
    for arguments in ["--dice 12 --injury-dice 12 --critical --deadly --bloodbath", "--dice -12 --injury-dice -12"] {
        let odds = document(&format!("attack {arguments}"));
        let keys = ["miss", "no_effect", "minor_hit", "down", "out_of_action"];
        let sum: f64 = keys.iter().map(|key| odds[key].as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-12);
        assert_eq!(odds.as_object().unwrap().len(), 6);
    }
    let plain = document("attack --dice 0 --injury-dice 0");
    // Two dice to hit; after a plain hit two to injure, after a critical the best two of three.
    assert_eq!(plain["exact"]["miss"], "5/12");
    assert_eq!(plain["exact"]["out_of_action"], "1313/7776");
    assert_eq!(document("attack --dice 0 --injury-dice 0 --critical")["exact"]["out_of_action"], "25/144");
}

#[test]
fn a_ruleset_changes_the_reading() {
    let cap = |set| document(&format!("injury --injury-dice 0 --injury-modifier -4 --ruleset {set}"));
    assert_eq!(cap("official-1.0.2")["exact"]["out_of_action"], "1/36");
    assert_eq!(cap("quick-start")["exact"]["out_of_action"], "0/1");
}

#[test]
fn people_get_a_table() {
    let output = nml("odds attack --dice 1 --injury-dice 0 --injury-modifier -2");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Success Roll: 3 dice, the 2 highest\n"), "{text}");
    assert!(text.contains("Out of Action"), "{text}");
    assert!(text.contains(" %   "), "{text}");
}

#[test]
fn what_cannot_be_used_is_refused_on_one_line() {
    let thirty_three = "--injury-modifier 1 ".repeat(33);
    for (arguments, expected) in [
        ("odds success --dice 13", "-12 to 12"),
        ("odds success --dice -13 --json", "-12 to 12"),
        ("odds success --dice 99999999999999999999", "-12 to 12"),
        ("odds success --dice 1.5", "-12 to 12"),
        ("odds success --dice x", "-12 to 12"),
        ("odds success --dice", "--dice"),
        ("odds success", "--dice"),
        ("odds success --dice 1 --dice 2", "--dice"),
        ("odds injury --injury-dice 0 --injury-modifier 13", "--injury-modifier"),
        (&format!("odds injury --injury-dice 0 {thirty_three}"), "32 at most"),
        ("odds injury --injury-dice 0 --ruleset house", "official-1.0.2"),
        ("odds attack --dice 0", "--injury-dice"),
        ("odds success --dice 1 --deadly", "--deadly"),
        ("odds", "subcommand"),
        ("--json", "subcommand"),
        ("", "subcommand"),
        ("conquer", "conquer"),
    ] {
        let line = refused(arguments);
        assert!(line.contains(expected), "{arguments}: {line}");
    }
}

#[test]
fn help_is_no_error() {
    let output = nml("odds --help");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().contains("attack"));
}
