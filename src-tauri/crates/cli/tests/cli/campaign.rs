//! `nml campaign` as scripts use it.

use std::path::Path;
use std::process::{Command, Output};

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::session::Session;
use serde_json::{Value, json};

fn nml(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments).output().unwrap()
}

fn document(arguments: &[&str]) -> Value {
    let output = nml(&[&["--json", "campaign"], arguments].concat());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Status 2, nothing on standard output, one line on standard error.
fn refused(arguments: &[&str]) -> String {
    let output = nml(&[&["--json", "campaign"], arguments].concat());
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line
}

/// The session with the sample: a campaign of two Warbands, and one more that nobody has joined.
fn book(path: &Path) -> Session {
    let session = Session::new(path.with_extension("data"), Some(path.to_path_buf()), Box::new(Nobody)).signed("Ada");
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    answer(&session, "campaign_new", json!({ "name": "Winter" })).unwrap();
    session
}

#[test]
fn standings_and_history_are_told_by_name_and_by_id_while_the_book_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let _open = book(&path);
    let path = path.to_str().unwrap();
    let standings = document(&["standings", path, "The Ardent Mile"]);
    assert_eq!(standings["campaign"]["name"], "The Ardent Mile");
    let lines = standings["standings"].as_array().unwrap();
    let names: Vec<&str> = lines.iter().map(|line| line["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["The Ashen Choir", "The Seventh Redoubt"]);
    assert_eq!((&lines[0]["points"], &lines[0]["place"], &lines[1]["place"]), (&json!(0), &json!(1), &json!(1)));
    let id = standings["campaign"]["id"].as_str().unwrap();
    assert_eq!(document(&["standings", path, id]), standings);

    let rows = document(&["csv", path, id]);
    assert_eq!((&rows[0][1], &rows[1][1]), (&json!("Warband"), &json!("The Ashen Choir")));
    assert_eq!(document(&["csv", path, id, "--games"]).as_array().unwrap().len(), 1, "headings, and no game yet");

    let history = document(&["history", path, id]);
    let entries = history["entries"].as_array().unwrap();
    let said: Vec<&str> = entries.iter().map(|entry| entry["said"].as_str().unwrap()).collect();
    assert_eq!(
        said,
        [
            "The Seventh Redoubt admitted",
            "The Ashen Choir admitted",
            "Claim No Man’s Land planned: The Seventh Redoubt – The Ashen Choir"
        ]
    );
    assert!(entries.iter().all(|entry| entry["in_force"] == true && entry["by"] == "Ada"));

    let text = String::from_utf8(nml(&["campaign", "standings", path, "The Ardent Mile"]).stdout).unwrap();
    assert!(text.starts_with("The Ardent Mile\n  1  The Ashen Choir"), "{text}");
}

#[test]
fn a_calendar_has_the_last_days_of_games_and_the_evenings() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let session = book(&path);
    answer(&session, "evening_new", json!({ "name": "Friday, at the Mill", "day": "2099-12-04", "rotation": null }))
        .unwrap();
    let out = folder.path().join("club.ics");
    let (path, file) = (path.to_str().unwrap(), out.to_str().unwrap());
    let printed = String::from_utf8(nml(&["campaign", "calendar", path]).stdout).unwrap();
    assert!(printed.contains("DTSTART;VALUE=DATE:20991204\r\n"), "{printed}");
    assert!(printed.contains("SUMMARY:Friday\\, at the Mill\r\n"), "{printed}");
    assert_eq!(document(&["calendar", path, "--out", file]), file);
    assert_eq!(std::fs::read_to_string(&out).unwrap().trim_end(), printed.trim_end());
    assert!(refused(&["calendar", file]).contains("club.ics"));
}

#[test]
fn a_history_marks_what_was_undone_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let session = book(&path);
    let path = path.to_str().unwrap();
    let id = document(&["standings", path, "Winter"])["campaign"]["id"].clone();
    answer(&session, "campaign_rename", json!({ "campaign": id, "name": "Spring" })).unwrap();
    answer(&session, "campaign_undo", json!({ "campaign": id })).unwrap();
    let text = String::from_utf8(nml(&["campaign", "history", path, "Winter"]).stdout).unwrap();
    let lines: Vec<&str> = text.lines().skip(1).collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines[0].ends_with("the name Spring (undone later)"), "{text}");
    assert!(lines[1].ends_with("undone: the name Spring"), "{text}");
}

#[test]
fn what_names_no_campaign_or_two_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let session = book(&path);
    let file = path.to_str().unwrap();
    let line = refused(&["standings", file, "Summer"]);
    assert!(line.contains("Summer") && line.contains("The Ardent Mile") && line.contains("Winter"), "{line}");
    answer(&session, "campaign_new", json!({ "name": "Winter" })).unwrap();
    let line = refused(&["history", file, "Winter"]);
    assert!(line.contains("Several campaigns"), "{line}");
    assert!(refused(&["history", file]).contains("The Ardent Mile, Winter"), "nobody said which");
    assert!(refused(&["standings", "nowhere.nml", "Winter"]).contains("nowhere.nml"));
}
