//! What a battle leaves behind in kit and models apart from the fallen: used CONSUMABLES, and models that left for
//! good.

use nml_battle::{Command, Condition, EndReason, Markers, StateChange, Verdict};
use nml_warband::result::{Departure, SideResult, UsedUp};
use serde_json::{Value, json};

use super::record::{Record, force};
use super::{act, fight, shoot};

const BATTLE: &str = "b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1";

/// It stops here and counts as it stands: what the side has lost.
fn ended(record: &mut Record, side: usize) -> SideResult {
    record.say(Command::Stop { reason: EndReason::Time }).say(Command::Stands { verdict: Verdict::Score });
    record.battle.result(BATTLE).unwrap().sides.swap_remove(side)
}

fn used(model: u32, item: &str) -> UsedUp {
    UsedUp { model, item: item.into() }
}

fn with(entry: &str, items: &[&str]) -> Value {
    json!({"model": entry, "items": items})
}

/// Pills that are taken are gone, pills that are kept are not; a charge that was thrown is, one that was not is not.
#[test]
fn what_was_used_up_stands_in_the_result_and_what_was_kept_does_not() {
    let ours = [
        with("trench-cleric", &["martyrdom-pills"]),
        with("combat-engineer", &["satchel-charge"]),
        with("combat-engineer", &["satchel-charge"]),
        with("combat-medic", &["martyrdom-pills"]),
    ];
    let field = force("new-antioch", &ours, "heretic-legions", &[with("wretched", &[]), with("wretched", &[])]);
    let ids: Vec<u32> = field.forces[0].models.iter().map(|sheet| sheet.id).collect();
    let mut record = Record::begun(field);
    record.settle_questions();
    record.deploy(0).say(Command::Choose { option: 0 });
    record.deploy_all(&[(10, 10), (10, 30), (20, 40), (30, 40), (10, 26), (40, 4)]).first(0);
    record.activate(1).say(shoot("satchel-charge", 4)).dice_for(6);
    let side = ended(&mut record, 0);
    assert_eq!(side.used_up, [used(ids[0], "martyrdom-pills"), used(ids[1], "satchel-charge")]);
    assert!(side.left.is_empty());
}

/// The dice of the trinket's roll failed; with the trinket the Activation went on.
#[test]
fn a_trinket_is_used_up_by_the_failure_it_forgives() {
    let priest = with("heretic-priest", &["unholy-trinket"]);
    let field = force("heretic-legions", &[priest], "new-antioch", &[with("yeoman", &[])]);
    let id = field.forces[0].models[0].id;
    for (option, spent) in [(0, vec![used(id, "unholy-trinket")]), (1, Vec::new())] {
        let mut record = Record::placed(field.clone(), &[(10, 30), (40, 4)]);
        record.activate(0).say(Command::Dash).dice(&[1, 2]);
        record.say(Command::Choose { option });
        assert_eq!(ended(&mut record, 0).used_up, spent);
    }
}

/// The holy water counts on the roll of the medi-kit, so it is used up; on a Dash it does not.
#[test]
fn holy_water_is_used_up_by_the_roll_that_it_adds_to() {
    let medic = with("combat-medic", &["holy-water-of-lalibela"]);
    let field = force("new-antioch", &[medic], "heretic-legions", &[with("wretched", &[])]);
    let id = field.forces[0].models[0].id;
    let hurt = StateChange::Markers { model: 0, markers: Markers { blood: 2, blessing: 0, infection: 0 } };
    let mut record = Record::placed(field, &[(10, 30), (40, 4)]);
    record.set(hurt).activate(0).say(Command::Dash).dice(&[4, 4]);
    assert!(record.battle.used_up(0).is_empty());
    record.say(Command::walk(None)).say(act("treat", Some(0), 0));
    assert_eq!(record.dice_asked(), 5, "two, two for an Expert Medic, one for the water");
    record.dice_for(4);
    assert_eq!(ended(&mut record, 0).used_up, [used(id, "holy-water-of-lalibela")]);
}

/// A Wretched that takes an ELITE enemy Out of Action has earned its freedom: it is in no casualty list, and
/// gone. A model that the players set back on its feet stayed, and one they set Out of Action fell.
///
/// Covers END-05.
#[test]
fn a_wretched_whom_the_law_of_hell_freed_stands_in_the_result() {
    let wretched = with("wretched", &["trench-club"]);
    let theirs = [with("trench-cleric", &[]), with("yeoman", &[])];
    let field = force("heretic-legions", &[wretched.clone(), wretched], "new-antioch", &theirs);
    let id = field.forces[0].models[0].id;
    let law = vec![Departure { model: id, rule: Some("Law of Hell".into()) }];
    let cases = [(None, law, 0), (Some(Condition::Standing), Vec::new(), 0), (Some(Condition::Out), Vec::new(), 1)];
    for (put_right, left, fell) in cases {
        let mut record = Record::placed(field.clone(), &[(10, 30), (40, 40), (10, 31), (40, 4)]);
        record.activate(0).say(fight("trench-club", 2)).dice_for(6).dice_for(6);
        assert_eq!(record.battle.fighter(2).unwrap().condition, Condition::Out);
        if let Some(condition) = put_right {
            record.set(StateChange::Condition { model: 0, condition });
        }
        let side = ended(&mut record, 0);
        assert_eq!((side.left, side.casualties.len()), (left, fell), "{put_right:?}");
    }
}
