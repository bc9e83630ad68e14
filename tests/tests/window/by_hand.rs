//! What no pack has, in the window: a model and a weapon written by hand, found in the pack later; a side of which only
//! a name and a number is known.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

fn warband(window: &Window, name: &str) -> Value {
    let lines = window.told("warbands", Value::Null);
    let line = lines.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap();
    window.told("warband", json!({ "warband": line["id"] }))
}

#[test]
fn a_model_and_a_weapon_are_written_down_and_found_in_the_pack_later() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = warband(&window, "The Seventh Redoubt")["id"].clone();
    window.go(&format!("/warbands/{}/join", id.as_str().unwrap()));
    window.click(By::role("button", "Add a custom model"));
    window.click(By::role("button", "Save and recruit"));
    window.until_text(By::css("form"), "Enter a name.");
    window.fill(By::role("textbox", "Name"), "Trench Hound");
    window.fill(By::role("textbox", "Ducats"), "25");
    window.fill(By::role("textbox", "Base, mm"), "25");
    window.fill(By::role("textbox", "Keywords"), "skirmisher, hound");
    window.fill(By::role("textbox", "Reminders"), "It finds buried things.");
    window.picture("by-hand-model");
    window.click(By::role("button", "Save and recruit"));
    let hound = || warband(&window, "The Seventh Redoubt")["models"].as_array().unwrap().last().unwrap().clone();
    window.until("the Hound has joined", || hound()["name"] == "Trench Hound");
    assert_eq!((&hound()["ducats"], &hound()["by_hand"]), (&json!(25), &json!(true)));

    window.go(&format!("/warbands/{}/{}", id.as_str().unwrap(), hound()["id"]));
    window.click(By::role("button", "Add custom kit"));
    window.fill(By::role("textbox", "Name"), "Boarding Hook");
    window.choose(By::role("combobox", "DICE"), "+1");
    window.picture("by-hand-item");
    // Left for a look at somebody else, what was begun is there still.
    window.click(By::role_part("button", "Isolde Marsh"));
    window.gone(By::role("button", "Save"));
    window.click(By::role("button", "Add custom kit"));
    window.until("what was begun is there still", || {
        window.run("return document.querySelector('aside form input').value", &[]) == json!("Boarding Hook")
    });
    window.click(By::role("button", "Save"));
    window.gone(By::role("button", "Save"));
    window.go(&format!("/warbands/{}/{}", id.as_str().unwrap(), hound()["id"]));
    window.click(By::role("button", "Add Boarding Hook"));
    window.until("the Hound has the Hook", || hound()["kit"][0]["name"] == "Boarding Hook");
    window.until_text(By::css(".card"), "not checked");
    window.picture("by-hand-badged");
    window.go("/warbands");
    window.until_text(By::css("main table"), "1 not checked");
    window.picture("by-hand-listed");

    window.go(&format!("/warbands/{}", id.as_str().unwrap()));
    window.click(By::role("button", "Find in the pack: Trench Hound"));
    window.choose(By::role("combobox", "Trench Hound in the pack"), "Yeoman");
    window.until_text(By::css(".match"), "NEW ANTIOCH");
    window.picture("by-hand-matched");
    window.click(By::role("button", "Replace with Yeoman"));
    window.until("it is of the pack", || hound()["entry"] == "yeoman");
}

#[test]
fn visitors_of_whom_nobody_has_a_list_are_a_name_and_a_number() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Warbands");
    window.click(By::role("link", "Muster a Warband"));
    window.fill(By::role("textbox", "Name"), "The visitors");
    window.click(By::role("radio", "A custom faction"));
    window.fill(By::role("textbox", "What the faction is called"), "Wolves");
    window.fill(By::role("textbox", "Models that join at once"), "7");
    window.picture("by-hand-muster");
    window.click(By::role("button", "Muster"));
    window.until_text(By::css("#where"), "The visitors");
    let visitors = warband(&window, "The visitors");
    assert_eq!((visitors["models"].as_array().unwrap().len(), &visitors["legal"]), (7, &json!(true)));
    window.until_text(By::css(".builder"), "No pack has its faction");
    window.picture("by-hand-visitors");
}
