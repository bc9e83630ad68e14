//! A book as plain files: all of it, to the byte, and nothing half.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::fs;

use common::{NOW, create, filled, folder, id, kind, names};
use nml_ledger::{Hash, Kind, Sealed, read};
use nml_store::{Append, Batch, Book, stream_file};

#[test]
fn every_stream_leaves_as_a_log_that_proves_itself_and_makes_the_same_book_again() {
    let folder = folder();
    let book = filled(&folder.path().join("club.nml"));
    let out = folder.path().join("out");
    let exported = book.export(&out).unwrap();
    assert_eq!((exported.streams, exported.entries, exported.packs), (7, 21, 2));
    let mut files = exported.files.clone();
    files.sort();
    assert_eq!(names(&out), files);
    let mut again = create(&folder.path().join("again.nml"));
    for info in book.streams(None).unwrap() {
        let bytes = fs::read(out.join(stream_file(info.kind, info.id))).unwrap();
        let reading = read::<String, u32>(&bytes).unwrap();
        assert_eq!((reading.entries, reading.first_bad, reading.log.tip()), (info.entries, None, info.head));
        let mut lines = bytes.split(|byte| *byte == b'\n');
        let header = lines.next().unwrap().to_vec();
        let entries = reading.log.kept().iter().map(|kept| kept.entry.seal().unwrap()).collect::<Vec<Sealed>>();
        again.append(&Batch { appends: vec![Append::begin(header, entries).unwrap()], ..Batch::at(NOW) }).unwrap();
        assert_eq!(again.stream(info.id).unwrap(), book.stream(info.id).unwrap());
    }
    assert_eq!(stream_file(Kind::Battle, id(1)), format!("battle-{}.jsonl", "01".repeat(16)));
    let picture = out.join(format!("picture-{}.jpg", Hash::of(b"a picture")));
    assert_eq!(fs::read(picture).unwrap(), b"a picture");
    let pack = out.join(format!("pack-{}.json", Hash::of(b"{}")));
    assert_eq!(fs::read(pack).unwrap(), b"{}");
}

#[test]
fn a_book_being_written_is_exported_as_it_is_at_one_moment() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = filled(&path);
    let reader = Book::read(&path).unwrap();
    let seen = reader.still(|still| {
        let before = still.stats()?.entries;
        let mut words = common::log(Kind::Battle, 1);
        common::acts(&mut words, 3, None);
        let head = words.tip();
        let more = common::acts(&mut words, 1, None);
        book.append(&Batch { appends: vec![Append::to(id(1), head, more)], ..Batch::at(NOW) })?;
        Ok::<_, nml_store::Error>((before, still.stats()?.entries, still.export(&folder.path().join("out"))?.entries))
    });
    assert_eq!(seen.unwrap(), (21, 21, 21));
    assert_eq!(reader.stats().unwrap().entries, 22);
}

#[test]
fn an_export_overwrites_nothing() {
    let folder = folder();
    let book = filled(&folder.path().join("club.nml"));
    let out = folder.path().join("out");
    fs::create_dir(&out).unwrap();
    book.export(&out).unwrap();
    let before = common::picture(&out);
    assert_eq!(kind(&book.export(&out).unwrap_err()), "Occupied");
    assert_eq!(kind(&book.export(book.path()).unwrap_err()), "Exists");
    assert_eq!(kind(&book.export(&folder.path().join("no/out")).unwrap_err()), "NoFolder");
    assert!(before == common::picture(&out));
    book.close().unwrap();
    assert_eq!(names(folder.path()), ["club.nml", "out"]);
}
