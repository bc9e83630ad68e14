//! Signatures that come after their entries.

use nml_ledger::{Fault, Hash};
use nml_store::{Error, LaterSignature};
use tokio_postgres::Row;

use crate::acts::{hash_of, signature_of, stream_of};
use crate::club::Club;
use crate::trouble::{Trouble, cell};

/// Those between two positions.
pub(crate) const SIGNATURES: &str = "SELECT s.position, e.stream, s.entry, s.key, s.signature
    FROM nml.signatures s JOIN nml.entries e ON e.club = s.club AND e.hash = s.entry
    WHERE s.club = $1 AND s.position > $2 AND s.position <= $3 ORDER BY s.position, s.item";

/// A signature in a row of [`SIGNATURES`].
pub(crate) fn later(row: &Row) -> Result<LaterSignature, Trouble> {
    let (stream, entry): (_, Hash) = (stream_of(row)?, hash_of(row, row.try_get(2)?)?);
    let signature = signature_of(row, 3)?;
    let signature = signature.ok_or_else(|| Error::Log(format!("the signature of {entry} has another length")))?;
    Ok(LaterSignature { stream, entry, signature })
}

impl Club {
    /// Adds signatures to entries that are unsigned, as an act of their own; gives the club's position then. Asked again, it
    /// changes nothing.
    ///
    /// # Errors
    /// `BAD_ENTRY`: one does not hold, or there is no such entry; `CLUB_AWAY`.
    pub(crate) fn sign(&self, at: &str, signatures: &[LaterSignature]) -> Result<u64, Error> {
        if let Some(forged) = signatures.iter().find(|one| !one.signature.proves(&one.entry)) {
            return Err(Error::Entry { stream: forged.stream, fault: Fault::Forged });
        }
        let entries: Vec<&[u8]> = signatures.iter().map(|one| &one.entry.as_bytes()[..]).collect();
        let keys: Vec<&[u8]> = signatures.iter().map(|one| &one.signature.key().as_bytes()[..]).collect();
        let signed: Vec<&[u8]> = signatures.iter().map(|one| &one.signature.as_bytes()[..]).collect();
        let row = self.asked("SELECT nml.sign($1, $2, $3, $4)", &[&at, &entries, &keys, &signed])?;
        Ok(cell::<i64>(&row, 0)?.unsigned_abs())
    }
}
