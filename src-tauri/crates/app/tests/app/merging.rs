//! Two books that both went on merge entry by entry: nothing is lost, and nothing is decided silently.

use std::path::Path;
use std::sync::Arc;

use nml_app::campaigns::{Campaign, HouseRulesView};
use nml_app::parcels::{ParcelDone, ParcelSide, ParcelState, ParcelView};
use nml_app::session::Session;
use nml_app::streams::{All, Open};
use nml_app::subject::{Campaigns, Warbands};
use nml_app::warbands::Warband;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kit::{call, close, edit, open_warband, refused};
use crate::parcels::{files, hears, opens, page, sending, sent, two, whole};

fn said(side: &ParcelSide) -> Vec<&str> {
    side.said.iter().map(|one| one.said.as_str()).collect()
}

pub fn take(session: &Session, view: &ParcelView, stands: &[&str]) {
    let _: ParcelDone = call(session, "parcel_take", json!({ "parcel": view.parcel, "stands": stands }));
}

fn name(session: &Session, warband: &str) -> String {
    open_warband(session, warband).name
}

#[test]
fn what_only_one_of_two_said_stands_beside_what_only_the_other_said() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, _, campaign]) = two(&ines, &tomas);
    // Ines only renames the campaign; Tomas fights, and both Warbands go on in his book.
    let _: Value = call(&here, "campaign_rename", json!({ "campaign": campaign, "name": "The Long Mile" }));
    let his = files(&there, &campaign, [2, 9]);
    close(&there, &his);
    edit(&there, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));

    let view = opens(&here, sent(&there, &tomas, &campaign));
    assert!(view.conflicts.is_empty() && view.brings, "{view:?}");
    take(&here, &view, &[]);
    assert_eq!(
        (page(&here, &campaign).name.as_str(), name(&here, &redoubt).as_str()),
        ("The Long Mile", "The Eighth Redoubt")
    );
    assert_eq!(page(&here, &campaign).standings, page(&there, &campaign).standings);
    let history: Value = call(&here, "campaign_history", json!({ "campaign": campaign }));
    let told = history["entries"].as_array().unwrap();
    let closed =
        told.iter().rfind(|line| line["in_force"] == true && line["said"].as_str().unwrap().contains("closed"));
    assert_eq!(closed.unwrap()["by"], "Tomas", "who said it is who said it: {told:?}");
    whole(&here);

    // Tomas hears of it, and both hold the same.
    let _ = hears(&here, &ines, &there, &campaign);
    assert_eq!(held(&ines.path().join("ardent-mile.nml")), held(&tomas.path().join("book.nml")));
    // What came from him is corrected and taken back here like anything else.
    let next = files(&here, &campaign, [6, 6]);
    close(&here, &next);
    let _ = hears(&here, &ines, &there, &campaign);
    assert_eq!(page(&here, &campaign).standings, page(&there, &campaign).standings);
    whole(&there);
}

#[test]
fn what_both_said_of_the_same_is_a_conflict_and_what_followed_from_it_goes_with_it() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, choir, campaign]) = two(&ines, &tomas);
    for (session, redoubts, choirs) in
        [(&here, "The Old Redoubt", "Choir of Ash"), (&there, "The New Redoubt", "Ash Choir")]
    {
        edit(session, &redoubt, &json!({ "kind": "rename", "name": redoubts }));
        edit(session, &choir, &json!({ "kind": "rename", "name": choirs }));
    }
    let view = opens(&here, sent(&there, &tomas, &campaign));
    let [first, second] = view.conflicts.as_slice() else { panic!("{view:?}") };
    for conflict in [first, second] {
        assert!(conflict.here.said.iter().all(|one| one.by == "Ines" && one.of.is_some()));
        assert!(conflict.there.said.iter().all(|one| one.by == "Tomas"));
    }
    let of_redoubt = usize::from(!said(&first.here).iter().any(|line| line.contains("Old Redoubt")));
    assert_eq!(refused(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": ["here"] })).code, "UNDECIDED");
    // Hers of the one, his of the other.
    let stands = if of_redoubt == 0 { ["here", "there"] } else { ["there", "here"] };
    take(&here, &view, &stands);
    assert_eq!([name(&here, &redoubt), name(&here, &choir)], ["The Old Redoubt", "Ash Choir"]);
    whole(&here);
    let _ = hears(&here, &ines, &there, &campaign);
    assert_eq!([name(&there, &redoubt), name(&there, &choir)], ["The Old Redoubt", "Ash Choir"]);
    whole(&there);
}

/// Both decide a conflict, each for their own game, before they hear of each other: it is the same conflict once more, and
/// the game that is chosen then stands in both books.
#[test]
fn two_who_each_decided_for_their_own_game_keep_the_one_that_is_chosen() {
    for side in ["here", "there"] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, [.., campaign]) = two(&ines, &tomas);
        for (session, points) in [(&here, [6, 3]), (&there, [5, 5])] {
            let game = files(session, &campaign, points);
            close(session, &game);
        }
        let (hers, his) = (sent(&here, &ines, &campaign), sent(&there, &tomas, &campaign));
        for (session, theirs) in [(&here, his), (&there, hers)] {
            let view = opens(session, theirs);
            take(session, &view, &vec!["here"; view.conflicts.len()]);
        }
        let [ours, theirs] = [&here, &there].map(|session| page(session, &campaign).standings);
        assert_ne!(ours, theirs, "each kept their own");

        let view = opens(&here, sent(&there, &tomas, &campaign));
        let [conflict] = view.conflicts.as_slice() else { panic!("{}", brief(&view)) };
        assert!(view.changes.is_empty(), "nobody took anything back: {}", brief(&view));
        let told = [&conflict.here, &conflict.there].map(|side| said(side).join("\n"));
        assert!(told[0].contains("Redoubt 6 – ") && told[1].contains("Redoubt 5 – "), "{told:?}");
        assert!(told.iter().all(|lines| !lines.to_lowercase().contains("taken back")), "{told:?}");
        take(&here, &view, &[side]);
        assert_eq!(page(&here, &campaign).standings, if side == "here" { ours } else { theirs }, "{side}");
        let _ = hears(&here, &ines, &there, &campaign);
        assert_eq!(page(&here, &campaign).standings, page(&there, &campaign).standings, "{side}");
        assert_eq!(held(&ines.path().join("ardent-mile.nml")), held(&tomas.path().join("book.nml")));
        whole(&here);
        whole(&there);
    }
}

#[test]
fn whoever_signs_up_in_one_book_and_brings_a_warband_in_the_other_is_in_once() {
    let list = |campaign: &str| json!({ "campaign": campaign, "names": "Ada, Ben, Cleo" });
    for admits_first in [true, false] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, [_, _, campaign]) = two(&ines, &tomas);
        let (admits, signs) = if admits_first { (&here, &there) } else { (&there, &here) };
        let new = json!({ "name": "Lamp", "faction": "heretic-legions", "variant": null });
        let lamp: Warband = call(admits, "warband_muster", new);
        let admission = json!({ "campaign": campaign, "warband": lamp.id, "player": "ada" });
        let _: Campaign = call(admits, "campaign_admit", admission);
        let _: Value = call(signs, "campaign_sign_up", list(&campaign));

        let view = opens(&here, sent(&there, &tomas, &campaign));
        assert!(view.conflicts.is_empty(), "nothing contradicts: {view:?}");
        take(&here, &view, &[]);
        let _ = hears(&here, &ines, &there, &campaign);
        for session in [&here, &there] {
            let now = page(session, &campaign);
            assert_eq!(now.signed_up, ["Ben", "Cleo"], "admits first: {admits_first}");
            assert!(now.standings.iter().any(|line| line.name == "Lamp"));
            whole(session);
        }
    }
}

#[test]
fn who_hears_of_a_decision_is_told_what_stood_before_and_what_stands_after() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, _, campaign]) = two(&ines, &tomas);
    edit(&here, &redoubt, &json!({ "kind": "rename", "name": "The Old Redoubt" }));
    edit(&there, &redoubt, &json!({ "kind": "rename", "name": "The New Redoubt" }));
    let view = opens(&here, sent(&there, &tomas, &campaign));
    assert!(view.changes.is_empty(), "it is hers to decide: {:?}", view.changes);
    take(&here, &view, &["here"]);

    let view = opens(&there, sent(&here, &ines, &campaign));
    let [change] = view.changes.as_slice() else { panic!("{view:?}") };
    assert_eq!(change.by, "Ines");
    let [was, now] = [&change.was, &change.now].map(said);
    assert!(was.len() == 1 && was[0].contains("The New Redoubt") && !was[0].contains("taken back"), "{was:?}");
    assert!(now.len() == 1 && now[0].contains("The Old Redoubt"), "{now:?}");
    let done: ParcelDone = call(&there, "parcel_take", json!({ "parcel": view.parcel }));
    assert!(done.said.contains("Replaced, as Ines decided: "), "{}", done.said);
    assert_eq!(name(&there, &redoubt), "The Old Redoubt");
    // A player whose own words stand hears of no change.
    let again = opens(&here, sent(&there, &tomas, &campaign));
    assert!(again.changes.is_empty(), "{:?}", again.changes);
}

#[test]
fn two_who_both_wrote_house_rules_choose_by_the_words_of_both() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [_, _, campaign]) = two(&ines, &tomas);
    let write = |session: &Session, text: &str| {
        let _: HouseRulesView = call(session, "campaign_rules_write", json!({ "campaign": campaign, "text": text }));
    };
    let written =
        |session: &Session| call::<HouseRulesView>(session, "campaign_house", json!({ "campaign": campaign })).written;
    write(&here, "No proxies of Elites.");
    write(&there, "Late players forfeit after 30 minutes.");
    // Figures are another matter: they are in nobody's way.
    let knobs = json!({ "campaign": campaign, "knobs": [{ "knob": "win", "value": 3 }] });
    let _: HouseRulesView = call(&there, "campaign_house_set", knobs);
    let view = opens(&here, sent(&there, &tomas, &campaign));
    let [conflict] = view.conflicts.as_slice() else { panic!("{view:?}") };
    assert_eq!(said(&conflict.here), ["House rules written: new “No proxies of Elites.”"]);
    assert_eq!(said(&conflict.there), ["House rules written: new “Late players forfeit after 30 minutes.”"]);
    take(&here, &view, &["there"]);
    assert_eq!(written(&here), "Late players forfeit after 30 minutes.");
    whole(&here);
    let _ = hears(&here, &ines, &there, &campaign);
    assert_eq!(written(&there), "Late players forfeit after 30 minutes.");
    whole(&there);
}

#[test]
fn two_pages_that_were_settled_in_two_books_are_both_settled() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, choir, campaign]) = two(&ines, &tomas);
    let battle = files(&here, &campaign, [11, 4]);
    let _ = hears(&here, &ines, &there, &campaign);
    let aside = |session: &Session, warband: &str| {
        let aside = json!({ "aftermath": battle, "warband": warband, "step": false, "reason": "On paper" });
        let _: Value = call(session, "aftermath_set_aside", aside);
    };
    aside(&here, &redoubt);
    aside(&there, &choir);
    let _ = hears(&there, &tomas, &here, &campaign);
    close(&here, &battle);
    let _ = hears(&here, &ines, &there, &campaign);
    assert_eq!(held(&ines.path().join("ardent-mile.nml")), held(&tomas.path().join("book.nml")));
    whole(&there);
}

#[test]
fn what_was_taken_back_of_what_both_knew_is_taken_back() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, _, campaign]) = two(&ines, &tomas);
    edit(&here, &redoubt, &json!({ "kind": "rename", "name": "The Old Redoubt" }));
    let _ = hears(&here, &ines, &there, &campaign);
    // He takes it back, she names a model: both stand.
    let _: Value = call(&there, "warband_undo", json!({ "warband": redoubt }));
    let first = open_warband(&here, &redoubt).models[0].id;
    edit(&here, &redoubt, &json!({ "kind": "rename_model", "model": first, "name": "Old Wat" }));
    let _ = hears(&there, &tomas, &here, &campaign);
    let now = open_warband(&here, &redoubt);
    assert_eq!((now.name.as_str(), now.models[0].name.as_str()), ("The Seventh Redoubt", "Old Wat"));
    whole(&here);
    // What was said and taken back on one side is listed once, and not at all if it was put back.
    let _ = hears(&here, &ines, &there, &campaign);
    edit(&there, &redoubt, &json!({ "kind": "rename", "name": "The Ninth Redoubt" }));
    let _: Value = call(&there, "warband_undo", json!({ "warband": redoubt }));
    let _: Value = call(&there, "warband_redo", json!({ "warband": redoubt }));
    let told = |view: &ParcelView| -> Vec<String> {
        let theirs = view.streams.iter().filter(|line| line.id == redoubt).find_map(|line| match &line.state {
            ParcelState::Ahead { there } | ParcelState::Parted { there, .. } => Some(there),
            ParcelState::New { .. } | ParcelState::Known => None,
        });
        let ninth = theirs.map_or_else(Vec::new, said).into_iter().filter(|line| line.contains("Ninth"));
        ninth.map(str::to_owned).collect()
    };
    assert_eq!(told(&opens(&here, sent(&there, &tomas, &campaign))), ["the name The Ninth Redoubt"]);
    let _: Value = call(&there, "warband_undo", json!({ "warband": redoubt }));
    edit(&there, &redoubt, &json!({ "kind": "rename_model", "model": first, "name": "Young Wat" }));
    assert_eq!(told(&opens(&here, sent(&there, &tomas, &campaign))), ["taken back: the name The Ninth Redoubt"]);
    // What she corrects of the name meanwhile is a conflict with what he takes back.
    let _ = hears(&here, &ines, &there, &campaign);
    edit(&there, &redoubt, &json!({ "kind": "rename", "name": "Tomas’ Redoubt" }));
    edit(&here, &redoubt, &json!({ "kind": "rename", "name": "Ines’ Redoubt" }));
    let view = opens(&here, sent(&there, &tomas, &campaign));
    assert_eq!(view.conflicts.len(), 1, "{view:?}");
}

#[test]
fn what_was_taken_back_stands_among_the_conflicts_and_nowhere_else() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [redoubt, _, campaign]) = two(&ines, &tomas);
    edit(&here, &redoubt, &json!({ "kind": "rename", "name": "The Old Redoubt" }));
    let _ = hears(&here, &ines, &there, &campaign);
    let _: Value = call(&there, "warband_undo", json!({ "warband": redoubt }));
    edit(&here, &redoubt, &json!({ "kind": "rename", "name": "Ines’ Redoubt" }));
    let view = opens(&here, sent(&there, &tomas, &campaign));
    let [conflict] = view.conflicts.as_slice() else { panic!("{view:?}") };
    let back = "taken back: the name The Old Redoubt";
    assert!(said(&conflict.there).contains(&back), "{view:?}");
    let told = view.streams.iter().any(|line| match &line.state {
        ParcelState::Ahead { there } | ParcelState::Parted { there, .. } => said(there).contains(&back),
        ParcelState::New { .. } | ParcelState::Known => false,
    });
    assert!(!told, "{view:?}");
}

#[test]
fn plans_of_an_evening_go_with_the_start_that_does_not_stand() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let here = sending(&ines, "ardent-mile.nml", "Ines");
    let there = sending(&tomas, "book.nml", "Tomas");
    let (campaign, warbands) = crate::evenings::club(&here);
    let _: Value = call(&there, "book_new", json!({ "holds": "nothing" }));
    let evening = crate::evenings::five(&here, &campaign, &warbands);
    let what = json!({ "what": { "is": "evening", "evening": evening.id } });
    let goes = |from: &Session, folder: &TempDir, to: &Session, stands: &[&str]| {
        let _: Value = call(from, "parcel_send", what.clone());
        let view = opens(to, crate::parcels::dropped(&folder.path().join("sent.nmlp")));
        assert_eq!(view.conflicts.len(), stands.len(), "{view:?}");
        take(to, &view, stands);
    };
    goes(&here, &ines, &there, &[]);
    let draw = |seed: u64| json!({ "evening": evening.id, "next": true, "pool": "rotation", "seed": seed });
    // The lot falls on the guest: both games are of the campaign.
    let _: Value = call(&here, "evening_draw", draw(13));
    let _: Value = call(&here, "evening_start", json!({ "evening": evening.id }));
    assert_eq!(page(&here, &campaign).games.len(), 2);
    let _: Value = call(&there, "evening_draw", draw(5));
    goes(&there, &tomas, &here, &["there"]);
    assert!(page(&here, &campaign).games.is_empty(), "no Warband is busy with a game that nobody plays");
    whole(&here);

    // A start that is known there is taken back there, without the campaign at hand: the app asks whether its plans go.
    let _: Value = call(&here, "evening_start", json!({ "evening": evening.id }));
    assert!(!page(&here, &campaign).games.is_empty());
    goes(&here, &ines, &there, &[]);
    let _: Value = call(&there, "evening_undo", json!({ "evening": evening.id }));
    goes(&there, &tomas, &here, &["there"]);
    let now: Value = call(&here, "evening", json!({ "evening": evening.id }));
    assert!(now["rounds"][0]["clock"].is_null() && now["rounds"][0]["games"].is_array(), "{now}");
    assert!(page(&here, &campaign).games.is_empty());
    whole(&here);
}

#[test]
fn two_keep_the_door_of_one_evening_each_in_their_own_book() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let here = sending(&ines, "ardent-mile.nml", "Ines");
    let there = sending(&tomas, "book.nml", "Tomas");
    let (campaign, warbands) = crate::evenings::club(&here);
    let _: Value = call(&there, "book_new", json!({ "holds": "nothing" }));
    let evening = crate::evenings::five(&here, &campaign, &warbands);
    let sends = |from: &Session, folder: &TempDir, to: &Session| {
        let _: Value = call(from, "parcel_send", json!({ "what": { "is": "evening", "evening": evening.id } }));
        opens(to, crate::parcels::dropped(&folder.path().join("sent.nmlp")))
    };
    let changes = |session: &Session, changes: Value| -> Value {
        call(session, "evening_change", json!({ "evening": evening.id, "changes": changes }))
    };
    take(&there, &sends(&here, &ines, &there), &[]);
    let _ = changes(&here, json!([{ "do": "check_in", "player": "ada" }, { "do": "leave", "player": "bors" }]));
    let _ = changes(&there, json!([{ "do": "move", "day": "2026-12-10" }, { "do": "mark_absent", "player": "cato" }]));
    let view = sends(&there, &tomas, &here);
    assert!(view.conflicts.is_empty(), "{}", brief(&view));
    take(&here, &view, &[]);
    take(&there, &sends(&here, &ines, &there), &[]);
    for session in [&here, &there] {
        let now: Value = call(session, "evening", json!({ "evening": evening.id }));
        let presence = |id: &str| {
            now["players"].as_array().unwrap().iter().find(|one| one["id"] == id).unwrap()["presence"].clone()
        };
        assert_eq!(
            (&now["day"], presence("bors"), presence("cato")),
            (&json!("2026-12-10"), json!("left"), json!("absent")),
            "{now}"
        );
        whole(session);
    }
    // Both say what happened to one player.
    let _ = changes(&here, json!([{ "do": "leave", "player": "dorn" }]));
    let _ = changes(&there, json!([{ "do": "mark_absent", "player": "dorn" }]));
    let view = sends(&there, &tomas, &here);
    assert_eq!(view.conflicts.len(), 1, "{}", brief(&view));
}

/// A parcel in a few lines.
pub fn brief(view: &ParcelView) -> String {
    let streams = view.streams.iter().map(|line| match &line.state {
        ParcelState::New { .. } => format!("{}: new", line.name),
        ParcelState::Known => format!("{}: known", line.name),
        ParcelState::Ahead { there } => format!("{}: there {:?}", line.name, said(there)),
        ParcelState::Parted { here, there } => format!("{}: here {:?}, there {:?}", line.name, said(here), said(there)),
    });
    let conflicts = view.conflicts.iter().map(|one| format!("{:?} against {:?}", said(&one.here), said(&one.there)));
    streams.chain(conflicts).collect::<Vec<_>>().join("\n")
}

/// What the campaign of a book and its Warbands have come to.
pub fn held(book: &Path) -> String {
    let read = nml_store::Book::read(book).unwrap();
    let campaigns: Vec<Arc<Open<Campaigns>>> = All::of(&read).unwrap().read;
    let warbands: Vec<Arc<Open<Warbands>>> = All::of(&read).unwrap().read;
    let [campaign] = campaigns.as_slice() else { panic!("one campaign") };
    let member = |open: &&Arc<Open<Warbands>>| campaign.state.enrolment(&open.id.to_string()).is_some();
    let rosters: Vec<_> = warbands.iter().filter(member).map(|open| (open.id, &open.state)).collect();
    serde_json::to_string(&(&campaign.state, rosters)).unwrap()
}

#[test]
fn a_choice_that_takes_the_attacker_away_meets_somebody_at_the_door() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let here = sending(&ines, "ardent-mile.nml", "Ines");
    let there = sending(&tomas, "book.nml", "Tomas");
    let (_, evening, _) = crate::evenings::roles::two(&here);
    let _: Value = call(&there, "book_new", json!({ "holds": "nothing" }));
    let sends = |from: &Session, folder: &TempDir, to: &Session| {
        let _: Value = call(from, "parcel_send", json!({ "what": { "is": "evening", "evening": evening } }));
        opens(to, crate::parcels::dropped(&folder.path().join("sent.nmlp")))
    };
    let drawn: Value =
        call(&here, "evening_draw", json!({ "evening": evening, "next": true, "pool": "rotation", "seed": 3 }));
    let game = drawn["rounds"][0]["games"][0]["id"].as_u64().unwrap();
    let set = |session: &Session, scenario: &str| {
        let set = json!({ "do": "set_scenario", "game": game, "scenario": scenario, "way": { "by": "hand" } });
        let _: Value = call(session, "evening_change", json!({ "evening": evening, "changes": [set] }));
    };
    // Ada has the larger Warband: she attacks, until another scenario has no roles.
    set(&here, "supply-raid");
    take(&there, &sends(&here, &ines, &there), &[]);
    set(&there, "great-war");
    let guest = json!({ "evening": evening, "name": "Gil", "namesake": false });
    let _: Value = call(&here, "evening_guest", guest);
    let view = sends(&there, &tomas, &here);
    assert!(view.conflicts.is_empty(), "{}", brief(&view));
    take(&here, &view, &[]);
    let now: Value = call(&here, "evening", json!({ "evening": evening }));
    assert_eq!(now["rounds"][0]["games"][0]["scenario"]["id"], "great-war");
    assert_eq!(now["players"].as_array().unwrap().len(), 3);
    assert!(now["rounds"][0]["games"][0]["seats"].as_array().unwrap().iter().all(|seat| seat["attacks"] == false));
    whole(&here);
}
