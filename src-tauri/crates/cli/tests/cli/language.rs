//! `nml` in another language: by its option, or as the system asks; codes and documents stay what they are.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn nml(arguments: &[&str], asked: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nml"));
    for name in ["NML_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.args(arguments).envs(asked.iter().copied()).output().unwrap()
}

fn list() -> String {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/samples/first-new-antioch.json");
    list.to_str().unwrap().to_owned()
}

#[test]
fn an_answer_is_in_the_language_that_is_asked_for() {
    let list = list();
    let check = ["warband", "check", list.as_str()];
    let said = |more: &[&str], asked: &[(&str, &str)]| {
        String::from_utf8(nml(&[&check[..], more].concat(), asked).stdout).unwrap()
    };
    assert!(said(&[], &[]).starts_with("Legal: "), "{}", said(&[], &[]));
    for german in [
        said(&["--language", "de"], &[("LANG", "pl_PL.UTF-8")]),
        said(&[], &[("LANG", "de_AT.UTF-8")]),
        said(&[], &[("NML_LANGUAGE", "de"), ("LC_ALL", "C")]),
    ] {
        assert!(german.starts_with("Regelkonform: ") && german.contains(" Dukaten, "), "{german}");
    }
    let polish = said(&[], &[("LC_MESSAGES", "pl_PL"), ("LANG", "de_DE")]);
    assert!(polish.starts_with("Zgodna z zasadami: "), "{polish}");
    assert!(said(&[], &[("LC_ALL", "fr_FR.UTF-8"), ("LANG", "de_DE")]).starts_with("Legal: "));
}

#[test]
fn a_refusal_is_in_it_too_and_its_code_is_the_same() {
    let refused = nml(&["--language", "de", "odds", "success", "--dice", "99"], &[]);
    let line = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(line.contains("erwartet: eine ganze Zahl von"), "{line}");
    let unknown = nml(&["--language", "fr", "odds", "success", "--dice", "1"], &[]);
    assert!(String::from_utf8(unknown.stderr).unwrap().contains("expected en, de, pl"));
    let folder = tempfile::tempdir().unwrap();
    let illegal = folder.path().join("illegal.json");
    std::fs::write(&illegal, r#"{"faction": "new-antioch", "models": [{"model": "yeoman"}]}"#).unwrap();
    let judged = |tag: &str| -> Value {
        let done = nml(&["--language", tag, "warband", "check", illegal.to_str().unwrap(), "--json"], &[]);
        serde_json::from_slice(&done.stdout).unwrap()
    };
    let (german, english) = (judged("de"), judged("en"));
    assert_eq!(german["violations"][0]["code"], english["violations"][0]["code"]);
    assert_ne!(german["violations"][0]["message"], english["violations"][0]["message"]);
}

#[test]
fn a_print_speaks_the_language_it_is_made_in() {
    let folder = tempfile::tempdir().unwrap();
    let text = |tag: &str| {
        let out = folder.path().join(format!("{tag}.pdf"));
        let done = nml(&["--language", tag, "print", "battle-sheet", "--out", out.to_str().unwrap()], &[]);
        assert_eq!(done.status.code(), Some(0), "{done:?}");
        let document = lopdf::Document::load(&out).unwrap();
        let pages: Vec<u32> = document.get_pages().into_keys().collect();
        document.extract_text(&pages).unwrap().replace('\u{200b}', "")
    };
    let (german, english) = (text("de"), text("en"));
    assert!(english.contains("Victory points") && german.contains("Siegpunkte"), "{german}");
    assert!(!german.contains("Victory points"), "{german}");
}
