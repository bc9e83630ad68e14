//! One whole battle of each scenario stays as somebody read it against the rules.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nml_app::battle::self_play::{self, Wanted};
use nml_app::language::{Language, speaking};
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

/// What is kept, hashed and compared never depends on who speaks what.
#[test]
fn a_battle_leaves_the_same_bytes_in_every_language() {
    let played = |language: Language| {
        let field = speaking(language, || self_play::field(&Wanted::default())).unwrap();
        speaking(language, || self_play::battle(&Arc::new(field), 23)).unwrap().1
    };
    let [english, german, polish] = Language::ALL.map(played);
    assert!(english.len() > 10_000);
    assert!(english == german && english == polish, "the log of a battle depends on the language");
}

/// Victory points are only what was scored, side by side, and what is written about a battle is about this one.
#[test]
fn every_point_is_told_and_every_end_is_explained() {
    let about = fs::read_to_string(file("x").with_file_name("README.md")).unwrap();
    for (scenario, seed) in SEEDS {
        let text = fs::read_to_string(file(scenario)).unwrap();
        let mut sums = [0_u32; 2];
        for line in text.lines().filter_map(|line| line.strip_prefix("  ")) {
            let side = match line.get(..2) {
                Some("A ") => 0,
                Some("B ") => 1,
                _ => continue,
            };
            // Such as `A The Seventh Redoubt +4: 2 objectives held`.
            let Some((_, scored)) = line.split_once(" +") else { continue };
            sums[side] += scored.split(':').next().unwrap().parse::<u32>().unwrap();
        }
        let end = text.lines().find(|line| line.starts_with("Ended")).unwrap();
        assert!(end.contains(&format!(": {} : {}, won by", sums[0], sums[1])), "{scenario}: {sums:?}, {end}");
        let heading = format!("### {}, seed {seed}", text.lines().next().unwrap().split(", seed").next().unwrap());
        let part = about
            .split("\n## ")
            .flat_map(|part| part.split("\n### "))
            .find(|part| part.starts_with(heading.trim_start_matches("### ")));
        assert!(part.is_some_and(|part| part.contains(end)), "README.md: {heading} does not explain “{end}”");
    }
}

#[test]
#[ignore = "writes the files anew"]
fn written_anew() {
    fs::create_dir_all(file("x").parent().unwrap()).unwrap();
    for (scenario, seed) in SEEDS {
        fs::write(file(scenario), told(scenario, seed).unwrap()).unwrap();
    }
}
