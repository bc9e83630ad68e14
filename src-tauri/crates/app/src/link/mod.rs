//! A book that follows a club over a network: you write in it without asking anybody, and it sends what waits when it
//! can.
//!
//! An exchange sends what waits, act by act, and takes in what others did. If the club does not accept something,
//! because somebody went on with the same thing or because this person may not change it, it is set aside whole as a
//! parcel, and the copy is made again without it. The parcel stays in a folder beside the book until somebody decides
//! it.

mod aside;
mod background;
mod begun;
mod exchanged;
mod joined;
mod place;

use std::path::{Path, PathBuf};

use nml_store::{ClubCard, Error, Link, link_file};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock;
use crate::code;
use crate::dialog::{Asked, Purpose};
use crate::failure::Failure;
use crate::open_book::{BookState, book_state};
use crate::parcels::ParcelView;
use crate::session::Session;
use crate::words::{self, link as say};

use begun::Begun;

pub use aside::AsideLine;
pub use background::Exchanging;
pub use exchanged::{Exchanged, exchange};
pub use joined::{Joined, join};

/// The club that the open book follows, and how the two stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubLink {
    /// What it is called.
    pub club: String,
    /// Where it is served.
    pub address: String,
    /// The name under which things are done here.
    pub you: String,
    /// What may be done there: `organiser`, `player` or `reader`.
    pub role: String,
    /// How the two stand.
    pub state: LinkState,
    /// Acts that wait to be sent.
    pub waiting: u64,
    /// When the two were last in step, RFC 3339, or none if not since the program began.
    pub last: Option<String>,
    /// What was set aside and is not decided yet, the oldest first.
    pub aside: Vec<AsideLine>,
}

/// How a book and its club stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum LinkState {
    /// Nothing waits, and the club was reached.
    InStep,
    /// Something waits, or the club was not asked yet.
    Waits,
    /// The club cannot be reached.
    Away {
        /// Why.
        message: String,
    },
    /// The key of this device no longer opens the club, or is not here.
    Shut {
        /// What the club says.
        message: String,
    },
    /// Something is wrong that a person has to look at.
    Stopped {
        /// The message.
        message: String,
    },
}

/// A club to join.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubJoin {
    /// The invitation, as it was sent.
    pub link: String,
}

/// Something that was set aside.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AsideRef {
    /// Its file name.
    pub name: String,
}

/// The club that the open book follows, or `None` if it follows no club.
///
/// # Errors
/// When the book cannot be read.
pub fn club_link(session: &Session, (): ()) -> Result<Option<ClubLink>, Failure> {
    let found = session.in_book(|book| {
        let follows = book.position()?.map(|_| book.path().to_path_buf());
        Ok(follows.map(|path| Ok::<_, Error>((path, book.waiting_count()?))).transpose()?)
    })?;
    let Some((path, waiting)) = found else { return Ok(None) };
    let link = Link::beside(&path)?;
    let known = session.linked().known(&path).clone();
    let state = match (&link, known.trouble) {
        (None, _) => LinkState::Shut { message: say::no_key() },
        (Some(_), Some(failure)) => state_of(failure),
        (Some(_), None) if waiting == 0 && known.last.is_some() => LinkState::InStep,
        (Some(_), None) => LinkState::Waits,
    };
    let Link { address, club, name: you, role, .. } = link.unwrap_or_else(|| Link::to(String::new(), String::new()));
    let aside = aside::lines(&path);
    Ok(Some(ClubLink { club, address, you, role, state, waiting, last: known.last, aside }))
}

fn state_of(failure: Failure) -> LinkState {
    let Failure { code, message, .. } = failure;
    let is = |known: nml_catalogue::code::Code| code == known.name;
    if is(code::NOT_INVITED) {
        LinkState::Shut { message }
    } else if is(code::CLUB_AWAY) || is(code::CLUB_UNSURE) || is(code::BUSY) {
        LinkState::Away { message }
    } else {
        LinkState::Stopped { message }
    }
}

/// Joins a club: makes a book that follows it where the person says, and opens it. `None` if they cancel.
///
/// # Errors
/// `NOT_INVITED` with why; `CLUB_AWAY`; `FILE_EXISTS`, …
pub fn club_join(session: &Session, joining: ClubJoin) -> Result<Option<BookState>, Failure> {
    joined::address_and_secret(&joining.link)?;
    let asked = Asked {
        purpose: Purpose::Save,
        title: say::join(),
        file_name: Some("club.nml".to_owned()),
        kind: Some((words::dialogs::books(), vec!["nml".to_owned()])),
    };
    let Some(mut path) = session.ask(&asked)? else { return Ok(None) };
    if path.extension().is_none() {
        path.set_extension("nml");
    }
    join(session, &joining.link, &path)?;
    session.lay(path);
    book_state(session, ()).map(Some)
}

/// Exchanges with the club now.
///
/// # Errors
/// The open book follows no club. What keeps the two apart stands in the answer.
pub fn club_exchange(session: &Session, (): ()) -> Result<ClubLink, Failure> {
    let _ = exchange(session);
    club_link(session, ())?.ok_or_else(|| Failure::new(code::NOT_SERVED, say::no_club()))
}

/// Opens what was set aside beside the book, like any other parcel.
///
/// # Errors
/// `PARCEL_GONE`: it was decided already; what else keeps it from being read.
pub fn aside_open(session: &Session, which: AsideRef) -> Result<ParcelView, Failure> {
    aside::open(session, &which.name)
}

/// Drops what was set aside: the club's version stands, and nobody asks again.
///
/// # Errors
/// `PARCEL_GONE`; `SYSTEM`.
pub fn aside_drop(session: &Session, which: AsideRef) -> Result<ClubLink, Failure> {
    aside::forget(session, &which.name)?;
    club_link(session, ())?.ok_or_else(|| Failure::new(code::NOT_SERVED, say::no_club()))
}

/// The open book and the way to its club.
fn way(session: &Session) -> Result<(PathBuf, Link), Failure> {
    let path = session.with_book(|book| Ok(book.position()?.map(|_| book.path().to_path_buf())))?;
    let path = path.ok_or_else(|| Failure::new(code::NOT_SERVED, say::no_club()))?;
    let link = key_of(&path)?;
    Ok((path, link))
}

/// The way to the club of the book at this place.
fn key_of(path: &Path) -> Result<Link, Failure> {
    Link::beside(path)?
        .ok_or_else(|| Failure::new(code::NOT_INVITED, say::no_key_there(link_file(path).display().to_string())))
}

/// The way with what the club says now of itself and of the person, kept beside the book if that is new.
fn refreshed(session: &Session, begun: &Begun, link: Link, card: ClubCard) -> Result<Link, Failure> {
    let now = Link { club: card.name, name: card.you, role: card.role, ..link.clone() };
    if now == link {
        return Ok(link);
    }
    begun.with(session, |book| {
        // Somebody may have joined again meanwhile, with another key.
        if Link::beside(book.path())?.as_ref() == Some(&link) {
            now.keep_beside(book.path())?;
            session.linked().opened(book);
        }
        Ok(())
    })?;
    Ok(now)
}

/// What went wrong on the way to a club, in the words of somebody who is not beside its database.
fn on_the_way(error: Error) -> Failure {
    if matches!(error, Error::Unsure(_)) {
        return silent(error, &say::unsure());
    }
    silent(error, &say::away())
}

/// If nobody answered, this sentence; what the network said of it is for a program.
fn silent(error: Error, sentence: &str) -> Failure {
    if let Error::Away(why) | Error::Unsure(why) = &error {
        return Failure::new(code::of_book(&error), sentence).with(serde_json::json!({ "why": why }));
    }
    error.into()
}

/// Notes what came of an exchange.
fn noted(session: &Session, book: &Path, trouble: Option<Failure>) {
    let mut known = session.linked().known(book);
    if trouble.is_none() {
        known.last = Some(clock::now());
    }
    known.trouble = trouble;
}
