//! One writer, and readers beside it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::path::Path;

use common::child::{OtherProcess, role, say};
use common::{NOW, acts, create, filled, folder, id, kind, log, names};
use nml_ledger::Kind;
use nml_store::{Append, Batch, Book, Error};

/// Does what the parent asks for, as another process.
#[test]
fn other_process() {
    let Some((role, path)) = role() else { return };
    match role.as_str() {
        "hold" => {
            let _book = Book::open(&path).unwrap();
            say("open");
            std::io::stdin().read_line(&mut String::new()).unwrap();
        }
        "open" => say(&Book::open(&path).map_or_else(|error| kind(&error), |_| "open".into())),
        "read" => say(&Book::read(&path).and_then(|book| book.stats()).unwrap().entries.to_string()),
        role => panic!("{role}"),
    }
}

fn other(role: &str, path: &Path) -> String {
    OtherProcess::again("other_process", role, path).hear().expect("the other process answers")
}

#[test]
fn a_second_writer_is_refused_at_once() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let book = filled(&path);
    let error = Book::open(&path).unwrap_err();
    assert!(matches!(error, Error::InUse(_)), "{error}");
    assert_eq!(other("open", &path), "InUse");
    book.close().unwrap();
    assert_eq!(other("open", &path), "open");
    Book::open(&path).unwrap();
}

#[test]
fn readers_see_what_was_acknowledged_while_a_writer_is_there() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = filled(&path);
    assert_eq!(other("read", &path), "21");
    let reader = Book::read(&path).unwrap();
    let mut words = log(Kind::Battle, 1);
    acts(&mut words, 3, None);
    let head = words.tip();
    let entries = acts(&mut words, 1, None);
    book.append(&Batch { appends: vec![Append::to(id(1), head, entries)], ..Batch::at(NOW) }).unwrap();
    assert_eq!(other("read", &path), "22");
    assert_eq!(reader.stats().unwrap().entries, 22);
    assert!(reader.check(Book::rows).unwrap().is_fine());
    // The last one to end tidies up, whichever it is.
    book.close().unwrap();
    drop(reader);
    assert_eq!(names(folder.path()), ["club.nml"]);
}

#[test]
fn a_reader_writes_nothing() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    create(&path).close().unwrap();
    let mut book = Book::read(&path).unwrap();
    assert!(!book.is_writer());
    assert_eq!(kind(&book.append(&Batch::at(NOW)).unwrap_err()), "ReadOnly");
    assert_eq!(kind(&book.rebuild(&[]).unwrap_err()), "ReadOnly");
    assert_eq!(kind(&book.rename("x").unwrap_err()), "ReadOnly");
    assert_eq!(kind(&book.keep_pack(common::pack("x", b"x"), NOW).unwrap_err()), "ReadOnly");
    assert!(Book::open(&path).unwrap().is_writer(), "and does not keep a writer out");
}

#[test]
fn the_right_to_write_ends_with_its_process() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    create(&path).close().unwrap();
    let mut holder = OtherProcess::again("other_process", "hold", &path);
    assert_eq!(holder.hear().unwrap(), "open");
    assert_eq!(kind(&Book::open(&path).unwrap_err()), "InUse");
    holder.child.kill().unwrap();
    holder.child.wait().unwrap();
    let book = Book::open(&path).unwrap();
    book.close().unwrap();
    assert_eq!(names(folder.path()), ["club.nml"], "and what it left is tidied up");
}

#[test]
fn a_lock_that_another_program_took_on_the_file_is_told_as_such() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = filled(&path);
    let other = common::stranger(&path);
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(kind(&book.rename("x").unwrap_err()), "InUse");
    other.execute_batch("ROLLBACK").unwrap();
    book.rename("x").unwrap();
}
