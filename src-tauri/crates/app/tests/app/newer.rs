//! A stream in the words of a later program: the app tells it from damage, and everything else goes on.

use std::path::{Path, PathBuf};

use crate::kit::{call, edit, nearly_over, open_warband, refused, sample};
use nml_app::book::{self, BookCheck};
use nml_app::campaigns::{Campaign, CampaignLine};
use nml_ledger::{Act, Author, Log, StreamId};
use nml_store::{Append, Batch, Book, Row};
use serde_json::{Value, json};
use tempfile::TempDir;

fn place(folder: &TempDir) -> PathBuf {
    folder.path().join("ardent-mile.nml")
}

/// Adds an entry as a later program would: whole, in words that are not known here.
fn in_newer_words(path: &Path, id: &str) {
    let mut book = Book::open(path).unwrap();
    let id: StreamId = id.parse().unwrap();
    let stream = book.stream(id).unwrap();
    let mut log: Log<Value, Value> = Log::open(&stream.header).unwrap();
    for sealed in &stream.entries {
        log.push(sealed).unwrap();
    }
    let at = "2027-04-01T20:15:00Z";
    let author = Author { at: at.into(), by: "Ada".into(), ..Author::default() };
    let act = Act::Do { command: json!({ "do": "salute" }), events: vec![json!({ "event": "saluted" })] };
    let sealed = log.next(author, act).seal().unwrap();
    book.append(&Batch { appends: vec![Append::to(id, stream.info.head, vec![sealed])], ..Batch::at(at) }).unwrap();
}

#[test]
fn a_campaign_in_newer_words_stops_nothing_else_and_is_not_called_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    drop(session);
    in_newer_words(&place(&folder), &campaign);
    let session = crate::kit::session(&folder);

    let failure = refused(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(failure.code, "NEWER_WORDS");
    assert!(failure.message.contains("The campaign was written by a newer No Man’s Ledger"), "{failure:?}");
    assert!(!failure.message.contains("damaged"), "{failure:?}");
    let lines: Vec<CampaignLine> = call(&session, "campaigns", Value::Null);
    assert_eq!(lines[0].name, "The Ardent Mile");
    assert!(lines[0].unread.as_ref().is_some_and(|why| why.contains("newer")), "{lines:?}");

    // Warbands are listed, changed and kept, also those that belong to it.
    assert_eq!(call::<Vec<Value>>(&session, "warbands", Value::Null).len(), 2);
    let renamed = edit(&session, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    assert!(renamed.campaign_unread.is_some_and(|why| why.contains("newer")) && renamed.campaign.is_none());
    assert_eq!(open_warband(&session, &redoubt).name, "The Eighth Redoubt");
    let new = json!({ "name": "Night Watch", "faction": "new-antioch", "variant": null });
    call::<Value>(&session, "warband_muster", new);

    // Its set-up opens and says what is in the way.
    let set_ups: Vec<Value> = call(&session, "set_ups", Value::Null);
    let view: Value = call(&session, "set_up", json!({ "set_up": set_ups[0]["id"] }));
    assert_eq!((&view["open"][0]["code"], view["warbands"].as_array().unwrap().len()), (&json!("NEWER_WORDS"), 3));
    assert!(view["open"][0]["message"].as_str().unwrap().contains("newer"), "{}", view["open"]);
    assert_eq!(call::<Vec<Value>>(&session, "aftermaths", Value::Null), Vec::<Value>::new());

    // Another campaign is founded; who belongs to the first one cannot join it.
    let other: Campaign = call(&session, "campaign_new", json!({ "name": "The Long Road" }));
    let names: Vec<&str> = other.may_join.iter().map(|joiner| joiner.name.as_str()).collect();
    assert_eq!(names, ["Night Watch"]);
    let admission = json!({ "campaign": other.id, "warband": choir });
    assert_eq!(refused(&session, "campaign_admit", admission.clone()).code, "IN_A_CAMPAIGN");

    // The check reports it and finds no harm; rebuilt lists forget neither it nor its members.
    for call_name in ["book_check", "book_rebuild"] {
        let check: BookCheck = call(&session, call_name, Value::Null);
        let codes: Vec<(&str, u64)> = check.findings.iter().map(|f| (f.code.as_str(), f.count)).collect();
        assert!(check.fine && codes == [("NEWER_WORDS", 1)], "{call_name}: {check:?}");
    }
    assert_eq!(call::<Vec<CampaignLine>>(&session, "campaigns", Value::Null).len(), 2);
    assert_eq!(refused(&session, "campaign_admit", admission).code, "IN_A_CAMPAIGN");
}

#[test]
fn a_battle_of_a_campaign_in_newer_words_is_played_to_its_end_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle = begun["id"].as_str().unwrap();
    drop(session);
    in_newer_words(&place(&folder), &campaign);
    let session = crate::kit::session(&folder);
    let last = nearly_over(&session, battle);
    let ended: Value = call(&session, "battle_say", json!({ "battle": battle, "commands": [last] }));
    assert_ne!(ended["outcome"], Value::Null);
    let back: Value = call(&session, "battle_undo", json!({ "battle": battle, "to": null }));
    assert_eq!(back["outcome"], Value::Null);
    assert_eq!(refused(&session, "aftermath", json!({ "aftermath": battle })).code, "NEWER_WORDS");
}

#[test]
fn a_set_up_shows_its_battles_by_their_headers_and_lives_beside_what_does_not_open() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let set_up = &page["games"][0]["set_up"];
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": set_up }));
    let battle = begun["id"].as_str().unwrap();
    drop(session);
    in_newer_words(&place(&folder), battle);
    in_newer_words(&place(&folder), &choir);
    let session = crate::kit::session(&folder);
    assert_eq!(refused(&session, "battle", json!({ "battle": battle })).code, "NEWER_WORDS");

    // Its row needs nothing of its entries, and of a Warband that does not open only the faction it fought for.
    let line = &call::<Value>(&session, "battles", Value::Null)[0];
    assert_eq!((&line["id"], &line["named"]), (&json!(battle), &json!("sides")), "{line}");
    assert_eq!(line["scenario"]["name"], begun["scenario"]["name"]);
    let factions = [0, 1].map(|side| line["sides"][side]["emblem"]["faction"].clone());
    assert_eq!(factions, ["new-antioch", "heretic-legions"]);
    let maps: Value = call(&session, "battle_maps", json!({ "battles": [battle] }));
    assert_eq!((&maps[0]["battle"], &maps[0]["scenario"]["terrain"]), (&json!(battle), &begun["terrain"]));

    let view: Value = call(&session, "set_up", json!({ "set_up": set_up }));
    assert_eq!((&view["battles"][0]["id"], view["battles"].as_array().unwrap().len()), (&json!(battle), 1));
    let there: Vec<&str> =
        view["warbands"].as_array().unwrap().iter().map(|warband| warband["id"].as_str().unwrap()).collect();
    assert_eq!(there, [redoubt.as_str()]);
    assert!(view["open"][0]["message"].as_str().unwrap().contains("The Warband was written by a newer"), "{view}");
    edit(&session, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));

    drop(session);
    in_newer_words(&place(&folder), set_up.as_str().unwrap());
    let session = crate::kit::session(&folder);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.games.len(), 1, "the campaign's page opens beside a set-up that does not");
    assert_eq!(refused(&session, "set_up", json!({ "set_up": set_up })).code, "NEWER_WORDS");
}

#[test]
fn the_lists_are_checked_beside_a_stream_in_newer_words_in_a_session_and_without_one() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    drop(session);
    in_newer_words(&place(&folder), &campaign);
    // A line of the lists that its stream does not fold to.
    let mut stored = Book::open(&place(&folder)).unwrap();
    let mut row = stored.warbands().unwrap().into_iter().find(|row| row.id.to_string() == redoubt).unwrap();
    row.ducats += 1;
    stored.append(&Batch { rows: vec![Row::Warband(row)], ..Batch::at("2027-04-01T20:15:00Z") }).unwrap();
    drop(stored);

    let off = book::check(&book::read(&place(&folder)).unwrap()).unwrap();
    let session = crate::kit::session(&folder);
    let on: BookCheck = call(&session, "book_check", Value::Null);
    assert_eq!(on, off, "one check, wherever it is asked");
    let codes: Vec<&str> = on.findings.iter().map(|finding| finding.code.as_str()).collect();
    assert_eq!((on.fine, codes), (false, vec!["ROWS", "NEWER_WORDS"]));
    let mended: BookCheck = call(&session, "book_rebuild", Value::Null);
    assert!(mended.fine && mended.findings.len() == 1, "{mended:?}");
}

#[test]
fn a_scenario_of_ones_own_in_newer_words_is_told_of_in_the_library() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let mill: Value = call(&session, "own_scenario_new", json!({ "name": "The Mill", "from": "blank" }));
    let before: Value = call(&session, "scenarios", Value::Null);
    drop(session);
    in_newer_words(&place(&folder), mill["id"].as_str().unwrap());
    let session = crate::kit::session(&folder);
    let library: Value = call(&session, "scenarios", Value::Null);
    let [why] = library["unread"].as_array().unwrap().as_slice() else { panic!("{}", library["unread"]) };
    let why = why.as_str().unwrap();
    assert!(why.starts_with("The Mill: The scenario of your own was written by a newer No Man’s Ledger"), "{why}");
    let count = |library: &Value| library["scenarios"].as_array().unwrap().len();
    assert_eq!(count(&library) + 1, count(&before), "the others are there");
}

#[test]
fn a_book_that_does_not_open_is_told_of_and_no_book_is_an_empty_shelf() {
    let folder = tempfile::tempdir().unwrap();
    let session = crate::kit::session(&folder);
    let library: Value = call(&session, "scenarios", Value::Null);
    assert!(!library["scenarios"].as_array().unwrap().is_empty());
    assert!(!call::<Vec<Value>>(&session, "packs", Value::Null).is_empty());
    drop(session);
    std::fs::write(place(&folder), "no book at all").unwrap();
    let session = crate::kit::session(&folder);
    let told = refused(&session, "campaigns", Value::Null);
    assert_eq!(refused(&session, "scenarios", Value::Null).code, told.code);
    assert_eq!(refused(&session, "packs", Value::Null).code, told.code);
}
