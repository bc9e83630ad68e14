//! Check Book finds each kind of harm, and says how much of it there is.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::path::Path;

use common::{filled, folder, id, kind, rows, stranger};
use nml_ledger::Hash;
use nml_store::{Book, Error, Report, Trouble};

/// What the check says after somebody with another program took the triggers away, harmed something,
/// and put them back.
fn after(sql: &str) -> Vec<(Trouble, u64)> {
    let report = report(|path| {
        let other = stranger(path);
        let list = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'";
        let triggers: Vec<(String, String)> = {
            let mut query = other.prepare(list).unwrap();
            query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap().map(Result::unwrap).collect()
        };
        other.pragma_update(None, "foreign_keys", false).unwrap();
        for (name, _) in &triggers {
            other.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
        }
        other.execute_batch(sql).unwrap();
        for (_, sql) in &triggers {
            other.execute_batch(sql).unwrap();
        }
    });
    report.findings.iter().map(|finding| (finding.trouble, finding.count)).collect()
}

fn report(harm: impl FnOnce(&Path)) -> Report {
    let folder = folder();
    let path = folder.path().join("club.nml");
    filled(&path).close().unwrap();
    harm(&path);
    Book::read(&path).unwrap().check(|_| Ok::<_, Error>(rows())).unwrap()
}

#[test]
fn a_sound_book_is_fine() {
    let report = report(|_| {});
    assert!(report.is_fine(), "{report:?}");
    assert_eq!((report.streams, report.entries, report.packs), (7, 21, 2));
    assert_eq!(after(""), []);
}

#[test]
fn a_changed_entry_breaks_its_stream() {
    let one = format!("stream = x'{}' AND place = 2", id(1));
    assert_eq!(
        after(&format!("UPDATE entries SET bytes = CAST(replace(bytes, 'Ada', 'Bea') AS BLOB) WHERE {one}")),
        [(Trouble::Chains, 1)]
    );
    assert_eq!(after(&format!("UPDATE entries SET hash = zeroblob(32) WHERE {one}")), [(Trouble::Chains, 1)]);
    assert_eq!(after(&format!("DELETE FROM entries WHERE {one}")), [(Trouble::Chains, 1)]);
    assert_eq!(after("UPDATE entries SET bytes = CAST(replace(bytes, 'Ada', 'Bea') AS BLOB)"), [(Trouble::Chains, 7)]);
}

#[test]
fn a_column_that_contradicts_the_bytes_is_found() {
    assert_eq!(after("UPDATE entries SET author = 'Bea' WHERE place = 3"), [(Trouble::Copies, 7)]);
    assert_eq!(
        after("UPDATE entries SET cause_stream = zeroblob(16), cause_entry = zeroblob(32) WHERE place = 3"),
        [(Trouble::Copies, 7)]
    );
    let last = format!("DELETE FROM entries WHERE place = 3 AND stream = x'{}'", id(1));
    assert_eq!(after(&last), [(Trouble::Copies, 1)], "a lost end shows in the stream's head");
    assert_eq!(after("UPDATE streams SET entries = 30"), [(Trouble::Copies, 7)]);
}

#[test]
fn a_changed_header_is_found() {
    let changed = "UPDATE streams SET header = x'7b7d' WHERE kind = 'nml.battle'";
    assert_eq!(after(changed), [(Trouble::Headers, 1)]);
    let swapped =
        "UPDATE streams SET header = (SELECT header FROM streams WHERE kind = 'nml.warband') WHERE kind = 'nml.battle'";
    assert_eq!(after(swapped), [(Trouble::Headers, 1), (Trouble::Chains, 1)]);
}

#[test]
fn a_changed_pack_is_found() {
    assert_eq!(after("UPDATE pictures SET bytes = x'00'"), [(Trouble::Pictures, 1)]);
    assert_eq!(after("UPDATE packs SET bytes = x'00' WHERE kind = 'pack'"), [(Trouble::Packs, 1)]);
}

#[test]
fn a_row_that_refers_to_nothing_is_found() {
    assert_eq!(after("UPDATE scenarios SET id = zeroblob(16)"), [(Trouble::References, 1)]);
}

#[test]
fn rows_that_are_out_of_date_are_found() {
    assert_eq!(after("UPDATE warbands SET ducats = 1; DELETE FROM scenarios"), [(Trouble::Rows, 2)]);
    assert_eq!(after("UPDATE battle_sides SET victory_points = 99"), [(Trouble::Rows, 1)]);
}

#[test]
fn other_tables_and_missing_triggers_are_found() {
    for (sql, found) in [
        ("DROP TRIGGER entries_no_delete", "trigger entries_no_delete"),
        ("CREATE TABLE mine (a)", "table mine"),
        ("DROP INDEX entries_by_cause", "index entries_by_cause"),
        ("CREATE TRIGGER spy AFTER INSERT ON entries BEGIN DELETE FROM warbands; END", "trigger spy"),
    ] {
        let report = report(|path| stranger(path).execute_batch(sql).unwrap());
        assert_eq!(report.findings.len(), 1, "{sql}");
        assert_eq!(report.findings[0].message, format!("1 table or trigger is not as it was made ({found})"));
    }
}

#[test]
fn findings_are_counted_in_words_with_an_example() {
    let report = report(|path| {
        let other = stranger(path);
        other.execute_batch("UPDATE warbands SET name = 'x'; UPDATE campaigns SET name = 'y'").unwrap();
    });
    let message = format!("2 rows of the lists are out of date; a rebuild mends them (the first: {})", id(2));
    assert_eq!(report.findings[0].message, message);
}

#[test]
fn a_row_larger_than_a_book_keeps_is_refused_and_not_read() {
    let folder = folder();
    let path = folder.path().join("club.nml");
    filled(&path).close().unwrap();
    let other = stranger(&path);
    let hash = Hash::of(b"large");
    let large = format!("INSERT INTO packs VALUES (x'{hash}', 'pack', 'large', 'now', zeroblob({}))", 80 << 20);
    other.execute(&large, []).unwrap();
    drop(other);
    let book = Book::read(&path).unwrap();
    assert_eq!(kind(&book.pack(&hash).unwrap_err()), "Damaged");
    let report = book.check(|_| Ok::<_, Error>(rows())).unwrap();
    assert_eq!(report.findings[0].trouble, Trouble::File, "{:?}", report.findings);
}

#[test]
fn a_warband_may_name_a_campaign_that_is_not_in_the_book() {
    assert_eq!(after("UPDATE warbands SET campaign = zeroblob(16)"), [(Trouble::Rows, 1)], "it is only another row");
}
