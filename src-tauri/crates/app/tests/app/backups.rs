//! Backups that nobody has to remember: made before the first change of a day and before anything large, compared with
//! now, and restored.

use std::fs;
use std::path::Path;

use nml_app::backups::{BackupCompared, Backups};
use nml_app::clock::as_of;
use nml_app::open_book::BookState;
use nml_app::session::Session;
use serde_json::{Value, json};

use crate::kit::{call, close, edit, faces, fought, model, open_warband, refused, sample, say, session_with};

const FRIDAY: &str = "2026-11-20T20:15:00+01:00";
const SATURDAY: &str = "2026-11-21T10:00:00+01:00";

fn backups(session: &Session) -> Backups {
    call(session, "backups", Value::Null)
}

fn befores(session: &Session) -> Vec<Value> {
    backups(session).backups.iter().map(|line| json!(line.before)).collect()
}

fn rename(session: &Session, warband: &str, name: &str) {
    edit(session, warband, &json!({ "kind": "rename", "name": name }));
}

#[test]
fn the_first_change_of_a_day_is_preceded_by_a_backup_and_the_second_by_none() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = as_of(FRIDAY, || {
        let made = sample(&folder);
        rename(&made.0, &made.1, "The Eighth Redoubt");
        assert!(backups(&made.0).backups.is_empty(), "the book was made today");
        made
    });
    as_of(SATURDAY, || {
        rename(&session, &redoubt, "The Ninth Redoubt");
        rename(&session, &redoubt, "The Tenth Redoubt");
        let seen = backups(&session);
        assert_eq!(seen.folder, folder.path().join("ardent-mile backups").display().to_string());
        assert_eq!((seen.chosen, seen.failed, seen.old), (false, None, None));
        let [line] = seen.backups.as_slice() else { panic!("one: {:?}", seen.backups) };
        assert_eq!((line.made.as_str(), json!(line.before)), ("2026-11-21T10:00:00", json!("day")));

        let compared: BackupCompared = call(&session, "backup_compare", json!({ "name": line.name }));
        // Its campaign learns of a Warband's new name.
        let differ = |kind: &str| {
            let found = compared.differ.iter().find(|one| one.kind == kind);
            found.map(|one| (one.name.clone().unwrap_or_default(), one.now.unwrap() - one.then.unwrap()))
        };
        assert_eq!((compared.differ.len(), compared.now), (2, compared.then + 4));
        assert_eq!(differ("nml.warband"), Some(("The Tenth Redoubt".to_owned(), 2)));
        assert_eq!(differ("nml.campaign").map(|(_, more)| more), Some(2));
        assert_eq!(refused(&session, "backup_compare", json!({ "name": "../ardent-mile.nml" })).code, "UNKNOWN_BACKUP");
    });
}

#[test]
fn a_backup_is_put_back_and_what_it_replaced_can_be_put_back_too() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = as_of(FRIDAY, || sample(&folder));
    as_of(SATURDAY, || rename(&session, &redoubt, "The Ninth Redoubt"));
    let name = |session: &Session| open_warband(session, &redoubt).name;
    let put_back = |at: usize| {
        let backup = &backups(&session).backups[at].name;
        let state: BookState = call(&session, "backup_restore", json!({ "name": backup }));
        assert!(matches!(state, BookState::Open { .. }));
    };
    as_of("2026-11-21T11:00:00+01:00", || put_back(0));
    assert_eq!(name(&session), "The Seventh Redoubt");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    assert_eq!(befores(&session), [json!("restore"), json!("day")]);
    as_of("2026-11-21T12:00:00+01:00", || put_back(0));
    assert_eq!(name(&session), "The Ninth Redoubt");
    assert_eq!(befores(&session), [json!("restore"), json!("restore"), json!("day")]);
}

#[test]
fn a_backup_is_not_put_back_under_somebody_who_reads_the_book() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = as_of(FRIDAY, || sample(&folder));
    as_of(SATURDAY, || rename(&session, &redoubt, "The Ninth Redoubt"));
    let reader = nml_store::Book::read(&folder.path().join("ardent-mile.nml")).unwrap();
    let backup = backups(&session).backups[0].name.clone();
    let failure = as_of("2026-11-21T11:00:00+01:00", || refused(&session, "backup_restore", json!({ "name": backup })));
    assert_eq!(failure.code, "BOOK_IN_USE");
    assert_eq!(open_warband(&session, &redoubt).name, "The Ninth Redoubt", "the book is as it was");
    drop(reader);
}

#[test]
fn a_correction_and_other_rules_are_preceded_by_a_backup_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let tobin = model(&open_warband(&session, &redoubt), "Tobin Allard");
    say(&session, &battle, &redoubt, tobin, &faces(&[1]));
    close(&session, &battle);
    assert!(backups(&session).backups.is_empty());
    let past: Value = call(&session, "correction", json!({ "aftermath": battle, "steps": [] }));
    let lines: Vec<Value> =
        past["pages"].as_array().unwrap().iter().flat_map(|page| page["lines"].as_array().unwrap().clone()).collect();
    let roll = lines.iter().find(|line| line["heading"] == "Survival Roll for Tobin Allard").unwrap();
    let steps = json!([{ "kind": "anew", "seq": roll["seq"], "place": roll["place"], "answer": faces(&[5]) }]);
    let accepted = json!({ "aftermath": battle, "steps": steps, "reason": "Misread" });
    // On a later day it is the first change too: one backup serves both.
    let later = "2040-01-01T10:00:00+01:00";
    as_of(later, || call::<Value>(&session, "correction_accept", accepted));
    assert_eq!(befores(&session), [json!("correction")]);
}

#[test]
fn the_person_chooses_where_backups_stand_and_a_place_that_is_gone_keeps_nobody_from_playing() {
    let folder = tempfile::tempdir().unwrap();
    let (disk, book) = (folder.path().join("disk"), folder.path().join("ardent-mile.nml"));
    fs::create_dir_all(&disk).unwrap();
    let redoubt = as_of(FRIDAY, || sample(&folder).1);
    let session = session_with(&folder, vec![Some(disk.clone()), None]);
    let chosen: Backups = call(&session, "backup_folder", Value::Null);
    let there = disk.join("ardent-mile backups");
    assert_eq!((chosen.chosen, Path::new(&chosen.folder)), (true, there.as_path()));
    let unchanged: Backups = call(&session, "backup_folder", Value::Null);
    assert_eq!(unchanged.folder, chosen.folder, "nobody chose another");

    // Something else stands where the folder should be.
    fs::write(&there, "a file").unwrap();
    as_of(SATURDAY, || rename(&session, &redoubt, "The Ninth Redoubt"));
    assert_eq!(open_warband(&session, &redoubt).name, "The Ninth Redoubt");
    fs::remove_file(&there).unwrap();
    let failed = backups(&session);
    assert!(failed.failed.is_some_and(|why| why.contains("ardent-mile backups")), "said on the page of the book");
    let weeks_later = as_of("2026-12-05T10:00:00+01:00", || backups(&session));
    assert_eq!(weeks_later.old, Some(15), "it was changed on the day after it was made, and there is no backup");

    // The next change tries again.
    as_of("2026-11-21T10:05:00+01:00", || rename(&session, &redoubt, "The Tenth Redoubt"));
    assert_eq!(backups(&session).failed, None);
    assert!(fs::metadata(&book).is_ok() && fs::read_dir(&there).unwrap().count() == 1);
    let beside: Backups = call(&session, "backup_beside", Value::Null);
    assert_eq!((beside.chosen, beside.backups.len()), (false, 0));
    let weeks_later = as_of("2026-12-05T10:00:00+01:00", || backups(&session));
    assert_eq!(weeks_later.old, Some(15), "changed on the day after it was made, and nothing beside it since");
}

#[test]
fn the_backup_that_is_put_back_is_not_thinned_away_by_the_one_made_first() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = as_of(FRIDAY, || sample(&folder));
    // Two of one day: three weeks on, only the first of them has to stay.
    as_of(SATURDAY, || rename(&session, &redoubt, "The Ninth Redoubt"));
    let kept = folder.path().join("ardent-mile backups");
    let second = "2026-11-21T22-00-00-correction.nml";
    fs::copy(kept.join("2026-11-21T10-00-00-day.nml"), kept.join(second)).unwrap();
    let state: BookState =
        as_of("2026-12-12T10:00:00+01:00", || call(&session, "backup_restore", json!({ "name": second })));
    assert!(matches!(state, BookState::Open { .. }));
    assert_eq!(open_warband(&session, &redoubt).name, "The Seventh Redoubt");
}

#[test]
fn a_clock_that_ran_ahead_once_does_not_end_the_daily_backups() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = as_of(FRIDAY, || sample(&folder));
    as_of("2030-01-01T10:00:00+01:00", || rename(&session, &redoubt, "The Ninth Redoubt"));
    drop(session);
    let session = session_with(&folder, Vec::new());
    as_of(SATURDAY, || rename(&session, &redoubt, "The Tenth Redoubt"));
    assert!(backups(&session).backups.iter().any(|line| line.made.starts_with("2026-11-21")));
}
