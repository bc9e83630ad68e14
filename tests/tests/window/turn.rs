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

/// What is offered at this step, a line each, in its order.
fn offered(table: &Table, step: &str) -> Vec<String> {
    table.asks(step);
    table.window.texts(By::css(format!("[data-ask='{step}'] [data-testid='choice']:not([data-refused])")))
}

#[test]
fn a_charge_says_how_far_and_how_likely_for_each_target_and_is_not_offered_where_it_cannot_arrive() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let [wat, sump, nib, kell] = ["Wat", "Wretched Sump", "Wretched Nib", "Trooper Kell"].map(|name| table.model(name));
    table.arrange(&[
        stands(wat, 24.0, 20.0),
        stands(nib, 24.0, 44.0),
        stands(kell, 31.0, 27.0),
        stands(sump, 24.0, 26.0),
    ]);
    table.activate("Wat");
    window.press("c");
    window.until_text(By::css("main"), "any face reaches");
    let lines = offered(&table, "act");
    let of = |name: &str| lines.iter().find(|line| line.contains(name));
    let near = of("Wretched Sump").unwrap();
    assert!(near.contains("5\u{2033} away, Movement 6\u{2033}") && near.contains("any face reaches"), "{near}");
    let likely = of("Trooper Kell").unwrap();
    assert!(likely.contains("8.9\u{2033} away") && likely.contains("2 or more gets there: 83 %"), "{likely}");
    assert_eq!(of("Wretched Nib"), None, "no face of the die arrives");
    window.click(By::testid("other-targets"));
    let refused = By::css("[data-ask='act'] [data-testid='choice'][data-refused]");
    window.until("it stands aside", || window.texts(refused.clone()).iter().any(|line| line.contains("Wretched Nib")));
    window.picture("battle-charge-beyond-reach");
}

#[test]
fn a_tap_on_an_enemy_close_by_asks_whether_it_is_charged_or_shot_at() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let (aldous, sump) = (table.model("Aldous Reyne"), table.model("Wretched Sump"));
    let models = table.view()["models"].clone();
    let radius = |model: usize| models[model]["sheet"]["base"]["length"].as_f64().unwrap() / 2.0 / 25_400.0;
    let y = 20.0 + radius(aldous) + radius(sump) + 1.2;
    table.arrange(&[stands(aldous, 24.0, 20.0), stands(sump, 24.0, y)]);
    table.activate("Aldous Reyne");
    let before = table.view()["at"].clone();
    window.click_at(table.at(24.0, y));
    let both = |ways: &[String]| {
        ["Charge", "Shoot"].iter().all(|act| ways.iter().any(|way| way.contains(act) && way.contains("1.2\u{2033}")))
    };
    window.until("both ways to attack it", || both(&offered(&table, "act")));
    assert_eq!(table.view()["at"], before, "nothing is said before the answer");
    window.picture("battle-close-by");
}

#[test]
fn a_shot_past_a_building_on_the_map_is_proposed_with_cover() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let (piers, sump) = (table.model("Piers Allard"), table.model("Wretched Sump"));
    // The ruin in the middle reaches from 21 to 27 inches; the target stands behind its northern wall.
    table.arrange(&[stands(piers, 22.0, 12.0), stands(sump, 24.0, 23.0)]);
    table.activate("Piers Allard");
    window.press("s");
    at(&table, "Wretched Sump");
    table.asks("success");
    window.until_text(By::testid("between"), "The map proposes Cover: Ruin");
    assert_eq!(window.attribute(By::testid("fact-cover"), "aria-pressed").as_deref(), Some("true"));
    window.picture("battle-cover-proposed");
    // It is a proposal: the table sees better.
    let _ = table.says("that there is none", |window| window.click(By::testid("fact-cover")));
    window.until("no Cover", || window.attribute(By::testid("fact-cover"), "aria-pressed").as_deref() == Some("false"));
    window.gone(By::testid("between"));
}

#[test]
fn the_next_burst_of_a_machine_gun_is_offered_only_near_where_its_first_target_fell() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let [holloway, nib, sump, kell] =
        ["Sgt Holloway", "Wretched Nib", "Wretched Sump", "Trooper Kell"].map(|name| table.model(name));
    table.arrange(&[
        stands(holloway, 15.0, 40.0),
        stands(nib, 15.0, 22.0),
        stands(sump, 18.0, 23.0),
        stands(kell, 28.0, 22.0),
    ]);
    table.activate("Sgt Holloway");
    window.press("s");
    let all = offered(&table, "act");
    assert!(["Sump", "Kell"].iter().all(|name| all.iter().any(|line| line.contains(name))), "{all:?}");
    at(&table, "Wretched Nib");
    table.asks("success");
    let _ = table.all_dice(6);
    table.asks("injury");
    let out = table.all_dice(6);
    assert_eq!(out["models"][nib]["condition"], "out");
    window.press("Enter");
    let next = offered(&table, "more_attacks");
    assert!(next.iter().any(|line| line.contains("Wretched Sump")), "{next:?}");
    assert!(!next.iter().any(|line| line.contains("Trooper Kell") || line.contains("Wretched Nib")), "{next:?}");
    window.picture("battle-automatic-next");
    let refused = By::css("[data-ask='more_attacks'] [data-refused='E-TARGETS-APART']");
    window.until("why the other is none", || {
        window.texts(refused.clone()).iter().any(|line| line.contains("Trooper Kell"))
    });
}
