//! Signatures that come after their entries: an act of their own, that followers take in.

use nml_ledger::{Fault, Kind};
use nml_store::Author;

use super::*;

/// Who made how much, as a check counts it.
fn author(secret: Option<&Secret>, entries: u64) -> Author {
    Author { name: "Ada".to_owned(), key: secret.map(|secret| *secret.key()), entries }
}

#[test]
fn a_signature_that_comes_later_reaches_the_check_and_every_copy_and_a_second_one_changes_nothing() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let folder = tempfile::tempdir().unwrap();
    let (first, mut written) = begins(Kind::Battle, 1, &["one", "two"]);
    club.append(&first).unwrap();
    let here = copy(&club, &folder.path().join("here.nml"));
    let more = goes_on(&mut written, "Ada", "three");
    club.append(&more).unwrap();
    let ours = secret(7);
    assert_eq!(club.append(&signs(&first, &ours)).unwrap(), 3);
    // The answer was lost, and somebody else would have it as theirs.
    assert_eq!(club.append(&signs(&first, &ours)).unwrap(), 3);
    assert_eq!(club.append(&signs(&first, &secret(8))).unwrap(), 3);
    let checked = club.check().unwrap();
    assert_eq!((checked.found, checked.authors), (vec![], vec![author(Some(&ours), 2), author(None, 1)]));
    drop(here);
    // One that has the entries hears of it, and one that has nothing yet.
    for name in ["here.nml", "new.nml"] {
        let book = copy(&club, &folder.path().join(name));
        let report = book.check(Book::rows).unwrap();
        assert!(report.is_fine(), "{report:?}");
        assert_eq!(report.authors, [author(Some(&ours), 2), author(None, 1)], "{name}");
        assert_eq!(
            book.stream(stream(1)).unwrap().entries[0].signature,
            Some(ours.sign(&first.appends[0].entries[0].hash))
        );
    }
}

#[test]
fn a_signature_that_does_not_hold_or_has_no_entry_adds_nothing() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let (first, _) = begins(Kind::Battle, 1, &["one", "two"]);
    club.append(&first).unwrap();
    let mut forged = signs(&first, &secret(7));
    forged.signatures[1].signature = forged.signatures[0].signature;
    let said = club.append(&forged).unwrap_err();
    assert!(matches!(said, Error::Entry { fault: Fault::Forged, .. }), "{said}");
    let nowhere = signs(&begins(Kind::Battle, 2, &["other"]).0, &secret(7));
    let mut mixed = signs(&first, &secret(7));
    mixed.signatures.extend(nowhere.signatures);
    let said = club.append(&mixed).unwrap_err();
    assert!(matches!(said, Error::Entry { fault: Fault::Unsignable(_), .. }), "{said}");
    assert_eq!(club.position().unwrap(), 1);
    assert_eq!(server.sql(&room, "SELECT count(*) FROM nml.signatures"), "0");
}
