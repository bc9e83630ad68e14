//! A battle in the window: set-up, deployment, typed dice to a known result, spends, undo, overrule, replay, the end.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// The sample's set-up, begun in the window; gives the battle's id.
fn begin(home: &Home) -> (Window, String) {
    let window = Window::open_sample(home);
    window.task("Scenarios");
    window.click(By::role("link", "Game 1 · Claim No Man’s Land"));
    window.see(By::role("button", "Begin the battle"));
    window.picture("set-up");
    window.click(By::role("button", "Begin the battle"));
    asks(&window, "zone_roll_off");
    let battle = window.told("battles", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    (window, battle)
}

/// Waits until the window asks this.
fn asks(window: &Window, step: &str) {
    window.see(By::css(format!("[data-ask='{step}']")));
}

/// Types dice on the keyboard.
fn dice(window: &Window, faces: &[u8]) {
    for face in faces {
        window.press(&face.to_string());
    }
}

/// The battle as the book holds it.
fn view(window: &Window, battle: &str) -> Value {
    window.told("battle", json!({ "battle": battle }))
}

/// The id of a model.
fn model(view: &Value, name: &str) -> u64 {
    let mut models = view["models"].as_array().unwrap().iter();
    models.find(|model| model["sheet"]["name"] == name).unwrap()["id"].as_u64().unwrap()
}

/// Where a place of the table is in the window, from the scale of the board's ground.
fn on_board(window: &Window, x: f64, y: f64) -> (f64, f64) {
    let (left, top, width, height) = window.area(By::testid("board"));
    let k = width.min(height) / 48.0;
    (left + (width - 48.0 * k) / 2.0 + x * k, top + (height - 48.0 * k) / 2.0 + y * k)
}

/// The sample's battle with everybody set up, nobody measured, up to its first roll-off for Initiative.
fn deployed(home: &Home) -> (Window, String) {
    let window = Window::open_sample(home);
    let campaigns = window.told("campaigns", Value::Null);
    let page = window.told("campaign", json!({ "campaign": campaigns[0]["id"] }));
    let begun = window.told("battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, Some("initiative_roll_off"));
    window.go(&format!("battle/{battle}"));
    asks(&window, "initiative_roll_off");
    (window, battle)
}

/// Types this face for every die that is asked for.
fn all_dice(window: &Window, battle: &str, face: u8) {
    let count = view(window, battle)["question"]["roll"]["dice"].as_u64().unwrap();
    dice(window, &vec![face; usize::try_from(count).unwrap()]);
}

/// Side A wins Initiative, goes first, and Activates this model.
fn activate(window: &Window, name: &str) {
    dice(window, &[6, 1]);
    asks(window, "choose_first");
    window.press("1");
    asks(window, "activate");
    window.click(By::role_part("button", name).within(By::css("[data-ask='activate']")));
    asks(window, "act");
}

#[test]
fn forces_are_set_up_on_the_map_with_typed_roll_offs() {
    let home = Home::new();
    let (window, battle) = begin(&home);
    dice(&window, &[2, 5]);
    asks(&window, "choose_zone");
    assert_eq!(view(&window, &battle)["question"]["who"], json!([1]), "B threw more and chooses");
    window.press("1");
    asks(&window, "deploy_roll_off");
    dice(&window, &[6, 3]);
    asks(&window, "deploy");
    let first = view(&window, &battle);
    assert_eq!((&first["sides"][0]["zone"], &first["sides"][1]["zone"]), (&json!(1), &json!(0)));
    window.picture("deployment");
    // In turn: the sides alternate, and each base stands where it was put, wholly in its zone.
    let side = first["question"]["step"]["side"].as_u64().unwrap();
    for (n, x) in [12.0, 20.0, 28.0, 36.0].into_iter().enumerate() {
        let now = view(&window, &battle);
        let turn = now["question"]["step"]["side"].as_u64().unwrap();
        assert_eq!(turn, (side + n as u64) % 2, "the sides set up in turn");
        window.click_at(on_board(&window, x, if turn == 1 { 5.0 } else { 43.0 }));
        window.click(By::testid("place"));
        window.until("a base on the table", || {
            let models = view(&window, &battle)["models"].clone();
            models.as_array().unwrap().iter().filter(|model| !model["at"].is_null()).count() == n + 1
        });
    }
    window.picture("deployment-begun");
    window.click(By::testid("undo"));
    window.until("one base fewer", || view(&window, &battle)["redo"] == true);
    window.click(By::testid("redo"));
    window.until("it back", || view(&window, &battle)["redo"] == false);
    window.play_on(&battle, Some("initiative_roll_off"));
    window.go(&format!("battle/{battle}"));
    asks(&window, "initiative_roll_off");
    assert_eq!(view(&window, &battle)["turn"], 1);
}

#[test]
fn an_activation_moves_and_shoots_to_a_known_result_and_is_undone() {
    let home = Home::new();
    let (window, battle) = deployed(&home);
    activate(&window, "Piers Allard");
    window.picture("battle-act");
    // Nobody keeps the map here: a Move is one key.
    window.press("m");
    window.until("the Move in the book", || view(&window, &battle)["log"].to_string().contains("\"move_kind\""));
    window.until_text(By::testid("act-move"), "Move");
    window.press("s");
    window.click(By::role_part("button", "Wretched Nib").within(By::css("[data-ask='act']")));
    asks(&window, "success");
    window.picture("battle-roll");
    all_dice(&window, &battle, 4);
    asks(&window, "injury");
    all_dice(&window, &battle, 4);
    window.see(By::testid("result"));
    let hurt = view(&window, &battle);
    let nib = usize::try_from(model(&hurt, "Wretched Nib")).unwrap();
    assert_eq!(hurt["models"][nib]["condition"], "down", "4 and 4 are 8: Down");
    assert_eq!(hurt["models"][nib]["markers"]["blood"], 1);
    window.picture("battle-result");
    window.click(By::testid("go-on"));
    window.click(By::testid("undo"));
    asks(&window, "injury");
    assert_eq!(view(&window, &battle)["models"][nib]["condition"], "standing");
    window.click(By::testid("redo"));
    window.until("the injury back", || view(&window, &battle)["models"] == hurt["models"]);
}

#[test]
fn a_marker_is_spent_before_the_dice() {
    let home = Home::new();
    let (window, battle) = deployed(&home);
    let nib = model(&view(&window, &battle), "Wretched Nib");
    let change = json!({ "set": "markers", "model": nib, "markers": { "blood": 2, "blessing": 0, "infection": 0 } });
    let mark = json!({ "do": "set_right", "change": change, "reason": "two from before" });
    let _ = window.told("battle_say", json!({ "battle": battle, "commands": [mark] }));
    window.go(&format!("battle/{battle}"));
    asks(&window, "initiative_roll_off");
    activate(&window, "Piers Allard");
    window.press("s");
    window.click(By::role_part("button", "Wretched Nib").within(By::css("[data-ask='act']")));
    asks(&window, "success");
    all_dice(&window, &battle, 4);
    asks(&window, "injury");
    let roll = view(&window, &battle)["question"]["roll"].clone();
    assert_eq!((&roll["spends"][0]["side"], &roll["spends"][0]["has"]), (&json!(0), &json!(2)));
    window.picture("battle-spend");
    window.click(By::css("[data-testid='spend-A'] .choices button:nth-of-type(2)"));
    window.until("the spend in the book", || {
        view(&window, &battle)["question"]["roll"]["declared"].as_array().is_some_and(|all| all.len() == 1)
    });
    let spent = view(&window, &battle);
    let dice = |roll: &Value| roll["dice"].as_u64().unwrap();
    assert_eq!(dice(&spent["question"]["roll"]), dice(&roll) + 1, "one marker buys one INJURY DICE");
    assert_eq!(spent["models"][usize::try_from(nib).unwrap()]["markers"]["blood"], 1);
    all_dice(&window, &battle, 4);
    window.see(By::testid("result"));
}

#[test]
fn a_refused_choice_is_overruled_with_a_reason() {
    let home = Home::new();
    let (window, battle) = deployed(&home);
    activate(&window, "Piers Allard");
    window.press("m");
    window.until("the Move in the book", || view(&window, &battle)["log"].to_string().contains("\"move_kind\""));
    window.until("a second one refused", || window.attribute(By::testid("act-move"), "data-refused").is_some());
    window.click(By::testid("act-move"));
    window.see(By::testid("objection"));
    window.picture("battle-refused");
    window.fill(By::role("textbox", "Why you do it all the same"), "agreed at the table");
    window.click(By::role("button", "Overrule"));
    window
        .until("the overrule in the log", || view(&window, &battle)["log"].to_string().contains("agreed at the table"));
}

#[test]
fn the_end_is_shown_and_the_replay_steps_back_and_forth() {
    let home = Home::new();
    let (window, battle) = deployed(&home);
    window.play_on(&battle, None);
    window.go(&format!("battle/{battle}"));
    window.see(By::testid("outcome"));
    let end = view(&window, &battle);
    assert_eq!(end["outcome"], json!({ "winner": 0, "reason": "no_models" }), "the dice are given, and so is the end");
    assert_eq!((&end["sides"][0]["points"], &end["sides"][1]["points"]), (&json!(6), &json!(4)));
    window.picture("battle-end");
    window.click(By::role("button", "Watch it again"));
    window.see(By::testid("replay"));
    let last = end["log"].as_array().unwrap().len();
    window.until_text(By::testid("replay"), &format!("Entry 0 of {last}"));
    for _ in 0..2 {
        window.click(By::role("button", "Step on"));
    }
    window.until_text(By::testid("replay"), &format!("Entry 2 of {last}"));
    window.click(By::role("button", "Step back"));
    window.until_text(By::testid("replay"), &format!("Entry 1 of {last}"));
    window.picture("battle-replay");
    window.press("Escape");
    window.see(By::testid("outcome"));
    assert_eq!(view(&window, &battle), end, "looking back changes nothing");
}
