//! The rows of acts, read and put together as the batches that they were.

use std::collections::BTreeMap;

use nml_ledger::{Hash, Sealed, Signature, StreamId};
use nml_store::{Append, Batch, Error, LaterSignature, LoggedAct, Pack, PackKind};
use tokio_postgres::Row;

use crate::line::Line;
use crate::trouble::{Trouble, cell};
use crate::{READ_ACTS, READ_LIMIT};

/// The acts after a position, with their bytes.
pub(crate) const ACTS: &str =
    "SELECT position, at, bytes FROM nml.acts WHERE club = $1 AND position > $2 ORDER BY position LIMIT $3";
/// Packs between two positions.
pub(crate) const PACKS: &str = "SELECT position, kind, name, hash, body FROM nml.packs \
    WHERE club = $1 AND position > $2 AND position <= $3 ORDER BY position, item";
/// Pictures.
pub(crate) const PICTURES: &str = "SELECT position, hash, body FROM nml.pictures \
    WHERE club = $1 AND position > $2 AND position <= $3 ORDER BY position, item";
/// Headers.
pub(crate) const STREAMS: &str = "SELECT position, stream, header, item FROM nml.streams \
    WHERE club = $1 AND position > $2 AND position <= $3 ORDER BY position, item";
/// Entries.
pub(crate) const ENTRIES: &str = "SELECT position, stream, hash, body, item, key, signature FROM nml.entries \
    WHERE club = $1 AND position > $2 AND position <= $3 ORDER BY position, item";
/// Signatures that came after their entries.
pub(crate) const SIGNATURES: &str = "SELECT s.position, e.stream, s.entry, s.key, s.signature
    FROM nml.signatures s JOIN nml.entries e ON e.club = s.club AND e.hash = s.entry
    WHERE s.club = $1 AND s.position > $2 AND s.position <= $3 ORDER BY s.position, s.item";

/// The acts after a position, oldest first.
pub(crate) async fn after(line: &Line, club: &[u8; 16], position: u64) -> Result<Vec<LoggedAct>, Trouble> {
    let from = i64::try_from(position).unwrap_or(i64::MAX);
    let club = &club[..];
    let listed = line.client.query(&line.statements.acts, &[&club, &from, &READ_ACTS]).await?;
    let mut acts: BTreeMap<i64, Batch> = BTreeMap::new();
    let mut bytes = 0_u64;
    for (next, row) in (from.saturating_add(1)..).zip(&listed) {
        let here: i64 = row.try_get(0)?;
        if here != next {
            return Err(Error::Log(format!("act {next} is missing")).into());
        }
        bytes = bytes.saturating_add(row.try_get::<_, i64>(2)?.unsigned_abs());
        if bytes > READ_LIMIT && !acts.is_empty() {
            break;
        }
        acts.insert(here, Batch::at(row.try_get::<_, String>(1)?));
    }
    let Some(to) = acts.keys().next_back().copied() else { return Ok(Vec::new()) };
    let (statements, between) = (&line.statements, [&club as &(dyn tokio_postgres::types::ToSql + Sync), &from, &to]);
    // Nobody adds between positions that are seen: what these read is what they would read at once.
    let (packs, pictures, streams, entries, signatures) = tokio::try_join!(
        line.client.query(&statements.packs, &between),
        line.client.query(&statements.pictures, &between),
        line.client.query(&statements.streams, &between),
        line.client.query(&statements.entries, &between),
        line.client.query(&statements.signatures, &between),
    )?;
    for row in &packs {
        let pack = pack(row)?;
        of(&mut acts, row)?.packs.push(pack);
    }
    for row in &pictures {
        let (hash, body): (&[u8], &[u8]) = (row.try_get(1)?, row.try_get(2)?);
        proved(row, "a picture", hash, body)?;
        of(&mut acts, row)?.pictures.push(body.to_vec());
    }
    // Header and entries of an act stand in the order in which it added them.
    let (mut streams, mut entries) = (streams.iter().peekable(), entries.iter().peekable());
    loop {
        let place = |row: Option<&&Row>, item: usize| -> Result<Option<(i64, i32)>, Trouble> {
            row.map(|row| Ok((row.try_get(0)?, row.try_get(item)?))).transpose()
        };
        let header_is_next = match (place(streams.peek(), 3)?, place(entries.peek(), 4)?) {
            (None, None) => break,
            (Some(header), Some(entry)) => header < entry,
            (header, _) => header.is_some(),
        };
        if header_is_next {
            let Some(row) = streams.next() else { break };
            let stream = stream_of(row)?;
            let header = row.try_get::<_, &[u8]>(2)?.to_vec();
            let append = Append::begin(header, Vec::new())
                .map_err(|error| Error::Log(format!("the header of the stream {stream}: {error}")))?;
            if append.stream != stream {
                return Err(Error::Log(format!("stream {stream}: its header is another stream’s")).into());
            }
            of(&mut acts, row)?.appends.push(append);
        } else {
            let Some(row) = entries.next() else { break };
            let stream = stream_of(row)?;
            let (hash, bytes) = (hash_of(row, row.try_get(2)?)?, row.try_get::<_, &[u8]>(3)?.to_vec());
            let sealed = Sealed { hash, bytes, signature: signature_of(row, 5)? };
            let appends = &mut of(&mut acts, row)?.appends;
            match appends.iter_mut().rfind(|append| append.stream == stream) {
                Some(append) => append.entries.push(sealed),
                // What it expected is not kept: each entry names its parent.
                None => appends.push(Append::to(stream, Hash::from_bytes([0; 32]), vec![sealed])),
            }
        }
    }
    for row in &signatures {
        let signature = later(row)?;
        of(&mut acts, row)?.signatures.push(signature);
    }
    Ok(acts.into_iter().map(|(position, batch)| LoggedAct { position: position.unsigned_abs(), batch }).collect())
}

/// A signature in a row of [`SIGNATURES`].
fn later(row: &Row) -> Result<LaterSignature, Trouble> {
    let (stream, entry): (_, Hash) = (stream_of(row)?, hash_of(row, row.try_get(2)?)?);
    let signature = signature_of(row, 3)?;
    let signature = signature.ok_or_else(|| Error::Log(format!("the signature of {entry} has another length")))?;
    Ok(LaterSignature { stream, entry, signature })
}

/// The act that a row belongs to.
fn of<'a>(acts: &'a mut BTreeMap<i64, Batch>, row: &Row) -> Result<&'a mut Batch, Trouble> {
    let position: i64 = row.try_get(0)?;
    acts.get_mut(&position).ok_or_else(|| Error::Log(format!("act {position} is missing")).into())
}

fn pack(row: &Row) -> Result<Pack, Trouble> {
    let (kind, hash, body): (&str, &[u8], &[u8]) = (row.try_get(1)?, row.try_get(3)?, row.try_get(4)?);
    proved(row, "a pack", hash, body)?;
    let kind = PackKind::of(kind).ok_or_else(|| Error::Log(format!("{kind} is neither a pack nor a ruleset")))?;
    Ok(Pack { kind, name: row.try_get(2)?, bytes: body.to_vec() })
}

fn proved(row: &Row, what: &str, hash: &[u8], body: &[u8]) -> Result<(), Trouble> {
    if Hash::of(body).as_bytes() == hash {
        return Ok(());
    }
    Err(Error::Log(format!("act {}: {what} is not what its hash says", row.try_get::<_, i64>(0)?)).into())
}

pub(crate) fn stream_of(row: &Row) -> Result<StreamId, Trouble> {
    let bytes: &[u8] = row.try_get(1)?;
    let id: Result<[u8; 16], _> = bytes.try_into();
    id.map(StreamId::from_bytes).map_err(|_| Error::Log("the id of a stream has another length".to_owned()).into())
}

/// The signature in two columns. `None` if both are NULL.
pub(crate) fn signature_of(row: &Row, column: usize) -> Result<Option<Signature>, Error> {
    let (key, signature): (Option<&[u8]>, Option<&[u8]>) = (cell(row, column)?, cell(row, column + 1)?);
    Ok(key.zip(signature).and_then(|(key, signature)| Signature::from_parts(key, signature)))
}

pub(crate) fn hash_of(row: &Row, bytes: &[u8]) -> Result<Hash, Trouble> {
    let hash: Result<[u8; 32], _> = bytes.try_into();
    let at: i64 = row.try_get(0)?;
    hash.map(Hash::from_bytes).map_err(|_| Error::Log(format!("act {at}: a hash has another length")).into())
}
