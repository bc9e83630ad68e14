//! What a battle used up, and who left the Warband because of one of its rules (keyword CONSUMABLE; Law of Hell).

use super::*;
use nml_warband::{Event as WarbandEvent, LEFT_FOR_GOOD, evolve as warband_evolve};

/// The Redoubt with Martyrdom Pills twice in the Lieutenant's kit and once in the Cleric's.
fn with_pills() -> Roster {
    let mut roster = redoubt();
    roster.models[0].items.extend(["martyrdom-pills", "martyrdom-pills"].map(str::to_owned));
    roster.models[1].items.push("martyrdom-pills".into());
    roster
}

fn used(model: u32, item: &str) -> UsedUp {
    UsedUp { model, item: item.into() }
}

fn law_of_hell(model: u32) -> Departure {
    Departure { model, rule: Some("Law of Hell".into()) }
}

fn items(roster: &Roster, model: u32) -> Vec<&str> {
    let model = roster.members().find(|known| known.id == model).unwrap();
    model.items.iter().map(String::as_str).collect()
}

#[test]
fn pills_that_were_taken_are_gone_after_the_game_and_others_are_not() {
    let used_up = vec![used(LIEUTENANT, "martyrdom-pills"), used(YEOMAN, "satchel-charge")];
    let record = fought(with_pills(), SideResult { used_up, ..took(REDOUBT, Outcome::Lost, Vec::new()) });
    let draft = record.draft();
    assert_eq!(items(&draft, LIEUTENANT), ["pistol", "sword-axe", "martyrdom-pills"], "one of two");
    assert_eq!(items(&draft, CLERIC), ["sword-axe", "martyrdom-pills"], "hers were not used");
    assert_eq!(items(&draft, YEOMAN), ["bolt-action-rifle"], "he carried no charge");
    assert!(draft.arsenal.is_empty());
    let told: Vec<_> =
        record.page().opening.iter().filter(|change| matches!(change, RosterChange::UsedUp { .. })).collect();
    assert_eq!(told, [&RosterChange::UsedUp { model: LIEUTENANT, items: vec!["martyrdom-pills".into()] }]);
}

#[test]
fn who_is_robbed_does_not_lose_the_pills_again_that_he_took() {
    // 36: Robbed. Everything goes that there still is.
    let casualties = vec![casualty(LIEUTENANT, "lieutenant", true, None)];
    let used_up = vec![used(LIEUTENANT, "martyrdom-pills")];
    let mut record =
        fought(with_pills(), SideResult { casualties, used_up, ..took(REDOUBT, Outcome::Lost, Vec::new()) });
    record.throw(Some(LIEUTENANT), &[3, 6]);
    let lost = ["pistol", "sword-axe", "martyrdom-pills"].map(str::to_owned).to_vec();
    assert!(record.fate(LIEUTENANT).contains(&RosterChange::KitLost {
        model: LIEUTENANT,
        items: lost,
        reason: "robbed".into()
    }));
}

#[test]
fn whoever_the_law_of_hell_freed_is_gone_with_its_kit_and_nobody_is_asked_about_it() {
    let roster = Roster {
        faction: "heretic-legions".into(),
        models: vec![model(1, "heretic-priest", &["pistol"]), model(2, "wretched", &["trench-knife"])],
        choices: [("patron".to_owned(), "infernal-noble".to_owned())].into(),
        next_model: 3,
        ..redoubt()
    };
    let side =
        SideResult { took_part: vec![1, 2], left: vec![law_of_hell(2)], ..took(REDOUBT, Outcome::Won, Vec::new()) };
    let mut record = fought(roster, side);
    assert!(record.page().cases.is_empty(), "it did not fall");
    let draft = record.draft();
    assert_eq!(draft.models.iter().map(|model| model.id).collect::<Vec<_>>(), [1]);
    let gone = &draft.fallen[0];
    assert_eq!((gone.model.id, gone.reason.as_str(), gone.battle.as_deref()), (2, LEFT_FOR_GOOD, Some(BATTLE)));
    assert_eq!((gone.model.items.as_slice(), draft.arsenal.len()), (["trench-knife".to_owned()].as_slice(), 0));
    record.settle_at_the_table(REDOUBT);
    assert!(
        record.changes(REDOUBT).contains(&RosterChange::LeftForGood { model: 2, rule: Some("Law of Hell".into()) })
    );
    // Its life says so.
    let mut roster = record.rosters[REDOUBT].clone();
    for change in record.changes(REDOUBT) {
        warband_evolve(&mut roster, &WarbandEvent::Settled { battle: BATTLE.into(), change });
    }
    assert_eq!(roster.fallen[0].reason, LEFT_FOR_GOOD);
}

#[test]
fn a_result_that_contradicts_itself_about_them_is_refused() {
    let sound = took(REDOUBT, Outcome::Won, Vec::new());
    let fell = vec![casualty(YEOMAN, "yeoman", false, None)];
    let refused = |side: SideResult| {
        let other = super::super::side(CHOIR, 3, Outcome::Lost, Vec::new());
        ended(BATTLE, vec![side, other]).well_formed().is_err()
    };
    assert!(!refused(SideResult { used_up: vec![used(YEOMAN, "satchel-charge")], ..sound.clone() }));
    assert!(refused(SideResult { used_up: vec![used(99, "satchel-charge")], ..sound.clone() }), "it took no part");
    assert!(refused(SideResult { left: vec![law_of_hell(99)], ..sound.clone() }), "it took no part");
    assert!(refused(SideResult { left: vec![law_of_hell(4), law_of_hell(4)], ..sound.clone() }), "it left twice");
    assert!(refused(SideResult { left: vec![law_of_hell(YEOMAN)], casualties: fell, ..sound }), "it fell and left");
}

/// A result from before they were kept reads as it did, and is written as it was.
#[test]
fn a_result_without_them_is_written_without_them() {
    let old = took(REDOUBT, Outcome::Won, Vec::new());
    let text = serde_json::to_string(&old).unwrap();
    assert!(!text.contains("used_up") && !text.contains("left"), "{text}");
    assert_eq!(serde_json::from_str::<SideResult>(&text).unwrap(), old);
}
