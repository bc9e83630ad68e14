//! Who wrote what in a club is proven by the computers that signed it: over the wire, in the database, in every book.

use nml_app::admission::InvitedAs;
use nml_ledger::{Act, Author, Entry, Hash, Sealed};
use nml_store::{Append, Batch, Error};
use serde_json::Value;

use super::books::{Person, Served};
use super::server::Sync;

/// The hands that a check of this book counts: name, beginning of the key, entries.
fn hands(person: &Person) -> Vec<(String, Option<String>, u64)> {
    let check = person.done("book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    let hand = |hand: &Value| {
        let device = hand["device"].as_str().map(str::to_owned);
        (hand["name"].as_str().unwrap().to_owned(), device, hand["entries"].as_u64().unwrap())
    };
    check["hands"].as_array().unwrap().iter().map(hand).collect()
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
    let shown = hands(&ada);
    assert_eq!(shown, hands(&ben));
    // A Warband of a campaign is named in its campaign as well.
    let by = |name: &str, device: &str| shown.iter().any(|hand| hand.0 == name && hand.1.as_deref() == Some(device));
    assert!(by("Ada", &of_ada) && by("Ben", &of_ben) && !by("Ada", &of_ben) && !by("Ben", &of_ada), "{shown:?}");
    let club = served.serving.club.check().unwrap();
    assert_eq!(club.found, []);
    let counted: Vec<_> =
        club.hands.into_iter().map(|hand| (hand.author, hand.key.map(|key| key.short()), hand.entries)).collect();
    assert_eq!(counted.iter().collect::<std::collections::BTreeSet<_>>(), shown.iter().collect());
}

#[test]
fn a_key_that_was_taken_signs_nothing_in_its_owners_name() {
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
    let noted = Entry { seq, parent: last.hash, at, by, cause, again, note, act }.seal().unwrap();
    let before = served.position();
    // Somebody copied the way to the club, and not the key of the computer.
    let log = ben.log();
    let refused = |sealed: &Sealed| {
        let batch = Batch { appends: vec![Append::to(id, head, vec![sealed.clone()])], ..Batch::at(super::NOW) };
        match log.append(&batch) {
            Err(Error::Refused(code, message)) => (code, message),
            other => panic!("{other:?}"),
        }
    };
    let (code, message) = refused(&noted);
    assert_eq!(code, "ROLE_NEEDED");
    assert!(message.contains("the computer that was invited"), "{message}");
    let by_ada = ada.signs(noted.clone());
    assert_eq!(refused(&by_ada).0, "ROLE_NEEDED");
    // A signature that belongs to another entry.
    let elsewhere = ben.secret().sign(&Hash::of(b"elsewhere"));
    assert_eq!(refused(&Sealed { signature: Some(elsewhere), ..noted.clone() }).0, "BAD_ENTRY");
    assert_eq!(served.position(), before, "nothing of it was added");
    let signed = ben.signs(noted);
    log.append(&Batch { appends: vec![Append::to(id, head, vec![signed])], ..Batch::at(super::NOW) }).unwrap();
    assert_eq!(served.position(), before + 1);
}
