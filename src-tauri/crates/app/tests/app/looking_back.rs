//! Looking back and aside: what-ifs that the battle never hears of, going back to an earlier moment, notes, the
//! examples, the first battle.

use crate::kit::{refused, sample};
use nml_app::dispatch::answer;
use nml_app::session::Session;
use serde_json::{Value, json};

fn call(session: &Session, name: &str, input: Value) -> Value {
    crate::kit::call(session, name, input)
}

/// A first battle of the open book, up to its first Activation; with its id.
pub fn begun(session: &Session) -> (String, Value) {
    let mut view = call(session, "battle_first", Value::Null);
    let id = view["id"].as_str().unwrap().to_owned();
    while view["turn"] == 0 || view["question"]["step"]["ask"] != "activate" {
        view = step(session, &id, None, &view);
    }
    (id, view)
}

/// The first thing that may be said, said.
fn step(session: &Session, battle: &str, what_if: Option<&str>, view: &Value) -> Value {
    say(session, battle, what_if, &first(view))
}

/// The first thing that may be said.
pub fn first(view: &Value) -> Value {
    if let Some(dice) = view["question"]["roll"]["dice"].as_u64() {
        let faces: Vec<u64> = (0..dice).map(|die| 6 - die % 6).collect();
        return json!({ "do": "roll", "faces": faces, "source": "table" });
    }
    let offers = view["question"]["offers"].as_array().unwrap();
    if let Some(holders) = offers.iter().find_map(|offer| offer["control"].get("proposed")) {
        return json!({ "do": "control", "holders": holders });
    }
    let offer = offers.iter().find_map(|offer| {
        let command = offer.get("say").or_else(|| offer["place"].get("command"))?;
        (command["do"] != "concede").then(|| command.clone())
    });
    offer.unwrap_or_else(|| panic!("nothing to say: {offers:?}"))
}

fn say(session: &Session, battle: &str, what_if: Option<&str>, command: &Value) -> Value {
    call(session, "battle_say", json!({ "battle": battle, "what_if": what_if, "commands": [command] }))
}

fn shown(session: &Session, battle: &str) -> Value {
    call(session, "battle", json!({ "battle": battle }))
}

fn numbers(view: &Value) -> Vec<u64> {
    view["log"].as_array().unwrap().iter().map(|entry| entry["seq"].as_u64().unwrap()).collect()
}

/// What the board asks before anybody says anything: the odds of a Dash, and why a model may not be put where it is held.
#[test]
fn a_dash_and_a_place_are_looked_at_before_they_are_said() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let mut view = call(&session, "battle_first", Value::Null);
    let id = view["id"].as_str().unwrap().to_owned();
    while view["question"]["step"]["ask"] != "deploy" {
        view = step(&session, &id, None, &view);
    }
    let offers = view["question"]["offers"].as_array().unwrap();
    let deploy = offers.iter().find(|offer| offer["place"]["command"]["do"] == "deploy").unwrap();
    let refused = |x: i64, y: i64| {
        let mut command = deploy["place"]["command"].clone();
        command["at"] = json!({ "x": x * 25_400, "y": y * 25_400 });
        call(&session, "battle_refused", json!({ "battle": id, "command": command }))
    };
    assert_eq!(refused(24, 24)["code"], "E-NOT-IN-ZONE");
    // The zones are strips along two edges that face each other: one is the side's own.
    let side = view["question"]["step"]["side"].as_u64().unwrap() as usize;
    let zone = &view["scenario"]["zones"][view["sides"][side]["zone"].as_u64().unwrap() as usize]["shape"]["strip"];
    let (own, other) = match zone["edge"].as_str().unwrap() {
        "north" => ((24, 2), (24, 46)),
        "south" => ((24, 46), (24, 2)),
        "west" => ((2, 24), (46, 24)),
        "east" => ((46, 24), (2, 24)),
        edge => panic!("no edge: {edge}"),
    };
    assert_eq!(refused(own.0, own.1), Value::Null);
    assert_eq!(refused(other.0, other.1)["code"], "E-NOT-IN-ZONE");
    assert_eq!(view["log"], call(&session, "battle", json!({ "battle": id }))["log"], "nothing was said");

    while view["question"]["step"]["ask"] != "activate" {
        view = step(&session, &id, None, &view);
    }
    let acting = step(&session, &id, None, &view);
    let dash = &acting["question"]["rolls"][0];
    assert_eq!((&dash["command"], &dash["risky"]), (&json!({ "do": "dash" }), &json!(true)));
    let rolls = say(&session, &id, None, &json!({ "do": "dash" }));
    assert_eq!(rolls["question"]["roll"]["odds"], dash["odds"]);
    let dice = rolls["question"]["roll"]["dice"].as_u64().unwrap();
    let after = say(&session, &id, None, &json!({ "do": "roll", "faces": vec![4; dice as usize], "source": "table" }));
    let last = after["log"].as_array().unwrap().last().unwrap();
    let events = last["what"]["said"]["events"].as_array().unwrap();
    let event = events.iter().position(|event| event["event"] == "rolled").unwrap();
    let sum = json!({ "event": event, "faces": [4, 4], "modifier": 0, "net": dice - 2, "adds_up": true });
    assert_eq!(last["what"]["said"]["sums"], json!([sum]));
}

/// A rifleman without a bayonet: no choice stands for its Fight, and the view says why.
#[test]
fn the_question_says_what_the_acting_model_has_nothing_for() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (id, view) = begun(&session);
    assert_eq!(view["question"]["closed"], json!([]), "nobody acts yet");
    let offers = view["question"]["offers"].as_array().unwrap();
    let rifleman = offers.iter().map(|offer| &offer["say"]).find(|said| {
        said["do"] == "activate" && {
            let model = usize::try_from(said["model"].as_u64().unwrap()).unwrap();
            let weapons = view["models"][model]["sheet"]["weapons"].as_array().unwrap();
            weapons.iter().all(|weapon| weapon["melee"] == false)
        }
    });
    let acting = say(&session, &id, None, rifleman.unwrap());
    let rejection = json!({ "code": "E-NO-MELEE-WEAPON", "message": "No Melee Weapon.", "rule": "ACT-30" });
    assert_eq!(acting["question"]["closed"], json!([{ "action": "fight", "rejection": rejection }]));
}

#[test]
fn a_what_if_never_touches_the_battle() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (id, real) = begun(&session);
    let lines = call(&session, "battles", Value::Null);
    let last = real["at"].as_u64().unwrap();

    // From the last entry on, and from an earlier one.
    let name = "Had Rook gone first";
    let aside = call(&session, "battle_what_if", json!({ "battle": id, "seq": last, "name": name }));
    let what_if = aside["what_ifs"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(aside["what_ifs"][0]["current"], true);
    assert_eq!((&aside["models"], &aside["question"]), (&real["models"], &real["question"]));
    step(&session, &id, Some(&what_if), &aside);
    let mut on = call(&session, "battle_undo", json!({ "battle": id, "what_if": what_if, "to": null }));
    assert_eq!(on["models"], real["models"], "undone inside the what-if");
    on = call(&session, "battle_redo", json!({ "battle": id, "what_if": what_if }));
    assert_eq!(on["models"].as_array().unwrap().iter().filter(|model| model["acting"] == true).count(), 1);
    call(&session, "battle_note", json!({ "battle": id, "what_if": what_if, "seq": last, "text": "only here" }));
    let early = call(&session, "battle_what_if", json!({ "battle": id, "seq": 1, "name": "From the start" }));
    assert_eq!((early["turn"].as_u64(), early["log"].as_array().unwrap().len()), (Some(0), 1));

    let now = shown(&session, &id);
    for part in ["models", "question", "log", "undo", "redo", "at", "turn"] {
        assert_eq!(now[part], real[part], "{part}");
    }
    assert_eq!(call(&session, "battles", Value::Null), lines, "the list does not hear of it");
    let names: Vec<&str> =
        now["what_ifs"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, [name, "From the start"]);
    assert_eq!(now["what_ifs"][0]["entries"], 1);

    // The numbers of a what-if go on from those of the battle, also in a what-if of a what-if, no matter what the
    // battle does.
    step(&session, &id, None, &now);
    let there = call(&session, "battle", json!({ "battle": id, "what_if": what_if }));
    assert_eq!(there["models"], on["models"]);
    let nested = json!({ "battle": id, "what_if": what_if, "seq": there["log"].as_array().unwrap().last().unwrap()["seq"], "name": "Deeper" });
    let deeper = call(&session, "battle_what_if", nested);
    assert_eq!(deeper["models"], there["models"]);
    let deep = deeper["what_ifs"][2]["id"].as_str().unwrap().to_owned();
    let further = step(&session, &id, Some(&deep), &deeper);
    let seqs = numbers(&further);
    assert!(seqs.windows(2).all(|two| two[0] < two[1]), "{seqs:?}");

    // Each entry of a what-if can be looked back on; and all of it is on disk.
    drop(session);
    let session = crate::kit::session(&folder);
    for seq in &seqs {
        let at = json!({ "battle": id, "what_if": deep, "seq": seq });
        assert_eq!(call(&session, "battle_at", at)["at"], *seq);
    }
    assert_eq!(call(&session, "battle", json!({ "battle": id, "what_if": deep }))["models"], further["models"]);
    assert_eq!(call(&session, "book_check", Value::Null)["fine"], true);

    let again = json!({ "battle": id, "seq": 1, "name": "From the start" });
    assert_eq!(refused(&session, "battle_what_if", again).code, "BAD_NAME");
    assert_eq!(refused(&session, "battle_what_if", json!({ "battle": id, "seq": 999, "name": "x" })).code, "NO_ENTRY");
    assert_eq!(refused(&session, "battle", json!({ "battle": id, "what_if": "00" })).code, "NO_WHAT_IF");
}

#[test]
fn a_battle_stands_again_where_it_stood_also_in_what_was_undone() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (id, real) = begun(&session);
    let turn_one = real["at"].as_u64().unwrap();
    let mut on = real.clone();
    for _ in 0..4 {
        on = step(&session, &id, None, &on);
    }
    let far = on["at"].as_u64().unwrap();

    // Back to where the Turn began, and the same way again.
    let back = call(&session, "battle_resume", json!({ "battle": id, "seq": turn_one }));
    assert_eq!((&back["models"], &back["question"]), (&real["models"], &real["question"]));
    assert_eq!(back["redo"], true);
    let undone = back["log"].as_array().unwrap().iter().filter(|entry| entry["in_force"] == false).count();
    assert_eq!(undone, 4, "what was undone stays readable");
    assert_eq!(refused(&session, "battle_resume", json!({ "battle": id, "seq": turn_one })).code, "STANDS_THERE");

    // Something else is said, so that nothing can be redone; the undone entries can be taken up all the same.
    let other = step(&session, &id, None, &back);
    assert_eq!(other["redo"], false);
    let taken = call(&session, "battle_resume", json!({ "battle": id, "seq": far }));
    assert_eq!((&taken["models"], &taken["question"]), (&on["models"], &on["question"]));
    let head = taken["log"].as_array().unwrap().last().unwrap();
    assert_eq!(head["what"]["head"]["after"], far);
    assert_eq!(refused(&session, "battle_resume", json!({ "battle": id, "seq": 9999 })).code, "NO_ENTRY");
}

#[test]
fn notes_stand_beside_their_entries() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (id, real) = begun(&session);
    let note = |seq: u64, text: &str| json!({ "battle": id, "seq": seq, "text": text });
    let of = |view: &Value, seq: u64| {
        let log = view["log"].as_array().unwrap();
        log.iter().find(|entry| entry["seq"] == seq).unwrap()["note"].as_str().map(str::to_owned)
    };
    let noted = call(&session, "battle_note", note(2, "  Tomas was late. "));
    assert_eq!(of(&noted, 2).as_deref(), Some("Tomas was late."));
    assert_eq!(noted["log"].as_array().unwrap().len(), real["log"].as_array().unwrap().len(), "no line of its own");
    assert_eq!((&noted["models"], &noted["undo"]), (&real["models"], &real["undo"]));

    // Another word takes its place; an undo or a redo has nothing to do with it; the replay shows it.
    call(&session, "battle_undo", json!({ "battle": id, "to": null }));
    let changed = call(&session, "battle_note", note(2, "Tomas was early."));
    assert_eq!(changed["redo"], true);
    let redone = call(&session, "battle_redo", json!({ "battle": id }));
    assert_eq!(redone["models"], real["models"]);
    let then = call(&session, "battle_at", json!({ "battle": id, "seq": 3 }));
    assert_eq!(of(&then, 2).as_deref(), Some("Tomas was early."));
    assert_eq!(of(&call(&session, "battle_note", note(2, "")), 2), None);
    assert_eq!(refused(&session, "battle_note", note(2, &"x".repeat(501))).code, "TOO_LONG");
    assert_eq!(refused(&session, "battle_note", note(999, "x")).code, "NO_ENTRY");
}

/// V-10, V-01 and V-12 to V-17 as they are stepped through, against today's engine.
#[test]
fn the_examples_come_to_what_they_are_known_to_come_to() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let lines = call(&session, "battles", Value::Null);
    let examples = call(&session, "examples", Value::Null);
    let views: Vec<Value> =
        examples.as_array().unwrap().iter().map(|one| shown(&session, one["id"].as_str().unwrap())).collect();
    let [three, yuzbasi, castigator] = views.as_slice() else { panic!("three examples") };
    let rolls = |view: &Value| -> Vec<Value> {
        let events = |entry: &Value| entry["what"]["said"]["events"].as_array().cloned().unwrap_or_default();
        let all = view["log"].as_array().unwrap().iter().flat_map(events);
        all.filter(|event| event["event"] == "rolled").collect()
    };
    let model = |view: &Value, name: &str| {
        view["models"].as_array().unwrap().iter().find(|model| model["sheet"]["name"] == name).unwrap().clone()
    };
    let results = |view: &Value, of: &str| -> Vec<Value> {
        rolls(view).iter().filter(|roll| roll["roll"]["for"] == of).map(|roll| roll["result"].clone()).collect()
    };

    // V-12: Move and Dash. V-13: hit, No Effect. V-14: failed at 5. V-15: Dash, a miss. V-16: a critical at 12.
    assert_eq!(results(three, "dash"), ["success", "failure", "success"]);
    assert_eq!(results(three, "attack"), ["success", "failure", "critical"]);
    assert_eq!(
        results(three, "injury"),
        [
            json!({ "injury": { "rolled": "no_effect", "applied": "no_effect" } }),
            json!({ "injury": { "rolled": "out_of_action", "applied": "out_of_action" } })
        ]
    );
    assert_eq!(model(three, "Pit Locust")["markers"]["blood"], 0);
    assert_eq!(model(three, "Yeoman Geoff")["condition"], "out");
    // V-17: Court, New Antioch, Court.
    let activated = three["log"].as_array().unwrap().iter().filter_map(|entry| {
        let command = &entry["what"]["said"]["command"];
        (command["do"] == "activate").then(|| entry["side"].as_u64().unwrap())
    });
    assert_eq!(activated.collect::<Vec<_>>(), [0, 1, 0]);

    let last = rolls(yuzbasi).pop().unwrap();
    assert_eq!((&last["kept"], &last["total"], &last["result"]), (&json!([0, 1]), &json!(5), &json!("failure")));
    let net: i64 = last["modifiers"].as_array().unwrap().iter().map(|line| line["value"].as_i64().unwrap()).sum();
    assert_eq!(net, -1, "{:?}", last["modifiers"]);
    assert_eq!(model(yuzbasi, "Yüzbaşı Captain")["markers"]["blood"], 0);

    let last = rolls(castigator).pop().unwrap();
    assert_eq!((&last["faces"], &last["total"]), (&json!([2, 5, 4, 1]), &json!(8)));
    let wounded = model(castigator, "Castigator");
    assert_eq!((&wounded["condition"], &wounded["markers"]["blood"]), (&json!("down"), &json!(1)));

    for view in &views {
        assert!(view["log"].as_array().unwrap().iter().any(|entry| entry["note"].is_string()), "it explains itself");
        assert_eq!(view["example"], true);
    }
    assert_eq!(call(&session, "battles", Value::Null), lines, "nothing was written");
}

#[test]
fn an_example_stays_as_it_is_and_takes_what_ifs() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let id = call(&session, "examples", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let before = shown(&session, &id);
    let undo = json!({ "battle": id, "to": null });
    assert_eq!(refused(&session, "battle_undo", undo).code, "EXAMPLE");
    let aside =
        call(&session, "battle_what_if", json!({ "battle": id, "seq": before["log"][8]["seq"], "name": "And then" }));
    let what_if = aside["what_ifs"][0]["id"].as_str().unwrap().to_owned();
    step(&session, &id, Some(&what_if), &aside);
    let after = shown(&session, &id);
    for part in ["models", "log", "question"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    assert_eq!(call(&session, "battles", Value::Null), json!([]), "an example stands in its own list");
    assert_eq!(call(&session, "book_check", Value::Null)["fine"], true);
    let rebuilt = call(&session, "book_rebuild", Value::Null);
    assert_eq!(rebuilt["fine"], true);
}

#[test]
fn a_first_battle_is_guided_and_can_be_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let (id, mut view) = begun(&session);
    assert_eq!((&view["guided"], view["models"].as_array().unwrap().len()), (&json!(true), 6));
    let mut answers = 0;
    while !view["question"].is_null() {
        answers += 1;
        assert!(answers < 400, "it does not end");
        view = step(&session, &id, None, &view);
    }
    let line = &call(&session, "battles", Value::Null)[0];
    assert_eq!((&line["name"], &line["state"]), (&json!("First battle"), &json!("ended")));
    // Its row says all that its page would, of Warbands that the book does not have too.
    assert_eq!((&line["named"], &line["scenario"]["name"]), (&json!("hand"), &view["scenario"]["name"]));
    for key in ["name", "emblem", "points", "mine"] {
        for side in 0..2 {
            assert_eq!(line["sides"][side][key], view["sides"][side][key], "{key}");
        }
    }
    for side in 0..2 {
        assert_eq!(line["sides"][side]["won"], json!(view["outcome"]["winner"] == json!(side)));
    }
    assert_eq!(line["sides"][1]["emblem"]["faction"], "heretic-legions");
    assert!(answer(&session, "battle", json!({ "battle": id })).is_ok());
}

#[test]
fn the_maps_of_a_list_come_with_one_call() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let [(first, view), (second, _)] = [begun(&session), begun(&session)];
    let asked = json!({ "battles": [second, first] });
    let maps = call(&session, "battle_maps", asked);
    assert_eq!((&maps[0]["battle"], &maps[1]["battle"]), (&json!(second), &json!(first)));
    assert_eq!(maps[1]["scenario"]["terrain"], view["terrain"]);
    assert_eq!(maps[1]["scenario"]["zones"], view["scenario"]["zones"]);
    let many = json!({ "battles": vec![first; 65] });
    assert_eq!(refused(&session, "battle_maps", many).code, "TOO_MANY");
}

#[test]
fn the_dice_after_an_undo_are_fresh_and_the_undone_ones_stay_readable() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let first = call(&session, "battle_first", Value::Null);
    let here = json!({ "battle": first["id"] });
    let mut thrown = Vec::new();
    for again in 0..12 {
        let rolled = call(&session, "battle_roll", here.clone());
        let log = rolled["log"].as_array().unwrap();
        let mut faces = log.iter().map(|entry| &entry["what"]["said"]["command"]["faces"]).filter(|one| !one.is_null());
        thrown.push(faces.next_back().unwrap().clone());
        let undone = log.iter().filter(|entry| entry["in_force"] == false).count();
        assert_eq!(undone, again, "what was rolled before stays in the log");
        call(&session, "battle_undo", json!({ "battle": first["id"], "to": null }));
    }
    assert!(thrown.iter().any(|faces| *faces != thrown[0]), "twelve times the same two dice: {thrown:?}");
}
