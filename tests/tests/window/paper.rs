//! A battle fought on paper is filed in the window by taps, its sheet printed, its aftermath opened, and taken back.

use std::fs;

use nml_tests::window::{By, Filed, Home, Season, Window, inputs};
use serde_json::{Value, json};

/// Who fell, and by whom it is written down.
const FELL: [(&str, Option<&str>); 6] = [
    ("Aldous Reyne", Some("Gorm")),
    ("Mother Oriel", None),
    ("Tobin Allard", None),
    ("Gorm", None),
    ("Trooper Dorn", None),
    ("Wretched Nib", None),
];

fn campaign(window: &Window) -> String {
    window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned()
}

/// From the campaign's page to the empty sheet.
fn sheet(window: &Window) -> String {
    let id = campaign(window);
    window.go(&format!("campaign/{id}"));
    window.click(By::role("link", "File a battle fought on paper"));
    window.until_text(By::css("#where"), "A battle on paper");
    window.see(By::role("button", "File the battle"));
    id
}

fn scroll(window: &Window, heading: &str) {
    let script = "const all = [...document.querySelectorAll('h2')];
        all.find((one) => one.textContent.startsWith(arguments[0])).scrollIntoView({ block: 'start' });";
    window.run(script, &[json!(heading)]);
}

fn points(window: &Window, side: &str, points: &str) {
    window.fill(By::role("textbox", side), points);
    window.press("Tab");
}

#[test]
fn a_battle_with_six_casualties_is_filed_by_taps_and_its_aftermath_opens() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = sheet(&window);
    window.picture("paper-empty");
    scroll(&window, "Who took part");
    window.picture("paper-empty-models");
    let before = window.taps();

    points(&window, "A · The Seventh Redoubt", "16");
    points(&window, "B · The Ashen Choir", "13");
    let crowned = || By::css("[role=radiogroup][aria-label=Winner] .on");
    window.until_text(crowned(), "The Seventh Redoubt");
    window.click(By::role("checkbox", "Wat took part"));
    for (name, by) in FELL {
        window.click(By::role_part("button", name));
        let group = || By::role("group", &format!("Who took {name} Out of Action"));
        window.click(By::css("button").within(group()));
        if let Some(by) = by {
            window.choose(By::role("combobox", &format!("Which model took {name} Out of Action")), by);
        }
    }
    // One was tapped by mistake, and once more.
    let mistaken = || By::role_part("button", "Piers Allard");
    window.click(mistaken());
    window.click(mistaken());
    assert_eq!(window.attribute(mistaken(), "aria-pressed").as_deref(), Some("false"));
    window.picture("paper-models");
    window.see(By::role("checkbox", "No Deed of side B"));
    window.click(By::role("button", "Who did it? Sniper"));
    window.click(By::role("button", "Sniper: Father Cuthbert"));
    scroll(&window, "Glorious Deeds");
    window.picture("paper-deeds");
    inputs("a battle of six casualties filed by its result", &[window.taps() - before], 25);

    // A day that is not a date is refused in one line, and nothing is lost.
    window.fill(By::role("textbox", "Day"), "yesterday");
    window.click(By::role("button", "File the battle"));
    window.until_text(By::css("[role=alert]"), "is not a date");
    window.picture("paper-refused");
    window.fill(By::role("textbox", "Day"), "2026-04-30");

    // What was begun is found again.
    window.click(By::role("link", "Back to the campaign"));
    window.click(By::role("link", "File a battle fought on paper"));
    let fell = || By::css("[aria-label^='Models of side'] > li > button[aria-pressed=true]");
    window.until("the sheet as it was left", || window.count(fell()) == 6);
    window.click(By::role("button", "File the battle"));
    window.until_text(By::css("#where"), "Aftermath");
    window.see(By::role("region", "The Seventh Redoubt"));
    assert_eq!(window.count(By::role_part("region", "Survival Roll for ")), 4);
    window.picture("paper-aftermath");

    let page = window.told("campaign", json!({ "campaign": id }));
    assert_eq!(page["games"].as_array().unwrap().len(), 1, "it is the game that was planned");
    let lines = page["standings"].as_array().unwrap();
    let took = |name: &str| lines.iter().find(|line| line["name"] == name).unwrap()["took"].as_u64();
    assert_eq!((took("The Seventh Redoubt"), took("The Ashen Choir")), (Some(3), Some(3)));

    window.go(&format!("campaign/{id}"));
    window.picture("paper-campaign");
    // Undo says first what goes with it; what was written stands on the sheet again.
    window.click(By::role("button", "Undo: Claim No Man’s Land as it was filed"));
    window.until_text(By::css("main"), "Its result leaves the standings");
    window.picture("paper-undo-asks");
    window.click(By::role("button", "Take the game back"));
    window.see(By::role("heading", "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir is planned"));
    window.picture("paper-undone");
    window.click(By::role("link", "Open its sheet"));
    window.until_text(By::css("#where"), "A battle on paper");
    window.until("the sheet as it was filed", || window.count(fell()) == 6);
    assert_eq!(window.value(By::role("textbox", "A · The Seventh Redoubt")), "16");
    assert_eq!(window.value(By::role("textbox", "Turns")), "", "nobody said how many");
}

#[test]
fn four_sides_two_coalitions_and_guests_are_filed() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = sheet(&window);
    for (side, name) in [("C", "The Paymaster"), ("D", "Mother Superior")] {
        window.click(By::role("button", "Another side"));
        window.fill(By::role("textbox", &format!("Name of side {side}")), name);
    }
    assert_eq!(window.count(By::role("button", "Another side")), 0, "four sides at most");
    for (side, coalition) in [("A", "1"), ("B", "2"), ("C", "2"), ("D", "1")] {
        window.choose(By::role("combobox", &format!("Side {side} fought")), &format!("in coalition {coalition}"));
    }
    points(&window, "A · The Seventh Redoubt", "4");
    points(&window, "D · Mother Superior", "5");
    points(&window, "B · The Ashen Choir", "8");
    points(&window, "C · The Paymaster", "0");
    let crowned = || By::css("[role=radiogroup][aria-label=Winner] .on");
    window.until_text(crowned(), "A · The Seventh Redoubt and D · Mother Superior");
    window.run("document.querySelector('#work').scrollTop = 0", &[]);
    window.picture("paper-four-sides");
    scroll(&window, "Who took part");
    window.picture("paper-four-models");

    let path = home.folder().join("sheet.pdf");
    home.answer(&path);
    window.click(By::role_part("button", "Print this sheet"));
    window.until_text(By::css(".made"), "Written: sheet.pdf");
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF-"));

    window.until_text(By::css("main"), "stays unrecorded");
    window.picture("paper-untold");
    window.click(By::role("checkbox", "Nobody fell, and no Glorious Deed was done"));
    window.click(By::role("button", "File the battle"));
    window.until_text(By::css("#where"), "Aftermath");
    let page = window.told("campaign", json!({ "campaign": id }));
    assert!(
        page["standings"]
            .as_array()
            .unwrap()
            .iter()
            .all(|line| ["deeds_untold", "took_untold", "fell_untold"].iter().all(|what| line[what] == 0)),
        "somebody said so: {page}"
    );
    let outcomes: Vec<&str> =
        page["games"][0]["sides"].as_array().unwrap().iter().map(|side| side["outcome"].as_str().unwrap()).collect();
    assert_eq!(outcomes, ["won", "lost", "lost", "won"]);
    window.go(&format!("campaign/{id}"));
    window.picture("paper-four-campaign");
}

#[test]
fn a_game_against_somebody_from_outside_has_one_page() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    sheet(&window);
    window.choose(By::role("combobox", "Who fought on side B"), "From outside the campaign");
    // Nobody has said yet how it ended: until then it is not a draw.
    assert_eq!(window.count(By::css("[role=radiogroup][aria-label=Winner] .on")), 0);
    scroll(&window, "Winner");
    window.picture("paper-open");
    window.click(By::role("radio", "A draw"));
    window.click(By::role("button", "File the battle"));
    window.until_text(By::css("[role=alert]"), "Enter a name for the outsider.");
    window.fill(By::role("textbox", "Name of side B"), "The Paymaster");
    window.see(By::role("checkbox", "Nobody of side A fell"));
    window.click(By::role_part("button", "Mother Oriel"));
    window.until("one side is told", || window.count(By::role("checkbox", "Nobody of side A fell")) == 0);
    // The Deeds stay open until somebody says that there were none.
    window.see(By::role("checkbox", "No Deed of side A"));
    scroll(&window, "Who took part");
    window.picture("paper-one-fell");
    window.click(By::css("button").within(By::role("group", "Who took Mother Oriel Out of Action")));
    window.click(By::role("button", "File the battle"));
    window.until_text(By::css("#where"), "Aftermath");
    window.until_text(By::css("header.bar"), "1 open");
    let asked = || By::role("region", "Trauma for Mother Oriel");
    for face in ["1", "2"] {
        window.click(By::role("button", face).within(asked()));
    }
    window.see(By::role("region", "The Paymaster holds Mother Oriel. What ransom?"));
    window.picture("paper-outsider");
}

#[test]
fn points_that_nobody_wrote_down_are_shown_as_not_recorded_and_never_as_zero() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = sheet(&window);
    window.until_text(By::css("main"), "not recorded");
    let file = || By::role("button", "File the battle");
    assert!(window.attribute(file(), "disabled").is_some(), "nothing says how it ended");
    // One side's points alone say nothing of the winner; emptied again, they are open again.
    points(&window, "A · The Seventh Redoubt", "0");
    assert!(window.attribute(file(), "disabled").is_some(), "0 against nothing is no draw");
    points(&window, "A · The Seventh Redoubt", " ");
    window.click(By::role("radio", "A · The Seventh Redoubt"));
    // Nor does anybody know what was played, and on which day.
    window.choose(By::role("combobox", "Scenario"), "Another scenario…");
    window.fill(By::role("textbox", "Day"), " ");
    window.picture("paper-without-points");
    window.click(file());
    window.until_text(By::css("#where"), "Aftermath");
    window.until_text(By::css("main"), "VP not recorded");
    window.go(&format!("campaign/{id}"));
    window.until_text(By::css("main"), "victory points not recorded");
    window.picture("paper-campaign-without-points");
    let page = window.told("campaign", json!({ "campaign": id }));
    let game = &page["games"][0];
    assert_eq!((&game["scenario"], &game["date"]), (&json!("Scenario not recorded"), &json!(null)));
    assert!(page["standings"].as_array().unwrap().iter().all(|line| line["vp"].is_null()), "{page}");
    // Nobody was tapped, and nobody said that nobody fell: Deeds and casualties are no 0 either.
    let known = By::css("table tbody tr:first-child td.num");
    assert_eq!(window.texts(known).iter().filter(|text| *text == "–").count(), 3, "VP ±, Deeds, casualties");
    let said = window.told("published_text", json!({ "what": { "is": "campaign", "campaign": id } }));
    let text = said["text"].as_str().unwrap();
    assert!(text.contains("VP not recorded") && !text.contains("0 VP"), "{text}");

    // Until that aftermath is closed the sheet says why nobody can be chosen, and leads there.
    window.go(&format!("campaign/{id}/paper"));
    let waiting = || By::role("list", "Warbands that cannot file a game yet");
    window.until_text(
        waiting(),
        "The aftermath of Game 1 · Scenario not recorded is still open, so it cannot fight yet.",
    );
    window.picture("paper-waits");
    window.click(By::role("link", "Open the aftermath that The Ashen Choir has to close"));
    window.until_text(By::css("#where"), "Aftermath");
    window.picture("paper-waits-aftermath");
    window.click(By::role("link", "Back to the sheet"));
    window.until_text(By::css("#where"), "A battle on paper");
}

#[test]
fn the_winner_follows_what_is_typed_and_a_scenario_that_no_list_has_is_named_and_corrected() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = sheet(&window);
    let crowned = || By::css("[role=radiogroup][aria-label=Winner] .on");
    // Nothing is left, nothing is pressed: the figures alone tell.
    window.fill(By::role("textbox", "A · The Seventh Redoubt"), "16");
    window.fill(By::role("textbox", "B · The Ashen Choir"), "13");
    window.until_text(crowned(), "The Seventh Redoubt");
    window.fill(By::role("textbox", "B · The Ashen Choir"), "20");
    window.until_text(crowned(), "The Ashen Choir");
    window.choose(By::role("combobox", "Scenario"), "Another scenario…");
    let file = || By::role("button", "File the battle");
    assert!(window.attribute(file(), "disabled").is_none(), "nobody need know what it was called");
    window.fill(By::role("textbox", "What the scenario is called"), "The Long Night");
    window.picture("paper-named-scenario");
    window.click(file());
    window.until_text(By::css("#where"), "Aftermath");
    window.go(&format!("campaign/{id}"));
    window.until_text(By::css("main"), "The Long Night");
    window.picture("paper-named-campaign");

    let page = window.told("campaign", json!({ "campaign": id }));
    let battle = page["games"][0]["battle"].as_str().unwrap().to_owned();
    window.go(&format!("aftermath/{battle}/correct"));
    window.click(By::role("button", "Correct: The result"));
    window.choose(By::role("combobox", "Scenario"), "Relic Hunt");
    window.click(By::role("button", "Use this result"));
    window.until_text(By::role("region", "The correction"), "Scenario");
    window.until_text(By::css("main"), "Relic Hunt");
    window.picture("paper-scenario-corrected");
    window.fill(By::role("textbox", "Why correct it"), "The wrong sheet");
    window.click(By::role("button", "Accept the correction"));
    window.see(By::role("link", "Correct these pages"));
    window.go(&format!("campaign/{id}"));
    window.until_text(By::css("main"), "Relic Hunt");
}

#[test]
fn a_force_beyond_what_its_game_allows_is_told_on_the_sheet_and_filed() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let warbands = window.told("warbands", Value::Null);
    let redoubt = warbands.as_array().unwrap().iter().find(|line| line["name"] == "The Seventh Redoubt").unwrap();
    let edit = |edit: Value| window.told("warband_edit", json!({ "warband": redoubt["id"], "edit": edit }));
    edit(json!({ "kind": "set_budget", "ducats": 2000, "glory": 20 }));
    for _ in 0..2 {
        edit(json!({ "kind": "add_model", "entry": "yeoman" }));
    }
    sheet(&window);
    let beyond = || By::css("[aria-label='Beyond the limits of side A']");
    window.until_text(beyond(), "the Field Strength of game 1 is 10");
    window.until_text(beyond(), "the Threshold of game 1 is 700");
    scroll(&window, "Who took part");
    window.picture("paper-beyond");
    points(&window, "A · The Seventh Redoubt", "1");
    points(&window, "B · The Ashen Choir", "2");
    window.click(By::role("button", "File the battle"));
    window.until_text(By::css("#where"), "Aftermath");
}

#[test]
fn a_planned_game_leads_to_its_result_and_the_campaign_page_has_its_rules_and_a_print_of_the_standings() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = campaign(&window);
    window.go(&format!("campaign/{id}"));
    window.until_text(By::css("main"), "Played as printed.");
    let knobs = json!([{ "knob": "win", "value": 3 }, { "knob": "draw", "value": 1 }, { "knob": "loss", "value": 0 }]);
    let set = window.told("campaign_house_set", json!({ "campaign": id, "knobs": knobs }));
    assert!(set["locked"].is_null(), "{set}");
    window.go("campaign/all");
    window.go(&format!("campaign/{id}"));
    window.until_text(By::css("[aria-label='House rules in force']"), "Campaign Victory Points of a win: 3");
    let path = home.folder().join("standings.pdf");
    home.answer(&path);
    window.click(By::role("button", "Save the standings as PDF for this campaign"));
    window.until_text(By::css(".made"), "Written: standings.pdf");
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF-"));
    window.picture("campaign-rules-and-print");
    window.click(By::role_part("link", "Enter the result"));
    window.until_text(By::css("#where"), "A battle on paper");

    // Both have fought another game since: the planned one keeps its sides, and waits for that aftermath.
    let battle = window.told("campaign", json!({ "campaign": id }))["games"][0]["battle"].as_str().unwrap().to_owned();
    let sides = [("The Seventh Redoubt", 9, [].as_slice()), ("The Ashen Choir", 3, &[])];
    let _ = Season::of_sample(&window).file("supply-raid", sides, Filed::default());
    window.go("campaign/all");
    window.go(&format!("campaign/{id}/paper:{battle}"));
    window.until_text(By::css("main"), "It cannot be filed yet:");
    points(&window, "A · The Seventh Redoubt", "4");
    points(&window, "B · The Ashen Choir", "2");
    assert!(window.attribute(By::role("button", "File the battle"), "disabled").is_some(), "it would be refused");
    scroll(&window, "Winner");
    window.picture("paper-planned-waits");
    window.click(By::role("link", "Open the aftermath that The Ashen Choir has to close"));
    window.until_text(By::css("#where"), "Aftermath");
}
