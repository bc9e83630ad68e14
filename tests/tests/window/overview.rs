//! The organiser’s overview in the window: four Warbands and a season of battles filed by their results.

use nml_tests::window::{By, Filed, Home, Season, Window};
use serde_json::{Value, json};

const REDOUBT: &str = "The Seventh Redoubt";
const CHOIR: &str = "The Ashen Choir";
const WALL: &str = "The Iron Wall";
const FAMINE: &str = "The Ninth Famine";

const ATTACKED: Filed<'_> = Filed { attacked: true, deed: false, day: None };

fn overview(season: &Season<'_>) -> Value {
    season.window.told("campaign_overview", json!({ "campaign": season.campaign }))
}

fn open(season: &Season<'_>) {
    season.window.go(&format!("campaign/{}/overview", season.campaign));
    season.window.until_text(By::css("#where"), "Overview");
    season.window.see(By::role("table", "Warbands of The Ardent Mile"));
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
    let season = Season::of_sample(&window);

    // Nobody has fought: one sentence, and no chart.
    window.go(&format!("campaign/{}", season.campaign));
    window.click(By::role("link", "Overview and charts"));
    window.until_text(By::css("main"), "Nobody has fought yet");
    assert_eq!(window.count(By::css("figure")), 0);
    window.picture("overview-empty");

    let azebs = ["yuzbasi-captain", "jabirean-alchemist", "janissary", "azeb", "azeb", "azeb", "azeb"];
    season.joins(WALL, "iron-sultanate", "Selim", &azebs);
    // Without the Lord of Tumours that every such Warband must have.
    season.joins(FAMINE, "black-grail", "Jor", &["plague-knight", "grail-thrall", "grail-thrall", "fly-thrall"]);

    let two = [(3, 1), (4, 1)];
    season.fights(
        "claim-no-mans-land",
        [(REDOUBT, 16, &two), (CHOIR, 13, &[(5, 2)])],
        Filed { deed: true, ..ATTACKED },
    );
    season.fights("hunt-for-heroes", [(WALL, 9, &[(4, 0)]), (FAMINE, 4, &[(1, 2), (2, 2)])], Filed::default());
    season.fights("relic-hunt", [(REDOUBT, 5, &[(6, 0)]), (WALL, 7, &[])], ATTACKED);
    season.fights("claim-no-mans-land", [(CHOIR, 6, &[(6, 3)]), (FAMINE, 6, &[(3, 1)])], ATTACKED);
    season.fights("relic-hunt", [(REDOUBT, 10, &[]), (FAMINE, 2, &[(1, 2), (2, 2), (3, 4)])], Filed::default());
    season.fights("supply-raid", [(REDOUBT, 12, &[(7, 1)]), (CHOIR, 4, &[(3, 2), (5, 2)])], ATTACKED);
    season.fights("dragon-hunt", [(REDOUBT, 3, &[(2, 1), (3, 1), (4, 4)]), (CHOIR, 8, &[])], ATTACKED);
    let unsigned_yet = season.file("trench-warfare", [(REDOUBT, 9, &[(3, 1)]), (CHOIR, 2, &[])], ATTACKED);

    let seen = overview(&season);
    let names: Vec<&str> = seen["warbands"].as_array().unwrap().iter().map(|l| l["name"].as_str().unwrap()).collect();
    assert_eq!(names, [REDOUBT, CHOIR, WALL, FAMINE]);
    let cvp: Vec<u64> = seen["warbands"].as_array().unwrap().iter().map(|l| l["cvp"].as_u64().unwrap()).collect();
    assert_eq!(cvp, [15 + 7 + 15 + 15 + 7 + 15, 7 + 10 + 7 + 15 + 7, 15 + 15, 7 + 10 + 7]);

    open(&season);
    listen(&window);
    window.see(By::role_part("img", "Campaign Victory Points. Last: The Seventh Redoubt 74"));
    // Its emblems are pictures too.
    window.see(By::role_part("img", "The widest: "));
    let pictures = By::css("figure [role='img'] > svg, figure [role='img'] > div > svg");
    assert_eq!(window.count(pictures), 6, "five charts, and who felled whom");
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

    // Who felled whom: a name that is pressed keeps its spikes in front, and one at a time.
    let of = |name: &str| By::role("button", name).within(By::role("table", "Who felled whom"));
    let pressed = |name: &str| window.attribute(of(name), "aria-pressed");
    let no = Some("false".to_owned());
    assert_eq!((pressed(REDOUBT), pressed(CHOIR)), (no.clone(), no.clone()));
    window.click(of(REDOUBT));
    window.until("its spikes in front", || pressed(REDOUBT).as_deref() == Some("true"));
    window.click(of(CHOIR));
    window.until("the other’s spikes in front", || pressed(CHOIR).as_deref() == Some("true"));
    assert_eq!(pressed(REDOUBT), no);
    window.click(of(CHOIR));
    window.until("nobody’s spikes in front", || pressed(CHOIR) == no);

    // A warning leads to the page that is not signed.
    window.click(By::role_part("link", "Open its page of The Ashen Choir"));
    window.until_text(By::css("#where"), "Aftermath");
    window.close_aftermath(&unsigned_yet);
    open(&season);
    let unsigned = |warning: &&Value| warning["kind"] == "unsigned";
    assert_eq!(overview(&season)["warnings"].as_array().unwrap().iter().filter(unsigned).count(), 0);
    window.click(By::role("link", "Back to the campaign"));
    window.see(By::role("region", "Standings"));
    window.picture("overview-campaign");
}
