//! What would happen: from a set-up that is ready, and from a battle, until it is stopped.

use nml_tests::window::{By, Home, Table, Window};
use serde_json::Value;

#[test]
fn machines_play_a_set_up_that_is_ready_and_the_page_shows_what_came_of_it() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Scenarios");
    window.click(By::role("link", "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir"));
    window.see(By::role("button", "Begin the battle"));
    window.click(By::testid("forecast-open"));
    window.see(By::testid("machines"));
    window.picture("forecast-before");
    window.click(By::role("radio", "100 games"));
    window.click(By::testid("forecast-begin"));
    window.see(By::testid("forecast"));
    // A slow machine may take minutes for a hundred games, but never half of one for the next.
    let played = || window.told("forecast_state", Value::Null)["played"].as_u64();
    let mut before = Some(0);
    while before < Some(100) {
        window.until("another game", || played() > before);
        before = played();
    }
    window.until_text(By::testid("forecast-played"), "100 games played");
    let state = window.told("forecast_state", Value::Null);
    assert_eq!((state["played"].as_u64(), state["stuck"].as_u64()), (Some(100), Some(0)), "{state}");
    for (side, id) in state["sides"].as_array().unwrap().iter().zip(["A", "B"]) {
        let percent = (side["wins"]["value"].as_f64().unwrap() * 100.0).round();
        let shown = window.texts(By::testid(&format!("chance-{id}"))).concat();
        assert!(shown.starts_with(&format!("{percent} %")), "{shown} for {side}");
    }
    window.picture("forecast");
    window.run("document.querySelector('.carrying').scrollIntoView()", &[]);
    window.picture("forecast-models");
}

#[test]
fn a_battle_is_played_on_from_where_it_stands_and_the_forecast_is_stopped() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let before = table.view()["moment"].clone();
    window.click(By::role("tab", "What if"));
    window.click(By::testid("forecast-open"));
    window.click(By::role_part("radio", "5"));
    window.click(By::testid("forecast-begin"));
    window.see(By::testid("forecast"));
    window.picture("forecast-going");
    window.click(By::testid("forecast-stop"));
    window.see(By::testid("forecast-played"));
    let state = window.told("forecast_state", Value::Null);
    assert!(state["played"].as_u64().unwrap() < 5000, "{state}");
    window.click(By::role("link", "Back to the battle"));
    window.see(By::role("tab", "What if"));
    assert_eq!(table.view()["moment"], before, "the battle stands where it stood");
}
