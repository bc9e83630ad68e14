//! Making, opening and closing a book.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use nml_ledger::HEADER_LIMIT;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags, TransactionBehavior, params};

use crate::error::Error;
use crate::folds_in_memory::Recall;
use crate::lock::{Lock, beside};
use crate::part_file::{Overwrite, PartFile};
use crate::{OLDEST, PACK_LIMIT, VERSION};

/// What marks an SQLite file as a book: "NMLb".
pub(crate) const APPLICATION_ID: i32 = 0x4E4D_4C62;

/// The tables, step by step; as many as there are versions.
pub(crate) const STEPS: [&str; 6] = [
    include_str!("sql/1.sql"),
    include_str!("sql/2.sql"),
    include_str!("sql/3.sql"),
    include_str!("sql/4.sql"),
    include_str!("sql/5.sql"),
    include_str!("sql/6.sql"),
];

/// The oldest SQLite that is trusted: until 3.51.2 two connections could spoil a WAL between them
/// (<https://www.sqlite.org/wal.html#walresetbug>).
const SQLITE: i32 = 3_051_003;

/// How long a connection waits for another one that is reading or checkpointing.
const PATIENCE: Duration = Duration::from_secs(2);

/// Bytes of the largest row that is read: a pack and what stands beside it.
const ROW_LIMIT: i32 = 72 << 20;
const _: () = assert!(ROW_LIMIT as usize > PACK_LIMIT && PACK_LIMIT >= HEADER_LIMIT);

/// An open book.
#[derive(Debug)]
pub struct Book {
    pub(crate) connection: Connection,
    path: PathBuf,
    pub(crate) recall: Recall,
    /// Held by the writer, let go after the connection is closed.
    lock: Option<Lock>,
}

impl Book {
    /// Makes a new book and opens it for writing. `id` is 128 random bits; `created` is RFC 3339.
    ///
    /// # Errors
    /// `FILE_EXISTS`, `BOOK_READ_ONLY`, `NO_SPACE`, …
    pub fn create(path: &Path, id: [u8; 16], name: &str, created: &str) -> Result<Self, Error> {
        sqlite_is_fit()?;
        let path = absolute(path)?;
        if fs::symlink_metadata(&path).is_ok() {
            return Err(Error::Exists(path));
        }
        let lock = Lock::take(&path)?;
        // Made whole under another name first: a book is never there half.
        let draft = PartFile::beside(&path)?;
        let wrong = |error| Error::sqlite(&path, error);
        let mut connection = connect(draft.path(), OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(wrong)?;
        for (name, value) in [("application_id", i64::from(APPLICATION_ID)), ("user_version", VERSION)] {
            connection.pragma_update(None, name, value).map_err(wrong)?;
        }
        let transaction = connection.transaction().map_err(wrong)?;
        for step in STEPS {
            transaction.execute_batch(step).map_err(wrong)?;
        }
        transaction
            .execute("INSERT INTO meta (only, book, name, created) VALUES (1, ?1, ?2, ?3)", params![id, name, created])
            .map_err(wrong)?;
        transaction.commit().map_err(wrong)?;
        // What the steps put aside takes no room in a new book: every page of it is one that counts.
        connection.execute_batch("VACUUM").map_err(wrong)?;
        connection.close().map_err(|(_, error)| wrong(error))?;
        draft.keep(&path, Overwrite::Refuse)?;
        Self::write(path, lock, |_| ())
    }

    /// Opens a book for writing; one process at a time can.
    ///
    /// # Errors
    /// Any that says why the file cannot be used as a book, or `BOOK_IN_USE`. A file refused is untouched.
    pub fn open(path: &Path) -> Result<Self, Error> {
        Self::open_and(path, |_| ())
    }

    /// The same; a book of an older version is shown to `before` as it is, before it is raised.
    ///
    /// # Errors
    /// As [`Book::open`].
    pub fn open_and(path: &Path, before: impl FnOnce(&Self)) -> Result<Self, Error> {
        sqlite_is_fit()?;
        let path = absolute(path)?;
        judge(&path)?;
        let lock = Lock::take(&path)?;
        Self::write(path, lock, before)
    }

    fn write(path: PathBuf, lock: Lock, before: impl FnOnce(&Self)) -> Result<Self, Error> {
        let wrong = |error| Error::sqlite(&path, error);
        let unclean = has_wal(&path);
        let connection = reach(&path, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(wrong)?;
        if connection.is_readonly("main").map_err(wrong)? {
            return Err(Error::ReadOnly(path, "the file is read-only"));
        }
        // Until it is judged with its WAL, closing it must not write either.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map_err(wrong)?;
        judge_version(&path, &connection)?;
        settle(&connection).map_err(wrong)?;
        if unclean {
            quick_check(&path, &connection)?;
        }
        let mode: String =
            connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0)).map_err(wrong)?;
        if mode != "wal" {
            return Err(Error::ReadOnly(path, "its disk does not bear a write-ahead log"));
        }
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false).map_err(wrong)?;
        let mut book = Self { connection, path: path.clone(), recall: Recall::default(), lock: Some(lock) };
        if book.version()? < VERSION {
            before(&book);
            raise(&mut book.connection).map_err(wrong)?;
        }
        Ok(book)
    }

    /// Opens a book for reading, also while another program writes it.
    ///
    /// # Errors
    /// Any that says why the file cannot be read as a book.
    pub fn read(path: &Path) -> Result<Self, Error> {
        sqlite_is_fit()?;
        let path = absolute(path)?;
        judge(&path)?;
        // If the file may be written, SQLite shares the WAL and tidies it away at the end; if it may not, and no WAL
        // stands beside it, the file is all there is and nobody changes it.
        let shared = reach(&path, OpenFlags::SQLITE_OPEN_READ_WRITE).and_then(|connection| {
            if connection.is_readonly("main")? && !has_wal(&path) {
                return Ok(None);
            }
            settle(&connection)?;
            Ok(Some(connection))
        });
        let connection = match shared {
            Ok(Some(connection)) => connection,
            Ok(None) => connect_immutable(&path)?,
            Err(error) if is_for_writing(&error) && !has_wal(&path) => connect_immutable(&path)?,
            Err(error) if is_for_writing(&error) => {
                let why = "its last changes stand in the file -wal beside it, which cannot be opened here";
                return Err(Error::ReadOnly(path, why));
            }
            Err(error) => return Err(Error::sqlite(&path, error)),
        };
        judge_version(&path, &connection)?;
        connection.pragma_update(None, "query_only", true).map_err(|error| Error::sqlite(&path, error))?;
        Ok(Self { connection, path, recall: Recall::default(), lock: None })
    }

    /// Where the book is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it was opened for writing.
    #[must_use]
    pub const fn is_writer(&self) -> bool {
        self.lock.is_some()
    }

    /// Its id.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn id(&self) -> Result<[u8; 16], Error> {
        self.one("SELECT book FROM meta")
    }

    /// The version of its tables: below [`VERSION`] in an older book that is only read.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn version(&self) -> Result<i64, Error> {
        self.one("PRAGMA user_version")
    }

    /// Its name.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn name(&self) -> Result<String, Error> {
        self.one("SELECT name FROM meta")
    }

    /// Gives it another name.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn rename(&mut self, name: &str) -> Result<(), Error> {
        self.writes()?;
        self.connection.execute("UPDATE meta SET name = ?1", [name]).map(|_| ()).map_err(|error| self.wrong(error))
    }

    /// Closes it, and says when that fails; dropping it closes it in silence.
    ///
    /// # Errors
    /// If the last of the WAL could not be put away; this loses nothing acknowledged.
    pub fn close(self) -> Result<(), Error> {
        self.closed().map(|_| ())
    }

    /// Closes it, and hands on where it lies and the lock.
    pub(crate) fn closed(self) -> Result<(PathBuf, Option<Lock>), Error> {
        let Self { connection, path, lock, recall: _ } = self;
        connection.close().map_err(|(_, error)| Error::sqlite(&path, error))?;
        Ok((path, lock))
    }

    /// Looks at the book as it stands at one moment, even if another program adds to it meanwhile.
    ///
    /// # Errors
    /// When the book cannot be read, or as `look` says.
    pub fn still<T, E: From<Error>>(&self, look: impl FnOnce(&Self) -> Result<T, E>) -> Result<T, E> {
        if !self.connection.is_autocommit() {
            return look(self);
        }
        let moment = self.connection.unchecked_transaction().map_err(|error| self.wrong(error))?;
        let seen = look(self);
        moment.finish().map_err(|error| self.wrong(error))?;
        seen
    }

    pub(crate) fn wrong(&self, error: rusqlite::Error) -> Error {
        Error::sqlite(&self.path, error)
    }

    /// Refuses to write by a book that was opened for reading.
    pub(crate) fn writes(&self) -> Result<(), Error> {
        match self.lock {
            Some(_) => Ok(()),
            None => Err(Error::ReadOnly(self.path.clone(), "it was opened for reading only")),
        }
    }

    pub(crate) fn one<T: rusqlite::types::FromSql>(&self, sql: &str) -> Result<T, Error> {
        self.connection.query_row(sql, [], |row| row.get(0)).map_err(|error| self.wrong(error))
    }
}

fn sqlite_is_fit() -> Result<(), Error> {
    if rusqlite::version_number() >= SQLITE { Ok(()) } else { Err(Error::OldSqlite(rusqlite::version())) }
}

/// A path that SQLite cannot take for anything else than a path.
fn absolute(path: &Path) -> Result<PathBuf, Error> {
    std::path::absolute(path).map_err(|error| Error::System(path.to_path_buf(), error))
}

fn has_wal(path: &Path) -> bool {
    fs::metadata(beside(path, "-wal")).is_ok_and(|file| file.len() > 0)
}

/// A connection that has not looked at the file yet.
fn reach(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    // Each connection stays with one thread at a time, which `Connection` sees to itself.
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    // What the file's schema says is not trusted, and it cannot be rewritten by hand.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DQS_DML, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DQS_DDL, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_FKEY, true)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, ROW_LIMIT)?;
    Ok(connection)
}

/// Sets what else is set per connection. This looks at the file, and may make the WAL and its index.
fn settle(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "mmap_size", 0)?;
    // Every commit reaches the disk before it is acknowledged; the last two matter on macOS.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)
}

/// Brings an older book to this version: takes all the steps that it lacks, or none.
fn raise(connection: &mut Connection) -> rusqlite::Result<()> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    // A table that others refer to is rebuilt only while nobody looks; a row left referring to nothing takes all back.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_FKEY, false)?;
    let raised = steps(connection, found);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_FKEY, true)?;
    raised
}

fn steps(connection: &mut Connection, found: i64) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let loose = "SELECT count(*) FROM pragma_foreign_key_check";
    let before: i64 = transaction.query_row(loose, [], |row| row.get(0))?;
    for (_, step) in (1..).zip(STEPS).filter(|(number, _)| *number > found) {
        transaction.execute_batch(step)?;
    }
    let after: i64 = transaction.query_row(loose, [], |row| row.get(0))?;
    if after > before {
        return Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY),
            Some("a row of an older book would refer to nothing".to_owned()),
        ));
    }
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()
}

/// A connection with all that is set per connection.
pub(crate) fn connect(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let connection = reach(path, flags)?;
    settle(&connection)?;
    Ok(connection)
}

/// A connection that locks nothing, leaves nothing beside the file, and sees no WAL.
fn connect_immutable(path: &Path) -> Result<Connection, Error> {
    let mut uri = String::from("file:");
    for byte in address(path)? {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' => uri.push(char::from(byte)),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri.push_str("?immutable=1");
    connect(Path::new(&uri), OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI)
        .map_err(|error| Error::sqlite(path, error))
}

#[cfg(unix)]
#[allow(clippy::unnecessary_wraps)]
fn address(path: &Path) -> Result<Vec<u8>, Error> {
    use std::os::unix::ffi::OsStrExt;
    Ok(path.as_os_str().as_bytes().to_vec())
}

#[cfg(not(unix))]
fn address(path: &Path) -> Result<Vec<u8>, Error> {
    let text = path.to_str().ok_or_else(|| Error::Unreachable(path.into(), "its name is not Unicode".into()))?;
    Ok(format!("/{}", text.replace('\\', "/")).into_bytes())
}

/// Whether SQLite failed only because something beside the file cannot be written.
fn is_for_writing(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{CannotOpen, ReadOnly};
    matches!(error.sqlite_error_code(), Some(CannotOpen | ReadOnly))
}

/// Says whether a file is a whole book of a known version, without leaving a trace of the question.
///
/// It is read through SQLite and not through the file system: closing a second handle would drop the
/// locks that this process may hold on the same file.
fn judge(path: &Path) -> Result<(), Error> {
    let file = fs::metadata(path).map_err(|error| {
        if error.kind() == io::ErrorKind::NotFound {
            Error::Missing(path.to_path_buf())
        } else {
            Error::Unreachable(path.to_path_buf(), error.to_string())
        }
    })?;
    if !file.is_file() {
        return Err(Error::NotBook(path.to_path_buf(), "it is not a file"));
    }
    if file.len() == 0 {
        return Err(Error::NotBook(path.to_path_buf(), "it is empty"));
    }
    match judge_alone(path, file.len()) {
        // With a WAL the file alone may lag behind or be half checkpointed; then it is judged when open.
        Err(Error::Damaged(..)) if has_wal(path) => Ok(()),
        // A program that closed the book at this moment may have changed its length in between.
        Err(Error::Damaged(..)) => judge_alone(path, fs::metadata(path).map_or(0, |file| file.len())),
        verdict => verdict,
    }
}

fn judge_alone(path: &Path, length: u64) -> Result<(), Error> {
    let connection = connect_immutable(path).map_err(|error| reached(path, error))?;
    judge_version(path, &connection)?;
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let expected = number("page_size").and_then(|size| number("page_count").map(|count| size.saturating_mul(count)));
    match expected.map(u64::try_from) {
        Ok(Ok(expected)) if expected == length => Ok(()),
        Ok(Ok(expected)) => {
            Err(Error::Damaged(path.to_path_buf(), format!("it has {length} bytes and should have {expected}")))
        }
        Ok(Err(_)) => Err(Error::Damaged(path.to_path_buf(), "its size is not readable".into())),
        Err(error) => Err(Error::sqlite(path, error)),
    }
}

fn judge_version(path: &Path, connection: &Connection) -> Result<(), Error> {
    let number = |name| {
        connection
            .pragma_query_value(None, name, |row| row.get::<_, i64>(0))
            .map_err(|error| reached(path, Error::sqlite(path, error)))
    };
    if number("application_id")? != i64::from(APPLICATION_ID) {
        return Err(Error::NotBook(path.to_path_buf(), "it belongs to another program"));
    }
    match number("user_version")? {
        found if found > VERSION => Err(Error::Newer { path: path.to_path_buf(), found }),
        found if found < OLDEST => Err(Error::TooOld { path: path.to_path_buf(), found }),
        _ => Ok(()),
    }
}

/// What SQLite cannot tell apart when it fails to read the first page: a file that may not be read, one that is cut so
/// short that only its mark is left, one whose mark is harmed and that says further on that it is a book, and one that
/// never was an SQLite file.
fn reached(path: &Path, error: Error) -> Error {
    // No connection can hold a lock on a file of which SQLite could not read the first page.
    let marked = || -> io::Result<bool> {
        let mut begins = Vec::new();
        io::Read::read_to_end(&mut io::Read::take(fs::File::open(path)?, 72), &mut begins)?;
        let id = APPLICATION_ID.to_be_bytes();
        Ok(begins.starts_with(b"SQLite format 3\0") || begins.get(68..72).is_some_and(|bytes| bytes == id))
    };
    if !matches!(error, Error::Sqlite(..) | Error::NotBook(..)) {
        return error;
    }
    match marked() {
        Ok(true) => Error::Damaged(path.to_path_buf(), "its first page cannot be read".into()),
        Err(why) if why.kind() == io::ErrorKind::PermissionDenied => {
            Error::Unreachable(path.to_path_buf(), "the system forbids it".into())
        }
        Ok(false) | Err(_) => error,
    }
}

/// SQLite's own quick look over the whole file.
pub(crate) fn quick_check(path: &Path, connection: &Connection) -> Result<(), Error> {
    let said: String = connection
        .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
        .map_err(|error| Error::sqlite(path, error))?;
    if said == "ok" { Ok(()) } else { Err(Error::Damaged(path.to_path_buf(), plain(&said))) }
}

/// What SQLite found, on one line: it puts a heading above it that names only the file.
fn plain(said: &str) -> String {
    let lines = said.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("***"));
    lines.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use nml_ledger::{Act, Author, Hash, Heading, Kind, Log, StreamId, seal_header};
    use rusqlite::types::Value;

    use super::*;
    use crate::{Append, Batch};

    /// The SHA-256 of each released step. A changed one, or a new one without a new version, fails here.
    const RELEASED: [&str; 6] = [
        "6dd42b9c412046c516f7d5201c7ae1fc8ca348a5b9b1bfd74ae34fc7af9a0d56",
        "2a923c2f73e032b0ee9b43a8114bfd6c3e9365daf2dfbaa5d5b2e488368561ec",
        "fd8103f15e54afcadb6d0cf67b1c282d738b40cc40c4a11963f9460c8fcbd46a",
        "90619df00865ba208707c222f70b58bc31dc3f3f36ccd1edfe14c7a23165a771",
        "f2e71130d9dc627e11c51cf2dc233368fb38b2d4e1847009149998db188b337a",
        "3f79de5d9d3e5be732666402ea31d04b9eda90b38556451db8324b58011e140b",
    ];

    #[test]
    fn the_version_is_raised_with_a_step_and_only_so() {
        let steps: Vec<String> = STEPS.iter().map(|step| Hash::of(step.as_bytes()).to_string()).collect();
        assert_eq!(steps, RELEASED);
        assert_eq!(usize::try_from(VERSION).unwrap(), STEPS.len());
        assert_eq!((OLDEST, VERSION), (1, 6), "a new version needs a way from each older one in the window");
    }

    /// A book as version 1 made it, with a stream in it that an entry and a row of a list belong to.
    fn of_version_1(path: &Path) -> StreamId {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE).unwrap();
        connection.pragma_update(None, "application_id", i64::from(APPLICATION_ID)).unwrap();
        connection.execute_batch(STEPS[0]).unwrap();
        connection.execute("INSERT INTO meta VALUES (1, ?1, 'Our club', 'then')", [[7_u8; 16]]).unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
        let stream = StreamId::from_bytes([1; 16]);
        let header = seal_header(&Heading::new(Kind::Warband, stream)).unwrap();
        let (id, root) = (stream.as_bytes(), Hash::of(&header));
        let mut log: Log<String, String> = Log::open(&header).unwrap();
        let act = Act::Do { command: "c".to_owned(), events: vec![] };
        let entry = log
            .next(Author { at: "2026-04-30T19:00:00Z".into(), by: "Ada".into(), ..Author::default() }, act)
            .seal()
            .unwrap();
        log.push(&entry).unwrap();
        let (head, bytes) = (entry.hash.as_bytes(), &entry.bytes);
        connection
            .execute(
                "INSERT INTO streams VALUES (?1, 'nml.warband', ?2, 'then', ?3, 1, ?4)",
                params![id, root.as_bytes(), head, header],
            )
            .unwrap();
        connection
            .execute(
                "INSERT INTO entries VALUES (?1, 1, ?2, 1, ?3, '2026-04-30T19:00:00Z', 'Ada', NULL, NULL, ?4)",
                params![id, head, root.as_bytes(), bytes],
            )
            .unwrap();
        connection
            .execute("INSERT INTO warbands VALUES (?1, 'x', 'f', NULL, NULL, 0, 0, 0, 0, 0, 'then')", [id])
            .unwrap();
        stream
    }

    #[test]
    fn an_older_book_is_read_as_it_is_and_raised_when_it_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.nml");
        let stream = of_version_1(&path);
        let before = fs::read(&path).unwrap();
        let read = Book::read(&path).unwrap();
        assert_eq!((read.version().unwrap(), read.stats().unwrap().version), (1, 1));
        assert_eq!((read.pictures().unwrap(), read.picture(&Hash::of(b"x")).unwrap()), (vec![], None));
        assert!(read.check(Book::rows).unwrap().is_fine(), "its tables are those of its version");
        read.close().unwrap();
        assert_eq!(fs::read(&path).unwrap(), before, "reading leaves it as it is");

        let mut seen = Vec::new();
        let mut raised = Book::open_and(&path, |old| seen.push(old.version().unwrap())).unwrap();
        assert_eq!(seen, [1], "whoever wants a copy of it as it was has it now");
        assert_eq!((raised.version().unwrap(), raised.name().unwrap().as_str()), (VERSION, "Our club"));
        let header = seal_header(&Heading::new(Kind::Evening, StreamId::from_bytes([2; 16]))).unwrap();
        let appends = vec![Append::begin(header, vec![]).unwrap()];
        raised.append(&Batch { pictures: vec![b"x".to_vec()], appends, ..Batch::at("now") }).unwrap();
        assert!(raised.check(Book::rows).unwrap().is_fine());
        raised.close().unwrap();
        let again = Book::open_and(&path, |old| seen.push(old.version().unwrap())).unwrap();
        assert_eq!(seen, [1], "now it is as new as can be");
        assert_eq!(again.streams(None).unwrap()[0].id, stream);
        assert_eq!((again.entries_after(stream, 0).unwrap().len(), again.warbands().unwrap().len()), (1, 1));
        assert_eq!(again.one::<i64>("SELECT count(*) FROM pragma_foreign_key_check").unwrap(), 0);
        let gone = again.connection.execute("DELETE FROM streams", []).unwrap_err();
        assert!(gone.to_string().contains("a stream stays"), "{gone}");
        let parents = "SELECT count(*) FROM pragma_foreign_key_list('entries') WHERE \"table\" = 'streams'";
        assert_eq!(again.one::<i64>(parents).unwrap(), 1);
        assert_eq!(again.picture(&Hash::of(b"x")).unwrap().as_deref(), Some(&b"x"[..]));
    }

    #[test]
    fn every_connection_is_set_for_safety() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.nml");
        let writer = Book::create(&path, [1; 16], "x", "now").unwrap();
        let reader = Book::read(&path).unwrap();
        for book in [&writer, &reader] {
            let said = |name| book.connection.pragma_query_value(None, name, |row| row.get::<_, Value>(0)).unwrap();
            assert_eq!(said("journal_mode"), Value::Text("wal".into()));
            for (name, value) in [
                ("synchronous", 2),
                ("foreign_keys", 1),
                ("trusted_schema", 0),
                ("cell_size_check", 1),
                ("mmap_size", 0),
                ("fullfsync", 1),
                ("checkpoint_fullfsync", 1),
                ("application_id", i64::from(APPLICATION_ID)),
                ("user_version", VERSION),
                ("query_only", i64::from(!book.is_writer())),
            ] {
                assert_eq!(said(name), Value::Integer(value), "{name}");
            }
            assert!(book.connection.db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE).unwrap());
            let strict = "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' AND NOT strict";
            assert_eq!(book.one::<i64>(strict).unwrap(), 0, "every table is STRICT");
        }
        assert!(rusqlite::version_number() >= SQLITE, "{}", rusqlite::version());
        assert_eq!(&APPLICATION_ID.to_be_bytes(), b"NMLb");
    }

    #[test]
    fn a_full_disk_takes_nothing_that_was_there_and_the_book_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.nml");
        let mut book = Book::create(&path, [1; 16], "x", "now").unwrap();
        let header = seal_header(&Heading::new(Kind::Battle, StreamId::from_bytes([1; 16]))).unwrap();
        let mut log: Log<String, String> = Log::open(&header).unwrap();
        book.append(&Batch { appends: vec![Append::begin(header, vec![]).unwrap()], ..Batch::at("now") }).unwrap();
        let pages: i64 = book.one("SELECT page_count FROM pragma_page_count").unwrap();
        book.connection.pragma_update(None, "max_page_count", pages + 20).unwrap();
        let next = |log: &mut Log<String, String>, book: &mut Book| {
            let author = Author { at: "1917-04-01T20:15:00Z".into(), ..Author::default() };
            let before = log.clone();
            let entry = log.next(author, Act::Do { command: "x".repeat(3000), events: vec![] }).seal().unwrap();
            log.push(&entry).unwrap();
            let append = Append::to(log.heading().stream, before.tip(), vec![entry]);
            let added = book.append(&Batch { appends: vec![append], ..Batch::at("now") });
            if added.is_err() {
                *log = before;
            }
            added
        };
        let full = std::iter::repeat_with(|| next(&mut log, &mut book)).take(100).find_map(Result::err).unwrap();
        assert!(matches!(full, Error::NoSpace(_)), "{full}");
        assert!(!log.kept().is_empty());
        let info = book.stream_info(log.heading().stream).unwrap();
        assert_eq!((info.head, info.entries), (log.tip(), log.kept().len() as u64));
        assert!(book.check(Book::rows).unwrap().is_fine());
        // As soon as there is space again.
        book.connection.pragma_update(None, "max_page_count", 1_000_000).unwrap();
        next(&mut log, &mut book).unwrap();
        book.close().unwrap();
        assert!(Book::open(&path).unwrap().check(Book::rows).unwrap().is_fine());
    }
}
