//! The path of a move in the window: round a wall by keyboard, with what it crosses stated, both measured before they
//! are said.

use nml_tests::window::{By, Home, Table, Window, place_of, stands};
use serde_json::{Value, json};

/// The sample's battle with a wall of 5″ on the free ground in the south, Piers behind it and acting; nobody else is
/// measured.
fn behind_a_wall(home: &Home) -> Table {
    let window = Window::open_sample(home);
    let campaigns = window.told("campaigns", Value::Null);
    let page = window.told("campaign", json!({ "campaign": campaigns[0]["id"] }));
    let set_up = &page["games"][0]["set_up"];
    let inches = |n: f64| json!(format!("{n} in"));
    let rect =
        json!({ "corner": { "x": inches(15.0), "y": inches(34.0) }, "width": inches(6.0), "depth": inches(0.5) });
    let wall = json!({ "id": "wall-1", "kind": "wall", "height": inches(5.0), "shape": { "rect": rect } });
    let _ = window.told("set_up_change", json!({ "set_up": set_up, "change": { "do": "place", "terrain": wall } }));
    let begun = window.told("battle_begin", json!({ "set_up": set_up }));
    let battle = begun["id"].as_str().expect("a battle").to_owned();
    window.play_on(&battle, Some("initiative_roll_off"));
    let table = Table { window, battle };
    table.open();
    table.asks("initiative_roll_off");
    let piers = table.model("Piers Allard");
    table.arrange(&[stands(piers, 20.0, 36.0)]);
    table.activate("Piers Allard");
    table
}

/// The base is walked this many inches and quarters of an inch.
fn walk(window: &Window, arrow: &str, inches: usize, quarters: usize) {
    for _ in 0..inches {
        window.press(&format!("Shift+{arrow}"));
    }
    for _ in 0..quarters {
        window.press(arrow);
    }
}

#[test]
fn a_model_walks_round_a_wall_by_keyboard() {
    let home = Home::new();
    let table = behind_a_wall(&home);
    let window = &table.window;
    window.press("m");
    window.see(By::testid("far"));
    window.until("the map to hear the keys", || window.run("return document.activeElement.id", &[]) == json!("board"));
    // What the wall leaves of its reach is drawn, not a circle.
    window.see(By::css("[data-testid='board'] .ghost path.reach"));
    assert_eq!(window.count(By::css("[data-testid='board'] .ghost circle.reach")), 0);
    window.picture("way-reach");
    // Straight over it: said to be too high before anything is pressed.
    walk(window, "ArrowUp", 3, 2);
    window.see(By::testid("way-refused"));
    assert_eq!(window.attribute(By::testid("way-refused"), "data-refused").as_deref(), Some("E-CLIMB-TOO-HIGH"));
    assert!(window.text(By::testid("crosses")).contains("climb 5\u{2033}"));
    // The way is red, and nothing invites to it.
    window.see(By::css(".ghost.refused"));
    let invites = || window.count(By::css(".main[data-testid=place]")) == 1;
    assert!(!invites());
    window.picture("way-refused");
    // Back, to the end of the wall, round it.
    walk(window, "ArrowDown", 1, 3);
    walk(window, "ArrowRight", 1, 3);
    window.press("k");
    window.see(By::testid("uncorner"));
    window.press("Backspace");
    window.gone(By::testid("uncorner"));
    window.press("k");
    walk(window, "ArrowUp", 1, 3);
    walk(window, "ArrowLeft", 1, 1);
    window.gone(By::testid("way-refused"));
    window.gone(By::css(".ghost.refused"));
    assert!(invites());
    window.gone(By::testid("crosses"));
    window.picture("way-round");
    let _ = table.says("the Move", |window| window.press("Enter"));
    let view = table.view();
    let piers = table.model("Piers Allard");
    assert_eq!(place_of(&view, piers), Some((20.5, 32.5)));
    let log = view["log"].as_array().unwrap();
    let command =
        &log.iter().rfind(|entry| entry["what"]["said"]["command"]["do"] == "move").unwrap()["what"]["said"]["command"];
    let corner = json!({ "x": 21.75 * 25_400.0, "y": 34.25 * 25_400.0 });
    let via = command["way"]["via"].as_array().unwrap();
    assert_eq!(via.len(), 1);
    for axis in ["x", "y"] {
        assert_eq!(via[0][axis].as_f64(), corner[axis].as_f64());
    }
    window.see(By::text("by 1 waypoint"));
}

#[test]
fn what_a_way_crosses_is_stated_and_its_dice_are_asked_for() {
    let home = Home::new();
    let table = behind_a_wall(&home);
    let window = &table.window;
    window.press("m");
    window.see(By::testid("far"));
    walk(window, "ArrowDown", 2, 0);
    window.click(By::testid("state-way"));
    window.see(By::testid("crossing-form"));
    window.picture("way-form");
    window.choose(By::role("combobox", "Kind"), "Climb");
    window.fill(By::role("textbox", "Height"), "2");
    window.click(By::testid("cross"));
    window.fill(By::role("textbox", "Height"), "5");
    window.click(By::testid("cross"));
    window.picture("way-form-stated");
    window.click(By::testid("crossing-close"));
    window.until_text(By::testid("crosses"), "climb 5\u{2033}");
    window.see(By::testid("way-refused"));
    window.picture("way-stated");
    window.click(By::testid("state-way"));
    window.click(By::role("button", "Remove: climb 5\u{2033}"));
    window.press("Escape");
    window.until_text(By::testid("far"), "4\u{2033} of 6\u{2033}");
    window.gone(By::testid("way-refused"));
    let _ = table.says("the Move", |window| window.click(By::testid("place")));
    let command = table.view()["log"].to_string();
    assert!(command.contains(r#""is":"climb""#), "the climb stands in the log");
    assert_eq!(table.view()["question"]["step"]["ask"], "success", "it rolls for the climb");
    // What it stands on can be said at any moment, on the back of its card.
    let piers = table.model("Piers Allard");
    window.click(By::testid(&format!("card-{piers}")));
    window.fill(By::role("textbox", "Stands at height"), "2");
    window.picture("way-card-back");
    let _ = table.says("where it stands", |window| window.click(By::testid("stand")));
    assert_eq!(table.view()["models"][piers]["height"], json!(2 * 25_400));
}
