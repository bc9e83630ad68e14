//! Terrain in the set-up's editor: placed, moved by hand and by key, sized, named, taken away, undone, redone.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// The terrain of the sample's set-up as the book holds it.
fn terrain(window: &Window, set_up: &str) -> Vec<Value> {
    window.told("set_up", json!({ "set_up": set_up }))["set_up"]["terrain"].as_array().unwrap().clone()
}

/// The corner, width and depth of a piece, in inches.
fn rect(piece: &Value) -> (f64, f64, f64, f64) {
    let rect = &piece["shape"]["rect"];
    let inches = |value: &Value| value.as_f64().unwrap() / 25_400.0;
    (inches(&rect["corner"]["x"]), inches(&rect["corner"]["y"]), inches(&rect["width"]), inches(&rect["depth"]))
}

/// The piece of this id.
fn piece(window: &Window, set_up: &str, id: &str) -> Option<Value> {
    terrain(window, set_up).into_iter().find(|one| one["id"] == id)
}

#[test]
fn a_piece_is_placed_moved_sized_taken_away_and_put_back() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Scenarios");
    window.click(By::role("link", "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir"));
    window.see(By::testid("board"));
    let set_up = window.told("set_ups", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let before = terrain(&window, &set_up);

    window.choose(By::role("combobox", "Kind of the new piece"), "Wall");
    window.click(By::role("button", "Add terrain"));
    window.until("a wall", || piece(&window, &set_up, "wall-1").is_some());
    let placed = rect(&piece(&window, &set_up, "wall-1").unwrap());
    window.see(By::testid("handle-move"));
    window.picture("set-up-terrain");

    // By hand: five inches to the east, three to the south.
    let k = {
        let (_, _, width, height) = window.area(By::testid("board"));
        width.min(height) / 48.0
    };
    let (x, y) = window.place(By::testid("handle-move"));
    window.drag((x, y), (x + 5.0 * k, y + 3.0 * k));
    window.until("the wall where it was dragged", || {
        let now = rect(&piece(&window, &set_up, "wall-1").unwrap());
        (now.0 - placed.0 - 5.0).abs() < 0.01 && (now.1 - placed.1 - 3.0).abs() < 0.01
    });
    // By key: half an inch, with Shift an inch.
    window.run("document.getElementById('board').focus(); return null", &[]);
    window.press("ArrowLeft");
    window.press("Shift+ArrowUp");
    window.until("the wall where it was walked", || {
        let now = rect(&piece(&window, &set_up, "wall-1").unwrap());
        (now.0 - placed.0 - 4.5).abs() < 0.01 && (now.1 - placed.1 - 2.0).abs() < 0.01
    });
    // Its corner is pulled.
    let (x, y) = window.place(By::testid("handle-size"));
    window.drag((x, y), (x + 2.0 * k, y + k));
    window.until("the wall larger", || {
        let now = rect(&piece(&window, &set_up, "wall-1").unwrap());
        (now.2 - placed.2 - 2.0).abs() < 0.01 && (now.3 - placed.3 - 1.0).abs() < 0.01
    });
    window.fill(By::role("textbox", "Label"), "Chapel wall");
    window.press("Enter");
    window.until("its name", || piece(&window, &set_up, "wall-1").unwrap()["label"] == "Chapel wall");
    let named = terrain(&window, &set_up);

    window.click(By::role_part("button", "Remove Chapel wall"));
    window.until("no wall", || piece(&window, &set_up, "wall-1").is_none());
    assert_eq!(terrain(&window, &set_up), before);
    window.click(By::role("button", "Undo the last change"));
    window.until("the wall back", || terrain(&window, &set_up) == named);
    window.click(By::role("button", "Redo the change"));
    window.until("it gone again", || terrain(&window, &set_up) == before);
    window.click(By::role("button", "Undo the last change"));
    window.until("the wall back", || terrain(&window, &set_up) == named);

    // It stands on the battlefield.
    window.click(By::role("button", "Begin the battle"));
    window.see(By::css("[data-ask='zone_roll_off']"));
    let battle = window.told("battles", Value::Null)[0]["id"].clone();
    assert_eq!(window.told("battle", json!({ "battle": battle }))["terrain"], json!(named));
}
