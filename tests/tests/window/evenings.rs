//! A club's evening in the window: fifteen people are expected, one of them a guest; one does not come.

use std::collections::BTreeSet;

use nml_tests::window::{Browser, By, Home, Season, Theme, Window};
use serde_json::{Value, json};

const DAY: &str = "2026-12-03";
const PLAYERS: [&str; 14] =
    ["Ada", "Bors", "Cato", "Dorn", "Edda", "Fenn", "Gwen", "Hugo", "Iris", "Jory", "Kaja", "Lars", "Mina", "Nils"];

/// A book with a campaign of fourteen, in the order of their names.
fn club(window: &Window) -> Season<'_> {
    window.click(By::role("button", "Begin a blank book"));
    window.until_text(By::css("#where"), "Warbands");
    let founded = window.told("campaign_new", json!({ "name": "The Ardent Mile" }));
    let season = Season { window, campaign: founded["id"].as_str().unwrap().to_owned() };
    for player in PLAYERS {
        season.joins(&format!("{player}’s Own"), "heretic-legions", player, &["heretic-priest"]);
    }
    season
}

/// How the evening stands.
fn evening(window: &Window) -> Value {
    let all = window.told("evenings", Value::Null);
    window.told("evening", json!({ "evening": all[0]["id"] }))
}

fn games(evening: &Value) -> Vec<Value> {
    evening["rounds"][0]["games"].as_array().unwrap().clone()
}

fn called(game: &Value) -> String {
    let names: Vec<&str> = game["seats"].as_array().unwrap().iter().map(|s| s["name"].as_str().unwrap()).collect();
    names.join(" – ")
}

/// What the clock on the wall showed this many minutes before, such as `23:50` before `00:25`.
fn minutes_before(time: &str, minutes: u32) -> String {
    const DAY: u32 = 24 * 60;
    let (hours, rest) = time.split_once(':').unwrap();
    let then = (hours.parse::<u32>().unwrap() * 60 + rest.parse::<u32>().unwrap() + DAY - minutes) % DAY;
    format!("{:02}:{:02}", then / 60, then % 60)
}

#[test]
fn an_evening_of_fifteen_goes_from_the_calendar_into_the_standings() {
    let home = Home::new();
    let window = Window::open(&home);
    let season = club(&window);

    window.task("Club");
    window.see(By::text("No evening yet"));
    window.picture("club-empty");
    window.fill(By::role("textbox", "A new rotation"), "Winter");
    window.click(By::role("button", "Make the rotation"));
    window.until_text(By::css("#where"), "Rotations");
    window.click(By::role("button", "Retire Dragon Hunt"));
    window.see(By::role("button", "Bring back Dragon Hunt"));
    window.click(By::role("button", "Change Relic Hunt"));
    window.fill(By::role("textbox", "Only on tables with"), "trenches");
    window.click(By::role("button", "Save"));
    window.until_text(By::css("main"), "Relic Hunt changed");
    window.picture("club-rotation");
    // Below the coming weeks, the calendar goes into a file.
    let out = home.folder().join("winter.ics");
    home.answer(&out);
    window.click(By::role("button", "Export calendar"));
    window.until("the file", || std::fs::read_to_string(&out).is_ok_and(|text| text.starts_with("BEGIN:VCALENDAR")));
    window.picture("club-calendar");

    window.task("Club");
    window.fill(By::role("textbox", "Day"), DAY);
    window.fill(By::role("textbox", "Name"), "First Thursday");
    window.click(By::role("button", "Make the evening"));
    window.until_text(By::css("#where"), "First Thursday");
    window.picture("club-evening-empty");
    window.click(By::role("button", "Expect all of The Ardent Mile"));
    window.see(By::role("button", "Nils is here"));
    window.fill(By::role("textbox", "Name of the guest"), "Olaf");
    window.click(By::role("button", "Add as present"));
    window.see(By::role("button", "Olaf leaves"));
    // Another guest has a member's name: the app asks the person at the door, and it was the member.
    window.fill(By::role("textbox", "Name of the guest"), "ada");
    window.click(By::role("button", "Add as present"));
    window.see(By::text("Ada is on the list above."));
    window.picture("club-same-name");
    window.click(By::role("button", "Another ada"));
    window.see(By::role("button", "ada leaves"));
    window.click(By::role("button", "Change ada"));
    window.click(By::role("button", "Not expected: ada"));
    window.gone(By::role("button", "ada leaves"));
    window.click(By::role("button", "All are here"));
    window.see(By::role("button", "Nils leaves"));
    for table in 1..=8 {
        window.click(By::role("button", &format!("Put up table {table}")));
        window.see(By::role("button", &format!("Take down table {table}")));
    }
    let id = evening(&window)["id"].clone();
    assert_eq!(
        (evening(&window)["here"].clone(), evening(&window)["rotation"]["name"].clone()),
        (json!(15), json!("Winter"))
    );

    window.click(By::role("radio", "the rotation"));
    window.click(By::role("button", "Draw the first round"));
    window.until_text(By::css("main"), "Round 1 is drawn");
    let drawn = evening(&window);
    assert_eq!((games(&drawn).len(), drawn["rounds"][0]["byes"].as_array().unwrap().len()), (7, 1));
    // Another scenario at every table, for there are enough of them.
    let scenarios: BTreeSet<String> = games(&drawn).iter().map(|game| game["scenario"]["id"].to_string()).collect();
    assert_eq!(scenarios.len(), 7, "{scenarios:?}");
    window.picture("club-drawn");
    // The first game is locked; somebody of another one does not come after all.
    let kept = games(&drawn)[0].clone();
    let mine = |game: &Value| !game["campaign"].is_null() && game["id"] != kept["id"];
    let gone = games(&drawn).into_iter().find(mine).unwrap();
    window.click(By::role("button", &format!("Lock {}", called(&kept))));
    window.see(By::role("button", &format!("Unlock {}", called(&kept))));
    let absent = gone["seats"][0]["name"].as_str().unwrap();
    window.click(By::role("button", &format!("{absent} leaves")));
    window.until_text(By::css("main"), "Without a place in this round");
    window.picture("club-no-show");
    window.click(By::role("button", "Fit them in"));
    window.gone(By::role("button", "Fit them in"));
    let again = evening(&window);
    assert_eq!((games(&again).len(), again["rounds"][0]["byes"].as_array().unwrap().len()), (7, 0));
    assert!(games(&again).iter().any(|game| game["id"] == kept["id"]), "what is locked stays");

    // Why, and by the book.
    let one = games(&again).into_iter().find(|game| !game["campaign"].is_null() && game["id"] != kept["id"]).unwrap();
    window.click(By::role("button", &format!("Why, and change: {}", called(&one))));
    window.see(By::text("Why this game"));
    window.picture("club-why");
    window.click(By::role("button", "1"));
    window.until_text(By::css("main"), "by the rulebook: a 1");
    // What somebody threw for is not drawn away unasked.
    window.click(By::role("button", "Draw again"));
    window.see(By::text("Redraw what was changed by hand, too?"));
    window.picture("club-draw-again");
    window.click(By::role("button", "Keep it, draw the rest"));
    window.see(By::role("button", &format!("Unlock {}", called(&one))));
    window.click(By::role("button", &format!("Why, and change: {}", called(&one))));

    window.click(By::role("button", "Start the round"));
    window.until_text(By::css("main"), "left");
    window.picture("club-started");
    // Undo would take the start back: it says so, and is left.
    window.click(By::role("button", "Undo: the round is started"));
    window.see(By::text("Undo takes the start of the round back"));
    window.picture("club-undo-start");
    window.click(By::role("button", "Cancel"));
    window.gone(By::text("Undo takes the start of the round back"));
    // Somebody pressed it when they had been playing for a while already.
    let pressed = window.value(By::role("textbox", "Started at"));
    window.fill(By::role("textbox", "Started at"), &minutes_before(&pressed, 35));
    window.click(By::role("button", "Set the start"));
    window.see(By::role("button", "Undo: when round 1 was started"));
    // Two pairs sat down the other way round: their campaign plans both games again.
    let before = games(&evening(&window));
    let of_campaign: Vec<&Value> = before.iter().filter(|game| !game["campaign"].is_null()).collect();
    let seat = |game: &Value| game["seats"][0]["name"].as_str().unwrap().to_owned();
    let (here, there) = (of_campaign[0], of_campaign[1]);
    window.click(By::role("button", &format!("Why, and change: {}", called(here))));
    window.choose(By::role("combobox", &format!("{} with", seat(here))), &seat(there));
    window.see(By::role("button", &format!("Undo: {} and {} change places", seat(here), seat(there))));
    window.picture("club-swapped");
    // One of the games is not played: it counts for nothing, and is played after all.
    let now = games(&evening(&window));
    let one = now.iter().find(|game| game["id"] == here["id"]).unwrap();
    assert_eq!((seat(one), &one["state"]["is"]), (seat(there), &json!("planned")));
    window.click(By::role("button", &format!("Not played: {}", called(one))));
    window.click(By::role("button", &format!("Played after all: {}", called(one))));
    window.click(By::role("button", &format!("Plan it now: {}", called(one))));
    window.see(By::role("button", &format!("Not played: {}", called(one))));
    let started = evening(&window);
    let (mine, one_off): (Vec<Value>, Vec<Value>) =
        games(&started).into_iter().partition(|game| !game["campaign"].is_null());
    assert_eq!(one_off.len(), 1, "the guest plays a one-off game");
    assert!(mine.iter().all(|game| game["state"]["is"] == "planned"), "{mine:?}");

    // A one-off game is written down here, one of the campaign there.
    let guests = &one_off[0];
    let seat = |at: usize| guests["seats"][at]["name"].as_str().unwrap().to_owned();
    // The winner is enough: points that nobody wrote down are unknown, not 0 to 0.
    assert_eq!(window.value(By::role("textbox", &format!("Points of {}", seat(0)))), "");
    window.click(By::role("radio", &seat(1)));
    window.click(By::role("button", "Save the result"));
    window.until_text(By::css("main"), &format!("{} wins", seat(1)));
    let told = games(&evening(&window)).into_iter().find(|game| game["id"] == guests["id"]).unwrap();
    assert_eq!(told["state"]["said"], json!(format!("{} wins", seat(1))));
    window.fill(By::role("textbox", &format!("Points of {}", seat(0))), "4");
    window.fill(By::role("textbox", &format!("Points of {}", seat(1))), "9");
    window.click(By::role("radio", &seat(1)));
    window.click(By::role("button", "Save the result"));
    window.until_text(By::css("main"), &format!("{} wins, 9 to 4", seat(1)));
    window.click(By::role("link", &format!("Enter the result: {}", called(&mine[0]))));
    window.until_text(By::css("#where"), "A battle on paper");
    window.picture("club-result");
    let sheet =
        window.told("battle_sheet_open", json!({ "campaign": season.campaign, "battle": mine[0]["state"]["battle"] }));
    let mut battle = sheet["battle"].clone();
    (battle["sides"][0]["vp"], battle["sides"][1]["vp"]) = (json!(7), json!(3));
    let _ = window.told("battle_sheet_file", json!({ "campaign": season.campaign, "battle": battle }));
    window.go(&format!("club/{}", id.as_str().unwrap()));
    window.until_text(By::css("main"), "wins, 7 to 3");
    window.picture("club-results");
    window.go(&format!("campaign/{}", season.campaign));
    window.until_text(By::css("main"), "Standings");
    let page = window.told("campaign", json!({ "campaign": season.campaign }));
    assert!(page["standings"].as_array().unwrap().iter().any(|line| line["cvp"].as_u64() > Some(0)), "{page}");

    // What the evening needs on paper.
    window.go(&format!("club/{}", id.as_str().unwrap()));
    for (sheet, pages) in [("Pairings", ", 1 page"), ("Table sheets", ", 4 pages"), ("Standings", ", 1 page")] {
        home.answer(home.folder().join(format!("{sheet}.pdf")));
        window.click(By::role("button", &format!("Print: {sheet}")));
        window.until_text(By::css("main"), &format!("Written: {sheet}.pdf{pages}"));
    }

    // Players who stayed at home read how it went.
    let page = home.folder().join("evening.html");
    home.answer(&page);
    window.click(By::role("button", "Save it: web page"));
    window.until_text(By::css(".publishing .made"), "Written: evening.html");
    for (size, theme) in [((360, 740), Theme::Light), ((1280, 800), Theme::Dark)] {
        let reader = Browser::open(size, theme);
        reader.read(&page);
        reader.until_text(By::css("h1"), "First Thursday");
        reader.until_text(By::css("main"), &format!("{} wins, 9 to 4", seat(1)));
        reader.keep("published-evening");
        assert_eq!(reader.asked_outside(), Vec::<String>::new());
    }

    // Another round, and how fair it was so far.
    window.go(&format!("club/{}", id.as_str().unwrap()));
    window.click(By::role("button", "Draw round 2"));
    window.until_text(By::css("main"), "Round 2 is drawn");
    window.picture("club-second-round");
    window.go("club/fairness");
    window.until_text(By::css("main"), "Olaf");
    window.picture("club-fairness");
    window.task("Club");
    window.until_text(By::css("main"), "14 games in 2 rounds");
    window.picture("club-list");
    let check = window.told("book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

/// An evening of a blank book, and these guests are there.
fn evening_of_guests(window: &Window, guests: &[&str]) {
    window.click(By::role("button", "Begin a blank book"));
    window.until_text(By::css("#where"), "Warbands");
    window.task("Club");
    window.fill(By::role("textbox", "Day"), DAY);
    window.fill(By::role("textbox", "Name"), "First Thursday");
    window.click(By::role("button", "Make the evening"));
    window.until_text(By::css("#where"), "First Thursday");
    for guest in guests {
        window.fill(By::role("textbox", "Name of the guest"), guest);
        window.click(By::role("button", "Add as present"));
        window.see(By::role("button", &format!("{guest} leaves")));
    }
}

/// Two guests play a one-off game: the winner is pressed on their names, and a stamp comes down on each.
#[test]
fn the_winner_is_pressed_by_mouse_or_keys_and_both_names_are_stamped() {
    let home = Home::new();
    let window = Window::open(&home);
    evening_of_guests(&window, &["Olaf", "Pia"]);
    window.click(By::role("button", "Put up table 1"));
    window.see(By::role("button", "Take down table 1"));
    window.click(By::role("button", "Draw the first round"));
    window.until_text(By::css("main"), "Round 1 is drawn");
    window.click(By::role("button", "Start the round"));
    window.until_text(By::css("main"), "left");
    let game = games(&evening(&window))[0].clone();
    let name = |at: usize| game["seats"][at]["name"].as_str().unwrap().to_owned();
    let stamps = || window.texts(By::css("article .stamp"));
    assert_eq!(stamps(), Vec::<String>::new());
    window.click(By::role("radio", &name(0)));
    window.until("the first one’s stamps", || stamps() == ["won", "lost"]);
    // The arrows of a group of radios choose the next one.
    window.press("ArrowDown");
    window.until("the other one’s stamps", || stamps() == ["lost", "won"]);
    window.click(By::role("radio", "a draw"));
    window.until("the stamps of a draw", || stamps() == ["drew", "drew"]);
    window.click(By::role("radio", &name(1)));
    window.click(By::role("button", "Save the result"));
    window.until_text(By::css("main"), &format!("{} wins", name(1)));
    assert_eq!(stamps(), ["lost", "won"]);
    window.picture("club-stamps");
    // Taken back, nobody has won.
    window.click(By::role("button", "Take the result back"));
    window.until("no stamps", || stamps().is_empty());
}

/// Five guests came, and nobody sits out: three of them share a table. Then four friends want one.
#[test]
fn five_make_a_table_of_three_and_four_friends_take_one_by_hand() {
    let home = Home::new();
    let window = Window::open(&home);
    evening_of_guests(&window, &["Olaf", "Pia", "Quin", "Rosa", "Sven"]);
    window.until_text(By::css("main"), "5 players are here: 2 games, and one sits out.");
    window.click(By::role("checkbox", "Tables of three or four before anybody sits out"));
    window.until_text(By::css("main"), "5 players are here: 2 games, one of them for three.");
    window.click(By::role("button", "Draw the first round"));
    window.until_text(By::css("main"), "Round 1 is drawn");
    let drawn = evening(&window);
    assert_eq!(drawn["rounds"][0]["byes"], json!([]));
    let of = |evening: &Value, players: usize| {
        let sits = |game: &Value| game["seats"].as_array().unwrap().len() == players;
        games(evening).into_iter().find(sits).unwrap()
    };
    let (three, two) = (of(&drawn, 3), of(&drawn, 2));
    window.click(By::role("button", &format!("Why, and change: {}", called(&three))));
    window.until_text(By::css("main"), "3 share this table, so that fewer sit out.");
    window.picture("club-shared-table");

    // One of the two takes a fourth place there: the other sits out, and wants to watch.
    let joins = two["seats"][0]["name"].as_str().unwrap();
    window.choose(By::role("combobox", "One more player"), joins);
    window.see(By::role("button", &format!("Undo: {joins} joins {}", called(&three))));
    let four = of(&evening(&window), 4);
    window.choose(By::role("combobox", "Scenario"), "Brothers in Arms");
    window.until_text(By::css("main"), "chosen by the organiser");
    window.picture("club-four-at-a-table");
    window.click(By::role("button", "Start the round"));
    window.until_text(By::css("main"), "left");
    // Two teams: who won with whom is pressed on their names.
    let name = |at: usize| four["seats"][at]["name"].as_str().unwrap().to_owned();
    for at in 0..4 {
        window.fill(By::role("textbox", &format!("Points of {}", name(at))), &(at + 3).to_string());
    }
    window.click(By::role("checkbox", &name(2)));
    window.click(By::role("checkbox", &name(3)));
    window.click(By::role("button", "Save the result"));
    let won = format!("{} and {} win: {} 6, {} 5", name(3), name(2), name(3), name(2));
    let won_too = format!("{} and {} win: {} 6, {} 5", name(2), name(3), name(3), name(2));
    window.until("the result", || {
        let text = window.text(By::css("main"));
        text.contains(&won) || text.contains(&won_too)
    });
    window.picture("club-shared-result");
}

/// In the window nobody can be invited yet: the page says how a book comes to be served.
#[test]
fn the_window_says_how_guests_are_invited() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Club");
    window.click(By::role("link", "Guests"));
    window.until_text(By::css("main"), "Links lead to a server.");
    window.until_text(By::css("main"), "Nobody has been invited yet.");
    assert_eq!(window.count(By::testid("invite")), 0);
    window.picture("club-guests");
}

/// A link that leads nowhere is answered in a sentence, stays in its field, and leaves no file behind.
#[test]
fn a_club_that_nobody_serves_is_not_joined() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Club");
    window.click(By::role("link", "Connection"));
    window.see(By::role("textbox", "Link"));
    window.picture("club-connection");
    let book = home.folder().join("club.nml");
    home.answer(&book);
    let link = format!("http://127.0.0.1:9/#invite={}", "A".repeat(43));
    window.fill(By::role("textbox", "Link"), &link);
    let left = || window.area(By::role("textbox", "Link")).0;
    let before = left();
    window.click(By::role("button", "Join"));
    window.until_text(By::css("main"), "The club can’t be reached. Try the same link again later.");
    assert_eq!(window.value(By::role("textbox", "Link")), link);
    assert!((left() - before).abs() < 1.0, "the form stays where it was: {before}, now {}", left());
    assert!(!book.exists());
    window.picture("club-connection-away");
    assert_eq!(window.told("club_link", Value::Null), Value::Null, "the open book follows no club");
}
