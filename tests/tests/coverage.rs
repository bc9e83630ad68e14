//! Every system, worked vector, keyword and reading of a ruling has a test that names it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use nml_catalogue::rulebook;
use nml_tests::coverage::{covered, named, sources, tables};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

#[test]
fn every_row_has_a_test() {
    let covered = covered(&root()).unwrap();
    let rows: Vec<String> = tables().unwrap().into_iter().flat_map(|t| t.rows).map(|(row, _)| row).collect();
    let bare: Vec<&String> = rows.iter().filter(|row| !covered.contains_key(*row)).collect();
    assert!(bare.is_empty(), "{} of {} rows have no test: {bare:?}", bare.len(), rows.len());
}

#[test]
fn every_row_that_a_test_names_exists() {
    let rows: BTreeSet<String> = tables().unwrap().into_iter().flat_map(|t| t.rows).map(|(row, _)| row).collect();
    let unknown: Vec<_> = covered(&root()).unwrap().into_iter().filter(|(row, _)| !rows.contains(row)).collect();
    assert!(unknown.is_empty(), "rows that do not exist: {unknown:?}");
}

/// What stands between quotation marks and looks like the code of a rule: letters, a hyphen, a number.
fn codes(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2).filter(|text| {
        text.split_once('-').is_some_and(|(letters, number)| {
            let (capitals, digits) = (|c: char| c.is_ascii_uppercase(), |c: char| c.is_ascii_digit());
            (1..=3).contains(&letters.len())
                && letters.chars().all(capitals)
                && !number.is_empty()
                && number.chars().all(digits)
        })
    })
}

/// Each rule that a roll or a refusal cites has a name that a player can read.
#[test]
fn every_rule_that_a_battle_cites_has_a_name() {
    let mut cited = BTreeSet::new();
    for room in ["battle", "referee"] {
        for file in sources(&root().join("src-tauri/crates").join(room).join("src")).unwrap() {
            let source = std::fs::read_to_string(file).unwrap();
            cited.extend(codes(&source).map(str::to_owned));
        }
    }
    assert!(cited.len() > 80, "{cited:?}");
    let unnamed: Vec<&String> = cited.iter().filter(|code| rulebook::rule(code).is_none()).collect();
    assert!(unnamed.is_empty(), "{unnamed:?}");
    let systems = tables().unwrap().into_iter().find(|table| table.name == "systems").unwrap().rows;
    let unnamed: Vec<_> = systems.iter().filter(|(_, name)| name.is_empty()).collect();
    assert!(unnamed.is_empty(), "{unnamed:?}");
    let all: Vec<&str> = rulebook::all().map(|rule| rule.code).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "a code stands twice");
}

#[test]
fn every_open_question_names_tests_that_exist() {
    let page = std::fs::read_to_string(root().join("RULINGS.md")).unwrap();
    let tests = named(&root()).unwrap();
    let rows: Vec<&str> = page.lines().filter(|l| l.starts_with("| ") && !l.starts_with("| question")).collect();
    assert!(rows.len() >= 40, "rows were lost: {} are left", rows.len());
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [question, _, shown] = cells[..] else { panic!("three cells: {row}") };
        let names: Vec<&str> = shown.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "{question}");
        let missing: Vec<_> = names.iter().filter(|name| !tests.contains(**name)).collect();
        assert!(missing.is_empty(), "{question}: {missing:?}");
    }
}
