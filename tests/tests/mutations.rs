//! Each row of the systems has a mutation that still applies and names tests that name the row. `cargo run -p nml-tests
//! --bin mutations` finds out whether those tests then fail.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nml_tests::coverage::{covered, tables};
use nml_tests::mutations::{CRATES, Mutation, read};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn systems() -> BTreeSet<String> {
    let table = tables().unwrap().into_iter().find(|table| table.name == "systems").unwrap();
    table.rows.into_iter().map(|(row, _)| row).collect()
}

#[test]
fn every_system_has_a_mutation_and_every_mutation_a_system() {
    let broken: BTreeSet<String> = read(&root()).unwrap().into_iter().map(|mutation| mutation.row).collect();
    let systems = systems();
    assert_eq!(systems.len(), 169);
    let (bare, unknown) = (&systems - &broken, &broken - &systems);
    assert!(bare.is_empty() && unknown.is_empty(), "without a mutation: {bare:?}; no systems: {unknown:?}");
}

#[test]
fn every_mutation_still_applies() {
    let mut sources: BTreeMap<String, String> = BTreeMap::new();
    let mut faults = Vec::new();
    for mutation in read(&root()).unwrap() {
        let source = sources
            .entry(mutation.file.clone())
            .or_insert_with(|| fs::read_to_string(root().join(CRATES).join(&mutation.file)).unwrap_or_default());
        match mutation.place(source) {
            Err(fault) => faults.push(fault.to_string()),
            Ok(at) if source[at.clone()] == mutation.put => faults.push(format!("{} changes nothing", mutation.name())),
            Ok(_) => {}
        }
    }
    assert!(faults.is_empty(), "mend the lists in tests/mutations/ along with the rule:\n{}", faults.join("\n"));
}

#[test]
fn every_test_that_must_fail_names_its_row() {
    let covered = covered(&root()).unwrap();
    let named = |mutation: &Mutation, test: &str| {
        let (module, name) = test.rsplit_once("::").unwrap_or(("", test));
        let folder = module.replace("::", "/");
        covered.get(&mutation.row).is_some_and(|tests| {
            tests.iter().any(|claim| {
                let (path, claimed) = claim.split_once(" `").unwrap();
                // Below the folder of a crate's tests stands one of the crate's name.
                let (_, place) = path.split_once("/tests/").unwrap_or_default();
                let place = place.strip_suffix(".rs").unwrap_or(place);
                claimed.strip_suffix('`') == Some(name) && folder == place.strip_suffix("/mod").unwrap_or(place)
            })
        })
    };
    let mut wrong = Vec::new();
    for mutation in read(&root()).unwrap() {
        for test in mutation.fails.iter().filter(|test| !named(&mutation, test)) {
            wrong.push(format!("{}: {test} does not name the row, or is not there", mutation.name()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
