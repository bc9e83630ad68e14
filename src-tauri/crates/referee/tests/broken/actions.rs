//! Which ACTIONS an Activation may hold, and how often a weapon strikes.

use serde_json::json;

use crate::found;

#[test]
fn a_second_move() {
    found(48, "ACT-08", "second_move", |b| {
        let again = b.event(48, "move_kind").clone();
        b.events(48).push(again);
    });
}

#[test]
fn a_second_dash() {
    found(30, "ACT-04", "second_dash", |b| {
        let again = b.event(30, "dashed").clone();
        b.events(30).push(again);
    });
}

#[test]
fn a_second_shoot() {
    found(74, "ACT-04", "second_shoot", |b| {
        let again = b.event(74, "shot").clone();
        b.events(74).push(again);
    });
}

#[test]
fn a_second_fight() {
    found(249, "ACT-04", "second_fight", |b| {
        let again = b.event(249, "fought").clone();
        b.events(249).push(again);
    });
}

#[test]
fn an_action_taken_twice() {
    found(41, "ACT-04", "repeated", |b| {
        let again = b.event(41, "used").clone();
        b.events(41).push(again);
    });
}

#[test]
fn an_action_that_no_card_grants() {
    found(41, "ACT-31", "not_granted", |b| b.event(41, "used")["action"] = json!("aim"));
}

#[test]
fn an_action_beyond_its_range() {
    found(66, "ACT-31", "range", |b| b.event(66, "used")["target"] = json!(3));
}

#[test]
fn an_action_used_up() {
    found(41, "ACT-31", "used_up", |b| {
        b.event(40, "activated");
        b.events(40).push(json!({"event": "use_spent", "model": 9, "of": "puppet-master"}));
        let effects = b.card(9)["effects"].as_array_mut().unwrap();
        let action = effects.iter_mut().find(|e| e["effect"]["when"]["action"]["id"] == "puppet-master").unwrap();
        action["effect"]["when"]["action"]["uses"] = json!(1);
    });
}

#[test]
fn a_down_model_moves() {
    found(48, "DWN-03", "down_moves", |b| b.events(47).push(json!({"event": "down", "model": 9})));
}

#[test]
fn a_retreat_from_nobody() {
    found(48, "ACT-23", "not_engaged", |b| b.event(48, "move_kind")["kind"] = json!("retreat"));
}

#[test]
fn a_model_retreats_that_cannot() {
    found(288, "ACT-23", "cannot_retreat", |b| {
        let rooted = json!({"source": "Rooted", "effect": {"when": "always", "do": ["cannot_retreat"]}});
        b.card(15)["effects"] = json!([rooted]);
    });
}

#[test]
fn a_model_dashes_that_cannot() {
    found(241, "ACT-25", "cannot_dash", |b| {
        let slow = json!({"source": "Slow", "effect": {"when": "always", "do": ["cannot_dash"]}});
        b.card(15)["effects"] = json!([slow]);
    });
}

/// The Sergeant's machine gun is HEAVY; he is STRONG.
#[test]
fn a_heavy_weapon_is_fired_after_a_move() {
    found(119, "ACT-28", "heavy_moved", |b| b.card(3)["keywords"] = json!(["NEW ANTIOCH"]));
}

#[test]
fn a_model_moves_after_a_heavy_weapon() {
    found(76, "ACT-28", "heavy_fired", |b| b.card(13)["weapons"][0]["keywords"] = json!(["HEAVY"]));
}

#[test]
fn a_model_acts_on_after_a_reload_weapon() {
    found(76, "ACT-07", "reload", |b| b.card(13)["weapons"][0]["keywords"] = json!(["RELOAD"]));
}

#[test]
fn a_charge_bonus_with_heavy_kit() {
    found(244, "KW-10", "charge_die", |b| b.card(15)["weapons"][0]["keywords"] = json!(["HEAVY"]));
}

#[test]
fn a_shot_with_an_enemy_within_an_inch() {
    found(249, "ACT-26", "enemy_near", |b| {
        b.events(249).push(json!({"event": "shot", "model": 5, "weapon": "misericordia"}));
    });
}

#[test]
fn a_charge_after_a_shot_without_assault() {
    found(244, "ACT-27", "shot_no_assault", |b| {
        b.events(243).push(json!({"event": "shot", "model": 15, "weapon": "shotgun"}));
    });
}

#[test]
fn a_shot_without_assault_after_a_charge() {
    found(247, "ACT-27", "fought_no_assault", |b| {
        b.events(247).insert(0, json!({"event": "shot", "model": 15, "weapon": "shotgun"}));
    });
}

#[test]
fn a_charge_with_an_enemy_within_an_inch() {
    found(288, "ACT-15", "charge_engaged", |b| b.event(288, "move_kind")["kind"] = json!("charge"));
}

#[test]
fn a_charge_at_an_enemy_too_far_away() {
    found(244, "ACT-15", "charge_range", |b| b.event(244, "charges")["targets"] = json!([3]));
}

#[test]
fn a_charge_at_a_friend() {
    found(244, "ACT-15", "charge_target", |b| b.event(244, "charges")["targets"] = json!([13]));
}

#[test]
fn a_charge_at_two_targets() {
    found(244, "ACT-21", "many_targets", |b| b.event(244, "charges")["targets"] = json!([5, 8]));
}

#[test]
fn an_enemy_beside_a_retreat_is_not_asked_to_strike() {
    found(288, "ACT-24", "no_reaction", |b| b.asked(288, "reactions")["waiting"] = json!([]));
}

#[test]
fn an_enemy_strikes_at_a_retreat_from_afar() {
    found(288, "ACT-24", "far_reaction", |b| b.asked(288, "reactions")["waiting"] = json!([5, 3]));
}

#[test]
fn a_shot_beyond_the_range() {
    found(74, "ATK-02", "range", |b| b.card(13)["weapons"][0]["range"] = json!(18 * 25_400));
}

#[test]
fn a_fight_beyond_an_inch() {
    found(249, "ATK-02", "reach", |b| b.command(249)["target"] = json!(13));
}

#[test]
fn a_shot_at_a_friend() {
    found(74, "ATK-01", "friend", |b| b.command(74)["target"] = json!(15));
}

#[test]
fn a_shot_at_a_model_that_is_gone() {
    found(74, "ATK-01", "target_gone", |b| b.events(73).push(json!({"event": "out", "model": 8, "fall": {"turn": 1}})));
}

#[test]
fn a_shot_with_what_cannot_shoot() {
    found(74, "ATK-01", "no_range", |b| b.command(74)["weapon"] = json!("bayonet"));
}

#[test]
fn a_shot_with_what_the_model_has_not() {
    found(74, "ATK-01", "weapon", |b| b.command(74)["weapon"] = json!("machine-gun"));
}

#[test]
fn a_fight_with_what_is_no_melee_weapon() {
    found(249, "ACT-30", "no_melee", |b| b.card(5)["weapons"][0]["melee"] = json!(false));
}

/// AUTOMATIC 3.
#[test]
fn more_shots_than_the_weapon_makes() {
    found(97, "ATK-09", "attacks", |b| {
        b.card(3)["weapons"][0]["keywords"] = json!(["AUTOMATIC 2", "HEAVY", "RELOAD"]);
    });
}

#[test]
fn targets_of_one_weapon_more_than_six_inches_apart() {
    found(124, "ATK-09", "targets_apart", |b| {
        // Gorm stands far from The Cantor.
        b.event(56, "moved")["to"] = json!({"x": 488_910, "y": 202_389});
    });
}

#[test]
fn a_weapon_used_once_too_often() {
    found(74, "ATK-16", "used_up", |b| {
        let once = json!([{"when": "always", "do": [{"uses_per_game": 1}]}]);
        b.card(13)["weapons"][0]["effects"] = once;
        b.events(73).push(json!({"event": "use_spent", "model": 13, "of": "bolt-action-rifle"}));
    });
}

/// Dorn fights Wat, and Harrow shoots at Wat.
#[test]
fn no_die_says_whom_a_shot_into_melee_goes_at() {
    found(74, "ATK-08", "no_die", |b| {
        b.events(73).push(json!({"event": "moved", "model": 14, "to": {"x": 42_924 + 35_000, "y": 675_417}}));
    });
}

#[test]
fn a_second_weapon_strikes_and_no_hand_is_left() {
    found(251, "ATK-12", "hands", |b| {
        let halberd = json!({"id": "halberd", "name": "Halberd", "kind": "melee", "hands": 2, "melee": true});
        b.card(5)["weapons"].as_array_mut().unwrap().push(halberd);
        // The Fight goes on.
        b.events(250).pop();
        *b.command(251) = json!({"do": "fight", "weapon": "halberd", "target": 15});
    });
}

#[test]
fn the_first_weapon_counts_as_off_hand() {
    found(249, "ATK-12", "off_hand", |b| b.asked(249, "success")["purpose"]["attack"]["off_hand"] = json!(true));
}
