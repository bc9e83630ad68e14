//! A house pack on its way: out of catalogues into the editor, as a file into another book and onto its table; and a
//! campaign that goes over to one after everybody saw what changes.

use std::path::{Path, PathBuf};

use nml_tests::window::{By, Home, Season, Table, Window};
use serde_json::{Value, json};

const REDOUBT: &str = "The Seventh Redoubt";
const CHOIR: &str = "The Ashen Choir";
const HOUSE: &str = "Club rules";
const NEW_ANTIOCH: &str = "Principality of New Antioch";

fn catalogues() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../src-tauri/crates/exchange/tests/catalogues")
}

fn yeoman() -> Value {
    json!({ "kind": "model", "list": { "faction": "new-antioch" }, "id": "yeoman" })
}

/// The Yeoman of the house pack that is being written.
fn written(window: &Window) -> Value {
    let draft = window.told("house_packs", Value::Null)[0]["id"].clone();
    window.told("house_pack_row", json!({ "house_pack": draft, "row": yeoman() }))["form"]["model"].clone()
}

fn keywords(of: &Value) -> Vec<&str> {
    of["keywords"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// The Warband of this name as the book holds it.
fn warband(window: &Window, name: &str) -> Value {
    let lines = window.told("warbands", Value::Null);
    let line = lines.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap();
    window.told("warband", json!({ "warband": line["id"] }))
}

/// The candidate is opened in the editor, a Yeoman costs 32 ducats and is STRONG, and the pack is kept.
fn mend(window: &Window) {
    window.click(By::role("button", "Mend a copy of it"));
    window.fill(By::role("textbox", "Name"), HOUSE);
    window.fill(By::role("textbox", "Version"), "2027");
    window.picture("pack-travels-copy");
    window.click(By::role("button", "Begin"));
    window.until_text(By::css("#where"), HOUSE);
    window.fill(By::role("searchbox", "Search by name"), "yeoman");
    window.click(By::role_part("button", "Yeoman").within(By::role("navigation", "Rows of the pack")));
    window.see(By::role_part("heading", "Yeoman"));
    assert_eq!(window.value(By::role("textbox", "Ducats")), "35", "as the catalogue has it");
    window.fill(By::role("textbox", "Ducats"), "32");
    window.press("Enter");
    window.until("the price", || written(window)["ducats"] == 32);
    let strong = [window.value(By::role("textbox", "Keywords")), "STRONG".to_owned()];
    window.fill(By::role("textbox", "Keywords"), &strong.join(", "));
    window.press("Enter");
    window.until("the keyword", || keywords(&written(window)).contains(&"STRONG"));
    window.picture("pack-travels-mended");
    window.click(By::role("button", "Keep this pack"));
    window.until_text(By::css("main"), "Club rules is in this book.");
}

/// Musters a Warband by the house pack in the window: a Lieutenant and two Yeomen at the mended price.
fn muster(window: &Window, name: &str) {
    window.task("Warbands");
    window.click(By::role("link", "Muster a Warband"));
    window.fill(By::role("textbox", "Name"), name);
    window.choose(By::role("combobox", "Rules"), HOUSE);
    window.click(By::role("radio", NEW_ANTIOCH));
    window.click(By::role("button", "Muster"));
    window.until_text(By::css("#where"), name);
    for (add, ducats) in [("Add Lieutenant 70", 70), ("Add Yeoman 32", 102), ("Add Yeoman 32", 134)] {
        window.click(By::role("button", add));
        window.until(add, || warband(window, name)["ducats"]["is"] == ducats);
    }
}

/// What another pack would change stands where a picture shows it.
fn into_sight(window: &Window) {
    window.run("document.querySelector('.preview').scrollIntoView({ block: 'center' }); return null", &[]);
}

/// One that was mustered by rules 1.0.2 sees what changes for its Yeomen, and goes over.
fn switch(window: &Window, name: &str) {
    let new = json!({ "name": name, "faction": "new-antioch", "variant": null });
    let id = window.told("warband_muster", new)["id"].clone();
    for entry in ["lieutenant", "yeoman", "yeoman"] {
        let edit = json!({ "kind": "add_model", "entry": entry });
        let _ = window.told("warband_edit", json!({ "warband": id, "edit": edit }));
    }
    window.go(&format!("warbands/{}", id.as_str().unwrap()));
    window.choose(By::role("combobox", "Switch to"), HOUSE);
    window.until_text(By::css(".preview"), "STRONG");
    into_sight(window);
    window.picture("pack-travels-switch");
    window.click(By::role("button", "Switch to Club rules"));
    window.until("it has gone over", || warband(window, name)["pack"]["name"] == HOUSE);
    assert_eq!(warband(window, name)["ducats"]["is"], 134);
}

#[test]
fn a_candidate_is_mended_sent_as_a_file_and_played_in_another_book() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    home.answer(catalogues());
    window.go("book/packs");
    window.click(By::role("button", "Candidate from New Recruit"));
    window.until_text(By::role("region", "Report"), "Candidate: New Recruit 99 over ");
    window.picture("pack-travels-report");
    mend(&window);
    home.answer(home.folder().join("club"));
    window.click(By::role("button", "Save as a file"));
    window.until_text(By::css("main"), "Saved to club.nml-pack.");
    window.picture("pack-travels-kept");
    window.close();
    let sent = home.folder().join("club.nml-pack");
    assert!(sent.is_file());

    let other = Home::new();
    let window = Window::open_sample(&other);
    other.answer(&sent);
    window.go("book/packs");
    window.click(By::role("button", "Bring in a pack"));
    window.until_text(By::css("main"), "Club rules is in this book.");
    window.picture("pack-travels-brought");
    muster(&window, "The Bronze Gate");
    window.picture("pack-travels-mustered");
    switch(&window, "The Old Guard");

    window.go("scenarios");
    window.click(By::role("link", "Claim No Man’s Land"));
    window.click(By::role("button", "Set up Claim No Man’s Land"));
    window.choose(By::role("combobox", "Side A Warband"), "The Bronze Gate");
    window.choose(By::role("combobox", "Side B Warband"), "The Old Guard");
    window.until("a set-up that is ready", || window.usable(By::role("button", "Begin the battle")));
    window.click(By::role("button", "Begin the battle"));
    window.see(By::css("[data-ask='zone_roll_off']"));
    let battle = window.told("battles", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, Some("initiative_roll_off"));
    let table = Table { window, battle };
    play(&table);
}

/// A Yeoman is Activated in the window, and its card says what the house pack says; the Turn goes on to its end.
fn play(table: &Table) {
    let window = &table.window;
    table.open();
    table.asks("initiative_roll_off");
    table.dice(&[6, 1]);
    table.asks("choose_first");
    window.press("1");
    table.asks("activate");
    let view = table.view();
    let mut models = view["models"].as_array().unwrap().iter();
    let yeoman = models.find(|model| model["side"] == 0 && model["sheet"]["entry_name"] == "Yeoman").unwrap();
    assert!(keywords(yeoman).contains(&"STRONG"), "{yeoman}");
    window.click(By::testid(&format!("model-{}", yeoman["id"])));
    table.asks("act");
    window.click(By::testid(&format!("card-{}", yeoman["id"])));
    window.until_text(By::css(".back"), "STRONG");
    window.until_text(By::css(".back .profile"), "7\u{2033}");
    window.picture("pack-travels-card");
    window.click(By::role("button", "Close the card"));
    let _ = table.says("the Dash", |window| window.press("d"));
    window.play_on(&table.battle, Some("initiative_roll_off"));
    table.open();
    table.asks("initiative_roll_off");
    window.until_text(By::css("main"), "Turn 2");
    window.picture("pack-travels-turn-2");
}

/// A house pack over rules 1.0.2 in which a Yeoman costs 37 ducats and is STRONG, kept in the book.
fn house(window: &Window) -> Value {
    let packs = window.told("packs", Value::Null);
    let new = json!({ "from": packs[0]["hash"], "name": HOUSE, "version": "2027" });
    let draft = window.told("house_pack_begin", new)["id"].clone();
    let asked = json!({ "house_pack": draft, "row": yeoman() });
    let mut form = window.told("house_pack_row", asked)["form"].clone();
    form["model"]["ducats"] = json!(37);
    form["model"]["keywords"].as_array_mut().unwrap().push(json!("STRONG"));
    let change = json!({ "house_pack": draft, "row": yeoman(), "form": form });
    let _ = window.told("house_pack_change", change);
    window.told("house_pack_finish", json!({ "house_pack": draft }))["pack"].clone()
}

/// What a campaign has behind it: its standings, its games, its story, and the battle as it was fought.
fn behind(window: &Window, campaign: &str, battle: &str) -> [Value; 4] {
    let page = window.told("campaign", json!({ "campaign": campaign }));
    let story = window.told("campaign_chronicle", json!({ "campaign": campaign }))["games"].clone();
    let fought = window.told("battle", json!({ "battle": battle }))["models"].clone();
    [page["standings"].clone(), page["games"].clone(), story, fought]
}

#[test]
fn a_campaign_goes_over_to_a_house_pack_after_everybody_saw_what_changes() {
    let home = Home::new();
    let (window, battle, campaign) = Window::fought(&home, &["Wretched Nib"]);
    let pack = house(&window);
    let page = format!("campaign/{campaign}");
    let rules = || By::role("region", "Rules");

    // While an aftermath is open it keeps its rules; what others would change can be seen all the same.
    window.go(&format!("aftermath/{battle}"));
    window.see(By::role("region", "Survival Roll for Wretched Nib"));
    window.go(&page);
    window.until_text(rules(), "An aftermath is open: close it with the pack it began with.");
    window.choose(By::role("combobox", "See what changes with"), HOUSE);
    window.until_text(By::css(".preview"), "STRONG");
    assert_eq!(window.count(By::role("button", "Switch to Club rules")), 0);
    into_sight(&window);
    window.picture("pack-travels-campaign-bound");
    window.close_aftermath(&battle);

    let before = behind(&window, &campaign, &battle);
    let yeomen = |name: &str| {
        let warband = warband(&window, name);
        warband["models"].as_array().unwrap().iter().filter(|model| model["entry"] == "yeoman").count()
    };
    assert!(yeomen(REDOUBT) > 0);
    window.go(&page);
    window.choose(By::role("combobox", "Switch to"), HOUSE);
    let preview = || By::css(".preview");
    for name in [REDOUBT, CHOIR] {
        window.see(By::role("heading", name).within(preview()));
    }
    window.until("each Yeoman with what changes for it", || window.count(By::css(".preview dl")) == yeomen(REDOUBT));
    for line in window.texts(By::css(".preview dl")) {
        assert!(line.contains("Ducats") && line.contains("STRONG"), "{line}");
    }
    window.until_text(preview(), "Nothing changes.");
    into_sight(&window);
    window.picture("pack-travels-campaign-preview");
    let follows = |name: &str| warband(&window, name)["pack"]["hash"].clone();
    assert!([REDOUBT, CHOIR].iter().all(|name| follows(name) != pack["hash"]), "nothing is written yet");

    window.click(By::role("button", "Switch to Club rules"));
    window.until("all have gone over", || [REDOUBT, CHOIR].iter().all(|name| follows(name) == pack["hash"]));
    window.until_text(rules(), "version 2027");
    window.until_text(rules(), "Club rules · kept in this book");
    window.gone(preview());
    window.picture("pack-travels-campaign-over");
    assert_eq!(behind(&window, &campaign, &battle), before, "what was fought stays as it was");

    // The next battle is fought by it.
    let season = Season::of_sample(&window);
    let new = json!({ "scenario": "relic-hunt", "name": "By the club’s rules", "campaign": null });
    let set_up = window.told("set_up_new", new)["id"].clone();
    for (side, name) in [REDOUBT, CHOIR].iter().enumerate() {
        let fights = warband(&window, name);
        let models: Vec<&Value> = fights["models"].as_array().unwrap().iter().map(|model| &model["id"]).collect();
        let force = json!({ "warband": season.id(name), "models": models });
        let change = json!({ "do": "field", "side": side, "force": force });
        let _ = window.told("set_up_change", json!({ "set_up": set_up, "change": change }));
    }
    let next = window.told("battle_begin", json!({ "set_up": set_up }));
    let fielded = next["models"].as_array().unwrap().iter().filter(|model| keywords(model).contains(&"STRONG")).count();
    assert!(fielded >= yeomen(REDOUBT), "{fielded} are STRONG");

    // It is one act, and Undo takes it back.
    window.go(&page);
    window.click(By::role_part("button", "Undo: "));
    window.until("all are back", || [REDOUBT, CHOIR].iter().all(|name| follows(name) != pack["hash"]));
    assert_eq!(behind(&window, &campaign, &battle), before);
}
