//! The scenarios of the shipped pack, for tests: this crate reads no files.
#![allow(clippy::unwrap_used)]

use nml_catalogue::Scenario;

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
