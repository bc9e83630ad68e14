//! A house pack in a real book: begun as a copy, changed row by row, compared, kept, sent as one file, and a Warband
//! that goes over to it.

use crate::kit::{call, edit, open_warband, refused, sample, session, session_with};
use nml_app::packs::PackLine;
use nml_app::session::Session;
use nml_app::view::Compared;
use serde_json::{Value, json};
use tempfile::TempDir;

/// The hash of rules 1.0.2.
fn rules(session: &Session) -> String {
    let packs: Vec<PackLine> = call(session, "packs", Value::Null);
    packs[0].hash.clone()
}

/// Begins a copy of rules 1.0.2; its stream.
fn begun(session: &Session) -> String {
    let new = json!({ "from": rules(session), "name": "Club rules", "version": "2027" });
    let head: Value = call(session, "house_pack_begin", new);
    assert_eq!((&head["changes"], &head["from"]["id"]), (&json!(0), &json!("official-1.0.2")));
    head["id"].as_str().unwrap().to_owned()
}

fn yeoman() -> Value {
    json!({ "kind": "model", "list": { "faction": "new-antioch" }, "id": "yeoman" })
}

fn item(id: &str) -> Value {
    json!({ "kind": "item", "id": id })
}

fn row(session: &Session, house: &str, row: &Value) -> Value {
    call(session, "house_pack_row", json!({ "house_pack": house, "row": row }))
}

/// Changes a row's form, and writes it.
fn change(session: &Session, house: &str, at: &Value, with: impl Fn(&mut Value)) -> Value {
    let mut form = row(session, house, at)["form"].clone();
    with(form.as_object_mut().unwrap().values_mut().next().unwrap());
    call(session, "house_pack_change", json!({ "house_pack": house, "row": at, "form": form }))
}

fn head(session: &Session, house: &str) -> Value {
    let view: Value = call(session, "house_pack_view", json!({ "house_pack": house, "rows": "keywords" }));
    view["head"].clone()
}

#[test]
fn a_copy_is_changed_kept_and_a_warband_pays_its_prices() {
    let folder = TempDir::new().unwrap();
    let (session, ..) = sample(&folder);
    let house = begun(&session);
    let sheet = change(&session, &house, &yeoman(), |form| form["ducats"] = json!(37));
    assert_eq!(sheet["mark"], "changed");
    assert_eq!(sheet["changed"], json!([{ "what": "Ducats", "before": "30", "after": "37" }]));
    let sheet = change(&session, &house, &item("trench-club"), |form| form["keywords"] = json!(["RISKY"]));
    assert_eq!(sheet["changed"], json!([{ "what": "Keyword", "before": null, "after": "RISKY" }]));

    let sides = json!({ "before": { "below": house }, "after": { "house_pack": house } });
    let told: Value = call(&session, "pack_difference", sides);
    assert_eq!(
        told["rows"],
        json!([
            { "of": "Principality of New Antioch · model", "name": "Yeoman", "change": "changed",
              "lines": [{ "what": "Ducats", "before": "30", "after": "37" }] },
            { "of": "Battlekit", "name": "Trench Club", "change": "changed",
              "lines": [{ "what": "Keyword", "before": null, "after": "RISKY" }] },
        ])
    );

    let kept: Value = call(&session, "house_pack_finish", json!({ "house_pack": house }));
    assert_eq!((&kept["known"], &kept["pack"]["name"]), (&json!(false), &json!("Club rules")));
    assert_eq!((&kept["pack"]["shipped"], &kept["pack"]["id"]), (&json!(false), &json!("club-rules")));
    assert_eq!(head(&session, &house)["kept"]["hash"], kept["pack"]["hash"]);
    let again: Value = call(&session, "house_pack_finish", json!({ "house_pack": house }));
    assert_eq!(again["known"], true);

    // Two Yeomen with a club each: 2 × (30 + 3) by the rules, 2 × (37 + 3) by the club's.
    let new = json!({ "name": "The Old Guard", "faction": "new-antioch", "variant": null });
    let mustered: Value = call(&session, "warband_muster", new);
    let warband = mustered["id"].as_str().unwrap();
    for _ in 0..2 {
        let joined = edit(&session, warband, &json!({ "kind": "add_model", "entry": "yeoman" }));
        let model = joined.models.last().unwrap().id;
        let _ = edit(&session, warband, &json!({ "kind": "buy", "model": model, "item": "trench-club" }));
    }
    assert_eq!(open_warband(&session, warband).ducats.is, 66);
    let to = json!({ "warband": warband, "pack": kept["pack"]["hash"] });
    let under: Compared = call(&session, "warband_under", to.clone());
    assert_eq!((under.ducats, under.models.len()), ([66, 80], 2));
    let _: Value = call(&session, "warband_move", to);
    let moved = open_warband(&session, warband);
    assert_eq!((moved.ducats.is, moved.pack.name.as_str()), (80, "Club rules"));
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn the_draft_is_there_again_after_the_book_was_closed_and_goes_back_step_by_step() {
    let folder = TempDir::new().unwrap();
    let (first, ..) = sample(&folder);
    let house = begun(&first);
    let _ = change(&first, &house, &yeoman(), |form| form["max"] = json!(4));
    let _ = change(&first, &house, &item("pistol"), |form| form["dice"] = json!(1));
    drop(first);

    let session = session(&folder);
    let drafts: Value = call(&session, "house_packs", Value::Null);
    assert_eq!(
        drafts,
        json!([{ "id": house, "name": "Club rules", "version": "2027", "from": "Rules 1.0.2", "changes": 2 }])
    );
    assert_eq!(row(&session, &house, &yeoman())["form"]["model"]["max"], 4);
    let undone: Value = call(&session, "house_pack_undo", json!({ "house_pack": house }));
    assert_eq!((&undone["changes"], &undone["redo"]), (&json!(1), &json!(true)));
    assert_eq!(row(&session, &house, &item("pistol"))["mark"], Value::Null);
    let redone: Value = call(&session, "house_pack_redo", json!({ "house_pack": house }));
    assert_eq!(redone["changes"], 2);
    // One row alone goes back to what the pack below has.
    let restored: Value = call(&session, "house_pack_restore", json!({ "house_pack": house, "row": yeoman() }));
    assert_eq!(restored["changes"], 1);
    let renamed = json!({ "house_pack": house, "name": "Club rules", "version": "2028" });
    assert_eq!(call::<Value>(&session, "house_pack_name", renamed)["version"], "2028");
    let _: Value = call(&session, "house_pack_put_away", json!({ "house_pack": house, "away": true }));
    assert_eq!(call::<Value>(&session, "house_packs", Value::Null), json!([]));
}

#[test]
fn what_still_needs_a_row_that_is_gone_is_named_where_it_stands() {
    let folder = TempDir::new().unwrap();
    let (session, ..) = sample(&folder);
    let house = begun(&session);
    let nothing = refused(&session, "house_pack_finish", json!({ "house_pack": house }));
    assert_eq!(nothing.code, "NOTHING_CHANGED");
    let head: Value = call(&session, "house_pack_remove", json!({ "house_pack": house, "row": item("musket") }));
    // Three armouries sell it.
    assert_eq!(head["wrong"], 3, "{head}");
    let line = |faction: &str| json!({ "kind": "line", "list": { "faction": faction }, "item": "musket" });
    let fault = &head["faults"][0];
    assert_eq!((&fault["row"], &fault["what"]), (&line("black-grail"), &json!("Musket · Cult of the Black Grail")));
    assert_eq!(fault["message"], "The pack has no item “musket”.");
    let sheet = row(&session, &house, &line("trench-pilgrims"));
    assert_eq!(sheet["faults"], json!(["The pack has no item “musket”."]));
    let view: Value = call(
        &session,
        "house_pack_view",
        json!({ "house_pack": house, "rows": "items", "search": "MUSK", "changed": true }),
    );
    assert_eq!((&view["rows"][0]["mark"], &view["rows"][0]["name"]), (&json!("removed"), &json!("Musket")));
    let refusal = refused(&session, "house_pack_finish", json!({ "house_pack": house }));
    assert_eq!(refusal.code, "PACK_FAULT");
    assert!(refusal.message.contains("musket") && refusal.message.contains("2 more"), "{refusal:?}");
    for faction in ["black-grail", "trench-pilgrims", "iron-sultanate"] {
        let _: Value = call(&session, "house_pack_remove", json!({ "house_pack": house, "row": line(faction) }));
    }
    let kept: Value = call(&session, "house_pack_finish", json!({ "house_pack": house }));
    assert_eq!(kept["known"], false);
}

#[test]
fn rows_are_added_with_ids_of_their_own_and_effects_from_the_form() {
    let folder = TempDir::new().unwrap();
    let (session, ..) = sample(&folder);
    let house = begun(&session);
    let add = |new: Value| call::<Value>(&session, "house_pack_add", json!({ "house_pack": house, "new": new }));
    let guard = add(json!({ "kind": "copy", "of": yeoman(), "name": "Yeoman" }));
    assert_eq!((&guard["row"]["id"], &guard["mark"]), (&json!("yeoman-2"), &json!("added")));
    let lamp = add(json!({ "kind": "copy", "of": item("gas-mask"), "name": "Storm Lantern" }));
    assert_eq!(lamp["row"], item("storm-lantern"));
    let written = change(&session, &house, &lamp["row"], |form| {
        form["keywords"] = json!([]);
        form["effects"] =
            json!([{ "simple": { "when": "own_success_roll", "if": ["dash"], "what": "dice", "number": 1 } }]);
    });
    assert_eq!(written["form"]["item"]["effects"][0]["told"], "+1 DICE (on its Success Rolls: Dash)");
    let sold = add(json!({ "kind": "line", "list": { "faction": "new-antioch" }, "item": "storm-lantern" }));
    let priced = change(&session, &house, &sold["row"], |form| {
        (form["cost"], form["limit"], form["allowed"]) = (json!(7), json!(2), json!(["elite"]));
    });
    assert_eq!((&priced["name"], &priced["faults"]), (&json!("Storm Lantern"), &json!([])));
    let keyword = add(json!({ "kind": "keyword", "name": "lamplit" }));
    assert_eq!(keyword["name"], "LAMPLIT");
    let twice = json!({ "house_pack": house, "new": { "kind": "keyword", "name": "LAMPLIT" } });
    assert_eq!(refused(&session, "house_pack_add", twice).code, "ROW_THERE");
    let meaning = change(&session, &house, &keyword["row"], |form| form["meaning"] = json!("It carries a light."));
    assert_eq!(meaning["form"]["keyword"]["meaning"], "It carries a light.");
    let nonsense = json!({ "house_pack": house, "row": lamp["row"], "form": { "item": {
        "name": "Storm Lantern", "kind": "equipment", "hands": 0, "dice": 0, "injury_dice": 0, "injury_modifier": 0,
        "protection": 0, "keywords": [], "effects": [{ "simple": { "when": "always", "what": "dice", "number": 1 } }] } } });
    assert_eq!(refused(&session, "house_pack_change", nonsense).code, "EFFECT_UNFIT");
    let kept: Value = call(&session, "house_pack_finish", json!({ "house_pack": house }));
    // It is mustered by, and only ELITE models buy the lantern.
    let hash = &kept["pack"]["hash"];
    let new = json!({ "name": "The Lamplighters", "faction": "new-antioch", "variant": null, "pack": hash });
    let mustered: Value = call(&session, "warband_muster", new);
    let warband = mustered["id"].as_str().unwrap();
    let joined = edit(&session, warband, &json!({ "kind": "add_model", "entry": "lieutenant" }));
    let leader = joined.models[0].id;
    let lit = edit(&session, warband, &json!({ "kind": "buy", "model": leader, "item": "storm-lantern" }));
    assert_eq!(lit.ducats.is, 77);
    assert!(lit.violations.is_empty(), "{:?}", lit.violations);
}

#[test]
fn the_kept_pack_leaves_as_one_file_and_is_the_same_in_another_book() {
    let folder = TempDir::new().unwrap();
    let sent = folder.path().join("club.nml-pack");
    drop(sample(&folder));
    let session = session_with(&folder, vec![Some(sent.clone())]);
    let house = begun(&session);
    let _ = change(&session, &house, &yeoman(), |form| form["movement"] = json!(7 * 25_400));
    let kept: Value = call(&session, "house_pack_finish", json!({ "house_pack": house }));
    let hash = kept["pack"]["hash"].clone();
    let _: Value = call(&session, "pack_send", json!({ "hash": hash }));
    drop(session);
    let elsewhere = TempDir::new().unwrap();
    drop(sample(&elsewhere));
    let session = session_with(&elsewhere, vec![Some(sent)]);
    let brought: Value = call(&session, "pack_bring", Value::Null);
    assert_eq!((&brought["known"], &brought["pack"]["hash"]), (&json!(false), &hash));
    // Any two packs at hand are compared.
    let sides = json!({ "before": { "pack": rules(&session) }, "after": { "pack": hash } });
    let told: Value = call(&session, "pack_difference", sides);
    assert_eq!(told["rows"][0]["lines"], json!([{ "what": "Move", "before": "6″", "after": "7″" }]));
    assert_eq!(told["rows"].as_array().unwrap().len(), 1);
}

#[test]
fn a_second_pack_of_the_same_name_and_version_is_refused() {
    let folder = TempDir::new().unwrap();
    let (session, ..) = sample(&folder);
    let house = begun(&session);
    let _ = change(&session, &house, &yeoman(), |form| form["ducats"] = json!(31));
    let _: Value = call(&session, "house_pack_finish", json!({ "house_pack": house }));
    let _ = change(&session, &house, &yeoman(), |form| form["ducats"] = json!(32));
    let twice = refused(&session, "house_pack_finish", json!({ "house_pack": house }));
    assert_eq!(twice.code, "NAME_TAKEN");
    let renamed = json!({ "house_pack": house, "name": "Club rules", "version": "2027, second printing" });
    let _: Value = call(&session, "house_pack_name", renamed);
    let kept: Value = call(&session, "house_pack_finish", json!({ "house_pack": house }));
    assert_eq!(kept["pack"]["version"], "2027, second printing");
    // Another copy gets an id of its own.
    let other: Value = call(
        &session,
        "house_pack_begin",
        json!({ "from": kept["pack"]["hash"], "name": "Club rules", "version": "2028" }),
    );
    assert_eq!(other["from"]["version"], "2027, second printing");
}
