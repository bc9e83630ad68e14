//! Results that travel as files: sent from the sheet, dropped together on the campaign, held, accepted, and corrected.

use std::fs;

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// Drops files on the window, each with its name and bytes.
fn drop(window: &Window, files: &[(&str, Vec<u8>)]) {
    // A window driver drags no files; the page cannot tell these events from a hand's.
    window.run(
        "const files = new DataTransfer();
         for (const [name, bytes] of arguments[0]) files.items.add(new File([new Uint8Array(bytes)], name));
         for (const kind of ['dragover', 'drop'])
           document.querySelector('main').dispatchEvent(
             new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: files }));
         return null",
        &[json!(files)],
    );
}

/// Writes the sheet with these victory points into a file.
fn sends(home: &Home, window: &Window, name: &str, points: [&str; 2]) -> Vec<u8> {
    for (side, points) in ["A · The Seventh Redoubt", "B · The Ashen Choir"].into_iter().zip(points) {
        window.fill(By::role("textbox", side), points);
        window.press("Tab");
    }
    let path = home.folder().join(name);
    home.answer(&path);
    window.click(By::role("button", "Send it as a file instead"));
    window.until_text(By::css("main"), &format!("Written: {name}"));
    fs::read(path).unwrap()
}

#[test]
fn results_are_sent_as_files_brought_in_together_and_accepted_or_held() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let page = || window.told("campaign", json!({ "campaign": id }));
    let opens = || {
        window.go(&format!("campaign/{id}"));
        window.click(By::role("link", "Bring in results from files"));
        window.until_text(By::css("#where"), "Results from files");
    };
    window.go(&format!("campaign/{id}"));
    window.click(By::role("link", "File a battle fought on paper"));
    window.see(By::role("button", "File the battle"));
    // Both players write the same battle down, and one has it the wrong way round.
    let ines = sends(&home, &window, "of-ines.json", ["11", "4"]);
    let tomas = sends(&home, &window, "of-tomas.json", ["4", "11"]);
    window.picture("results-sent");
    assert_eq!(page()["standings"][0]["games"], 0, "nothing is filed by sending");

    opens();
    window.picture("results-empty");
    let holiday = ("holiday.json", br#"{ "where": "by the sea" }"#.to_vec());
    drop(&window, &[("of-ines.json", ines.clone()), ("of-tomas.json", tomas.clone()), holiday]);
    window.until_text(By::css("main"), "3 files · 2 to accept or hold");
    window.until_text(By::css("main"), "won by The Seventh Redoubt");
    window.picture("results-brought");
    window.click(By::role("button", "Hold: of-tomas.json"));
    window.until_text(By::css("main"), "3 files · 1 to accept or hold");
    window.click(By::role("button", "Accept: of-ines.json"));
    window.see(By::role("link", "Open its aftermath: of-ines.json"));
    window.picture("results-accepted");
    assert_eq!(page()["standings"][0]["cvp"], 15);

    // The differences to the other are shown, then and now; accepted, it corrects the campaign.
    let battle = page()["games"][0]["battle"].as_str().unwrap().to_owned();
    window.close_aftermath(&battle);
    opens();
    drop(&window, &[("of-tomas.json", tomas)]);
    window.until_text(By::css("main"), "In the campaign, and in the file");
    window.picture("results-differ");
    window.click(By::role("button", "Accept the difference: of-tomas.json"));
    window.see(By::role("link", "Open its aftermath: of-tomas.json"));
    let lines = page();
    let first = &lines["standings"][0];
    assert_eq!((first["name"].as_str(), first["cvp"].as_u64()), (Some("The Ashen Choir"), Some(15)));

    // The two meet once more that day, in a book of their own: taking it for the first game is a guess, and the page
    // says so.
    let other = String::from_utf8(ines).unwrap().replace(&battle, &"7".repeat(32));
    drop(&window, &[("once-more.json", other.into_bytes())]);
    window.until_text(By::css("main"), "Taken for the game of the same Warbands");
    window.picture("results-guessed");
    window.click(By::role("button", "File as another game: once-more.json"));
    window.see(By::role("link", "Open its aftermath: once-more.json"));
    let games = page()["games"].as_array().unwrap().len();
    assert_eq!(games, 2);

    // A logged or filed game goes out from its aftermath as well.
    let path = home.folder().join("from-the-aftermath.json");
    home.answer(&path);
    window.click(By::role("link", "Open its aftermath: of-tomas.json"));
    window.click(By::role_part("button", "Result as a file"));
    window.until("the file", || path.exists());
    assert!(fs::read_to_string(&path).unwrap().contains("nml.result"));
}
