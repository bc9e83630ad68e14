//! Books that hold more than one pack: what another one changes is shown first, and a campaign goes over as a whole.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod kit;

use kit::{call, open_warband, refused, sample};
use nml_app::desk::Desk;
use nml_app::packs::PackLine;
use nml_app::warbands::{Compared, HistoryLine};
use nml_exchange::pack;
use nml_store::{Batch, Pack, PackKind};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Keeps a pack in the open book that is the usual one but for dearer Yeomen, a faction and a scenario more; its hash.
fn keep_another(desk: &Desk) -> String {
    let mut another = pack::embedded().unwrap().catalogue.pack().clone();
    another.manifest.id = "club-2027".into();
    another.manifest.name = "Club rules 2027".into();
    for faction in &mut another.factions {
        for entry in faction.entries.iter_mut().filter(|entry| entry.id == "yeoman") {
            entry.ducats += 4;
        }
    }
    let mut order = another.factions[0].clone();
    order.id = "order-of-the-lantern".into();
    order.name = "Order of the Lantern".into();
    order.variants.clear();
    another.factions.push(order);
    let bytes = pack::to_bytes(&another).unwrap();
    let hash = nml_ledger::Hash::of(&bytes).to_string();
    let packs = vec![Pack { kind: PackKind::Pack, name: "club-2027".into(), bytes }];
    let batch = Batch { packs, appends: Vec::new(), rows: Vec::new(), at: "2027-01-01T00:00:00Z".into() };
    desk.with_book(|book| Ok(book.append(&batch)?)).unwrap();
    hash
}

#[test]
fn a_pack_that_the_book_keeps_is_offered_after_those_that_are_shipped() {
    let folder = TempDir::new().unwrap();
    let (desk, ..) = sample(&folder);
    let hash = keep_another(&desk);
    let packs: Vec<PackLine> = call(&desk, "packs", Value::Null);
    assert_eq!(packs[0].id, "official-1.0.2");
    let kept = packs.iter().find(|line| line.hash == hash).expect("the book's own");
    assert!(!kept.shipped && kept.name == "Club rules 2027");
    assert!(packs.iter().filter(|line| line.shipped).all(|line| line.hash != hash));
}

#[test]
fn a_faction_that_only_another_pack_has_is_mustered_by_it() {
    let folder = TempDir::new().unwrap();
    let (desk, ..) = sample(&folder);
    let hash = keep_another(&desk);
    let new = json!({ "name": "The Lamplighters", "faction": "order-of-the-lantern", "variant": null });
    assert_eq!(refused(&desk, "warband_muster", new.clone()).code, "unknown_faction");
    let mut with = new;
    with["pack"] = json!(hash);
    let lamplighters: Value = call(&desk, "warband_muster", with);
    assert_eq!(lamplighters["faction"], "Order of the Lantern");
    assert_eq!(lamplighters["pack"]["id"], "club-2027");
    let id = lamplighters["id"].as_str().unwrap();
    let joined = kit::edit(&desk, id, &json!({ "kind": "add_model", "entry": "yeoman" }));
    assert_eq!(joined.ducats.is, open_warband(&desk, id).ducats.is);
    // After the app was closed it is still judged by the pack in the book.
    drop(desk);
    let again = kit::desk(&folder);
    assert_eq!(open_warband(&again, id).faction, "Order of the Lantern");
    let check: Value = call(&again, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn what_another_pack_changes_is_shown_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    let (desk, redoubt, _, campaign) = sample(&folder);
    let hash = keep_another(&desk);
    let before = open_warband(&desk, &redoubt);
    let told: Compared = call(&desk, "warband_under", json!({ "warband": redoubt, "pack": hash }));
    let yeomen = before.models.iter().filter(|model| model.entry == "yeoman").count();
    assert!(yeomen > 0 && told.models.len() == yeomen, "{told:?}");
    assert_eq!(told.ducats, [before.ducats.is, before.ducats.is + 4 * u32::try_from(yeomen).unwrap()]);
    assert_eq!(open_warband(&desk, &redoubt), before);
    let all: Vec<Compared> = call(&desk, "campaign_under", json!({ "campaign": campaign, "pack": hash }));
    assert_eq!(all.len(), 2);
    assert!(all[1].models.is_empty(), "the Heretics have no Yeomen: {:?}", all[1]);
    let alone = refused(&desk, "warband_move", json!({ "warband": redoubt, "pack": hash }));
    assert_eq!(alone.code, "in_a_campaign");
}

#[test]
fn a_campaign_goes_over_with_all_its_warbands_and_back_again() {
    let folder = TempDir::new().unwrap();
    let (desk, redoubt, choir, campaign) = sample(&folder);
    let hash = keep_another(&desk);
    let before = [open_warband(&desk, &redoubt), open_warband(&desk, &choir)];
    let page: Value = call(&desk, "campaign_move", json!({ "campaign": campaign, "pack": hash }));
    assert_eq!(page["pack"]["id"], "club-2027");
    let after = open_warband(&desk, &redoubt);
    assert_eq!(after.pack.id, "club-2027");
    assert!(after.ducats.is > before[0].ducats.is);
    assert_eq!(open_warband(&desk, &choir).pack.id, "club-2027");
    // One of the usual pack does not join it.
    let new = json!({ "name": "Latecomers", "faction": "new-antioch", "variant": null });
    let late: Value = call(&desk, "warband_muster", new);
    let admission = json!({ "campaign": campaign, "warband": late["id"], "player": "" });
    assert_eq!(refused(&desk, "campaign_admit", admission).code, "other_pack");
    let page: Value = call(&desk, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(page["pack"]["id"], "official-1.0.2");
    let back = [open_warband(&desk, &redoubt), open_warband(&desk, &choir)];
    for (is, was) in back.iter().zip(&before) {
        assert_eq!((&is.pack, &is.models, &is.ducats), (&was.pack, &was.models, &was.ducats));
    }
}

#[test]
fn the_history_of_a_warband_tells_who_did_what_and_two_moments_are_compared() {
    let folder = TempDir::new().unwrap();
    let (desk, redoubt, ..) = sample(&folder);
    let piers = kit::model(&open_warband(&desk, &redoubt), "Piers Allard");
    let _ = kit::edit(&desk, &redoubt, &json!({ "kind": "buy", "model": piers, "item": "trench-shield" }));
    let _: Value = call(&desk, "warband_undo", json!({ "warband": redoubt }));
    let history: Vec<HistoryLine> = call(&desk, "warband_history", json!({ "warband": redoubt }));
    let [undone, bought, adopted] = history.as_slice() else { panic!("three entries: {history:?}") };
    assert_eq!((undone.seq, bought.seq, adopted.seq), (3, 2, 1));
    assert!(!bought.in_force && adopted.in_force);
    assert_eq!(bought.by, "Ada");
    let told: Compared = call(&desk, "warband_moments", json!({ "warband": redoubt, "before": 1, "after": 2 }));
    let [model] = told.models.as_slice() else { panic!("one model: {told:?}") };
    assert_eq!(model.name, "Piers Allard");
    assert!(model.lines.iter().any(|line| line.what == "Armour"), "{model:?}");
    assert_eq!(told.ducats[1] - told.ducats[0], 10);
}
