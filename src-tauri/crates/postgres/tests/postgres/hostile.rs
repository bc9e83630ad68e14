//! Rows that somebody put there who may do everything: each is named, and changes no copy.

use nml_ledger::Kind;
use nml_store::Trouble;

use super::*;

/// A club with two battles, followed once, into whose rows somebody then reaches.
fn harmed(reach: &str) -> (Vec<(Trouble, String)>, String) {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let folder = tempfile::tempdir().unwrap();
    let (first, mut battle) = begins(Kind::Battle, 1, &["begun", "a blow"]);
    club.append(&first).unwrap();
    club.append(&begins(Kind::Battle, 2, &["begun"]).0).unwrap();
    let mut book = copy(&club, &folder.path().join("copy.nml"));
    let before = held(&book);
    let mut later = goes_on(&mut battle, "Ada", "another blow");
    later.pictures.push(b"a picture".to_vec());
    club.append(&later).unwrap();
    // Nothing stops somebody who owns the tables.
    let free = "SET session_replication_role = replica; \
        ALTER TABLE nml.entries DROP CONSTRAINT entries_check; ALTER TABLE nml.pictures DROP CONSTRAINT pictures_check; \
        ALTER TABLE nml.streams DROP CONSTRAINT streams_check;";
    server.sql(&room, &format!("{free} {reach}"));
    let refused = follow(&club, &mut book).unwrap_err();
    assert!(matches!(refused, Error::Log(_)), "{refused}");
    assert_eq!(held(&book), before, "the copy is as it was");
    assert!(book.pictures().unwrap().is_empty());
    let found = club.check().unwrap().found;
    (found.into_iter().map(|one| (one.trouble, one.message)).collect(), refused.to_string())
}

fn named(reach: &str, trouble: Trouble, where_: &str, said: &str) {
    let (found, refused) = harmed(reach);
    assert!(found.iter().any(|(kind, message)| *kind == trouble && message.contains(where_)), "{reach}: {found:?}");
    assert!(refused.contains(said), "{reach}: {refused}");
}

#[test]
fn an_entry_with_other_bytes_is_named() {
    let reach =
        "UPDATE nml.entries SET body = replace(encode(body, 'escape'), 'another', 'no')::bytea WHERE position = 3";
    named(reach, Trouble::Chains, "entry 3", "act 3");
}

#[test]
fn an_entry_that_hashes_well_and_has_no_parent_is_named() {
    let mut other = Written::of(Kind::Battle, 1);
    other.next("Eve", "another beginning");
    let forged = other.next("Eve", "x");
    let hex = nml_ledger::to_hex(&forged.bytes);
    let reach = format!("UPDATE nml.entries SET body = '\\x{hex}', hash = '\\x{}' WHERE position = 3", forged.hash);
    named(&reach, Trouble::Chains, "entry 3", "act 3");
}

#[test]
fn a_missing_act_is_named() {
    named(
        "DELETE FROM nml.acts WHERE position = 3; UPDATE nml.clubs SET position = 4; \
        INSERT INTO nml.acts SELECT id, 4, 'now', 0 FROM nml.clubs",
        Trouble::References,
        "3 acts",
        "act 3 is missing",
    );
}

#[test]
fn a_picture_that_is_another_is_named() {
    named("UPDATE nml.pictures SET body = 'another'", Trouble::Pictures, "does not match", "a picture");
}

#[test]
fn an_entry_of_a_stream_that_is_not_there_is_named() {
    // The stream is taken away from under an act that is still to come.
    let reach = "INSERT INTO nml.acts SELECT club, 4, 'now', 1 FROM nml.acts WHERE position = 3; \
        UPDATE nml.clubs SET position = 4; \
        UPDATE nml.entries SET stream = decode(repeat('77', 16), 'hex'), position = 4 WHERE position = 3";
    named(reach, Trouble::Copies, "its head or number of entries", "act 4");
}

#[test]
fn a_trigger_that_is_off_is_found() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    assert!(club.check().unwrap().found.is_empty());
    server.sql(&room, "ALTER TABLE nml.acts DISABLE TRIGGER stays");
    let found = club.check().unwrap().found;
    assert!(found.iter().any(|one| one.trouble == Trouble::Tables), "{found:?}");
}
