//! Shots at a point: the Witch's infernal bomb, aimed in entry 325 at the Nurse (model 5), goes beside her.

use serde_json::{Value, json};

use crate::{Battle, found};

const INCH: i64 = 25_400;

/// The bomb goes at this point; who was caught stays as it was said.
fn aims(b: &mut Battle, x: i64, y: i64) {
    let point = json!({"at": {"x": x, "y": y}});
    b.command(325)["target"] = point.clone();
    b.asked(325, "success")["purpose"]["attack"]["target"] = point.clone();
    b.asked(325, "more_attacks")["targets"] = json!([point]);
    let injury = &mut b.asked(327, "injury")["cause"]["attack"];
    (injury["attack"]["target"], injury["direct"]) = (point, json!(false));
}

/// Two inches from the middle of the Nurse's base, towards the middle of the table.
fn beside(b: &Battle) -> (i64, i64) {
    let (x, y) = b.place(5, 325);
    (x + if x > 24 * INCH { -2 * INCH } else { 2 * INCH }, y)
}

#[test]
fn a_shot_at_a_point_by_the_book_is_no_finding() {
    let mut b = Battle::new();
    let (x, y) = beside(&b);
    aims(&mut b, x, y);
    let about = |code: &str| ["range", "point", "point_off_table", "point_under_base", "no_die"].contains(&code);
    let found: Vec<_> = b.found().into_iter().filter(|f| f.seq == 325 || about(f.code)).collect();
    assert_eq!(found, []);
}

#[test]
fn a_point_under_a_base() {
    found(325, "RC-K1", "point_under_base", |b| {
        let (x, y) = b.place(5, 325);
        aims(b, x, y);
    });
}

#[test]
fn a_point_beside_the_table() {
    found(325, "ATK-01", "point_off_table", |b| aims(b, -INCH, INCH));
}

#[test]
fn a_point_out_of_range() {
    found(325, "ATK-02", "range", |b| {
        let weapons = b.card(12)["weapons"].as_array_mut().unwrap();
        let bomb: &mut Value = weapons.iter_mut().find(|w| w["id"] == "infernal-bomb").unwrap();
        bomb["range"] = json!(INCH);
        let (x, y) = beside(b);
        aims(b, x, y);
    });
}

#[test]
fn a_point_for_what_has_no_blast() {
    found(325, "ATK-01", "point", |b| {
        let weapons = b.card(12)["weapons"].as_array_mut().unwrap();
        weapons.iter_mut().find(|w| w["id"] == "infernal-bomb").unwrap()["keywords"] = json!([]);
        let (x, y) = beside(b);
        aims(b, x, y);
    });
}

#[test]
fn a_die_for_a_shot_at_a_point() {
    found(325, "ATK-08", "die_at_point", |b| {
        let (x, y) = beside(b);
        aims(b, x, y);
        let asks = json!({"ask": "into_melee", "attacker": 12, "weapon": "infernal-bomb",
            "target": {"at": {"x": x, "y": y}}, "range": "ranged", "facts": {}});
        b.events(325).push(json!({"event": "asked", "next": [asks]}));
    });
}

#[test]
fn a_critical_hit_at_a_point() {
    found(328, "INJ-10", "critical_at_point", |b| {
        let (x, y) = beside(b);
        aims(b, x, y);
        b.asked(327, "injury")["cause"]["attack"]["critical"] = json!(true);
    });
}
