//! A club's ledger on a real PostgreSQL.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acts;
mod cut;
mod feeds;
mod guests;
mod hostile;
mod killed;
mod racing;
mod rights;
mod server;
mod sign;
mod tables;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use nml_ledger::{Act, Author, Hash, Heading, Kind, Log as Words, Sealed, Secret, StreamId, seal_header};
use nml_postgres::{Club, Database};
use nml_store::{Append, Batch, Book, ClubLog, Error, LaterSignature};
use server::{Server, Sync};

const NOW: &str = "1917-04-01T20:15:00Z";

/// The server of all tests that do not kill it.
fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(|| Server::begin(Sync::Off))
}

fn stream(n: u8) -> StreamId {
    StreamId::from_bytes([n; 16])
}

fn header(kind: Kind, n: u8) -> Vec<u8> {
    seal_header(&Heading::new(kind, stream(n))).unwrap()
}

/// A stream as somebody writes it.
struct Written(Words<String, String>);

impl Written {
    fn of(kind: Kind, n: u8) -> Self {
        Self(Words::open(&header(kind, n)).unwrap())
    }

    fn next(&mut self, by: &str, text: &str) -> Sealed {
        let author = Author { at: NOW.into(), by: by.into(), ..Author::default() };
        let sealed = self.0.next(author, Act::Do { command: text.to_owned(), events: vec![] }).seal().unwrap();
        self.0.push(&sealed).unwrap();
        sealed
    }

    fn tip(&self) -> Hash {
        self.0.tip()
    }
}

/// A batch that begins a stream with entries.
fn begins(kind: Kind, n: u8, texts: &[&str]) -> (Batch, Written) {
    let mut written = Written::of(kind, n);
    let entries = texts.iter().map(|text| written.next("Ada", text)).collect();
    let appends = vec![Append::begin(header(kind, n), entries).unwrap()];
    (Batch { appends, ..Batch::at(NOW) }, written)
}

/// A batch that goes on with a stream.
fn goes_on(written: &mut Written, by: &str, text: &str) -> Batch {
    let before = written.tip();
    let entry = written.next(by, text);
    Batch { appends: vec![Append::to(written.0.heading().stream, before, vec![entry])], ..Batch::at(NOW) }
}

fn secret(seed: u8) -> Secret {
    Secret::of(&[seed; 32]).unwrap()
}

/// The signatures of all entries of a batch, which come after it.
fn signs(batch: &Batch, secret: &Secret) -> Batch {
    let of = |append: &Append| {
        let stream = append.stream;
        let sign =
            |sealed: &Sealed| LaterSignature { stream, entry: sealed.hash, signature: secret.sign(&sealed.hash) };
        append.entries.iter().map(sign).collect::<Vec<_>>()
    };
    Batch { signatures: batch.appends.iter().flat_map(of).collect(), ..Batch::at(NOW) }
}

/// A book that follows a club to its end.
fn copy(club: &Club, path: &Path) -> Book {
    let mut book = if path.exists() {
        Book::open(path).unwrap()
    } else {
        Book::create(path, club.id(), club.name(), NOW).unwrap()
    };
    follow(club, &mut book).unwrap();
    book
}

fn follow(club: &Club, book: &mut Book) -> Result<u64, Error> {
    let mut position = club.reached(&book.reaches()?)?;
    loop {
        let acts = club.after(position)?;
        let Some(last) = acts.last() else { return Ok(position) };
        position = last.position;
        book.follow(&acts, |_, _| Ok::<_, Error>(vec![]))?;
    }
}

/// What a book holds, entry by entry.
fn held(book: &Book) -> BTreeMap<StreamId, (Hash, Vec<Hash>)> {
    let streams = book.streams(None).unwrap().into_iter();
    streams
        .map(|info| {
            let entries = book.entries_after(info.id, 0).unwrap();
            (info.id, (info.head, entries.into_iter().map(|sealed| sealed.hash).collect()))
        })
        .collect()
}
