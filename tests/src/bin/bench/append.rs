//! A durable append to the book beside the bare SQLite insert of the same bytes.

use std::time::Instant;

use nml_ledger::{Act, Author, Log, Sealed};
use nml_store::{Append, Batch, Book};
use rusqlite::{Connection, TransactionBehavior, params};

use crate::scratch;
use crate::table::{Row, Trouble, median};

/// Appends of one entry each.
const APPENDS: usize = 400;
const AT: &str = "1917-04-01T20:15:00+02:00";
const HEADER: &[u8] = br#"{"format":"nml.battle","version":1,"stream":"000102030405060708090a0b0c0d0e0f"}"#;

/// Measures in turns, so that what else the disk does falls on both.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let folder = scratch()?;
    let mut log: Log<String, u32> = Log::open(HEADER)?;
    let mut book = Book::create(&folder.path().join("bench.book"), [7; 16], "Bench", AT)?;
    let first = next(&mut log)?;
    let append = Append::begin(HEADER.to_vec(), vec![first.clone()])?;
    let stream = append.stream;
    book.append(&Batch { appends: vec![append], ..Batch::at(AT) })?;
    let mut bare = bare(&folder.path().join("bare.sqlite"))?;

    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut head = first.hash;
    for _ in 0..APPENDS {
        let sealed = next(&mut log)?;
        let begun = Instant::now();
        book.append(&Batch { appends: vec![Append::to(stream, head, vec![sealed.clone()])], ..Batch::at(AT) })?;
        ours.push(begun.elapsed().as_nanos() as f64);
        head = sealed.hash;

        let begun = Instant::now();
        let transaction = bare.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute("INSERT INTO entry (bytes) VALUES (?1)", params![sealed.bytes])?;
        transaction.commit()?;
        theirs.push(begun.elapsed().as_nanos() as f64);
    }
    let what = format!("durable append of an entry of {} bytes", first.bytes.len());
    Ok(vec![Row::against(what, median(ours), "bare SQLite insert", median(theirs))])
}

/// The next entry, as long as a battle's usually is.
fn next(log: &mut Log<String, u32>) -> Result<Sealed, Trouble> {
    let author = Author { at: AT.into(), by: "Ada".into(), ..Author::default() };
    let sealed = log.next(author, Act::Do { command: "x".repeat(400), events: (0..40).collect() }).seal()?;
    log.push(&sealed)?;
    Ok(sealed)
}

/// A table without anything, as durable as the book.
fn bare(path: &std::path::Path) -> Result<Connection, Trouble> {
    let connection = Connection::open(path)?;
    connection.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         CREATE TABLE entry (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;",
    )?;
    Ok(connection)
}
