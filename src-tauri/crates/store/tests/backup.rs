//! A backup is a whole book of its own, made while the first one is in use.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::fs;

use common::{NOW, acts, filled, folder, id, kind, log, names};
use nml_ledger::{Hash, Kind};
use nml_store::{Append, Batch, Book, Overwrite};

#[test]
fn a_backup_holds_all_that_was_added_and_stands_alone() {
    let folder = folder();
    let (path, to) = (folder.path().join("club.nml"), folder.path().join("backup.nml"));
    let mut book = filled(&path);
    for by_reader in [false, true] {
        match by_reader {
            true => Book::read(&path).unwrap().backup(&to, Overwrite::Replace).unwrap(),
            false => book.backup(&to, Overwrite::Refuse).unwrap(),
        }
        assert_eq!(names(folder.path()), ["backup.nml", "club.nml", "club.nml-shm", "club.nml-wal", "club.nml.lock"]);
        let copy = Book::open(&to).unwrap();
        assert!(copy.check(Book::rows).unwrap().is_fine());
        for info in book.streams(None).unwrap() {
            assert_eq!(copy.stream(info.id).unwrap(), book.stream(info.id).unwrap());
        }
        assert_eq!((copy.rows().unwrap(), copy.packs().unwrap()), (book.rows().unwrap(), book.packs().unwrap()));
        assert_eq!(copy.picture(&Hash::of(b"a picture")).unwrap().as_deref(), Some(&b"a picture"[..]));
        copy.close().unwrap();
        // What is added later is in the next backup only.
        let mut words = log(Kind::Battle, 1);
        acts(&mut words, 3, None);
        let head = words.tip();
        let entries = acts(&mut words, 1, None);
        if !by_reader {
            book.append(&Batch { appends: vec![Append::to(id(1), head, entries)], ..Batch::at(NOW) }).unwrap();
            assert_eq!(Book::read(&to).unwrap().stream_info(id(1)).unwrap().entries, 3);
        }
    }
    assert_eq!(Book::read(&to).unwrap().stream_info(id(1)).unwrap().entries, 4);
}

#[test]
fn a_backup_overwrites_nothing_unasked_and_never_the_book_itself() {
    let folder = folder();
    let (path, to) = (folder.path().join("club.nml"), folder.path().join("notes"));
    let book = filled(&path);
    fs::write(&to, "mine").unwrap();
    assert_eq!(kind(&book.backup(&to, Overwrite::Refuse).unwrap_err()), "Exists");
    assert_eq!(fs::read(&to).unwrap(), b"mine");
    for overwrite in [Overwrite::Refuse, Overwrite::Replace] {
        assert_eq!(kind(&book.backup(&path, overwrite).unwrap_err()), "Exists");
    }
    book.backup(&to, Overwrite::Replace).unwrap();
    let other = Book::open(&to).unwrap();
    assert_eq!(kind(&book.backup(&to, Overwrite::Replace).unwrap_err()), "InUse");
    other.close().unwrap();
    assert!(Book::read(&to).unwrap().check(Book::rows).unwrap().is_fine());
}

#[test]
fn a_backup_into_nowhere_leaves_nothing() {
    let folder = folder();
    let book = filled(&folder.path().join("club.nml"));
    for overwrite in [Overwrite::Refuse, Overwrite::Replace] {
        let to = |to| kind(&book.backup(&folder.path().join(to), overwrite).unwrap_err());
        assert_eq!(["no/backup.nml", "/", ""].map(to), ["NoFolder", "Folder", "Folder"]);
    }
    drop(book);
    assert_eq!(names(folder.path()), ["club.nml"]);
}
