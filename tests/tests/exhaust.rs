//! Battles between legal Forces of the shipped pack, until every weapon, keyword, ability and item of theirs was used.
//!
//! The referee watches. A failure comes with one command that plays the same battle again. More battles by hand:
//!
//! ```sh
//! NML_EXHAUST=2000 cargo test --release -p nml-tests --test exhaust -- --nocapture
//! ```
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]
// The witness looks for a few among all events.
#![allow(clippy::wildcard_enum_match_arm)]

mod exhaust {
    pub mod lists;
    pub mod used;
}

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::sync::Arc;

use exhaust::lists::{self, RULESETS, again};
use exhaust::used::{Used, whole};
use nml_app::battle::self_play::{self, Wanted};
use nml_battle::{Battle, evolve};
use nml_exchange::pack;
use nml_tests::refereed::findings;

/// The pack whose lists fight.
const PACK: &str = "official-1.0.2";
/// Battles, if nobody says how many.
const BATTLES: u64 = 96;
/// How much of what takes the field is used in that many battles; the rest is for the long run.
const SHARE: usize = 60;
/// Findings that are shown.
const SHOWN: usize = 60;

#[test]
fn everything_that_takes_the_field_is_used_in_play() {
    let shipped = pack::shipped(PACK).unwrap().unwrap();
    let catalogue = &shipped.catalogue;
    let folder = lists::folder("exhaust");
    let files = lists::written(&folder, PACK, catalogue);
    let scenarios: Vec<&str> = catalogue.pack().scenarios.iter().map(|s| s.id.as_str()).collect();
    let most = env::var("NML_EXHAUST").map_or(BATTLES, |n| n.parse().expect("NML_EXHAUST is a number of battles"));
    let field = |a: usize, b: usize, scenario: &str, ruleset: &str| {
        let wanted = Wanted {
            warbands: vec![files[a].clone(), files[b].clone()],
            scenario: Some(scenario.to_owned()),
            ruleset: Some(ruleset.to_owned()),
            ..Wanted::default()
        };
        self_play::field(&wanted)
            .unwrap_or_else(|e| panic!("{e}: {}", again(0, [&files[a], &files[b]], scenario, ruleset, PACK)))
    };
    let brings: Vec<BTreeSet<String>> = (0..files.len())
        .map(|at| {
            let mut brought = BTreeSet::new();
            whole(&field(at, at, scenarios[0], RULESETS[0]), &mut brought);
            brought
        })
        .collect();
    let all: BTreeSet<String> = brings.iter().flatten().cloned().collect();
    let (mut used, mut fought) = (Used::default(), vec![0_usize; files.len()]);
    let mut played = 0;
    let mut breaches = Vec::new();
    for seed in 0..most {
        let at = usize::try_from(seed).unwrap();
        // Those fight that bring most of what is left, each in its turn.
        let keen = |at: usize| (used.left(&brings[at]).count() + 1) * 1000 / (fought[at] + 1);
        let mut order: Vec<usize> = (0..files.len()).collect();
        order.sort_by_key(|at| std::cmp::Reverse(keen(*at)));
        let (a, b) = (order[0], order[1]);
        (fought[a], fought[b]) = (fought[a] + 1, fought[b] + 1);
        let (scenario, ruleset) = (scenarios[at % scenarios.len()], RULESETS[at / 7 % RULESETS.len()]);
        let command = again(seed, [&files[a], &files[b]], scenario, ruleset, PACK);
        let field = Arc::new(field(a, b, scenario, ruleset));
        let (open, log) = self_play::battle(&field, seed).unwrap_or_else(|e| panic!("{e}: {command}"));
        breaches.extend(findings(&log).into_iter().map(|line| format!("{line}\n    {command}")));
        let mut battle = Battle::new(Arc::clone(&field));
        for kept in open.log.effective() {
            used.before(&battle);
            for event in kept.events() {
                used.event(&battle, event);
                evolve(&mut battle, event);
            }
        }
        assert!(battle == open.state, "folded again it stands otherwise: {command}");
        played = seed + 1;
        if used.left(&all).next().is_none() {
            break;
        }
    }
    let shown = breaches.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(breaches.is_empty(), "the referee finds {}:\n{shown}", breaches.len());
    let left: Vec<&String> = used.left(&all).collect();
    let share = (all.len() - left.len()) * 100 / all.len();
    println!("{played} battles of {} lists used {share} % of {} pieces", files.len(), all.len());
    let long = env::var_os("NML_EXHAUST").is_some();
    let text = left.iter().map(|l| l.as_str()).collect::<Vec<_>>().join("\n");
    fs::write(folder.join("left.txt"), &text).unwrap();
    assert!(share >= if long { 100 } else { SHARE }, "{share} % used; not once in {played} battles:\n{text}");
}
