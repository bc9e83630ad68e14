//! Rulings: searched, compared, read differently in your own ruleset, and by agreement in the middle of a battle.

use std::collections::BTreeSet;

use nml_catalogue::ruling::RULINGS;
use nml_tests::window::{By, Home, Table, Window, stands};
use serde_json::{Value, json};

/// The rulings that the ruleset of this name does not read as printed, with their readings.
fn differs(window: &Window, name: &str) -> Option<Vec<(String, String)>> {
    let rulesets = window.told("rulesets", Value::Null);
    let one = rulesets.as_array().unwrap().iter().find(|one| one["name"] == name)?;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    Some(one["differs"].as_array().unwrap().iter().map(|d| (text(&d["ruling"]), text(&d["name"]))).collect())
}

#[test]
fn a_ruleset_of_ones_own_is_made_from_another_and_reads_one_ruling_otherwise() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Book");
    window.click(By::role("link", "Rulings and rulesets"));
    window.see(By::testid("C-42"));
    assert_eq!(window.count(By::css("ol > li[data-testid^='C-']")), RULINGS.len(), "every conflict has its row");
    let rulings = window.told("rulings", Value::Null);
    let readings = || rulings.as_array().unwrap().iter().flat_map(|one| one["readings"].as_array().unwrap());
    let tags = readings().flat_map(|reading| reading["sources"].as_array().unwrap());
    let tags: BTreeSet<&str> = tags.map(|tag| tag.as_str().unwrap().split(' ').next().unwrap()).collect();
    let said = window.texts(By::css("ol > li[data-testid^='C-'] .sources"));
    assert_eq!(said.len(), readings().count(), "each reading says who tells it so, or that nobody does");
    for text in &said {
        let bare = |word: &&str| tags.contains(word);
        assert_eq!(text.split([' ', ',']).find(bare), None, "a tag without a name in \"{text}\"");
    }
    window.picture("rulings");

    window.choose(By::role("combobox", "Compare with"), "Playtest 1.6");
    window.click(By::text("Only where they differ"));
    let apart = window.count(By::css("ol > li[data-testid^='C-']"));
    assert!((1..RULINGS.len()).contains(&apart), "{apart} rulings differ");
    window.picture("rulings-compared");
    window.click(By::text("Only where they differ"));
    window.choose(By::role("combobox", "Compare with"), "Nothing");
    window.fill(By::role("searchbox", "Search the rulings"), "BLOCK");
    window.until("one ruling", || window.count(By::css("ol > li[data-testid^='C-']")) == 1);

    window.fill(By::role("textbox", "Its name"), "Thursday club");
    window.click(By::role("button", "Make it"));
    window.until("the ruleset in the book", || differs(&window, "Thursday club") == Some(Vec::new()));
    window.until("readings to choose", || window.count(By::css("[data-testid='C-42'] input")) == 2);
    window.click(By::role_part("radio", "All in melee.").within(By::testid("C-42")));
    let always = Some(vec![("C-42".to_owned(), "always".to_owned())]);
    window.until("the reading in the book", || differs(&window, "Thursday club") == always);
    window.picture("rulings-own");
    let window = window.reopen(&home);
    assert_eq!(differs(&window, "Thursday club"), always);
}

#[test]
fn a_roll_says_which_reading_it_hangs_on_and_both_agree_to_another() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let (reyne, sump) = (table.model("Aldous Reyne"), table.model("Wretched Sump"));
    table.arrange(&[stands(reyne, 24.0, 20.0), stands(sump, 24.0, 21.5)]);
    table.activate("Aldous Reyne");
    window.press("f");
    window.click(By::role_part("button", "Wretched Sump · Sword").within(By::css("[data-ask='act']")));
    table.asks("success");
    // A critical hit of his sword, which is CRITICAL.
    let roll = |view: &Value| view["question"]["roll"].clone();
    let before = roll(&table.view());
    assert_eq!(before["disputed"][0]["chosen"], "One; two with CRITICAL.");
    window.until_text(By::testid("disputed"), "Sources differ: see options");
    window.click(By::testid("disputed"));
    window.until_text(By::testid("readings"), "One; two with CRITICAL. rulebook · quick start sheet");
    window.picture("battle-disputed");
    let agreed = roll(&table.says("the agreement", |window| {
        window.click(By::role_part("button", "Play it this way"));
    }));
    assert_eq!(
        (&agreed["disputed"][0]["chosen"], &agreed["disputed"][0]["reading"]),
        (&json!("One."), &before["disputed"][0]["chosen"])
    );
    assert_eq!(agreed["odds"], before["disputed"][0]["odds"], "the chances that were shown beside the reading");
    assert_ne!(agreed["odds"], before["odds"]);
    window.until_text(By::css("[role='tabpanel']"), "The players agreed on another reading");
    window.picture("battle-agreed");
    let undone = table.says("the undo", |window| window.press("Control+z"));
    assert_eq!(roll(&undone), before);
}
