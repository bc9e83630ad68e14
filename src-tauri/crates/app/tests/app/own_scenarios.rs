//! Your own scenarios in a real book: written, judged, undone, passed on, set up and fought.

use crate::kit::{call, open_warband, refused, sample, session_with};
use nml_app::published::{PublishWhat, Published};
use nml_app::session::Session;
use serde_json::{Value, json};

const INCH: i64 = 25_400;

fn begun(session: &Session, name: &str, from: Value) -> Value {
    call(session, "own_scenario_new", json!({ "name": name, "from": from }))
}

fn write(session: &Session, id: &Value, parts: Value) -> Value {
    call(session, "own_scenario_change", json!({ "scenario": id, "change": { "do": "write", "parts": parts } }))
}

fn objective(x: i64, y: i64, kind: &str) -> Value {
    json!({ "id": "o", "label": "Mill", "kind": kind, "at": { "x": x * INCH, "y": y * INCH } })
}

#[test]
fn it_is_written_judged_undone_and_gone_back_to() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let view = begun(&session, "The Mill", json!("blank"));
    let id = view["id"].clone();
    assert_eq!((&view["faults"], &view["from"], &view["undo"]), (&json!([]), &json!("blank"), &json!(false)));
    let rule = json!([{ "at": "turn_end", "per": "objective_controlled", "points": 2, "kind": "mill" }]);
    let wrong = write(&session, &id, json!([{ "victory_points": rule }]));
    assert_eq!(
        wrong["faults"],
        json!([{ "part": "victory_points", "index": 0, "message": "No kind of objective “mill” is described." }])
    );
    let right = write(&session, &id, json!([{ "objectives": [objective(24, 24, "mill")] }]));
    assert_eq!((&right["faults"], &right["reachable"]["objectives"]), (&json!([]), &json!(8)));
    let history: Vec<&str> =
        right["history"].as_array().unwrap().iter().map(|one| one["what"].as_str().unwrap()).collect();
    assert_eq!(history, ["Objectives: objective Mill added", "Victory points: 1 more"]);
    assert_eq!(right["history"][0]["by"], "Ada");

    let undone: Value = call(&session, "own_scenario_undo", json!({ "scenario": id }));
    assert_eq!(undone["scenario"], wrong["scenario"]);
    let redone: Value = call(&session, "own_scenario_redo", json!({ "scenario": id }));
    assert_eq!(redone["scenario"], right["scenario"]);
    let back: Value = call(&session, "own_scenario_back", json!({ "scenario": id, "seq": 0 }));
    assert_eq!(back["scenario"], view["scenario"]);

    // What cannot be read is refused as a whole.
    let nameless = json!({ "scenario": id, "change": { "do": "write", "parts": [{ "name": "" }] } });
    assert_eq!(refused(&session, "own_scenario_change", nameless).code, "SCENARIO_ILL_FORMED");
    let now: Value = call(&session, "own_scenario", json!({ "scenario": id }));
    assert_eq!(now["scenario"], view["scenario"]);
    // The lists know set-ups and own scenarios apart, and a check of the book finds nothing.
    assert_eq!(refused(&session, "set_up", json!({ "set_up": id })).code, "WRONG_KIND");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
    let rebuilt: Value = call(&session, "book_rebuild", Value::Null);
    assert_eq!(rebuilt["fine"], json!(true), "{rebuilt}");
}

#[test]
fn one_file_goes_out_and_comes_in_as_the_same_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (first, second, harmed) = (path("one.json"), path("two.json"), path("harmed.json"));
    let paths = [&first, &first, &second, &harmed].map(|path| Some(path.clone())).to_vec();
    let session = session_with(&folder, paths);
    let _: Value = call(&session, "book_new", json!({ "holds": "nothing" }));
    let view = begun(&session, "Copy of the hunt", json!({ "pack": "dragon-hunt" }));
    let sent: Value = call(&session, "own_scenario_export", json!({ "scenario": view["id"] }));
    assert_eq!(sent["file"], "one.json");
    let brought: Value = call(&session, "own_scenario_import", json!({ "from": "file" }));
    assert_eq!(brought["scenario"], view["scenario"]);
    assert_eq!(brought["from"], json!({ "imported": "one.json" }));
    assert_ne!(brought["id"], view["id"]);
    let _: Value = call(&session, "own_scenario_export", json!({ "scenario": brought["id"] }));
    assert_eq!(std::fs::read(&first).unwrap(), std::fs::read(&second).unwrap());
    std::fs::write(&harmed, "{\"format\": \"nml.own-scenario\", \"version\": 1, \"scenario\": {\"id\": 3}}").unwrap();
    let failure = refused(&session, "own_scenario_import", json!({ "from": "file" }));
    assert_eq!(failure.code, "WRONG_CONTENT", "{failure:?}");
    assert!(failure.message.contains("/scenario/id") && !failure.message.contains('\n'), "{}", failure.message);
    let library: Value = call(&session, "scenarios", Value::Null);
    let own = library["scenarios"].as_array().unwrap().iter().filter(|one| one["own"].is_string()).count();
    assert_eq!(own, 2, "the two, and nothing half brought in");
}

#[test]
fn it_is_set_up_and_fought_and_one_with_a_fault_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, _) = sample(&folder);
    let view = begun(&session, "The Mill", json!("blank"));
    let id = view["id"].clone();
    let set_up = json!({ "scenario": "own", "own": id, "name": "Friday", "campaign": null });
    write(&session, &id, json!([{ "turns": 0 }]));
    let failure = refused(&session, "set_up_new", set_up.clone());
    assert_eq!(failure.code, "SCENARIO_FAULTS");
    assert_eq!(failure.message, "The Mill: /turns: A game lasts between 1 and 12 Turns.");
    write(&session, &id, json!([{ "turns": 3 }, { "objectives": [objective(24, 24, "mill")] }]));
    let ready: Value = call(&session, "set_up_new", set_up);
    let made = ready["id"].clone();
    for (side, warband) in [&redoubt, &choir].into_iter().enumerate() {
        let models: Vec<u32> = open_warband(&session, warband).models.iter().map(|model| model.id).collect();
        let force = json!({ "warband": warband, "models": models });
        let change = json!({ "do": "field", "side": side, "force": force });
        let _: Value = call(&session, "set_up_change", json!({ "set_up": made, "change": change }));
    }
    // The weather acts: every model and Force feels it.
    let weather = json!({ "do": "weather", "weather": { "dice": [{ "faces": [1, 1], "source": "table" }, { "faces": [2, 3], "source": "table" }], "of": 1 } });
    let view: Value = call(&session, "set_up_change", json!({ "set_up": made, "change": weather }));
    assert_eq!(view["weather"]["name"], "Churning Mud");
    let both: Vec<_> = view["weathers"].as_array().unwrap().iter().map(|row| row["name"].clone()).collect();
    assert_eq!((both.len(), both[1].as_str()), (2, Some("Churning Mud")), "both are seen before one is chosen");
    // Thrown by the app it is known as such; whose row comes stays.
    let rolled: Value = call(&session, "set_up_weather", json!({ "set_up": made }));
    let thrown = &rolled["set_up"]["weather"];
    assert_eq!((thrown["dice"].as_array().unwrap().len(), thrown["of"].as_u64()), (2, Some(1)));
    for throw in thrown["dice"].as_array().unwrap() {
        assert_eq!((throw["faces"].as_array().unwrap().len(), throw["source"].as_str()), (2, Some("app")));
    }
    assert!(rolled["weather"]["name"].is_string());
    let back: Value = call(&session, "set_up_undo", json!({ "set_up": made }));
    assert_eq!(back["weather"]["name"], "Churning Mud");
    let battle: Value = call(&session, "battle_begin", json!({ "set_up": made }));
    assert!(battle["id"].is_string());
    // Later changes leave what was set up as it is.
    write(&session, &id, json!([{ "turns": 9 }]));
    let still: Value = call(&session, "set_up", json!({ "set_up": made }));
    assert_eq!(still["set_up"]["scenario"]["turns"], 3);
}

#[test]
fn a_published_battle_has_no_stream_id_of_its_own_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, _) = sample(&folder);
    let id = begun(&session, "The Mill", json!("blank"))["id"].clone();
    write(&session, &id, json!([{ "objectives": [objective(24, 24, "mill")] }]));
    let new = json!({ "scenario": "own", "own": id, "name": "Friday", "campaign": null });
    let made = call::<Value>(&session, "set_up_new", new)["id"].clone();
    for (side, warband) in [&redoubt, &choir].into_iter().enumerate() {
        let models: Vec<u32> = open_warband(&session, warband).models.iter().map(|model| model.id).collect();
        let change = json!({ "do": "field", "side": side, "force": { "warband": warband, "models": models } });
        let _: Value = call(&session, "set_up_change", json!({ "set_up": made, "change": change }));
    }
    let battle: Value = call(&session, "battle_begin", json!({ "set_up": made }));
    let what: PublishWhat = serde_json::from_value(json!({ "is": "battle", "battle": battle["id"] })).unwrap();
    let page = serde_json::to_string(&Published::of(&session, &what).unwrap()).unwrap();
    assert!(page.contains("The Mill"));
    for stream in [id.as_str().unwrap(), battle["id"].as_str().unwrap(), redoubt.as_str(), choir.as_str()] {
        assert!(!page.contains(stream), "no stream's id leaves the book");
    }
}

#[test]
fn three_sides_are_set_up_and_their_result_is_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let view = begun(&session, "Three", json!("blank"));
    let mut zones = view["scenario"]["zones"].as_array().unwrap().clone();
    let centre = json!({ "x": 0, "y": 24 * INCH });
    zones.push(json!({ "id": "west", "label": "West", "role": "either",
        "shape": { "circle": { "centre": centre, "radius": 3 * INCH } } }));
    let three = write(&session, &view["id"], json!([{ "zones": zones }]));
    assert_eq!((&three["faults"], &three["played_here"]), (&json!([]), &json!(false)));
    let new = json!({ "scenario": "own", "own": view["id"], "name": "Friday", "campaign": null });
    let set_up: Value = call(&session, "set_up_new", new);
    assert_eq!(set_up["open"][0]["about"], json!({ "is": "scenario" }));
    let result = json!({ "points": [4, 0, 7], "winner": 2 });
    let change = json!({ "set_up": set_up["id"], "change": { "do": "result", "result": result } });
    let kept: Value = call(&session, "set_up_change", change);
    assert_eq!(kept["set_up"]["result"], result);
    let two = json!({ "set_up": set_up["id"], "change": { "do": "result", "result": { "points": [4], "winner": 0 } } });
    assert_eq!(refused(&session, "set_up_change", two).code, "RESULT");
}

#[test]
fn a_random_scenario_is_rolled_rolled_again_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let none = json!({ "older": [null, null], "younger": [null, null] });
    let all = ["archetype", "deployment", "victory", "older_first", "older_second", "younger_first", "younger_second"];
    let thrown: Value = call(&session, "own_scenario_random", json!({ "dice": none, "roll": all }));
    assert!(thrown["lines"].as_array().unwrap().iter().all(|line| line["thrown"]["source"] == "app"), "{thrown}");
    let typed = |face: u8| json!({ "face": face, "source": "table" });
    let dice = |archetype, deployment, victory| {
        json!({ "archetype": typed(archetype), "deployment": typed(deployment), "victory": typed(victory),
            "older": [typed(1), typed(2)], "younger": [typed(3), typed(4)] })
    };
    let clashing = dice(2, 5, 3);
    let clash: Value = call(&session, "own_scenario_random", json!({ "dice": clashing, "roll": [] }));
    assert_eq!(clash["lines"][1]["again"], "Chance Encounter is not played with Over the Top: roll it again.");
    assert_eq!(clash["scenario"], Value::Null);
    assert_eq!(
        refused(&session, "own_scenario_new", json!({ "name": "N", "from": { "rolled": clashing } })).code,
        "DICE_MISSING"
    );
    let view = begun(&session, "Night", json!({ "rolled": dice(2, 1, 6) }));
    assert_eq!(view["faults"], json!([]));
    assert_eq!(view["rolled"][2]["result"], "Take and Hold");
    assert_eq!(view["from"]["rolled"]["victory"], typed(6));
    assert_eq!(view["reachable"]["objectives"], 6 * 3 + 6 * 5);
}

#[test]
fn one_that_is_put_away_is_listed_as_such_and_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let id = begun(&session, "The Mill", json!("blank"))["id"].clone();
    let listed = || {
        let library: Value = call(&session, "scenarios", Value::Null);
        assert_eq!(library["unread"], json!([]));
        let all = library["scenarios"].as_array().unwrap().clone();
        assert!(all.iter().all(|one| one["away"] == json!(false) || one["own"] == id), "nothing of a pack is put away");
        all.into_iter().find(|one| one["own"] == id).expect("it is found again")
    };
    let put_away = |away: bool| {
        let change = json!({ "scenario": id, "change": { "do": "put_away", "away": away } });
        call::<Value>(&session, "own_scenario_change", change)
    };
    assert_eq!(listed()["away"], json!(false));
    assert_eq!(put_away(true)["away"], json!(true));
    assert_eq!((&listed()["away"], &listed()["scenario"]["name"]), (&json!(true), &json!("The Mill")));
    put_away(false);
    assert_eq!(listed()["away"], json!(false));
}

#[test]
fn two_that_share_an_id_are_told_apart_where_they_are_set_up() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let mill = begun(&session, "The Mill", json!("blank"));
    let text = |name: &str| {
        let scenario = nml_catalogue::Scenario {
            name: name.to_owned(),
            ..serde_json::from_value(mill["scenario"].clone()).unwrap()
        };
        let bytes = nml_exchange::scenario::OwnScenarioDocument::of(scenario).bytes().unwrap();
        String::from_utf8(bytes).unwrap()
    };
    for name in ["The Ford", "The Weir"] {
        let brought: Value = call(&session, "own_scenario_import", json!({ "from": "pasted", "text": text(name) }));
        assert_eq!(brought["scenario"]["id"], mill["scenario"]["id"], "it keeps the id of the file");
        let new =
            json!({ "scenario": brought["scenario"]["id"], "own": brought["id"], "name": name, "campaign": null });
        call::<Value>(&session, "set_up_new", new);
    }
    let lines: Value = call(&session, "set_ups", Value::Null);
    let lines = lines.as_array().unwrap();
    for name in ["The Ford", "The Weir"] {
        let line = lines.iter().find(|line| line["name"] == name).unwrap();
        assert_eq!(line["scenario_name"], name);
    }
    assert!(lines.iter().any(|line| line["scenario_name"] == "Claim No Man’s Land"), "and those of a pack");
}

#[test]
fn a_campaign_calls_a_game_of_ones_own_scenario_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let mill = begun(&session, "The Mill", json!("blank"));
    let new = json!({ "scenario": mill["scenario"]["id"], "own": mill["id"], "name": "Friday", "campaign": campaign });
    let set_up: Value = call(&session, "set_up_new", new);
    for (side, warband) in [(0, &redoubt), (1, &choir)] {
        let models: Vec<u32> = open_warband(&session, warband).models.iter().map(|model| model.id).collect();
        let force = json!({ "do": "field", "side": side, "force": { "warband": warband, "models": models } });
        call::<Value>(&session, "set_up_change", json!({ "set_up": set_up["id"], "change": force }));
    }
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": set_up["id"] }));
    let battle = begun["id"].as_str().unwrap();
    let command = crate::kit::nearly_over(&session, battle);
    call::<Value>(&session, "battle_say", json!({ "battle": battle, "commands": [command] }));
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let game = page["games"].as_array().unwrap().iter().find(|game| game["battle"] == battle).unwrap();
    assert_eq!(game["scenario"], "The Mill");
    let lines: Value = call(&session, "aftermaths", Value::Null);
    assert_eq!(lines[0]["battle"].as_str().unwrap().split(" · ").nth(1), Some("The Mill"));
    let aftermath: Value = call(&session, "aftermath", json!({ "aftermath": battle }));
    assert!(aftermath["battle"].as_str().unwrap().ends_with(" · The Mill"), "{}", aftermath["battle"]);
}
