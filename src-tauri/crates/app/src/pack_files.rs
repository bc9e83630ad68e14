//! Packs that come into the book from a file, or leave it as one.

use std::path::Path;

use nml_exchange::Unusable;
use nml_exchange::file;
use nml_exchange::pack::{self, Loaded, PackFault};
use nml_store::Batch;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock;
use crate::code;
use crate::dialog::{Sent, ToSave};
use crate::failure::Failure;
use crate::judgement::pack_in;
use crate::packs::{PackLine, to_keep};
use crate::session::Session;
use crate::words::packs as say;

/// The ending of a pack in one file.
pub const ENDING: &str = "nml-pack";
/// The file that a folder of a pack is known by.
const MANIFEST: &str = "pack.json";
/// The most bytes of a pack in one file.
const MOST: usize = nml_store::PACK_LIMIT;

/// A pack that was brought in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackBrought {
    /// The pack.
    pub pack: PackLine,
    /// The program had it already.
    pub known: bool,
}

/// Which pack.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackRef {
    /// SHA-256 of the pack, in hexadecimal.
    pub hash: String,
}

/// Takes in the pack of a file that the person chooses: a pack as one file, or the `pack.json` of a folder. From then
/// on the book keeps it, and Warbands and campaigns can go over to it. `None` if they cancel.
///
/// # Errors
/// `PACK_FAULT` with its first fault and how many more there are; why the file cannot be read.
pub fn pack_bring(session: &Session, (): ()) -> Result<Option<PackBrought>, Failure> {
    let Some(path) = session.choose_file(&say::bring(), &say::packs(), &[ENDING, "json"])? else { return Ok(None) };
    let loaded = read(&path)?;
    let packs = session.packs()?;
    let hash = loaded.hash;
    let known = session.packs_at_hand()?.iter().any(|pack| pack.hash == hash);
    if !known {
        packs.learn(&loaded.document)?;
        session.append(&Batch { packs: vec![to_keep(&loaded)], ..Batch::at(clock::now()) })?;
    }
    let kept = session.pack_of(Some(&hash.to_string()))?;
    Ok(Some(PackBrought { pack: PackLine::of(&kept, packs.is_shipped(&kept)), known }))
}

/// Writes a pack as one file that the person names. `None` if they cancel.
///
/// # Errors
/// `PACK_MISSING`; `UNWRITABLE`, `FILE_EXISTS`.
pub fn pack_send(session: &Session, which: PackRef) -> Result<Option<Sent>, Failure> {
    let pack = session.pack_of(Some(&which.hash))?;
    let manifest = &pack.catalogue.pack().manifest;
    let saved = session.save_as(&ToSave {
        title: &say::send(),
        name: &manifest.id,
        kind: &say::packs(),
        ending: ENDING,
        bytes: &pack.document,
    })?;
    Ok(saved.map(|path| Sent::of(&path, Vec::new())))
}

/// A pack as one file, or the folder in which its manifest stands.
fn read(path: &Path) -> Result<Loaded, Failure> {
    if path.file_name().is_some_and(|name| name == MANIFEST) {
        let folder = path.parent().unwrap_or_else(|| Path::new("."));
        return pack_in(folder)?.map_err(faulty);
    }
    Ok(pack::from_bytes(&file::read(path, MOST)?)?)
}

fn faulty(faults: Vec<PackFault>) -> Failure {
    let more = faults.len().saturating_sub(1);
    let first = faults.into_iter().next().map(|fault| Failure::from(Unusable::from(fault)));
    let unknown = || Failure::new(code::BAD_PACK, say::unknown_fault());
    let failure = first.unwrap_or_else(unknown);
    Failure { message: say::faulty(&failure.message, more), ..failure }
}
