//! Packed rosters: a zip with one roster in it.

use std::io::{Cursor, Read};

// Named for its backend alone: miniz_oxide, without C and under a licence that nobody doubts.
use flate2 as _;
use zip::ZipArchive;

use crate::Unusable;
use crate::bounds::{IMPORT_ENTRIES, IMPORT_UNPACKED};
use crate::code;
use crate::json::cut;

/// How a zip begins.
pub(super) const MAGIC: &[u8; 4] = b"PK\x03\x04";

/// The bytes of the one roster.
pub(super) fn unpack(bytes: &[u8], what: &str) -> Result<Vec<u8>, Unusable> {
    let wrong = |error: &dyn std::fmt::Display| {
        Unusable::whole(
            code::NOT_ZIP,
            what,
            format!("The file cannot be unpacked ({}), so it is no whole .rosz.", cut(&error.to_string())),
        )
    };
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| wrong(&error))?;
    if archive.len() > IMPORT_ENTRIES {
        let message = format!("It holds {} entries; a .rosz holds one roster.", archive.len());
        return Err(Unusable::whole(code::TOO_MANY, what, message));
    }
    let mut rosters = Vec::new();
    for index in 0..archive.len() {
        let entry = archive.by_index_raw(index).map_err(|error| wrong(&error))?;
        if entry.is_file() && entry.name().to_lowercase().ends_with(".ros") {
            rosters.push(index);
        }
    }
    let [roster] = rosters.as_slice() else {
        let message = format!("It holds {} .ros files; a .rosz holds one.", rosters.len());
        return Err(Unusable::whole(code::NOT_ZIP, what, message));
    };
    let entry = archive.by_index(*roster).map_err(|error| wrong(&error))?;
    let mut unpacked = Vec::new();
    // It does not believe the entry's own size; one byte more than the bound shows that there is more.
    let most = u64::try_from(IMPORT_UNPACKED).unwrap_or(u64::MAX).saturating_add(1);
    entry.take(most).read_to_end(&mut unpacked).map_err(|error| wrong(&error))?;
    if unpacked.len() > IMPORT_UNPACKED {
        let message = format!("It has more than {IMPORT_UNPACKED} bytes once unpacked.");
        return Err(Unusable::whole(code::TOO_LARGE, what, message));
    }
    Ok(unpacked)
}
