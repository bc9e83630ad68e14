//! The files of a catalogue: from a folder, a packed folder or a single file.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;

use zip::ZipArchive;

use crate::bounds::{CATALOGUE_BYTES, CATALOGUE_ENTRIES, CATALOGUE_FILE_BYTES, CATALOGUE_FILES};
use crate::json::cut;
use crate::{Unusable, code, file};

/// Files by their names.
pub type Sources = BTreeMap<String, Vec<u8>>;

/// How a zip begins.
const PACKED: &[u8; 4] = b"PK\x03\x04";
/// The endings of catalogues and game systems; those of the last two are packed.
pub const ENDINGS: [&str; 5] = ["cat", "gst", "json", "catz", "gstz"];

/// Reads the catalogues of a folder (not of those in it), of a zip, or of one file.
///
/// # Errors
/// `UNREADABLE`, `TOO_LARGE`, `TOO_MANY`, `NOT_ZIP`, and `UNKNOWN_FORMAT` if there is no catalogue.
pub fn gather(path: &Path) -> Result<Sources, Unusable> {
    let shown = path.display().to_string();
    let fail = |error: &std::io::Error| {
        Unusable::whole(code::UNREADABLE, &shown, format!("The file cannot be read: {error}."))
    };
    let mut sources = Sources::new();
    let mut size = 0;
    if fs::metadata(path).map_err(|error| fail(&error))?.is_dir() {
        for entry in fs::read_dir(path).map_err(|error| fail(&error))? {
            let path = entry.map_err(|error| fail(&error))?.path();
            let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|name| wanted(name)) else {
                continue;
            };
            let bytes = file::read(&path, CATALOGUE_FILE_BYTES)?;
            add(&mut sources, name, bytes, &mut size)?;
        }
    } else {
        let bytes = file::read(path, CATALOGUE_BYTES)?;
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("catalogue");
        add(&mut sources, name, bytes, &mut size)?;
    }
    if sources.is_empty() {
        let message = format!("There is no catalogue in it: no file that ends in .{}.", ENDINGS.join(", ."));
        return Err(Unusable::whole(code::UNKNOWN_FORMAT, &shown, message));
    }
    Ok(sources)
}

/// The catalogues in the bytes of one file, packed or not.
///
/// # Errors
/// `TOO_LARGE`, `TOO_MANY`, `NOT_ZIP`.
pub fn opened(name: &str, bytes: Vec<u8>) -> Result<Sources, Unusable> {
    let mut sources = Sources::new();
    add(&mut sources, name, bytes, &mut 0)?;
    Ok(sources)
}

fn wanted(name: &str) -> bool {
    let lower = name.to_lowercase();
    ENDINGS.iter().any(|ending| lower.ends_with(&format!(".{ending}")))
}

/// Adds a file, or what is packed in it.
fn add(sources: &mut Sources, name: &str, bytes: Vec<u8>, size: &mut usize) -> Result<(), Unusable> {
    if bytes.starts_with(PACKED) {
        return unpack(sources, name, &bytes, size);
    }
    keep(sources, name, bytes, size)
}

fn keep(sources: &mut Sources, name: &str, bytes: Vec<u8>, size: &mut usize) -> Result<(), Unusable> {
    *size = size.saturating_add(bytes.len());
    if *size > CATALOGUE_BYTES {
        let message = format!("The files have more than {CATALOGUE_BYTES} bytes together.");
        return Err(Unusable::whole(code::TOO_LARGE, name, message));
    }
    if sources.len() >= CATALOGUE_FILES {
        let message = format!("There are more than {CATALOGUE_FILES} catalogues.");
        return Err(Unusable::whole(code::TOO_MANY, name, message));
    }
    sources.insert(name.to_owned(), bytes);
    Ok(())
}

fn unpack(sources: &mut Sources, what: &str, bytes: &[u8], size: &mut usize) -> Result<(), Unusable> {
    let wrong = |error: &dyn std::fmt::Display| {
        let message = format!("The file cannot be unpacked ({}), so it is no whole zip.", cut(&error.to_string()));
        Unusable::whole(code::NOT_ZIP, what, message)
    };
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| wrong(&error))?;
    if archive.len() > CATALOGUE_ENTRIES {
        let message = format!("It holds {} entries: {CATALOGUE_ENTRIES} at most.", archive.len());
        return Err(Unusable::whole(code::TOO_MANY, what, message));
    }
    for index in 0..archive.len() {
        let entry = archive.by_index(index).map_err(|error| wrong(&error))?;
        // A packed repository has its files in a folder; the path in it is a name here, never a place on the disk.
        let name = entry.name().rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        if !entry.is_file() || !wanted(&name) {
            continue;
        }
        let mut unpacked = Vec::new();
        // It does not believe the entry's own size; one byte more than the bound shows that there is more.
        let most = u64::try_from(CATALOGUE_FILE_BYTES).unwrap_or(u64::MAX).saturating_add(1);
        entry.take(most).read_to_end(&mut unpacked).map_err(|error| wrong(&error))?;
        if unpacked.len() > CATALOGUE_FILE_BYTES {
            let message = format!("“{}” has more than {CATALOGUE_FILE_BYTES} bytes once unpacked.", cut(&name));
            return Err(Unusable::whole(code::TOO_LARGE, what, message));
        }
        keep(sources, &name, unpacked, size)?;
    }
    Ok(())
}
