//! The scenarios of the pack, for tests: this crate reads no files.

use nml_catalogue::{Point, Scenario};

/// The scenarios of the pack.
const SCENARIOS: [&str; 12] = [
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/claim-no-mans-land.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/hunt-for-heroes.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/relic-hunt.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/trench-warfare.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/armoured-train.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/dragon-hunt.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/supply-raid.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/from-below.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/fields-of-glory.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/dont-breathe.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/the-high-ground.json"),
    include_str!("../../../../../data/packs/official-1.0.2/scenarios/great-war.json"),
];

/// The scenario with this number in the book, as the pack has it.
pub fn scenario(number: usize) -> Scenario {
    let scenario: Scenario = serde_json::from_str(SCENARIOS[number - 1]).unwrap();
    assert_eq!(scenario.number, Some(u8::try_from(number).unwrap()));
    scenario
}

#[test]
fn claim_no_mans_land_is_whole() {
    let scenario = scenario(1);
    assert_eq!(scenario.faults(), Vec::new());
    assert_eq!(scenario.objectives.iter().filter(|o| o.unconfirmed.is_some()).count(), 4);
    assert!(scenario.zones.iter().all(|z| z.unconfirmed.is_some()));
    assert_eq!((scenario.turns, scenario.deeds.len()), (4, 7));
}

#[test]
fn a_scenario_names_every_fault_with_its_place() {
    let mut scenario = scenario(1);
    scenario.turns = 0;
    scenario.objectives[1].terrain = Some("ruin-9".into());
    scenario.objectives[2].at = Point::inches(49, 3);
    scenario.zones[1].id = "north".into();
    scenario.deeds[3].id = "bloodletting".into();
    scenario.control = None;
    let paths: Vec<_> = scenario.faults().into_iter().map(|(path, _)| path).collect();
    let expected = ["/turns", "/zones/1/id", "/objectives/1/terrain", "/objectives/2/at", "/deeds/3/id", "/control"];
    assert_eq!(paths, expected);
}
