//! The library of scenarios, as a campaign and a table look for one.

use nml_app::setup;

#[test]
fn a_scenario_stands_under_every_stage_that_rolls_for_it_and_any_battlefield_is_all_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let session = crate::kit::session(&folder);
    let library = setup::scenarios(&session, ()).unwrap();
    assert_eq!(library.stages.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), ["early", "mid", "endgame", "final"]);
    assert_eq!(library.scenarios.len(), 12);
    let of = |id: &str| library.scenarios.iter().find(|one| one.scenario.id == id).unwrap();
    assert_eq!(of("claim-no-mans-land").stages, ["early", "mid"]);
    assert_eq!(of("great-war").stages, ["final"]);
    assert_eq!(of("fields-of-glory").archetypes, ["Trench Lines"]);
    assert_eq!(of("great-war").archetypes, ["Decimated Ruins", "No Man’s Land", "Trench Lines"]);
    assert!(library.scenarios.iter().all(|one| !one.stages.is_empty() && !one.archetypes.is_empty()));
}
