//! A club: made, opened, looked at, and the copy of it that a server keeps.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use nml_ledger::Sealed;
use nml_store::{Append, Batch, Book, ClubLog, Error, Pack};
use tokio_postgres::Client;

use crate::database::{Database, fits};
use crate::link::Link;
use crate::listen::Listener;
use crate::migrate;
use crate::trouble::Trouble;

/// Entries of one act of a book that becomes a club.
const AT_ONCE: usize = 200;
/// Bytes of them.
const BYTES_AT_ONCE: usize = 4 << 20;

/// How long what is done once for a club may take: a whole book is sent.
const WHOLE: Duration = Duration::from_secs(600);

/// A club of a database.
pub struct Club {
    pub(crate) link: Link,
    pub(crate) listener: Mutex<Option<Listener>>,
    name: String,
    created: String,
}

impl std::fmt::Debug for Club {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Club").field(&self.name).finish()
    }
}

/// A club to be made.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// 128 random bits.
    pub id: [u8; 16],
    /// What it is called.
    pub name: String,
    /// When, RFC 3339.
    pub created: String,
    /// The login of its servers, which may read and add. None for only the login that makes it.
    pub server: Option<String>,
}

/// What a club holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// What it is called.
    pub name: String,
    /// When it was made, RFC 3339.
    pub created: String,
    /// The position of its last act.
    pub position: u64,
    /// Streams.
    pub streams: u64,
    /// Entries.
    pub entries: u64,
    /// Packs and rulesets.
    pub packs: u64,
    /// Pictures.
    pub pictures: u64,
    /// Bytes of all of them.
    pub bytes: u64,
    /// Of which version the database's program is, such as 15.14.
    pub server: String,
}

impl Database {
    fn asked<T>(&self, asks: impl AsyncFnOnce(&mut Client) -> Result<T, Trouble>) -> Result<T, Error> {
        let asks = async {
            let (mut client, mut driver) = self.connect(None).await?;
            tokio::spawn(async move { driver.drive().await });
            fits(&client).await?;
            asks(&mut client).await
        };
        let timed = self.runtime.block_on(async { tokio::time::timeout(WHOLE, asks).await });
        timed.unwrap_or_else(|_| Err(Trouble::Silent("no answer".to_owned()))).map_err(Trouble::of_reading)
    }

    /// Raises the tables to the version of this program, or makes them if there are none; gives how many steps it took.
    ///
    /// # Errors
    /// `CLUB_AWAY`; `CLUB_REFUSED`: this login may not, or the tables are of a newer version.
    pub fn upgrade(&self) -> Result<usize, Error> {
        self.asked(migrate::raise)
    }

    /// Makes a club, with all that a book holds if one is given: all of it in one transaction.
    ///
    /// # Errors
    /// As [`Database::upgrade`]; `CLUB_REFUSED`: a club of that name is there; what the book says.
    pub fn begin(&self, beginning: &Beginning, book: Option<&Book>) -> Result<(), Error> {
        self.upgrade()?;
        self.asked(async |client| make(client, beginning, book).await)
    }

    /// The names of the clubs that this login may serve.
    ///
    /// # Errors
    /// `CLUB_AWAY`, `CLUB_REFUSED`.
    pub fn clubs(&self) -> Result<Vec<String>, Error> {
        Ok(self.mine()?.into_iter().map(|(_, name, _)| name).collect())
    }

    fn mine(&self) -> Result<Vec<([u8; 16], String, String)>, Error> {
        self.asked(async |client| {
            migrate::fits(client).await?;
            let rows = client.query("SELECT id, name, created FROM nml.mine()", &[]).await?;
            let mut clubs = Vec::new();
            for row in &rows {
                let id = row.try_get::<_, &[u8]>(0)?.try_into();
                let id = id.map_err(|_| Error::Log("the id of a club has another length".to_owned()))?;
                clubs.push((id, row.try_get(1)?, row.try_get(2)?));
            }
            Ok(clubs)
        })
    }
}

async fn make(client: &mut Client, beginning: &Beginning, book: Option<&Book>) -> Result<(), Trouble> {
    let id = &beginning.id[..];
    let transaction = client.transaction().await?;
    let known: bool = transaction
        .query_one("SELECT EXISTS (SELECT 1 FROM nml.clubs WHERE name = $1)", &[&beginning.name])
        .await?
        .try_get(0)?;
    if known {
        return Err(Error::Club(format!("A club called “{}” is there already.", beginning.name)).into());
    }
    transaction
        .execute(
            "INSERT INTO nml.clubs (id, name, created) VALUES ($1, $2, $3)",
            &[&id, &beginning.name, &beginning.created],
        )
        .await?;
    transaction.execute("INSERT INTO nml.servers VALUES ($1, session_user)", &[&id]).await?;
    if let Some(server) = &beginning.server {
        let known: bool = transaction
            .query_one("SELECT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1)", &[server])
            .await?
            .try_get(0)?;
        if !known {
            return Err(Error::Club(format!("The database has no login “{server}”; make it first.")).into());
        }
        transaction
            .execute("INSERT INTO nml.servers VALUES ($1, $2::text) ON CONFLICT DO NOTHING", &[&id, server])
            .await?;
        let role = format!("\"{}\"", server.replace('"', "\"\""));
        transaction.batch_execute(&rights(&role)).await?;
    }
    let hex = nml_ledger::to_hex(&beginning.id);
    transaction.batch_execute(&format!("SET LOCAL nml.club = '{hex}'; SET LOCAL statement_timeout = '120s'")).await?;
    if let Some(book) = book {
        let append = transaction.prepare(crate::columns::APPEND).await?;
        for batch in batches(book)? {
            crate::columns::Columns::of(&batch?)?.within(&transaction, &append).await?;
        }
    }
    transaction.commit().await?;
    Ok(())
}

/// What the login of a server may do: read, add by the one function that compares the heads, and let guests in.
fn rights(role: &str) -> String {
    format!(
        "GRANT USAGE ON SCHEMA nml TO {role};
         GRANT SELECT ON nml.migrations, nml.clubs, nml.acts, nml.packs, nml.pictures, nml.streams, nml.entries,
             nml.invitations, nml.devices, nml.grants, nml.feeds, nml.webhooks, nml.signatures TO {role};
         GRANT EXECUTE ON FUNCTION nml.club, nml.mine, nml.append, nml.invite, nml.enter, nml.revoke, nml.grant_warband,
             nml.seen, nml.served_at, nml.keep_feed, nml.keep_webhook, nml.turn, nml.end_feed, nml.sign TO {role};"
    )
}

/// All that a book holds, as acts that can be sent: its packs and pictures, then stream after stream.
fn batches(book: &Book) -> Result<impl Iterator<Item = Result<Batch, Error>>, Error> {
    let packs = book.packs()?.into_iter().map(|info| {
        let gone = || Error::Damaged(book.path().to_path_buf(), format!("the pack {} is gone", info.name));
        let pack = Pack { kind: info.kind, name: info.name.clone(), bytes: book.pack(&info.hash)?.ok_or_else(gone)? };
        Ok(Batch { packs: vec![pack], ..Batch::at(info.kept) })
    });
    let created = book.stats()?.created;
    let pictures = book.pictures()?.into_iter().map(move |hash| {
        let gone = || Error::Damaged(book.path().to_path_buf(), format!("the picture {hash} is gone"));
        Ok(Batch { pictures: vec![book.picture(&hash)?.ok_or_else(gone)?], ..Batch::at(created.clone()) })
    });
    let streams = book.streams(None)?.into_iter().flat_map(|info| match stream(book, info.id, &info.created) {
        Ok(batches) => batches.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error)],
    });
    Ok(packs.chain(pictures).chain(streams))
}

/// One stream, in acts of a bounded size.
fn stream(book: &Book, id: nml_ledger::StreamId, created: &str) -> Result<Vec<Batch>, Error> {
    let stream = book.stream(id)?;
    let mut head = stream.info.root;
    let mut append = Append::begin(stream.header, Vec::new())?;
    let (mut batches, mut bytes) = (Vec::new(), 0);
    for sealed in stream.entries {
        if append.entries.len() >= AT_ONCE || bytes + sealed.bytes.len() > BYTES_AT_ONCE {
            head = moved(head, &append.entries, id)?;
            let next = Append::to(id, head, Vec::new());
            batches.push(Batch { appends: vec![std::mem::replace(&mut append, next)], ..Batch::at(created) });
            bytes = 0;
        }
        bytes += sealed.bytes.len();
        append.entries.push(sealed);
    }
    batches.push(Batch { appends: vec![append], ..Batch::at(created) });
    Ok(batches)
}

/// The head after these.
fn moved(
    mut head: nml_ledger::Hash,
    entries: &[Sealed],
    stream: nml_ledger::StreamId,
) -> Result<nml_ledger::Hash, Error> {
    for sealed in entries {
        if sealed.frame().map_err(|fault| Error::Entry { stream, fault })?.parent == head {
            head = sealed.hash;
        }
    }
    Ok(head)
}

impl Club {
    /// Opens a club by its name, or the only one that this login may serve.
    ///
    /// # Errors
    /// `CLUB_AWAY`; `CLUB_REFUSED`: there is no such club, or several and none was named.
    pub fn open(database: Database, name: Option<&str>) -> Result<Self, Error> {
        let mut mine = database.mine()?;
        let names = mine.iter().map(|(_, name, _)| format!("“{name}”")).collect::<Vec<_>>().join(", ");
        if let Some(name) = name {
            mine.retain(|(_, known, _)| known == name);
        }
        let count = mine.len();
        match (mine.pop(), name) {
            (Some((id, name, created)), _) if count == 1 => {
                Ok(Self { link: Link::to(database, id), listener: Mutex::new(None), name, created })
            }
            (None, _) if names.is_empty() => {
                Err(Error::Club("This login may serve no club of the database.".to_owned()))
            }
            (None, Some(name)) => {
                Err(Error::Club(format!("The database has no club “{name}” for this login; it has {names}.")))
            }
            (None | Some(_), _) => Err(Error::Club(format!("The database has several clubs: {names}. Say which."))),
        }
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its id.
    #[must_use]
    pub const fn id(&self) -> [u8; 16] {
        self.link.club
    }

    /// The position of its last act.
    ///
    /// # Errors
    /// `CLUB_AWAY`.
    pub fn position(&self) -> Result<u64, Error> {
        let club = &self.link.club[..];
        let position = self.link.ask(async |line| {
            let row = line.client.query_one("SELECT position FROM nml.clubs WHERE id = $1", &[&club]).await?;
            Ok(row.try_get::<_, i64>(0)?)
        })?;
        Ok(position.unsigned_abs())
    }

    /// What it holds.
    ///
    /// # Errors
    /// `CLUB_AWAY`.
    pub fn status(&self) -> Result<Status, Error> {
        let club = &self.link.club[..];
        self.link.ask(async |line| {
            let row = line
                .client
                .query_one(
                    "SELECT (SELECT position FROM nml.clubs WHERE id = $1),
                        (SELECT count(*) FROM nml.streams WHERE club = $1),
                        (SELECT count(*) FROM nml.entries WHERE club = $1),
                        (SELECT count(*) FROM nml.packs WHERE club = $1),
                        (SELECT count(*) FROM nml.pictures WHERE club = $1),
                        (SELECT coalesce(sum(bytes), 0)::bigint FROM nml.acts WHERE club = $1),
                        current_setting('server_version')",
                    &[&club],
                )
                .await?;
            let count = |place: usize| row.try_get::<_, i64>(place).map(i64::unsigned_abs);
            Ok(Status {
                name: self.name.clone(),
                created: self.created.clone(),
                position: count(0)?,
                streams: count(1)?,
                entries: count(2)?,
                packs: count(3)?,
                pictures: count(4)?,
                bytes: count(5)?,
                server: row.try_get(6)?,
            })
        })
    }

    /// The file of the copy that a server keeps in a folder; it is made if there is none.
    ///
    /// # Errors
    /// Why the file cannot be made, or cannot be used as the copy: it is another book.
    pub fn cache(&self, folder: &Path) -> Result<PathBuf, Error> {
        let hex = nml_ledger::to_hex(&self.link.club);
        let path = folder.join(format!("club-{hex}.nml"));
        std::fs::create_dir_all(folder).map_err(|error| Error::System(folder.to_path_buf(), error))?;
        if path.exists() {
            if Book::read(&path)?.id()? != self.link.club {
                return Err(Error::AnotherBook(path));
            }
        } else {
            Book::create(&path, self.link.club, &self.name, &self.created)?.close()?;
        }
        Ok(path)
    }

    /// Writes the whole club as a book that is not there yet, with the rows that `rows` folds from it; gives what it holds.
    ///
    /// # Errors
    /// `FILE_EXISTS`, `CLUB_AWAY`, `CLUB_DAMAGED`; what `rows` says. A book that is not whole is removed.
    pub fn export<E: From<Error>>(
        &self,
        to: &Path,
        rows: impl FnOnce(&Book) -> Result<Vec<nml_store::Row>, E>,
    ) -> Result<nml_store::Stats, E> {
        let mut book = Book::create(to, self.link.club, &self.name, &self.created)?;
        let fill = |book: &mut Book| {
            let mut position = 0;
            loop {
                let acts = self.after(position)?;
                let Some(last) = acts.last() else { break };
                position = last.position;
                book.follow(&acts, |_, _| Ok::<_, E>(Vec::new()))?;
            }
            let rows = rows(book)?;
            book.rebuild(&rows)?;
            Ok(book.stats()?)
        };
        let filled = fill(&mut book);
        if filled.is_err() {
            drop(book);
            let _ = std::fs::remove_file(to);
            return filled;
        }
        book.close()?;
        filled
    }
}
