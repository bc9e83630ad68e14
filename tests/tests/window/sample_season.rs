//! A look around the sample season, which the first screen leads to: six Warbands after five rounds.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

#[test]
fn the_sample_is_a_season_to_look_around_in() {
    let home = Home::new();
    let window = Window::open(&home);
    window.see(By::role("heading", "The sample season"));
    window.picture("sample-start");
    window.click(By::role("button", "Open the sample"));
    window.until_text(By::css("main"), "The Salt Road");
    window.picture("sample-campaigns");

    let campaign = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let page = window.told("campaign", json!({ "campaign": campaign }));
    assert_eq!(page["standings"].as_array().map(Vec::len), Some(6));
    window.go(&format!("campaign/{campaign}"));
    window.until_text(By::css("#where"), "The Salt Road");
    window.until_text(By::css("main"), "Noor");
    window.picture("sample-campaign");
    window.go(&format!("campaign/{campaign}/overview"));
    window.until_text(By::css("#where"), "Overview");
    window.until("the charts", || window.count(By::css("figure")) > 3);
    window.picture("sample-overview");
    window.go(&format!("campaign/{campaign}/chronicle"));
    window.until_text(By::css("main"), "Lions of the Ninth Gate");
    window.picture("sample-chronicle");

    // A battle is there from its first roll to its end, and is watched again.
    let battle = page["games"].as_array().unwrap().iter().find(|game| game["state"] == "closed").unwrap();
    window.go(&format!("battle/{}", battle["battle"].as_str().unwrap()));
    window.click(By::role("button", "Watch it again"));
    window.see(By::testid("replay"));
    window.picture("sample-replay");

    window.task("Warbands");
    window.see(By::role("link", "The Red Assize"));
    window.picture("sample-warbands");
    window.click(By::role("link", "The Seventh Redoubt"));
    window.until_text(By::css("main"), "Aldous Reyne");
    window.picture("sample-warband");
}
