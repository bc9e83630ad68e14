//! A campaign that comes into the book in mid-season, in the window: its games pasted as a table, what a Warband has
//! behind it, a latecomer, a game planned between any two, and a Warband that leaves.

use nml_tests::window::{By, Home, Season, Window};
use serde_json::json;

const TABLE: &str = "Date\tScenario\tPlayer\tVP\tPlayer\tVP\n\
    30.4.2026\tClaim No Man's Land\tInes\t11\tAda\t4\n\
    14.5.2026\tRelic Hunt\tInes\t3\tBenjamin\t9\n\
    28.5.2026\tThe Long March\tAda\t6\tInes\t6\n\
    11.6.2026\tSuply Raid\tThe Paymaster\t2\tAda\t7\n";

/// Puts a text into the table's field as a paste does: a tab that is typed would leave it.
fn paste(window: &Window, text: &str) {
    let script = "const field = document.querySelector('textarea');
        field.value = arguments[0];
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));";
    window.run(script, &[json!(text)]);
}

#[test]
fn a_season_goes_on_that_began_elsewhere() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaign_new", json!({ "name": "The Long Season" }))["id"].as_str().unwrap().to_owned();
    let season = Season { window: &window, campaign: campaign.clone() };
    let antioch = ["lieutenant", "sniper-priest", "yeoman", "yeoman", "yeoman"];
    let azebs = ["yuzbasi-captain", "jabirean-alchemist", "azeb", "azeb"];
    let redoubt = season.joins("Saint Vey’s Lance", "new-antioch", "Ines", &antioch);
    season.joins("The Iron Wall", "iron-sultanate", "Ada", &azebs);
    season.joins("The Ninth Watch", "new-antioch", "Ben", &antioch);

    window.go(&format!("campaign/{campaign}"));
    window.click(By::role("link", "Import a campaign in progress"));
    window.see(By::role("region", "Opening balances"));
    window.picture("earlier-empty");
    paste(&window, "31.4.2026; Relic Hunt; Ines; three; Ada; 2\n1.5.2026; Relic Hunt; Ines; 3; Ada");
    window.until_text(By::role("list", "Lines to fix"), "Line 2");
    window.picture("earlier-problems");

    paste(&window, TABLE);
    window.see(By::role("group", "Who is meant?"));
    window.until_text(By::role("table", "The games as they were understood"), "The Long March");
    window.picture("earlier-names");
    // Benjamin is probably Ben; the Paymaster is somebody from outside.
    window.click(By::role("button", "That is right: Benjamin"));
    window.click(By::role("button", "That is right: The Paymaster"));
    // Nor does a slip in a scenario's name pass for a scenario that no pack has.
    window.see(By::role("group", "Which scenario is meant?"));
    window.click(By::role("button", "That is right: Suply Raid"));
    window.picture("earlier-scenarios");
    window.click(By::role("button", "Enter 4 games"));
    window.until_text(By::css("#where"), "The Long Season");
    assert_eq!(season.line("Saint Vey’s Lance")["cvp"], 15 + 7 + 10);
    // The table told scores, and neither Deeds nor who fell: that is no 0.
    window.picture("earlier-standings");
    window.go(&format!("campaign/{campaign}/overview"));
    window.see(By::role("table", "Warbands of The Long Season"));
    let cells = window.texts(By::css("table tbody tr:first-child td"));
    assert!(cells.iter().filter(|cell| *cell == "–").count() >= 3, "Deeds, casualties and the fallen: {cells:?}");
    window.picture("earlier-overview");
    assert_eq!(season.line("The Iron Wall")["next"]["threshold"], 1000);

    window.go(&format!("campaign/{campaign}/earlier"));
    window.click(By::role("button", "Enter it: Saint Vey’s Lance"));
    window.see(By::role("group", "Lieutenant so far"));
    window.fill(By::role_part("textbox", "Strongbox, in ducats"), "140\n");
    window.fill(By::role("textbox", "Experience").within(By::role("group", "Lieutenant so far")), "5\n");
    window.fill(By::role("textbox", "Scars").within(By::role("group", "Lieutenant so far")), "1\n");
    window.choose(By::role("combobox", "Skills of Lieutenant"), "Parry");
    window.choose(By::role("combobox", "Injuries of Lieutenant"), "Leg Wound");
    window.picture("earlier-balance");
    // The app asks for a figure that was emptied: it assumes neither zero nor the old value.
    window.fill(By::role_part("textbox", "Strongbox, in ducats"), " ");
    window.click(By::role("button", "Enter the opening balance"));
    window.until("the emptied figure", || {
        window.run("return document.activeElement.getAttribute('aria-invalid')", &[]) == "true"
    });
    window.picture("earlier-balance-emptied");
    window.fill(By::role_part("textbox", "Strongbox, in ducats"), "140");
    window.click(By::role("button", "Enter the opening balance"));
    window.until_text(By::role("region", "Opening balances"), "140 ducats");
    let sheet = window.told("balance_sheet", json!({ "warband": redoubt }));
    assert_eq!(sheet["models"][0]["experience"], 5);

    // Players sign up by name; the Warband of one comes later.
    window.go(&format!("campaign/{campaign}"));
    window.see(By::role("textbox", "Sign up by name"));
    paste(&window, "1. Cleo\n2. Dana\n3. Ines");
    window.picture("sign-up");
    window.click(By::role("button", "Sign them up"));
    window.until_text(By::role("list", "Signed up, no Warband yet"), "Dana");
    window.until_text(By::testid("signed-up"), "in already: Ines.");
    window.picture("signed-up");
    assert_eq!(window.told("campaign", json!({ "campaign": campaign }))["signed_up"], json!(["Cleo", "Dana"]));
    window.click(By::role("button", "Take off the list: Dana"));

    // A Warband that joins now joins late: the one with the most has four games behind it.
    season.joins("The Latecomers", "new-antioch", "", &antioch);
    window.go(&format!("campaign/{campaign}"));
    window.choose(By::role("combobox", "Warband"), "The Latecomers · Principality of New Antioch");
    window.choose(By::role("combobox", "Player"), "Cleo");
    window.picture("earlier-late");
    window.click(By::role("button", "Admit"));
    window.until_text(By::role("region", "Standings"), "The Latecomers");
    assert_eq!(window.told("campaign", json!({ "campaign": campaign }))["signed_up"], json!([]));
    assert_eq!(season.line("The Latecomers")["next"]["threshold"], 1000);

    // A game between any two.
    window.click(By::role("link", "Plan a game"));
    window.see(By::role("combobox", "One side"));
    window.picture("plan");
    window.fill(By::role("textbox", "To be fought by"), "2026-12-24");
    window.click(By::role("button", "6"));
    window.until_text(By::css("main"), "The Ninth Watch chooses one.");
    window.picture("plan-choice");
    window.click(By::role("button", "Hunt for Heroes"));
    window.until_text(By::role("region", "Planned games"), "24 December");
    window.picture("plan-calendar");

    // A Warband that leaves brings up a question.
    window.go(&format!("campaign/{campaign}/rules"));
    window.click(By::role("button", "Rest: The Ninth Watch"));
    window.see(By::role("button", "The Ninth Watch takes a rest"));
    window.picture("members-resting");
    window.click(By::role("button", "The Ninth Watch takes a rest"));
    window.see(By::role("button", "Back again: The Ninth Watch"));
    window.click(By::role("button", "Withdraw The Iron Wall"));
    window.see(By::role("group", "Withdraw The Iron Wall"));
    window.picture("members-leaving");
    window.click(By::role("checkbox", "Strike its line from the standings"));
    window.click(By::role("button", "The Iron Wall leaves"));
    window.until_text(By::role("region", "Name and Warbands"), "has left");
    window.go(&format!("campaign/{campaign}"));
    window.see(By::role("region", "Standings"));
    window.picture("earlier-campaign");
    let page = window.told("campaign", json!({ "campaign": campaign }));
    assert_eq!(page["standings"].as_array().unwrap().len(), 3);
}

#[test]
fn a_pasted_game_shows_only_what_is_known_of_it_and_is_not_entered_twice() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaign_new", json!({ "name": "The Long Season" }))["id"].as_str().unwrap().to_owned();
    let season = Season { window: &window, campaign: campaign.clone() };
    let antioch = ["lieutenant", "yeoman", "yeoman"];
    let lance = season.joins("Saint Vey’s Lance", "new-antioch", "Ines", &antioch);
    season.joins("The Iron Wall", "new-antioch", "Ada", &antioch);

    // A double click admits one Warband, and not the next of the list as well.
    season.joins("The Ninth Watch", "new-antioch", "", &antioch);
    season.joins("The Fourth Procession", "new-antioch", "", &antioch);
    window.go(&format!("campaign/{campaign}"));
    window.choose(By::role("combobox", "Warband"), "The Ninth Watch · Principality of New Antioch");
    window.run("document.querySelector('#admission').scrollIntoView({ block: 'center' })", &[]);
    let (x, y, width, height) = window.area(By::role("button", "Admit"));
    let middle = (x + width / 2.0, y + height / 2.0);
    window.click_at(middle);
    window.click_at(middle);
    window.until_text(By::role("region", "Standings"), "The Ninth Watch");
    window.see(By::role("button", "Admit"));
    let members = window.told("campaign", json!({ "campaign": campaign }))["standings"].as_array().unwrap().len();
    assert_eq!(members, 3, "the Fourth Procession waits");

    let table = "30.4.2026; Claim No Man's Land; Ines; 11; Ada; 4\n14.5.2026; Relic Hunt; Ada; 9; Ines; 9";
    window.go(&format!("campaign/{campaign}/earlier"));
    window.see(By::role("region", "Opening balances"));
    paste(&window, table);
    window.click(By::role("button", "Enter 2 games"));
    window.until_text(By::css("#where"), "The Long Season");
    let stated = json!({ "warband": lance, "strongbox": 120, "glory": 3, "models": [] });
    let _ = window.told("balance_open", stated);

    // Pasted again with a game more: those that are here are pointed out, and left out unless somebody says so.
    window.go(&format!("campaign/{campaign}/earlier"));
    window.see(By::role("region", "Opening balances"));
    // A line that stands twice counts once.
    let raid = "28.5.2026; Supply Raid; Ines; 6; Ada; 12";
    paste(&window, &format!("{table}\n{raid}\n{raid}"));
    window.see(By::role("button", "Enter 1 game"));
    window.until_text(By::role("table", "The games as they were understood"), "Already here: game 2");
    window.until_text(By::role("table", "The games as they were understood"), "The same as line 3 of the table");
    window.picture("earlier-here");
    window.click(By::role("checkbox", "Enter line 2 anyway"));
    window.see(By::role("button", "Enter 2 games"));
    window.click(By::role("checkbox", "Enter line 2 anyway"));
    window.click(By::role("button", "Enter 1 game"));
    window.until_text(By::css("#where"), "The Long Season");
    let games = window.told("campaign", json!({ "campaign": campaign }))["games"].clone();
    assert_eq!(games.as_array().unwrap().len(), 3);

    // Its page shows no Strongbox and no Glory that nobody wrote down, and its sides have their names when it is corrected.
    let first = games.as_array().unwrap().iter().find(|game| game["number"] == 1).unwrap()["battle"].clone();
    window.go(&format!("aftermath/{}", first.as_str().unwrap()));
    window.see(By::role("region", "Saint Vey’s Lance"));
    let page = window.text(By::role("region", "Saint Vey’s Lance"));
    assert!(!page.contains("Strongbox") && !page.contains("Glory"), "{page}");
    window.picture("earlier-page");
    window.click(By::role("link", "Correct these pages"));
    window.click(By::role("button", "Correct: The result"));
    window.see(By::role_part("textbox", "A · Saint Vey’s Lance"));
    let sheet = window.text(By::css("main"));
    assert!(!sheet.contains("Somebody") && !sheet.contains("0 took part"), "{sheet}");
    window.picture("earlier-corrected");
}

/// An organiser has names and results, and nobody's roster.
#[test]
fn a_league_of_names_and_results_goes_on_and_its_rosters_come_later() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaign_new", json!({ "name": "Thursday League" }))["id"].as_str().unwrap().to_owned();
    window.go(&format!("campaign/{campaign}/earlier"));
    window.see(By::role("region", "Opening balances"));
    paste(&window, "30.4.2026; Relic Hunt; Ines; 11; Ada; 4\n14.5.2026; Supply Raid; Ada; 9; Benedikt; 9");
    window.until_text(By::css("main"), "Nobody has joined yet.");
    window.picture("earlier-who-joins");
    let who = |name: &str| By::role("combobox", &format!("“{name}” is"));
    window.choose(who("Ines"), "New here: Principality of New Antioch");
    window.choose(who("Ada"), "New here: Cult of the Black Grail");
    window.see(By::css("button:disabled").within(By::css("main")));
    window.choose(who("Benedikt"), "New here: Trench Pilgrims");
    window.until_text(By::css("main"), "Standings after these games");
    window.picture("earlier-they-join");
    window.click(By::role("button", "Enter 2 games"));
    window.until_text(By::css("#where"), "Thursday League");
    window.until_text(By::role("list", "Joined by name, no roster yet"), "Benedikt");
    let script =
        "document.querySelector('[aria-label=\"Joined by name, no roster yet\"]').scrollIntoView({ block: 'center' })";
    window.run(script, &[]);
    window.picture("campaign-awaits-rosters");

    // Ines sends hers.
    let file = home.folder().join("Ines.json");
    let list = json!({ "faction": "new-antioch", "models": [{ "model": "lieutenant", "items": ["pistol"] }] });
    std::fs::write(&file, list.to_string()).unwrap();
    home.answer_several(&[file]);
    window.go(&format!("warbands/import/{campaign}"));
    window.click(By::role("button", "Choose files"));
    window.click(By::role("button", "Save 1 Warband"));
    // It leads back to the campaign by itself.
    window.until_text(By::css("#where"), "Thursday League");
    window.until("her roster", || {
        let awaited = window.told("campaign", json!({ "campaign": campaign }))["awaited"].clone();
        awaited.as_array().unwrap().iter().all(|one| one["name"] != "Ines")
    });
    let page = window.told("campaign", json!({ "campaign": campaign }));
    assert_eq!(page["standings"].as_array().unwrap().len(), 3, "no fourth Warband came of it");
}

/// A head that nobody has heard of is given its meaning above the column.
#[test]
fn a_column_with_a_head_of_its_own_is_matched_by_hand() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaign_new", json!({ "name": "Tuesday League" }))["id"].as_str().unwrap().to_owned();
    window.go(&format!("campaign/{campaign}/earlier"));
    window.see(By::role("region", "Opening balances"));
    paste(&window, "Date\tMission\tTook it\tPlayer\tVP\tPlayer\tVP\n30.4.2026\tRelic Hunt\tAda\tInes\t5\tAda\t5\n");
    window.choose(By::role("combobox", "Column 2 is"), "Scenario");
    window.choose(By::role("combobox", "Column 3 is"), "Winner");
    for (name, faction) in [("Ines", "Principality of New Antioch"), ("Ada", "Cult of the Black Grail")] {
        window.choose(By::role("combobox", &format!("“{name}” is")), &format!("New here: {faction}"));
    }
    window.picture("earlier-columns");
    window.click(By::role("button", "Enter 1 game"));
    window.until_text(By::css("#where"), "Tuesday League");
    let page = window.told("campaign", json!({ "campaign": campaign }));
    let won = |name: &str| {
        let line = page["standings"].as_array().unwrap().iter().find(|line| line["name"] == name).unwrap();
        line["won"].as_u64().unwrap()
    };
    assert_eq!((won("Ada"), won("Ines")), (1, 0), "{}", page["standings"]);
}

/// Two players have signed up and built nothing yet; their game is planned all the same.
#[test]
fn who_signed_up_is_planned_with_before_there_is_a_roster() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaign_new", json!({ "name": "Friday League" }))["id"].as_str().unwrap().to_owned();
    window.go(&format!("campaign/{campaign}"));
    paste(&window, "Carla\nDov");
    window.click(By::role("button", "Sign them up"));
    window.until_text(By::css("main"), "Dov");
    window.click(By::role("link", "Plan a game"));
    window.until_text(By::css("main"), "Carla and Dov have no Warband yet.");
    window.click(By::role("button", "Add Warbands without a roster"));
    window.choose(By::role("combobox", "Faction of Carla"), "Trench Pilgrims");
    window.choose(By::role("combobox", "Faction of Dov"), "Cult of the Black Grail");
    window.picture("plan-without-rosters");
    window.click(By::role("button", "Add 2 Warbands"));
    window.until("two Warbands to plan with", || {
        let page = window.told("campaign", json!({ "campaign": campaign }));
        page["standings"].as_array().is_some_and(|lines| lines.len() == 2)
    });
    window.until_text(By::css("main"), "The other side");
    window.gone(By::role("button", "Add Warbands without a roster"));
    // Where their game is planned and where it stands planned, the way to their rosters is there.
    let builds = || window.count(By::role_part("link", "Build it"));
    window.until("the way to both rosters", || builds() == 2);
    window.click(By::role("button", "Plan this scenario"));
    window.until("it also stands beside the planned game", || builds() == 4);
    window.axe();
    window.picture("plan-rosters-to-come");
}
