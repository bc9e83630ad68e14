//! Searching the book: games, models, Warbands, players, campaigns and words, as they stand.

use crate::kit::{call, fought, model, open_warband, sample, session, session_with};
use nml_app::campaigns::{Campaign, PlayersSignedUp};
use nml_app::found::{Found, FoundHit, FoundKind, FoundPiece, FoundPlace};
use nml_app::open_book::BookState;
use nml_app::paper::{BattleFiled, BattleSheet};
use nml_app::session::Session;
use nml_app::warbands::Warband;
use serde_json::{Value, json};

fn find(session: &Session, text: &str) -> Found {
    call(session, "find", json!({ "text": text }))
}

fn text(pieces: &[FoundPiece]) -> String {
    pieces.iter().map(|piece| piece.text.as_str()).collect()
}

fn marked(pieces: &[FoundPiece]) -> Vec<&str> {
    pieces.iter().filter(|piece| piece.hit).map(|piece| piece.text.as_str()).collect()
}

fn hits(found: &Found, kind: FoundKind) -> &[FoundHit] {
    found.groups.iter().find(|group| group.kind == kind).map_or(&[], |group| group.hits.as_slice())
}

fn names(found: &Found, kind: FoundKind) -> Vec<String> {
    hits(found, kind).iter().map(|hit| text(&hit.name)).collect()
}

/// A game of the sample's campaign, fought on paper; its battle.
fn filed(session: &Session, campaign: &str, day: Option<&str>) -> String {
    let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut battle = sheet.battle;
    battle.played = day.map(str::to_owned);
    for (side, points) in battle.sides.iter_mut().zip([4, 9]) {
        side.vp = Some(points);
    }
    call::<BattleFiled>(session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle })).battle
}

#[test]
fn house_rules_in_words_and_guests_of_evenings_are_found_while_they_stand() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let rules = json!({ "campaign": campaign, "text": "No proxies of Elites.\n\nLate players forfeit." });
    let _: Value = call(&session, "campaign_rules_write", rules);
    let found = find(&session, "proxies elites");
    let [hit] = hits(&found, FoundKind::Campaigns) else { panic!("{found:?}") };
    assert_eq!(hit.opens, FoundPlace::Campaign { campaign: campaign.clone() });
    let lines: Vec<String> = hit.more.iter().map(|line| text(line)).collect();
    assert_eq!(lines, ["House rule: No proxies of Elites."]);
    let _: Value = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(find(&session, "proxies").count, 0);

    let new = json!({ "name": "First Thursday", "day": "2026-12-03", "rotation": null });
    let evening: Value = call(&session, "evening_new", new);
    let evening = evening["id"].as_str().unwrap().to_owned();
    let player = json!({ "id": "egon", "name": "Egon Blaž" });
    let tell = |change: Value| -> Value {
        call(&session, "evening_change", json!({ "evening": evening, "changes": [change] }))
    };
    tell(json!({ "do": "expect", "player": player }));
    let found = find(&session, "blaz");
    let [guest] = hits(&found, FoundKind::Players) else { panic!("{found:?}") };
    assert_eq!(text(&guest.name), "Egon Blaž");
    assert_eq!(text(&guest.about), "guest at First Thursday · 3 December 2026");
    assert_eq!(guest.opens, FoundPlace::Evening { evening: evening.clone() });
    tell(json!({ "do": "put_away", "away": true }));
    assert_eq!(find(&session, "blaz").count, 0);
}

#[test]
fn a_model_that_fell_is_found_with_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let isolde = model(&open_warband(&session, &redoubt), "Isolde Marsh");
    let found = find(&session, "ISOLDE");
    let [game] = hits(&found, FoundKind::Games) else { panic!("{found:?}") };
    assert_eq!(text(&game.name), "Game 1 · Claim No Man’s Land");
    assert_eq!(game.opens, FoundPlace::Game { battle: battle.clone() });
    let [line] = game.more.as_slice() else { panic!("{game:?}") };
    assert_eq!(text(line), "Isolde Marsh of The Seventh Redoubt: fell in Turn 3 to Gorm of The Ashen Choir");
    assert_eq!(marked(line), ["Isolde"]);
    let [life] = hits(&found, FoundKind::Models) else { panic!("{found:?}") };
    assert_eq!((text(&life.name), marked(&life.name)), ("Isolde Marsh".to_owned(), vec!["Isolde"]));
    assert_eq!(life.opens, FoundPlace::Life { warband: redoubt.clone(), model: isolde });
    // All words must stand somewhere, in any order.
    assert_eq!(find(&session, "marsh isolde").count, found.count);
    assert_eq!(find(&session, "isolde anselm").count, 0);
    assert_eq!(names(&find(&session, "no mans land redoubt"), FoundKind::Games), ["Game 1 · Claim No Man’s Land"]);
    assert_eq!(hits(&find(&session, "choir gorm"), FoundKind::Games).len(), 1);
    for nothing in ["", "  ", "…"] {
        assert_eq!(find(&session, nothing).count, 0, "{nothing:?}");
    }
}

#[test]
fn what_is_undone_is_not_found() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let battle = filed(&session, &campaign, None);
    let note = json!({ "campaign": campaign, "battle": battle, "text": "They held the Brücke to the last." });
    let _: Value = call(&session, "chronicle_note", note);
    let found = find(&session, "brucke");
    let [word] = hits(&found, FoundKind::Words) else { panic!("{found:?}") };
    assert_eq!(marked(&word.name), ["Brücke"]);
    assert!(text(&word.about).starts_with("Ada · "), "{word:?}");
    assert_eq!(word.opens, FoundPlace::Chronicle { campaign: campaign.clone(), battle: battle.clone() });
    assert_eq!(hits(&find(&session, "game 1"), FoundKind::Games).len(), 1);
    let _: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(find(&session, "brucke").count, 0, "the game is taken back, and what was said about it");
    assert_eq!(hits(&find(&session, "game 1"), FoundKind::Games), []);
}

#[test]
fn a_battle_outside_campaigns_is_found_with_the_words_in_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let begun: Value = call(&session, "battle_first", Value::Null);
    let battle = begun["id"].as_str().unwrap().to_owned();
    let name = begun["name"].as_str().unwrap();
    let found = find(&session, name);
    let [hit] = hits(&found, FoundKind::Games) else { panic!("{found:?}") };
    assert_eq!(hit.opens, FoundPlace::Battle { battle: battle.clone() });
    let view: Value = call(&session, "battle_roll", json!({ "battle": battle }));
    let seq = &view["log"].as_array().unwrap().last().unwrap()["seq"];
    let _: Value = call(&session, "battle_note", json!({ "battle": battle, "seq": seq, "text": "Rain on the bridge" }));
    let found = find(&session, "bridge rain");
    let [word] = hits(&found, FoundKind::Words) else { panic!("{found:?}") };
    assert_eq!(text(&word.name), "Rain on the bridge");
    assert_eq!(word.opens, FoundPlace::Battle { battle: battle.clone() });
    let _: Value = call(&session, "battle_undo", json!({ "battle": battle, "to": null }));
    assert_eq!(find(&session, "bridge").count, 0, "what was undone takes the words beside it along");
    let _: Value = call(&session, "battle_redo", json!({ "battle": battle }));
    assert_eq!(find(&session, "bridge").count, 1);
}

#[test]
fn players_campaigns_warbands_and_days_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let _: PlayersSignedUp =
        call(&session, "campaign_sign_up", json!({ "campaign": campaign, "names": "Zoë Ångström" }));
    let found = find(&session, "zoe angstrom");
    assert_eq!(names(&found, FoundKind::Players), ["Zoë Ångström"]);
    assert_eq!(hits(&found, FoundKind::Players)[0].opens, FoundPlace::Campaign { campaign: campaign.clone() });
    assert_eq!(names(&find(&session, "ashen"), FoundKind::Warbands), ["The Ashen Choir"]);
    assert_eq!(names(&find(&session, "ardent"), FoundKind::Campaigns), ["The Ardent Mile"]);
    // The day on which a book was changed says nothing of what is in it.
    assert_eq!(find(&session, &nml_app::clock::today()).count, 0);
    let planned = find(&session, "planned ardent");
    assert!(matches!(hits(&planned, FoundKind::Games)[0].opens, FoundPlace::Planned { .. }), "{planned:?}");
    filed(&session, &campaign, Some("2026-04-30"));
    for day in ["2026-04-30", "30 April 2026", "april"] {
        assert_eq!(hits(&find(&session, day), FoundKind::Games).len(), 1, "{day}");
    }
    // The book is read again only if it changed; another book is another memory.
    let (another, other) = (folder.path().join("other.nml"), tempfile::tempdir().unwrap());
    drop(session);
    let session = session_with(&other, vec![Some(another)]);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    assert_eq!(find(&session, "ashen").count, 0);
}

#[test]
fn a_model_without_a_name_is_found_by_its_entry_and_number() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let new = json!({ "name": "Ash Saints", "faction": "heretic-legions" });
    let saints: Warband = call(&session, "warband_muster", new);
    for _ in 0..2 {
        let change = json!({ "warband": saints.id, "edit": { "kind": "add_model", "entry": "heretic-trooper" } });
        let _: Warband = call(&session, "warband_edit", change);
    }
    let found = find(&session, "heretic trooper 2");
    let [second] = hits(&found, FoundKind::Models) else { panic!("{found:?}") };
    assert_eq!(
        (text(&second.name), text(&second.about)),
        ("Heretic Trooper 2".into(), "Heretic Trooper of Ash Saints".into())
    );
}

#[test]
fn without_a_book_nothing_is_found() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(find(&session(&folder), "anything").count, 0);
}

#[test]
fn a_group_shows_fifty_and_counts_all() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let names: Vec<String> = (1..=62).map(|number| format!("Player {number}")).collect();
    let list = json!({ "campaign": campaign.id, "names": names.join("\n") });
    let _: PlayersSignedUp = call(&session, "campaign_sign_up", list);
    let found = find(&session, "player");
    assert_eq!((found.count, found.groups[0].count, found.groups[0].hits.len()), (62, 62, 50));
}
