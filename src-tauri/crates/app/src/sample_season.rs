//! The sample season: six Warbands after five rounds, in the form in which one book sends a campaign to another. Seeded
//! players played it once (`tests/src/bin/season.rs`), and it is kept as it is.

use nml_exchange::parcel::{self, ParcelStream};
use nml_store::{Append, Batch, Book};

use crate::failure::Failure;
use crate::lists;
use crate::packs;
use crate::session::Session;
use crate::words::files;

const PARCEL: &[u8] = include_bytes!("../../../../data/samples/season/the-salt-road.nml-parcel.gz");

/// Writes the season into a new book.
///
/// # Errors
/// What the store refuses; the sample itself causes no errors.
pub fn fill(session: &Session, book: &mut Book) -> Result<(), Failure> {
    let parcel = parcel::read_packed(PARCEL, &files::sample_season())?;
    let begun = |ParcelStream { header, entries, .. }: ParcelStream| Append::begin(header, entries);
    let appends = parcel.streams.into_iter().map(begun).collect::<Result<_, _>>()?;
    let packs = parcel.packs.iter().map(packs::from_parcel).collect();
    book.append(&Batch { packs, pictures: parcel.pictures, appends, ..Batch::at(crate::clock::now()) })?;
    let rows = lists::rows(book, session.packs()?)?;
    Ok(book.rebuild(&rows)?)
}
