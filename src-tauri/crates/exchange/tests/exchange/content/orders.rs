//! What abilities make others do: Slavemaster, and what the Holy Warriors of Abyssinia give.

use nml_battle::{Command, Condition, Markers, StateChange, Step, Want};
use serde_json::json;

use super::act;
use super::record::{Record, force};

fn markers(record: &mut Record, model: u16, blood: u8, blessing: u8) {
    record.set(StateChange::Markers { model, markers: Markers { blood, blessing, infection: 0 } });
}

/// Slavemaster commands a Yoke Fiend within 18 inches, an enemy’s too, and its own side decides.
#[test]
fn slavemaster_commands_an_enemys_yoke_fiend() {
    let sorcerer = json!({"model": "sorcerer", "options": ["slavemaster"]});
    let fiend = json!({"model": "yoke-fiend", "items": ["trench-knife"]});
    let ours = [sorcerer, json!({"model": "wretched"})];
    let theirs = [fiend, json!({"model": "wretched"})];
    let field = force("court", &ours, "court", &theirs);
    let mut record = Record::placed(field, &[(10, 30), (40, 40), (10, 20), (40, 4)]);
    markers(&mut record, 3, 1, 0);
    record.activate(0);
    let command = |outcome, paid: u16| Command::Use {
        action: "slavemaster".into(),
        target: Some(2),
        outcome,
        paid: vec![(paid, 1)],
    };
    // It moves: the commander says where to.
    record.say(command(2, 3));
    let Some(Step::Content(ask)) = record.battle.question() else { panic!("{:?}", record.battle.question()) };
    assert!(matches!(ask.want, Want::Put(_)));
    assert_eq!((ask.model, ask.side), (2, 0));
}

/// WB p.43: one of its own BLESSING MARKERS goes to a friend, without a roll; without one there is nothing to pass.
#[test]
fn a_holy_warrior_passes_a_blessing_on_and_heals() {
    let warrior = json!({"model": "trench-cleric", "options": ["holy-warrior"]});
    let list = [warrior, json!({"model": "yeoman"})];
    let mut field = force("new-antioch", &list, "heretic-legions", &[json!({"model": "wretched"})]);
    let abyssinia = json!({
        "faction": "new-antioch", "variant": "abyssinian-expeditionary-forces", "models": list,
    });
    field.forces[0].models = super::record::cards(&abyssinia);
    let mut record = Record::placed(field, &[(10, 30), (10, 34), (40, 4)]);
    record.activate(0);
    assert_eq!(record.refused(&act("blessed-psalm", Some(1), 0)), "E-NOT-NOW");
    markers(&mut record, 0, 0, 2);
    record.say(act("blessed-psalm", Some(1), 0));
    let blessing = |record: &Record, model| record.battle.fighter(model).unwrap().markers.blessing;
    assert_eq!((blessing(&record, 0), blessing(&record, 1)), (1, 1));

    // 10 on two dice; the friend within 3 inches stands up and rolls how many of D3 markers it loses: 5 is 3.
    markers(&mut record, 1, 2, 0);
    record.set(StateChange::Condition { model: 1, condition: Condition::Down });
    record.say(act("arise", Some(1), 0)).dice_for(5);
    assert_eq!(record.battle.fighter(1).unwrap().condition, Condition::Standing);
}
