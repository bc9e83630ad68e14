//! From the end of a battle to the next: the aftermath in the window, the rosters, the campaign's page, and the book
//! closed and opened again.

use nml_tests::window::{By, Home, Season, Window};
use serde_json::{Value, json};

/// Who did not stand at the end of the sample's first game.
const FELL: [&str; 12] = [
    "Aldous Reyne",
    "Father Cuthbert",
    "Mother Oriel",
    "Gorm",
    "Witch Vesper",
    "Trooper Harrow",
    "Trooper Dorn",
    "Trooper Kell",
    "Wretched Nib",
    "Wretched Sump",
    "Malachai",
    "The Cantor",
];

fn fought(home: &Home) -> (Window, String, String) {
    Window::fought(home, &FELL)
}

/// The dice of a question about a model, typed face by face.
fn throw(window: &Window, question: &str, faces: &[u8]) {
    let asked = || By::role("region", question);
    for face in faces {
        window.click(By::role("button", &face.to_string()).within(asked()));
    }
    window.gone(asked());
}

/// Survival Rolls and D66 typed, the ransom refused, both pages closed: Gorm and Mother Oriel are dead.
fn settle(window: &Window) {
    window.see(By::role("region", "Survival Roll for Gorm"));
    assert_eq!(window.count(By::role_part("region", "Survival Roll for ")), 7);
    assert_eq!(window.count(By::role_part("region", "Trauma for ")), 3, "the Choir's ELITE models wait for its Troops");
    window.until_text(By::css("header.bar"), "12 open");
    assert_eq!(window.count(By::role("button", "Close both pages")), 0);
    // A leg wound, typed on the keyboard: figures go to the first question.
    window.press("3");
    window.press("1");
    window.gone(By::role("region", "Trauma for Aldous Reyne"));
    window.until_text(By::role("region", "The Seventh Redoubt"), "Leg Wound");
    throw(window, "Trauma for Father Cuthbert", &[4, 4]);
    throw(window, "Trauma for Mother Oriel", &[1, 2]);
    let ransom = || By::role("region", "The Ashen Choir holds Mother Oriel. What ransom?");
    window.see(ransom());
    window.picture("aftermath-open-choice");
    window.click(By::css("button:not([disabled])").within(ransom()));
    window.gone(ransom());
    throw(window, "Survival Roll for Gorm", &[2]);
    for survivor in ["Witch Vesper", "Trooper Harrow", "Trooper Dorn", "Trooper Kell", "Wretched Nib", "Wretched Sump"]
    {
        throw(window, &format!("Survival Roll for {survivor}"), &[3]);
    }
    throw(window, "Trauma for Malachai", &[4, 4]);
    throw(window, "Trauma for The Cantor", &[4, 5]);
}

/// What comes after Trauma is settled at the table, and both sides agree: the second word closes it.
fn agree(window: &Window) {
    for warband in ["The Seventh Redoubt", "The Ashen Choir"] {
        let leaf = || By::role("region", warband);
        window.click(By::role("button", "Resolve the rest at the table").within(leaf()));
        window.click(By::role("button", "Skip the rest").within(leaf()));
        window.click(By::role("button", "Agreed").within(leaf()));
    }
}

#[test]
fn the_aftermath_is_typed_settled_and_closed_and_both_rosters_change() {
    let home = Home::new();
    let (window, battle, campaign) = fought(&home);
    window.go(&format!("battle/{battle}"));
    window.see(By::role("heading", "The Seventh Redoubt won"));
    window.click(By::role("link", "Settle the aftermath"));
    settle(&window);
    window.picture("aftermath");
    agree(&window);
    window.see(By::role("link", "To the campaign"));

    let page = window.told("campaign", json!({ "campaign": campaign }));
    let [redoubt, choir] = ["The Seventh Redoubt", "The Ashen Choir"].map(|name| {
        let mut lines = page["standings"].as_array().unwrap().iter();
        let line = lines.find(|line| line["name"] == name).unwrap();
        window.told("warband", json!({ "warband": line["warband"] }))
    });
    for (warband, fallen) in [(&redoubt, "Mother Oriel"), (&choir, "Gorm")] {
        let lines = warband["fallen"].as_array().unwrap();
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert_eq!((lines[0]["name"].as_str(), &lines[0]["battle"]), (Some(fallen), &json!(battle)), "and why");
        assert_eq!(warband["models"].as_array().unwrap().len(), 8);
    }
    assert_eq!((&redoubt["models"][0]["name"], &redoubt["models"][0]["scars"]), (&json!("Aldous Reyne"), &json!(1)));
    window.task("Warbands");
    window.click(By::role("link", "The Seventh Redoubt"));
    window.click(By::role_part("button", "Aldous Reyne"));
    window.until_text(By::role("complementary", "Armoury for Aldous Reyne"), "4″");
    assert_eq!(window.count(By::role_part("button", "Mother Oriel")), 0);
    window.picture("builder-after-battle");
}

#[test]
fn the_campaign_keeps_the_score_and_proposes_the_next_scenario() {
    let home = Home::new();
    let (window, battle, campaign) = fought(&home);
    window.go(&format!("aftermath/{battle}"));
    settle(&window);
    agree(&window);
    window.see(By::role("link", "To the campaign"));
    // The only campaign of the book is opened at once.
    window.click(By::role("link", "Campaign"));
    window.until_text(By::css("#where"), "The Ardent Mile");
    window.see(By::role("heading", "Roll for the next scenario"));
    let table = || By::role("table", "Standings of The Ardent Mile");
    let names = window.texts(By::css("th[scope=row]").within(table()));
    assert!(names[0].starts_with("The Seventh Redoubt") && names[1].starts_with("The Ashen Choir"), "{names:?}");
    // Rank, CVP, record, VP difference, Deeds, took : lost, next Threshold and Field Strength, the course.
    let cells = window.texts(By::css("td").within(table()));
    assert_eq!(cells[..6], ["1", "15", "1–0–0", "+4", "0", "9 : 3"]);
    assert_eq!(cells[8..14], ["2", "7", "0–0–1", "−4", "0", "3 : 9"]);
    assert!([&cells[6], &cells[14]].iter().all(|limits| limits.starts_with("800 ducats, 11 models")), "{cells:?}");
    window.until_text(By::role_part("region", "Games"), "The Seventh Redoubt won 12 The Ashen Choir 8");
    window.picture("campaign");
    // The points say what they are for, and what the next game allows says why.
    let why = || By::role("button", "15: what the points of The Seventh Redoubt are for");
    window.click(why());
    window.until_text(By::css("td.why"), "Game 1 · Claim No Man’s Land: 15 for the victory");
    window.picture("campaign-points");
    window.click(why());
    window.gone(By::css("td.why"));
    window.click(By::role_part("button", "the limits of The Seventh Redoubt"));
    window.until_text(
        By::role("list", "the limits of The Seventh Redoubt"),
        "Next, game 2: Threshold Value 800 ducats, by the table; Field Strength 11",
    );
    window.picture("campaign-limits");

    // A 2 on the table of the stage.
    window.click(By::role("button", "2").within(By::role("group", "Type a die")));
    window.see(By::role_part("heading", "Hunt for Heroes: "));
    window.picture("campaign-next");
    let page = window.told("campaign", json!({ "campaign": campaign }));
    assert_eq!(page["games"].as_array().unwrap().len(), 2);
}

#[test]
fn closed_and_opened_again_everything_is_as_it_was() {
    let home = Home::new();
    let (window, battle, campaign) = fought(&home);
    window.go(&format!("aftermath/{battle}"));
    settle(&window);
    agree(&window);
    window.see(By::role("link", "To the campaign"));
    let state = |window: &Window| {
        let warbands = window.told("warbands", Value::Null);
        let mut told = vec![
            window.told("battle", json!({ "battle": battle })),
            window.told("aftermath", json!({ "aftermath": battle })),
            window.told("campaign", json!({ "campaign": campaign })),
        ];
        for line in warbands.as_array().unwrap() {
            told.push(window.told("warband", json!({ "warband": line["id"] })));
        }
        told.push(warbands);
        serde_json::to_string(&told).unwrap()
    };
    let before = state(&window);
    let window = window.reopen(&home);
    assert!(before == state(&window), "to the byte");
    assert_eq!(window.told("book_check", Value::Null)["fine"], true);
}

#[test]
fn the_organiser_turns_a_knob_and_takes_it_back() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.go("campaign");
    window.click(By::role("link", "House rules"));
    window.until_text(By::css("main"), "Campaign Victory Points of a win");
    window.fill(By::role("textbox", "Campaign Victory Points of a win"), "3");
    window.press("Tab");
    window.see(By::role("button", "Campaign Victory Points of a win: as printed, 15"));
    window.picture("house-rules");
    window.fill(By::role("textbox", "Name of the campaign"), "Winter at the Mile");
    window.click(By::role("button", "Rename"));
    window.until_text(By::css("header"), "Winter at the Mile");
    window.picture("house-members");
    window.click(By::role("button", "Play by this change from now on"));
    window.see(By::role("button", "Nothing is changed yet"));
    window.click(By::role("link", "Back to the campaign"));
    window.click(By::role("button", "Undo: the house rules"));
    window.click(By::role("button", "Undo: the name Winter at the Mile"));
    window.click(By::role("link", "House rules"));
    window.until("the win counts as printed again", || {
        window.value(By::role("textbox", "Campaign Victory Points of a win")) == "15"
    });
}

#[test]
fn a_whole_round_is_planned_with_one_button() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaign_new", json!({ "name": "The Long Season" }))["id"].as_str().unwrap().to_owned();
    let season = Season { window: &window, campaign: campaign.clone() };
    for (name, player) in [("Saint Vey’s Lance", "Ines"), ("The Iron Wall", "Ada"), ("The Ninth Watch", "Ben")] {
        season.joins(name, "new-antioch", player, &["lieutenant", "yeoman"]);
    }
    season.joins("The Salt Road", "iron-sultanate", "Cato", &["yuzbasi-captain", "azeb"]);
    window.go(&format!("campaign/{campaign}/plan"));
    window.until_text(By::role("region", "Or the whole round"), "The Ninth Watch – The Salt Road");
    window.picture("plan-round");
    window.click(By::role("button", "Plan these 2 games, with dice rolled here"));
    window.gone(By::role("button", "Plan these 2 games, with dice rolled here"));
    let sheet = window.told("plan_sheet", json!({ "campaign": campaign }));
    let planned = sheet["planned"].as_array().unwrap().len();
    // A die that left a choice asks for it: here, if the game is the one that the page is about, else behind a button.
    let (here, behind) = (By::role("button", "Roll off here"), By::role_part("button", "Make the choice: "));
    let asking = 2 - planned;
    window.until("each game that is not planned asks for a choice", || {
        window.count(here.clone()) + window.count(behind.clone()) == asking
    });
    if asking == 1 {
        if window.count(behind.clone()) == 1 {
            window.click(behind);
        }
        window.click(here);
        window.until_text(By::css("main"), "chooses one.");
    }
    window.picture("plan-round-planned");
}

#[test]
fn a_swiss_round_pairs_those_who_stand_next_to_each_other() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaign_new", json!({ "name": "The Long Season" }))["id"].as_str().unwrap().to_owned();
    let season = Season { window: &window, campaign: campaign.clone() };
    for (name, player) in
        [("Saint Vey’s Lance", "Ines"), ("The Iron Wall", "Ada"), ("The Ninth Watch", "Ben"), ("The Last Lamp", "Eva")]
    {
        season.joins(name, "new-antioch", player, &["lieutenant", "yeoman"]);
    }
    let played = "14.5.2026; Relic Hunt; Ines; 9; Ada; 2\n14.5.2026; Relic Hunt; Ben; 3; Eva; 8";
    let entered = window.told("campaign_earlier_enter", json!({ "campaign": campaign, "text": played }));
    assert_eq!(entered["games"].as_array().unwrap().len(), 2);
    window.go(&format!("campaign/{campaign}/plan"));
    let round = || By::role("region", "Or the whole round");
    window.until_text(round(), "Saint Vey’s Lance – The Ninth Watch");
    window.click(By::role("radio", "By the standings (Swiss)"));
    // Winners meet winners, and each pair says where it stands.
    window.until_text(round(), "Saint Vey’s Lance – The Last Lamp");
    window.until_text(round(), "The Ninth Watch – The Iron Wall");
    window.until_text(round(), "Place 1, 15 points – Place 1, 15 points");
    window.picture("plan-round-swiss");
    // It is a house rule, said on the campaign's page and undone there.
    window.go(&format!("campaign/{campaign}"));
    window.until_text(By::css("main"), "Rounds are drawn by the standings (Swiss)");
    window.click(By::role("link", "House rules"));
    window.see(By::role("checkbox", "Rounds are drawn by the standings (Swiss)"));
    window.picture("house-rules-swiss");
    window.go(&format!("campaign/{campaign}"));
    window.click(By::role("button", "Undo: the house rules"));
    window.gone(By::role("button", "Undo: the house rules"));
    let sheet = window.told("plan_sheet", json!({ "campaign": campaign }));
    assert_eq!(sheet["pairing"], "even");
    // With one pair left the round stays on the page, and says what it lacks.
    let pair: Vec<Value> = sheet["members"].as_array().unwrap().iter().take(2).map(|one| one["id"].clone()).collect();
    let by = json!({ "by": "agreement", "scenario": "relic-hunt" });
    let _ = window.told("plan_make", json!({ "campaign": campaign, "warbands": pair, "due": null, "by": by }));
    window.go(&format!("campaign/{campaign}/plan"));
    window.until_text(round(), "A round takes two pairs whose turn it is, and only one is free");
    window.until_text(round(), "has a game planned against");
    window.picture("plan-round-lacks");
}

/// Somebody played outside any campaign, and wants to know what became of the fallen all the same.
#[test]
fn a_battle_that_counted_for_no_campaign_is_settled_from_its_end() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaigns", Value::Null)[0]["id"].clone();
    let game = window.told("campaign", json!({ "campaign": campaign }))["games"][0].clone();
    let outside = json!({ "do": "campaign", "campaign": null });
    let _ = window.told("set_up_change", json!({ "set_up": game["set_up"], "change": outside }));
    window.go(&format!("scenarios/{}", game["set_up"].as_str().unwrap_or_default()));
    window.see(By::text("This game counts for no campaign. When it is over you can still take it into one."));
    let battle = window.told("battle_begin", json!({ "set_up": game["set_up"] }))["id"].clone();
    let _ = window.told("plan_cancel", json!({ "campaign": campaign, "battle": game["battle"] }));
    let battle = battle.as_str().unwrap_or_default();
    window.play_on(battle, Some("activate"));
    let out = json!({ "set": "out_of_action", "model": 1 });
    let result = json!({ "do": "result", "changes": [out], "verdict": { "counts": "score" }, "reason": "last_turn" });
    let _ = window.told("battle_say", json!({ "battle": battle, "commands": [result] }));

    window.task("Aftermath");
    window.see(By::text("Not settled: outside any campaign"));
    window.click(By::role_part("button", "Settle "));
    window.see(By::testid("taking-in"));
    window.picture("aftermath-outside");
    window.go(&format!("battle/{battle}"));
    window.click(By::role("button", "Settle the aftermath"));
    window.see(By::testid("taking-in"));
    window.picture("battle-taking-in");
    window.click(By::role_part("button", "Take it in: "));
    window.see(By::role("region", "The Seventh Redoubt"));
    let lines = window.told("aftermaths", Value::Null);
    assert_eq!((&lines[0]["id"], &lines[0]["closed"]), (&json!(battle), &json!(false)));
}
