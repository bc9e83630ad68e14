//! What players of the club do by themselves in a campaign and on an evening: their game’s result, their page, their
//! signature, their Warband’s place and their own presence; and nothing that belongs to anybody else.

use std::sync::Arc;

use nml_app::session::Session;
use nml_serve::Serving;
use serde_json::{Value, json};

use crate::coming_again::{KEYS, enter, letting_into, organiser, serve};
use crate::kit::{Guest, call, unhurried};

/// A player who came in by a link of theirs.
fn player(serving: &Serving, key: usize, name: &str, warband: &str) -> Guest {
    let wanted = json!({"role": "player", "name": name, "once": true, "until": null, "warbands": [warband]});
    let link = organiser(serving).done("guest_invite", &wanted)["url"].as_str().unwrap().to_owned();
    assert_eq!(enter(serving, &link, KEYS[key]).0, 204);
    Guest { at: serving.address(), secret: KEYS[key].to_owned() }
}

/// What is refused, in a sentence.
fn needed(guest: &Guest, name: &str, input: &Value) -> String {
    let (status, failure) = guest.call(name, input);
    assert_eq!((status, &failure["code"]), (403, &json!("ROLE_NEEDED")), "{name}: {failure}");
    failure["message"].as_str().unwrap().to_owned()
}

fn mustered(session: &Session, name: &str) -> String {
    let faction = call(session, "factions", json!({"pack": null}))[0]["id"].clone();
    let new = json!({"name": name, "faction": faction, "variant": null});
    call(session, "warband_muster", new)["id"].as_str().unwrap().to_owned()
}

fn named(session: &Session, name: &str) -> String {
    let lines = call(session, "warbands", Value::Null);
    let line = lines.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap();
    line["id"].as_str().unwrap().to_owned()
}

/// The sample’s campaign, with its planned game of two, and a third player who has no part in it.
struct Club {
    session: Arc<Session>,
    serving: Serving,
    campaign: String,
    redoubt: String,
    choir: String,
    wardens: String,
    bea: Guest,
    cade: Guest,
    dora: Guest,
    _folder: tempfile::TempDir,
}

fn club() -> Club {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = letting_into(&folder, "first_game");
    let campaign = call(&session, "campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let (redoubt, choir) = (named(&session, "The Seventh Redoubt"), named(&session, "The Ashen Choir"));
    let wardens = mustered(&session, "The Wardens");
    let serving = serve(&session, &passes, unhurried());
    let bea = player(&serving, 0, "Bea", &redoubt);
    let cade = player(&serving, 1, "Cade", &choir);
    let dora = player(&serving, 2, "Dora", &wardens);
    Club { session, serving, campaign, redoubt, choir, wardens, bea, cade, dora, _folder: folder }
}

/// The game that is planned as the sheet presets it: one of each side fell.
fn filed(club: &Club, by: &Guest) -> Value {
    let sheet = by.done("battle_sheet_open", &json!({"campaign": club.campaign}));
    let mut battle = sheet["battle"].clone();
    for (side, vp) in battle["sides"].as_array_mut().unwrap().iter_mut().zip([7, 3]) {
        let known = sheet["warbands"].as_array().unwrap();
        let warband = known.iter().find(|known| known["id"] == side["who"]["warband"]).unwrap();
        side["vp"] = json!(vp);
        side["fell"] = json!([{"model": warband["models"][1]["id"], "turn": null, "by": null}]);
    }
    json!({"campaign": club.campaign, "battle": battle})
}

fn aftermath(guest: &Guest, battle: &str) -> Value {
    guest.done("aftermath", &json!({"aftermath": battle}))
}

fn page<'v>(view: &'v Value, warband: &str) -> &'v Value {
    view["pages"].as_array().unwrap().iter().find(|page| page["id"] == warband).unwrap()
}

/// The first thing that a page asks, answered. `None` if it asks nothing.
fn answer(view: &Value, warband: &str) -> Option<Value> {
    let steps = page(view, warband)["steps"].as_array().unwrap();
    let question = steps.iter().flat_map(|step| step["questions"].as_array().unwrap()).next()?;
    let given = match question["dice"]["count"].as_u64() {
        Some(2) => json!({"kind": "faces", "faces": [4, 1], "source": "table"}),
        Some(_) => json!({"kind": "faces", "faces": [6], "source": "table"}),
        None => json!({"kind": "choice", "choice": "sign", "amount": null}),
    };
    Some(json!({"aftermath": view["id"], "question": question["id"], "answer": given}))
}

/// Fills a page in as its player, up to its signature or as far as it does not wait for another page.
fn fill(guest: &Guest, battle: &str, warband: &str) -> Value {
    loop {
        let now = aftermath(guest, battle);
        if now["closed"] == json!(true) || page(&now, warband)["signed"] == json!(true) {
            return now;
        }
        if page(&now, warband)["may_set_aside"] == json!(true) {
            let aside = json!({"aftermath": battle, "warband": warband, "step": false, "reason": ""});
            guest.done("aftermath_set_aside", &aside);
        } else if let Some(given) = answer(&now, warband) {
            guest.done("aftermath_answer", &given);
        } else {
            return now;
        }
    }
}

#[test]
fn a_player_files_the_planned_game_that_their_warband_plays_and_no_other() {
    let club = club();
    let sheet = filed(&club, &club.bea);
    assert!(needed(&club.dora, "battle_sheet_file", &sheet).contains("Ask an organiser to file this one"));
    let mut unplanned = sheet.clone();
    unplanned["battle"]["sides"].as_array_mut().unwrap().reverse();
    let open = club.bea.done("battle_sheet_open", &json!({"campaign": club.campaign}));
    let other = open["scenarios"].as_array().unwrap().iter().find(|one| one["id"] != sheet["battle"]["scenario"]);
    unplanned["battle"]["scenario"] = other.unwrap()["id"].clone();
    assert!(needed(&club.bea, "battle_sheet_file", &unplanned).contains("not planned"));
    assert!(needed(&club.bea, "plan_make", &json!({})).contains("organiser"));
    let battle = club.bea.done("battle_sheet_file", &sheet)["battle"].as_str().unwrap().to_owned();
    let history = call(&club.session, "campaign_history", json!({"campaign": club.campaign})).to_string();
    assert!(history.contains("Bea"), "their name stands under it");
    // The other player of the game goes on from there.
    assert_eq!(page(&aftermath(&club.cade, &battle), &club.choir)["mine"], json!(true));
    // It is in the campaign now: nobody can join it by themselves any longer.
    let joins = json!({"campaign": club.campaign, "warband": club.wardens, "player": ""});
    assert!(needed(&club.dora, "campaign_admit", &joins).contains("has begun"));
    assert!(needed(&club.bea, "campaign_undo", &json!({"campaign": club.campaign})).contains("organiser"));
    club.serving.close();
}

#[test]
fn a_player_fills_in_and_signs_the_page_of_their_warband_and_takes_back_what_they_said() {
    let club = club();
    let sheet = filed(&club, &club.bea);
    let battle = club.bea.done("battle_sheet_file", &sheet)["battle"].as_str().unwrap().to_owned();
    let seen = aftermath(&club.bea, &battle);
    let mine = |warband: &str| page(&seen, warband)["mine"].clone();
    assert_eq!((mine(&club.redoubt), mine(&club.choir)), (json!(true), json!(false)));
    let nobodys = aftermath(&club.dora, &battle);
    assert!(nobodys["pages"].as_array().unwrap().iter().all(|page| page["mine"] == json!(false)));

    // A question of the other page is refused, and so is setting it aside, no matter what else the call says.
    let theirs = answer(&seen, &club.choir).unwrap();
    let other = "You answer on the page of your own Warband";
    assert!(needed(&club.bea, "aftermath_answer", &theirs).contains(other));
    assert!(needed(&club.dora, "aftermath_answer", &theirs).contains(other));
    let (before, set_aside) =
        (seen["open"].clone(), json!({"aftermath": battle, "warband": club.choir, "step": false}));
    assert!(needed(&club.bea, "aftermath_set_aside", &set_aside).contains(other));
    assert_eq!(aftermath(&club.bea, &battle)["open"], before, "nothing is written");

    // What was said last is taken back by the one whose page it is on.
    club.bea.done("aftermath_answer", &answer(&seen, &club.redoubt).unwrap());
    club.cade.done("aftermath_answer", &theirs);
    let undo = json!({"aftermath": battle, "reason": "Typed wrong"});
    assert_eq!(aftermath(&club.bea, &battle)["undo"], Value::Null);
    assert!(needed(&club.bea, "aftermath_undo", &undo).contains("another Warband’s page"));
    assert!(aftermath(&club.cade, &battle)["undo"].is_string());
    club.cade.done("aftermath_undo", &undo);
    assert!(answer(&aftermath(&club.cade, &battle), &club.choir).is_some(), "it is asked again");
    club.bea.done("aftermath_undo", &undo);

    // Both sign, each their own; the last signature closes the pages.
    // Nobody signs while somebody’s captives are to be settled: Bea’s page waits for Cade’s.
    fill(&club.bea, &battle, &club.redoubt);
    let signed = fill(&club.cade, &battle, &club.choir);
    assert_eq!((&page(&signed, &club.choir)["signed"], &signed["closed"]), (&json!(true), &json!(false)));
    assert!(needed(&club.bea, "aftermath_close", &json!({"aftermath": battle})).contains("organiser"));
    assert_eq!(fill(&club.bea, &battle, &club.redoubt)["closed"], json!(true));
    assert_eq!(aftermath(&club.bea, &battle)["undo"], Value::Null);
    assert!(needed(&club.bea, "aftermath_undo", &undo).contains("Ask an organiser to open them again"));
    assert!(needed(&club.bea, "correction_accept", &json!({})).contains("organiser"));
    let opened = organiser(&club.serving).done("aftermath_undo", &undo);
    assert_eq!(opened["closed"], json!(false));
}

#[test]
fn a_player_signs_their_warband_up_in_their_own_name() {
    let club = club();
    let new = call(&club.session, "campaign_new", json!({"name": "The Ardent Mile"}));
    let other = mustered(&club.session, "The Lanterns");
    let joins = |warband: &str, player: &str| json!({"campaign": new["id"], "warband": warband, "player": player});
    assert!(needed(&club.dora, "campaign_admit", &joins(&other, "")).contains("your own Warbands"));
    assert!(needed(&club.dora, "campaign_admit", &joins(&club.wardens, "Ada")).contains("your own name"));
    let joined = club.dora.done("campaign_admit", &joins(&club.wardens, ""));
    let line = &joined["standings"][0];
    assert_eq!((&line["name"], &line["player"]), (&json!("The Wardens"), &json!("Dora")));
    for refused in ["campaign_withdraw", "campaign_sign_up", "campaign_join", "campaign_pause", "plan_cancel"] {
        assert!(needed(&club.dora, refused, &json!({})).contains("organiser"), "{refused}");
    }
}

#[test]
fn a_player_says_of_an_evening_whether_they_are_there_and_of_nobody_else() {
    let club = club();
    let evening = call(&club.session, "evening_new", json!({"name": "Thursday", "day": "2026-04-30"}))["id"].clone();
    let say = |warband: &str, says: &str| json!({"evening": evening, "warband": warband, "says": says});
    assert!(needed(&club.bea, "evening_presence", &say(&club.choir, "here")).contains("whose Warband this is"));
    assert!(needed(&club.dora, "evening_presence", &say(&club.wardens, "comes")).contains("in no campaign"));
    assert!(needed(&club.bea, "evening_change", &json!({"evening": evening, "changes": []})).contains("organiser"));
    let seen = club.bea.done("evening", &json!({"evening": evening}));
    assert_eq!((&seen["own"][0]["presence"], &seen["players"]), (&Value::Null, &json!([])));
    for (says, stands) in [
        ("away", Value::Null),
        ("comes", json!("expected")),
        ("comes", json!("expected")),
        ("away", json!("absent")),
        ("comes", json!("expected")),
        ("away", json!("absent")),
        ("here", json!("here")),
        ("comes", json!("here")),
        ("away", json!("left")),
        ("comes", json!("left")),
        ("here", json!("here")),
    ] {
        let seen = club.bea.done("evening_presence", &say(&club.redoubt, says));
        assert_eq!(seen["own"][0]["presence"], stands, "{says}");
        assert_eq!(seen["own"].as_array().unwrap().len(), 1);
    }
    let seen = club.cade.done("evening_presence", &say(&club.choir, "comes"));
    let players = seen["players"].as_array().unwrap();
    let stand: Vec<_> = players.iter().map(|one| (&one["warband"]["id"], &one["presence"])).collect();
    assert_eq!(stand, [(&json!(club.redoubt), &json!("here")), (&json!(club.choir), &json!("expected"))]);
    assert_eq!(
        call(&club.session, "evening", json!({"evening": evening}))["own"],
        Value::Null,
        "the organiser has none"
    );
    // Who was put on the list with another Warband stays as somebody put them.
    let id = players[0]["id"].clone();
    let moved = json!({"id": id, "name": players[0]["name"], "campaign": club.campaign, "warband": club.wardens});
    let change = json!({"evening": evening, "changes": [{"do": "expect", "player": moved}]});
    call(&club.session, "evening_change", change);
    assert!(needed(&club.bea, "evening_presence", &say(&club.redoubt, "away")).contains("with another Warband"));
}

#[test]
fn presence_is_said_for_nobody_of_the_same_name_and_for_nobody_a_warband_was_lent_to() {
    let club = club();
    let evening = call(&club.session, "evening_new", json!({"name": "Thursday", "day": "2026-04-30"}))["id"].clone();
    let listed = |player: Value| {
        let change = json!({"evening": evening, "changes": [{"do": "expect", "player": player}]});
        call(&club.session, "evening_change", change)
    };
    let say = |warband: &str, says: &str| json!({"evening": evening, "warband": warband, "says": says});
    // A guest of the same name, whom an organiser put on the list; it may be Bea or somebody else.
    let name = call(&club.session, "campaign", json!({"campaign": club.campaign}))["standings"]
        .as_array()
        .unwrap()
        .iter()
        .find(|line| line["warband"] == club.redoubt)
        .unwrap()["player"]
        .clone();
    listed(json!({"id": "guest", "name": name}));
    for says in ["comes", "here", "away"] {
        assert!(needed(&club.bea, "evening_presence", &say(&club.redoubt, says)).contains("your name"), "{says}");
    }
    listed(json!({"id": "borrower", "name": "Mallory", "campaign": club.campaign, "warband": club.choir}));
    assert!(needed(&club.cade, "evening_presence", &say(&club.choir, "away")).contains("Somebody else plays"));
    let seen = call(&club.session, "evening", json!({"evening": evening}));
    let stand: Vec<_> = seen["players"].as_array().unwrap().iter().map(|one| one["presence"].clone()).collect();
    assert_eq!(stand, ["expected", "expected"], "nobody was moved");
}
