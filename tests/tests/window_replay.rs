//! Looking back and aside in the real window: an example stepped through by keys, a what-if begun, left and opened
//! again, a note, a first battle that explains itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use nml_tests::window::{By, Home, Table, Window};
use serde_json::{Value, json};

fn button(name: &str) -> By {
    By::role("button", name)
}

#[test]
fn an_example_is_stepped_through_and_varied() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Battle");
    window.see(By::testid("examples"));
    window.picture("battles-empty");
    window.click(By::role("link", "Step through Three Activations"));
    window.see(By::testid("replay"));
    window.until_text(By::testid("entry-detail"), "Pit Locust");
    // The keys: on, on, to the end; there the dice, what was dropped, and what came of it.
    let at = window.text(By::css("#question"));
    window.press("ArrowRight");
    window.until("another entry", || window.text(By::css("#question")) != at);
    window.click(By::testid("after"));
    window.press("End");
    window.until_text(By::testid("entry-detail"), "Out of Action");
    window.until_text(By::testid("entry-detail"), "Critical");
    window.picture("replay-example");
    // Before and after: Geoff stands, Geoff is out.
    window.press("b");
    window.until("the moment before", || {
        window.attribute(By::testid("before"), "aria-pressed").as_deref() == Some("true")
    });
    assert_eq!(window.count(By::testid("resume")), 1);
    assert!(!window.usable(By::testid("resume")), "an example is not played on");
    // A what-if goes on from it, marked, and is left again.
    let id = window.told("examples", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let before = window.told("battle", json!({ "battle": id }));
    for _ in 0..2 {
        window.press("ArrowLeft");
    }
    window.click(By::testid("what-if"));
    window.type_into(By::role("textbox", "What if…"), "The blade had missed");
    window.click(By::testid("what-if-begin"));
    window.until_text(By::testid("what-if-bar"), "The blade had missed");
    window.see(By::css("[data-ask='success']"));
    window.picture("what-if");
    for face in ["1", "1"] {
        window.press(face);
    }
    window.until("the miss in the what-if", || {
        window.told("battle", json!({ "battle": id }))["what_ifs"][0]["entries"] == 1
    });
    window.click(By::testid("leave-what-if"));
    window.gone(By::testid("what-if-bar"));
    window.see(By::testid("replay"));
    let after = window.told("battle", json!({ "battle": id }));
    assert_eq!((&after["log"], &after["models"]), (&before["log"], &before["models"]));
    // It is in the list, and opens again.
    window.click(By::role("tab", "What if"));
    window.click(button("Open the what-if The blade had missed"));
    window.until_text(By::testid("what-if-bar"), "The blade had missed");
}

#[test]
fn a_battle_under_way_is_noted_gone_back_in_and_taken_up_again() {
    let home = Home::new();
    let table = Table::deployed(&home);
    table.activate("Aldous Reyne");
    let far = table.settled();
    table.window.click(By::testid("replay-open"));
    table.window.see(By::testid("replay"));
    // A note beside the last entry.
    table.window.click(By::testid("note"));
    table.window.fill(By::testid("note-text"), "Ines took the wall.");
    table.window.click(By::testid("note-save"));
    table.window.until_text(By::testid("entry-detail"), "Ines took the wall.");
    // Back by two entries, and the battle goes on from there; a redo brings them back.
    table.window.press("ArrowLeft");
    table.window.press("ArrowLeft");
    table.window.click(By::testid("resume"));
    table.asks("choose_first");
    table.window.until_text(By::css("[role='tabpanel']"), "Ines took the wall.");
    table.window.click(By::testid("redo"));
    table.asks("act");
    assert_eq!(table.settled()["models"], far["models"]);
    table.window.picture("battle-note");
    // The paused battle goes on from the list.
    table.window.task("Battle");
    table.window.click(By::role_part("link", "Go on with"));
    table.asks("act");
}

#[test]
fn a_first_battle_explains_each_question_once() {
    let home = Home::new();
    let window = Window::open(&home);
    window.click(button("Play a first battle"));
    window.until_text(By::testid("guide"), "A roll-off");
    window.picture("first-battle");
    window.click(By::testid("understood"));
    window.gone(By::testid("guide"));
    window.press("6");
    window.press("1");
    window.until_text(By::testid("guide"), "Zones");
    window.press("1");
    window.see(By::css("[data-ask='deploy_roll_off'], [data-ask='deploy']"));
    // Remembered: a roll-off is not explained again after the window was closed and opened.
    let battle = window.told("battles", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, Some("activate"));
    window.go(&format!("battle/{battle}"));
    window.until_text(By::testid("guide"), "Activation");
    window.picture("first-battle-activation");
}
