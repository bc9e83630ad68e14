//! The frame: Turns, Initiative, who may act, what ends an Activation.

use serde_json::json;

use crate::{Battle, found};

/// Wat (8) is held back before he comes in, in entry 21, by a rule of his own.
fn held(battle: &mut Battle) {
    battle.events(20).push(json!({"event": "held_back", "model": 8}));
    let paths = json!({"when": "deployment", "do": [{"held_back": {"from_turn": 0, "away": 203_200}}]});
    battle.card(8)["effects"] = json!([{"source": "Secret Paths", "effect": paths}]);
}

#[test]
fn a_model_is_held_back_and_nothing_lets_it() {
    found(20, "SET-07", "held_back", |b| b.events(20).push(json!({"event": "held_back", "model": 8})));
}

#[test]
fn a_model_that_was_held_back_comes_in_before_its_turn() {
    found(21, "SET-07", "too_early", |b| {
        held(b);
        b.card(8)["effects"][0]["effect"]["do"][0]["held_back"]["from_turn"] = json!(2);
    });
}

#[test]
fn a_model_that_was_held_back_comes_in_away_from_every_edge() {
    found(21, "SET-07", "not_at_an_edge", held);
}

#[test]
fn a_model_that_was_held_back_comes_in_near_an_enemy() {
    found(21, "SET-07", "near_an_enemy", |b| {
        held(b);
        b.event(21, "deployed")["at"] = json!({"x": 1_206_700, "y": 270_307});
    });
}

#[test]
fn a_turn_ends_without_its_morale_phase() {
    found(102, "TRN-01", "phase_missing", |b| b.without(101, "morale_began"));
}

#[test]
fn a_turn_ends_without_its_initiative_phase() {
    found(173, "TRN-01", "phase_missing", |b| b.without(102, "initiative"));
}

#[test]
fn an_event_that_nobody_knows_is_not_passed_over() {
    found(25, "LOG", "unknown_event", |b| b.events(25).push(json!({"event": "levitated", "model": 1})));
}

#[test]
fn a_model_is_set_up_outside_of_its_zone() {
    found(20, "SET-04", "zone", |b| b.event(20, "deployed")["at"] = json!({"x": 600_000, "y": 609_600}));
}

#[test]
fn a_side_sets_up_a_model_of_the_other() {
    found(20, "SET-07", "deploys_other", |b| b.event(20, "deployed")["model"] = json!(8));
}

#[test]
fn a_model_is_set_up_twice() {
    found(21, "SET-07", "deployed_twice", |b| {
        let again = b.event(21, "deployed").clone();
        b.events(21).push(again);
    });
}

#[test]
fn a_turn_is_left_out() {
    found(102, "TRN-01", "turn", |b| b.event(102, "turn_began")["turn"] = json!(3));
}

#[test]
fn a_turn_beyond_the_last() {
    found(336, "TRN-08", "turn_limit", |b| b.field()["scenario"]["turns"] = json!(4));
}

#[test]
fn a_model_more_is_counted_for_initiative() {
    found(102, "TRN-02", "counted", |b| b.event(102, "initiative")["counted"] = json!([9, 7]));
}

#[test]
fn the_larger_side_takes_initiative() {
    found(102, "TRN-02", "initiative", |b| b.event(102, "initiative")["side"] = json!(0));
}

#[test]
fn the_loser_of_the_roll_off_takes_initiative() {
    found(22, "TRN-03", "initiative_tie", |b| b.event(22, "initiative")["side"] = json!(1));
}

#[test]
fn a_roll_off_goes_to_the_lower_die() {
    found(22, "F-08", "roll_off", |b| b.event(22, "rolled")["result"] = json!({"won": 1}));
}

#[test]
fn a_model_is_activated_twice() {
    found(34, "ACT-02", "activated_twice", |b| b.event(34, "activated")["model"] = json!(8));
}

#[test]
fn a_side_activates_two_models_running() {
    found(28, "ACT-01", "alternation", |b| b.event(28, "activated")["model"] = json!(5));
}

#[test]
fn a_model_out_of_action_is_activated() {
    found(70, "ACT-01", "not_on_table", |b| b.event(70, "activated")["model"] = json!(16));
}

#[test]
fn nobody_is_activated() {
    found(28, "ACT-01", "nobody", |b| b.event(28, "activated")["model"] = json!(99));
}

#[test]
fn a_model_is_activated_while_another_acts() {
    found(50, "ACT-01", "at_once", |b| b.without(49, "activation_ended"));
}

/// After Hold Your Fire! (330).
#[test]
fn another_model_is_activated_than_the_one_that_must() {
    found(331, "ACT-34", "other_model", |b| b.asked(330, "activate")["must"] = json!(7));
}

#[test]
fn a_model_must_be_activated_and_nothing_says_so() {
    found(263, "ACT-34", "nothing_says_so", |b| b.asked(263, "activate")["must"] = json!(1));
}

#[test]
fn a_model_joins_that_is_no_partner() {
    found(34, "ACT-01", "fireteam", |b| b.event(34, "joined")["model"] = json!(5));
}

#[test]
fn a_model_acts_that_was_not_activated() {
    found(25, "ACT-01", "out_of_turn", |b| b.event(25, "move_kind")["model"] = json!(5));
}

#[test]
fn the_activation_of_an_idle_model_ends() {
    found(27, "ACT-07", "not_acting", |b| b.event(27, "activation_ended")["model"] = json!(5));
}

#[test]
fn morale_begins_before_all_have_acted() {
    found(101, "ACT-03", "left_over", |b| {
        for seq in 85..=86 {
            b.skip(seq);
        }
    });
}

#[test]
fn a_failed_dash_ends_nothing() {
    found(27, "ROL-02", "risky", |b| b.without(27, "activation_ended"));
}

#[test]
fn a_model_that_fell_acts_on() {
    found(33, "DWN-01", "acts_on", |b| b.without(33, "activation_ended"));
}

#[test]
fn a_standing_model_is_said_to_have_fallen() {
    found(39, "DWN-01", "not_fallen", |b| b.event(39, "activation_ended")["reason"] = json!("fell"));
}

#[test]
fn a_model_that_left_goes_down() {
    found(70, "DWN-01", "not_there", |b| b.events(70).push(json!({"event": "down", "model": 16})));
}

#[test]
fn a_down_model_does_not_stand_up() {
    found(144, "DWN-04", "stays_down", |b| b.event(144, "activated")["stood_up"] = json!(false));
}

#[test]
fn a_standing_model_stands_up() {
    found(133, "DWN-04", "stands_up", |b| b.event(133, "activated")["stood_up"] = json!(true));
}

#[test]
fn infection_does_not_grow() {
    found(133, "MRK-01", "infection_grows", |b| {
        b.event(130, "markers")["markers"]["infection"] = json!(1);
        let second = b.events(130).iter_mut().filter(|e| e["event"] == "markers").nth(1).unwrap();
        second["markers"]["infection"] = json!(1);
    });
}
