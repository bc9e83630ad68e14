//! `nml book` as scripts use it: keys, streams and exit statuses.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::session::Session;
use nml_ledger::{Act, Author, Heading, Kind, Log, StreamId, seal_header};
use nml_store::{Append, Batch, Book, Pack, PackKind, Row, device_secret};
use serde_json::{Value, json};

fn nml(arguments: &[&str], paths: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml"))
        .env("NML_DATA_DIR", env!("CARGO_TARGET_TMPDIR"))
        .args(arguments)
        .args(paths)
        .output()
        .unwrap()
}

fn document(status: i32, arguments: &[&str], paths: &[&Path]) -> Value {
    let output = nml(&[&["--json", "book"], arguments].concat(), paths);
    assert_eq!(output.status.code(), Some(status), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Status 2, nothing on standard output, one line on standard error that says what and where.
fn refused(arguments: &[&str], paths: &[&Path]) -> String {
    for json in [&["book"][..], &["--json", "book"]] {
        let output = nml(&[json, arguments].concat(), paths);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
    }
    let line = String::from_utf8(nml(&[&["book"], arguments].concat(), paths).stderr).unwrap();
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line
}

/// The sample, as the window makes it: streams that fold to the lists.
fn book(path: &Path) -> Book {
    let session = Session::new(path.with_extension("data"), Some(path.to_path_buf()), Box::new(Nobody)).signed("Ada");
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    drop(session);
    Book::open(path).unwrap()
}

/// A book of few pages, whose one battle is whole and in words that nobody knows.
fn small(path: &Path) -> Book {
    let mut book = Book::create(path, [7; 16], "Our club", "1917-04-01T20:15:00Z").unwrap();
    let header = seal_header(&Heading::new(Kind::Battle, StreamId::from_bytes([1; 16]))).unwrap();
    let mut log: Log<String, u32> = Log::open(&header).unwrap();
    let mut entries = Vec::new();
    for n in 0..3 {
        let author = Author { at: "1917-04-01T20:15:00Z".into(), by: "Ada".into(), ..Author::default() };
        let sealed = log.next(author, Act::Do { command: "act".into(), events: vec![n] }).seal().unwrap();
        log.push(&sealed).unwrap();
        entries.push(sealed);
    }
    let appends = vec![Append::begin(header, entries).unwrap()];
    let packs = vec![Pack { kind: PackKind::Pack, name: "trench".into(), bytes: b"{}".into() }];
    book.append(&Batch { appends, packs, ..Batch::at("1917-04-01T20:15:00Z") }).unwrap();
    book
}

#[test]
fn a_whole_book_is_fine_also_while_it_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let open = book(&path);
    let checked = document(0, &["check"], &[&path]);
    let secret = device_secret(&path.with_extension("data"), || panic!("the book was written with it")).unwrap();
    let (by, key) = (secret.key().short(), secret.key().to_string());
    let authors = json!([{"name": "Ada", "key": key, "device": by, "entries": 7}]);
    let fine = json!({"fine": true, "streams": 4, "entries": 7, "packs": 1, "authors": authors, "findings": []});
    assert_eq!(checked, fine);
    open.close().unwrap();
    assert_eq!(document(0, &["check"], &[&path]), fine);
    let said = nml(&["book", "check"], &[&path]).stdout;
    let signed = format!("Ada: 7 entries, signed by the computer {by}");
    let lines = format!("The book is whole: 4 streams, 7 entries, 1 pack.\n{signed}\n");
    assert_eq!(String::from_utf8(said).unwrap(), lines);
}

#[test]
fn a_stream_that_does_not_open_is_told_and_no_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    small(&path).close().unwrap();
    let found = document(0, &["check"], &[&path]);
    assert_eq!((&found["fine"], &found["findings"][0]["code"]), (&json!(true), &json!("NEWER_WORDS")));
    let said = String::from_utf8(nml(&["book", "check"], &[&path]).stdout).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "The book is whole: 1 stream, 3 entries, 1 pack.");
    assert!(lines[1].contains("The battle was written by a newer No Man’s Ledger"), "{said}");
}

/// A line of the lists that its stream does not fold to is found here as in the window.
#[test]
fn a_list_that_is_out_of_date_is_told_with_status_1() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let mut open = book(&path);
    let mut row = open.warbands().unwrap().remove(0);
    row.models += 1;
    open.append(&Batch { rows: vec![Row::Warband(row)], ..Batch::at("1917-04-01T20:15:00Z") }).unwrap();
    open.close().unwrap();
    let found = document(1, &["check"], &[&path]);
    assert_eq!((&found["fine"], &found["findings"][0]["code"]), (&json!(false), &json!("ROWS")));
}

#[test]
fn a_damaged_book_is_told_with_status_1() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    book(&path).close().unwrap();
    let mut bytes = fs::read(&path).unwrap();
    // What SQLite no longer uses may hold a copy: all are changed.
    let at: Vec<usize> = (0..bytes.len() - 3).filter(|at| &bytes[*at..at + 3] == b"Ada").collect();
    assert!(!at.is_empty());
    at.into_iter().for_each(|at| bytes[at] = b'I');
    fs::write(&path, &bytes).unwrap();
    let found = document(1, &["check"], &[&path]);
    assert_eq!(found["fine"], false);
    assert!(found["findings"][0]["message"].as_str().unwrap().len() > 10, "{found}");
    assert_eq!(nml(&["book", "check"], &[&path]).status.code(), Some(1));
    assert_eq!(fs::read(&path).unwrap(), bytes, "and left as it is");
}

#[test]
fn what_is_no_book_is_told_with_status_2() {
    let folder = tempfile::tempdir().unwrap();
    let (none, other, cut) =
        (folder.path().join("none"), folder.path().join("notes.txt"), folder.path().join("cut.nml"));
    fs::write(&other, "my notes, long enough to be something, but by no means a book of the club").unwrap();
    book(&cut).close().unwrap();
    fs::write(&cut, &fs::read(&cut).unwrap()[..5000]).unwrap();
    let out = folder.path().join("out");
    for (path, said) in [(&none, "no such file"), (&other, "not a book"), (&cut, "damaged")] {
        for task in [&["check"][..], &["stats"], &["export", "--out", out.to_str().unwrap()]] {
            if path == &cut && task == ["check"] {
                // To find damage is what a check is for.
                continue;
            }
            let line = refused(task, &[path]);
            assert!(line.contains(said) && line.contains(path.to_str().unwrap()), "{line}");
        }
        refused(&["backup"], &[path, &out]);
    }
    assert!(!out.exists());
    refused(&["check"], &[]);
    refused(&["export"], &[&cut]);
}

#[test]
fn a_backup_is_a_book_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (path, to) = (folder.path().join("club.nml"), folder.path().join("backup.nml"));
    let open = book(&path);
    let made = document(0, &["backup"], &[&path, &to]);
    assert_eq!(made, json!({"to": to.to_str().unwrap(), "bytes": fs::metadata(&to).unwrap().len()}));
    assert_eq!(document(0, &["check"], &[&to])["entries"], 7);
    assert!(refused(&["backup"], &[&path, &to]).contains("exists already"));
    open.close().unwrap();
}

#[test]
fn a_backup_to_a_folder_or_into_none_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    book(&path).close().unwrap();
    let line = refused(&["backup"], &[&path, folder.path()]);
    assert!(line.contains("is a folder; give the name of a file"), "{line}");
    let none = folder.path().join("none");
    let line = refused(&["backup"], &[&path, &none.join("backup.nml")]);
    assert!(line.contains(&format!("There is no folder {}", none.display())), "{line}");
    let line = refused(&["export", "--out"], &[&none.join("out"), &path]);
    assert!(line.contains(&format!("There is no folder {}", none.display())), "{line}");
    assert!(!none.exists());
}

/// What SQLite says of a malformed file has two lines, and a text of foreign bytes is not a text.
#[test]
fn a_damaged_book_is_told_with_status_1_wherever_the_damage_lies() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    small(&path).close().unwrap();
    let whole = fs::read(&path).unwrap();
    let filled = |from: usize, until: usize| {
        let mut bytes = whole.clone();
        bytes[from..until].fill(0xEE);
        bytes
    };
    let pages = (1..whole.len() / 4096).map(|page| filled(page * 4096, page * 4096 + 12));
    // The first page: SQLite's mark, what it says of itself, its tables. It must still say that it is a book.
    let first = [(0, 16), (16, 24), (24, 60), (100, 112), (200, 4096)].map(|(from, until)| filled(from, until));
    let cut = [72, 100, 4095, 4096, 5000, whole.len() - 4096, whole.len() - 1].map(|left| whole[..left].to_vec());
    let mut malformed = 0;
    for (number, bytes) in pages.chain(first).chain(cut).enumerate() {
        fs::write(&path, &bytes).unwrap();
        let found = document(1, &["check"], &[&path]);
        assert_eq!(found["fine"], false, "harm {number}");
        for message in found["findings"].as_array().unwrap().iter().map(|f| f["message"].as_str().unwrap()) {
            assert!(!message.contains('\n') && !message.contains("***"), "{message}");
            malformed += usize::from(message.starts_with("the file is malformed: "));
        }
        let said = String::from_utf8(nml(&["book", "check"], &[&path]).stdout).unwrap();
        assert!(said.starts_with("The book is damaged.\n") && said.matches("damaged").count() == 1, "{said}");
    }
    assert!(malformed > 10, "{malformed}");
}

#[test]
fn an_export_is_made_of_logs() {
    let folder = tempfile::tempdir().unwrap();
    let (path, out) = (folder.path().join("club.nml"), folder.path().join("out"));
    book(&path).close().unwrap();
    let made = document(0, &["export"], &[&path, Path::new("--out"), &out]);
    let files: Vec<&str> = made["files"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert_eq!((&made["streams"], &made["entries"], files.len()), (&json!(4), &json!(7), 6));
    let entries = |file: &&str| {
        let log = fs::read(out.join(file)).unwrap();
        let read = nml_ledger::read::<Value, Value>(&log).unwrap();
        assert_eq!((&read.first_bad, &read.first_foreign), (&None, &None));
        read.entries
    };
    assert_eq!(files[..4].iter().map(entries).sum::<u64>(), 7);
    let line = refused(&["export"], &[&path, Path::new("--out"), &out]);
    assert!(line.contains("A folder of that name exists already and is not empty"), "{line}");
    let line = refused(&["export"], &[&path, Path::new("--out"), &path]);
    assert!(line.contains("A file of that name exists already"), "{line}");
}

#[test]
fn the_size_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    book(&path).close().unwrap();
    let stats = document(0, &["stats"], &[&path]);
    assert_eq!((&stats["name"], &stats["battles"], &stats["entries"]), (&json!("club"), &json!(0), &json!(7)));
    assert_eq!((&stats["warbands"], &stats["scenarios"], &stats["campaigns"]), (&json!(2), &json!(1), &json!(1)));
    assert_eq!(stats["id"].as_str().unwrap().len(), 32);
    assert!(String::from_utf8(nml(&["book", "stats"], &[&path]).stdout).unwrap().contains("club"));
}

/// The streams of a book as files, campaigns last: a Warband is listed with the campaign that is there.
fn exported(book: &Path, to: &Path) -> Vec<std::path::PathBuf> {
    let _ = document(0, &["export"], &[book, Path::new("--out"), to]);
    let mut files: Vec<_> = fs::read_dir(to).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
    files.sort_by_key(|file| file.file_name().unwrap().to_string_lossy().starts_with("campaign"));
    files
}

/// Without what devices signed.
fn streams_of(mut files: Vec<std::path::PathBuf>) -> Vec<std::path::PathBuf> {
    files.retain(|file| !file.ends_with("signatures.jsonl"));
    files
}

/// Names the only campaign of a book, as the window does.
fn renamed(path: &Path, name: &str) {
    let session = Session::new(path.with_extension("data"), Some(path.to_path_buf()), Box::new(Nobody)).signed("Ada");
    let campaigns: Value = serde_json::from_str(answer(&session, "campaigns", Value::Null).unwrap().get()).unwrap();
    let id = campaigns[0]["id"].as_str().unwrap();
    answer(&session, "campaign_rename", json!({ "campaign": id, "name": name })).unwrap();
}

/// The authors of a check: name, key, entries.
fn authors(path: &Path) -> Value {
    document(0, &["check"], &[path])["authors"].clone()
}

#[test]
fn an_export_takes_its_signatures_along_and_an_import_proves_them() {
    let folder = tempfile::tempdir().unwrap();
    let (ours, theirs) = (folder.path().join("ours.nml"), folder.path().join("theirs.nml"));
    drop(book(&ours));
    drop(Book::create(&theirs, [9; 16], "Another club", "1917-04-01T20:15:00Z").unwrap());
    let out = folder.path().join("out");
    let all = exported(&ours, &out);
    let (signatures, streams): (Vec<_>, Vec<_>) = all.iter().partition(|file| file.ends_with("signatures.jsonl"));
    let [signatures] = signatures[..] else { panic!("{all:?}") };
    let lines = fs::read_to_string(signatures).unwrap();
    assert_eq!(lines.lines().count() as u64, authors(&ours)[0]["entries"].as_u64().unwrap());
    // Without the file they come unsigned, and once more with it they are signed.
    fs::rename(signatures, out.join("elsewhere")).unwrap();
    for file in &streams {
        document(0, &["import"], &[&theirs, file]);
    }
    assert_eq!(authors(&theirs)[0]["key"], Value::Null);
    // The signature of another entry does not fit this one.
    let mut harmed: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    harmed[0]["signature"] = harmed[1]["signature"].clone();
    let harmed: Vec<String> = harmed.iter().map(ToString::to_string).collect();
    fs::write(signatures, harmed.join("\n")).unwrap();
    assert!(refused(&["import"], &[&theirs, signatures]).contains("was not signed by the device that it names"));
    assert!(streams.iter().any(|file| !nml(&["book", "import"], &[&theirs, file]).status.success()));
    fs::write(signatures, &lines).unwrap();
    let campaign = streams[streams.len() - 1];
    let done = document(0, &["import"], &[&theirs, campaign]);
    assert!(done["entries"] == 0 && done["signatures"].as_u64() > Some(0), "{done}");
    assert_eq!(authors(&theirs), authors(&ours), "what lies beside a stream signs all that the book has");
    assert_eq!(document(0, &["import"], &[&theirs, signatures])["signatures"], 0, "once");
    // And at once, where they lie beside.
    let third = folder.path().join("third.nml");
    drop(Book::create(&third, [8; 16], "A third club", "1917-04-01T20:15:00Z").unwrap());
    for file in &streams {
        document(0, &["import"], &[&third, file]);
    }
    assert_eq!(authors(&third), authors(&ours));
    // The file alone does the same.
    let fourth = folder.path().join("fourth.nml");
    drop(Book::create(&fourth, [7; 16], "A fourth club", "1917-04-01T20:15:00Z").unwrap());
    fs::rename(signatures, out.join("elsewhere")).unwrap();
    for file in &streams {
        document(0, &["import"], &[&fourth, file]);
    }
    fs::rename(out.join("elsewhere"), signatures).unwrap();
    assert!(document(0, &["import"], &[&fourth, signatures])["signatures"].as_u64() > Some(0));
    assert_eq!(authors(&fourth), authors(&ours));
}

#[test]
fn a_harmed_key_of_this_computer_is_told_in_one_line_and_the_import_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (ours, theirs) = (folder.path().join("ours.nml"), folder.path().join("theirs.nml"));
    drop(book(&ours));
    drop(Book::create(&theirs, [9; 16], "Another club", "1917-04-01T20:15:00Z").unwrap());
    let file = streams_of(exported(&ours, &folder.path().join("out"))).remove(0);
    let keys = folder.path().join("keys");
    fs::create_dir(&keys).unwrap();
    fs::write(keys.join("device.key"), "rubbish").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nml"));
    let done = command.env("NML_DATA_DIR", &keys).args(["book", "import"]).args([&theirs, &file]).output().unwrap();
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(done.status.success(), "{said}");
    assert!(said.starts_with("note: ") && said.lines().count() == 1 && said.contains("device.key"), "{said}");
    assert!(said.contains("is not signed") && said.contains("delete it"), "{said}");
    assert_eq!(fs::read_to_string(keys.join("device.key")).unwrap(), "rubbish", "it is left as it is");
}

#[test]
fn what_one_book_exports_another_imports_and_where_both_went_on_nothing_is_decided_silently() {
    let folder = tempfile::tempdir().unwrap();
    let (ours, theirs) = (folder.path().join("ours.nml"), folder.path().join("theirs.nml"));
    drop(book(&ours));
    drop(Book::create(&theirs, [9; 16], "Another club", "1917-04-01T20:15:00Z").unwrap());
    for file in streams_of(exported(&ours, &folder.path().join("first"))) {
        let done = document(0, &["import"], &[&theirs, &file]);
        assert_eq!((&done["taken"], &done["streams"]), (&json!(true), &json!(1)), "{done}");
        let again = document(0, &["import"], &[&theirs, &file]);
        assert_eq!((&again["entries"], &again["lines"][0]["state"]["is"]), (&json!(0), &json!("known")), "{again}");
    }
    assert_eq!(document(0, &["check"], &[&theirs])["fine"], true);

    renamed(&ours, "The Long Mile");
    renamed(&theirs, "The Short Mile");
    let sent = streams_of(exported(&ours, &folder.path().join("second"))).pop().unwrap();
    let open = document(1, &["import"], &[&theirs, &sent]);
    assert_eq!((&open["taken"], &open["lines"][0]["state"]["is"]), (&json!(false), &json!("parted")), "{open}");
    assert_eq!(campaign(&theirs), "The Short Mile");
    let done = nml(&["book", "import", "--stands", "there"], &[&theirs, &sent]);
    let text = String::from_utf8(done.stdout).unwrap();
    assert!(text.ends_with("The other book’s version stands in 1 conflict.\n"), "{text}");
    assert_eq!(campaign(&theirs), "The Long Mile");
    assert_eq!(document(0, &["check"], &[&theirs])["fine"], true);

    // One letter of an entry is changed: nothing is taken in.
    let harmed = folder.path().join("harmed.jsonl");
    fs::write(&harmed, fs::read_to_string(&sent).unwrap().replace("The Long Mile", "The Lone Mile")).unwrap();
    let line = refused(&["import"], &[&theirs, &harmed]);
    assert!(line.contains("nml.campaign") && line.contains("was changed after it was written"), "{line}");
    assert!(refused(&["import"], &[&theirs, &folder.path().join("nowhere.nmlp")]).contains("nowhere.nmlp"));
    assert!(refused(&["import"], &[&folder.path().join("no.nml"), &sent]).contains("no.nml"));
    // A whole book is no part of one, and says how to send the part.
    let line = refused(&["import"], &[&theirs, &ours]);
    assert!(line.contains("ours.nml") && line.contains("whole book") && line.contains("`nml book send`"), "{line}");
    // While the app has the book open it writes there alone.
    let held = Book::open(&theirs).unwrap();
    let line = refused(&["import"], &[&theirs, &sent]);
    assert!(line.contains("theirs.nml") && line.contains("another"), "{line}");
    drop(held);
}

#[test]
fn what_one_book_sends_in_one_file_another_imports_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (ours, theirs) = (folder.path().join("ours.nml"), folder.path().join("theirs.nml"));
    drop(book(&ours));
    drop(Book::create(&theirs, [9; 16], "Another club", "1917-04-01T20:15:00Z").unwrap());
    let file = folder.path().join("sent.nmlp");
    let name = campaign(&ours);
    let sends = |what: &str| [Path::new(what).to_path_buf(), Path::new("--out").to_path_buf(), file.clone()];
    let send = |what: &str| -> Vec<std::path::PathBuf> { [ours.clone()].into_iter().chain(sends(what)).collect() };
    let paths = send(&name);
    let paths: Vec<&Path> = paths.iter().map(std::path::PathBuf::as_path).collect();
    let made = document(0, &["send", "--by", "Ada"], &paths);
    assert_eq!((&made["name"], &made["path"]), (&json!(name), &json!(file.display().to_string())));
    assert_eq!(made["bytes"].as_u64(), Some(fs::metadata(&file).unwrap().len()));
    assert!(fs::read_to_string(&file).unwrap().lines().next().unwrap().contains("\"Ada\""));

    let done = document(0, &["import"], &[&theirs, &file]);
    assert_eq!(
        (&done["taken"], &done["streams"], &done["entries"]),
        (&json!(true), &made["streams"], &made["entries"])
    );
    assert_eq!(campaign(&theirs), name);
    assert_eq!(document(0, &["check"], &[&theirs])["fine"], true);
    let text = String::from_utf8(nml(&["book", "send"], &paths).stdout).unwrap();
    assert!(text.starts_with("Written: ") && text.contains(&name), "{text}");

    let unknown = send("Nobody’s Mile");
    let unknown: Vec<&Path> = unknown.iter().map(std::path::PathBuf::as_path).collect();
    assert!(refused(&["send"], &unknown).contains("“Nobody’s Mile”"));
    let nowhere = folder.path().join("no.nml");
    assert!(refused(&["send"], &[&nowhere, Path::new(&name), Path::new("--out"), &file]).contains("no.nml"));
}

/// The name of the only campaign of a book.
fn campaign(book: &Path) -> String {
    let session = Session::new(book.with_extension("data"), Some(book.to_path_buf()), Box::new(Nobody));
    let campaigns: Value = serde_json::from_str(answer(&session, "campaigns", Value::Null).unwrap().get()).unwrap();
    campaigns[0]["name"].as_str().unwrap().to_owned()
}
