//! A club joined: a book that follows it, made of all that it holds.

use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use nml_store::{Book, ClubCard, Error, Link, Overwrite, link_file};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::on_the_way;
use super::place::{beside, clear};
use crate::admission::INVITE;
use crate::chance::Chance;
use crate::code;
use crate::failure::Failure;
use crate::lists;
use crate::session::Session;
use crate::words::link as say;

/// What a device calls itself.
const DEVICE: &str = "No Man’s Ledger";

/// A club that was joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Joined {
    /// What it is called.
    pub club: String,
    /// The name under what is done here.
    pub you: String,
    /// What may be done there.
    pub role: String,
    /// Streams of it.
    pub streams: u64,
    /// Their entries.
    pub entries: u64,
}

/// Where an invitation leads, and its secret.
pub(super) fn parted(link: &str) -> Result<(String, String), Failure> {
    let parts = link.trim().split_once(INVITE).filter(|(address, secret)| !address.is_empty() && !secret.is_empty());
    let (address, secret) = parts.ok_or_else(|| Failure::new(code::NOT_INVITED, say::NO_LINK))?;
    Ok((address.trim_end_matches('/').to_owned(), secret.trim().to_owned()))
}

/// Joins a club by an invitation, with a book that is not there yet. One that was cut off is done again with the same link.
///
/// # Errors
/// `FILE_EXISTS`; `NOT_INVITED` with why; `CLUB_AWAY`, `CLUB_DAMAGED`, …
pub fn join(session: &Session, link: &str, book: &Path) -> Result<Joined, Failure> {
    let clubs = session.linked().clubs().ok_or_else(|| Failure::new(code::NOT_SERVED, say::NO_WAY))?;
    let (address, secret) = parted(link)?;
    if book.exists() {
        return Err(Error::Exists(book.to_path_buf()).into());
    }
    // The key is kept before it is shown: an invitation lets in one device, so none may be lost on the way.
    let known = Link::beside(book).ok().flatten().filter(|known| known.address == address);
    let mut way = match known {
        Some(way) => way,
        None => kept(&address, book)?,
    };
    let mut entered = clubs.enter(&way, &secret, DEVICE);
    if matches!(entered, Err(Error::Shut(_) | Error::Refused(..))) {
        // A key that came in by another invitation comes in by no second one.
        way = kept(&address, book)?;
        entered = clubs.enter(&way, &secret, DEVICE);
    }
    if let Err(Error::Shut(_) | Error::Refused(..) | Error::Club(_)) = &entered {
        let _ = std::fs::remove_file(link_file(book));
    }
    entered.map_err(on_the_way)?;
    let card = clubs.card(&way).map_err(on_the_way)?;
    let part = beside(book, ".part");
    clear(&part);
    let filled = fill(session, &*clubs.log(&way)?, &card, &part);
    let made = filled.and_then(|filled| {
        Link { club: card.name.clone(), name: card.you.clone(), role: card.role.clone(), ..way }.keep_beside(book)?;
        Book::read(&part)?.backup(book, Overwrite::Refuse)?;
        Ok(filled)
    });
    clear(&part);
    let (streams, entries) = made?;
    Ok(Joined { club: card.name, you: card.you, role: card.role, streams, entries })
}

/// A key of its own, kept beside the book to be.
fn kept(address: &str, book: &Path) -> Result<Link, Failure> {
    let way = Link::to(address.to_owned(), URL_SAFE_NO_PAD.encode(Chance::fresh()?.secret()));
    way.keep_beside(book)?;
    Ok(way)
}

/// Fills a book with all that a club holds; gives how many streams and entries that is.
fn fill(session: &Session, log: &dyn nml_store::Log, card: &ClubCard, part: &Path) -> Result<(u64, u64), Failure> {
    let packs = session.packs()?;
    let mut book = Book::create(part, card.id, &card.name, &card.created)?;
    let mut position = 0;
    loop {
        let acts = log.after(position).map_err(on_the_way)?;
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
    Ok((stats.streams.iter().map(|(_, count)| count).sum(), stats.entries))
}
