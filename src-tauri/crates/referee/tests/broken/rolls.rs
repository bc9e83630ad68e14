//! Dice, sums, modifiers, Injury Rolls, markers.

use serde_json::{Value, json};

use crate::{Battle, found};

fn drop_modifier(b: &mut Battle, seq: u64, name: &str) {
    let listed = b.event(seq, "rolled")["modifiers"].as_array_mut().unwrap();
    let before = listed.len();
    listed.retain(|line| line["name"] != name);
    assert!(listed.len() < before, "{name} stands in entry {seq}");
}

fn more(b: &mut Battle, seq: u64, line: Value) {
    let rolled = b.event(seq, "rolled");
    if rolled["modifiers"].is_null() {
        rolled["modifiers"] = json!([]);
    }
    rolled["modifiers"].as_array_mut().unwrap().push(line);
}

#[test]
fn a_die_is_read_wrongly() {
    found(31, "ROL-01", "sum", |b| b.event(31, "rolled")["faces"] = json!([5, 4]));
}

#[test]
fn a_six_is_called_a_success() {
    found(27, "ROL-01", "outcome", |b| b.event(27, "rolled")["result"] = json!("success"));
}

#[test]
fn an_eleven_is_called_a_critical() {
    found(31, "ROL-01", "outcome", |b| b.event(31, "rolled")["result"] = json!("critical"));
}

#[test]
fn a_die_too_many() {
    found(31, "ROL-04", "dice", |b| b.event(31, "rolled")["faces"] = json!([5, 3, 1]));
}

/// −1 DICE for Long Range: of 5, 1, 4 the two lowest count.
#[test]
fn under_minus_dice_the_highest_are_kept() {
    found(75, "ROL-05", "dice", |b| b.event(75, "rolled")["kept"] = json!([0, 2]));
}

#[test]
fn a_roll_that_was_not_asked_for() {
    found(31, "ROL-01", "not_asked", |b| b.asked(30, "success")["ask"] = json!("act"));
}

#[test]
fn long_range_is_forgotten() {
    found(75, "ATK-05", "modifier_missing", |b| drop_modifier(b, 75, "Long"));
}

#[test]
fn the_ranged_characteristic_is_forgotten() {
    found(52, "ATK-04", "modifier_missing", |b| drop_modifier(b, 52, "Ranged"));
}

#[test]
fn a_die_comes_from_nowhere() {
    let line = json!({"kind": "dice", "value": 1, "name": "Luck", "rule": "ROL-07"});
    found(31, "ROL-07", "modifier_surplus", |b| more(b, 31, line));
}

#[test]
fn a_down_model_loses_no_die() {
    found(147, "DWN-02", "modifier_missing", |b| b.events(146).push(json!({"event": "down", "model": 9})));
}

#[test]
fn fear_is_forgotten() {
    found(290, "ATK-13", "modifier_missing", |b| {
        b.card(15)["keywords"] = json!(["FEAR"]);
        b.card(5)["keywords"] = json!([]);
    });
    // Wenna negates it.
    let mut battle = Battle::new();
    battle.card(15)["keywords"] = json!(["FEAR"]);
    battle.card(5)["keywords"] = json!(["NEGATE FEAR"]);
    assert!(battle.found().iter().all(|f| f.rule != "ATK-13" || f.seq != 290));
}

#[test]
fn block_against_a_charge_is_forgotten() {
    found(305, "ATK-14", "modifier_missing", |b| b.card(15)["keywords"] = json!(["BLOCK"]));
}

#[test]
fn a_diving_charge_is_forgotten() {
    found(305, "ATK-15", "modifier_missing", |b| b.events(303).push(json!({"event": "dived", "model": 8})));
}

#[test]
fn cover_that_was_stated_is_forgotten() {
    found(75, "ATK-06", "modifier_missing", |b| {
        b.asked(74, "success")["purpose"]["attack"]["facts"] = json!({"cover": true});
    });
}

#[test]
fn elevation_that_was_stated_is_forgotten() {
    found(75, "ATK-07", "modifier_missing", |b| {
        b.asked(74, "success")["purpose"]["attack"]["facts"] = json!({"elevated": true});
    });
}

#[test]
fn the_dice_of_an_aim_are_forgotten() {
    found(342, "ACT-31", "modifier_missing", |b| drop_modifier(b, 342, "Aim"));
}

#[test]
fn the_leader_is_forgotten() {
    found(408, "MOR-03", "modifier_missing", |b| drop_modifier(b, 408, "LEADER"));
}

#[test]
fn a_blessing_that_was_spent_is_not_counted() {
    found(147, "MRK-05", "modifier_missing", |b| drop_modifier(b, 147, "BLESSING"));
}

#[test]
fn blood_that_was_spent_is_not_counted() {
    found(226, "MRK-03", "modifier_missing", |b| drop_modifier(b, 226, "BLOOD"));
}

#[test]
fn blood_spent_on_an_injury_is_not_counted() {
    found(344, "MRK-04", "modifier_missing", |b| drop_modifier(b, 344, "BLOOD"));
}

#[test]
fn its_owner_spends_the_blood_of_a_model() {
    found(226, "MRK-03", "spender", |b| b.event(225, "spent")["side"] = json!(1));
}

#[test]
fn its_owner_spends_the_blood_of_a_hurt_model() {
    found(344, "MRK-04", "spender", |b| b.event(343, "spent")["side"] = json!(1));
}

#[test]
fn an_enemy_spends_blessings() {
    found(147, "MRK-05", "spender", |b| b.event(146, "spent")["side"] = json!(0));
}

#[test]
fn more_is_spent_than_lies_there() {
    found(225, "MRK-03", "not_there", |b| b.command(225)["markers"]["blood"] = json!(3));
}

#[test]
fn what_was_spent_stays() {
    found(225, "MRK-03", "spent_stays", |b| b.without(225, "markers"));
}

#[test]
fn seven_markers_on_a_model() {
    found(187, "MRK-02", "too_many", |b| b.event(187, "markers")["markers"]["blood"] = json!(7));
}

#[test]
fn markers_come_from_nowhere() {
    found(25, "MRK-01", "no_cause", |b| {
        b.events(25).push(json!({"event": "markers", "model": 5, "markers": {"blood": 2}}));
    });
}

#[test]
fn an_injury_brings_infection_that_nothing_brings() {
    found(187, "MRK-01", "infection", |b| b.event(187, "markers")["markers"]["infection"] = json!(1));
}

#[test]
fn armour_is_forgotten() {
    found(99, "INJ-12", "modifier_missing", |b| drop_modifier(b, 99, "Standard Armour"));
}

#[test]
fn a_modifier_of_no_armour_is_passed_off_as_armour() {
    let line = json!({"kind": "injury_modifier", "value": -2, "name": "Lucky Charm", "rule": "INJ-12"});
    found(190, "INJ-04", "modifier_surplus", |b| more(b, 190, line));
}

#[test]
fn armour_piercing_is_forgotten() {
    found(99, "INJ-12", "modifier_missing", |b| {
        b.card(3)["weapons"][0]["keywords"] = json!(["AUTOMATIC 3", "RELOAD", "ARMOUR PIERCING"]);
    });
}

#[test]
fn an_injury_die_comes_from_nowhere() {
    let line = json!({"kind": "injury_dice", "value": 1, "name": "Wrath", "rule": "INJ-03"});
    found(190, "INJ-03", "modifier_surplus", |b| more(b, 190, line));
}

#[test]
fn the_dice_of_a_critical_hit_are_forgotten() {
    found(53, "INJ-10", "modifier_missing", |b| drop_modifier(b, 53, "CRITICAL"));
}

#[test]
fn a_plain_hit_counts_as_a_critical() {
    found(190, "INJ-10", "critical", |b| b.asked(189, "injury")["cause"]["attack"]["critical"] = json!(true));
}

#[test]
fn a_down_target_takes_no_more_dice_in_melee() {
    found(306, "INJ-11", "modifier_missing", |b| b.events(305).push(json!({"event": "down", "model": 15})));
}

#[test]
fn an_injury_die_too_many() {
    found(190, "INJ-03", "injury_dice", |b| b.event(190, "rolled")["faces"] = json!([5, 2, 1]));
}

/// DEADLY keeps three (INJ-13): the bomb's other attacks do.
#[test]
fn deadly_is_forgotten() {
    found(190, "INJ-03", "injury_dice", |b| {
        b.card(3)["weapons"][0]["keywords"] = json!(["AUTOMATIC 3", "HEAVY", "RELOAD", "DEADLY"]);
    });
}

#[test]
fn an_injury_sum_off_by_one() {
    found(99, "INJ-05", "injury_sum", |b| b.event(99, "rolled")["total"] = json!(10));
}

#[test]
fn eight_is_called_a_minor_hit() {
    found(190, "INJ-01", "injury_row", |b| {
        b.event(190, "rolled")["result"] = json!({"injury": {"rolled": "minor_hit", "applied": "minor_hit"}});
    });
}

#[test]
fn a_result_changes_by_itself() {
    found(190, "INJ-01", "rewritten", |b| b.event(190, "rolled")["result"]["injury"]["applied"] = json!("minor_hit"));
}

#[test]
fn what_the_model_has_not_rewrites_a_result() {
    found(190, "INJ-01", "rewriter", |b| {
        b.event(190, "rolled")["result"] =
            json!({"injury": {"rolled": "down", "applied": "minor_hit", "by": ["Standfast"]}});
    });
}

#[test]
fn tough_is_forgotten() {
    found(99, "INJ-16", "tough", |b| {
        b.event(99, "rolled")["result"] = json!({"injury": {"rolled": "out_of_action", "applied": "out_of_action"}});
    });
}

#[test]
fn tough_saves_twice() {
    found(99, "INJ-16", "tough", |b| b.events(98).push(json!({"event": "tough_spent", "model": 9})));
}

#[test]
fn a_golem_falls_without_a_bloodbath() {
    found(222, "INJ-09", "golem", |b| b.card(4)["keywords"] = json!(["GOLEM"]));
}

#[test]
fn a_bloodbath_for_too_little() {
    found(344, "INJ-14", "bloodbath_price", |b| b.event(343, "spent")["markers"]["bloodbath"] = json!(true));
}

#[test]
fn a_fall_of_four_inches_brings_two_dice() {
    found(33, "MOV-08", "fall_dice", |b| b.asked(32, "injury")["cause"]["harm"]["injury_dice"] = json!(2));
}

/// A fall here; the trample of the Dragon and of the Scripture Guardian are the same.
#[test]
fn the_modifier_of_harm_counts_twice() {
    let line = json!({"kind": "injury_modifier", "value": 1, "name": "Fall", "rule": "INJ-04"});
    found(33, "INJ-04", "modifier_surplus", |b| {
        b.asked(32, "injury")["cause"]["harm"]["injury_modifier"] = json!(1);
        more(b, 33, line.clone());
        more(b, 33, line);
    });
}

#[test]
fn a_minor_hit_leaves_no_marker() {
    found(187, "INJ-07", "blood", |b| b.without(187, "markers"));
}

#[test]
fn down_brings_one_marker_where_the_model_is_down_already() {
    found(405, "INJ-08", "blood", |b| b.event(405, "markers")["markers"]["blood"] = json!(3));
}

#[test]
fn fire_leaves_no_marker() {
    found(96, "INJ-17", "blood", |b| {
        b.card(9)["keywords"] = json!(["ELITE", "LEADER", "TOUGH"]);
        b.card(3)["weapons"][0]["keywords"] = json!(["AUTOMATIC 3", "HEAVY", "RELOAD", "FIRE"]);
    });
}

#[test]
fn a_model_taken_down_stands() {
    found(190, "INJ-08", "status", |b| b.without(190, "down"));
}

#[test]
fn a_model_taken_out_stays() {
    found(222, "INJ-09", "status", |b| b.without(222, "out"));
}

#[test]
fn a_three_sided_die_shows_four() {
    found(25, "F-08", "d3", |b| {
        let rolled = json!({"event": "rolled", "roll": {"for": "evade"}, "model": 8, "faces": [4], "kept": [0], "total": 4, "result": {"number": 4}});
        b.events(25).push(rolled);
    });
}

#[test]
fn a_shot_into_melee_goes_the_wrong_way() {
    found(25, "ATK-08", "into_melee", |b| {
        let rolled = json!({"event": "rolled", "roll": {"for": "into_melee"}, "model": 8, "faces": [2], "kept": [0], "total": 2, "result": "enemy"});
        b.events(25).push(rolled);
    });
}
