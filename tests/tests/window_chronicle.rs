//! The chronicle of a campaign and the lives of its models in the window: told, searched, added to and printed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// A campaign with the ids of its two Warbands.
struct Season<'w> {
    window: &'w Window,
    campaign: String,
    sides: [String; 2],
}

impl Season<'_> {
    /// Files a battle on paper: these of the first Warband fell to the model of the second at that place.
    fn file(&self, scenario: &str, day: &str, vp: [u16; 2], fell: &[(&str, usize)]) -> String {
        let sheet = self.window.told("battle_sheet_open", json!({ "campaign": self.campaign }));
        let models = self.sides.each_ref().map(|id| {
            let all = sheet["warbands"].as_array().unwrap();
            let one = all.iter().find(|one| one["id"] == id.as_str()).unwrap();
            one["models"].as_array().unwrap().clone()
        });
        let named = |name: &str| models[0].iter().find(|model| model["name"] == name).unwrap()["id"].clone();
        let fell = fell.iter().map(|(name, by)| {
            let by = json!({ "side": 1, "model": models[1][*by]["id"], "weapon": "great-sword-axe" });
            json!({ "model": named(name), "turn": 4, "by": by })
        });
        let fell: Vec<Value> = fell.collect();
        let part = models.each_ref().map(|all| all.iter().map(|model| model["id"].clone()).collect::<Vec<_>>());
        let side = |at: usize, fell: Value, deeds: Value| {
            let who = json!({ "is": "warband", "warband": self.sides[at] });
            json!({ "who": who, "vp": vp[at], "took_part": part[at], "fell": fell, "deeds": deeds })
        };
        let sides = [side(0, json!(fell), json!([])), side(1, json!([]), json!([]))];
        let battle = json!({ "sides": sides, "scenario": scenario, "turns": 5, "played": day, "attacker": 1 });
        let filed = self.window.told("battle_sheet_file", json!({ "campaign": self.campaign, "battle": battle }));
        filed["battle"].as_str().unwrap().to_owned()
    }

    /// The dice of the first question about a model.
    fn throws(&self, battle: &str, name: &str, shown: &[u8]) {
        let now = self.window.told("aftermath", json!({ "aftermath": battle }));
        let pages = now["pages"].as_array().unwrap().iter();
        let mut asked = pages.flat_map(|page| page["steps"][0]["questions"].as_array().unwrap());
        let question = asked.find(|question| question["heading"].as_str().unwrap().ends_with(name)).unwrap();
        let answer = json!({ "kind": "faces", "faces": shown, "source": "table" });
        let said = json!({ "aftermath": battle, "question": question["id"], "answer": answer });
        let _ = self.window.told("aftermath_answer", said);
    }

    fn open(&self) {
        self.window.go(&format!("campaign/{}/chronicle", self.campaign));
        self.window.until_text(By::css("#where"), "Chronicle");
        self.window.see(By::role("region", "Standings"));
    }
}

fn scroll(window: &Window, selector: &str, text: &str) {
    let script = "const all = [...document.querySelectorAll(arguments[0])];
        all.find((one) => one.textContent.includes(arguments[1])).scrollIntoView({ block: 'start' });";
    window.run(script, &[json!(selector), json!(text)]);
}

#[test]
fn a_season_is_told_in_the_players_own_words_and_every_life_is_found() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let id = |name: &str| {
        let all = window.told("warbands", Value::Null);
        let line = all.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap().clone();
        line["id"].as_str().unwrap().to_owned()
    };
    let sides = ["The Seventh Redoubt", "The Ashen Choir"].map(id);
    let season = Season { window: &window, campaign, sides };

    // Nobody has fought: what is to be done first, and no sheet to print.
    window.go(&format!("campaign/{}", season.campaign));
    window.click(By::role("link", "Chronicle"));
    window.until_text(By::css("main"), "Nobody has fought yet");
    assert_eq!(window.count(By::role("button", "Print it: the chronicle as a PDF")), 0);
    window.picture("chronicle-empty");
    window.click(By::role("link", "Open the campaign"));
    window.see(By::role("region", "Standings"));

    // A battle in the window, played to its end, with a note in its log.
    let page = window.told("campaign", json!({ "campaign": season.campaign }));
    let begun = window.told("battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, None);
    let view = window.told("battle", json!({ "battle": battle }));
    let log = view["log"].as_array().unwrap();
    let last = log.iter().rfind(|entry| entry["in_force"] == true).unwrap()["seq"].clone();
    let said = json!({ "battle": battle, "seq": last, "text": "Smoke lay over the last of them." });
    let _ = window.told("battle_note", said);
    window.close_aftermath(&battle);

    // And one on paper: Tobin does not survive, Reyne has a Leg Wound.
    let fell = [("Tobin Allard", 3), ("Aldous Reyne", 3), ("Piers Allard", 0)];
    let second = season.file("relic-hunt", "2026-05-14", [4, 11], &fell);
    season.throws(&second, "Tobin Allard", &[1]);
    season.throws(&second, "Piers Allard", &[5]);
    season.throws(&second, "Aldous Reyne", &[3, 1]);
    window.close_aftermath(&second);

    season.open();
    window.until_text(By::css("main"), "dice counted from 1 with a log");
    window.see(By::text("Most attacks missed"));
    window.until_text(By::css("main"), "Smoke lay over the last of them.");
    window.picture("chronicle-honours");
    window.click(By::role("button", "Add a word about game 2"));
    window.fill(By::css("textarea"), "Tobin held the crossing until nobody came back for him.");
    scroll(&window, "h3", "Relic Hunt");
    window.picture("chronicle-writing");
    window.click(By::role("button", "Keep it"));
    let words = || By::css("[aria-label='In their own words, game 2']");
    window.until_text(words(), "Tobin held the crossing");
    window.gone(By::css("textarea"));
    window.until_text(By::css("main"), "fell in Turn 4 to");
    scroll(&window, "h3", "Relic Hunt");
    window.picture("chronicle-game");

    let path = home.folder().join("season.pdf");
    home.answer(&path);
    window.click(By::role("button", "Print it: the chronicle as a PDF"));
    window.until_text(By::css(".made"), "Written: season.pdf");
    assert!(fs::read(&path).is_ok_and(|bytes| bytes.starts_with(b"%PDF-") && bytes.len() > 10_000));

    // From the fallen to the life, and from one life to the others.
    window.go(&format!("warbands/{}", season.sides[0]));
    window.click(By::role("link", "Tobin Allard: its life"));
    window.until_text(By::css("#where"), "Lives");
    let life = || By::css("[data-testid=life]");
    window.until_text(life(), "Game 2 · Relic Hunt against The Ashen Choir");
    window.until_text(life(), "Gone for good: did not survive");
    window.picture("lives-fallen");
    window.fill(By::role("searchbox", "Search lives, such as Leg Wound"), "leg wound");
    window.until_text(life(), "Leg Wound");
    let found = window.texts(By::css(".list a b"));
    assert_eq!(found, ["Aldous Reyne"], "only he has one");
    window.picture("lives-found");
    window.fill(By::role("searchbox", "Search lives, such as Leg Wound"), "nothing of the sort");
    window.until_text(By::css(".list"), "No life holds “nothing of the sort”.");
    window.press("\u{e00c}");
    window.click(By::role_part("radio", "Items"));
    window.until_text(life(), "Came with the Warband");
    window.until_text(By::css(".list"), "gone with Tobin Allard");
    window.picture("lives-items");

    // From the card in the builder.
    window.go(&format!("warbands/{}", season.sides[0]));
    window.click(By::text("Aldous Reyne"));
    window.click(By::role("link", "Aldous Reyne: its life"));
    window.until_text(life(), "Leg Wound");
    window.click(By::role_part("link", "Game 2 · Relic Hunt against The Ashen Choir: its aftermath"));
    window.until_text(By::css("#where"), "Aftermath");
}
