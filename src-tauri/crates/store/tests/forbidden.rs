//! Files and folders that may not be written or read. The system lets root do everything, so all of it happens in a
//! child without rights, which first makes sure that it has no rights.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::fs::{self, File, OpenOptions, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use common::child::{OtherProcess, role, say};
use common::{NOW, filled, kind, names, picture};
use nml_store::{Book, Error, Overwrite};

/// Somebody without rights on nearly every Unix.
const NOBODY: u32 = 65534;

fn mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// A folder with a closed book, both owned by the one the child will be, and a copy of this program.
fn as_nobody(role: &str, prepare: impl FnOnce(&Path)) {
    let outer = common::folder();
    mode(outer.path(), 0o755);
    let folder = outer.path().join("books");
    fs::create_dir(&folder).unwrap();
    let path = folder.join("club.nml");
    filled(&path).close().unwrap();
    // Where this program lies, others may not be let in. Another process copies it: a file open for writing
    // here would be inherited by a child that another test is just starting, and could not be run (ETXTBSY).
    let program = outer.path().join("program");
    let copied = Command::new("cp").arg(std::env::current_exe().unwrap()).arg(&program).status().unwrap();
    assert!(copied.success(), "the program is copied");
    mode(&program, 0o755);
    let root = fs::metadata(&path).unwrap().uid() == 0;
    if root {
        for owned in [&folder, &path] {
            chown(owned, Some(NOBODY), Some(NOBODY)).expect("root gives files away");
        }
    }
    prepare(&path);
    let mut command = Command::new(&program);
    if root {
        command.uid(NOBODY).gid(NOBODY);
    }
    command.current_dir("/");
    let answer = OtherProcess::start(command, "without_rights", role, &path).hear();
    mode(&folder, 0o755);
    assert_eq!(answer.as_deref(), Some("as promised"));
}

/// The child's part.
#[test]
fn without_rights() {
    let Some((role, path)) = role() else { return };
    let folder = path.parent().unwrap();
    let may_write = || OpenOptions::new().append(true).open(&path).is_ok();
    let may_add = || File::create_new(folder.join("premise")).is_ok();
    let before = || picture(folder);
    let opened = |result: Result<Book, Error>| result.map_or_else(|error| kind(&error), |_| "open".to_owned());
    let readable = |book: &Book| {
        assert!(book.check(Book::rows).unwrap().is_fine());
        assert_eq!(book.stats().unwrap().entries, 21);
    };
    match role.as_str() {
        "file read-only" => {
            assert!(!may_write() && File::open(&path).is_ok(), "the premise: the file is read-only");
            let before = before();
            assert_eq!(opened(Book::open(&path)), "ReadOnly");
            readable(&Book::read(&path).unwrap());
            assert!(before == picture(folder), "{:?}", names(folder));
        }
        "folder read-only" => {
            assert!(may_write() && !may_add(), "the premise: the folder is read-only");
            let before = before();
            assert_eq!(opened(Book::open(&path)), "ReadOnly");
            let book = Book::read(&path).unwrap();
            readable(&book);
            let to = folder.join("backup.nml");
            assert_eq!(kind(&book.backup(&to, Overwrite::Refuse).unwrap_err()), "ReadOnly");
            drop(book);
            assert_eq!(opened(Book::create(&to, [0; 16], "x", NOW)), "ReadOnly");
            assert!(before == picture(folder), "{:?}", names(folder));
        }
        "folder read-only, WAL left" => {
            assert!(!may_add(), "the premise: the folder is read-only");
            let before = before();
            assert_eq!(opened(Book::open(&path)), "ReadOnly");
            // The last change is in the WAL: better refused than shown without it.
            let error = Book::read(&path).unwrap_err();
            assert!(kind(&error) == "ReadOnly" && error.to_string().contains("-wal"), "{error}");
            assert!(before == picture(folder), "{:?}", names(folder));
        }
        "file unreadable" => {
            assert!(File::open(&path).is_err(), "the premise: the file may not be read");
            for open in [Book::open, Book::read] {
                assert_eq!(opened(open(&path)), "Unreachable");
            }
            assert_eq!(names(folder), ["club.nml"]);
        }
        "folder unreadable" => {
            assert!(fs::metadata(&path).is_err(), "the premise: the folder may not be entered");
            for open in [Book::open, Book::read] {
                assert_eq!(opened(open(&path)), "Unreachable");
            }
        }
        role => panic!("{role}"),
    }
    say("as promised");
}

#[test]
fn a_read_only_file_is_refused_for_writing_and_can_be_read() {
    as_nobody("file read-only", |path| mode(path, 0o444));
}

#[test]
fn a_book_in_a_read_only_folder_is_refused_for_writing_and_can_be_read() {
    as_nobody("folder read-only", |path| mode(path.parent().unwrap(), 0o555));
}

#[test]
fn a_book_whose_last_change_cannot_be_read_is_not_read_without_it() {
    as_nobody("folder read-only, WAL left", |path| {
        let (copy, wal) = (path.with_file_name("copy"), |path: &Path| common::folder_file(path, "-wal"));
        let mut book = Book::open(path).unwrap();
        book.rename("Their club").unwrap();
        fs::copy(path, &copy).unwrap();
        fs::copy(wal(path), wal(&copy)).unwrap();
        drop(book);
        fs::rename(&copy, path).unwrap();
        fs::rename(wal(&copy), wal(path)).unwrap();
        mode(path, 0o444);
        mode(path.parent().unwrap(), 0o555);
    });
}

#[test]
fn an_unreadable_file_is_told_as_such() {
    as_nobody("file unreadable", |path| mode(path, 0o000));
}

#[test]
fn a_folder_that_may_not_be_entered_is_told_as_such() {
    as_nobody("folder unreadable", |path| mode(path.parent().unwrap(), 0o000));
}
