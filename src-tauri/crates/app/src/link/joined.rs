//! Joining a club: a book that follows it, made from everything it has.

use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use nml_ledger::DeviceKey;
use nml_store::{Book, ClubCard, Clubs, Error, Link, Overwrite, Stats, beside, link_file};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::place::clear;
use super::silent;
use crate::admission::INVITE;
use crate::chance::Chance;
use crate::code;
use crate::failure::Failure;
use crate::lists;
use crate::session::{Session, same_file};
use crate::words::link as say;

/// What a device calls itself.
const DEVICE: &str = "No Man’s Ledger";

/// A club that was joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Joined {
    /// What it is called.
    pub club: String,
    /// The name under which things are done here.
    pub you: String,
    /// What may be done there.
    pub role: String,
    /// How many streams it has.
    pub streams: u64,
    /// Their entries.
    pub entries: u64,
}

/// Where an invitation leads, and its secret.
pub(super) fn address_and_secret(link: &str) -> Result<(String, String), Failure> {
    let parts = link.trim().split_once(INVITE).filter(|(address, secret)| !address.is_empty() && !secret.is_empty());
    let (address, secret) = parts.ok_or_else(|| Failure::new(code::NOT_INVITED, say::no_link()))?;
    Ok((address.trim_end_matches('/').to_owned(), secret.trim().to_owned()))
}

/// Joins a club by an invitation, with a book that is not there yet, or with one that follows this club and whose key is gone or
/// opens the club no longer. One that was cut off is done again with the same link.
///
/// # Errors
/// `FILE_EXISTS`; `NOT_INVITED` with why; `CLUB_AWAY`, `CLUB_DAMAGED`, …
pub fn join(session: &Session, link: &str, book: &Path) -> Result<Joined, Failure> {
    let clubs = session.linked().clubs().ok_or_else(|| Failure::new(code::NOT_SERVED, say::no_way()))?;
    let (address, secret) = address_and_secret(link)?;
    let stands = if book.exists() { Some(standing(session, book)?) } else { None };
    let known = Link::beside(book).ok().flatten().filter(|known| known.address == address);
    let opened = match &known {
        Some(known) => opens(&*clubs, known)?,
        None => None,
    };
    if stands.is_some() && opened.is_some() {
        // That book is sound.
        return Err(Error::Exists(book.to_path_buf()).into());
    }
    let (way, card) = match known.zip(opened) {
        Some(found) => found,
        None => let_in(
            &*clubs,
            &Entering { invitation: &secret, signs: session.secret().map(|secret| *secret.key()) },
            &address,
            book,
        )?,
    };
    let now = Link { club: card.name.clone(), name: card.you.clone(), role: card.role.clone(), ..way };
    let (streams, entries) = match stands {
        Some(stands) if stands.id == card.id => stands.holds,
        Some(_) => return Err(Error::Exists(book.to_path_buf()).into()),
        None => made(session, &*clubs.log(&now, None)?, &card, book)?,
    };
    now.keep_beside(book)?;
    // Only now is the key nowhere else.
    let _ = std::fs::remove_file(link_file(&coming(book)));
    Ok(Joined { club: card.name, you: card.you, role: card.role, streams, entries })
}

/// A book that is there already.
struct Standing {
    id: [u8; 16],
    holds: (u64, u64),
}

/// The book at this place, if it follows a club.
fn standing(session: &Session, path: &Path) -> Result<Standing, Failure> {
    let look = |book: &Book| -> Result<Option<Standing>, Error> {
        if book.position()?.is_none() {
            return Ok(None);
        }
        Ok(Some(Standing { id: book.id()?, holds: counted(&book.stats()?) }))
    };
    // The open book is not opened a second time.
    let open = session.in_book(|book| {
        let is = same_file(book.path(), path);
        Ok(if is { Some(look(book)?) } else { None })
    });
    let found = match open {
        Ok(Some(found)) => found,
        // Any other file there is no book.
        Ok(None) | Err(_) => Book::read(path).and_then(|book| look(&book)).ok().flatten(),
    };
    found.ok_or_else(|| Error::Exists(path.to_path_buf()).into())
}

/// The club as this key sees it. `None` if the key no longer opens the club, or not yet.
fn opens(clubs: &dyn Clubs, way: &Link) -> Result<Option<ClubCard>, Failure> {
    match clubs.card(way) {
        Ok(card) => Ok(Some(card)),
        Err(Error::Shut(_) | Error::Refused(..)) => Ok(None),
        Err(error) => Err(silence(error)),
    }
}

/// What the key is kept beside until it was let in: that of the book, if there is one, stays as it is until then.
fn coming(book: &Path) -> PathBuf {
    beside(book, ".joining")
}

/// What this computer comes in with.
struct Entering<'e> {
    /// The secret of the invitation.
    invitation: &'e str,
    /// The key that it signs with, or `None` if it cannot sign.
    signs: Option<DeviceKey>,
}

/// Has a key let in. It is kept before it is shown: an invitation lets in one device, and losing the key would waste
/// it.
fn let_in(clubs: &dyn Clubs, entering: &Entering<'_>, address: &str, book: &Path) -> Result<(Link, ClubCard), Failure> {
    let coming = coming(book);
    let before = Link::beside(&coming).ok().flatten().filter(|before| before.address == address);
    if let Some(before) = before {
        // It was let in, and the answer was lost.
        if let Some(card) = opens(clubs, &before)? {
            return Ok((before, card));
        }
        match clubs.enter(&before, entering.invitation, DEVICE, entering.signs.as_ref()) {
            Ok(()) => {
                let card = clubs.card(&before).map_err(silence)?;
                return Ok((before, card));
            }
            // A key that came in by another invitation cannot come in by a second one.
            Err(Error::Shut(_) | Error::Refused(..)) => {}
            Err(error) => return Err(silence(error)),
        }
    }
    let way = Link::to(address.to_owned(), URL_SAFE_NO_PAD.encode(Chance::fresh()?.secret()));
    way.keep_beside(&coming)?;
    let entered = clubs.enter(&way, entering.invitation, DEVICE, entering.signs.as_ref());
    if let Err(Error::Shut(_) | Error::Refused(..) | Error::Club(_)) = &entered {
        let _ = std::fs::remove_file(link_file(&coming));
    }
    entered.map_err(silence)?;
    let card = clubs.card(&way).map_err(silence)?;
    Ok((way, card))
}

/// Makes the book; gives how many streams and entries it has.
fn made(session: &Session, log: &dyn nml_store::ClubLog, card: &ClubCard, book: &Path) -> Result<(u64, u64), Failure> {
    let part = beside(book, ".part");
    clear(&part);
    let made = fill(session, log, card, &part).and_then(|filled| {
        Book::read(&part)?.backup(book, Overwrite::Refuse)?;
        Ok(filled)
    });
    clear(&part);
    made
}

/// Fills a book with all that a club holds; gives how many streams and entries that is.
fn fill(session: &Session, log: &dyn nml_store::ClubLog, card: &ClubCard, part: &Path) -> Result<(u64, u64), Failure> {
    let packs = session.packs()?;
    let mut book = Book::create(part, card.id, &card.name, &card.created)?;
    let mut position = 0;
    loop {
        let acts = log.after(position).map_err(silence)?;
        let Some(last) = acts.last() else { break };
        if acts.first().is_some_and(|first| first.position != position + 1) || last.position <= position {
            return Err(Error::Log(format!("act {} is missing", position + 1)).into());
        }
        position = last.position;
        book.follow(&acts, |_, _| Ok::<_, Failure>(Vec::new()))?;
    }
    let rows = lists::rows(&book, packs)?;
    book.rebuild(&rows)?;
    book.follow_club(position)?;
    let stats = book.stats()?;
    book.close()?;
    Ok(counted(&stats))
}

/// How many streams and entries that is.
fn counted(stats: &Stats) -> (u64, u64) {
    (stats.streams.iter().map(|(_, count)| count).sum(), stats.entries)
}

/// What went wrong while joining a club, before anything was written here.
fn silence(error: Error) -> Failure {
    silent(error, &say::not_joined())
}
