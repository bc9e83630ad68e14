//! Terrain in the set-up's editor: placed, moved by hand and by key, sized, named, taken away, undone, redone.

use nml_tests::window::{By, Home, Window, inputs};
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

    window.click(By::role("button", "Add: Wall"));
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

/// A piece is dragged out of the tray; let go beside the map, it goes back.
#[test]
fn a_piece_is_dragged_from_the_tray_onto_the_map_and_the_table_is_laid_out_again_elsewhere() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Scenarios");
    window.click(By::role("link", "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir"));
    window.see(By::testid("board"));
    let set_up = window.told("set_ups", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let (left, top, width, height) = window.area(By::testid("board"));
    let k = width.min(height) / 48.0;
    let at = |x: f64, y: f64| (left + (width - 48.0 * k) / 2.0 + x * k, top + (height - 48.0 * k) / 2.0 + y * k);
    window.drag(window.place(By::testid("tray-hill")), at(40.0, 6.0));
    window.until("a hill", || piece(&window, &set_up, "hill-1").is_some());
    let (x, y, wide, deep) = rect(&piece(&window, &set_up, "hill-1").unwrap());
    assert!((x + wide / 2.0 - 40.0).abs() <= 0.5 && (y + deep / 2.0 - 6.0).abs() <= 0.5, "{x} {y} {wide} {deep}");
    let pieces = terrain(&window, &set_up).len();
    window.drag(window.place(By::testid("tray-wall")), window.place(By::testid("tray-trench")));
    window.drag(window.place(By::testid("tray-trench")), at(8.0, 42.0));
    window.until("a trench", || piece(&window, &set_up, "trench-1").is_some());
    assert_eq!(terrain(&window, &set_up).len(), pieces + 1, "no wall");

    // Kept by a name.
    window.click(By::role("button", "Save layout"));
    window.fill(By::role("textbox", "Name of the layout"), "The old brickworks");
    window.press("Enter");
    window.until_text(By::role("region", "Layouts"), "Saved as “The old brickworks”.");
    window.picture("set-up-layout-kept");

    // The next table: a scenario, the layout, two Warbands, and the battle begins.
    window.go("scenarios");
    window.see(By::css("main"));
    let before = window.taps();
    window.click(By::role_part("link", "Relic Hunt").within(By::css("main")));
    window.click(By::role("button", "Set up Relic Hunt"));
    window.until_text(By::role("region", "Layouts"), "The old brickworks");
    let script = "[...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent.trim().startsWith('Layouts')).scrollIntoView()";
    window.run(script, &[]);
    window.picture("set-up-layouts");
    window.click(By::role("button", "Turned round: The old brickworks"));
    window.choose(By::role("combobox", "Side A Warband"), "The Seventh Redoubt");
    window.choose(By::role("combobox", "Side B Warband"), "The Ashen Choir");
    window.until("a set-up that is ready", || window.usable(By::role("button", "Begin the battle")));
    let next = window.told("set_ups", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let (x, y, wide, deep) = rect(&piece(&window, &next, "hill-1").unwrap());
    assert!((x + wide / 2.0 - 8.0).abs() <= 0.5 && (y + deep / 2.0 - 42.0).abs() <= 0.5, "{x} {y} {wide} {deep}");
    window.picture("set-up-laid-out");
    window.click(By::role("button", "Begin the battle"));
    // A choice in a list is one as well.
    inputs("a set-up of a known layout", &[window.taps() - before + 2], 10);
}
