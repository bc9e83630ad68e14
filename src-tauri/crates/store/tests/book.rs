//! What a book keeps, and that it keeps all of it or nothing.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{NOW, acts, create, filled, folder, header, id, kind, log, names, pack, rows, stranger};
use nml_ledger::{Act, Author, Cause, Fault, Hash, Kind, Log, Sealed};
use nml_store::{Append, Batch, Book, Error, PACK_LIMIT, PICTURE_LIMIT, Pack, PackKind, Row};

fn append(book: &mut Book, appends: Vec<Append>) -> Result<(), Error> {
    book.append(&Batch { appends, ..Batch::at(NOW) })
}

#[test]
fn what_was_added_is_there_after_reopening_to_the_byte() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut words = log(Kind::Battle, 1);
    let entries = acts(&mut words, 5, None);
    let mut book = create(&path);
    append(&mut book, vec![Append::begin(header(Kind::Battle, 1), entries.clone()).unwrap()]).unwrap();
    let more = acts(&mut words, 2, None);
    append(&mut book, vec![Append::to(id(1), entries[4].hash, more.clone())]).unwrap();
    book.close().unwrap();
    let book = Book::open(&path).unwrap();
    let stream = book.stream(id(1)).unwrap();
    assert_eq!(stream.header, header(Kind::Battle, 1));
    assert_eq!(stream.entries, [entries, more].concat());
    assert_eq!((stream.info.head, stream.info.entries), (words.tip(), 7));
    assert_eq!((book.id().unwrap(), book.name().unwrap()), ([9; 16], "Our club".to_owned()));
    assert_eq!(book.streams(Some(Kind::Battle)).unwrap(), [stream.info]);
    assert_eq!(book.streams(Some(Kind::Warband)).unwrap(), []);
}

#[test]
fn a_closed_book_is_one_file() {
    let folder = folder();
    let path = folder.path().join("Bücher & Co? 100%#1.nml");
    filled(&path).close().unwrap();
    assert_eq!(names(folder.path()).len(), 1);
    Book::open(&path).unwrap().close().unwrap();
    drop(Book::read(&path).unwrap());
    assert_eq!(names(folder.path()).len(), 1, "{:?}", names(folder.path()));
}

#[test]
fn a_book_is_never_made_over_something_else() {
    let folder = folder();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "mine").unwrap();
    assert_eq!(kind(&Book::create(&path, [0; 16], "x", NOW).unwrap_err()), "Exists");
    assert_eq!(std::fs::read(&path).unwrap(), b"mine");
    assert_eq!(names(folder.path()), ["notes.txt"]);
}

#[test]
fn a_book_without_a_name_is_not_made() {
    let folder = folder();
    Book::create(&folder.path().join("club.nml"), [0; 16], "", NOW).unwrap_err();
    assert!(names(folder.path()).is_empty());
}

#[test]
fn an_append_on_an_old_head_is_stale_and_changes_nothing() {
    let folder = folder();
    let mut book = filled(&folder.path().join("club.nml"));
    let before = book.stream(id(1)).unwrap();
    let mut words = log(Kind::Battle, 1);
    let first = acts(&mut words, 1, None);
    let late = acts(&mut words, 1, None);
    let error = append(&mut book, vec![Append::to(id(1), first[0].hash, late)]).unwrap_err();
    assert!(
        matches!(error, Error::Stale { expected, found, .. } if expected == first[0].hash && found == before.info.head)
    );
    assert_eq!(book.stream(id(1)).unwrap(), before);
}

#[test]
fn several_streams_stand_or_fall_together() {
    let folder = folder();
    let mut book = filled(&folder.path().join("club.nml"));
    let (mut campaign, mut warband) = (log(Kind::Campaign, 3), log(Kind::Warband, 2));
    for log in [&mut campaign, &mut warband] {
        acts(log, 3, None);
    }
    let before = (campaign.tip(), warband.tip());
    let closing = acts(&mut campaign, 1, None);
    let cause = Cause { stream: id(3), entry: closing[0].hash };
    let effect = acts(&mut warband, 1, Some(cause));
    let mut row = rows().remove(3);
    if let Row::Campaign(row) = &mut row {
        row.games = 2;
    }
    let good = Batch {
        appends: vec![Append::to(id(3), before.0, closing.clone()), Append::to(id(2), before.1, effect.clone())],
        packs: vec![pack("new", b"new")],
        rows: vec![row.clone()],
        ..Batch::at(NOW)
    };
    // The second stream is refused, or a row is: then nothing of it is there.
    let stale = Batch {
        appends: vec![good.appends[0].clone(), Append::to(id(2), closing[0].hash, effect.clone())],
        ..good.clone()
    };
    let mut lost = rows().remove(3);
    if let Row::Campaign(row) = &mut lost {
        row.id = id(77);
    }
    let lost = Batch { rows: vec![row, lost], ..good.clone() };
    for bad in [&stale, &lost] {
        book.append(bad).unwrap_err();
        assert_eq!(book.stream_info(id(3)).unwrap().head, before.0);
        assert_eq!(book.stream_info(id(2)).unwrap().head, before.1);
        assert_eq!(book.pack(&Hash::of(b"new")).unwrap(), None);
        assert_eq!(book.campaigns().unwrap()[0].games, 1);
    }
    book.append(&good).unwrap();
    assert_eq!(book.campaigns().unwrap()[0].games, 2);
    assert_eq!(book.caused_by(&closing[0].hash).unwrap(), [(id(2), effect[0].hash)]);
    assert!(book.check(Book::rows).unwrap().is_fine());
}

#[test]
fn only_sound_entries_come_in() {
    let folder = folder();
    let mut book = filled(&folder.path().join("club.nml"));
    let mut words = log(Kind::Battle, 1);
    let own = acts(&mut words, 3, None);
    let head = words.tip();
    let good = acts(&mut words, 2, None);
    let with = |book: &mut Book, entries: Vec<Sealed>| match append(book, vec![Append::to(id(1), head, entries)]) {
        Err(Error::Entry { fault, .. }) => Some(fault),
        Ok(()) => None,
        Err(error) => panic!("{error}"),
    };
    let mut changed = good[0].clone();
    changed.bytes[10] ^= 1;
    assert_eq!(with(&mut book, vec![changed]), Some(Fault::Hash));
    assert_eq!(with(&mut book, vec![good[1].clone()]), Some(Fault::Parent(good[0].hash)));
    assert_eq!(with(&mut book, vec![own[2].clone()]), Some(Fault::Twice));
    let mut entry = words.next(Author { at: NOW.into(), ..Author::default() }, Act::Undo { entry: head });
    entry.parent = head;
    entry.seq = 9;
    assert_eq!(with(&mut book, vec![entry.seal().unwrap()]), Some(Fault::Seq { expected: 4, found: 9 }));
    let text = String::from_utf8(good[0].bytes.clone()).unwrap().replace(":[0]", ": [0]");
    let loose = Sealed::unsigned(Hash::of(text.as_bytes()), text.into());
    assert!(matches!(with(&mut book, vec![loose]), Some(Fault::NotCanonical(_))));
    assert_eq!(with(&mut book, good), None);
    assert!(book.check(Book::rows).unwrap().is_fine());
}

#[test]
fn another_head_comes_in_without_moving_the_current_one() {
    let folder = folder();
    let mut book = filled(&folder.path().join("club.nml"));
    let head = book.stream_info(id(1)).unwrap().head;
    let mut theirs: Log<String, u32> = log(Kind::Battle, 1);
    acts(&mut theirs, 1, None);
    let author = Author { at: NOW.into(), by: "Bea".into(), ..Author::default() };
    let aside = theirs.next(author, Act::Do { command: "other".into(), events: vec![] }).seal().unwrap();
    append(&mut book, vec![Append::to(id(1), head, vec![aside])]).unwrap();
    let info = book.stream_info(id(1)).unwrap();
    assert_eq!((info.head, info.entries), (head, 4));
    assert!(book.check(Book::rows).unwrap().is_fine());
}

#[test]
fn a_stream_begins_once_and_an_unknown_one_takes_nothing() {
    let folder = folder();
    let mut book = filled(&folder.path().join("club.nml"));
    let again = Append::begin(header(Kind::Battle, 1), vec![]).unwrap();
    assert!(matches!(append(&mut book, vec![again]), Err(Error::StreamExists(stream)) if stream == id(1)));
    let nowhere = Append::to(id(50), Hash::of(b""), vec![]);
    assert!(matches!(append(&mut book, vec![nowhere]), Err(Error::UnknownStream(stream)) if stream == id(50)));
    assert!(matches!(Append::begin(b"{}".to_vec(), vec![]), Err(Error::Header(_))));
    assert!(matches!(book.stream(id(50)), Err(Error::UnknownStream(_))));
}

#[test]
fn packs_stay_under_their_hash() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = create(&path);
    let hash = book.keep_pack(pack("trench", b"bytes"), NOW).unwrap();
    assert_eq!(book.keep_pack(pack("again", b"bytes"), NOW).unwrap(), hash);
    book.close().unwrap();
    let book = Book::read(&path).unwrap();
    assert_eq!(book.pack(&hash).unwrap().as_deref(), Some(b"bytes".as_slice()));
    assert_eq!(book.packs().unwrap().iter().map(|pack| pack.name.as_str()).collect::<Vec<_>>(), ["trench"]);
}

#[test]
fn what_is_kept_is_read_back_as_a_pack_or_as_a_ruleset() {
    let folder = folder();
    let mut book = create(&folder.path().join("club.nml"));
    let readings = Pack { kind: PackKind::Ruleset, ..pack("house", b"readings") };
    book.append(&Batch { packs: vec![pack("trench", b"bytes"), readings], ..Batch::at(NOW) }).unwrap();
    let kinds: Vec<_> = book.packs().unwrap().into_iter().map(|pack| pack.kind).collect();
    assert_eq!(kinds, [PackKind::Pack, PackKind::Ruleset]);
    assert_eq!(
        ["pack", "ruleset", "Pack", "map", ""].map(PackKind::of),
        [Some(kinds[0]), Some(kinds[1]), None, None, None]
    );
}

#[test]
fn a_picture_is_kept_once_and_is_not_too_large() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = create(&path);
    let keep = |pictures: Vec<Vec<u8>>| Batch { pictures, ..Batch::at(NOW) };
    book.append(&keep(vec![b"one".to_vec(), b"two".to_vec(), b"one".to_vec()])).unwrap();
    book.append(&keep(vec![b"two".to_vec()])).unwrap();
    assert_eq!(book.pictures().unwrap(), [Hash::of(b"one"), Hash::of(b"two")]);
    let error = book.append(&keep(vec![b"three".to_vec(), vec![0; PICTURE_LIMIT + 1]])).unwrap_err();
    assert_eq!((kind(&error).as_str(), book.pictures().unwrap().len()), ("TooLarge", 2), "both or none");
    book.close().unwrap();
    let book = Book::read(&path).unwrap();
    assert_eq!(book.picture(&Hash::of(b"two")).unwrap().as_deref(), Some(&b"two"[..]));
    assert_eq!(book.picture(&Hash::of(b"three")).unwrap(), None);
}

#[test]
fn a_pack_too_large_is_refused() {
    let folder = folder();
    let mut book = create(&folder.path().join("club.nml"));
    let error = book.keep_pack(pack("huge", &vec![0; PACK_LIMIT + 1]), NOW).unwrap_err();
    assert_eq!(kind(&error), "TooLarge");
    assert_eq!(book.packs().unwrap(), []);
}

#[test]
fn the_lists_give_back_what_was_put_in_and_a_rebuild_the_same() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = filled(&path);
    let sorted = |mut rows: Vec<Row>| {
        rows.sort_by_key(|row| *row.stream());
        rows
    };
    let before = book.rows().unwrap();
    assert_eq!(sorted(before.clone()), sorted(rows()));
    // Somebody spoils them; the streams say what they were.
    let spoilt = stranger(&path);
    spoilt.execute_batch("DELETE FROM battle_sides; DELETE FROM battles; UPDATE warbands SET name = 'x'").unwrap();
    assert_ne!(book.rows().unwrap(), before);
    assert!(!book.check(|_| Ok::<_, Error>(rows())).unwrap().is_fine());
    book.rebuild(&rows()).unwrap();
    assert_eq!(book.rows().unwrap(), before);
    assert!(book.check(|_| Ok::<_, Error>(rows())).unwrap().is_fine());
    // A rebuild that fails leaves the old rows.
    let mut lost = rows();
    if let Row::Scenario(row) = &mut lost[1] {
        row.id = id(66);
    }
    book.rebuild(&lost).unwrap_err();
    assert_eq!(book.rows().unwrap(), before);
}

/// Else its row is called out of date: a Warband that nobody has changed since it was mustered came in with a campaign
/// that was written a second later.
#[test]
fn a_stream_without_entries_is_as_old_as_its_row_says() {
    let folder = folder();
    let mut book = create(&folder.path().join("club.nml"));
    let Row::Warband(mut warband) = rows().remove(0) else { panic!("not a Warband") };
    (warband.id, warband.updated) = (id(1), "1917-04-01T20:15:00+02:00".to_owned());
    let appends = vec![Append::begin(header(Kind::Warband, 1), Vec::new()).unwrap()];
    let rows = vec![Row::Warband(warband.clone())];
    book.append(&Batch { appends, rows, ..Batch::at("1917-04-01T20:15:01+02:00") }).unwrap();
    assert_eq!(book.stream(id(1)).unwrap().info.created, warband.updated);
}

#[test]
fn a_row_takes_the_place_of_the_former_one() {
    let folder = folder();
    let mut book = filled(&folder.path().join("club.nml"));
    let Row::Battle(mut battle) = rows().remove(2) else { panic!("not a battle") };
    battle.turn = 4;
    battle.winner = Some("blue".into());
    battle.sides.truncate(1);
    battle.sides[0].victory_points = 9;
    book.append(&Batch { rows: vec![Row::Battle(battle.clone())], ..Batch::at(NOW) }).unwrap();
    assert_eq!(book.battles().unwrap(), [battle]);
}

#[test]
fn nothing_that_was_added_can_be_changed_or_taken_away_by_any_hand() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    filled(&path).close().unwrap();
    let other = stranger(&path);
    let bytes = "(SELECT bytes FROM entries LIMIT 1)";
    for sql in [
        "UPDATE entries SET bytes = x'00'",
        "UPDATE entries SET author = 'Bea'",
        "DELETE FROM entries",
        "REPLACE INTO entries SELECT * FROM entries",
        &format!(
            "INSERT OR REPLACE INTO entries SELECT stream, place, hash, seq, parent, at, 'Bea', NULL, NULL, {bytes}, NULL, NULL FROM entries"
        ),
        "UPDATE pictures SET bytes = x'00'",
        "DELETE FROM pictures",
        "REPLACE INTO pictures (hash, kept, bytes) SELECT hash, kept, x'00' FROM pictures",
        "UPDATE packs SET bytes = x'00'",
        "DELETE FROM packs",
        "REPLACE INTO packs (hash, kind, name, kept, bytes) SELECT hash, kind, name, kept, x'00' FROM packs",
        "UPDATE streams SET header = x'00'",
        "UPDATE streams SET id = x'00000000000000000000000000000000'",
        "UPDATE streams SET entries = entries - 1",
        "DELETE FROM streams",
        "REPLACE INTO streams SELECT * FROM streams",
        "UPDATE meta SET book = x'00000000000000000000000000000000'",
        "DELETE FROM meta",
    ] {
        let error = other.execute(sql, []).expect_err(sql).to_string();
        assert!(
            ["only ever added", "stays", "keeps its", "only grows"].iter().any(|why| error.contains(why)),
            "{sql}: {error}"
        );
    }
    assert!(Book::read(&path).unwrap().check(Book::rows).unwrap().is_fine());
}

#[test]
fn a_book_gets_another_name() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = create(&path);
    book.rename("Their club").unwrap();
    assert!(book.rename("").is_err());
    book.close().unwrap();
    assert_eq!(Book::read(&path).unwrap().name().unwrap(), "Their club");
}

#[test]
fn the_size_of_a_book_is_told() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    filled(&path).close().unwrap();
    let stats = Book::read(&path).unwrap().stats().unwrap();
    assert_eq!((stats.entries, stats.longest, stats.packs), (21, 3, 2));
    assert_eq!(stats.streams.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [1; 7]);
    assert_eq!(stats.bytes, std::fs::metadata(&path).unwrap().len());
}
