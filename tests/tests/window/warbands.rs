//! Warbands in the window: the sample in the book, a model renamed, kit bought against a rule, fixed, undone.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// The sample opened on the builder of The Seventh Redoubt.
fn builder(home: &Home) -> Window {
    let window = Window::open_sample(home);
    window.click(By::role("link", "The Seventh Redoubt"));
    window.until_text(By::css("#where"), "The Seventh Redoubt");
    window.see(By::role_part("button", "Aldous Reyne"));
    window
}

/// The Warband as the book holds it.
fn redoubt(window: &Window) -> Value {
    let lines = window.told("warbands", Value::Null);
    let line = lines.as_array().unwrap().iter().find(|line| line["name"] == "The Seventh Redoubt").unwrap();
    window.told("warband", json!({ "warband": line["id"] }))
}

#[test]
fn both_sample_warbands_are_in_the_book_with_their_costs() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let names = window.texts(By::css("tbody th"));
    let cells = window.texts(By::css("tbody td"));
    assert_eq!(names, ["The Ashen Choir", "The Seventh Redoubt"], "in the order of their names");
    // Faction and player, models, worth, ducats and Glory in hand, games, state.
    let figures = ["9", "700", "0", "0", "0", "Legal"];
    let expected = [["Heretic Legions", "Tomas"], ["Principality of New Antioch", "Ines"]];
    assert_eq!(cells, expected.map(|who| [who.as_slice(), &figures].concat()).concat());
    window.picture("warbands");
    // The whole row opens its Warband, and no other.
    window.click_at(window.place(By::css("tbody tr:first-child td:last-child")));
    window.until_text(By::css("#where"), "The Ashen Choir");
}

#[test]
fn every_model_shows_its_profile_kit_and_cost() {
    let home = Home::new();
    let window = builder(&home);
    let warband = redoubt(&window);
    assert_eq!(warband["ducats"]["is"], 700);
    window.until_text(By::css("dl[aria-label=Totals]"), "700");
    let models = warband["models"].as_array().unwrap();
    let lines = window.texts(By::css(".left ol > li > button.line"));
    assert_eq!(lines.len(), models.len());
    let mut sum = 0;
    for (line, model) in lines.iter().zip(models) {
        assert!(line.contains(model["name"].as_str().unwrap()), "{line}");
        assert!(line.contains(model["entry_name"].as_str().unwrap()), "{line}");
        assert!(line.ends_with(&model["ducats"].to_string()), "{line}");
        for piece in model["kit"].as_array().unwrap() {
            assert!(line.contains(piece["name"].as_str().unwrap()), "{line}: {piece}");
        }
        sum += model["ducats"].as_u64().unwrap();
    }
    assert_eq!(sum, 700, "the lines add up to what the Warband cost");
    window.click(By::role_part("button", "Aldous Reyne"));
    window.until_text(By::role_part("complementary", "Armoury for Aldous Reyne"), "−3");
    window.picture("builder");
}

#[test]
fn a_model_is_renamed_and_the_book_keeps_it() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Aldous Reyne"));
    window.click(By::role("button", "Rename Aldous Reyne"));
    window.fill(By::role("textbox", "New name for Aldous Reyne"), "Aldous Père");
    window.press("Enter");
    window.see(By::role("button", "Rename Aldous Père"));
    assert_eq!(redoubt(&window)["models"][0]["name"], "Aldous Père");
    let window = window.reopen(&home);
    assert_eq!(redoubt(&window)["models"][0]["name"], "Aldous Père");
}

#[test]
fn kit_is_sold_and_bought_within_the_rules() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Aldous Reyne"));
    window.click(By::role_part("button", "Sell Pistol"));
    window.gone(By::role_part("button", "Sell Pistol"));
    window.picture("builder-armoury");
    let sold = redoubt(&window);
    assert_eq!((&sold["ducats"]["is"], &sold["legal"]), (&json!(694), &json!(true)));
    // A double click buys one.
    let (x, y, width, height) = window.area(By::role_part("button", "Add Pistol 6"));
    let middle = (x + width / 2.0, y + height / 2.0);
    window.click_at(middle);
    window.click_at(middle);
    window.see(By::role_part("button", "Sell Pistol"));
    let bought = redoubt(&window);
    assert_eq!((&bought["ducats"]["is"], &bought["legal"]), (&json!(700), &json!(true)));
}

#[test]
fn an_illegal_purchase_is_kept_with_its_reason_and_can_be_mended_and_undone() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Wat"));
    window.click(By::role("button", "Add anyway: Reinforced Armour, against a rule"));
    let list = || By::role_part("list", "to mend");
    window.until_text(list(), "Wat: only ELITE models carry Reinforced Armour.");
    window.see(By::role_part("button", "Sell Reinforced Armour"));
    // Others wear the same armour by right: theirs is not struck.
    assert_eq!(window.texts(By::css("ol > li > button.line .wrong:not(.cost)")), Vec::<String>::new());
    assert_eq!(window.texts(By::css(".piece.wrong span:first-child")), ["Reinforced Armour"]);
    let draft = redoubt(&window);
    assert_eq!((&draft["legal"], &draft["ducats"]["is"]), (&json!(false), &json!(740)), "it is kept all the same");
    let elite = draft["violations"].as_array().unwrap().iter();
    let elite = elite.clone().find(|one| one["message"].as_str().unwrap().contains("only ELITE")).unwrap().clone();
    window.picture("builder-to-mend");

    let mend = elite["mends"][0]["label"].as_str().unwrap();
    assert_eq!(mend, "Remove Reinforced Armour from Wat, −40: mends both");
    let row = || By::css("[aria-label$='to mend'] > li:last-child");
    window.until_text(row(), "only ELITE");
    window.click(By::role("button", mend).within(row()));
    window.gone(list());
    let mended = redoubt(&window);
    assert_eq!((&mended["legal"], &mended["ducats"]["is"]), (&json!(true), &json!(700)));

    window.click(By::role_part("button", "Undo: "));
    window.until_text(list(), "only ELITE models carry Reinforced Armour");
    assert_eq!(redoubt(&window)["violations"], draft["violations"], "the mend is undone");
    window.click(By::role_part("button", "Undo: "));
    window.gone(list());
    let back = redoubt(&window);
    assert_eq!((&back["legal"], &back["models"]), (&json!(true), &mended["models"]));
    window.press("Control+Shift+z");
    window.see(list());
}

#[test]
fn what_may_not_be_had_says_why_in_short_and_in_full() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Wat"));
    let why = || By::role("button", "ELITE only: why not Reinforced Armour");
    window.see(why());
    let lines = window.run(
        "return [...document.querySelectorAll('.shut .reason')].map((one) => one.getBoundingClientRect().height)",
        &[],
    );
    let lines = lines.as_array().unwrap();
    assert!(lines.len() > 3, "{lines:?}");
    assert!(lines.iter().all(|height| height.as_f64().unwrap() <= 48.0), "a reason takes one line: {lines:?}");
    window.click(why());
    window.until_text(By::css(".unfolded"), "Wat: only ELITE models carry Reinforced Armour.");
    window.picture("builder-why-not");
    // A search that finds nothing says for whom, and stays for the next model.
    window.fill(By::role_part("searchbox", "Wat"), "zzz");
    window.until_text(By::css("main"), "Nothing for Wat is called “zzz”.");
    window.click(By::role_part("button", "Sgt Holloway"));
    window.until_text(By::css("main"), "Nothing for Sgt Holloway is called “zzz”.");
    let wide = "const card = document.querySelector('.card'); return card.scrollWidth - card.clientWidth";
    assert_eq!(window.run(wide, &[]), 0, "the card stays within its column");
    window.picture("builder-nothing-found");
}

#[test]
fn a_violation_is_waived_by_name_and_the_waiver_withdrawn() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Wat"));
    window.click(By::role("button", "Add anyway: Reinforced Armour, against a rule"));
    let reason = || By::role("textbox", "Why it is allowed, for everybody to read");
    for what in ["740 ducats spent; 700 at most.", "Wat: only ELITE models carry Reinforced Armour."] {
        window.click(By::role("button", &format!("Waive: {what}")));
        window.fill(reason(), "Agreed at the June meeting");
        window.press("Enter");
        window.see(By::role("button", &format!("Withdraw the waiver of: {what}")));
    }
    window.gone(By::role_part("list", "to mend"));
    window.until_text(By::role("list", "2 waived rules"), "Waived: Agreed at the June meeting");
    let waived = redoubt(&window);
    assert_eq!(
        (&waived["legal"], &waived["violations"], &waived["ducats"]["is"]),
        (&json!(true), &json!([]), &json!(740))
    );
    window.picture("builder-waived");

    // The book keeps it; withdrawn, the rule is broken again; undone, it is waived again.
    let window = window.reopen(&home);
    window.click(By::role("link", "The Seventh Redoubt"));
    window.click(By::role("button", "Withdraw the waiver of: Wat: only ELITE models carry Reinforced Armour."));
    window.until_text(By::role("list", "1 thing to mend"), "Wat: only ELITE models carry Reinforced Armour.");
    assert_eq!(redoubt(&window)["legal"], false);
    window.click(By::role_part("button", "Undo: "));
    window.see(By::role("list", "2 waived rules"));
    assert_eq!(redoubt(&window)["waivers"], waived["waivers"]);
}

#[test]
fn models_are_paired_parted_and_put_in_order() {
    let home = Home::new();
    let window = builder(&home);
    window.click(By::role_part("button", "Wat"));
    window.choose(By::role("combobox", "Fireteam of Wat"), "Isolde Marsh");
    window.until_text(By::css("[data-current]"), "Fireteam 2 with Isolde");
    window.picture("builder-fireteam");
    window.choose(By::role("combobox", "Fireteam of Wat"), "nobody");
    window.until("Wat is alone", || redoubt(&window)["fireteams"]["is"] == 1);
    window.click(By::role("button", "Move Wat up"));
    window.until("Wat stands one higher", || redoubt(&window)["models"][7]["name"] == "Wat");
    window.click(By::role("button", "Move Wat down"));
    window.until("Wat stands last again", || redoubt(&window)["models"][8]["name"] == "Wat");
}

#[test]
fn a_faction_is_chosen_from_its_plate_by_key_and_goes_with_the_warband() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Warbands");
    window.click(By::role("link", "Muster a Warband"));
    window.see(By::role("radio", "Trench Pilgrims"));
    // Nothing is chosen until somebody chooses, and the button says what is missing.
    assert_eq!(window.count(By::css(".plate :checked")), 0);
    window.see(By::role("button", "Choose a faction"));
    window.picture("muster-plates");
    // At the least size of a screen every plate is seen at once.
    window.resize(1280, 800);
    let low =
        "return Math.max(...[...document.querySelectorAll('.plate')].map((one) => one.getBoundingClientRect().bottom))";
    assert!(window.run(low, &[]).as_f64().unwrap() < 800.0);
    window.run("document.querySelector('.plate input').focus()", &[]);
    let chosen =
        || window.run("return document.querySelector('.plate :checked')?.getAttribute('aria-labelledby')", &[]);
    for _ in 0..6 {
        if chosen().as_str().is_some_and(|id| id.ends_with("iron-sultanate")) {
            break;
        }
        window.press("ArrowRight");
    }
    window.click(By::role("radio", "The House of Wisdom"));
    window.fill(By::role("textbox", "Name"), "The Lamp");
    window.picture("muster-variant");
    window.press("Enter");
    window.until_text(By::css("#where"), "The Lamp");
    let lines = window.told("warbands", Value::Null);
    let lamp = lines.as_array().unwrap().iter().find(|line| line["name"] == "The Lamp").unwrap();
    assert_eq!(lamp["emblem"], json!({ "faction": "iron-sultanate", "variant": "house-of-wisdom", "banner": null }));
    window.task("Warbands");
    window.see(By::role("link", "The Lamp"));
    window.picture("warbands-emblems");
}

#[test]
fn a_court_is_asked_for_its_sin_and_takes_a_patron() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.click(By::role("link", "Muster a Warband"));
    window.fill(By::role("textbox", "Name"), "The Gilded Maw");
    window.click(By::role("radio", "Court of the Seven-Headed Serpent"));
    window.click(By::role("button", "Muster"));
    window.until_text(By::role_part("list", "to mend"), "Deadly Sin is not chosen.");
    window.picture("builder-empty");
    let wrath = || By::role_part("button", "Deadly Sin: Wrath").within(By::role_part("list", "to mend"));
    window.click(wrath());
    // Undo says the same since.
    window.until("the sin is chosen", || window.count(wrath()) == 0);
    window.click(By::role("button", "Add Sorcerer 75"));
    window.until_text(By::css(".left ol > li > button.line"), "Sorcerer");
    window.go(&address(&window));
    let sin = || By::role("combobox", "Deadly Sin").within(By::role("complementary", "The Warband"));
    window.see(sin());
    window.picture("builder-whole");
    window.choose(sin(), "Greed");
    let maw = || {
        let lines = window.told("warbands", Value::Null);
        let line = lines.as_array().unwrap().iter().find(|line| line["name"] == "The Gilded Maw").unwrap().clone();
        window.told("warband", json!({ "warband": line["id"] }))
    };
    window.until("the book holds the sin", || maw()["decisions"][0]["chosen"] == "greed");
    // Mammon takes a Court of Greed and no other.
    window.choose(By::role("combobox", "Patron"), "Mammon");
    window.until("the book holds the Patron", || maw()["decisions"][1]["chosen"] == "mammon");
}

/// Where the builder stands with nobody chosen.
fn address(window: &Window) -> String {
    let hash = window.run("return location.hash", &[]);
    let parts: Vec<&str> = hash.as_str().unwrap().trim_start_matches("#/").split('/').collect();
    format!("/{}/{}", parts[0], parts[1])
}

#[test]
fn a_banner_is_made_hung_taken_back_and_taken_down() {
    let home = Home::new();
    let window = builder(&home);
    let borne = |window: &Window| redoubt(window)["emblem"]["banner"].clone();
    window.click(By::role("link", "Banner"));
    window.click(By::role("radio", "Moss").within(By::role_part("group", "Cloth")));
    window.click(By::role("radio", "Bone").within(By::role_part("group", "Figure")));
    window.click(By::role("radio", "Bell"));
    window.fill(By::role("textbox", "Motto"), "Ashes to ashes");
    window.axe();
    window.picture("builder-banner");
    window.click(By::role("button", "Hang the banner"));
    let hung = json!({ "cloth": "moss", "figure": "bone", "device": "bell", "motto": "Ashes to ashes" });
    window.until("the banner in the book", || borne(&window) == hung);

    window.click(By::role_part("button", "Undo: "));
    window.until("no banner", || borne(&window) == Value::Null);
    window.click(By::role_part("button", "Redo: "));
    window.until("the banner again", || borne(&window) == hung);
    window.click(By::role("link", "Banner"));
    window.click(By::role("button", "Take down"));
    window.until("no banner any more", || borne(&window) == Value::Null);
}

#[test]
fn a_model_that_the_variant_demands_is_added_by_enter_from_what_is_to_be_mended() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let draft = json!({ "name": "The Draft", "faction": "new-antioch", "variant": "prussian-stosstruppen" });
    let draft = window.told("warband_muster", draft);
    window.go(&format!("warbands/{}", draft["id"].as_str().unwrap()));
    let short = || By::css("[aria-label$='to mend'] li:has(b:first-child)").within(By::css("main"));
    for (has, shown) in [(0, "and has 0."), (1, "and has 1.")] {
        let missing = format!("It needs at least 2 \u{d7} Shock Trooper, {shown}");
        window.until("what is missing", || window.texts(short()).iter().any(|line| line.contains(&missing)));
        // The one way out is the model that is missing, and no other.
        let line = window.texts(short()).into_iter().find(|line| line.contains(&missing)).unwrap();
        assert_eq!(line.matches("Add ").count(), 1, "{line}");
        window.tab_to("Add Shock Trooper");
        if has == 0 {
            window.picture("builder-model-missing");
        }
        window.press("Enter");
        window.until("one more of it", || {
            let models = window.told("warband", json!({ "warband": draft["id"] }))["models"].clone();
            models.as_array().unwrap().len() == has + 1
        });
    }
    window.until("nobody is missing", || !window.texts(short()).iter().any(|line| line.contains("Shock Trooper")));
}
