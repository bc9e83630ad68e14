//! A campaign packed into one file.

use nml_exchange::parcel::{self, Parcel, ParcelHeading, ParcelPack, ParcelStream};
use nml_ledger::{Heading, StreamId};
use nml_store::{Book, PackKind};

use crate::campaigns::CampaignRef;
use crate::desk::Desk;
use crate::dialog::ToSave;
use crate::failure::Failure;
use crate::library;
use crate::shelf::{Open, stream_id};
use crate::subject::{Campaigns, OwnScenarios, SetUps};
use crate::unread::All;
use crate::warbands::Sent;
use crate::words::parcels as say;

/// Writes a campaign with all that belongs to it into a file that the person names. None: they name none.
///
/// # Errors
/// `unknown_stream`; `unwritable`.
pub fn campaign_send(desk: &Desk, which: CampaignRef) -> Result<Option<Sent>, Failure> {
    let open = desk.look::<Campaigns>(&which.campaign)?;
    let heading = ParcelHeading::of(&open.state.name, desk.by(), &crate::clock::now());
    let parcel = desk.with_book(|book| packed(book, &open, heading))?;
    let name = open.state.name.clone();
    let bytes = parcel.bytes().map_err(|error| Failure::new("unwritable", format!("{name}: {error}")))?;
    let (title, kind, ending) = (say::SEND, say::PARCELS, say::ENDING);
    let saved = desk.save_as(&ToSave { title, name: &name, kind, ending, bytes: &bytes })?;
    Ok(saved.map(|path| Sent::of(&path, Vec::new())))
}

/// A campaign with its Warbands, its battles, the set-ups of its games and the scenarios of one's own that they name.
pub(super) fn packed(book: &Book, open: &Open<Campaigns>, heading: ParcelHeading) -> Result<Parcel, Failure> {
    let state = &open.state;
    let mut ids = vec![open.id];
    for enrolment in &state.warbands {
        ids.push(stream_id(&enrolment.warband)?);
    }
    for game in &state.games {
        ids.push(stream_id(&game.battle)?);
    }
    let own = All::<OwnScenarios>::of(book)?.read;
    let named = |id: &str| state.games.iter().any(|game| game.scenario == id);
    ids.extend(own.iter().filter(|own| named(&own.state.scenario.id)).map(|own| own.id));
    let set_ups = All::<SetUps>::of(book)?.read;
    let ours = open.id.to_string();
    ids.extend(set_ups.iter().filter(|set_up| set_up.state.campaign.as_ref() == Some(&ours)).map(|set_up| set_up.id));
    parcel_of(book, ids, heading)
}

/// These streams of the book, as far as it has them, with the packs and pictures that they rest on.
pub(crate) fn parcel_of(
    book: &Book,
    ids: impl IntoIterator<Item = StreamId>,
    heading: ParcelHeading,
) -> Result<Parcel, Failure> {
    let mut streams = Vec::new();
    for id in ids {
        // A Warband or a battle may never have been in this book.
        if library::holds(book, id)? {
            streams.push(stream(book, id)?);
        }
    }
    let named = parcel::named(&streams);
    let belongs = |hash: &str| named.iter().any(|known| known == hash);
    let mut packs = Vec::new();
    for info in book.packs()?.into_iter().filter(|info| belongs(&info.hash.to_string())) {
        let bytes = book.pack(&info.hash)?.unwrap_or_default();
        packs.push(ParcelPack { kind: info.kind.word().to_owned(), name: info.name, bytes });
    }
    let mut pictures = Vec::new();
    for hash in book.pictures()?.into_iter().filter(|hash| belongs(&hash.to_string())) {
        pictures.extend(book.picture(&hash)?);
    }
    Ok(Parcel { heading: Some(heading), packs, pictures, streams })
}

fn stream(book: &Book, id: StreamId) -> Result<ParcelStream, Failure> {
    let stream = book.stream(id)?;
    let heading = Heading::read(&stream.header).map_err(|error| Failure::new("bad_header", error.to_string()))?;
    Ok(ParcelStream { heading, header: stream.header, entries: stream.entries })
}

/// Remembers the packs of a parcel: its streams are read by them.
///
/// # Errors
/// `bad_pack`.
pub(super) fn learn(desk: &Desk, parcel: &Parcel) -> Result<(), Failure> {
    let packs = desk.packs()?;
    parcel.packs.iter().filter(|pack| pack.kind == PackKind::Pack.word()).try_for_each(|pack| packs.learn(&pack.bytes))
}
