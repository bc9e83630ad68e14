//! Different scenarios in pictures: roles, things to carry, reinforcements, models that belong to nobody.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// The scenario set up with both samples' Warbands, every model in the field.
fn set_up(window: &Window, scenario: &str) -> String {
    set_up_for(window, scenario, &Value::Null)
}

/// The same for a campaign.
fn set_up_for(window: &Window, scenario: &str, campaign: &Value) -> String {
    let new = json!({ "scenario": scenario, "name": scenario, "campaign": campaign });
    let view = window.told("set_up_new", new);
    let id = view["id"].as_str().unwrap().to_owned();
    for (side, warband) in view["warbands"].as_array().unwrap().iter().take(2).enumerate() {
        let models: Vec<&Value> = warband["models"].as_array().unwrap().iter().map(|model| &model["id"]).collect();
        let force = json!({ "warband": warband["id"], "models": models });
        let change = json!({ "do": "field", "side": side, "force": force });
        assert!(window.told("set_up_change", json!({ "set_up": id, "change": change })).is_object());
    }
    window.go(&format!("scenarios/{id}"));
    window.see(By::role("button", "Begin the battle"));
    id
}

fn begin(window: &Window, set_up: &str) -> String {
    window.told("battle_begin", json!({ "set_up": set_up }))["id"].as_str().unwrap().to_owned()
}

/// Plays on until this is asked, and shows it.
fn until(window: &Window, battle: &str, ask: &str, picture: &str) -> Value {
    window.play_on(battle, Some(ask));
    window.go("battle");
    window.go(&format!("battle/{battle}"));
    window.see(By::css("[data-ask]"));
    window.picture(picture);
    window.told("battle", json!({ "battle": battle }))
}

#[test]
fn the_library_is_narrowed_to_what_a_table_can_play_tonight() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.go("scenarios");
    window.until("all of the books", || window.count(By::css("article")) == 21);
    window.choose(By::role("combobox", "From"), "Carcass Front");
    window.until("the newer ones", || window.count(By::css("article")) == 6);
    window.picture("scenarios-carcass-front");
    window.choose(By::role("combobox", "From"), "the rulebook");
    window.until("the twelve", || window.count(By::css("article")) == 12);
    window.choose(By::role("combobox", "Campaign stage"), "Endgame");
    window.choose(By::role("combobox", "Battlefield"), "Trench Lines");
    window.until("those of both", || window.count(By::css("article")) == 3);
    window.picture("scenarios");
    window.click(By::role("button", "Show all"));
    window.until("all again", || window.count(By::css("article")) == 21);
    window.picture("scenarios-wall");
}

#[test]
fn one_scenario_of_the_wall_is_opened_by_key_and_compared_with_another() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.go("scenarios");
    window.until_text(By::css("article[aria-label='Relic Hunt']"), "not played here yet");
    window.run("document.querySelector(\"article[aria-label='Relic Hunt'] a\").focus()", &[]);
    window.press("Enter");
    window.until("it alone", || window.count(By::css("article")) == 1);
    window.see(By::role("button", "Set up Relic Hunt"));
    window.picture("scenarios-opened");
    window.choose(By::role("combobox", "Compare with"), "Dragon Hunt");
    window.until("two side by side", || window.count(By::css("article")) == 2);
    window.see(By::role("button", "Set up Dragon Hunt"));
    window.picture("scenarios-compared");
    window.click(By::role("link", "All scenarios"));
    window.until("the wall", || window.count(By::css("article")) == 21);
}

#[test]
fn an_attacker_meets_trenches_and_mines() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = set_up(&window, "trench-warfare");
    window.picture("scenario-trench-warfare-set-up");
    let battle = begin(&window, &id);
    until(&window, &battle, "lay", "scenario-trench-warfare-lay");
    until(&window, &battle, "deploy", "scenario-trench-warfare-deploy");
    until(&window, &battle, "act", "scenario-trench-warfare-act");
    let view = until(&window, &battle, "hold", "scenario-trench-warfare-hold");
    assert_eq!(view["question"]["step"]["about"], "hold");
}

#[test]
fn crates_are_unlocked_and_carried() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = set_up(&window, "armoured-train");
    window.picture("scenario-armoured-train-set-up");
    let battle = begin(&window, &id);
    let view = until(&window, &battle, "act", "scenario-armoured-train-act");
    let offers = view["question"]["offers"].to_string();
    assert!(offers.contains("unlock-wagon"), "nobody measures: the wagon may be near");
    window.play_on(&battle, None);
    window.go(&format!("battle/{battle}"));
    window.picture("scenario-armoured-train-end");
}

#[test]
fn a_dragon_and_its_peasants_belong_to_nobody() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = set_up(&window, "dragon-hunt");
    window.picture("scenario-dragon-hunt-set-up");
    let battle = begin(&window, &id);
    until(&window, &battle, "act", "scenario-dragon-hunt-act");
    let view = until(&window, &battle, "neutral_turn", "scenario-dragon-hunt-neutral");
    assert_eq!(view["question"]["step"]["about"], "neutral_turn");
    // Tokens of neither side: nobody's models are on no card.
    assert_eq!(view["models"].as_array().unwrap().iter().filter(|model| model["side"].as_u64() > Some(1)).count(), 7);
}

#[test]
fn reinforcements_come_with_the_die() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let id = set_up(&window, "relic-hunt");
    let battle = begin(&window, &id);
    let view = until(&window, &battle, "arrive", "scenario-relic-hunt-arrive");
    assert_eq!(view["turn"], 1);
    until(&window, &battle, "act", "scenario-relic-hunt-act");
}

#[test]
fn victory_or_death_is_done_by_the_end_itself_and_belongs_to_whoever_has_won_then() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaigns", Value::Null)[0]["id"].clone();
    let id = set_up_for(&window, "trench-warfare", &campaign);
    let battle = begin(&window, &id);
    window.play_on(&battle, Some("activate"));
    let points = [(0, 9), (1, 4)].map(|(side, n)| json!({ "set": "victory_points", "side": side, "points": n }));
    let result = json!({ "do": "result", "changes": points, "verdict": { "counts": "score" }, "reason": "last_turn" });
    let _ = window.told("battle_say", json!({ "battle": battle, "commands": [result] }));
    window.go(&format!("battle/{battle}"));
    let over = window.told("battle", json!({ "battle": battle }));
    let [winner, loser] = [0, 1].map(|side: usize| {
        let name = over["sides"][side]["name"].as_str().unwrap();
        By::role("list", &format!("Glorious Deeds of {name}"))
    });
    window.until_text(winner, "Victory or Death");
    window.gone(loser);
    window.picture("battle-victory-or-death");
    // Taken back, nobody has won, and nobody did it.
    window.click(By::testid("undo"));
    window.until("the battle goes on", || window.told("battle", json!({ "battle": battle }))["outcome"].is_null());
    let deeds = window.told("battle", json!({ "battle": battle }))["deeds"].to_string();
    assert!(!deeds.contains("victory-or-death"), "{deeds}");
}

#[test]
fn what_keeps_a_battle_from_beginning_leads_to_the_part_where_it_is_mended() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let new = json!({ "scenario": "claim-no-mans-land", "name": "Thursday", "campaign": null });
    let id = window.told("set_up_new", new)["id"].as_str().unwrap().to_owned();
    window.go(&format!("scenarios/{id}"));
    let ready = || By::css("section.next");
    window.see(ready());
    assert!(!window.usable(By::role("button", "Begin the battle")));
    for letter in ["A", "B"] {
        window.click(By::role_part("button", &format!("Side {letter}")).within(ready()));
        let field = format!("Side {letter} Warband");
        window.until("the Warband of the side has the focus", || window.focused() == field);
        let (_, top, _, high) = window.area(By::role("combobox", &field));
        let low = window.run("return innerHeight", &[]).as_f64().unwrap();
        assert!(top >= 0.0 && top + high <= low, "it is in view: {top} of {low}");
    }
    window.picture("set-up-way-to-the-force");
}
