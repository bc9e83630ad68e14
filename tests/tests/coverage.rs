//! Every system, worked vector, keyword and reading of a ruling has a test that names it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use nml_tests::coverage::{covered, named, tables};

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

#[test]
fn every_open_question_names_tests_that_exist() {
    let page = std::fs::read_to_string(root().join("RULINGS.md")).unwrap();
    let tests = named(&root()).unwrap();
    let rows: Vec<&str> = page.lines().filter(|l| l.starts_with("| ") && !l.starts_with("| question")).collect();
    assert_eq!(rows.len(), 24, "nine that pages answer together, fifteen that none does");
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [question, _, shown] = cells[..] else { panic!("three cells: {row}") };
        let names: Vec<&str> = shown.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "{question}");
        let missing: Vec<_> = names.iter().filter(|name| !tests.contains(**name)).collect();
        assert!(missing.is_empty(), "{question}: {missing:?}");
    }
}
