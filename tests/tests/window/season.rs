//! Three rounds of four players in the window, from the first Warbands to the printed chronicle: one battle is logged
//! to its end, the others are filed by their results, and in round three somebody corrects a result of round one.

use std::fs;

use nml_tests::window::{By, Filed, Home, Season, Window};
use serde_json::{Value, json};

const REDOUBT: &str = "The Seventh Redoubt";
const CHOIR: &str = "The Ashen Choir";
const WALL: &str = "The Iron Wall";
const FAMINE: &str = "The Ninth Famine";
const ALL: [&str; 4] = [REDOUBT, CHOIR, WALL, FAMINE];

fn on(day: &str) -> Filed<'_> {
    Filed { day: Some(day), ..Filed::default() }
}

/// The sample's planned game, logged to its end: the log makes the record.
fn logged(season: &Season<'_>) -> String {
    let window = season.window;
    let page = window.told("campaign", json!({ "campaign": season.campaign }));
    let begun = window.told("battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, None);
    window.go(&format!("battle/{battle}"));
    window.see(By::role("link", "Settle the aftermath"));
    window.picture("season-battle");
    window.click(By::role("link", "Settle the aftermath"));
    window.until_text(By::css("#where"), "Aftermath");
    window.picture("season-aftermath");
    window.close_aftermath(&battle);
    battle
}

fn cvp(season: &Season<'_>) -> [u64; 4] {
    ALL.map(|name| season.line(name)["cvp"].as_u64().unwrap())
}

/// The round-one battle of the Wall and the Famine was written down the wrong way round: 9 to 4 was 4 to 9.
fn corrected(window: &Window, battle: &str) {
    window.go(&format!("aftermath/{battle}/correct"));
    window.click(By::role("button", "Correct: The result"));
    window.fill(By::role("textbox", &format!("A · {WALL}")), "4");
    window.press("Tab");
    window.fill(By::role("textbox", &format!("B · {FAMINE}")), "9");
    window.press("Tab");
    let crowned = By::css("[role=radiogroup][aria-label=Winner] .on");
    window.until_text(crowned, FAMINE);
    window.click(By::role("button", "Use this result"));
    window.until_text(By::role("region", "The correction"), "1 correction");
    window.picture("season-correction");
    window.fill(By::role("textbox", "Why correct it"), "The sheet was read the wrong way round");
    window.click(By::role("button", "Accept the correction"));
    window.gone(By::role("button", "Accept the correction"));
    window.until_text(By::css("#where"), "Aftermath");
}

#[test]
fn three_rounds_of_four_players_from_the_first_warbands_to_the_chronicle() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let season = Season::of_sample(&window);
    let azebs = ["yuzbasi-captain", "jabirean-alchemist", "janissary", "azeb", "azeb", "azeb", "azeb"];
    season.joins(WALL, "iron-sultanate", "Selim", &azebs);
    let famine = ["lord-of-tumours", "plague-knight", "grail-thrall", "grail-thrall", "fly-thrall"];
    season.joins(FAMINE, "black-grail", "Jor", &famine);

    let first = logged(&season);
    let wrong = season.fights("claim-no-mans-land", [(WALL, 9, &[(4, 0)]), (FAMINE, 4, &[])], on("2026-05-02"));
    let round_one = cvp(&season);
    assert_eq!(round_one[2..], [15, 7]);
    assert_eq!(round_one.iter().sum::<u64>() % 22, if round_one[0] == 10 { 20 } else { 0 }, "{round_one:?}");
    window.go(&format!("campaign/{}", season.campaign));
    window.see(By::role("region", "Standings"));
    window.picture("season-round-one");

    season.fights("hunt-for-heroes", [(REDOUBT, 11, &[(4, 0)]), (WALL, 3, &[(5, 1), (6, 2)])], on("2026-05-16"));
    season.fights("relic-hunt", [(CHOIR, 6, &[]), (FAMINE, 6, &[(3, 0)])], on("2026-05-16"));
    season.fights("supply-raid", [(REDOUBT, 2, &[(5, 1)]), (FAMINE, 8, &[])], on("2026-05-30"));
    corrected(&window, &wrong);
    season.fights("the-high-ground", [(CHOIR, 1, &[]), (WALL, 7, &[(4, 2)])], on("2026-05-30"));

    // 15 and 7 of round one have changed places; a win, a draw, a loss are 15, 10 and 7 (DR p.95).
    let before = [round_one[0], round_one[1]];
    assert_eq!(cvp(&season), [before[0] + 15 + 7, before[1] + 10 + 7, 7 + 7 + 15, 15 + 10 + 15]);
    let page = window.told("campaign", json!({ "campaign": season.campaign }));
    assert_eq!(page["games"].as_array().unwrap().len(), 6);
    let log = window.told("battle", json!({ "battle": first }));
    assert_eq!(log["id"], first.as_str(), "the logged battle stays as it was fought");
    let history = window.told("campaign_history", json!({ "campaign": season.campaign }));
    let noted = |line: &&Value| line["note"] == "The sheet was read the wrong way round";
    assert_eq!(history["entries"].as_array().unwrap().iter().filter(noted).count(), 1);

    window.go(&format!("campaign/{}", season.campaign));
    window.see(By::role("region", "Standings"));
    window.picture("season-round-three");
    window.go(&format!("campaign/{}/overview", season.campaign));
    window.until_text(By::css("#where"), "Overview");
    window.picture("season-overview");

    let path = home.folder().join("chronicle.pdf");
    home.answer(&path);
    window.go(&format!("campaign/{}/chronicle", season.campaign));
    window.until_text(By::css("main"), FAMINE);
    window.picture("season-chronicle");
    window.click(By::role_part("button", "Print"));
    window.until_text(By::css(".made"), "Written: chronicle.pdf");
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF-"));
}
