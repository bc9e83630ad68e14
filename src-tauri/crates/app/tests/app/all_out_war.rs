//! All Out War through the calls of the window: three Warbands on one set-up, their battle, and its game in a campaign.

use nml_app::aftermath::Aftermath;
use nml_app::campaigns::{Campaign, GameState};
use nml_app::dispatch::answer;
use nml_app::session::Session;
use serde_json::{Value, json};

use crate::kit::{brought, call, close, file_bytes, keep, nearly_over, open_warband, refused, sample};

const THIRD: &str = include_str!("../../../../../data/samples/first-new-antioch.json");

/// A third Warband beside the two of the sample.
fn third(session: &Session) -> String {
    let source = json!({ "from": "dropped", "files": [{ "name": "third.json", "bytes": file_bytes(THIRD) }] });
    keep(session, &brought(session, &source).unwrap(), Some("The Third Watch")).id
}

fn change(session: &Session, set_up: &Value, change: &Value) -> Value {
    call(session, "set_up_change", json!({ "set_up": set_up, "change": change }))
}

fn obstacles(view: &Value) -> Vec<&str> {
    view["open"].as_array().unwrap().iter().map(|one| one["code"].as_str().unwrap()).collect()
}

/// The Looters with these Warbands, each with all its models.
fn looters(session: &Session, warbands: &[&str]) -> Value {
    let new = json!({ "scenario": "the-looters", "name": "Friday", "campaign": null });
    let mut view: Value = call(session, "set_up_new", new);
    let id = view["id"].clone();
    for (side, warband) in warbands.iter().enumerate() {
        let models: Vec<u32> = open_warband(session, warband).models.iter().map(|model| model.id).collect();
        let force = json!({ "warband": warband, "models": models });
        view = change(session, &id, &json!({ "do": "field", "side": side, "force": force }));
    }
    view
}

#[test]
fn a_set_up_of_the_looters_has_three_sides_and_up_to_eight() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, _) = sample(&folder);
    let view = looters(&session, &[&redoubt, &choir]);
    assert_eq!(view["played_here"], true);
    assert_eq!(obstacles(&view), ["NO_FORCE"], "a third Warband is missing");
    let id = &view["id"];
    let sides = |n: u8| json!({ "set_up": id, "change": { "do": "sides", "sides": n } });
    for wrong in [2, 9] {
        assert_eq!(refused(&session, "set_up_change", sides(wrong)).code, "BAD_SIDES");
    }
    let eight: Value = call(&session, "set_up_change", sides(8));
    assert_eq!(eight["sides"].as_array().unwrap().len(), 8);
    assert_eq!(obstacles(&eight).len(), 6);
    let back: Value = call(&session, "set_up_undo", json!({ "set_up": id }));
    assert_eq!(back["set_up"]["forces"], view["set_up"]["forces"]);
}

#[test]
fn three_warbands_fight_to_the_end_and_the_game_is_settled_with_three_pages() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let third = third(&session);
    let planned: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let _: Value = call(&session, "plan_cancel", json!({ "campaign": campaign, "battle": planned.games[0].battle }));
    let _: Campaign =
        call(&session, "campaign_admit", json!({ "campaign": campaign, "warband": third, "player": "Cy" }));
    let view = looters(&session, &[&redoubt, &choir, &third]);
    assert_eq!(obstacles(&view), Vec::<&str>::new());
    assert_eq!(view["set_up"]["campaign"], json!(campaign), "it counts for the campaign of all three");
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": view["id"] }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    assert_eq!(begun["question"]["offers"][0], json!({ "cards": [0, 1, 2] }));
    assert_eq!(begun["question"]["roll"], Value::Null);

    // The app draws from its own shuffled deck; a card of the table is taken as it was typed.
    let drawn: Value = call(&session, "battle_roll", json!({ "battle": battle }));
    let question = &drawn["question"];
    assert_eq!(question["step"]["about"], "lay", "{question}");
    let _: Value = call(&session, "battle_undo", json!({ "battle": battle, "to": null }));
    let typed = json!({ "do": "draw", "cards": ["7H", "QS", "7S"], "source": "table" });
    let said: Value = call(&session, "battle_say", json!({ "battle": battle, "commands": [typed] }));
    assert_eq!(said["question"]["step"]["side"], 1, "the queen is first");

    let last = nearly_over(&session, &battle);
    let _: Value = call(&session, "battle_say", json!({ "battle": battle, "commands": [last] }));
    let ended: Value = call(&session, "battle", json!({ "battle": battle }));
    let came: Vec<&str> = ended["sides"].as_array().unwrap().iter().map(|s| s["came"].as_str().unwrap()).collect();
    assert_eq!(came.len(), 3);
    assert!(came.iter().any(|one| *one != "lost"), "{came:?}");

    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let entered = |battle: &str| answer(&session, "campaign_record", json!({ "battle": battle }));
    let game = page.games.iter().find(|game| game.battle == battle);
    let game = game.unwrap_or_else(|| panic!("{:?}", entered(&battle)));
    assert_eq!(game.state, GameState::Aftermath);
    let aftermath: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    assert_eq!(aftermath.pages.len(), 3);
    assert!(close(&session, &battle).closed);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}
