//! Correcting the past in the window: correct a misread roll on the pages of the aftermath, see then and now, and
//! accept.

use nml_tests::window::{By, Home, Season, Window};
use serde_json::{Value, json};

const REDOUBT: &str = "The Seventh Redoubt";

#[test]
fn a_roll_of_the_past_is_corrected_on_its_page_and_both_see_what_follows_before_it_counts() {
    let home = Home::new();
    let (window, battle, campaign) = Window::fought(&home, &["Tobin Allard", "Mother Oriel", "Wretched Nib"]);
    window.close_aftermath(&battle);
    window.go(&format!("aftermath/{battle}"));
    window.click(By::role("link", "Correct these pages"));
    window.until_text(By::css("main"), "What was misread or written down wrong?");
    window.picture("correction-lines");

    let oriel = "Trauma for Mother Oriel";
    let bar = || By::role("region", "The correction");
    window.click(By::role("button", &format!("Correct: {oriel}")));
    window.picture("correction-open");
    for face in ["1", "2"] {
        window.click(By::role("button", face).within(By::role("region", oriel)));
    }
    // Its question is in its row, and the bar leads there.
    window.until_text(By::role("region", REDOUBT), "Asked because of this");
    window.until_text(bar(), "Asked because of this");
    window.picture("correction-asked");
    window.click(By::role("button", "Refuse"));
    window.see(By::role("textbox", "Why correct it"));
    let survival = "Survival Roll for Tobin Allard";
    window.click(By::role("button", &format!("Correct: {survival}")));
    window.click(By::role("button", "1").within(By::role("region", survival)));
    window.until_text(bar(), "2 corrections");
    window.click(By::role("button", "Tobin Allard").within(bar()));
    window.fill(By::role("textbox", "Why correct it"), "The sheet was read upside down");
    window.picture("correction-then-and-now");
    // One of them is taken back where it stands, and made again.
    window.click(By::role("button", &format!("Undo: {survival}")));
    window.until_text(bar(), "1 correction");
    window.gone(By::role("button", "Tobin Allard").within(bar()));
    window.click(By::role("button", &format!("Correct: {survival}")));
    window.click(By::role("button", "1").within(By::role("region", survival)));
    window.until_text(bar(), "2 corrections");
    let before = window.told("campaign", json!({ "campaign": campaign }));
    // It was 12 : 18, not 12 : 8.
    window.click(By::role("button", "Correct: The result"));
    window.fill(By::role("textbox", "B · The Ashen Choir"), "18");
    window.until_text(By::css("main"), "The battles after it stay as they were fought.");
    window.picture("correction-result");
    // Somebody who is chosen by hand stays the winner: that is said, and the points may decide again.
    window.click(By::role("radio", "A · The Seventh Redoubt"));
    window.until_text(By::css("main"), "Chosen by hand. The points say: B · The Ashen Choir.");
    window.picture("correction-by-hand");
    window.click(By::role("button", "Use this result"));
    window.until_text(By::css("main"), "The Seventh Redoubt stays the winner, as chosen by hand");
    window.picture("correction-kept");
    window.click(By::role("button", "Let the points decide"));
    window.until_text(By::css("main"), "won by The Ashen Choir");
    window.picture("correction-follows");
    window.until_text(By::role("group", &format!("What changes for {REDOUBT}")), "Campaign Victory Points");
    window.picture("correction-both");
    window.fill(By::role("textbox", "Why correct it"), "The sheet was read upside down");
    window.click(By::role("button", "Accept the correction"));
    window.see(By::role("link", "To the campaign"));
    window.until_text(By::role("region", REDOUBT), "Captured, executed");
    window.picture("correction-accepted");

    let line =
        |page: &Value| page["standings"].as_array().unwrap().iter().find(|l| l["name"] == REDOUBT).unwrap().clone();
    let redoubt = window.told("warband", json!({ "warband": line(&before)["warband"] }));
    let fallen: Vec<&str> = redoubt["fallen"].as_array().unwrap().iter().map(|f| f["name"].as_str().unwrap()).collect();
    assert_eq!(fallen, ["Tobin Allard", "Mother Oriel"]);

    // It stays readable, and is taken back on the campaign's page.
    window.click(By::role("link", "Correct these pages"));
    window.until_text(By::css("main"), "The sheet was read upside down");
    window.picture("correction-read");
    window.go(&format!("campaign/{campaign}"));
    window.click(By::role("button", "Undo: the correction of Game 1 · Claim No Man’s Land"));
    window.until("nobody has fallen", || {
        let redoubt = window.told("warband", json!({ "warband": line(&before)["warband"] }));
        redoubt["fallen"].as_array().unwrap().is_empty()
    });
}

#[test]
fn a_correction_is_made_by_keyboard_alone_and_the_history_has_it_in_red() {
    let home = Home::new();
    let (window, battle, campaign) = Window::fought(&home, &["Tobin Allard", "Mother Oriel"]);
    window.close_aftermath(&battle);
    window.go(&format!("aftermath/{battle}"));
    window.see(By::role("link", "Correct these pages"));
    window.tab_to("Correct these pages");
    window.press("Enter");
    window.until_text(By::css("main"), "What was misread or written down wrong?");
    // The arrows go from one thing on a page to the next, and back.
    let survival = "Correct: Survival Roll for Tobin Allard";
    window.tab_to(survival);
    window.press("ArrowDown");
    let next = window.focused();
    assert!(next.starts_with("Correct: ") && next != survival, "{next}");
    window.press("ArrowUp");
    assert_eq!(window.focused(), survival);
    // Escape puts away what was opened, and the keys stay there.
    window.press("Enter");
    let open = || By::role("group", "Survival Roll for Tobin Allard");
    window.see(open());
    window.press("Escape");
    window.gone(open());
    window.tab_to(survival);
    window.press("Enter");
    window.see(open());
    window.press("1");
    window.until_text(By::role("region", "The correction"), "1 correction");
    window.tab_to("Why correct it");
    for letter in "misread".chars() {
        window.press(&letter.to_string());
    }
    window.press("Enter");
    window.see(By::role("link", "To the campaign"));
    let redoubt = Season { window: &window, campaign: campaign.clone() }.id(REDOUBT);
    let fallen = window.told("warband", json!({ "warband": redoubt }))["fallen"].clone();
    assert_eq!(fallen[0]["name"], "Tobin Allard");

    // What was said first is struck through where it was said, with what stands there now in red.
    window.go(&format!("campaign/{campaign}/history"));
    window.until_text(By::css("main ol"), "misread");
    let red = || window.count(By::css("main ol .red-pencil"));
    window.until("the history in red", || red() > 0);
    assert_eq!(window.count(By::css("main ol .struck-out")), red());
    window.picture("history-in-red");
}
