//! Lists of the factions of Carcass Front, each with its totals worked out by hand and exactly the codes that are
//! found.

use nml_exchange::{list, pack};
use nml_warband::check;
use serde_json::Value;

fn judged(cases: &str) -> Vec<String> {
    let pack = pack::shipped("carcass-front").unwrap().unwrap();
    let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
    assert!(cases.len() >= 60);
    let mut wrong = Vec::new();
    for case in &cases {
        let bytes = serde_json::to_vec(&case["list"]).unwrap();
        let (roster, notes) = list::read(&bytes, &pack.catalogue).unwrap_or_else(|e| panic!("{}: {e}", case["case"]));
        assert_eq!(notes, Vec::<String>::new(), "{}", case["case"]);
        let report = check(&roster, &pack.catalogue);
        let mut found: Vec<&str> = report.violations.iter().map(|violation| violation.code.as_str()).collect();
        let mut meant: Vec<&str> =
            case["codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect();
        for codes in [&mut found, &mut meant] {
            codes.sort_unstable();
            codes.dedup();
        }
        let totals = (u64::from(report.total_ducats), u64::from(report.total_glory));
        let asked = (case["total_ducats"].as_u64().unwrap(), case["total_glory"].as_u64().unwrap());
        if case["legal"] != report.legal || found != meant || totals != asked {
            wrong.push(format!("{}: {found:?} instead of {meant:?}, {totals:?} of {asked:?}", case["case"]));
        }
    }
    wrong
}

#[test]
fn lists_of_the_procession_are_judged_as_its_pages_ask() {
    assert_eq!(judged(include_str!("data/carcass-front-procession.json")), [""; 0]);
}

#[test]
fn lists_of_the_naval_raiders_are_judged_as_their_pages_ask() {
    assert_eq!(judged(include_str!("data/carcass-front-raiders.json")), [""; 0]);
}

/// What is wrong with the pack once its map and tables were changed so.
fn faults(change: impl FnOnce(&mut nml_catalogue::Pack)) -> Vec<String> {
    let mut pack = pack::shipped("carcass-front").unwrap().unwrap().catalogue.pack().clone();
    change(&mut pack);
    let faults = nml_catalogue::Catalogue::new(pack).err().unwrap_or_default();
    faults.iter().map(|fault| format!("{}{}: {}", fault.part, fault.path, nml_words::said(&fault.message))).collect()
}

#[test]
fn what_is_wrong_with_a_map_is_named_with_its_place() {
    assert_eq!(faults(|_| {}), [""; 0]);
    let one_way = faults(|pack| pack.maps[0].zones[0].neighbours.retain(|id| id != "basarfuth-castle"));
    assert_eq!(one_way.len(), 1, "{one_way:?}");
    assert!(one_way[0].starts_with("maps/carcass-front/zones/6/neighbours/"), "{one_way:?}");
    assert!(one_way[0].contains("a link goes both ways"));
    let off = faults(|pack| pack.maps[0].zones[2].at = [1001, 5]);
    assert_eq!(off, ["maps/carcass-front/zones/2/at: The zone lies off the map, which is 1000 by 700."]);
    let unknown = faults(|pack| {
        pack.maps[0].zones[4].scenario = Some(nml_catalogue::MapScenario::Fixed("nowhere".into()));
    });
    assert_eq!(unknown.len(), 1, "{unknown:?}");
    assert!(unknown[0].starts_with("maps/carcass-front/zones/4/scenario/fixed: "), "{unknown:?}");
    let nothing = faults(|pack| pack.maps[0].zones[4].scenario = None);
    assert!(nothing[0].contains("only an Entry Zone has no scenario"), "{nothing:?}");
    let overlap = faults(|pack| {
        let table = pack.exploration.tables.iter_mut().find(|table| table.id == "favour").unwrap();
        table.locations[0].up_to = Some(4);
    });
    assert_eq!(overlap.len(), 1, "{overlap:?}");
    assert!(overlap[0].contains("overlap"), "{overlap:?}");
    let lost = faults(|pack| {
        pack.maps[0].buildings[0].tiers[2].find = Some("no-such-place".into());
    });
    assert!(lost[0].starts_with("maps/carcass-front/buildings/0/tiers/2/find: "), "{lost:?}");
}

/// Every total of the four tables of the map finds one place, and what can be taken there is in the pack.
#[test]
fn every_total_on_the_tables_of_the_map_finds_a_place() {
    let pack = pack::shipped("carcass-front").unwrap().unwrap();
    for table in ["favour", "relics", "supplies", "territories"] {
        let table = pack.catalogue.exploration().table(table).unwrap();
        for total in 1..=60 {
            let found = table.locations.iter().filter(|place| (place.total..=place.last()).contains(&total)).count();
            assert_eq!(found, 1, "{} {total}", table.id);
        }
    }
    let map = pack.catalogue.map("carcass-front").unwrap();
    let kinds = |kind| map.zones.iter().filter(|zone| zone.kind == kind).count();
    use nml_catalogue::ZoneKind::{Basic, Entry, Special};
    assert_eq!([Entry, Basic, Special].map(kinds), [4, 22, 10]);
    let omens = map.zones.iter().filter(|zone| zone.outpost.as_ref().is_some_and(|bonus| bonus.omen)).count();
    assert_eq!((omens, map.visions.len()), (4, 16));
    // The dice of every battlefield make a scenario that can be set up.
    use nml_catalogue::own_scenario::random;
    use nml_catalogue::throw::Source;
    for field in &map.random {
        for (deployment, victory) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
            let (deployment, victory) = map.random(&field.archetype, [deployment, victory]).unwrap();
            let dice = random::with_rows(&field.archetype, deployment, victory, Source::Table).unwrap();
            let dice = dice.unwrap_or_else(|| panic!("{deployment}, {victory}"));
            let lines = random::random_lines(&dice).unwrap();
            assert!(lines.iter().all(|line| line.again.is_none()), "{deployment}, {victory}");
        }
    }
}
