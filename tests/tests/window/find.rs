//! Searching the book in the window: who fell, what was said, and where it leads, by keyboard alone.

use nml_tests::window::{By, Filed, Home, Season, Side, Window};
use serde_json::json;

fn field() -> By {
    By::role("searchbox", "Find in this book")
}

#[test]
fn a_fallen_model_is_found_and_its_game_opened_by_keys_alone() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let season = Season::of_sample(&window);
    let fell: [(usize, usize); 1] = [(0, 0)];
    let battle = season.file(
        "claim-no-mans-land",
        [("The Seventh Redoubt", 16, &fell), ("The Ashen Choir", 13, &[])],
        Filed { day: Some("2026-04-30"), ..Filed::default() },
    );
    let text = "They held the Brücke to the last.";
    let _ = window.told("chronicle_note", json!({ "campaign": season.campaign, "battle": battle, "text": text }));
    let sheet = window.told("warband", json!({ "warband": season.id("The Seventh Redoubt") }));
    let fallen = sheet["models"][0]["name"].as_str().unwrap().to_owned();

    window.press("Control+k");
    window.until_text(By::css("#where"), "Find");
    window.see(field());
    window.until("the field to have the focus", || {
        window.run("return document.activeElement.getAttribute('aria-label')", &[]) == "Find in this book"
    });
    window.picture("find-empty");
    window.type_into(field(), &fallen.to_uppercase());
    window.until_text(By::role("region", "Games"), &format!("{fallen} of The Seventh Redoubt: fell"));
    window.until_text(By::role("region", "Games"), "30 April 2026");
    window.see(By::role_part("link", "Game 1").within(By::role("region", "Games")));
    window.until_text(By::role("region", "Models"), &fallen);
    window.until_text(By::css("[role=search] [role=status]"), "2 matches");
    window.picture("find-fallen");
    // Down to the second thing found, up again, and in.
    window.press("ArrowDown");
    window.press("ArrowDown");
    window.press("ArrowUp");
    window.press("Enter");
    window.until_text(By::css("#where"), "Aftermath");
    assert_eq!(window.run("return location.hash", &[]), format!("#/aftermath/{battle}"));

    // Going back leads to the same search, and what was said leads to the chronicle.
    window.run("history.back(); return null", &[]);
    window.until("the search", || window.count(field()) == 1);
    assert_eq!(window.value(field()), fallen.to_uppercase());
    window.fill(field(), "brucke");
    window.until_text(By::role("region", "Notes on games"), "They held the Brücke");
    assert_eq!(window.texts(By::css("mark")), ["Brücke"]);
    window.picture("find-words");
    window.press("Enter");
    window.until_text(By::css("#where"), "Chronicle");
    window.until_text(By::css("main"), text);

    window.press("/");
    window.see(field());
    window.type_into(field(), "nobody at all");
    window.until_text(By::css("main"), "Nothing in this book says “nobody at all”.");
    window.picture("find-nothing");
}

#[test]
fn what_was_undone_is_found_no_more() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let season = Season::of_sample(&window);
    let sides: [Side<'_>; 2] = [("The Seventh Redoubt", 16, &[]), ("The Ashen Choir", 13, &[])];
    season.file("claim-no-mans-land", sides, Filed::default());
    window.go("find/redoubt%2016");
    window.until_text(By::role("region", "Games"), "Game 1");
    let _ = window.told("campaign_undo", json!({ "campaign": season.campaign }));
    window.fill(field(), "redoubt 16 ");
    window.gone(By::role_part("link", "Game 1"));
}
