//! A battle that is not logged roll by roll: only what changed, the table as it is, only the result, stopped.

use nml_tests::window::{By, Home, Table};
use serde_json::{Value, json};

/// In the first Activation of the first Turn, with this much logged.
fn logs(table: &Table, level: &str) {
    table.dice(&[6, 1]);
    table.asks("choose_first");
    table.window.press("1");
    table.asks("activate");
    table.window.click(By::role("tab", "Table"));
    table.window.click(By::role("radio", level));
}

fn button(name: &str) -> By {
    By::role("button", name).within(By::css(".question"))
}

#[test]
fn only_what_changed_is_logged_with_one_tap_each() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let (nib, gorm) = (table.model("Wretched Nib"), table.model("Gorm"));
    let wat = table.model("Wat");
    logs(&table, "What changed");
    window.see(By::text("Tap a model: its card, or its base on the map."));
    window.click(By::testid(&format!("model-{nib}")));
    let down = table.says("a fall", |window| window.click(button("Down")));
    assert_eq!(down["models"][nib]["condition"], "down");
    assert_eq!(down["models"][nib]["markers"]["blood"], 1, "going Down brings its BLOOD MARKER");
    window.picture("battle-changes");
    let up = table.says("its rising", |window| window.click(button("Stands up")));
    assert_eq!(up["models"][nib]["condition"], "standing");
    window.click(By::testid(&format!("model-{gorm}")));
    window.choose(By::role("combobox", "By"), "A9 Wat");
    let out = table.says("a casualty", |window| window.click(button("Out of Action")));
    assert_eq!((&out["models"][gorm]["condition"], &out["sides"][1]["casualties"]), (&json!("out"), &json!(1)));
    let entry = out["log"].as_array().unwrap().last().unwrap().to_string();
    assert!(entry.contains("happened") && entry.contains(&format!("\"by\":{wat}")), "{entry}");
    let scored = table.says("a victory point", |window| window.click(button("A +1 VP")));
    assert_eq!(scored["sides"][0]["points"], 1);
    // The engine takes the Turn from there: nobody need check Morale, so the objectives are asked.
    window.click(button("Turn 1 is played"));
    table.asks("control");
    window.press("Enter");
    window.see(button("Turn 2 is played"));
    // Back to every roll: B is the smaller side and has Initiative.
    window.click(By::role("radio", "Every roll"));
    table.asks("choose_first");
    window.see(By::text("Who goes first?"));
    assert_eq!(table.view()["turn"], 2);
}

#[test]
fn the_table_is_caught_up_with_in_one_entry() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let (nib, gorm) = (table.model("Wretched Nib"), table.model("Gorm"));
    logs(&table, "Every roll");
    window.click(By::testid("catch-up"));
    for (model, to) in [("Wretched Nib", "Out"), ("Gorm", "Down")] {
        window.click(By::role("radio", to).within(By::css(format!("[aria-label='Condition of {model}']"))));
    }
    window.click(By::role("button", "Victory points of A: 1 more").within(By::css(".question")));
    window.picture("battle-catch-up");
    let before = table.view()["log"].as_array().unwrap().len();
    let caught_up = table.says("the table", |window| window.click(By::role_part("button", "by hand")));
    assert_eq!(caught_up["log"].as_array().unwrap().len(), before + 1, "one entry");
    assert_eq!(
        (
            &caught_up["models"][nib]["condition"],
            &caught_up["models"][gorm]["condition"],
            &caught_up["sides"][0]["points"]
        ),
        (&json!("out"), &json!("down"), &json!(1))
    );
    window.click(By::role("tab", "Log"));
    window.until_text(By::css("[role='tabpanel']"), "entered by hand");
    table.asks("activate");
}

#[test]
fn a_battle_is_entered_by_its_result_alone() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    logs(&table, "Result");
    for fallen in ["Gorm", "Wat"] {
        window.click(By::role("checkbox", fallen));
    }
    for _ in 0..3 {
        window.click(By::role("button", "Last Turn: 1 more"));
    }
    window.click(By::role("radio", "for A"));
    window.picture("battle-by-result");
    let over = table.says("the result", |window| window.click(By::testid("state")));
    assert_eq!((&over["outcome"]["winner"], &over["turn"]), (&json!(0), &json!(4)));
    assert_eq!((&over["sides"][0]["casualties"], &over["sides"][1]["casualties"]), (&json!(1), &json!(1)));
    assert_eq!(over["question"], Value::Null);
    window.see(By::testid("settle"));
    let undone = table.says("the undo", |window| window.press("Control+z"));
    assert_eq!(undone["outcome"], Value::Null);
}

#[test]
fn a_battle_is_stopped_and_the_players_say_what_stands() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    logs(&table, "Every roll");
    window.click(By::testid("stop"));
    window.click(By::role("button", "Time is up"));
    table.asks("what_stands");
    window.picture("battle-stopped");
    let over = table.says("what stands", |window| window.press("4"));
    assert_eq!(over["outcome"]["reason"], "time");
}
