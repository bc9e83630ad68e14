//! Keys and reading at the table: one rule for keys, the best moments of a battle whole on the screen, why a model
//! fell.

use nml_tests::window::{By, Home, Table, stands};
use serde_json::{Value, json};

/// Aldous Reyne beside Wretched Sump, who bears six BLOOD MARKERS; the sword has hit as well as it can.
fn hit(table: &Table) {
    let window = &table.window;
    let (reyne, sump) = (table.model("Aldous Reyne"), table.model("Wretched Sump"));
    let blood = json!({ "blood": 6, "blessing": 0, "infection": 0 });
    let bleeds = json!({ "set": "markers", "model": sump, "markers": blood });
    table.arrange(&[stands(reyne, 24.0, 20.0), stands(sump, 24.0, 21.5), bleeds]);
    table.activate("Aldous Reyne");
    window.press("f");
    window.click(By::role_part("button", "Wretched Sump · Sword").within(By::css("[data-ask='act']")));
    table.asks("success");
    let _ = table.all_dice(6);
    table.asks("injury");
}

/// What side A has declared to spend on the roll that is asked, BLOOD MARKERS of `model`.
fn declared(view: &Value) -> u64 {
    view["question"]["roll"]["declared"]
        .as_array()
        .unwrap()
        .first()
        .map_or(0, |said| said[1]["blood"].as_u64().unwrap())
}

#[test]
fn plus_and_minus_count_markers_out_one_by_one_and_all_taken_back_is_nothing_said() {
    let home = Home::new();
    let table = Table::deployed(&home);
    hit(&table);
    let mut view = table.view();
    for (key, spent) in [("+", 1), ("+", 2), ("-", 1), ("-", 0)] {
        view = table.says(key, |window| window.press(key));
        assert_eq!(declared(&view), spent, "after {key}: {}", view["question"]["roll"]);
    }
    // All of it taken back leaves no word of it, and the dice still come.
    let log = view["log"].as_array().unwrap();
    let spends = log.iter().filter(|entry| entry["in_force"] == true && entry.to_string().contains("\"spent\""));
    assert_eq!(spends.count(), 0);
    let _ = table.all_dice(3);
}

#[test]
fn a_double_click_on_stop_the_battle_ends_no_battle() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    table.dice(&[6, 1]);
    table.asks("choose_first");
    window.press("1");
    table.asks("activate");
    window.click(By::role("tab", "Table"));
    let before = table.settled()["at"].clone();
    let stop = window.place(By::testid("stop"));
    window.click_at(stop);
    window.click_at(stop);
    window.see(By::css("#stop"));
    assert_eq!(table.view()["at"], before, "the battle goes on");
    window.click(By::role("button", "Cancel").within(By::css("#stop")));
    window.gone(By::css("#stop"));
}

/// What stands on the question's panel ends within it, and above what stands below it.
fn nothing_overlaps(table: &Table) {
    let script = "const rows = [...document.querySelectorAll('[data-testid=result] > *')].map((one) => one.getBoundingClientRect());
       const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
       const cut = [...document.querySelectorAll('[data-testid=result] .row > *, [data-testid=result] .button')]
         .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim());
       return { over: rows.filter((row, i) => rows.slice(i + 1).some((other) => meets(row, other))).length, cut }";
    let seen = table.window.run(script, &[]);
    assert_eq!(seen, json!({ "over": 0, "cut": [] }));
}

#[test]
fn the_result_of_a_bloodbath_is_whole_and_its_keys_are_those_on_its_buttons() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    hit(&table);
    let spent = table.says("Bloodbath", |window| window.press("b"));
    assert!(spent["log"].as_array().unwrap().last().unwrap().to_string().contains("\"bloodbath\":true"));
    window.picture("battle-bloodbath-dice");
    let out = table.all_dice(5);
    let sump = table.model("Wretched Sump");
    assert_eq!(out["models"][sump]["condition"], "out");
    window.until_text(By::testid("result"), "Bloodbath");
    window.picture("battle-bloodbath");
    nothing_overlaps(&table);
    // The question behind it waits.
    let entries = out["log"].as_array().unwrap().len();
    for key in ["1", "2", "m", "d", "Backspace"] {
        window.press(key);
    }
    window.see(By::testid("result"));
    assert_eq!(table.view()["log"].as_array().unwrap().len(), entries);
    window.press("Enter");
    window.gone(By::testid("result"));
    // A click on a tab takes no key away.
    window.click(By::role("tab", "Log"));
    // The log is searched.
    window.fill(By::role("searchbox", "Search the log"), "sump injury");
    window.until_text(By::css("[role='tabpanel']"), "Injury Roll for Wretched Sump");
    assert_eq!(window.count(By::css("[role='tabpanel'] ol > li")), 1);
    window.picture("battle-log-search");
    // Why did it fall?
    window.click(By::role("button", "Card of Wretched Sump"));
    let moments = || By::role("region", "Last moments of Wretched Sump");
    window.until_text(moments(), "Bloodbath");
    window.picture("battle-last-moments");
    window.click(By::role("button", "Watch it"));
    window.see(By::role("slider", "Entry shown"));
}

#[test]
fn after_a_click_on_a_tab_keys_still_work_and_a_clicked_line_is_not_said_again() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    table.dice(&[6, 1]);
    table.asks("choose_first");
    window.click(By::role("tab", "Log"));
    let _ = table.says("who goes first", |window| window.press("1"));
    table.asks("activate");
    let chosen = table.says("a model", |window| {
        window.click(By::text("Piers Allard").within(By::css("[data-ask='activate']")));
    });
    let entries = chosen["log"].as_array().unwrap().len();
    window.press("Enter");
    table.asks("act");
    let now: Value = table.view();
    assert_eq!(now["log"].as_array().unwrap().len(), entries);
    assert_eq!(window.count(By::testid("objection")), 0);
}

#[test]
fn what_is_set_right_keeps_its_reason_and_its_button_in_view() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    window.click(By::role("button", "Card of Gorm"));
    window.click(By::role("button", "Blood: 1 more"));
    window.until_text(By::testid("keeping"), "1 change not saved yet");
    let inside = "const card = document.querySelector('[data-testid=keeping]').parentElement.parentElement.getBoundingClientRect();
       const foot = document.querySelector('[data-testid=keeping]').getBoundingClientRect();
       return foot.top >= card.top && foot.bottom <= card.bottom + 1";
    assert_eq!(window.run(inside, &[]), json!(true));
    window.picture("battle-set-right-waits");
    assert_eq!(window.run(inside, &[]), json!(true));
}
