//! A whole Campaign Phase in the window: six casualties, every step of both Warbands, and how many taps that takes.

use std::cell::Cell;

use nml_tests::window::{By, Home, Window, inputs};
use serde_json::{Value, json};

/// Three of each side.
const FELL: [&str; 6] = ["Tobin Allard", "Isolde Marsh", "Mother Oriel", "Wretched Nib", "Trooper Kell", "The Cantor"];
const REDOUBT: &str = "The Seventh Redoubt";
const CHOIR: &str = "The Ashen Choir";
/// What two players may need for both Warbands.
const TAPS: u32 = 60;

/// Hands that count what they tap.
struct Hands<'w> {
    window: &'w Window,
    taps: Cell<u32>,
}

impl Hands<'_> {
    fn tap(&self, by: By) {
        self.taps.set(self.taps.get() + 1);
        self.window.click(by);
    }

    fn choose(&self, warband: &str, label: &str) {
        self.tap(By::role("button", label).within(By::role("region", warband)));
    }

    /// Dice of a question, face by face.
    fn throw(&self, question: &str, faces: &[u8]) {
        let asked = || By::role("region", question);
        for face in faces {
            self.tap(By::role("button", &face.to_string()).within(asked()));
        }
        self.window.gone(asked());
    }
}

/// Promotions, Reinforcements and the dice of the Exploration; its option is left.
fn to_the_location(hands: &Hands<'_>, warband: &str, promoted: &str, dice: &[u8]) {
    hands.tap(By::role_part("button", promoted).within(By::role("region", warband)));
    hands.throw(&format!("Promotion Die for {promoted}"), &[5]);
    hands.choose(warband, "No, explore");
    hands.throw(&format!("3 Exploration Dice {warband}"), dice);
    let total: u8 = dice.iter().sum();
    hands.window.picture(&format!("aftermath-dice-{}", warband.split(' ').next_back().unwrap().to_lowercase()));
    hands.choose(warband, &format!("Explore with {total}"));
}

#[test]
fn six_casualties_are_settled_in_all_six_steps_with_few_taps() {
    let home = Home::new();
    let (window, battle, campaign) = Window::fought(&home, &FELL);
    window.go(&format!("aftermath/{battle}"));
    let hands = Hands { window: &window, taps: Cell::new(0) };
    hands.throw("Survival Roll for Tobin Allard", &[4]);
    hands.throw("Survival Roll for Isolde Marsh", &[2]);
    hands.throw("Trauma for Mother Oriel", &[3, 1]);
    hands.throw("Survival Roll for Wretched Nib", &[5]);
    hands.throw("Survival Roll for Trooper Kell", &[3]);
    hands.throw("Trauma for The Cantor", &[4, 5]);
    window.picture("aftermath-promotions");

    // 11: the Trench Merchant; 8: the Ruined House.
    to_the_location(&hands, REDOUBT, "Piers Allard", &[4, 2, 5]);
    window.until_text(By::role("region", REDOUBT), "Trench Merchant: what do you do there?");
    window.picture("aftermath-location");
    hands.choose(REDOUBT, "Report");
    to_the_location(&hands, CHOIR, "Trooper Dorn", &[3, 2, 3]);
    hands.choose(CHOIR, "Rummage");
    window.picture("aftermath-kit");
    hands.tap(By::role("button", "Shovel: 1 more").within(By::role("region", CHOIR)));
    hands.choose(CHOIR, "Take these");

    // A link that is pressed while the page redraws is lost with it.
    window.until_text(By::role("region", CHOIR), "gain Shovel");

    // The Quartermaster is the builder, on the draft: the Warband itself has not changed yet.
    hands.tap(By::role("link", "To the roster").within(By::role("region", REDOUBT)));
    window.until_text(By::css("main"), "Quartermaster: what you do here is final");
    let redoubt = window.told("campaign", json!({ "campaign": campaign }));
    let mut lines = redoubt["standings"].as_array().unwrap().iter();
    let id = lines.find(|line| line["name"] == REDOUBT).unwrap()["warband"].as_str().unwrap().to_owned();
    let models = window.told("warband", json!({ "warband": id }))["models"].as_array().unwrap().clone();
    let place = models.iter().position(|model| model["name"] == "Piers Allard").unwrap();
    hands.tap(By::css(format!("main ol > li:nth-child({}) > button", place + 1)));
    hands.tap(By::role_part("button", "Add Combat Helmet"));
    window.until_text(By::css("main"), "Combat Helmet");
    window.picture("quartermaster");
    hands.tap(By::role("link", "Back to the aftermath"));
    hands.choose(REDOUBT, "Done");
    hands.choose(CHOIR, "Done");
    window.picture("aftermath-signing");
    hands.choose(REDOUBT, "Agreed");
    hands.choose(CHOIR, "Agreed");
    window.see(By::role("link", "To the campaign"));
    window.picture("aftermath-closed");
    let taps = hands.taps.get();
    inputs("the aftermath of six casualties for both Warbands", &[taps], TAPS);

    let page = window.told("campaign", json!({ "campaign": campaign }));
    let [redoubt, choir] = [REDOUBT, CHOIR].map(|name| {
        let mut lines = page["standings"].as_array().unwrap().iter();
        let line = lines.find(|line| line["name"] == name).unwrap();
        window.told("warband", json!({ "warband": line["warband"] }))
    });
    let names = |warband: &Value, list: &str| -> Vec<String> {
        let lines = warband[list].as_array().unwrap().iter();
        lines.map(|line| line["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&redoubt, "fallen"), ["Isolde Marsh"]);
    assert_eq!(names(&choir, "arsenal"), ["Shovel"]);
    assert_eq!(redoubt["unspent_glory"], 2);
    assert_eq!((&redoubt["strongbox"], &choir["strongbox"]), (&json!(110 - 5), &json!(80)));
    let piers = redoubt["models"].as_array().unwrap().iter().find(|model| model["name"] == "Piers Allard").unwrap();
    assert!(piers["kit"].as_array().unwrap().iter().any(|kit| kit["name"] == "Combat Helmet"), "{piers}");
    assert_eq!(redoubt["in_aftermath"], Value::Null);

    // What both have agreed on is opened again for a reason only.
    window.click(By::role_part("button", "Undo: "));
    window.see(By::role("heading", "This aftermath is closed"));
    window.picture("aftermath-reopening");
    window.fill(By::role("textbox", "Why open it again"), "The Shovel was not there");
    window.click(By::role("button", "Open it again"));
    window.gone(By::role("link", "To the campaign"));
    window.picture("aftermath-reopened");
    let page = window.told("campaign", json!({ "campaign": campaign }));
    assert_eq!(page["games"][0]["state"], "aftermath", "{page}");
}

#[test]
fn a_page_that_is_finished_leads_to_what_is_still_open_on_the_other() {
    let home = Home::new();
    let (window, battle, _) = Window::fought(&home, &["Tobin Allard", "Wretched Nib"]);
    window.go(&format!("aftermath/{battle}"));
    let hands = Hands { window: &window, taps: Cell::new(0) };
    hands.throw("Survival Roll for Tobin Allard", &[4]);
    window.click(By::role("button", "Resolve the rest at the table").within(By::role("region", REDOUBT)));
    window.click(By::role("button", "Skip the rest").within(By::role("region", REDOUBT)));
    let open = || By::role("region", "Survival Roll for Wretched Nib");
    window.until("the open point of the other page has the focus", || {
        window.run("return document.activeElement.hasAttribute('data-open-question')", &[]) == json!(true)
    });
    assert!(window.text(open()).contains("Nib"));
    let question = window.run("return document.querySelector('[data-open-question]').getBoundingClientRect().top", &[]);
    let low = window.run("return innerHeight", &[]).as_f64().unwrap();
    assert!((0.0..low).contains(&question.as_f64().unwrap()), "it is in view");
    window.picture("aftermath-next-page");
}
