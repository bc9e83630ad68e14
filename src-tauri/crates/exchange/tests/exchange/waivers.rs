//! Waivers on literal lists: what they let pass, and how far they reach (promise 9).

use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_warband::{Report, Roster, ViolationCode, Waiver, check, muster};
use serde_json::{Value, json};

fn roster(shipped: &Loaded, list: &Value) -> Roster {
    list::read(&serde_json::to_vec(list).unwrap(), &shipped.catalogue).unwrap().0
}

/// A Lieutenant, and a Yeoman in armour that only ELITE models wear.
fn two() -> Value {
    json!({"faction": "new-antioch", "models": [
        {"model": "lieutenant"},
        {"model": "yeoman", "name": "Wat", "items": ["bolt-action-rifle", "reinforced-armour"]}]})
}

fn codes(report: &Report) -> Vec<ViolationCode> {
    report.violations.iter().map(|v| v.code).collect()
}

/// Waives everything the roster breaks now.
fn waive(roster: &mut Roster, shipped: &Loaded, reason: &str) {
    let report = check(roster, &shipped.catalogue);
    let all: Vec<Waiver> = report.violations.iter().map(|v| Waiver::of(v, roster, reason).unwrap()).collect();
    roster.waivers.extend(all);
}

#[test]
fn a_waived_violation_is_listed_with_its_reason_and_the_warband_takes_the_field() {
    let shipped = pack::embedded().unwrap();
    let mut roster = roster(&shipped, &two());
    let before = check(&roster, &shipped.catalogue);
    assert_eq!((codes(&before), before.legal), (vec![ViolationCode::EliteOnly], false));
    assert!(muster(&roster, &shipped.catalogue).is_err());

    waive(&mut roster, &shipped, "won at the last meeting");
    assert_eq!(roster.waivers[0].subject.as_deref(), Some("reinforced-armour"));
    let after = check(&roster, &shipped.catalogue);
    assert_eq!((codes(&after), after.legal), (vec![], true));
    assert_eq!(after.waived.len(), 1);
    assert_eq!(
        (&after.waived[0].violation, after.waived[0].reason.as_str()),
        (&before.violations[0], "won at the last meeting")
    );
    assert_eq!((after.total_ducats, after.models.len()), (before.total_ducats, 2), "it costs what it cost");
    assert_eq!(muster(&roster, &shipped.catalogue).unwrap().sheets.len(), 2);
}

#[test]
fn a_waiver_covers_no_other_piece_and_no_other_model() {
    let shipped = pack::embedded().unwrap();
    let mut roster = roster(&shipped, &two());
    waive(&mut roster, &shipped, "a gift");
    roster.models[1].items.push("automatic-pistol".into());
    let other_piece = check(&roster, &shipped.catalogue);
    assert!(codes(&other_piece).contains(&ViolationCode::EliteOnly), "{:?}", other_piece.violations);
    roster.models[1].items.pop();
    let mut twin = roster.models[1].clone();
    (twin.id, twin.name) = (3, Some("Tobin".into()));
    roster.models.push(twin);
    let other_model = check(&roster, &shipped.catalogue);
    assert_eq!((codes(&other_model), other_model.violations[0].model), (vec![ViolationCode::EliteOnly], Some(2)));
    // A model's name is not part of what was waived.
    roster.models.pop();
    roster.models[1].name = Some("Walter".into());
    assert!(check(&roster, &shipped.catalogue).legal);
}

#[test]
fn a_waiver_of_a_number_reaches_no_further_than_it_was_given_for() {
    let shipped = pack::embedded().unwrap();
    let list = json!({"faction": "new-antioch", "budget_ducats": 100, "models": [
        {"model": "lieutenant", "items": ["pistol", "standard-armour", "trench-shield"]}]});
    let mut roster = roster(&shipped, &list);
    let before = check(&roster, &shipped.catalogue);
    assert_eq!((codes(&before), before.total_ducats), (vec![ViolationCode::OverBudget], 101));
    waive(&mut roster, &shipped, "one ducat, who counts");
    assert_eq!(roster.waivers[0].over, 1);
    assert!(check(&roster, &shipped.catalogue).legal);
    roster.models[0].items.push("combat-helmet".into());
    let dearer = check(&roster, &shipped.catalogue);
    assert_eq!((codes(&dearer), dearer.waived.len()), (vec![ViolationCode::OverBudget], 0));
}

#[test]
fn what_the_pack_does_not_know_cannot_be_waived() {
    let shipped = pack::embedded().unwrap();
    let list = json!({"faction": "new-antioch", "models": [{"model": "lieutenant"}, {"model": "nobody"}]});
    let roster = roster(&shipped, &list);
    let report = check(&roster, &shipped.catalogue);
    let unknown = report.violations.iter().find(|v| v.code == ViolationCode::UnknownModel).unwrap();
    assert_eq!(Waiver::of(unknown, &roster, "he is real"), None);
}

#[test]
fn a_limit_points_at_the_copies_past_it_and_nowhere_else() {
    let shipped = pack::embedded().unwrap();
    let limit = shipped.catalogue.faction("new-antioch").unwrap().armoury.iter();
    let limit = limit.clone().find(|line| line.item == "machine-gun").unwrap().limit.unwrap();
    assert_eq!(limit, 2, "this test counts on it");
    let heavy = |name: &str| json!({"model": "mechanized-heavy-infantry", "name": name, "items": ["machine-gun"]});
    let list = json!({"faction": "new-antioch", "budget_ducats": 3000,
        "models": [{"model": "lieutenant"}, heavy("A"), heavy("B"), heavy("C"), heavy("D")]});
    let report = check(&roster(&shipped, &list), &shipped.catalogue);
    let found = report.violations.iter().find(|v| v.code == ViolationCode::LimitExceeded).unwrap();
    assert_eq!(found.surplus, [(3, "machine-gun".to_owned()), (4, "machine-gun".to_owned())]);
}
