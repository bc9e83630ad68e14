//! A battle in the window: set-up, deployment, typed dice to a known result, spends, undo, overrule, replay, the end.

use nml_tests::window::{By, Home, Table, Window, stands};
use serde_json::{Value, json};

#[test]
fn forces_are_set_up_on_the_map_with_typed_roll_offs() {
    let home = Home::new();
    let table = Table::begin(&home);
    let window = &table.window;
    table.dice(&[2, 5]);
    table.asks("choose_zone");
    assert_eq!(table.view()["question"]["who"], json!([1]), "B threw more and chooses");
    window.press("1");
    table.asks("deploy_roll_off");
    table.dice(&[6, 3]);
    table.asks("deploy");
    let first = table.view();
    assert_eq!((&first["sides"][0]["zone"], &first["sides"][1]["zone"]), (&json!(1), &json!(0)));
    window.picture("deployment");
    // In turn: the sides alternate, and each base stands where it was put, wholly in its zone.
    let side = first["question"]["step"]["side"].as_u64().unwrap();
    for (n, x) in [12.0, 20.0, 28.0, 36.0].into_iter().enumerate() {
        let now = table.view();
        let turn = now["question"]["step"]["side"].as_u64().unwrap();
        assert_eq!(turn, (side + n as u64) % 2, "the sides set up in turn");
        window.click_at(table.at(x, if turn == 1 { 5.0 } else { 43.0 }));
        window.click(By::testid("place"));
        window.until("a base on the table", || {
            let models = table.view()["models"].clone();
            models.as_array().unwrap().iter().filter(|model| !model["at"].is_null()).count() == n + 1
        });
    }
    window.picture("deployment-begun");
    // Looking back, the list counts who stood there then.
    let log = table.view()["log"].clone();
    let first =
        log.as_array().unwrap().iter().find(|entry| entry["what"]["said"]["command"]["do"] == "deploy").unwrap();
    let placed = || window.texts(By::css(".left .state")).iter().filter(|text| text.starts_with("placed")).count();
    assert_eq!(placed(), 4);
    window.click(By::testid("replay-open"));
    window.press("Home");
    window.until("nobody placed at the start", || placed() == 0);
    for _ in 0..first["seq"].as_u64().unwrap() {
        window.click(By::role("button", "Step on"));
    }
    window.until("one placed after the first", || placed() == 1);
    window.picture("deployment-replay");
    window.press("Escape");
    window.until("all of them now", || placed() == 4);
    window.click(By::testid("undo"));
    window.until("one base fewer", || table.view()["redo"] == true);
    window.click(By::testid("redo"));
    window.until("it back", || table.view()["redo"] == false);
    window.click(By::testid("rest-untracked"));
    window.until("everybody set up", || {
        table.view()["sides"].as_array().unwrap().iter().all(|side| side["to_deploy"] == 0)
    });
    window.play_on(&table.battle, Some("initiative_roll_off"));
    table.open();
    table.asks("initiative_roll_off");
    assert_eq!(table.view()["turn"], 1);
}

#[test]
fn an_activation_moves_and_shoots_to_a_known_result_and_is_undone() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    table.activate("Piers Allard");
    window.picture("battle-act");
    // Nobody keeps the map here: a Move is one key.
    let _ = table.says("the Move", |window| window.press("m"));
    window.press("s");
    window.click(By::role_part("button", "Wretched Nib").within(By::css("[data-ask='act']")));
    table.asks("success");
    window.picture("battle-roll");
    let _ = table.all_dice(4);
    table.asks("injury");
    let _ = table.all_dice(4);
    window.see(By::testid("result"));
    let hurt = table.view();
    let nib = table.model("Wretched Nib");
    assert_eq!(hurt["models"][nib]["condition"], "down", "4 and 4 are 8: Down");
    assert_eq!(hurt["models"][nib]["markers"]["blood"], 1);
    window.picture("battle-result");
    window.click(By::testid("go-on"));
    window.click(By::testid("undo"));
    table.asks("injury");
    assert_eq!(table.view()["models"][nib]["condition"], "standing");
    window.click(By::testid("redo"));
    window.until("the injury back", || table.view()["models"] == hurt["models"]);
}

#[test]
fn a_grenade_is_thrown_at_a_point_of_the_map() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let view = table.view();
    let models = view["models"].as_array().unwrap();
    let grenade = |model: &Value| {
        let mut weapons = model["sheet"]["weapons"].as_array().unwrap().iter();
        weapons.any(|weapon| weapon["id"] == "gas-grenades")
    };
    let thrower = models.iter().position(grenade).unwrap();
    let foes: Vec<usize> =
        (0..models.len()).filter(|m| models[*m]["side"] != models[thrower]["side"]).take(2).collect();
    table.arrange(&[stands(thrower, 24.0, 24.0), stands(foes[0], 24.0, 17.0), stands(foes[1], 28.0, 17.0)]);
    let name = models[thrower]["sheet"]["name"].as_str().unwrap().to_owned();
    // Its side wins Initiative and goes first.
    let side = usize::try_from(models[thrower]["side"].as_u64().unwrap()).unwrap();
    table.dice(&[[6, 1], [1, 6]][side]);
    table.asks("choose_first");
    window.press(&(side + 1).to_string());
    table.asks("activate");
    window.click(By::text(&name).within(By::css("[data-ask='activate']")));
    table.asks("act");
    window.press("s");
    window.click(By::role_part("button", "Aim at a point").within(By::css("[data-ask='act']")));
    // Half-way to the nearest enemy first; then under its base, which is refused; then beside it.
    window.see(By::testid("point-far"));
    window.click_at(table.at(24.0, 17.0));
    window.see(By::testid("point-refused"));
    assert_eq!(window.attribute(By::testid("point-refused"), "data-refused").as_deref(), Some("E-POINT-UNDER-BASE"));
    window.click_at(table.at(26.0, 17.0));
    window.gone(By::testid("point-refused"));
    window.picture("battle-point");
    let _ = table.says("the throw", |window| window.click(By::testid("place")));
    table.asks("success");
    window.see(By::testid("burst"));
    let _ = table.all_dice(5);
    table.asks("caught");
    let caught = table.view();
    let offers = caught["question"]["offers"].as_array().unwrap();
    let proposed = &offers.iter().find(|offer| !offer["caught"].is_null()).unwrap()["caught"]["proposed"];
    assert_eq!(proposed, &json!(foes), "two inches from each");
    window.picture("battle-caught");
    let _ = table.says("who was caught", |window| window.click(By::testid("caught")));
    table.asks("injury");
}

#[test]
fn a_marker_is_spent_before_the_dice() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let nib = table.model("Wretched Nib");
    let change = json!({ "set": "markers", "model": nib, "markers": { "blood": 2, "blessing": 0, "infection": 0 } });
    let mark = json!({ "do": "set_right", "change": change, "reason": "two from before" });
    let _ = window.told("battle_say", json!({ "battle": table.battle, "commands": [mark] }));
    table.open();
    table.asks("initiative_roll_off");
    table.activate("Piers Allard");
    window.press("s");
    window.click(By::role_part("button", "Wretched Nib").within(By::css("[data-ask='act']")));
    table.asks("success");
    let _ = table.all_dice(4);
    table.asks("injury");
    let roll = table.view()["question"]["roll"].clone();
    assert_eq!((&roll["spends"][0]["side"], &roll["spends"][0]["has"]), (&json!(0), &json!(2)));
    window.picture("battle-spend");
    window.click(By::css("[data-testid='spend-A'] .choices button:nth-of-type(2)"));
    window.until("the spend in the book", || {
        table.view()["question"]["roll"]["declared"].as_array().is_some_and(|all| all.len() == 1)
    });
    let spent = table.view();
    let dice = |roll: &Value| roll["dice"].as_u64().unwrap();
    assert_eq!(dice(&spent["question"]["roll"]), dice(&roll) + 1, "one marker buys one INJURY DICE");
    assert_eq!(spent["models"][nib]["markers"]["blood"], 1);
    let _ = table.all_dice(4);
    window.see(By::testid("result"));
}

#[test]
fn a_refused_choice_is_overruled_with_a_reason() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    table.activate("Piers Allard");
    window.press("m");
    window.until("the Move in the book", || table.view()["log"].to_string().contains("\"move_kind\""));
    window.until("a second one refused", || window.attribute(By::testid("act-move"), "data-refused").is_some());
    window.click(By::testid("act-move"));
    window.see(By::testid("objection"));
    window.picture("battle-refused");
    window.fill(By::role("textbox", "Reason for overruling"), "agreed at the table");
    window.click(By::role("button", "Overrule"));
    window.until("the overrule in the log", || table.view()["log"].to_string().contains("agreed at the table"));
}

#[test]
fn the_end_is_shown_and_the_replay_steps_back_and_forth() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    window.play_on(&table.battle, None);
    table.open();
    window.see(By::testid("outcome"));
    let end = table.view();
    assert_eq!(end["outcome"], json!({ "winner": 1, "reason": "no_models" }), "the dice are given, and so is the end");
    assert_eq!((&end["sides"][0]["points"], &end["sides"][1]["points"]), (&json!(12), &json!(8)));
    window.picture("battle-end");
    window.click(By::role("button", "Watch it again"));
    window.see(By::testid("replay"));
    let last = end["log"].as_array().unwrap().len();
    window.until_text(By::testid("replay"), &format!("Entry 0 of {last}"));
    for _ in 0..2 {
        window.click(By::role("button", "Step on"));
    }
    window.until_text(By::testid("replay"), &format!("Entry 2 of {last}"));
    window.click(By::role("button", "Step back"));
    window.until_text(By::testid("replay"), &format!("Entry 1 of {last}"));
    window.picture("battle-replay");
    window.press("Escape");
    window.see(By::testid("outcome"));
    assert_eq!(table.view(), end, "looking back changes nothing");
}

/// The deployment of a Master Assassin, one with Secret Paths and six Azebs against the sample's second Warband.
fn with_secret_paths(home: &Home) -> Table {
    let window = Window::open_sample(home);
    let wanted = json!({ "name": "The Veiled", "faction": "iron-sultanate", "variant": "fidai-of-alamut" });
    let warband = window.told("warband_muster", wanted)["id"].clone();
    let edit = |edit: Value| window.told("warband_edit", json!({ "warband": warband, "edit": edit }));
    for option in ["master-assassin", "secret-paths"] {
        let joined = edit(json!({ "kind": "add_model", "entry": "sultanate-assassin" }));
        let model = joined["models"].as_array().unwrap().last().unwrap()["id"].clone();
        let _ = edit(json!({ "kind": "take_option", "model": model, "option": option }));
    }
    for _ in 0..6 {
        let _ = edit(json!({ "kind": "add_model", "entry": "azeb" }));
    }
    let veiled = window.told("warband", json!({ "warband": warband }));
    let new = json!({ "scenario": "claim-no-mans-land", "name": "Veiled", "campaign": null });
    let set_up = window.told("set_up_new", new);
    let ids = |models: &Value| models.as_array().unwrap().iter().map(|model| model["id"].clone()).collect::<Vec<_>>();
    let choir = set_up["warbands"].as_array().unwrap().iter().find(|one| one["name"] == "The Ashen Choir").unwrap();
    let forces = [(&warband, ids(&veiled["models"])), (&choir["id"], ids(&choir["models"]))];
    for (side, (warband, models)) in forces.into_iter().enumerate() {
        let change = json!({ "do": "field", "side": side, "force": { "warband": warband, "models": models } });
        let _ = window.told("set_up_change", json!({ "set_up": set_up["id"], "change": change }));
    }
    let begun = window.told("battle_begin", json!({ "set_up": set_up["id"] }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, Some("deploy"));
    let table = Table { window, battle };
    table.open();
    table.asks("deploy");
    table
}

#[test]
fn a_model_is_held_back_and_comes_in_at_an_edge_in_turn_two() {
    let home = Home::new();
    let table = with_secret_paths(&home);
    let window = &table.window;
    let presence = || table.view()["models"][1]["presence"].clone();
    if table.view()["question"]["step"]["side"] == 1 {
        window.click_at(table.at(20.0, if table.view()["sides"][1]["zone"] == 0 { 5.0 } else { 43.0 }));
        window.click(By::testid("place"));
        window.until("the Veiled are asked", || table.view()["question"]["step"]["side"] == 0);
    }
    window.see(By::testid("place"));
    assert_eq!(window.count(By::role("button", "Hold back")), 0, "nothing lets the first be held back");
    window.click(By::testid("model-1"));
    window.see(By::role("button", "Hold back"));
    window.picture("battle-hold-back");
    window.click(By::role("button", "Hold back"));
    window.until("he is held back", || presence() == "held");
    window.play_on(&table.battle, Some("content"));
    table.open();
    table.asks("content");
    assert_eq!(table.view()["turn"], 2);
    window.picture("battle-comes-in");
    assert_eq!(window.text(By::testid("untracked")), "Leave untracked");
    // Wherever one taps, he is proposed at an edge: nearest to a tap in the middle of the north.
    window.click_at(table.at(24.0, 6.0));
    let came = table.says("he comes in", |window| window.click(By::testid("place")));
    let model = &came["models"][1];
    let rim = model["sheet"]["base"]["length"].as_i64().unwrap() / 2;
    assert_eq!((&model["presence"], &model["at"]["y"]), (&json!("table"), &json!(rim)));
    window.until_text(By::css("main"), "Sultanate Assassin 2 comes in");
}
