//! Warbands with models and kit that no pack has, in a real book: written, joined, judged, found in the pack at last.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod kit;

use kit::{call, edit, open_warband, refused, sample};
use nml_app::warbands::{Compared, Offer, OwnMatch, Warband};
use serde_json::{Value, json};
use tempfile::TempDir;

fn hound(id: &str, ducats: u32) -> Value {
    json!({ "kind": "write_model", "model": {
        "id": id, "name": "Trench Hound", "ducats": ducats, "movement": "8 in", "ranged": null, "melee": 1, "armour": 0,
        "base": { "length": "25 mm", "width": "25 mm" }, "keywords": ["SKIRMISHER"], "reminders": ["It digs."],
    }})
}

/// The sample's Redoubt with a Hound by hand.
fn with_hound(desk: &nml_app::desk::Desk, redoubt: &str) -> Warband {
    edit(desk, redoubt, &hound("", 25));
    edit(desk, redoubt, &json!({ "kind": "add_model", "entry": "own/1" }))
}

#[test]
fn a_model_is_written_down_joins_and_is_badged() {
    let folder = TempDir::new().unwrap();
    let (desk, redoubt, ..) = sample(&folder);
    let before = edit(&desk, &redoubt, &json!({ "kind": "set_budget", "ducats": 800, "glory": null }));
    edit(&desk, &redoubt, &hound("", 25));
    let offers: Vec<Offer> = call(&desk, "warband_offers", json!({ "warband": redoubt, "model": null }));
    let offer = offers.iter().find(|offer| offer.id == "own/1").expect("offered beside those of the pack");
    assert_eq!((offer.ducats, offer.fact.as_deref()), (25, Some("0 so far · by hand, not checked")));
    let after = edit(&desk, &redoubt, &json!({ "kind": "add_model", "entry": "own/1" }));
    let hound = after.models.last().unwrap();
    assert_eq!((hound.name.as_str(), hound.ducats, hound.by_hand), ("Trench Hound", 25, true));
    assert_eq!(after.violations, before.violations, "nothing is said of it");
    assert_eq!(after.by_hand.iter().map(|line| (line.id.as_str(), line.count)).collect::<Vec<_>>(), [("own/1", 1)]);
    // It is there when the book is opened again, and undo takes it back.
    drop(desk);
    let desk = kit::desk(&folder);
    assert_eq!(open_warband(&desk, &redoubt).models.last().unwrap().name, "Trench Hound");
    let undone: Warband = call(&desk, "warband_undo", json!({ "warband": redoubt }));
    assert_eq!(undone.models.len(), before.models.len());
    assert_eq!(undone.undo.as_deref(), Some("Trench Hound by hand"));
}

#[test]
fn what_it_is_in_the_pack_is_previewed_before_it_is_accepted() {
    let folder = TempDir::new().unwrap();
    let (desk, redoubt, ..) = sample(&folder);
    with_hound(&desk, &redoubt);
    let all: Vec<OwnMatch> = call(&desk, "warband_matches", json!({ "warband": redoubt, "id": "own/1" }));
    assert!(all.iter().any(|one| one.id == "yeoman"), "{all:?}");
    assert!(all.iter().all(|one| one.id != "own/1"));
    let which = json!({ "warband": redoubt, "id": "own/1", "with": "yeoman" });
    let preview: Compared = call(&desk, "warband_matched", which);
    let hound = preview.models.iter().find(|model| model.lines.iter().any(|line| line.what == "Move")).unwrap();
    let moved = hound.lines.iter().find(|line| line.what == "Move").unwrap();
    assert_eq!((moved.before.as_deref(), moved.after.as_deref()), (Some("8″"), Some("6″")));
    assert_eq!(open_warband(&desk, &redoubt).by_hand.len(), 1, "nothing is written yet");
    let after = edit(&desk, &redoubt, &json!({ "kind": "match_own", "id": "own/1", "with": "yeoman" }));
    assert!(after.by_hand.is_empty());
    assert_eq!(after.models.last().unwrap().entry, "yeoman");
    assert_eq!(
        refused(&desk, "warband_matched", json!({ "warband": redoubt, "id": "own/1", "with": "x" })).code,
        "not_written"
    );
}

#[test]
fn a_side_of_which_only_a_name_and_a_number_is_known_takes_the_field() {
    let folder = TempDir::new().unwrap();
    let (desk, redoubt, ..) = sample(&folder);
    let wolves: Warband = call(
        &desk,
        "warband_muster",
        json!({ "name": "The visitors", "faction": "", "variant": null, "by_hand": { "faction": "Wolves", "models": 7 } }),
    );
    assert_eq!((wolves.faction.as_str(), wolves.models.len(), wolves.legal), ("Wolves", 7, true));
    assert!(wolves.faction_by_hand && wolves.models.iter().all(|model| model.by_hand));
    assert_eq!(wolves.models[6].name, "Model 7");
    let lines: Value = call(&desk, "warbands", Value::Null);
    let line = lines.as_array().unwrap().iter().find(|line| line["name"] == "The visitors").unwrap().clone();
    assert_eq!((line["faction"].as_str(), line["models"].as_u64()), (Some("Wolves"), Some(7)));
    assert_ne!(redoubt, wolves.id);
    // A later pack has the faction: what was by hand before is unknown to nobody, and its models stay as they were.
    let matched = edit(&desk, &wolves.id, &json!({ "kind": "match_own", "id": "own/faction", "with": "new-antioch" }));
    assert_eq!((matched.faction.as_str(), matched.faction_by_hand), ("Principality of New Antioch", false));
    assert!(matched.models.iter().all(|model| model.by_hand));
}

#[test]
fn a_form_that_cannot_be_held_is_refused_in_one_line() {
    let folder = TempDir::new().unwrap();
    let (desk, redoubt, ..) = sample(&folder);
    let wrong = |change: Value| refused(&desk, "warband_edit", json!({ "warband": redoubt, "edit": change }));
    assert_eq!(wrong(hound("", 2_000_000)).code, "SUM_TOO_LARGE");
    assert_eq!(wrong(json!({ "kind": "strike_out", "id": "own/9" })).code, "NOT_WRITTEN");
    let many =
        json!({ "name": "Too many", "faction": "", "variant": null, "by_hand": { "faction": "W", "models": 101 } });
    let code = refused(&desk, "warband_muster", many).code;
    assert_eq!(code, "TOO_MANY_LINES");
}
