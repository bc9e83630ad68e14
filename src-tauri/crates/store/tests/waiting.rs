//! A book that follows a club: what is added waits, what came back no longer waits, and if the club went on differently
//! the copy is made again without it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeSet;

use common::{NOW, acts, create, folder, header, id, log, pack};
use nml_ledger::Kind;
use nml_store::{Append, Batch, Book, Error, Link, LoggedAct, link_file};

/// What an act adds, without its rows.
fn act(position: u64, batch: &Batch) -> LoggedAct {
    LoggedAct { position, batch: batch.clone() }
}

fn follow(book: &mut Book, acts: &[LoggedAct]) -> Result<(), Error> {
    book.follow(acts, |_, _| Ok::<_, Error>(Vec::new()))
}

#[test]
fn what_is_added_waits_as_it_was_added_until_the_club_has_it() {
    let folder = folder();
    let mut book = create(&folder.path().join("club.nml"));
    let mut one = log(Kind::Warband, 1);
    let begun = Batch {
        packs: vec![pack("trench", b"{}")],
        appends: vec![Append::begin(header(Kind::Warband, 1), acts(&mut one, 2, None)).unwrap()],
        ..Batch::at(NOW)
    };
    book.append(&begun).unwrap();
    assert_eq!((book.position().unwrap(), book.waiting().unwrap()), (None, vec![]), "a book alone waits for nobody");
    book.follow_club(7).unwrap();
    let head = one.tip();
    let goes_on = Batch {
        pictures: vec![b"a picture".to_vec()],
        appends: vec![Append::to(id(1), head, acts(&mut one, 3, None))],
        ..Batch::at(NOW)
    };
    // A pack that the book has does not wait again.
    book.append(&Batch { packs: begun.packs.clone(), ..goes_on.clone() }).unwrap();
    let mut other = log(Kind::Campaign, 2);
    let begins = Batch {
        appends: vec![Append::begin(header(Kind::Campaign, 2), acts(&mut other, 1, None)).unwrap()],
        ..Batch::at(NOW)
    };
    book.append(&begins).unwrap();
    let waiting = book.waiting().unwrap();
    assert_eq!(waiting.iter().map(|one| one.streams.clone()).collect::<Vec<_>>(), [[id(1)].into(), [id(2)].into()]);
    for (one, added) in waiting.iter().zip([&goes_on, &begins]) {
        let sent = book.waiting_batch(one.act).unwrap().unwrap();
        assert_eq!(format!("{sent:?}"), format!("{added:?}"));
    }
    let reach = book.reaches().unwrap();
    assert_eq!((reach.len(), reach[0].entries, reach[0].last), (1, 2, Some(head)), "what waits is nowhere else");
    // It comes back from the club: it was acknowledged, though nobody heard of it.
    follow(&mut book, &[act(8, &goes_on)]).unwrap();
    assert_eq!((book.position().unwrap(), book.waiting_count().unwrap()), (Some(8), 1));
    book.acknowledged(waiting[1].act, &act(8, &goes_on).batch).unwrap();
    assert_eq!(book.waiting_count().unwrap(), 1, "another act is not taken off the list by that number");
    book.acknowledged(waiting[1].act, &begins).unwrap();
    assert_eq!((book.waiting_count().unwrap(), book.waiting_batch(waiting[1].act).unwrap().is_none()), (0, true));
    assert!(book.check(Book::rows).unwrap().is_fine());
}

#[test]
fn where_somebody_went_on_the_copy_is_made_again_without_what_waits_there() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = create(&path);
    let (mut one, mut two) = (log(Kind::Warband, 1), log(Kind::Warband, 2));
    let begun = [(1, &mut one), (2, &mut two)]
        .map(|(n, log)| Append::begin(header(Kind::Warband, n), acts(log, 1, None)).unwrap());
    book.append(&Batch { appends: begun.to_vec(), ..Batch::at(NOW) }).unwrap();
    book.follow_club(1).unwrap();
    let theirs =
        Batch { appends: vec![Append::to(id(1), one.tip(), acts(&mut one.clone(), 3, None))], ..Batch::at(NOW) };
    let mine = Append::to(id(1), one.tip(), acts(&mut one, 1, None));
    let other = Append::to(id(2), two.tip(), acts(&mut two, 2, None));
    for append in [mine, other] {
        book.append(&Batch { appends: vec![append], ..Batch::at(NOW) }).unwrap();
    }
    // Nobody else's entry comes into a stream in which something waits.
    let clashes = Batch {
        appends: theirs
            .appends
            .iter()
            .map(|one| Append { entries: one.entries[1..].to_vec(), ..one.clone() })
            .collect(),
        ..theirs.clone()
    };
    let before = book.streams(None).unwrap();
    assert!(matches!(follow(&mut book, &[act(2, &clashes)]), Err(Error::Parted(stream)) if stream == id(1)));
    assert_eq!((book.streams(None).unwrap(), book.position().unwrap()), (before, Some(1)));
    let again = folder.path().join("again.nml");
    book.made_again(&BTreeSet::from([id(1)]), &again, |book| book.rows()).unwrap();
    let mut again = Book::open(&again).unwrap();
    assert_eq!(again.stream(id(1)).unwrap().entries.len(), 1);
    assert_eq!(again.stream(id(2)).unwrap(), book.stream(id(2)).unwrap());
    assert_eq!(
        (again.waiting_count().unwrap(), again.position().unwrap(), again.id().unwrap()),
        (1, Some(1), book.id().unwrap())
    );
    follow(&mut again, &[act(2, &theirs)]).unwrap();
    assert_eq!(again.stream(id(1)).unwrap().entries.len(), 4);
    assert!(again.check(Book::rows).unwrap().is_fine());
}

#[test]
fn the_way_to_a_club_stands_beside_the_book_for_its_owner_alone() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    assert_eq!(Link::beside(&path).unwrap(), None);
    let link = Link::to("https://club.example.org".into(), "KEY".into());
    link.keep_beside(&path).unwrap();
    assert_eq!(Link::beside(&path).unwrap(), Some(link.clone()));
    assert!(!format!("{link:?}").contains("KEY"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(link_file(&path)).unwrap().permissions().mode() & 0o777, 0o600);
    }
    std::fs::write(link_file(&path), "[]").unwrap();
    assert!(matches!(Link::beside(&path), Err(Error::NotBook(..))));
}
