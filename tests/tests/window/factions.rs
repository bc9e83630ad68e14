//! A legal Warband of 700 ducats of each faction, mustered by hand in the window: every model and every item is a press
//! on what the builder offers, and the second of a kind a copy.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// This many models of an entry, and the kit of each.
type Line<'a> = (usize, &'a str, &'a [&'a str]);

/// Presses what the builder offers under this id. What may not be taken has another button.
fn take(window: &Window, offers: &Value, id: &str) {
    let offer = offers.as_array().unwrap().iter().find(|offer| offer["id"] == id).unwrap_or_else(|| panic!("no {id}"));
    let (name, ducats) = (offer["name"].as_str().unwrap(), offer["ducats"].as_u64().unwrap());
    let price = if ducats == 0 { String::new() } else { format!(" {ducats}") };
    // The list is longer than the window is high: what is wanted is searched for.
    window.fill(By::css("aside input[type=search]"), name);
    let button = By::role("button", &format!("Add {name}{price}"));
    window.until("it is offered", || window.count(button.clone()) == 1);
    window.click(button);
}

/// The models of the Warband, what of its kit the chosen one bought, and what makes another like it: by then both are
/// numbered.
const MODELS: &str = ".left button.line[aria-expanded]";
const COPY: &str = "fieldset.open [aria-label^='Copy ']";
const BOUGHT: &str = ".pieces > li:has(> button)";

fn muster(faction: &str, choices: &[(&str, &str)], lines: &[Line<'_>]) {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Warbands");
    window.click(By::role("link", "Muster a Warband"));
    window.fill(By::role("textbox", "Name"), "By hand");
    window.click(By::role("radio", faction));
    window.click(By::role("button", "Muster"));
    window.until_text(By::css("#where"), "By hand");
    let all = window.told("warbands", Value::Null);
    let id = all.as_array().unwrap().iter().find(|line| line["name"] == "By hand").unwrap()["id"].clone();
    let now = || window.told("warband", json!({ "warband": id }));
    let offers = |model: &Value| window.told("warband_offers", json!({ "warband": id, "model": model }));
    let page = |part: &str| {
        let address = format!("#/warbands/{}{part}", id.as_str().unwrap());
        let _ = window.run("location.hash = arguments[0]; return null", &[json!(address)]);
    };
    let count = |what: &str, wanted: usize| {
        window.until(&format!("{wanted} of {what}"), || window.count(By::css(what)) == wanted);
    };
    let mut models = 0;
    for (copies, entry, kit) in lines {
        page("/join");
        take(&window, &offers(&Value::Null), entry);
        models += 1;
        count(MODELS, models);
        // The choices of the Warband stand beside its models: somebody leads before they are made.
        if models == 1 {
            page("");
            for (choice, value) in choices {
                let decisions = now()["decisions"].clone();
                let decision = decisions.as_array().unwrap().iter().find(|d| d["id"] == *choice).unwrap().clone();
                let options = decision["options"].as_array().unwrap();
                let option = options.iter().find(|option| option["id"] == *value).unwrap();
                let (label, name) = (decision["name"].as_str().unwrap(), option["name"].as_str().unwrap());
                window.choose(By::role("combobox", label), name);
                window.until("it is chosen", || {
                    now()["decisions"].as_array().unwrap().iter().any(|d| d["chosen"] == *value)
                });
            }
        }
        let model = now()["models"].as_array().unwrap().last().unwrap()["id"].clone();
        page(&format!("/{model}"));
        let offered = offers(&model);
        for (piece, item) in kit.iter().enumerate() {
            take(&window, &offered, item);
            count(BOUGHT, piece + 1);
        }
        // The others of the kind are copies, as a person musters them.
        for _ in 1..*copies {
            window.click(By::css(COPY));
            models += 1;
            count(MODELS, models);
        }
    }
    let done = now();
    assert_eq!((&done["legal"], &done["ducats"]["is"]), (&json!(true), &json!(700)), "{}", done["violations"]);
    page("");
    window.until_text(By::css("#where"), "By hand");
    window.picture(&format!("muster-{}", faction.to_lowercase().replace(' ', "-")));
}

#[test]
fn a_warband_of_new_antioch_is_mustered_for_700_ducats() {
    muster(
        "Principality of New Antioch",
        &[],
        &[
            (1, "lieutenant", &["submachine-gun", "reinforced-armour", "combat-helmet", "trench-club"]),
            (1, "trench-cleric", &["pistol", "trench-club", "standard-armour"]),
            (1, "sniper-priest", &["sniper-rifle", "trench-knife"]),
            (1, "shocktrooper", &["automatic-shotgun", "trench-club", "standard-armour"]),
            (1, "yeoman", &["bolt-action-rifle", "bayonet", "standard-armour"]),
            (4, "yeoman", &["bolt-action-rifle", "combat-helmet"]),
            (1, "yeoman", &["shotgun", "standard-armour"]),
            (1, "yeoman", &["bolt-action-rifle", "bayonet"]),
        ],
    );
}

#[test]
fn a_warband_of_heretic_legions_is_mustered_for_700_ducats() {
    muster(
        "Heretic Legions",
        &[],
        &[
            (1, "heretic-priest", &["automatic-shotgun", "reinforced-armour", "trench-club"]),
            (1, "chorister", &["sword-axe", "standard-armour", "combat-helmet"]),
            (1, "anointed-heavy-infantry", &["machine-gun", "trench-knife", "combat-helmet"]),
            (1, "heretic-trooper", &["bolt-action-rifle", "bayonet"]),
            (3, "heretic-trooper", &["bolt-action-rifle", "trench-club"]),
            (3, "wretched", &["trench-club"]),
            (1, "heretic-trooper", &["shotgun", "trench-knife"]),
            (1, "wretched", &["trench-knife"]),
        ],
    );
}

#[test]
fn a_warband_of_court_is_mustered_for_700_ducats() {
    muster(
        "Court of the Seven-Headed Serpent",
        &[("sin", "wrath")],
        &[
            (1, "praetor", &["hellblade", "reinforced-armour", "combat-helmet", "gas-mask"]),
            (1, "hell-knight", &["great-sword-axe", "combat-helmet", "gas-mask"]),
            (1, "pit-locust", &[]),
            (4, "yoke-fiend", &["shotgun", "trench-club"]),
            (2, "wretched", &["trench-club"]),
            (1, "pit-locust", &[]),
        ],
    );
}

#[test]
fn a_warband_of_black_grail_is_mustered_for_700_ducats() {
    muster(
        "Cult of the Black Grail",
        &[("noble-hierarchy", "led-by-lord-of-tumours")],
        &[
            (1, "lord-of-tumours", &["standard-armour"]),
            (1, "plague-knight", &["reinforced-armour", "plague-blade", "trench-shield"]),
            (1, "corpse-guard", &["viscera-cannon", "combat-helmet", "trench-club"]),
            (1, "hound-of-the-black-grail", &[]),
            (5, "grail-thrall", &[]),
            (2, "fly-thrall", &[]),
            (1, "herald-of-beelzebub", &["shotgun", "compound-eyes-helmet"]),
            (1, "fly-thrall", &[]),
        ],
    );
}

#[test]
fn a_warband_of_trench_pilgrims_is_mustered_for_700_ducats() {
    muster(
        "Trench Pilgrims",
        &[],
        &[
            (1, "war-prophet", &["automatic-pistol", "sword-axe", "reinforced-armour"]),
            (1, "castigator", &["pistol", "flail-scourge", "standard-armour"]),
            (1, "stigmatic-nun", &["pistol", "sword-axe"]),
            (1, "anchorite-shrine", &[]),
            (3, "trench-pilgrim", &["bolt-action-rifle"]),
            (2, "ecclesiastic-prisoner", &[]),
            (3, "trench-pilgrim", &["bolt-action-rifle"]),
        ],
    );
}

#[test]
fn a_warband_of_iron_sultanate_is_mustered_for_700_ducats() {
    muster(
        "Iron Sultanate",
        &[],
        &[
            (1, "yuzbasi-captain", &["halberd-gun", "pistol", "reinforced-armour"]),
            (1, "jabirean-alchemist", &["flamethrower", "trench-knife", "standard-armour"]),
            (1, "janissary", &["shotgun", "trench-club", "standard-armour"]),
            (1, "janissary", &["shotgun", "sword-axe", "standard-armour", "combat-helmet"]),
            (1, "lion-of-jabir", &[]),
            (1, "azeb", &["jezzail", "frag-grenades"]),
            (6, "azeb", &["jezzail"]),
        ],
    );
}

/// Two armouries that sell the same piece to the House of Wisdom left its models with an empty list.
#[test]
fn every_model_of_the_house_of_wisdom_is_offered_what_the_engine_offers() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let wanted = json!({ "name": "The House", "faction": "iron-sultanate", "variant": "house-of-wisdom" });
    let id = window.told("warband_muster", wanted)["id"].clone();
    let joiners = window.told("warband_offers", json!({ "warband": id, "model": null }));
    let entries = joiners.as_array().unwrap().iter().filter(|joiner| joiner["kind"] == "model");
    let mut abroad = 0;
    for entry in entries {
        let join = json!({ "warband": id, "edit": { "kind": "add_model", "entry": entry["id"] } });
        let model = window.told("warband_edit", join)["models"].as_array().unwrap().last().unwrap()["id"].clone();
        let offers = window.told("warband_offers", json!({ "warband": id, "model": model }));
        let offers = offers.as_array().unwrap();
        abroad += offers.iter().filter(|offer| offer["faction"] != Value::Null).count();
        window.go(&format!("/warbands/{}/{model}", id.as_str().unwrap()));
        window.until(&format!("{} lines for {}", offers.len(), entry["name"]), || {
            window.count(By::css("aside .pick > ul > li")) == offers.len()
        });
    }
    assert!(abroad > 100, "other factions sell to it: {abroad}");
    window.picture("house-of-wisdom");
}
