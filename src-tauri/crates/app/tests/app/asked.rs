//! What a scenario asks of a set-up: stated, and blocking nobody.

use crate::kit::{call, edit, model, open_warband, sample};
use nml_app::session::Session;
use nml_app::streams::Open;
use nml_app::subject::Warbands;
use nml_warband::{self as warband, Command, RosterChange};
use serde_json::{Value, json};

/// A set-up of the scenario, for that campaign.
fn begun(session: &Session, scenario: &str, campaign: Option<&str>) -> String {
    let new = json!({ "scenario": scenario, "name": "Friday", "campaign": campaign });
    call::<Value>(session, "set_up_new", new)["id"].as_str().unwrap().to_owned()
}

fn change(session: &Session, set_up: &str, change: &Value) -> Value {
    call(session, "set_up_change", json!({ "set_up": set_up, "change": change }))
}

/// Every model but those.
fn field(session: &Session, set_up: &str, side: u8, warband: &str, without: &[u32]) -> Value {
    let models: Vec<u32> = open_warband(session, warband).models.iter().map(|model| model.id).collect();
    let models: Vec<u32> = models.into_iter().filter(|id| !without.contains(id)).collect();
    change(session, set_up, &json!({ "do": "field", "side": side, "force": { "warband": warband, "models": models } }))
}

fn asked(view: &Value) -> Vec<&str> {
    view["asked"].as_array().unwrap().iter().map(|one| one["message"].as_str().unwrap()).collect()
}

/// Covers SET-05.
#[test]
fn hunt_for_heroes_wants_every_elite_and_lets_the_table_agree_on_less() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, _) = sample(&folder);
    let set_up = begun(&session, "hunt-for-heroes", None);
    field(&session, &set_up, 0, &redoubt, &[]);
    let all = field(&session, &set_up, 1, &choir, &[]);
    assert_eq!(asked(&all), [] as [&str; 0]);
    let reyne = model(&open_warband(&session, &redoubt), "Aldous Reyne");
    let without = field(&session, &set_up, 0, &redoubt, &[reyne]);
    let said = "Side A leaves out Aldous Reyne: this scenario wants every ELITE model that can fight.";
    assert_eq!(asked(&without), [said]);
    assert_eq!(without["open"], json!([]), "the battle can begin");
    // Another scenario does not ask.
    let other = begun(&session, "great-war", None);
    assert_eq!(asked(&field(&session, &other, 0, &redoubt, &[reyne])), [] as [&str; 0]);
}

/// Covers SET-04, SET-05.
#[test]
fn in_a_campaign_the_smaller_warband_defends_the_trenches_with_half_the_ducats() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let set_up = begun(&session, "trench-warfare", Some(&campaign));
    field(&session, &set_up, 0, &redoubt, &[]);
    let equal = field(&session, &set_up, 1, &choir, &[]);
    assert_eq!(asked(&equal), [] as [&str; 0], "nine and nine: dice decide who defends");
    let nib = model(&open_warband(&session, &choir), "Wretched Nib");
    edit(&session, &choir, &json!({ "kind": "copy_model", "model": nib }));
    let both = field(&session, &set_up, 1, &choir, &[]);
    let said = "Side A defends and fields 700 ducats: the defender may field half, 350.";
    assert_eq!(asked(&both), ["Side B fields 726 ducats: the Threshold of game 1 is 700.", said]);
    let outside = change(&session, &set_up, &json!({ "do": "campaign", "campaign": null }));
    assert_eq!(asked(&outside), [] as [&str; 0], "who attacks is rolled for, and nobody says what may be spent");
}

/// Covers SET-05.
#[test]
fn in_a_campaign_the_armoured_train_takes_fifteen_models_of_each() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let tobin = model(&open_warband(&session, &redoubt), "Tobin Allard");
    while open_warband(&session, &redoubt).models.len() < 16 {
        edit(&session, &redoubt, &json!({ "kind": "copy_model", "model": tobin }));
    }
    let set_up = begun(&session, "armoured-train", Some(&campaign));
    field(&session, &set_up, 1, &choir, &[]);
    let many = field(&session, &set_up, 0, &redoubt, &[]);
    let codes = |view: &Value| -> Vec<String> {
        view["asked"].as_array().unwrap().iter().map(|one| one["code"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(asked(&many)[2], "Side A fields 16 models: in a campaign this scenario allows 15.");
    assert_eq!(codes(&many), ["OVER_THRESHOLD", "OVER_STRENGTH", "TOO_MANY_MODELS"]);
    let fewer = field(&session, &set_up, 0, &redoubt, &[tobin]);
    assert_eq!(codes(&fewer), ["OVER_THRESHOLD", "OVER_STRENGTH"], "fifteen are what the scenario allows");
}

/// Covers SET-02, C-45 6_in.
#[test]
fn terrain_too_near_is_named_by_the_reading_of_the_ruleset() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, _) = sample(&folder);
    let set_up = begun(&session, "claim-no-mans-land", None);
    let square = |x: &str| json!({ "rect": { "corner": { "x": x, "y": "40 in" }, "width": "3 in", "depth": "3 in" } });
    let place = |id: &str, x: &str| {
        let terrain = json!({ "id": id, "kind": "hill", "shape": square(x), "height": "3 in" });
        change(&session, &set_up, &json!({ "do": "place", "terrain": terrain }))
    };
    let near = |view: &Value| -> Value {
        view["to_do"].as_array().unwrap().iter().find(|one| one["what"] == "terrain").unwrap()["near"].clone()
    };
    place("hill-1", "10 in");
    assert_eq!(near(&place("hill-2", "17 in")), json!([]), "four inches");
    assert_eq!(near(&place("hill-2", "15 in")), json!(["Hill no. 1 and Hill no. 2 are nearer than 3″."]));
    assert_eq!(near(&place("hill-2", "16 in")), json!([]), "three inches are enough");
    let wide = json!({ "name": "Thursdays", "readings": [["terrain_spacing", "6_in"]] });
    let rulesets: Vec<Value> = call(&session, "ruleset_save", wide);
    let own = rulesets.iter().find(|one| one["name"] == "Thursdays").unwrap();
    let view = change(&session, &set_up, &json!({ "do": "ruleset", "ruleset": own["id"] }));
    assert_eq!(near(&view), json!(["Hill no. 1 and Hill no. 2 are nearer than 6″."]));
    assert_eq!(view["open"][0]["about"], json!({ "is": "force", "side": 0 }), "terrain is in nobody's way");
}

/// A wound keeps the model from the next game.
fn hurt(session: &Session, warband: &str, model: u32) {
    let mut open: Open<Warbands> = session.open_stream(warband).unwrap();
    let changes = vec![RosterChange::MissesNextGame { model }];
    let command = Command::Settle { battle: "0123456789abcdef0123456789abcdef".to_owned(), changes };
    let events = warband::decide(&open.state, &command).unwrap();
    open.record(session.author(), command, events).unwrap();
    session.write(vec![open.append().unwrap()], Vec::new()).unwrap();
}

/// Covers SET-05.
#[test]
fn what_goes_beyond_threshold_and_field_strength_is_counted_by_the_engine_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let tobin = model(&open_warband(&session, &redoubt), "Tobin Allard");
    while open_warband(&session, &redoubt).models.len() < 11 {
        edit(&session, &redoubt, &json!({ "kind": "copy_model", "model": tobin }));
    }
    let set_up = begun(&session, "claim-no-mans-land", Some(&campaign));
    field(&session, &set_up, 1, &choir, &[]);
    let beyond = field(&session, &set_up, 0, &redoubt, &[]);
    let said = &beyond["asked"];
    assert_eq!((&said[0]["code"], &said[0]["side"]), (&json!("OVER_THRESHOLD"), &json!(0)));
    assert_eq!((&said[1]["code"], &said[1]["side"]), (&json!("OVER_STRENGTH"), &json!(0)));
    assert_eq!(
        asked(&beyond),
        [
            "Side A fields 770 ducats: the Threshold of game 1 is 700.",
            "Side A fields 11 models that count: the Field Strength of game 1 is 10.",
        ]
    );
    let limit = json!({ "game": 1, "threshold": 700, "field_strength": 10 });
    assert_eq!(beyond["sides"][0], json!({ "ducats": 770, "strength": 11, "limit": limit }));
    assert_eq!(asked(&field(&session, &set_up, 0, &redoubt, &[tobin])).len(), 1, "ten models are not too many");
    let outside = change(&session, &set_up, &json!({ "do": "campaign", "campaign": null }));
    assert_eq!(asked(&outside), [] as [&str; 0], "nobody limits a game of its own");
    assert_eq!(outside["sides"][0]["limit"], Value::Null);
}

/// Covers SET-05.
#[test]
fn who_misses_the_game_is_not_missed_by_the_scenario_and_cannot_be_fielded() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, _) = sample(&folder);
    let set_up = begun(&session, "hunt-for-heroes", None);
    let reyne = model(&open_warband(&session, &redoubt), "Aldous Reyne");
    hurt(&session, &redoubt, reyne);
    field(&session, &set_up, 1, &choir, &[]);
    let without = field(&session, &set_up, 0, &redoubt, &[reyne]);
    assert_eq!(asked(&without), [] as [&str; 0], "every ELITE model that can fight is there");
    assert_eq!(without["open"], json!([]));
    let with = field(&session, &set_up, 0, &redoubt, &[]);
    assert_eq!(
        with["open"],
        json!([{ "about": { "is": "force", "side": 0 }, "code": "MISSES_GAME", "message": "Side A: Aldous Reyne misses this game." }])
    );
    let nobody = json!({ "do": "field", "side": 0, "force": { "warband": redoubt, "models": [] } });
    assert_eq!(change(&session, &set_up, &nobody)["open"][0]["code"], "NOBODY_FIELDED");
    let gone = json!({ "do": "field", "side": 0, "force": { "warband": redoubt, "models": [reyne + 1, 999] } });
    assert_eq!(change(&session, &set_up, &gone)["open"][0]["code"], "MODEL_GONE");
}
