//! What a Warband cannot be while its aftermath is open, whose it is, and when a season is over.

use nml_app::campaigns::{Campaign, ResultLine, ResultState};
use nml_app::session::Session;
use serde_json::{Value, json};

use crate::kit::{call, close, edit, file_bytes, open_warband, refused, sample, session};
use crate::parcels::{files, page};

#[test]
fn the_builders_undo_changes_nobody_whose_aftermath_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let model = open_warband(&session, &redoubt).models[1].id;
    edit(&session, &redoubt, &json!({ "kind": "buy", "model": model, "item": "combat-helmet" }));
    let battle = files(&session, &campaign, [11, 4]);
    // The page was frozen with the helmet, and with the end of the muster that came with it.
    let now = open_warband(&session, &redoubt);
    assert_eq!((now.undo, now.redo), (None, None));
    let this = || json!({ "warband": redoubt });
    assert_eq!(refused(&session, "warband_undo", this()).code, "SETTLED_ELSEWHERE");
    assert_eq!(refused(&session, "warband_redo", this()).code, "NOTHING_TO_REDO");
    // Looks may be taken back still, and put back.
    edit(&session, &redoubt, &json!({ "kind": "rename_model", "model": model, "name": "Wat" }));
    assert!(open_warband(&session, &redoubt).undo.is_some());
    let named = || open_warband(&session, &redoubt).models.iter().any(|one| one.id == model && one.name == "Wat");
    for (step, wat) in [("warband_undo", false), ("warband_redo", true), ("warband_undo", false)] {
        let _: Value = call(&session, step, this());
        assert_eq!(named(), wat, "{step}");
    }
    close(&session, &battle);
}

#[test]
fn whoever_was_let_go_before_a_game_does_not_come_back_while_that_is_settled() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let first = files(&session, &campaign, [11, 4]);
    close(&session, &first);
    let last = open_warband(&session, &redoubt).models.last().unwrap().id;
    edit(&session, &redoubt, &json!({ "kind": "remove_model", "model": last }));
    let second = files(&session, &campaign, [6, 6]);
    let before = open_warband(&session, &redoubt);
    assert_eq!(before.undo, None, "the page was frozen without them");
    assert_eq!(refused(&session, "warband_undo", json!({ "warband": redoubt })).code, "AFTERMATH_OPEN");
    close(&session, &second);
    assert_eq!(refused(&session, "warband_undo", json!({ "warband": redoubt })).code, "SETTLED_ELSEWHERE");
}

#[test]
fn what_a_warband_has_behind_it_is_not_stated_while_its_first_game_is_settled() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let battle = files(&session, &campaign, [11, 4]);
    let stated = json!({ "warband": redoubt, "strongbox": 140, "glory": 3, "models": [] });
    assert_eq!(refused(&session, "balance_open", stated).code, "AFTERMATH_OPEN");
    let lines: Value = call(&session, "campaign_balances", json!({ "campaign": campaign }));
    assert!(lines[0]["refused"].as_str().unwrap().contains("aftermath"), "{lines}");
    close(&session, &battle);
}

/// The sheet of a battle, to be corrected.
fn sheet(session: &Session, battle: &str) -> Value {
    let past: Value = call(session, "correction", json!({ "aftermath": battle, "steps": [] }));
    past["result"]["sheet"]["battle"].clone()
}

/// A second campaign with the Choir, which has left the first.
fn gone_over(session: &Session, choir: &str, campaign: &str) -> String {
    let _: Campaign = call(session, "campaign_withdraw", json!({ "campaign": campaign, "warband": choir }));
    let other: Campaign = call(session, "campaign_new", json!({ "name": "Winter" }));
    let admission = json!({ "campaign": other.id, "warband": choir, "player": "Tomas" });
    let _: Campaign = call(session, "campaign_admit", admission);
    other.id
}

#[test]
fn whoever_has_gone_over_to_another_campaign_is_not_brought_back_by_undo() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, choir, campaign) = sample(&folder);
    let battle = files(&session, &campaign, [11, 4]);
    close(&session, &battle);
    let other = gone_over(&session, &choir, &campaign);
    assert_eq!(refused(&session, "campaign_undo", json!({ "campaign": campaign })).code, "IN_A_CAMPAIGN");

    // Nor does a correction there take it away from where it is.
    let _: Campaign = call(&session, "campaign_rename", json!({ "campaign": campaign, "name": "Summer" }));
    let mut paper = sheet(&session, &battle);
    (paper["sides"][0]["vp"], paper["sides"][1]["vp"], paper["winner"]) = (json!(4), json!(11), Value::Null);
    let steps = json!([{ "kind": "result", "battle": paper }]);
    let accept = json!({ "aftermath": battle, "steps": steps, "reason": "Misread" });
    let _: Value = call(&session, "correction_accept", accept);
    drop(session);
    let book = nml_store::Book::read(&folder.path().join("ardent-mile.nml")).unwrap();
    let row = book.warbands().unwrap().into_iter().find(|row| row.id.to_string() == choir).unwrap();
    assert_eq!(row.campaign.map(|id| id.to_string()), Some(other));
}

#[test]
fn a_correction_without_its_reason_is_not_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let battle = files(&session, &campaign, [11, 4]);
    close(&session, &battle);
    let mut paper = sheet(&session, &battle);
    paper["sides"][1]["vp"] = json!(5);
    let accept = |reason: &str| json!({ "aftermath": battle, "steps": [{ "kind": "result", "battle": paper }], "reason": reason });
    assert_eq!(refused(&session, "correction_accept", accept(" ")).code, "NO_REASON");
    let _: Value = call(&session, "correction_accept", accept("Misread"));
}

#[test]
fn a_result_from_a_file_waits_for_the_log_of_its_battle() {
    let folder = tempfile::tempdir().unwrap();
    let (ines, tomas) = (folder, tempfile::tempdir().unwrap());
    let (here, there, [_, _, campaign]) = crate::parcels::two(&ines, &tomas);
    // Both have the plan; Tomas files it on paper, Ines logs it.
    let battle = files(&there, &campaign, [2, 9]);
    let _: Value = call(&there, "result_export", json!({ "campaign": campaign, "battle": battle }));
    let bytes = file_bytes(std::fs::read(tomas.path().join("sent.nmlp")).unwrap());
    let set_up = page(&here, &campaign).games[0].set_up.clone();
    let _: Value = call(&here, "battle_begin", json!({ "set_up": set_up }));
    let file = json!({ "name": "result.json", "bytes": bytes });
    let lines: Vec<ResultLine> = call(&here, "results_look", json!({ "campaign": campaign, "files": [file] }));
    let ResultState::Refused { why } = &lines[0].state else { panic!("{lines:?}") };
    assert!(why.contains("being logged here"), "{why}");
}

#[test]
fn a_season_waits_with_the_final_and_comes_to_an_end() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, _) = crate::evenings::club(&session);
    let knobs = json!([{ "knob": "games", "value": 2 }]);
    let _: Value = call(&session, "campaign_house_set", json!({ "campaign": campaign, "knobs": knobs }));
    let mut met = Vec::new();
    for _ in 0..4 {
        let next = page(&session, &campaign).next;
        assert!(next.heading != "The season is over", "{met:?}");
        let battle = files(&session, &campaign, [6, 4]);
        close(&session, &battle);
        let game = page(&session, &campaign).games.into_iter().find(|game| game.battle == battle).unwrap();
        met.push(game.sides.iter().map(|side| side.name.clone()).collect::<Vec<_>>().join("–"));
    }
    // Nobody fights the final before all have come to it.
    assert_eq!(met[..2], ["Redoubt–Choir", "Lamp–Tithe"]);
    let next = page(&session, &campaign).next;
    assert_eq!(next.heading, "The season is over", "{met:?}");
    assert!(next.text.contains("won it") || next.text.contains("share"), "{}", next.text);
    assert!(next.actions.is_empty());
}

#[test]
fn whoever_takes_a_rest_says_what_becomes_of_the_games_that_are_planned() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let rests = |cancel: bool| json!({ "campaign": campaign, "warband": redoubt, "paused": true, "cancel": cancel });
    let stays: Campaign = call(&session, "campaign_pause", rests(false));
    assert_eq!(stays.games.len(), 1, "it is to be played still");
    let back = json!({ "campaign": campaign, "warband": redoubt, "paused": false });
    let _: Campaign = call(&session, "campaign_pause", back);
    let gone: Campaign = call(&session, "campaign_pause", rests(true));
    assert!(gone.games.is_empty(), "{:?}", gone.games);
    // Each is taken back by itself, and the set-up comes back with the game.
    let _: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    let again: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!((again.games.len(), &again.games[0].set_up), (1, &stays.games[0].set_up));
}

/// Names in the standings.
fn listed(session: &Session, campaign: &str) -> Vec<String> {
    let mut names: Vec<String> = page(session, campaign).standings.into_iter().map(|line| line.name).collect();
    names.sort();
    names
}

#[test]
fn a_warband_is_renamed_while_others_settle_and_undo_reaches_what_was_said_before() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = crate::evenings::club(&session);
    let [redoubt, _, lamp, _] = warbands.as_slice() else { panic!("{warbands:?}") };
    let rename = |warband: &str, name: &str| edit(&session, warband, &json!({ "kind": "rename", "name": name }));
    let battle = files(&session, &campaign, [11, 4]);
    let aside = json!({ "aftermath": battle, "warband": redoubt, "step": false, "reason": "On paper" });
    let _: Value = call(&session, "aftermath_set_aside", aside);
    // Lamp is in no aftermath: the campaign hears of it at once. Redoubt is: it waits.
    rename(lamp, "The Lamp");
    rename(redoubt, "The Redoubt");
    assert_eq!(listed(&session, &campaign), ["Choir", "Redoubt", "The Lamp", "Tithe"]);
    let undo = |reason: &str| json!({ "aftermath": battle, "reason": reason });
    let asks: Value = call(&session, "aftermath_undo", undo(""));
    assert_eq!(asks["pages"][0]["may_set_aside"], true, "what was answered last is taken back: {asks}");
    assert_eq!(listed(&session, &campaign), ["Choir", "Redoubt", "The Lamp", "Tithe"]);

    close(&session, &battle);
    assert_eq!(listed(&session, &campaign), ["Choir", "The Lamp", "The Redoubt", "Tithe"]);
    rename(lamp, "Lamp of Old");
    let _: Value = call(&session, "aftermath_undo", undo("Misread"));
    assert_eq!(listed(&session, &campaign), ["Choir", "Lamp of Old", "Redoubt", "Tithe"], "the Redoubt waits again");
    close(&session, &battle);

    // A correction is taken back beneath a name too.
    let mut paper = sheet(&session, &battle);
    paper["sides"][1]["vp"] = json!(5);
    let steps = json!([{ "kind": "result", "battle": paper }]);
    let _: Value =
        call(&session, "correction_accept", json!({ "aftermath": battle, "steps": steps, "reason": "Misread" }));
    rename(lamp, "Lamp");
    let undo = page(&session, &campaign).undo.unwrap();
    assert!(undo.starts_with("the correction of Game "), "{undo}");
    let _: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(sheet(&session, &battle)["sides"][1]["vp"], 4);
    assert_eq!(listed(&session, &campaign), ["Choir", "Lamp", "The Redoubt", "Tithe"]);
}

#[test]
fn a_campaign_of_one_is_not_over_before_it_began() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: Value = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let new = json!({ "name": "Redoubt", "faction": "heretic-legions", "variant": null });
    let warband: nml_app::warbands::Warband = call(&session, "warband_muster", new);
    let knobs = json!([{ "knob": "games", "value": 1 }]);
    let _: Value = call(&session, "campaign_house_set", json!({ "campaign": campaign.id, "knobs": knobs }));
    let admission = json!({ "campaign": campaign.id, "warband": warband.id, "player": "Ada" });
    let alone: Campaign = call(&session, "campaign_admit", admission);
    assert!(!alone.next.heading.contains("final") && !alone.next.heading.contains("over"), "{:?}", alone.next);
}
