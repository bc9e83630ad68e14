//! Warbands with models and kit that no pack has, in a real book: written, joined, judged, at last found in the pack.

use crate::kit::{call, edit, faces, fought, model, open_warband, page_of, refused, sample};
use nml_app::dialog::Sent;
use nml_app::imports;
use nml_app::streams::Open;
use nml_app::subject::Campaigns;
use nml_app::view::Compared;
use nml_app::warbands::{Brought, HistoryLine, Offer, OwnMatch, Warband};
use serde_json::{Value, json};
use tempfile::TempDir;

fn hound(id: &str, ducats: u32) -> Value {
    json!({ "kind": "write_model", "model": {
        "id": id, "name": "Trench Hound", "ducats": ducats, "movement": "8 in", "ranged": null, "melee": 1, "armour": 0,
        "base": { "length": "25 mm", "width": "25 mm" }, "keywords": ["SKIRMISHER", "FOUR LEGS"], "reminders": ["It digs."],
    }})
}

fn hook() -> Value {
    json!({ "kind": "write_item", "item": {
        "id": "", "name": "Boarding Hook", "kind": "equipment", "ducats": 0, "keywords": ["HEAVY"], "reminders": [],
    }})
}

/// What was done, the oldest first.
fn told(session: &nml_app::session::Session, warband: &str) -> Vec<String> {
    let lines: Vec<HistoryLine> = call(session, "warband_history", json!({ "warband": warband }));
    lines.into_iter().rev().map(|line| line.said).collect()
}

/// The sample's Redoubt with a Hound by hand.
fn with_hound(session: &nml_app::session::Session, redoubt: &str) -> Warband {
    edit(session, redoubt, &hound("", 25));
    edit(session, redoubt, &json!({ "kind": "add_model", "entry": "own/1" }))
}

#[test]
fn a_model_is_written_down_joins_and_is_badged() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let before = edit(&session, &redoubt, &json!({ "kind": "set_budget", "ducats": 800, "glory": null }));
    edit(&session, &redoubt, &hound("", 25));
    let offers: Vec<Offer> = call(&session, "warband_offers", json!({ "warband": redoubt, "model": null }));
    let offer = offers.iter().find(|offer| offer.id == "own/1").expect("offered beside those of the pack");
    assert_eq!((offer.ducats, offer.fact.as_deref()), (25, Some("0 so far · custom, not checked")));
    let after = edit(&session, &redoubt, &json!({ "kind": "add_model", "entry": "own/1" }));
    let hound = after.models.last().unwrap();
    assert_eq!((hound.name.as_str(), hound.ducats, hound.by_hand), ("Trench Hound", 25, true));
    // A word that no glossary has is read as it was written.
    assert!(hound.notes.contains(&"FOUR LEGS".to_owned()), "{:?}", hound.notes);
    assert_eq!(after.violations, before.violations, "nothing is said of it");
    assert_eq!(after.by_hand.iter().map(|line| (line.id.as_str(), line.count)).collect::<Vec<_>>(), [("own/1", 1)]);
    // It is there when the book is opened again, and undo takes it back.
    drop(session);
    let session = crate::kit::session(&folder);
    assert_eq!(open_warband(&session, &redoubt).models.last().unwrap().name, "Trench Hound");
    let undone: Warband = call(&session, "warband_undo", json!({ "warband": redoubt }));
    assert_eq!(undone.models.len(), before.models.len());
    assert_eq!(undone.undo.as_deref(), Some("custom model Trench Hound"));
}

#[test]
fn what_it_is_in_the_pack_is_previewed_before_it_is_accepted() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    with_hound(&session, &redoubt);
    let all: Vec<OwnMatch> = call(&session, "warband_matches", json!({ "warband": redoubt, "id": "own/1" }));
    assert!(all.iter().any(|one| one.id == "yeoman"), "{all:?}");
    assert!(all.iter().all(|one| one.id != "own/1"));
    let which = json!({ "warband": redoubt, "id": "own/1", "with": "yeoman" });
    let preview: Compared = call(&session, "warband_matched", which);
    let hound = preview.models.iter().find(|model| model.lines.iter().any(|line| line.what == "Move")).unwrap();
    let moved = hound.lines.iter().find(|line| line.what == "Move").unwrap();
    assert_eq!((moved.before.as_deref(), moved.after.as_deref()), (Some("8″"), Some("6″")));
    assert_eq!(open_warband(&session, &redoubt).by_hand.len(), 1, "nothing is written yet");
    let after = edit(&session, &redoubt, &json!({ "kind": "match_own", "id": "own/1", "with": "yeoman" }));
    assert!(after.by_hand.is_empty());
    assert_eq!(after.models.last().unwrap().entry, "yeoman");
    let refused_as = |id: &str, with: &str| {
        refused(&session, "warband_matched", json!({ "warband": redoubt, "id": id, "with": with })).code
    };
    assert_eq!(refused_as("own/1", "yeoman"), "NOT_WRITTEN");
    assert_eq!(refused_as("own/1", "no id"), "ID_ILL_FORMED", "it is said what is wrong");
}

#[test]
fn a_side_of_which_only_a_name_and_a_number_is_known_takes_the_field() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let wolves: Warband = call(
        &session,
        "warband_muster",
        json!({ "name": "The visitors", "faction": "", "variant": null, "by_hand": { "faction": "Wolves", "models": 7 } }),
    );
    assert_eq!((wolves.faction.as_str(), wolves.models.len(), wolves.legal), ("Wolves", 7, true));
    assert!(wolves.faction_by_hand && wolves.models.iter().all(|model| model.by_hand));
    assert_eq!(wolves.fireteams.of, None, "nobody knows how many Fireteams such a list forms");
    assert_eq!(wolves.models[6].name, "Model 7");
    let lines: Value = call(&session, "warbands", Value::Null);
    let line = lines.as_array().unwrap().iter().find(|line| line["name"] == "The visitors").unwrap().clone();
    assert_eq!((line["faction"].as_str(), line["models"].as_u64()), (Some("Wolves"), Some(7)));
    assert_ne!(redoubt, wolves.id);
    // A later pack has the faction: what was by hand before is unknown to nobody, and its models stay as they were.
    let matched =
        edit(&session, &wolves.id, &json!({ "kind": "match_own", "id": "own/faction", "with": "new-antioch" }));
    assert_eq!((matched.faction.as_str(), matched.faction_by_hand), ("Principality of New Antioch", false));
    assert!(matched.models.iter().all(|model| model.by_hand));
    let undo = "Wolves is Principality of New Antioch";
    assert_eq!(matched.undo.as_deref(), Some(undo), "as it was called before");
    assert_eq!(told(&session, &wolves.id)[..3], ["the faction Wolves", "custom model Model", "Model joins"]);
    assert_eq!(told(&session, &wolves.id).last().unwrap(), undo);
}

#[test]
fn what_was_done_is_told_by_the_names_of_its_moment() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    with_hound(&session, &redoubt);
    edit(&session, &redoubt, &hook());
    let hooked = edit(&session, &redoubt, &json!({ "kind": "strike_out", "id": "own/2" }));
    assert_eq!(hooked.undo.as_deref(), Some("Boarding Hook struck out"));
    let after = edit(&session, &redoubt, &json!({ "kind": "match_own", "id": "own/1", "with": "yeoman" }));
    assert_eq!(after.undo.as_deref(), Some("Trench Hound is Yeoman"));
    let lines = told(&session, &redoubt);
    let new = lines.iter().rev().take(5).rev().map(String::as_str).collect::<Vec<_>>();
    let said =
        ["custom model Trench Hound", "Trench Hound joins", "custom kit Boarding Hook", "Boarding Hook struck out"];
    assert_eq!(new[..4], said);
    assert_eq!(new[4], "Trench Hound is Yeoman");
    let undone: Warband = call(&session, "warband_undo", json!({ "warband": redoubt }));
    assert_eq!(undone.redo.as_deref(), Some("Trench Hound is Yeoman"));
    edit(&session, &redoubt, &json!({ "kind": "add_model", "entry": "own/1" }));
    let lines = told(&session, &redoubt);
    assert_eq!(lines[lines.len() - 2..], ["taken back", "Trench Hound joins"], "after an undo as well");
}

#[test]
fn a_warband_sent_out_comes_in_with_everything_by_hand_matched() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    with_hound(&session, &redoubt);
    drop(session);
    let file = folder.path().join("redoubt.json");
    let session = crate::kit::session_with(&folder, vec![Some(file.clone()), Some(file.clone())]);
    let sent: Option<Sent> = call(&session, "warband_export", json!({ "warband": redoubt, "form": "native" }));
    assert_eq!(sent.unwrap().left_out, Vec::<String>::new());
    let import = imports::import(&file, None).unwrap();
    assert_eq!(import.report.unmatched, []);
    let read = crate::kit::brought(&session, &json!({ "from": "files" })).unwrap();
    let brought: Brought = serde_json::from_value(read).unwrap();
    assert_eq!(brought.unmatched.count, 0);
    let became = |name: &str| brought.matched.lines.iter().any(|line| line.became.as_deref() == Some(name));
    assert!(became("Trench Hound"), "{:?}", brought.matched);
    // Entry by entry, as the book exports it.
    let out = folder.path().join("out");
    let book = nml_app::book::read(&folder.path().join("ardent-mile.nml")).unwrap();
    let exported = nml_app::book::export(&book, &out).unwrap();
    let streams = exported.files.iter().filter_map(|file| imports::import(&out.join(file), None).ok());
    let hounds = streams.filter(|import| !import.warband.roster.own.models.is_empty()).collect::<Vec<_>>();
    assert_eq!(hounds.len(), 1);
    assert_eq!(hounds[0].report.unmatched, []);
}

#[test]
fn an_aftermath_knows_what_is_by_hand() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let tobin = model(&open_warband(&session, &redoubt), "Tobin Allard");
    edit(&session, &redoubt, &hook());
    edit(&session, &redoubt, &json!({ "kind": "buy", "model": tobin, "item": "own/1", "faction": null }));
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let dead = crate::kit::say(&session, &battle, &redoubt, tobin, &faces(&[1]));
    let row = page_of(&dead, &redoubt).steps[0].lines.iter().find(|row| row.model == tobin).unwrap();
    assert!(row.margins[0].text.contains("Boarding Hook"), "{:?}", row.margins);
    // What bars HEAVY kit takes this too.
    let open: Open<Campaigns> = session.open_stream(&campaign).unwrap();
    let game = open.state.game(&battle).unwrap().played.as_ref().unwrap();
    let page = game.aftermath.page(&redoubt).unwrap();
    let taken = &page.case(tobin).unwrap().chart.taken;
    assert!(!taken.is_empty() && taken.iter().all(|(_, items)| items.contains(&"own/1".to_owned())), "{taken:?}");
}

#[test]
fn a_campaign_calls_a_faction_by_hand_by_its_name() {
    let folder = TempDir::new().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let by_hand = json!({ "faction": "Wolves", "models": 3 });
    let new = json!({ "name": "The visitors", "faction": "", "variant": null, "by_hand": by_hand });
    let wolves: Warband = call(&session, "warband_muster", new);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let joiner = page["may_join"].as_array().unwrap().iter().find(|one| one["id"] == wolves.id.as_str()).unwrap();
    assert_eq!(joiner["faction"], "Wolves");
    let admission = json!({ "campaign": campaign, "warband": wolves.id, "player": "Bo" });
    let page: Value = call(&session, "campaign_admit", admission);
    let lines = page["standings"].as_array().unwrap();
    let line = lines.iter().find(|line| line["warband"] == wolves.id.as_str()).unwrap();
    assert_eq!(line["faction"], "Wolves");
}

#[test]
fn a_form_that_cannot_be_held_is_refused_in_one_line() {
    let folder = TempDir::new().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let wrong = |change: Value| refused(&session, "warband_edit", json!({ "warband": redoubt, "edit": change }));
    assert_eq!(wrong(hound("", 2_000_000)).code, "SUM_TOO_LARGE");
    assert_eq!(wrong(json!({ "kind": "strike_out", "id": "own/9" })).code, "NOT_WRITTEN");
    let many =
        json!({ "name": "Too many", "faction": "", "variant": null, "by_hand": { "faction": "W", "models": 101 } });
    let code = refused(&session, "warband_muster", many).code;
    assert_eq!(code, "TOO_MANY_LINES");
}
