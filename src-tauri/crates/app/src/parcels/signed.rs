//! Signatures of entries that the book has already, and that are unsigned in it.

use std::path::Path;

use nml_exchange::parcel::{Parcel, ParcelStream};
use nml_exchange::signatures;
use nml_store::{Batch, LaterSignature};

use crate::clock;
use crate::failure::Failure;
use crate::session::Session;

/// Those that a parcel brings.
///
/// # Errors
/// The book cannot be read.
pub(super) fn signed_since(session: &Session, parcel: &Parcel) -> Result<Vec<LaterSignature>, Failure> {
    let of = |stream: &ParcelStream| {
        let id = stream.heading.stream;
        let signed = stream.entries.iter().filter_map(move |sealed| Some((sealed.hash, sealed.signature?)));
        signed.map(move |(entry, signature)| LaterSignature { stream: id, entry, signature }).collect::<Vec<_>>()
    };
    let signed: Vec<_> = parcel.streams.iter().flat_map(of).collect();
    session.with_book(|book| Ok(book.lacking_signatures(&signed)?))
}

/// Takes in a file of signatures, as exporting a book leaves it: those of entries that are here and unsigned. Gives how
/// many.
///
/// # Errors
/// What is wrong with the file; then nothing is taken in.
pub(super) fn take(session: &Session, file: &Path) -> Result<usize, Failure> {
    let signed = signatures::read_file(file)?;
    let signatures = session.with_book(|book| {
        let mut here = Vec::new();
        for (entry, signature) in signed {
            if let Some(stream) = book.stream_of(&entry)? {
                here.push(LaterSignature { stream, entry, signature });
            }
        }
        Ok(book.lacking_signatures(&here)?)
    })?;
    let taken = signatures.len();
    if taken > 0 {
        session.append(&Batch { signatures, ..Batch::at(clock::now()) })?;
    }
    Ok(taken)
}
