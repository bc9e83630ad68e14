//! A club looked through: every chain, every pack, every picture, and whether the tables still hold what they promise.

use nml_ledger::{Chain, Hash, Kind, Sealed, StreamId};
use nml_store::{Author, Authors, Error, Trouble as Kinds};

use crate::acts::signature_of;
use crate::club::Club;
use crate::trouble::{Trouble, cell};

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The kind.
    pub trouble: Kinds,
    /// What, and where.
    pub message: String,
}

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Streams looked at.
    pub streams: u64,
    /// Entries proven.
    pub entries: u64,
    /// Packs and rulesets proven.
    pub packs: u64,
    /// Pictures proven.
    pub pictures: u64,
    /// Who made the entries, as far as devices signed them: the most first.
    pub authors: Vec<Author>,
    /// What is wrong; empty if all is well.
    pub found: Vec<Found>,
}

impl Checked {
    fn find(&mut self, trouble: Kinds, message: impl Into<String>) {
        self.found.push(Found { trouble, message: message.into() });
    }
}

/// Entries that are read at once.
const AT_ONCE: i64 = 500;

/// The triggers, and the tables that show each login its own club alone.
const HELD: &str = "SELECT
    (SELECT count(*) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE c.relnamespace = 'nml'::regnamespace AND NOT t.tgisinternal AND t.tgparentid = 0 AND t.tgenabled = 'O'),
    (SELECT count(*) FROM pg_class c WHERE c.relnamespace = 'nml'::regnamespace AND c.relrowsecurity)";

/// As many as `sql/` makes.
const TRIGGERS: i64 = 32;
const SECURED: i64 = 29;

impl Club {
    /// Looks at everything. What is wrong is named, stream by stream; this changes nothing.
    ///
    /// # Errors
    /// `CLUB_AWAY`.
    pub fn check(&self) -> Result<Checked, Error> {
        let (mut checked, mut authors) = (Checked::default(), Authors::default());
        let club = &self.link.club[..];
        let held = self.link.ask(async |line| Ok(line.client.query_one(HELD, &[]).await?))?;
        let (triggers, secured): (i64, i64) = (cell(&held, 0)?, cell(&held, 1)?);
        if (triggers, secured) != (TRIGGERS, SECURED) {
            let message =
                format!("{triggers} of {TRIGGERS} triggers and {secured} of {SECURED} row securities are there");
            checked.find(Kinds::Tables, message);
        }
        let acts = "SELECT c.position, count(a.position), coalesce(max(a.position), 0) FROM nml.clubs c
            LEFT JOIN nml.acts a ON a.club = c.id WHERE c.id = $1 GROUP BY c.position";
        let row = self.link.ask(async |line| Ok(line.client.query_one(acts, &[&club]).await?))?;
        let (position, count, last): (i64, i64, i64) = (cell(&row, 0)?, cell(&row, 1)?, cell(&row, 2)?);
        if (count, last) != (position, position) {
            checked.find(Kinds::References, format!("{count} acts up to {last}, where {position} were counted"));
        }
        let listed = "SELECT stream, kind, root, header, head, length FROM nml.streams WHERE club = $1 ORDER BY stream";
        let streams = self.link.ask(async |line| Ok(line.client.query(listed, &[&club]).await?))?;
        for row in &streams {
            checked.streams += 1;
            let Ok(id) = <[u8; 16]>::try_from(cell::<&[u8]>(row, 0)?).map(StreamId::from_bytes) else {
                checked.find(Kinds::Headers, "the id of a stream has another length");
                continue;
            };
            match Chain::open(cell(row, 3)?) {
                Err(error) => checked.find(Kinds::Headers, format!("{id}: {error}")),
                Ok(chain) => {
                    let kind = Kind::of_format(cell(row, 1)?);
                    if (chain.heading().stream, Some(chain.heading().format)) != (id, kind)
                        || chain.root().as_bytes()[..] != *cell::<&[u8]>(row, 2)?
                    {
                        checked.find(Kinds::Headers, format!("{id}: it is another stream’s"));
                    }
                    let length = cell::<i64>(row, 5)?.unsigned_abs();
                    self.check_stream(id, chain, (cell(row, 4)?, length), &mut authors, &mut checked)?;
                }
            }
        }
        checked.authors = authors.counted();
        checked.packs = self.check_bodies("packs", Kinds::Packs, &mut checked)?;
        checked.pictures = self.check_bodies("pictures", Kinds::Pictures, &mut checked)?;
        Ok(checked)
    }

    fn check_stream(
        &self,
        id: StreamId,
        mut chain: Chain,
        (head, length): (&[u8], u64),
        authors: &mut Authors,
        checked: &mut Checked,
    ) -> Result<(), Error> {
        const READ: &str = "SELECT e.place, e.hash, e.body, e.seq, e.parent, e.author, coalesce(e.key, s.key),
                coalesce(e.signature, s.signature)
            FROM nml.entries e LEFT JOIN nml.signatures s ON s.club = e.club AND s.entry = e.hash
            WHERE e.club = $1 AND e.stream = $2 AND e.place > $3 ORDER BY e.place LIMIT $4";
        let club = &self.link.club[..];
        let mut proven = 0_u64;
        loop {
            let after = i64::try_from(proven).unwrap_or(i64::MAX);
            let stream = &id.as_bytes()[..];
            let rows =
                self.link.ask(async |line| Ok(line.client.query(READ, &[&club, &stream, &after, &AT_ONCE]).await?))?;
            if rows.is_empty() {
                break;
            }
            for row in &rows {
                let place: i64 = cell(row, 0)?;
                let Ok(hash) = <[u8; 32]>::try_from(cell::<&[u8]>(row, 1)?).map(Hash::from_bytes) else {
                    checked.find(Kinds::Chains, format!("{id}, entry {place}: its hash has another length"));
                    return Ok(());
                };
                let sealed = Sealed { hash, bytes: cell(row, 2)?, signature: signature_of(row, 6)? };
                if let Err(fault) = chain.admit_sealed(&sealed) {
                    checked.find(Kinds::Chains, format!("{id}, entry {place}: {fault}"));
                    return Ok(());
                }
                proven += 1;
                checked.entries += 1;
                let (seq, parent, author) = (cell::<i64>(row, 3)?, cell::<&[u8]>(row, 4)?, cell::<&str>(row, 5)?);
                let copied = sealed.frame().is_ok_and(|frame| {
                    (place.unsigned_abs(), seq.unsigned_abs(), author) == (proven, frame.seq, frame.by.as_str())
                        && *parent == frame.parent.as_bytes()[..]
                });
                if !copied {
                    checked.find(Kinds::Copies, format!("{id}, entry {place}"));
                }
                match sealed.check_signature() {
                    Ok(()) => authors.add(author, sealed.signature.map(|signature| *signature.key())),
                    Err(_) => checked.find(Kinds::Signatures, format!("{id}, entry {place}")),
                }
            }
        }
        if chain.tip().as_bytes()[..] != *head || proven != length {
            checked.find(Kinds::Copies, format!("{id}: its head or number of entries"));
        }
        Ok(())
    }

    /// Packs or pictures, one by one: each may be large.
    fn check_bodies(&self, table: &str, trouble: Kinds, checked: &mut Checked) -> Result<u64, Error> {
        let club = &self.link.club[..];
        let (list, read) = (
            format!("SELECT hash FROM nml.{table} WHERE club = $1 ORDER BY hash"),
            format!("SELECT body FROM nml.{table} WHERE club = $1 AND hash = $2"),
        );
        let hashes = self.link.ask(async |line| Ok(line.client.query(&list, &[&club]).await?))?;
        let mut proven = 0;
        for row in &hashes {
            let hash: &[u8] = cell(row, 0)?;
            let sound = self.link.ask(async |line| {
                let row = line.client.query_one(&read, &[&club, &hash]).await?;
                Ok::<_, Trouble>(Hash::of(row.try_get(0)?).as_bytes()[..] == *hash)
            })?;
            if sound {
                proven += 1;
            } else {
                let hex = nml_ledger::to_hex(hash);
                checked.find(trouble, format!("{hex} does not match its hash"));
            }
        }
        Ok(proven)
    }
}
