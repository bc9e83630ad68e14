//! What a newcomer does, from a blank book to the second game, with nothing but the screen: bring in two lists, begin a
//! campaign, mistype its die and take it back, make a set-up with its ruleset, play the battle and the aftermath, and
//! open the book again.

use std::path::{Path, PathBuf};

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

fn sample(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    root.join("data/samples").join(format!("{name}.json"))
}

/// Both lists are brought into a book without Warbands; the window is at their page.
fn bring_in(home: &Home, window: &Window) {
    for (way, list) in [("Bring in", "new-antioch"), ("Bring in a Warband", "heretic-legions")] {
        home.answer(sample(list));
        window.click(By::role("link", way));
        window.click(By::role("button", "Choose files"));
        window.click(By::role("button", "Save"));
        window.until_text(By::css("#where"), list);
        window.task("Warbands");
    }
}

/// A blank book with both lists in it, and a campaign that both have joined.
fn founded(home: &Home) -> Window {
    let window = Window::open(home);
    window.click(By::role("button", "Begin a blank book"));
    bring_in(home, &window);
    window.task("Campaign");
    window.type_into(By::role("textbox", "Name of the campaign"), "The Salt Road");
    window.click(By::role("button", "Begin the campaign"));
    window.see(By::role("heading", "Two Warbands make a campaign"));
    for player in ["Ines", "Tomas"] {
        window.fill(By::role("textbox", "Player"), player);
        window.click(By::role("button", "Admit"));
        window.until_text(By::role_part("region", "Standings"), player);
    }
    window
}

fn type_die(window: &Window, face: &str) {
    window.click(By::role("button", face).within(By::role("group", "Type a die")));
}

#[test]
fn a_mistyped_scenario_die_is_taken_back_on_the_campaign_page() {
    let home = Home::new();
    let window = founded(&home);
    type_die(&window, "4");
    window.see(By::role_part("heading", "Relic Hunt: "));
    window.click(By::role("button", "Undo: Relic Hunt as the next game"));
    window.see(By::role("heading", "Roll for the next scenario"));
    // A 6 leaves a choice, and nothing is written before it is made.
    type_die(&window, "6");
    window.click(By::role("button", "Another face"));
    window.see(By::role("heading", "Roll for the next scenario"));
    type_die(&window, "1");
    window.see(By::role_part("heading", "Claim No Man’s Land: "));
    let set_ups = window.told("set_ups", Value::Null);
    assert_eq!(set_ups.as_array().unwrap().len(), 1, "{set_ups}");
}

#[test]
fn from_a_blank_book_to_the_second_game() {
    let home = Home::new();
    let window = founded(&home);
    let campaign = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    // The set-up comes from the library, not from the campaign: it counts for the campaign of both all the same.
    window.task("Scenarios");
    window.click(By::role("link", "Claim No Man’s Land"));
    window.click(By::role("button", "Set up Claim No Man’s Land"));
    window.choose(By::role("combobox", "Side A Warband"), "new-antioch");
    window.until_text(By::role("region", "Side A"), "9 of 9 models");
    window.choose(By::role("combobox", "Side B Warband"), "heretic-legions");
    window.until_text(By::role("region", "Side B"), "Game 1 allows 700 ducats and 10 models.");
    window.until("the campaign of both", || {
        window.count(By::role("combobox", "Campaign")) == 1
            && window.value(By::role("combobox", "Campaign")) == campaign
    });
    window.choose(By::role("combobox", "Ruleset"), "Quick Start · 6 differ");
    window.until_text(
        By::role("list", "What Quick Start reads differently"),
        "Is there a limit to the distance of a Charge?",
    );
    window.picture("set-up-ruleset");
    window.click(By::role("button", "Begin the battle"));
    window.until("a battle", || window.told("battles", Value::Null)[0]["id"].is_string());
    let battle = window.told("battles", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, None);

    window.go(&format!("aftermath/{battle}"));
    window.until_text(By::css("header.bar"), " open");
    // Every fate is answered by the app's dice, a ransom by refusing it; the rest is settled at the table, and agreed with.
    loop {
        let view = window.told("aftermath", json!({ "aftermath": battle }));
        if view["closed"] == json!(true) {
            break;
        }
        let pages = view["pages"].as_array().unwrap();
        let leaf = |page: &Value| By::role("region", page["warband"].as_str().unwrap());
        if let Some(question) = pages.iter().find_map(|page| page["steps"][0]["questions"].get(0)) {
            let button = if question["dice"].is_null() { "Refuse" } else { "Roll here" };
            let region = By::role("region", question["heading"].as_str().unwrap());
            window.click(By::role("button", button).within(region));
        } else if let Some(page) = pages.iter().find(|page| page["may_set_aside"] == json!(true)) {
            window.click(By::role("button", "Resolve the rest at the table").within(leaf(page)));
            window.click(By::role("button", "Skip the rest").within(leaf(page)));
        } else {
            let page = pages.iter().find(|page| page["signed"] == json!(false)).unwrap();
            window.click(By::role("button", "Agreed").within(leaf(page)));
        }
        window.until("the next question", || window.told("aftermath", json!({ "aftermath": battle })) != view);
    }
    window.see(By::role("link", "To the campaign"));
    window.go("campaign");
    window.until_text(By::css("main"), "Roll for the next scenario");
    window.until_text(By::role_part("region", "Standings"), "800 ducats, 11 models");
    let page = window.told("campaign", json!({ "campaign": campaign }));
    assert_eq!(page["games"][0]["battle"], json!(battle), "the aftermath reached the campaign");

    let window = window.reopen(&home);
    assert_eq!(window.told("campaign", json!({ "campaign": campaign })), page);
    assert_eq!(window.told("book_check", Value::Null)["fine"], true);
}

#[test]
fn what_one_screen_learns_of_new_warbands_every_screen_knows() {
    let home = Home::new();
    let window = Window::open(&home);
    window.click(By::role("button", "Begin a blank book"));
    let missed = || window.count(By::text("A battle takes two Warbands: this book has none yet."));
    window.task("Scenarios");
    window.click(By::role("link", "Claim No Man’s Land"));
    window.until("the page of the scenario says who is missing", || missed() == 1);
    window.click(By::role("button", "Set up Claim No Man’s Land"));
    window.see(By::role("link", "Go to the Warbands"));
    window.until("the set-up says it too", || missed() == 1);
    let set_up = window.told("set_ups", Value::Null)[0]["id"].as_str().unwrap().to_owned();

    window.click(By::role("link", "Go to the Warbands"));
    bring_in(&home, &window);
    window.task("Scenarios");
    let of_the_library = By::css("article[aria-label='Claim No Man’s Land']");
    window.see(of_the_library.clone());
    assert_eq!(missed(), 0, "the library");
    window.click(By::role("link", "Claim No Man’s Land").within(of_the_library));
    window.see(By::role("button", "Set up Claim No Man’s Land"));
    assert_eq!(missed(), 0, "the page of the scenario");
    window.run("location.hash = '#scenarios/' + arguments[0]; return null", &[json!(set_up)]);
    window.choose(By::role("combobox", "Side A Warband"), "new-antioch");
    window.choose(By::role("combobox", "Side B Warband"), "heretic-legions");
    window.until("a set-up that can begin", || window.usable(By::role("button", "Begin the battle")));
    assert_eq!(missed(), 0, "the set-up");
}

#[test]
fn who_has_admitted_the_last_warband_sees_what_comes_next() {
    let home = Home::new();
    let window = founded(&home);
    let campaign = window.told("campaigns", Value::Null)[0]["id"].clone();
    // A third one, and a window so low that the heading is not in view beside the form.
    let third = json!({ "name": "The Lamp", "faction": "iron-sultanate", "variant": null });
    let _ = window.told("warband_muster", third);
    window.go(&format!("campaign/{}", campaign.as_str().unwrap()));
    window.resize(1000, 640);
    window.fill(By::role("textbox", "Player"), "Samira");
    window.click(By::role("button", "Admit"));
    window.until_text(By::role_part("region", "Standings"), "Samira");
    let next = By::role("heading", "Roll for the next scenario");
    let (_, top, _, high) = window.area(next);
    let low = window.run("return innerHeight", &[]).as_f64().unwrap();
    assert!(top >= 0.0 && top + high <= low, "the next step is in view: {top} of {low}");
    window.picture("campaign-admitted");
}
