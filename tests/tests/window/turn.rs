//! A Turn as you play it at the table, every ACTION pressed in the window: moves on the map, Dash, Charge, Fight,
//! Retreat, Glorious Deeds, objectives, Morale, Shaken, flight.

use nml_tests::window::{By, Home, Table, place_of, stands};
use serde_json::{Value, json};

/// Close enough for a hand on a map of nine pixels to the inch.
fn near(at: Option<(f64, f64)>, x: f64, y: f64) -> bool {
    at.is_some_and(|(ax, ay)| (ax - x).abs() < 0.2 && (ay - y).abs() < 0.2)
}

/// Presses what is offered for this model.
fn at(table: &Table, name: &str) {
    let ask = By::css("[data-ask='act']");
    table.window.click(By::role_part("button", name).within(ask));
}

#[test]
fn a_base_is_moved_by_hand_and_by_the_arrow_keys() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let piers = table.model("Piers Allard");
    table.arrange(&[stands(piers, 24.0, 10.0)]);
    table.dice(&[6, 1]);
    table.asks("choose_first");
    window.press("1");
    table.asks("activate");
    // The base on the map is the model.
    window.click_at(table.at(24.0, 10.0));
    table.asks("act");
    // A tap on the free map is where it goes; the base can still be dragged from there.
    window.click_at(table.at(24.0, 14.0));
    window.see(By::testid("place"));
    window.until_text(By::testid("far"), "\u{2033} of 6\u{2033}");
    window.drag(table.at(24.0, 14.0), table.at(24.0, 15.0));
    window.until_text(By::testid("far"), "\u{2033} of 6\u{2033}");
    window.picture("battle-move");
    let moved = table.says("the Move", |window| window.click(By::testid("place")));
    assert!(near(place_of(&moved, piers), 24.0, 15.0), "{:?}", place_of(&moved, piers));
    window.press("d");
    table.asks("success");
    let _ = table.all_dice(6);
    table.asks("dash_move");
    for _ in 0..3 {
        window.press("Shift+ArrowDown");
    }
    let dashed = table.says("the Dash", |window| window.press("Enter"));
    assert!(near(place_of(&dashed, piers), 24.0, 18.0), "{:?}", place_of(&dashed, piers));
    let back = table.says("the undo", |window| window.press("Control+z"));
    assert!(near(place_of(&back, piers), 24.0, 15.0));
    let again = table.says("the redo", |window| window.press("Control+Shift+z"));
    assert_eq!(place_of(&again, piers), place_of(&dashed, piers));
    let _ = table.says("the end", |window| window.press("e"));
    table.asks("activate");
}

#[test]
fn a_charge_a_fight_and_a_retreat_with_a_blow_at_the_back() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let (wat, sump) = (table.model("Wat"), table.model("Wretched Sump"));
    table.arrange(&[stands(wat, 24.0, 20.0), stands(sump, 24.0, 26.0)]);
    table.activate("Wat");
    window.press("c");
    window.until_text(By::css("main"), "any face reaches");
    window.picture("battle-charge-targets");
    at(&table, "Wretched Sump");
    table.asks("charge_bonus");
    window.picture("battle-charge-bonus");
    let _ = table.all_dice(4);
    table.asks("end_charge");
    window.picture("battle-charge");
    let there = table.says("the charge", |window| window.press("Enter"));
    assert_eq!((&there["models"][wat]["fighting"], &there["models"][sump]["fighting"]), (&json!(true), &json!(true)));
    table.asks("act");
    window.press("f");
    at(&table, "Wretched Sump");
    table.asks("success");
    window.picture("battle-fight");
    let _ = table.all_dice(4);
    table.asks("injury");
    let hurt = table.all_dice(2);
    assert_eq!(hurt["models"][sump]["condition"], "standing", "2 and 2 are 4: a Minor Hit");
    assert!(hurt["models"][sump]["markers"]["blood"].as_u64() >= Some(1));
    let _ = table.says("the end", |window| window.click(By::testid("end-now")));
    table.asks("activate");
    // B's own: it tears itself away.
    window.click(By::testid(&format!("model-{sump}")));
    table.asks("act");
    window.press("t");
    table.asks("reactions");
    window.picture("battle-reactions");
    window.click(By::role_part("button", "Wat").within(By::css("[data-ask='reactions']")));
    table.asks("success");
    let _ = table.all_dice(1);
    table.asks("retreat_move");
    window.press("Shift+ArrowDown");
    window.press("Shift+ArrowDown");
    window.press("Shift+ArrowDown");
    let gone = table.says("the Retreat", |window| window.press("Enter"));
    assert_eq!((&gone["models"][wat]["fighting"], &gone["models"][sump]["fighting"]), (&json!(false), &json!(false)));
}

/// The scene before the end of a Turn: everybody has been Activated but one of side A, and these have fallen.
fn last_of_the_turn(table: &Table, fallen: &[&str]) {
    let view = table.view();
    let mut changes: Vec<Value> = Vec::new();
    for model in view["models"].as_array().unwrap() {
        let name = model["sheet"]["name"].as_str().unwrap();
        let id = &model["id"];
        if fallen.contains(&name) {
            changes.push(json!({ "set": "condition", "model": id, "condition": "out" }));
        } else if name != "Piers Allard" {
            changes.push(json!({ "set": "activated", "model": id, "activated": true }));
        }
    }
    table.dice(&[6, 1]);
    table.asks("choose_first");
    let _ = table.says("who goes first", |window| window.press("1"));
    table.arrange(&changes);
}

const FALLEN: [&str; 5] = ["Gorm", "Trooper Kell", "Trooper Dorn", "Wretched Nib", "Wretched Sump"];

#[test]
fn objectives_are_scored_deeds_claimed_and_a_wavering_side_stands_then_flees() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    last_of_the_turn(&table, &FALLEN);
    window.press("7");
    table.asks("act");
    // A Deed is remembered in the middle of an Activation.
    window.click(By::role("tab", "Table"));
    window.click(By::testid("claim-lord-of-war"));
    window.choose(By::role("combobox", "Done by"), "A7 Piers Allard");
    window.picture("battle-deed");
    let claimed = table.says("the Deed", |window| {
        window.click(By::role("button", "Claim").within(By::css("[role='tabpanel'] form")));
    });
    assert_eq!(claimed["deeds"][0]["deed"], "lord-of-war");
    window.until_text(By::css("[role='tabpanel']"), "Piers Allard, Turn 1");
    window.click(By::role("tab", "Log"));
    let _ = table.says("the end of the Activation", |window| window.press("e"));
    table.asks("morale");
    window.picture("battle-morale");
    let _ = table.all_dice(1);
    table.asks("flee_or_shaken");
    window.picture("battle-wavers");
    // The side gives the field, thinks better of it, and stands.
    let lost = table.says("they flee", |window| window.click(By::role_part("button", "Sound the retreat")));
    assert_eq!(lost["outcome"], json!({ "winner": 0, "reason": "fled" }));
    window.see(By::testid("outcome"));
    let _ = table.says("the undo", |window| window.click(By::testid("undo")));
    table.asks("flee_or_shaken");
    let _ = table.says("they stand", |window| {
        window.click(By::role_part("button", "Fight on"));
    });
    table.asks("control");
    window.picture("battle-control");
    for (spot, holder) in [(0, "A"), (1, "A"), (2, "B"), (3, "none"), (4, "none")] {
        window.click(By::css(format!("label:has([data-testid='control-{spot}-{holder}'])")));
    }
    let scored = table.says("the score", |window| window.click(By::testid("score-turn")));
    assert_eq!(scored["turn"], 2);
    assert_eq!(scored["sides"][1]["shaken"], true);
    assert_eq!((&scored["sides"][0]["points"], &scored["sides"][1]["points"]), (&json!(4), &json!(2)));
    window.picture("battle-shaken");
    // The next Morale Check fails too, and the side gives the field.
    let changes: Vec<Value> = scored["models"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|m| m["presence"] == "table" && m["sheet"]["name"] != "Piers Allard")
        .map(|m| json!({ "set": "activated", "model": m["id"], "activated": true }))
        .collect();
    if scored["question"]["step"]["ask"] == "initiative_roll_off" {
        let _ = table.all_dice(6);
    }
    table.asks("choose_first");
    let _ = table.says("who goes first", |window| window.press("1"));
    table.arrange(&changes);
    window.press("7");
    table.asks("act");
    let _ = table.says("the end of the Activation", |window| window.press("e"));
    table.asks("morale");
    let over = table.all_dice(1);
    assert_eq!(over["outcome"], json!({ "winner": 0, "reason": "fled" }), "Shaken, they fail again and flee");
    window.see(By::testid("result"));
    window.press("Enter");
    window.see(By::testid("outcome"));
    window.picture("battle-fled");
}
