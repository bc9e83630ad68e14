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

#[test]
fn backups_stand_in_a_folder_by_their_names_and_one_is_put_back_whole() {
    let folder = folder();
    let (path, backups) = (folder.path().join("club.nml"), folder.path().join("club backups"));
    assert_eq!(nml_store::backup_files(&backups).unwrap(), [], "a folder that is not there holds none");
    let mut book = filled(&path);
    assert_eq!(book.last_change().unwrap().as_deref(), Some(NOW));
    book.backup_into(&backups, "one.nml").unwrap();
    assert_eq!(kind(&book.backup_into(&backups, "one.nml").unwrap_err()), "Exists");
    fs::write(backups.join("notes.txt"), "mine").unwrap();
    fs::write(backups.join(".half.nml"), "not whole yet").unwrap();
    let found = nml_store::backup_files(&backups).unwrap();
    assert_eq!(found.iter().map(|backup| backup.name.as_str()).collect::<Vec<_>>(), ["one.nml"]);

    let mut words = log(Kind::Battle, 1);
    acts(&mut words, 3, None);
    let head = words.tip();
    let entries = acts(&mut words, 1, None);
    book.append(&Batch { appends: vec![Append::to(id(1), head, entries)], ..Batch::at(NOW) }).unwrap();
    // Nobody's book is pulled away from under them, neither a writer's nor a reader's.
    assert_eq!(kind(&nml_store::put_back(&found[0].path, &path).unwrap_err()), "InUse");
    book.close().unwrap();
    let reader = Book::read(&path).unwrap();
    assert_eq!(kind(&nml_store::put_back(&found[0].path, &path).unwrap_err()), "InUse");
    assert_eq!(reader.stream_info(id(1)).unwrap().entries, 4);
    drop(reader);
    // What is no book is not put in the place of one.
    assert_eq!(kind(&nml_store::put_back(&backups.join("notes.txt"), &path).unwrap_err()), "NotBook");
    assert_eq!(Book::read(&path).unwrap().stream_info(id(1)).unwrap().entries, 4);

    // Nor another book that happens to have a backup there.
    let other = Book::create(&backups.join("other.nml"), [8; 16], "Another club", NOW).unwrap();
    other.close().unwrap();
    assert_eq!(kind(&nml_store::put_back(&backups.join("other.nml"), &path).unwrap_err()), "AnotherBook");
    fs::remove_file(backups.join("other.nml")).unwrap();
    assert_eq!(Book::read(&path).unwrap().stream_info(id(1)).unwrap().entries, 4);

    nml_store::put_back(&found[0].path, &path).unwrap();
    let back = Book::open(&path).unwrap();
    assert_eq!(back.stream_info(id(1)).unwrap().entries, 3);
    assert!(back.check(Book::rows).unwrap().is_fine());
    back.close().unwrap();
    found[0].remove().unwrap();
    assert_eq!(nml_store::backup_files(&backups).unwrap(), []);
    assert_eq!(names(folder.path()), ["club backups", "club.nml"]);
}
