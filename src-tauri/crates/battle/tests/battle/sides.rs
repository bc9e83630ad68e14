//! More than two sides: who is out, who plays on, who has won.

use super::kit::{self, Record};
use nml_battle::{
    Command, Condition, EndReason, Event, Field, Offer, Outcome, Presence, StateChange, Step, admits, options,
};
use nml_catalogue::Zone;

/// Three sides of this many models each, with a zone for each.
fn three(models: u32) -> Field {
    let band = |first: u32| (first..first + models).map(|id| kit::model(id, "Rifle")).collect::<Vec<_>>();
    let mut field = kit::field(band(0), band(100));
    let mut third = field.forces[0].clone();
    (third.name, third.warband, third.models) = ("C".into(), "C".into(), band(200));
    field.forces.push(third);
    let zone = Zone { id: "east".into(), label: "East zone".into(), ..field.scenario.zones[0].clone() };
    field.scenario.zones.push(zone);
    field
}

/// Three sides in Turn 1, before the first Activation; A won every roll-off.
fn begun(models: u32) -> Record {
    let mut record = Record::new(three(models));
    for _ in 0..100 {
        #[allow(clippy::wildcard_enum_match_arm)]
        match record.battle.question().cloned().unwrap() {
            Step::ZoneRollOff | Step::DeployRollOff | Step::InitiativeRollOff => record.dice(&[6, 1, 2]),
            Step::ChooseZone { side } => record.say(Command::ChooseZone { zone: side }),
            Step::ChooseFirst { side } => record.say(Command::ChooseFirst { side }),
            Step::Deploy { side } => {
                let waits = |f: &nml_battle::Fighter| f.side == side && f.presence == Presence::Waiting;
                let model = record.battle.models().find(|(_, f)| waits(f)).unwrap().0;
                record.say(Command::Deploy { model, at: None })
            }
            Step::Activate { .. } => return record,
            other => panic!("{other:?}"),
        };
    }
    panic!("it does not begin");
}

/// Covers MOR-07, END-03.
#[test]
fn one_of_three_flees_and_the_other_two_play_on() {
    let mut record = begun(2);
    // Both models of B lie: it checks, fails twice, and leaves.
    for model in [2, 3] {
        let change = StateChange::Activated { model, activated: true };
        record.is(model, Condition::Down).say(Command::SetRight { change, reason: "both fell".into() });
    }
    record.pass();
    assert_eq!(record.battle.question(), Some(&Step::Morale { side: 1 }));
    record.dice(&[1, 1]).say(Command::Flee { flee: true });
    assert!(record.events.contains(&Event::Fled { side: 1 }));
    assert_eq!(record.battle.outcome, None, "A and C are enemies and stand");
    assert_eq!(record.battle.fighting_on(), [0, 2]);
    // The end of the Turn, then Initiative: B, with the fewest models of all, has no model left and takes no part.
    record.say(Command::Control { holders: vec![None; record.battle.field.scenario.objectives.len()] });
    assert_eq!(record.battle.question(), Some(&Step::InitiativeRollOff));
    record.dice(&[2, 6, 3]);
    assert_eq!(record.battle.initiative, Some(2), "the 6 of B does not count");
    record.say(Command::ChooseFirst { side: 2 });
    // C's last models fall: A alone is left.
    record.is(4, Condition::Out).is(5, Condition::Out);
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(0), EndReason::NoModels)));
}

/// Covers END-03.
#[test]
fn one_of_three_gives_up_in_the_middle_of_its_activation() {
    let mut record = begun(2);
    record.activate(0).say(Command::Concede { side: 0 });
    assert_eq!(record.battle.outcome, None);
    assert!(!record.battle.fights_on(0));
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1 | 2, .. })), "the next side goes on");
    record.say(Command::Concede { side: 2 });
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(1), EndReason::Conceded)), "B is left");
}

/// Covers END-03.
#[test]
fn all_of_three_fallen_at_once_is_nobodys_win() {
    let mut record = begun(1);
    let out = |model| StateChange::Condition { model, condition: Condition::Out };
    record.say(Command::CatchUp { changes: vec![out(0), out(1), out(2)] });
    assert_eq!(record.battle.outcome, Some(Outcome::new(None, EndReason::NoModels)));
}

/// Covers END-01, END-03.
#[test]
fn three_sides_play_whole_battles_and_one_may_leave_at_any_moment() {
    for seed in 0..24_u32 {
        let mut draws = seed.wrapping_mul(2_654_435_761).max(1);
        let mut draw = move |n: u32| {
            draws ^= draws << 13;
            draws ^= draws >> 17;
            draws ^= draws << 5;
            draws % n.max(1)
        };
        let mut record = Record::new(three(3));
        let leaves_at = draw(120);
        for said in 0..3000 {
            if record.battle.outcome.is_some() {
                break;
            }
            let now = options(&record.battle);
            if said == leaves_at && now.offers.contains(&Offer::Concede) {
                let side = u8::try_from(draw(3)).unwrap();
                record.say(Command::Concede { side });
                continue;
            }
            let command = nml_battle::choose(&record.battle, &now, &mut draw).unwrap();
            assert!(admits(&now, &record.battle, &command), "seed {seed}: {command:?}");
            record.say(command);
        }
        assert!(record.battle.outcome.is_some(), "seed {seed}: {:?}", record.battle.question());
    }
}
