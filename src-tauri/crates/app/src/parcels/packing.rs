//! Packs what belongs together into one file.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use nml_campaign::Command;
use nml_exchange::file;
use nml_exchange::parcel::{self, Parcel, ParcelHeading, ParcelPack, ParcelStream};
use nml_ledger::{Heading, StreamId};
use nml_store::{Book, PackKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::beside::Of;
use super::decided::keeps_order;
use crate::book::{self, Named, named};
use crate::code;
use crate::dialog::{Nobody, Sent, ToSave};
use crate::failure::Failure;
use crate::packs::kind_in_parcel;
use crate::plain_words::bad_header;
use crate::session::Session;
use crate::streams::{All, Open, holds, stream_id};
use crate::subject::{Battles, Campaigns, Evenings, OwnScenarios, Rotations, SetUps, Warbands};
use crate::words::files;
use crate::words::parcels as say;

/// What is sent to another book.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum ParcelWhat {
    /// A campaign with its Warbands, its battles, the set-ups of its games and the scenarios of one's own that they name.
    Campaign {
        /// Its stream.
        campaign: String,
    },
    /// A Warband.
    Warband {
        /// Its stream.
        warband: String,
    },
    /// A battle.
    Battle {
        /// Its stream.
        battle: String,
    },
    /// An evening with its rotation and the scenarios of one's own that both name; its campaigns are sent by themselves.
    Evening {
        /// Its stream.
        evening: String,
    },
    /// A rotation with the scenarios of one's own in it.
    Rotation {
        /// Its stream.
        rotation: String,
    },
}

/// Something to send.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelOrder {
    /// What.
    pub what: ParcelWhat,
}

/// Packs something with all that belongs to it, entry by entry, into a file that the person names. `None` if they
/// cancel.
///
/// # Errors
/// `UNKNOWN_STREAM`; `UNWRITABLE`.
pub fn parcel_send(session: &Session, order: ParcelOrder) -> Result<Option<Sent>, Failure> {
    let (name, ids) = belonging(session, &order.what)?;
    let heading = ParcelHeading::of(&name, session.by(), &crate::clock::now());
    let parcel = session.with_book(|book| packed(book, ids, heading))?;
    let bytes =
        parcel.bytes().map_err(|error| Failure::new(code::UNWRITABLE, files::not_written(&name, error.to_string())))?;
    let (title, kind, ending) = (say::send(), say::parcels(), say::ENDING);
    let saved = session.save_as(&ToSave { title: &title, name: &name, kind: &kind, ending, bytes: &bytes })?;
    Ok(saved.map(|path| Sent::of(&path, Vec::new())))
}

/// A file that was packed without a window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelMade {
    /// The file, with its folder.
    pub path: String,
    /// Its size.
    pub bytes: usize,
    /// What was packed.
    pub name: String,
    /// Streams in it.
    pub streams: usize,
    /// Their entries.
    pub entries: usize,
}

/// Packs something of a book that is only read, with all that belongs to it, into a file; what stands there is
/// replaced. `wanted`: a campaign, evening, Warband or battle by its id, or by its exact name if only one has it; `by`:
/// who sends it.
///
/// # Errors
/// The book cannot be read; `UNKNOWN_NAME`, `AMBIGUOUS_NAME`; `UNWRITABLE`.
pub fn pack_into(book: &Path, wanted: &str, by: &str, out: &Path) -> Result<ParcelMade, Failure> {
    // It looks for nothing beside the book, and asks nobody.
    let session = Session::new(PathBuf::new(), Some(book.to_path_buf()), Box::new(Nobody)).signed(by);
    let read = book::read(book)?;
    let what = named(&read, wanted)?.into();
    session.put(read);
    let (name, ids) = belonging(&session, &what)?;
    let heading = ParcelHeading::of(&name, session.by(), &crate::clock::now());
    let parcel = session.with_book(|book| packed(book, ids, heading))?;
    let bytes =
        parcel.bytes().map_err(|error| Failure::new(code::UNWRITABLE, files::not_written(&name, error.to_string())))?;
    file::write(out, &bytes)?;
    let entries = parcel.streams.iter().map(|stream| stream.entries.len()).sum();
    let (path, bytes) = (out.display().to_string(), bytes.len());
    Ok(ParcelMade { path, bytes, name, streams: parcel.streams.len(), entries })
}

impl From<Named> for ParcelWhat {
    fn from(named: Named) -> Self {
        match named {
            Named::Campaign(campaign) => Self::Campaign { campaign },
            Named::Warband(warband) => Self::Warband { warband },
            Named::Evening(evening) => Self::Evening { evening },
            Named::Battle(battle) => Self::Battle { battle },
        }
    }
}

/// What it is called, and the streams that belong to it.
fn belonging(session: &Session, what: &ParcelWhat) -> Result<(String, Vec<StreamId>), Failure> {
    Ok(match what {
        ParcelWhat::Campaign { campaign } => {
            let open = session.look::<Campaigns>(campaign)?;
            (open.state.name.clone(), session.with_book(|book| of_campaign(book, &open))?)
        }
        ParcelWhat::Warband { warband } => {
            let open = session.look::<Warbands>(warband)?;
            (open.state.name.clone(), vec![open.id])
        }
        ParcelWhat::Battle { battle } => {
            let open = session.look::<Battles>(battle)?;
            (open.start.name.clone(), vec![open.id])
        }
        ParcelWhat::Evening { evening } => {
            let open = session.look::<Evenings>(evening)?;
            // A rotation that is not here, or does not open, keeps nobody from sending the evening.
            let rotation = open.state.rotation.as_deref().and_then(|id| session.look::<Rotations>(id).ok());
            let drawn = |id: &str| rotation.as_ref().is_some_and(|rotation| rotation.state.slot(id).is_some());
            let played = |id: &str| {
                let mut games = open.state.rounds.iter().flat_map(|round| &round.games);
                games.any(|game| game.scenario.as_deref() == Some(id))
            };
            let own = own(session, |id| drawn(id) || played(id))?;
            let rotation = rotation.as_ref().map(|rotation| rotation.id);
            (open.state.name.clone(), [open.id].into_iter().chain(rotation).chain(own).collect())
        }
        ParcelWhat::Rotation { rotation } => {
            let open = session.look::<Rotations>(rotation)?;
            let own = own(session, |id| open.state.slot(id).is_some())?;
            (open.state.name.clone(), [open.id].into_iter().chain(own).collect())
        }
    })
}

/// The streams of the scenarios of one's own that are named.
fn own(session: &Session, named: impl Fn(&str) -> bool) -> Result<Vec<StreamId>, Failure> {
    let own = session.with_book(|book| Ok(All::<OwnScenarios>::of(book)?.read))?;
    Ok(own.iter().filter(|own| named(&own.state.scenario.id)).map(|own| own.id).collect())
}

fn of_campaign(book: &Book, open: &Open<Campaigns>) -> Result<Vec<StreamId>, Failure> {
    let state = &open.state;
    let mut ids = vec![open.id];
    for enrolment in &state.warbands {
        ids.push(stream_id(&enrolment.warband)?);
    }
    // After a merge, somebody may have decided against a Warband: what happened to it there goes along.
    if open.log.kept().iter().any(keeps_order) {
        let admitted = |kept: &Of<Campaigns>| {
            let Some(Command::Admit { entry } | Command::BeginAnew { entry, .. }) = kept.command() else { return None };
            stream_id(&entry.warband).ok()
        };
        let mut gone: BTreeSet<StreamId> = open.log.kept().iter().filter_map(admitted).collect();
        gone.retain(|id| !ids.contains(id));
        ids.extend(gone);
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
    Ok(ids)
}

/// These streams of the book, as far as it has them, with the packs and pictures that they rest on.
pub(crate) fn packed(book: &Book, ids: Vec<StreamId>, heading: ParcelHeading) -> Result<Parcel, Failure> {
    let mut streams = Vec::new();
    for id in ids {
        // A Warband or a battle may never have been in this book.
        if holds(book, id)? {
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
    let heading =
        Heading::read(&stream.header).map_err(|error| Failure::new(code::BAD_HEADER, bad_header(error.to_string())))?;
    Ok(ParcelStream { heading, header: stream.header, entries: stream.entries })
}

/// Remembers the packs of a parcel: its streams are read by them.
///
/// # Errors
/// `BAD_PACK`; `DAMAGED_PACK` if it is not the one that they name.
pub(super) fn learn(session: &Session, parcel: &Parcel) -> Result<(), Failure> {
    let packs = session.packs()?;
    let names = parcel::named(&parcel.streams);
    parcel.packs.iter().filter(|pack| kind_in_parcel(pack) == PackKind::Pack).try_for_each(|pack| {
        packs.learn(&pack.bytes).map_err(|failure| {
            let meant = names.contains(&pack.hash().to_string());
            if meant { failure } else { Failure::new(code::DAMAGED_PACK, say::damaged_pack(&pack.name)) }
        })
    })
}
