//! Books and the Warbands in them: first start, drafts, offers, lists from files, refused files.

use crate::kit::{
    brought, call, edit, file_bytes, fought, keep, keeping, model, open_warband, refused, sample, session, session_with,
};
use nml_app::open_book::BookState;
use nml_app::warbands::{Offer, OfferKind, Warband};
use serde_json::{Value, json};

#[test]
fn the_first_start_makes_the_book_where_it_was_named() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let place = folder.path().join("ardent-mile.nml");
    let before: BookState = call(&session, "book_state", Value::Null);
    assert_eq!(before, BookState::None { place: place.display().to_string() });
    let BookState::Open { book } = call(&session, "book_new", json!({"holds": "first_game"})) else {
        panic!("not open")
    };
    assert_eq!((book.name.as_str(), book.warbands, book.scenarios, book.campaigns), ("ardent-mile.nml", 2, 1, 1));
    assert!(place.exists());
    let lines: Vec<Value> = call(&session, "warbands", Value::Null);
    assert!(
        lines.iter().all(|line| line["ducats"] == 700 && line["models"] == 9 && line["legal"] == true),
        "{lines:?}"
    );
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn the_sample_season_is_whole_after_five_rounds_and_knows_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let BookState::Open { book } = call(&session, "book_new", json!({"holds": "season"})) else { panic!("not open") };
    assert_eq!((book.warbands, book.campaigns), (6, 1));
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    let campaigns: Value = call(&session, "campaigns", Value::Null);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaigns[0]["id"] }));
    let games = |state: &str| page["games"].as_array().unwrap().iter().filter(|game| game["state"] == state).count();
    assert_eq!((games("closed"), games("to_play")), (15, 3), "{page}");
    let warbands: Value = call(&session, "warbands", Value::Null);
    for line in warbands.as_array().unwrap() {
        let whole: Value = call(&session, "warband", json!({ "warband": line["id"] }));
        let models = whole["models"].as_array().unwrap();
        assert!(models.iter().any(|model| !model["portrait"].is_null()), "nobody of {} has a portrait", line["name"]);
    }
    // It goes on as any book does: the game that was planned last is taken back.
    let undone: Value = call(&session, "campaign_undo", json!({ "campaign": campaigns[0]["id"] }));
    let games = |state: &str| undone["games"].as_array().unwrap().iter().filter(|game| game["state"] == state).count();
    assert_eq!((games("closed"), games("to_play")), (15, 2), "{undone}");
}

#[test]
fn an_illegal_change_is_kept_and_shown_with_ways_out() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let piers = model(&open_warband(&session, &redoubt), "Piers Allard");
    let buy = json!({ "kind": "buy", "model": piers, "item": "reinforced-armour" });
    let draft = edit(&session, &redoubt, &buy);
    assert!(!draft.legal);
    let codes: Vec<&str> = draft.violations.iter().map(|violation| violation.code.as_str()).collect();
    assert_eq!(codes, ["OVER_BUDGET", "ELITE_ONLY"]);
    assert_eq!((draft.ducats.is, draft.ducats.of), (740, Some(700)));
    let about = draft.violations.iter().find(|violation| violation.code.as_str() == "ELITE_ONLY").unwrap();
    assert_eq!(about.model, Some(piers));
    assert_eq!(about.mends[0].label, "Remove Reinforced Armour from Piers Allard, −40: mends both");
    let line = draft.models.iter().find(|model| model.id == piers).unwrap();
    let wrong: Vec<&str> = line.kit.iter().filter(|kit| kit.wrong).map(|kit| kit.name.as_str()).collect();
    assert!(line.wrong && wrong == ["Reinforced Armour"], "{wrong:?}");
    assert_eq!(draft.undo.as_deref(), Some("Reinforced Armour for Piers Allard"));

    // The list knows of it, also after the book was closed and opened.
    drop(session);
    let session = crate::kit::session(&folder);
    let lines: Vec<Value> = call(&session, "warbands", Value::Null);
    let line = lines.iter().find(|line| line["id"] == json!(redoubt)).unwrap();
    assert_eq!((&line["legal"], &line["violations"]), (&json!(false), &json!(2)));

    let mended = edit(&session, &redoubt, &serde_json::to_value(&about.mends[0].edit).unwrap());
    assert!(mended.legal, "the way out leads out: {:?}", mended.violations);
    let again: Warband = call(&session, "warband_undo", json!({ "warband": redoubt }));
    assert_eq!(again.violations.len(), 2);
    let redone: Warband = call(&session, "warband_redo", json!({ "warband": redoubt }));
    assert!(redone.legal);
}

#[test]
fn with_a_ranged_weapon_too_many_no_other_is_offered() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let piers = model(&open_warband(&session, &redoubt), "Piers Allard");
    let refused = |id: &str| {
        let offers: Vec<Offer> = call(&session, "warband_offers", json!({ "warband": redoubt, "model": piers }));
        offers.into_iter().find(|offer| offer.id == id).and_then(|offer| offer.refused)
    };
    edit(&session, &redoubt, &json!({ "kind": "buy", "model": piers, "item": "bolt-action-rifle" }));
    let shotgun = refused("shotgun").expect("one two-handed at most");
    assert_eq!(shotgun.short, "no more Ranged kit");
    edit(&session, &redoubt, &json!({ "kind": "buy", "model": piers, "item": "shotgun" }));
    assert_eq!(refused("shotgun").expect("a third of them").against[0], shotgun.against[0]);
    let helmet = refused("combat-helmet").map_or_else(Vec::new, |refused| refused.against);
    assert!(!helmet.contains(&shotgun.against[0]), "a helmet takes no hand: {helmet:?}");
}

#[test]
fn offers_say_what_speaks_against_them() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let piers = model(&open_warband(&session, &redoubt), "Piers Allard");
    let sold = edit(&session, &redoubt, &json!({ "kind": "sell", "model": piers, "item": "bayonet" }));
    assert_eq!(sold.ducats.is, 698);
    let offers: Vec<Offer> = call(&session, "warband_offers", json!({ "warband": redoubt, "model": piers }));
    let offer = |id: &str| offers.iter().find(|offer| offer.id == id).unwrap_or_else(|| panic!("no {id}"));
    assert_eq!((offer("bayonet").ducats, offer("bayonet").refused.clone()), (2, None));
    let armour = offer("reinforced-armour").refused.as_ref().expect("ELITE only");
    assert_eq!((armour.short.as_str(), armour.against.len()), ("ELITE only", 2), "{armour:?}");
    assert!(armour.against[0].reason.contains("only ELITE models carry Reinforced Armour"), "{armour:?}");
    assert!(armour.against[1].reason.contains("738 ducats spent"), "what it costs comes last: {armour:?}");
    assert!(offers.iter().any(|offer| offer.kind == OfferKind::Option), "a Yeoman has options");
    let joiners: Vec<Offer> = call(&session, "warband_offers", json!({ "warband": redoubt, "model": null }));
    let lieutenant = joiners.iter().find(|offer| offer.id == "lieutenant").unwrap();
    assert!(lieutenant.refused.is_some(), "only one may lead");
    assert_eq!(lieutenant.fact.as_deref(), Some("1 of 1"));
}

#[test]
fn a_file_that_is_no_book_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("ardent-mile.nml");
    std::fs::write(&place, b"Dear diary").unwrap();
    let session = session(&folder);
    let BookState::Refused { name, refusal } = call(&session, "book_state", Value::Null) else { panic!("not refused") };
    assert_eq!((name.as_str(), refusal.code.as_str()), ("ardent-mile.nml", "NOT_A_BOOK"));
    assert_eq!(refusal.heading, "This file is not a book");
    assert!(refusal.message.contains("ardent-mile.nml"), "{}", refusal.message);
    assert_eq!(refused(&session, "warbands", Value::Null).code, "NOT_A_BOOK");
    assert_eq!(std::fs::read(&place).unwrap(), b"Dear diary");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing was left beside it");
}

#[test]
fn another_book_is_opened_and_a_refused_one_leaves_the_first_open() {
    let folder = tempfile::tempdir().unwrap();
    let (foreign, other) = (folder.path().join("notes.nml"), folder.path().join("other.nml"));
    std::fs::write(&foreign, b"Dear diary").unwrap();
    let backup = folder.path().join("copy");
    let asked = vec![Some(other.clone()), None, Some(foreign), Some(backup), None];
    let session = session_with(&folder, asked);
    call::<BookState>(&session, "book_new", json!({ "holds": "first_game" }));
    let BookState::Open { book } = call(&session, "book_new", json!({ "holds": "nothing" })) else {
        panic!("not open")
    };
    assert_eq!((book.name.as_str(), book.warbands), ("other.nml", 0));
    assert_eq!(call::<Option<BookState>>(&session, "book_open", Value::Null), None, "the person changed their mind");
    assert_eq!(refused(&session, "book_open", Value::Null).code, "NOT_A_BOOK");
    let BookState::Open { book } = call(&session, "book_state", Value::Null) else { panic!("not open any more") };
    assert_eq!(book.name, "other.nml");
    let made: Value = call(&session, "book_backup", Value::Null);
    assert!(made["to"].as_str().unwrap().ends_with("copy.nml"), "{made}");
    assert!(nml_store::Book::read(&folder.path().join("copy.nml")).is_ok());
    assert_eq!(call::<Option<Value>>(&session, "book_backup", Value::Null), None);
}

#[test]
fn a_list_is_brought_in_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let (list, bad) = (folder.path().join("Night Watch.json"), folder.path().join("bad.json"));
    std::fs::write(
        &list,
        r#"{"faction":"new-antioch","models":[{"model":"lieutenant","name":"Ada","items":["pistol"]}]}"#,
    )
    .unwrap();
    std::fs::write(&bad, r#"{"faction":"nobody","models":[]}"#).unwrap();
    let session = session_with(&folder, vec![Some(list), Some(bad), None]);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let lines = || call::<Vec<Value>>(&session, "warbands", Value::Null).len();
    let file = json!({ "from": "files" });
    let read = brought(&session, &file).unwrap();
    assert_eq!((read["name"].as_str(), read["file"].as_str()), (Some("Night Watch"), Some("Night Watch.json")));
    assert_eq!((read["matched"]["count"].as_u64(), read["unmatched"]["count"].as_u64()), (Some(3), Some(0)));
    assert_eq!(lines(), 0, "nothing is kept before it is said");
    let warband = keep(&session, &read, None);
    assert_eq!((warband.name.as_str(), warband.models[0].name.as_str()), ("Night Watch", "Ada"));
    assert_eq!(refused(&session, "warband_import_keep", keeping(&read, None)).code, "IMPORT_GONE", "it is kept once");
    let (_, why) = brought(&session, &file).unwrap_err();
    assert!(why.contains("bad.json"), "{why}");
    assert_eq!(
        call::<Option<Value>>(&session, "warband_import", json!({ "source": file })),
        None,
        "the person chose nothing"
    );
    assert_eq!(lines(), 1, "nothing came in from the bad one");
}

#[test]
fn what_was_not_matched_stays_beside_the_warband_until_it_is_put_away() {
    let folder = tempfile::tempdir().unwrap();
    let session = session_with(&folder, vec![]);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let text = "## Night Watch ##\n\nFaction: New Antioch\nRating: 99 Ducats | 0 Glory\nMotto: hold\n\n## Elites ##\n\n\
                Ada - Lieutenant\n• Equipment: Pistol, Ray of Doom\n";
    let pasted = brought(&session, &json!({ "from": "pasted", "text": text })).unwrap();
    assert_eq!(pasted["differences"], json!([{ "of": "ducats", "file": 99, "here": 76 }]));
    let lost = &pasted["unmatched"]["lines"];
    assert_eq!(lost[0]["what"], "Motto: hold");
    assert_eq!((lost[1]["what"].as_str(), lost[1]["model"].as_str()), (Some("Ray of Doom"), Some("Ada")));
    call::<()>(&session, "warband_import_leave", json!({ "brought": [pasted["brought"]] }));
    assert_eq!(
        refused(&session, "warband_import_keep", keeping(&pasted, None)).code,
        "IMPORT_GONE",
        "what was left is forgotten"
    );
    let file = json!({ "name": "night.txt", "bytes": file_bytes(text) });
    let dropped = brought(&session, &json!({ "from": "dropped", "files": [file] })).unwrap();
    assert_eq!((&dropped["unmatched"], dropped["file"].as_str()), (&pasted["unmatched"], Some("night.txt")));
    let unnamed = keeping(&dropped, Some("  "));
    assert!(!refused(&session, "warband_import_keep", unnamed).code.is_empty(), "it is called something");
    let warband = keep(&session, &dropped, Some(" The Lamplit Watch "));
    assert_eq!(warband.name, "The Lamplit Watch", "as it was called on the page");
    assert_eq!(warband.unmatched, ["Motto: hold: what it says is not known here"]);
    assert_eq!(warband.models[0].unmatched, ["Ray of Doom: no such name is known"]);
    let put_away = |model: Value, note: &str| {
        call::<Warband>(
            &session,
            "warband_edit",
            json!({ "warband": warband.id, "edit": { "kind": "put_away", "model": model, "note": note } }),
        )
    };
    assert_eq!(put_away(Value::Null, &warband.unmatched[0]).unmatched, Vec::<String>::new());
    let ada = put_away(json!(warband.models[0].id), &warband.models[0].unmatched[0]);
    assert_eq!((ada.models[0].unmatched.len(), ada.undo.as_deref()), (0, Some("a note put away")));
    let back: Warband = call(&session, "warband_undo", json!({ "warband": warband.id }));
    assert_eq!(back.models[0].unmatched.len(), 1);
}

#[test]
fn a_bad_file_that_is_dropped_is_one_line_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let session = session_with(&folder, vec![]);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let book =
        std::fs::read(folder.path().join("data/book.nml")).or_else(|_| std::fs::read(folder.path().join("book.nml")));
    let mut bad: Vec<Vec<u8>> =
        vec![b"".to_vec(), b"hello".to_vec(), b"PK\x03\x04".to_vec(), vec![b' '; (8 << 20) + 1]];
    bad.extend(book.ok());
    bad.push(
        b"{\"format\":\"nml.battle\",\"version\":1,\"stream\":\"00112233445566778899aabbccddeeff\",\"start\":{}}\n"
            .to_vec(),
    );
    for bytes in bad {
        let file = json!({ "name": "a\nfile.ros", "bytes": file_bytes(bytes) });
        let (_, why) = brought(&session, &json!({ "from": "dropped", "files": [file] })).unwrap_err();
        assert!(why.starts_with("afile.ros") && !why.contains('\n'), "{why}");
    }
    let file = json!({ "name": "a.txt", "bytes": "no Base64" });
    let source = json!({ "source": { "from": "dropped", "files": [file] } });
    assert_eq!(refused(&session, "warband_import", source).code, "BAD_INPUT");
    assert_eq!(call::<Vec<Value>>(&session, "warbands", Value::Null).len(), 0);
}

#[test]
fn a_warband_goes_out_into_a_file_and_comes_in_again() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.ros");
    let session =
        session_with(&folder, vec![Some(out.clone()), None, Some(folder.path().join("no/such/folder.txt")), Some(out)]);
    call::<BookState>(&session, "book_new", json!({ "holds": "first_game" }));
    let lines: Vec<Value> = call(&session, "warbands", Value::Null);
    let id = lines.iter().find(|line| line["name"] == "The Seventh Redoubt").unwrap()["id"].clone();
    let export = |form: &str| json!({ "warband": id, "form": form });
    let sent: Value = call(&session, "warband_export", export("new_recruit"));
    assert_eq!((sent["file"].as_str(), sent["left_out"].clone()), (Some("out.ros"), json!([])));
    assert_eq!(call::<Option<Value>>(&session, "warband_export", export("tts")), None, "the person changed their mind");
    assert_eq!(refused(&session, "warband_export", export("text")).code, "UNWRITABLE");
    let read = brought(&session, &json!({ "from": "files" })).unwrap();
    assert_eq!((read["ducats"]["is"].as_u64(), read["unmatched"]["count"].as_u64()), (Some(700), Some(0)));
    let text: Value = call(&session, "warband_text", json!({ "warband": id }));
    assert!(text["text"].as_str().unwrap().contains("## The Seventh Redoubt ##"), "{text}");
}

#[test]
fn after_the_muster_kit_is_paid_from_the_strongbox() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let piers = model(&open_warband(&session, &redoubt), "Piers Allard");
    edit(&session, &redoubt, &json!({ "kind": "sell", "model": piers, "item": "bayonet" }));
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let bayonet = json!({ "warband": redoubt, "edit": { "kind": "buy", "model": piers, "item": "bayonet" } });
    assert_eq!(refused(&session, "warband_edit", bayonet).code, "AFTERMATH_OPEN");
    crate::kit::close(&session, &battle);
    let mustered = open_warband(&session, &redoubt);
    assert_eq!((mustered.strongbox, mustered.ducats.of), (Some(2), None), "what was left is the Strongbox");
    let bought = edit(&session, &redoubt, &json!({ "kind": "buy", "model": piers, "item": "bayonet" }));
    assert_eq!(bought.strongbox, Some(0));
    let sold = edit(&session, &redoubt, &json!({ "kind": "sell", "model": piers, "item": "bayonet" }));
    assert_eq!(sold.strongbox, Some(1), "half of its price");
    let short = json!({ "warband": redoubt, "edit": { "kind": "buy", "model": piers, "item": "combat-helmet" } });
    assert_eq!(refused(&session, "warband_edit", short).code, "STRONGBOX_SHORT");
}

#[test]
fn a_foreign_battle_that_cannot_be_counted_is_damaged_and_no_panic() {
    use nml_app::streams::Open;
    use nml_app::subject::Battles;
    use std::sync::Arc;
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle: Open<Battles> = session.open_stream(begun["id"].as_str().unwrap()).unwrap();
    let mut start = battle.start.clone();
    let field = Arc::make_mut(&mut start.field);
    field.forces = vec![field.forces[0].clone(); 256];
    let refused = Open::<Battles>::begin(battle.id, start).err().expect("256 sides");
    assert_eq!(refused.code, "DAMAGED");
    assert!(refused.message.contains("A battle has 2 to 8 Forces, not 256."), "{}", refused.message);
}

#[test]
fn an_entry_says_who_made_it() {
    use nml_app::streams::Open;
    use nml_app::subject::Warbands;
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, _) = sample(&folder);
    assert_eq!(session.by(), "Ada");
    edit(&session, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    let open: Open<Warbands> = session.open_stream(&redoubt).unwrap();
    assert_eq!(open.log.kept().last().unwrap().entry.by, "Ada");
}

/// A window that was closed a moment ago may still hold its book.
#[test]
fn a_book_that_a_closing_window_still_holds_is_opened_when_it_lets_go() {
    let folder = tempfile::tempdir().unwrap();
    let closing = sample(&folder).0;
    let opening = session(&folder);
    let closed = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(400));
        drop(closing);
    });
    let BookState::Open { book } = call(&opening, "book_state", Value::Null) else { panic!("it was given up") };
    assert_eq!(book.warbands, 2);
    closed.join().unwrap();
}

#[test]
fn a_book_that_was_in_use_is_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let (held, ..) = sample(&folder);
    let second = session(&folder);
    let BookState::Refused { refusal, .. } = call(&second, "book_state", Value::Null) else { panic!("not refused") };
    assert_eq!(refusal.code, "BOOK_IN_USE");
    let BookState::Refused { .. } = call(&second, "book_again", Value::Null) else { panic!("it is still held") };
    drop(held);
    let BookState::Open { book } = call(&second, "book_again", Value::Null) else { panic!("not open") };
    assert!(!book.read_only);
    let BookState::Open { .. } = call(&second, "book_again", Value::Null) else { panic!("it stays open") };
}

/// Invariant 12: what a stream was begun under can be read from the book alone.
#[test]
fn the_pack_that_a_battle_is_fought_under_is_in_the_book() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let set_ups: Vec<Value> = call(&session, "set_ups", Value::Null);
    let battle: Value = call(&session, "battle_begin", json!({ "set_up": set_ups[0]["id"] }));
    let read = nml_store::Book::read(&folder.path().join("ardent-mile.nml")).unwrap();
    let begun = battle["id"].as_str().unwrap().parse().unwrap();
    let header: Value = serde_json::from_slice(&read.header(begun).unwrap()).unwrap();
    let named = header["start"]["field"]["pack"].as_str().unwrap();
    let bytes = read.pack(&named.parse().unwrap()).unwrap().expect("kept with the stream that names it");
    assert_eq!(bytes, nml_exchange::pack::embedded().unwrap().document);
}
