//! Check Book: is everything there, and is everything as it should be.

use std::collections::BTreeMap;

use nml_ledger::{Chain, DeviceKey, Frame, Hash, StreamId};
use rusqlite::Connection;

use crate::error::Error;
use crate::list_rows::Row;
use crate::open::{Book, STEPS, quick_check};
use crate::signed::sealed;

/// A kind of thing that can be wrong with a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trouble {
    /// SQLite finds the file malformed; the check looked at nothing else.
    File,
    /// The tables or triggers are not those of this version.
    Tables,
    /// A row refers to one that is not there.
    References,
    /// A header is unreadable, or not that of its stream.
    Headers,
    /// An entry's chain is broken.
    Chains,
    /// A signature was not made by the device that it names.
    Signatures,
    /// What stands beside an entry or a stream contradicts its bytes.
    Copies,
    /// A pack's bytes do not match its hash.
    Packs,
    /// A picture's bytes do not match its hash.
    Pictures,
    /// A row of a read table is not what the streams fold to; a rebuild mends it.
    Rows,
}

impl Trouble {
    const fn words(self, one: bool) -> &'static str {
        match (self, one) {
            (Self::File, _) => "the file is malformed",
            (Self::Tables, true) => "table or trigger is not as it was made",
            (Self::Tables, false) => "tables or triggers are not as they were made",
            (Self::References, true) => "row refers to something that is not there",
            (Self::References, false) => "rows refer to something that is not there",
            (Self::Headers, true) => "stream has no readable header",
            (Self::Headers, false) => "streams have no readable header",
            (Self::Chains, true) => "stream is broken",
            (Self::Chains, false) => "streams are broken",
            (Self::Signatures, true) => "signature was not made by the device that it names",
            (Self::Signatures, false) => "signatures were not made by the devices that they name",
            (Self::Copies, true) => "stream or entry is listed otherwise than it is",
            (Self::Copies, false) => "streams or entries are listed otherwise than they are",
            (Self::Packs, true) => "pack does not match its hash",
            (Self::Packs, false) => "packs do not match their hash",
            (Self::Pictures, true) => "picture does not match its hash",
            (Self::Pictures, false) => "pictures do not match their hash",
            (Self::Rows, true) => "row of the lists is out of date; a rebuild mends it",
            (Self::Rows, false) => "rows of the lists are out of date; a rebuild mends them",
        }
    }
}

/// What was found of one kind of trouble.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The kind.
    pub trouble: Trouble,
    /// How many.
    pub count: u64,
    /// In words, with the first one as an example.
    pub message: String,
}

/// What a check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Streams looked at.
    pub streams: u64,
    /// Entries proven.
    pub entries: u64,
    /// Packs proven.
    pub packs: u64,
    /// Who made the most entries, as far as devices signed them, the most first.
    pub authors: Vec<Author>,
    /// What is wrong, worst first; empty if all is well.
    pub findings: Vec<Finding>,
}

/// How many authors are listed.
const AUTHORS: usize = 200;

/// The entries of one name that one device made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Author {
    /// The name under them.
    pub name: String,
    /// The device that signed them, each proven, or none if they are unsigned.
    pub key: Option<DeviceKey>,
    /// How many entries.
    pub entries: u64,
}

/// Counts who made entries.
#[derive(Debug, Default)]
pub struct Authors(BTreeMap<(String, Option<DeviceKey>), u64>);

impl Authors {
    /// Counts one, whose signature is proven.
    pub fn add(&mut self, author: &str, key: Option<DeviceKey>) {
        *self.0.entry((author.to_owned(), key)).or_default() += 1;
    }

    /// Those who wrote the most, the most first: a stranger’s parcel may hold as many names as entries.
    #[must_use]
    pub fn counted(self) -> Vec<Author> {
        let author = |((name, key), entries)| Author { name, key, entries };
        let mut authors: Vec<_> = self.0.into_iter().map(author).collect();
        authors.sort_by_key(|author| std::cmp::Reverse(author.entries));
        authors.truncate(AUTHORS);
        authors
    }
}

impl Report {
    /// What to say about a file that is so harmed that the check could not go on.
    #[must_use]
    pub fn harmed(why: &str) -> Self {
        let mut found = Found::default();
        found.add(Trouble::File, why);
        Self { streams: 0, entries: 0, packs: 0, authors: Vec::new(), findings: found.findings() }
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_fine(&self) -> bool {
        self.findings.is_empty()
    }
}

/// Counts findings, keeping the first of each kind.
#[derive(Default)]
struct Found(BTreeMap<Trouble, (u64, String)>);

impl Found {
    fn add(&mut self, trouble: Trouble, example: impl Into<String>) {
        self.0.entry(trouble).or_insert_with(|| (0, example.into())).0 += 1;
    }

    /// Damage that shows only while it is looked at is a finding like any other.
    fn harmed(&mut self, error: Error) -> Result<(), Error> {
        if let Error::Damaged(_, why) = error {
            self.add(Trouble::File, why);
            return Ok(());
        }
        Err(error)
    }

    fn findings(self) -> Vec<Finding> {
        let finding = |(trouble, (count, example)): (Trouble, (u64, String))| {
            let words = trouble.words(count == 1);
            let message = match count {
                _ if trouble == Trouble::File => format!("{words}: {example}"),
                1 => format!("1 {words} ({example})"),
                _ => format!("{count} {words} (the first: {example})"),
            };
            Finding { trouble, count, message }
        };
        self.0.into_iter().map(finding).collect()
    }
}

impl Book {
    /// Looks at everything: the file, the tables, the references, every chain, every pack, and whether
    /// the read tables are what `rows` folds from the streams. Stops after the first of these if the
    /// file itself is malformed; `rows` is asked only when every chain is sound.
    ///
    /// # Errors
    /// When the book cannot be read at all, or `rows` fails.
    pub fn check<E: From<Error>>(&self, rows: impl FnOnce(&Self) -> Result<Vec<Row>, E>) -> Result<Report, E> {
        self.still(|book| book.check_still(rows))
    }

    fn check_still<E: From<Error>>(&self, rows: impl FnOnce(&Self) -> Result<Vec<Row>, E>) -> Result<Report, E> {
        let mut report = Report { streams: 0, entries: 0, packs: 0, authors: Vec::new(), findings: Vec::new() };
        let mut found = Found::default();
        self.check_bytes(&mut report, &mut found).or_else(|error| found.harmed(error))?;
        if found.0.is_empty() {
            let folded = rows(self)?;
            self.check_rows(folded, &mut found).or_else(|error| found.harmed(error))?;
        }
        report.findings = found.findings();
        Ok(report)
    }

    /// Everything except the read tables.
    fn check_bytes(&self, report: &mut Report, found: &mut Found) -> Result<(), Error> {
        quick_check(self.path(), &self.connection)?;
        self.check_tables(found)?;
        // Without the tables there is nothing more to check in them.
        if found.0.is_empty() {
            self.check_references(found)?;
            let mut authors = Authors::default();
            for stream in self.streams(None)? {
                report.streams += 1;
                report.entries += self.check_stream(stream.id, &mut authors, found)?;
            }
            report.authors = authors.counted();
            report.packs = self.check_packs(found)?;
            self.check_pictures(found)?;
        }
        Ok(())
    }

    fn check_tables(&self, found: &mut Found) -> Result<(), Error> {
        // The statistics are SQLite's own affair.
        let schema = |connection: &Connection| -> rusqlite::Result<BTreeMap<String, Option<String>>> {
            let mut query = connection
                .prepare("SELECT type || ' ' || name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%'")?;
            query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        };
        let version = usize::try_from(self.version()?).unwrap_or(usize::MAX);
        let made = || {
            let fresh = Connection::open_in_memory()?;
            STEPS.iter().take(version).try_for_each(|step| fresh.execute_batch(step))?;
            schema(&fresh)
        };
        let made = made().map_err(|error| self.wrong(error))?;
        let stands = schema(&self.connection).map_err(|error| self.wrong(error))?;
        for name in made.keys().chain(stands.keys().filter(|name| !made.contains_key(*name))) {
            if made.get(name) != stands.get(name) {
                found.add(Trouble::Tables, name);
            }
        }
        Ok(())
    }

    fn check_references(&self, found: &mut Found) -> Result<(), Error> {
        let read = || -> rusqlite::Result<Vec<String>> {
            let mut query =
                self.connection.prepare("SELECT \"table\" || ' to ' || parent FROM pragma_foreign_key_check")?;
            query.query_map([], |row| row.get(0))?.collect()
        };
        for broken in read().map_err(|error| self.wrong(error))? {
            found.add(Trouble::References, broken);
        }
        Ok(())
    }

    /// Proves one stream; gives how many of its entries are sound.
    fn check_stream(&self, id: StreamId, authors: &mut Authors, found: &mut Found) -> Result<u64, Error> {
        let info = self.stream_info(id)?;
        let header = self.header(id)?;
        let mut chain = match Chain::open(&header) {
            Ok(chain) => chain,
            Err(error) => {
                found.add(Trouble::Headers, format!("{id}: {error}"));
                return Ok(0);
            }
        };
        if (chain.heading().stream, chain.heading().format, chain.root()) != (id, info.kind, info.root) {
            found.add(Trouble::Headers, format!("{id}: it is another stream's"));
        }
        let wrong = |error| self.wrong(error);
        let columns = self.sealed_columns()?;
        let reads = format!(
            "SELECT {columns}, place, seq, parent, at, author, cause_stream, cause_entry
             FROM entries WHERE stream = ?1 ORDER BY place"
        );
        let mut query = self.connection.prepare_cached(&reads).map_err(wrong)?;
        let mut rows = query.query([id.as_bytes()]).map_err(wrong)?;
        let mut proven = 0;
        while let Some(row) = rows.next().map_err(wrong)? {
            let sealed = sealed(row).map_err(wrong)?;
            if let Err(fault) = chain.admit_sealed(&sealed) {
                found.add(Trouble::Chains, format!("{id}, entry {}: {fault}", proven + 1));
                return Ok(proven);
            }
            proven += 1;
            let Ok(frame) = sealed.frame() else { continue };
            if !is_copied(row, &frame, proven).map_err(wrong)? {
                found.add(Trouble::Copies, format!("{id}, entry {proven}"));
            }
            match sealed.check_signature() {
                Ok(()) => authors.add(&frame.by, sealed.signature.map(|signature| *signature.key())),
                Err(_) => found.add(Trouble::Signatures, format!("{id}, entry {proven}")),
            }
        }
        if (chain.tip(), proven) != (info.head, info.entries) {
            found.add(Trouble::Copies, format!("{id}: its head or number of entries"));
        }
        Ok(proven)
    }

    fn check_packs(&self, found: &mut Found) -> Result<u64, Error> {
        let mut count = 0;
        for info in self.packs()? {
            count += 1;
            let bytes = self.pack(&info.hash)?.unwrap_or_default();
            if Hash::of(&bytes) != info.hash {
                found.add(Trouble::Packs, format!("{} {}", info.name, info.hash));
            }
        }
        Ok(count)
    }

    fn check_pictures(&self, found: &mut Found) -> Result<(), Error> {
        for hash in self.pictures()? {
            if self.picture(&hash)?.is_none_or(|bytes| Hash::of(&bytes) != hash) {
                found.add(Trouble::Pictures, hash.to_string());
            }
        }
        Ok(())
    }

    fn check_rows(&self, rows: Vec<Row>, found: &mut Found) -> Result<(), Error> {
        let by_stream =
            |rows: Vec<Row>| -> BTreeMap<StreamId, Row> { rows.into_iter().map(|row| (*row.stream(), row)).collect() };
        let (folded, stands) = (by_stream(rows), by_stream(self.rows()?));
        for id in folded.keys().chain(stands.keys().filter(|id| !folded.contains_key(*id))) {
            if folded.get(id) != stands.get(id) {
                found.add(Trouble::Rows, id.to_string());
            }
        }
        Ok(())
    }
}

/// Whether the columns beside an entry say what its bytes say.
fn is_copied(row: &rusqlite::Row<'_>, frame: &Frame, place: u64) -> rusqlite::Result<bool> {
    let cause = frame.cause.map(|cause| (*cause.stream.as_bytes(), *cause.entry.as_bytes()));
    Ok(row.get::<_, u64>(4)? == place
        && row.get::<_, u64>(5)? == frame.seq
        && row.get::<_, [u8; 32]>(6)? == *frame.parent.as_bytes()
        && row.get::<_, String>(7)? == frame.at
        && row.get::<_, String>(8)? == frame.by
        && row.get::<_, Option<[u8; 16]>>(9)? == cause.map(|cause| cause.0)
        && row.get::<_, Option<[u8; 32]>>(10)? == cause.map(|cause| cause.1))
}
