//! Two books of the same campaign: sent, followed, diverged and decided.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use crate::kit::{Hands, call, close, file_bytes, page_of, refused, sample, session};
use nml_app::aftermath::Aftermath;
use nml_app::book::BookCheck;
use nml_app::campaigns::Campaign;
use nml_app::open_book::BookState;
use nml_app::paper::{BattleFiled, BattleSheet};
use nml_app::parcels::{ParcelDone, ParcelKind, ParcelOpens, ParcelState, ParcelView};
use nml_app::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A book with the sample campaign, whose every file dialog answers with this one, signed by this person.
pub fn sending(folder: &TempDir, book: &str, by: &str) -> Session {
    let sent = folder.path().join("sent.nmlp");
    let hands = Hands(Mutex::new(vec![Some(sent); 20]));
    Session::new(folder.path().join("data"), Some(folder.path().join(book)), Box::new(hands)).signed(by)
}

/// Ines' book of the sample campaign, and Tomas' book, which has what she sent.
pub fn two(ines: &TempDir, tomas: &TempDir) -> (Session, Session, [String; 3]) {
    let (first, redoubt, choir, campaign) = sample(ines);
    drop(first);
    let here = sending(ines, "ardent-mile.nml", "Ines");
    let there = sending(tomas, "book.nml", "Tomas");
    let _: Value = call(&there, "book_new", json!({ "holds": "nothing" }));
    let _ = hears(&here, ines, &there, &campaign);
    (here, there, [redoubt, choir, campaign])
}

pub fn sent(from: &Session, folder: &TempDir, campaign: &str) -> Value {
    let _: Value = call(from, "parcel_send", json!({ "what": { "is": "campaign", "campaign": campaign } }));
    dropped(&folder.path().join("sent.nmlp"))
}

pub fn dropped(path: &Path) -> Value {
    json!({ "from": "dropped", "name": "sent.nmlp", "bytes": file_bytes(fs::read(path).unwrap()) })
}

pub fn opens(session: &Session, parcel: Value) -> ParcelView {
    call(session, "parcel_open", parcel)
}

/// One hears from the other if nobody has parted.
pub fn hears(from: &Session, folder: &TempDir, to: &Session, campaign: &str) -> ParcelDone {
    let view = opens(to, sent(from, folder, campaign));
    assert!(view.conflicts.is_empty(), "{view:?}");
    call(to, "parcel_take", json!({ "parcel": view.parcel }))
}

pub fn page(session: &Session, campaign: &str) -> Campaign {
    call(session, "campaign", json!({ "campaign": campaign }))
}

fn cvp(session: &Session, campaign: &str) -> Vec<(String, u32)> {
    page(session, campaign).standings.into_iter().map(|line| (line.warband, line.cvp)).collect()
}

pub fn whole(session: &Session) {
    let check: BookCheck = call(session, "book_check", Value::Null);
    assert!(check.fine, "{check:?}");
}

/// Files a battle of both with these victory points.
pub fn files(session: &Session, campaign: &str, points: [u16; 2]) -> String {
    let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut battle = sheet.battle;
    (battle.sides[0].vp, battle.sides[1].vp) = (Some(points[0]), Some(points[1]));
    battle.played = Some("2026-04-30".into());
    let filed: BattleFiled = call(session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    filed.battle
}

/// Settles a page at the table, and signs it.
fn signs(session: &Session, battle: &str, warband: &str) -> Aftermath {
    let aside = json!({ "aftermath": battle, "warband": warband, "step": false, "reason": "On paper" });
    let now: Aftermath = call(session, "aftermath_set_aside", aside);
    let steps = &page_of(&now, warband).steps;
    let Some(question) = steps.iter().flat_map(|step| &step.questions).next() else { return now };
    let answer = json!({ "kind": "choice", "choice": question.choices[0].id, "amount": null });
    call(session, "aftermath_answer", json!({ "aftermath": battle, "question": question.id, "answer": answer }))
}

#[test]
fn a_campaign_goes_into_an_empty_book_with_all_that_belongs_to_it() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (first, _, _, campaign) = sample(&ines);
    drop(first);
    let here = sending(&ines, "ardent-mile.nml", "Ines");
    let there = session(&tomas);
    let _: BookState = call(&there, "book_new", json!({ "holds": "nothing" }));
    let view = opens(&there, sent(&here, &ines, &campaign));
    assert!(view.about.starts_with("The Ardent Mile, sent by Ines, ") && !view.about.contains("-"), "{}", view.about);
    assert!(view.streams.iter().all(|line| matches!(line.state, ParcelState::New { .. })));
    assert!(view.brings && view.conflicts.is_empty());
    assert_eq!(
        refused(&there, "campaign", json!({ "campaign": campaign })).code,
        "UNKNOWN_STREAM",
        "nothing is kept yet"
    );
    let done: ParcelDone = call(&there, "parcel_take", json!({ "parcel": view.parcel }));
    let looked_at = Some(ParcelOpens::Campaign { id: campaign.clone() });
    assert_eq!((done.opens, done.streams), (looked_at, view.streams.len()));
    assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
    whole(&there);
    let again = opens(&there, sent(&here, &ines, &campaign));
    assert!(again.streams.iter().all(|line| line.state == ParcelState::Known) && !again.brings);
    assert_eq!(refused(&there, "parcel_take", json!({ "parcel": view.parcel })).code, "PARCEL_GONE");
}

#[test]
fn two_players_settle_one_aftermath_by_sending_it_to_and_fro() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, choir, campaign]) = two(&ines, &tomas);
    // Ines files the battle and agrees with her own page.
    let battle = files(&here, &campaign, [11, 4]);
    assert!(!signs(&here, &battle, &redoubt).closed);
    let done = hears(&here, &ines, &there, &campaign);
    assert!(done.entries >= 3 && done.streams == 0, "{done:?}");
    // Tomas agrees with his: the last signature closes both pages in his book.
    assert!(signs(&there, &battle, &choir).closed);
    let _ = hears(&there, &tomas, &here, &campaign);
    assert_eq!(cvp(&here, &campaign), [(redoubt.clone(), 15), (choir, 7)]);
    let aftermath: Aftermath = call(&here, "aftermath", json!({ "aftermath": battle }));
    assert!(aftermath.closed, "and in hers, with both Warbands");
    let roster: Value = call(&here, "warband", json!({ "warband": redoubt }));
    assert_eq!(roster["id"], redoubt.as_str());
    whole(&here);
    whole(&there);
}

#[test]
fn what_each_computer_signed_is_told_apart_in_both_books() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, choir, campaign]) = two(&ines, &tomas);
    let battle = files(&here, &campaign, [11, 4]);
    assert!(!signs(&here, &battle, &redoubt).closed);
    let _ = hears(&here, &ines, &there, &campaign);
    assert!(signs(&there, &battle, &choir).closed);
    let _ = hears(&there, &tomas, &here, &campaign);
    let authors = |session: &Session| {
        let check: BookCheck = call(session, "book_check", Value::Null);
        assert!(check.fine, "{check:?}");
        let mut authors = check.authors;
        authors.retain(|author| author.key.is_some());
        authors.sort_by(|one, other| one.name.cmp(&other.name));
        authors
    };
    let shown = authors(&here);
    assert_eq!(shown, authors(&there), "both books hold what either signed");
    let names: Vec<&str> = shown.iter().map(|author| author.name.as_str()).collect();
    assert!(names.contains(&"Ines") && names.contains(&"Tomas"), "{shown:?}");
    let key = |name: &str| shown.iter().find(|hand| hand.name == name).and_then(|hand| hand.key.clone());
    assert_ne!(key("Ines"), key("Tomas"), "each by the computer it was done on");
}

#[test]
fn where_both_went_on_a_person_decides_and_the_other_is_asked_no_more() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, choir, campaign]) = two(&ines, &tomas);
    // Both write the same evening down, each in the own book, and settle it.
    let hers = files(&here, &campaign, [11, 4]);
    close(&here, &hers);
    let his = files(&there, &campaign, [2, 9]);
    close(&there, &his);
    let view = opens(&here, sent(&there, &tomas, &campaign));
    assert_eq!(view.conflicts.len(), 1, "{view:?}");
    let course = view.streams.iter().find(|line| line.id == campaign).unwrap();
    let ParcelState::Parted { here: ours, there: theirs } = &course.state else { panic!("{course:?}") };
    assert!(ours.said.iter().all(|said| said.by == "Ines") && theirs.said.iter().all(|said| said.by == "Tomas"));
    assert_eq!(refused(&here, "parcel_take", json!({ "parcel": view.parcel })).code, "UNDECIDED");
    assert_eq!(cvp(&here, &campaign)[0], (redoubt.clone(), 15), "nothing is decided silently");

    let taken = json!({ "parcel": view.parcel, "stands": ["there"] });
    let _: ParcelDone = call(&here, "parcel_take", taken);
    assert_eq!(cvp(&here, &campaign), [(choir.clone(), 15), (redoubt.clone(), 7)]);
    whole(&here);
    let view = opens(&there, sent(&here, &ines, &campaign));
    assert!(view.conflicts.is_empty(), "{view:?}");
    let _: ParcelDone = call(&there, "parcel_take", json!({ "parcel": view.parcel }));
    assert_eq!(cvp(&there, &campaign), cvp(&here, &campaign));
    whole(&there);
    // From here on both go on together.
    let next = files(&there, &campaign, [6, 6]);
    close(&there, &next);
    let _ = hears(&there, &tomas, &here, &campaign);
    assert_eq!(cvp(&here, &campaign), [(choir, 25), (redoubt, 17)]);
    whole(&here);
}

#[test]
fn a_damaged_or_forged_file_is_refused_with_its_first_bad_entry_and_nothing_is_kept() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [.., campaign]) = two(&ines, &tomas);
    let _: Value = call(&here, "campaign_rename", json!({ "campaign": campaign, "name": "The Long Mile" }));
    let _ = sent(&here, &ines, &campaign);
    let path = ines.path().join("sent.nmlp");
    let text = fs::read_to_string(&path).unwrap().replace("The Long Mile\"}", "The Short Mile\"}");
    let harmed = json!({ "from": "dropped", "name": "sent.nmlp", "bytes": file_bytes(text) });
    let why = refused(&there, "parcel_open", harmed).message;
    assert!(why.contains("nml.campaign") && why.contains("was changed after it was written"), "{why}");
    assert_eq!(page(&there, &campaign).name, "The Ardent Mile");
}

#[test]
fn a_file_that_was_cut_off_or_whose_pack_was_damaged_is_refused_and_nothing_is_kept() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [.., campaign]) = two(&ines, &tomas);
    let _ = files(&here, &campaign, [6, 3]);
    let before = page(&there, &campaign);
    let _ = sent(&here, &ines, &campaign);
    let text = fs::read_to_string(ines.path().join("sent.nmlp")).unwrap();
    let dropped = |text: &str| json!({ "from": "dropped", "name": "sent.nmlp", "bytes": file_bytes(text) });
    let lines: Vec<&str> = text.lines().collect();
    for whole in [2, lines.len() / 2, lines.len() - 1] {
        let failure = refused(&there, "parcel_open", dropped(&(lines[..whole].join("\n") + "\n")));
        assert_eq!(failure.code, "CUT_OFF", "{failure:?}");
        assert!(failure.message.contains("have it sent again"), "{failure:?}");
    }
    let pack = lines.iter().find(|line| line.starts_with("{\"pack\"")).unwrap();
    let at = pack.find("\"bytes\":\"").unwrap() + 400;
    let harmed = format!("{}AAAA{}", &pack[..at], &pack[at + 4..]);
    let failure = refused(&there, "parcel_open", dropped(&text.replace(pack, &harmed)));
    assert_eq!(failure.code, "DAMAGED_PACK", "{failure:?}");
    // Nor does it get past that by calling itself something else.
    let strange = harmed.replacen(r#""kind":"pack""#, r#""kind":"map""#, 1);
    assert_ne!(strange, harmed);
    let failure = refused(&there, "parcel_open", dropped(&text.replace(pack, &strange)));
    assert_eq!(failure.code, "DAMAGED_PACK", "{failure:?}");
    assert_eq!(page(&there, &campaign), before);
}

#[test]
fn a_warband_a_battle_and_an_evening_go_to_another_book_by_themselves() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (first, redoubt, choir, campaign) = sample(&ines);
    let page: Campaign = call(&first, "campaign", json!({ "campaign": campaign }));
    let battle: Value = call(&first, "battle_begin", json!({ "set_up": page.games[0].set_up }));
    drop(first);
    let here = sending(&ines, "ardent-mile.nml", "Ines");
    let rotation: Value = call(&here, "rotation_new", json!({ "name": "Winter", "full": true }));
    let new = json!({ "name": "First Thursday", "day": "2026-12-03", "rotation": rotation["id"] });
    let evening: Value = call(&here, "evening_new", new);
    let there = session(&tomas);
    let _: BookState = call(&there, "book_new", json!({ "holds": "nothing" }));
    for (what, kinds) in [
        (json!({ "is": "warband", "warband": redoubt }), vec![ParcelKind::Warband]),
        (json!({ "is": "warband", "warband": choir }), vec![ParcelKind::Warband]),
        (json!({ "is": "battle", "battle": battle["id"] }), vec![ParcelKind::Battle]),
        (json!({ "is": "evening", "evening": evening["id"] }), vec![ParcelKind::Rotation, ParcelKind::Evening]),
    ] {
        let _: Value = call(&here, "parcel_send", json!({ "what": what }));
        let view = opens(&there, dropped(&ines.path().join("sent.nmlp")));
        let mut found: Vec<ParcelKind> = view.streams.iter().map(|line| line.kind).collect();
        found.sort_unstable_by_key(|kind| *kind as u8);
        assert_eq!(found, kinds);
        let _: ParcelDone = call(&there, "parcel_take", json!({ "parcel": view.parcel }));
    }
    let roster = |session: &Session| -> Value { call(session, "warband", json!({ "warband": redoubt })) };
    assert_eq!(roster(&there)["models"], roster(&here)["models"]);
    let _: Value = call(&there, "battle", json!({ "battle": battle["id"] }));
    let seen: Value = call(&there, "evening", json!({ "evening": evening["id"] }));
    assert_eq!(seen["rotation"]["name"], "Winter");
    whole(&there);
}
