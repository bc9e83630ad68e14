//! What a campaign has planned meets a club's evening, in the window: a planned round is drawn as planned and taken
//! over when the round starts, you remove a plan that is in the way from where you see it, and you take back a round as
//! one.

use nml_tests::window::{By, Home, Season, Window};
use serde_json::{Value, json};

const DAY: &str = "2026-12-03";
const PLAYERS: [&str; 4] = ["Ada", "Bors", "Cato", "Dorn"];

/// A book with a campaign of four, and the streams of their Warbands.
fn club(window: &Window) -> (Season<'_>, Vec<String>) {
    window.click(By::role("button", "Begin a blank book"));
    window.until_text(By::css("#where"), "Warbands");
    let founded = window.told("campaign_new", json!({ "name": "The Ardent Mile" }));
    let season = Season { window, campaign: founded["id"].as_str().unwrap().to_owned() };
    let joins =
        |player: &&str| season.joins(&format!("{player}’s Own"), "heretic-legions", player, &["heretic-priest"]);
    let warbands = PLAYERS.iter().map(joins).collect();
    (season, warbands)
}

/// An evening with all four and Egon, a guest, who are there.
fn evening(window: &Window, campaign: &str, warbands: &[String]) -> String {
    let made = window.told("evening_new", json!({ "name": "First Thursday", "day": DAY }));
    let id = made["id"].as_str().unwrap().to_owned();
    for (name, warband) in PLAYERS.iter().zip(warbands) {
        let player = name.to_lowercase();
        let comes = json!([
            { "do": "expect", "player": { "id": player, "name": name, "campaign": campaign, "warband": warband } },
            { "do": "check_in", "player": player },
        ]);
        let _ = window.told("evening_change", json!({ "evening": id, "changes": comes }));
    }
    let _ = window.told("evening_guest", json!({ "evening": id, "name": "Egon" }));
    id
}

fn plan(window: &Window, campaign: &str, warbands: [&String; 2], scenario: &str) {
    let by = json!({ "by": "agreement", "scenario": scenario });
    let _ =
        window.told("plan_make", json!({ "campaign": campaign, "warbands": warbands, "due": "2026-12-24", "by": by }));
}

fn open_plans(window: &Window, campaign: &str) -> usize {
    window.told("plan_sheet", json!({ "campaign": campaign }))["planned"].as_array().unwrap().len()
}

fn games(window: &Window, evening: &str) -> Vec<Value> {
    window.told("evening", json!({ "evening": evening }))["rounds"][0]["games"].as_array().unwrap().clone()
}

fn called(game: &Value) -> String {
    let names: Vec<&str> = game["seats"].as_array().unwrap().iter().map(|s| s["name"].as_str().unwrap()).collect();
    names.join(" – ")
}

#[test]
fn a_planned_round_is_drawn_as_it_is_planned_and_what_is_in_the_way_goes_from_where_it_is_shown() {
    let home = Home::new();
    let window = Window::open(&home);
    let (season, warbands) = club(&window);
    let [ada, bors, cato, dorn] = warbands.as_slice() else { panic!("four") };
    let id = evening(&window, &season.campaign, &warbands);
    plan(&window, &season.campaign, [ada, dorn], "relic-hunt");
    plan(&window, &season.campaign, [cato, bors], "dragon-hunt");

    window.go(&format!("club/{id}"));
    window.until_text(By::css("#where"), "First Thursday");
    window.until_text(By::css("main"), "no campaign game yet");
    window.click(By::role("button", "Draw the first round"));
    window.until_text(By::css("main"), "as its campaign planned it");
    let mut pairs: Vec<String> = games(&window, &id).iter().map(called).collect();
    pairs.sort();
    assert_eq!(pairs, ["Ada – Dorn", "Bors – Cato"]);
    window.click(By::role("button", "Why, and change: Ada – Dorn"));
    window.until_text(By::css("main"), "Their campaign had planned this game before the round was drawn");
    window.picture("club-planned-drawn");

    // The round takes both plans over, and plans nothing beside them; undo lets go of them and takes nothing away.
    window.click(By::role("button", "Start the round"));
    window.see(By::role("link", "Enter the result: Bors – Cato"));
    assert_eq!(open_plans(&window, &season.campaign), 2);
    window.picture("club-planned-started");
    // Either of them is logged from here: its set-up knows who meets and over what.
    window.click(By::role("link", "Set up and log it: Bors – Cato"));
    window.until_text(By::css("#where"), "Dragon Hunt");
    for player in ["Bors", "Cato"] {
        window.until_text(By::css("main"), &format!("{player}’s Own"));
    }
    window.go(&format!("club/{id}"));
    window.see(By::role("link", "Set up and log it: Bors – Cato"));
    window.click(By::role("button", "Undo: the round is started"));
    window.click(By::role("button", "Take the start back"));
    window.see(By::role("button", "Start the round"));
    assert_eq!(open_plans(&window, &season.campaign), 2);

    // Dorn goes home: Ada's next opponent finds her plan in the way, and it is taken back where it is shown.
    window.click(By::role("button", "Dorn leaves"));
    window.see(By::role("button", "Fit them in"));
    window.click(By::role("button", "Fit them in"));
    window.gone(By::role("button", "Fit them in"));
    let mixed = games(&window, &id).iter().map(called).find(|game| game.contains("Ada")).unwrap();
    assert!(mixed.contains("Egon"), "Bors and Cato have theirs: {mixed}");
    let all = json!({ "evening": id, "players": ["ada", "bors"] });
    let _ = window.told("evening_swap", all);
    window.go("club");
    window.go(&format!("club/{id}"));
    window.until_text(By::css("main"), "These plans conflict with it");
    window.picture("club-planned-clash");
    window.click(By::role("button", "Start the round"));
    window.until_text(By::css("main"), "The campaign has not planned this game.");
    window.picture("club-planned-clash-started");
    let game = games(&window, &id).into_iter().find(|game| !game["campaign"].is_null()).unwrap();
    let said: Vec<&str> = game["clashes"].as_array().unwrap().iter().map(|one| one["said"].as_str().unwrap()).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    for plan in said {
        window.see(By::text(plan));
    }
    window.click(By::role("button", &format!("Take those plans back, and plan this game: {}", called(&game))));
    window.see(By::role("link", &format!("Enter the result: {}", called(&game))));
    assert_eq!(open_plans(&window, &season.campaign), 1);
    window.picture("club-planned-instead");

    // The same two sit down on another evening: it says which one has their game, and where they have played it since.
    let second = window.told("evening_new", json!({ "name": "Second Thursday", "day": "2026-12-10" }));
    let second = second["id"].as_str().unwrap().to_owned();
    let now = games(&window, &id).into_iter().find(|one| one["id"] == game["id"]).unwrap();
    for seat in now["seats"].as_array().unwrap() {
        let at = PLAYERS.iter().position(|name| seat["name"] == *name).unwrap();
        let player = json!({
            "id": seat["id"], "name": PLAYERS[at], "campaign": season.campaign, "warband": warbands[at]
        });
        let comes = json!([{ "do": "expect", "player": player }, { "do": "check_in", "player": seat["id"] }]);
        let _ = window.told("evening_change", json!({ "evening": second, "changes": comes }));
    }
    window.go(&format!("club/{second}"));
    window.until_text(By::css("#where"), "Second Thursday");
    window.click(By::role("button", "Draw the first round"));
    window.until_text(By::css("main"), "at a table of First Thursday");
    window.see(By::role("link", "Open First Thursday"));
    window.picture("club-planned-held");
    window.click(By::role("button", "Start the round"));
    window.until_text(By::css("main"), "They have a game planned that they have not played:");
    window.picture("club-planned-to-play-here");
    window.see(By::role_part("button", " here: "));
    let battle = now["state"]["battle"].clone();
    let mut sheet = window.told("battle_sheet_open", json!({ "campaign": season.campaign, "battle": battle }));
    for (at, vp) in [7, 3].into_iter().enumerate() {
        sheet["battle"]["sides"][at]["vp"] = json!(vp);
    }
    let filed = json!({ "campaign": season.campaign, "battle": sheet["battle"] });
    let _ = window.told("battle_sheet_file", filed);
    window.go("club");
    window.go(&format!("club/{second}"));
    window.until_text(By::css("main"), "They have played already, on First Thursday:");
    window.picture("club-planned-played-elsewhere");
    window.click(By::role("link", "Open First Thursday"));
    window.until_text(By::css("#where"), "First Thursday");
    // The table keeps the game that was played: undo says so, and leads to its aftermath.
    window.click(By::role_part("button", "Undo: "));
    window.see(By::role("heading", "Undo stops here"));
    window.until_text(By::css("main"), " was played, and the campaign has its result.");
    window.picture("club-undo-stops");
    window.click(By::role("link", "Its aftermath"));
    window.until_text(By::css("#where"), "Aftermath");
    let check = window.told("book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

#[test]
fn a_planned_round_is_taken_back_as_one() {
    let home = Home::new();
    let window = Window::open(&home);
    let (season, _) = club(&window);
    // If a die leaves a choice there is another try.
    for _ in 0..40 {
        let sheet = window.told("plan_sheet", json!({ "campaign": season.campaign }));
        let pairs: Vec<&Value> = sheet["round"].as_array().unwrap().iter().map(|pair| &pair["warbands"]).collect();
        let round = window.told("plan_round", json!({ "campaign": season.campaign, "pairs": pairs }));
        match open_plans(&window, &season.campaign) {
            2 => break,
            0 => {}
            _ => drop(window.told("campaign_undo", json!({ "campaign": season.campaign }))),
        }
        drop(round);
    }
    window.go(&format!("campaign/{}/plan", season.campaign));
    window.until_text(By::css("main"), "Planned as one round, and not begun");
    window.picture("campaign-planned-round");
    window.click(By::role("button", "Take the round back: 2 games"));
    window.until_text(By::css("main"), "Nothing is planned.");
    assert_eq!(open_plans(&window, &season.campaign), 0);
    // Taking it back was one act: it is undone here, or on the campaign's page, and so was the round.
    window.picture("campaign-planned-round-back");
    window.click(By::role("button", "Plan it again"));
    window.until_text(By::css("main"), "Planned as one round, and not begun");
    assert_eq!(open_plans(&window, &season.campaign), 2);
    window.click(By::role("button", "Take the round back: 2 games"));
    window.until_text(By::css("main"), "Nothing is planned.");
    window.go(&format!("campaign/{}", season.campaign));
    window.click(By::role("button", "Undo: the plans of 2 games, taken back"));
    window.see(By::role("button", "Undo: the round of 2 games"));
    assert_eq!(open_plans(&window, &season.campaign), 2);
    window.click(By::role("button", "Undo: the round of 2 games"));
    window.gone(By::role("button", "Undo: the round of 2 games"));
    assert_eq!(open_plans(&window, &season.campaign), 0);
}
