//! Morale, victory points, and how a battle ends.

use serde_json::json;

use crate::found;

#[test]
fn a_glorious_deed_is_done_twice() {
    found(411, "END-02", "deed_twice", |b| {
        let deed = |side: u8| json!({"event": "deed", "deed": "back-to-the-mud", "side": side});
        b.events(410).push(deed(0));
        b.events(411).insert(0, deed(1));
    });
}

#[test]
fn a_check_that_is_due_is_left_out() {
    found(411, "MOR-01", "check_missing", |b| b.skip(408));
}

#[test]
fn a_check_that_is_due_is_left_out_and_the_next_turn_begins() {
    // With all of their models fallen but six, A would have to check after Turn 1.
    found(102, "MOR-01", "check_missing", |b| {
        for model in [0, 1, 2, 3, 4] {
            b.events(100).push(json!({"event": "down", "model": model}));
        }
    });
}

#[test]
fn a_check_that_is_not_due() {
    found(408, "MOR-01", "check_surplus", |b| b.event(408, "rolled")["roll"]["side"] = json!(0));
}

#[test]
fn a_warband_is_shaken_without_a_failure() {
    found(408, "MOR-04", "shaken", |b| b.events(408).push(json!({"event": "shaken", "side": 1, "shaken": true})));
}

#[test]
fn a_shaken_warband_recovers_by_a_failure() {
    found(408, "MOR-06", "recovers", |b| {
        b.event(408, "rolled")["result"] = json!("failure");
        b.events(408).push(json!({"event": "shaken", "side": 1, "shaken": false}));
    });
}

#[test]
fn a_warband_flees_without_a_failure() {
    found(408, "MOR-07", "flees", |b| b.events(408).push(json!({"event": "fled", "side": 1})));
}

#[test]
fn one_flees_and_wins() {
    found(408, "MOR-07", "fled", |b| {
        b.events(408).push(json!({"event": "fled", "side": 1}));
        b.events(408).push(json!({"event": "ended", "winner": 1, "reason": "fled"}));
    });
}

#[test]
fn an_objective_too_many_is_scored() {
    found(102, "END-02", "objectives", |b| {
        let scored = b.event(102, "scored");
        (scored["points"], scored["why"]) = (json!(6), json!({"objectives": {"held": 3}}));
    });
}

#[test]
fn the_parts_of_a_score_do_not_add_up() {
    found(411, "END-02", "points", |b| b.event(411, "scored")["points"] = json!(5));
}

#[test]
fn a_deed_nobody_did_is_scored() {
    found(411, "END-02", "deeds", |b| {
        let deeds = b.events(411).iter_mut().find(|e| e["why"]["deeds"].is_object()).unwrap();
        deeds["points"] = json!(1);
    });
}

#[test]
fn the_side_with_fewer_points_wins() {
    found(411, "END-02", "winner", |b| b.event(411, "ended")["winner"] = json!(1));
}

#[test]
fn the_battle_ends_before_its_last_turn() {
    found(411, "END-01", "too_early", |b| b.field()["scenario"]["turns"] = json!(6));
}

#[test]
fn a_side_with_models_left_is_wiped_out() {
    found(411, "END-03", "no_models", |b| b.event(411, "ended")["reason"] = json!("no_models"));
}

#[test]
fn a_side_is_beaten_while_reinforcements_wait() {
    found(28, "END-03", "arrivals", |b| {
        b.field()["scenario"]["no_models"] = json!("after_arrivals");
        for seq in 1..=21 {
            b.without(seq, "deployed");
        }
        b.events(28).push(json!({"event": "ended", "winner": null, "reason": "no_models"}));
    });
}
