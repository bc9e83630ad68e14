//! A batch as it is sent: columns of one statement.

use nml_ledger::{Fault, Hash, Heading};
use nml_store::{Batch, Error, PACK_LIMIT, PICTURE_LIMIT};
use tokio_postgres::types::ToSql;
use tokio_postgres::{GenericClient, Statement, Transaction};

use crate::ACT_LIMIT;
use crate::line::Line;
use crate::trouble::Trouble;

/// What adds an act.
pub(crate) const APPEND: &str = "SELECT nml.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, \
    $17, $18, $19, $20, $21, $22)";

/// The columns.
pub(crate) struct Columns<'a> {
    at: &'a str,
    pack_kinds: Vec<&'static str>,
    pack_names: Vec<&'a str>,
    pack_hashes: Vec<Hash>,
    pack_bodies: Vec<&'a [u8]>,
    picture_hashes: Vec<Hash>,
    picture_bodies: Vec<&'a [u8]>,
    streams: Vec<&'a [u8]>,
    kinds: Vec<Option<&'static str>>,
    expected: Vec<&'a [u8]>,
    roots: Vec<Option<Hash>>,
    headers: Vec<Option<&'a [u8]>>,
    entry_of: Vec<i32>,
    seqs: Vec<i64>,
    parents: Vec<Hash>,
    hashes: Vec<&'a [u8]>,
    authors: Vec<String>,
    bodies: Vec<&'a [u8]>,
    keys: Vec<Option<&'a [u8]>>,
    signatures: Vec<Option<&'a [u8]>>,
    bytes: u64,
}

impl<'a> Columns<'a> {
    /// Proves that every entry is sound, and that no size is beyond its bound.
    ///
    /// # Errors
    /// `BAD_ENTRY`, `BAD_HEADER`, `TOO_LARGE`.
    pub fn of(batch: &'a Batch) -> Result<Self, Error> {
        let mut sent = Self {
            at: &batch.at,
            pack_kinds: Vec::new(),
            pack_names: Vec::new(),
            pack_hashes: Vec::new(),
            pack_bodies: Vec::new(),
            picture_hashes: Vec::new(),
            picture_bodies: Vec::new(),
            streams: Vec::new(),
            kinds: Vec::new(),
            expected: Vec::new(),
            roots: Vec::new(),
            headers: Vec::new(),
            entry_of: Vec::new(),
            seqs: Vec::new(),
            parents: Vec::new(),
            hashes: Vec::new(),
            authors: Vec::new(),
            bodies: Vec::new(),
            keys: Vec::new(),
            signatures: Vec::new(),
            bytes: 0,
        };
        for pack in &batch.packs {
            sent.weigh("the pack", pack.bytes.len(), PACK_LIMIT)?;
            sent.pack_kinds.push(pack.kind.word());
            sent.pack_names.push(&pack.name);
            sent.pack_hashes.push(Hash::of(&pack.bytes));
            sent.pack_bodies.push(&pack.bytes);
        }
        for picture in &batch.pictures {
            sent.weigh("the picture", picture.len(), PICTURE_LIMIT)?;
            sent.picture_hashes.push(Hash::of(picture));
            sent.picture_bodies.push(picture);
        }
        for (place, append) in batch.appends.iter().enumerate() {
            let heading = append.header.as_deref().map(Heading::read).transpose()?;
            if heading.as_ref().is_some_and(|heading| heading.stream != append.stream) {
                return Err(Error::StreamExists(append.stream));
            }
            sent.streams.push(append.stream.as_bytes());
            sent.kinds.push(heading.map(|heading| heading.format.format()));
            sent.expected.push(append.expected.as_bytes());
            sent.roots.push(append.header.as_deref().map(Hash::of));
            sent.headers.push(append.header.as_deref());
            sent.weigh("the header", append.header.as_ref().map_or(0, Vec::len), nml_ledger::HEADER_LIMIT)?;
            for sealed in &append.entries {
                let bad = |fault| Error::Entry { stream: append.stream, fault };
                if sealed.bytes.len() > nml_ledger::ENTRY_LIMIT {
                    return Err(bad(Fault::TooLong));
                }
                let frame = sealed.frame().map_err(bad)?;
                sent.weigh("the entry", sealed.bytes.len(), nml_ledger::ENTRY_LIMIT)?;
                sent.entry_of.push(i32::try_from(place + 1).unwrap_or(i32::MAX));
                sent.seqs.push(i64::try_from(frame.seq).unwrap_or(i64::MAX));
                sent.parents.push(frame.parent);
                sent.hashes.push(sealed.hash.as_bytes());
                sent.authors.push(frame.by);
                sealed.check_signature().map_err(bad)?;
                let signature = sealed.signature.as_ref();
                sent.bodies.push(&sealed.bytes);
                sent.keys.push(signature.map(|signature| &signature.key().as_bytes()[..]));
                sent.signatures.push(signature.map(|signature| &signature.as_bytes()[..]));
            }
        }
        Ok(sent)
    }

    fn weigh(&mut self, what: &'static str, bytes: usize, limit: usize) -> Result<(), Error> {
        if bytes > limit {
            return Err(Error::TooLarge { what, bytes, limit });
        }
        self.bytes = self.bytes.saturating_add(bytes as u64);
        if self.bytes > ACT_LIMIT {
            let (bytes, limit) = (usize::try_from(self.bytes), usize::try_from(ACT_LIMIT));
            let (bytes, limit) = (bytes.unwrap_or(usize::MAX), limit.unwrap_or(usize::MAX));
            return Err(Error::TooLarge { what: "What is added at once", bytes, limit });
        }
        Ok(())
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(&self) -> bool {
        self.pack_kinds.is_empty() && self.picture_hashes.is_empty() && self.streams.is_empty()
    }

    /// Sends it; gives its position.
    pub async fn over(&self, line: &Line, asked_again: bool) -> Result<u64, Trouble> {
        self.by(&line.client, &line.statements.append, asked_again).await
    }

    /// The same as a part of something larger.
    pub async fn within(&self, transaction: &Transaction<'_>, append: &Statement) -> Result<u64, Trouble> {
        self.by(transaction, append, false).await
    }

    async fn by(&self, client: &impl GenericClient, append: &Statement, asked_again: bool) -> Result<u64, Trouble> {
        let slices = |hashes: &[Hash]| hashes.iter().map(|hash| hash.as_bytes().to_vec()).collect::<Vec<_>>();
        let roots: Vec<_> = self.roots.iter().map(|root| root.map(|root| root.as_bytes().to_vec())).collect();
        let (packs, pictures, parents) =
            (slices(&self.pack_hashes), slices(&self.picture_hashes), slices(&self.parents));
        let bytes = i64::try_from(self.bytes).unwrap_or(i64::MAX);
        let columns: [&(dyn ToSql + Sync); 22] = [
            &self.at,
            &self.pack_kinds,
            &self.pack_names,
            &packs,
            &self.pack_bodies,
            &pictures,
            &self.picture_bodies,
            &self.streams,
            &self.kinds,
            &self.expected,
            &roots,
            &self.headers,
            &self.entry_of,
            &self.seqs,
            &parents,
            &self.hashes,
            &self.authors,
            &self.bodies,
            &self.keys,
            &self.signatures,
            &bytes,
            &asked_again,
        ];
        let position: i64 = client.query_one(append, &columns).await?.try_get(0)?;
        u64::try_from(position).map_err(|_| Error::Log(format!("position {position}")).into())
    }
}
