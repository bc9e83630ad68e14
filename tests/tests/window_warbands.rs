//! Warbands in the window: the sample in the book, a model renamed, kit bought against a rule, mended, undone.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// The sample opened on the builder of The Seventh Redoubt.
fn builder(home: &Home) -> Window {
    let window = Window::open_sample(home);
    window.click(By::role("link", "The Seventh Redoubt"));
    window.until_text(By::css("#where"), "The Seventh Redoubt");
    window.see(By::role_part("button", "Aldous Reyne"));
    window
}

/// The Warband as the book holds it.
fn redoubt(window: &Window) -> Value {
    let lines = window.told("warbands", Value::Null);
    let line = lines.as_array().unwrap().iter().find(|line| line["name"] == "The Seventh Redoubt").unwrap();
    window.told("warband", json!({ "warband": line["id"] }))
}

#[test]
fn both_sample_warbands_are_in_the_book_with_their_costs() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let mut names = window.texts(By::css("tbody th"));
    names.sort();
    let cells = window.texts(By::css("tbody td"));
    assert_eq!(
        names,
        ["The Ashen Choir Heretic Legions · Tomas", "The Seventh Redoubt Principality of New Antioch · Ines"]
    );
    // Models, ducats, Glory, games, state.
    assert_eq!(cells, ["9", "700", "0", "0", "Legal", "9", "700", "0", "0", "Legal"]);
    window.picture("warbands");
}

#[test]
fn every_model_shows_its_profile_kit_and_cost() {
    let home = Home::new();
    let window = builder(&home);
    let warband = redoubt(&window);
    assert_eq!(warband["ducats"]["is"], 700);
    window.until_text(By::css("dl[aria-label=Totals]"), "700");
    let models = warband["models"].as_array().unwrap();
    let lines = window.texts(By::css("button.line"));
    assert_eq!(lines.len(), models.len());
    let mut sum = 0;
    for (line, model) in lines.iter().zip(models) {
        assert!(line.contains(model["name"].as_str().unwrap()), "{line}");
        assert!(line.contains(model["entry_name"].as_str().unwrap()), "{line}");
        assert!(line.ends_with(&model["ducats"].to_string()), "{line}");
        for piece in model["kit"].as_array().unwrap() {
            assert!(line.contains(piece["name"].as_str().unwrap()), "{line}: {piece}");
        }
        sum += model["ducats"].as_u64().unwrap();
    }
    assert_eq!(sum, 700, "the lines add up to what the Warband cost");
    window.click(By::role_part("button", "Aldous Reyne"));
    window.until_text(By::role_part("complementary", "Armoury for Aldous Reyne"), "−3");
    window.picture("builder");
}

#[test]
fn a_model_is_renamed_and_the_book_keeps_it() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Aldous Reyne"));
    window.click(By::role("button", "Rename Aldous Reyne"));
    window.fill(By::role("textbox", "New name for Aldous Reyne"), "Aldous Père");
    window.press("Enter");
    window.see(By::role("button", "Rename Aldous Père"));
    assert_eq!(redoubt(&window)["models"][0]["name"], "Aldous Père");
    let window = window.reopen(&home);
    assert_eq!(redoubt(&window)["models"][0]["name"], "Aldous Père");
}

#[test]
fn kit_is_sold_and_bought_within_the_rules() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Aldous Reyne"));
    window.click(By::role_part("button", "Sell Pistol"));
    window.gone(By::role_part("button", "Sell Pistol"));
    let sold = redoubt(&window);
    assert_eq!((&sold["ducats"]["is"], &sold["legal"]), (&json!(694), &json!(true)));
    window.click(By::role_part("button", "Add Pistol 6"));
    window.see(By::role_part("button", "Sell Pistol"));
    let bought = redoubt(&window);
    assert_eq!((&bought["ducats"]["is"], &bought["legal"]), (&json!(700), &json!(true)));
}

#[test]
fn an_illegal_purchase_is_kept_with_its_reason_and_can_be_mended_and_undone() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Wat"));
    window.click(By::role("button", "Anyway: Reinforced Armour, against a rule"));
    let list = || By::role_part("list", "to mend");
    window.until_text(list(), "Wat: only ELITE models carry Reinforced Armour.");
    window.see(By::role_part("button", "Sell Reinforced Armour"));
    let draft = redoubt(&window);
    assert_eq!((&draft["legal"], &draft["ducats"]["is"]), (&json!(false), &json!(740)), "it is kept all the same");
    let elite = draft["violations"].as_array().unwrap().iter();
    let elite = elite.clone().find(|one| one["message"].as_str().unwrap().contains("only ELITE")).unwrap().clone();
    window.picture("builder-to-mend");

    let mend = elite["mends"][0]["label"].as_str().unwrap();
    let row = || By::css("[aria-label$='to mend'] > li:last-child");
    window.until_text(row(), "only ELITE");
    window.click(By::role("button", mend).within(row()));
    window.gone(list());
    let mended = redoubt(&window);
    assert_eq!((&mended["legal"], &mended["ducats"]["is"]), (&json!(true), &json!(700)));

    window.click(By::role_part("button", "Undo: "));
    window.until_text(list(), "only ELITE models carry Reinforced Armour");
    assert_eq!(redoubt(&window)["violations"], draft["violations"], "the mend is undone");
    window.click(By::role_part("button", "Undo: "));
    window.gone(list());
    let back = redoubt(&window);
    assert_eq!((&back["legal"], &back["models"]), (&json!(true), &mended["models"]));
    window.press("Control+Shift+z");
    window.see(list());
}
