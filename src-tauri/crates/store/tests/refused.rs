//! What is not a book, or not one for us, is refused with one sentence and left as it was.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::fs;
use std::path::Path;

use common::{create, filled, folder, kind, names, picture, stranger};
use nml_store::{Book, Error, Trouble, VERSION};

/// Opens it both ways, and looks whether anything in its folder has changed by that.
#[track_caller]
fn refused(path: &Path, expected: &str) -> String {
    let before = picture(path.parent().unwrap());
    let mut said = String::new();
    for open in [Book::open, Book::read] {
        let error = open(path).expect_err("it is refused");
        assert_eq!(kind(&error), expected, "{error}");
        said = error.to_string();
        assert!(said.contains(path.file_name().unwrap().to_str().unwrap()) && !said.contains('\n'), "{said}");
    }
    assert!(before == picture(path.parent().unwrap()), "touched: {:?}", names(path.parent().unwrap()));
    said
}

#[test]
fn a_file_of_something_else_is_foreign() {
    let folder = folder();
    let path = folder.path().join("thing");
    for bytes in
        [b"".to_vec(), b"x".to_vec(), b"{\"format\":\"nml.battle\"}\n".to_vec(), vec![0; 5000], vec![0xff; 100_000]]
    {
        fs::write(&path, bytes).unwrap();
        refused(&path, "NotBook");
    }
    fs::remove_file(&path).unwrap();
    let other = stranger(&path);
    other
        .execute_batch(
            "PRAGMA application_id = 7; PRAGMA user_version = 1; CREATE TABLE t (a); INSERT INTO t VALUES (1)",
        )
        .unwrap();
    drop(other);
    assert!(refused(&path, "NotBook").contains("another program"));
    let large = fs::File::create(&path).unwrap();
    large.set_len(100 << 20).unwrap();
    assert_eq!(kind(&Book::open(&path).unwrap_err()), "NotBook");
    assert_eq!(names(folder.path()), ["thing"]);
}

#[test]
fn what_is_not_there_or_no_file_is_said_to_be_so() {
    let folder = folder();
    let within = folder.path().join("books");
    fs::create_dir(&within).unwrap();
    for open in [Book::open, Book::read] {
        assert_eq!(kind(&open(&within).unwrap_err()), "NotBook");
        assert_eq!(kind(&open(&within.join("none.nml")).unwrap_err()), "Missing");
        assert_eq!(kind(&open(&within.join("no/such.nml")).unwrap_err()), "Missing");
    }
    assert_eq!(kind(&Book::create(&within.join("no/such.nml"), [0; 16], "x", common::NOW).unwrap_err()), "NoFolder");
    assert!(names(&within).is_empty());
}

#[test]
fn a_newer_and_a_too_old_book_are_refused() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    create(&path).close().unwrap();
    for (version, expected) in [(VERSION + 1, "Newer"), (i64::from(i32::MAX), "Newer"), (0, "TooOld"), (-1, "TooOld")] {
        let other = stranger(&path);
        other.pragma_update(None, "user_version", version).unwrap();
        drop(other);
        let said = refused(&path, expected);
        assert!(said.contains(&version.to_string()), "{said}");
    }
}

#[test]
fn a_version_that_stands_in_the_wal_alone_counts() {
    let folder = folder();
    let (path, copy) = (folder.path().join("club.nml"), folder.path().join("copy.nml"));
    create(&path).close().unwrap();
    let other = stranger(&path);
    other.pragma_update(None, "user_version", VERSION + 1).unwrap();
    let wal = |path: &Path| common::folder_file(path, "-wal");
    fs::copy(&path, &copy).unwrap();
    fs::copy(wal(&path), wal(&copy)).unwrap();
    let before = (fs::read(&copy).unwrap(), fs::read(wal(&copy)).unwrap());
    assert!(matches!(Book::open(&copy), Err(Error::Newer { found, .. }) if found == VERSION + 1));
    assert_eq!((fs::read(&copy).unwrap(), fs::read(wal(&copy)).unwrap()), before);
}

#[test]
fn a_truncated_book_is_damaged_wherever_it_is_cut() {
    let folder = folder();
    let whole = folder.path().join("club.nml");
    filled(&whole).close().unwrap();
    let bytes = fs::read(&whole).unwrap();
    let within = folder.path().join("cut");
    fs::create_dir(&within).unwrap();
    let path = within.join("cut.nml");
    let len = bytes.len();
    for left in [16, 17, 50, 99, 100, 101, 511, 512, 1024, 4095, 4096, 4097, len / 2, len - 4096, len - 1] {
        fs::write(&path, &bytes[..left]).unwrap();
        refused(&path, "Damaged");
    }
    for left in [1, 15] {
        fs::write(&path, &bytes[..left]).unwrap();
        refused(&path, "NotBook");
    }
    fs::write(&path, &bytes).unwrap();
    Book::open(&path).unwrap();
}

#[test]
fn a_book_harmed_anywhere_is_never_a_panic_and_never_called_fine_when_an_entry_changed() {
    let folder = folder();
    let whole = folder.path().join("club.nml");
    let entries = {
        let book = filled(&whole);
        book.stream(common::id(1)).unwrap().entries
    };
    let bytes = fs::read(&whole).unwrap();
    let path = folder.path().join("harmed.nml");
    let mut found = 0;
    for at in (0..bytes.len()).step_by(523) {
        let mut harmed = bytes.clone();
        harmed[at] ^= 0x55;
        fs::write(&path, &harmed).unwrap();
        for open in [Book::open, Book::read] {
            let Ok(book) = open(&path) else {
                found += 1;
                continue;
            };
            match book.check(|_| Ok::<_, Error>(common::rows())) {
                Ok(report) if report.is_fine() => {
                    assert_eq!(book.stream(common::id(1)).unwrap().entries, entries, "byte {at}");
                }
                Ok(_) | Err(_) => found += 1,
            }
        }
    }
    assert!(found > 20, "only {found} harms were found");
}

#[test]
fn a_page_of_rubbish_is_found_by_the_check_and_makes_no_backup() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    filled(&path).close().unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let page = bytes.len() - 4096;
    bytes[page..].fill(0xEE);
    fs::write(&path, &bytes).unwrap();
    let book = Book::read(&path).unwrap();
    let report = book.check(Book::rows).unwrap();
    assert_eq!(report.findings.iter().map(|finding| finding.trouble).collect::<Vec<_>>(), [Trouble::File]);
    let to = folder.path().join("backup.nml");
    assert_eq!(kind(&book.backup(&to, nml_store::Overwrite::Refuse).unwrap_err()), "Damaged");
    drop(book);
    assert_eq!(names(folder.path()), ["club.nml"]);
    assert_eq!(fs::read(&path).unwrap(), bytes);
}
