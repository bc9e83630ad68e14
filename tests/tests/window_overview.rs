//! The organiser’s overview in the window: four Warbands and a season of battles filed by their results, looked over.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

const REDOUBT: &str = "The Seventh Redoubt";
const CHOIR: &str = "The Ashen Choir";
const WALL: &str = "The Iron Wall";
const FAMINE: &str = "The Ninth Famine";

/// A campaign, and the ids of its Warbands by their names.
struct Season<'w> {
    window: &'w Window,
    campaign: String,
}

/// A side of a battle: who, victory points, and who fell by whom, by their places on the sheet.
type Side<'s> = (&'s str, u16, &'s [(usize, usize)]);

impl Season<'_> {
    fn id(&self, name: &str) -> String {
        let all = self.window.told("warbands", Value::Null);
        let line = all.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap();
        line["id"].as_str().unwrap().to_owned()
    }

    /// Musters a Warband with these models and takes it in.
    fn joins(&self, name: &str, faction: &str, player: &str, models: &[&str]) {
        let new = json!({ "name": name, "faction": faction, "variant": null });
        let id = self.window.told("warband_muster", new)["id"].as_str().unwrap().to_owned();
        for entry in models {
            let edit = json!({ "kind": "add_model", "entry": entry });
            let _ = self.window.told("warband_edit", json!({ "warband": id, "edit": edit }));
        }
        let joins = json!({ "campaign": self.campaign, "warband": id, "player": player });
        let _ = self.window.told("campaign_admit", joins);
    }

    /// Files a battle whose attacker is the second side; none of its sides has more than one Deed.
    fn file(&self, scenario: &str, sides: [Side<'_>; 2], attacked: bool, deed: bool) -> String {
        let sheet = self.window.told("battle_sheet_open", json!({ "campaign": self.campaign }));
        let ids = sides.map(|(name, ..)| self.id(name));
        let models = |side: usize| -> Vec<Value> {
            let all = sheet["warbands"].as_array().unwrap();
            let one = all.iter().find(|one| one["id"] == ids[side].as_str()).unwrap();
            one["models"].as_array().unwrap().iter().map(|model| model["id"].clone()).collect()
        };
        let (first, second) = (models(0), models(1));
        let shown = sides.iter().enumerate().map(|(at, (_, vp, fell))| {
            let (own, foes) = if at == 0 { (&first, &second) } else { (&second, &first) };
            let fell = fell.iter().map(
                |(model, by)| json!({ "model": own[*model], "turn": 3, "by": { "side": 1 - at, "model": foes[*by] } }),
            );
            let deeds = if deed && at == 0 { json!([{ "deed": "sniper", "model": own[0] }]) } else { json!([]) };
            json!({
                "who": { "is": "warband", "warband": ids[at] }, "vp": vp, "took_part": own,
                "fell": fell.collect::<Vec<_>>(), "deeds": deeds,
            })
        });
        let battle = json!({
            "sides": shown.collect::<Vec<_>>(), "scenario": scenario, "turns": 5,
            "attacker": if attacked { json!(1) } else { Value::Null },
        });
        let filed = self.window.told("battle_sheet_file", json!({ "campaign": self.campaign, "battle": battle }));
        filed["battle"].as_str().unwrap().to_owned()
    }

    fn fights(&self, scenario: &str, sides: [Side<'_>; 2], attacked: bool, deed: bool) {
        let battle = self.file(scenario, sides, attacked, deed);
        self.window.close_aftermath(&battle);
    }

    fn overview(&self) -> Value {
        self.window.told("campaign_overview", json!({ "campaign": self.campaign }))
    }

    fn open(&self) {
        self.window.go(&format!("campaign/{}/overview", self.campaign));
        self.window.until_text(By::css("#where"), "Overview");
        self.window.see(By::role("table", "Warbands of The Ardent Mile"));
    }
}

fn scroll(window: &Window, heading: &str) {
    let script = "const all = [...document.querySelectorAll('h2')];
        all.find((one) => one.textContent.startsWith(arguments[0])).scrollIntoView({ block: 'start' });";
    window.run(script, &[json!(heading)]);
}

/// What the policy of the window refused since the page was opened.
fn listen(window: &Window) {
    let script = "window.refused = [];
        addEventListener('securitypolicyviolation', (one) => window.refused.push(one.violatedDirective));
        addEventListener('error', (one) => window.refused.push(one.message));
        addEventListener('unhandledrejection', (one) => window.refused.push(String(one.reason)));";
    window.run(script, &[]);
}

#[test]
fn a_campaign_of_four_is_looked_over() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let season = Season { window: &window, campaign };

    // Nobody has fought: one sentence, and no chart.
    window.go(&format!("campaign/{}", season.campaign));
    window.click(By::role("link", "Overview and charts"));
    window.until_text(By::css("main"), "Nobody has fought yet");
    assert_eq!(window.count(By::css("figure")), 0);
    window.picture("overview-empty");

    let azebs = ["yuzbasi-captain", "jabirean-alchemist", "janissary", "azeb", "azeb", "azeb", "azeb"];
    season.joins(WALL, "iron-sultanate", "Selim", &azebs);
    // Without the Lord of Tumours whom every such Warband must have.
    season.joins(FAMINE, "black-grail", "Jor", &["plague-knight", "grail-thrall", "grail-thrall", "fly-thrall"]);

    let two = [(3, 1), (4, 1)];
    season.fights("claim-no-mans-land", [(REDOUBT, 16, &two), (CHOIR, 13, &[(5, 2)])], true, true);
    season.fights("hunt-for-heroes", [(WALL, 9, &[(4, 0)]), (FAMINE, 4, &[(1, 2), (2, 2)])], false, false);
    season.fights("relic-hunt", [(REDOUBT, 5, &[(6, 0)]), (WALL, 7, &[])], true, false);
    season.fights("claim-no-mans-land", [(CHOIR, 6, &[(6, 3)]), (FAMINE, 6, &[(3, 1)])], true, false);
    season.fights("relic-hunt", [(REDOUBT, 10, &[]), (FAMINE, 2, &[(1, 2), (2, 2), (3, 4)])], false, false);
    season.fights("supply-raid", [(REDOUBT, 12, &[(7, 1)]), (CHOIR, 4, &[(3, 2), (5, 2)])], true, false);
    season.fights("dragon-hunt", [(REDOUBT, 3, &[(2, 1), (3, 1), (4, 4)]), (CHOIR, 8, &[])], true, false);
    let open = season.file("trench-warfare", [(REDOUBT, 9, &[(3, 1)]), (CHOIR, 2, &[])], true, false);

    let seen = season.overview();
    let names: Vec<&str> = seen["warbands"].as_array().unwrap().iter().map(|l| l["name"].as_str().unwrap()).collect();
    assert_eq!(names, [REDOUBT, CHOIR, WALL, FAMINE]);
    let cvp: Vec<u64> = seen["warbands"].as_array().unwrap().iter().map(|l| l["cvp"].as_u64().unwrap()).collect();
    assert_eq!(cvp, [15 + 7 + 15 + 15 + 7 + 15, 7 + 10 + 7 + 15 + 7, 15 + 15, 7 + 10 + 7]);

    season.open();
    listen(&window);
    window.see(By::role_part("img", "Campaign Victory Points. Last: The Seventh Redoubt 74"));
    assert_eq!(window.count(By::css("figure svg")), 5, "five charts");
    assert_eq!(window.count(By::css("figure style")), 0, "no style sheet inside of a picture");
    window.until_text(By::role("region", "To look at"), "Games in hand");
    window.picture("overview-full");
    scroll(&window, "Over the games");
    window.picture("overview-charts");
    window.click(By::text("In figures: Rating against the Threshold"));
    window.see(By::role("table", "Rating against the Threshold, in figures"));
    window.picture("overview-figures");
    scroll(&window, "By faction");
    window.picture("overview-tallies");
    scroll(&window, "What there is to tell");
    window.picture("overview-stories");
    assert_eq!(window.run("return window.refused", &[]), json!([]), "nothing is refused by the policy of the window");

    // A warning leads to the page that is not signed.
    window.click(By::role_part("link", "Open its page of The Ashen Choir"));
    window.until_text(By::css("#where"), "Aftermath");
    window.close_aftermath(&open);
    season.open();
    let unsigned = |warning: &&Value| warning["kind"] == "unsigned";
    assert_eq!(season.overview()["warnings"].as_array().unwrap().iter().filter(unsigned).count(), 0);
    window.click(By::role("link", "Back to the campaign"));
    window.see(By::role("region", "Standings"));
    window.picture("overview-campaign");
}
