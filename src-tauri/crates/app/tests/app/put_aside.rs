//! A book whose window asks for a file, while other programs read it.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use nml_app::dialog::{Asked, Dialogs};
use nml_app::failure::Failure;
use nml_app::session::Session;
use serde_json::{Value, json};

use crate::kit::{call, refused};

/// Where the other program finds the book.
const BOOK: &str = "NML_TEST_BOOK_TO_READ";

/// A file dialog: it opens and closes all the files it lists, to see what they are.
struct Chooser {
    folder: PathBuf,
    chosen: PathBuf,
}

impl Dialogs for Chooser {
    fn path(&self, _: &Asked) -> Result<Option<PathBuf>, Failure> {
        for entry in fs::read_dir(&self.folder).unwrap().flatten() {
            drop(File::open(entry.path()));
        }
        Ok(Some(self.chosen.clone()))
    }
}

/// The other program: this one again, which tells the Warbands of a book.
#[test]
fn another_program_reads_a_book() {
    if let Some(book) = std::env::var_os(BOOK) {
        let warbands = nml_store::Book::read(book.as_ref()).unwrap().warbands().unwrap();
        let names: Vec<&str> = warbands.iter().map(|row| row.name.as_str()).collect();
        writeln!(std::io::stdout(), "{}", names.join(", ")).unwrap();
    }
}

/// What another program tells of this book.
fn told(book: &Path) -> String {
    let mut program = Command::new(std::env::current_exe().unwrap());
    program.args(["--exact", "put_aside::another_program_reads_a_book", "--nocapture"]).env(BOOK, book);
    let other = program.output().unwrap();
    assert!(other.status.success(), "{other:?}");
    String::from_utf8(other.stdout).unwrap()
}

#[test]
fn what_is_written_after_a_file_dialog_looked_into_the_book_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("ardent-mile.nml");
    let chooser = Chooser { folder: folder.path().to_path_buf(), chosen: folder.path().join("copy.nml") };
    let session = Session::new(folder.path().join("data"), Some(place.clone()), Box::new(chooser)).signed("Ada");
    call::<Value>(&session, "book_new", json!({ "holds": "first_game" }));
    call::<Value>(&session, "book_backup", Value::Null);

    assert!(told(&place).contains("The Seventh Redoubt"));
    let lines: Vec<Value> = call(&session, "warbands", Value::Null);
    let rename = json!({ "kind": "rename", "name": "The Eighth Redoubt" });
    call::<Value>(&session, "warband_edit", json!({ "warband": lines[0]["id"], "edit": rename }));
    // The window is still open, so nothing was written by closing it.
    assert!(told(&place).contains("The Eighth Redoubt"), "the change is not in the book");
}

#[test]
fn the_open_book_itself_is_not_read_as_a_file_of_another_kind() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("ardent-mile.nml");
    let chooser = Chooser { folder: folder.path().to_path_buf(), chosen: place.clone() };
    let session = Session::new(folder.path().join("data"), Some(place), Box::new(chooser)).signed("Ada");
    call::<Value>(&session, "book_new", json!({ "holds": "first_game" }));
    for name in ["own_scenario_import", "parcel_open"] {
        let failure = refused(&session, name, json!({ "from": "file" }));
        assert_eq!(failure.code, "BOOK_ITSELF", "{name}: {failure:?}");
    }
    // Of several files only that one is refused, in its own line.
    let files: Vec<Value> = call(&session, "warband_import", json!({ "source": { "from": "files" } }));
    assert!(files[0].to_string().contains("This is the open book itself"), "{files:?}");
}

#[test]
fn a_book_that_is_closed_with_its_window_is_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("ardent-mile.nml");
    let chooser = Chooser { folder: folder.path().to_path_buf(), chosen: place.clone() };
    let session = Session::new(folder.path().join("data"), Some(place.clone()), Box::new(chooser)).signed("Ada");
    call::<Value>(&session, "book_new", json!({ "holds": "first_game" }));
    call::<Value>(&session, "campaign_new", json!({ "name": "The Last Thing Said" }));
    session.leave();
    let beside: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("ardent-mile.nml"))
        .collect();
    assert_eq!(beside, ["ardent-mile.nml"], "what lies beside it is missing from a copy");
    let bytes = fs::read(place).unwrap();
    let said = b"The Last Thing Said";
    assert!(bytes.windows(said.len()).any(|part| part == said), "the last thing said is not in the file");
}
