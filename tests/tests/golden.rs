//! One whole battle of each scenario stays as it was read against the rules.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use nml_tests::golden::{SEEDS, told};

fn file(scenario: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("golden/{scenario}.txt"))
}

#[test]
fn every_scenario_is_played_as_it_was_read() {
    let mut differing = Vec::new();
    for (scenario, seed) in SEEDS {
        let now = told(scenario, seed).unwrap();
        let kept = fs::read_to_string(file(scenario)).unwrap_or_default();
        let lines = kept.lines().zip(now.lines());
        if now != kept {
            let first = lines.clone().position(|(was, is)| was != is);
            let (line, was, is) = match first {
                Some(at) => (at + 1, kept.lines().nth(at).unwrap_or(""), now.lines().nth(at).unwrap_or("")),
                None => (kept.lines().count().min(now.lines().count()) + 1, "an end", "another end"),
            };
            differing.push(format!("tests/golden/{scenario}.txt:{line}: was {was:?}, is {is:?}"));
        }
    }
    assert!(
        differing.is_empty(),
        "{}\nif that is meant: cargo test -p nml-tests --test golden -- --ignored, and read what changed",
        differing.join("\n")
    );
}

#[test]
#[ignore = "writes the files anew"]
fn written_anew() {
    fs::create_dir_all(file("x").parent().unwrap()).unwrap();
    for (scenario, seed) in SEEDS {
        fs::write(file(scenario), told(scenario, seed).unwrap()).unwrap();
    }
}
