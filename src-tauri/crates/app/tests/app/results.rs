//! Results that travel as files: written where a battle was fought, accepted where the campaign is kept.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use crate::kit::{Hands, call, close, file_bytes, model, open_warband, refused, sample};
use nml_app::campaigns::{Campaign, ResultLine, ResultState};
use nml_app::paper::{BattleSheet, PaperBattle, PaperFall, PaperFoe};
use nml_app::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

/// The sample's battle as it was played: 11 to 4 for the Redoubt, Wretched Nib fell to Mother Oriel.
fn evening(session: &Session, [redoubt, choir]: [&str; 2], campaign: &str) -> PaperBattle {
    let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut battle = sheet.battle;
    let oriel = model(&open_warband(session, redoubt), "Mother Oriel");
    let nib = model(&open_warband(session, choir), "Wretched Nib");
    (battle.sides[0].vp, battle.sides[1].vp) = (Some(11), Some(4));
    battle.sides[1].fell =
        vec![PaperFall { model: nib, turn: Some(3), by: Some(PaperFoe { side: 0, model: Some(oriel), weapon: None }) }];
    battle.played = Some("2026-04-30".into());
    battle
}

/// A sample book whose dialogs answer with this file once.
fn book(folder: &TempDir, file: &Path) -> (Session, [String; 2], String) {
    let (session, redoubt, choir, campaign) = sample(folder);
    drop(session);
    let hands = Hands(Mutex::new(vec![Some(file.to_path_buf())]));
    let path = folder.path().join("ardent-mile.nml");
    let session = Session::new(folder.path().join("data"), Some(path), Box::new(hands)).signed("Ines");
    (session, [redoubt, choir], campaign)
}

fn brought(file: &Path) -> Value {
    json!({ "name": file.file_name().unwrap().to_string_lossy(), "bytes": file_bytes(fs::read(file).unwrap()) })
}

fn looked(session: &Session, campaign: &str, files: &[Value]) -> Vec<ResultLine> {
    call(session, "results_look", json!({ "campaign": campaign, "files": files }))
}

#[test]
fn a_result_is_written_in_one_book_and_accepted_in_another() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = there.path().join("result.json");
    let (player, [redoubt, choir], theirs) = book(&there, &file);
    let battle = evening(&player, [&redoubt, &choir], &theirs);
    let sent: Value = call(&player, "battle_sheet_send", json!({ "campaign": theirs, "battle": battle }));
    assert_eq!(sent["file"], "result.json");
    let page: Campaign = call(&player, "campaign", json!({ "campaign": theirs }));
    assert!(page.standings.iter().all(|line| line.games == 0), "nothing is filed there");

    // Another book: the same Warbands under other streams.
    let (organiser, _, choir, campaign) = sample(&here);
    let files = [brought(&file), json!({ "name": "holiday.json", "bytes": file_bytes("{}") })];
    let lines = looked(&organiser, &campaign, &files);
    assert_eq!(lines[0].said, "The Seventh Redoubt 11 – The Ashen Choir 4, won by The Seventh Redoubt");
    assert!(lines[0].by.starts_with("Ines, 20"), "{}", lines[0].by);
    assert_eq!(lines[0].state, ResultState::New { planned: true });
    let ResultState::Refused { why } = &lines[1].state else { panic!("no result: {:?}", lines[1]) };
    assert!(why.contains("holiday.json") && why.contains("nml.result"), "{why}");

    let taken: ResultLine = call(&organiser, "result_accept", json!({ "campaign": campaign, "file": files[0] }));
    let ResultState::Same { battle } = &taken.state else { panic!("known now: {taken:?}") };
    let page: Campaign = call(&organiser, "campaign", json!({ "campaign": campaign }));
    assert_eq!((page.games.len(), page.games[0].date.as_deref()), (1, Some("2026-04-30")));
    let aftermath: Value = call(&organiser, "aftermath", json!({ "aftermath": battle }));
    assert_eq!(aftermath["pages"][1]["id"], choir.as_str());
    let asked = aftermath["pages"][1]["steps"][0]["questions"][0]["heading"].as_str().unwrap().to_owned();
    assert!(asked.contains("Wretched Nib"), "{asked}");
}

#[test]
fn what_a_file_has_otherwise_is_shown_and_corrects_the_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("result.json");
    let (session, [redoubt, choir], campaign) = book(&folder, &file);
    let mut battle = evening(&session, [&redoubt, &choir], &campaign);
    let filed: Value = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    let id = filed["battle"].as_str().unwrap().to_owned();
    let _: Value = call(&session, "result_export", json!({ "campaign": campaign, "battle": id }));
    close(&session, &id);
    assert_eq!(looked(&session, &campaign, &[brought(&file)])[0].state, ResultState::Same { battle: id.clone() });

    // The other player writes down what nobody has filed there, and begins with the own side.
    let mut document: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    document.as_object_mut().unwrap().remove("entry").unwrap();
    let text = document.to_string();
    document["result"]["sides"].as_array_mut().unwrap().reverse();
    document["warbands"].as_array_mut().unwrap().reverse();
    fs::write(&file, serde_json::to_vec(&document).unwrap()).unwrap();
    assert_eq!(looked(&session, &campaign, &[brought(&file)])[0].state, ResultState::Same { battle: id.clone() });

    // Or has it 4 to 11, and nobody fell.
    let mut document: Value = serde_json::from_str(&text).unwrap();
    let sides = document["result"]["sides"].as_array_mut().unwrap();
    (sides[0]["vp"], sides[1]["vp"]) = (json!(4), json!(11));
    (sides[0]["outcome"], sides[1]["outcome"]) = (json!("lost"), json!("won"));
    sides[1].as_object_mut().unwrap().remove("casualties");
    fs::write(&file, serde_json::to_vec(&document).unwrap()).unwrap();
    let line = looked(&session, &campaign, &[brought(&file)]).remove(0);
    let ResultState::Differs { differences, .. } = line.state else { panic!("it differs: {line:?}") };
    let what: Vec<&str> = differences.iter().map(|line| line.what.as_str()).collect();
    assert_eq!(
        what,
        [
            "Winner",
            "The Seventh Redoubt: victory points",
            "The Ashen Choir: victory points",
            "The Ashen Choir: Out of Action",
        ]
    );
    assert_eq!(differences[3].before.as_deref(), Some("Wretched Nib by The Seventh Redoubt"));
    let taken: ResultLine = call(&session, "result_accept", json!({ "campaign": campaign, "file": brought(&file) }));
    assert_eq!(taken.state, ResultState::Same { battle: id });
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.standings.iter().map(|line| line.cvp).collect::<Vec<_>>(), [15, 7]);
    assert_eq!(page.standings[0].warband, choir);
    battle.turns = Some(0);
    let bad = json!({ "campaign": campaign, "battle": battle });
    assert_eq!(refused(&session, "battle_sheet_send", bad).code, "BAD_BATTLE");
}

#[test]
fn a_result_that_was_written_down_carries_its_entry_and_a_forged_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("result.json");
    let (ines, [redoubt, choir], campaign) = book(&folder, &file);
    let battle = evening(&ines, [&redoubt, &choir], &campaign);
    let filed: Value = call(&ines, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    let _: Value = call(&ines, "result_export", json!({ "campaign": campaign, "battle": filed["battle"] }));
    let honest = fs::read_to_string(&file).unwrap();
    let document: Value = serde_json::from_str(&honest).unwrap();
    let entry: Value = serde_json::from_str(document["entry"].as_str().unwrap()).unwrap();
    let line = &looked(&ines, &campaign, &[brought(&file)])[0];
    let hash = &entry["hash"].as_str().unwrap()[..8];
    assert!(line.by.starts_with("Ines, 20") && line.by.ends_with(&format!("proved by entry {hash}")), "{}", line.by);
    assert!(matches!(line.state, ResultState::Same { .. }));

    // Somebody makes eleven points twelve: in the result alone, or in the entry too.
    let refused = |text: &str| {
        fs::write(&file, text).unwrap();
        let ResultState::Refused { why } = looked(&ines, &campaign, &[brought(&file)]).remove(0).state else {
            panic!("it is forged")
        };
        why
    };
    let result = honest.replace("\"vp\": 11", "\"vp\": 12");
    assert_ne!(result, honest);
    assert!(refused(&result).contains("not what its own entry says"));
    let both = result.replace("\\\"vp\\\":11", "\\\"vp\\\":12");
    assert_ne!(both, result);
    let why = refused(&both);
    assert!(why.contains("/entry") && why.contains("was changed after it was written"), "{why}");
}

#[test]
fn a_result_of_another_campaign_of_the_book_is_refused_and_of_an_unknown_one_says_its_name() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = there.path().join("result.json");
    let (player, [redoubt, choir], theirs) = book(&there, &file);
    let battle = evening(&player, [&redoubt, &choir], &theirs);
    let _: Value = call(&player, "battle_sheet_send", json!({ "campaign": theirs, "battle": battle }));
    let winter: Campaign = call(&player, "campaign_new", json!({ "name": "Winter" }));
    let lines = looked(&player, &winter.id, &[brought(&file)]);
    let ResultState::Refused { why } = &lines[0].state else { panic!("fought elsewhere: {lines:?}") };
    assert!(why.starts_with("It was fought for The Ardent Mile"), "{why}");

    let (organiser, _, _, campaign) = sample(&here);
    let _: Campaign = call(&organiser, "campaign_rename", json!({ "campaign": campaign, "name": "The Long Mile" }));
    let lines = looked(&organiser, &campaign, &[brought(&file)]);
    assert!(lines[0].by.ends_with(", for the campaign The Ardent Mile"), "{}", lines[0].by);
    assert_eq!(lines[0].state, ResultState::New { planned: true });
}

#[test]
fn a_result_of_strangers_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("result.json");
    let (session, [redoubt, choir], campaign) = book(&folder, &file);
    let battle = evening(&session, [&redoubt, &choir], &campaign);
    let _: Value = call(&session, "battle_sheet_send", json!({ "campaign": campaign, "battle": battle }));
    let mut document: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    let text = document.to_string().replace(&choir, &"9".repeat(32));
    document = serde_json::from_str(&text).unwrap();
    document["warbands"][1]["name"] = json!("The Strangers");
    document["warbands"][1]["player"] = json!("");
    fs::write(&file, serde_json::to_vec(&document).unwrap()).unwrap();
    let line = looked(&session, &campaign, &[brought(&file)]).remove(0);
    let ResultState::Refused { why } = line.state else { panic!("strangers: {line:?}") };
    assert_eq!(why, "The Strangers is neither a Warband of this campaign nor one of its players.");
}

#[test]
fn a_second_game_of_the_same_two_in_the_same_scenario_on_the_same_day_is_filed_beside_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("result.json");
    let (session, [redoubt, choir], campaign) = book(&folder, &file);
    let battle = evening(&session, [&redoubt, &choir], &campaign);
    let filed: Value = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    let first = filed["battle"].as_str().unwrap().to_owned();
    close(&session, &first);

    // The two played once more that evening, and one of them sends it.
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut again = sheet.battle;
    (again.sides[0].vp, again.sides[1].vp) = (Some(5), Some(8));
    (again.scenario, again.played) = (battle.scenario, battle.played);
    let _: Value = call(&session, "battle_sheet_send", json!({ "campaign": campaign, "battle": again }));
    let line = looked(&session, &campaign, &[brought(&file)]).remove(0);
    let ResultState::Differs { battle, by_guess, .. } = line.state else { panic!("it may be the first: {line:?}") };
    assert_eq!((&battle, by_guess.is_some()), (&first, true), "nothing but Warbands, scenario and day tell it");
    let taken = json!({ "campaign": campaign, "file": brought(&file), "another": true });
    let taken: ResultLine = call(&session, "result_accept", taken);
    let ResultState::Same { battle: second } = taken.state else { panic!("known now: {taken:?}") };
    assert_ne!(second, first);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.games.len(), 2);
    assert_eq!(page.standings.iter().map(|line| line.games).collect::<Vec<_>>(), [2, 2]);

    // Its own stream tells it from now on: a different result is a correction, and cannot be another game.
    let mut document: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    document["result"]["sides"][1]["vp"] = json!(9);
    fs::write(&file, serde_json::to_vec(&document).unwrap()).unwrap();
    let line = looked(&session, &campaign, &[brought(&file)]).remove(0);
    let ResultState::Differs { battle, by_guess, .. } = line.state else { panic!("it differs: {line:?}") };
    assert_eq!((battle, by_guess), (second, None));
    let taken = json!({ "campaign": campaign, "file": brought(&file), "another": true });
    assert_eq!(refused(&session, "result_accept", taken).code, "SAME_BATTLE");

    // A file of another book with the points of the second game is the second, not the first.
    document["result"]["sides"][1]["vp"] = json!(8);
    document["result"]["battle"] = json!("7".repeat(32));
    fs::write(&file, serde_json::to_vec(&document).unwrap()).unwrap();
    let line = looked(&session, &campaign, &[brought(&file)]).remove(0);
    assert!(matches!(&line.state, ResultState::Same { battle } if *battle != first), "{line:?}");
}
