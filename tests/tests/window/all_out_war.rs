//! All Out War: three Warbands set up a battle in the window, draw cards in the place of dice, and fight to the end.

use nml_app::dropped::FileBytes;
use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

const THIRD: &[u8] = include_bytes!("../../../data/samples/first-new-antioch.json");

#[test]
fn three_warbands_draw_cards_fight_and_see_the_points_of_each() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let file = json!({ "name": "third.json", "bytes": FileBytes(THIRD.to_vec()) });
    let read = window.told("warband_import", json!({ "source": { "from": "dropped", "files": [file] } }));
    let rosters = json!([{ "brought": read[0]["read"]["brought"]["brought"], "name": "The Third Watch" }]);
    let _ = window.told("warband_import_keep", json!({ "rosters": rosters }));

    // The set-up has three sides, and more if the group has players for them.
    window.go("scenarios");
    window.click(By::role("link", "The Looters"));
    window.click(By::role("button", "Set up The Looters"));
    window.choose(By::role("combobox", "Side A Warband"), "The Seventh Redoubt");
    window.choose(By::role("combobox", "Side B Warband"), "The Ashen Choir");
    window.choose(By::role("combobox", "Side C Warband"), "The Third Watch");
    window.until("a set-up that is ready", || window.usable(By::role("button", "Begin the battle")));
    window.click(By::role("button", "Add a Warband"));
    window.see(By::role("combobox", "Side D Warband"));
    window.picture("all-out-war-set-up");
    window.click(By::role("button", "Take side D out"));
    window.gone(By::role("combobox", "Side D Warband"));
    window.until("it is ready again", || window.usable(By::role("button", "Begin the battle")));
    window.click(By::role("button", "Begin the battle"));

    // Cards of the table are typed; one that is not a card is named, and a draw is shown with its suits.
    window.see(By::testid("cards"));
    let card = |letter: &str, card: &str| window.type_into(By::testid(&format!("card-{letter}")), card);
    card("A", "10h");
    card("B", "1");
    window.until_text(By::testid("cards"), "Not a card");
    assert!(!window.usable(By::testid("cards-keep")));
    window.fill(By::testid("card-B"), "AS");
    card("C", "10s");
    window.picture("all-out-war-cards");
    window.click(By::testid("cards-keep"));
    window.see(By::css("[data-ask='scenario']"));
    let battle = window.told("battles", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let view = window.told("battle", json!({ "battle": battle }));
    assert_eq!(view["question"]["step"], json!({ "ask": "scenario", "about": "lay", "side": 1, "thing": 0 }));
    window.until_text(By::css("main"), "A 10\u{2665}, B A\u{2660}, C 10\u{2660}");

    // Each Turn begins with a draw; every Force is on the page with its card.
    window.play_on(&battle, Some("initiative_roll_off"));
    window.go(&format!("battle/{battle}"));
    window.click(By::testid("cards-here"));
    window.see(By::css("[data-ask='activate']"));
    for name in ["The Seventh Redoubt", "The Ashen Choir", "The Third Watch"] {
        window.see(By::role_part("region", name));
    }
    window.picture("all-out-war-battle");

    window.play_on(&battle, None);
    window.go(&format!("battle/{battle}"));
    window.see(By::testid("outcome"));
    let over = window.told("battle", json!({ "battle": battle }));
    for side in over["sides"].as_array().unwrap() {
        window.until_text(By::testid("outcome"), side["name"].as_str().unwrap());
    }
    window.picture("all-out-war-end");
}

/// A fourth Warband beside the sample's two and a third, and a set-up of this scenario with all of them, begun.
fn four_begin(window: &Window, scenario: &str) -> String {
    for name in ["The Third Watch", "The Fourth Wall"] {
        let file = json!({ "name": "more.json", "bytes": FileBytes(THIRD.to_vec()) });
        let read = window.told("warband_import", json!({ "source": { "from": "dropped", "files": [file] } }));
        let rosters = json!([{ "brought": read[0]["read"]["brought"]["brought"], "name": name }]);
        let _ = window.told("warband_import_keep", json!({ "rosters": rosters }));
    }
    window.go("scenarios");
    window.click(By::role("link", scenario));
    window.click(By::role("button", &format!("Set up {scenario}")));
    window.see(By::role("combobox", "Side C Warband"));
    if window.texts(By::role("combobox", "Side D Warband")).is_empty() {
        window.click(By::role("button", "Add a Warband"));
    }
    let names = ["The Seventh Redoubt", "The Ashen Choir", "The Third Watch", "The Fourth Wall"];
    for (letter, name) in ["A", "B", "C", "D"].iter().zip(names) {
        window.choose(By::role("combobox", &format!("Side {letter} Warband")), name);
    }
    window.until("a set-up that is ready", || window.usable(By::role("button", "Begin the battle")));
    window.click(By::role("button", "Begin the battle"));
    window.see(By::testid("cards"));
    window.told("battles", Value::Null)[0]["id"].as_str().unwrap().to_owned()
}

#[test]
fn four_brothers_in_arms_agree_on_their_teams_and_two_win_together() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let battle = four_begin(&window, "Brothers in Arms");
    window.picture("brothers-teams");
    let agreed = "The Seventh Redoubt and The Third Watch against The Ashen Choir and The Fourth Wall";
    window.click(By::role("button", agreed));
    window.until("the draw for the zones", || {
        let view = window.told("battle", json!({ "battle": battle }));
        view["question"]["step"]["ask"] == "zone_roll_off"
    });
    window.play_on(&battle, Some("activate"));
    window.go(&format!("battle/{battle}"));
    let force = |name: &str| window.texts(By::role_part("region", name)).concat();
    assert!(force("The Third Watch").contains("Team 1") && force("The Ashen Choir").contains("Team 2"));
    window.picture("brothers-battle");
    // The team of A and C gives way: the others win, both of them.
    for side in [0, 2] {
        let said = json!({ "battle": battle, "commands": [{ "do": "concede", "side": side }] });
        let _ = window.told("battle_say", said);
    }
    window.go(&format!("battle/{battle}"));
    window.see(By::testid("outcome"));
    window.until_text(By::css("main"), "The Ashen Choir and The Fourth Wall won");
    window.picture("brothers-end");
    let view = window.told("battle", json!({ "battle": battle }));
    let came: Vec<&Value> = view["sides"].as_array().unwrap().iter().map(|side| &side["came"]).collect();
    assert_eq!(came, ["lost", "won", "lost", "won"]);
    window.go("battle");
    window.until_text(By::css("main"), "The Fourth Wall");
    window.picture("brothers-list");
}

#[test]
fn four_play_alliance_and_betrayal_until_an_alliance_breaks_and_to_the_aftermath() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let battle = four_begin(&window, "Alliance & Betrayal");
    // The aces say whose suit is which.
    for (letter, card) in [("A", "AS"), ("B", "AH"), ("C", "AD"), ("D", "AC")] {
        window.type_into(By::testid(&format!("card-{letter}")), card);
    }
    window.picture("betrayal-suits");
    window.click(By::testid("cards-keep"));
    window.until("the draw for the zones", || {
        let view = window.told("battle", json!({ "battle": battle }));
        view["question"]["step"]["ask"] == "zone_roll_off"
    });
    window.play_on(&battle, Some("alliances"));
    window.go(&format!("battle/{battle}"));
    window.until_text(By::testid("betrayal-cards"), "A 2, B 2, C 2 and D 2");
    window.choose(By::role("combobox", "The Seventh Redoubt names"), "The Ashen Choir");
    window.choose(By::role("combobox", "The Ashen Choir names"), "The Seventh Redoubt");
    window.picture("betrayal-alliances");
    window.click(By::testid("reveal"));
    window.see(By::css("[data-ask='activate']"));
    let force = |name: &str| window.texts(By::role_part("region", name)).concat();
    window.until("the alliance on the page", || force("The Ashen Choir").contains("with A"));
    window.picture("betrayal-allied");

    // B plays its own suit's eight: the alliance breaks.
    window.click(By::testid("betrayal-open"));
    window.choose(By::role("combobox", "Played by"), "The Ashen Choir");
    window.type_into(By::testid("betrayal-card"), "8h");
    window.until_text(By::testid("betrayal-text"), "Coup: Double-cross");
    window.picture("betrayal-card");
    window.click(By::testid("betrayal-play"));
    window.until("no alliance of B", || !force("The Ashen Choir").contains("with A"));
    assert!(force("The Seventh Redoubt").contains("with B"), "A still named B");
    window.until_text(By::css("main"), "The Ashen Choir plays 8\u{2665}: Double-cross");

    window.play_on(&battle, None);
    window.go(&format!("battle/{battle}"));
    window.see(By::testid("outcome"));
    window.picture("betrayal-end");
    // The two that came later join the campaign of the others, and it is settled there: a page for each of the four.
    let campaign = window.told("campaigns", Value::Null)[0]["id"].clone();
    for warband in window.told("warbands", Value::Null).as_array().unwrap() {
        if ["The Third Watch", "The Fourth Wall"].contains(&warband["name"].as_str().unwrap()) {
            let player = warband["name"].clone();
            let joins = json!({ "campaign": campaign, "warband": warband["id"], "player": player });
            let _ = window.told("campaign_admit", joins);
        }
    }
    window.go(&format!("battle/{battle}"));
    window.click(By::role("button", "Settle the aftermath"));
    window.see(By::testid("taking-in"));
    window.click(By::role_part("button", "Take it in: "));
    for name in ["The Seventh Redoubt", "The Ashen Choir", "The Third Watch", "The Fourth Wall"] {
        window.see(By::role("region", name));
    }
    // Two Warbands have models of one name: each question says whose it is about.
    window.picture("betrayal-aftermath");
}
