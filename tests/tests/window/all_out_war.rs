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
