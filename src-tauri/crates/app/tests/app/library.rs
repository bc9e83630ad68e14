//! The library of scenarios, as a campaign and a table search it.

use nml_app::setup;

#[test]
fn a_scenario_stands_under_every_stage_that_rolls_for_it_and_any_battlefield_is_all_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let session = crate::kit::session(&folder);
    let library = setup::scenarios(&session, ()).unwrap();
    assert_eq!(library.stages.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), ["early", "mid", "endgame", "final"]);
    // Those of rules 1.0.2, and the three of All Out War and the six of Carcass Front, which no stage's table has.
    let (printed, newer) = library.scenarios.split_at(12);
    let of_pack = |name: &str| newer.iter().filter(|one| one.pack.as_deref() == Some(name)).count();
    assert_eq!((newer.len(), of_pack("All Out War"), of_pack("Carcass Front")), (9, 3, 6));
    assert!(newer.iter().all(|one| one.stages.is_empty()));
    assert!(printed.iter().all(|one| one.pack.is_none()));
    let of = |id: &str| library.scenarios.iter().find(|one| one.scenario.id == id).unwrap();
    assert_eq!(of("claim-no-mans-land").stages, ["early", "mid"]);
    assert_eq!(of("great-war").stages, ["final"]);
    assert_eq!(of("fields-of-glory").archetypes, ["Trench Lines"]);
    assert_eq!(of("great-war").archetypes, ["Decimated Ruins", "No Man’s Land", "Trench Lines"]);
    assert!(printed.iter().all(|one| !one.stages.is_empty() && !one.archetypes.is_empty()));
}
