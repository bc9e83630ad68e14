//! A report of a problem: what it tells of a book, and that it names nobody.

use std::collections::BTreeSet;

use crate::kit::{call, edit, model, open_warband, refused, sample, session, session_with};
use nml_app::open_book::BookState;
use nml_app::report::{Report, ReportBook, ReportText, report_into};
use nml_app::session::Session;
use nml_store::Book;
use serde_json::{Value, json};

fn page(browser: &str, failures: &[&str]) -> Value {
    json!({
        "browser": browser, "width": 1280, "height": 800, "scale": 100, "text_size": 100, "dark": false, "still": false,
        "failures": failures,
    })
}

fn look(session: &Session, said: &str) -> ReportText {
    call(session, "report_look", json!({ "page": page("Mozilla/5.0", &["PAGE_NOT_DRAWN"]), "said": said }))
}

fn read(text: &ReportText) -> Report {
    serde_json::from_str(&text.text).unwrap()
}

/// Every text that somebody may have written: what is no word of the program, which are small letters in one piece.
fn written_by_people(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            let human = text.chars().any(|c| c.is_uppercase() || c.is_whitespace() || !c.is_ascii());
            if human && text.chars().count() > 2 {
                into.insert(text.clone());
            }
        }
        Value::Array(all) => all.iter().for_each(|one| written_by_people(one, into)),
        Value::Object(all) => all.values().for_each(|one| written_by_people(one, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn texts(book: &Book) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for info in book.streams(None).unwrap() {
        let stream = book.stream(info.id).unwrap();
        let lines = stream.entries.iter().map(|sealed| sealed.bytes.as_slice());
        for bytes in std::iter::once(stream.header.as_slice()).chain(lines) {
            written_by_people(&serde_json::from_slice(bytes).unwrap(), &mut found);
        }
    }
    found
}

#[test]
fn nothing_that_a_season_was_written_with_is_in_its_report() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let BookState::Open { book } = call(&session, "book_new", json!({"holds": "season"})) else { panic!("not open") };
    let shown = look(&session, "");
    let report = read(&shown);
    let ReportBook::Open(sizes) = &report.book else { panic!("{:?}", report.book) };
    assert_eq!(sizes.streams.get("nml.warband"), Some(&6));
    assert_eq!(sizes.entries, book.entries);
    assert!(report.streams.iter().all(|stream| stream.fails.is_none()));
    let lines: Vec<&String> = report.streams.iter().flat_map(|stream| &stream.last).collect();
    assert!(lines.len() > 500, "{}", lines.len());
    assert!(lines.iter().any(|line| line.starts_with("do move: ")), "{:?}", lines.get(..20));
    assert!(lines.iter().all(|line| !line.contains("unknown")), "an entry of ours has words");
    let warbands: Value = call(&session, "warbands", Value::Null);
    let warband = warbands[0]["name"].as_str().unwrap().to_owned();
    drop(session);
    let names = texts(&Book::open(&folder.path().join("ardent-mile.nml")).unwrap());
    assert!(names.contains(&warband) && names.len() > 300, "{} texts", names.len());
    let told: Vec<&String> = names.iter().filter(|name| shown.text.contains(name.as_str())).collect();
    assert!(told.is_empty(), "{told:?}");
    assert!(!shown.text.contains(&folder.path().display().to_string()));
}

/// Names as people make them up, and as nobody would: a quote, a line's end, letters of other scripts, words of ours.
fn name(seed: u64) -> String {
    const SYLLABLES: [&str; 16] =
        ["Vor", "zhe", "Ął", "mud", "\"q\"", "ß", " of ", "Дон", "mirk", "\\n", "Bræ", "do ", "{x}", "Øl", "鉄", "’s "];
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % 16).unwrap()
    };
    let made: String = (0..4).map(|_| SYLLABLES[next()]).collect();
    format!("Qy{}{seed}", made.trim())
}

#[test]
fn whatever_people_and_things_are_called_a_report_does_not_say_it() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let session = session.signed(&name(1000));
    let piers = model(&open_warband(&session, &redoubt), "Piers Allard");
    let mut names = vec![name(1000)];
    for seed in 0..24 {
        let (warband, fighter, campaign, motto) = (name(seed), name(seed + 100), name(seed + 200), name(seed + 300));
        edit(&session, &redoubt, &json!({ "kind": "rename", "name": warband }));
        edit(&session, &redoubt, &json!({ "kind": "rename_model", "model": piers, "name": fighter }));
        let evening = json!({ "name": campaign, "day": "2026-12-03", "rotation": null });
        let _: Value = call(&session, "evening_new", evening);
        // A call that fails says what it was asked for: the report says only which call, and the code.
        let failure = refused(&session, "warband", json!({ "warband": motto }));
        assert_eq!(failure.code, "BAD_ID");
        names.extend([warband, fighter, campaign, motto]);
    }
    let shown = look(&session, "");
    for name in &names {
        let spelt = serde_json::to_string(name).unwrap();
        assert!(!shown.text.contains(name.as_str()) && !shown.text.contains(spelt.trim_matches('"')), "{name}");
    }
    let report = read(&shown);
    assert_eq!(report.failures.len(), 24);
    assert!(
        report.failures.iter().all(|failure| (failure.call.as_str(), failure.code.as_str()) == ("warband", "BAD_ID"))
    );
    let shape = &report.streams.iter().find(|stream| stream.entries > 40).unwrap().last;
    assert!(shape.iter().any(|line| line.starts_with("do rename: ")), "{shape:?}");
}

#[test]
fn what_a_page_says_of_itself_is_held_to_its_bounds_and_only_the_person_writes_into_it() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let browser = format!("Firefox\n{}", "x".repeat(5000));
    let input = json!({ "page": page(&browser, &["INTERNAL", "it said Ada"]), "said": " The map froze. " });
    let shown: ReportText = call(&session, "report_look", input);
    let report = read(&shown);
    let page = report.page.unwrap();
    assert_eq!((page.browser.len(), page.failures), (200, vec!["INTERNAL".to_owned()]));
    assert_eq!(report.said.as_deref(), Some("The map froze."));
    let too_long = json!({ "page": crate::report::page("", &[]), "said": "x".repeat(2001) });
    assert_eq!(refused(&session, "report_look", too_long).code, "TOO_LONG");
}

#[test]
fn what_is_saved_is_what_was_shown_and_nothing_else_is_saved_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("problem.json");
    let session = session_with(&folder, vec![Some(to.clone())]);
    let shown = look(&session, "");
    assert_eq!(read(&shown).book, ReportBook::None);
    let _: Value = call(&session, "report_save", json!(shown));
    assert_eq!(std::fs::read_to_string(&to).unwrap(), shown.text);
    assert_eq!(refused(&session, "report_save", json!({ "text": "{}" })).code, "BAD_INPUT");
}

#[test]
fn a_book_that_does_not_open_is_reported_by_its_code_and_a_file_that_is_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (book, to) = (folder.path().join("ours.nml"), folder.path().join("problem.json"));
    std::fs::write(&book, "no book").unwrap();
    let made = report_into(&to, Some(book)).unwrap();
    let ReportBook::Refused { code } = &made.report.book else { panic!("{:?}", made.report.book) };
    assert!(!code.is_empty());
    assert_eq!(std::fs::read_to_string(&to).unwrap().len(), made.bytes);
    assert_eq!(report_into(&to, None).unwrap_err().code, "FILE_EXISTS");
}
