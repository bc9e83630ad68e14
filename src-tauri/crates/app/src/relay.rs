//! A club's log for the books of its people: what a server lets them read, and how it judges what they send.
//!
//! A book that follows the club sends what somebody wrote in it without a network: entries that are already sealed. The
//! server judges them like a parcel, stream by stream, and by who sends them. What it accepts goes the way of any
//! change of this server, against the heads that it expects.
//!
//! A page in a browser has no book. It signs each call that it makes, so that the secret it is let in with is not enough; and
//! once it knows which entries came of the call, it signs their hashes ([`sign`]), as a computer does at once.

use std::collections::BTreeSet;
use std::sync::Arc;

use nml_campaign::{Command, Event};
use nml_exchange::parcel::{self, Parcel, ParcelPack, ParcelStream};
pub use nml_ledger::Hash;
use nml_ledger::{Heading, Kind, Signature, StreamId};
use nml_store::{Append, Batch, Book, ClubCard, LaterSignature, LoggedAct, PackKind, Reach};
use serde::Deserialize;

use crate::admission::InvitedAs;
use crate::clock;
use crate::code;
use crate::failure::Failure;
use crate::guests::{Guest, Needed, Role, needed};
use crate::packs::{kind_in_parcel, to_parcel};
use crate::parcels;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Battles, Campaigns, SetUps, Subject as _};
use crate::words::relay as say;

/// The most streams that one act adds to.
const STREAMS_MAX: usize = 2000;
/// The most entries that a page signs at once.
pub const SIGNATURES_MAX: usize = 500;
/// Seconds by which the clock of a page, or of another server, may differ from ours.
const CLOCKS: u64 = 120;
/// The most entries that one act adds.
const ENTRIES_MAX: usize = 50_000;

/// Whether somebody may read the whole log, and so may have a book that follows the club.
///
/// # Errors
/// `ROLE_NEEDED`.
pub fn may_follow(role: &Role) -> Result<(), Failure> {
    match role {
        Role::Organiser | Role::Member { .. } | Role::Reader { battle: None } => Ok(()),
        Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. } => Err(needed(say::no_book())),
    }
}

/// The club as a guest sees it.
///
/// # Errors
/// `NOT_SERVED`: this book is nobody's club; `ROLE_NEEDED`.
pub fn card(session: &Session, guest: &Guest) -> Result<ClubCard, Failure> {
    may_follow(&guest.role)?;
    session.log()?;
    session.with_book(|book| {
        let (id, name, created) = (book.id()?, book.name()?, book.stats()?.created);
        Ok(ClubCard { id, name, created, you: guest.name.clone(), role: InvitedAs::of(&guest.role).word().to_owned() })
    })
}

/// The acts after a position, as [`nml_store::ClubLog::after`].
///
/// # Errors
/// As [`card`]; `CLUB_AWAY`, `CLUB_DAMAGED`.
pub fn after(session: &Session, guest: &Guest, position: u64) -> Result<Vec<LoggedAct>, Failure> {
    may_follow(&guest.role)?;
    session.acts_after(position)
}

/// How far a book has got, as [`nml_store::ClubLog::reached`].
///
/// # Errors
/// As [`card`]; `CLUB_AWAY`, `CACHE_AHEAD`.
pub fn reached(session: &Session, guest: &Guest, reaches: &[Reach]) -> Result<u64, Failure> {
    may_follow(&guest.role)?;
    Ok(session.log()?.reached(reaches)?)
}

/// That an act comes from the device that it claims: one that showed a key when it came in signs what it sends, so that the
/// secret it is let in with is not enough. What stands in the act may be older than the key, or of another computer of theirs.
///
/// # Errors
/// `NOT_SIGNED`.
pub fn of_device(guest: &Guest, signed: Option<&str>, sent: &[u8]) -> Result<(), Failure> {
    let Some(key) = &guest.signs else { return Ok(()) };
    let signature = signed.and_then(|signed| Signature::read(&key.to_string(), signed).ok());
    if signature.is_some_and(|signature| signature.proves_act(sent)) {
        return Ok(());
    }
    Err(not_signed(say::another_device()))
}

fn not_signed(message: String) -> Failure {
    Failure::new(code::NOT_SIGNED, message)
}

/// A call that a page makes, as it is sent.
#[derive(Clone, Copy, Debug)]
pub struct PageCall<'c> {
    /// Its name.
    pub name: &'c str,
    /// Its input, byte by byte.
    pub input: &'c [u8],
    /// The signature, or `None` if the sender has no key.
    pub signed: Option<&'c str>,
    /// When it was made, in seconds since 1970, by the page's clock.
    pub at: Option<i64>,
}

/// That a call which changes something comes from the page that it claims: one that showed a key when it came in signs it.
/// Signed calls that are old are worth nothing, so nobody makes one a second time later.
///
/// # Errors
/// `NOT_SIGNED`; `CLOCKS_APART`.
pub fn of_page(guest: &Guest, call: &PageCall<'_>) -> Result<(), Failure> {
    let Some(key) = &guest.signs else { return Ok(()) };
    let Some((signed, at)) = call.signed.zip(call.at) else { return Err(not_signed(say::in_own_book())) };
    let signature = Signature::read(&key.to_string(), signed).ok();
    if !signature.is_some_and(|signature| signature.proves_call(call.name, at, call.input)) {
        return Err(not_signed(say::another_device()));
    }
    let now = clock::seconds(&clock::now()).unwrap_or(at);
    if now.abs_diff(at) > CLOCKS {
        return Err(Failure::new(code::CLOCKS_APART, say::clocks_apart()));
    }
    Ok(())
}

/// A page's signature of an entry.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageSignature {
    /// The entry.
    pub entry: Hash,
    /// 128 hexadecimal digits.
    pub signature: String,
}

/// Keeps what a page signed: entries that were made for it, by this server or another one of the club. Which they are, the
/// entries say themselves, so no server has to remember it: they are unsigned, stand under the name of this guest, and are no
/// older than the device. One that is signed already keeps what it has.
///
/// # Errors
/// `NOT_SIGNED`: the device has no key, or did not sign this; `ROLE_NEEDED`: an entry is somebody else’s; `NO_ENTRY`;
/// `TOO_LARGE`; `CLUB_AWAY`.
pub fn sign(session: &Session, guest: &Guest, since: &str, signatures: &[PageSignature]) -> Result<(), Failure> {
    match &guest.role {
        Role::Organiser | Role::Member { .. } => {}
        Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. } => return Err(needed(say::only_reads())),
    }
    let key = guest.signs.as_ref().ok_or_else(|| not_signed(say::another_device()))?;
    if signatures.len() > SIGNATURES_MAX {
        return Err(Failure::new(code::TOO_LARGE, say::too_large()));
    }
    let mut later = Vec::new();
    for PageSignature { entry, signature } in signatures {
        let signature = Signature::read(&key.to_string(), signature).ok().filter(|signed| signed.proves(entry));
        later.push((*entry, signature.ok_or_else(|| not_signed(say::another_device()))?));
    }
    // Another server of the club may have made them.
    session.catch_up()?;
    let name = crate::person::name(&guest.name);
    let signatures = session.with_book(|book| {
        let mut all = Vec::new();
        for (entry, signature) in later {
            let unknown = || Failure::new(code::NO_ENTRY, say::no_entry());
            let stream = book.stream_of(&entry)?.ok_or_else(unknown)?;
            let sealed = book.entry(stream, &entry)?.ok_or_else(unknown)?;
            let frame = sealed.frame().map_err(|fault| nml_store::Error::Entry { stream, fault })?;
            let older = clock::seconds(&frame.at)
                .zip(clock::seconds(since))
                .is_none_or(|(made, since)| made.saturating_add_unsigned(CLOCKS) < since);
            if frame.by != name || older {
                return Err(needed(say::another_name()));
            }
            if sealed.signature.is_none() {
                all.push(LaterSignature { stream, entry, signature });
            }
        }
        Ok(all)
    })?;
    if signatures.is_empty() {
        return Ok(());
    }
    session.append(&Batch { signatures, ..Batch::at(clock::now()) })
}

/// What became of an act that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It was added; the position up to which this server has followed then.
    Now(u64),
    /// It was here already, and is acknowledged once more.
    Before(u64),
}

impl Taken {
    /// The position up to which this server has followed.
    #[must_use]
    pub const fn position(self) -> u64 {
        let (Self::Now(position) | Self::Before(position)) = self;
        position
    }
}

/// Takes in an act that was written elsewhere.
///
/// # Errors
/// `STALE`; `ROLE_NEEDED` with who may; what is wrong with an entry, a stream or a pack. In each case nothing was
/// changed. `CLUB_AWAY`, `CLUB_UNSURE`.
pub fn append(session: &Session, guest: &Guest, batch: &Batch) -> Result<Taken, Failure> {
    may_follow(&guest.role)?;
    session.log()?;
    let entries: usize = batch.appends.iter().map(|append| append.entries.len()).sum();
    if !batch.signatures.is_empty() {
        // A signature that comes later than its entry is for the entry's author to make.
        return Err(needed(say::another_name()));
    }
    if batch.appends.len() > STREAMS_MAX || entries > ENTRIES_MAX {
        return Err(Failure::new(code::TOO_LARGE, say::too_large()));
    }
    // Another server may have acknowledged what this act goes on from.
    session.catch_up()?;
    if known(session, batch)? {
        return session.followed().map(Taken::Before);
    }
    match judge(session, guest, batch).and_then(|()| session.append(batch)) {
        Ok(()) => session.followed().map(Taken::Now),
        // It was taken in by another server meanwhile, or its answer was lost.
        Err(refused) if session.catch_up().is_err() || !known(session, batch)? => Err(refused),
        Err(_) => session.followed().map(Taken::Before),
    }
}

/// The Warbands that begin with an act.
#[must_use]
pub fn mustered(batch: &Batch) -> Vec<StreamId> {
    let begins = |append: &&Append| append.header.as_deref().is_some_and(|header| is(header, Kind::Warband));
    batch.appends.iter().filter(begins).map(|append| append.stream).collect()
}

fn is(header: &[u8], kind: Kind) -> bool {
    Heading::read(header).is_ok_and(|heading| heading.format == kind)
}

/// Whether all that an act adds to streams is here already.
fn known(session: &Session, batch: &Batch) -> Result<bool, Failure> {
    if batch.appends.is_empty() {
        return Ok(false);
    }
    session.with_book(|book| Ok(book.holds_all(batch)?))
}

/// Judges an act before it is sent on.
fn judge(session: &Session, guest: &Guest, batch: &Batch) -> Result<(), Failure> {
    let own = match &guest.role {
        Role::Organiser => None,
        Role::Member { warbands } => Some(warbands),
        Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. } => return Err(needed(say::only_reads())),
    };
    if let Some(own) = own {
        of_member(own, &guest.name, batch)?;
    }
    // Heads and chains first: entries are folded only if they follow from what is here.
    session.with_book(|book| Ok(book.prove(batch)?))?;
    let streams = session.with_book(|book| batch.appends.iter().map(|append| added(book, append)).collect())?;
    let parcel = Parcel { packs: batch.packs.iter().map(to_parcel).collect(), streams, ..Parcel::default() };
    if own.is_some() && !parcel.packs.is_empty() {
        let named = parcel::named(&parcel.streams);
        let rests =
            |pack: &ParcelPack| kind_in_parcel(pack) != PackKind::Pack || named.contains(&pack.hash().to_string());
        if !parcel.packs.iter().all(rests) {
            return Err(needed(Needed::Organiser.sentence()));
        }
    }
    let begun: BTreeSet<_> =
        batch.appends.iter().filter(|append| append.header.is_some()).map(|append| append.stream).collect();
    parcels::fits(session, &parcel, &begun)?;
    own.map_or(Ok(()), |own| {
        let begun = mustered(batch);
        let owns =
            |warband: &str| own.iter().any(|one| one == warband) || begun.iter().any(|id| id.to_string() == warband);
        parcel.streams.iter().zip(&batch.appends).try_for_each(|(stream, append)| of_own(session, owns, stream, append))
    })
}

/// What a player of the club sends stands under their name, and brings packs only with what rests on them.
fn of_member(own: &[String], name: &str, batch: &Batch) -> Result<(), Failure> {
    let name = crate::person::name(name);
    if batch.appends.is_empty() {
        return Err(needed(Needed::Organiser.sentence()));
    }
    let begun = mustered(batch).len();
    if begun > 0 && own.len() + begun > crate::admission::WARBANDS_MAX {
        return Err(Failure::new(code::TOO_MANY, crate::words::table::enough(crate::admission::WARBANDS_MAX)));
    }
    for append in &batch.appends {
        for sealed in &append.entries {
            let bad = |fault| nml_store::Error::Entry { stream: append.stream, fault };
            if sealed.frame().map_err(bad)?.by != name {
                return Err(needed(say::another_name()));
            }
        }
    }
    Ok(())
}

/// What a player of the club may add to:
///
/// * Warbands of theirs, and new ones;
/// * what such a Warband is called and allowed in a campaign;
/// * set-ups that they begin, or that fielded one of theirs before;
/// * battles that field one. What they say there is not told apart by side: a book without a network logs for both.
///
/// A call over the network is judged differently (`serve/src/may.rs`): there everybody has their own screen, and
/// set-ups and battles begin with the organiser.
fn of_own(
    session: &Session,
    owns: impl Fn(&str) -> bool,
    stream: &ParcelStream,
    append: &Append,
) -> Result<(), Failure> {
    let begins = append.header.is_some();
    let may = match stream.heading.format {
        Kind::Warband => begins || owns(&append.stream.to_string()),
        Kind::Battle => {
            let open = if begins {
                Arc::new(Open::<Battles>::foreign(stream)?)
            } else {
                session.look::<Battles>(&append.stream.to_string())?
            };
            open.start.field.forces.iter().any(|force| owns(&force.warband))
        }
        Kind::Scenario if SetUps::concerns(&stream.header) => {
            // Going by what stood before: fielding a Warband of one's own makes a set-up nobody's.
            begins || {
                let before = session.look::<SetUps>(&append.stream.to_string())?;
                before.state.forces.iter().flatten().any(|fielded| owns(&fielded.warband))
            }
        }
        Kind::Campaign => !begins && describes(session, owns, append)?,
        Kind::Scenario | Kind::Rotation | Kind::Evening | Kind::HousePack => false,
    };
    if may { Ok(()) } else { Err(needed(say::not_yours(stream.heading.format))) }
}

/// Whether all that is added to a campaign is what a Warband of theirs is called and allowed now, as it follows from a change of
/// that Warband: player and lateness stay the organiser's to say.
fn describes(session: &Session, owns: impl Fn(&str) -> bool, append: &Append) -> Result<bool, Failure> {
    let before = session.look::<Campaigns>(&append.stream.to_string())?;
    let known = before.log.kept().len();
    let after = before.with(&append.entries)?;
    let mut added = after.kept().iter().skip(known).peekable();
    Ok(added.peek().is_some()
        && added.all(|kept| {
            let Some(Command::Describe { entry }) = kept.command() else { return false };
            let known = before.state.enrolment(&entry.warband);
            let same = known.is_some_and(|known| known.player == entry.player && known.late_by == entry.late_by);
            let follows = matches!(kept.events(), [Event::Described { entry: event }] if event == entry);
            owns(&entry.warband) && follows && same
        }))
}

/// What is added to a stream, under its header; if the book has the stream, only that. A long battle is judged as
/// quickly as one that has just begun.
fn added(book: &Book, append: &Append) -> Result<ParcelStream, Failure> {
    let header = match &append.header {
        Some(header) => header.clone(),
        None => book.header(append.stream)?,
    };
    let heading = Heading::read(&header).map_err(nml_store::Error::Header)?;
    Ok(ParcelStream { heading, header, entries: append.entries.clone() })
}
