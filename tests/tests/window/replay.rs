//! Looking back and aside in the real window: an example stepped through by keys, a what-if begun, left and opened
//! again, a note, a first battle that explains itself.

use nml_tests::window::{By, Home, Table, Window, stands};
use serde_json::{Value, json};

fn button(name: &str) -> By {
    By::role("button", name)
}

/// Presses a key of the replay and waits for the entry that it leads to.
fn steps(window: &Window, key: &str) {
    let at = window.text(By::css("#question"));
    window.press(key);
    window.until("another entry", || window.text(By::css("#question")) != at);
}

#[test]
fn an_example_is_stepped_through_and_varied() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Battle");
    window.see(By::role("link", "Step through Three Activations"));
    window.picture("battles-empty");
    window.click(By::role("link", "Step through Three Activations"));
    window.see(By::testid("replay"));
    window.until_text(By::testid("entry-detail"), "Pit Locust");
    // The keys: on, on, to the end; there the dice, what was dropped, and what came of it.
    steps(&window, "ArrowRight");
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
    assert_eq!(window.count(By::testid("resume")), 0, "an example is not played on");
    // A what-if goes on from it, marked, and is left again.
    let id = window.told("examples", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let before = window.told("battle", json!({ "battle": id }));
    for _ in 0..2 {
        steps(&window, "ArrowLeft");
    }
    window.click(By::testid("what-if"));
    window.type_into(By::role("textbox", "What if…"), "The blade had missed");
    window.click(By::testid("what-if-begin"));
    window.until_text(By::testid("what-if-bar"), "The blade had missed");
    window.see(By::css("[data-ask='success']"));
    window.picture("what-if");
    // Two more for the Knight's skill in melee, of which the two highest count.
    for face in ["1", "2", "1", "2"] {
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
    let window = &table.window;
    let at = |name: &str, x: f64, y: f64| stands(table.model(name), x, y);
    table.arrange(&[
        at("Piers Allard", 24.0, 10.0),
        at("Wat", 21.0, 11.0),
        at("Sgt Holloway", 30.0, 13.0),
        at("Mother Oriel", 14.0, 8.0),
        at("Wretched Nib", 26.0, 25.0),
        at("Gorm", 18.0, 31.0),
        at("Trooper Kell", 33.0, 34.0),
    ]);
    table.activate("Piers Allard");
    window.press("s");
    window.click(By::role_part("button", "Wretched Nib").within(By::css("[data-ask='act']")));
    table.asks("success");
    let _ = table.all_dice(4);
    table.asks("injury");
    let far = table.all_dice(4);
    window.click(By::testid("replay-open"));
    // Who, what, the dice, what changed them, what came of it; and the board before and after it.
    window.until_text(By::testid("entry-detail"), "Injury Roll for Wretched Nib");
    window.until_text(By::testid("entry-detail"), "Down");
    let nib = || window.texts(By::css(".b .card .state")).concat();
    window.until("Nib taken down", || nib().contains("Down"));
    window.picture("replay-battle");
    window.press("b");
    window.until("Nib on its feet", || !nib().contains("Down"));
    window.picture("replay-before");
    // A note beside it.
    window.click(By::testid("note"));
    window.fill(By::testid("note-text"), "Through the smoke, at fifteen inches.");
    window.picture("replay-note");
    window.click(By::testid("note-save"));
    window.until_text(By::testid("entry-detail"), "Through the smoke");
    window.press("b");
    steps(window, "ArrowLeft");
    window.until_text(By::testid("entry-detail"), "Piers Allard shoots Wretched Nib");
    window.picture("replay-attack");
    // Back to before the shot's dice, and the battle goes on from there; a redo brings them back.
    steps(window, "ArrowLeft");
    window.click(By::testid("resume"));
    table.asks("success");
    window.until_text(By::css("[role='tabpanel']"), "Through the smoke");
    window.click(By::testid("redo"));
    window.until("the injury back", || table.view()["models"] == far["models"]);
    let _ = table.settled();
    window.picture("battle-note");
    // In a what-if the same shot misses, and the battle itself stays as it is.
    window.click(By::testid("replay-open"));
    steps(window, "ArrowLeft");
    steps(window, "ArrowLeft");
    steps(window, "ArrowLeft");
    window.until_text(By::testid("entry-detail"), "Piers Allard shoots Wretched Nib");
    steps(window, "ArrowLeft");
    window.click(By::testid("what-if"));
    window.picture("what-if-form");
    window.type_into(By::role("textbox", "What if…"), "Nib had kept his head down behind the wall");
    window.click(By::testid("what-if-begin"));
    table.asks("success");
    window.picture("what-if-battle");
    window.click(By::testid("leave-what-if"));
    window.gone(By::testid("what-if-bar"));
    assert_eq!(table.view()["models"], far["models"]);
    // The paused battle goes on from the list.
    window.task("Battle");
    window.see(By::testid("examples"));
    window.picture("battles");
    window.click(By::role_part("link", "Go on with"));
    window.see(By::css("[data-ask]"));
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
    // What a longer page leaves of the log can still be reached.
    window.press("1");
    window.until_text(By::testid("guide"), "ACTIONS");
    window.press("s");
    window.press("1");
    window.see(By::css("[data-ask='success']"));
    window.until_text(By::testid("guide"), "A Success Roll");
    window.picture("first-battle-roll");
    window.see(By::role("tab", "Log"));
    window.see(By::testid("understood"));
}
