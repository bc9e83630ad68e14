//! Two books that both went on are brought together entry by entry: nothing is lost, and nothing is decided silently.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use nml_app::aftermath::{AftermathQuestion, CorrectionView};
use nml_app::campaigns::{Campaign, HouseRules};
use nml_app::dispatch::answer;
use nml_app::failure::Failure;
use nml_app::paper::{BattleFiled, BattleSheet, PaperFall, PaperWho};
use nml_app::parcels::{ParcelDone, ParcelSide, ParcelState, ParcelView};
use nml_app::session::Session;
use nml_app::streams::{All, Open};
use nml_app::subject::{Campaigns, Subject, Warbands};
use nml_app::warbands::Warband;
use nml_ledger::{Act, Hash, Kept};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kit::{call, close, edit, faces, open_warband, refused};
use crate::parcels::{files, hears, opens, page, sending, sent, two, whole};

fn said(side: &ParcelSide) -> Vec<&str> {
    side.said.iter().map(|one| one.said.as_str()).collect()
}

fn take(session: &Session, view: &ParcelView, stands: &[&str]) {
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
    assert_eq!(refused(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": ["here"] })).code, "undecided");
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
        let _: HouseRules = call(session, "campaign_rules_write", json!({ "campaign": campaign, "text": text }));
    };
    let written =
        |session: &Session| call::<HouseRules>(session, "campaign_house", json!({ "campaign": campaign })).written;
    write(&here, "No proxies of Elites.");
    write(&there, "Late players forfeit after 30 minutes.");
    // Figures are another matter: they are in nobody's way.
    let knobs = json!({ "campaign": campaign, "knobs": [{ "knob": "win", "value": 3 }] });
    let _: HouseRules = call(&there, "campaign_house_set", knobs);
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
    // What was said and taken back on one side is told once, and not at all where it was put back.
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
    let (campaign, warbands) = crate::club::club(&here);
    let _: Value = call(&there, "book_new", json!({ "sample": false }));
    let evening = crate::club::five(&here, &campaign, &warbands);
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

    // A start that is known there is taken back there, without the campaign at hand: that its plans go is asked.
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
    let (campaign, warbands) = crate::club::club(&here);
    let _: Value = call(&there, "book_new", json!({ "sample": false }));
    let evening = crate::club::five(&here, &campaign, &warbands);
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
    // Both say what became of one player.
    let _ = changes(&here, json!([{ "do": "leave", "player": "dorn" }]));
    let _ = changes(&there, json!([{ "do": "mark_absent", "player": "dorn" }]));
    let view = sends(&there, &tomas, &here);
    assert_eq!(view.conflicts.len(), 1, "{}", brief(&view));
}

/// A parcel in a few lines.
fn brief(view: &ParcelView) -> String {
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
fn held(book: &Path) -> String {
    let read = nml_store::Book::read(book).unwrap();
    let campaigns: Vec<Arc<Open<Campaigns>>> = All::of(&read).unwrap().read;
    let warbands: Vec<Arc<Open<Warbands>>> = All::of(&read).unwrap().read;
    let [campaign] = campaigns.as_slice() else { panic!("one campaign") };
    let member = |open: &&Arc<Open<Warbands>>| campaign.state.enrolment(&open.id.to_string()).is_some();
    let rosters: Vec<_> = warbands.iter().filter(member).map(|open| (open.id, &open.state)).collect();
    serde_json::to_string(&(&campaign.state, rosters)).unwrap()
}

/// What is in force in those streams of a book, by what was said first, and all that it knows of them.
fn standing(book: &Path, view: &ParcelView) -> [BTreeSet<Hash>; 2] {
    fn of<S: Subject>(all: &[Arc<Open<S>>], view: &ParcelView, sets: &mut [BTreeSet<Hash>; 2]) {
        for open in all.iter().filter(|open| view.streams.iter().any(|line| line.id == open.id.to_string())) {
            let tip = open.log.tip();
            let does = |kept: &&Kept<S::Command, S::Event>| matches!(kept.entry.act, Act::Do { .. });
            sets[0].extend(open.log.standing_at(&tip).into_iter().filter(does).map(Kept::first_said));
            sets[1].extend(open.log.known(&tip));
        }
    }
    let read = nml_store::Book::read(book).unwrap();
    let campaigns: Vec<Arc<Open<Campaigns>>> = All::of(&read).unwrap().read;
    let warbands: Vec<Arc<Open<Warbands>>> = All::of(&read).unwrap().read;
    let mut sets = [BTreeSet::new(), BTreeSet::new()];
    of(&campaigns, view, &mut sets);
    of(&warbands, view, &mut sets);
    sets
}

/// Faces of a die that nobody has thrown: the same for the same seed.
struct Chance(u64);

impl Chance {
    fn of(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

/// Nothing comes from nowhere, and nothing goes but what somebody left out who knew of it, and what was shown on the side
/// that was not chosen or named as what the choice costs.
fn uncontested_stays(
    view: &ParcelView,
    stands: &[&str],
    [[ours, we_know], [theirs, they_know]]: &[[BTreeSet<Hash>; 2]; 2],
    [now, _]: &[BTreeSet<Hash>; 2],
    alone: &BTreeSet<Hash>,
    of: &str,
) {
    assert!(now.is_subset(&(ours | theirs)), "nothing comes from nowhere: {of}");
    let lost: usize = view
        .conflicts
        .iter()
        .zip(stands)
        .map(|(conflict, stands)| match *stands {
            "here" => conflict.there.entries + conflict.here_costs.as_ref().map_or(0, |costs| costs.entries),
            _ => conflict.here.entries + conflict.there_costs.as_ref().map_or(0, |costs| costs.entries),
        })
        .sum();
    let gone = |entry: &&Hash| {
        !now.contains(entry)
            && (theirs.contains(entry) || !they_know.contains(entry))
            && (ours.contains(entry) || !we_know.contains(entry))
    };
    let gone = (ours | theirs).iter().filter(gone).count();
    assert!(gone <= lost, "{gone} of {lost}: {of}");
    let costs = view.conflicts.iter().zip(stands).any(|(conflict, stands)| match *stands {
        "here" => conflict.here_costs.is_some(),
        _ => conflict.there_costs.is_some(),
    });
    assert!(costs || alone.is_subset(now), "a game that nobody spoke of in the other book: {of}");
}

/// The games that one of two books filed, and of whose Warbands nobody said anything in the other one.
fn alone(books: [&Path; 2], warbands: &[String], before: &[[BTreeSet<Hash>; 2]; 2]) -> BTreeSet<Hash> {
    let mut games: [Vec<(Hash, String)>; 2] = Default::default();
    let mut spoken = [String::new(), String::new()];
    for (side, book) in books.into_iter().enumerate() {
        let known = &before[1 - side][1];
        let read = nml_store::Book::read(book).unwrap();
        let (campaigns, rosters) =
            (All::<Campaigns>::of(&read).unwrap().read, All::<Warbands>::of(&read).unwrap().read);
        for open in &campaigns {
            for kept in open.log.kept().iter().filter(|kept| !known.contains(&kept.first_said())) {
                let said = serde_json::to_string(&kept.entry.act).unwrap();
                spoken[side] += &said;
                // What was taken back is not told here.
                if !matches!(kept.entry.act, Act::Do { .. } | Act::Amend { .. }) {
                    spoken[side] += &warbands.join(" ");
                }
                let records = matches!(kept.command(), Some(nml_campaign::Command::Record { .. }));
                if records && before[side][0].contains(&kept.first_said()) {
                    games[side].push((kept.first_said(), said));
                }
            }
        }
        for open in &rosters {
            if open.log.kept().iter().any(|kept| !known.contains(&kept.first_said())) {
                spoken[side] += &open.id.to_string();
            }
        }
    }
    let mut alone = BTreeSet::new();
    for (side, games) in games.iter().enumerate() {
        let there =
            |said: &str| warbands.iter().any(|id| said.contains(id.as_str()) && spoken[1 - side].contains(id.as_str()));
        alone.extend(games.iter().filter(|(_, said)| !there(said)).map(|(entry, _)| *entry));
    }
    alone
}

/// Does something in a book, whatever comes.
fn does_something(session: &Session, campaign: &str, warbands: &[String], chance: &mut Chance, word: &str) {
    let warband = &warbands[chance.of(warbands.len())];
    let models = open_warband(session, warband).models;
    let rename = json!({ "kind": "rename", "name": format!("{word} {}", chance.of(100)) });
    match chance.of(11) {
        0 => drop(edit(session, warband, &rename)),
        1 => drop::<Campaign>(call(
            session,
            "campaign_rename",
            json!({ "campaign": campaign, "name": format!("{word} {}", chance.of(100)) }),
        )),
        2 => {
            let paused = chance.of(2) == 0;
            let rest = json!({ "campaign": campaign, "warband": warband, "paused": paused });
            drop(may_say(session, "campaign_pause", rest));
        }
        3 | 4 => {
            let add = json!({ "kind": "add_model", "entry": "heretic-trooper" });
            drop(may_say(session, "warband_edit", json!({ "warband": warband, "edit": add })));
        }
        5 if !models.is_empty() => {
            let model = models[chance.of(models.len())].id;
            edit(
                session,
                warband,
                &json!({ "kind": "rename_model", "model": model, "name": format!("{word} {}", chance.of(9)) }),
            );
        }
        6 => drop(may_say(session, "warband_undo", json!({ "warband": warband }))),
        7 => {
            // A Warband that is no longer a member is not sent with the campaign, and may go on alone.
            let history: Value = call(session, "campaign_history", json!({ "campaign": campaign }));
            let last = history["entries"].as_array().unwrap().iter().rfind(|line| line["in_force"] == true);
            if !last.unwrap()["said"].as_str().unwrap().ends_with("admitted") {
                drop(may_say(session, "campaign_undo", json!({ "campaign": campaign })));
            }
        }
        8 | 9 => {
            let games = page(session, campaign).games;
            if let Some(game) = games.get(chance.of(games.len().max(1))) {
                let past = may_say(session, "correction", json!({ "aftermath": game.battle, "steps": [] }));
                let past: Option<CorrectionView> = past.ok().map(|past| serde_json::from_value(past).unwrap());
                if let Some(past) = past {
                    let lines = past.pages.iter().flat_map(|page| &page.lines);
                    let thrown =
                        |question: &AftermathQuestion| question.dice.as_ref().is_some_and(|dice| dice.count == 1);
                    let rolls: Vec<_> = lines.filter(|line| line.question.as_ref().is_some_and(thrown)).collect();
                    let mut steps = Vec::new();
                    if let (Some(roll), true) = (rolls.get(chance.of(rolls.len().max(1))), chance.of(2) == 0) {
                        let answer = faces(&[u8::try_from(1 + chance.of(6)).unwrap()]);
                        steps.push(json!({ "kind": "anew", "seq": roll.seq, "place": roll.place, "answer": answer }));
                    }
                    if steps.is_empty() || chance.of(2) == 0 {
                        let mut battle = past.result.sheet.battle;
                        battle.sides[chance.of(2)].vp = Some(u16::try_from(chance.of(12)).unwrap());
                        battle.winner = None;
                        steps.push(json!({ "kind": "result", "battle": battle }));
                    }
                    let correction = json!({ "aftermath": game.battle, "steps": steps, "reason": word });
                    drop(may_say(session, "correction_accept", correction));
                }
            }
        }
        _ => {
            let other = &warbands[chance.of(warbands.len())];
            if other != warband {
                let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
                let mut battle = sheet.battle;
                for (side, of) in battle.sides.iter_mut().zip([warband, other]) {
                    side.who = PaperWho::Warband { warband: of.clone() };
                    side.vp = Some(u16::try_from(chance.of(12)).unwrap());
                    side.took_part.clear();
                }
                if let (Some(first), true) = (models.first(), chance.of(2) == 0) {
                    battle.sides[0].took_part.push(first.id);
                    battle.sides[0].fell.push(PaperFall { model: first.id, turn: None, by: None });
                }
                battle.played = Some("2026-04-30".into());
                let filed = may_say(session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
                if let Ok(filed) = filed {
                    let filed: BattleFiled = serde_json::from_value(filed).unwrap();
                    close(session, &filed.battle);
                }
            }
        }
    }
}

/// What may be refused as things stand.
fn may_say(session: &Session, name: &str, input: Value) -> Result<Value, Failure> {
    answer(session, name, input).map(|said| serde_json::from_str(said.get()).unwrap())
}

#[test]
fn books_that_diverge_at_random_hold_the_same_once_they_have_met() {
    let mut met = [0; 2];
    let mut crossed = 0;
    for seed in 100..112 {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let here = sending(&ines, "ardent-mile.nml", "Ines");
        let there = sending(&tomas, "book.nml", "Tomas");
        let books = [ines.path().join("ardent-mile.nml"), tomas.path().join("book.nml")];
        let (campaign, warbands) = crate::club::club(&here);
        for warband in &warbands {
            let _: Warband = edit(&here, warband, &json!({ "kind": "add_model", "entry": "heretic-trooper" }));
        }
        let _: Value = call(&there, "book_new", json!({ "sample": false }));
        let _ = hears(&here, &ines, &there, &campaign);
        let mut chance = Chance(seed);
        for meeting in 0..3 {
            for (session, word) in [(&here, "Ines’"), (&there, "Tomas’")] {
                for _ in 0..chance.of(5) {
                    does_something(session, &campaign, &warbands, &mut chance, word);
                }
            }
            let hers = sent(&here, &ines, &campaign);
            let view = opens(&here, sent(&there, &tomas, &campaign));
            let before = books.clone().map(|book| standing(&book, &view));
            let stands: Vec<&str> = view.conflicts.iter().map(|_| ["here", "there"][chance.of(2)]).collect();
            let of = format!("seed {seed}, meeting {meeting}, {stands:?} of {}", brief(&view));
            // Whatever a person decides, what nobody contradicts stays in force, or is named with that choice.
            let sides = books.each_ref().map(|book| book.as_path());
            let alone = alone(sides, &warbands, &before);
            for side in if view.conflicts.is_empty() { &[][..] } else { &["here", "there"] } {
                let tried = tempfile::tempdir().unwrap();
                let copy = tried.path().join("ardent-mile.nml");
                nml_store::Book::read(&books[0]).unwrap().backup(&copy, nml_store::Overwrite::Refuse).unwrap();
                let decided = vec![*side; view.conflicts.len()];
                let session = sending(&tried, "ardent-mile.nml", "Ines");
                let again = opens(&session, crate::parcels::dropped(&tomas.path().join("sent.nmlp")));
                take(&session, &again, &decided);
                uncontested_stays(&view, &decided, &before, &standing(&copy, &view), &alone, &of);
                whole(&session);
            }
            let mut decided = stands.clone();
            let said = json!({ "parcel": view.parcel, "stands": stands });
            if let Err(failure) = may_say(&here, "parcel_take", said) {
                assert_eq!(failure.code, "not_together", "{of}");
                decided = vec!["there"; stands.len()];
                take(&here, &view, &decided);
            }
            uncontested_stays(&view, &decided, &before, &standing(&books[0], &view), &alone, &of);
            met[usize::from(stands.is_empty())] += 1;
            let mut of = of;
            // He decides on his own as well, before he hears what she decided.
            if !stands.is_empty() {
                let his = opens(&there, hers);
                let sides: Vec<&str> = his.conflicts.iter().map(|_| ["here", "there"][chance.of(2)]).collect();
                if may_say(&there, "parcel_take", json!({ "parcel": his.parcel, "stands": sides })).is_ok() {
                    let view = opens(&here, sent(&there, &tomas, &campaign));
                    let before = books.clone().map(|book| standing(&book, &view));
                    let stands = vec![["here", "there"][chance.of(2)]; view.conflicts.len()];
                    of = format!("{of}\nhis {sides:?}, then {stands:?} of {}", brief(&view));
                    take(&here, &view, &stands);
                    uncontested_stays(&view, &stands, &before, &standing(&books[0], &view), &BTreeSet::new(), &of);
                    crossed += 1;
                }
            }
            let heard = opens(&there, sent(&here, &ines, &campaign));
            let of = format!("{of}\nand back: {}", brief(&heard));
            assert!(heard.conflicts.is_empty(), "{of}");
            take(&there, &heard, &[]);
            let both = books.clone().map(|book| held(&book));
            let differ = both[0].bytes().zip(both[1].bytes()).take_while(|(a, b)| a == b).count();
            let from = differ.saturating_sub(200);
            let around = |text: &str| {
                String::from_utf8_lossy(&text.as_bytes()[from.min(text.len())..]).chars().take(600).collect::<String>()
            };
            assert!(both[0] == both[1], "{of}\n{}\n{}", around(&both[0]), around(&both[1]));
            whole(&here);
            whole(&there);
        }
    }
    assert!(met.iter().all(|meetings| *meetings > 2), "with conflicts and without: {met:?}");
    assert!(crossed > 1, "both decided: {crossed}");
}

#[test]
fn a_choice_that_takes_the_attacker_away_meets_somebody_at_the_door() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let here = sending(&ines, "ardent-mile.nml", "Ines");
    let there = sending(&tomas, "book.nml", "Tomas");
    let (_, evening, _) = crate::club::roles::two(&here);
    let _: Value = call(&there, "book_new", json!({ "sample": false }));
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
