//! A campaign between two books in the window: sent, opened beside a book that went on too, decided and followed.

use std::fs;

use nml_tests::window::{By, Filed, Home, Season, Window};
use serde_json::{Value, json};

const REDOUBT: &str = "The Seventh Redoubt";
const CHOIR: &str = "The Ashen Choir";

/// Writes the campaign into a file by the page's button.
fn sends(home: &Home, window: &Window, campaign: &str) -> Vec<u8> {
    let path = home.folder().join("mile.nmlp");
    home.answer(&path);
    window.go(&format!("campaign/{campaign}"));
    window.click(By::role("button", "Pack it: file for another book"));
    window.until_text(By::css("main"), "Written: mile.nmlp");
    fs::read(path).unwrap()
}

/// Opens what was sent, from the file that the dialog names.
fn opens(home: &Home, window: &Window, bytes: &[u8]) {
    let path = home.folder().join("from-the-other.nmlp");
    fs::write(&path, bytes).unwrap();
    window.go("book/parcel");
    window.until_text(By::css("#where"), "From another book");
    home.answer(&path);
    window.click(By::role("button", "Choose a file"));
    window.see(By::role("button", "Cancel"));
}

#[test]
fn a_campaign_goes_to_and_fro_between_two_books_and_a_person_decides_where_both_went_on() {
    let (ines_home, tomas_home) = (Home::new(), Home::new());
    let ines = Window::open_sample(&ines_home);
    let season = Season::of_sample(&ines);
    let id = season.campaign.clone();
    let first = sends(&ines_home, &ines, &id);
    ines.picture("parcel-sent");

    let tomas = Window::open(&tomas_home);
    tomas.click(By::role("button", "Begin a blank book"));
    tomas.task("Campaign");
    tomas.see(By::role("link", "Import from another book"));
    tomas.picture("parcel-empty-campaigns");
    tomas.click(By::role("link", "Import from another book"));
    tomas.until_text(By::css("#where"), "From another book");
    tomas.picture("parcel-nothing-open");
    opens(&tomas_home, &tomas, &first);
    tomas.until_text(By::css("main"), "New in your book");
    tomas.picture("parcel-new");
    adds(&tomas, "The Ardent Mile");

    // Each writes the same evening down, and they do not agree.
    season.fights("claim-no-mans-land", [(REDOUBT, 11, &[(4, 0)]), (CHOIR, 4, &[])], Filed::default());
    let other = Season { window: &tomas, campaign: id.clone() };
    other.fights("claim-no-mans-land", [(REDOUBT, 2, &[]), (CHOIR, 9, &[])], Filed::default());
    let sent = sends(&tomas_home, &tomas, &id);
    opens(&ines_home, &ines, &sent);
    ines.until_text(By::css("main"), "The two books disagree");
    ines.picture("parcel-parted");
    let conflict = "Conflict 1: Game 1 · Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir";
    ines.until_text(By::css("main"), conflict);
    ines.see(By::role("link", "the campaign’s history"));
    let take = ines.attribute(By::role("button", "Add it to your book"), "disabled");
    assert!(take.is_some(), "nothing is decided silently");
    ines.click(By::role_part("radio", "Keep your book’s"));
    adds(&ines, "The Ardent Mile");
    let cvp = |season: &Season<'_>| [REDOUBT, CHOIR].map(|name| season.line(name)["cvp"].as_u64().unwrap());
    assert_eq!((cvp(&season), cvp(&other)), ([15, 7], [7, 15]));
    let check = ines.told("book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
    // What was set aside is listed in the history of the campaign and of the game.
    ines.click(By::role("link", "History"));
    ines.until_text(By::css("#where"), "History");
    ines.until_text(By::role("list", "What stands"), "Redoubt 11 – The Ashen Choir 4");
    ines.until_text(By::role("list", "What was set aside"), "Redoubt 2 – The Ashen Choir 9");
    ines.picture("parcel-history");
    ines.go(&format!("campaign/{id}/chronicle"));
    ines.click(By::role("link", "History of game 1"));
    ines.until_text(By::css("main"), "History of this game");
    ines.until_text(By::role("list", "What was set aside"), "Redoubt 2 – The Ashen Choir 9");

    // Tomas hears of it, and both go on.
    let sent = sends(&ines_home, &ines, &id);
    opens(&tomas_home, &tomas, &sent);
    assert_eq!(tomas.count(By::css("[role=radiogroup]")), 0, "he is asked nothing");
    // He sees what she decided: his game before, hers after.
    let decided = || By::role("region", "Decided in the other book");
    tomas.until_text(By::role("list", "In your book so far").within(decided()), "Redoubt 2 – The Ashen Choir 9");
    tomas.until_text(By::role("list", "Once it is added").within(decided()), "Redoubt 11 – The Ashen Choir 4");
    tomas.picture("parcel-followed");
    adds(&tomas, "The Ardent Mile");
    assert_eq!(cvp(&other), [15, 7]);

    // What they say of different things stands from both.
    let renamed = tomas.told("campaign_rename", json!({ "campaign": id, "name": "The Long Mile" }));
    assert_eq!(renamed["name"], "The Long Mile");
    let redoubt = season.line(REDOUBT)["warband"].clone();
    let edit = json!({ "kind": "rename", "name": "The Eighth Redoubt" });
    let _ = ines.told("warband_edit", json!({ "warband": redoubt, "edit": edit }));
    let sent = sends(&tomas_home, &tomas, &id);
    opens(&ines_home, &ines, &sent);
    ines.until_text(By::css("main"), "no conflict: all of it is kept");
    ines.picture("parcel-both-stand");
    adds(&ines, "The Long Mile");
    assert_eq!(season.line("The Eighth Redoubt")["warband"], redoubt);
}

/// Adds what is open to the book, reads what it brought, and goes to its campaign.
fn adds(window: &Window, campaign: &str) {
    window.click(By::role("button", "Add it to your book"));
    window.until_text(By::role("region", "Added to your book"), "added");
    window.picture("parcel-added");
    window.click(By::role("link", "Open the campaign"));
    window.until_text(By::css("#where"), campaign);
}

/// Corrects the result of a battle in one book.
fn corrects(window: &Window, battle: &str, points: [u16; 2], reason: &str) {
    let past = window.told("correction", json!({ "aftermath": battle, "steps": [] }));
    let mut sheet = past["result"]["sheet"]["battle"].clone();
    for (side, vp) in points.into_iter().enumerate() {
        sheet["sides"][side]["vp"] = json!(vp);
    }
    sheet["winner"] = Value::Null;
    let steps = json!([{ "kind": "result", "battle": sheet }]);
    let _ = window.told("correction_accept", json!({ "aftermath": battle, "steps": steps, "reason": reason }));
}

#[test]
fn two_who_corrected_one_game_keep_the_further_game_that_only_one_of_them_filed() {
    let (ines_home, tomas_home) = (Home::new(), Home::new());
    let ines = Window::open_sample(&ines_home);
    let season = Season::of_sample(&ines);
    let id = season.campaign.clone();
    let models = ["heretic-trooper", "heretic-trooper"];
    let _ = season.joins("The Lamp", "heretic-legions", "Cato", &models);
    let first = season.fights("claim-no-mans-land", [(REDOUBT, 11, &[]), (CHOIR, 4, &[])], Filed::default());
    let sent = sends(&ines_home, &ines, &id);
    let tomas = Window::open(&tomas_home);
    tomas.click(By::role("button", "Begin a blank book"));
    opens(&tomas_home, &tomas, &sent);
    adds(&tomas, "The Ardent Mile");

    corrects(&ines, &first, [7, 9], "Read from the wrong sheet");
    let _ = season.fights("claim-no-mans-land", [(REDOUBT, 5, &[]), ("The Lamp", 2, &[])], Filed::default());
    corrects(&tomas, &first, [12, 4], "Counted again");
    let sent = sends(&tomas_home, &tomas, &id);
    opens(&ines_home, &ines, &sent);
    ines.until_text(By::css("main"), "The two books disagree");
    let conflict = ines.text(By::css(".conflict"));
    for said in ["Redoubt 7 – The Ashen Choir 9", "Redoubt 12 – The Ashen Choir 4", "wrong sheet", "Counted again"]
    {
        assert!(conflict.contains(said), "{said}: {conflict}");
    }
    assert!(!conflict.contains("The Lamp") && !conflict.contains("Lost if"), "{conflict}");
    ines.picture("parcel-corrected-twice");
    ines.click(By::role_part("radio", "Keep the other book’s"));
    adds(&ines, "The Ardent Mile");
    let games = |name: &str| season.line(name)["games"].as_u64();
    assert_eq!((games(REDOUBT), games("The Lamp"), games(CHOIR)), (Some(2), Some(1), Some(1)));
    assert_eq!(season.line(REDOUBT)["cvp"].as_u64(), Some(30), "the game that only she filed counts");

    // Tomas hears that his result stands, and what came with it.
    let sent = sends(&ines_home, &ines, &id);
    opens(&tomas_home, &tomas, &sent);
    let stands = || By::role("region", "Your book’s version stands");
    tomas.until_text(By::role("list", "What stands").within(stands()), "Redoubt 12 – The Ashen Choir 4");
    tomas.until_text(By::role("list", "What was set aside").within(stands()), "Redoubt 7 – The Ashen Choir 9");
    let all = tomas.text(By::css("main"));
    assert!(all.contains("The Lamp 2") && !all.contains("sent it"), "{all}");
    tomas.picture("parcel-stands");
    adds(&tomas, "The Ardent Mile");
}
