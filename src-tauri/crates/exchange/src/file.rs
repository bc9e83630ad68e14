//! Files from outside, read up to a bound and no further.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::Unusable;

/// The bytes of a file.
///
/// # Errors
/// `UNREADABLE` where it is missing, a folder, or not to be read; `TOO_LARGE` beyond the bound.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, Unusable> {
    let shown = path.display().to_string();
    let fail = |error: &std::io::Error| Unusable::whole("UNREADABLE", &shown, format!("cannot be read: {error}"));
    let file = File::open(path).map_err(|e| fail(&e))?;
    if file.metadata().map_err(|e| fail(&e))?.is_dir() {
        return Err(Unusable::whole("UNREADABLE", &shown, "is a folder; expected a file"));
    }
    let mut bytes = Vec::new();
    let bound = u64::try_from(most).unwrap_or(u64::MAX);
    // One byte more than the bound tells that there is more.
    file.take(bound.saturating_add(1)).read_to_end(&mut bytes).map_err(|e| fail(&e))?;
    if bytes.len() > most {
        return Err(Unusable::whole("TOO_LARGE", &shown, format!("more than {most} bytes; expected at most that")));
    }
    Ok(bytes)
}
