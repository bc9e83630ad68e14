//! Who wrote what in a club is proven by the computers that signed it: over the wire, in the database, in every book.

use nml_app::admission::InvitedAs;
use nml_ledger::{Act, Author, Entry, Hash, Heading, Kind, Sealed, seal_header};
use nml_store::{Append, Batch, Error, Link};
use serde_json::{Value, json};

use super::books::{Person, Served};
use super::server::Sync;

/// The authors that a check of this book counts: name, beginning of the key, entries.
fn authors(person: &Person) -> Vec<(String, Option<String>, u64)> {
    let check = person.done("book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    let author = |author: &Value| {
        let device = author["device"].as_str().map(str::to_owned);
        (author["name"].as_str().unwrap().to_owned(), device, author["entries"].as_u64().unwrap())
    };
    check["authors"].as_array().unwrap().iter().map(author).collect()
}

#[test]
fn what_each_computer_signed_is_proven_in_every_book_of_the_club_and_in_its_database() {
    let served = Served::begin(Sync::Off);
    let ada = served.joined(InvitedAs::Organiser, "Ada", &[]);
    let warbands = ada.warbands();
    let ben = served.joined(InvitedAs::Player, "Ben", &[&warbands[1]]);
    ada.rename(&warbands[0], "The Ardent Mile");
    ada.exchange();
    ben.exchange();
    ben.rename(&warbands[1], "The Long Mile");
    ben.rename(&warbands[1], "The Longer Mile");
    assert_eq!(ben.exchange().refused, Vec::<String>::new());
    ada.exchange();
    let (of_ada, of_ben) = (ada.secret().key().short(), ben.secret().key().short());
    assert_ne!(of_ada, of_ben);
    let shown = authors(&ada);
    assert_eq!(shown, authors(&ben));
    // A Warband of a campaign is named in its campaign as well.
    let by =
        |name: &str, device: &str| shown.iter().any(|author| author.0 == name && author.1.as_deref() == Some(device));
    assert!(by("Ada", &of_ada) && by("Ben", &of_ben) && !by("Ada", &of_ben) && !by("Ben", &of_ada), "{shown:?}");
    let club = served.serving.club.check().unwrap();
    assert_eq!(club.found, []);
    let counted: Vec<_> = club
        .authors
        .into_iter()
        .map(|author| (author.name, author.key.map(|key| key.short()), author.entries))
        .collect();
    assert_eq!(counted.iter().collect::<std::collections::BTreeSet<_>>(), shown.iter().collect());
}

#[test]
fn a_copied_key_of_the_club_writes_nothing_without_the_computer_that_came_in_with_it() {
    let served = Served::begin(Sync::Off);
    let ada = served.joined(InvitedAs::Organiser, "Ada", &[]);
    let warbands = ada.warbands();
    let ben = served.joined(InvitedAs::Player, "Ben", &[&warbands[0]]);
    let id = warbands[0].parse().unwrap();
    let head = ben.session.with_book(|book| Ok(book.stream_info(id)?)).unwrap().head;
    let last = ben.session.with_book(|book| Ok(book.stream(id)?.entries)).unwrap().pop().unwrap();
    let author = Author { at: super::NOW.to_owned(), by: "Ben".to_owned(), ..Author::default() };
    let Author { at, by, cause, again, note } = author;
    let act = Act::<Value, Value>::Note { entry: last.hash, text: "seen".to_owned() };
    let seq = last.frame().unwrap().seq + 1;
    // It was written before computers signed, so it bears no signature itself.
    let noted = Entry { seq, parent: last.hash, at, by, cause, again, note, act }.seal().unwrap();
    let goes_on =
        |sealed: &Sealed| Batch { appends: vec![Append::to(id, head, vec![sealed.clone()])], ..Batch::at(super::NOW) };
    let header =
        seal_header(&Heading::new(Kind::Warband, "0123456789abcdef0123456789abcdef".parse().unwrap())).unwrap();
    let begins = Batch { appends: vec![Append::begin(header, Vec::new()).unwrap()], ..Batch::at(super::NOW) };
    let before = served.position();
    // Ben's file of the club, on a computer without a key, on Ada's; and Ada's own, elsewhere.
    let copies = [ben.log_signed_by(None), ben.log_signed_by(Some(ada.secret())), ada.log_signed_by(None)];
    for (copy, batch) in copies.iter().flat_map(|copy| [(copy, goes_on(&noted)), (copy, begins.clone())]) {
        match copy.append(&batch) {
            Err(Error::Club(message)) => assert!(message.contains("the computer that was invited"), "{message}"),
            other => panic!("{other:?}"),
        }
    }
    // Nor by the calls that a browser makes.
    let link = Link::beside(&ben.book).unwrap().unwrap();
    let renames = json!({ "warband": warbands[0], "edit": { "kind": "rename", "name": "Taken" } });
    let said = served.called(&link.key, "warband_edit", &renames);
    assert!(said.0 == 403 && said.1.contains("do it there"), "{said:?}");
    assert_eq!(served.called(&link.key, "warbands", &Value::Null).0, 200, "it reads until it is revoked");
    assert_eq!(served.position(), before, "nothing of it was added");
    // A signature that belongs to another entry.
    let elsewhere = ben.secret().sign(&Hash::of(b"elsewhere"));
    let forged = ben.log().append(&goes_on(&Sealed { signature: Some(elsewhere), ..noted.clone() }));
    assert!(matches!(&forged, Err(Error::Refused(code, _)) if code == "BAD_ENTRY"), "{forged:?}");
    ben.log().append(&goes_on(&noted)).unwrap();
    assert_eq!(served.position(), before + 1);
}
