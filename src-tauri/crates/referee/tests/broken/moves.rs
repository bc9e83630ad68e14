//! Moves: how far, past whom, to where.

use serde_json::json;

use crate::found;

const INCH: i64 = 25_400;

#[test]
fn a_move_of_more_than_six_inches() {
    found(25, "ACT-10", "too_far", |b| b.goes(25, 42_924, 662_000));
}

#[test]
fn a_dash_of_more_than_six_inches() {
    let (x, y) = (756_436 - 2 * INCH, 822_920 - 4 * INCH);
    found(38, "ACT-25", "too_far", |b| b.goes(38, x, y));
}

/// Malachai stood up: what he goes is halved (MOV-14).
#[test]
fn a_model_that_stood_up_goes_on_as_if_it_had_not() {
    found(48, "ACT-10", "too_far", |b| b.event(40, "activated")["stood_up"] = json!(true));
}

#[test]
fn difficult_ground_costs_nothing() {
    found(25, "TER-03", "too_slow", |b| {
        let mud = json!({"id": "mud", "kind": "difficult", "shape": {"rect": {"corner": {"x": 0, "y": 600_000}, "width": 200_000, "depth": 300_000}}});
        b.field()["terrain"].as_array_mut().unwrap().push(mud);
    });
}

#[test]
fn a_wall_is_climbed_and_costs_nothing() {
    found(25, "MOV-02", "too_slow", |b| {
        b.command(25)["way"] = json!({"over": [{"what": {"is": "climb", "height": 4 * INCH}}]});
    });
}

#[test]
fn a_model_walks_through_a_landmark() {
    found(25, "TER-05", "impassable", |b| {
        let church = json!({"id": "church", "kind": "landmark", "shape": {"circle": {"centre": {"x": 45_000, "y": 750_000}, "radius": 20_000}}});
        b.field()["terrain"].as_array_mut().unwrap().push(church);
    });
}

#[test]
fn a_model_leaves_the_table() {
    found(25, "ACT-13", "off_table", |b| b.goes(25, 5_000, 700_000));
}

#[test]
fn two_models_stand_on_one_spot() {
    // Isolde Marsh goes where the Sergeant stands.
    found(60, "ACT-12", "overlap", |b| {
        let (x, y) = b.place(3, 60);
        b.goes(60, x, y);
    });
}

#[test]
fn a_model_is_moved_while_another_moves() {
    found(25, "ACT-10", "no_way", |b| b.event(25, "moved")["model"] = json!(5));
}

#[test]
fn a_model_ends_beside_its_way() {
    found(25, "ACT-10", "off_the_way", |b| b.event(25, "moved")["to"] = json!({"x": 90_000, "y": 675_417}));
}

/// Kell stands where Wenna ends her move.
#[test]
fn a_move_ends_within_an_inch_of_an_enemy() {
    found(134, "ACT-11", "enemy_zone", |b| {
        b.event(115, "moved")["to"] = json!({"x": 343_511, "y": 808_057 - 45_000});
    });
}

#[test]
fn a_move_passes_within_an_inch_of_an_enemy() {
    found(134, "ACT-11", "passes_enemy", |b| {
        // Half way between where she was pushed and where she goes.
        b.event(115, "moved")["to"] = json!({"x": 283_775 + 20_000, "y": 855_363 + 20_000});
    });
}

/// Wenna fights Kell and dashes off (254).
#[test]
fn a_dash_leaves_the_combat() {
    found(254, "ACT-14", "leaves_combat", |b| b.goes(254, 329_729 - 3 * INCH, 760_046 + 2 * INCH));
}

#[test]
fn a_retreat_ends_within_an_inch() {
    found(292, "ACT-23", "retreat_engaged", |b| {
        let (x, y) = b.place(5, 292);
        b.goes(292, x + 35_000, y);
    });
}

#[test]
fn a_retreat_of_more_than_the_movement() {
    found(292, "ACT-23", "too_far", |b| b.goes(292, 414_000 + 5 * INCH, 719_350));
}

#[test]
fn a_charge_ends_farther_from_its_target() {
    // Kell stood at 252,640 / 491,494 and charges Wenna at 286,287 / 736,866 or so.
    found(246, "ACT-18", "charge_away", |b| b.goes(246, 252_640, 491_494 - 2 * INCH));
}

#[test]
fn a_charge_of_more_than_movement_and_bonus() {
    found(245, "ACT-17", "charge_reach", |b| b.asked(245, "end_charge")["reach"] = json!(12 * INCH));
}

#[test]
fn a_charge_goes_beyond_its_reach() {
    found(246, "ACT-17", "too_far", |b| b.asked(245, "end_charge")["reach"] = json!(9 * INCH));
}

#[test]
fn a_charge_bonus_that_the_die_does_not_show() {
    found(245, "ACT-17", "charge_bonus", |b| b.event(245, "rolled")["total"] = json!(6));
}

#[test]
fn a_charge_ends_within_an_inch_of_another_enemy() {
    // Wat does not reach Harrow; where he stops the witch stands beside him.
    found(390, "ACT-20", "charge_zone", |b| {
        b.events(389).push(json!({"event": "moved", "model": 12, "to": {"x": 433_047, "y": 466_472}}));
    });
}

#[test]
fn a_charge_ends_on_the_base_of_its_target() {
    found(246, "ACT-22", "overlap", |b| {
        let (x, y) = b.place(5, 246);
        b.goes(246, x, y);
    });
}
