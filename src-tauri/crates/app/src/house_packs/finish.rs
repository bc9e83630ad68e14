//! A house pack becomes a pack: composed, checked, kept in the book.

use nml_exchange::pack::{from_bytes, to_bytes};
use nml_store::Batch;

use super::view::{fault_line, pack_of};
use super::{Drafted, HousePackRef, pack_line};
use crate::clock;
use crate::code;
use crate::failure::Failure;
use crate::pack_files::PackBrought;
use crate::packs::to_keep;
use crate::session::Session;
use crate::words::{house_packs as say, packs};

/// Keeps a house pack as it stands: a whole pack of the book, which Warbands and campaigns can go over to and which can
/// be sent as one file. The draft stays, for the next version.
///
/// # Errors
/// `NOTHING_CHANGED`; `PACK_FAULT` with its first fault and how many more there are; `NAME_TAKEN` if another pack has its
/// name and version.
pub fn house_pack_finish(session: &Session, which: HousePackRef) -> Result<PackBrought, Failure> {
    let drafted = Drafted::look(session, &which.house_pack)?;
    if drafted.open.state.rows.is_empty() {
        return Err(Failure::new(code::NOTHING_CHANGED, say::nothing_changed()));
    }
    let composed = drafted.composed()?;
    if let Some(first) = composed.faults.first() {
        let first = fault_line(&drafted, &composed.pack, first);
        let (name, more) = (first.what, composed.faults.len() - 1);
        return Err(Failure::new(
            nml_exchange::code::PACK_FAULT,
            packs::faulty(&format!("{name}: {}", first.message), more),
        ));
    }
    let loaded = from_bytes(&to_bytes(&composed.pack)?)?;
    if let Some(known) = pack_of(session, loaded.hash)? {
        return Ok(PackBrought { pack: pack_line(session, &known)?, known: true });
    }
    let manifest = &composed.pack.manifest;
    let same = session.packs_at_hand()?.into_iter().any(|pack| {
        let other = &pack.catalogue.pack().manifest;
        other.name == manifest.name && other.rules_version == manifest.rules_version
    });
    if same {
        let taken = say::name_taken(&manifest.name, &manifest.rules_version);
        return Err(Failure::new(code::NAME_TAKEN, taken));
    }
    session.packs()?.learn(&loaded.document)?;
    session.append(&Batch { packs: vec![to_keep(&loaded)], ..Batch::at(clock::now()) })?;
    Ok(PackBrought { pack: pack_line(session, &loaded)?, known: false })
}
