//! The sample season: six Warbands after five rounds, as one book sends a campaign to another. It was played once, by
//! seeded players (`tests/src/bin/season.rs`), and is kept as it is.

use nml_exchange::parcel::{self, ParcelPack, ParcelStream};
use nml_store::{Append, Batch, Book, Pack, PackKind};

use crate::failure::Failure;
use crate::lists;
use crate::session::Session;

const PARCEL: &[u8] = include_bytes!("../../../../data/samples/season/the-salt-road.nml-parcel.gz");

/// Writes the season into a new book.
///
/// # Errors
/// As the store refuses; none in the sample itself.
pub fn fill(session: &Session, book: &mut Book) -> Result<(), Failure> {
    let parcel = parcel::read_packed(PARCEL, "the sample season")?;
    let begun = |ParcelStream { header, entries, .. }: ParcelStream| Append::begin(header, entries);
    let appends = parcel.streams.into_iter().map(begun).collect::<Result<_, _>>()?;
    let pack = |ParcelPack { kind, name, bytes }: ParcelPack| {
        let kind = if kind == PackKind::Ruleset.word() { PackKind::Ruleset } else { PackKind::Pack };
        Pack { kind, name, bytes }
    };
    let packs = parcel.packs.into_iter().map(pack).collect();
    book.append(&Batch { packs, pictures: parcel.pictures, appends, ..Batch::at(crate::clock::now()) })?;
    let rows = lists::rows(book, session.packs()?)?;
    Ok(book.rebuild(&rows)?)
}
