//! A campaign on a map through the calls of the window: founded, entered, planned by zone, fought, settled, ended.

use nml_app::campaigns::{Campaign, CampaignHistory, MapPlanned, MapRolledOff, MapSealed, MapSheet};
use nml_app::open_book::BookState;
use nml_app::session::Session;
use serde_json::{Value, json};

use crate::kit::{call, refused, session};

/// A campaign on the map of Carcass Front, and the two Warbands in it.
fn front(session: &Session) -> (String, [String; 2]) {
    call::<BookState>(session, "book_new", json!({ "holds": "nothing" }));
    let packs: Vec<Value> = call(session, "packs", Value::Null);
    let pack = packs.iter().find(|pack| pack["id"] == "carcass-front").unwrap();
    assert_eq!(pack["maps"][0]["id"], "carcass-front");
    let hash = &pack["hash"];
    let new = json!({ "name": "The Front", "pack": hash, "games": 2, "map": "carcass-front" });
    let founded: Campaign = call(session, "campaign_new", new);
    let joins = |name: &str, faction: &str, entry: &str| {
        let new = json!({ "name": name, "faction": faction, "variant": null, "pack": hash });
        let warband: Value = call(session, "warband_muster", new);
        for _ in 0..3 {
            let add = json!({ "kind": "add_model", "entry": entry });
            let _: Value = call(session, "warband_edit", json!({ "warband": warband["id"], "edit": add }));
        }
        let admit = json!({ "campaign": founded.id, "warband": warband["id"], "player": name });
        let _: Campaign = call(session, "campaign_admit", admit);
        warband["id"].as_str().unwrap().to_owned()
    };
    let one = joins("The Millstone", "procession-of-the-sacred-affliction", "leper-pilgrim");
    let other = joins("The Keel", "heretic-naval-raiders", "heretic-raider");
    (founded.id, [one, other])
}

fn sheet(session: &Session, campaign: &str) -> MapSheet {
    call(session, "map_sheet", json!({ "campaign": campaign }))
}

/// Both come in, and the first wins the roll-off.
fn entered(session: &Session, campaign: &str, both: &[String; 2]) -> MapRolledOff {
    for (warband, zone) in both.iter().zip(["derelict-port", "secluded-tunnels"]) {
        let enter = json!({ "campaign": campaign, "warband": warband, "zone": zone });
        let _: MapSheet = call(session, "map_enter", enter);
    }
    call(session, "map_roll_off", json!({ "campaign": campaign, "warbands": both, "faces": [5, 2] }))
}

/// Files the game that is planned: the first side won.
fn filed(session: &Session, campaign: &str, winner: usize) -> String {
    let open: Value = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut battle = open["battle"].clone();
    for (place, side) in battle["sides"].as_array_mut().unwrap().iter_mut().enumerate() {
        side["vp"] = json!(if place == winner { 12 } else { 3 });
    }
    let filed: Value = call(session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    filed["battle"].as_str().unwrap().to_owned()
}

/// Every question of an aftermath with the smallest effort, and its end.
fn settled(session: &Session, battle: &str) -> Vec<String> {
    let mut asked = Vec::new();
    for _ in 0..200 {
        let now: Value = call(session, "aftermath", json!({ "aftermath": battle }));
        let steps = now["pages"].as_array().unwrap().iter().flat_map(|page| page["steps"].as_array().unwrap());
        let question = steps.flat_map(|step| step["questions"].as_array().unwrap()).next().cloned();
        let Some(question) = question else {
            // The last signature closes it.
            assert_eq!(now["closed"], true);
            return asked;
        };
        asked.push(question["id"].as_str().unwrap().split(':').next().unwrap().to_owned());
        let choices = question["choices"].as_array().unwrap();
        let lines = question["tally"]["lines"].as_array();
        let answer = if question["dice"]["count"].is_u64() {
            json!({ "kind": "roll" })
        } else if let Some(lines) = lines.filter(|lines| !lines.is_empty()) {
            let least = question["tally"]["least"].as_u64().unwrap();
            let one = |(at, line): (u64, &Value)| {
                let count = if least == 1 { u64::from(at == 0) } else { u64::from(at < least) };
                json!({ "id": line["id"], "count": count })
            };
            json!({ "kind": "tally", "counts": (0..).zip(lines).map(one).collect::<Vec<_>>() })
        } else if question["board"].is_object() || question["trade"] == true {
            json!({ "kind": "choice", "choice": "done", "amount": null })
        } else {
            json!({ "kind": "choice", "choice": choices[0]["id"], "amount": 0 })
        };
        let said = json!({ "aftermath": battle, "question": question["id"], "answer": answer });
        let _: Value = call(session, "aftermath_answer", said);
    }
    panic!("it does not come to an end: {asked:?}");
}

#[test]
fn a_season_on_the_map_goes_from_its_entry_zones_to_its_visions() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, both) = front(&session);
    let before = sheet(&session, &campaign);
    assert_eq!((before.zones.len(), before.warbands.len()), (36, 2));
    assert!(before.next.is_none(), "nobody has come in yet");
    let off = entered(&session, &campaign, &both);
    assert_eq!(off.aggressor.as_deref(), Some(both[0].as_str()));
    let next = sheet(&session, &campaign).next.unwrap();
    assert_eq!((next.aggressors.len(), next.refused), (2, None), "{}", next.who);
    let attacker = next.aggressors.iter().find(|one| one.warband == both[0]).unwrap();
    assert!(attacker.refused.contains_key("steel-necropolis") && !attacker.refused.contains_key("sword-of-god"));

    let sealing = json!({ "campaign": campaign, "warband": both[0], "card": "warlord" });
    let sealed: MapSealed = call(&session, "map_seal", sealing);
    assert_eq!((sealed.code.len(), sealed.sheet.warbands.iter().filter(|one| one.sealed).count()), (14, 1));

    // A random scenario is made from two dice of the table, and is one’s own from then on.
    let plan = json!({
        "campaign": campaign, "warbands": both, "zone": "syrian-gate", "aggressor": both[0],
        "roll_off": off.throw, "dice": [3, 6],
    });
    let planned: MapPlanned = call(&session, "map_plan", plan);
    assert_eq!(planned.said, "Syrian Gate: Take and Hold, Tunnels is planned at Syrian Gate.");
    let gate = |sheet: &MapSheet| sheet.zones.iter().find(|zone| zone.id == "syrian-gate").unwrap().clone();
    assert_eq!(gate(&planned.sheet).planned.len(), 1);
    let set_ups: Vec<Value> = call(&session, "set_ups", Value::Null);
    assert!(set_ups[0]["name"].as_str().unwrap().starts_with("Syrian Gate: Take and Hold"), "{set_ups:?}");

    let first = filed(&session, &campaign, 0);
    let asked = settled(&session, &first);
    assert!(asked.contains(&"explore".to_owned()) && asked.contains(&"sign".to_owned()), "{asked:?}");
    let held = sheet(&session, &campaign);
    let outpost = &gate(&held).outposts[0];
    assert_eq!(
        (outpost.warband.as_str(), outpost.battle.as_str(), outpost.supplied),
        (both[0].as_str(), first.as_str(), true)
    );
    assert_eq!(outpost.why, "Outpost: won in Game 1 · Syrian Gate: Take and Hold, Tunnels");
    let winner = held.warbands.iter().find(|one| one.warband == both[0]).unwrap();
    let conquest = winner.tracks.iter().find(|track| track.name == "Conquest").unwrap();
    assert_eq!(conquest.boxes[0].points, 3);
    assert!(conquest.boxes[0].filled.as_ref().unwrap().starts_with("by the result of Game 1"));
    // The standings count what the Tracker does, and not the core points of a win.
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.map.as_deref(), Some("Carcass Front"));
    let line = page.standings.iter().find(|line| line.warband == both[0]).unwrap();
    assert_eq!(line.cvp, winner.points);

    // The other is the Aggressor without a roll.
    let next = held.next.clone().unwrap();
    assert_eq!(next.aggressors.iter().map(|one| one.warband.as_str()).collect::<Vec<_>>(), [both[1].as_str()]);
    let wrong = json!({ "campaign": campaign, "warbands": both, "zone": "syrian-gate", "aggressor": both[1] });
    assert_eq!(refused(&session, "map_plan", wrong).code, "ZONE_CLOSED");
    let plan = json!({ "campaign": campaign, "warbands": both, "zone": "steel-necropolis", "aggressor": both[1] });
    let _: MapPlanned = call(&session, "map_plan", plan);
    let second = filed(&session, &campaign, 1);
    settled(&session, &second);

    let over: MapSheet = call(&session, "map_end", json!({ "campaign": campaign }));
    assert!(over.ended && over.next.is_none());
    let reveal = |code: &str| json!({ "campaign": campaign, "warband": both[0], "card": "warlord", "code": code });
    assert_eq!(refused(&session, "map_reveal", reveal("AAAA-BBBB-CCCC")).code, "SEAL_HOLDS");
    let shown: MapSheet = call(&session, "map_reveal", reveal(&sealed.code.to_lowercase()));
    let vision = shown.warbands.iter().find(|one| one.warband == both[0]).unwrap().vision.clone().unwrap();
    assert_eq!((vision.name.as_str(), vision.levels, vision.proved), ("Warlord", 0, true));

    // Everything is an entry: listed in the history, and taken back by undo.
    let history: CampaignHistory = call(&session, "campaign_history", json!({ "campaign": campaign }));
    let told: Vec<&str> = history.entries.iter().map(|line| line.said.as_str()).collect();
    for said in ["The Millstone comes in at Derelict Port", "The Millstone sealed its Vision", "The map is over"] {
        assert!(told.contains(&said), "{said}: {told:#?}");
    }
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(back.undo.as_deref(), Some("The map is over"));
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_campaign_without_a_map_has_no_sheet_of_one() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let plain: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    assert_eq!(plain.map, None);
    assert_eq!(refused(&session, "map_sheet", json!({ "campaign": plain.id })).code, "NO_MAP");
    let wrong = json!({ "name": "The Front", "map": "carcass-front" });
    assert_eq!(refused(&session, "campaign_new", wrong).code, "NO_MAP", "rules 1.0.2 have no map");
}
