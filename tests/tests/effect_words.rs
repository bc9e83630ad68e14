//! The engine names every word of the effect vocabulary somewhere outside its own definition.
//! `battle/tests/battle/vocabulary.rs` checks that each changes a battle, except for the words listed there.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// Sources without comments and tests, as `cargo xtask generate` reads them.
#[path = "../../src-tauri/xtask/src/code.rs"]
mod code;

/// Words that are only printed or judged by other parts of the house, with where.
const ELSEWHERE: [&str; 2] = [
    "What::Told",      // what boons do in the campaign, on the card
    "What::Fireteams", // a Mercenary's, formed at the table: no pair of the roster's models holds a Mercenary
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// The variants of an enum, by its source.
fn variants(source: &str, name: &str) -> Vec<String> {
    let start = source.find(&format!("pub enum {name} {{")).unwrap();
    let body = &source[start..];
    let body = &body[..body.find("\n}").unwrap()];
    body.lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.chars().take_while(char::is_ascii_alphanumeric).collect())
        .collect()
}

/// Who only judges whether a word is well-formed does not act on it.
const JUDGES: &str = "catalogue/src/fault.rs";

#[test]
fn every_word_of_the_vocabulary_is_named_outside_its_definition() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("src-tauri").join("crates");
    let mut files = Vec::new();
    for krate in ["catalogue", "warband", "battle", "campaign", "evenings"] {
        sources(&crates.join(krate).join("src"), &mut files);
    }
    let vocabulary = crates.join("catalogue/src/effect");
    assert!(files.iter().any(|p| p.ends_with(JUDGES)), "the judge is found and left out");
    let (defined, read): (Vec<_>, Vec<_>) = files.iter().partition(|p| p.starts_with(&vocabulary));
    // The list of words that do nothing at a moment is not a reader of theirs.
    let mut idle = 0;
    let code: String = read
        .iter()
        .filter(|p| !p.components().any(|c| c.as_os_str() == "tests") && !p.ends_with(JUDGES))
        .map(|p| fs::read_to_string(p).unwrap())
        .map(|text| {
            match (
                text.find("// Read where rolls, cards, moves and rights"),
                text.find("| What::Reminder { .. } => {}"),
            ) {
                (Some(from), Some(to)) => {
                    idle += 1;
                    code::acting(&format!("{}{}", &text[..from], &text[to..]))
                }
                _ => code::acting(&text),
            }
        })
        .collect();
    assert_eq!(idle, 1, "the list of words that do nothing is found and left out");
    let definitions: String = defined.iter().map(|p| fs::read_to_string(p).unwrap()).collect();
    let mut unread = Vec::new();
    for name in ["When", "Condition", "What", "Outcome", "CallAt", "Price", "Often", "Until", "Order", "OwnEnd"] {
        for variant in variants(&definitions, name) {
            let word = format!("{name}::{variant}");
            let known = code
                .match_indices(&word)
                .any(|(at, _)| !code[at + word.len()..].starts_with(|c: char| c.is_ascii_alphanumeric()));
            if !known && !ELSEWHERE.contains(&word.as_str()) {
                unread.push(word);
            }
        }
    }
    assert!(unread.is_empty(), "words that nothing acts on: {unread:?}");
}
