//! Deployment, Initiative, Morale and the end, as records.

use super::kit::{self, Record};
use nml_battle::{Battle, Command, Condition, EndReason, Outcome, Phase, StateChange, Step};
use nml_catalogue::Point;
use nml_catalogue::scenario::Infiltrators;

fn out(record: &mut Record, model: u16) {
    let change = StateChange::Condition { model, condition: Condition::Out };
    record.say(Command::SetRight { change, reason: "as it lies".into() });
}

fn end_all_activations(record: &mut Record) {
    while let Some(Step::Activate { side, .. }) = record.battle.question().cloned() {
        let next = record.battle.models().find(|(_, f)| f.side == side && f.on_table() && !f.activated).unwrap().0;
        record.activate(next).say(Command::EndActivation);
    }
}

fn sides(a: u32, b: u32) -> nml_battle::Field {
    let model = |id| kit::model(id, "Rifle");
    kit::field((0..a).map(model).collect(), (100..100 + b).map(model).collect())
}

/// Covers SET-07.
#[test]
fn set_07_the_larger_force_sets_up_first_and_the_rest_follows_alone() {
    let mut record = Record::new(sides(3, 1));
    record.dice(&[2, 5]).say(Command::ChooseZone { zone: 0 });
    let mut order = Vec::new();
    while let Some(Step::Deploy { side }) = record.battle.question().cloned() {
        order.push(side);
        let model = record.battle.models().find(|(_, f)| f.side == side && f.presence == nml_battle::Presence::Waiting);
        record.say(Command::Deploy { model: model.unwrap().0, at: None });
    }
    assert_eq!(order, [0, 1, 0, 0]);
    assert_eq!((record.battle.sides[1].zone, record.battle.sides[0].zone), (Some(0), Some(1)), "B won and chose");
    assert_eq!(record.battle.turn, 1);
}

/// Covers V-25, SET-09, KW-11.
#[test]
fn v_25_infiltrators_come_last_begun_by_who_did_not_place_the_last() {
    let scout = |id| kit::keywords(kit::model(id, "Scout"), &["INFILTRATOR"]);
    let mut field = sides(9, 7);
    for (force, scouts) in [(0, 1), (1, 3)] {
        for place in 0..scouts {
            let id = field.forces[force].models[place].id;
            field.forces[force].models[place] = scout(id);
        }
    }
    field.scenario.infiltrators = Infiltrators::Allowed;
    let mut record = Record::new(field);
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 });
    let mut order = Vec::new();
    while let Some(Step::Deploy { side }) = record.battle.question().cloned() {
        let ordinary = record.battle.ordinary_done();
        let waiting = record.battle.models().find(|(id, f)| {
            f.side == side && f.presence == nml_battle::Presence::Waiting && record.battle.infiltrates(*id) == ordinary
        });
        order.push(side);
        record.say(Command::Deploy { model: waiting.unwrap().0, at: None });
    }
    assert_eq!(order[..8], [0, 1, 0, 1, 0, 1, 0, 1]);
    assert_eq!(order[8..12], [0, 0, 0, 0], "the larger one places the rest of its ordinary models");
    assert_eq!(order[12..], [1, 0, 1, 1], "then the scouts");
}

/// Covers F-02, V-21.
#[test]
fn six_models_and_twenty_fight_by_the_same_rules() {
    assert_eq!(sides(6, 20).faults(), []);
    assert_eq!(sides(6, 100).overfull(), None, "far more than usual");
    assert_eq!(sides(6, 101).overfull().map(|(path, _)| path).as_deref(), Some("/forces/1/models"));
    let mut record = Record::new(sides(6, 20));
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 });
    let mut order = Vec::new();
    while let Some(Step::Deploy { side }) = record.battle.question().cloned() {
        let waits = |f: &nml_battle::Fighter| f.side == side && f.presence == nml_battle::Presence::Waiting;
        let model = record.battle.models().find(|(_, f)| waits(f)).unwrap().0;
        order.push(side);
        record.say(Command::Deploy { model, at: None });
    }
    assert_eq!(order[..12], [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0], "the larger one begins");
    assert_eq!(order[12..], [1; 14]);
    assert_eq!(record.battle.initiative, Some(0), "six against twenty");
    assert_eq!((record.battle.breaking_point(0), record.battle.breaking_point(1)), (3, 10));
    record.say(Command::ChooseFirst { side: 0 });
    (0..2).chain(6..16).for_each(|model| out(&mut record, model));
    end_all_activations(&mut record);
    assert!(
        matches!(record.battle.question(), Some(Step::Morale { side: 1 })),
        "two of six is no half, ten of twenty is"
    );
    record.dice(&[4, 3]);
    assert!(!record.battle.is_shaken(1));
}

#[test]
fn deployment_keeps_to_the_zone() {
    let mut record = Record::new(sides(1, 1));
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 }).dice(&[6, 1]);
    let at = |x, y| Command::Deploy { model: 0, at: Some(Point::inches(x, y)) };
    assert_eq!(record.refused(&at(10, 20)), "E-NOT-IN-ZONE");
    assert_eq!(record.refused(&at(0, 5)), "E-OFF-TABLE");
    assert_eq!(record.refused(&Command::Deploy { model: 1, at: None }), "E-NOT-YOURS");
    record.say(at(10, 5));
}

/// Covers TRN-03, F-08.
#[test]
fn trn_02_fewer_standing_models_have_initiative() {
    let mut record = Record::placed(sides(3, 3), &[]);
    let change = StateChange::Condition { model: 4, condition: Condition::Down };
    record.say(Command::SetRight { change, reason: "as it lies".into() });
    end_all_activations(&mut record);
    record.say(Command::Control { holders: vec![None; 5] });
    // Turn 2: the Down model stood up in its Activation, so it is three to three again.
    assert!(matches!(record.battle.question(), Some(Step::InitiativeRollOff)));
    record.dice(&[3, 3]);
    assert!(matches!(record.battle.question(), Some(Step::InitiativeRollOff)), "a tie is rolled again");
    record.dice(&[2, 4]);
    assert_eq!(record.battle.initiative, Some(1));
}

/// Covers MOR-04, MOR-06, MOR-07, END-03.
#[test]
fn morale_a_failure_leaves_the_choice_and_a_second_one_flees() {
    let mut record = Record::placed(sides(4, 4), &[]);
    out(&mut record, 0);
    out(&mut record, 1);
    end_all_activations(&mut record);
    record.dice(&[1, 2]).say(Command::Flee { flee: false });
    assert!(record.battle.is_shaken(0));
    record.say(Command::Control { holders: vec![None; 5] });
    assert_eq!(record.battle.initiative, Some(0), "fewer models");
    record.say(Command::ChooseFirst { side: 0 });
    // while Shaken every Success Roll is Risky.
    record.activate(2).say(Command::Dash).dice(&[1, 1]);
    end_all_activations(&mut record);
    record.dice(&[1, 2]);
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(1), EndReason::Fled)));
    assert_eq!(record.battle.phase, Phase::Ended);
}

/// Covers X-19, MOR-06.
#[test]
fn x_19_a_passed_check_ends_being_shaken() {
    let mut record = Record::placed(sides(4, 4), &[]);
    out(&mut record, 0);
    out(&mut record, 1);
    end_all_activations(&mut record);
    record.dice(&[1, 2]).say(Command::Flee { flee: false });
    record.say(Command::Control { holders: vec![None; 5] }).say(Command::ChooseFirst { side: 1 });
    end_all_activations(&mut record);
    record.dice(&[3, 4]);
    assert!(!record.battle.is_shaken(0));
}

/// Covers MOR-01.
#[test]
fn a_trench_dog_counts_neither_in_the_size_nor_among_the_casualties() {
    let mut field = sides(5, 4);
    field.forces[0].models[4] = super::arsenal::carries(kit::model(4, "Dog"), "Pack Loyalty");
    let mut record = Record::placed(field, &[]);
    assert_eq!((record.battle.size(0), record.battle.breaking_point(0)), (4, 2), "four and a dog");
    out(&mut record, 0);
    out(&mut record, 4);
    assert!(!record.battle.must_check(0), "one of four, and the dog is no loss");
    out(&mut record, 1);
    assert_eq!(record.battle.casualties(0), 2);
    assert!(record.battle.must_check(0), "two of four: with the dog in the size it were two of five");
}

/// Covers MOR-03, KW-12.
#[test]
fn mor_03_a_standing_leader_adds_a_die() {
    let mut field = sides(2, 2);
    field.forces[0].models[0] = kit::keywords(kit::model(0, "Reyne"), &["LEADER"]);
    let mut record = Record::placed(field, &[]);
    assert_eq!(record.battle.morale_why(0).net(), 1);
    let change = StateChange::Condition { model: 0, condition: Condition::Down };
    record.say(Command::SetRight { change, reason: "as it lies".into() });
    assert_eq!(record.battle.morale_why(0).net(), 0);
}

#[test]
fn g_11_a_model_on_the_piece_beats_two_beside_it() {
    let mut field = sides(1, 2);
    field.terrain.clone_from(&field.scenario.terrain);
    // The piece of objective 3 reaches from 21 to 27; A stands on it, B beside it.
    let record = Record::placed(field, &[(24, 24), (24, 28), (22, 28)]);
    assert_eq!(record.battle.control()[2], Some(0));
}

/// Covers TRN-07, TRN-08, END-01, END-02.
#[test]
fn four_turns_are_scored_and_deeds_at_the_end_decide() {
    let mut record = Record::placed(sides(1, 1), &[(10, 18), (38, 18)]);
    record.say(Command::Deed { deed: "sniper".into(), side: 1, model: Some(1) });
    for turn in 1..=4 {
        assert_eq!(record.battle.turn, turn);
        end_all_activations(&mut record);
        record.say(Command::Control { holders: vec![Some(0), Some(1), None, None, None] });
        if turn < 4 {
            record.dice(&[6, 1]).say(Command::ChooseFirst { side: 0 });
        }
    }
    let points: Vec<u16> = record.battle.sides.iter().map(|s| s.points).collect();
    assert_eq!(points, [8, 9]);
    assert_eq!(record.battle.outcome, Some(Outcome::counted(Some(1), EndReason::LastTurn)));
    let result = record.battle.result(&"0".repeat(32)).unwrap();
    assert_eq!((result.turns, result.sides[1].vp, result.sides[1].deeds.len()), (4, Some(9), 1));
}

/// Covers END-01.
#[test]
fn equal_points_are_a_draw_and_a_deed_counts_once() {
    let mut record = Record::placed(sides(1, 1), &[]);
    let deed = Command::Deed { deed: "hold-your-ground".into(), side: 0, model: None };
    record.say(deed.clone());
    assert_eq!(record.refused(&deed), "E-DEED-DONE");
    let with_model = Command::Deed { deed: "sniper".into(), side: 0, model: None };
    assert_eq!(record.refused(&with_model), "E-DEED-MODEL");
    record.say(Command::Deed { deed: "sniper".into(), side: 1, model: Some(1) });
    for turn in 1..=4 {
        end_all_activations(&mut record);
        record.say(Command::Control { holders: vec![None; 5] });
        if turn < 4 {
            record.dice(&[6, 1]).say(Command::ChooseFirst { side: 0 });
        }
    }
    assert_eq!(record.battle.outcome, Some(Outcome::counted(None, EndReason::LastTurn)));
}

/// Covers END-02.
#[test]
fn a_deed_set_right_behind_the_end_takes_its_points_along() {
    let mut record = Record::placed(sides(1, 1), &[]);
    record.say(Command::Deed { deed: "sniper".into(), side: 1, model: Some(1) });
    for turn in 1..=4 {
        end_all_activations(&mut record);
        record.say(Command::Control { holders: vec![None; 5] });
        if turn < 4 {
            record.dice(&[6, 1]).say(Command::ChooseFirst { side: 0 });
        }
    }
    assert_eq!(record.battle.outcome, Some(Outcome::counted(Some(1), EndReason::LastTurn)));
    let sniper = |side: Option<u8>| Command::SetRight {
        change: StateChange::Deed { deed: "sniper".into(), side, model: side.map(u16::from) },
        reason: "it was the other one".into(),
    };
    record.say(sniper(Some(0)));
    assert_eq!((record.points(), record.battle.outcome.unwrap().winner), (vec![1, 0], Some(0)));
    record.say(sniper(None));
    assert_eq!((record.points(), record.battle.outcome.unwrap().winner), (vec![0, 0], None));
    // During the battle nothing is counted yet.
    let mut early = Record::placed(sides(1, 1), &[]);
    early.say(sniper(Some(0)));
    assert_eq!((early.battle.deeds.len(), early.points()), (1, vec![0, 0]));
}

#[test]
fn a_conceded_battle_is_over_and_only_corrections_are_left() {
    let mut record = Record::placed(sides(1, 1), &[]);
    record.say(Command::Concede { side: 1 });
    assert_eq!(record.battle.outcome.unwrap().winner, Some(0));
    assert_eq!(record.refused(&Command::Activate { model: 0 }), "F-OVER");
}

#[test]
fn a_battle_of_nobody_offers_no_dice_and_takes_no_zone() {
    let mut field = sides(0, 0);
    field.forces.clear();
    assert_eq!(field.faults()[0].0, "/forces", "it is no battlefield to begin with");
    let battle = Battle::new(std::sync::Arc::new(field));
    let options = nml_battle::options(&battle);
    assert_eq!((options.who.len(), battle.side_ids().count()), (0, 0));
    assert_eq!(battle.faces_asked(battle.question().unwrap()), Some(0), "a die for each of nobody");
    let refused = |command| nml_battle::decide(&battle, &command).unwrap_err().code.to_owned();
    assert_eq!(refused(Command::ChooseZone { zone: 0 }), "F-NOT-ASKED");
    assert_eq!(refused(Command::Concede { side: 0 }), "F-NO-SUCH-SIDE");
}

/// Covers END-02.
#[test]
fn a_deed_remembered_after_the_last_count_still_counts_and_may_turn_who_has_won() {
    let mut field = kit::field(vec![kit::model(0, "Yeoman")], vec![kit::model(100, "Trooper")]);
    field.games = vec![1, 1];
    let win = nml_catalogue::Deed {
        id: "victory-or-death".into(),
        points: 0,
        by: nml_catalogue::DeedBy::Warband,
        sign: Some(nml_catalogue::DeedSign::Won),
        campaign_only: true,
        ..field.scenario.deeds[0].clone()
    };
    field.scenario.deeds.push(win);
    let mut record = Record::placed(field, &[]);
    let points = |side, points| Command::SetRight {
        change: StateChange::VictoryPoints { side, points },
        reason: "as on the table".into(),
    };
    record.say(points(0, 4)).say(points(1, 3));
    record.say(Command::Stop { reason: EndReason::Time });
    record.say(Command::Stands { verdict: nml_battle::Verdict::Score });
    assert_eq!(record.battle.outcome, Some(Outcome::counted(Some(0), EndReason::Time)));
    let won = |record: &Record| {
        let deeds = record.battle.deeds.iter().filter(|d| d.deed == "victory-or-death");
        deeds.map(|d| d.side).collect::<Vec<_>>()
    };
    assert_eq!(won(&record), [0]);
    // B remembers two Deeds: four points each now, then five against four.
    let claim = |deed: &str| Command::Deed { deed: deed.into(), side: 1, model: Some(1) };
    record.say(claim("sniper"));
    assert_eq!((record.points(), record.battle.outcome.unwrap().winner), (vec![4, 4], None));
    assert_eq!(won(&record), Vec::<u8>::new(), "nobody has won any more");
    record.say(claim("lord-of-war"));
    assert_eq!((record.points(), record.battle.outcome.unwrap().winner), (vec![4, 5], Some(1)));
    assert_eq!(won(&record), [1]);
    assert_eq!(record.refused(&claim("sniper")), "E-DEED-DONE");
    // Points set right behind the end decide again too.
    record.say(points(0, 6));
    assert_eq!(record.battle.outcome.unwrap().winner, Some(0));
}

/// Covers END-02.
#[test]
fn deeds_are_claimed_by_those_they_are_for_and_a_battle_that_does_not_count_takes_none() {
    let mut field = kit::field_of(7, vec![kit::model(0, "Yeoman")], vec![kit::model(100, "Trooper")]);
    field.scenario.entry = None;
    let mut record = Record::begun(field, 1);
    let claim = |deed: &str, side, model| Command::Deed { deed: deed.into(), side, model };
    let mine = |record: &Record, deed: &str| {
        let open = record.battle.claimable().into_iter().find(|c| c.deed == deed);
        open.map(|c| (c.by_model, c.sides))
    };
    assert_eq!(mine(&record, "stop-them"), Some((true, vec![1])), "only the defender stops them");
    assert_eq!(record.refused(&claim("stop-them", 0, Some(0))), "E-DEED-ROLE");
    assert_eq!(mine(&record, "victory-or-death"), None, "no campaign");
    assert_eq!(record.refused(&claim("victory-or-death", 0, None)), "E-DEED-CAMPAIGN");
    assert_eq!(record.refused(&claim("stop-them", 1, None)), "E-DEED-MODEL");
    record.say(claim("stop-them", 1, Some(1)));
    record.say(Command::Stop { reason: EndReason::Abandoned });
    record.say(Command::Stands { verdict: nml_battle::Verdict::NoResult });
    assert_eq!(record.battle.claimable(), []);
    assert_eq!(record.refused(&claim("rampage", 0, Some(0))), "F-OVER");
}
