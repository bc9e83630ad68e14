//! Signatures that come after their entries.

use nml_ledger::Fault;
use nml_store::{Error, LaterSignature};

use crate::club::Club;
use crate::trouble::cell;

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
