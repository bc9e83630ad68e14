//! The referee, who shares no code with the engine, checks the engine's battles against the printed procedure.
//!
//! A part runs with every test. Run as many battles as you like, of all lists, scenarios, rulesets and packs, by hand:
//!
//! ```sh
//! NML_REFEREE=10000 cargo test --release -p nml-tests --test referee -- --nocapture
//! ```
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod exhaust {
    pub mod lists;
}

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use exhaust::lists::{self, RULESETS, again};
use nml_app::battle::self_play::{self, Wanted};
use nml_exchange::pack;
use nml_referee::judge;
use nml_tests::golden::SEEDS;
use nml_tests::refereed::{findings, told};

/// Battles, if nobody says how many: one for each scenario and more, each between two other lists.
const BATTLES: u64 = 36;
/// Findings that are shown of a long run.
const SHOWN: usize = 60;

#[test]
fn the_golden_battles_are_played_by_the_book() {
    for (scenario, seed) in SEEDS {
        let wanted = Wanted { scenario: Some(scenario.to_owned()), ..Wanted::default() };
        let field = Arc::new(self_play::field(&wanted).unwrap());
        let (_, log) = self_play::battle(&field, seed).unwrap();
        let found = findings(&log);
        assert!(found.is_empty(), "{scenario}, seed {seed}:\n{}", found.join("\n"));
    }
}

/// Old logs stay as they were played; what is wrong in them is listed, and nothing else is found.
#[test]
fn of_the_old_logs_the_referee_finds_what_is_known_of_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/logs");
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let verdict = judge(&fs::read(&path).unwrap()).unwrap();
        assert_eq!(verdict.first_bad, None, "{}", path.display());
        assert!(verdict.entries > 50, "{}: {} entries", path.display(), verdict.entries);
        let lines: Vec<String> = verdict.findings.iter().map(told).collect();
        found.insert(path.file_name().unwrap().to_string_lossy().into_owned(), lines);
    }
    let expected = ["claim-no-mans-land.jsonl", "dragon-hunt.jsonl", "from-below.jsonl"];
    assert_eq!(found.keys().map(String::as_str).collect::<Vec<_>>(), expected);
    let from_below =
        "entry 43: ACT-07 reload: Turn 1: Witch Vesper acts on after it fired Infernal Bomb, which has RELOAD";
    assert_eq!(found["from-below.jsonl"], [from_below], "she struck the Ichor Pit with it in entry 37");
    assert!(found["claim-no-mans-land.jsonl"].is_empty() && found["dragon-hunt.jsonl"].is_empty(), "{found:#?}");
}

/// The lists of all factions of both packs against each other, over all scenarios and rulesets.
#[test]
fn battles_of_all_factions_are_played_by_the_book() {
    let most = env::var("NML_REFEREE").map_or(BATTLES, |n| n.parse().expect("NML_REFEREE is a number of battles"));
    let folder = lists::folder("referee");
    let packs = ["official-1.0.2", "beta-2026-04"].map(|id| {
        let shipped = pack::shipped(id).unwrap().unwrap();
        let scenarios: Vec<String> = shipped.catalogue.pack().scenarios.iter().map(|s| s.id.clone()).collect();
        (id, scenarios, lists::written(&folder, id, &shipped.catalogue))
    });
    let mut kinds: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut played = BTreeSet::new();
    for seed in 0..most {
        let at = usize::try_from(seed).unwrap();
        // The beta comes every fourth time; each pack goes through its scenarios under every ruleset.
        let beta = at % 4 == 3;
        let (id, scenarios, files) = &packs[usize::from(beta)];
        let nth = if beta { at / 4 } else { at - at / 4 };
        let (a, b) = (at * 7 % files.len(), (at * 11 + 3 + at / files.len()) % files.len());
        let scenario = &scenarios[nth % scenarios.len()];
        let ruleset = RULESETS[(nth / scenarios.len() + nth) % RULESETS.len()];
        played.insert((*id, scenario.as_str(), ruleset));
        let wanted = Wanted {
            warbands: vec![files[a].clone(), files[b].clone()],
            scenario: Some(scenario.clone()),
            ruleset: Some(ruleset.to_owned()),
            pack: Some((*id).to_owned()),
            ..Wanted::default()
        };
        let again = again(seed, [&files[a], &files[b]], scenario, ruleset, id);
        let field = Arc::new(self_play::field(&wanted).unwrap_or_else(|e| panic!("{e}: {again}")));
        let (_, log) = self_play::battle(&field, seed).unwrap_or_else(|e| panic!("{e}: {again}"));
        for line in findings(&log) {
            let kind = line.split(": ").nth(1).unwrap_or("damage").to_owned();
            let (count, _) = kinds.entry(kind).or_insert_with(|| (0, format!("{line}\n    {again}")));
            *count += 1;
        }
    }
    println!("{most} battles refereed");
    // A long run leaves no scenario of a pack out under any ruleset.
    let all: usize = packs.iter().map(|(_, scenarios, _)| scenarios.len() * RULESETS.len()).sum();
    assert!(most < 4 * 64 || played.len() == all, "{} of {all} were played", played.len());
    let lines: Vec<String> = kinds.values().take(SHOWN).map(|(count, first)| format!("{count} ×  {first}")).collect();
    assert!(kinds.is_empty(), "{} kinds of findings:\n{}", kinds.len(), lines.join("\n"));
}
