//! A rotation, kept and read.

use super::super::rotation::{
    Fits, Fought, Genesis, Resting, Rotation, RotationEdit, SLOTS_MAX, Shut, Slot, decide, evolve,
};
use super::{size, table};

fn slot(scenario: &str) -> Slot {
    Slot::plain(scenario.into(), 10)
}

fn winter() -> Rotation {
    Genesis { name: "Winter".into(), slots: vec![slot("relic-hunt"), slot("own-mill")] }.found().unwrap()
}

fn say(rotation: &mut Rotation, change: RotationEdit) {
    for change in decide(rotation, &change).unwrap() {
        evolve(rotation, &change);
    }
}

fn refused(change: RotationEdit) -> String {
    decide(&winter(), &change).unwrap_err().code.to_owned()
}

fn open(rotation: &Rotation, day: &str) -> Vec<String> {
    rotation.open_on(day).map(|slot| slot.scenario.clone()).collect()
}

#[test]
fn a_scenario_is_drawn_between_its_days_and_kept_when_it_retires() {
    let mut rotation = winter();
    let frost = Slot { from: Some("2026-12-01".into()), until: Some("2027-02-28".into()), ..slot("frost") };
    say(&mut rotation, RotationEdit::Put { slot: frost });
    assert_eq!(open(&rotation, "2026-11-30"), ["relic-hunt", "own-mill"]);
    assert_eq!(open(&rotation, "2026-12-01"), ["relic-hunt", "own-mill", "frost"]);
    assert_eq!(open(&rotation, "2027-02-28"), ["relic-hunt", "own-mill", "frost"]);
    assert_eq!(open(&rotation, "2027-03-01"), ["relic-hunt", "own-mill"]);
    let shut = |rotation: &Rotation, scenario: &str, day: &str| rotation.shut(scenario, day);
    assert_eq!(shut(&rotation, "frost", "2026-11-30"), Some(Shut::Before("2026-12-01".into())));
    assert_eq!(shut(&rotation, "frost", "2026-12-01"), None);
    assert_eq!(shut(&rotation, "frost", "2027-03-01"), Some(Shut::After("2027-02-28".into())));
    assert_eq!(shut(&rotation, "dragon-hunt", "2027-03-01"), Some(Shut::Unlisted));
    say(&mut rotation, RotationEdit::Retire { scenario: "relic-hunt".into(), retired: true });
    assert_eq!(shut(&rotation, "relic-hunt", "2027-03-01"), Some(Shut::Retired));
    assert_eq!(open(&rotation, "2027-03-01"), ["own-mill"]);
    assert_eq!(rotation.slots.len(), 3, "what is retired stays");
    say(&mut rotation, RotationEdit::Retire { scenario: "relic-hunt".into(), retired: false });
    assert_eq!(open(&rotation, "2027-03-01"), ["relic-hunt", "own-mill"]);
}

#[test]
fn a_slot_is_put_in_the_place_of_the_one_that_stood_there() {
    let mut rotation = winter();
    say(&mut rotation, RotationEdit::Put { slot: Slot { weight: 90, ..slot("relic-hunt") } });
    assert_eq!(rotation.slots.iter().map(|slot| slot.weight).collect::<Vec<_>>(), [90, 10]);
    say(&mut rotation, RotationEdit::Rename { name: "Spring".into() });
    say(&mut rotation, RotationEdit::PutAway { away: true });
    assert_eq!((rotation.name.as_str(), rotation.away), ("Spring", true));
}

#[test]
fn what_is_out_of_bounds_is_refused() {
    let put = |slot: Slot| refused(RotationEdit::Put { slot });
    assert_eq!(put(Slot { weight: 0, ..slot("a") }), "WEIGHT_OUT_OF_RANGE");
    assert_eq!(put(Slot { weight: 101, ..slot("a") }), "WEIGHT_OUT_OF_RANGE");
    assert_eq!(put(Slot { cool_down: 51, ..slot("a") }), "COOL_DOWN_OUT_OF_RANGE");
    assert_eq!(put(Slot { at_once: 129, ..slot("a") }), "TABLES_OUT_OF_RANGE");
    assert_eq!(put(slot("two words")), "ID_ILL_FORMED");
    assert_eq!(put(Slot { from: Some("2026-02-29".into()), ..slot("a") }), "DAY_ILL_FORMED");
    let reversed = Slot { from: Some("2026-05-02".into()), until: Some("2026-05-01".into()), ..slot("a") };
    assert_eq!(put(reversed), "DAYS_REVERSED");
    let only = |sizes: usize, words: usize| Fits::Only {
        sizes: vec![size(48, 48); sizes],
        terrain: vec!["trenches".into(); words],
    };
    assert_eq!(put(Slot { tables: only(11, 0), ..slot("a") }), "TOO_MANY_SIZES");
    assert_eq!(put(Slot { tables: only(0, 11), ..slot("a") }), "TOO_MUCH_TERRAIN");
    let flat = Fits::Only { sizes: vec![size(48, 0)], terrain: vec![] };
    assert_eq!(put(Slot { tables: flat, ..slot("a") }), "TABLE_SIZE");
    assert_eq!(refused(RotationEdit::Retire { scenario: "frost".into(), retired: true }), "UNKNOWN_SCENARIO");
    assert_eq!(refused(RotationEdit::Rename { name: " ".into() }), "NAME_EMPTY");
    let twice = Genesis { name: "Winter".into(), slots: vec![slot("a"), slot("a")] };
    assert_eq!(twice.found().unwrap_err().code, "SCENARIO_TWICE");
    let full = Genesis { name: "Full".into(), slots: (0..SLOTS_MAX).map(|n| slot(&format!("s{n}"))).collect() };
    let full = full.found().unwrap();
    assert_eq!(decide(&full, &RotationEdit::Put { slot: slot("more") }).unwrap_err().code, "TOO_MANY_SCENARIOS");
    assert!(decide(&full, &RotationEdit::Put { slot: slot("s7") }).is_ok(), "one that stands there may be changed");
}

#[test]
fn a_table_has_room_either_way_round_and_one_of_the_words() {
    let fits = |tables: &Fits, width, depth, terrain: &[&str]| tables.fits(&table(1, width, depth, terrain));
    assert!(fits(&Fits::Any, 24, 24, &[]));
    let long = Fits::Only { sizes: vec![size(72, 48)], terrain: vec![] };
    assert!(fits(&long, 72, 48, &[]) && fits(&long, 48, 72, &[]) && fits(&long, 96, 48, &[]));
    assert!(!fits(&long, 71, 48, &[]) && !fits(&long, 48, 48, &[]));
    let trenches =
        Fits::Only { sizes: vec![size(36, 36), size(22, 30)], terrain: vec!["Trenches".into(), "ruins".into()] };
    assert!(fits(&trenches, 48, 48, &["forest", "trenches "]));
    assert!(fits(&trenches, 30, 22, &["RUINS"]));
    assert!(!fits(&trenches, 48, 48, &["forest"]) && !fits(&trenches, 30, 20, &["ruins"]));
}

#[test]
fn a_scenario_rests_as_many_evenings_as_it_is_told_to() {
    let mut rotation = winter();
    say(&mut rotation, RotationEdit::Put { slot: Slot { cool_down: 2, ..slot("relic-hunt") } });
    let fought = |day: &str, scenarios: &[&str]| Fought {
        day: day.into(),
        scenarios: scenarios.iter().map(|id| (*id).to_owned()).collect(),
    };
    let history = [fought("2026-11-05", &["relic-hunt", "own-mill"]), fought("2026-11-12", &["own-mill"])];
    let rests = |day: &str| rotation.rests("relic-hunt", day, &history);
    assert_eq!(rests("2026-11-05"), None, "the evening itself");
    assert_eq!(rests("2026-11-12"), Some(2), "the first evening after it");
    assert_eq!(rests("2026-11-19"), Some(1));
    assert_eq!(rotation.rests("own-mill", "2026-11-19", &history), None, "it has no rest");
    let calendar = rotation.calendar(&["2026-11-19", "2026-11-26", "2026-12-03"], &history);
    let days: Vec<_> = calendar.iter().map(|day| (day.open.len(), day.resting.len())).collect();
    assert_eq!(days, [(1, 1), (2, 0), (2, 0)]);
    assert_eq!(calendar[0].resting, [Resting { scenario: "relic-hunt".into(), evenings: 1 }]);
    // Played again, it rests again.
    let again = [history.as_slice(), &[fought("2026-11-26", &["relic-hunt"])]].concat();
    assert_eq!(rotation.rests("relic-hunt", "2026-12-03", &again), Some(2));
}

#[test]
fn a_rotation_is_read_back_as_it_was_written() {
    let mut rotation = winter();
    let tables = Fits::Only { sizes: vec![size(48, 48)], terrain: vec!["trenches".into()] };
    let whole =
        Slot { from: Some("2026-12-01".into()), until: None, cool_down: 3, tables, retired: true, ..slot("frost") };
    let put = RotationEdit::Put { slot: whole };
    say(&mut rotation, put.clone());
    let text = serde_json::to_string(&(&rotation, &put)).unwrap();
    assert_eq!(serde_json::from_str::<(Rotation, RotationEdit)>(&text).unwrap(), (rotation, put));
    let plain: Slot = serde_json::from_str(r#"{"scenario":"relic-hunt","weight":10}"#).unwrap();
    assert_eq!(plain, slot("relic-hunt"));
}
