//! Relic Hunt, Armoured Train, From Below: things that are claimed, carried, filled and blown up.

use super::{about, band, hands, kit, work};
use crate::kit::Record;
use nml_battle::{
    Command, Condition, DieFor, EndReason, Facts, Markers, Outcome, Presence, Reach, ScenarioSaid, ScenarioStep,
    StateChange, Step,
};
use nml_catalogue::Point;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// Covers SET-08, TRN-06.
#[test]
fn relic_hunt_begins_with_six_models_and_wide_bases_count_twice() {
    let mut wide = band(0, 8);
    wide[0].base = nml_catalogue::card::Base::round(Length::millimetres(40));
    let mut record = Record::new(kit::field_of(3, wide, band(100, 8)));
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 }).dice(&[6, 1]);
    let mut placed = [0; 2];
    while let Some(Step::Deploy { side }) = record.battle.question().cloned() {
        placed[usize::from(side)] += 1;
        record.go_on(1);
    }
    assert_eq!(placed, [5, 6], "the wide base counts as two");
    assert_eq!(record.refused(&Command::Deploy { model: 7, at: None }), "F-NOT-ASKED");
    // Turn 1: A has fewer and Initiative; the reinforcements come before anybody is Activated.
    assert_eq!(record.battle.initiative, Some(0));
    record.dice(&[1, 5]);
    assert_eq!(about(&record), ScenarioStep::Die { what: DieFor::Arrivals, side: Some(1) });
    record.dice(&[4]);
    let mut order = Vec::new();
    while let Some(Step::Scenario(ScenarioStep::Arrive { side })) = record.battle.question().cloned() {
        order.push(side);
        record.go_on(1);
    }
    assert_eq!(order, [1, 0, 1, 0], "D3 of 4 is 2 each, in turn, the winner first");
    assert!(matches!(record.battle.question(), Some(Step::ChooseFirst { side: 0 })));
}

/// Covers SET-08.
#[test]
fn reinforcements_touch_the_edge_in_their_zone_away_from_enemies() {
    let mut record = Record::new(kit::field_of(3, band(0, 7), band(100, 7)));
    for _ in 0..30 {
        if matches!(record.battle.question(), Some(Step::Scenario(ScenarioStep::Arrive { .. }))) {
            break;
        }
        record.go_on(1);
    }
    record.at(7, 30, 5);
    let at = |x, y| Command::Deploy { model: 6, at: Some(Point::inches(x, y)) };
    assert_eq!(record.refused(&at(10, 5)), "E-NOT-AT-EDGE");
    assert_eq!(record.refused(&at(0, 30)), "E-OFF-TABLE");
    let edge = |x: i32| Point { x: Point::inches(x, 0).x, y: Length::micrometres(12_500) };
    let near = Command::Deploy { model: 6, at: Some(edge(30)) };
    assert_eq!(record.refused(&near), "E-TOO-NEAR");
    record.say(Command::Deploy { model: 6, at: Some(edge(10)) });
}

/// Covers END-02, ACT-31.
#[test]
fn relic_hunt_counts_claims_and_takes_reliquaries_away() {
    let mut record = Record::begun(kit::field_of(3, band(0, 2), band(100, 2)), 1);
    record.at(0, 15, 20).activate(0).does(work("claim-reliquary", 0)).dice(&[4, 4]);
    assert_eq!(record.refused(&Command::Scenario(work("claim-reliquary", 0))), "E-ACTION-REPEATED");
    record.pass();
    // No Morale, no question at the end of the Turn: one claimed, one point.
    assert_eq!(record.points(), [1, 0]);
    assert!(record.battle.scene.things[0].gone && record.battle.scene.things[1].gone, "1 and 2 after Turn 1");
    assert!(!record.battle.scene.things[2].gone);
    while record.battle.turn < 4 {
        record.go_on(1);
        record.pass();
    }
    record.go_on(1);
    record.go_on(1);
    record.at(0, 24, 21).activate(0).does(work("claim-reliquary", 4));
    assert_eq!(record.battle.question().map(|s| record.battle.answerers(s)), Some(vec![0]));
    record.dice(&[6, 5]).pass();
    assert_eq!(about(&record), ScenarioStep::Deeds);
    record.say(Command::Deed { deed: "relic-hunter".into(), side: 0, model: Some(0) });
    assert_eq!(record.points(), [4, 0], "two points in Turn 4, and the Deed that one model claimed two");
    assert_eq!(record.battle.outcome, Some(Outcome::counted(Some(0), EndReason::LastTurn)));
}

/// Covers END-03.
#[test]
fn in_relic_hunt_the_last_model_may_fall_while_others_wait() {
    let mut record = Record::begun(kit::field_of(3, band(0, 9), band(100, 6)), 1);
    // Somebody is Activated, then all of A's that are there fall.
    let Some(Step::Activate { side, .. }) = record.battle.question().cloned() else { panic!() };
    record.activate(if side == 0 { 0 } else { 9 }).say(Command::EndActivation);
    for model in 0..7 {
        record.is(model, Condition::Out);
    }
    assert_eq!(record.battle.outcome, None, "two wait");
    record.pass();
    for _ in 0..12 {
        record.go_on(1);
    }
    assert!(record.battle.fighters[7].presence == Presence::Table);
    record.is(7, Condition::Out).is(8, Condition::Out);
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(1), EndReason::NoModels)));
}

/// Covers ACT-31, END-02.
#[test]
fn armoured_train_unlocks_a_wagon_and_escapes_with_a_crate() {
    let mut record = Record::begun(kit::field_of(5, band(0, 2), band(100, 2)), 1);
    record.at(0, 10, 21).activate(0).does(work("unlock-wagon", 0)).dice(&[3, 4]);
    assert!(matches!(about(&record), ScenarioStep::Die { what: DieFor::Open { .. }, side: Some(0) }));
    record.dice(&[3]);
    let crates: Vec<u16> = record.battle.scene.all().filter(|(_, t)| t.kind == "crate").map(|(id, _)| id).collect();
    assert_eq!(crates.len(), 2, "D3 of 3 is 2");
    let first = crates[0];
    // They come to light at the door: Wagon 1 stands at 10, 24 and is opened from the north.
    assert_eq!(record.battle.scene.things[usize::from(first)].at, Some(Point::inches(10, 22)));
    record.does(work("carry-crate", first));
    assert_eq!(record.battle.scene.carried_by(0), Some(first));
    for barred in [Command::Dash, Command::charge(2)] {
        assert_eq!(record.refused(&barred), "E-BURDENED");
    }
    assert_eq!(record.refused(&Command::Scenario(work("escape-with-crate", first))), "E-THING-STATE");
    let edge =
        StateChange::Position { model: 0, at: Some(Point { x: Point::inches(10, 0).x, y: Length::millimetres(12) }) };
    record.say(Command::SetRight { change: edge, reason: "it ran".into() });
    record.does(work("escape-with-crate", first));
    assert_eq!(record.battle.fighters[0].presence, Presence::Gone);
    assert_eq!(record.battle.casualties(0), 0, "no casualty, and it still counts for Morale");
    assert_eq!(record.battle.size(0), 2);
    // The other crate: supplies are drawn, then another is destroyed by the enemy.
    let second = crates[1];
    record.activate(2).at(2, 10, 21).does(work("draw-supplies", second)).dice(&[5, 5]);
    assert_eq!(record.battle.fighters[2].markers.blessing, 1);
    while record.battle.outcome.is_none() {
        record.go_on(1);
        record.pass();
        if matches!(record.battle.question(), Some(Step::Scenario(ScenarioStep::Deeds))) {
            record.say(Command::Enough);
        }
        if matches!(record.battle.question(), Some(Step::Morale { .. })) {
            record.dice(&[6, 6]);
        }
    }
    assert_eq!(record.points(), [3, 1]);
}

/// Covers ACT-31.
#[test]
fn a_carrier_that_goes_down_drops_its_crate_where_it_lies() {
    let mut record = Record::begun(kit::field_of(5, band(0, 2), band(100, 2)), 1);
    record.at(0, 10, 21).at(2, 10, 20).activate(0).does(work("unlock-wagon", 0)).dice(&[3, 4]).dice(&[1]);
    let (thing, _) = record.battle.scene.all().find(|(_, t)| t.kind == "crate").unwrap();
    record.at(2, 10, 20).does(work("carry-crate", thing)).say(Command::EndActivation);
    record.activate(2);
    let facts = Facts::default();
    record.say(Command::Fight { weapon: "sword".into(), target: 0, facts }).dice(&[1, 1]);
    assert_eq!(record.battle.scene.carried_by(0), None, "an attack in melee is enough");
    assert_eq!(record.battle.scene.things[usize::from(thing)].at, Some(Point::inches(10, 21)));
}

/// Covers SET-08, ACT-31, END-02.
#[test]
fn from_below_half_of_each_force_fills_trades_and_extracts_vials() {
    let mut record = Record::begun(kit::field_of(8, band(0, 5), band(100, 4)), 1);
    let there = |record: &Record, side| {
        record.battle.models().filter(|(_, f)| f.side == side && f.presence == Presence::Table).count()
    };
    assert_eq!((there(&record, 0), there(&record, 1)), (3, 2), "half, rounded up");
    assert_eq!(record.battle.size(0), 3, "the others are unused");
    let first = match record.battle.question() {
        Some(Step::Activate { side: 0, .. }) => 0,
        _ => {
            record.activate(5).say(Command::EndActivation);
            0
        }
    };
    let fill = |count| ScenarioSaid::Work { action: "fill-vials".into(), thing: Some(0), with: None, count };
    record.at(first, 10, 24).activate(first);
    assert_eq!(record.refused(&Command::Scenario(fill(4))), "E-AMOUNT");
    record.does(fill(3));
    assert_eq!(record.battle.scene.things[0].stock, 3);
    assert_eq!(record.refused(&Command::Scenario(hands("extract-vials", None, 3))), "E-THING-STATE");
    let edge = StateChange::Position {
        model: first,
        at: Some(Point { x: Point::inches(9, 0).x, y: Length::millimetres(12) }),
    };
    record.say(Command::SetRight { change: edge, reason: "it ran".into() });
    record.does(hands("extract-vials", None, 3));
    let deeds: Vec<&str> = record.battle.scene.proposals.iter().map(|p| p.deed.as_str()).collect();
    assert_eq!(deeds, ["for-science"], "three vials by one model, in its own zone");
    record.say(Command::Deed { deed: "for-science".into(), side: 0, model: Some(first) });
    assert!(record.battle.scene.proposals.is_empty());
}

/// Covers INJ-19.
#[test]
fn from_below_a_shell_stirs_the_beast_and_becomes_a_pit_with_ticks() {
    let mut field = kit::field_of(8, band(0, 4), band(100, 4));
    field.scenario.entry = None;
    let mut record = Record::begun(field, 1);
    record.at(0, 17, 10).at(4, 17, 20).activate(0);
    record.does(ScenarioSaid::Strike { weapon: "rifle".into(), thing: 3, range: Reach::Ranged }).dice(&[5, 5]);
    // The first explosion: everybody takes a die at the table; nobody shows a six.
    assert!(matches!(about(&record), ScenarioStep::Blast { thing: None, .. }));
    record.say(Command::Caught { models: vec![] });
    assert!(matches!(about(&record), ScenarioStep::Blast { thing: Some(3), by: Some(0), .. }));
    record.say(Command::Caught { models: vec![4] }).dice(&[1, 2]);
    assert_eq!(record.blood(4), 2, "a Minor Hit, and SHRAPNEL");
    record.dice(&[6, 2]).dice(&[5]);
    let ticks: Vec<u16> =
        record.battle.models().filter(|(id, _)| record.battle.is_neutral(*id)).map(|(id, _)| id).collect();
    assert_eq!(ticks.len(), 3, "D3 of 5");
    assert!(record.battle.enemies(ticks[0], 0) && record.battle.enemies(ticks[0], 4));
    assert!(!record.battle.enemies(ticks[0], ticks[1]));
    assert_eq!(record.battle.scene.things[3].kind, "ichor-pit");
    // The second explosion awakens it on 4 and more: a draw at once.
    record.say(Command::EndActivation);
    assert!(matches!(about(&record), ScenarioStep::Die { what: DieFor::Neutral, .. }));
    record.dice(&[5]);
    record.activate(4).does(ScenarioSaid::Strike { weapon: "rifle".into(), thing: 5, range: Reach::Ranged });
    record.dice(&[5, 5]).dice(&[4]);
    assert_eq!(record.battle.outcome, Some(Outcome::new(None, EndReason::Scenario)));
}

/// Covers ACT-07.
#[test]
fn a_shot_with_reload_at_a_shell_ends_the_activation_hit_or_miss() {
    for (dice, hit) in [([5, 5], true), ([2, 3], false)] {
        let mut rifles = band(0, 4);
        for rifle in rifles.iter_mut().flat_map(|sheet| &mut sheet.weapons).filter(|w| w.id == "rifle") {
            rifle.keywords.push(Keyword::Reload);
        }
        let mut field = kit::field_of(8, rifles, band(100, 4));
        field.scenario.entry = None;
        let mut record = Record::begun(field, 1);
        record.at(0, 17, 10).at(4, 17, 20).activate(0);
        record.does(ScenarioSaid::Strike { weapon: "rifle".into(), thing: 3, range: Reach::Ranged }).dice(&dice);
        if hit {
            record
                .say(Command::Caught { models: vec![] })
                .say(Command::Caught { models: vec![] })
                .dice(&[6, 2])
                .dice(&[5]);
        }
        let over = record.battle.activation.is_none();
        assert!(over, "hit: {hit}, asked: {:?}", record.battle.question());
    }
}

/// Covers MRK-01, DWN-03.
#[test]
fn a_hell_tick_sheds_a_marker_at_every_bite_that_bleeds() {
    let mut field = kit::field_of(8, band(0, 4), band(100, 4));
    field.scenario.entry = None;
    let mut record = Record::begun(field, 1);
    record.at(0, 17, 10).at(4, 17, 20).activate(0);
    record.does(ScenarioSaid::Strike { weapon: "rifle".into(), thing: 3, range: Reach::Ranged }).dice(&[5, 5]);
    record.say(Command::Caught { models: vec![] }).say(Command::Caught { models: vec![] });
    record.dice(&[6, 2]).dice(&[5]);
    let ticks: Vec<u16> =
        record.battle.models().filter(|(id, _)| record.battle.is_neutral(*id)).map(|(id, _)| id).collect();
    let bleeds = |record: &mut Record, model, blood| {
        let change = StateChange::Markers { model, markers: Markers { blood, ..Markers::default() } };
        record.say(Command::SetRight { change, reason: "as it lies".into() });
    };
    bleeds(&mut record, 1, 1);
    record.at(1, 30, 10);
    for (tick, y) in [(ticks[0], 11), (ticks[1], 9)] {
        bleeds(&mut record, tick, 3);
        record.at(tick, 30, y);
    }
    let bite = |record: &mut Record, tick| {
        record.say(Command::EndActivation).dice(&[1]).activate(tick);
        record.say(Command::Fight { weapon: "bite".into(), target: 1, facts: Facts::default() });
        record.dice(&[4, 4, 4]).dice(&[1, 1, 2]).say(Command::EndActivation);
    };
    bite(&mut record, ticks[0]);
    assert_eq!((record.blood(1), record.blood(ticks[0])), (2, 2), "poisoned, and one shed");
    assert_eq!(record.battle.scene.poisoned, [1]);
    record.activate(4);
    bite(&mut record, ticks[1]);
    assert_eq!((record.blood(1), record.blood(ticks[1])), (3, 2), "poisoned already, and it sheds all the same");
    assert_eq!(record.battle.scene.poisoned, [1]);
}
