//! Your own scenario, drawn by hand in the window: zones, an objective, terrain, points, Deeds; passed on as a file,
//! brought in again, set up and fought.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

fn stands(window: &Window, id: &str) -> Value {
    window.told("own_scenario", json!({ "scenario": id }))
}

fn inches(value: &Value) -> f64 {
    value.as_f64().unwrap() / 25_400.0
}

/// The stream of the newest scenario of one's own in the library.
fn newest(window: &Window) -> String {
    let library = window.told("scenarios", Value::Null);
    let all = library["scenarios"].as_array().unwrap();
    let own = all.iter().find(|one| one["own"].is_string()).unwrap();
    own["own"].as_str().unwrap().to_owned()
}

fn tab(window: &Window, name: &str) {
    window.click(By::role("radio", name));
}

#[test]
fn a_scenario_is_drawn_by_hand_passed_on_set_up_and_fought() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.go("scenarios");
    window.until("all of the books", || window.count(By::css("article")) == 21);
    window.fill(By::role("textbox", "Name of the scenario"), "The Mill at Dusk");
    window.click(By::role("button", "Draw it"));
    window.see(By::testid("board"));
    let id = newest(&window);
    assert_eq!(stands(&window, &id)["faults"], json!([]));

    // A zone becomes a corner of the table.
    window.choose(By::role("combobox", "Part of the map"), "South zone");
    window.choose(By::role("combobox", "Form"), "corner of the table");
    window.choose(By::role("combobox", "Corner"), "south-east");
    window.until("a corner", || {
        let centre = stands(&window, &id)["scenario"]["zones"][1]["shape"]["circle"]["centre"].clone();
        centre.is_object() && inches(&centre["x"]) > 47.9 && inches(&centre["y"]) > 47.9
    });

    // An objective, dragged from the middle and walked by key.
    window.click(By::role("button", "Add an objective"));
    window.until("an objective", || {
        stands(&window, &id)["scenario"]["objectives"].as_array().is_some_and(|o| o.len() == 1)
    });
    window.see(By::testid("handle-move"));
    let k = {
        let (_, _, width, height) = window.area(By::testid("board"));
        width.min(height) / 48.0
    };
    let (x, y) = window.place(By::testid("handle-move"));
    window.drag((x, y), (x - 6.0 * k, y + 2.0 * k));
    let at = |window: &Window| {
        let at = stands(window, &id)["scenario"]["objectives"][0]["at"].clone();
        (inches(&at["x"]), inches(&at["y"]))
    };
    window.until("the objective where it was dragged", || at(&window) == (18.0, 26.0));
    window.run("document.getElementById('board').focus(); return null", &[]);
    window.press("Shift+ArrowRight");
    window.until("the objective where it was walked", || at(&window) == (19.0, 26.0));
    window.fill(By::role("textbox", "Kind"), "mill");
    window.press("Enter");
    window.until("its kind", || stands(&window, &id)["scenario"]["objectives"][0]["kind"] == "mill");

    // Terrain, with its height.
    window.click(By::role("button", "Add: Hill"));
    window.until("a hill", || stands(&window, &id)["scenario"]["terrain"].as_array().is_some_and(|t| t.len() == 1));
    window.fill(By::role("textbox", "Height"), "3.5");
    window.press("Enter");
    window.until("its height", || inches(&stands(&window, &id)["scenario"]["terrain"][0]["height"]) == 3.5);
    window.picture("own-scenario-map");

    // How long it lasts, and a formula.
    tab(&window, "Play");
    window.fill(By::role("textbox", "Turns"), "5");
    window.press("Enter");
    window.until("five Turns", || stands(&window, &id)["scenario"]["turns"] == 5);
    window.picture("own-scenario-play");
    tab(&window, "Points");
    window.click(By::role("button", "Add a rule"));
    window.fill(By::role("textbox", "VP"), "2");
    window.press("Enter");
    window.choose(By::role("combobox", "Of the kind"), "mill");
    window.until("ten points in reach", || stands(&window, &id)["reachable"]["objectives"] == 10);
    window.until_text(By::css(".most"), "At most 10 VP from objectives");
    window.click(By::role("button", "Add a rule"));
    window.choose(By::role("combobox", "For each").within(By::css("li[aria-label='Rule 2']")), "formula");
    window.until("a formula", || {
        stands(&window, &id)["scenario"]["victory_points"][1]["per"]["formula"]["divided_by"] == 100
    });
    window.choose(By::role("combobox", "When").within(By::css("li[aria-label='Rule 2']")), "at the end");
    window.until("at the end", || stands(&window, &id)["scenario"]["victory_points"][1]["at"] == "game_end");
    window.picture("own-scenario-points");

    // A Deed of another scenario, which the engine knows by its sign.
    tab(&window, "Deeds");
    window.choose(By::role("combobox", "From another scenario"), "Bloodletting");
    window.click(By::role("button", "Copy a Deed"));
    window.until("a Deed", || stands(&window, &id)["scenario"]["deeds"][0]["sign"]["blood_reaches"] == 6);
    window.picture("own-scenario-deeds");

    // A fault is named with its place; once undone, it is gone.
    tab(&window, "Map");
    window.choose(By::role("combobox", "Part of the map"), "Objective 1");
    window.fill(By::role("textbox", "Kind"), "barn");
    window.press("Enter");
    window.until_text(By::css(".next"), "No kind of objective “mill” is described.");
    window.picture("own-scenario-wrong");
    window.click(By::role("button", "Undo the last change"));
    window.until("nothing wrong", || stands(&window, &id)["faults"] == json!([]));
    tab(&window, "History");
    window.until_text(By::css(".past"), "Deeds: Bloodletting added");
    window.picture("own-scenario-history");

    // Its sheet, as it stands here.
    let sheet = home.folder().join("the-mill.pdf");
    home.answer(&sheet);
    window.click(By::role("button", "Print the sheet"));
    window.until_text(By::css(".next"), "Written: the-mill.pdf");
    window.until_text(By::css(".next"), &sheet.display().to_string());
    window.picture("own-scenario-printed");
    assert!(std::fs::read(&sheet).is_ok_and(|bytes| bytes.starts_with(b"%PDF-")));

    // One file out, and in again: the same scenario, in a stream of its own.
    let file = home.folder().join("the-mill.json");
    home.answer(&file);
    window.click(By::role("button", "Export as a file"));
    window.until_text(By::css(".next"), "the-mill.json");
    let bytes = std::fs::read(&file).unwrap();
    window.go("scenarios");
    home.answer(&file);
    window.click(By::role("button", "Bring in a file"));
    window.see(By::testid("board"));
    let other = newest(&window);
    assert_ne!(other, id);
    assert_eq!(stands(&window, &other)["scenario"], stands(&window, &id)["scenario"]);
    let again = home.folder().join("again.json");
    home.answer(&again);
    window.click(By::role("button", "Export as a file"));
    window.until("the file", || std::fs::read(&again).is_ok_and(|read| read == bytes));
    // A file that is not a scenario is refused in one line.
    let nonsense = home.folder().join("nonsense.json");
    std::fs::write(&nonsense, "{\"format\":\"nml.roster\"}").unwrap();
    window.go("scenarios");
    home.answer(&nonsense);
    window.click(By::role("button", "Bring in a file"));
    window.until_text(By::css("main"), "it needs “nml.own-scenario”");
    window.picture("own-scenario-refused");

    // Set up and fought, like one of the book.
    window.go(&format!("scenarios/{id}/own"));
    window.click(By::role("button", "Set it up"));
    window.see(By::role("button", "Begin the battle"));
    let set_up = window.told("set_ups", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let view = window.told("set_up", json!({ "set_up": set_up }));
    for (side, warband) in view["warbands"].as_array().unwrap().iter().take(2).enumerate() {
        let models: Vec<&Value> = warband["models"].as_array().unwrap().iter().map(|model| &model["id"]).collect();
        let force = json!({ "warband": warband["id"], "models": models });
        let change = json!({ "do": "field", "side": side, "force": force });
        assert!(window.told("set_up_change", json!({ "set_up": set_up, "change": change })).is_object());
    }
    window.go("scenarios");
    window.go(&format!("scenarios/{set_up}"));
    window.see(By::role("button", "Begin the battle"));
    window.picture("own-scenario-set-up");
    window.click(By::role("button", "Begin the battle"));
    window.see(By::css("[data-ask]"));
    let battle = window.told("battles", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, None);
    window.go("battle");
    window.go(&format!("battle/{battle}"));
    window.picture("own-scenario-fought");
}

#[test]
fn three_sides_are_drawn_and_the_turn_engine_says_that_it_plays_two() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.go("scenarios");
    window.fill(By::role("textbox", "Name of the scenario"), "Three at the Well");
    window.click(By::role("button", "Draw it"));
    window.see(By::testid("board"));
    let id = newest(&window);
    window.click(By::role("button", "Add a zone"));
    window.until("three zones", || stands(&window, &id)["scenario"]["zones"].as_array().unwrap().len() == 3);
    window.choose(By::role("combobox", "Form"), "polygon");
    window.click(By::role("button", "Add a corner"));
    window.until("five corners", || {
        stands(&window, &id)["scenario"]["zones"][2]["shape"]["polygon"]["points"]
            .as_array()
            .is_some_and(|p| p.len() == 5)
    });
    window.until_text(By::css(".next"), "The app logs battles of two sides only");
    window.picture("own-scenario-three");
    window.click(By::role("button", "Set it up"));
    window.see(By::role("button", "Begin the battle"));
    window.until_text(By::css(".next"), "The app logs battles of two sides only, and this scenario has 3");
    window.picture("own-scenario-three-set-up");
}

/// Taps the face that a die of the table shows.
fn lies(window: &Window, die: &str, face: &str) {
    window.click(By::role("radio", face).within(By::role("radiogroup", die)));
}

#[test]
fn seven_dice_make_a_scenario_and_the_set_up_says_what_is_to_be_done() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.go("scenarios");
    window.click(By::role("button", "Type the dice of the table"));
    let dice = [
        ("Battlefield", "4"),
        ("Deployment and length", "5"),
        ("Victory", "3"),
        ("Older player, first Deed", "1"),
        ("Older player, second Deed", "2"),
        ("Younger player, first Deed", "5"),
        ("Younger player, second Deed", "6"),
    ];
    for (what, face) in dice {
        lies(&window, what, face);
    }
    window.until_text(By::css("main"), "Chance Encounter is not played with Over the Top: roll it again.");
    lies(&window, "Deployment and length", "1");
    lies(&window, "Victory", "6");
    window.fill(By::role("textbox", "Name of the random scenario"), "A cold night");
    window.until("it can be kept", || window.usable(By::role("button", "Save")));
    window.picture("own-scenario-random");
    window.click(By::role("button", "Save"));
    window.see(By::testid("board"));
    let id = newest(&window);
    assert_eq!(stands(&window, &id)["rolled"][2]["result"], "Take and Hold");
    window.click(By::role("button", "Set it up"));
    window.see(By::role("button", "Begin the battle"));
    // Six objectives are asked for; the first is placed and can be moved.
    window.until_text(By::css(".left"), "Objective: 0 of 6");
    window.click(By::role("button", "Place: Objective"));
    window.until_text(By::css(".left"), "Objective: 1 of 6");
    // The weather: what was typed says what comes.
    for (die, face) in [("Side A, die 1", "2"), ("Side A, die 2", "3"), ("Side B, die 1", "6"), ("Side B, die 2", "6")]
    {
        lies(&window, die, face);
    }
    window.until_text(By::css(".left"), "Churning Mud");
    // Or the app rolls it: four faces, and one step of undo takes them back.
    window.click(By::role("button", "Roll again: Weather"));
    let id = window.told("set_ups", Value::Null)[0]["id"].clone();
    window.until("the app rolled", || {
        let thrown = window.told("set_up", json!({ "set_up": id }))["set_up"]["weather"]["dice"].clone();
        thrown[0]["source"] == "app" && thrown[1]["faces"].as_array().is_some_and(|faces| faces.len() == 2)
    });
    window.click(By::role_part("button", "Undo"));
    window.until_text(By::css(".left"), "Churning Mud");
    window.picture("own-scenario-assistant");
    // Its sheet says what was drawn.
    let path = home.folder().join("drawn.pdf");
    home.answer(&path);
    window.click(By::role("button", "Print: Scenario sheet"));
    window.until_text(By::css(".left .made"), "Written: drawn.pdf");
}
