//! Added, refused, followed, and taken out again.

use std::time::{Duration, Instant};

use nml_ledger::Kind;
use nml_store::{Pack, PackKind};

use super::*;

#[test]
fn what_one_server_adds_another_follows_whole_and_in_order() {
    let server = server();
    let room = server.room();
    let here = server.club(&room, "Club", None);
    let there = server.open(&room, "Club");
    let (mut first, mut campaign) = begins(Kind::Campaign, 1, &["begun"]);
    first.packs.push(Pack { kind: PackKind::Pack, name: "rules".into(), bytes: b"rows".to_vec() });
    first.pictures.push(b"a picture".to_vec());
    let (other, mut warband) = begins(Kind::Warband, 2, &["mustered", "bought"]);
    first.appends.extend(other.appends);
    assert_eq!((here.append(&first).unwrap(), there.position().unwrap()), (1, 1));
    let mut both = goes_on(&mut campaign, "Ada", "a game");
    both.appends.extend(goes_on(&mut warband, "Ada", "its glory").appends);
    assert_eq!(there.append(&both).unwrap(), 2, "one act has one position, however many streams it concerns");

    let folder = tempfile::tempdir().unwrap();
    let book = copy(&here, &folder.path().join("here.nml"));
    assert!(book.check(Book::rows).unwrap().is_fine());
    assert_eq!(book.entries_after(stream(1), 0).unwrap().len(), 2);
    assert_eq!(book.stream_info(stream(2)).unwrap().head, warband.tip());
    assert_eq!(book.pack(&Hash::of(b"rows")).unwrap().as_deref(), Some(&b"rows"[..]));
    assert_eq!(book.picture(&Hash::of(b"a picture")).unwrap().as_deref(), Some(&b"a picture"[..]));
    assert_eq!(held(&book), held(&copy(&there, &folder.path().join("there.nml"))));
    let status = here.status().unwrap();
    assert_eq!((status.position, status.streams, status.entries, status.packs, status.pictures), (2, 2, 5, 1, 1));
    let checked = here.check().unwrap();
    assert!(checked.found.is_empty(), "{checked:?}");
    assert_eq!((checked.streams, checked.entries, checked.packs, checked.pictures), (2, 5, 1, 1));
}

#[test]
fn a_stale_act_changes_nothing_and_says_which_head_stands() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let (first, mut quick) = begins(Kind::Battle, 1, &["begun"]);
    club.append(&first).unwrap();
    let before = quick.tip();
    club.append(&goes_on(&mut quick, "Ada", "first")).unwrap();
    let mut slow = Written::of(Kind::Battle, 1);
    slow.next("Ada", "begun");
    // What else the late act brings is refused with it.
    let mut late = begins(Kind::Warband, 2, &["mustered"]).0;
    late.packs.push(Pack { kind: PackKind::Pack, name: "rules".into(), bytes: b"rows".to_vec() });
    late.appends.extend(goes_on(&mut slow, "Ben", "second").appends);
    match club.append(&late) {
        Err(Error::Stale { stream: which, expected, found }) => {
            assert_eq!((which, expected, found), (stream(1), before, quick.tip()));
        }
        other => panic!("{other:?}"),
    }
    let status = club.status().unwrap();
    assert_eq!((status.position, status.streams, status.entries, status.packs), (2, 1, 2, 0));
    let same = club.append(&first);
    assert!(matches!(same, Err(Error::StreamExists(id)) if id == stream(1)), "{same:?}");
    let nowhere = club.append(&goes_on(&mut Written::of(Kind::Battle, 9), "Ada", "x"));
    assert!(matches!(nowhere, Err(Error::UnknownStream(id)) if id == stream(9)), "{nowhere:?}");
    // A parent that nobody has: the head is right, the entry belongs to another history.
    let mut other = Written::of(Kind::Battle, 1);
    other.next("Eve", "another beginning");
    let mut forged = goes_on(&mut other, "Eve", "x");
    forged.appends[0].expected = quick.tip();
    let orphan = club.append(&forged);
    assert!(matches!(orphan, Err(Error::Entry { .. })), "{orphan:?}");
    assert_eq!(club.position().unwrap(), 2);
}

#[test]
fn who_waits_is_told_at_once_and_misses_nothing_that_came_before() {
    let server = server();
    let room = server.room();
    let (club, other) = (server.club(&room, "Club", None), server.open(&room, "Club"));
    // Nothing comes: the wait ends by itself.
    club.wait(0, Duration::from_millis(50)).unwrap();
    other.append(&begins(Kind::Battle, 1, &["begun"]).0).unwrap();
    let long = Duration::from_secs(60);
    let begun = Instant::now();
    club.wait(0, long).unwrap();
    // Told while it waits.
    std::thread::scope(|scope| {
        let waits = scope.spawn(|| {
            let mut position = 1;
            while position < 4 {
                club.wait(position, long).unwrap();
                position = club.after(position).unwrap().last().map_or(position, |act| act.position);
            }
        });
        for n in 2..5 {
            other.append(&begins(Kind::Battle, n, &["begun"]).0).unwrap();
        }
        waits.join().unwrap();
    });
    assert!(begun.elapsed() < long, "nobody waited for the end of the time");
}

#[test]
fn a_deleted_copy_is_rebuilt_equal_and_half_of_one_goes_on() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let folder = tempfile::tempdir().unwrap();
    let (mut first, mut battle) = begins(Kind::Battle, 1, &["begun"]);
    first.pictures.push(b"a picture".to_vec());
    club.append(&first).unwrap();
    let early = folder.path().join("early.nml");
    let half = copy(&club, &early);
    assert_eq!(club.reached(&half.reaches().unwrap()).unwrap(), 1);
    half.close().unwrap();
    for n in 0..20 {
        club.append(&goes_on(&mut battle, "Ada", &format!("blow {n}"))).unwrap();
    }
    club.append(&Batch { pictures: vec![b"another".to_vec()], ..Batch::at(NOW) }).unwrap();
    let (whole, gone_on) = (copy(&club, &folder.path().join("whole.nml")), copy(&club, &early));
    assert_eq!(held(&whole), held(&gone_on));
    assert_eq!(whole.pictures().unwrap(), gone_on.pictures().unwrap());
    assert_eq!(whole.streams(None).unwrap(), gone_on.streams(None).unwrap());
    // What a copy has already is passed over.
    let mut again = gone_on;
    again.follow(&club.after(0).unwrap(), |_, _| Ok::<_, Error>(vec![])).unwrap();
    assert_eq!(held(&again), held(&whole));
    let path = club.cache(&folder.path().join("cache")).unwrap();
    assert_eq!(held(&copy(&club, &path)), held(&whole));
    assert_eq!(club.cache(&folder.path().join("cache")).unwrap(), path);
}

#[test]
fn a_copy_that_is_ahead_of_its_club_is_named_and_left_alone() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let folder = tempfile::tempdir().unwrap();
    let (first, mut battle) = begins(Kind::Battle, 1, &["begun"]);
    club.append(&first).unwrap();
    let mut book = copy(&club, &folder.path().join("copy.nml"));
    // As after the database was restored from an older backup.
    book.append(&goes_on(&mut battle, "Ada", "acknowledged, and gone")).unwrap();
    let before = held(&book);
    let refused = club.reached(&book.reaches().unwrap()).unwrap_err();
    assert!(matches!(&refused, Error::Ahead(why) if why.contains("entry 2")), "{refused}");
    assert_eq!(held(&book), before);
}

#[test]
fn a_book_becomes_a_club_and_a_club_becomes_a_book() {
    let folder = tempfile::tempdir().unwrap();
    let mut book = Book::create(&folder.path().join("book.nml"), [7; 16], "Our book", NOW).unwrap();
    let (mut first, mut battle) = begins(Kind::Battle, 1, &["begun"]);
    first.packs.push(Pack { kind: PackKind::Ruleset, name: "house".into(), bytes: b"readings".to_vec() });
    first.pictures.push(b"a picture".to_vec());
    book.append(&first).unwrap();
    // More than is sent at once, and a head of its own beside the stream's.
    for n in 0..450 {
        book.append(&goes_on(&mut battle, "Ada", &format!("blow {n}"))).unwrap();
    }
    book.append(&begins(Kind::Evening, 2, &[]).0).unwrap();
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", Some(&book));
    let out = folder.path().join("out.nml");
    let stats = club.export(&out, Book::rows).unwrap();
    let back = Book::read(&out).unwrap();
    assert_eq!((held(&back), stats.entries), (held(&book), 451));
    assert_eq!(back.streams(None).unwrap(), book.streams(None).unwrap());
    assert_eq!((back.packs().unwrap(), back.pictures().unwrap()), (book.packs().unwrap(), book.pictures().unwrap()));
    assert!(back.check(Book::rows).unwrap().is_fine());
    assert!(club.check().unwrap().found.is_empty());
    let there = club.export(&out, Book::rows).unwrap_err();
    assert!(matches!(there, Error::Exists(_)), "what stands there stays: {there}");
}

#[test]
fn what_is_too_large_or_no_entry_is_not_even_sent() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let large = Batch { pictures: vec![vec![0; nml_store::PICTURE_LIMIT + 1]], ..Batch::at(NOW) };
    assert!(matches!(club.append(&large), Err(Error::TooLarge { .. })));
    let (mut forged, _) = begins(Kind::Battle, 1, &["begun"]);
    forged.appends[0].entries[0].bytes.push(b' ');
    assert!(matches!(club.append(&forged), Err(Error::Entry { .. })));
    assert_eq!(club.append(&Batch::at(NOW)).unwrap(), 0, "nothing is no act");
}
