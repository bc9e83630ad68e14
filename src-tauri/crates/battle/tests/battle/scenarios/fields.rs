//! Claim No Man's Land, Hunt for Heroes, Fields of Glory, The High Ground, Great War: what counts, and Deeds.

use super::{about, band, held, kit};
use crate::kit::Record;
use nml_battle::{
    Command, Condition, EndReason, Facts, Markers, Outcome, Proposal, ScenarioSaid, ScenarioStep, StateChange, Step,
};
use nml_catalogue::Point;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::{ForceWhen, ZoneChoice};
use nml_catalogue::scenario::{ScoredAt, ScoredPer, VictoryPoints};

fn shoot(target: u16) -> Command {
    Command::Shoot {
        weapon: "rifle".into(),
        target: target.into(),
        facts: Facts { cover: Some(true), long: Some(true), ..Facts::default() },
    }
}

fn fight(target: u16) -> Command {
    Command::Fight { weapon: "sword".into(), target, facts: Facts::default() }
}

fn ends(record: &mut Record) {
    for _ in 0..200 {
        match record.battle.question().cloned() {
            None => return,
            Some(Step::Control) => {
                let count = record.battle.field.scenario.objectives.len();
                record.say(Command::Control { holders: vec![None; count] });
            }
            Some(Step::Morale { .. }) => {
                record.dice(&[6, 6]);
            }
            Some(Step::Scenario(ScenarioStep::Deeds)) => {
                record.say(Command::Enough);
            }
            Some(_) => {
                record.pass();
                if matches!(record.battle.question(), Some(Step::ChooseFirst { .. } | Step::InitiativeRollOff)) {
                    record.go_on(1);
                }
            }
        }
    }
    panic!("it does not end: {:?}", record.battle.steps);
}

/// Covers ACT-28, KW-10.
#[test]
fn a_gun_battery_is_heavy_and_closed_while_an_enemy_is_within_an_inch_of_it() {
    // Hunt for Heroes and the Armoured Train: where their batteries stand, and the scenarios' numbers.
    for number in [2, 5] {
        let mut record = Record::begun(kit::field_of(number, band(0, 3), band(100, 3)), 1);
        let gun = record.battle.scene.all().find(|(_, t)| t.kind == "gun-battery").unwrap().1.at.unwrap();
        let beside = |dx: i32| Some(Point { x: gun.x + Length::micrometres(dx), y: gun.y });
        let put = |record: &mut Record, model, at| {
            let change = StateChange::Position { model, at };
            record.say(Command::SetRight { change, reason: "as it stands".into() });
        };
        let fires = Command::Shoot { weapon: "gun-battery".into(), target: 4.into(), facts: Facts::default() };
        // Less than an inch from the gun's middle to the rim of its base.
        put(&mut record, 0, beside(30_000));
        put(&mut record, 4, Some(Point { x: gun.x, y: gun.y + Length::inches(20) }));
        // Two inches from its own enemy, so that it may Shoot at all.
        put(&mut record, 3, Some(Point { x: gun.x - Length::micrometres(36_000), y: gun.y }));
        if matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })) {
            record.activate(5).say(Command::EndActivation);
        }
        record.activate(0);
        assert_eq!(record.refused(&fires), "E-NOT-LENT", "scenario {number}");
        put(&mut record, 3, Some(Point { x: gun.x - Length::inches(4), y: gun.y }));
        assert_eq!(nml_battle::decide(&record.battle, &fires).err().map(|r| r.message), None, "scenario {number}");
        record.say(Command::Dash).dice(&[4, 4]).say(Command::Enough);
        assert_eq!(record.refused(&fires), "E-HEAVY-MOVED", "scenario {number}");
    }
}

/// Covers SET-04, C-48 loser.
#[test]
fn the_winner_of_the_roll_off_picks_the_zone_or_the_loser() {
    let mut field = kit::field(band(0, 1), band(100, 1));
    field.ruleset.rulings.zone_choice = ZoneChoice::Loser;
    let mut record = Record::new(field);
    record.dice(&[6, 1]);
    assert!(matches!(record.battle.question(), Some(Step::ChooseZone { side: 1 })));
    let mut record = Record::new(kit::field(band(0, 1), band(100, 1)));
    record.dice(&[6, 1]);
    assert!(matches!(record.battle.question(), Some(Step::ChooseZone { side: 0 })));
}

/// Covers SET-05, C-46 force_after_zones.
#[test]
fn the_force_is_chosen_first_or_once_the_zones_are_known() {
    let mut field = kit::field(band(0, 4), band(100, 3));
    field.ruleset.rulings.force_when = ForceWhen::ForceAfterZones;
    let mut record = Record::new(field);
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 });
    assert_eq!(about(&record), ScenarioStep::ChooseForce { side: 0 });
    assert_eq!(record.refused(&Command::Scenario(ScenarioSaid::Force { models: vec![5] })), "E-NOT-YOURS");
    record.does(ScenarioSaid::Force { models: vec![0, 1] }).does(ScenarioSaid::Force { models: vec![4, 5, 6] });
    assert!(matches!(record.battle.question(), Some(Step::Deploy { side: 1 })), "the larger Force, as it is now");
    assert_eq!(record.battle.size(0), 2);
    let mut first = Record::new(kit::field(band(0, 4), band(100, 3)));
    first.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 });
    assert!(matches!(first.battle.question(), Some(Step::Deploy { side: 0 })));
}

/// Covers SET-10.
#[test]
fn before_the_first_die_both_sides_know_what_wins() {
    let record = Record::new(kit::field(band(0, 2), band(100, 2)));
    assert!(matches!(record.battle.question(), Some(Step::ZoneRollOff)) && record.events.is_empty());
    // Five objectives, two points each at the end of four Turns; seven Deeds of one point.
    let scenario = &record.battle.field.scenario;
    let reachable = scenario.reachable();
    assert_eq!((scenario.turns, reachable.objectives, reachable.deeds, reachable.more), (4, 40, 7, false));
    let deeds = record.battle.claimable();
    let named: Vec<&str> = deeds.iter().map(|claim| claim.deed.as_str()).collect();
    let expected = [
        "bloodletting",
        "cast-them-down",
        "hold-your-ground",
        "lord-of-war",
        "resist-and-bite",
        "sniper",
        "suicidal-bravery",
    ];
    assert_eq!(named, expected);
    assert!(deeds.iter().all(|claim| claim.sides == [0, 1]), "the same for both");
}

/// Covers V-28.
#[test]
fn the_log_proposes_sniper_and_the_table_accepts_or_denies() {
    let mut enemies = band(100, 2);
    enemies[0] = kit::keywords(enemies[0].clone(), &["ELITE"]);
    let mut record = Record::begun(kit::field(band(0, 2), enemies.clone()), 1);
    record.activate(0).say(shoot(2)).dice(&[6, 6, 6, 6]).dice(&[6, 6, 6]);
    let expected = Proposal { deed: "sniper".into(), side: 0, model: Some(0), unsure: false, turn: 1 };
    assert_eq!(record.battle.scene.proposals, [expected]);
    let mut denied = Record { battle: record.battle.clone(), events: Vec::new() };
    denied.does(ScenarioSaid::Deny { deed: "sniper".into() });
    assert!(denied.battle.scene.proposals.is_empty() && denied.battle.deeds.is_empty());
    // B loses half its models and holds; nobody controls anything, and Turn 2 begins.
    record.pass().dice(&[4, 4]).say(Command::Control { holders: vec![None; 5] });
    assert_eq!(record.battle.turn, 2);
    record.say(Command::Deed { deed: "sniper".into(), side: 0, model: Some(0) });
    assert_eq!(record.battle.deeds[0].turn, 1, "it was done when it was proved");
    // What is left is B's, who held.
    assert_eq!(record.battle.deeds.len(), 1);
    assert!(record.battle.scene.proposals.iter().all(|p| p.deed == "hold-your-ground"));
    // A weapon that ignores Cover never shot against it, nor one that hits without a roll.
    for (word, hit) in [("IGNORE COVER", Some([6, 6, 6])), ("FLAMETHROWER", None)] {
        let mut band = band(0, 2);
        band[0].weapons[0].keywords.push(word.parse().unwrap());
        let mut record = Record::begun(kit::field(band, enemies.clone()), 1);
        record.activate(0).say(shoot(2));
        if let Some(faces) = hit {
            record.dice(&faces);
        }
        record.dice(&[6, 6, 6, 6][..record.battle.faces_asked(record.battle.question().unwrap()).unwrap()]);
        assert!(record.battle.scene.proposals.is_empty(), "{word}");
        assert_eq!(record.battle.fighter(2).unwrap().condition, Condition::Out);
    }
}

/// Covers MOR-02.
#[test]
fn two_kills_in_melee_in_one_turn_and_the_first_passed_check_are_proposed() {
    let mut record = Record::begun(kit::field(band(0, 2), band(100, 3)), 1);
    record.at(0, 10, 10).at(2, 10, 11).at(3, 11, 10).at(4, 40, 40).at(1, 40, 44);
    let down = |record: &mut Record, model| {
        record.is(model, Condition::Down);
    };
    for target in [2, 3] {
        down(&mut record, target);
        if target == 3 {
            // It fights once more, as an overrule: two Activations of one Turn would do as well.
            let again = Command::Overrule { command: Box::new(fight(target)), reason: "its ability".into() };
            record.say(again);
        } else {
            record.activate(0).say(fight(target));
        }
        record.dice(&[6, 5]).dice(&[6, 6, 6]);
    }
    let deeds: Vec<&str> = record.battle.scene.proposals.iter().map(|p| p.deed.as_str()).collect();
    assert_eq!(deeds, ["lord-of-war"]);
    record.say(Command::EndActivation).pass();
    assert!(matches!(record.battle.question(), Some(Step::Morale { side: 1 })));
    record.dice(&[4, 4]);
    assert!(record.battle.scene.proposals.iter().any(|p| p.deed == "hold-your-ground" && p.side == 1));
}

/// Covers END-01, END-02.
#[test]
fn proposals_left_open_are_asked_before_the_last_count() {
    let mut record = Record::begun(kit::field(band(0, 2), band(100, 2)), 1);
    let markers = Markers { blood: 5, ..Markers::default() };
    record.say(Command::SetRight { change: StateChange::Markers { model: 2, markers }, reason: "as it lies".into() });
    record.activate(0).say(shoot(2)).dice(&[6, 6, 6, 6]).dice(&[1, 1, 1]);
    assert_eq!(record.battle.scene.proposals[0].deed, "bloodletting");
    for _ in 0..60 {
        if matches!(record.battle.question(), Some(Step::Scenario(ScenarioStep::Deeds))) {
            break;
        }
        if matches!(record.battle.question(), Some(Step::Control)) {
            record.say(Command::Control { holders: vec![None; 5] });
        } else {
            record.pass().go_on(1);
        }
    }
    record.say(Command::Deed { deed: "bloodletting".into(), side: 0, model: Some(0) });
    assert_eq!(record.battle.outcome, Some(Outcome::counted(Some(0), EndReason::LastTurn)));
    assert_eq!(record.points(), [1, 0]);
}

/// Covers END-02.
#[test]
fn hunt_for_heroes_counts_reached_and_controlled_and_shows_the_notes() {
    let elite = |mut band: Vec<nml_catalogue::card::ModelCard>| {
        band[0] = kit::keywords(band[0].clone(), &["ELITE"]);
        band
    };
    let mut record = Record::begun(kit::field_of(2, elite(band(0, 2)), elite(band(100, 2))), 1);
    for turn in 1..=5 {
        record.pass();
        let nobody: &[u8] = &[];
        record.does(held(&[(&[0, 1], Some(0)), (&[1], Some(1)), (nobody, None), (nobody, None)]));
        if turn < 5 {
            while !matches!(record.battle.question(), Some(Step::Activate { .. })) {
                record.go_on(1);
            }
        }
    }
    assert_eq!(record.points(), [10, 15], "1 + 1 and 1 + 1 + 1 in each Turn");
    assert_eq!(about(&record), ScenarioStep::Note { side: 0, note: "marks".into() });
    let note = |side, note: &str, models: &[u16]| ScenarioSaid::Note {
        side,
        note: note.into(),
        models: models.to_vec(),
        objective: None,
    };
    assert_eq!(record.refused(&Command::Scenario(note(0, "marks", &[3]))), "E-NOT-ELITE");
    record.is(2, Condition::Out);
    record.does(note(0, "marks", &[2])).does(note(1, "marks", &[0]));
    record.does(note(0, "asset", &[0])).does(note(1, "asset", &[2]));
    assert_eq!(record.points(), [15, 15], "2 for the Mark, 3 for the Asset that stands");
    assert_eq!(record.battle.outcome, Some(Outcome::counted(None, EndReason::LastTurn)));
}

/// Covers ROL-07, ATK-02.
#[test]
fn hunt_for_heroes_fog_halves_ranges_and_mud_costs_two_dice() {
    for (row, fog) in [(1, true), (3, false)] {
        let mut record = Record::begun(kit::field_of(2, band(0, 2), band(100, 2)), 1);
        record.pass();
        record.does(held(&[(&[] as &[u8], None); 4]));
        record.dice(&[6, 1]);
        assert!(matches!(about(&record), ScenarioStep::Die { .. }), "from Turn 2 on");
        record.dice(&[5]).dice(&[row]);
        record.at(0, 10, 30).at(2, 10, 16).at(3, 10, 29).at(1, 40, 40);
        record.say(Command::ChooseFirst { side: 0 }).activate(0);
        assert_eq!(record.battle.ranges_halved(), fog);
        let (far, short) = record.battle.reach_of(Length::inches(24));
        let inches = if fog { [12, 6] } else { [24, 12] };
        assert_eq!([far, short], inches.map(Length::inches));
        record.say(fight(3));
        let Some(Step::Success(roll)) = record.battle.question() else { panic!() };
        assert_eq!(record.battle.success_why(roll).net(), if fog { 0 } else { -2 });
    }
}

/// Covers ATK-03.
#[test]
fn a_model_beside_an_emplacement_has_its_weapon_once_a_turn() {
    let mut record = Record::begun(kit::field_of(2, band(0, 2), band(100, 2)), 1);
    // The Machine Gun at 34, 15.
    record.at(0, 34, 14).at(1, 35, 15).at(2, 34, 30).at(3, 10, 40).activate(0);
    let burst = Command::Shoot { weapon: "machine-gun-emplacement".into(), target: 2.into(), facts: Facts::default() };
    for _ in 0..3 {
        record.say(burst.clone()).dice(&[1, 1]);
    }
    record.activate(2).say(Command::EndActivation).activate(1);
    assert_eq!(record.refused(&burst), "E-NOT-LENT");
}

/// Covers END-02.
#[test]
fn fields_of_glory_lives_by_deeds_alone() {
    let mut enemies = band(100, 4);
    for enemy in &mut enemies {
        *enemy = kit::keywords(enemy.clone(), &["ELITE"]);
    }
    let mut record = Record::begun(kit::field_of(9, band(0, 3), enemies), 1);
    for target in [3, 4] {
        record.activate(if target == 3 { 0 } else { 1 });
        record.say(shoot(target)).dice(&[6, 6, 6, 6]).dice(&[6, 6, 6]);
        record.say(Command::EndActivation);
        if let Some(Step::Activate { side: 1, .. }) = record.battle.question() {
            let next = record.battle.models().find(|(_, f)| f.side == 1 && f.on_table() && !f.activated).unwrap().0;
            record.activate(next).say(Command::EndActivation);
        }
    }
    assert!(record.battle.scene.proposals.iter().all(|p| p.deed != "elite-hunter"), "two models took one each");
    record.activate(2).say(Command::Dash).dice(&[4, 4]).say(Command::Enough).say(Command::EndActivation);
    record.say(Command::Deed { deed: "trench-raider".into(), side: 1, model: None });
    ends(&mut record);
    assert_eq!(record.points(), [0, 3], "the bracketed points are totals");
}

/// Covers ROL-02.
#[test]
fn two_risky_successes_in_one_activation_are_risk_it_all() {
    let mut brave = band(0, 1);
    brave[0].weapons[0].keywords.push("RISKY".parse().unwrap());
    let mut record = Record::begun(kit::field_of(9, brave, band(100, 2)), 1);
    record.activate(0).say(Command::Dash).dice(&[4, 4]).say(Command::Enough);
    assert!(record.battle.scene.proposals.is_empty());
    record.say(shoot(1)).dice(&[6, 6, 6, 6]).dice(&[1, 1, 1]);
    assert_eq!(record.battle.scene.proposals[0].deed, "risk-it-all");
}

/// Covers END-02.
#[test]
fn the_high_ground_pays_for_both_top_priorities() {
    let mut record = Record::begun(kit::field_of(11, band(0, 2), band(100, 2)), 1);
    let note = |side, objective| ScenarioSaid::Note {
        side,
        note: "top-priority".into(),
        models: vec![],
        objective: Some(objective),
    };
    assert_eq!(record.refused(&Command::Scenario(note(0, 7))), "F-SCENARIO");
    record.does(note(1, 1));
    for turn in 1..=5 {
        record.pass().say(Command::Control { holders: vec![Some(0), Some(0), None, None, Some(1)] });
        if turn < 5 {
            while !matches!(record.battle.question(), Some(Step::Activate { .. })) {
                record.go_on(1);
            }
        }
    }
    assert_eq!(about(&record), ScenarioStep::Note { side: 0, note: "top-priority".into() });
    record.does(note(0, 0));
    assert_eq!(record.points(), [26, 10], "20 for the Turns, 3 for its own and 3 for the enemy's");
}

/// Covers END-02.
#[test]
fn great_war_counts_ducats_and_glory_of_the_fallen_each_rounded_up() {
    let mut rich = band(100, 2);
    (rich[0].ducats, rich[0].glory) = (100, 6);
    (rich[1].ducats, rich[1].glory) = (101, 4);
    // A point for every ten ducats and one for every three Glory.
    for (fallen, points) in [(3, 10 + 2), (4, 11 + 2)] {
        let mut record = Record::begun(kit::field_of(12, band(0, 3), rich.clone()), 1);
        record.is(fallen, Condition::Out);
        ends(&mut record);
        assert_eq!(record.points(), [points, 0], "100 ducats and 6 Glory, 101 and 4");
        assert_eq!(record.battle.outcome, Some(Outcome::counted(Some(0), EndReason::LastTurn)));
    }
}

/// Covers END-02.
#[test]
fn a_custom_scenario_asks_the_table_for_its_own_count() {
    let mut field = kit::field(band(0, 1), band(100, 1));
    field.scenario.victory_points = vec![VictoryPoints {
        most: Some(5),
        ..VictoryPoints::plain(ScoredAt::TurnEnd, ScoredPer::Table("cellars searched".into()), 2)
    }];
    let mut record = Record::begun(field, 1);
    record.pass();
    assert_eq!(about(&record), ScenarioStep::Count { rule: 0 });
    record.does(ScenarioSaid::Count { counts: vec![3, 1] });
    assert_eq!(record.points(), [5, 2], "two each, five at most");
    assert_eq!(record.battle.turn, 2);
}

/// Covers SET-09, F INFILTRATOR.
#[test]
fn an_infiltrator_keeps_eight_inches_from_enemies_where_the_scenario_lets_it() {
    let begun = |number| {
        let scout = kit::keywords(kit::model(0, "Scout"), &["INFILTRATOR"]);
        let mut field = kit::field_of(number, vec![scout], vec![kit::model(100, "Guard")]);
        field.terrain.clear();
        let mut record = Record::new(field);
        record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 }).dice(&[6, 1]);
        record
    };
    let at = |model, x, y| Command::Deploy { model, at: Some(Point::inches(x, y)) };
    // Fields of Glory lets it. It has nobody else to set up, so the guard stands first although A won the roll-off.
    let mut record = begun(9);
    assert!(matches!(record.battle.question(), Some(Step::Deploy { side: 1 })));
    record.say(at(1, 24, 40));
    assert_eq!(record.refused(&at(0, 24, 34)), "E-INFILTRATOR-NEAR");
    assert_eq!(record.refused(&at(0, 24, 32)), "E-INFILTRATOR-NEAR", "seven inches between the rims");
    // Two bases of 25 mm: from 24, 40 to 24, 31 there are a little more than eight inches between them.
    for (x, y) in [(24, 31), (4, 24), (24, 5)] {
        assert!(nml_battle::decide(&record.battle, &at(0, x, y)).is_ok(), "{x} {y}");
    }
    record.say(at(0, 24, 31));
    assert_eq!(record.battle.turn, 1);
    // Claim No Man's Land does not: it is set up like anybody, in its own zone.
    let mut record = begun(1);
    assert!(matches!(record.battle.question(), Some(Step::Deploy { side: 0 })));
    assert_eq!(record.refused(&at(0, 4, 24)), "E-NOT-IN-ZONE");
    record.say(at(0, 24, 5)).say(at(1, 24, 40));
    assert_eq!(record.battle.turn, 1);
}

/// Covers SET-09.
#[test]
fn a_side_of_infiltrators_alone_waits_for_all_the_others() {
    let scouts = (0..3).map(|id| kit::keywords(kit::model(id, "Scout"), &["INFILTRATOR"])).collect();
    let mut record = Record::new(kit::field_of(9, scouts, band(100, 2)));
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 });
    let mut order = Vec::new();
    while let Some(Step::Deploy { side }) = record.battle.question().cloned() {
        order.push(side);
        record.go_on(1);
    }
    assert_eq!(order, [1, 1, 0, 0, 0], "A is the larger Force and has nobody to begin with");
}
