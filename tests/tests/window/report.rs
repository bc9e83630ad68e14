//! A report of a problem: read whole, saved as it was read.

use std::fs;

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

#[test]
fn a_report_of_a_problem_is_read_whole_and_saved_as_it_was_read() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let _ = window.call("warband", json!({ "warband": "Qyzzle" }));
    window.task("Book");
    window.click(By::role("link", "Report a problem"));
    window.until("the report", || window.count(By::testid("report")) == 1);
    window.type_into(By::role("textbox", "What happened"), "The map froze");
    window.until("what happened in it", || window.text(By::testid("report")).contains("The map froze"));
    window.picture("report");
    let shown = window.run("return document.querySelector('[data-testid=report]').textContent", &[]);
    let shown = shown.as_str().unwrap();
    let file = home.folder().join("problem.json");
    home.answer(&file);
    window.click(By::role("button", "Save the report"));
    window.until_text(By::css("main"), "Saved as problem.json");
    assert_eq!(fs::read_to_string(&file).unwrap(), shown);
    let report: Value = serde_json::from_str(shown).unwrap();
    assert_eq!(report["failures"][0]["code"], "BAD_ID");
    for name in
        ["Qyzzle", "The Seventh Redoubt", "The Ashen Choir", "Piers Allard", &home.folder().display().to_string()]
    {
        assert!(!shown.contains(name), "{name}");
    }
}
