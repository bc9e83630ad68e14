//! Two packs of rules in the window: a Warband mustered by the beta, and one that switches to it with open eyes.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

const BETA: &str = "April 2026 public beta";

/// The Warband of this name as the book holds it.
fn warband(window: &Window, name: &str) -> Value {
    let lines = window.told("warbands", Value::Null);
    let line = lines.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap();
    window.told("warband", json!({ "warband": line["id"] }))
}

/// Musters a Warband of the Iron Sultanate, by the rules of this name.
fn muster(window: &Window, name: &str, rules: &str) {
    window.task("Warbands");
    window.click(By::role("link", "Muster a Warband"));
    window.fill(By::role("textbox", "Name"), name);
    window.choose(By::role("combobox", "Rules"), rules);
    window.click(By::role("radio", "Iron Sultanate"));
}

#[test]
fn a_warband_is_mustered_by_the_beta() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    muster(&window, "The Bronze Gate", BETA);
    window.picture("packs-muster");
    window.click(By::role("button", "Muster"));
    window.until_text(By::css("#where"), "The Bronze Gate");
    window.click(By::role("button", "Add Yüzbaşı Captain 75"));
    window.until("the Captain has joined", || warband(&window, "The Bronze Gate")["ducats"]["is"] == 75);
    let mustered = warband(&window, "The Bronze Gate");
    assert_eq!(mustered["pack"]["id"], "beta-2026-04");
    window.axe();
}

#[test]
fn what_the_beta_changes_is_shown_before_a_warband_goes_over_and_its_history_tells_it() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    muster(&window, "The Old Guard", "Rules 1.0.2");
    window.click(By::role("button", "Muster"));
    window.until_text(By::css("#where"), "The Old Guard");
    let id = warband(&window, "The Old Guard")["id"].clone();
    for edit in [
        json!({ "kind": "add_model", "entry": "yuzbasi-captain" }),
        json!({ "kind": "add_model", "entry": "brazen-bull" }),
    ] {
        let _ = window.told("warband_edit", json!({ "warband": id, "edit": edit }));
    }
    window.go(&format!("/warbands/{}", id.as_str().unwrap()));
    window.choose(By::role("combobox", "Switch to"), BETA);
    let preview = || By::css(".preview");
    window.until_text(preview(), "NEGATE SHRAPNEL");
    window.until_text(preview(), "STRONG");
    window.until_text(preview(), "190");
    assert_eq!(warband(&window, "The Old Guard")["ducats"]["is"], 170, "nothing is written yet");
    window.picture("packs-preview");
    window.click(By::role("button", "Switch to April 2026 public beta"));
    window.until("it has gone over", || warband(&window, "The Old Guard")["pack"]["id"] == "beta-2026-04");
    assert_eq!(warband(&window, "The Old Guard")["ducats"]["is"], 190);
    // The history shows what the switch of rules changed, like any other two moments.
    window.click(By::role("button", "Compare entry 2"));
    window.until_text(By::css(".compared"), "NEGATE SHRAPNEL");
    window.picture("packs-history");
    window.click(By::role_part("button", "Undo: "));
    window.until("it is back", || warband(&window, "The Old Guard")["pack"]["id"] == "official-1.0.2");
}

const CARCASS_FRONT: &str = "Carcass Front";

/// What comes with this year's boxes: both Warbands are mustered, and meet in a scenario of the same book.
#[test]
fn the_warbands_of_carcass_front_meet_at_the_altar_of_leviathan() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let muster = |name: &str, faction: &str, entries: &[&str]| {
        window.task("Warbands");
        window.click(By::role("link", "Muster a Warband"));
        window.fill(By::role("textbox", "Name"), name);
        window.choose(By::role("combobox", "Rules"), CARCASS_FRONT);
        window.see(By::role("radio", faction));
        window.click(By::role("radio", faction));
        window.picture(&format!("carcass-front-muster-{}", name.split(' ').next_back().unwrap().to_lowercase()));
        window.click(By::role("button", "Muster"));
        window.until_text(By::css("#where"), name);
        let id = warband(&window, name)["id"].clone();
        for entry in entries {
            let edit = json!({ "kind": "add_model", "entry": entry });
            let _ = window.told("warband_edit", json!({ "warband": id, "edit": edit }));
        }
        window.go(&format!("/warbands/{}", id.as_str().unwrap()));
        window.until("everybody", || warband(&window, name)["models"].as_array().unwrap().len() == entries.len());
    };
    let lepers = ["lazarist-prophet", "lazarist-communicant", "leper-pilgrim", "ecclesiastic-prisoner"];
    muster("The Ninth Millstone", "Procession of the Sacred Affliction", &lepers);
    window.picture("carcass-front-procession");
    let crew = ["heretic-captain", "drowned-chorister", "heretic-raider", "heretic-raider"];
    muster("The Black Keel", "Heretic Naval Raiders", &crew);
    window.picture("carcass-front-raiders");

    window.go("scenarios");
    window.click(By::role("link", "The Altar of Leviathan"));
    window.picture("carcass-front-scenario");
    window.click(By::role("button", "Set up The Altar of Leviathan"));
    window.choose(By::role("combobox", "Side A Warband"), "The Ninth Millstone");
    window.choose(By::role("combobox", "Side B Warband"), "The Black Keel");
    window.until("a set-up that is ready", || window.usable(By::role("button", "Begin the battle")));
    window.picture("carcass-front-set-up");
    window.click(By::role("button", "Begin the battle"));
    window.see(By::css("[data-ask='zone_roll_off']"));
    let battle = window.told("battles", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, Some("act"));
    window.go(&format!("battle/{battle}"));
    window.see(By::css("[data-ask='act']"));
    window.picture("carcass-front-battle");
    window.play_on(&battle, None);
    let over = window.told("battle", json!({ "battle": battle }));
    assert!(over["outcome"].is_object(), "it comes to its end");
}

/// Catalogues from a folder become a pack in the book, with a report that unfolds.
#[test]
fn a_candidate_is_made_of_new_recruits_catalogues() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    home.answer(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../src-tauri/crates/exchange/tests/catalogues"));
    window.go("/book");
    window.click(By::role("button", "Candidate from New Recruit"));
    let report = || By::role("region", "Report");
    window.until_text(report(), "Candidate: New Recruit 99 over ");
    let packs = window.told("packs", Value::Null);
    let kept = packs.as_array().unwrap().iter().filter(|pack| pack["shipped"] == false).count();
    assert_eq!(kept, 1, "{packs}");
    for part in ["changed", "unread"] {
        window.click(By::css(format!("details.{part} > summary")));
    }
    window.until_text(report(), "new-antioch/yeoman/trench-mole");
    window.until_text(report(), "Nothing here reads this limit (exactly, roster).");
    window.picture("packs-candidate");
    window.axe();
}
