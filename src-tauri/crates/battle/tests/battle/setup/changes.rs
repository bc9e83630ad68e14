//! A set-up changed step by step.

use crate::shipped::scenario;
use nml_battle::setup::{Change, Genesis, SetUp, decide, evolve};
use nml_catalogue::Point;
use nml_catalogue::length::Length;

fn begun() -> SetUp {
    let genesis = Genesis { name: "Friday".into(), scenario: scenario(1), ruleset: "x".into(), campaign: None };
    genesis.found().unwrap()
}

#[test]
fn correcting_an_unconfirmed_spot_confirms_it() {
    let mut set_up = begun();
    assert!(set_up.scenario.objectives[0].unconfirmed.is_some());
    let change = Change::Objective { objective: 0, at: Point::inches(12, 20) };
    for event in decide(&set_up, &change).unwrap() {
        evolve(&mut set_up, &event);
    }
    assert_eq!(set_up.scenario.objectives[0].at, Point::inches(12, 20));
    assert!(set_up.scenario.objectives[0].unconfirmed.is_none());
}

#[test]
fn readings_and_campaign_are_chosen_and_left_again() {
    let mut set_up = begun();
    let campaign = Some("0123456789abcdef0123456789abcdef".to_owned());
    let chosen = [Change::Ruleset { ruleset: "quick-start".into() }, Change::Campaign { campaign: campaign.clone() }];
    for change in chosen {
        decide(&set_up, &change).unwrap();
        evolve(&mut set_up, &change);
    }
    assert_eq!((set_up.ruleset.as_str(), &set_up.campaign), ("quick-start", &campaign));
    evolve(&mut set_up, &Change::Campaign { campaign: None });
    assert_eq!(set_up.campaign, None);
    let nonsense = Change::Campaign { campaign: Some("the Ardent Mile".into()) };
    assert!(decide(&set_up, &nonsense).is_err());
}

#[test]
fn what_lies_off_the_table_is_refused() {
    let set_up = begun();
    let off = Change::Objective { objective: 0, at: Point::inches(49, 20) };
    assert_eq!(decide(&set_up, &off).unwrap_err().code, "OFF_TABLE");
    let none = Change::Zone { zone: 7, shape: set_up.scenario.zones[0].shape.clone() };
    assert_eq!(decide(&set_up, &none).unwrap_err().code, "NO_SUCH_PLACE");
}

/// Covers SET-02.
#[test]
fn terrain_is_placed_moved_and_cleared() {
    let mut set_up = begun();
    let mut piece = set_up.terrain[0].clone();
    piece.height = Length::inches(2);
    for change in [Change::Place { terrain: piece.clone() }, Change::Clear { terrain: "ruin-2".into() }] {
        decide(&set_up, &change).unwrap();
        evolve(&mut set_up, &change);
    }
    assert_eq!(set_up.terrain.len(), 4);
    assert_eq!(set_up.terrain[0], piece);
}
