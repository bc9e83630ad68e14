//! What devices signed in a book that was exported: a file beside those of its streams, a line for each signed entry.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read};
use std::path::Path;

use nml_ledger::{DeviceKey, Hash, Sealed, Signature};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::bounds::PARCEL_LINES;
use crate::code;

/// The name of the file.
pub const SIGNATURES_FILE: &str = "signatures.jsonl";
/// Bytes of a line.
const LINE_BYTES: u64 = 1000;

/// A line of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignatureLine {
    /// The entry.
    pub entry: Hash,
    /// The key of the device.
    pub key: DeviceKey,
    /// The Ed25519 signature, 128 lower-case hexadecimal digits.
    pub signature: String,
}

/// Whether a file is one of signatures, by its first line.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    let mut line = Vec::new();
    let read = File::open(path).and_then(|file| BufReader::new(file).take(LINE_BYTES).read_until(b'\n', &mut line));
    read.is_ok() && serde_json::from_slice::<SignatureLine>(line.trim_ascii_end()).is_ok()
}

/// Reads such a file: each signature is proven.
///
/// # Errors
/// `NOT_PARCEL`: a line is not a signature; `BAD_ENTRY`: a signature does not belong to its entry; `TOO_LARGE`,
/// `UNREADABLE`.
pub fn read_file(path: &Path) -> Result<Vec<(Hash, Signature)>, Unusable> {
    let mut signatures = Vec::new();
    each(path, |_| true, |entry, signature| signatures.push((entry, signature)))?;
    Ok(signatures)
}

/// Gives the entries of a stream, whose file lies in this folder, the signatures that lie there beside it.
///
/// # Errors
/// As [`read_file`].
pub(crate) fn beside(folder: &Path, stream: &mut [Sealed]) -> Result<(), Unusable> {
    let path = folder.join(SIGNATURES_FILE);
    if !path.is_file() {
        return Ok(());
    }
    let places: BTreeMap<Hash, usize> = (0..).zip(&*stream).map(|(place, sealed)| (sealed.hash, place)).collect();
    let take = |entry: Hash, signature| {
        if let Some(sealed) = places.get(&entry).and_then(|place| stream.get_mut(*place)) {
            sealed.signature = Some(signature);
        }
    };
    each(&path, |entry| places.contains_key(entry), take)
}

/// Goes through a file, one line in memory at a time, and proves those that are wanted.
fn each(path: &Path, wanted: impl Fn(&Hash) -> bool, mut take: impl FnMut(Hash, Signature)) -> Result<(), Unusable> {
    let what = path.display().to_string();
    let unread = |error: std::io::Error| {
        let known = error.kind() != ErrorKind::NotFound;
        let why = if known { error.to_string() } else { "there is none".to_owned() };
        Unusable::whole(code::UNREADABLE, &what, format!("The file cannot be read: {why}."))
    };
    let mut file = BufReader::new(File::open(path).map_err(unread)?);
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        if file.by_ref().take(LINE_BYTES).read_until(b'\n', &mut line).map_err(unread)? == 0 {
            break;
        }
        let wrong = |code, message: String| Unusable::at(code, &what, format!("line {number}"), message);
        if number > PARCEL_LINES {
            return Err(wrong(code::TOO_LARGE, format!("A file has {PARCEL_LINES} lines at most.")));
        }
        let no_line = |why: String| wrong(code::NOT_PARCEL, format!("This is no signature: {why}."));
        let said: SignatureLine =
            serde_json::from_slice(line.trim_ascii_end()).map_err(|error| no_line(nml_ledger::brief(&error)))?;
        if !wanted(&said.entry) {
            continue;
        }
        let signature =
            Signature::read(&said.key.to_string(), &said.signature).map_err(|error| no_line(error.to_string()))?;
        if !signature.proves(&said.entry) {
            let why = format!("The entry {} was not signed by the device that it names.", said.entry);
            return Err(wrong(code::BAD_ENTRY, why));
        }
        take(said.entry, signature);
    }
    Ok(())
}
