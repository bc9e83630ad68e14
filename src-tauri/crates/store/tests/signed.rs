//! Entries that devices signed: kept as they were signed, refused where they were not, counted by a check.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeSet;

use common::{NOW, acts, create, folder, header, id, log, stranger};
use nml_ledger::{Fault, Kind, Sealed, Secret, to_hex};
use nml_store::{Append, Author, Batch, Book, Error, LaterSignature, LoggedAct, SIGNATURES_FILE, Trouble};

fn secret() -> Secret {
    Secret::of(&[7; 32]).unwrap()
}

/// Three entries, of which the last two were made on this device.
fn append() -> Append {
    let mut log = log(Kind::Warband, 1);
    let mut append = Append::begin(header(Kind::Warband, 1), acts(&mut log, 3, None)).unwrap();
    append.made = append.entries[1..].iter().map(|sealed| sealed.hash).collect();
    append.sign(&secret());
    append
}

fn batch(append: Append) -> Batch {
    Batch { appends: vec![append], ..Batch::at(NOW) }
}

fn author(key: Option<&Secret>, entries: u64) -> Author {
    Author { name: "Ada".to_owned(), key: key.map(|secret| *secret.key()), entries }
}

#[test]
fn what_was_made_here_is_signed_and_a_check_tells_it_from_the_rest() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = create(&path);
    let signed = append();
    assert_eq!(signed.entries[0].signature, None, "it comes from elsewhere");
    book.append(&batch(signed.clone())).unwrap();
    book.close().unwrap();
    let book = Book::read(&path).unwrap();
    assert_eq!(book.stream(id(1)).unwrap().entries, signed.entries);
    let report = book.check(Book::rows).unwrap();
    assert!(report.is_fine(), "{report:?}");
    assert_eq!(report.authors, [author(Some(&secret()), 2), author(None, 1)]);
}

#[test]
fn a_signature_of_another_entry_or_another_device_is_refused_and_nothing_is_kept() {
    let folder = folder();
    let mut book = create(&folder.path().join("club.nml"));
    let mut swapped = append();
    swapped.entries[2].signature = swapped.entries[1].signature;
    let refused = book.append(&batch(swapped)).unwrap_err();
    assert!(matches!(refused, Error::Entry { fault: Fault::Forged, .. }), "{refused}");
    assert!(book.streams(None).unwrap().is_empty());
    book.append(&batch(append())).unwrap();
}

#[test]
fn a_signature_that_was_changed_in_the_file_is_found() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = create(&path);
    book.append(&batch(append())).unwrap();
    book.close().unwrap();
    // As somebody would who writes an entry in another's name: a sound chain, and a key that did not sign.
    let other = stranger(&path);
    let guard: String = other
        .query_row("SELECT sql FROM sqlite_schema WHERE name = 'entries_no_update'", [], |row| row.get(0))
        .unwrap();
    let key = to_hex(Secret::of(&[8; 32]).unwrap().key().as_bytes());
    other
        .execute_batch(&format!(
            "DROP TRIGGER entries_no_update; UPDATE entries SET key = x'{key}' WHERE place = 3; {guard}"
        ))
        .unwrap();
    let report = Book::read(&path).unwrap().check(Book::rows).unwrap();
    let found: Vec<_> = report.findings.iter().map(|finding| (finding.trouble, finding.count)).collect();
    assert_eq!(found, [(Trouble::Signatures, 1)]);
    let authors: BTreeSet<_> = report.authors.iter().map(|author| (author.key, author.entries)).collect();
    assert_eq!(authors, [(None, 1), (Some(*secret().key()), 1)].into(), "what is forged counts for nobody");
}

#[test]
fn what_waits_for_a_club_and_a_copy_made_again_keep_their_signatures() {
    let folder = folder();
    let mut book = create(&folder.path().join("club.nml"));
    book.follow_club(0).unwrap();
    let signed = append();
    book.append(&batch(signed.clone())).unwrap();
    let waits = book.waiting().unwrap();
    let sent = book.waiting_batch(waits[0].act).unwrap().unwrap();
    assert_eq!(sent.appends[0].entries, signed.entries);
    book.acknowledged(waits[0].act, &sent).unwrap();
    let again = folder.path().join("again.nml");
    book.made_again(&BTreeSet::new(), &again, Book::rows).unwrap();
    assert_eq!(Book::read(&again).unwrap().stream(id(1)).unwrap().entries, signed.entries);
}

#[test]
fn the_hash_of_an_entry_is_the_same_with_and_without_a_signature() {
    let mut plain = append();
    plain.entries.iter_mut().for_each(|sealed| sealed.signature = None);
    let mut signed = plain.clone();
    signed.sign(&secret());
    let without = |append: &Append| append.entries.iter().map(|one| (one.hash, one.bytes.clone())).collect::<Vec<_>>();
    assert!(signed.entries[1].signature.is_some() && plain.entries != signed.entries);
    assert_eq!(without(&plain), without(&signed));
}

/// The signatures of these entries of stream 1, which come after them.
fn later(entries: &[Sealed], secret: &Secret) -> Vec<LaterSignature> {
    let sign =
        |sealed: &Sealed| LaterSignature { stream: id(1), entry: sealed.hash, signature: secret.sign(&sealed.hash) };
    entries.iter().map(sign).collect()
}

#[test]
fn a_signature_that_comes_later_is_kept_beside_its_entry_and_goes_wherever_the_entry_goes() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    let mut book = create(&path);
    let first = append();
    book.append(&batch(first.clone())).unwrap();
    let other = Secret::of(&[8; 32]).unwrap();
    let signatures = later(&first.entries, &other);
    assert_eq!(book.lacking_signatures(&signatures).unwrap(), signatures[..1], "the others are signed");
    book.append(&Batch { signatures: signatures.clone(), ..Batch::at(NOW) }).unwrap();
    assert_eq!(book.lacking_signatures(&signatures).unwrap(), []);
    book.append(&Batch { signatures, ..Batch::at(NOW) }).unwrap();
    let report = book.check(Book::rows).unwrap();
    assert!(report.is_fine(), "{report:?}");
    assert_eq!(report.authors, [author(Some(&secret()), 2), author(Some(&other), 1)], "who signed first stays");
    let entries = book.stream(id(1)).unwrap().entries;
    assert_eq!(entries[0].signature, Some(other.sign(&entries[0].hash)));
    assert_eq!(book.entry(id(1), &entries[0].hash).unwrap().as_ref(), Some(&entries[0]));
    assert_eq!(
        (book.stream_of(&entries[0].hash).unwrap(), book.entry(id(2), &entries[0].hash).unwrap()),
        (Some(id(1)), None)
    );
    let out = folder.path().join("out");
    assert!(book.export(&out).unwrap().files.contains(&SIGNATURES_FILE.to_owned()));
    let lines = std::fs::read_to_string(out.join(SIGNATURES_FILE)).unwrap();
    assert_eq!((lines.lines().count(), lines.contains(&other.key().to_string())), (3, true));
    let again = folder.path().join("again.nml");
    book.made_again(&BTreeSet::new(), &again, Book::rows).unwrap();
    assert_eq!(Book::read(&again).unwrap().stream(id(1)).unwrap().entries, entries);
}

#[test]
fn a_later_signature_that_does_not_hold_or_has_no_entry_takes_the_batch_down_with_it() {
    let folder = folder();
    let mut book = create(&folder.path().join("club.nml"));
    let first = append();
    let mut forged = later(&first.entries, &secret());
    forged[0].signature = forged[1].signature;
    let refused = book.append(&Batch { signatures: forged.clone(), ..batch(first.clone()) }).unwrap_err();
    assert!(matches!(refused, Error::Entry { fault: Fault::Forged, .. }), "{refused}");
    assert!(book.streams(None).unwrap().is_empty());
    let alone = Batch { signatures: later(&first.entries, &secret()), ..Batch::at(NOW) };
    let refused = book.append(&alone).unwrap_err();
    assert!(matches!(refused, Error::Entry { fault: Fault::Unsignable(_), .. }), "{refused}");
    book.append(&batch(first)).unwrap();
    book.append(&alone).unwrap();
}

#[test]
fn an_entry_that_was_written_here_unsigned_is_signed_when_the_club_has_it_signed() {
    let folder = folder();
    let mut book = create(&folder.path().join("club.nml"));
    let signed = append();
    let mut plain = signed.clone();
    plain.entries.iter_mut().for_each(|sealed| sealed.signature = None);
    book.append(&batch(plain)).unwrap();
    let acts = [LoggedAct { position: 1, batch: batch(signed.clone()) }];
    book.follow(&acts, |_, _| Ok::<_, Error>(Vec::new())).unwrap();
    assert_eq!(book.stream(id(1)).unwrap().entries, signed.entries);
}
